"""Which places of the board hold what a personal goal counts, so that pointing at the goal shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from co2desk.engine.editions.second_chance.table import LevelPlant
from co2desk.ui.models.places import Key

Where = Callable[[Any, int], Iterator[Key]]  # of a table and a player


def _controlled(kind: str) -> Where:
    return lambda table, player: ((kind, region) for region in table.controlled(player))


def _own(kind: str) -> Where:
    return lambda table, player: iter(((kind,),))


def _plants(part: str) -> Where:
    """Plants that a player has built, or that stand on the player's infrastructure."""

    def found(table: Any, player: int) -> Iterator[Key]:
        for region, row in enumerate(table.demand):
            for slot, plant in enumerate(row):
                if type(plant) is LevelPlant and getattr(plant, part) == player:
                    yield "slot", region, slot

    return found


def _infrastructures(table: Any, player: int) -> Iterator[Key]:
    """With and without a plant (A73)."""
    yield from (("space", space) for space, host in enumerate(table.space_host) if host == player)
    yield from _plants("host")(table, player)


def _small_summits(table: Any, player: int) -> Iterator[Key]:
    return (("summit", n) for n in range(len(table.summit_tile)) if len(table.topics(n)) == 2)


def _to_recruit(table: Any, player: int) -> Iterator[Key]:
    return (("pool", number) for number in range(table.pool_scientists[player]))


def _tracks(table: Any, player: int) -> Iterator[Key]:
    return (("track", energy) for energy in range(table.setting.energies))


COUNTED_AT: dict[str, Where] = {
    "cep_owned": _own("cep"),
    "cep_in_controlled_region": _controlled("region_cep"),
    "small_summit_alone": _small_summits,
    "tech_owned": _own("tech"),
    "scientists_recruited": _to_recruit,
    "money_owned": _own("money"),
    "tracks_finished": _tracks,
    "regions_controlled": _controlled("control"),
    "infrastructure_same_type": _infrastructures,
    "infrastructure_types": _infrastructures,
    "infrastructure_in_one_region": _infrastructures,
    "infrastructure_regions": _infrastructures,
    "plants_same_type": _plants("owner"),
    "plant_types": _plants("owner"),
    "plants_in_one_region": _plants("owner"),
    "plant_regions": _plants("owner"),
}
