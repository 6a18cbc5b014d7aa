"""One warning: a code and its values, never a sentence."""

from __future__ import annotations

from typing import NamedTuple

Value = int | str | tuple[str, ...]


class Warning(NamedTuple):  # noqa: A001 - what players call it; this package raises none of Python's
    code: str
    values: tuple[tuple[str, Value], ...] = ()


def warn(code: str, **values: Value) -> Warning:
    """A warning with its values in the order in which they were named."""
    return Warning(code, tuple(values.items()))
