"""What is true of every position and every step, in both editions (first edition: specification 18; Second
Chance: 20).

The checks state the game from outside: they ask no rule and count everything anew. They accept any table that
is well formed, so that a position written by hand can be checked too. A check names its invariant, the first
edition's as I-nn and that of Second Chance as In; what an edition knows better comes as an argument.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...table.ids import NONE, Region, Space, grant_of, region_of
from ...table.shapes import Problem
from ...table.table import FossilPlant, Table

Found = Iterator[Problem]


def problem(where: str, code: str, **values: int | str) -> Problem:
    return Problem(where, code, tuple(values.items()))


def found_by(checks: Iterable[Callable[..., Found]], *tables: Table) -> list[Problem]:
    """Everything that some checks find in one position, or about a step from one to another."""
    return [found for check in checks for found in check(*tables)]


def waits_for(table: Table, *kinds: str) -> bool:
    """Whether a frame of these kinds is still to be carried out."""
    return any(frame.kind in kinds for frame in table.stack)


def players(table: Table) -> range:
    return range(table.setting.players)


def plants(table: Table) -> Iterator[tuple[Region, Any]]:
    """Every green plant, with its region."""
    for region in range(table.setting.regions):
        for plant in table.green_plants(region):
            yield region, plant


def projects(table: Table) -> Iterator[tuple[Space, int]]:
    """Every project tile on a project space, with its energy."""
    for space, energy in enumerate(table.space_energy):
        if energy != NONE:
            yield space, energy


def fossils(table: Table) -> list[int]:
    return [plant.fossil for row in table.demand for plant in row if isinstance(plant, FossilPlant)]


def ppm_on_board(table: Table) -> int:
    return sum(table.setting.base.fossils[fossil].ppm for fossil in fossils(table))


def twice(cards: Iterable[int]) -> list[int]:
    return [card for card, count in Counter(cards).items() if count > 1]


def space_name(table: Table, space: Space) -> str:
    kit = table.setting.base
    return f"{kit.regions[region_of(space)]}/{kit.grants[grant_of(space)]}"
