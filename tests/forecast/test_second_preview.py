"""The preview of an action of Second Chance, and where its points of knowledge lead (7 to 10; A14, A15)."""

from __future__ import annotations

from functools import cache

import pytest

from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.editions.second_chance.setting import Variants
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as e
from co2desk.engine.table.actions import END_TURN
from co2desk.engine.table.kit import Bonus
from co2desk.forecast import (
    RivalForecast,
    Step,
    TeamForecast,
    chain,
    forecast,
    forecast_after,
    preview,
)
from co2desk.forecast.certainty import Treatment
from co2desk.forecast.second_chance.events import SECOND_EVENTS
from tests.engine.random_play import play
from tests.engine.second_chance.random_play import plan
from tests.engine.second_chance.scene import kit, new_game, scene
from tests.engine.second_chance.tables import before_bonus
from tests.engine.second_chance.tiles import PLANT_TILES, SUMMIT_TILES
from tests.forecast.action_advice import foreseen
from tests.forecast.second_tables import hungry, in_decade

HIDDEN = [kind for kind, told in SECOND_EVENTS.items() if told.treatment is not Treatment.SHOWN]
MOST_GAMES = 250
# Hardly anybody gives the bonus away that the announced action needs; the other is told by the session.
SELDOM = {e.ActionReleased, e.ActionsTakenBack, e.SeatTakenOver}
# No answer to a decision leads to another player's choice of goals.
ALWAYS_OWN = {e.GoalKept}
# Events of the first edition that no rule of Second Chance emits.
OTHER_EDITION = {
    e.AuctionFailed,
    e.AuctionWon,
    e.BidMade,
    e.BidPassed,
    e.CepForced,
    e.DisasterAvoided,
    e.ExpertiseDeclined,
    e.FossilPileRenewed,
    e.LobbyDrawn,
    e.MoneyGiven,
    e.ProjectReturned,
    e.UnGoalRemoved,
    e.UnGoalRevealed,
}


# --- the table of events ---------------------------------------------------------------------------------


def test_every_event_has_been_decided() -> None:
    """A new event has to be put into the table, or be named as one of the other edition alone."""
    assert set(e.EVENTS.values()) == SECOND_EVENTS.keys() | OTHER_EDITION
    assert not SECOND_EVENTS.keys() & OTHER_EDITION
    assert all(told.reason for told in SECOND_EVENTS.values())


@cache
def seen_in_games() -> dict[type[object], tuple[SecondChanceGame, Action, Event]]:
    """For every kind of event a position, an action, and the event that it led to."""
    found: dict[type[object], tuple[SecondChanceGame, Action, Event]] = {}
    for number in range(MOST_GAMES):
        for game, action in play(plan(number)):
            for index, event in enumerate(game.copy().apply_trusted(action)):
                told = SECOND_EVENTS[type(event)]
                own = index == 0 and type(action) in told.by and type(event) not in ALWAYS_OWN
                if type(event) not in found and not own and event[:1] not in {(r,) for r in told.reasons}:
                    found[type(event)] = (game.copy(), action, event)
        if found.keys() >= SECOND_EVENTS.keys() - SELDOM:
            break
    return found


def test_games_emit_every_event_of_the_table() -> None:
    """The table holds nothing that Second Chance does not emit."""
    assert SECOND_EVENTS.keys() - SELDOM <= seen_in_games().keys()


@pytest.mark.parametrize("kind", [kind for kind in HIDDEN if kind not in SELDOM | ALWAYS_OWN])
def test_what_is_hidden_happens_but_is_not_foretold(kind: type[object]) -> None:
    """Section 19: out of real games, one for each event that is left out or ends a preview."""
    game, action, event = seen_in_games()[kind]
    assert event not in preview(game, action)


# --- previews --------------------------------------------------------------------------------------------


def test_where_nothing_is_hidden_the_preview_is_what_happens() -> None:
    """9.A: a plan with its point of knowledge and its subsidy."""
    s = scene()
    shown = foreseen(s, "plan", energy="solar", region="asia", grant="tech")
    assert shown == s.do("plan", energy="solar", region="asia", grant="tech")
    assert len(shown) == 3


def test_a_preview_ends_where_somebody_has_to_decide() -> None:
    """D13: the owner of a scientist who has to leave chooses where to; the tile is not turned yet."""
    s = scene()
    s.project("europe/tech", "wind", scientist=1)
    s.project("asia/tech", "wind")
    s.give(0, cep=1)
    assert foreseen(s, "infrastructure", space="europe/tech") == [
        e.CepPaid(0, -1),
        e.ScientistSentAway(1, 0, s.space("europe/tech")),
    ]


def test_an_illegal_action_has_no_preview() -> None:
    """The copy is entered through the validated door."""
    s = scene()
    with pytest.raises(IllegalActionError, match="no_cep_to_pay"):
        foreseen(s, "infrastructure", space="europe/tech")


def test_a_bonus_that_is_handed_over_is_told_with_what_it_brings_the_other() -> None:
    """D16, A14: the tech goes to the partner."""
    s = before_bonus("tech")
    s.do("move_scientist", origin="oceania/tech", destination="hand")
    assert s.waiting == ("bonus", 0)
    assert foreseen(s, "give_bonus", player=2) == [
        e.BonusGiven(0, 2),
        e.TechGained(2, 1, 0),
        e.ScientistMoved(0, s.space("oceania/tech"), -1),
    ]
    assert foreseen(s, "decline")[0] == [e.BonusDeclined(0)][0]


def test_a_visited_card_gives_its_minor_effect() -> None:
    """8.C, D19: the card lies open, and so does what it gives."""
    s = scene()
    number = next(card.number for card in kit().lobby if card.minor.kind == "money")
    s.in_play(number)
    shown = foreseen(s, "move_scientist", origin="hand", destination=f"lobby/{number}")
    assert shown == [e.CardVisited(0, -1, number), e.MoneyGained(0, 2, "lobby")]


def test_the_verdict_is_left_open_but_a_loss_by_points_is_told() -> None:
    """16.1, A6: below zero for all to see; whether partners have met their goals is for nobody to see."""
    s = hungry(decade=4)
    s.goals(*PLANT_TILES)
    s.table.mandatory_done, s.table.vp[0] = 1, 31
    assert foreseen(s, "end_turn")[-1] == e.GameEnded("points_lost")
    s.table.vp[0] = 32
    s.table.un_row = ()
    happened = s.game.copy().apply_trusted(END_TURN)
    assert happened[-1] == e.GameEnded("personal_goals_missed")
    assert foreseen(s, "end_turn") == happened[:-1]


def test_the_end_of_a_decade_is_told_up_to_the_first_draw() -> None:
    """12, 13: goals are paid for, then the pile is hidden."""
    s = hungry("asia")
    s.goals(("summit_size", 2))
    s.table.mandatory_done, s.table.vp[0] = 1, 5
    assert foreseen(s, "end_turn") == [e.TurnEnded(0, 1), e.EnvironmentalPenalty(1, 1)]
    assert forecast_after(s.game, END_TURN, 0) is None


def test_inspectors_move_unseen_and_the_next_decade_begins() -> None:
    """17.7: where they will stand is hidden, so there is no forecast; the order of play is known."""
    s = hungry(inspectors=True)
    s.goals(*PLANT_TILES, *SUMMIT_TILES)
    s.table.vp[0], s.table.co2 = 60, 450
    s.task(Frame("reduction_step"), Frame("decade_end"))
    s.table.active = NOBODY
    action = s.action("reduce_co2", steps=1)
    shown = [type(event) for event in preview(s.game, action)]
    assert shown[:3] == [e.Co2Reduced, e.StartPlayerChanged, e.DecadeBegan]
    assert e.InspectorMoved not in shown
    assert e.InspectorMoved in [type(event) for event in s.game.copy().apply(action)]
    assert forecast_after(s.game, action, 0) is None


@pytest.mark.parametrize("holder", [(2, 3), (2, 4)])
def test_whether_a_partner_has_the_goal_of_a_small_summit_is_not_told(holder: tuple[int, int]) -> None:
    """A24: held by player 1 alone, the goal is shown to all if it is there; before that nobody knows. The
    points, and what a forecast looks at, are the same."""
    s = in_decade(scene(players=2))
    s.erase_bonuses()
    s.table.personal[:] = [(1, 6), holder]
    s.summit(0, "solar", "wind", seats={0: 1, 1: 1})
    s.table.summits_full, s.table.summit_last[0], s.table.mandatory_done = (0,), 1, 1
    s.table.stack[-1:-1] = [Frame("turn_begin", 1)]
    s.do("end_turn")
    for _ in range(3):
        s.do("choose_energy", energy="wind")
    happened = [type(event) for event in s.game.copy().apply(s.action("choose_energy", energy="wind"))]
    assert (e.PersonalGoalShown in happened) == (3 in holder)
    assert foreseen(s, "choose_energy", energy="wind") == [
        e.ExpertiseGained(1, s.energy("wind"), 4),
        e.TurnBegan(1),
    ]
    assert forecast_after(s.game, s.action("choose_energy", energy="wind"), 0) is not None


@pytest.mark.parametrize("goal", [4, 7])
def test_goals_that_the_scoring_would_show_or_cash_end_the_preview(goal: int) -> None:
    """16.2, 17.3: not even whether a goal is scored or exchanged is told."""
    s = in_decade(scene("competitive", players=2))
    s.table.decade, s.table.event, s.table.event_pile = 5, 0, ()
    s.table.mandatory_done, s.table.goal[:] = 1, [goal, 1]
    s.control("asia", 0)
    for region in range(4):
        s.table.controller[region] = 0
    shown = foreseen(s, "end_turn")
    assert shown[:2] == [e.TurnEnded(0, 1), e.GameEnded("last_decade")]
    assert {type(event) for event in shown[2:]} == {e.CepCollected, e.CepSoldOut}


def test_keeping_a_goal_alone_tells_the_own_choice_and_nothing_hidden() -> None:
    """D2, 17.7: the second goal kept leads to the first move of the inspectors and to the next choice."""
    game = new_game(kit(), 1, 3, variants=Variants("solo"))
    game.apply(game.legal()[0])
    action = game.legal()[0]
    kept = e.GoalKept(0, action.card)  # type: ignore[attr-defined]
    assert preview(game, action) == (kept,)
    assert any(type(event) is e.InspectorMoved for event in game.copy().apply(action))
    assert forecast_after(game, action, 0) is None


# --- the forecast after an action ------------------------------------------------------------------------


def test_a_plant_in_time_keeps_a_region_from_drawing_and_meets_its_goals() -> None:
    """9.C, 12, 13: points, goals and draws all change at once."""
    s = hungry("asia", "europe", decade=2)
    s.goals(("plant_in_region", "asia"), ("plant_of_type", "wind"), ("plant_of_type", "solar"))
    s.project("asia/tech", "solar", host=1)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=2, cep=1)
    before = forecast(s.table, 0)
    after = forecast_after(s.game, s.action("build_plant", space="asia/tech", region_tech=0), 0)
    assert isinstance(before, TeamForecast)
    assert isinstance(after, TeamForecast)
    assert (before.draws, after.draws) == ((2, 4), (2,))
    assert (before.open_goals, after.open_goals) == ((0, 1, 2), (1,))
    assert (before.points, after.points) == (0, 8)
    assert (before.fixed, after.fixed) == (6, 2)


def test_a_second_action_alone_raises_the_level() -> None:
    """6, T31: by 10 ppm, at once."""
    s = hungry("asia", mode="solo")
    s.project("europe/tech", "wind")
    s.give(0, cep=1)
    s.do("plan", energy="solar", region="asia", grant="tech")
    s.table.co2 = 470
    after = forecast_after(s.game, s.action("second_action"), 0)
    assert isinstance(after, TeamForecast)
    assert (after.level.now, after.level.after.lowest) == (480, 500)


def test_a_claimed_un_goal_is_open_no_more() -> None:
    """8.C, A80: two points for the team at once."""
    s = hungry()
    s.demand("asia", "solar:1:0:0", "wind:1:1:0")
    card = next(card for card in kit().un_two if set(card.energies) == {s.energy("solar"), s.energy("wind")})
    s.table.un_row = (card.number, 16, 17, 18)
    s.give(0, tech=card.tech)
    after = forecast_after(s.game, s.action("score_un_goal", card=card.number), 0)
    assert isinstance(after, TeamForecast)
    assert (after.un_open, after.claims_missing, after.points) == (3, 0, 2)


def test_events_that_are_turned_up_hide_what_comes_after_them() -> None:
    """14, A39: the tile that becomes the next event is hidden, and a forecast would look at it."""
    s = in_decade(scene("competitive", players=2), "event_phase")
    s.table.decade, s.table.event, s.table.event_pile = 1, 1, (3, 5, 2)
    s.control("africa", 0)
    for player in range(2):
        s.give(player, tech=1, cep=1)
    s.task(Frame("event_phase"), Frame("decade_end"))
    s.table.active = NOBODY
    action = s.action("pay_cep", source="hand")
    assert e.EventRevealed in [type(event) for event in s.game.copy().apply(action)]
    assert e.EventRevealed not in [type(event) for event in preview(s.game, action)]
    assert forecast_after(s.game, action, 0) is None


def test_rivals_see_what_a_plant_changes() -> None:
    """13, 14: who has a plant in the region of the event is safe."""
    s = in_decade(scene("competitive", players=2))
    s.table.event, s.table.start_player = 5, 0
    s.project("asia/tech", "solar", host=0)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=2, cep=1)
    before = forecast(s.table, 0)
    after = forecast_after(s.game, s.action("build_plant", space="asia/tech", region_tech=0), 0)
    assert isinstance(before, RivalForecast)
    assert isinstance(after, RivalForecast)
    assert [toll.player for toll in before.strikes[0].tolls] == [0, 1]
    assert [toll.player for toll in after.strikes[0].tolls] == [1]


# --- chains of knowledge ---------------------------------------------------------------------------------


def test_among_partners_a_chain_ends_with_the_bonus_that_can_be_handed_over() -> None:
    """7.5, D16: what becomes of it is the next decision."""
    s = before_bonus("energy", "solar")
    action = s.action("move_scientist", origin="oceania/tech", destination="hand")
    wind, solar = s.energy("wind"), s.energy("solar")
    assert chain(s.game, action) == (Step(wind, 4, Bonus("energy", solar)),)
    s.do("move_scientist", origin="oceania/tech", destination="hand")
    assert chain(s.game, s.action("give_bonus", player=0)) == (Step(solar, 1, None),)
    assert chain(s.game, s.action("give_bonus", player=1)) == ()  # the partner's steps are the partner's


def test_alone_a_chain_goes_on_by_itself() -> None:
    """A14: there is nobody to hand a point to."""
    s = scene("solo")
    s.erase_bonuses()
    s.print_bonus("wind", 4, "energy", "solar")
    s.print_bonus("solar", 1, "tech")
    s.knowledge(0, wind=3)
    s.project("oceania/tech", "wind", scientist=0)
    steps = chain(s.game, s.action("move_scientist", origin="oceania/tech", destination="hand"))
    assert [(step.energy, step.level) for step in steps] == [(s.energy("wind"), 4), (s.energy("solar"), 1)]


# --- everywhere ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(0, 42, 5))
def test_a_preview_tells_only_what_happens_in_its_order(number: int) -> None:
    """Every preview of a game is what really happened, with gaps and an early end."""
    for game, action in play(plan(number)):
        happened = iter(game.copy().apply_trusted(action))
        assert all(event in happened for event in preview(game, action))


@pytest.mark.parametrize("number", range(0, 42, 5))
def test_the_forecast_after_an_action_is_the_one_that_holds_then(number: int) -> None:
    """Where it is told at all, it is the forecast of the position that the action leads to."""
    asked = 0
    for game, action in play(plan(number)):
        after = forecast_after(game, action, 0)
        if after is not None:
            then = game.copy()
            then.apply_trusted(action)
            assert after == forecast(then.table, 0)
            asked += 1
    assert asked
