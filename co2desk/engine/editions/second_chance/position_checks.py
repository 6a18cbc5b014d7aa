"""What is true of the pieces of every position of Second Chance (specification 20).

What both editions share is in `rules/invariants`; here is what only this edition has, or knows better. The
checks hold after every action, also while somebody has to decide in the middle of one: a scientist may be on
the way, a tile in preparation, a CEP on a new fossil plant.
"""

from __future__ import annotations

from collections import Counter

from ...rules.invariants import Found, plants, players, ppm_on_board, problem, projects, space_name
from ...rules.invariants import positions as shared
from ...table.ids import EMPTY, INSTALLED, NONE, PREPARING
from ...table.table import FossilPlant
from .ending import CO2_LOST, POINTS_LOST
from .phases import REDUCTION, SUPPLY, decades_supplied, new_fossil_plants, step_of, supply_has_begun
from .setting import SOLO
from .setup import GAS
from .table import SecondChanceTable


def ceps_are_conserved(table: SecondChanceTable) -> Found:
    """I1: every CEP is in the bank, the market, a region or a hand, or lies on a new fossil plant."""
    yield from shared.ceps_are_conserved(table, sum(table.fossil_cep))
    for region, name in enumerate(table.setting.kit.regions):
        if table.fossil_cep[region] and (region not in table.supply_due or table.controller[region] >= 0):
            yield problem(f"fossil_cep.{name}", "cep_not_due")


def payments_are_due_inside_the_supply(table: SecondChanceTable) -> Found:
    """I1: only new fossil plants are still to be paid for, in the order of the visits. A planet that is lost
    in the middle of the supply leaves payments open."""
    due = [region for region in new_fossil_plants(table) if region in table.supply_due]
    inside = step_of(table) == SUPPLY or table.ending == CO2_LOST
    if table.supply_due and not (inside and due == list(table.supply_due)):
        yield problem("supply_due", "nothing_due")


def market_is_small(table: SecondChanceTable) -> Found:
    """I2: a sold CEP goes to the bank, so the market never holds more than a refill."""
    if table.market > table.setting.kit.market_refill:
        yield problem("market", "market_too_large", most=table.setting.kit.market_refill)


def tech_is_conserved(table: SecondChanceTable) -> Found:
    """I3: every cube is in the supply, with a player or a region, or is an inspector; partners' regions have
    none."""
    inspectors = table.setting.kit.inspectors if table.setting.inspectors else 0
    yield from shared.tech_is_conserved(table, inspectors)
    if any(table.region_tech) and not table.setting.rivals:
        yield problem("region_tech", "only_competitive")


def scientists_are_conserved(table: SecondChanceTable) -> Found:
    """I5: each player's scientists are in hand, in the pool, on projects, summits or cards, or on the way."""
    moving = [frame.player for frame in table.stack if frame.kind == "arrival"]
    yield from shared.scientists_are_conserved(table, (*table.card_visitor, *moving))


def project_tiles_are_conserved(table: SecondChanceTable) -> Found:
    """I6: every project tile is in its stack, on a space or under a plant; they left the stack in order."""
    kit = table.setting.kit
    placed = [(energy, table.space_level[space]) for space, energy in projects(table)]
    placed += [(plant.energy, plant.level) for _, plant in plants(table)]
    for energy, name in enumerate(kit.energies):
        stack = table.project_stack[energy]
        levels = [level for other, level in placed if other == energy]
        if sorted((*stack, *levels)) != sorted(kit.project_levels):
            yield problem(f"project_stack.{name}", "projects_not_conserved")
        if stack != kit.project_levels[len(kit.project_levels) - len(stack) :]:
            yield problem(f"project_stack.{name}", "stack_out_of_order")


def spaces_agree_with_their_stage(table: SecondChanceTable) -> Found:
    """I6, I7: a tile has a level, an infrastructure a host; a tile in preparation is being prepared."""
    preparing = {frame.data[0] for frame in table.stack if frame.kind == "infrastructure_rest" and frame.data}
    for space, stage in enumerate(table.space_stage):
        name = space_name(table, space)
        if (stage == EMPTY) != (table.space_level[space] == 0):
            yield problem(f"space_level.{name}", "stage_and_level_differ")
        if (stage == INSTALLED) != (table.space_host[space] >= 0):
            yield problem(f"space_host.{name}", "stage_and_host_differ")
        if (stage == PREPARING) != (space in preparing):
            yield problem(f"space_stage.{name}", "not_in_preparation")


def infrastructures_are_counted(table: SecondChanceTable) -> Found:
    """I7: own infrastructures with and without a plant are counted right, and there are markers for them."""
    supporting = Counter((plant.host, plant.energy) for _, plant in plants(table))
    prepared = Counter((table.space_host[space], energy) for space, energy in projects(table)) + supporting
    most = table.setting.kit.infrastructure_markers
    for player in players(table):
        first = player * table.setting.energies
        for energy, name in enumerate(table.setting.kit.energies):
            for where, counted in (("infrastructures", prepared), ("supporting", supporting)):
                expected = counted[player, energy]
                if getattr(table, where)[first + energy] != expected:
                    yield problem(f"{where}.{player}.{name}", "infrastructures_differ", expected=expected)
        if sum(table.infrastructures_of(player)) > most and not table.setting.spare_pieces:
            yield problem(f"infrastructures.{player}", "too_many_pieces", most=most)


def markers_and_cubes_suffice(table: SecondChanceTable) -> Found:
    """I7: nobody has more control markers or cubes on the board than there are (A29, A30)."""
    kit = table.setting.kit
    for player in players(table):
        if table.controller.count(player) > kit.control_markers:
            yield problem("controller", "too_many_pieces", player=player, most=kit.control_markers)
        if table.plants_total(player) > kit.control_cubes and not table.setting.spare_pieces:
            yield problem(f"plants_built.{player}", "too_many_pieces", most=kit.control_cubes)


def demand_is_filled_from_the_left(table: SecondChanceTable) -> Found:
    """I8: no gap in a region's slots, and after the energy supply one plant for each decade so far, unless
    the tiles have run out (A36). A fossil plant stands in the slot of the decade it came in."""
    decades = decades_supplied(table) if table.fossil_pile else 0
    yield from shared.demand_is_filled_from_the_left(table, decades)
    newest = table.decade if supply_has_begun(table) else table.decade - 1
    for name, row in zip(table.setting.kit.regions, table.demand, strict=True):
        if any(isinstance(plant, FossilPlant) for plant in row[newest:]):
            yield problem(f"demand.{name}", "fossil_too_early", most=newest)


def fossil_tiles_are_conserved(table: SecondChanceTable) -> Found:
    """I9: every fossil tile is on the board, in the pile, replaced, or out of the game from the start."""
    kinds = table.setting.kit.fossils
    card = table.setting.solo_by_number.get(table.solo_card)
    out = [
        kind.tiles if card and card.kind == "no_gas" and kind.name == GAS else min(kind.tiles, removed)
        for kind, removed in zip(kinds, table.setting.fossils_removed(), strict=True)
    ]
    yield from shared.fossil_tiles_are_conserved(table, out)
    if table.replaced != len(table.fossil_removed):
        yield problem("replaced", "fossils_not_conserved", expected=len(table.fossil_removed))


def co2_follows_the_board(table: SecondChanceTable) -> Found:
    """I10, I11: players who compete read the level off the board. A team can buy it down to the floor and,
    alone, raise it by a second action in each turn."""
    kit = table.setting.kit
    on_board = ppm_on_board(table)
    if table.setting.rivals:
        if table.co2 != kit.co2_start_competitive + on_board:
            yield problem("co2", "co2_differs", expected=kit.co2_start_competitive + on_board)
        return
    earlier_turns = (table.decade - 1) * kit.rounds[1] + table.round - 1
    bought = earlier_turns + bool(table.second_action) if table.setting.mode == SOLO else 0
    most = kit.co2_start_cooperative + on_board + bought * kit.solo_second_action_ppm
    if table.co2 % kit.reduction_step or not kit.co2_floor <= table.co2 <= most:
        yield problem("co2", "co2_differs", lo=kit.co2_floor, hi=most, step=kit.reduction_step)


def planet_is_lost_above_the_limit(table: SecondChanceTable) -> Found:
    """I10, I11: no game goes on above the limit (A7), but a team has the whole supply phase to come back."""
    limit, above = table.setting.kit.loss_ppm, table.co2 > table.setting.kit.loss_ppm
    may_come_back = not table.setting.rivals and step_of(table) in (SUPPLY, REDUCTION)
    if table.ending == CO2_LOST and not above:
        yield problem("ending", "planet_is_not_lost", limit=limit)
    if above and table.ending not in (CO2_LOST, POINTS_LOST) and not may_come_back:
        yield problem("co2", "planet_is_lost", limit=limit)


def team_has_points(table: SecondChanceTable) -> Found:
    """I12: a team is below zero points only while it pays for the supply, or when it has lost by it (A6)."""
    if table.setting.rivals:
        return
    if table.ending == POINTS_LOST and table.vp[0] >= 0:
        yield problem("ending", "points_not_below_zero")
    if table.vp[0] < 0 and table.ending != POINTS_LOST and step_of(table) != SUPPLY:
        yield problem("vp", "points_below_zero")


def verdict_comes_last(table: SecondChanceTable) -> Found:
    """I22: unless it is lost early, a game is played to the end of its last decade."""
    decades = table.setting.decades
    if table.ending not in ("", CO2_LOST, POINTS_LOST) and table.decade != decades:
        yield problem("ending", "ended_too_early", expected=decades)


def main_actions_are_counted(table: SecondChanceTable) -> Found:
    """I14: one main action in a turn; alone a second one of another kind, bought before it is taken."""
    taken = table.mandatory_done.bit_count()
    most = 2 if table.setting.mode == SOLO else 1
    if taken > most or (table.second_action and most == 1):
        yield problem("mandatory_done", "too_many_main_actions", most=most)
    elif (taken == 2) != (table.second_action == 2) or (table.second_action == 1 and taken != 1):
        yield problem("second_action", "second_action_differs")


def cubes_stand_for_plants(table: SecondChanceTable) -> Found:
    """I19: a control cube for each plant, in its region's field, and nowhere else."""
    setting = table.setting
    expected = [0] * len(table.cubes)
    for region, plant in plants(table):
        expected[(region * setting.energies + plant.energy) * setting.players + plant.owner] += 1
    for index, (cubes, wanted) in enumerate(zip(table.cubes, expected, strict=True)):
        if cubes != wanted:
            field, player = divmod(index, setting.players)
            region, energy = divmod(field, setting.energies)
            where = f"cubes.{setting.kit.regions[region]}.{setting.kit.energies[energy]}.{player}"
            yield problem(where, "cubes_differ", expected=wanted)


def opponent_has_few_cubes(table: SecondChanceTable) -> Found:
    """I19: the opponent of the solo game has up to two cubes in a region and eight in all (A48), on fields of
    the agenda, and none before they were placed."""
    setting = table.setting
    kit, energies = setting.kit, setting.energies
    placed = setting.opponent and not any(f.kind == "opponent_start" for f in table.stack)
    most = kit.solo_opponent_cubes if placed else 0
    if sum(table.rival_cubes) > most:
        yield problem("rival_cubes", "too_many_pieces", most=most)
    for region, name in enumerate(kit.regions):
        row = table.rival_cubes[region * energies : (region + 1) * energies]
        if sum(row) > kit.solo_opponent_cubes_per_region:
            yield problem(f"rival_cubes.{name}", "too_many_pieces", most=kit.solo_opponent_cubes_per_region)
        if any(cubes and energy not in table.agenda[region] for energy, cubes in enumerate(row)):
            yield problem(f"rival_cubes.{name}", "not_on_agenda")


def summits_are_counted(table: SecondChanceTable) -> Found:
    """I20: every summit tile is in the pile, on display or was held, and those held are counted by size and
    topic; whoever took a topic last is one of those who sit there."""
    tiles = table.setting.kit.summits
    lying = {*table.summit_pile, *table.summit_tile}
    held = [topics for tile, topics in enumerate(tiles) if tile not in lying]
    by_size, by_topic = Counter(map(len, held)), Counter(topic for topics in held for topic in set(topics))
    if any(count != by_size[size] for size, count in enumerate(table.summits_by_size)):
        yield problem("summits_by_size", "summits_not_conserved")
    if any(count != by_topic[topic] for topic, count in enumerate(table.summits_by_topic)):
        yield problem("summits_by_topic", "summits_not_conserved")
    if sum(table.small_summit_alone) > by_size[2]:
        yield problem("small_summit_alone", "summits_not_conserved")
    for summit, seats in enumerate(table.summit_seats):
        taken = set(seats) - {NONE}
        if taken and table.summit_last[summit] not in taken:
            yield problem(f"summit_last.{summit}", "not_at_this_summit")
