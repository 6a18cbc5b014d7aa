"""Warnings of Second Chance: points, the planet, UN goals, the solo card, what is left unused (12 to 17)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.table.actions import MoveScientist
from co2desk.engine.table.ids import CARD_PLACE
from co2desk.forecast import (
    TeamForecast,
    Warning,  # noqa: A004 - the name of the record
    percent,
    warnings,
)
from co2desk.forecast.second_chance import end_of_turn
from co2desk.forecast.second_chance.forecast import team_forecast
from co2desk.forecast.warnings import FREE_ACTIONS, ends_decade
from tests.engine.second_chance.scene import Scene, kit
from tests.engine.second_chance.tiles import PLANT_TILES, SUMMIT_TILES
from tests.forecast.action_advice import codes, said
from tests.forecast.second_tables import COAL, GAS, OIL, hungry, rivals, with_card


def turn_over(s: Scene) -> Scene:
    """The main action is done, no free action is left; the steps of the decade wait below the turn."""
    table = s.table
    table.mandatory_done = table.used_scientist = table.used_market = table.used_card = 1
    return s


def content(s: Scene) -> Scene:
    """Player 0 has met one of two personal goals: $10."""
    s.table.personal[0] = (1, 6)
    s.give(0, money=10)
    return s


def with_goals(points: int, decade: int = 2) -> Scene:
    """The last turn of a decade; eight open goals will cost a team its points."""
    s = turn_over(hungry(decade=decade))
    s.goals(*PLANT_TILES)
    s.table.vp[0] = points
    return s


def two_draws(level: int, points: int) -> Scene:
    """The last turn of decade 3: two plants out of one coal, one oil and two gas plants will be drawn."""
    s = turn_over(hungry("europe", "asia", decade=3))
    s.table.fossil_pile = (GAS, COAL, GAS, OIL)
    s.table.co2, s.table.vp[0] = level, points
    return s


# --- points ----------------------------------------------------------------------------------------------


def test_points_below_zero_are_certain_when_no_income_helps() -> None:
    """A6, T17: 16 points are due, 13 are there."""
    assert said(with_goals(13), "end_turn") == (Warning("points_certainly_lost", (("missing", 3),)),)


@pytest.mark.parametrize(("level", "expected"), [(3, ["points_certainly_lost"]), (4, [])])
def test_income_that_can_be_taken_in_points_saves_a_team(level: int, expected: list[str]) -> None:
    """11, 12: three points are missing, and the wind track pays two or three."""
    s = with_goals(13)
    s.knowledge(0, wind=level)
    assert codes(s, "end_turn") == expected


def test_enough_points_are_no_warning() -> None:
    """A6: zero is safe."""
    assert said(with_goals(16), "end_turn") == ()


@pytest.mark.parametrize("waiting", [Frame("turn_begin", 1), Frame("round", NOBODY, (2,))])
def test_only_the_last_turn_of_a_decade_warns_of_its_end(waiting: Frame) -> None:
    """5: with a turn or a round to come nothing is decided yet."""
    s = with_goals(0)
    s.table.stack.insert(-1, waiting)
    assert not ends_decade(s.table)
    assert codes(s, "end_turn") == []


def test_the_supply_phase_at_the_start_of_a_decade_is_not_its_end() -> None:
    """5: rivals pay for plants before the turns of the decade."""
    s = rivals()
    s.table.stack[:] = [Frame("decade_end"), Frame("income"), Frame("rounds"), Frame("pay_cep", 0, (-1,))]
    assert not ends_decade(s.table)


# --- a summit that waits for the end of the turn ---------------------------------------------------------


def with_summit(s: Scene, *topics: str) -> Scene:
    """A summit of players 0 and 1 takes place when the turn ends."""
    s.summit(0, *topics, seats={number: number % 2 for number in range(len(topics))})
    s.table.summits_full, s.table.summit_last[0] = (0,), 1
    return s


def outcomes(game: SecondChanceGame) -> Iterator[SecondChanceTable]:
    """Every table on which the present turn can end."""
    if game.decision.kind == "income_split":
        yield game.table
        return
    for answer in game.legal():
        after = game.copy()
        after.apply(answer)
        yield from outcomes(after)


def after_the_end_of_the_turn(s: Scene) -> list[TeamForecast]:
    """What the forecast says after each of them. The income has not been divided yet."""
    game = s.game.copy()
    game.apply(s.action("end_turn"))
    return [team_forecast(table, 0) for table in outcomes(game)]


def test_a_summit_that_saves_the_team_leaves_nothing_to_warn_of() -> None:
    """10, 12, 13: its knowledge brings four points of income. Before it is held, half of the draws would lose
    the planet; a moment later the forecast calls it safe."""
    s = with_summit(two_draws(460, 5), "solar", "wind")
    assert percent(team_forecast(s.table, 0).least_loss) == 50
    assert said(s, "end_turn") == ()
    assert min(told.least_loss for told in after_the_end_of_the_turn(s)) == 0


def test_goals_that_a_summit_meets_are_not_missed() -> None:
    """10, A24: the number of its topics and two topics, each worth two points in decade 2."""
    s = turn_over(hungry(decade=2))
    s.goals(*SUMMIT_TILES)
    s.table.vp[0] = 6
    assert codes(s, "end_turn") == ["points_certainly_lost"]
    assert codes(with_summit(s, "solar", "wind"), "end_turn") == []


def test_what_a_summit_cannot_bring_is_missing_for_certain() -> None:
    """10, A6: with every choice of knowledge tried, the best one leaves as much missing as is told."""
    s = with_summit(with_goals(9), "solar", "wind")
    missing = min(told.missing for told in after_the_end_of_the_turn(s))
    assert missing == 3
    assert said(s, "end_turn") == (Warning("points_certainly_lost", (("missing", missing),)),)


def test_the_planet_is_lost_as_often_as_the_best_choice_at_the_summit_leaves_it() -> None:
    """10, 13: four points of income buy one step more."""
    s = with_summit(two_draws(480, 3), "solar", "wind")
    chance = percent(min(told.least_loss for told in after_the_end_of_the_turn(s)))
    assert 0 < chance < percent(team_forecast(s.table, 0).least_loss)
    values = (("percent", chance), ("ending", "planet_lost"))
    assert said(s, "end_turn") == (Warning("planet_may_be_lost", values),)


@pytest.mark.parametrize(("points", "level", "expected"), [(1, 400, "points"), (0, 500, "planet")])
def test_where_not_every_choice_was_tried_no_loss_is_certain(
    monkeypatch: pytest.MonkeyPatch, points: int, level: int, expected: str
) -> None:
    """10: large summits leave more choices than there is time for."""
    monkeypatch.setattr(end_of_turn, "MOST_POSITIONS", 20)
    s = with_goals(points) if expected == "points" else two_draws(level, points)
    s = with_summit(s, "forestation", "solar", "wind")
    (warning,) = said(s, "end_turn")
    assert warning.code == f"{expected}_may_be_lost"


# --- the planet ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "percent"), [(450, 17), (460, 50), (470, 83)])
def test_the_chance_to_lose_the_planet_is_told_in_whole_percent(level: int, percent: int) -> None:
    """13, A31: three points buy one step of reduction."""
    values = (("percent", percent), ("ending", "planet_lost"))
    assert said(two_draws(level, 3), "end_turn") == (Warning("planet_may_be_lost", values),)


def test_a_planet_that_no_draw_can_save_is_certainly_lost() -> None:
    """13: two steps at least, for six points."""
    warning = Warning("planet_certainly_lost", (("ending", "planet_lost"),))
    assert said(two_draws(480, 3), "end_turn") == (warning,)


def test_points_for_every_step_are_no_warning() -> None:
    """13: five steps at worst."""
    assert said(two_draws(480, 15), "end_turn") == ()


@pytest.mark.parametrize(("level", "expected"), [(430, []), (450, [50]), (470, [100])])
def test_rivals_are_warned_of_the_next_supply_phase(level: int, expected: list[int]) -> None:
    """13: above 500 ppm all lose at once; nobody can buy anything back."""
    s = turn_over(rivals("europe", "asia"))
    s.table.fossil_pile, s.table.co2 = (GAS, COAL, GAS, OIL), level
    found = said(s, "end_turn")
    assert [dict(warning.values).get("percent", 100) for warning in found] == expected


def test_the_last_decade_of_rivals_is_announced() -> None:
    """16.2: the scoring follows, whatever the level is."""
    s = turn_over(rivals(decade=4))
    s.table.decade, s.table.co2 = 5, 500
    assert said(s, "end_turn") == (Warning("ends_game", (("reason", "last_decade"),)),)


# --- UN goals --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("decade", "shown", "expected"), [(4, 4, True), (4, 3, False), (3, 4, False)])
def test_too_many_open_un_goals_are_told_before_the_last_turn_ends(
    decade: int, shown: int, expected: bool
) -> None:
    """16.1, A80: nobody can claim one afterwards."""
    s = content(turn_over(hungry(decade=decade)))
    s.table.un_row = tuple(range(1, shown + 1))
    warning = Warning("ends_game", (("reason", "un_goals_missed"),))
    assert said(s, "end_turn") == ((warning,) if expected else ())


# --- personal goals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("decade", "money", "expected"), [(4, 9, True), (4, 10, False), (3, 9, False)])
def test_own_goals_that_nothing_meets_any_more_are_told_before_the_last_turn_ends(
    decade: int, money: int, expected: bool
) -> None:
    """16.1, A79: partners' goals are their own business."""
    s = content(turn_over(hungry(decade=decade)))
    s.table.un_row, s.table.money[0] = (), money
    warning = Warning("ends_game", (("reason", "personal_goals_missed"),))
    assert said(s, "end_turn") == ((warning,) if expected else ())


def test_income_and_a_summit_can_still_meet_a_personal_goal() -> None:
    """11, 17.2: $10 out of $9 and an income of two; nobody knows what a summit brings."""
    s = content(turn_over(hungry(decade=4)))
    s.table.un_row, s.table.money[0] = (), 9
    s.knowledge(0, wind=4)
    assert codes(s, "end_turn") == []
    s.knowledge(0, wind=0)
    assert codes(s, "end_turn") == ["ends_game"]
    assert codes(with_summit(s, "solar", "wind"), "end_turn") == []


# --- dividing the income ---------------------------------------------------------------------------------


def dividing(points: int, *incomes: int, level: int = 400, goals: bool = True) -> Scene:
    """Decade 2: these incomes are to be divided, player 0 first; the eight open goals cost 16 points."""
    s = hungry(decade=2)
    if goals:
        s.goals(*PLANT_TILES)
    s.table.vp[0], s.table.co2, s.table.active = points, level, NOBODY
    for player, income in enumerate(incomes):
        s.knowledge(player, wind={0: 0, 3: 4, 5: 8}[income])
    steps = [Frame(step) for step in ("decade_end", "reduction_step", "energy_supply", "goals")]
    splits = [Frame("income_split", player, (income,)) for player, income in enumerate(incomes)]
    s.table.stack[:] = [*steps, *reversed(splits)]
    return s


def test_money_that_the_goals_will_miss_in_points_is_certain_to_lose() -> None:
    """A6, D21: 12 and 5 are 17, so one may be taken in money."""
    s = dividing(12, 5)
    assert codes(s, "split_income", money=0) == []
    assert codes(s, "split_income", money=1) == []
    assert said(s, "split_income", money=2) == (Warning("points_certainly_lost", (("missing", 1),)),)


def test_money_on_the_back_of_partners_is_mentioned() -> None:
    """A6, D21: the partner's five points can still save the team, if they are points."""
    s = dividing(12, 5, 5)
    assert codes(s, "split_income", money=1) == []
    assert said(s, "split_income", money=5) == (Warning("points_may_be_lost", (("missing", 4),)),)


def test_who_cannot_help_it_is_not_reproached() -> None:
    """D21: all of it in points is the best there is; a game that is lost anyway is lost."""
    assert codes(dividing(8, 5, 5), "split_income", money=0) == []
    assert codes(dividing(2, 5), "split_income", money=5) == []


def test_money_that_the_reduction_will_miss_raises_the_chance_of_losing() -> None:
    """13, D21: at 500 ppm three of four plants in Europe cost two steps, four points, and one costs six."""
    s = dividing(0, 5, level=500, goals=False)
    s.table.demand[2] = (*s.table.demand[2][:1], None, None, None)
    s.table.fossil_pile = (GAS, GAS, GAS, OIL)
    assert codes(s, "split_income", money=1) == []  # four points are as good as five
    lost = Warning("planet_certainly_lost", (("ending", "planet_lost"),))
    assert said(s, "split_income", money=2) == (lost,)
    s.table.vp[0] = 1
    assert codes(s, "split_income", money=0) == []
    values = (("percent", 25), ("ending", "planet_lost"))
    assert said(s, "split_income", money=2) == (Warning("planet_may_be_lost", values),)


def test_rivals_divide_as_they_like() -> None:
    """11, A41: points below zero lose nobody's game."""
    s = rivals()
    s.table.active = NOBODY
    s.table.stack[:] = [Frame("decade_end"), Frame("event_phase"), Frame("income_split", 0, (3,))]
    assert codes(s, "split_income", money=3) == []


# --- the solo card ---------------------------------------------------------------------------------------


def test_the_turn_that_ends_the_hope_for_five_plants_is_told() -> None:
    """17.4, A49: in the last round of decade 1 four plants are still possible, five are not."""
    s = turn_over(with_card(3, decade=1, round_=4))
    assert said(s, "end_turn")[-1] == Warning("solo_card_missed", (("card", 3),))
    s.demand("asia", "solar:1:0:0")
    assert "solo_card_missed" not in codes(s, "end_turn")


def test_it_is_told_once() -> None:
    """17.4: a card that cannot be met any more is not missed again."""
    s = turn_over(with_card(3, decade=2, round_=4))
    s.table.mandatory_done = 4
    assert "solo_card_missed" not in codes(s, "end_turn")


def test_a_lobbyist_in_decade_1_loses_the_card_that_asks_for_none() -> None:
    """17.4: told before it is played; in decade 2 nothing is lost."""
    s = with_card(12)
    s.lobby(0, 1)
    minor = {"card": 1, "main": 0, "option": 0}
    assert said(s, "play_lobby", **minor) == (Warning("solo_card_missed", (("card", 12),)),)
    s.table.decade = 2
    assert codes(s, "play_lobby", **minor) == []


def test_a_summit_that_waits_can_still_meet_the_card() -> None:
    """17.4: a summit of every size; the last one is held when the last turn ends."""
    s = turn_over(with_card(10, decade=4, round_=4))
    s.table.summits_by_size[2:] = [0, 1, 1]
    assert "solo_card_missed" in codes(s, "end_turn")
    s.summit(0, "solar", "wind", seats={0: 0, 1: 0})
    s.table.summits_full, s.table.summit_last[0] = (0,), 0
    assert "solo_card_missed" not in codes(s, "end_turn")


# --- free actions, and what is given away ----------------------------------------------------------------


def test_free_actions_that_are_still_possible_are_named() -> None:
    """8: all five, in a fixed order."""
    s = hungry()
    s.project("europe/tech", "wind")
    s.demand("asia", "solar:1:1:0", "wind:1:1:0")
    card = next(card for card in kit().un_two if set(card.energies) == {s.energy("solar"), s.energy("wind")})
    s.table.un_row = (card.number,)
    s.give(0, money=5, cep=1, tech=card.tech)
    s.lobby(0, 3)
    s.table.mandatory_done = 1
    s.table.stack.insert(-1, Frame("turn_begin", 1))
    assert said(s, "end_turn") == (Warning("unused", (("actions", tuple(FREE_ACTIONS.values())),)),)
    s.table.used_card = 1
    assert dict(said(s, "end_turn")[0].values)["actions"] == ("scientist", "market_buy", "market_sell")


def test_a_point_at_the_end_of_a_track_is_lost() -> None:
    """7.5, A12: told to whoever would get it."""
    s = hungry()
    s.knowledge(0, wind=10)
    found = said(s, "plan", energy="wind", region="asia", grant="tech")
    assert found == (Warning("expertise_lost", (("energy", s.energy("wind")),)),)
    assert codes(s, "plan", energy="solar", region="asia", grant="tech") == []


def test_a_bonus_without_room_is_lost() -> None:
    """7.5: every region starts with all its CEPs (A69)."""
    s = hungry()
    s.erase_bonuses()
    s.print_bonus("wind", 2, "region_cep")
    s.knowledge(0, wind=1)
    assert codes(s, "plan", energy="wind", region="asia", grant="tech") == ["bonus_lost"]
    s.region_cep("asia", 2)
    assert codes(s, "plan", energy="wind", region="asia", grant="tech") == []


def test_a_card_without_effect_is_warned_of() -> None:
    """A12, 8.C: nobody is there to be moved; with a scientist in the supply the card is worth its while."""
    s = hungry()
    s.lobby(0, 32)
    s.table.hand_scientists[0] = 0
    assert codes(s, "play_lobby", card=32, main=0, option=0) == ["card_gives_nothing"]
    s.table.hand_scientists[0] = 1
    assert codes(s, "play_lobby", card=32, main=0, option=0) == []


def test_a_visit_without_effect_is_warned_of() -> None:
    """A61: the last scientist who could move goes onto a card that moves one; onto another card one may."""
    s = hungry()
    s.in_play(32, 9)
    s.lobby(0)
    s.table.hand_scientists[0] = 1
    visits = {a.destination - CARD_PLACE: a for a in s.game.legal() if isinstance(a, MoveScientist)}
    assert [warning.code for warning in warnings(s.game, visits[32])] == ["card_gives_nothing"]
    assert warnings(s.game, visits[9]) == ()
    s.table.hand_scientists[0] = 2
    assert warnings(s.game, visits[32]) == ()


def test_a_cep_that_nobody_can_give_is_warned_of() -> None:
    """A21: the market and the bank are empty."""
    s = hungry()
    s.lobby(0, 9)
    assert codes(s, "play_lobby", card=9, main=0, option=0) == []
    s.table.market = s.table.bank = 0
    assert codes(s, "play_lobby", card=9, main=0, option=0) == ["card_gives_nothing"]


def test_the_gravest_warning_comes_first() -> None:
    """12, 16, 8: points, then UN goals, then what is unused."""
    s = content(with_goals(0, decade=4))
    s.table.un_row = tuple(range(1, 8))
    s.table.used_market = s.table.used_card = 0
    s.give(0, cep=1)
    s.lobby(0, 1)
    assert codes(s, "end_turn") == ["points_certainly_lost", "ends_game", "unused"]
