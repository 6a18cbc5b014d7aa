"""The preview of an action, and where its points of expertise lead (specification 3, 8 to 13; G-20, G-21)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from co2desk.engine.editions.first import FirstGame
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as e
from co2desk.engine.table.actions import END_TURN, KeepCard
from co2desk.engine.table.kit import Bonus
from co2desk.forecast import Step, chain, forecast, forecast_after, preview
from co2desk.forecast.certainty import Treatment
from co2desk.forecast.first.events import FIRST_EVENTS
from tests.engine.first.random_play import plan
from tests.engine.first.scene import Scene, scene
from tests.engine.first.tables import laying_out, sent_away
from tests.engine.random_play import play
from tests.forecast.action_advice import foreseen

HIDDEN = [kind for kind, told in FIRST_EVENTS.items() if told.treatment is not Treatment.SHOWN]
MOST_GAMES = 250
# G-06: no game comes to an empty pile. G-19: hardly any has every region at its limit.
# The last one is told by the session, never by a rule.
SELDOM = {e.FossilPileEmpty, e.FossilPileRenewed, e.BonusLost, e.ActionsTakenBack, e.SeatTakenOver}
# Events of Second Chance that no rule of the first edition emits.
OTHER_EDITION = {
    e.ActionReleased,
    e.BonusDeclined,
    e.BonusGiven,
    e.CardVisited,
    e.Co2Reduced,
    e.EnvironmentalGoalAchieved,
    e.EnvironmentalPenalty,
    e.GoalKept,
    e.InspectorMoved,
    e.OpponentCubePlaced,
    e.PenaltyPaid,
    e.PersonalGoalShown,
    e.SecondActionBought,
    e.SoloGoalMissed,
}


# --- the table of events -------------------------------------------------------------------------------


def test_every_event_has_been_decided() -> None:
    """A new event has to be put into the table, or be named as one of the other edition alone."""
    assert set(e.EVENTS.values()) == FIRST_EVENTS.keys() | OTHER_EDITION
    assert not FIRST_EVENTS.keys() & OTHER_EDITION
    assert all(told.reason for told in FIRST_EVENTS.values())


@cache
def seen_in_games() -> dict[type[object], tuple[FirstGame, Action, Event]]:
    """For every kind of event a position, an action, and the event that it led to."""
    found: dict[type[object], tuple[FirstGame, Action, Event]] = {}
    for number in range(MOST_GAMES):
        for game, action in play(plan(number)):
            for index, event in enumerate(game.copy().apply_trusted(action)):
                own = index == 0 and type(action) in FIRST_EVENTS[type(event)].by
                if type(event) not in found and not own:  # what an action says itself is no secret
                    found[type(event)] = (game.copy(), action, event)
        if found.keys() >= FIRST_EVENTS.keys() - SELDOM:
            break
    return found


def test_games_emit_every_event_of_the_table() -> None:
    """The table holds nothing that the first edition does not emit."""
    assert FIRST_EVENTS.keys() - SELDOM <= seen_in_games().keys()


@pytest.mark.parametrize("kind", HIDDEN)
def test_what_is_hidden_happens_but_is_not_foretold(kind: type[object]) -> None:
    """I-22, G-40: out of real games, one for each event that is left out or ends a preview."""
    game, action, event = seen_in_games()[kind]
    assert event not in preview(game, action)


# --- previews ------------------------------------------------------------------------------------------


def test_where_nothing_is_hidden_the_preview_is_what_happens() -> None:
    """8.1: a proposal with its grant."""
    s = scene()
    shown = foreseen(s, "propose", energy="solar", region="europe", grant="tech")
    assert shown == s.do("propose", energy="solar", region="europe", grant="tech")
    assert len(shown) == 2


def test_a_preview_ends_where_somebody_has_to_decide() -> None:
    """9.4, DP-14: the owner of a scientist who is sent away chooses first; the tile is not turned yet."""
    s = scene()
    s.project("europe/tech", "solar", scientist=1)
    s.summit(0, "forestation", "solar")
    s.give(0, money=3, cep=1)
    assert foreseen(s, "install", space="europe/tech") == [
        e.MoneyGiven(0, 1, 1),
        e.ScientistSentAway(1, 0, s.space("europe/tech")),
    ]


def test_an_illegal_action_has_no_preview() -> None:
    """The copy is entered through the validated door."""
    s = scene()
    with pytest.raises(IllegalActionError, match="no_cep_to_pay"):
        foreseen(s, "install", space="europe/tech")


def test_the_tile_that_follows_a_summit_is_left_out_and_the_turn_goes_on() -> None:
    """11, 3: the pile is hidden; the points, the scientists and the next turn are not."""
    s = scene()
    s.erase_bonuses()
    s.summit(0, "forestation", "solar", seats={0: 0, 1: 0})
    s.table.summits_full = (0,)
    s.table.mandatory_done = 1
    s.table.stack[:0] = [Frame("turn_begin", 1)]
    s.do("end_turn")
    s.do("choose_energy", energy="solar")  # which of the two points comes first; the other follows
    shown = foreseen(s, "choose_energy", energy="solar")
    assert shown == [e.ExpertiseGained(0, 1, 2), e.TurnBegan(1)]
    happened = s.do("choose_energy", energy="solar")
    assert [type(event) for event in happened] == [e.ExpertiseGained, e.SummitReplaced, e.TurnBegan]


def test_alone_the_effect_of_a_card_is_told_without_what_is_drawn() -> None:
    """16.4: a card is drawn and a goal is revealed; the money is certain."""
    s = scene(players=1)
    s.lobby(0, 3)
    s.do("propose", energy="solar", region="europe", grant="tech")
    shown = foreseen(s, "play_lobby", card=3, main=1, option=0)
    assert shown == [e.LobbyPlayed(0, 3, 1, 0), e.MoneyGained(0, 3, "lobby")]
    happened = [type(event) for event in s.do("play_lobby", card=3, main=1, option=0)]
    assert happened == [e.LobbyPlayed, e.LobbyDrawn, e.UnGoalRevealed, e.MoneyGained]


def test_the_new_decade_is_told_up_to_its_first_draw() -> None:
    """6.2: cubes go back, then the pile is hidden."""
    s = scene()
    s.region_tech("asia", 2)
    s.table.mandatory_done = 1
    s.table.start_player = 3
    s.table.stack[:0] = [Frame("next_decade"), Frame("end_check")]
    began = [e.TurnEnded(0, 1), e.StartPlayerChanged(0), e.DecadeBegan(2), e.RegionTechReturned(4)]
    assert foreseen(s, "end_turn") == began
    assert forecast_after(s.game, END_TURN, 0) is None


def test_goals_that_the_scoring_would_show_end_the_preview() -> None:
    """15.2, G-40: not even whether a goal is scored or exchanged is told."""
    s = scene(players=2)
    s.table.decade = 5
    s.table.mandatory_done = 1
    s.give(0, cep=1)
    s.table.stack[:0] = [Frame("end_check")]
    shown = foreseen(s, "end_turn")
    assert shown[:2] == [e.TurnEnded(0, 1), e.GameEnded("last_decade")]
    assert shown[2:] == [e.CepSoldOut(0, 1, 3)]


def test_start_projects_that_follow_are_not_told() -> None:
    """16.4, D-37: where there is no choice of spaces they are laid out at once; only the own one is known."""
    s = laying_out("solar", "fusion", "biomass")
    s.do("choose_region", region="europe")
    s.table.space_stage[s.space("africa/money")] = s.table.space_stage[s.space("africa/tech")] = 1
    shown = foreseen(s, "choose_project", space="europe/tech")
    assert shown == [e.ProjectProposed(0, s.energy("solar"), s.space("europe/tech"))]
    happened = s.do("choose_project", space="europe/tech")
    assert sum(type(event) is e.ProjectProposed for event in happened) == 2


def test_the_first_start_project_is_not_told_either() -> None:
    """16.4, D-37: choosing the region draws the first tile."""
    s = laying_out("solar", "fusion", slot="first_free")
    assert foreseen(s, "choose_region", region="europe") == []
    assert type(s.do("choose_region", region="europe")[0]) is e.ProjectProposed


def test_a_card_that_is_kept_is_told_but_not_what_is_passed() -> None:
    """16.3: the last packet holds one card, which nobody chooses."""
    game, action = next(
        (game.copy(), action)
        for game, action in play(plan(next(n for n in range(1, 99) if plan(n).variants.draft and n % 5)))
        if type(action) is KeepCard
        and len(game.table.packets[game.decision.player]) == 2
        and game.table.stack[-2].kind != "draft"
    )
    happened = game.copy().apply_trusted(action)
    assert sum(type(event) is e.LobbyKept for event in happened) == 1 + game.table.setting.players
    assert isinstance(action, KeepCard)
    kept = e.LobbyKept(game.decision.player, action.card)
    assert preview(game, action) == (kept, e.PacketsPassed(1))


# --- the forecast after an action ----------------------------------------------------------------------


def test_the_forecast_after_an_action_follows_its_certain_effects() -> None:
    """8.3, 6.2: a plant in the slot of the next decade keeps Europe from drawing."""
    s = scene()
    s.project("europe/tech", "solar", installed=True)
    s.expertise(0, solar=2)
    s.give(0, money=10, tech=2)
    s.demand("europe", "gas")
    after = forecast_after(s.game, s.action("build", space="europe/tech", tile=0, card=0), 0)
    assert after is not None
    assert s.region("europe") in forecast(s.table, 0).draws
    assert s.region("europe") not in after.draws
    assert after.earned_on(s.energy("solar"))[0] == 2


def test_a_drawn_card_does_not_hide_the_forecast_but_a_revealed_goal_does() -> None:
    """16.4: a disaster takes the first open goal, and nobody knows which one will be revealed."""
    s = scene(players=1)
    s.lobby(0, 3)
    s.do("propose", energy="solar", region="europe", grant="tech")
    minor, main = (s.action("play_lobby", card=3, main=main, option=0) for main in (0, 1))
    assert forecast_after(s.game, minor, 0) is not None
    assert forecast_after(s.game, main, 0) is None


# --- chains of expertise -------------------------------------------------------------------------------


def steps(s: Scene, kind: str, **values: object) -> list[tuple[str, int, str]]:
    """A chain with names; "" for a space without a bonus."""
    return [
        (s.codec.energies[step.energy], step.level, step.bonus.kind if step.bonus else "")
        for step in chain(s.game, s.action(kind, **values))
    ]


def test_a_chosen_energy_shows_where_its_bonuses_lead() -> None:
    """10, DP-15: fusion 5 gives a point in solar, solar 5 one in forestation, and there it ends."""
    s = scene()
    s.expertise(0, fusion=4, solar=4)
    s.table.stack.append(Frame("bonus_any", 0))
    assert steps(s, "choose_energy", energy="fusion") == [
        ("fusion", 5, "energy"),
        ("solar", 5, "energy"),
        ("forestation", 1, ""),
    ]
    assert steps(s, "choose_energy", energy="biomass") == [("biomass", 1, "")]


def test_a_chain_ends_with_the_bonus_that_asks_for_a_choice() -> None:
    """10: one point in any energy is the next decision."""
    s = scene()
    s.expertise(0, forestation=3)
    s.table.stack.append(Frame("bonus_any", 0))
    assert chain(s.game, s.action("choose_energy", energy="forestation")) == (
        Step(s.energy("forestation"), 4, Bonus("any")),
    )


def test_a_point_at_the_end_of_a_track_is_no_step() -> None:
    """G-20: it is lost."""
    s = scene()
    s.expertise(0, solar=10)
    s.table.stack.append(Frame("bonus_any", 0))
    assert chain(s.game, s.action("choose_energy", energy="solar")) == ()


def test_the_end_of_the_turn_shows_the_point_of_the_only_project() -> None:
    """7, T1: with a choice of projects the point is shown with the choice."""
    s = scene()
    s.project("europe/tech", "solar", scientist=0)
    s.expertise(0, solar=2)
    s.table.mandatory_done = 1
    assert steps(s, "end_turn") == [("solar", 3, "tech")]
    s.project("asia/tech", "biomass", scientist=0)
    assert steps(s, "end_turn") == []
    s.do("end_turn")
    assert steps(s, "choose_project", space="asia/tech") == [("biomass", 1, "")]


def test_a_build_shows_the_point_of_its_builder() -> None:
    """8.3, step 5: one point in the energy of the plant."""
    s = scene()
    s.project("europe/tech", "solar", installed=True)
    s.expertise(0, solar=2)
    s.give(0, money=10, tech=2)
    assert steps(s, "build", space="europe/tech", tile=0, card=0) == [("solar", 3, "tech")]


def test_the_way_home_shows_the_point_of_who_was_sent_away() -> None:
    """9.4: the owner gains it in another player's turn; a summit brings none now."""
    s = sent_away(("forestation", "solar"))
    s.print_bonus("solar", 1, "energy", "biomass")
    assert steps(s, "move_scientist", origin="europe/tech", destination="hand") == [
        ("solar", 1, "energy"),
        ("biomass", 1, ""),
    ]
    assert steps(s, "move_scientist", origin="europe/tech", destination="summit/0/1") == []


def test_only_the_points_of_who_acts_are_shown() -> None:
    """9.4: without a free topic the scientist goes home by itself, and the point is the owner's."""
    s = scene()
    s.project("europe/tech", "solar", scientist=1)
    for index in range(6):
        s.table.summit_tile[index], s.table.summit_seats[index] = -1, ()
    s.give(0, money=3, cep=1)
    assert any(
        type(event) is e.ExpertiseGained
        for event in preview(s.game, s.action("install", space="europe/tech"))
    )
    assert steps(s, "install", space="europe/tech") == []


@pytest.mark.parametrize("players", [1, 3])
def test_a_lobby_card_shows_the_point_it_gives(players: int) -> None:
    """13.1, 16.4: cards 20 to 24; alone also past the card that is drawn."""
    s = scene(players=players)
    s.lobby(0, 23)
    s.project("europe/tech", "solar", scientist=0)
    s.summit(0, "solar", "fusion")
    s.expertise(0, solar=2)
    s.do("move_scientist", origin="europe/tech", destination="summit/0/0")
    assert steps(s, "play_lobby", card=23, main=1, option=0) == [("solar", 3, "tech")]


def test_an_action_without_points_has_no_chain() -> None:
    """10: a proposal gives none, and neither does a voluntary move."""
    s = scene()
    assert steps(s, "propose", energy="solar", region="europe", grant="tech") == []


# --- everywhere ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(0, 30, 3))
def test_a_preview_tells_only_what_happens_in_its_order(number: int) -> None:
    """Every preview of a game is what really happened, with gaps and an early end."""
    for game, action in play(plan(number)):
        happened = iter(game.copy().apply_trusted(action))
        assert all(event in happened for event in preview(game, action))


def test_chains_hold_the_bonuses_of_the_tracks() -> None:
    """10: in a whole game the step and its space belong together."""
    seen: set[str] = set()
    for step in steps_in(11):
        track = plan(11).start().table.setting.base.tracks[step.energy]
        assert step.bonus == track.bonus[step.level - 1]
        seen.add(step.bonus.kind if step.bonus else "")
    assert {"", "tech"} <= seen


def steps_in(number: int) -> Iterator[Step]:
    for game, action in play(plan(number)):
        yield from chain(game, action)
