"""The room of the prompt bar: where its parts stand, and which of them give way.

The board gives way to what can be chosen, up to a share of the window; then the choices can be scrolled.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.ui.play.turn_steps import TurnSteps
from co2desk.ui.widgets.flow import FlowLayout
from co2desk.ui.widgets.labels import NameLabel, put
from co2desk.ui.widgets.tool_tips import LongTips

EDGE = 10
MOST = 0.5  # of the window, for all that can be chosen
SENTENCE = 18  # the least width of what is asked for, in heights of a line


class PromptFrame(QFrame):
    """Who decides and what, with the turn and two buttons beside it; below, whatever is put there."""

    def __init__(self, steps: TurnSteps, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tips = LongTips(self)
        self.setProperty("role", "panel")
        self.setObjectName("prompt")
        self.sign = QLabel()
        self.name = NameLabel()
        self.name.setProperty("role", "prompt")
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setProperty("role", "instruction")
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.steps = steps
        self.undo = QToolButton()
        self.undo.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.undo.setProperty("role", "plain")
        self.what = QPushButton()
        self.top = QGridLayout()
        self.top.setColumnStretch(2, 1)
        self.top.setHorizontalSpacing(8)
        for column, widget in enumerate((self.sign, self.name, self.sentence, *self._beside())):
            self.top.addWidget(widget, 0, column)
        self.choices = QWidget()
        self.flow = FlowLayout(self.choices)
        self.area = QScrollArea()  # for many choices in large letters
        self.area.setWidget(self.choices)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QVBoxLayout(self)
        box.setContentsMargins(EDGE, 6, EDGE, 6)
        box.setSpacing(5)
        box.addLayout(self.top)
        box.addWidget(self.area)

    def _beside(self) -> tuple[QWidget, ...]:
        return self.steps, self.undo, self.what

    def add(self, widget: QWidget) -> None:
        """One more thing to choose or to read, below the question."""
        self.flow.addWidget(widget)
        self.tips.watch(widget)
        widget.show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._make_room()
        return done

    def arrange(self) -> None:
        """At once: what can be chosen is in sight before anything else happens."""
        self._fold()
        self._make_room()

    def _fold(self) -> None:
        """Where there is little room for the sentence, it has a line of its own."""
        others = [widget for widget in (self.sign, self.name, *self._beside()) if not widget.isHidden()]
        taken = sum(widget.sizeHint().width() + self.top.horizontalSpacing() for widget in others)
        narrow = self.width() - taken < SENTENCE * self.fontMetrics().height()
        self.steps.setMinimumWidth(0 if narrow else self.steps.sizeHint().width())
        put(self.top, self.sentence, 0, 2, 4 if narrow else 1)
        put(self.top, self.steps, *((1, 0, 4) if narrow else (0, 3, 1)))
        put(self.top, self.undo, int(narrow), 4)
        put(self.top, self.what, int(narrow), 5)

    def _make_room(self) -> None:
        """All choices are in sight, unless they would bury the board: then they can be scrolled."""
        wide = self.contentsRect().width() - 2 * EDGE
        words, needed = self.top.totalHeightForWidth(wide), self.flow.heightForWidth(wide)
        most = round(self.window().height() * MOST) - words
        self.area.setFixedHeight(max(min(needed, most), 0))
        self.area.setVisible(needed > 0)
        self.setMinimumHeight(self.heightForWidth(self.width()))  # the board gives way
