"""A number field with a button on each side: as easy with the mouse as with keys."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpinBox, QToolButton, QWidget

from co2desk.ui.i18n.translation import Retranslated, translate


class Stepper(Retranslated, QWidget):
    """Stands around a number field and takes the place of its own small arrows."""

    def __init__(self, box: QSpinBox) -> None:
        super().__init__()
        self.box = box
        box.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.less, self.more = QToolButton(), QToolButton()
        self.less.setText("–")
        self.more.setText("+")
        for button in (self.less, self.more):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the arrow keys of the field do the same
            button.setAutoRepeat(True)
        self.less.clicked.connect(box.stepDown)
        self.more.clicked.connect(box.stepUp)
        box.valueChanged.connect(self._show_bounds)
        self.setFocusProxy(box)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Expanding)  # as high as the buttons
        for widget in (self.less, box, self.more):
            row.addWidget(widget)
        self.retranslate()
        self._show_bounds()

    def retranslate(self) -> None:
        self.less.setToolTip(translate("Stepper", "One less"))
        self.more.setToolTip(translate("Stepper", "One more"))

    def _show_bounds(self) -> None:
        self.less.setEnabled(self.box.value() > self.box.minimum())
        self.more.setEnabled(self.box.value() < self.box.maximum())
