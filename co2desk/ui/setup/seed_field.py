"""The seed of a game: all chance comes from it, so the same seed deals the same game."""

from __future__ import annotations

import random

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QWidget

from co2desk.session.challenge import PREFIX, NotPlayable, WrongCode, is_code, open_challenge
from co2desk.session.options import BIGGEST_SEED
from co2desk.ui.files.problems import in_words, problem_text
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.look import Look
from co2desk.ui.widgets.dialogs import SPACE, note, say, warning

SHORT_SEED = 10**9  # nine digits can be read out to a friend


def new_seed() -> int:
    return random.SystemRandom().randrange(SHORT_SEED)


class SeedField(Retranslated, QWidget):
    """A number, typed or drawn (a spin box would stop at 32 bits), or somebody's challenge code."""

    challenged = Signal(object)  # a Challenge: somebody else's deal

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.label = QLabel()
        self.line = QLineEdit()
        self.label.setBuddy(self.line)
        self.setFocusProxy(self.line)
        self.new = QPushButton()
        self.new.setIcon(ART.icon("round", look.ink))
        self.new.setAutoDefault(False)
        self.note = note()
        self.problem = warning()
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(SPACE)
        grid.addWidget(self.label, 0, 0)
        grid.addWidget(self.line, 0, 1)
        grid.addWidget(self.new, 0, 2)
        grid.addWidget(self.note, 1, 0, 1, 3)
        grid.addWidget(self.problem, 2, 0, 1, 3)
        grid.setColumnStretch(1, 1)
        self.new.clicked.connect(self.draw)
        self.line.textChanged.connect(self._check)
        self.retranslate()
        self.draw()

    def retranslate(self) -> None:
        #: The label of the field: a number from which a game is shuffled.
        self.label.setText(translate("SeedField", "&Seed"))
        self.new.setText(translate("SeedField", "&New seed"))
        self.note.setText(
            translate(
                "SeedField",
                "The same seed and the same choices deal the same game again. A challenge code entered here "
                "sets up everything.",
            )
        )
        #: The name of the field, for screen readers: a number from which a game is shuffled.
        self.line.setAccessibleName(translate("SeedField", "Seed"))
        self.line.setAccessibleDescription(self.note.text())
        self._check()

    @property
    def seed(self) -> int | None:
        """The number, or None while the text is none that can be used."""
        text = self.line.text().strip()
        if not (text.isascii() and text.isdigit()):
            return None
        number = int(text)
        return number if number <= BIGGEST_SEED else None

    def ask_for_code(self, code: str) -> None:
        """Make room for a challenge code, or take the one that is known."""
        self.line.setText(code or PREFIX + "-")
        self.line.setFocus()
        self.line.end(False)

    def draw(self) -> None:
        self.line.setText(str(new_seed()))

    def _check(self) -> None:
        sentence = ""
        if is_code(self.line.text()):
            sentence = self._take_code(self.line.text())
        elif self.seed is None:
            sentence = translate("SeedField", "The seed must be a whole number from 0 to {most}.").format(
                most=BIGGEST_SEED
            )
        say(self.problem, sentence)

    def _take_code(self, text: str) -> str:
        """Hand a challenge on; what is wrong with it, if anything."""
        challenge = open_challenge(text)
        if isinstance(challenge, WrongCode):
            #: {expected} says what a right code looks like.
            sentence = translate("SeedField", "This challenge code cannot be read. Expected: {expected}.")
            return sentence.format(expected=in_words(challenge.expected))
        if isinstance(challenge, NotPlayable):
            #: {problem} says why.
            sentence = translate("SeedField", "This challenge cannot be played here. {problem}.")
            return sentence.format(problem=problem_text(challenge.problem))
        self.line.setText(str(challenge.options.seed))
        self.challenged.emit(challenge)
        return self.problem.text()  # whoever took the challenge may have said something
