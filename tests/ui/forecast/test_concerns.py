"""“What should I think about?” above the forecast: read, pointed at, switched off, and never another's."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from co2desk import paths
from co2desk.bots.explain import valuation_of
from co2desk.forecast.concerns import Concern, concerns
from co2desk.session.seats import Seat
from co2desk.text.english import SECTIONS
from co2desk.ui.forecast.concerns import DRAWINGS, places_of
from co2desk.ui.row_list.rows import Heading
from co2desk.ui.settings.dialog import SettingsDialog
from tests.ui.screen import Screen

pytestmark = pytest.mark.shared_window

HEADING = "What should I think about?"
SEATS = [Seat("Anna"), Seat("Robo", "star", "steady")]


@pytest.fixture
def playing(screen: Screen) -> Screen:
    screen.new(players=2, seed=6, seats=SEATS, practice=True)
    while screen.controller.game.decision.kind != "turn" or not screen.controller.is_my_decision:
        screen.wait_until(lambda: screen.controller.is_my_decision)
        if screen.controller.game.decision.kind != "turn":
            screen.submit(screen.controller.moves.legal[0])
    return screen


def expected(screen: Screen) -> tuple[Concern, ...]:
    game = screen.controller.game
    return concerns(game, screen.controller.seat, valuation_of(game).by_term)


def shown(screen: Screen) -> list[str]:
    """The sentences below the heading."""
    rows = [found.row for found in screen.game_view.forecast.rows.rows]
    if not rows or rows[0].sentence != HEADING:
        return []
    end = next(number for number, row in enumerate(rows[1:], 1) if isinstance(row, Heading))
    return [row.sentence for row in rows[1:end]]


def test_the_sentences_stand_above_the_forecast_and_point_at_the_board(playing: Screen) -> None:
    controller, panel = playing.controller, playing.game_view.forecast
    told = expected(playing)
    assert 1 <= len(told) <= 3
    assert shown(playing) == [controller.speaker.concern(fact, controller.table) for fact in told]
    playing.game_view.side.setCurrentWidget(panel)
    panel.view.setFocus()
    panel.view.setCurrentIndex(panel.rows.index(0))
    QTest.keyClick(panel.view, Qt.Key.Key_Down)
    places = places_of(told[0], controller.table)
    assert places
    assert playing.marked("pointed") == set(places)


def test_every_sentence_has_its_drawing() -> None:
    assert set(DRAWINGS) == set(SECTIONS["concerns"])
    for name in DRAWINGS.values():
        assert (paths.resources_dir() / "art" / f"{name}.svg").is_file()


def test_they_follow_the_game(playing: Screen) -> None:
    for _ in range(12):
        playing.wait_until(lambda: playing.controller.is_my_decision)
        told = [playing.controller.speaker.concern(f, playing.controller.table) for f in expected(playing)]
        assert shown(playing) == told
        playing.submit(playing.controller.moves.legal[-1])


def test_they_can_be_switched_off_and_on_again(playing: Screen) -> None:
    before = shown(playing)
    dialog = SettingsDialog(playing.window, playing.controller.preferences, playing.controller)
    dialog.show()
    playing.settle()
    QTest.mouseClick(
        dialog.boxes["concerns"], Qt.MouseButton.LeftButton, pos=dialog.boxes["concerns"].rect().center()
    )
    assert shown(playing) == []
    assert playing.game_view.forecast.rows.rowCount() > 0
    QTest.keyClick(dialog.boxes["concerns"], Qt.Key.Key_Space)
    assert shown(playing) == before
    dialog.deleteLater()


def test_nobody_reads_those_of_another_player(screen: Screen) -> None:
    """The cover takes them away, and the next player has other ones."""
    screen.new(players=2, seed=6)
    screen.sit_down()
    first = screen.controller.seat
    while screen.controller.seat == first:
        screen.submit(screen.controller.moves.legal[-1])
    assert screen.controller.is_covered
    assert shown(screen) == []
    for on in (False, True):
        screen.controller.preferences.set("concerns", on)
        assert shown(screen) == []
    screen.sit_down()
    assert screen.controller.seat != first
    told = [screen.controller.speaker.concern(fact, screen.table) for fact in expected(screen)]
    assert shown(screen) == told
