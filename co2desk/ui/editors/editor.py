"""The base of all editors: an income to split, pollution to buy back, a bid to pay.

Each editor is made from the legal answers alone, so it cannot offer anything the rules refuse. The prompt bar
makes a new one for every language, and takes over what is set in the old one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QSlider, QSpinBox, QWidget

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.table import Table
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import sentences
from co2desk.ui.widgets.flow import FlowLayout
from co2desk.ui.widgets.labels import ENDLESS, LongestText

GAP = 6
NOTE_LINES = 2  # of what an answer means: as high as the buttons, so that the bar keeps its height
NOTE = 11  # the least width of a note beside what is set, in heights of a line; with less it stands below


class Editor(QWidget):
    """Shows one answer at a time, and beside it what it means; the button gives it."""

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
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.inputs = QWidget(self)
        self.row = FlowLayout(self.inputs, gap=8)
        self.note = LongestText(NOTE_LINES, self)
        self.note.setProperty("role", "note")
        self.note.setAlignment(Qt.AlignmentFlag.AlignVCenter)
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
        self.show_notes(self.notes())

    def notes(self) -> list[str]:
        """What one should know about the answer that is shown; the most important comes last."""
        return []

    def show_notes(self, lines: Sequence[str]) -> None:
        """As many as there is room for, from the last; the tool tip has them all."""
        self.note.offer([sentences(*lines[first:]) for first in reversed(range(len(lines)))])
        self.note.setToolTip("\n".join(lines))
        self.note.setAccessibleDescription("\n".join(lines))
        self.note.setVisible(bool(lines))
        self.updateGeometry()
        self._arrange(self.width())

    # --- room --------------------------------------------------------------------------------------------

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """With a note, a whole line of the bar."""
        row = self.row.sizeHint()
        return QSize(row.width() if self.note.isHidden() else ENDLESS, row.height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.row.minimumSize()

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return self._arrange(width, move=False)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange(self.width())

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:  # what is set has other words
            self.updateGeometry()
            self._arrange(self.width())
        return done

    def _arrange(self, width: int, move: bool = True) -> int:
        """The note beside what is set, or below it where there is no room; returns the height of both."""
        row, note = min(width, self.row.sizeHint().width()), not self.note.isHidden()
        high = self.row.heightForWidth(row)
        beside = width - row - 2 * GAP
        is_beside = beside >= NOTE * self.fontMetrics().height()
        wide = beside if is_beside else width
        self.note.lines = NOTE_LINES if is_beside else 1
        lines = self.note.heightForWidth(wide) if note else 0
        total = max(high, lines) if is_beside else high + (GAP + lines if note else 0)
        if move:
            self.inputs.setGeometry(0, (total - high) // 2 if is_beside else 0, row, high)
            left, top = (row + 2 * GAP, (total - lines) // 2) if is_beside else (0, high + GAP)
            self.note.setGeometry(left, top, wide, lines)
        return total

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
    slider.setMinimumWidth(120)
    slider.setTickPosition(QSlider.TickPosition.TicksBelow)
    return slider


# decision -> the editor that answers it, and the actions it covers; what it does not cover stays a button
Editors = Mapping[str, tuple[type[Editor], type[Action]]]
