"""A number between two bounds, with a button on each side: for the mouse, for keys and for the wheel."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractSpinBox, QHBoxLayout, QSpinBox, QToolButton, QWidget

from co2desk.ui.tongue import Retranslated, translate


class Stepper(Retranslated, QWidget):
    changed = Signal(int)

    def __init__(self, least: int, most: int, prefix: str = "") -> None:
        super().__init__()
        self.box = QSpinBox()
        self.box.setButtonSymbols(QAbstractSpinBox.ButtonSymbols.NoButtons)
        self.box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.box.setRange(least, most)
        self.box.setPrefix(prefix)
        self.less, self.more = QToolButton(), QToolButton()
        self.less.setText("–")
        self.more.setText("+")
        for button in (self.less, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys of the box do the same
            button.setAutoRepeat(True)
        self.less.clicked.connect(self.box.stepDown)
        self.more.clicked.connect(self.box.stepUp)
        self.box.valueChanged.connect(self._tell)
        self.setFocusProxy(self.box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        for widget in (self.less, self.box, self.more):
            row.addWidget(widget)
        self.retranslate()
        self._tell(self.box.value())

    def retranslate(self) -> None:
        self.less.setToolTip(translate("Stepper", "One less"))
        self.more.setToolTip(translate("Stepper", "One more"))

    def value(self) -> int:
        return self.box.value()

    def set_value(self, value: int) -> None:
        self.box.setValue(value)

    def _tell(self, value: int) -> None:
        self.less.setEnabled(value > self.box.minimum())
        self.more.setEnabled(value < self.box.maximum())
        self.changed.emit(value)
