"""The solo game (specification 4.3, 6, 16.3, 17.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from co2desk.engine.editions.second_chance.setting import RANDOM_CARD, Variants
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from tests.engine.checks import asks, denied
from tests.engine.second_chance.scene import EVERY_AGENDA, REGIONS, WANTS, Scene, kit, new_game, scene
from tests.engine.second_chance.tables import hold
from tests.engine.second_chance.tiles import Goal

GAS = 2


def fresh(card: int = 0, seed: int = 1) -> Scene:
    return Scene(new_game(kit(), 1, seed, variants=Variants(mode="solo", solo_card=card)))


# --- setup -----------------------------------------------------------------------------------------------


def test_a_lone_player_keeps_two_of_four_personal_goals() -> None:
    """D2: one after the other; the others leave the game."""
    s = fresh()
    first, second, third, fourth = s.table.goal_choice[0]
    asks(s, "keep_goal", 0, [first, second, third, fourth])
    other = next(goal for goal in range(1, 17) if goal not in s.table.goal_choice[0])
    denied(s, refuse("goal_not_dealt", "personal_goal", card=other), "keep_card", card=other)
    assert s.refused("decline") == "not_now"
    s.do("keep_card", card=third)
    asks(s, "keep_goal", 0, [first, second, fourth])
    s.do("keep_card", card=first)
    assert s.table.personal == [(first, third)]
    assert s.table.goal_choice == [()]


def test_setup_goes_on_with_inspectors_opponent_and_the_first_turn() -> None:
    """4.3, D4: the inspectors have made their first move when the opponent's start is chosen."""
    s = fresh()
    for _ in range(2):
        s.do("keep_card", card=s.table.goal_choice[0][0])
    assert s.names() == ["GoalKept", "InspectorMoved", "InspectorMoved"]
    asks(s, "opponent_start", 0, list(REGIONS))
    s.do("choose_region", region="asia")
    assert sum(s.table.rival_cubes) == 8
    assert s.waiting == ("turn", 0)


def test_the_game_starts_with_twenty_points_and_three_dollars() -> None:
    """4.3."""
    table = fresh().table
    assert (table.vp, table.money, table.co2) == ([20], [3], 400)


def test_a_solo_card_is_chosen_drawn_or_left_out() -> None:
    """D2: none, a certain one, or a random one."""
    assert fresh().table.solo_card == scene("solo").table.solo_card == 0
    assert fresh(9).table.solo_card == 9
    assert {fresh(RANDOM_CARD, seed).table.solo_card for seed in range(80)} == set(range(1, 13))


def test_a_team_has_no_solo_card() -> None:
    """4.3."""
    assert scene(solo_card=9).table.solo_card == 0


# --- the opponent's cubes --------------------------------------------------------------------------------

TILES: list[Goal] = [
    ("plant_of_type", "solar"),
    ("plant_in_region", "asia"),
    ("plant_of_type", "wind"),
    ("knowledge_half", "hydro"),
    ("knowledge_last", "recycling"),
    ("summit_size", 3),
    ("summit_topic", "forestation"),
    ("summit_topic", "solar"),
    ("summit_topic", "wind"),
    ("summit_topic", "hydro"),
]


def opponent(tiles: list[Goal], start: str, reading: str = "continue") -> Scene:
    s = scene("solo", switches={"opponent_cubes": reading})
    s.goals(*tiles)
    s.task(Frame("opponent_start", 0))
    s.do("choose_region", region=start)
    return s


def cubes(s: Scene) -> list[tuple[str, str]]:
    """Where cubes were placed, in order."""
    placed = [event for event in s.events if isinstance(event, events.OpponentCubePlaced)]
    return [(s.codec.regions[event.region], s.codec.energies[event.energy]) for event in placed]


def test_the_cubes_follow_the_tiles_counter_clockwise_round_the_board() -> None:
    """D4, A46, A47: tiles that name an energy, left to right; each search goes on from the last region."""
    assert cubes(opponent(TILES, "europe")) == [
        ("south_america", "solar"),
        ("oceania", "wind"),
        ("asia", "hydro"),
        ("africa", "recycling"),
        ("europe", "forestation"),
        ("south_america", "solar"),
        ("oceania", "wind"),
        ("asia", "hydro"),
    ]


def test_in_the_other_reading_every_search_begins_at_the_start_region() -> None:
    """A47."""
    assert cubes(opponent(TILES, "europe", "restart")) == [
        ("south_america", "solar"),
        ("south_america", "wind"),
        ("north_america", "hydro"),
        ("north_america", "recycling"),
        ("oceania", "forestation"),
        ("asia", "solar"),
        ("oceania", "wind"),
        ("asia", "hydro"),
    ]


def test_the_start_region_itself_comes_last() -> None:
    """A47: solar is wanted in South America and Asia too."""
    tiles: list[Goal] = [("plant_of_type", "solar")]
    assert cubes(opponent(tiles, "north_america"))[:3] == [
        ("asia", "solar"),
        ("south_america", "solar"),
        ("north_america", "solar"),
    ]


def test_no_region_gets_more_than_two_cubes_and_what_fits_nowhere_is_left() -> None:
    """4.3, A48: the tiles are gone through again, until a whole pass places nothing."""
    s = opponent([("plant_of_type", "solar"), ("knowledge_last", "solar")], "north_america")
    solar = s.energy("solar")
    assert len(cubes(s)) == 6
    assert [s.table.rival_cubes[region * 5 + solar] for region in range(6)] == [2, 2, 0, 0, 2, 0]


def test_after_eight_cubes_the_opponent_is_done() -> None:
    """4.3: the ninth energy of the display is not looked at."""
    s = opponent([*TILES, ("summit_topic", "recycling")], "europe")
    assert len(cubes(s)) == 8


@pytest.mark.parametrize("seed", range(10))
def test_every_setup_names_at_least_eight_energies(seed: int) -> None:
    """A46: five pink tiles and at least three blue ones."""
    table = fresh(seed=seed).table
    shown = [kit().environmental[group][tile] for group, row in enumerate(table.env_tiles) for tile in row]
    assert sum(tile.kind not in ("plant_in_region", "summit_size") for tile in shown) >= 8


# --- a second main action --------------------------------------------------------------------------------


def worker(co2: int = 470) -> Scene:
    """Everything can be done: two projects, an infrastructure, goods and a card for solar plants."""
    s = scene("solo")
    s.erase_bonuses()
    s.table.co2 = co2
    s.project("north_america/money", "hydro")
    s.project("asia/money", "solar", host=0)
    s.project("africa/tech", "recycling", host=0)
    s.knowledge(0, solar=2, recycling=1)
    s.give(0, money=20, tech=6, cep=6)
    s.lobby(0, 3, 23, 35)
    return s


PLAN: dict[str, Any] = {"energy": "wind", "region": "europe", "grant": "tech"}
BUILD: dict[str, Any] = {"space": "asia/money", "region_tech": 0}


def test_yellow_builds_moves_a_scientist_pollutes_and_plans() -> None:
    """T31: 470 ppm become 480; no second build, and no second move of a scientist."""
    s = worker()
    s.do("build_plant", **BUILD)
    s.do("move_scientist", origin="hand", destination="north_america/money")
    s.do("second_action")
    assert s.table.co2 == 480
    assert s.events == [events.SecondActionBought(0, 480)]
    denied(
        s,
        refuse("same_kind_of_action", "solo_second_action"),
        "build_plant",
        space="africa/tech",
        region_tech=0,
    )
    s.do("plan", **PLAN)
    assert s.waiting == ("turn", 0)
    assert s.refused("move_scientist", origin="north_america/money", destination="europe/tech") == (
        "scientist_move_used"
    )
    assert s.kinds() == {"buy_cep", "sell_cep", "play_lobby", "end_turn"}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("plan", {"infrastructure", "build_plant"}),
        ("infrastructure", {"plan", "build_plant"}),
        ("build_plant", {"plan", "infrastructure"}),
    ],
)
def test_the_second_action_is_of_another_kind_and_has_to_be_taken(first: str, second: set[str]) -> None:
    """D5, 6, A67: the level rises together with a legal second action only."""
    s = worker()
    s.do(
        first,
        **{"plan": PLAN, "infrastructure": {"space": "north_america/money"}, "build_plant": BUILD}[first],
    )
    s.do("second_action")
    assert s.waiting == ("second_action", 0)
    assert s.kinds() - {"play_lobby"} == second
    for kind in ("decline", "end_turn", "sell_cep"):
        denied(s, refuse("not_now", "turn", action=kind, decision="second_action"), kind)


def test_the_second_action_comes_after_the_first_and_once_in_a_turn() -> None:
    """6, A67: in the next turn there is another one."""
    s = worker()
    denied(s, refuse("first_action_open", "solo_second_action"), "second_action")
    s.do("plan", **PLAN)
    s.do("second_action")
    s.do("infrastructure", space="north_america/money")
    denied(s, refuse("second_action_used", "solo_second_action"), "second_action")
    assert s.refused("build_plant", **BUILD) == "mandatory_action_used"
    s.then_turn_of(0)
    s.do("end_turn")
    s.do("plan", energy="wind", region="asia", grant="tech")
    assert s.can("second_action")


@pytest.mark.parametrize(("co2", "allowed"), [(400, True), (490, True), (500, False)])
def test_the_level_must_not_be_at_500_already(co2: int, allowed: bool) -> None:
    """6: it may be 500 afterwards."""
    s = worker(co2)
    s.do("plan", **PLAN)
    assert s.can("second_action") == allowed
    if not allowed:
        denied(s, refuse("co2_at_limit", "solo_second_action", had=500, limit=500), "second_action")


def test_without_a_legal_second_action_nobody_pollutes() -> None:
    """A67."""
    s = scene("solo")
    s.erase_bonuses()
    s.do("plan", **PLAN)
    denied(s, refuse("no_second_action", "solo_second_action"), "second_action")


PREPARED = {"space": "north_america/money"}


def preparer_with(card: int, money: int, knowledge: int = 2) -> Scene:
    """A solar infrastructure is prepared, and no space is left for a plan: only the plant on it, for $10, two
    cubes and a CEP, could come second."""
    s = scene("solo")
    s.erase_bonuses()
    s.crowd()
    s.knowledge(0, solar=knowledge)
    s.give(0, money=money, cep=2)
    s.lobby(0, card)
    s.do("infrastructure", **PREPARED)
    return s


@pytest.mark.parametrize(
    ("card", "money", "knowledge", "possible"),
    [(23, 7, 2, True), (23, 6, 2, False), (20, 7, 2, False), (28, 10, 1, True), (28, 10, 0, False)],
)
def test_a_card_played_before_it_can_make_the_second_action_possible(
    card: int, money: int, knowledge: int, possible: bool
) -> None:
    """A67, A16: the $3 of card 23 or the knowledge of card 28, both for solar; card 20 is for recycling."""
    s = preparer_with(card, money, knowledge)
    assert s.refused("build_plant", **PREPARED, region_tech=0) == "mandatory_action_used"
    assert s.can("second_action") == possible
    if not possible:
        denied(s, refuse("no_second_action", "solo_second_action"), "second_action")
        return
    s.do("second_action")
    assert s.kinds() == {"play_lobby"}
    s.do("play_lobby", card=card, main=2, option=0)
    assert s.table.plants_total(0) == 1
    assert s.table.second_action == 2


def test_a_card_that_was_played_already_opens_no_second_action() -> None:
    """A54, A67: director actions are not renewed."""
    s = preparer_with(23, 7)
    s.table.used_card = 1
    denied(s, refuse("no_second_action", "solo_second_action"), "second_action")


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_nobody_else_has_a_second_action(mode: str) -> None:
    """5."""
    s = scene(mode)
    s.erase_bonuses()
    s.do("plan", **PLAN)
    assert s.refused("second_action") == "not_now"


def test_director_actions_may_come_between_the_two_main_actions() -> None:
    """6: before the second one is bought."""
    s = worker()
    s.do("plan", **PLAN)
    s.do("sell_cep")
    s.do("second_action")
    s.do("build_plant", **BUILD)
    assert s.table.mandatory_done


def test_a_card_may_be_played_right_before_the_second_action() -> None:
    """6, 8.C: but no other side, and no card of another action."""
    s = worker()
    s.do("plan", **PLAN)
    s.do("second_action")
    offered = [s.codec.action_to_json(a) for a in s.game.legal() if a.kind == "play_lobby"]
    assert [(a["card"], a["main"]) for a in offered] == [(23, 2)]
    owed = refuse("second_action_owed", "solo_second_action")
    denied(s, owed, "play_lobby", card=23, main=0, option=0)
    denied(s, owed, "play_lobby", card=35, main=2, option=0)
    s.do("play_lobby", card=23, main=2, option=0)
    assert s.table.plants_total(0) == 1
    assert s.refused("infrastructure", space="north_america/money") == "mandatory_action_used"


def test_a_card_may_be_played_right_after_the_second_action() -> None:
    """6, 8.C: it goes with that action, not with the first one."""
    s = worker()
    s.do("plan", **PLAN)
    assert s.can("play_lobby", card=3, main=1, option=0)
    s.do("second_action")
    s.do("build_plant", **BUILD)
    assert s.can("play_lobby", card=23, main=1, option=0)
    assert s.refused("play_lobby", card=3, main=1, option=0) == "card_action_missing"


def test_a_turn_without_a_legal_main_action_may_end() -> None:
    """A11: and offers no second one."""
    s = scene("solo")
    s.crowd()
    assert s.can("end_turn")
    assert not s.can("second_action")


# --- the verdict -----------------------------------------------------------------------------------------


def alone(card: int = 0) -> Scene:
    """A player who has met both personal goals (cubes and money)."""
    s = scene("solo", solo_card=card)
    s.erase_bonuses()
    s.table.personal, s.table.un_row = [(4, 6)], ()
    s.give(0, tech=3, money=10)
    return s


def ending(s: Scene) -> str:
    s.task(Frame("verdict"))
    return s.table.ending


def test_both_personal_goals_have_to_be_met() -> None:
    """16.3: one is not enough."""
    assert ending(alone()) == "team_won"
    s = alone()
    s.give(0, money=-1)
    assert ending(s) == "personal_goals_missed"


@pytest.mark.parametrize(("open_cards", "found"), [(3, "team_won"), (4, "un_goals_missed")])
def test_all_un_goals_but_three_have_to_be_claimed(open_cards: int, found: str) -> None:
    """16.3."""
    s = alone()
    s.table.un_row = tuple(range(1, open_cards + 1))
    assert ending(s) == found


# --- the solo cards --------------------------------------------------------------------------------------


def tracks(s: Scene, enough: bool) -> None:
    s.knowledge(0, **dict.fromkeys(WANTS, 10))
    s.knowledge(0, wind=10 if enough else 9)


def plants(s: Scene, amount: int) -> None:
    """So many plants, at most two in each region."""
    for region, agenda in EVERY_AGENDA:
        here, amount = min(2, amount), max(0, amount - 2)
        levels = {energy: s.table.project_stack[s.energy(energy)][0] for energy in agenda[:here]}
        s.demand(region, *(f"{energy}:{lvl}:0:0" for energy, lvl in levels.items()))


def everywhere(s: Scene, enough: bool) -> None:
    for region, agenda in EVERY_AGENDA[: 6 if enough else 5]:
        s.demand(region, f"{agenda[1]}:1:0:0")


def replace_fossil(s: Scene, enough: bool) -> None:
    s.demand("asia", "coal", "oil", "gas", *(["gas"] if enough else []))
    s.project("asia/tech", "solar", host=0)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=2, cep=1)
    s.do("build_plant", space="asia/tech", region_tech=0)


SUMMITS = [("solar", "wind"), ("solar", "wind", "hydro"), ("solar", "wind", "hydro", "recycling")]


def summits(s: Scene, enough: bool) -> None:
    hold_all(s, SUMMITS if enough else [*SUMMITS[:2], ("wind", "hydro")])


def hold_all(s: Scene, tiles: list[tuple[str, ...]]) -> None:
    for topics in tiles:
        hold(s, *topics, seats=dict.fromkeys(range(len(topics)), 0))


AT_THE_END: dict[int, Callable[[Scene, bool], None]] = {
    1: tracks,
    2: lambda s, enough: plants(s, 10 if enough else 9),
    4: everywhere,
    9: lambda s, enough: s.region_cep("asia", 6 if enough else 5),
    10: summits,
    11: replace_fossil,
}


@pytest.mark.parametrize("card", AT_THE_END)
def test_a_solo_card_is_met_at_the_end_or_the_game_is_lost(card: int) -> None:
    """17.4: tracks, plants, regions, CEPs in Asia, summits of all sizes, a replaced fossil plant."""
    for enough in (True, False):
        s = alone(card)
        AT_THE_END[card](s, enough)
        assert ending(s) == ("team_won" if enough else "solo_goal_missed")
        assert s.game.result.winners == ((0,) if enough else ())


@pytest.mark.parametrize("missing", [0, 1, 2])
def test_card_10_needs_a_summit_of_every_size(missing: int) -> None:
    """17.4: two, three and four topics."""
    s = alone(10)
    hold_all(s, SUMMITS[:missing] + SUMMITS[missing + 1 :])
    assert ending(s) == "solo_goal_missed"


def plant_goals(s: Scene, amount: int) -> None:
    """Of eight open goals about plants so many are achieved."""
    s.goals(*(("plant_in_region", region) for region in (*REGIONS, "asia", "europe")))
    s.table.env_done = [1] * amount + [0] * (8 - amount)


BY_DECADE: dict[int, tuple[Callable[[Scene, int], None], int]] = {3: (plants, 5), 8: (plant_goals, 8)}


@pytest.mark.parametrize("card", BY_DECADE)
def test_a_solo_card_about_the_second_decade_is_decided_when_that_decade_ends(card: int) -> None:
    """17.4: five plants, or all goals about plants; what comes later does not help."""
    arrange, needed = BY_DECADE[card]
    for amount in (needed, needed - 1):
        s = alone(card)
        arrange(s, amount)
        s.table.decade = 2
        s.task(Frame("decade_end"))
        assert ("SoloGoalMissed" in s.names()) == (amount < needed)
        if amount < needed:
            s.table.plants_built[0] += 5
            s.table.env_done = [1] * len(s.table.env_done)
        assert ending(s) == ("team_won" if amount == needed else "solo_goal_missed")


@pytest.mark.parametrize(("card", "decade"), [(3, 1), (3, 3), (8, 1), (8, 3), (12, 2), (12, 3)])
def test_a_bound_solo_card_is_not_decided_in_another_decade(card: int, decade: int) -> None:
    """17.4: only at the end of decade 2, or of decade 1 for card 12; here it is not met, neither before nor
    after the deadline."""
    s = alone(card)
    s.goals(("plant_in_region", "asia"))
    s.table.cards_in_decade_1 = 1
    s.table.decade = decade
    s.task(Frame("decade_end"))
    assert "SoloGoalMissed" not in s.names()
    assert s.table.solo_kept == 1


@pytest.mark.parametrize("card", BY_DECADE)
def test_a_solo_card_that_is_met_after_the_first_decade_is_in_time(card: int) -> None:
    """17.4: nothing is there when decade 1 ends, everything when decade 2 ends."""
    arrange, needed = BY_DECADE[card]
    s = alone(card)
    plant_goals(s, 0)
    s.table.decade = 1
    s.task(Frame("decade_end"))
    arrange(s, needed)
    s.table.decade = 2
    s.task(Frame("decade_end"))
    assert ending(s) == "team_won"


@pytest.mark.parametrize(("decade", "counted"), [(1, 1), (2, 0), (4, 0)])
def test_only_lobbyists_of_the_first_decade_are_counted(decade: int, counted: int) -> None:
    """17.4, card 12: the count does not grow any more once the decade is over."""
    s = alone(12)
    s.lobby(0, 3)
    s.table.decade = decade
    s.do("play_lobby", card=3, main=0, option=0)
    assert s.table.cards_in_decade_1 == counted


def test_a_lobbyist_in_the_first_decade_is_no_loss_before_that_decade_ends() -> None:
    """17.4, card 12: the goal is out of reach, but it is decided at the end of the decade."""
    s = alone(12)
    s.lobby(0, 3)
    s.do("play_lobby", card=3, main=0, option=0)
    assert s.table.solo_kept == 1
    s.task(Frame("decade_end"))
    assert s.table.solo_kept == 0
    assert s.names()[0] == "SoloGoalMissed"


@pytest.mark.parametrize(("decade", "found"), [(1, "solo_goal_missed"), (2, "team_won")])
def test_card_12_forbids_lobbyists_in_the_first_decade(decade: int, found: str) -> None:
    """17.4: any use, also of a minor effect; later decades are free."""
    s = alone(12)
    s.lobby(0, 3)
    for now in (1, 2):
        s.table.decade = now
        if now == decade:
            s.turn(0)
            s.do("play_lobby", card=3, main=0, option=0)
        s.task(Frame("decade_end"))
    assert ending(s) == found


def test_card_5_deals_four_goals_without_a_choice_and_needs_all_of_them() -> None:
    """17.4, A50."""
    s = fresh(5)
    assert len(s.table.personal[0]) == 4
    assert s.waiting == ("opponent_start", 0)
    s = alone(5)
    s.table.personal = [(1, 4, 6, 9)]
    s.give(0, cep=6)
    assert ending(s) == "personal_goals_missed"
    s = alone(5)
    s.table.personal = [(1, 2, 4, 6)]
    s.give(0, cep=6)
    s.control("asia", 0)
    assert ending(s) == "team_won"


def test_card_6_starts_with_ten_points_and_asks_for_nothing_else() -> None:
    """17.4."""
    assert fresh(6).table.vp == [10]
    assert ending(alone(6)) == "team_won"


def test_card_7_leaves_all_gas_tiles_out_and_asks_for_nothing_else() -> None:
    """17.4, A66: no draw of a plant or of an inspector finds one."""
    table = fresh(7).table
    assert GAS not in table.fossil_pile
    assert (len(table.fossil_pile), table.fossil_out) == (20, (GAS,) * 10)
    assert ending(alone(7)) == "team_won"
