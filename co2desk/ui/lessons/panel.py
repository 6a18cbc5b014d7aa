"""The panel of a lesson beside the board: what the step says, what is to be done, and the way on and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from co2desk.lessons import DO, READ, WATCH, Step
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.theme.look import Look, color
from co2desk.ui.theme.style import set_style
from co2desk.ui.widgets.clicks import OnlyFirstClick
from co2desk.ui.widgets.dialogs import SPACE, Heading

DOT, BETWEEN_DOTS = 7.0, 5.0
KEY_ON, KEY_BACK = "Ctrl+Return", "Ctrl+Backspace"
WRAPPED, ENDLESS = Qt.TextFlag.TextWordWrap, 100_000
EDGES, TASK_EDGE = 4, 16  # pixels beside the words: a frame, and the bar beside a task
LEAST_TEXT = 3.0  # lines of the text that are always in sight; more where there is room


class After(NamedTuple):
    """What follows a chapter."""

    has_next: bool  # another chapter
    leads_to_play: bool


class Dots(QWidget):
    """How far the chapter is: a dot for each step."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.number, self.count = 0, 1
        self.setFixedHeight(round(DOT) + 4)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_step(self, number: int, count: int) -> None:
        self.number, self.count = number, count
        #: For screen readers, how far a chapter of a lesson is.
        step = translate("LessonPanel", "Step {number} of {count}")
        self.setAccessibleName(step.format(number=number + 1, count=count))
        self.setToolTip(self.accessibleName())
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(color(self.look.accent))
        for number in range(self.count):
            done = number <= self.number
            painter.setBrush(color(self.look.accent) if done else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(1 + number * (DOT + BETWEEN_DOTS), 2, DOT, DOT))
        painter.end()


class LessonPanel(Retranslated, QFrame):
    """It asks nobody what to say: `show_step` tells it, and is called again in another language."""

    next_wanted = Signal()
    back_wanted = Signal()
    show_wanted = Signal()
    chapters_wanted = Signal()
    play_wanted = Signal()
    retranslated = Signal()

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.setProperty("role", "panel")
        self.setObjectName("lesson")
        self.title, self.dots = Heading(), Dots(look)
        self.text, self.task = QLabel(), QLabel()
        self.area, self.inside = QScrollArea(), QWidget()
        self.back, self.next = QPushButton(), QPushButton()
        self.show_me, self.watch, self.play = QPushButton(), QPushButton(), QPushButton()
        self.chapters = QPushButton()
        for label in (self.text, self.task):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setWordWrap(True)
        self.task.setProperty("role", "task")
        for button in (self.next, self.watch):
            button.setProperty("primary", "true")
        self._arrange()
        for button, signal in (
            (self.back, self.back_wanted),
            (self.next, self.next_wanted),
            (self.watch, self.next_wanted),
            (self.show_me, self.show_wanted),
            (self.chapters, self.chapters_wanted),
            (self.play, self.play_wanted),
        ):
            button.clicked.connect(signal)
            OnlyFirstClick(button)
        QShortcut(QKeySequence(KEY_ON), self, self._go_on)
        QShortcut(QKeySequence(KEY_BACK), self, self.back.click)
        self._steps: Sequence[tuple[str, str]] = ()
        self.hide()

    def _arrange(self) -> None:
        inside = self.inside
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SPACE)
        column.addWidget(self.text)
        column.addWidget(self.task)
        column.addStretch(1)
        self.area.setWidget(inside)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        top, buttons = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.dots, 1)
        top.addWidget(self.chapters)
        buttons.addWidget(self.back)
        buttons.addStretch(1)
        for button in (self.show_me, self.watch, self.play):  # never two of them at a time
            buttons.addWidget(button)
        buttons.addWidget(self.next)
        whole = self.whole = QVBoxLayout(self)
        whole.setContentsMargins(SPACE + 4, SPACE, SPACE + 4, SPACE)
        whole.setSpacing(SPACE - 2)
        whole.addWidget(self.title)
        whole.addLayout(top)
        whole.addWidget(self.area, 1)
        whole.addLayout(buttons)

    def make_room(self, steps: Sequence[tuple[str, str]]) -> None:
        """For the texts and tasks of all steps of a chapter: its buttons stay where they are."""
        self._steps = steps
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """As high as the longest step needs at this width, beside a scroll bar: one that came while the panel
        found its size makes the text longer, and would stay for ever."""
        edges, hint = self.whole.contentsMargins(), super().sizeHint()
        bar = self.area.verticalScrollBar().sizeHint().width()
        width = max(1, self.width() - edges.left() - edges.right() - EDGES - bar)
        wanted = max((self._needed(text, task, width) for text, task in self._steps), default=0)
        return QSize(hint.width(), hint.height() - self.area.sizeHint().height() + wanted)

    def _needed(self, text: str, task: str, width: int) -> int:
        metrics, strong = self.text.fontMetrics(), self.task.fontMetrics()
        high = metrics.boundingRect(QRect(0, 0, width, ENDLESS), WRAPPED, text).height()
        if task:
            room = QRect(0, 0, width - TASK_EDGE, ENDLESS)
            high += SPACE + 4 + strong.boundingRect(room, WRAPPED, task).height()
        return high + 4

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        least, edges = super().minimumSizeHint(), self.whole.contentsMargins()
        text = round(LEAST_TEXT * self.fontMetrics().height())
        title = self.title.heightForWidth(max(1, self.width() - edges.left() - edges.right()))
        others = self.area.minimumSizeHint().height() + self.title.minimumSizeHint().height()
        return QSize(0, least.height() - others + text + title)

    def _go_on(self) -> None:
        """The key for whatever leads on."""
        self.way_on.click()

    @property
    def way_on(self) -> QPushButton:
        """What the step waits for: each button keeps its place, and one of them is the way on."""
        ways = (self.watch, self.show_me, self.next)
        return next((way for way in ways if not way.isHidden() and way.isEnabled()), self.play)

    def set_look(self, look: Look) -> None:
        self.dots.look = look
        self.dots.update()

    # --- words -------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.retranslated.emit()

    def show_step(
        self, title: str, step: Step, number: int, count: int, text: str, task: str, after: After
    ) -> None:
        self.title.setText(title)
        self.dots.show_step(number, count)
        self.text.setText(text)
        self.task.setText(task)
        self.task.setVisible(bool(task))
        #: Buttons of a lesson: to the step before; do this step for me; back to the list of chapters.
        self.back.setText(translate("LessonPanel", "Back"))
        self.show_me.setText(translate("LessonPanel", "Show me"))
        self.chapters.setText(translate("LessonPanel", "Chapters"))
        #: A button after the last step of a lesson: play a whole game now. There is little room.
        self.play.setText(translate("LessonPanel", "Play"))
        is_last = number == count - 1
        #: Buttons of a lesson: watch what the rival does; to the next chapter; to the next step.
        self.watch.setText(translate("LessonPanel", "Watch"))
        chapter, further = translate("LessonPanel", "Next chapter"), translate("LessonPanel", "Next")
        self.next.setText(chapter if is_last else further)
        self.back.setEnabled(number > 0)
        self.show_me.setVisible(step.kind == DO)
        self.watch.setVisible(step.kind == WATCH)
        self.play.setVisible(is_last and after.leads_to_play)
        self.next.setVisible(after.has_next or not is_last)
        self.next.setEnabled(step.kind == READ)
        self._set_primary(self.play, self.next.isHidden())
        self.updateGeometry()

    @staticmethod
    def _set_primary(button: QPushButton, on: bool) -> None:
        set_style(button, "primary", on)

    def show_scene(self) -> None:
        """The step is done, and what follows from it plays: its words are over, others would be too early."""
        #: In a lesson, while the turn of a decade or another scene plays over the board. {button} is the text
        #: of a button of that scene: Continue.
        words = translate(
            "LessonPanel", "Watch what follows: where “{button}” appears, press it. Then the lesson goes on."
        )
        self.text.setText(words.format(button=translate("Stage", "Continue")))
        self.task.clear()
        for part in (self.task, self.show_me, self.watch, self.play):
            part.hide()
        self.next.setEnabled(False)
        self.updateGeometry()

    def clear(self) -> None:
        """The lesson is left: no word stays behind."""
        self.hide()
        self._steps = ()
        self.dots.setAccessibleName("")
        self.dots.setToolTip("")
        for part in (self.title, self.text, self.task):
            part.clear()
        for button in (self.back, self.show_me, self.watch, self.chapters, self.next, self.play):
            button.setText("")

    def tell(self) -> None:
        """A new step: the keyboard goes to the way on, and a screen reader reads it."""
        self.area.verticalScrollBar().setValue(0)
        if self.way_on is not self.show_me:  # which would do what the learner is about to do
            self.way_on.setFocus()
        words = " ".join(filter(None, (self.text.text(), self.task.text())))
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
