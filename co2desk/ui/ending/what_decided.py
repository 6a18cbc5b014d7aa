"""What decided the game: three sentences, each with a button that leads to the board at that step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.session.decisive import Decisive, decisive
from co2desk.ui.ending.context import Ending, Part
from co2desk.ui.i18n.translation import translate
from co2desk.ui.theme.look import TEXT


class WhatDecided(Part):
    """Comes when the points are counted: it names the winner."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.facts: tuple[Decisive, ...] = decisive(ending.session, ending.history)
        self.heading = QLabel(wordWrap=True)
        self.heading.setFont(ending.type.font(TEXT, bold=True))
        self.buttons = [QPushButton() for _ in self.facts]
        self.sentences = [QLabel(wordWrap=True) for _ in self.facts]
        grid = QGridLayout()
        grid.setColumnStretch(1, 1)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for row, (fact, button, sentence) in enumerate(
            zip(self.facts, self.buttons, self.sentences, strict=True)
        ):
            sentence.setFont(ending.type.font(TEXT))
            sentence.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
            button.clicked.connect(lambda _=False, step=fact.step: self.step_chosen.emit(step))
            grid.addWidget(button, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(sentence, row, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.addWidget(self.heading)
        column.addLayout(grid)

    @staticmethod
    def belongs(ending: Ending) -> bool:
        return bool(decisive(ending.session, ending.history))

    @property
    def focus_target(self) -> QWidget:
        return self.buttons[0]

    def refresh(self) -> None:
        self.setVisible(self.ending.counted)
        #: Heading over three sentences about a finished game.
        self.heading.setText(translate("EndDialog", "What decided it"))
        for fact, button, sentence in zip(self.facts, self.buttons, self.sentences, strict=True):
            words = self.ending.speaker.decisive(fact.code, fact.values)
            button.setText(translate("EndDialog", "Step {step}").format(step=fact.step))
            button.setToolTip(translate("EndDialog", "Show the board at this point."))
            button.setAccessibleName(f"{button.text()}. {words}")
            sentence.setText(words)
