"""The past at the desk: computer players and covers wait for it, secrets stay secret, pieces travel in it."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from co2desk.engine.table.actions import END_TURN
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.history import replay_clock as history_player
from co2desk.ui.history.replay_clock import SPEED
from co2desk.ui.history.words import HistoryWords
from co2desk.ui.log.model import Role
from co2desk.ui.log.steps import rows_at
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY
from co2desk.ui.preferences import OFF, SLOW
from co2desk.ui.window.main_window import LEAST
from tests.ui.board_check import assert_board_is_true
from tests.ui.hidden_cards import everything_readable, found_in, secrets_of
from tests.ui.screen import NAMES, Screen
from tests.ui.steady_player import steady

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
LONG = 400_000  # milliseconds


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay takes its steps when a test says so, however slow the computer is."""
    monkeypatch.setattr(history_player, "STEP_MS", LONG)


def play(screen: Screen, actions: int) -> None:
    """So many actions by whoever has to decide; each sits down when asked."""
    bot = steady(2)
    for _ in range(actions):
        screen.submit(bot(screen.controller.game))
        screen.settle()
        screen.sit_down()


def hot_seat(screen: Screen, actions: int = 14) -> None:
    """Two people in the middle of a game."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    play(screen, actions)


def against_a_computer(screen: Screen) -> None:
    """One person against a computer player. It is the person's turn."""
    seats = [Seat(NAMES[0], SIGNS[0]), Seat(NAMES[1], SIGNS[1], "steady")]
    screen.new(players=2, seed=3, seats=seats)
    screen.wait_until(lambda: screen.controller.is_my_decision)


def let_time_pass(screen: Screen) -> None:
    """The next step of a replay is due at once; no event loop runs, in which another one might follow."""
    clock = screen.game_view.history.clock
    assert clock.timer.isActive()
    clock.timer.stop()
    clock.due.emit()


# --- the way there ---------------------------------------------------------------------------------------


def test_alt_and_left_lead_one_step_back_and_on(screen: Screen) -> None:
    """From the present into the past, and further each time; Escape comes back."""
    hot_seat(screen)
    now, bar = len(screen.controller.session.actions), screen.game_view.history
    for back in (1, 2, 3):
        screen.key(Key.Key_Left, ALT)
        assert bar.isVisible()
        assert bar.step == now - back
    screen.key(Key.Key_Escape)
    assert not bar.isVisible()
    assert screen.controller.is_my_decision
    assert screen.game_view.board_input.moves.targets or screen.game_view.board_input.moves.clicks


def test_the_bar_takes_the_place_of_the_prompt_bar(screen: Screen) -> None:
    """The board stays where it is, there and back again; the focus too."""
    hot_seat(screen)
    view, prompt = screen.game_view.view, screen.game_view.prompt
    prompt.what.setFocus()
    before = view.geometry(), view.transform(), view.mapTo(screen.window, view.rect().topLeft())
    screen.key(Key.Key_Left, ALT)
    assert (view.geometry(), view.transform(), view.mapTo(screen.window, view.rect().topLeft())) == before
    assert not prompt.isVisible()
    screen.key(Key.Key_Escape)
    assert (view.geometry(), view.transform(), view.mapTo(screen.window, view.rect().topLeft())) == before
    assert screen.window.focusWidget() is prompt.what


def test_the_board_stays_where_it_is_however_much_a_step_brought(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To move it means to paint all of it anew. What has no room in the bar is in its tool tip, and in the
    log."""
    hot_seat(screen)
    sentences = [f"{number} fossil plants are built in Europe." for number in range(1, 20)]
    told = {4: list(accumulate(sentences, "{} {}".format))}
    usual = HistoryWords.what
    monkeypatch.setattr(
        HistoryWords, "what", lambda words, step, lines: told.get(step) or usual(words, step, lines)
    )
    view, places, texts = screen.game_view.view, set(), []
    for step in (3, 4, 5):
        screen.game_view.show_history(step)
        screen.settle()
        places.add((view.geometry().getRect(), view.transform().m11()))
        texts.append(screen.game_view.history.what.text())
    assert len(places) == 1
    assert texts[1] in told[4][1:-1]


def test_the_bar_fits_into_the_smallest_window_at_the_largest_text_size(screen: Screen) -> None:
    """Whatever the players are called: the window does not grow, and what happened has a line of its own."""
    screen.controller.preferences.set("text_size", 150)
    seats = [
        Seat("Bartholomäus Maximilian von W.", SIGNS[0]),
        Seat("Wilhelmine Gwendolyn Womersley", SIGNS[1]),
    ]
    screen.new(players=2, seed=3, seats=seats)
    screen.sit_down()
    play(screen, 8)
    screen.window.resize(*LEAST)
    screen.settle()
    bar = screen.game_view.history
    screen.game_view.show_history(4)
    screen.settle()
    assert (screen.window.width(), screen.window.height()) == LEAST
    assert bar.what.y() > bar.where.geometry().bottom() - 1
    inside = bar.rect()
    for widget in (bar.where, bar.what, bar.since, bar.branch, bar.leave, bar.first, bar.slider, bar.speed):
        assert inside.contains(widget.geometry())
    for widget in (bar.since, bar.branch, bar.leave, bar.speed):
        assert widget.width() >= widget.minimumSizeHint().width()
    screen.window.resize(1900, 900)
    screen.controller.preferences.set("text_size", 100)
    screen.settle()
    assert bar.what.geometry().left() > bar.where.geometry().right()


@pytest.mark.parametrize("way", ["double-click", "Enter"])
def test_a_line_of_the_log_leads_to_its_step(screen: Screen, way: str) -> None:
    """And while somebody looks at the past, to another one."""
    hot_seat(screen)
    screen.game_view.side.setCurrentWidget(screen.game_view.log)
    screen.settle()
    view, bar = screen.game_view.log.view, screen.game_view.history
    for row in (20, 8):
        index = view.model().index(row, 0)
        view.scrollTo(index)
        if way == "Enter":
            view.setFocus()
            view.setCurrentIndex(index)
            screen.key(Key.Key_Return)
        else:
            place = view.visualRect(index).center()
            QTest.mouseClick(view.viewport(), LEFT, pos=place)
            QTest.mouseDClick(view.viewport(), LEFT, pos=place)
            QTest.mouseRelease(view.viewport(), LEFT, pos=place)
            screen.settle()
        assert bar.isVisible()
        assert bar.step == index.data(Role.STEP)


def test_the_log_marks_the_step_and_shows_it(screen: Screen) -> None:
    """Its first line is in view, from anywhere to anywhere; in the present nothing is marked any more."""
    hot_seat(screen, 24)
    screen.game_view.side.setCurrentWidget(screen.game_view.log)
    view, bar = screen.game_view.log.view, screen.game_view.history
    for step in (0, 12, 3, 22):
        screen.game_view.show_history(step)
        screen.settle()
        assert view.lines.step == step
        first = rows_at(view.model(), step).start
        assert view.viewport().rect().intersects(view.visualRect(view.model().index(first, 0)))
        assert not screen.game_view.log.newest.isVisible()
    bar.end()
    screen.settle()
    assert view.lines.step is None
    assert view.following


def test_before_the_first_action_there_is_no_past(screen: Screen) -> None:
    """Nor a way to it."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    screen.game_view.show_history(0)
    assert not screen.game_view.history.isVisible()
    assert not screen.game_view.log.look_back.isVisibleTo(screen.game_view.log)


# --- what waits ------------------------------------------------------------------------------------------


def test_nothing_can_be_looked_at_under_the_cover(screen: Screen) -> None:
    """Hot-seat: whoever sits down decides what is shown; by menu, by key and by the desk itself."""
    hot_seat(screen)
    bot = steady(1)
    while not screen.game_view.cover.isVisible():
        screen.submit(bot(screen.controller.game))
        screen.settle()
    for _ in ("the question", "what has happened"):
        screen.game_view.show_history(3)
        screen.game_view.show_since_last_turn()
        screen.key(Key.Key_Left, ALT)
        assert not screen.game_view.history.isVisible()
        screen.push(screen.game_view.cover.it_is_me)
    screen.push(screen.game_view.cover.go_on)
    screen.game_view.show_history(3)
    assert screen.game_view.history.isVisible()


def test_computer_players_wait_while_somebody_looks_at_the_past(screen: Screen) -> None:
    """However long; back in the present they go on by themselves."""
    against_a_computer(screen)
    controller, bot = screen.controller, steady(1)
    played: list[Any] = []
    while controller.game.to_act == controller.seat:
        screen.submit(bot(controller.game))  # the answer comes with the next turn of the event loop
        played = list(controller.session.actions)
    screen.game_view.show_history(1)
    for _ in range(20):
        screen.settle()
    assert controller.session.actions == played
    assert screen.game_view.history.step == 1
    screen.key(Key.Key_Escape)
    screen.wait_until(lambda: controller.is_my_decision)
    assert len(controller.session.actions) > len(played)


def test_whatever_is_done_is_done_in_the_present(screen: Screen) -> None:
    """The list of actions, a discarded goal, an action that comes late, an undo: each leads back first."""
    hot_seat(screen)
    game_view, controller = screen.game_view, screen.controller

    def look() -> None:
        game_view.show_history(2)
        assert game_view.history.isVisible()

    look()
    game_view.show_actions()
    assert not game_view.history.isVisible()
    assert game_view.actions_dialog is not None
    assert game_view.actions_dialog.isVisible()
    look()
    assert not game_view.actions_dialog.isVisible()
    for go_on in (screen.submit, controller.submit):
        look()
        step = len(controller.session.actions)
        go_on(steady(1)(controller.game))
        screen.settle()
        assert not game_view.history.isVisible()
        assert len(controller.session.actions) == step + 1
        screen.sit_down()
        assert_board_is_true(screen)
        assert controller.model.table is controller.table
    look()
    controller.undo(1)
    screen.settle()
    assert not game_view.history.isVisible()
    assert not controller.held
    screen.sit_down()
    assert_board_is_true(screen)
    assert controller.model.table is controller.table


# --- since my last turn ----------------------------------------------------------------------------------


def test_what_happened_since_my_last_turn_is_replayed_and_the_present_comes_back(screen: Screen) -> None:
    """It begins with the own last decision, shows every step of the others, and ends by itself."""
    against_a_computer(screen)
    controller, game_view = screen.controller, screen.game_view
    bot, mine = steady(1), 0
    while controller.is_my_decision:
        mine = len(controller.session.actions)
        screen.submit(bot(controller.game))
    screen.wait_until(lambda: controller.is_my_decision)
    now = len(controller.session.actions)
    assert now > mine + 1
    game_view.side.setCurrentWidget(game_view.log)
    screen.settle()
    screen.push(game_view.log.since)
    bar = game_view.history
    assert bar.isVisible()
    assert not game_view.log.since.isVisible()
    for step in range(mine, now + 1):
        assert bar.step == step
        assert bar.play.isChecked()
        let_time_pass(screen)
    assert not bar.isVisible()
    assert controller.is_my_decision
    assert_board_is_true(screen)
    assert controller.model.table is controller.table


def test_a_replay_that_was_stopped_does_not_leave_by_itself(screen: Screen) -> None:
    """Whoever looks closer stays; the button in the bar begins anew."""
    against_a_computer(screen)
    play_until_others_have_played(screen)
    bar = screen.game_view.history
    screen.game_view.show_since_last_turn()
    start = bar.step
    screen.key(Key.Key_Space)
    screen.key(Key.Key_Space)
    bar.to_end()
    bar.to_previous_step()
    screen.key(Key.Key_Space)
    let_time_pass(screen)
    assert bar.isVisible()
    assert not bar.play.isChecked()
    screen.push(bar.since)
    assert bar.step == start
    assert bar.play.isChecked()


def play_until_others_have_played(screen: Screen) -> None:
    bot, controller = steady(1), screen.controller
    while controller.is_my_decision:
        screen.submit(bot(controller.game))
    screen.wait_until(lambda: controller.is_my_decision)


def test_alone_there_is_nobody_to_watch(screen: Screen) -> None:
    """A solo game has a past, and nothing since the last turn."""
    screen.new(players=1, seed=3)
    play(screen, 6)
    screen.game_view.side.setCurrentWidget(screen.game_view.log)
    screen.settle()
    assert screen.game_view.log.look_back.isVisible()
    assert not screen.game_view.log.since.isVisible()
    screen.push(screen.game_view.log.look_back)
    assert screen.game_view.history.step == 5
    assert not screen.game_view.history.since.isVisible()


# --- secrets ---------------------------------------------------------------------------------------------


def test_a_past_position_shows_the_own_hand_and_nobody_elses(screen: Screen) -> None:
    """I-22: who sits at the screen now sees the own cards of that time, whoever had the turn."""
    hot_seat(screen, 20)
    me, session = screen.controller.seat, screen.controller.session
    other = 1 - me
    for step in range(len(session.actions)):
        screen.game_view.show_history(step)
        table = session.table_at(step)
        shown = [screen.controller.model.value(at.lobby_card(number)) for number in range(5)]
        assert [card for card in shown if card] == list(table.lobby_hand[me])
    hidden = set(secrets_of(screen, other)) - set(secrets_of(screen, me))
    for step in range(0, len(session.actions), 3):
        screen.game_view.show_history(step)
        assert not found_in(everything_readable(screen), hidden)


def test_the_bar_tells_a_kept_card_only_to_whoever_kept_it(screen: Screen) -> None:
    """I-22: in a draft, action by action, to each of three people and to nobody."""
    session = Session.new(GameOptions(players=3, seed=4, variants={"draft": True}))
    bot = steady(4)
    while session.game.decision.kind == "draft":
        session.play(bot(session.game))
    screen.lay(session)
    controller = screen.controller
    for seat in (0, 1, 2, NOBODY):
        controller.seat = seat
        controller.log.set_seat(seat)
        for step in range(1, len(session.actions) + 1):
            screen.game_view.show_history(step)
            bar = screen.game_view.history
            card = session.actions[step - 1].card  # type: ignore[attr-defined]
            kept = controller.speaker.card_name("lobby", card)
            assert (kept in bar.what.text() + bar.what.toolTip()) == (session.decider(step - 1) == seat)
        screen.game_view.history.end()


def test_when_another_person_has_to_decide_nothing_of_the_past_stays(screen: Screen) -> None:
    """I-22: the cover comes over an empty bar, also when a replay was running."""
    hot_seat(screen)
    controller = screen.controller
    while controller.game.why_not(END_TURN) is not None:
        screen.submit(steady(1)(controller.game))
        screen.settle()
    me = controller.seat
    screen.game_view.show_history(4, play=True)
    controller.submit(END_TURN)
    screen.settle()
    assert screen.game_view.cover.isVisible()
    assert not screen.game_view.history.isVisible()
    assert not screen.game_view.history.clock.timer.isActive()
    assert not found_in(everything_readable(screen), secrets_of(screen, me) + secrets_of(screen, 1 - me))
    screen.sit_down()
    assert_board_is_true(screen)


# --- pieces that travel ----------------------------------------------------------------------------------


def travelling_step(screen: Screen) -> int:
    """A step whose piece travels: a project that was proposed."""
    session = screen.controller.session
    steps = [step for step, action in enumerate(session.actions, start=1) if action.kind == "propose"]
    assert steps[-1] > 2
    return steps[-1]


def test_a_step_forward_travels_and_any_input_ends_it(screen: Screen) -> None:
    """As in play: the board waits for the piece; the next key ends the flight and goes on."""
    hot_seat(screen)
    step = travelling_step(screen)
    screen.controller.preferences.set("animation", SLOW)
    screen.game_view.show_history(step - 1)
    assert not screen.game_view.animator.is_running
    screen.key(Key.Key_Right)
    assert screen.game_view.animator.is_running
    assert len(screen.flyers()) == 1
    screen.key(Key.Key_Left)
    assert not screen.game_view.animator.is_running
    assert not screen.flyers()
    assert screen.game_view.history.step == step - 1
    assert_board_is_true(screen)
    screen.key(Key.Key_Right)
    screen.key(Key.Key_Escape)
    assert not screen.flyers()
    assert_board_is_true(screen)
    assert screen.controller.model.table is screen.table


def test_a_jump_does_not_travel(screen: Screen) -> None:
    """Back, and more than one step: the position is just there."""
    hot_seat(screen)
    step = travelling_step(screen)
    screen.controller.preferences.set("animation", SLOW)
    screen.game_view.show_history(step)
    for to in (step - 1, 0, step, 1, step):
        screen.game_view.history.go_to(to)
        assert not screen.game_view.animator.is_running
        assert_board_is_true(screen)


@pytest.mark.parametrize(("speed", "travels"), [(50, True), (100, True), (300, False), (800, False)])
def test_a_replay_waits_for_its_pieces_unless_it_is_fast(screen: Screen, speed: int, travels: bool) -> None:
    """The next step is due some time after the last piece has arrived."""
    hot_seat(screen)
    step = travelling_step(screen)
    screen.controller.preferences.set("animation", SLOW)
    screen.controller.preferences.set(SPEED, speed)
    screen.game_view.show_history(step - 1, play=True)
    clock, animator = screen.game_view.history.clock, screen.game_view.animator
    let_time_pass(screen)
    assert screen.game_view.history.step == step
    assert animator.is_running == travels
    assert clock.timer.isActive() != travels
    animator.finish()
    assert clock.timer.isActive()
    assert clock.timer.interval() == LONG * 100 // speed
    assert_board_is_true(screen)


def test_what_has_just_arrived_does_not_shine_on_another_position(screen: Screen) -> None:
    """The glow goes with the step it belongs to."""
    hot_seat(screen)
    step = travelling_step(screen)
    screen.controller.preferences.set("animation", SLOW)
    screen.game_view.show_history(step - 1)
    screen.game_view.history.to_next_step()
    screen.game_view.animator.finish()
    items = screen.game_view.board.items_by_key.values()
    assert any(item.is_new for item in items)
    screen.controller.preferences.set("animation", OFF)
    screen.game_view.history.to_beginning()
    assert not any(item.is_new for item in items)
