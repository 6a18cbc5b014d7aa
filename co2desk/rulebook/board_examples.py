"""The example of a section as a position on the board: how it comes about, and which places of it are shown.

It is written as a lesson is (docs/lessons.md): the options of a game, what is changed in it, what is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from co2desk.components.reader import Cursor
from co2desk.engine.machine.phrases import phrase
from co2desk.lessons.positions import laid_out
from co2desk.lessons.reader import plain, read_actions, read_changes, read_places
from co2desk.lessons.records import LEARNER, Change, Written
from co2desk.session import Session

READER = LEARNER  # the seat that the examples call "you", and from which the board is seen


@dataclass(frozen=True)
class BoardExample:
    """`shows` and `lit` are places as lessons write them: a picture of each, and what stands out in them."""

    options: Mapping[str, object]
    changes: tuple[Change, ...]
    actions: tuple[Written, ...]
    shows: tuple[str, ...]
    lit: tuple[str, ...]
    file: str
    code: str  # of the section

    def session(self) -> Session:
        """The position. Raises PackError, BadDocumentError or IllegalActionError for one that cannot be."""
        session = laid_out(self.options, self.changes, self.file, self.code)
        for written in self.actions:
            session.play(session.game.codec.action_from_json(dict(written)))
        return session


def read_game(cursor: Cursor) -> dict[str, Any]:
    """The options of a game, as in a save."""
    options = plain(cursor.value)
    if isinstance(options, dict):
        return options
    cursor.complain(phrase("a block of keys"))
    return {}


def read_example(cursor: Cursor, game: Mapping[str, object], code: str) -> BoardExample:
    """`game` are the options that all examples have, unless one has its own."""
    parts = cursor.block(["shows"], optional=("game", "position", "actions", "lit"))
    return BoardExample(
        {**game, **(read_game(parts["game"]) if "game" in parts else {})},
        read_changes(parts["position"]) if "position" in parts else (),
        read_actions(parts["actions"]) if "actions" in parts else (),
        read_places(parts["shows"]),
        read_places(parts["lit"]) if "lit" in parts else (),
        cursor.document.file,
        code,
    )
