"""Component packs: the built-in one, an owner's own values on top of it, and the values in a saved game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Generic, Literal, NamedTuple, TypeVar

from co2desk import paths
from co2desk.components.documents import EDITION, Document, from_object, merged
from co2desk.components.first import read_first
from co2desk.components.first_checks import check_first
from co2desk.components.problems import PackError, Problem, describe
from co2desk.components.reader import Cursor
from co2desk.components.second_chance import read_second_chance
from co2desk.components.second_chance_checks import check_second_chance
from co2desk.components.sources import sources_of
from co2desk.components.yamldoc import parse_yaml, read_bytes, read_yaml
from co2desk.engine.machine.phrases import one_of
from co2desk.engine.table.kit import Kit

AnyKit = TypeVar("AnyKit", bound=Kit)


class _Edition(NamedTuple, Generic[AnyKit]):
    """How the packs of an edition are read and checked."""

    read: Callable[[Cursor], AnyKit]
    check: Callable[[AnyKit, Document], list[Problem]]


_EDITIONS: dict[str, _Edition[Any]] = {
    "first": _Edition(read_first, check_first),
    "second_chance": _Edition(read_second_chance, check_second_chance),
}
EDITIONS = tuple(_EDITIONS)


@dataclass(frozen=True, slots=True)
class Pack:
    """The values of one game.

    `document` holds them as plain data for saves, in the form of the pack file; treat it as read-only.
    `sources` says where each comes from, by its path in the file: `plants.solar.1.vp`, `agendas.3`.
    """

    kit: Kit
    document: dict[str, object]
    sources: Mapping[str, str]


def load_pack(edition: str, own: Path | Literal["auto"] | None = "auto") -> Pack:
    """The built-in pack of an edition, with the values of an own copy in place of the built-in ones.

    `own` is a file, or "auto" for the one in the owner's data directory if it exists. Raises PackError.
    """
    if edition not in EDITIONS:
        raise PackError((Problem("", 0, EDITION, one_of(EDITIONS), describe(edition)),))
    if own == "auto":
        candidate = paths.user_packs_dir() / f"{edition}.yaml"
        own = candidate if candidate.exists() or candidate.is_symlink() else None
    if own is None:
        return _built_in(edition)
    document, problems = merged(read_yaml(_built_in_path(edition)), read_yaml(own))
    return _pack(edition, document, problems)


def _built_in_path(edition: str) -> Path:
    return paths.resources_dir() / "packs" / f"{edition}.yaml"


def _built_in(edition: str) -> Pack:
    path = _built_in_path(edition)
    return _parsed(edition, read_bytes(path), str(path))


@lru_cache(maxsize=4)
def _parsed(edition: str, data: bytes, file: str) -> Pack:
    """Nearly every game is played with the built-in values: they are read and checked once."""
    return _pack(edition, parse_yaml(data, file), [])


def pack_from_document(document: object) -> Pack:
    """The pack of a saved game. Its values are checked like those of a file. Raises PackError."""
    values = from_object(document, "document")
    # What does not say is read as the first edition, which then complains of that, and of anything else.
    edition = values.tree.get(EDITION, EDITIONS[0]) if isinstance(values.tree, dict) else EDITIONS[0]
    if edition not in EDITIONS:
        raise PackError((values.problem(EDITION, one_of(EDITIONS), describe(edition)),))
    return _recorded(edition, _Recorded(values))


class _Recorded:
    """Values that are equal to others when they are written alike: `True` is not 1."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.text = repr(document.tree)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Recorded) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)


@lru_cache(maxsize=8)
def _recorded(edition: str, values: _Recorded) -> Pack:
    """Most saves hold the same values, and checking them takes longer than replaying a game."""
    return _pack(edition, values.document, [])


def _pack(edition: str, document: Document, problems: list[Problem]) -> Pack:
    """Reads and checks a document. What is not even shaped like a pack is not checked any further."""
    read, check = _EDITIONS[edition]
    kit = read(Cursor(document, document.tree, "", problems))
    sources: dict[str, str] = {}
    if not problems:
        sources, problems = sources_of(document)
        problems += check(kit, document)
    if problems or not isinstance(document.tree, dict):
        raise PackError(tuple(problems))
    return Pack(kit, document.tree, sources)
