"""The room of the prompt bar: where its parts stand, and which of them give way.

The bar has one height: that of a turn, in this language and at this width. Nothing on the screen moves when
another question comes. A question that needs more room, such as one for a card, hangs over the board, and
over nothing else, up to a share of the window; then its choices can be scrolled.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QFont,
    QFontMetrics,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QRegion,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
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
from co2desk.ui.theme.look import color
from co2desk.ui.theme.style import restyle, set_style
from co2desk.ui.widgets.clicks import OnlyFirstClick
from co2desk.ui.widgets.flow import FlowLayout
from co2desk.ui.widgets.labels import ENDLESS, NameLabel, put
from co2desk.ui.widgets.tool_tips import LongTips

EDGE, ABOVE, ROW_GAP, FRAME = 10, 5, 5, 1
CORNER, STRIPE, TINT = 9.0, 6, 0.13  # of the colour of whose turn it is: how round, how wide, how strong
MOST = 0.5  # of the window, for all that can be chosen
SENTENCE = 18  # the least width of what is asked for, in heights of a line
LINES = 2  # of what is asked for: room for them is there, needed or not
NARROW = 60  # as wide, in heights of a line: buttons are smaller, with shorter words


class PromptFrame(QFrame):
    """Who decides and what, with the turn and a few buttons beside it; below, whatever is put there."""

    usual_changed = Signal()  # how high the bar is in a turn

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
        self._sample_sentence = QLabel(self)  # tells how large its letters are
        self._sample_sentence.setProperty("role", "instruction")
        self._sample_sentence.hide()
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.steps = steps
        self.usual, self.is_narrow, self._folded = 0, False, False
        self.tells = False  # what somebody else does: the steps of the turn leave their room to the words
        self._board = 0  # where the board ends that the bar may hang over: 0 as long as nobody has said it
        self._measured: tuple[int, int, list[QSize]] | None = None  # what the last look was about
        self._tint = ""  # the colour of whose turn it is
        self.undo = QToolButton()
        self.undo.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        self.undo.setProperty("role", "plain")
        self.hint, self.what = QPushButton(), QPushButton()
        self.top = QGridLayout()
        self.top.setColumnStretch(2, 1)
        self.top.setHorizontalSpacing(8)
        for column, widget in enumerate((self.sign, self.name, self.sentence, *self._beside())):
            self.top.addWidget(widget, 0, column)
        self.choices = QWidget()
        self.choices.setObjectName("choices")  # what can be done stands out from what helps
        self.flow = FlowLayout(self.choices)
        self.area = QScrollArea()  # for many choices in large letters
        self.area.setWidget(self.choices)
        self.area.setWidgetResizable(True)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        box = QVBoxLayout(self)
        box.setContentsMargins(EDGE, ABOVE, EDGE, ABOVE)
        box.setSpacing(ROW_GAP)
        box.addLayout(self.top)
        box.addWidget(self.area)
        box.addStretch(1)

    def _beside(self) -> tuple[QWidget, ...]:
        return self.steps, *self.helping

    @property
    def helping(self) -> tuple[QWidget, ...]:
        """The buttons that are there whatever is asked."""
        return self.undo, self.hint, self.what

    def set_tint(self, tint: str) -> None:
        if tint != self._tint:
            self._tint = tint
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        hangs = self.body_height < self.height()
        if not hangs:
            super().paintEvent(event)
        if not self._tint and not hangs:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inside = self._shape()
        if hangs:  # Qt frames rectangles only
            look = self.steps.look
            painter.setPen(QPen(color(look.panel_line), 2))
            painter.setBrush(color(look.panel))
            painter.drawPath(inside)
        if self._tint:
            painter.setClipPath(inside)
            painter.fillRect(self.rect(), color(self._tint, TINT))
            painter.fillRect(0, 0, STRIPE, self.height(), color(self._tint))
        painter.end()

    def _shape(self) -> QPainterPath:
        """A bar, and below it what hangs over the board."""
        shape = QPainterPath()
        for place in self._places_of_shape():
            part = QPainterPath()
            part.addRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), CORNER, CORNER)
            shape = shape.united(part)
        return shape

    def _places_of_shape(self) -> tuple[QRect, QRect]:
        hanging = min(self._board or self.width(), self.width())
        return QRect(0, 0, self.width(), self.body_height), QRect(0, 0, hanging, self.height())

    @property
    def body_height(self) -> int:
        """Of what is as wide as the window: the rest hangs over the board."""
        if self._board <= 0 or self.height() <= self.usual:
            return self.height()
        top = self.top.geometry().bottom() + ABOVE
        return min(max(self.usual, top), self.height())

    def hang_over(self, board: int) -> None:
        """The board ends here; beside it begins what the bar never covers."""
        if board != self._board:
            self._board = board
            self.make_room()

    def add(self, widget: QWidget) -> None:
        """One more thing to choose or to read, below the question."""
        self.flow.addWidget(widget)
        self._put(widget)

    def add_at_end(self, widget: QWidget) -> None:
        """At the right end of the first line, where it stays whatever else can be chosen."""
        self.flow.add_at_end(widget)
        self._put(widget)

    def _put(self, widget: QWidget) -> None:
        if isinstance(widget, QAbstractButton):
            OnlyFirstClick(widget)
        self.tips.watch(widget)
        widget.show()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.measure()
            self.arrange()

    def event(self, event: QEvent) -> bool:
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self.make_room()
        return done

    def measure(self) -> None:
        """How high the bar is in a turn: asked again for another width, language, text size or game."""
        if self._choices() != self._measured:
            was_narrow = self.is_narrow
            self._set_narrow(self.width() < NARROW * self.fontMetrics().height())
            rows = self._rows(self.usual_choices())
            if rows > 1:  # a further row would make the board smaller
                self._set_narrow(True)
                rows = self._rows(self.usual_choices())
            if rows > 1:  # smaller letters, if that is enough
                self._set_narrow(True, tight=True)
                if self._rows(self.usual_choices()) == rows:
                    self._set_narrow(True)
            self._measured = self._choices()
            if self.is_narrow != was_narrow:
                self.made_narrow()
        self.sentence.setMinimumHeight(LINES * QFontMetrics(self._usual_font()).lineSpacing())
        self._fold()
        self._set_usual(self._needed(self.usual_choices()))
        self.make_room()

    def _choices(self) -> tuple[int, int, list[QSize]]:
        """All that decides whether the bar is narrow: styling its widgets again takes long."""
        return self.width(), self.fontMetrics().height(), list(self.usual_choices())

    def _set_narrow(self, narrow: bool, tight: bool = False) -> None:
        if (self.is_narrow, bool(self.property("tight"))) == (narrow, tight):
            return
        self.is_narrow = narrow
        self.setProperty("narrow", narrow)
        self.setProperty("tight", tight)
        for widget in (self, *self.findChildren(QWidget)):
            restyle(widget)

    def made_narrow(self) -> None:
        """Or wide again: the words of the choices may be shorter."""

    def usual_choices(self) -> Sequence[QSize]:
        """How large the choices of a turn are."""
        return ()

    def _set_usual(self, height: int) -> None:
        if height != self.usual:
            self.usual = height
            self.usual_changed.emit()

    def grow(self) -> None:
        """A turn needs more room than was foreseen: it has it from now on."""
        self._set_usual(max(self.usual, self.heightForWidth(self.width())))

    @property
    def is_overfull(self) -> bool:
        """Does what can be chosen need more room than in a turn?"""
        wide = self.contentsRect().width() - 2 * EDGE
        below = self.flow.heightForWidth(wide)
        return self._high_with(self.top.totalHeightForWidth(wide), below) > self.usual

    @staticmethod
    def _high_with(words: int, below: int) -> int:
        return words + below + (ROW_GAP if below else 0) + 2 * (ABOVE + FRAME)

    def _rows(self, choices: Sequence[QSize]) -> int:
        """The rows that choices of these sizes need."""
        wide = self.width() - 2 * EDGE
        rows, x = 1, 0
        for size in choices:
            if x and x + size.width() > wide:
                rows, x = rows + 1, 0
            x += size.width() + self.flow.gap
        return rows

    def _needed(self, choices: Sequence[QSize]) -> int:
        """The height with choices of these sizes below two lines of words."""
        row = max((size.height() for size in choices), default=0)
        below = self._rows(choices) * (row + self.flow.gap) - self.flow.gap + ROW_GAP if choices else 0
        frame = self.height() - self.contentsRect().height()
        return self._words() + max(below, self.note_height() + ROW_GAP) + 2 * ABOVE + frame

    def note_height(self) -> int:
        """The height of what is said beside something to set."""
        return 0

    def _words(self) -> int:
        """The height of what stands above the choices, with two lines of what is asked for."""
        beside = max(widget.sizeHint().height() for widget in self.helping)
        lines = self.sentence.minimumHeight()
        if self._folded:
            steps = self.steps.heightForWidth(self._room_for_steps())
            return lines + self.top.verticalSpacing() + max(beside, steps)
        return max(lines, beside)

    def _room_for_steps(self) -> int:
        """What the buttons beside them leave."""
        gap = self.top.horizontalSpacing()
        taken = sum(widget.sizeHint().width() + gap for widget in self.helping)
        return max(1, self.width() - 2 * EDGE - taken)

    def arrange(self) -> None:
        """At once: what can be chosen is in sight before anything else happens."""
        self._fold()
        self.make_room()

    def _fold(self) -> None:
        """Where there is little room for the sentence, or it is a long one, the steps of the turn go: the
        buttons tell as much. Where there is still less, it has a line of its own, and the steps are back."""
        gap, least = self.top.horizontalSpacing(), SENTENCE * self.fontMetrics().height()
        others = [self._width(widget) for widget in (self.sign, *self.helping)]
        room = self.width() - 2 * EDGE - sum(width + gap for width in (*others, self.longest_name()))
        left = room - gap - self.steps.wanted_width()
        beside = left >= least and self._is_short_in(left - gap)
        narrow = self._folded = room < least
        self.steps.show_if_room((beside or narrow) and not self.tells)
        self.steps.setMinimumWidth(self.steps.sizeHint().width() if beside else 0)
        whole = self.width() - 2 * EDGE - self._width(self.sign) - self.longest_name() - 3 * gap
        self.be_small(not beside and not self._is_short_in(whole if narrow else room - gap))
        put(self.top, self.sentence, 0, 2, 5 if narrow else 1)
        put(self.top, self.steps, *((1, 0, 4) if narrow else (0, 3, 1)))
        for column, widget in enumerate(self.helping, start=4):
            put(self.top, widget, int(narrow), column)

    def _is_short_in(self, width: int) -> bool:
        """Does the sentence fit on its lines, in its usual letters?"""
        room = QRect(0, 0, width, ENDLESS)
        metrics = QFontMetrics(self._usual_font())
        words = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, self.sentence.text())
        return words.height() <= LINES * metrics.lineSpacing()

    def _usual_font(self) -> QFont:
        self._sample_sentence.ensurePolished()
        return self._sample_sentence.font()

    def be_small(self, small: bool) -> None:
        """A sentence that is too long for its lines is written smaller."""
        set_style(self.sentence, "small", small)

    @staticmethod
    def _width(widget: QWidget) -> int:
        return widget.sizeHint().width()

    def longest_name(self) -> int:
        """The width of the name that needs most room: the bar looks the same for everybody."""
        return self.name.sizeHint().width()

    def make_room(self) -> None:
        """All choices are in sight, unless they would bury the board: then they can be scrolled."""
        wide = self.contentsRect().width() - 2 * EDGE
        words, needed = self.top.totalHeightForWidth(wide), self.flow.heightForWidth(wide)
        hangs = self._board > 0 and self._high_with(words, needed) > self.usual
        if hangs:
            wide = min(wide, self._board - 2 * EDGE)
            needed = self.flow.heightForWidth(wide)
        self.area.setMaximumWidth(wide if hangs else ENDLESS)
        most = round(self.window().height() * MOST) - words
        self.area.setFixedHeight(max(min(needed, most), 0))
        self.area.setVisible(needed > 0)
        self.setFixedHeight(max(self.usual, self.heightForWidth(self.width())))
        self._cut_out()

    def _cut_out(self) -> None:
        """What lies beside the hanging part can be seen and used."""
        if self.body_height == self.height():
            self.clearMask()
            return
        body, hanging = self._places_of_shape()
        self.setMask(QRegion(body).united(QRegion(hanging)))
