"""The replay bar: every position of the game can be looked at, and the game stays as it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as act
from co2desk.ui.dialogs.end_of_game import EndDialog
from co2desk.ui.panels.history import HistoryBar
from tests.ui.screen import Screen, last_turn, prepared
from tests.ui.test_drags import ANNA, EUROPE, EUROPE_TECH, SOLAR

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
PLAYED: tuple[Action, ...] = (
    act.move_scientist(-1, EUROPE_TECH),
    act.propose(SOLAR, EUROPE, 0),
    act.SELL_CEP,
    act.END_TURN,
)


@pytest.fixture
def bar(screen: Screen) -> HistoryBar:
    """A game of four steps is over, and somebody asks for the replay in the dialog of the result."""
    session, stage = prepared()
    stage.project("europe/tech", "solar")
    stage.give(ANNA, cep=1)
    stage.lobby(ANNA)
    last_turn(stage)
    stage.table.decade = stage.table.setting.decades
    screen.lay(session, painted=False)
    screen.drag(("scientist", 0), ("space", EUROPE_TECH))
    screen.drag(("projects", SOLAR), ("space", 6))
    screen.drag(("cep",), ("market",))
    screen.push(screen.button("end_turn"))
    screen.push(screen.button("do_it"))
    assert tuple(session.actions) == PLAYED
    (dialog,) = screen.window.findChildren(EndDialog)
    screen.push(dialog.replay_button)
    assert screen.window.findChildren(EndDialog) == []
    return screen.desk.history


def shown(screen: Screen) -> tuple[int, int, int]:
    """What the board shows of the four steps: who works in Europe, the tile on the money space, the price."""
    items = screen.desk.board.items_by_key
    return items["space", EUROPE_TECH].value[2], items["space", 6].value[0], items["market",].value[1]


STEPS = [(-1, -1, 3), (ANNA, -1, 3), (ANNA, SOLAR, 3), (ANNA, SOLAR, 2), (ANNA, SOLAR, 2)]


def test_a_replay_begins_at_the_beginning_and_steps_with_the_arrow_keys(
    screen: Screen, bar: HistoryBar
) -> None:
    """Right and left, one action at a time, and never beyond the ends; the game itself does not move."""
    final = screen.fingerprint
    assert bar.isVisible()
    assert screen.window.focusWidget() is bar
    assert shown(screen) == STEPS[0]
    assert bar.where.text() == "Step 0 of 4 – decade 5"
    screen.key(Qt.Key.Key_Left)
    assert shown(screen) == STEPS[0]
    for step in range(1, 5):
        screen.key(Qt.Key.Key_Right)
        assert shown(screen) == STEPS[step]
        assert bar.where.text().startswith(f"Step {step} of 4")
    screen.key(Qt.Key.Key_Right)
    assert shown(screen) == STEPS[4]
    screen.key(Qt.Key.Key_Left)
    assert shown(screen) == STEPS[3]
    assert screen.fingerprint == final


def test_the_buttons_and_the_slider_do_the_same(screen: Screen, bar: HistoryBar) -> None:
    """Forward, back, beginning, and any position at once."""
    screen.push(bar.forth)
    screen.push(bar.forth)
    assert shown(screen) == STEPS[2]
    screen.push(bar.back)
    assert shown(screen) == STEPS[1]
    QTest.keyClick(bar.slider, Qt.Key.Key_End)
    assert shown(screen) == STEPS[4]
    screen.push(bar.first)
    assert shown(screen) == STEPS[0]


def test_play_goes_on_by_itself_and_stops_at_the_end(screen: Screen, bar: HistoryBar) -> None:
    """Then the button is up again; pressed once more it begins anew."""
    bar.timer.setInterval(1)
    screen.push(bar.play)
    screen.wait_until(lambda: not bar.play.isChecked())
    assert shown(screen) == STEPS[4]
    assert not bar.timer.isActive()
    bar.timer.setInterval(10_000)
    screen.push(bar.play)
    assert shown(screen) == STEPS[0]
    screen.push(bar.play)
    assert not bar.timer.isActive()


def test_the_past_can_only_be_looked_at(screen: Screen, bar: HistoryBar) -> None:
    """Nothing looks usable, no drag begins, a click says nothing, and the prompt bar waits."""
    before = screen.fingerprint
    assert {item.mark for item in screen.desk.board.items_by_key.values()} == {""}
    screen.drag(("projects", SOLAR), ("space", 8))
    screen.click(("projects", SOLAR))
    assert screen.flyers() == []
    assert screen.told == ""
    assert not screen.desk.prompt.isEnabled()
    assert screen.fingerprint == before


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_present_is_one_step_away(screen: Screen, bar: HistoryBar, way: str) -> None:
    """The button, or Escape: the board shows the end of the game, and the result can be asked for again."""
    if way == "button":
        screen.push(bar.leave)
    else:
        screen.key(Qt.Key.Key_Escape)
    assert not bar.isVisible()
    assert shown(screen) == STEPS[4]
    assert screen.desk.prompt.isEnabled()
    screen.push(screen.buttons()[0])
    assert any(dialog.isVisible() for dialog in screen.window.findChildren(EndDialog))


def test_a_new_game_leaves_the_past_behind(screen: Screen, bar: HistoryBar) -> None:
    """In the middle of a running replay: the bar goes, the new game can be played."""
    screen.push(bar.play)
    screen.key(Qt.Key.Key_N, CTRL_SHIFT)
    assert not bar.isVisible()
    assert not bar.timer.isActive()
    screen.sit_down()
    assert screen.controller.session.actions == []
    assert screen.desk.prompt.isEnabled()
    screen.answer(screen.offered()[0])
    assert len(screen.controller.session.actions) == 1
