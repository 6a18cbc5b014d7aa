"""The look follows the system: its colours, its contrast, its size of text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from co2desk.ui import preferences as preferences_module
from co2desk.ui.preferences import (
    DARK,
    DEUTERANOPIA,
    HIGH_CONTRAST,
    LIGHT,
    STANDARD,
    Preferences,
    known_text_size,
)
from co2desk.ui.theme import appearance
from co2desk.ui.theme.appearance import FAMILY, SCHEMES, Appearance, chosen_look
from co2desk.ui.theme.look import look_of


@pytest.fixture
def preferences(tmp_path_factory: pytest.TempPathFactory) -> Preferences:
    path = tmp_path_factory.mktemp("settings") / "settings.ini"
    return Preferences(QSettings(str(path), QSettings.Format.IniFormat))


@pytest.mark.parametrize(
    ("palette", "wanted"),
    [(STANDARD, HIGH_CONTRAST), (HIGH_CONTRAST, HIGH_CONTRAST), (DEUTERANOPIA, DEUTERANOPIA)],
)
def test_a_system_that_wants_contrast_gets_it_unless_a_player_chose_otherwise(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch, palette: str, wanted: str, app: object
) -> None:
    monkeypatch.setattr(appearance, "system_wants_contrast", lambda: True)
    preferences.set("palette", palette)
    preferences.set("theme", LIGHT)
    assert chosen_look(preferences) == look_of(wanted, dark=False)


def test_a_system_without_such_a_wish_leaves_the_palette_alone(preferences: Preferences, app: object) -> None:
    assert not appearance.system_wants_contrast()
    preferences.set("theme", DARK)
    assert chosen_look(preferences) == look_of(STANDARD, dark=True)


@pytest.mark.parametrize(
    ("scheme", "dark"),
    [(Qt.ColorScheme.Unknown, True), (Qt.ColorScheme.Dark, True), (Qt.ColorScheme.Light, False)],
)
def test_the_board_is_dark_unless_the_system_says_otherwise(
    preferences: Preferences,
    monkeypatch: pytest.MonkeyPatch,
    app: object,
    scheme: Qt.ColorScheme,
    dark: bool,
) -> None:
    """Issue 19: dark is the more beautiful theme."""
    monkeypatch.setattr(appearance, "system_scheme", lambda: scheme)
    assert chosen_look(preferences).dark is dark


def test_the_frame_of_the_window_is_asked_to_follow_the_theme() -> None:
    assert {
        "system": Qt.ColorScheme.Unknown,
        LIGHT: Qt.ColorScheme.Light,
        DARK: Qt.ColorScheme.Dark,
    } == SCHEMES


def test_menus_have_the_font_of_the_program_and_not_that_of_the_system(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On Windows a style sheet brings the fonts back that the system has for menus."""
    monkeypatch.setattr(appearance, "app", LikeWindows())
    appearance.apply()
    assert QApplication.font("QMenuBar").family() == FAMILY  # type: ignore[call-overload] # it takes a str


class LikeWindows:
    def setStyleSheet(self, text: str) -> None:  # noqa: N802 - Qt's name
        QApplication.setFont(QFont("Serif"), "QMenuBar")  # type: ignore[arg-type] # it takes a str


@pytest.mark.parametrize(
    ("percent", "size"),
    [(100, 100), (105, 100), (124, 110), (125, 125), (225, 150), (50, 100), ("much", 100)],
)
def test_the_size_of_text_of_windows_becomes_one_of_ours(percent: object, size: int) -> None:
    assert known_text_size(percent) == size


def test_text_is_as_large_as_the_system_says_until_somebody_chooses(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(preferences_module, "system_text_size", lambda: 125)
    assert preferences.value("text_size") == 125
    preferences.set("text_size", 100)
    assert preferences.value("text_size") == 100
