"""Wherever a player is named in a list, the crest stands before the name, as on the board and in the bar."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from co2desk.session.seats import Seat
from co2desk.ui.handover.since import SinceDialog
from co2desk.ui.log.lines import TURN, LogLine, Weight
from co2desk.ui.preferences import STANDARD
from co2desk.ui.stage.figures import POINTS, Figure
from co2desk.ui.stage.parts import ResultRow
from co2desk.ui.theme import companies
from co2desk.ui.theme.look import Type, look_of
from tests.replays.games import load_recorded
from tests.ui.ending.dialogs import shown_end
from tests.ui.painting import picture_of
from tests.ui.screen import Screen
from tests.ui.stations import crowded

LOOK, TYPE = look_of(STANDARD, dark=True), Type("Noto Sans")


class Crests(set[str]):
    """The signs on the crests that are painted, however often."""

    def of(self, widget: QWidget) -> set[str]:
        self.clear()
        picture_of(widget)
        return set(self)


@pytest.fixture
def crests(monkeypatch: pytest.MonkeyPatch) -> Crests:
    found, paint = Crests(), companies._painted_crest

    def noted(sign: str, side: int, piece: str, edge: str) -> object:
        found.add(sign)
        return paint(sign, side, piece, edge)

    monkeypatch.setattr(companies, "_painted_crest", noted)
    return found


def opened(screen: Screen, panel: QWidget) -> None:
    """Beside the board, in a window that has room for it."""
    screen.window.resize(1600, 1000)
    screen.sit_down()
    screen.game_view.side.show()
    screen.game_view.panels.pages.setCurrentWidget(panel)
    screen.settle()


def test_the_lines_of_the_log_have_the_crests_of_those_whom_they_name(screen: Screen, crests: Crests) -> None:
    screen.lay(crowded("first"))
    panels = screen.game_view.panels
    opened(screen, panels.log)
    assert crests.of(panels.log.view) <= {seat.sign for seat in screen.controller.seats}
    assert crests.of(panels.log.view)


def test_what_happened_since_the_last_turn_has_crests(screen: Screen, crests: Crests) -> None:
    lines = [LogLine("Bruno's turn.", Weight.TURN, TURN, 1)]
    seats = (Seat("Anna", "disc"), Seat("Bruno", "star"))
    dialog = SinceDialog(screen.window, LOOK, TYPE, seats, lambda: lines)
    dialog.show()
    screen.settle()
    assert crests.of(dialog.list) == {"star"}


def test_the_forecast_has_crests(screen: Screen, crests: Crests) -> None:
    """Whose income it is: there is a column for everybody."""
    session = load_recorded("first-last-decade")
    screen.lay(session.branched(len(session.actions) - 4))
    opened(screen, screen.game_view.forecast)
    view = screen.game_view.forecast.view
    assert crests.of(view) == {seat.sign for seat in screen.controller.seats}


def test_a_result_on_the_stage_has_the_crest_of_its_player(screen: Screen, crests: Crests) -> None:
    row = ResultRow(LOOK, TYPE, 0, "Anna", "triangle", [Figure(0, POINTS, 7)])
    row.setParent(screen.window)
    row.resize(400, 30)
    assert crests.of(row) == {"triangle"}


def test_the_table_of_points_has_the_crests_of_all(screen: Screen, crests: Crests) -> None:
    dialog = shown_end("first-green-regions", screen.window)
    assert {seat.sign for seat in dialog.ending.seats} <= crests
