"""The first start: a language, a size, and three ways on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from co2desk.ui.welcome.page import WelcomePage
from tests.ui.screen import Screen


def welcome(screen: Screen) -> WelcomePage:
    screen.window.show_welcome()
    screen.settle()
    page = screen.window.pages.currentWidget()
    assert isinstance(page, WelcomePage)
    return page


def test_language_and_size_change_at_once(speaking: Screen) -> None:
    page = welcome(speaking)
    assert page.languages["en"].isChecked()
    speaking.push(page.languages["de"])
    assert speaking.window.preferences.value("language") == "de"
    assert "Willkommen" in page.title.text()
    assert page.languages["de"].isChecked()
    assert not page.languages["en"].isChecked()
    before = page.title.fontMetrics().height()
    speaking.push(page.sizes[150])
    assert page.title.fontMetrics().height() > before


@pytest.mark.parametrize("door", ["learn", "play", "open"])
def test_every_door_leads_on_and_the_page_does_not_come_again(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, door: str
) -> None:
    window = screen.window
    gone: list[str] = []
    doors: dict[str, tuple[object, str]] = {
        "learn": (window.parts.lessons, "choose"),
        "play": (window.parts.starter, "quick_game"),
        "open": (window.parts.files, "open"),
    }
    for name, (owner, method) in doors.items():
        monkeypatch.setattr(owner, method, came_to(gone, name))
    assert window.is_first_start
    page = welcome(screen)
    page.doors[door].setFocus()
    screen.key(Qt.Key.Key_Return)
    assert gone == [door]
    assert window.pages.currentWidget() is window.start
    assert not window.is_first_start


def came_to(gone: list[str], name: str) -> Callable[[], None]:
    return lambda: gone.append(name)
