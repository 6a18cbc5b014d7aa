"""The language of the window: which one the system speaks, and changing it at any time.

A language is a compiled catalogue, `co2desk_<language>.qm` in the translations folder, and Qt's own one for
the few texts that Qt writes itself. `make` compiles ours from the .ts files; without them the window speaks
English and says why.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox

from co2desk.languages import ENGLISH, LANGUAGES, SIMPLIFIED, TRADITIONAL
from co2desk.paths import translations_dir
from co2desk.ui.i18n.translation import translate
from co2desk.ui.preferences import Preferences

_TRADITIONAL_SIGNS = {"Hant", "TW", "HK", "MO"}


def best_language(tags: Iterable[str]) -> str:
    """The first of these languages that the window speaks ("de-AT", "zh-Hant-HK"), or English."""
    for tag in tags:
        found = _our_language(tag)
        if found:
            return found
    return ENGLISH


def _our_language(tag: str) -> str:
    language, *details = tag.replace("_", "-").split("-")
    if language == "zh":
        traditional = "Hans" not in details and not _TRADITIONAL_SIGNS.isdisjoint(details)
        return TRADITIONAL if traditional else SIMPLIFIED
    return language if language in LANGUAGES else ""


def system_language() -> str:
    return best_language(QLocale.system().uiLanguages())


def chinese_for(language: str) -> str:
    """Which Chinese characters are expected in a window of this language, for names and the like."""
    if language in (TRADITIONAL, SIMPLIFIED):
        return language
    return best_language(tag for tag in (*QLocale.system().uiLanguages(), "zh") if tag.startswith("zh"))


def locale_of(language: str) -> QLocale:
    """How numbers and dates are written: the system's way if it speaks this language ("de" in Austria)."""
    system = QLocale.system()
    speaks_it = system.language() != QLocale.Language.C and _our_language(system.bcp47Name()) == language
    return system if speaks_it else QLocale(language)


def spoken() -> str:
    """The language that the window speaks now: its manager sets the locale with it."""
    return best_language([QLocale().bcp47Name()])


def catalogue_path(language: str) -> Path:
    return translations_dir() / f"co2desk_{language}.qm"


def is_installed(language: str) -> bool:
    """English needs no catalogue: its texts stand in the program."""
    return language == ENGLISH or catalogue_path(language).is_file()


def named(language: str) -> str:
    """A language by the name it has for itself, which everybody who speaks it finds."""
    if is_installed(language):
        return LANGUAGES[language]
    return translate("SettingsDialog", "{language} (not installed)").format(language=LANGUAGES[language])


class LanguageManager(QObject):
    """Makes the whole window speak a language: that of the preferences, or of a player for a while."""

    changed = Signal(str)

    def __init__(self, app: QCoreApplication, preferences: Preferences) -> None:
        super().__init__(app)
        self.app = app
        self.preferences = preferences
        self.language = ENGLISH  # what is spoken now
        self._of_a_player = ""
        self._asked_for = ""
        self._box: QDialog | None = None  # somebody is reading it
        self._translators: list[QTranslator] = []
        preferences.changed.connect(self._preference_changed)
        self._use(self.preferred)

    @property
    def preferred(self) -> str:
        """The language of the program."""
        chosen = str(self.preferences.value("language"))
        return chosen if chosen in LANGUAGES else system_language()

    def speak(self, language: str = "") -> None:
        """Speak a player's language until further notice; "", or one we do not know, is the program's."""
        self._of_a_player = language if language in LANGUAGES else ""
        self._use(self._of_a_player or self.preferred)

    def _preference_changed(self, key: str) -> None:
        """Whoever has an own language keeps it."""
        if key == "language":
            self._use(self._of_a_player or self.preferred)

    def _wait_for(self, box: QDialog) -> None:
        """A question stays in the language in which it was asked, and so does the window around it. Qt's own
        dialog for files would change only half of its words."""
        if box is not self._box:
            self._box = box
            box.finished.connect(self._was_read)

    def _was_read(self) -> None:
        self._box = None
        self._use(self._of_a_player or self.preferred)

    def _use(self, language: str) -> None:
        """Every open window hears of it: Qt sends them all a LanguageChange."""
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox | QFileDialog) and box.isVisible():
            self._wait_for(box)
            return
        if language == self._asked_for:
            return
        self._asked_for = language
        spoken = language if is_installed(language) else ENGLISH
        if spoken != language:
            print(
                f"co2desk cannot speak {LANGUAGES[language]} and stays with English: "
                f"{catalogue_path(language)} is missing. In a checkout, `make translations` makes it.",
                file=sys.stderr,
            )
        self._install(spoken)
        locale = locale_of(spoken)
        QLocale.setDefault(locale)
        QGuiApplication.setLayoutDirection(locale.textDirection())
        if spoken != self.language:
            self.language = spoken
            self.changed.emit(spoken)

    def _install(self, language: str) -> None:
        for translator in self._translators:
            self.app.removeTranslator(translator)
            translator.deleteLater()
        self._translators = []
        of_qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        for path in (of_qt / f"qtbase_{language}.qm", catalogue_path(language)):  # the last is asked first
            translator = QTranslator(self)
            if translator.load(str(path)):
                self.app.installTranslator(translator)
                self._translators.append(translator)
