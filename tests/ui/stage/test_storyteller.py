"""Others move in front of a person one by one, scenes play on the stage, and nobody has to wait for them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.handover.since import SinceDialog
from co2desk.ui.log.lines import Weight
from co2desk.ui.log.steps import told_at
from co2desk.ui.models.places import NOBODY
from co2desk.ui.play import pace
from co2desk.ui.preferences import AT_ONCE, FAST, NORMAL, SLOW
from tests.ui.board_check import assert_board_is_true
from tests.ui.hidden_cards import everything_readable, found_in, secrets_of
from tests.ui.painting import picture_of
from tests.ui.screen import NAMES, Screen, people
from tests.ui.stage.scenes import before_scene
from tests.ui.steady_player import steady

Key = Qt.Key
COMPUTERS = (Seat(NAMES[0], SIGNS[0]), *(Seat(NAMES[n], SIGNS[n], "steady") for n in (1, 2)))


def against_computers(screen: Screen) -> None:
    """The person has moved, and the first move of a computer player is told."""
    screen.new(players=3, seed=3, seats=COMPUTERS)
    screen.wait_until(lambda: screen.game_view.storyteller.is_telling)


def open_decade(screen: Screen, seats: tuple[Seat, ...], at_end: bool = False) -> None:
    session, action = before_scene("decade", players=2, at_end=at_end)
    screen.lay(session, seats)
    screen.controller.submit(action)
    screen.settle()


def test_a_move_of_a_computer_player_is_told_where_it_happens(slow: Screen) -> None:
    """Issue 19: who, what, what it brought, and where; the next one waits."""
    against_computers(slow)
    controller = slow.controller
    step = len(controller.session.actions)
    lines = [line.text for line in told_at(controller.log, step) if line.weight > Weight.TURN]
    assert lines
    assert all(line in slow.game_view.prompt.sentence.text() for line in lines)
    assert slow.marked("pointed")
    QTest.qWait(50)
    assert len(controller.session.actions) == step


def test_the_corner_is_silent_about_the_last_event_while_another_is_told(slow: Screen) -> None:
    """Two sentences about two events would contradict each other; the clock is that of the board."""
    session, action = before_scene("decade", players=2)
    slow.lay(session, people(2))
    slow.sit_down()
    status, log, view = slow.window.status, slow.controller.log, slow.game_view
    clock, before, decade = status.facts[1:3], log.last_fact(), slow.table.decade
    assert before in status.facts
    slow.controller.submit(action)
    slow.settle()
    assert view.stage.isVisible()
    assert not {before, log.last_fact()} & set(status.facts)
    assert status.facts[:2] == clock
    assert clock[0].startswith(f"Decade {decade} ")
    while view.storyteller.is_telling:
        view.storyteller.hurry()
        slow.settle()
    assert log.last_fact() in status.facts


def test_the_corner_is_silent_while_a_computer_player_is_announced(slow: Screen) -> None:
    against_computers(slow)
    status, log = slow.window.status, slow.controller.log
    assert log.last_fact()
    assert log.last_fact() not in status.facts
    slow.window.setFocus()
    slow.key(Key.Key_Escape)
    slow.wait_until(lambda: slow.controller.is_my_decision)
    assert log.last_fact() in status.facts


def test_an_auction_between_two_bids_leaves_the_words_to_the_stage(slow: Screen) -> None:
    """The stage still shows the last bid while the next computer player thinks."""
    session, _ = before_scene("auction", seed=1, players=3, variants={"auction": True})
    slow.lay(session, tuple(Seat(NAMES[n], SIGNS[n], "steady") for n in range(3)))
    slow.wait_until(slow.game_view.stage.isVisible)
    teller, status = slow.game_view.storyteller, slow.window.status
    slow.controller.pause(True)
    teller.end()
    assert not teller.is_telling
    assert slow.game_view.stage.isVisible()
    assert slow.controller.log.last_fact() not in status.facts


def test_the_bar_has_the_colour_of_whose_move_is_told(slow: Screen) -> None:
    """Issue 19: whose turn it is, one sees without reading."""
    against_computers(slow)
    prompt, actor = slow.game_view.prompt, slow.controller.session.decider(0)
    told = QColor(slow.window.appearance.look.signs[slow.controller.seats[actor].sign][0])
    assert picture_of(prompt).pixelColor(2, prompt.height() // 2) == told
    slow.window.setFocus()
    slow.key(Key.Key_Escape)
    slow.wait_until(lambda: slow.controller.is_my_decision)
    own = QColor(slow.window.appearance.look.signs[slow.controller.seats[slow.controller.seat].sign][0])
    assert picture_of(prompt).pixelColor(2, prompt.height() // 2) == own != told


def test_the_space_bar_pauses_and_goes_on(slow: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    against_computers(slow)
    controller, teller = slow.controller, slow.game_view.storyteller
    slow.window.setFocus()
    slow.key(Key.Key_Space)
    assert controller.paused
    monkeypatch.setitem(pace.MOVE_MS, NORMAL, 1)
    teller.hurry()  # whoever does not want to wait is not kept waiting by a pause
    assert not controller.paused
    slow.wait_until(lambda: controller.is_my_decision)
    assert_board_is_true(slow)


def test_escape_skips_to_the_own_decision(slow: Screen) -> None:
    against_computers(slow)
    slow.window.setFocus()
    slow.key(Key.Key_Escape)
    slow.wait_until(lambda: slow.controller.is_my_decision)
    assert not slow.game_view.storyteller.is_skipping
    assert_board_is_true(slow)


def test_a_click_on_the_board_ends_one_move(slow: Screen) -> None:
    against_computers(slow)
    before = len(slow.controller.session.actions)
    QTest.mouseClick(slow.game_view.view.viewport(), Qt.MouseButton.LeftButton)
    slow.wait_until(lambda: len(slow.controller.session.actions) == before + 1)
    assert slow.game_view.storyteller.is_telling


def test_the_pace_is_chosen_at_the_board(slow: Screen) -> None:
    against_computers(slow)
    slow.game_view.prompt.teller.paces[SLOW].trigger()
    assert slow.controller.preferences.value("pace") == SLOW
    assert "Slow" in slow.game_view.prompt.teller.pace.text()
    slow.game_view.prompt.teller.paces[AT_ONCE].trigger()
    slow.game_view.storyteller.hurry()
    slow.wait_until(lambda: slow.controller.is_my_decision)


def test_a_decade_turns_in_front_of_everybody_before_the_cover(slow: Screen) -> None:
    """The stage tells what everybody may know; the next player is asked for afterwards."""
    open_decade(slow, people(2))
    view, controller = slow.game_view, slow.controller
    assert view.stage.isVisible()
    assert not view.cover.isVisible()
    assert view.stage.sentence.text()
    assert controller.seat == NOBODY
    for seat in range(2):
        assert not found_in(everything_readable(slow), secrets_of(slow, seat))
    while view.storyteller.is_telling:
        view.storyteller.hurry()
        slow.settle()
    assert view.cover.isVisible() or controller.is_my_decision
    assert not view.stage.isVisible()


@pytest.mark.parametrize(
    "opens", [open_decade, lambda slow, _: against_computers(slow)], ids=["scene", "move"]
)
def test_there_is_one_button_for_each_thing_to_do(
    slow: Screen, opens: Callable[[Screen, tuple[Seat, ...]], None]
) -> None:
    """To pause, to skip and to choose the pace are in the prompt bar."""
    opens(slow, (COMPUTERS[0], COMPUTERS[1]))
    teller = slow.game_view.prompt.teller
    assert buttons_over_the_board(slow) == [teller.pause, teller.skip, teller.pace]
    assert not teller.pause.icon().isNull()


def buttons_over_the_board(screen: Screen) -> list[QAbstractButton]:
    """Those that change while something is told; Undo, Hint and the list of actions are always there."""
    view = screen.game_view
    return [
        button
        for place in (view.prompt.choices, view.stage)
        for button in place.findChildren(QAbstractButton)
        if button.isVisible()
    ]


def test_the_result_stays_until_somebody_goes_on(slow: Screen) -> None:
    open_decade(slow, (COMPUTERS[0], COMPUTERS[1]), at_end=True)
    view = slow.game_view
    slow.window.setFocus()
    slow.key(Key.Key_Escape)
    slow.wait_until(lambda: view.stage.is_result)
    assert buttons_over_the_board(slow) == [view.stage.go_on]
    assert str(slow.table.co2) in view.stage.gauge.accessibleName()
    assert_board_is_true(slow)
    slow.key(Key.Key_Return)
    assert not view.stage.isVisible()
    slow.wait_until(lambda: slow.controller.is_my_decision or view.storyteller.is_telling)


def test_the_forecast_of_before_is_gone_while_the_level_changes(slow: Screen) -> None:
    """Two levels on one screen would contradict each other."""
    session, action = before_scene("decade", players=2, at_end=True)
    slow.lay(session, (COMPUTERS[0], COMPUTERS[1]))
    view = slow.game_view
    assert view.forecast.told is not None
    slow.controller.submit(action)
    slow.settle()
    assert view.stage.isVisible()
    assert view.forecast.told is None
    assert view.forecast.nothing.text() == "While the decade turns, there is no forecast."
    slow.window.setFocus()
    slow.key(Key.Key_Escape)
    slow.wait_until(lambda: view.stage.is_result)
    assert view.forecast.told is None
    slow.key(Key.Key_Return)
    slow.key(Key.Key_Escape)
    slow.wait_until(lambda: slow.controller.is_my_decision)
    assert view.forecast.told is not None


def test_at_the_end_of_a_game_nothing_is_left_to_forecast(slow: Screen) -> None:
    """On the stage as well as afterwards; an action that is taken back brings the forecast back."""
    session, action = before_scene("ending", players=2)
    slow.lay(session, (COMPUTERS[0], COMPUTERS[1]))
    forecast = slow.game_view.forecast
    slow.controller.submit(action)
    while not slow.controller.is_over or slow.game_view.storyteller.is_telling:
        ends = slow.game_view.stage.scene is not None and slow.game_view.stage.scene.is_endless
        assert ends == forecast.nothing.text().startswith("The game is over.")
        slow.game_view.storyteller.hurry()
        slow.settle()
    assert forecast.nothing.isVisible()
    assert forecast.nothing.text() == "The game is over. There is nothing left to forecast."
    slow.controller.undo(1)
    assert not forecast.nothing.isVisible()


@pytest.mark.parametrize("way", ["undo", "history", "another game", "smaller", "at once"])
def test_a_scene_can_be_left_at_any_time(slow: Screen, way: str) -> None:
    """A game is never stuck: whatever is done, the board shows how it is, and somebody can act."""
    open_decade(slow, people(2))
    view, controller = slow.game_view, slow.controller
    assert view.stage.isVisible()
    if way == "undo":
        controller.undo(1)
    elif way == "history":
        view.storyteller.end()
        slow.sit_down()
        view.look_back()
        assert view.past.is_open
        assert not view.stage.isVisible()
        view.past.leave()
    elif way == "another game":
        slow.new(players=2, seed=9)
    elif way == "smaller":
        slow.window.resize(1100, 700)
        QTest.qWait(20)
        assert view.rect().contains(view.stage.geometry())
        view.storyteller.end()
    else:
        controller.preferences.set("pace", AT_ONCE)
        view.storyteller.end()
    slow.settle()
    slow.sit_down()
    assert not view.stage.isVisible()
    assert controller.is_my_decision
    assert_board_is_true(slow)


def test_what_happened_since_the_last_turn_is_listed_for_one_person_too(screen: Screen) -> None:
    """Issue 19: not only in hot-seat games."""
    screen.new(players=3, seed=3, seats=COMPUTERS)
    screen.wait_until(lambda: screen.controller.is_my_decision)
    screen.key(Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    dialog = screen.window.findChild(SinceDialog)
    assert dialog is not None
    assert NAMES[2] in " ".join(line.text for line in dialog.told.lines)
    screen.push(dialog.replay)
    assert screen.game_view.past.is_open
    screen.game_view.past.leave()


def test_a_un_goal_and_the_danger_zone_are_moments(slow: Screen) -> None:
    """Told once, over the board; without motion not at all."""
    slow.controller.preferences.set("animation", FAST)
    session, action = before_scene("decade", players=2, at_end=True, seed=1)
    danger = session.game.table.setting.kit.danger_ppm
    while session.game.table.co2 < danger:
        session.play(action)
        action = steady(1)(session.game)
    session.undo(1)
    action = session.undone[-1]
    slow.lay(session, COMPUTERS[:2])
    slow.controller.submit(action)
    assert str(danger) in slow.game_view.banner.sentence.text()
    slow.controller.undo(1)
    assert not slow.game_view.banner.isVisible()
