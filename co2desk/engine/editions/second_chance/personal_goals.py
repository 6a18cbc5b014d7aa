"""Personal goals of the cooperative and solo games, and the solo cards (specification 17.2, 17.4).

Personal goals are looked at when the game ends (A79), except the summit held alone, which counts from then
on. Solo cards bound to a decade are looked at when that decade ends. Settles A5, A24, A32, A49, A50, A66,
A73, A79.
"""

from __future__ import annotations

from collections.abc import Callable

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...table.events import SoloGoalMissed
from ...table.ids import Player
from .goals import PLANTS
from .table import LevelPlant, SecondChanceTable

Count = Callable[[SecondChanceTable, Player], int]
SMALLEST_SUMMIT = 2  # topics


def _own_ceps(table: SecondChanceTable, player: Player) -> int:
    if table.setting.switches.goal_cep == "hand":
        return table.cep[player]
    return table.cep[player] + sum(table.region_cep[region] for region in table.controlled(player))


def _finished_tracks(table: SecondChanceTable, player: Player) -> int:
    setting = table.setting
    return sum(table.level(player, e) == setting.track_length(e) for e in range(setting.energies))


def _plants_in(table: SecondChanceTable, player: Player) -> list[int]:
    """A player's plants by region."""
    return [sum(type(plant) is LevelPlant and plant.owner == player for plant in row) for row in table.demand]


def _infrastructures_in(table: SecondChanceTable, player: Player) -> list[int]:
    return [table.infrastructures_in(region, player) for region in range(table.setting.regions)]


def _plants_by_type(table: SecondChanceTable, player: Player) -> list[int]:
    first = player * table.setting.energies
    return table.plants_built[first : first + table.setting.energies]


def _different(counts: list[int]) -> int:
    return sum(count > 0 for count in counts)


COUNTED: dict[str, Count] = {
    "cep_owned": _own_ceps,
    "cep_in_controlled_region": lambda t, p: max((t.region_cep[r] for r in t.controlled(p)), default=0),
    "small_summit_alone": lambda t, p: t.small_summit_alone[p],
    "tech_owned": lambda t, p: t.tech[p],
    "scientists_recruited": lambda t, p: t.setting.kit.scientists - t.pool_scientists[p],
    "money_owned": lambda t, p: t.money[p],
    "tracks_finished": _finished_tracks,
    "regions_controlled": lambda t, p: t.controller.count(p),
    "infrastructure_same_type": lambda t, p: max(t.infrastructures_of(p)),
    "infrastructure_types": lambda t, p: _different(t.infrastructures_of(p)),
    "infrastructure_in_one_region": lambda t, p: max(_infrastructures_in(t, p)),
    "infrastructure_regions": lambda t, p: _different(_infrastructures_in(t, p)),
    "plants_same_type": lambda t, p: max(_plants_by_type(t, p)),
    "plant_types": lambda t, p: _different(_plants_by_type(t, p)),
    "plants_in_one_region": lambda t, p: max(_plants_in(t, p)),
    "plant_regions": lambda t, p: _different(_plants_in(t, p)),
}


def progress(table: SecondChanceTable, player: Player, card: int) -> tuple[int, int]:
    """What a player has of what a goal counts, and what is needed."""
    goal = table.setting.personal_by_number[card]
    return COUNTED[goal.kind](table, player), goal.needed[table.setting.players]


def fulfilled(table: SecondChanceTable, player: Player) -> int:
    """How many of a player's goals are met now."""
    return sum(
        have >= needed for have, needed in (progress(table, player, c) for c in table.personal[player])
    )


def goals_needed(table: SecondChanceTable, player: Player) -> int:
    """How many of their goals a player has to meet: among partners one, alone all (16.1, 16.3)."""
    return 1 if table.setting.players > 1 else len(table.personal[player])


# --- solo cards ------------------------------------------------------------------------------------------


def _plant_goals_done(table: SecondChanceTable) -> int:
    return sum(table.env_done[: len(table.env_tiles[PLANTS])])


SOLO_COUNTED: dict[str, Callable[[SecondChanceTable], int]] = {
    "tracks_finished": lambda t: _finished_tracks(t, 0),
    "plants_built": lambda t: t.plants_total(0),
    "plant_in_every_region": lambda t: _different(_plants_in(t, 0)),
    "all_personal_goals": lambda t: fulfilled(t, 0),
    "plant_goals_by_decade": _plant_goals_done,
    "region_cep": lambda t: t.region_cep[t.setting.kit.regions.index("asia")],
    "every_summit_size": lambda t: _different(t.summits_by_size[SMALLEST_SUMMIT:]),
    "replaced_fossil": lambda t: t.replaced,
}


def solo_progress(table: SecondChanceTable) -> tuple[int, int] | None:
    """What there is of what the solo card counts, and what is needed; None if there is nothing to count."""
    card = table.setting.solo_by_number.get(table.solo_card)
    if card is None or card.kind not in SOLO_COUNTED:
        return None
    needed = {
        "plant_in_every_region": table.setting.regions,
        "all_personal_goals": len(table.personal[0]),
        "every_summit_size": len(table.summits_by_size[SMALLEST_SUMMIT:]),
    }.get(card.kind, card.amount)
    return SOLO_COUNTED[card.kind](table), needed


def solo_goal_met(table: SecondChanceTable) -> bool:
    """Is the solo card, if there is one, met by the position as it is now?"""
    card = table.setting.solo_by_number.get(table.solo_card)
    if card is not None and card.kind == "no_lobbyist_in_decade":
        return not table.cards_in_decade_1
    counted = solo_progress(table)  # a harder start is a goal of its own: winning is enough
    return counted is None or counted[0] >= counted[1]


def latch_solo_goal(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task at the end of a decade: a card bound to this decade is decided now."""
    card = table.setting.solo_by_number.get(table.solo_card)
    if card is not None and card.decade == table.decade and not solo_goal_met(table):
        table.solo_kept = 0
        emit(SoloGoalMissed(card.number))


def solo_goal_kept(table: SecondChanceTable) -> bool:
    """At the end: latched cards as they were decided, all others as they stand."""
    card = table.setting.solo_by_number.get(table.solo_card)
    if card is None:
        return True
    return bool(table.solo_kept) if card.decade else solo_goal_met(table)
