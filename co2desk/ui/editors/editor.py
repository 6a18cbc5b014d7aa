"""The base of all editors: an income to split, pollution to buy back, a bid to pay.

Each editor is made from the legal answers alone, so it cannot offer anything the rules refuse. The prompt bar
makes a new one for every language, and takes over what is set in the old one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QSlider, QSpinBox, QVBoxLayout, QWidget

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.table import Table
from co2desk.text import Speaker
from co2desk.ui.widgets.flow import FlowLayout
from co2desk.ui.widgets.labels import Sentence


class Editor(QWidget):
    """Shows one answer at a time, and below it what it means; the button gives it."""

    chosen = Signal(object)
    fields: Sequence[QSlider | QSpinBox]  # what is set

    def __init__(
        self,
        legal: Sequence[Action],
        table: Table,
        frame: Frame,
        speaker: Speaker,
    ) -> None:
        super().__init__()
        self.legal = list(legal)
        self.table, self.frame, self.speaker = table, frame, speaker
        self.row = FlowLayout(gap=8)
        self.note = Sentence()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self.row)
        column.addWidget(self.note)
        self.button = QPushButton()
        self.button.setProperty("primary", True)
        self.button.clicked.connect(self._choose)
        self.build()
        self.row.addWidget(self.button)
        self.show_answer()

    def build(self) -> None:
        raise NotImplementedError

    def current(self) -> Action:
        raise NotImplementedError

    def can_say(self, action: Action) -> bool:
        return action in self.legal

    def say(self, action: Action) -> None:
        """Set the editor to one of its answers."""
        raise NotImplementedError

    def values(self) -> list[int]:
        """What is set, whether it is an answer or not."""
        return [field.value() for field in self.fields]

    def take(self, values: Sequence[int]) -> None:
        for field, value in zip(self.fields, values, strict=True):
            field.setValue(value)

    def show_answer(self) -> None:
        self.button.setText(self.speaker.choice(self.current(), self.table, self.frame))

        lines = self.notes()
        self.note.setText("\n".join(lines))
        self.note.setVisible(bool(lines))

    def notes(self) -> list[str]:
        """What one should know about the answer that is shown."""
        return []

    def in_points(self, count: int) -> str:
        """A number of points with its noun."""
        return self.speaker.plural("amounts", "points", count)

    def _choose(self) -> None:
        self.chosen.emit(self.current())


def steps_slider(answers: Collection[int], value: int) -> QSlider:
    """One step for each answer."""
    slider = QSlider(Qt.Orientation.Horizontal)
    slider.setRange(min(answers), max(answers))
    slider.setValue(value)
    slider.setPageStep(1)
    slider.setMinimumWidth(220)
    slider.setTickPosition(QSlider.TickPosition.TicksBelow)
    return slider


# decision -> the editor that answers it, and the actions it covers; what it does not cover stays a button
Editors = Mapping[str, tuple[type[Editor], type[Action]]]
