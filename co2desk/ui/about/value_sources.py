"""Which parts of the box hold values that no rulebook prints, counted from the pack's own `source` marks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Part(NamedTuple):
    """One part of a pack (its first key): how many values it has, and whose they are."""

    key: str
    reconstructed: int  # our own, because they are printed on the pieces alone
    own: int  # typed in by the owner of a copy
    total: int


def parts(sources: Mapping[str, str]) -> list[Part]:
    """The parts of a pack in its order. `sources` are those of `co2desk.components.Pack`."""
    by_part: dict[str, list[str]] = {}
    for path, source in sources.items():
        by_part.setdefault(path.partition(".")[0], []).append(source)
    return [
        Part(key, found.count("reconstructed"), found.count("own_copy"), len(found))
        for key, found in by_part.items()
    ]
