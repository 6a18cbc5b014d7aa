"""What is true of the pieces of every position of the first edition (specification 18).

What both editions share is in `rules/invariants`; here is what only this edition has, or knows better.
"""

from __future__ import annotations

from ...rules.invariants import Found, plants, ppm_on_board, problem, waits_for
from ...rules.invariants import positions as shared
from ...table.ids import Region, region_of
from ...table.table import FossilPlant
from .table import FirstTable


def in_supply(table: FirstTable) -> bool:
    """Inside the supply phase, or in the auction that comes before it."""
    return waits_for(table, "pollution_check", "decade")


def building_in(table: FirstTable) -> set[Region]:
    """Regions with a plant whose control has not been checked yet: the exception of I-12 and I-13."""
    return {region_of(f.data[0]) for f in table.stack if f.kind == "build_control" and f.data}


def demand_is_filled_from_the_left(table: FirstTable) -> Found:
    """I-08: no gap in a region's slots, and after the supply phase one plant for each decade so far.

    Only a preset that takes many tiles out of the game can leave too few for every slot (G-06)."""
    if len(table.fossil_pile) + len(table.fossil_removed) >= sum(row.count(None) for row in table.demand):
        decades = table.decade - 1 if in_supply(table) else table.decade
        yield from shared.demand_is_filled_from_the_left(table, decades)


def co2_follows_the_board(table: FirstTable) -> Found:
    """I-09: the level is the sum of the fossil plants; since the supply phase it can only have fallen."""
    if table.co2 != ppm_on_board(table):
        yield problem("co2", "co2_differs", expected=ppm_on_board(table))
    if not in_supply(table) and table.co2 > table.level_after_supply:
        yield problem("level_after_supply", "level_rose", expected=table.co2)


def fossil_tiles_are_conserved(table: FirstTable) -> Found:
    """I-10: every fossil tile is on the board, in the pile, replaced, or out of the game by the preset."""
    setting = table.setting
    preset = next((p for p in setting.kit.presets if p.name == setting.variants.preset), None)
    out = preset.removed if preset else (0,) * len(setting.kit.fossils)
    yield from shared.fossil_tiles_are_conserved(table, out)


def plant_tiles_are_conserved(table: FirstTable) -> Found:
    """I-10: every plant is in its stack, in order, or on the board."""
    for energy, name in enumerate(table.setting.kit.energies):
        stack = table.plant_stack[energy]
        placed = [plant.tile for _, plant in plants(table) if plant.energy == energy]
        if sorted((*stack, *placed)) != list(range(len(table.setting.kit.plants[energy]))):
            yield problem(f"plant_stack.{name}", "plants_not_conserved")
        if list(stack) != sorted(stack):
            yield problem(f"plant_stack.{name}", "stack_out_of_order")


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


def uncontrolled_regions_can_pay(table: FirstTable) -> Found:
    """I-12: a region that nobody controls has a CEP for each of its empty slots (6.2, G-05)."""
    for region, name in enumerate(table.setting.kit.regions):
        empty = table.demand[region].count(None)
        pays_itself = table.controller[region] < 0 and region not in building_in(table)
        if pays_itself and table.region_cep[region] < empty:
            yield problem(f"region_cep.{name}", "region_cannot_pay", expected=empty)


def regions_with_plants_are_controlled(table: FirstTable) -> Found:
    """I-13: a region with a green plant is controlled.

    Where discs are limited (D-01), the builder may have had none left to take control with."""
    if table.setting.switches.discs_per_player:
        return
    for region, name in enumerate(table.setting.kit.regions):
        if table.controller[region] < 0 and table.owners_in(region) and region not in building_in(table):
            yield problem(f"controller.{name}", "controller_missing")


def regions_without_fossils_are_full(table: FirstTable) -> Found:
    """I-14: the first slot starts with a fossil plant, which is replaced only when the region is full."""
    for name, row in zip(table.setting.kit.regions, table.demand, strict=True):
        if None in row and not any(isinstance(plant, FossilPlant) for plant in row):
            yield problem(f"demand.{name}", "fossil_missing")


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
