"""The turn at a glance: each step of it, done or open, by a sign and a word."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.theme.look import Look, color
from co2desk.ui.widgets.flow import FlowLayout

MOST_STEPS = 5
SIDE = 16


#: A step of a turn, in one or two words: which action it is.
def step_name(code: str) -> str:
    return {
        "main": translate("TurnSteps", "Main action"),
        "second": translate("TurnSteps", "Second action"),
        "scientist": translate("TurnSteps", "Scientist"),
        "market": translate("TurnSteps", "Market"),
        "card": translate("TurnSteps", "Card"),
    }[code]


class TurnSteps(QWidget):
    """The edition says which steps a turn has."""

    def __init__(self, controller: Controller, look: Look) -> None:
        super().__init__()
        self.controller, self.look = controller, look
        self._shown, self._has_room = False, True
        row = FlowLayout(self, gap=10)
        self.steps = [QWidget() for _ in range(MOST_STEPS)]
        self.marks = [QLabel() for _ in range(MOST_STEPS)]
        self.labels = [QLabel() for _ in range(MOST_STEPS)]
        for step, mark, label in zip(self.steps, self.marks, self.labels, strict=True):
            pair = QHBoxLayout(step)
            pair.setContentsMargins(0, 0, 0, 0)
            pair.setSpacing(4)
            pair.addWidget(mark)
            pair.addWidget(label)
            row.addWidget(step)

    def show_if_room(self, has_room: bool) -> None:
        self._has_room = has_room
        self.setVisible(has_room and self._shown)

    def wanted_width(self) -> int:
        """Of all steps on one line, also while they are hidden."""
        return self.sizeHint().width()

    def refresh(self) -> None:
        controller = self.controller
        shown = self._shown = not controller.is_over and controller.table.active >= 0
        self.setVisible(shown and self._has_room)
        steps = controller.declaration.turn_steps(controller.table) if shown else ()
        for number, (step, mark, label) in enumerate(zip(self.steps, self.marks, self.labels, strict=True)):
            step.setVisible(number < len(steps))
            if number < len(steps):
                self._show(mark, label, *steps[number])

    def _show(self, mark: QLabel, label: QLabel, code: str, done: bool) -> None:
        name = step_name(code)
        mark.setPixmap(step_pixmap(done, self.look, self.devicePixelRatioF()))
        label.setText(name)
        label.setProperty("role", "soft" if done else "")
        #: The state of a step, for screen readers: it has been taken, or it can still be taken.
        state = translate("TurnSteps", "done") if done else translate("TurnSteps", "open")
        label.setAccessibleName(translate("TurnSteps", "{step}: {state}").format(step=name, state=state))
        label.style().unpolish(label)
        label.style().polish(label)


def step_pixmap(done: bool, look: Look, ratio: float) -> QPixmap:
    """A ring for a step that is open, a filled one with a tick for one that is done."""
    picture = QPixmap(round(SIDE * ratio), round(SIDE * ratio))
    picture.fill(Qt.GlobalColor.transparent)
    picture.setDevicePixelRatio(ratio)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color(look.ink_soft if done else look.ink), 1.8))
    painter.setBrush(color(look.ink_soft) if done else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QRectF(1.5, 1.5, SIDE - 3, SIDE - 3))
    if done:
        painter.setPen(QPen(color(look.panel), 2))
        painter.drawPolyline(QPolygonF([QPointF(4.5, 8.2), QPointF(7, 10.8), QPointF(11.5, 5.5)]))
    painter.end()
    return picture
