"""Which actions bring hidden information up, proven by a second deal.

Before an action everything that a seat may not know is dealt again. The seat sees no difference then. If it
sees one after the same action on both tables, the action has told it something, and `came_up` has to say so.
That is asked in random games of both editions, all modes and variants, for every seat and for an onlooker.

    CO2DESK_GAMES=2000 pytest tests/engine/test_reveals.py

plays the long version. Each game follows from its number alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from co2desk.engine.editions.first import ending as first_ending
from co2desk.engine.editions.second_chance import ending as second_ending
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as e
from co2desk.engine.table.actions import cash_company_goal, choose_energy, play_lobby
from co2desk.engine.table.ids import Player
from co2desk.engine.table.reveals import REVEALING, SCORED, came_up, reveals, tells

from .first.random_play import plan as first_plan
from .first.scene import scene as first_scene
from .random_play import GAMES, Plan, play
from .second_chance.random_play import plan as second_plan
from .second_chance.scene import scene as second_scene
from .second_chance.tiles import SUMMIT_ALONE
from .stage import ONLOOKER

pytestmark = pytest.mark.slow

CHUNK = 10
ORDINARY = {"turn", "project_expertise", "income_split", "bid", "bonus", "bonus_any", "summit_extra"}
ORDINARY_LOOKS, RARE_LOOKS = 0.03, 0.2  # the share of the decisions that is looked at
MOST_DEALS = 30  # until an action that needs a certain card is legal on the other table too
MOST_GAMES = 250  # in which every revealing kind has to show itself


Planned = Callable[[int], Plan[Any]]  # the random games of an edition
EDITIONS: tuple[Planned, ...] = (first_plan, second_plan)
BOTH = [pytest.param(plan, id=name) for plan, name in zip(EDITIONS, ("first", "second_chance"), strict=True)]


class Look(NamedTuple):
    """One action that one seat watches on two tables."""

    seat: Player
    action: Action
    before: Any
    events: list[Event]
    after: Any
    differs: bool  # the seat sees another table, or was told something else, than on the second one

    @property
    def came_up(self) -> bool:
        return came_up(self.before, self.events, self.after)


def watch(game: Game[Any], action: Action, chance: Random) -> Iterator[Look]:
    """An action that is about to be taken, as everybody sees it; a seat is left out when no table is found on
    which the action is legal for its player too."""
    once = game.copy()
    events = once.apply_trusted(action)
    for seat in range(ONLOOKER, game.table.setting.players):
        twin = other_table(game, action, seat, chance)
        if twin is not None:
            assert twin.observe(seat) == game.observe(seat)
            told = told_to(seat, twin.apply_trusted(action))
            differs = twin.observe(seat) != once.observe(seat) or told != told_to(seat, events)
            yield Look(seat, action, game.table, events, once.table, differs)


def other_table(game: Game[Any], action: Action, seat: Player, chance: Random) -> Game[Any] | None:
    """A table that looks the same to a seat, and on which this action is possible."""
    for _ in range(MOST_DEALS):
        twin = game.deal_again(seat, chance)
        if twin.why_not(action) is None:
            return twin
    return None


def told_to(seat: Player, events: list[Event]) -> list[tuple[str, dict[str, Any]]]:
    return [(e.code(event), e.seen_by(event, seat)) for event in events]


def revealing_kinds(look: Look) -> set[type[Any]]:
    """The kinds of events that told this seat something: a card that another player draws tells nothing."""
    return {
        type(event)
        for place, event in enumerate(look.events)
        if type(event) in REVEALING
        and tells(event, any(type(past) is e.GameEnded for past in look.events[:place]))
        and (not isinstance(event, e.LobbyDrawn) or event.player == look.seat)
    }


# --- what comes up is said -------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
@pytest.mark.parametrize("plan", BOTH)
def test_whatever_an_action_tells_a_seat_is_said_to_come_up(plan: Planned, first: int) -> None:
    """For everybody at the table and an onlooker, at many decisions of many games."""
    looked = 0
    for number in range(first, min(GAMES, first + CHUNK)):
        chance = Random(f"reveals {number}")
        for game, action in play(plan(number)):
            if chance.random() < (ORDINARY_LOOKS if game.decision.kind in ORDINARY else RARE_LOOKS):
                for look in watch(game, action, chance):
                    assert look.came_up or not look.differs, (number, look.seat, action, look.events)
                    looked += 1
    assert looked


def test_no_revealing_kind_is_needless() -> None:
    """For each there is an action that tells somebody something, and no other kind of event says so."""
    missing = set(REVEALING) - {e.PersonalGoalShown}  # which needs an empty stack of summits, see below
    for number in range(MOST_GAMES):
        for plan in EDITIONS:
            chance = Random(f"needed {number}")
            for game, action in play(plan(number)):
                if missing & {type(event) for event in game.copy().apply_trusted(action)}:
                    for look in watch(game, action, chance):
                        if look.differs and len(kinds := revealing_kinds(look)) == 1:
                            missing -= kinds
            if not missing:
                return
    pytest.fail(f"nobody ever learned anything by {missing}")


# --- what is said, and what is not -----------------------------------------------------------------------


def test_revealing_kinds_are_kinds_of_events() -> None:
    assert set(REVEALING) <= set(e.EVENTS.values())


def test_endings_with_a_scoring_are_those_of_the_editions() -> None:
    """15.1, 16.2: every ending of the first edition but a lost planet, and the last decade of rivals."""
    scored = {*first_ending.ENDINGS, second_ending.LAST_DECADE} - {first_ending.LOST}
    assert scored == SCORED
    assert not scored & (set(second_ending.ENDINGS) - {second_ending.LAST_DECADE})
    assert all(reveals([e.GameEnded(reason)]) == (reason not in scored) for reason in second_ending.ENDINGS)


def test_a_summit_without_a_successor_reveals_nothing() -> None:
    """G-07: the stack is empty."""
    assert not reveals([e.SummitHeld(0, 3), e.SummitReplaced(0, -1)])
    assert reveals([e.SummitHeld(0, 3), e.SummitReplaced(0, 5)])


def test_a_goal_that_is_cashed_stays_secret_but_in_the_scoring() -> None:
    """G-40: there it is known that it was worth less than its money."""
    s = first_scene(players=2)
    before = s.table.copy()
    events = s.do("cash_company_goal", player=1)
    assert not came_up(before, events, s.table)
    assert reveals([e.GameEnded("last_decade"), e.CompanyGoalCashed(0, 8)])
    assert not reveals([e.GameEnded("last_decade")])


def test_a_played_card_is_the_choice_of_whoever_knew_it() -> None:
    """16.4: with several players nothing is drawn for it."""
    s = first_scene(players=2)
    s.lobby(0, 1, 2)
    s.table.lobby_pile = ()
    before = s.table.copy()
    assert not came_up(before, s.do("play_lobby", card=1, main=0, option=0), s.table)


def test_alone_a_card_draws_another_one_or_shows_a_goal() -> None:
    """16.4: the main lobby shows a UN goal also when no lobby card is left to be drawn."""
    s = first_scene(players=1)
    s.lobby(0, 2, 25)
    s.give(0, money=3)
    s.do("buy_cep")
    minor = s.game.copy()
    assert reveals(minor.apply(play_lobby(2, 0, 0)))
    s.table.lobby_pile = ()
    without_draw = s.game.copy()
    assert not reveals(without_draw.apply(play_lobby(2, 0, 0)))
    assert reveals(s.do("play_lobby", card=25, main=1, option=0))


@pytest.mark.parametrize("plan", BOTH)
def test_what_is_kept_in_the_draft_comes_up_when_the_packets_move(plan: Planned) -> None:
    """16.3, 17.6: not before everybody has chosen; the last cards move on too, and nobody has a choice."""
    seen = set()
    for number in range(20):
        for game, action in play(plan(number)):
            if game.decision.kind != "draft":
                break
            after = game.copy()
            events = after.apply_trusted(action)
            moved = any(type(event) is e.PacketsPassed for event in events)
            assert came_up(game.table, events, after.table) == moved
            seen.add(moved)
    assert seen == {False, True}


# --- what comes up without an event ----------------------------------------------------------------------


def solo_openings() -> Iterator[tuple[Game[Any], Action]]:
    """Decisions about the start projects of solo games."""
    for number in range(0, 60, 5):
        for game, action in play(first_plan(number)):
            if game.decision.kind not in ("start_region", "start_space"):
                break
            yield game, action


def test_a_start_tile_that_is_drawn_has_no_event() -> None:
    """16.4: its space is asked for; with the last one everything is known."""
    silent = 0
    for game, action in solo_openings():
        for look in watch(game, action, Random(1)):
            assert look.came_up or not look.differs
            silent += look.differs and not reveals(look.events)
            if game.decision.kind == "start_space" and len(game.table.start_tiles) == 1:
                assert not look.came_up
    assert silent


def test_a_goal_that_is_cashed_while_a_start_tile_waits_brings_nothing_up() -> None:
    """DP-24: the tile was drawn before."""
    waiting = (game for game, _ in solo_openings() if game.decision.kind == "start_space")
    game = next(game for game in waiting if game.table.goal[0])
    after = game.copy()
    events = after.apply(cash_company_goal(0))
    assert after.decision == game.decision
    assert not came_up(game.table, events, after.table)


@pytest.mark.parametrize("goals", [(1, SUMMIT_ALONE), (1, 2)], ids=["shown", "excluded"])
def test_a_small_summit_held_alone_tells_whether_its_goal_is_there(goals: tuple[int, ...]) -> None:
    """A24: the goal is shown, or everybody knows that this player does not have it. Nothing else comes up
    with the last point of a summit when there is none left to take its place."""
    s = second_scene("cooperative", players=2)
    s.table.personal[:] = [goals, (4, 5)]
    s.summit(0, "solar", "hydro", seats={0: 0, 1: 0})
    s.table.summit_pile = ()
    last_point = Frame("summit_extra", 0, s.table.topics(0))
    s.task(last_point, Frame("summit_record", -1, (0,)), Frame("summit_close", -1, (0,)), Frame("turn", 0))
    chance = Random(1)
    action = choose_energy(s.energy("hydro"))
    seen = [look for _ in range(50) for look in watch(s.game, action, chance)]
    assert all(look.came_up for look in seen)
    assert {look.seat for look in seen if look.differs} == {ONLOOKER, 1}
    shown = {e.PersonalGoalShown} if SUMMIT_ALONE in goals else set()
    assert all(revealing_kinds(look) == shown for look in seen)


def test_a_small_summit_of_rivals_tells_nothing() -> None:
    """17.2: personal goals are a team's."""
    s = second_scene("competitive", players=2)
    s.summit(0, "solar", "hydro", seats={0: 0, 1: 0})
    s.table.summit_pile = ()
    before = s.table.copy()
    events = s.task(Frame("summit_record", -1, (0,)), Frame("turn", 0))
    assert s.table.small_summit_alone[0]
    assert not came_up(before, events, s.table)
