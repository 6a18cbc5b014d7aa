"""The turn at a glance: a track of its steps: what has been taken, what a turn needs next, what is open."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QLabel, QWidget

from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.theme.look import Look, color, mixed
from co2desk.ui.theme.style import restyle
from co2desk.ui.widgets.flow import FlowLayout

MOST_STEPS = 5
GAP = 2  # between two pieces of the track
EDGE, TICK, TRACK = 7, 15, 4  # around the words, the width of a tick, the height of the track
NEEDED = ("main", "second")  # steps that a turn is about; the others may be taken before and after them


class StepState(Enum):
    DONE = auto()
    NOW = auto()
    OPEN = auto()


#: A step of a turn, in one or two words: which action it is.
def step_name(code: str) -> str:
    return {
        "main": translate("TurnSteps", "Main action"),
        "second": translate("TurnSteps", "Second action"),
        "scientist": translate("TurnSteps", "Scientist"),
        "market": translate("TurnSteps", "Market"),
        "card": translate("TurnSteps", "Card"),
    }[code]


class StepLabel(QLabel):
    """A name over its piece of the track. It has no frame and no ring, so that nobody wants to press it."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look, self.state = look, StepState.OPEN
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_step(self, name: str, state: StepState) -> None:
        #: The state of a step, for screen readers: it has been taken, or it can still be taken.
        said = translate("TurnSteps", "done") if state is StepState.DONE else translate("TurnSteps", "open")
        told = translate("TurnSteps", "{step}: {state}").format(step=name, state=said)
        self.update()  # its colours may be others
        if (name, state, told) == (self.text(), self.state, self.accessibleName()):
            return  # as with most decisions: styling it again takes long
        self.state = state
        self.setContentsMargins(EDGE + (TICK if state is StepState.DONE else 0), 0, EDGE, TRACK + 3)
        self.setText(name)
        self.setProperty("role", "" if state is StepState.NOW else "soft")
        self.setAccessibleName(told)
        restyle(self)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As wide as it is when the step is done: nothing moves then."""
        hint = super().sizeHint()
        return hint + QSize(0 if self.state is StepState.DONE else TICK, 0)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        look, is_done = self.look, self.state is StepState.DONE
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        tones = {
            StepState.DONE: look.accent,
            StepState.NOW: look.ink,
            StepState.OPEN: mixed(look.panel, look.ink_soft, 0.45),
        }
        painter.setBrush(color(tones[self.state]))
        painter.drawRect(QRectF(0, self.height() - TRACK, self.width(), TRACK))
        if is_done:
            left, middle = EDGE, (self.height() - TRACK - 3) / 2
            painter.setPen(QPen(color(look.accent), 2.2))
            points = [QPointF(left, middle), QPointF(left + 4, middle + 4), QPointF(left + 11, middle - 5)]
            painter.drawPolyline(QPolygonF(points))
        painter.end()


class TurnSteps(QWidget):
    """The edition says which steps a turn has."""

    def __init__(self, controller: Controller, look: Look) -> None:
        super().__init__()
        self.controller, self.look = controller, look
        self._shown, self._has_room = False, True
        row = FlowLayout(self, gap=GAP)
        self.labels = [StepLabel(look) for _ in range(MOST_STEPS)]
        for label in self.labels:
            row.addWidget(label)

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
        needed = next((code for code, done in steps if code in NEEDED and not done), "")
        for label in self.labels[len(steps) :]:
            label.hide()
        for label, (code, done) in zip(self.labels, steps, strict=False):
            label.look = self.look
            state = StepState.DONE if done else StepState.NOW if code == needed else StepState.OPEN
            label.show_step(step_name(code), state)
            label.show()
