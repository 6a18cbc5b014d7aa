"""Reads lessons from YAML. Everything that is wrong with a file is said at once, with its line and key."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from co2desk import paths
from co2desk.components.documents import Document
from co2desk.components.problems import PackError, Problem
from co2desk.components.reader import Cursor
from co2desk.components.yamldoc import read_yaml
from co2desk.engine.machine.actions import KINDS
from co2desk.engine.machine.phrases import phrase
from co2desk.lessons.records import DO, READ, WATCH, Change, Chapter, Lesson, Step, Written
from co2desk.session.editions import EDITIONS

FOLDER = "lessons"
PLAY = "play"  # what can come after a chapter besides the next one
MOST_CHAPTERS, MOST_STEPS, MOST_ACTIONS, MOST_PLACES, MOST_CHANGES = 12, 40, 20, 12, 80
# Words for what YAML's plain part, which has words and whole numbers only, cannot write.
CONSTANTS = {"nothing": None, "true": True, "false": False}


@cache
def load_lessons() -> tuple[Lesson, ...]:
    """All lessons, in the order of their files' names. Raises PackError."""
    return tuple(load_lesson(path) for path in sorted((paths.resources_dir() / FOLDER).glob("*.yaml")))


def load_lesson(path: Path) -> Lesson:
    """The lesson of a file. Raises PackError with everything that is wrong with it."""
    document = read_yaml(path)
    problems: list[Problem] = []
    lesson = _Reader(document, path.stem, problems).lesson()
    if problems:
        raise PackError(tuple(problems))
    return lesson


class _Reader:
    def __init__(self, document: Document, name: str, problems: list[Problem]) -> None:
        self.document, self.name, self.problems = document, name, problems

    def lesson(self) -> Lesson:
        root = Cursor(self.document, self.document.tree, "", self.problems).block(["edition", "chapters"])
        edition = root["edition"].word(EDITIONS)
        chapters = [self._chapter(edition, cursor) for cursor in root["chapters"].items(1, MOST_CHAPTERS)]
        self._all_different(root["chapters"], [chapter.code for chapter in chapters])
        return Lesson(self.name, edition, tuple(chapters))

    def _chapter(self, edition: str, cursor: Cursor) -> Chapter:
        parts = cursor.block(["chapter", "game", "steps"], ["position", "then"])
        code = self._name(parts["chapter"])
        options = plain(parts["game"].value)
        if not isinstance(options, dict):
            parts["game"].complain(phrase("a block of keys"))
            options = {}
        changes = read_changes(parts["position"]) if "position" in parts else ()
        key = f"{self.name}.{code}"
        steps = [self._step(key, step) for step in parts["steps"].items(1, MOST_STEPS)]
        self._all_different(parts["steps"], [step.code for step in steps])
        return Chapter(
            code,
            self.name,
            {"edition": edition, **options},
            changes,
            tuple(steps),
            self.document.file,
            leads_to_play="then" in parts and bool(parts["then"].word([PLAY])),
        )

    def _step(self, chapter: str, cursor: Cursor) -> Step:
        """A step says what it is by the key that holds the name of its text."""
        kind = next(
            (kind for kind in (DO, WATCH) if isinstance(cursor.value, dict) and kind in cursor.value), READ
        )
        extra = {READ: [], DO: ["actions"], WATCH: ["actions"]}[kind]
        optional = ["point", "expect", *(["show"] if kind == DO else [])]
        parts = cursor.block([kind, *extra], optional)
        actions = read_actions(parts["actions"]) if "actions" in parts else ()
        shown: Written = next(iter(actions), {})
        if "show" in parts:
            shown = next(iter(read_actions(parts["show"])), {})
        return Step(
            code=f"{chapter}.{self._name(parts[kind])}",
            kind=kind,
            line=self.document.place(cursor.path).line,
            actions=actions,
            shown=shown,
            point=read_places(parts["point"]) if "point" in parts else (),
            expect=read_changes(parts["expect"]) if "expect" in parts else (),
        )

    def _name(self, cursor: Cursor) -> str:
        if isinstance(cursor.value, str) and cursor.value.isidentifier():
            return cursor.value
        cursor.complain(phrase("a name"))
        return ""

    def _all_different(self, cursor: Cursor, codes: list[str]) -> None:
        for number, code in enumerate(codes):
            if code and code in codes[:number]:
                cursor.complain(phrase("every key once"), phrase("one of them twice"))


def read_actions(cursor: Cursor) -> tuple[Written, ...]:
    found = []
    for item in cursor.items(1, MOST_ACTIONS):
        if not isinstance(item.value, dict):
            item.complain(phrase("a block of keys"))
            continue
        parts = item.block(["do"], [key for key in item.value if key != "do"])
        parts["do"].word(sorted(KINDS))
        found.append({key: plain(value) for key, value in item.value.items()})
    return tuple(found)


def read_changes(cursor: Cursor) -> tuple[Change, ...]:
    found = []
    for item in cursor.items(1, MOST_CHANGES):
        parts = item.block(["at", "to"])
        at = parts["at"]
        if not isinstance(at.value, str):
            at.complain(phrase("a name"))
            continue
        found.append(Change(at.value, plain(parts["to"].value), cursor.document.place(item.path).line))
    return tuple(found)


def read_places(cursor: Cursor) -> tuple[str, ...]:
    items = cursor.items(1, MOST_PLACES)
    for item in items:
        if not isinstance(item.value, str):
            item.complain(phrase("a name"))
    return tuple(str(item.value) for item in items)


def plain(value: Any) -> Any:
    """A value of the file as it stands in a document of the game."""
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, list):
        return [plain(item) for item in value]
    return CONSTANTS.get(value, value) if isinstance(value, str) else value
