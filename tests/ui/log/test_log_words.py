"""Lines of the log in another language: as high as their words need."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QStyleOptionViewItem

from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.log.view import LogDelegate
from tests.ui.pseudo import PSEUDO
from tests.ui.screen import Screen
from tests.ui.steady_player import steady


@pytest.mark.parametrize("in_sight", [True, False])
def test_no_line_is_cut_after_a_change_of_language(
    screen: Screen, language_manager: LanguageManager, in_sight: bool
) -> None:
    """Longer words need more lines, also where another tab is open meanwhile."""
    screen.new(players=2, seed=5)
    for _ in range(12):
        screen.sit_down()
        screen.submit(steady(5)(screen.controller.game))
    screen.sit_down()
    view, side = screen.game_view.log.view, screen.game_view.side
    side.setCurrentWidget(screen.game_view.log)
    screen.settle()
    if not in_sight:
        side.setCurrentIndex(0)
    language_manager.speak(PSEUDO)
    screen.settle()
    side.setCurrentWidget(screen.game_view.log)
    screen.settle()
    view.executeDelayedItemsLayout()
    rows = [view.model().index(row, 0) for row in range(view.model().rowCount())]
    assert len(rows) > 12
    needed = LogDelegate(view, view.lines.look, view.lines.type, view.lines.seats)
    option = QStyleOptionViewItem()
    assert [view.visualRect(row).height() for row in rows] == [
        needed.sizeHint(option, row).height() for row in rows
    ]
