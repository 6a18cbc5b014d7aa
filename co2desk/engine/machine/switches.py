"""Named switches: places where a rule can be read in more than one way.

An edition lists its switches as the fields of a frozen dataclass. The first value of a field is its default;
`settles` names the entries of the specification that the switch decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields
from typing import Any, NamedTuple, TypeVar

Value = str | int | tuple[int, ...]
S = TypeVar("S")


class Switch(NamedTuple):
    """One switch as people see it: its key, what it settles, its values (the first is the default)."""

    key: str
    settles: tuple[str, ...]
    values: tuple[Value, ...]


def switch(*values: Value, settles: str) -> Any:
    """A dataclass field whose first value is the default."""
    return field(default=values[0], metadata={"values": values, "settles": tuple(settles.split())})


def catalogue_of(cls: type[Any]) -> tuple[Switch, ...]:
    """Every switch of an edition, for people and for the loader of rulebook profiles."""
    return tuple(Switch(f.name, f.metadata["settles"], f.metadata["values"]) for f in fields(cls))


def problem_with(cls: type[Any], key: str, value: object) -> str:
    """Why `value` cannot be used for switch `key`: a code, or "" when it can."""
    found = cls.__dataclass_fields__.get(key)
    if found is None:
        return "unknown_switch"
    values = found.metadata["values"]
    if value in values and type(value) is type(values[0]):
        return ""
    return "unknown_value"


def make_switches(cls: type[S], values: Mapping[str, Value]) -> S:
    """The defaults with `values` in their place; raises ValueError for a wrong one."""
    for key, value in values.items():
        code = problem_with(cls, key, value)
        if code:
            raise ValueError(f"{code}: {key}={value!r}")
    return cls(**values)
