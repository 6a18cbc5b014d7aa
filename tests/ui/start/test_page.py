"""The start page: the buttons, and the games beside them or below."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget

from co2desk.session.library import SUFFIX, GameLibrary
from co2desk.ui.preferences import Preferences
from co2desk.ui.start.page import StartPage
from co2desk.ui.theme.appearance import Appearance
from tests.ui.keyboard_and_mouse import show
from tests.ui.known_games import game, games, settle
from tests.ui.painting import picture_of

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def open_page(appearance: Appearance) -> Iterator[Callable[..., StartPage]]:
    pages: list[StartPage] = []

    def open_one(size: tuple[int, int] = (1000, 590)) -> StartPage:
        pages.append(StartPage(appearance))
        pages[-1].resize(*size)
        show(pages[-1])
        settle()
        return pages[-1]

    yield open_one
    for page in pages:
        page.close()
        page.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def place(page: StartPage, widget: QWidget) -> tuple[int, int, int, int]:
    corner = widget.mapTo(page, QPoint(0, 0))
    return corner.x(), corner.y(), widget.width(), widget.height()


def all_buttons(page: StartPage) -> tuple[QPushButton, ...]:
    return page.new, page.quick, page.open, page.options, page.info


def test_without_games_the_buttons_stand_in_the_middle(open_page: Callable[..., StartPage]) -> None:
    page = open_page()
    page.show_games([])
    settle()
    assert not page.recent.isVisible()
    x, _, width, _ = place(page, page.new)
    assert abs(x + width / 2 - page.width() / 2) <= 1
    assert page.new.property("primary") is True


@pytest.mark.parametrize("size", [(1000, 590), (1280, 690), (1600, 970)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_games_lie_beside_the_buttons(
    open_page: Callable[..., StartPage], preferences: Preferences, size: tuple[int, int], text_size: int
) -> None:
    """Nothing lies over anything, and nothing outside the page."""
    preferences.set("text_size", text_size)
    page = open_page(size)
    page.show_games([game(n, was_cut_off=n == 0) for n in range(8)])
    settle()
    x, _, width, _ = place(page, page.buttons)
    left, top, wide, high = place(page, page.recent)
    assert x >= 0
    assert left >= x + width
    assert left + wide <= size[0]
    assert top >= 0
    assert top + high <= size[1]
    for widget in (*all_buttons(page), page.recent.card.resume):
        x, y, width, height = place(page, widget)
        assert 0 <= x <= size[0] - width
        assert 0 <= y <= size[1] - height
    assert page.recent.list.height() >= page.recent.list.cards.height()


def test_where_it_is_narrow_games_lie_below(open_page: Callable[..., StartPage]) -> None:
    """The page scrolls; the way there and back again changes nothing."""
    page = open_page((1100, 620))
    page.show_games(games(8))
    settle()
    before = [place(page, widget) for widget in (*all_buttons(page), page.recent)]
    page.resize(700, 620)
    settle()
    _, y, _, height = place(page, page.info)
    assert place(page, page.recent)[1] > y + height
    assert place(page, page.recent)[2] > 500
    page.resize(1100, 620)
    settle()
    assert [place(page, widget) for widget in (*all_buttons(page), page.recent)] == before


def test_no_size_is_negative(open_page: Callable[..., StartPage], qtlog: Any) -> None:
    """Buttons that need no height for their width have one of their own; Qt complains about less than 0."""
    page = open_page((700, 590))
    page.show_games(games(8))
    with mock.patch.object(page.buttons, "heightForWidth", return_value=-1):
        page.resize(690, 590)
        settle()
    assert [record.message for record in qtlog.records if "Negative" in record.message] == []


@pytest.mark.parametrize("size", [(1000, 590), (700, 590), (1600, 970)])
def test_nothing_jumps_when_the_games_arrive(
    open_page: Callable[..., StartPage], own_games: Path, size: tuple[int, int]
) -> None:
    """A folder with journals is seen at once; they are read when the window is on the screen."""
    own_games.mkdir()
    (own_games / f"a{SUFFIX}").write_text("{}")
    page = open_page(size)
    before = [place(page, button) for button in all_buttons(page)]
    page.show_games(games(5))
    settle()
    assert [place(page, button) for button in all_buttons(page)] == before


def test_journals_that_cannot_be_read_leave_the_page_as_it_was(
    open_page: Callable[..., StartPage], own_games: Path
) -> None:
    plain = open_page()
    before = [place(plain, button) for button in all_buttons(plain)]
    own_games.mkdir()
    (own_games / f"a{SUFFIX}").write_text("{}")
    page = open_page()
    assert [place(page, button) for button in all_buttons(page)] != before
    page.show_games(list(GameLibrary(own_games).games()))
    settle()
    assert [place(page, button) for button in all_buttons(page)] == before


def test_one_button_of_the_page_is_the_first(open_page: Callable[..., StartPage]) -> None:
    """Continue where there is something to continue, else a new game."""
    page = open_page()
    page.show_games(games(2))
    assert page.new.property("primary") is False
    page.show_games([game(1, is_over=True)])
    assert page.new.property("primary") is True


def test_who_has_not_begun_yet_stands_on_continue(open_page: Callable[..., StartPage]) -> None:
    page = open_page()
    page.new.setFocus()
    page.show_games(games(2))
    assert page.recent.card.resume.hasFocus()
    page.options.setFocus()
    page.show_games(games(2))
    assert page.options.hasFocus()


def test_the_tab_key_goes_from_the_buttons_to_the_games(open_page: Callable[..., StartPage]) -> None:
    page = open_page()
    page.show_games(games(3))
    settle()
    page.info.setFocus()
    stops: list[QWidget] = [page.recent.card.resume, page.recent.card.remove, page.recent.list]
    for stop in stops:
        QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Tab)
        assert stop.hasFocus()


def test_the_page_passes_on_what_is_chosen_and_removed(open_page: Callable[..., StartPage]) -> None:
    page = open_page()
    found: list[tuple[str, str]] = []
    page.continue_game.connect(lambda id_: found.append(("continue", id_)))
    page.remove_game.connect(lambda id_: found.append(("remove", id_)))
    page.show_games(games(3))
    settle()
    QTest.mouseClick(page.recent.card.resume, LEFT)
    page.recent.list.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.recent.list, Qt.Key.Key_Return)
    QTest.keyClick(page.recent.list, Qt.Key.Key_Delete)
    settle()
    (box,) = [box for box in page.findChildren(QMessageBox) if box.isVisible()]
    (remove,) = [button for button in box.buttons() if "Remove" in button.text()]
    QTest.mouseClick(remove, LEFT)
    assert found == [("continue", "id0"), ("continue", "id1"), ("remove", "id1")]


def test_the_page_follows_the_look(open_page: Callable[..., StartPage], preferences: Preferences) -> None:
    """Theme and text size change while the games are shown."""
    page = open_page()
    page.show_games(games(3))
    preferences.set("theme", "light")
    light, high = picture_of(page), page.recent.list.cards.height()
    preferences.set("theme", "dark")
    settle()
    assert picture_of(page) != light
    assert page.recent.list.cards.look.dark
    preferences.set("text_size", 150)
    settle()
    assert page.recent.list.cards.height() > high
