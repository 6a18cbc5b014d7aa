"""Which printed rulebook the table plays by, and the way to its single readings.

Where there is one book, only the questions are left that it does not settle.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from co2desk.text import Speaker
from co2desk.ui.help.topics import COMPARISON, Topic, set_topic, show_rules
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.setup.reading_choices import CONSENSUS, ReadingChoices
from co2desk.ui.setup.readings import ReadingsDialog
from co2desk.ui.widgets.controls import Choice, Tick
from co2desk.ui.widgets.dialogs import SPACE, Heading, note


class RulebookField(Retranslated, QWidget):
    changed = Signal()

    def __init__(self, choices: ReadingChoices, speaker: Speaker) -> None:
        super().__init__()
        self.choices = choices
        self.speaker = speaker
        self.heading = Heading()
        self.book = Choice()
        self.book.offer(choices.books)
        self.literal = Tick()
        self.note = note()
        self.differences = QPushButton()
        self.differences.setAutoDefault(False)
        self.compare = QPushButton()
        self.compare.setAutoDefault(False)
        self.book.setVisible(choices.several_books)
        self.literal.setVisible(choices.several_books)
        line = QHBoxLayout()
        line.setSpacing(SPACE)
        line.addWidget(self.book, 1)
        line.addWidget(self.differences)
        line.addWidget(self.compare)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(self.heading)
        column.addLayout(line)
        column.addWidget(self.literal)
        column.addWidget(self.note)
        self.book.activated.connect(self._choose_book)
        self.literal.clicked.connect(self._choose_literal)
        self.differences.clicked.connect(self.show_differences)
        self.compare.clicked.connect(self.show_comparison)
        set_topic(self, self._topic)
        self.retranslate()

    def retranslate(self) -> None:
        several = self.choices.several_books
        self.heading.setText(
            translate("RulebookField", "Which rulebook do you use?")
            if several
            else translate("RulebookField", "How should unclear rules be played?")
        )
        self.book.setAccessibleName(self.heading.text())
        self.book.name(self.speaker.profile(book) for book in self.choices.books)
        self.literal.setText(translate("RulebookField", "Take probable misprints &literally"))
        #: The button that opens the list of all disputed questions.
        self.differences.setText(
            translate("RulebookField", "&Differences…")
            if several
            else translate("RulebookField", "&Open questions…")
        )
        self.differences.setToolTip(
            translate(
                "RulebookField", "All questions on which the rulebooks differ, with the rulings of this game"
            )
            if several
            else translate(
                "RulebookField", "All questions that the rulebook leaves open, with the rulings of this game"
            )
        )
        #: The button that shows what each rulebook says, question by question.
        self.compare.setText(translate("RulebookField", "Compare…"))
        self.compare.setToolTip(
            translate("RulebookField", "The chosen rulings beside the others, in plain words")
        )
        self.update_choices()

    def update_choices(self) -> None:
        """Show what is chosen now."""
        choices = self.choices
        self.book.choose(choices.book)
        self.literal.setEnabled(choices.has_misprints)
        self.literal.setChecked(choices.literal and choices.has_misprints)
        #: At the box “Take probable misprints literally”.
        self.literal.setToolTip(
            translate("RulebookField", "Mistakes that contradict the book's own examples then count too.")
            if choices.has_misprints
            else translate("RulebookField", "No probable misprints here.")
        )
        if choices.changes:
            sentence = translate("RulebookField", "Rulings changed for this game: {count}")
        elif not choices.several_books:
            #: Below the choice of the rulebook, as long as no answer was changed.
            sentence = translate("RulebookField", "Open questions are played as we recommend.")
        elif choices.book != CONSENSUS:
            sentence = translate("RulebookField", "Rulings that differ from most books: {peculiar}")
        else:
            sentence = translate(
                "RulebookField", "No rulebook at hand? Keep the rules that most of them agree on."
            )
        self.note.setText(sentence.format(count=len(choices.changes), peculiar=choices.peculiar))

    def show_differences(self) -> None:
        dialog = ReadingsDialog(self, self.choices, self.speaker)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self._changed)
        dialog.open()

    def _topic(self) -> Topic:
        return Topic(COMPARISON, "", self.choices.options())

    def show_comparison(self) -> None:
        show_rules(self._topic(), self.window())

    def _choose_book(self) -> None:
        self.choices.book = self.book.value
        self._changed()

    def _choose_literal(self) -> None:
        self.choices.literal = self.literal.isChecked()
        self._changed()

    def _changed(self) -> None:
        self.update_choices()
        self.changed.emit()
