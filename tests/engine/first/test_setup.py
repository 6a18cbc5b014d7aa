"""Setting up, the presets and the component values (specification 2, 4, 16.1, 20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from co2desk.engine.editions.first import FirstGame
from co2desk.engine.editions.first.invariants import problems
from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.table import FossilPlant
from tests.engine.first.scene import kit, new_game

SEEDS = range(40)
COAL, OIL, GAS = range(3)


def fresh(players: int = 4, seed: int = 1, preset: str = "") -> FirstGame:
    return new_game(kit(), players, seed, variants=Variants(preset=preset))


def first_plants(table: FirstTable) -> list[int]:
    """The fossil fuels in slot 1 of all regions."""
    return [row[0].fossil for row in table.demand if isinstance(row[0], FossilPlant)]


def every_card(table: FirstTable) -> Iterator[int]:
    """Every UN goal that the table knows of."""
    yield from (*table.un_row, *table.un_pile, *table.un_out)
    for cards in table.un_scored:
        yield from cards


# --- players --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_money_follows_the_turn_order_from_a_start_player_who_is_drawn_first(players: int) -> None:
    """G-14, 4: 3, 4, 4, 5, 5 dollars from the start player on, clockwise; any seat may start."""
    starts = set()
    for seed in SEEDS:
        table = fresh(players, seed).table
        order = table.setting.turn_order(table.start_player)
        assert [table.money[player] for player in order] == [3, 4, 4, 5, 5][:players]
        starts.add(table.start_player)
    assert starts == set(range(players))


def test_everybody_starts_with_one_scientist_two_ceps_and_nothing_else() -> None:
    """4: one scientist in hand, three in the pool, 2 CEPs, no tech, no points, no expertise."""
    table = fresh(5).table
    assert table.hand_scientists == [1] * 5
    assert table.pool_scientists == [3] * 5
    assert table.cep == [2] * 5
    assert table.tech == table.vp == [0] * 5
    assert table.expertise == [0] * 25
    assert table.tech_supply == 25


@pytest.mark.parametrize(
    ("players", "decades", "rounds", "bank", "row", "undealt"),
    [
        (1, 5, 6, 15, 0, 21),
        (2, 5, 5, 13, 7, 16),
        (3, 5, 4, 11, 10, 11),
        (4, 5, 3, 9, 10, 6),
        (5, 6, 2, 7, 10, 1),
    ],
)
def test_the_number_of_players_sets_length_ceps_and_cards(
    players: int, decades: int, rounds: int, bank: int, row: int, undealt: int
) -> None:
    """4, 2.1: the table by player count; undealt lobby cards are used only when alone."""
    table = fresh(players).table
    assert (table.setting.decades, table.setting.rounds) == (decades, rounds)
    assert (table.bank, table.market, table.price) == (bank, 2, 3)
    assert len(table.un_row) == row
    dealt = [card for hand in table.lobby_hand for card in hand]
    assert len(set(dealt)) == len(dealt) == 5 * players == 26 - undealt
    assert len(table.lobby_pile) == (undealt if players == 1 else 0)
    assert (table.decade, table.round) == (1, 1)


@pytest.mark.parametrize(
    ("players", "removed"), [(1, {27, 30, 32, 33}), (2, {28, 30, 33}), (3, {30}), (4, set()), (5, set())]
)
def test_company_goals_that_do_not_fit_the_player_count_are_never_dealt(
    players: int, removed: set[int]
) -> None:
    """4, 2.1: everybody gets one of the others, no two the same (PL, setup)."""
    dealt = set()
    for seed in SEEDS:
        goals = fresh(players, seed).table.goal
        assert len(set(goals)) == players
        dealt |= set(goals)
    assert dealt == set(range(27, 34)) - removed


# --- board ----------------------------------------------------------------------------------------


def test_each_region_holds_one_fossil_plant_and_a_cep_for_each_empty_slot() -> None:
    """4: 2 CEPs in Africa, 5 in Asia and so on (PL, setup)."""
    table = fresh().table
    ceps = dict(zip(table.setting.kit.regions, table.region_cep, strict=True))
    assert ceps == {
        "africa": 2,
        "asia": 5,
        "europe": 4,
        "north_america": 4,
        "oceania": 3,
        "south_america": 3,
    }
    assert all(row[1:] == (None,) * (len(row) - 1) for row in table.demand)
    assert len(first_plants(table)) == 6
    assert len(table.fossil_pile) == 24
    assert table.controller == [-1] * 6
    assert table.region_tech == [0] * 6


def test_two_coal_three_oil_and_one_gas_plant_make_190_ppm() -> None:
    """4: the example of the rulebooks (PL, setup): 80 + 90 + 20."""
    wanted = {COAL: 2, OIL: 3, GAS: 1}
    tables = (fresh(4, seed).table for seed in range(500))
    example = next(table for table in tables if Counter(first_plants(table)) == wanted)
    assert example.co2 == 190


def test_the_first_level_is_the_sum_of_the_plants_on_the_board() -> None:
    """4: 40 for coal, 30 for oil, 20 for gas, so between 120 and 240."""
    for seed in SEEDS:
        table = fresh(4, seed).table
        assert table.co2 == sum((40, 30, 20)[fossil] for fossil in first_plants(table))
        tiles = Counter([*first_plants(table), *table.fossil_pile])
        assert tiles == {COAL: 10, OIL: 10, GAS: 10}


def test_six_two_topic_summits_lie_on_the_board_and_the_rest_is_a_mixed_stack() -> None:
    """4: 6 spaces; the other twelve tiles with 2, 3 and 4 topics are shuffled together."""
    table = fresh().table
    assert [len(table.topics(summit)) for summit in range(6)] == [2] * 6
    assert table.summit_seats == [(-1, -1)] * 6
    assert sorted([*table.summit_tile, *table.summit_pile]) == list(range(18))
    assert {len(table.setting.kit.summits[tile]) for tile in table.summit_pile} == {2, 3, 4}


def test_every_region_has_its_own_agenda_tile_and_two_leave_the_game() -> None:
    """4: eight tiles, six regions."""
    for seed in SEEDS:
        agenda = fresh(4, seed).table.agenda
        assert len(set(agenda)) == len(agenda) == 6
        assert set(agenda) < set(kit().agendas)


def test_plants_lie_in_stacks_with_the_lowest_tech_number_on_top() -> None:
    """4: five tiles of each energy, sorted by tech (PL, setup)."""
    table = fresh().table
    for stack, tiles in zip(table.plant_stack, table.setting.kit.plants, strict=True):
        costs = [(tiles[number].tech, tiles[number].money) for number in stack]
        assert costs == sorted(costs)
        assert len(costs) == 5
    assert table.projects_left == [6] * 5


def test_one_event_lies_on_its_space_and_the_next_one_is_visible() -> None:
    """4: six cards, one for each region; the first of the pile lies face up."""
    table = fresh().table
    cards = [table.event, *table.event_pile]
    assert sorted(cards) == list(range(47, 53))
    assert {table.setting.event_region[card] for card in cards} == set(range(6))


@pytest.mark.parametrize(("players", "unseen"), [(2, 6), (3, 3), (4, 3), (5, 3)])
def test_un_goals_that_are_not_laid_out_leave_the_game_unseen(players: int, unseen: int) -> None:
    """G-37, 4: the others lie nowhere, so that nobody can look at them."""
    rows = set()
    for seed in SEEDS:
        cards = list(every_card(fresh(players, seed).table))
        assert len(set(cards)) == len(cards) == 13 - unseen
        rows |= set(cards)
    assert rows == set(range(34, 47))


@pytest.mark.parametrize("shown", [0, 1, 5, 13])
def test_alone_an_own_copy_may_show_un_goals_at_once(shown: int) -> None:
    """G-39, I-18: they come from the stack, so that no card is in two places (found in a changed save)."""
    own = replace(kit(), un_row=(0, shown, *kit().un_row[2:]))
    table = new_game(own, players=1, seed=3).table
    usual = new_game(kit(), players=1, seed=3).table
    stack = len(usual.un_pile)
    assert (len(table.un_row), len(table.un_pile)) == (min(shown, stack), max(0, stack - shown))
    assert (*table.un_row, *table.un_pile) == usual.un_pile
    assert problems(table) == []


def test_the_same_seed_gives_the_same_game_and_another_seed_another() -> None:
    """4: all chance is drawn at setup."""
    assert fresh(3, 7).fingerprint() == fresh(3, 7).fingerprint() != fresh(3, 8).fingerprint()


# --- presets --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "gas", "oil", "coal", "ppm", "stack"),
    [
        ("beginner", 4, 1, 1, 150, 24),
        ("normal", 2, 2, 2, 180, 24),
        ("expert", 1, 1, 4, 210, 24),
        ("extreme", 0, 0, 6, 240, 18),
    ],
)
def test_a_preset_fixes_the_first_fossil_plants(
    preset: str, gas: int, oil: int, coal: int, ppm: int, stack: int
) -> None:
    """16.1: these six tiles, one in each region; Extreme also removes six gas tiles."""
    table = fresh(preset=preset).table
    counts = Counter(first_plants(table))
    assert (counts[GAS], counts[OIL], counts[COAL]) == (gas, oil, coal)
    assert table.co2 == ppm
    left = Counter(table.fossil_pile)
    assert len(table.fossil_pile) == stack
    assert (left[COAL], left[OIL]) == (10 - coal, 10 - oil)
    assert left[GAS] == (4 if preset == "extreme" else 10 - gas)


def test_the_tiles_of_a_preset_are_distributed_at_random() -> None:
    """16.1: one in each region, in any order."""
    layouts = {tuple(first_plants(fresh(4, seed, "beginner").table)) for seed in SEEDS}
    assert len(layouts) > 5


def test_a_preset_changes_nothing_but_the_fossil_plants() -> None:
    """G-48: CEPs, cards and everything else as in a random start."""
    plain, preset = fresh().table, fresh(preset="expert").table
    changed = {name for name, value in vars(plain).items() if getattr(preset, name) != value}
    assert changed <= {"setting", "demand", "co2", "fossil_pile", "fossil_removed", "level_after_supply"}
    assert preset.region_cep == plain.region_cep


# --- component values -----------------------------------------------------------------------------


def test_the_component_values_are_complete() -> None:
    """G-53: everything that is printed only on the pieces has a value."""
    found = kit()
    assert [len(stack) for stack in found.plants] == [5] * 5
    assert len(found.tracks) == 5
    assert all(len(track.income) == len(track.bonus) > 0 for track in found.tracks)
    assert len(found.agendas) == 8
    assert all(len(set(agenda)) == 3 for agenda in found.agendas)
    assert len(found.summits) == 18
    assert all(len(set(topics)) == len(topics) in (2, 3, 4) for topics in found.summits)
    assert len(found.regions) == 6
    assert found.grants == ("money", "tech", "research")
    assert all(card.main and card.minor.amount for card in found.lobby)
    assert all(goal.energies and goal.vp for goal in found.un_goals)


def test_the_cards_are_numbered_from_1_to_52_without_a_hole() -> None:
    """G-53, 1: 26 lobby cards, 7 company goals, 13 UN goals, 6 events."""
    found = kit()
    piles = (found.lobby, found.company_goals, found.un_goals, found.events)
    assert [len(pile) for pile in piles] == [26, 7, 13, 6]
    assert [card.number for pile in piles for card in pile] == list(range(1, 53))


def test_the_values_agree_with_what_the_rulebooks_show() -> None:
    """G-53, 2.2: the examples of the rulebooks occur in the data."""
    found = kit()
    forestation, solar, fusion, biomass, recycling = range(5)
    assert any((tile.money, tile.tech) == (10, 2) for tile in found.plants[solar])
    assert found.plants[forestation][0].tech == 3
    assert 4 in found.tracks[biomass].income
    assert 2 in found.tracks[recycling].income
    assert (forestation, fusion, recycling) in found.summits
    assert sum(len(topics) == 2 for topics in found.summits) >= 7
    assert found.slots == found.cep_limit
    assert dict(zip(found.regions, found.slots, strict=True)) == {
        "africa": 3,
        "asia": 6,
        "europe": 5,
        "north_america": 5,
        "oceania": 4,
        "south_america": 4,
    }
