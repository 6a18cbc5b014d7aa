"""What the open environmental goals are going to cost, decade by decade (12).

Every open tile costs points at the end of each decade. How likely it is to be achieved until then depends on
how near the team is to it: levels that are missing, projects that are begun, seats that are free.
"""

from __future__ import annotations

from functools import lru_cache

from co2desk.engine.editions.second_chance.goals import watched_tiles
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import INSTALLED, region_of
from co2desk.engine.table.table import FossilPlant

REGION, TYPE, HALF, LAST, TOPIC, SIZE = range(6)
KINDS = {
    "plant_in_region": REGION,
    "plant_of_type": TYPE,
    "knowledge_half": HALF,
    "knowledge_last": LAST,
    "summit_topic": TOPIC,
    "summit_size": SIZE,
}
# How likely a tile is to be achieved in the turns of one decade, by how near it is. Ours, none is a rule.
PLANT_BY_STAGE = (0.30, 0.45, 0.75, 0.45)  # nothing yet, planned, infrastructure, being prepared
PLANT_TWICE = 0.12  # two more plants are needed
HALF_BY_LEVELS = (1.0, 0.92, 0.80, 0.65, 0.5, 0.4, 0.3)  # levels that are missing
LAST_BY_LEVELS = (1.0, 0.9, 0.75, 0.6, 0.45, 0.33, 0.25, 0.18, 0.12, 0.08, 0.05)
SUMMIT_BY_SEATS = (1.0, 0.70, 0.45, 0.33, 0.25, 0.12)  # free seats; 5 stands for "no such summit on display"
SUMMIT_TWICE = 0.12
NO_SUMMIT = 5

CLASSES = (*PLANT_BY_STAGE, PLANT_TWICE, *HALF_BY_LEVELS, *LAST_BY_LEVELS, *SUMMIT_BY_SEATS, SUMMIT_TWICE)
TWICE_PLANT = len(PLANT_BY_STAGE)
FIRST_HALF = TWICE_PLANT + 1
FIRST_LAST = FIRST_HALF + len(HALF_BY_LEVELS)
FIRST_SUMMIT = FIRST_LAST + len(LAST_BY_LEVELS)
TWICE_SUMMIT = FIRST_SUMMIT + len(SUMMIT_BY_SEATS)
STEPS = 16  # in which a decade is divided
LATER = 1.7  # what a later decade achieves, compared with the first: more scientists, more money


@lru_cache(maxsize=64)
def layout(
    setting: SecondChanceSetting, shown: tuple[tuple[int, ...], ...]
) -> tuple[tuple[int, int, int], ...]:
    """For each tile on display: its kind, its value, and how many events it needs (A33)."""
    found: list[tuple[int, int, int]] = []
    seen: dict[tuple[int, int], int] = {}
    for group, row in enumerate(shown):
        for number in row:
            tile = setting.kit.environmental[group][number]
            what = KINDS[tile.kind], tile.value
            seen[what] = seen.get(what, 0) + 1
            found.append((*what, seen[what]))
    return tuple(found)


@lru_cache(maxsize=8)
def costs(prices: tuple[int, ...]) -> tuple[tuple[tuple[tuple[float, ...], ...], ...], ...]:
    """By decade, part of the decade that is left and class: the cost in this decade and each later one."""
    return tuple(
        tuple(
            tuple(
                tuple(
                    price * (1.0 - chance) ** (left / STEPS + LATER * later)
                    for later, price in enumerate(prices[decade:])
                )
                for chance in CLASSES
            )
            for left in range(STEPS + 1)
        )
        for decade in range(len(prices))
    )


def open_tiles(  # noqa: PLR0912 - one branch for each kind of tile
    table: SecondChanceTable, best: list[int], left: int
) -> list[float]:
    """The cost of this decade and of each later one; `best` are the highest levels, `left` the part of the
    decade that is left, in sixteenths."""
    setting = table.setting
    energies = setting.energies
    by_region = [0] * setting.regions
    by_type = [0] * energies
    for space, there in enumerate(table.space_stage):
        if there:
            stage = min(there, INSTALLED)  # one that is being prepared is as good as installed
            region = region_of(space)
            by_region[region] = max(by_region[region], stage)
            energy = table.space_energy[space]
            by_type[energy] = max(by_type[energy], stage)
    by_topic = [NO_SUMMIT] * energies
    by_size = [NO_SUMMIT] * 5
    summits = setting.kit.summits
    for tile, seats in zip(table.summit_tile, table.summit_seats, strict=True):
        if tile >= 0:
            free = seats.count(-1)
            topics = summits[tile]
            by_size[len(topics)] = min(by_size[len(topics)], free)
            for topic in topics:
                by_topic[topic] = min(by_topic[topic], free)
    table_of = costs(setting.kit.decade_prices)[table.decade - 1][left]
    total = [0.0] * len(table_of[0])
    watched = watched_tiles(table) if setting.inspectors else ()
    done = table.env_done
    for index, (kind, value, copy) in enumerate(layout(setting, table.env_tiles)):
        if done[index]:
            continue
        if kind == HALF:
            number = FIRST_HALF + max(0, setting.kit.marks[value].half - best[value])
        elif kind == LAST:
            number = FIRST_LAST + setting.track_length(value) - best[value]
        elif kind == TOPIC:
            number = FIRST_SUMMIT + by_topic[value]
            if copy > table.summits_by_topic[value] + 1:
                number = TWICE_SUMMIT
        elif kind == SIZE:
            number = FIRST_SUMMIT + by_size[value]
            if copy > table.summits_by_size[value] + 1:
                number = TWICE_SUMMIT
        elif kind == TYPE:
            number = by_type[value]
            if copy > 1 and copy > sum(table.plants_built[value::energies]) + 1:
                number = TWICE_PLANT
        else:
            number = by_region[value]
            if copy > 1 and copy > green(table.demand[value]) + 1:
                number = TWICE_PLANT
        cost = table_of[number]
        for later, part in enumerate(cost):
            total[later] += part
        if index in watched:
            total[0] += cost[0]
    return total


def green(row: tuple[object, ...]) -> int:
    """The green plants of a region."""
    count = 0
    for plant in row:
        if plant is not None and type(plant) is not FossilPlant:
            count += 1
    return count
