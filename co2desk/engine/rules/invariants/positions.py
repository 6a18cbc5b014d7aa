"""What is true of the pieces of every position, one function for each statement."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ...table.ids import EMPTY, NONE, PREPARING, Player, region_of
from ...table.table import Table
from . import Found, fossils, plants, players, problem, projects, space_name, twice, waits_for


def ceps_are_conserved(table: Table, elsewhere: int = 0) -> Found:
    """I-01, I1: every CEP is in the bank, the market, a region or a hand."""
    total = table.bank + table.market + sum(table.region_cep) + sum(table.cep) + elsewhere
    if total != table.setting.base.cep:
        yield problem("bank", "cep_not_conserved", total=total, expected=table.setting.base.cep)


def tech_is_conserved(table: Table, elsewhere: int = 0) -> Found:
    """I-02, I3: every cube is in the supply, a region or a hand."""
    total = table.tech_supply + sum(table.region_tech) + sum(table.tech) + elsewhere
    if total != table.setting.base.tech:
        yield problem("tech_supply", "tech_not_conserved", total=total, expected=table.setting.base.tech)


def price_is_on_the_scale(table: Table) -> Found:
    """I-03, I2: the price stays between its ends."""
    kit = table.setting.base
    if not kit.price_min <= table.price <= kit.price_max:
        yield problem("price", "price_off_scale", lo=kit.price_min, hi=kit.price_max)


def market_is_refilled(table: Table) -> Found:
    """I-04, I2: the market is empty only when the bank is (A21)."""
    if not table.market and table.bank:
        yield problem("market", "market_not_refilled", bank=table.bank)


def regions_keep_their_limit(table: Table) -> Found:
    """I-05, I4: no region holds more CEPs than its limit."""
    kit = table.setting.base
    for name, ceps, limit in zip(kit.regions, table.region_cep, kit.cep_limit, strict=True):
        if ceps > limit:
            yield problem(f"region_cep.{name}", "region_over_limit", limit=limit)


def scientists_are_conserved(table: Table, elsewhere: Sequence[Player] = ()) -> Found:
    """I-06, I5: each player's scientists are in hand, in the pool, on projects or on summits."""
    expected = table.setting.base.scientists
    out = Counter((*table.space_scientist, *(seat for row in table.summit_seats for seat in row), *elsewhere))
    for player in players(table):
        total = table.hand_scientists[player] + table.pool_scientists[player] + out[player]
        if total != expected:
            where = f"hand_scientists.{player}"
            yield problem(where, "scientists_not_conserved", total=total, expected=expected)


def scientists_stand_on_projects(table: Table) -> Found:
    """I-07, I5: a scientist stands on a project they work on, never on an empty space (Second Chance: nor on
    an infrastructure); a project has an energy."""
    standing = (*table.setting.work_stages, PREPARING)  # the last one: who has to leave it now
    for space, stage in enumerate(table.space_stage):
        if (stage == EMPTY) != (table.space_energy[space] == NONE):
            yield problem(f"space_energy.{space_name(table, space)}", "stage_and_energy_differ")
        if stage not in standing and table.space_scientist[space] >= 0:
            yield problem(f"space_scientist.{space_name(table, space)}", "scientist_without_project")


def summits_have_a_place_for_each_topic(table: Table) -> Found:
    """I-07, I20: a summit has a place for each topic; its tile lies nowhere else."""
    for summit, seats in enumerate(table.summit_seats):
        if len(seats) != len(table.topics(summit)):
            yield problem(f"summit_seats.{summit}", "wrong_seats", expected=len(table.topics(summit)))
    for tile in twice(tile for tile in (*table.summit_tile, *table.summit_pile) if tile != NONE):
        yield problem("summit_tile", "tile_twice", tile=tile)


def full_summits_are_noted(table: Table) -> Found:
    """I-07, I20: a full summit is waiting or being held, and between two turns there is none."""
    full = [i for i, seats in enumerate(table.summit_seats) if seats and min(seats) >= 0]
    held = [f.data[0] for f in table.stack if f.kind == "summit_close" and f.data]
    if sorted((*table.summits_full, *held)) != full:
        yield problem("summits_full", "full_summits_differ", expected=" ".join(map(str, full)))
    if full and table.active < 0:
        yield problem("summits_full", "full_summit_between_turns")


def demand_is_filled_from_the_left(table: Table, decades: int) -> Found:
    """I-08, I8: no gap in a region's slots, and one plant for each decade whose demand was met."""
    for name, row in zip(table.setting.base.regions, table.demand, strict=True):
        occupied = sum(plant is not None for plant in row)
        if None in row[:occupied]:
            yield problem(f"demand.{name}", "gap_in_demand")
        if occupied < min(decades, len(row)):
            yield problem(f"demand.{name}", "demand_not_met", expected=min(decades, len(row)))


def fossil_tiles_are_conserved(table: Table, out: Sequence[int]) -> Found:
    """I-10, I9: every fossil tile is on the board, in the pile, replaced, or out of the game."""
    found = Counter((*fossils(table), *table.fossil_pile, *table.fossil_removed, *table.fossil_out))
    for number, kind in enumerate(table.setting.base.fossils):
        if found[number] != kind.tiles:
            yield problem("fossil_pile", "fossils_not_conserved", fossil=kind.name, expected=kind.tiles)
        if table.fossil_out.count(number) != out[number]:
            yield problem("fossil_out", "fossils_not_conserved", fossil=kind.name, expected=out[number])


def built_plants_are_counted(table: Table) -> Found:
    """I-10, I6: who built which plants is counted right."""
    built = Counter((plant.owner, plant.energy) for _, plant in plants(table))
    for energy, name in enumerate(table.setting.base.energies):
        for player in players(table):
            if table.plants_of(player, energy) != built[player, energy]:
                expected = built[player, energy]
                yield problem(f"plants_built.{player}.{name}", "plants_built_differ", expected=expected)


def agendas_are_kept(table: Table) -> Found:
    """I-11, I19: every project and plant is on its region's agenda; an agenda is a tile of the game."""
    kit = table.setting.base
    for tile in (Counter(table.agenda) - Counter(kit.agendas)).elements():
        yield problem("agenda", "no_such_agenda", energies=" ".join(kit.energies[e] for e in tile))
    found = [(region_of(space), energy) for space, energy in projects(table)]
    found += [(region, plant.energy) for region, plant in plants(table)]
    for region, energy in found:
        if energy not in table.agenda[region]:
            yield problem(f"agenda.{kit.regions[region]}", "not_on_agenda", energy=kit.energies[energy])


def controllers_own_a_plant(table: Table) -> Found:
    """I-13, I18: only who has built a plant in a region controls it."""
    for region, name in enumerate(table.setting.base.regions):
        controller = table.controller[region]
        if controller >= 0 and controller not in table.owners_in(region):
            yield problem(f"controller.{name}", "controller_without_plant", player=controller)


def nobody_owes(table: Table) -> Found:
    """I-15, I23 (and I-02, I3): goods are never negative; only points may be."""
    stocks = {"money": table.money, "cep": table.cep, "tech": table.tech, "region_cep": table.region_cep}
    stocks |= {"region_tech": table.region_tech, "supplies": [table.bank, table.market, table.tech_supply]}
    for where, amounts in stocks.items():
        if min(amounts) < 0:
            yield problem(where, "negative_amount")


def expertise_fits_the_tracks(table: Table) -> Found:
    """I-16, I13: no level is beyond the end of its track."""
    for index, level in enumerate(table.expertise):
        player, energy = divmod(index, table.setting.energies)
        length = table.setting.track_length(energy)
        if not 0 <= level <= length:
            name = table.setting.base.energies[energy]
            yield problem(f"expertise.{player}.{name}", "level_off_track", length=length)


def lobby_cards_are_conserved(table: Table, played: Sequence[int], dealt: int) -> Found:
    """I-18, I15: every dealt lobby card is in one hand, packet or pile, or was played."""
    hands = [card for cards in (*table.lobby_hand, *table.packets) for card in cards]
    cards = [*hands, *table.lobby_pile, *played]
    yield from cards_are_conserved("lobby_hand", cards, dealt, "lobby_not_conserved")
    if any(table.packets) and not waits_for(table, "draft_round"):
        yield problem("packets", "draft_is_over")


def company_goals_are_dealt(table: Table, removed: Sequence[int], choosing: Sequence[Player] = ()) -> Found:
    """I-18 (D2), for company goals: each player holds one that was dealt to nobody else, or has cashed it."""
    for card in twice(card for card in table.goal if card):
        yield problem("goal", "card_twice", card=card)
    for player, card in enumerate(table.goal):
        if player not in choosing and bool(card) == bool(table.goal_cashed[player]):
            yield problem(f"goal.{player}", "goal_held_or_cashed")
        if card in removed:
            yield problem(f"goal.{player}", "goal_removed", card=card)


def cards_are_conserved(where: str, cards: Sequence[int], expected: int, code: str) -> Found:
    """Each card of a deck is there once, and none is missing."""
    for card in twice(cards):
        yield problem(where, "card_twice", card=card)
    if len(cards) != expected:
        yield problem(where, code, total=len(cards), expected=expected)
