"""What is true of the pieces of every position, one function for each statement (specification 18).

The checks state the game from outside: they ask no rule and count everything anew. They accept any table
that is well formed, so that a position written by hand can be checked too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ...table.ids import EMPTY, GRANTS, NONE, Region
from ...table.shapes import Problem
from ...table.table import FossilPlant, GreenPlant
from .table import FirstTable

Found = Iterator[Problem]


def problem(where: str, code: str, **values: int | str) -> Problem:
    return Problem(where, code, tuple(values.items()))


def waits_for(table: FirstTable, *kinds: str) -> bool:
    """Whether a frame of these kinds is still to be carried out."""
    return any(frame.kind in kinds for frame in table.stack)


def in_supply(table: FirstTable) -> bool:
    """Inside the supply phase, or in the auction that comes before it."""
    return waits_for(table, "pollution_check", "decade")


def building_in(table: FirstTable) -> set[Region]:
    """Regions with a plant whose control has not been checked yet: the exception of I-12 and I-13."""
    return {f.data[0] // GRANTS for f in table.stack if f.kind == "build_control" and f.data}


def players(table: FirstTable) -> range:
    return range(table.setting.players)


def plants(table: FirstTable) -> Iterator[tuple[Region, GreenPlant]]:
    for region, row in enumerate(table.demand):
        for plant in row:
            if isinstance(plant, GreenPlant):
                yield region, plant


def fossils(table: FirstTable) -> list[int]:
    return [plant.fossil for row in table.demand for plant in row if isinstance(plant, FossilPlant)]


def twice(cards: Iterable[int]) -> list[int]:
    return [card for card, count in Counter(cards).items() if count > 1]


def ceps_are_conserved(table: FirstTable) -> Found:
    """I-01: every CEP is in the bank, the market, a region or a hand."""
    total = table.bank + table.market + sum(table.region_cep) + sum(table.cep)
    if total != table.setting.kit.cep:
        yield problem("bank", "cep_not_conserved", total=total, expected=table.setting.kit.cep)


def tech_is_conserved(table: FirstTable) -> Found:
    """I-02: every cube is in the supply, a region or a hand."""
    total = table.tech_supply + sum(table.region_tech) + sum(table.tech)
    if total != table.setting.kit.tech:
        yield problem("tech_supply", "tech_not_conserved", total=total, expected=table.setting.kit.tech)


def price_is_on_the_scale(table: FirstTable) -> Found:
    """I-03: the price stays between its ends."""
    kit = table.setting.kit
    if not kit.price_min <= table.price <= kit.price_max:
        yield problem("price", "price_off_scale", lo=kit.price_min, hi=kit.price_max)


def market_is_refilled(table: FirstTable) -> Found:
    """I-04: the market is empty only when the bank is."""
    if not table.market and table.bank:
        yield problem("market", "market_not_refilled", bank=table.bank)


def regions_keep_their_limit(table: FirstTable) -> Found:
    """I-05: no region holds more CEPs than its limit."""
    kit = table.setting.kit
    for name, ceps, limit in zip(kit.regions, table.region_cep, kit.cep_limit, strict=True):
        if ceps > limit:
            yield problem(f"region_cep.{name}", "region_over_limit", limit=limit)


def scientists_are_conserved(table: FirstTable) -> Found:
    """I-06: each player's scientists are in hand, in the pool, on projects or on summits."""
    at_summits = [owner for seats in table.summit_seats for owner in seats]
    for player in players(table):
        total = table.hand_scientists[player] + table.pool_scientists[player]
        total += table.space_scientist.count(player) + at_summits.count(player)
        if total != table.setting.kit.scientists:
            expected = table.setting.kit.scientists
            yield problem(
                f"hand_scientists.{player}", "scientists_not_conserved", total=total, expected=expected
            )


def scientists_stand_on_projects(table: FirstTable) -> Found:
    """I-07: a scientist stands on a project, never on an empty space; a project has an energy."""
    for space, stage in enumerate(table.space_stage):
        name = f"{table.setting.kit.regions[space // GRANTS]}/{table.setting.kit.grants[space % GRANTS]}"
        if (stage == EMPTY) != (table.space_energy[space] == NONE):
            yield problem(f"space_energy.{name}", "stage_and_energy_differ")
        if stage == EMPTY and table.space_scientist[space] >= 0:
            yield problem(f"space_scientist.{name}", "scientist_without_project")


def summits_have_one_seat_a_topic(table: FirstTable) -> Found:
    """I-07: a summit has a seat for each topic; its tile lies nowhere else."""
    for summit, seats in enumerate(table.summit_seats):
        if len(seats) != len(table.topics(summit)):
            yield problem(f"summit_seats.{summit}", "wrong_seats", expected=len(table.topics(summit)))
    for tile in twice(tile for tile in (*table.summit_tile, *table.summit_pile) if tile != NONE):
        yield problem("summit_tile", "tile_twice", tile=tile)


def full_summits_are_noted(table: FirstTable) -> Found:
    """I-07: a full summit is waiting or being held, and between two turns there is none."""
    full = [i for i, seats in enumerate(table.summit_seats) if seats and min(seats) >= 0]
    held = [f.data[0] for f in table.stack if f.kind == "summit_close" and f.data]
    if sorted((*table.summits_full, *held)) != full:
        yield problem("summits_full", "full_summits_differ", expected=" ".join(map(str, full)))
    if full and table.active < 0:
        yield problem("summits_full", "full_summit_between_turns")


def demand_is_filled_from_the_left(table: FirstTable) -> Found:
    """I-08: no gap in a region's slots, and after the supply phase one plant for each decade so far.

    Only a preset that takes many tiles out of the game can leave too few for every slot (G-06)."""
    if len(table.fossil_pile) + len(table.fossil_removed) < sum(row.count(None) for row in table.demand):
        return
    decades = table.decade - 1 if in_supply(table) else table.decade
    for name, row in zip(table.setting.kit.regions, table.demand, strict=True):
        occupied = sum(plant is not None for plant in row)
        if None in row[:occupied]:
            yield problem(f"demand.{name}", "gap_in_demand")
        if occupied < min(decades, len(row)):
            yield problem(f"demand.{name}", "demand_not_met", expected=min(decades, len(row)))


def co2_follows_the_board(table: FirstTable) -> Found:
    """I-09: the level is the sum of the fossil plants; since the supply phase it can only have fallen."""
    total = sum(table.setting.kit.fossils[fossil].ppm for fossil in fossils(table))
    if table.co2 != total:
        yield problem("co2", "co2_differs", expected=total)
    if not in_supply(table) and table.co2 > table.level_after_supply:
        yield problem("level_after_supply", "level_rose", expected=table.co2)


def fossil_tiles_are_conserved(table: FirstTable) -> Found:
    """I-10: every fossil tile is on the board, in the pile, replaced, or out of the game by the preset."""
    setting = table.setting
    found = Counter((*fossils(table), *table.fossil_pile, *table.fossil_removed, *table.fossil_out))
    preset = next((p for p in setting.kit.presets if p.name == setting.variants.preset), None)
    for number, kind in enumerate(setting.kit.fossils):
        if found[number] != kind.tiles:
            yield problem("fossil_pile", "fossils_not_conserved", fossil=kind.name, expected=kind.tiles)
        out = preset.removed[number] if preset else 0
        if table.fossil_out.count(number) != out:
            yield problem("fossil_out", "fossils_not_conserved", fossil=kind.name, expected=out)


def plant_tiles_are_conserved(table: FirstTable) -> Found:
    """I-10: every plant is in its stack, in order, or on the board; who built which is counted right."""
    built = Counter((plant.owner, plant.energy) for _, plant in plants(table))
    for energy, name in enumerate(table.setting.kit.energies):
        stack = table.plant_stack[energy]
        placed = [plant.tile for _, plant in plants(table) if plant.energy == energy]
        if sorted((*stack, *placed)) != list(range(len(table.setting.kit.plants[energy]))):
            yield problem(f"plant_stack.{name}", "plants_not_conserved")
        if list(stack) != sorted(stack):
            yield problem(f"plant_stack.{name}", "stack_out_of_order")
        for player in players(table):
            if table.plants_of(player, energy) != built[player, energy]:
                expected = built[player, energy]
                yield problem(f"plants_built.{player}.{name}", "plants_built_differ", expected=expected)


def project_tiles_are_conserved(table: FirstTable) -> Found:
    """I-10: every project is in the supply or on the board; start projects are laid out at the start."""
    kit = table.setting.kit
    for energy, name in enumerate(kit.energies):
        total = table.projects_left[energy] + table.space_energy.count(energy)
        if total != kit.projects_per_energy:
            expected = kit.projects_per_energy
            yield problem(f"projects_left.{name}", "projects_not_conserved", total=total, expected=expected)
    if table.start_tiles and not waits_for(table, "start_region", "start_space"):
        yield problem("start_tiles", "only_before_the_game")


def agendas_are_kept(table: FirstTable) -> Found:
    """I-11: every project and plant is on its region's agenda, and every agenda is a tile of the game."""
    kit = table.setting.kit
    for tile in (Counter(table.agenda) - Counter(kit.agendas)).elements():
        yield problem("agenda", "no_such_agenda", energies=" ".join(kit.energies[e] for e in tile))
    found = [(space // GRANTS, energy) for space, energy in enumerate(table.space_energy) if energy != NONE]
    found += [(region, plant.energy) for region, plant in plants(table)]
    for region, energy in found:
        if energy not in table.agenda[region]:
            yield problem(f"agenda.{kit.regions[region]}", "not_on_agenda", energy=kit.energies[energy])


def uncontrolled_regions_can_pay(table: FirstTable) -> Found:
    """I-12: a region that nobody controls has a CEP for each of its empty slots (6.2, G-05)."""
    for region, name in enumerate(table.setting.kit.regions):
        empty = table.demand[region].count(None)
        pays_itself = table.controller[region] < 0 and region not in building_in(table)
        if pays_itself and table.region_cep[region] < empty:
            yield problem(f"region_cep.{name}", "region_cannot_pay", expected=empty)


def controllers_own_a_plant(table: FirstTable) -> Found:
    """I-13: a region with a green plant is controlled, by somebody who owns a plant there, no other is.

    Where discs are limited (D-01), the builder may have had none left to take control with."""
    always = not table.setting.switches.discs_per_player
    for region, name in enumerate(table.setting.kit.regions):
        owners, controller = table.owners_in(region), table.controller[region]
        if controller >= 0 and controller not in owners:
            yield problem(f"controller.{name}", "controller_without_plant", player=controller)
        if controller < 0 and owners and always and region not in building_in(table):
            yield problem(f"controller.{name}", "controller_missing")


def regions_without_fossils_are_full(table: FirstTable) -> Found:
    """I-14: the first slot starts with a fossil plant, which is replaced only when the region is full."""
    for name, row in zip(table.setting.kit.regions, table.demand, strict=True):
        if None in row and not any(isinstance(plant, FossilPlant) for plant in row):
            yield problem(f"demand.{name}", "fossil_missing")


def nobody_owes(table: FirstTable) -> Found:
    """I-15 (and I-02): goods are never negative; only points may be."""
    stocks = {"money": table.money, "cep": table.cep, "tech": table.tech, "region_cep": table.region_cep}
    stocks |= {"region_tech": table.region_tech, "supplies": [table.bank, table.market, table.tech_supply]}
    for where, amounts in stocks.items():
        if min(amounts) < 0:
            yield problem(where, "negative_amount")


def expertise_fits_the_tracks(table: FirstTable) -> Found:
    """I-16: no level is beyond the end of its track."""
    energies = table.setting.energies
    for index, level in enumerate(table.expertise):
        player, energy = divmod(index, energies)
        length = table.setting.track_length(energy)
        if not 0 <= level <= length:
            name = table.setting.kit.energies[energy]
            yield problem(f"expertise.{player}.{name}", "level_off_track", length=length)


def no_more_fossils_than_visits(table: FirstTable) -> Found:
    """I-20: a visit in the supply phase draws at most one tile, where the region has a slot of the decade."""
    setting = table.setting
    tiles = sum(kind.tiles for kind in setting.kit.fossils) - len(table.fossil_out)
    to_visit = {frame.data[0] for frame in table.stack if frame.kind == "demand" and frame.data}
    if waits_for(table, "decade", "energy_demand", "first_region"):
        to_visit = set(range(setting.regions))
    most = sum(min(table.decade - (r in to_visit), slots) for r, slots in enumerate(setting.kit.slots))
    if tiles - len(table.fossil_pile) > most:
        yield problem("fossil_pile", "too_many_fossils_drawn", most=most)
