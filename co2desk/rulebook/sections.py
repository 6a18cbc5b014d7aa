"""Which sections the rules of an edition have, and what leads to each: resources/rules/<edition>.yaml."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from co2desk import paths
from co2desk.components.documents import EDITION
from co2desk.components.problems import PackError, Problem
from co2desk.components.reader import Cursor
from co2desk.components.yamldoc import parse_yaml, read_bytes
from co2desk.engine.machine.phrases import phrase
from co2desk.engine.table.kit import Kit
from co2desk.rulebook.board_examples import BoardExample, read_example, read_game

# What may lead to a section, and the keys of its entry in the file.
TOPICS = ("rules", "switches", "actions", "decisions", "events", "places", "variants")
SHOWN = ("tables", "pictures")
BOARD = "board"  # the example as a position
MOST = 40  # entries of one list


@dataclass(frozen=True)
class Section:
    """A section, its number in the book ("3.2"), and what leads to it, by the names of TOPICS."""

    code: str
    chapter: str
    number: str
    topics: dict[str, tuple[str, ...]]
    tables: tuple[str, ...]
    pictures: tuple[str, ...]
    board: BoardExample | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        return self.topics["rules"]

    @property
    def switches(self) -> tuple[str, ...]:
        return self.topics["switches"]


class Sections:
    """All sections of an edition in their order, and the way to each of them."""

    def __init__(self, sections: tuple[Section, ...]) -> None:
        self.all = sections
        self.by_code = {section.code: section for section in sections}
        self._found = {
            (topic, name): section
            for section in sections
            for topic, names in section.topics.items()
            for name in names
        }

    def find(self, topic: str, name: str) -> Section | None:
        """Where something is explained; `topic` is one of TOPICS."""
        return self._found.get((topic, name))


def sections_of(kit: Kit) -> Sections:
    """Raises PackError when the file is damaged."""
    path = paths.resources_dir() / "rules" / f"{kit.edition}.yaml"
    return _read(kit.edition, read_bytes(path), str(path))


@lru_cache(maxsize=4)
def _read(edition: str, data: bytes, file: str) -> Sections:
    document = parse_yaml(data, file)
    problems: list[Problem] = []
    root = Cursor(document, document.tree, "", problems).block([EDITION, "chapters"], ["game"])
    root[EDITION].word([edition])
    game = {EDITION: edition, **(read_game(root["game"]) if "game" in root else {})}
    found = tuple(
        _section(code, chapter, f"{first}.{second}", cursor, game)
        for first, (chapter, sections) in enumerate(_entries(root["chapters"]), 1)
        for second, (code, cursor) in enumerate(_entries(sections), 1)
    )
    if problems:
        raise PackError(tuple(problems))
    return Sections(found)


def _entries(cursor: Cursor) -> list[tuple[str, Cursor]]:
    """What stands in a block, in the order of the file."""
    names = list(cursor.value) if isinstance(cursor.value, dict) else []
    return list(cursor.block(names).items())


def _section(code: str, chapter: str, number: str, cursor: Cursor, game: dict[str, object]) -> Section:
    parts = cursor.block([], optional=(*TOPICS, *SHOWN, BOARD))
    lists = {name: _words(parts[name]) if name in parts else () for name in (*TOPICS, *SHOWN)}
    topics = {topic: lists[topic] for topic in TOPICS}
    board = read_example(parts[BOARD], game, code) if BOARD in parts else None
    return Section(code, chapter, number, topics, lists["tables"], lists["pictures"], board)


def _words(cursor: Cursor) -> tuple[str, ...]:
    words = []
    for item in cursor.items(1, MOST):
        if isinstance(item.value, str):
            words.append(item.value)
        else:
            item.complain(phrase("a name"))
    return tuple(words)
