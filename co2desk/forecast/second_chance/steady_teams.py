"""What teams of steady computer players reached: measured, not estimated (`packaging/measure_teams.py`).

Games are told apart by mode, number of players and difficulty. The file is read with the first forecast for
a team.
"""

from __future__ import annotations

import json
from functools import cache
from typing import NamedTuple

from co2desk.engine.editions.second_chance.setting import SOLO
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.forecast.second_chance.records import SteadyTeams
from co2desk.paths import resources_dir

FILE = "measured/steady_teams.json"


class Measured(NamedTuple):
    """One decade of one kind of game."""

    games: int
    reached: int
    survived: int
    # By the number of turns left:
    left: tuple[int, ...]  # points after the decade if it ended now, the median of all teams
    gain: tuple[int, ...]  # points that one team in four gained or spared from there to the end


Kind = tuple[str, int, str]  # mode, players, difficulty


@cache
def measured() -> dict[Kind, tuple[Measured, ...]]:
    """Every kind of game that was measured, with all its decades."""
    document = json.loads((resources_dir() / FILE).read_text(encoding="utf-8"))
    return {
        (kind["mode"], kind["players"], kind["difficulty"]): tuple(
            Measured(
                document["games"],
                decade["reached"],
                decade["survived"],
                tuple(decade["left"]),
                tuple(decade["gain"]),
            )
            for decade in kind["decades"]
        )
        for kind in document["kinds"]
    }


def decades_of(table: SecondChanceTable) -> tuple[Measured, ...]:
    """None for a kind of game that was not measured."""
    setting = table.setting
    return measured().get((setting.mode, setting.players, setting.variants.difficulty), ())


def steady_teams(table: SecondChanceTable, turns: int) -> SteadyTeams | None:
    """How steady teams fared in this decade. Inspectors make the cooperative game harder; such games were not
    measured. Alone there are always inspectors."""
    setting, decades = table.setting, decades_of(table)
    if table.decade > len(decades) or (setting.inspectors and setting.mode != SOLO):
        return None
    now = decades[table.decade - 1]
    return SteadyTeams(now.games, now.reached, now.survived, at(now.left, turns) if now.reached else 0)


def gain_in_reach(table: SecondChanceTable, turns: int) -> int:
    """What so many turns at the end of this decade can bring a team. A decade that no measured team has
    reached is judged by the last one that some have."""
    gains = [decade.gain for decade in decades_of(table)[: table.decade] if decade.reached]
    return at(gains[-1], turns) if gains else 0


def at(by_turns: tuple[int, ...], turns: int) -> int:
    """The values of an owner's own copy may give a decade more turns than were measured."""
    return by_turns[min(turns, len(by_turns) - 1)]
