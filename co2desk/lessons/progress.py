"""How far somebody is in the lessons: what is finished, and where each chapter was left."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from co2desk.lessons.records import Chapter


@dataclass(frozen=True, slots=True)
class Progress:
    """By chapter (`Chapter.key`): the code of the step that comes next. Steps are found again
    by their codes, so that a lesson may change."""

    left_at: Mapping[str, str] = field(default_factory=dict)  # by chapter: the code of a step
    finished: frozenset[str] = frozenset()
    last: str = ""  # the chapter that was open last

    def at(self, chapter: Chapter, number: int) -> Progress:
        """The learner is at a step. The last one finishes the chapter, and a chapter stays finished."""
        is_last = number == len(chapter.steps) - 1
        left_at = {key: code for key, code in self.left_at.items() if key != chapter.key}
        if not is_last and number:
            left_at[chapter.key] = chapter.steps[number].code
        finished = self.finished | {chapter.key} if is_last else self.finished
        return Progress(left_at, finished, chapter.key)

    def step_of(self, chapter: Chapter) -> int:
        """Where to go on; 0 for a chapter that was never begun, or was finished."""
        codes = [step.code for step in chapter.steps]
        left = self.left_at.get(chapter.key, "")
        return codes.index(left) if left in codes else 0

    def is_finished(self, chapter: Chapter) -> bool:
        return chapter.key in self.finished

    def to_text(self) -> str:
        return json.dumps(
            {"left_at": dict(self.left_at), "finished": sorted(self.finished), "last": self.last}
        )

    @classmethod
    def from_text(cls, text: object) -> Progress:
        """What was written by any version. Odd values do no harm: then nothing has been learnt yet."""
        try:
            found: Any = json.loads(text) if isinstance(text, str) else {}
        except (ValueError, RecursionError):
            return cls()
        if not isinstance(found, dict):
            return cls()
        left_at, finished, last = found.get("left_at"), found.get("finished"), found.get("last")
        return cls(
            {str(key): str(code) for key, code in left_at.items()} if isinstance(left_at, dict) else {},
            frozenset(map(str, finished)) if isinstance(finished, list) else frozenset(),
            last if isinstance(last, str) else "",
        )
