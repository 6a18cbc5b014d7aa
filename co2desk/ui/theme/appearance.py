"""The look of the whole program, from what the player chose: colours, text size, the font."""

from __future__ import annotations

from functools import cache
from math import ceil, floor

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from co2desk.languages import ENGLISH, SIMPLIFIED, TRADITIONAL
from co2desk.paths import resources_dir
from co2desk.ui.i18n.language import chinese_for
from co2desk.ui.preferences import DARK, HIGH_CONTRAST, LIGHT, STANDARD, SYSTEM, Preferences
from co2desk.ui.theme.look import LABEL, SMALLEST, Look, Type, look_of, style_sheet

FAMILY = "Noto Sans"
CHINESE_FAMILIES = {TRADITIONAL: "Noto Sans TC Subset", SIMPLIFIED: "Noto Sans SC Subset"}
OTHER_SCRIPT = {TRADITIONAL: SIMPLIFIED, SIMPLIFIED: TRADITIONAL}
PANEL_TEXT = 14  # pixels
USUAL = QSize(1920, 1080)  # of a window in which letters have their own size; in a larger one they grow
GROWTH_STEPS, MOST_GROWTH = 4, 2.0
BOARD, AROUND_BOARD = QSize(1280, 800), QSize(340, 132)  # in units; what a window has around it, in pixels
WORDS, MOST_LEAST = 10, 14  # pixels of a word on the board, and the most units that are taken for it
# What the frame of the window and the dialogs of the system shall look like.
SCHEMES = {SYSTEM: Qt.ColorScheme.Unknown, LIGHT: Qt.ColorScheme.Light, DARK: Qt.ColorScheme.Dark}


def chosen_look(preferences: Preferences) -> Look:
    """The colours that the preferences ask for. The board is made for the dark, so that is how it looks
    unless the player or the system wants it light."""
    theme, palette = preferences.value("theme"), preferences.value("palette")
    system_is_light = system_scheme() == Qt.ColorScheme.Light
    if palette == STANDARD and system_wants_contrast():
        palette = HIGH_CONTRAST
    return look_of(palette, theme == DARK or (theme == SYSTEM and not system_is_light))


def system_scheme() -> Qt.ColorScheme:
    """What the system asks programs to look like; many say nothing."""
    return QGuiApplication.styleHints().colorScheme()


def system_wants_contrast() -> bool:
    """As with a contrast theme of Windows. Qt tells since 6.10."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


@cache
def load_fonts() -> None:
    """Once: Qt would keep every further copy beside the first."""
    for path in sorted((resources_dir() / "fonts").glob("*.[to]tf")):
        QFontDatabase.addApplicationFont(str(path))


def families(language: str) -> tuple[str, ...]:
    """The fonts of a language; the next one where one lacks a character.

    Both Chinese ones are always there, because a player may have a Chinese name; that of the language comes
    first, because the same character is written differently. It even comes before Noto Sans, whose letters
    it lacks: Qt remembers only one list of substitutes for a font that comes first.
    """
    script = chinese_for(language)
    first, second = CHINESE_FAMILIES[script], CHINESE_FAMILIES[OTHER_SCRIPT[script]]
    return (first, FAMILY, second) if script == language else (FAMILY, first, second)


class Appearance(QObject):
    """Applies the look to the application, now and whenever it is changed."""

    changed = Signal()

    def __init__(self, app: QApplication, preferences: Preferences, language: str = ENGLISH) -> None:
        super().__init__(app)
        self.app = app
        self.preferences = preferences
        self.language = language
        self.least = SMALLEST  # of words on the board, in units of the scene: more of them in a small window
        self.growth = 1.0  # of bars, panels and dialogs, beside a board that grows by itself
        self.look = chosen_look(preferences)
        self._make_types()
        preferences.changed.connect(self._preference_changed)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.apply)
        if hasattr(hints, "accessibility"):
            hints.accessibility().contrastPreferenceChanged.connect(self.apply)
        self.apply()

    def _preference_changed(self, key: str) -> None:
        if key in ("theme", "palette", "text_size"):
            self.apply()

    def set_language(self, language: str) -> None:
        """Most languages share their typefaces: a hand-over between them needs no new look."""
        before, self.language = families(self.language), language
        if families(language) != before:
            self.apply()

    def _make_types(self) -> None:
        """The sizes of letters: those of bars and panels grow with the window, those of the board with the
        board."""
        size = self.preferences.value("text_size") / 100
        self.type = Type(families(self.language), size * self.growth)
        self.board_type = Type(families(self.language), max(size, self.least / LABEL), self.least)

    def make_room(self, window: QSize) -> None:
        """The window has this size: on a large screen without a scale of its own everything grows."""
        steps = min(window.width() / USUAL.width(), window.height() / USUAL.height()) * GROWTH_STEPS
        growth = max(1.0, min(floor(steps) / GROWTH_STEPS, MOST_GROWTH))
        board = (window - AROUND_BOARD).boundedTo(BOARD)  # larger ones need no larger letters
        unit = min(board.width() / BOARD.width(), board.height() / BOARD.height())
        least = max(SMALLEST, min(ceil(WORDS / unit), MOST_LEAST))
        if least != self.least:
            self.least = least
            self._make_types()
            self.changed.emit()
        if growth != self.growth:
            self.growth = growth
            self.apply()

    def apply(self) -> None:
        QGuiApplication.styleHints().setColorScheme(SCHEMES[self.preferences.value("theme")])
        self.look = chosen_look(self.preferences)
        self._make_types()
        font = QFont(families(self.language))
        font.setPixelSize(round(PANEL_TEXT * self.type.scale))
        QApplication.setFont(font)
        QApplication.setPalette(palette_of(self.look))
        self.app.setStyleSheet(style_sheet(self.look, self.type.scale))
        QApplication.setFont(font)  # on Windows the style sheet brings the system's own fonts for menus back
        self.changed.emit()


def palette_of(look: Look) -> QPalette:
    """For what style sheets do not reach."""
    palette = QPalette()
    roles = {
        QPalette.ColorRole.Window: look.ground,
        QPalette.ColorRole.WindowText: look.ink,
        QPalette.ColorRole.Base: look.panel,
        QPalette.ColorRole.AlternateBase: look.socket,
        QPalette.ColorRole.Text: look.ink,
        QPalette.ColorRole.Button: look.panel,
        QPalette.ColorRole.ButtonText: look.ink,
        QPalette.ColorRole.ToolTipBase: look.card,
        QPalette.ColorRole.ToolTipText: look.card_ink,
        QPalette.ColorRole.Highlight: look.accent,
        QPalette.ColorRole.HighlightedText: look.accent_ink,
        QPalette.ColorRole.PlaceholderText: look.ink_soft,
        QPalette.ColorRole.Link: look.accent,
    }
    for role, value in roles.items():
        palette.setColor(role, QColor(value))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(look.ink_soft))
    return palette
