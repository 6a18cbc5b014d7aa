"""Several people at one screen: what is secret leaves before anything else is shown (I-22, G-40)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from co2desk.engine.editions.first.ending import LOST
from co2desk.engine.table.actions import END_TURN, CashCompanyGoal, PlayLobby
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.advice.hints import NONE
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind
from co2desk.ui.preferences import FAST, OFF, SLOW
from tests.ui.everything_shown import fill_menus
from tests.ui.hidden_cards import everything_readable, found_in, secrets_of
from tests.ui.screen import NAMES, Screen
from tests.ui.steady_player import steady

pytestmark = pytest.mark.shared_window

SPEEDS = (OFF, FAST, SLOW)


# --- what is secret -------------------------------------------------------------------------------------


def hand(screen: Screen) -> list[Any]:
    """The cards that the model shows: lobby cards and the company goal."""
    model = screen.controller.model
    cards = (PlaceKind.LOBBY_CARD, PlaceKind.COMPANY_GOAL)
    keys: list[PlaceKey] = [key for key in model.keys() if key.kind in cards]  # noqa: SIM118 - no mapping
    return [model.value(key) for key in keys]


def spread_out(screen: Screen) -> None:
    """Look at everything of the own hand: hover a card, open the list of actions, point at every entry."""
    game_view = screen.game_view
    card = screen.table.lobby_hand[screen.controller.seat][0]
    title, lines = game_view.board.words.explain(at.lobby_card(0), card)
    game_view.pointer.card.tell(game_view.view.rect(), title, lines)
    game_view.pointer.bubble.tell(game_view.view.rect().center(), title)
    game_view.show_actions()
    dialog = game_view.actions_dialog
    assert dialog is not None
    lobby = next(
        dialog.filter.index(row, 0)
        for row in range(dialog.filter.rowCount())
        if dialog.filter.index(row, 0).data() == screen.controller.speaker.group("play_lobby")
    )
    dialog.tree.setCurrentIndex(dialog.filter.index(0, 0, lobby))
    fill_menus(screen.window)


def play_main_action(screen: Screen) -> None:
    """Anything, so that the turn can be ended."""
    while screen.controller.game.why_not(END_TURN) is not None:
        screen.submit(steady(1)(screen.controller.game))
        screen.settle()


# --- the order of events --------------------------------------------------------------------------------


class Moment(NamedTuple):
    """What the window shows when a signal comes."""

    signal: str
    seat: int
    hand: list[Any]
    at_screen: list[int]  # who is called "you"
    reader: int  # to whom the log is told
    board: dict[PlaceKey, Any]  # what lies open, of the model


class Recorder:
    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.moments: list[Moment] = []
        controller = screen.controller
        for name in ("covered", "stepping", "stepped", "decision_changed"):
            getattr(controller, name).connect(self._note(name))

    def _note(self, name: str) -> Callable[..., None]:
        return lambda *_: self.moments.append(self.moment(name))

    def moment(self, name: str = "") -> Moment:
        controller = self.screen.controller
        players = [key for key in self.board() if key.kind is PlaceKind.PLAYER]
        shown = [key.number for key in players if controller.model.value(key).is_at_screen]
        own = hand(self.screen)
        return Moment(name, controller.model.seat, own, shown, controller.log.seat, self.board())

    def board(self) -> dict[PlaceKey, Any]:
        model = self.screen.controller.model
        keys = [key for key in model.keys() if key.kind in OPEN]  # noqa: SIM118 - no mapping
        found = {key: model.value(key) for key in keys}
        players = {key: value for key, value in found.items() if key.kind is PlaceKind.PLAYER}
        # who is at the screen is no part of the table
        return found | {key: value._replace(is_at_screen=False) for key, value in players.items()}


OPEN = ("co2", "decade", "round", "score", "players", "player", "space", "slot", "market", "track", "topic")


@pytest.mark.parametrize("speed", SPEEDS)
def test_secrets_leave_before_the_cover_comes_and_the_table_changes_after_it(
    screen: Screen, speed: str
) -> None:
    """Issue 4: first the hand goes, then the cover comes, then the new state is shown; at any speed."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    screen.controller.preferences.set("animation", speed)
    play_main_action(screen)
    screen.game_view.animator.finish()
    recorder = Recorder(screen)
    before = recorder.moment()
    assert any(before.hand)
    assert before.at_screen == [before.seat]
    screen.submit(END_TURN)
    screen.game_view.animator.finish()
    after = recorder.moment()
    assert [moment.signal for moment in recorder.moments] == [
        "covered",
        "stepping",
        "stepped",
        "decision_changed",
    ]
    covered, stepping, stepped, _ = recorder.moments
    for moment in recorder.moments:
        assert not any(moment.hand)
        assert moment.at_screen == []
        assert (moment.seat, moment.reader) == (NOBODY, NOBODY)
    assert covered.board == before.board
    assert stepping.board == before.board
    assert stepped.board == after.board != before.board


def test_the_board_waits_for_the_animation_under_the_cover(screen: Screen) -> None:
    """Architecture: pieces travel from where they were, also in the step that hands over."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    play_main_action(screen)
    screen.controller.preferences.set("animation", SLOW)
    items = screen.game_view.board.items_by_key
    shown = {key: item.value for key, item in items.items() if key.kind in OPEN}
    screen.submit(END_TURN)
    assert screen.game_view.cover.isVisible()
    if screen.game_view.animator.is_running:
        assert {key: items[key].value for key in shown} == shown
    screen.game_view.animator.finish()
    assert items[at.player(0)].value == screen.controller.model.value(at.player(0))


# --- while the cover is up ------------------------------------------------------------------------------


@pytest.mark.parametrize("speed", SPEEDS)
def test_under_the_cover_no_widget_holds_anything_of_a_hand(screen: Screen, speed: str) -> None:
    """I-22: also what was hovered, listed, filled into menus or told before is gone at once."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    play_main_action(screen)
    screen.controller.preferences.set("animation", speed)
    spread_out(screen)
    me = screen.controller.seat
    mine = secrets_of(screen, me)
    assert found_in(everything_readable(screen), mine) == mine
    screen.submit(END_TURN)
    assert screen.game_view.cover.isVisible()
    assert not found_in(everything_readable(screen), secrets_of(screen, 0) + secrets_of(screen, 1))
    screen.sit_down()
    assert screen.controller.seat == 1 - me
    spread_out(screen)
    readable, theirs = everything_readable(screen), secrets_of(screen, 1 - me)
    assert not found_in(readable, mine)
    assert found_in(readable, theirs) == theirs


def test_a_piece_in_the_hand_does_not_stay_under_the_cover(screen: Screen) -> None:
    """I-22: the cover lets the board shine through, so a card that is being dragged has to go too."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    play_main_action(screen)
    screen.controller.preferences.set("animation", SLOW)
    screen.lift(at.lobby_card(0), at.TABLE)
    assert screen.game_view.board_input.is_dragging
    screen.submit(END_TURN)
    assert screen.game_view.cover.isVisible()
    assert not screen.game_view.board_input.is_dragging


def test_nothing_can_be_done_while_the_cover_is_up(screen: Screen) -> None:
    """Neither by keys nor by an answer that comes late."""
    screen.new(players=2, seed=3)
    before = screen.fingerprint
    assert screen.game_view.cover.isVisible()
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_F1, Qt.Key.Key_Escape, Qt.Key.Key_Down, Qt.Key.Key_A):
        screen.key(key)
    for action in screen.controller.game.legal():
        assert not screen.controller.submit(action)
    assert screen.fingerprint == before
    assert screen.game_view.cover.isVisible()
    assert screen.game_view.cover.isAncestorOf(screen.window.focusWidget())


# --- who sits at the screen -----------------------------------------------------------------------------


def test_without_covers_whoever_decides_is_shown_at_once(screen: Screen) -> None:
    """The preference "covers" off: open hands; the first decision may be anybody's."""
    screen.controller.preferences.set("covers", False)
    for seed in range(1, 5):
        screen.new(players=3, seed=seed)
        assert not screen.game_view.cover.isVisible()
        assert screen.controller.is_my_decision
        for _ in range(6):
            screen.submit(steady(seed)(screen.controller.game))
            screen.settle()
            assert screen.controller.is_my_decision
            assert screen.controller.model.seat == screen.controller.game.to_act


def test_a_saved_game_goes_on_with_whoever_has_to_decide(screen: Screen) -> None:
    """With covers and without: nobody else is asked, and nobody is left waiting."""
    session = Session.new(GameOptions(players=3, seed=4))
    bot = steady(4)
    for covers in (True, False):
        screen.controller.preferences.set("covers", covers)
        for _ in range(6):
            session.play(bot(session.game))
            screen.lay(session)
            assert screen.controller.is_my_decision
            assert screen.controller.seat == session.game.to_act


def test_a_single_person_among_computer_players_is_never_covered(screen: Screen) -> None:
    """Nobody else sits at the screen, so the own hand stays in view while the others play."""
    covers: list[int] = []
    screen.controller.covered.connect(covers.append)
    seats = [Seat(NAMES[0], SIGNS[0], "steady"), Seat(NAMES[1], SIGNS[1]), Seat(NAMES[2], SIGNS[2], "random")]
    screen.new(players=3, seed=2, seats=seats)
    for _ in range(8):
        screen.wait_until(lambda: screen.controller.is_my_decision)
        assert any(hand(screen))
        screen.submit(steady(2)(screen.controller.game))
    assert not covers


def test_a_cover_that_was_left_hears_no_key_of_the_next_game(screen: Screen) -> None:
    """Its button would claim every shortcut, although nobody sees it."""
    screen.new(players=2, seed=6)
    assert screen.controller.is_covered
    screen.window.pages.setCurrentWidget(screen.window.start)
    screen.new(players=1, seed=6)
    screen.wait_until(lambda: screen.controller.is_my_decision)
    assert not screen.game_view.cover.isVisible()
    screen.key(Qt.Key.Key_F3)
    assert screen.game_view.hints.state != NONE


def test_the_last_hand_leaves_the_screen_when_the_game_is_over(screen: Screen) -> None:
    """G-40: everybody looks at the result; on a lost planet goals stay secret."""
    session = lost_with_a_full_hand()
    last = session.actions[-1]
    session.undo()
    screen.lay(session)
    assert all(hand(screen)[-1:])
    screen.submit(last)
    screen.settle()
    assert screen.controller.is_over
    assert not any(hand(screen))
    assert not found_in(everything_readable(screen), secrets_of(screen, 0) + secrets_of(screen, 1))


def lost_with_a_full_hand() -> Session:
    """A lost game in which whoever decided last still has cards and a goal."""
    for seed in range(100):
        chance, session = Random(seed), Session.new(GameOptions(players=2, seed=seed))
        decider = NOBODY
        while not session.game.is_over:
            decider = session.game.decision.player
            kept = [a for a in session.game.legal() if not isinstance(a, PlayLobby | CashCompanyGoal)]
            session.play(chance.choice(kept))
        if session.game.table.ending == LOST and session.game.table.lobby_hand[decider]:
            return session
    raise AssertionError("no such game")


def test_somebody_else_discards_a_goal_while_another_decides(screen: Screen) -> None:
    """G-41: at any time; asked once, and the player at the screen goes on as before."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    me, other = screen.controller.seat, 1 - screen.controller.seat
    asked = screen.asked
    screen.window.menus.cash.aboutToShow.emit()
    screen.window.menus.cash.actions()[other].trigger()
    assert screen.table.goal[other]
    screen.push(screen.button("back"))
    assert screen.table.goal[other]
    screen.game_view.cash_goal(other)
    QTest.mouseClick(screen.button("do_it"), Qt.MouseButton.LeftButton)
    screen.settle()
    assert not screen.table.goal[other]
    assert screen.controller.seat == me
    assert screen.asked == asked
    assert any(hand(screen))
