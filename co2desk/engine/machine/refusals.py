"""Why an action cannot be taken: a code, the numbers behind it, and the rule that says so.

A refusal never holds a sentence. `co2desk.text` turns the code and its values into words, and the
edition's reference table turns `rule` into the section of each printed rulebook.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple


class Refusal(NamedTuple):
    code: str
    rule: str
    values: tuple[tuple[str, int | str], ...] = ()


@lru_cache(maxsize=4096, typed=True)
def refuse(code: str, rule: str, **values: int | str) -> Refusal:
    """A refusal with its values in the order in which they were named.

    Legal lists are made by refusing, and the same few refusals come again and again."""
    return Refusal(code, rule, tuple(values.items()))


def told(*refusals: Refusal | None) -> Iterator[Refusal]:
    """Those that there are."""
    return (refusal for refusal in refusals if refusal is not None)


class IllegalActionError(Exception):
    """Raised by the validated door when an action is refused. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
