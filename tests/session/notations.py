"""What the tests of the notation share."""

from __future__ import annotations

from dataclasses import replace
from functools import cache

import pytest

from co2desk.components import Pack
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions, Session
from co2desk.session.notation import read_notation, to_notation

from .helpers import played


def same_game(one: Session, other: Session) -> bool:
    """The same beginning, the same readings, the same actions, the same end."""
    return (one.game.fingerprint(), one.actions, one.readings, one.options) == (
        other.game.fingerprint(),
        other.actions,
        other.readings,
        other.options,
    )


def same_recorded_game(one: Session, other: Session) -> bool:
    """The same, but for what the options name: readings that were usual when a game was recorded may have to
    be named today."""
    both = [replace(session.options, switches={}) for session in (one, other)]
    return both[0] == both[1] and (one.game.fingerprint(), one.actions, one.readings) == (
        other.game.fingerprint(),
        other.actions,
        other.readings,
    )


def refusal_of(text: str, pack: Pack | None = None) -> tuple[str, str]:
    """The line and the expectation with which a text is refused."""
    with pytest.raises(BadDocumentError) as caught:
        read_notation(text, pack)
    return caught.value.where, caught.value.expected


def line_number(text: str, beginning: str) -> int:
    return next(number for number, line in enumerate(text.split("\n"), start=1) if line.startswith(beginning))


@cache
def a_record() -> str:
    return to_notation(played(GameOptions(players=2, seed=7), 40), ["Anna", "Ben"])
