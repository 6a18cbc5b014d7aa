"""The history bar: every position of the game can be looked at, and the game stays as it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget

from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as act
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.history import replay_clock as history_player
from co2desk.ui.history.bar import HistoryBar
from co2desk.ui.history.replay_clock import SPEED
from co2desk.ui.models import places as at
from co2desk.ui.preferences import Preferences
from tests.ui.first_screen import ANNA, EUROPE, EUROPE_TECH, SOLAR, prepared
from tests.ui.screen import Screen

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
CTRL_SHIFT = CTRL | Qt.KeyboardModifier.ShiftModifier
LONG = 400_000  # milliseconds
PLAYED: tuple[Action, ...] = (
    act.move_scientist(-1, EUROPE_TECH),
    act.propose(SOLAR, EUROPE, 0),
    act.SELL_CEP,
    act.END_TURN,
)


@pytest.fixture(autouse=True)
def no_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """A replay takes its steps when a test says so, however slow the computer is."""
    monkeypatch.setattr(history_player, "STEP_MS", LONG)


@pytest.fixture
def replay(screen: Screen) -> HistoryBar:
    """A game of four steps is over, and somebody asks for the replay in the dialog of the result."""
    session, stage = prepared()
    stage.project("europe/tech", "solar")
    stage.give(ANNA, cep=1)
    stage.lobby(ANNA)
    stage.last_turn()
    stage.table.decade = stage.table.setting.decades
    screen.lay(session)
    screen.drag(at.scientist(0), at.space(EUROPE_TECH))
    screen.drag(at.projects(SOLAR), at.space(6))
    screen.drag(at.CEP, at.MARKET)
    screen.push(screen.button("end_turn"))
    screen.push(screen.button("do_it"))
    assert tuple(session.actions) == PLAYED
    (dialog,) = screen.window.findChildren(EndDialog)
    screen.push(dialog.replay_button)
    assert screen.window.findChildren(EndDialog) == []
    return screen.game_view.history


@pytest.fixture
def bar(screen: Screen, replay: HistoryBar) -> HistoryBar:
    """The same, and the replay was stopped at once."""
    screen.push(replay.play)
    return replay


def shown(screen: Screen) -> tuple[int, int, int]:
    """What the board shows of the four steps: who works in Europe, the tile on the money space, the price."""
    items = screen.game_view.board.items_by_key
    europe, asia, market = (items[key].value for key in (at.space(EUROPE_TECH), at.space(6), at.MARKET))
    return europe.scientist, asia.energy, market.price


STEPS = [(-1, -1, 3), (ANNA, -1, 3), (ANNA, SOLAR, 3), (ANNA, SOLAR, 2), (ANNA, SOLAR, 2)]


# --- by hand ---------------------------------------------------------------------------------------------


def test_the_arrow_keys_step_through_the_game(screen: Screen, bar: HistoryBar) -> None:
    """Right and left, one action at a time, and never beyond the ends; the game itself does not move."""
    final = screen.fingerprint
    assert bar.isVisible()
    assert shown(screen) == STEPS[0]
    screen.key(Key.Key_Left)
    assert shown(screen) == STEPS[0]
    for step in range(1, 5):
        screen.key(Key.Key_Right)
        assert shown(screen) == STEPS[step]
        assert (bar.step, bar.slider.value()) == (step, step)
    screen.key(Key.Key_Right)
    assert shown(screen) == STEPS[4]
    screen.key(Key.Key_Left)
    assert shown(screen) == STEPS[3]
    assert screen.fingerprint == final
    assert tuple(screen.controller.session.actions) == PLAYED


def test_the_bar_says_where_in_the_game_and_what_was_done(screen: Screen, bar: HistoryBar) -> None:
    """The step, the decade, whose turn; and the last action in the sentences of the log, with what it brought
    on a closer look."""
    assert (bar.where.text(), bar.what.text()) == (
        "Step 0 of 4 · decade 5 · Anna's turn",
        "The game begins.",
    )
    screen.key(Key.Key_Right)
    assert bar.where.text() == "Step 1 of 4 · decade 5 · Anna's turn"
    assert bar.what.text() == ("Anna moves a scientist from their supply to the technology space in Europe.")
    screen.key(Key.Key_Right)
    assert bar.what.text() == "Anna proposes a solar project on the money space in Europe."
    assert bar.what.toolTip().splitlines()[0] == bar.what.text()
    assert len(bar.what.toolTip().splitlines()) > 1
    screen.key(Key.Key_End)
    assert bar.where.text() == "Step 4 of 4 · the end of the game"
    assert bar.what.text().startswith("Anna ends the turn.")


def test_the_status_of_the_window_is_that_of_the_position(screen: Screen, bar: HistoryBar) -> None:
    """No two places of the window name different decades."""

    def decade() -> str:
        (fact,) = (fact for fact in screen.window.status.facts if fact.startswith("Decade "))
        return fact[:9]

    screen.table.decade = 3
    bar.to_end()
    assert decade() == "Decade 3 "
    bar.to_beginning()
    assert decade() == "Decade 5 "
    bar.end()
    assert decade() == "Decade 3 "


def test_the_buttons_do_the_same(screen: Screen, bar: HistoryBar) -> None:
    """Forward, back, to both ends; those that lead nowhere are off. The whole game is one turn of a decade,
    and then the end."""
    assert not any(way.isEnabled() for way in (bar.first, bar.decade_back, bar.turn_back, bar.back))
    screen.push(bar.forth)
    screen.push(bar.forth)
    assert shown(screen) == STEPS[2]
    screen.push(bar.back)
    assert shown(screen) == STEPS[1]
    screen.push(bar.last)
    assert bar.step == 4
    assert not any(way.isEnabled() for way in (bar.forth, bar.turn_forth, bar.decade_forth, bar.last))
    screen.push(bar.first)
    assert shown(screen) == STEPS[0]
    for on, back in ((bar.turn_forth, bar.turn_back), (bar.decade_forth, bar.decade_back)):
        screen.push(on)
        assert bar.step == 4
        screen.push(back)
        assert bar.step == 0


def test_a_press_on_the_groove_goes_there_and_may_be_dragged_on(screen: Screen, bar: HistoryBar) -> None:
    """Also beyond its ends; every position on the way is shown."""
    slider, middle = bar.slider, bar.slider.height() // 2

    def spot(step: float) -> QPoint:
        return QPoint(round(slider.x_of(step)), middle)

    QTest.mousePress(slider, LEFT, pos=spot(3))
    assert shown(screen) == STEPS[3]
    QTest.mouseMove(slider, spot(1.2))
    assert shown(screen) == STEPS[1]
    QTest.mouseMove(slider, spot(5))
    assert bar.step == 4
    QTest.mouseRelease(slider, LEFT, pos=spot(5))
    QTest.mouseMove(slider, spot(1))
    assert bar.step == 4
    assert slider.tell(1) == "Step 1 of 4 · decade 5 · Anna's turn · 140 ppm"


def test_the_past_can_only_be_looked_at(screen: Screen, bar: HistoryBar) -> None:
    """Nothing looks usable, no drag begins, a click says nothing, and the prompt bar has gone."""
    before = screen.fingerprint
    assert {item.mark for item in screen.game_view.board.items_by_key.values()} == {""}
    screen.drag(at.projects(SOLAR), at.space(8))
    screen.click(at.projects(SOLAR))
    assert screen.flyers() == []
    assert screen.told == ""
    assert not screen.game_view.prompt.isEnabled()
    assert not screen.game_view.prompt.isVisible()
    assert screen.fingerprint == before


@pytest.mark.parametrize("way", ["button", "key"])
def test_the_present_is_one_step_away(screen: Screen, bar: HistoryBar, way: str) -> None:
    """The button, or Escape: the board shows the end of the game, and the result can be asked for again."""
    if way == "button":
        screen.push(bar.leave)
    else:
        screen.key(Key.Key_Escape)
    assert not bar.isVisible()
    assert shown(screen) == STEPS[4]
    assert screen.game_view.prompt.isEnabled()
    assert screen.game_view.prompt.isVisible()
    screen.push(screen.buttons()[0])
    assert any(dialog.isVisible() for dialog in screen.window.findChildren(EndDialog))


def test_nothing_of_the_game_stays_in_a_bar_that_has_gone(screen: Screen, bar: HistoryBar) -> None:
    """I-22: what it told was for whoever sat there."""
    screen.key(Key.Key_Right)
    screen.key(Key.Key_Escape)
    assert [bar.where.text(), bar.what.text(), bar.what.toolTip()] == ["", "", ""]
    assert bar.slider.maximum() == 0
    screen.key(Key.Key_Right)
    assert shown(screen) == STEPS[4]


def test_a_new_game_leaves_the_past_behind(screen: Screen, replay: HistoryBar) -> None:
    """In the middle of a running replay: the bar goes, the new game can be played."""
    screen.key(Key.Key_N, CTRL_SHIFT)
    assert not replay.isVisible()
    assert not replay.clock.timer.isActive()
    assert not screen.controller.held
    screen.sit_down()
    assert screen.controller.session.actions == []
    assert screen.game_view.prompt.isEnabled()
    screen.answer(screen.offered()[0])
    assert len(screen.controller.session.actions) == 1


# --- as a replay -----------------------------------------------------------------------------------------


def test_a_finished_game_plays_by_itself_and_stops_at_the_end(screen: Screen, replay: HistoryBar) -> None:
    """From the beginning on; then the button is up again. Pressed once more it begins anew."""
    assert replay.play.isChecked()
    assert shown(screen) == STEPS[0]
    replay.clock.timer.start(0)
    for step in range(1, 5):
        screen.wait_until(lambda step=step: replay.step == step)  # type: ignore[misc]
        assert shown(screen) == STEPS[step]
        if step < 4:
            assert replay.clock.timer.interval() == LONG
            replay.clock.timer.start(0)
    assert not replay.play.isChecked()
    assert not replay.clock.timer.isActive()
    screen.push(replay.play)
    assert shown(screen) == STEPS[0]
    assert replay.clock.timer.isActive()
    screen.push(replay.play)
    assert not replay.clock.timer.isActive()


@pytest.mark.parametrize(
    "touch",
    [
        lambda screen, bar: screen.key(Key.Key_Space),
        lambda screen, bar: screen.key(Key.Key_Right),
        lambda screen, bar: screen.push(bar.forth),
        lambda screen, bar: QTest.mousePress(bar.slider, LEFT, pos=QPoint(round(bar.slider.x_of(2)), 5)),
    ],
    ids=["space", "arrow", "button", "groove"],
)
def test_whoever_takes_the_replay_in_hand_stops_it(
    screen: Screen, replay: HistoryBar, touch: Callable[[Screen, HistoryBar], None]
) -> None:
    touch(screen, replay)
    assert not replay.play.isChecked()
    assert not replay.clock.timer.isActive()
    assert replay.isVisible()
    screen.key(Key.Key_Space)
    assert replay.play.isChecked()
    assert replay.clock.timer.isActive()


def test_the_speed_applies_at_once_and_is_remembered(
    screen: Screen, replay: HistoryBar, preferences: Preferences
) -> None:
    """By the list and by plus and minus, never beyond the slowest and the fastest."""
    timer = replay.clock.timer
    for expected in (300, 800):
        QTest.keyClick(replay.speed, Key.Key_Down)
        assert preferences.value(SPEED) == expected
    assert timer.interval() == LONG // 8
    assert timer.isActive()
    screen.key(Key.Key_Plus)
    assert preferences.value(SPEED) == 800
    for expected in (300, 100, 50, 50):
        screen.key(Key.Key_Minus)
        assert preferences.value(SPEED) == expected
        assert replay.speed.value == expected
    assert timer.interval() == 2 * LONG
    again = HistoryBar(screen.controller, replay.look, replay.type)
    assert again.speed.value == 50
    again.deleteLater()


# --- keys wherever the focus is --------------------------------------------------------------------------

FOCUS: dict[str, Callable[[Screen], QWidget]] = {
    "the board": lambda screen: screen.game_view.view,
    "the log": lambda screen: screen.game_view.log.view,
    "the tabs": lambda screen: screen.game_view.side.tabBar(),
    "the slider": lambda screen: screen.game_view.history.slider,
    "the speed": lambda screen: screen.game_view.history.speed,
    "a button": lambda screen: screen.game_view.history.leave,
}


@pytest.mark.parametrize("place", FOCUS)
def test_the_keys_work_wherever_the_focus_is(screen: Screen, bar: HistoryBar, place: str) -> None:
    """Steps, turns, decades, ends; and the space bar unless the Tab key has led to something to press."""
    screen.game_view.side.setCurrentWidget(screen.game_view.log)
    widget = FOCUS[place](screen)
    widget.setFocus()
    assert screen.window.focusWidget() is widget
    for key, modifier, step in (
        (Key.Key_Right, Qt.KeyboardModifier.NoModifier, 1),
        (Key.Key_Right, CTRL, 4),
        (Key.Key_Left, CTRL, 0),
        (Key.Key_PageDown, Qt.KeyboardModifier.NoModifier, 4),
        (Key.Key_PageUp, Qt.KeyboardModifier.NoModifier, 0),
        (Key.Key_End, Qt.KeyboardModifier.NoModifier, 4),
        (Key.Key_Left, Qt.KeyboardModifier.KeypadModifier, 3),
        (Key.Key_Home, Qt.KeyboardModifier.NoModifier, 0),
    ):
        screen.key(key, modifier)
        assert bar.step == step
    if place not in ("a button", "the speed"):
        screen.key(Key.Key_Space)
        assert bar.play.isChecked()
    screen.key(Key.Key_Escape)
    assert not bar.isVisible()


def test_whoever_writes_goes_on_writing(screen: Screen, bar: HistoryBar) -> None:
    """The search of the log keeps its keys, and the window its other shortcuts."""
    screen.game_view.side.setCurrentWidget(screen.game_view.log)
    search = screen.game_view.log.search
    search.setFocus()
    QTest.keyClicks(search, "a b+c")
    screen.key(Key.Key_Home)
    screen.key(Key.Key_Right)
    assert (search.text(), search.cursorPosition()) == ("a b+c", 1)
    assert bar.step == 0
    assert not bar.play.isChecked()
    screen.key(Key.Key_F9)
    assert not screen.game_view.side.isVisible()
    assert bar.isVisible()


def test_the_space_bar_presses_the_button_that_the_tab_key_led_to(screen: Screen, bar: HistoryBar) -> None:
    """A click leaves the focus where it was, so that afterwards the space bar is the replay's."""
    screen.push(bar.forth)
    assert screen.window.focusWidget() is bar
    screen.key(Key.Key_Tab)
    while screen.window.focusWidget() is not bar.leave:
        screen.key(Key.Key_Tab)
    screen.key(Key.Key_Space)
    assert not bar.isVisible()
    assert not bar.play.isChecked()


# --- play on ---------------------------------------------------------------------------------------------


def test_play_on_from_here_tells_the_step(screen: Screen, bar: HistoryBar) -> None:
    """Whoever hears it begins another game there. At the end there is nothing to play on."""
    bar.branch_wanted.disconnect()
    wanted = QSignalSpy(bar.branch_wanted)
    screen.key(Key.Key_Right)
    screen.push(bar.branch)
    assert [wanted.at(number) for number in range(wanted.count())] == [[1]]
    screen.key(Key.Key_End)
    assert not bar.branch.isVisible()
