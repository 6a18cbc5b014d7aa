"""Actions that were taken back. They are entries of a game's log like the actions themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import one_of, phrase

FREE = "free"  # nothing hidden had come up, and nobody else had decided
AGREED = "agreed"  # the table was asked, and agreed
PRACTICE = "practice"  # one person alone, a game for practice, or a program: no limit
WAYS = (FREE, AGREED, PRACTICE)


class TakeBack(NamedTuple):
    """The last `undo` actions do not count any more."""

    undo: int
    how: str = FREE

    def to_json(self) -> dict[str, Any]:
        return self._asdict()


def is_take_back(document: object) -> bool:
    return isinstance(document, dict) and "undo" in document


def read_take_back(document: dict[str, Any], most: int) -> TakeBack:
    """The entry of a log in which `most` actions can be taken back. Raises BadDocumentError."""
    count, how = document["undo"], document.get("how")
    if set(document) != {"undo", "how"}:
        raise BadDocumentError("", phrase("an object with the keys {keys}", keys="undo, how"))
    if type(count) is not int or not 1 <= count <= most:
        count = phrase("a whole number from {least} to {most}", least=1, most=most)
        raise BadDocumentError("undo", count if most else phrase("something to undo"))
    if how not in WAYS:
        raise BadDocumentError("how", one_of(WAYS))
    return TakeBack(count, how)


def take_backs(log: Sequence[object]) -> list[tuple[int, TakeBack]]:
    """The take-backs of a log in their order, each with the number of actions before it that still count."""
    counts = still_counting(log)
    return [(counts[number], entry) for number, entry in enumerate(log, 1) if isinstance(entry, TakeBack)]


def still_counting(log: Sequence[object]) -> list[int]:
    """For every number of entries, how many actions among them still count: none that was undone later."""
    counts = [0]
    for entry in log:
        counts.append(counts[-1] - entry.undo if isinstance(entry, TakeBack) else counts[-1] + 1)
    for number in reversed(range(len(log))):
        counts[number] = min(counts[number], counts[number + 1])
    return counts
