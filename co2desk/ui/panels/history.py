"""Steps through the game so far. The board shows each position; the game itself stays as it is."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSlider, QWidget

from co2desk.ui.controller import Controller
from co2desk.ui.tongue import Retranslated, translate

STEP_MS = 700


class HistoryBar(Retranslated, QFrame):
    closed = Signal()

    def __init__(self, controller: Controller, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.controller = controller
        self.setProperty("role", "panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.first, self.back, self.play, self.forth = (QPushButton() for _ in range(4))
        self.play.setCheckable(True)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.where = QLabel()
        self.leave = QPushButton()
        self.leave.setProperty("primary", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 6)
        for widget in (self.first, self.back, self.play, self.forth):
            row.addWidget(widget)
        row.addWidget(self.slider, 1)
        row.addWidget(self.where)
        row.addWidget(self.leave)
        self.timer = QTimer(self)
        self.timer.setInterval(STEP_MS)
        self.timer.timeout.connect(lambda: self.go(1))
        self.first.clicked.connect(lambda: self.slider.setValue(0))
        self.back.clicked.connect(lambda: self.go(-1))
        self.forth.clicked.connect(lambda: self.go(1))
        self.play.toggled.connect(self._run)
        self.slider.valueChanged.connect(self._show)
        self.leave.clicked.connect(self.end)
        self.retranslate()

    def retranslate(self) -> None:
        self.first.setText(translate("HistoryBar", "Beginning"))
        self.back.setText(translate("HistoryBar", "Back"))
        self.play.setText(translate("HistoryBar", "Play"))
        self.forth.setText(translate("HistoryBar", "Forward"))
        self.leave.setText(translate("HistoryBar", "To the present"))
        self.slider.setAccessibleName(translate("HistoryBar", "Position in the game"))
        self._tell()

    def begin(self, step: int) -> None:
        session = self.controller.session
        self.slider.setRange(0, len(session.actions))
        self.slider.setValue(step)
        self._show(self.slider.value())
        self.show()
        self.setFocus()

    def go(self, steps: int) -> None:
        self.slider.setValue(self.slider.value() + steps)
        if self.slider.value() == self.slider.maximum():
            self.play.setChecked(False)

    def _run(self, on: bool) -> None:
        if on and self.slider.value() == self.slider.maximum():
            self.slider.setValue(0)
        self.timer.start() if on else self.timer.stop()

    def _show(self, step: int) -> None:
        session = self.controller.session
        table = session.positions[step] if step < len(session.positions) else session.game.table
        self.controller.model.update(table, self.controller.seat)
        self._tell()

    def _tell(self) -> None:
        table = self.controller.model.table
        if table is None:
            return
        self.where.setText(
            translate("HistoryBar", "Step {step} of {all} – decade {decade}").format(
                step=self.slider.value(), all=self.slider.maximum(), decade=table.decade
            )
        )

    def end(self) -> None:
        """Back to the present."""
        self.hide()
        self.controller.model.update(self.controller.table, self.controller.seat)
        self.closed.emit()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        """However the bar goes, it stops: another game may lie on the table."""
        self.play.setChecked(False)
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Left:
            self.go(-1)
        elif event.key() == Qt.Key.Key_Right:
            self.go(1)
        elif event.key() == Qt.Key.Key_Escape:
            self.end()
        else:
            super().keyPressEvent(event)
