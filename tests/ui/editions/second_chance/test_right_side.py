"""The right side of Second Chance: groups with air between them, and nothing too small to read."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from co2desk.engine.editions.second_chance.setting import MODES
from co2desk.languages import LANGUAGES
from co2desk.ui.board.geometry import RIGHT_X, TABLE_END
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.editions.second_chance.items.supplies import PriceItem
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from tests.ui.board.painting_boards import draw
from tests.ui.painted_words import listening
from tests.ui.screen import Screen
from tests.ui.stations import crowded

AIR = 8.0  # units between two groups
LEAST = 11.0  # pixels of the smallest letters
SPOKEN = tuple(LANGUAGES)  # by people: the pretended language only asks whether everything is translated
COIN = "$"  # a sign, as it is drawn on a coin
GROUPS = (
    (PlaceKind.TRACK,),
    (PlaceKind.PRICE, PlaceKind.PROJECTS),
    (PlaceKind.UN_GOALS, PlaceKind.UN_GOAL),
    (PlaceKind.LOBBYISTS, PlaceKind.LOBBYIST),
)


def right_side(board: BoardScene) -> list[PlaceItem]:
    return [
        item
        for item in board.items_by_key.values()
        if item.pos().x() >= RIGHT_X and item.pos().y() < TABLE_END and item.isVisible()
    ]


@pytest.mark.parametrize("mode", MODES)
def test_there_is_air_between_the_groups(screen: Screen, mode: str) -> None:
    screen.lay(crowded(mode))
    items = right_side(screen.game_view.board)
    assert {item.key.kind for item in items} <= {kind for group in GROUPS for kind in group}
    rows = []
    for group in GROUPS:
        places = [item.area.translated(item.pos()) for item in items if item.key.kind in group]
        rows.append((min(place.top() for place in places), max(place.bottom() for place in places)))
    assert all(below[0] - above[1] >= AIR for above, below in pairwise(rows))
    assert rows[-1][1] <= TABLE_END


@pytest.mark.parametrize("mode", MODES)
def test_words_and_figures_can_be_read_in_the_smallest_window(
    screen: Screen, language_manager: LanguageManager, mode: str
) -> None:
    screen.window.resize(1280, 720)
    screen.lay(crowded(mode))
    view = screen.game_view
    for language in SPOKEN:
        language_manager.speak(language)
        QApplication.processEvents()
        with listening() as heard:
            for item in right_side(view.board):
                draw(view.board, item, item.value)
        small = {(word.text, word.size) for word in heard.words if word.size * view.view.fit_scale() < LEAST}
        assert {(text, size) for text, size in small if text != COIN} == set(), language


def test_the_signs_of_prices_stand_there_once(screen: Screen) -> None:
    """Each column stands over the projects of its energy."""
    screen.lay(crowded("cooperative"))
    board = screen.game_view.board
    prices = [item for item in board.items_by_key.values() if isinstance(item, PriceItem)]
    assert [item.names_rows() for item in prices] == [True, *[False] * (len(prices) - 1)]
    for energy, price in enumerate(prices):
        stack = board.items_by_key[at.projects(energy)]
        assert price.pos().x() + price.area.width() == pytest.approx(stack.pos().x() + stack.area.width())
