"""The forecast for hand-made positions of a team and of a player alone (11 to 13, 16.1, 16.3, 17)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from co2desk.engine.editions.second_chance.setting import Variants
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.table.ids import HAND, NONE
from co2desk.forecast import (
    BY_PLAYER,
    BY_REGION,
    PENALTY,
    UNPAID,
    GoalsPrice,
    Progress,
    SoloTask,
    Span,
    TeamForecast,
    Visit,
    forecast,
)
from tests.engine.second_chance.random_play import waiting_for
from tests.engine.second_chance.scene import Scene, kit, new_game, scene
from tests.engine.second_chance.tiles import GREEN, KNOWLEDGE_TILES, PLANT_TILES, SUMMIT_TILES
from tests.forecast.second_tables import (
    AFRICA,
    ASIA,
    COAL,
    EUROPE,
    GAS,
    NA,
    OIL,
    hungry,
    in_decade,
    risky,
    with_card,
)


def told(s: Scene, seat: int = 0) -> TeamForecast:
    found = forecast(s.table, seat)
    assert isinstance(found, TeamForecast)
    return found


# --- income ----------------------------------------------------------------------------------------------


def test_income_is_told_by_player_and_track() -> None:
    """11, T15: with four players the two best stacks earn, each what stands at its own space."""
    s = hungry()
    s.knowledge(0, hydro=8, solar=4)
    s.knowledge(1, hydro=3, solar=6)
    s.knowledge(2, hydro=2)
    outlook = told(s)
    hydro, solar = s.energy("hydro"), s.energy("solar")
    assert outlook.earned_on(hydro) == (4, 2, 0, 0)
    assert outlook.earned_on(solar) == (3, 4, 0, 0)
    assert [outlook.earned(player) for player in range(4)] == [7, 6, 0, 0]
    assert outlook.total_income == 13


def test_two_players_earn_only_in_front() -> None:
    """11, T16: alone in front, or tied."""
    s = in_decade(scene(players=2))
    s.knowledge(0, hydro=9)
    s.knowledge(1, hydro=8)
    assert told(s).earned_on(s.energy("hydro")) == (5, 0)
    s.knowledge(1, hydro=9)
    assert told(s).earned_on(s.energy("hydro")) == (5, 5)


def test_while_income_is_divided_only_what_is_left_is_told() -> None:
    """D21: who has divided theirs has it already; the goals are still to be paid for."""
    table = waiting_for("income_split", where=lambda t: [f.kind for f in t.stack].count("income_split") == 2)
    outlook = forecast(table, 0)
    assert isinstance(outlook, TeamForecast)
    owed = {frame.player: frame.data[0] for frame in table.stack if frame.kind == "income_split"}
    assert [outlook.earned(player) for player in range(3)] == [owed.get(player, 0) for player in range(3)]
    assert outlook.phase == "income"
    assert outlook.goals is not None


# --- environmental goals ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("decade", "points"), [(1, 3), (2, 6), (3, 9), (4, 12)])
def test_every_open_goal_costs_as_many_points_as_the_number_of_the_decade(decade: int, points: int) -> None:
    """12, T17, T18: now, and as many in each decade to come."""
    s = hungry(decade=decade)
    s.goals(("plant_of_type", "solar"), ("knowledge_half", "wind"), ("summit_size", 3), ("summit_size", 2))
    s.table.env_done[1] = 1
    outlook = told(s)
    assert outlook.open_goals == (0, 2, 3)
    assert outlook.goals == GoalsPrice(decade, decade, points, points)
    assert outlook.later == tuple(GoalsPrice(d, d, 3 * d, 3 * d) for d in range(decade + 1, 5))


def test_a_goal_under_an_inspector_costs_twice() -> None:
    """17.7, T24: both inspectors stand at open goals, now and in every decade to come (A44)."""
    s = hungry(decade=2, inspectors=True)
    s.goals(*PLANT_TILES, *KNOWLEDGE_TILES, *SUMMIT_TILES)
    s.table.inspector_at = [2, 7]
    s.table.env_done = [1] * 21
    s.table.env_done[2] = s.table.env_done[5] = s.table.env_done[20] = 0
    outlook = told(s)
    assert outlook.open_goals == (2, 5, 20)
    assert outlook.watched == (2, 20)
    assert outlook.goals == GoalsPrice(2, 2, 10, 10)
    assert outlook.later == (GoalsPrice(3, 3, 15, 15), GoalsPrice(4, 4, 20, 20))


def test_an_inspector_at_an_achieved_goal_costs_nothing_now_and_perhaps_later() -> None:
    """A44, the other reading: where the inspector does not skip achieved goals, the tile that it draws
    decides; one step of two, three or four leads to the only open goal."""
    s = hungry(decade=3, inspectors=True, switches={"inspector_skips": "nothing"})
    s.goals(*PLANT_TILES, *SUMMIT_TILES)
    s.table.env_done = [1] * 16
    s.table.env_done[3] = 0
    s.table.inspector_at = [0, 0]
    s.table.fossil_pile = (GAS, OIL)
    assert told(s).watched == ()
    assert told(s).goals == GoalsPrice(3, 3, 3, 3)
    assert told(s).later == (GoalsPrice(4, 4, 4, 8),)
    s.table.fossil_pile = (OIL,)
    assert told(s).later == (GoalsPrice(4, 4, 8, 8),)
    s.table.fossil_pile = (GAS,)
    assert told(s).later == (GoalsPrice(4, 4, 4, 4),)
    s.table.fossil_pile = ()
    s.table.inspector_at = [3, 0]
    assert told(s).later == (GoalsPrice(4, 4, 8, 8),)


def test_before_the_inspectors_have_moved_both_will_stand_at_a_goal() -> None:
    """17.7, 4.3: alone, while goals are chosen, the first move is still to come."""
    game = new_game(kit(), 1, 5, variants=Variants("solo"))
    assert game.decision.kind == "keep_goal"
    outlook = forecast(game.table, 0)
    assert isinstance(outlook, TeamForecast)
    assert outlook.watched == ()
    assert outlook.goals == GoalsPrice(1, 1, 23, 23)
    assert outlook.phase == ""


def test_goals_that_have_been_paid_for_are_paid_for() -> None:
    """12, 13: in the supply phase only the next decades are left to be told."""
    s = hungry("asia", "europe")
    s.goals(("plant_of_type", "solar"))
    for region in ("asia", "europe"):
        s.control(region, 0)
    s.give(0, cep=2)
    s.task(Frame("energy_supply"), Frame("reduction_step"), Frame("decade_end"))
    s.table.active = NOBODY
    assert s.waiting == ("pay_cep", 0)
    outlook = told(s)
    assert (outlook.phase, outlook.goals, outlook.fixed) == ("energy_supply", None, 0)
    assert [later.most for later in outlook.later] == [2, 3, 4]


# --- who pays for fossil plants --------------------------------------------------------------------------


def test_regions_nobody_controls_pay_and_controllers_pay_from_anywhere() -> None:
    """13, A64, T20: clockwise from the home region; every source is named."""
    s = hungry("north_america", "europe", "africa", home="europe")
    s.control("europe", 1)
    s.control("asia", 1)
    s.give(1, cep=1)
    assert told(s).visits == (
        Visit(EUROPE, 0, 1, BY_PLAYER, (HAND, EUROPE, ASIA)),
        Visit(AFRICA, 0, NOBODY, BY_REGION),
        Visit(NA, 0, NOBODY, BY_REGION),
    )


def test_who_cannot_pay_takes_a_penalty_as_high_as_the_price() -> None:
    """7.4, A19, T19: the points are the team's."""
    s = hungry("europe")
    s.control("europe", 2)
    s.region_cep("europe", 0)
    s.table.price = 4
    assert told(s).visits == (Visit(EUROPE, 0, 2, PENALTY, (), 4, 0, 4, 4),)
    assert told(s).penalties == told(s).fixed == 4


@pytest.mark.parametrize(("reading", "points"), [("before", [3, 3, 4]), ("after", [3, 4, 4])])
def test_a_penalty_that_empties_the_market_makes_the_next_one_dearer(reading: str, points: list[int]) -> None:
    """A20: two CEPs are on sale at 3; the price of before the rise counts, or under the other reading that of
    after it."""
    s = hungry("europe", "africa", "asia", switches={"penalty_price": reading})
    for region in ("europe", "africa", "asia"):
        s.control(region, 0)
        s.region_cep(region, 0)
    assert [visit.points for visit in told(s).visits] == points
    assert told(s).penalties == sum(points)


def test_sources_run_out_in_the_order_of_the_visits() -> None:
    """A19: one CEP for two plants; the second one is a penalty, and the partner pays alone."""
    s = hungry("north_america", "africa", "oceania")
    for region, player in (("north_america", 0), ("africa", 1), ("oceania", 0)):
        s.control(region, player)
        s.region_cep(region, 0)
    s.give(0, cep=1)
    s.give(1, cep=1)
    assert [visit.payment for visit in told(s).visits] == [BY_PLAYER, BY_PLAYER, PENALTY]


def test_under_the_other_reading_only_the_region_itself_pays() -> None:
    """A64: CEPs in hand do not help."""
    s = hungry("europe", "africa", switches={"supply_payment": "this_region"})
    s.control("europe", 0)
    s.control("africa", 0)
    s.region_cep("africa", 0)
    s.give(0, cep=3)
    assert told(s).visits == (
        Visit(EUROPE, 0, 0, BY_PLAYER, (EUROPE,)),
        Visit(AFRICA, 0, 0, PENALTY, (), 3, 0, 3, 3),
    )


def test_payments_at_once_change_the_price_but_not_the_payers() -> None:
    """A81: in both orders the same regions pay."""
    for order in ("after_all", "at_once"):
        s = hungry("europe", "africa", switches={"supply_order": order})
        s.control("africa", 3)
        assert told(s).visits == (
            Visit(EUROPE, 0, NOBODY, BY_REGION),
            Visit(AFRICA, 0, 3, BY_PLAYER, (AFRICA,)),
        )


def test_a_region_without_controller_and_cep_pays_nothing() -> None:
    """A35."""
    s = hungry("europe")
    s.region_cep("europe", 0)
    assert told(s).visits == (Visit(EUROPE, 0, NOBODY, UNPAID),)


def test_a_plant_that_is_being_paid_for_comes_before_those_that_are_left() -> None:
    """13: two plants lie there; the first payment is being decided, the second is told without a slot."""
    s = hungry("africa", "asia")
    for region in ("africa", "asia"):
        s.control(region, 0)
    s.region_cep("africa", 1)
    s.region_cep("asia", 0)
    s.give(0, cep=1)
    s.task(Frame("energy_supply"), Frame("reduction_step"), Frame("decade_end"))
    s.table.active = NOBODY
    assert s.waiting == ("pay_cep", 0)
    outlook = told(s)
    assert outlook.draws == ()
    assert outlook.level.after == Span(s.table.co2, Fraction(s.table.co2), s.table.co2)
    assert outlook.visits == (Visit(ASIA, NONE, 0, BY_PLAYER, (AFRICA,)),)


def test_a_cep_that_a_build_still_costs_is_not_there_any_more() -> None:
    """9.C, A19: the build is being paid for, so its CEP cannot pay for a fossil plant."""
    s = hungry("africa", "asia")
    s.control("africa", 0)
    s.region_cep("africa", 1)
    s.project("north_america/tech", "solar", host=1)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=2, cep=1)
    assert told(s).visits[0].sources == (HAND, AFRICA)
    s.do("build_plant", space="north_america/tech", region_tech=0)
    assert s.waiting == ("pay_cep", 0)
    assert told(s).visits[0].sources == (AFRICA,)


def test_regions_beyond_the_last_tile_draw_nothing() -> None:
    """A36: no plant, no CO2, no CEP."""
    s = hungry("europe", "africa", "asia")
    s.table.fossil_pile = (COAL,)
    outlook = told(s)
    assert outlook.draws == (EUROPE,)
    assert outlook.level.after.highest == s.table.co2 + 40


# --- the level and its price -----------------------------------------------------------------------------


def test_the_level_and_the_steps_down_are_told_with_their_bounds() -> None:
    """13: 40 to 70 ppm come, 55 on average; one step costs the number of the decade."""
    outlook = told(risky(470, 9))
    assert (outlook.level.now, outlook.level.limit) == (470, 500)
    assert outlook.level.after == Span(510, Fraction(525), 540)
    assert outlook.steps == Span(1, Fraction(5, 2), 4)
    assert (outlook.price, outlook.need) == (3, Span(3, Fraction(15, 2), 12))
    assert outlook.level.over == 1
    assert outlook.left(0) == Span(-3, Fraction(3, 2), 6)


@pytest.mark.parametrize(
    ("level", "over", "loss"),
    [
        (430, 0, 0),  # exactly 500 at worst: safe
        (440, Fraction(1, 6), 0),  # one step at worst: 3 points
        (450, Fraction(1, 2), Fraction(1, 6)),  # coal and oil together: two steps
        (460, Fraction(5, 6), Fraction(1, 2)),
        (470, 1, Fraction(5, 6)),
        (480, 1, 1),
    ],
)
def test_the_chance_of_losing_is_exact(level: int, over: Fraction, loss: Fraction) -> None:
    """13, A7, A31: of six pairs one brings 70, two 60, two 50 and one 40 ppm; three points buy one step."""
    outlook = told(risky(level, 3))
    assert outlook.level.over == over
    assert outlook.least_loss == outlook.loss(0) == loss


def test_points_out_of_the_income_change_the_chance() -> None:
    """11, D21: nothing, a part and all of six points taken in points."""
    s = risky(460, 0)
    s.knowledge(0, forestation=9)
    outlook = told(s)
    assert outlook.total_income == 6
    assert [outlook.loss(points) for points in (0, 3, 6)] == [Fraction(5, 6), Fraction(1, 2), Fraction(1, 6)]
    assert outlook.least_loss == Fraction(1, 6)
    assert outlook.missing == 0


def test_the_chance_is_the_share_of_piles_with_which_the_rules_lose_the_game() -> None:
    """12, 13, A6: every order of a small pile, played by the engine itself with goals and a penalty."""
    pile = (COAL, OIL, OIL, GAS, GAS)

    def position() -> Scene:
        s = hungry("europe", "africa", "asia", decade=2)
        s.goals(("plant_of_type", "solar"), ("summit_size", 2))
        s.control("africa", 0)
        s.region_cep("africa", 0)
        s.table.co2, s.table.vp[0], s.table.fossil_pile = 440, 12, pile
        return s

    def lost(order: tuple[int, ...]) -> bool:
        s = position()
        s.table.fossil_pile = order
        s.task(Frame("goals"), Frame("energy_supply"), Frame("reduction_step"))
        return s.table.ending == "planet_lost"

    orders = list(permutations(pile))
    chance = told(position()).least_loss
    assert chance == Fraction(sum(map(lost, orders)), len(orders))
    assert 0 < chance < 1


def test_missing_points_are_those_that_no_income_can_bring() -> None:
    """A6, T17: 8 open goals in the second decade cost 16 points, 13 are there."""
    s = hungry(decade=2)
    s.goals(*PLANT_TILES)
    s.table.vp[0] = 13
    assert (told(s).fixed, told(s).missing) == (16, 3)
    assert told(s).least_loss == 1
    s.knowledge(0, wind=4)
    assert told(s).missing == 0
    assert told(s).least_loss == 0
    assert told(s).loss(2) == 1


def test_zero_points_are_enough() -> None:
    """A6: 0 is safe."""
    s = hungry(decade=2)
    s.goals(*PLANT_TILES)
    s.table.vp[0] = 16
    assert told(s).least_loss == 0
    assert told(s).left(0) == Span(0, Fraction(0), 0)


def test_while_the_team_decides_how_far_to_go_down_the_rest_is_history() -> None:
    """D23, T21: from 540 ppm four steps are needed."""
    s = scene()
    s.table.co2, s.table.vp[0], s.table.decade = 540, 16, 3
    s.knowledge(0, wind=4)
    s.task(Frame("reduction_step"), Frame("decade_end"))
    s.table.active = NOBODY
    assert s.waiting[0] == "reduction"
    outlook = told(s)
    assert (outlook.phase, outlook.visits, outlook.goals) == ("reduction_step", (), None)
    assert outlook.total_income == 0
    assert outlook.steps == Span(4, Fraction(4), 4)
    assert outlook.need.highest == 12
    assert outlook.least_loss == 0


@pytest.mark.parametrize(
    ("difficulty", "players", "expected"),
    [("hard", 4, 30), ("normal", 4, Fraction(660, 24)), ("hard", 3, Fraction(780, 24))],
)
def test_tiles_that_left_the_game_are_not_expected(
    difficulty: str, players: int, expected: Fraction | int
) -> None:
    """4.1, A36: six coal tiles with a lower difficulty, six gas tiles with three players."""
    names = [found.name for found in kit().difficulties]
    assert difficulty in names
    s = in_decade(scene(players=players, difficulty=difficulty))
    assert told(s).level.after.expected == 400 + 6 * Fraction(expected)


def test_a_finished_game_has_nothing_to_come() -> None:
    """A6: after the loss nothing is foretold."""
    s = scene()
    s.goals(("summit_size", 2))
    s.table.co2, s.table.vp[0] = 560, 1
    s.task(Frame("reduction_step"))
    assert s.table.ending == "planet_lost"
    outlook = told(s)
    assert (outlook.visits, outlook.goals, outlook.total_income) == ((), None, 0)
    assert outlook.need == Span(0, Fraction(0), 0)


# --- the end of the game ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("shown", "missing"), [(3, 0), (4, 1), (6, 3)])
def test_more_than_three_open_un_goals_have_to_be_claimed(shown: int, missing: int) -> None:
    """16.1, A80."""
    s = hungry()
    s.table.un_row = tuple(range(1, shown + 1))
    assert (told(s).un_open, told(s).un_allowed, told(s).claims_missing) == (shown, 3, missing)


def test_the_own_personal_goals_are_told_as_they_stand() -> None:
    """17.2, 16.1: one of two has to be met; partners' goals are nobody's business."""
    s = hungry()
    s.table.personal[:] = [(1, 6), (2, 3), (4, 5), (7, 8)]
    s.give(0, money=10, cep=4)
    outlook = told(s)
    assert outlook.personal == (Progress(1, 4, 6), Progress(6, 10, 10))
    assert [goal.met for goal in outlook.personal] == [False, True]
    assert outlook.personal_needed == 1
    assert told(s, 2).personal[0] == Progress(4, 0, 3)


def test_alone_all_kept_goals_have_to_be_met() -> None:
    """16.3."""
    s = hungry(mode="solo")
    s.table.personal[0] = (1, 6)
    assert told(s).personal_needed == 2
    s.table.decade, s.table.un_row = 4, ()
    s.give(0, money=10)
    assert told(s).unmet == ("personal_goals_missed",)
    s.give(0, cep=6)
    assert told(s).unmet == ()


def test_in_the_last_decade_every_condition_decides() -> None:
    """16.1, A79, A80: enough points are not enough; before it they are, because turns are to come."""
    s = hungry(decade=4)
    s.table.personal[0], s.table.un_row = (1, 6), (1, 2, 3, 4)
    outlook = told(s)
    assert outlook.least_loss == 0
    assert outlook.unmet == ("personal_goals_missed", "un_goals_missed")
    assert outlook.losing == 1
    assert not outlook.hopeless
    s.give(0, money=10)
    assert told(s).unmet == ("un_goals_missed",)
    s.table.un_row = (1, 2, 3)
    assert told(s).losing == 0
    assert not told(s).unmet
    s.table.personal[0], s.table.un_row, s.table.decade = (1, 2), (1, 2, 3, 4), 3
    assert told(s).losing == 0
    assert not told(s).unmet


def test_claims_are_counted_in_turns_of_the_whole_game() -> None:
    """8.C: one in each turn, and none when the card of this turn is used. Three partners have two rounds in
    their last decade."""
    s = in_decade(scene(players=3))
    s.table.decade = 3
    s.table.un_row = tuple(range(1, 11))
    s.table.stack[-1:-1] = [Frame("round", NOBODY, (3,)), Frame("turn_begin", 1)]
    assert (told(s).claims_left, told(s).claims_missing) == (2 * 3 + 3 + 1 + 1, 7)
    assert told(s).claims_run_short
    assert told(s).losing == told(s).least_loss
    s.table.used_card = 1
    assert told(s).claims_left == 2 * 3 + 3 + 1
    s.table.decade = 4
    assert told(s).claims_left == 3 + 1
    assert not told(s).claims_run_short
    assert told(s).hopeless == ("un_goals_missed",)


def test_few_claims_in_many_turns_do_not_run_short() -> None:
    """A80: four turns for each of them are enough, fewer are not."""
    s = in_decade(scene(players=2))
    s.table.decade, s.table.un_row = 3, tuple(range(1, 7))
    s.table.stack[-1:-1] = [Frame("turn_begin", 1), Frame("turn_begin", 0), Frame("turn_begin", 1)]
    assert (told(s).claims_left, told(s).claims_missing) == (12, 3)
    assert not told(s).claims_run_short
    s.table.used_card = 1
    assert told(s).claims_run_short
    s.table.un_row = (1, 2, 3)
    assert not told(s).claims_run_short


def test_a_card_of_an_earlier_decade_loses_a_solo_game_at_any_time() -> None:
    """17.4, 16.3: by the end of its decade, or when it cannot be met any more."""
    s = with_card(3, decade=2, round_=1)
    s.table.un_row = ()
    s.demand("asia", "solar:1:0:0")
    s.table.stack[-1:-1] = [Frame("round", NOBODY, (n,)) for n in (4, 3, 2)]
    assert (told(s).unmet, told(s).hopeless) == (("solo_goal_missed",), ())
    s.table.decade = 1
    assert told(s).unmet == ()
    s.table.decade, s.table.solo_kept = 3, 0
    assert told(s).hopeless == ("solo_goal_missed",)
    assert told(s).losing == 1


def test_money_out_of_the_last_income_can_meet_a_goal() -> None:
    """11, 17.2: $10 out of $8 and an income of three; what is taken as money cannot be points as well."""
    s = hungry(decade=4)
    s.goals(("summit_size", 2))
    s.table.personal[0], s.table.un_row, s.table.money[0], s.table.vp[0] = (1, 6), (), 8, 3
    s.knowledge(0, wind=4)
    later = [frame for frame in s.table.stack if frame.kind not in ("turn", "income")]
    s.table.active, s.table.stack[:] = NOBODY, [*later, Frame("income_split", 0, (3,))]
    outlook = told(s)
    assert outlook.earned(0) == 3
    assert (outlook.unmet, outlook.hopeless) == (("personal_goals_missed",), ())
    assert [outlook.losing_with(money, 3 - money) for money in range(4)] == [1, 1, 0, 1]
    s.table.money[0] = 6
    assert told(s).hopeless == ("personal_goals_missed",)


@pytest.mark.parametrize(("decade", "last"), [(3, False), (4, True)])
def test_the_last_decade_is_the_fourth(decade: int, last: bool) -> None:
    """5."""
    assert told(hungry(decade=decade)).last_decade is last


# --- the solo card ---------------------------------------------------------------------------------------


def task(s: Scene) -> SoloTask:
    found = told(s).solo
    assert found is not None
    return found


def test_without_a_card_there_is_no_task() -> None:
    """17.4: the card is optional."""
    assert told(hungry(mode="solo")).solo is None


def test_five_plants_by_the_end_of_the_second_decade_take_five_turns() -> None:
    """17.4, A49: one plant can be built in a turn. In the last round but three of the second decade two
    plants are still possible after the present one."""
    s = with_card(3, decade=1, round_=4)
    assert task(s) == SoloTask(3, 0, 5, 2, True, False, lost=False)
    s.table.mandatory_done = 4  # this turn's build
    assert task(s).lost
    s.demand("asia", "solar:1:0:0")
    assert task(s) == SoloTask(3, 1, 5, 2, True, False, lost=False)
    s.table.decade = 3
    assert not task(s).lost
    s.table.solo_kept = 0
    assert task(s).lost


def test_one_plant_can_achieve_two_goals_but_not_three() -> None:
    """17.4, A33: its region and its energy."""
    s = with_card(8, decade=2, round_=1)
    s.goals(*PLANT_TILES)
    assert not task(s).lost
    s.table.round = 2
    assert task(s).lost


def test_a_played_lobbyist_loses_the_card_that_asks_for_none() -> None:
    """17.4: in decade 1 only."""
    s = with_card(12)
    assert (task(s).have, task(s).met, task(s).lost) == (None, True, False)
    s.table.cards_in_decade_1 = 1
    assert (task(s).met, task(s).lost) == (False, True)


@pytest.mark.parametrize(("card", "needed"), [(1, 5), (9, 6), (10, 3)])
def test_what_a_summit_can_still_bring_is_lost_only_after_the_last_turn(card: int, needed: int) -> None:
    """17.4: tracks, CEPs in Asia and sizes of summits."""
    s = with_card(card, decade=4, round_=4)
    s.region_cep("asia", 2)
    s.table.mandatory_done = 4
    assert (task(s).needed, task(s).deadline, task(s).bound, task(s).lost) == (needed, 4, False, False)
    s.table.active = NOBODY
    s.table.stack[:] = [Frame("decade_end"), Frame("reduction_step"), Frame("pay_cep", 0, (-1,))]
    assert task(s).lost


def test_an_onlooker_does_not_learn_about_personal_goals_from_the_card() -> None:
    """19, A50: the card asks for all personal goals."""
    s = with_card(5)
    s.table.personal[0] = (1, 4, 6, 8)
    s.give(0, money=10)
    assert (task(s).have, task(s).needed, task(s).met) == (1, 4, False)
    outlook = told(s, -1)
    assert outlook.solo is not None
    assert (outlook.solo.have, outlook.solo.met) == (None, None)


def test_goal_places_are_those_on_display() -> None:
    """12: the numbers of goals count from the left over all three groups."""
    s = hungry()
    s.goals(*PLANT_TILES, *KNOWLEDGE_TILES, *SUMMIT_TILES)
    s.table.env_done[GREEN] = 1
    assert told(s).open_goals == tuple(range(1, 21))
