"""Setting up the three modes (specification 2, 4)."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.editions.second_chance.setting import Variants
from co2desk.engine.editions.second_chance.switches import Switches
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.machine.switches import Value, make_switches
from co2desk.engine.table.table import FossilPlant
from tests.engine.checks import asks, denied
from tests.engine.second_chance.scene import Scene, kit, new_game

SEEDS = range(40)
COAL, OIL, GAS = range(3)
SIZES = [("cooperative", 2), ("cooperative", 3), ("cooperative", 4)]
RIVALS = [("competitive", 2), ("competitive", 3), ("competitive", 4)]
EVERY_GAME = [*SIZES, *RIVALS, ("solo", 1)]


def fresh(
    mode: str = "cooperative",
    players: int = 4,
    seed: int = 1,
    switches: dict[str, Value] | None = None,
    **variants: Any,
) -> SecondChanceGame:
    found = make_switches(Switches, switches or {})
    return new_game(kit(), players, seed, found, Variants(mode=mode, **variants))


def fossils(game: SecondChanceGame) -> list[int]:
    """Tiles of each kind that are in the game: in the pile and on the board."""
    table = game.table
    board = [plant.fossil for row in table.demand for plant in row if isinstance(plant, FossilPlant)]
    return [[*table.fossil_pile, *board].count(kind) for kind in (COAL, OIL, GAS)]


# --- players ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players"), EVERY_GAME)
def test_money_follows_the_turn_order_from_a_start_player_who_is_drawn(mode: str, players: int) -> None:
    """D1, 4.1: 3, 4, 4, 5 dollars; any seat may start."""
    starts = set()
    for seed in SEEDS:
        table = fresh(mode, players, seed).table
        order = table.setting.turn_order(table.start_player)
        assert [table.money[player] for player in order] == [3, 4, 4, 5][:players]
        starts.add(table.start_player)
    assert starts == set(range(players))


@pytest.mark.parametrize(("mode", "players"), EVERY_GAME)
def test_everybody_has_a_scientist_two_ceps_two_cubes_and_five_lobbyists(mode: str, players: int) -> None:
    """4.1: three scientists wait in the pool; no knowledge; no card is dealt twice."""
    table = fresh(mode, players).table
    assert table.hand_scientists == [1] * players
    assert table.pool_scientists == [3] * players
    assert table.cep == [2] * players
    assert table.tech == [2] * players
    assert table.expertise == [0] * 5 * players
    cards = [card for hand in table.lobby_hand for card in hand]
    assert len(cards) == len(set(cards)) == 5 * players


@pytest.mark.parametrize(
    ("mode", "players", "inspectors", "supply"),
    [
        ("cooperative", 2, False, 26),
        ("cooperative", 3, False, 24),
        ("cooperative", 4, False, 22),
        ("cooperative", 4, True, 20),
        ("competitive", 2, False, 26),
        ("competitive", 4, False, 22),
        ("solo", 1, False, 26),
    ],
)
def test_the_supply_has_the_cubes_that_nobody_has(
    mode: str, players: int, inspectors: bool, supply: int
) -> None:
    """4.1, I3: 30 in all, two of them as inspectors."""
    assert fresh(mode, players, inspectors=inspectors).table.tech_supply == supply


@pytest.mark.parametrize(
    ("mode", "players", "bank"),
    [(mode, players, 21 - 2 * players) for mode, players in [*SIZES, ("solo", 1)]],
)
def test_all_cep_spaces_are_full_and_the_market_has_two_for_three_dollars(
    mode: str, players: int, bank: int
) -> None:
    """4.1, A69, I1: 27 in the regions, 50 in all."""
    table = fresh(mode, players).table
    assert table.region_cep == list(kit().cep_limit)
    assert sum(table.region_cep) == 27
    assert (table.market, table.price, table.bank) == (2, 3, bank)


# --- board -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players"), EVERY_GAME)
def test_six_of_eight_agendas_and_all_project_stacks_lie_ready(mode: str, players: int) -> None:
    """4.1: each region has another agenda of three energies; level 1 lies on level 2."""
    table = fresh(mode, players).table
    assert len(set(table.agenda)) == len(table.agenda) == 6
    assert set(table.agenda) <= set(kit().agendas)
    assert len(kit().agendas) == 8
    assert {len(set(agenda)) for agenda in kit().agendas} == {3}
    assert table.project_stack == [(1, 1, 2, 2, 2)] * 5
    assert table.space_stage == [0] * 18
    assert table.controller == [-1] * 6


def test_summits_of_all_sizes_are_shuffled_together() -> None:
    """4.1, A70: one on every space, the others in the pile."""
    sizes = set()
    for seed in SEEDS:
        table = fresh(seed=seed).table
        assert sorted([*table.summit_tile, *table.summit_pile]) == list(range(18))
        assert len(table.summit_tile) == kit().summit_spaces
        assert [len(seats) for seats in table.summit_seats] == [
            len(kit().summits[t]) for t in table.summit_tile
        ]
        sizes |= {len(kit().summits[tile]) for tile in table.summit_tile}
    assert sizes == {2, 3, 4}


@pytest.mark.parametrize(("mode", "players"), [*SIZES, ("solo", 1)])
def test_partners_start_with_an_empty_board_at_400_ppm(mode: str, players: int) -> None:
    """4.1: four slots in each region, one for each decade; no fossil plant before the first supply."""
    table = fresh(mode, players).table
    assert table.co2 == 400
    assert table.demand == [(None,) * 4] * 6


def test_rivals_start_at_50_ppm_with_their_own_slots_and_the_supply_of_the_first_decade() -> None:
    """4.2, 13, P3: before it the goals are chosen."""
    game = fresh("competitive")
    assert game.table.co2 == 50
    assert game.table.demand == [(None,) * slots for slots in (4, 3, 4, 2, 5, 3)]
    while game.decision.kind == "keep_goal":
        game.apply(game.legal()[0])
    table = game.table
    assert all(type(row[0]) is FossilPlant and set(row[1:]) == {None} for row in table.demand)
    ppm = [kit().fossils[row[0].fossil].ppm for row in table.demand if isinstance(row[0], FossilPlant)]
    assert table.co2 == 50 + sum(ppm)
    assert table.region_cep == [limit - 1 for limit in kit().cep_limit]


@pytest.mark.parametrize(
    ("mode", "players", "gas"),
    [(mode, players, 4 if players == 3 else 10) for mode, players in EVERY_GAME],
)
def test_with_three_players_six_gas_tiles_are_left_out(mode: str, players: int, gas: int) -> None:
    """4.1, A4: of ten of each kind; in competition too."""
    game = fresh(mode, players)
    assert fossils(game) == [10, 10, gas]
    assert game.table.fossil_out == (GAS,) * (10 - gas)


def test_in_the_other_reading_three_rivals_keep_all_gas_tiles() -> None:
    """A4: the removal stands in the cooperative setup only."""
    assert fossils(fresh("competitive", 3, switches={"competitive_gas": "kept"})) == [10, 10, 10]
    assert fossils(fresh("cooperative", 3, switches={"competitive_gas": "kept"})) == [10, 10, 4]


@pytest.mark.parametrize(
    ("difficulty", "coal", "points"), [("hard", 10, 0), ("normal", 4, 0), ("easy", 4, 5)]
)
def test_easier_games_have_less_coal_or_more_points(difficulty: str, coal: int, points: int) -> None:
    """D1, 17.8: `hard` is the game of the rulebook; alone the points are added to the twenty."""
    game = fresh(difficulty=difficulty)
    assert fossils(game) == [coal, 10, 10]
    assert game.table.vp == [points]
    alone = fresh("solo", 1, difficulty=difficulty)
    assert fossils(alone) == [coal, 10, 10]
    assert alone.table.vp == [20 + points]
    assert fossils(fresh(players=3, difficulty=difficulty)) == [coal, 10, 4]


# --- goals -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players"), [*SIZES, ("solo", 1)])
def test_partners_face_21_environmental_goals(mode: str, players: int) -> None:
    """4.1: 8 green, 5 pink and 8 blue ones, all open."""
    table = fresh(mode, players).table
    assert [len(row) for row in table.env_tiles] == [8, 5, 8]
    assert all(len(set(row)) == len(row) for row in table.env_tiles)
    assert table.env_done == [0] * 21


def test_rivals_have_events_instead_of_environmental_goals() -> None:
    """4.2: a current one, an open future one on the pile, five hidden."""
    table = fresh("competitive").table
    assert table.env_tiles == ((), (), ())
    assert sorted([table.event, *table.event_pile]) == list(range(1, 8))
    assert len(table.event_pile) == 6


def test_in_the_other_reading_the_seventh_event_is_left_out() -> None:
    """A71, A39: one for each region."""
    table = fresh("competitive", switches={"seventh_event": "left_out"}).table
    assert sorted([table.event, *table.event_pile]) == list(range(1, 7))


@pytest.mark.parametrize(
    ("mode", "players", "two", "three"),
    [
        ("cooperative", 4, 3, 3),
        ("cooperative", 3, 4, 4),
        ("cooperative", 2, 5, 5),
        ("solo", 1, 5, 5),
        *((mode, players, 5, 5) for mode, players in RIVALS),
    ],
)
def test_the_display_of_un_goals_has_cards_of_both_decks(
    mode: str, players: int, two: int, three: int
) -> None:
    """4.1, 4.2: three and three for four partners, always five and five for rivals."""
    shown = set()
    for seed in SEEDS:
        table = fresh(mode, players, seed).table
        row = table.un_row
        sizes = [len(table.setting.un_by_number[card].energies) for card in row]
        assert sizes == [2] * two + [3] * three
        assert len(set(row)) == len(row)
        shown |= set(row)
    assert len(shown) > 30


@pytest.mark.parametrize(("mode", "players"), SIZES)
def test_partners_are_dealt_two_personal_goals_without_a_choice(mode: str, players: int) -> None:
    """4.1: of sixteen, no two alike; the first turn begins at once."""
    dealt = set()
    for seed in SEEDS:
        game = fresh(mode, players, seed)
        goals = [goal for hand in game.table.personal for goal in hand]
        assert [len(hand) for hand in game.table.personal] == [2] * players
        assert len(set(goals)) == len(goals)
        dealt |= set(goals)
        assert (game.decision.kind, game.to_act) == ("turn", game.table.start_player)
    assert dealt == set(range(1, 17))


@pytest.mark.parametrize(("mode", "players"), RIVALS)
def test_every_rival_keeps_one_of_two_company_goals(mode: str, players: int) -> None:
    """D2: in player order; the other one leaves the game; there are no personal goals."""
    s = Scene(fresh(mode, players))
    order = s.table.setting.turn_order(s.table.start_player)
    for player in order:
        first, second = s.table.goal_choice[player]
        asks(s, "keep_goal", player, [first, second])
        other = next(goal for goal in range(1, 11) if goal not in (first, second))
        denied(s, refuse("goal_not_dealt", "company_goal", card=other), "keep_card", card=other)
        assert s.refused("decline") == "not_now"
        s.do("keep_card", card=second)
        assert s.table.goal[player] == second
        assert s.table.goal_choice[player] == ()
    assert s.waiting == ("turn", order[0])
    assert s.table.personal == [()] * players


@pytest.mark.parametrize(("players", "removed"), [(2, {5, 6, 7}), (3, set()), (4, set())])
def test_two_rivals_leave_some_company_goals_out(players: int, removed: set[int]) -> None:
    """4.2: those with the symbol, before dealing."""
    dealt = set()
    for seed in SEEDS:
        choices = [goal for pair in fresh("competitive", players, seed).table.goal_choice for goal in pair]
        assert len(set(choices)) == len(choices) == 2 * players
        dealt |= set(choices)
    assert dealt == set(range(1, 11)) - removed


# --- chance ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players"), EVERY_GAME)
def test_the_same_seed_gives_the_same_game_and_another_seed_another(mode: str, players: int) -> None:
    """19, I24: all chance is drawn at setup."""
    assert fresh(mode, players, 7).fingerprint() == fresh(mode, players, 7).fingerprint()
    assert len({fresh(mode, players, seed).fingerprint() for seed in SEEDS}) == len(SEEDS)
