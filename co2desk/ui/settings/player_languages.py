"""What every person at the table reads, to be changed in the middle of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from co2desk.languages import LANGUAGES
from co2desk.ui.i18n.language import named
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.widgets.controls import Choice
from co2desk.ui.widgets.dialogs import SPACE, Heading, note

if TYPE_CHECKING:
    from co2desk.ui.controller import Controller


class SeatLanguages(Retranslated, QWidget):
    """Applied at once, as all settings are: whoever is at the screen sees it change."""

    def __init__(self, controller: Controller) -> None:
        super().__init__()
        self.controller = controller
        people = {number: seat for number, seat in enumerate(controller.seats) if seat.is_person}
        self.names = {number: seat.name for number, seat in people.items()}
        self.before = {number: seat.language for number, seat in people.items()}
        self.lists = {number: Choice() for number in self.before}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(2 * SPACE)
        grid.setVerticalSpacing(SPACE)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        self.heading, self.note = Heading(), note()
        grid.addWidget(self.heading, 0, 0, 1, 2)
        for row, (number, choice) in enumerate(self.lists.items(), 1):
            name = QLabel(self.names[number])
            name.setTextFormat(Qt.TextFormat.PlainText)
            name.setWordWrap(True)
            choice.offer(("", *LANGUAGES))
            choice.choose(self.before[number])
            choice.activated.connect(
                lambda _, number=number: controller.set_language(number, self.lists[number].value)
            )
            grid.addWidget(name, row, 0)
            grid.addWidget(choice, row, 1)
        grid.addWidget(self.note, len(self.lists) + 1, 0, 1, 2)
        self.retranslate()

    def retranslate(self) -> None:
        self.heading.setText(translate("SettingsDialog", "Languages in this game"))
        #: At the choice of a player's language: what it is for.
        told = translate("SeatRow", "Language of this player: the window switches to it at every hand-over")
        for number, choice in self.lists.items():
            choice.name((translate("SeatRow", "Program language"), *map(named, LANGUAGES)))
            choice.setToolTip(told)
            choice.setWhatsThis(told)
            name = translate("SeatLanguages", "Language of {name}").format(name=self.names[number])
            choice.setAccessibleName(name)
        self.note.setText(translate("SeatLanguages", "Players without their own language use the one above."))

    def put_back(self) -> None:
        """What everybody read before."""
        for number, language in self.before.items():
            if self.controller.seats[number].language != language:
                self.controller.set_language(number, language)
