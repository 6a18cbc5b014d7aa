"""The lines of the log as a list: headings set apart, wrapped to the width, told apart by sign and weight."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from co2desk.session.seats import Seat
from co2desk.ui.log import lines as log
from co2desk.ui.log.lines import Weight
from co2desk.ui.log.model import Role
from co2desk.ui.log.steps import rows_at
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.companies import place_crest
from co2desk.ui.theme.look import LABEL, Look, Type, color, mixed
from co2desk.ui.widgets.keyboard import ENTER
from co2desk.ui.widgets.lazy_list import LazyListView

Index = QModelIndex | QPersistentModelIndex

SPACE = 8
TEXT = 14  # a column beside the board is narrower than the board: between its text and its label
TITLE = 17
ROOMY = 1 << 20
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TO_COME = 0.55  # lines after the step that is shown are paler

# The drawing that stands for a kind of line.
GLYPHS = {
    log.TURN: "round",
    log.PROJECT: "crane",
    log.SCIENTIST: "scientist",
    log.EXPERTISE: "research",
    log.MARKET: "market",
    log.CARD: "lobby",
    log.SUPPLY: "decade",
    log.CLIMATE: "smoke",
    log.GOAL: "un_goal",
    log.END: "vp",
}
# Weight -> size of type, bold, room above the text, room below it.
SHAPES: dict[int, tuple[float, bool, int, int]] = {
    Weight.DECADE: (TITLE, True, 18, 10),
    Weight.ROUND: (LABEL, False, 10, 4),
    Weight.TURN: (TEXT, True, 12, 8),
    Weight.FACT: (TEXT, False, 4, 4),
    Weight.CONSEQUENCE: (LABEL, False, 1, 2),
}


class LogDelegate(QStyledItemDelegate):
    """Paints a line: headings set apart, the player's sign in front, small consequences softer."""

    def __init__(self, view: QListView, look: Look, type_: Type, seats: Sequence[Seat]) -> None:
        super().__init__(view)
        self.view = view
        self.look = look
        self.type = type_
        self.seats = seats
        self.step: int | None = None  # the one that the board shows, while somebody looks at the past
        self._heights: dict[int, int] = {}  # by row: a growing log is laid out again with every line
        self._width = 0

    def set_look(self, look: Look, type_: Type, seats: Sequence[Seat]) -> None:
        self.look, self.type, self.seats = look, type_, seats
        self.forget()

    def forget(self, first: int = 0, last: int = ROOMY) -> None:
        """Rows have moved or changed: measure them again."""
        for row in [row for row in self._heights if first <= row <= last]:
            del self._heights[row]

    # --- measures ----------------------------------------------------------------------------------------

    def side(self) -> int:
        """The side of a sign or glyph in front of a line."""
        return round(16 * self.type.scale)

    def sign(self, player: int) -> str:
        """The sign of a player, "" for nobody."""
        return self.seats[player].sign if 0 <= player < len(self.seats) else ""

    def font(self, weight: int) -> QFont:
        size, bold = SHAPES[weight][:2]
        return self.type.font(size, bold)

    def text_area(self, line: QRect, weight: int, marked: bool) -> QRect:
        """Where the words stand inside a line; one with reasons has a mark behind them."""
        above, below = SHAPES[weight][2:]
        left = SPACE
        if weight in (Weight.TURN, Weight.FACT):
            left += self.side() + SPACE
        elif weight == Weight.CONSEQUENCE:
            left += self.side() + 2 * SPACE
        right = SPACE + self.side() + SPACE if marked else SPACE
        return line.adjusted(left, above, -right, -below)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        row, width = index.row(), self.view.viewport().width()
        if width != self._width:
            self._width = width
            self.forget()
        if row not in self._heights:
            text, weight = index.data(Role.LINE)[:2]
            marked = index.data(Role.WHY) is not None
            area = self.text_area(QRect(0, 0, width, ROOMY), weight, marked)
            words = QFontMetrics(self.font(weight)).boundingRect(area, int(WRAP), text)
            self._heights[row] = max(words.height(), self.side()) + ROOMY - area.height()
        return QSize(width, self._heights[row])

    # --- painting ----------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: QRect = option.rect
        state: QStyle.StateFlag = option.state
        text, weight, kind, player = index.data(Role.LINE)
        marked = index.data(Role.WHY) is not None
        area = self.text_area(line, weight, marked)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self.font(weight))
        if self.step is not None:
            self._time(painter, line, index.data(Role.STEP) - self.step)
        if weight == Weight.TURN:
            self._band(painter, area, player)
        elif weight == Weight.DECADE:
            self._rule(painter, area.left(), area.right(), area.bottom() + 5, self.look.accent)
        elif weight == Weight.ROUND:
            after = area.left() + painter.fontMetrics().horizontalAdvance(text) + SPACE
            self._rule(painter, after, area.right(), area.center().y() + 1, self.look.panel_line)
        self._state(painter, line, state)
        if weight in (Weight.TURN, Weight.FACT):
            self._sign(painter, area, kind, player)
        soft = weight in (Weight.ROUND, Weight.CONSEQUENCE)
        painter.setPen(color(self.look.ink_soft if soft else self.look.ink))
        painter.drawText(area, int(WRAP), text)
        if marked:
            self._question_mark(painter, area)
        painter.restore()

    def _time(self, painter: QPainter, line: QRect, later: int) -> None:
        """The lines of the step that is shown have a bar in front; what comes after it is paler."""
        if later == 0:
            painter.fillRect(line, color(self.look.accent, 0.10))
            painter.fillRect(QRect(line.left(), line.top(), 4, line.height()), color(self.look.accent))
        elif later > 0:
            painter.setOpacity(TO_COME)

    @staticmethod
    def _rule(painter: QPainter, left: int, right: int, y: int, ink: str) -> None:
        painter.setPen(QPen(color(ink), 1.5))
        if right > left:
            painter.drawLine(left, y, right, y)

    def _band(self, painter: QPainter, area: QRect, player: int) -> None:
        """A turn begins: a band in the player's colour. Its sign says whose it is without the colour."""
        sign = self.sign(player)
        tint = mixed(self.look.panel, self.look.signs[sign][0], 0.24) if sign else self.look.socket
        band = QRectF(area.adjusted(-self.side() - 2 * SPACE + 3, -4, SPACE - 3, 4))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(tint))
        painter.drawRoundedRect(band, 6, 6)

    def _state(self, painter: QPainter, line: QRect, state: QStyle.StateFlag) -> None:
        """The line under the pointer is tinted; the current one has a frame as well."""
        box = QRectF(line).adjusted(2, 1, -2, -1)
        if state & QStyle.StateFlag.State_MouseOver or state & QStyle.StateFlag.State_Selected:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(color(self.look.accent, 0.16))
            painter.drawRoundedRect(box, 6, 6)
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(color(self.look.accent), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 6, 6)

    def _question_mark(self, painter: QPainter, area: QRect) -> None:
        """Somebody has said why."""
        side = self.side()
        spot = QRectF(area.right() + SPACE, area.top(), side, side).adjusted(1, 1, -1, -1)
        painter.setPen(QPen(color(self.look.accent), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(spot)
        painter.setFont(self.type.font(LABEL - 1, bold=True))
        painter.setPen(color(self.look.ink_soft))
        painter.drawText(spot, Qt.AlignmentFlag.AlignCenter, "?")

    def _sign(self, painter: QPainter, area: QRect, kind: str, player: int) -> None:
        """The player's sign in front of the first row of words, or what the line is about."""
        side = self.side()
        middle = area.top() + painter.fontMetrics().height() / 2
        spot = QRectF(area.left() - SPACE - side, middle - side / 2, side, side)
        if self.sign(player):
            place_crest(painter, self.sign(player), spot.adjusted(-1, -1, 1, 1), self.look)
        else:
            ART.draw(painter, GLYPHS[kind], spot, self.look.ink_soft)


class LogView(LazyListView):
    """A list of lines as wide as its window. It may follow its end, until the reader scrolls away from it."""

    pointed = Signal(QModelIndex)
    unpointed = Signal()
    chosen = Signal(QModelIndex)  # by the Enter key

    def __init__(self, look: Look, type_: Type, seats: Sequence[Seat], follows: bool = True) -> None:
        super().__init__()
        self.follows = follows
        self.following = follows
        self._top, self._above = QPersistentModelIndex(), 0  # the first line in sight, and where it begins
        self._lays_out = False
        self.lines = LogDelegate(self, look, type_, seats)
        self.setItemDelegate(self.lines)
        self._resized = QTimer(self, singleShot=True, interval=60)
        self._resized.timeout.connect(self.doItemsLayout)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.entered.connect(self.pointed)
        self.viewportEntered.connect(self.unpointed)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._hold_end)
        bar.valueChanged.connect(self._note_end)

    def setModel(self, model: QAbstractItemModel | None) -> None:  # noqa: N802 - Qt's name
        super().setModel(model)
        if model is not None:
            for moved in (model.rowsInserted, model.rowsRemoved):
                moved.connect(lambda parent, first, last: self.lines.forget(first))
            for changed in (model.modelReset, model.layoutChanged):
                changed.connect(lambda *_: self.lines.forget())
            model.dataChanged.connect(self._reworded)
            model.modelReset.connect(self.follow)

    def _reworded(self, first: Index, last: Index) -> None:
        """Other words may need another height, which Qt does not ask for by itself."""
        self.lines.forget(first.row(), last.row())
        self.scheduleDelayedItemsLayout()

    def lay_out(self) -> None:
        """Whoever reads in the middle goes on at the same line, however high the ones above it are now.

        Which line that is was noted before: Qt forgets it with every new line.
        """
        top, above = self._top, self._above
        self._lays_out = True
        super().lay_out()
        if top.isValid() and not self.following:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + self.visualRect(top).top() - above)
        self._lays_out = False
        self._note_top()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        if self.following:
            self.scrollToBottom()

    def _note_top(self) -> None:
        top = self.indexAt(QPoint(0, 0))
        if top.isValid():
            self._top, self._above = QPersistentModelIndex(top), self.visualRect(top).top()

    def set_look(self, look: Look, type_: Type, seats: Sequence[Seat]) -> None:
        self.lines.set_look(look, type_, seats)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lines wrap anew when the width has come to rest; Qt's own `Adjust` forgets it now and then."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._resized.start()

    def show_step(self, step: int | None) -> None:
        """Mark the lines of a step and show them, the first one by all means; None is the present again."""
        self.lines.step = step
        self.viewport().update()
        if step is None:
            self.follow()
            return
        rows = rows_at(self.model(), step)
        for row in (rows.stop - 1, rows.start) if rows else (rows.start - 1,):
            self.scrollTo(self.model().index(row, 0))

    # --- the end -----------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Show the end and stay there; a list that is read from its beginning goes there."""
        self.following = self.follows
        if self.follows:
            self.scrollToBottom()
        else:
            self.scrollToTop()

    def _hold_end(self, least: int, most: int) -> None:
        if self.following:
            self.verticalScrollBar().setValue(most)

    def _note_end(self, value: int) -> None:
        """The reader has scrolled, or `follow` has."""
        if self._lays_out:
            return
        self._note_top()
        self.following = self.follows and value >= self.verticalScrollBar().maximum() - SPACE

    # --- pointing by keyboard and pointer ------------------------------------------------------------------

    def currentChanged(self, current: Index, previous: Index) -> None:  # noqa: N802 - Qt's name
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.pointed.emit(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in ENTER and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Whoever comes by keyboard starts at the newest line, or at the first one of a list to read."""
        model = self.model()
        came_by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if model.rowCount() and not came_by_mouse and not self.currentIndex().isValid():
            self.setCurrentIndex(model.index(model.rowCount() - 1 if self.follows else 0, 0))
        super().focusInEvent(event)
        if self.currentIndex().isValid() and not came_by_mouse:
            self.pointed.emit(self.currentIndex())

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self.unpointed.emit()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self.unpointed.emit()
