"""What decided the game: three sentences, each with a button that leads to the board at that step."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from co2desk.session.decisive import Decisive, decisive
from co2desk.ui.ending.context import Ending, Part
from co2desk.ui.ending.parts import MIDDLE
from co2desk.ui.i18n.translation import translate
from co2desk.ui.theme.look import TEXT

GAP, ABOVE = 12, 8  # pixels: beside a button and a sentence; above the heading and between the lines


class WhatDecided(Part):
    """Comes when the points are counted: it names the winner. The sentences stand beside each other where the
    dialog is wide enough, so that all of them are in sight, or else below each other."""

    def __init__(self, ending: Ending) -> None:
        super().__init__(ending)
        self.facts: tuple[Decisive, ...] = decisive(ending.session, ending.history)
        self.heading = QLabel(wordWrap=True)
        self.heading.setFont(ending.type.font(TEXT, bold=True))
        self.buttons = [QPushButton() for _ in self.facts]
        self.sentences = [QLabel(wordWrap=True) for _ in self.facts]
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(GAP)
        self.grid.setVerticalSpacing(ABOVE)
        for fact, button, sentence in zip(self.facts, self.buttons, self.sentences, strict=True):
            sentence.setFont(ending.type.font(TEXT))
            sentence.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
            button.clicked.connect(lambda _=False, step=fact.step: self.step_chosen.emit(step))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, ABOVE, 0, 0)
        column.addWidget(self.heading)
        column.addLayout(self.grid)
        self.arrange(in_a_row=False)

    @staticmethod
    def belongs(ending: Ending) -> bool:
        return bool(decisive(ending.session, ending.history))

    @property
    def focus_target(self) -> QWidget:
        return self.buttons[0]

    def arrange(self, in_a_row: bool) -> None:
        """The sentences beside each other, with the same room for each, or below each other."""
        for number, (button, sentence) in enumerate(zip(self.buttons, self.sentences, strict=True)):
            row, column = (0, 2 * number) if in_a_row else (number, 0)
            self.grid.addWidget(button, row, column, MIDDLE if in_a_row else Qt.AlignmentFlag.AlignTop)
            self.grid.addWidget(sentence, row, column + 1)
            self.grid.setColumnStretch(2 * number + 1, 1 if in_a_row or not number else 0)

    def high_in_a_row(self, wide: int) -> int:
        """How much room it needs above and below each other if the sentences stand in a row."""
        share = wide // len(self.facts) - 2 * GAP
        lines = [
            max(button.sizeHint().height(), sentence.heightForWidth(share - button.sizeHint().width()))
            for button, sentence in zip(self.buttons, self.sentences, strict=True)
        ]
        return self.heading.sizeHint().height() + max(lines) + 2 * ABOVE

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
