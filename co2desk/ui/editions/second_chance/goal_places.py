"""Which places of the board hold what a personal goal counts, so that pointing at the goal shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from co2desk.engine.editions.second_chance.table import LevelPlant, SecondChanceTable
from co2desk.engine.table.ids import Player, Region
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

Where = Callable[[SecondChanceTable, Player], Iterator[PlaceKey]]


def _controlled(part: Callable[[Region], PlaceKey]) -> Where:
    return lambda table, player: map(part, table.controlled(player))


def _own(goods: PlaceKey) -> Where:
    return lambda table, player: iter((goods,))


def _plants(player_of: Callable[[LevelPlant], Player]) -> Where:
    """Plants that a player has built, or that stand on the player's infrastructure."""

    def found(table: SecondChanceTable, player: Player) -> Iterator[PlaceKey]:
        for region, row in enumerate(table.demand):
            for slot, plant in enumerate(row):
                if isinstance(plant, LevelPlant) and player_of(plant) == player:
                    yield at.slot(region, slot)

    return found


_built = _plants(lambda plant: plant.owner)
_hosted = _plants(lambda plant: plant.host)


def _infrastructures(table: SecondChanceTable, player: Player) -> Iterator[PlaceKey]:
    """With and without a plant (A73)."""
    yield from (at.space(space) for space, host in enumerate(table.space_host) if host == player)
    yield from _hosted(table, player)


def _small_summits(table: SecondChanceTable, player: Player) -> Iterator[PlaceKey]:
    return (at.summit(n) for n in range(len(table.summit_tile)) if len(table.topics(n)) == 2)


def _to_recruit(table: SecondChanceTable, player: Player) -> Iterator[PlaceKey]:
    return (at.pool(number) for number in range(table.pool_scientists[player]))


def _tracks(table: SecondChanceTable, player: Player) -> Iterator[PlaceKey]:
    return (at.track(energy) for energy in range(table.setting.energies))


COUNTED_AT: dict[str, Where] = {
    "cep_owned": _own(at.CEP),
    "cep_in_controlled_region": _controlled(at.region_cep),
    "small_summit_alone": _small_summits,
    "tech_owned": _own(at.TECH),
    "scientists_recruited": _to_recruit,
    "money_owned": _own(at.MONEY),
    "tracks_finished": _tracks,
    "regions_controlled": _controlled(at.control),
    "infrastructure_same_type": _infrastructures,
    "infrastructure_types": _infrastructures,
    "infrastructure_in_one_region": _infrastructures,
    "infrastructure_regions": _infrastructures,
    "plants_same_type": _built,
    "plant_types": _built,
    "plants_in_one_region": _built,
    "plant_regions": _built,
}
