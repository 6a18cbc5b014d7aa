"""Issue 19: at 3840 x 2160 without a scale, bars and panels grow beside a board that grows by itself."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from co2desk.ui.theme.appearance import PANEL_TEXT
from tests.ui.screen import Screen
from tests.ui.stations import crowded


@pytest.mark.parametrize(
    ("size", "growth"),
    [((1280, 720), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.25), ((3840, 2160), 2.0), ((7680, 4320), 2.0)],
)
def test_letters_grow_with_the_window_by_steps(screen: Screen, size: tuple[int, int], growth: float) -> None:
    screen.appearance.make_room(QSize(*size))
    assert screen.appearance.growth == growth
    assert screen.appearance.type.scale == growth
    assert screen.app.font().pixelSize() == round(PANEL_TEXT * growth)


def test_bar_and_side_grow_and_the_letters_of_the_board_do_not(
    screen: Screen,
) -> None:
    screen.lay(crowded("first"))
    view = screen.game_view
    bar, side, letters = view.prompt.height(), view.side.width(), view.board.type.scale
    screen.window.resize(3840, 2160)
    screen.settle()
    assert view.prompt.height() > 1.6 * bar
    assert view.side.width() > 1.6 * side
    assert view.board.type.scale == letters
