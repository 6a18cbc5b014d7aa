"""The dialogs whose language changes while they are open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from co2desk.engine.editions.first.switches import Switches
from co2desk.ui.about.dialog import AboutDialog
from co2desk.ui.preferences import Preferences
from co2desk.ui.settings.dialog import SettingsDialog
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.reading_choices import ReadingChoices
from co2desk.ui.setup.readings import ReadingsDialog

Make = Callable[[Preferences], QWidget]


def readings(preferences: Preferences) -> QWidget:
    maker = NewGameDialog(None, None)
    maker.deleteLater()
    return ReadingsDialog(None, ReadingChoices("first", Switches), maker.rulebook.speaker)


MAKES: dict[str, Make] = {
    "new-game": lambda preferences: NewGameDialog(None, None),
    "readings": readings,
    "settings": lambda preferences: SettingsDialog(None, preferences),
    "about": lambda preferences: AboutDialog(None),
}
