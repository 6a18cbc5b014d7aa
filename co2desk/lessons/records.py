"""What a lesson is made of. The files are explained in docs/lessons.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

READ, DO, WATCH = "read", "do", "watch"
LEARNER = 0  # the seat of the person who learns; the lesson plays all others

# An action as it is written in a save. What a learner is asked for may leave keys out: any value will do.
Written = Mapping[str, object]


class Change(NamedTuple):
    """A value of a position, by its path in the document of a table."""

    at: str
    to: object
    line: int  # of the file, for whoever has written it


@dataclass(frozen=True, slots=True)
class Step:
    """`code` finds its text, and with `.do` behind it what the learner is asked to do."""

    code: str
    kind: str  # READ, DO or WATCH
    line: int
    actions: tuple[Written, ...] = ()  # DO: any of these is wanted; WATCH: all of them are played by others
    shown: Written = field(default_factory=dict)  # DO: what "Show me" does
    point: tuple[str, ...] = ()  # places of the board that are lit
    expect: tuple[Change, ...] = ()  # what the texts promise of the position after the step

    @property
    def length(self) -> int:
        """How many actions it takes."""
        return {READ: 0, DO: 1, WATCH: len(self.actions)}[self.kind]


@dataclass(frozen=True, slots=True)
class Chapter:
    code: str
    lesson: str
    options: Mapping[str, object]  # of the game; see docs/save-format.md
    changes: tuple[Change, ...]  # to the position in which a new game begins
    steps: tuple[Step, ...]
    file: str
    leads_to_play: bool = False  # whoever has finished it can play such a game

    @property
    def key(self) -> str:
        """Names it among the chapters of all lessons."""
        return f"{self.lesson}.{self.code}"


@dataclass(frozen=True, slots=True)
class Lesson:
    name: str
    edition: str
    chapters: tuple[Chapter, ...]

    def chapter(self, code: str) -> Chapter:
        return next(chapter for chapter in self.chapters if chapter.code == code)
