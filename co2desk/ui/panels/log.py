"""The log: what happened, newest at the bottom, to be searched, filtered and pointed at the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any, cast

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
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
    QIcon,
    QKeyEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.ui.art import ART, draw_sign, sign_pixmap
from co2desk.ui.models import log_model as log
from co2desk.ui.models.log_model import LogFilter, LogModel, Role, Weight
from co2desk.ui.panels.flow import FlowLayout
from co2desk.ui.seats import Seat
from co2desk.ui.theme import LABEL, Look, Type, color, mixed
from co2desk.ui.tongue import Retranslated, translate

Index = QModelIndex | QPersistentModelIndex

SPACE = 8
TEXT = 14  # a column beside the board is narrower than the board: between its text and its label
TITLE = 17
ROOMY = 1 << 20
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

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

    def text_area(self, line: QRect, weight: int) -> QRect:
        """Where the words stand inside a line."""
        above, below = SHAPES[weight][2:]
        left = SPACE
        if weight in (Weight.TURN, Weight.FACT):
            left += self.side() + SPACE
        elif weight == Weight.CONSEQUENCE:
            left += self.side() + 2 * SPACE
        return line.adjusted(left, above, -SPACE, -below)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        row, width = index.row(), self.view.viewport().width()
        if width != self._width:
            self._width = width
            self.forget()
        if row not in self._heights:
            text, weight = index.data(Role.LINE)[:2]
            area = self.text_area(QRect(0, 0, width, ROOMY), weight)
            words = QFontMetrics(self.font(weight)).boundingRect(area, int(WRAP), text)
            self._heights[row] = max(words.height(), self.side()) + ROOMY - area.height()
        return QSize(width, self._heights[row])

    # --- painting ----------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: QRect = option.rect
        state: QStyle.StateFlag = option.state
        text, weight, kind, player = index.data(Role.LINE)
        area = self.text_area(line, weight)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self.font(weight))
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
        painter.restore()

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

    def _sign(self, painter: QPainter, area: QRect, kind: str, player: int) -> None:
        """The player's sign in front of the first row of words, or what the line is about."""
        side = self.side()
        middle = area.top() + painter.fontMetrics().height() / 2
        spot = QRectF(area.left() - SPACE - side, middle - side / 2, side, side)
        if self.sign(player):
            draw_sign(painter, self.sign(player), spot.adjusted(2, 2, -2, -2), self.look)
        else:
            ART.draw(painter, GLYPHS[kind], spot, self.look.ink_soft)


class LogView(QListView):
    """A list of lines as wide as its window. It may follow its end, until the reader scrolls away from it."""

    pointed = Signal(QModelIndex)
    unpointed = Signal()
    chosen = Signal(QModelIndex)  # by the Enter key

    def __init__(self, look: Look, type_: Type, seats: Sequence[Seat], follows: bool = True) -> None:
        super().__init__()
        self.follows = follows
        self.following = follows
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

    def set_look(self, look: Look, type_: Type, seats: Sequence[Seat]) -> None:
        self.lines.set_look(look, type_, seats)
        self.scheduleDelayedItemsLayout()
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Lines wrap anew when the width has come to rest; Qt's own `Adjust` forgets it now and then."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._resized.start()

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


class LogPanel(Retranslated, QWidget):
    pointed = Signal(object)  # place keys of the line under the pointer or of the current one
    unpointed = Signal()
    step_chosen = Signal(int)

    def __init__(
        self, model: LogModel, seats: Sequence[Seat], look: Look, type_: Type, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.look, self.type, self.seats = look, type_, tuple(seats)
        self.lines = LogFilter(model, self)
        self.search = QLineEdit(clearButtonEnabled=True)
        self.kinds = {kind: self._toggle() for kind in log.KINDS}
        self.players: list[QToolButton] = []
        self.headlines = self._toggle(glyph=False)
        self.view = LogView(look, type_, seats)
        self.view.setModel(self.lines)
        self.nothing = QLabel(self.view, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.nothing.setProperty("role", "soft")
        self.newest = QPushButton(self.view)
        self._arrange()
        self._connect()
        self.set_seats(seats)
        self.set_look(look, type_)
        self.retranslate()
        self._show_lines_or_nothing()

    # --- building ------------------------------------------------------------------------------------------

    @staticmethod
    def _toggle(glyph: bool = True) -> QToolButton:
        button = QToolButton()
        button.setCheckable(True)
        button.setProperty("glyph", glyph)
        return button

    def _arrange(self) -> None:
        self._filters = QWidget()
        self._toggles = FlowLayout(self._filters, gap=2)
        for button in (*self.kinds.values(), self.headlines):
            self._toggles.addWidget(button)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self._filters.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        column.addWidget(self.search)
        column.addWidget(self._filters)
        column.addWidget(self.view, 1)
        self.newest.hide()
        self.newest.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the End key does the same
        self.view.viewport().installEventFilter(self)
        self.search.installEventFilter(self)

    def _connect(self) -> None:
        self.search.textChanged.connect(self.lines.set_words)
        self.headlines.toggled.connect(self.lines.set_headlines_only)
        for button in self.kinds.values():
            button.toggled.connect(self._choose_kinds)
        self.view.pointed.connect(self._point)
        self.view.unpointed.connect(self.unpointed)
        for chosen in (self.view.chosen, self.view.doubleClicked):
            chosen.connect(lambda index: self.step_chosen.emit(index.data(Role.STEP)))
        self.newest.clicked.connect(self.view.follow)
        for changed in (self.lines.rowsInserted, self.lines.rowsRemoved, self.lines.modelReset):
            changed.connect(self._show_lines_or_nothing)
        bar = self.view.verticalScrollBar()
        for moved in (bar.valueChanged, bar.rangeChanged):
            moved.connect(self._show_newest)

    # --- what others set -----------------------------------------------------------------------------------

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Another game, other people."""
        self.seats = tuple(seats)
        for button in self.players:
            self._toggles.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.players = [self._toggle() for _ in seats]
        for button in self.players:
            self._toggles.addWidget(button)
            button.toggled.connect(self._choose_players)
        self._order_of_focus()
        self._choose_players()
        self.set_look(self.look, self.type)
        self.retranslate()

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        side = round(18 * type_.scale)
        for kind, button in self.kinds.items():
            self._dress(button, ART.icon(GLYPHS[kind], look.ink), side)
        for seat, button in zip(self.seats, self.players, strict=True):
            self._dress(button, QIcon(sign_pixmap(seat.sign, side, look, self.devicePixelRatioF())), side)
        self._filters.setStyleSheet(f"""
            QToolButton {{ padding: 1px; }}
            QToolButton[glyph="false"] {{ padding: 1px 6px; }}
            QToolButton[glyph="true"] {{ background: transparent; border-color: transparent; }}
            QToolButton[glyph="true"]:hover {{ border-color: {look.accent}; }}
            QToolButton[glyph="true"]:focus {{ border-color: {look.accent}; }}
            QToolButton[glyph="true"]:checked {{ border-color: {look.accent};
                background: {mixed(look.panel, look.accent, 0.25)}; }}
            """)  # many small ones in a row, without a box until they are in use
        self.view.set_look(look, type_, self.seats)
        self.nothing.setFont(type_.font(TEXT))

    @staticmethod
    def _dress(button: QToolButton, icon: QIcon, side: int) -> None:
        button.setIcon(icon)
        button.setIconSize(QSize(side, side))

    def _order_of_focus(self) -> None:
        order: list[QWidget] = [self.search, *self.kinds.values(), self.headlines, *self.players, self.view]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # --- filters -------------------------------------------------------------------------------------------

    def _choose_kinds(self) -> None:
        self.lines.set_kinds(kind for kind, button in self.kinds.items() if button.isChecked())

    def _choose_players(self) -> None:
        self.lines.set_players(seat for seat, button in enumerate(self.players) if button.isChecked())

    # --- what is shown -------------------------------------------------------------------------------------

    def _show_lines_or_nothing(self, *_: Any) -> None:
        self._say_nothing()
        self.nothing.setVisible(not self.lines.rowCount())

    def _show_newest(self, *_: Any) -> None:
        self.newest.setVisible(not self.view.following)
        self._place()

    def _place(self) -> None:
        """What lies over the list: the sentence in its middle, the button at its lower edge."""
        room = self.view.viewport().geometry()
        self.nothing.setGeometry(room.adjusted(2 * SPACE, 0, -2 * SPACE, 0))
        self.newest.adjustSize()
        button = self.newest.rect()
        self.newest.move(room.center().x() - button.center().x(), room.bottom() - button.height() - SPACE)

    def _point(self, index: Index) -> None:
        self.pointed.emit(index.data(Role.PLACES))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Resize and watched is self.view.viewport():
            self._place()
        if event.type() == QEvent.Type.KeyPress and watched is self.search:
            return self._key_in_search(cast(QKeyEvent, event))
        return super().eventFilter(watched, event)

    def _key_in_search(self, key: QKeyEvent) -> bool:
        """Down goes on to the lines, Escape clears the words."""
        if key.key() == Qt.Key.Key_Down:
            self.view.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        if key.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        return False

    # --- words ---------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.search.setPlaceholderText(translate("LogPanel", "Search the log"))
        self.search.setAccessibleName(translate("LogPanel", "Search the log"))
        self.view.setAccessibleName(translate("LogPanel", "Log of the game"))
        self.newest.setText(translate("LogPanel", "Newest"))
        self.newest.setToolTip(translate("LogPanel", "Go to the newest line (End)"))
        self.headlines.setText(translate("LogPanel", "In short"))
        self.headlines.setToolTip(translate("LogPanel", "Leave out small consequences such as payments"))
        for kind, sentence in self._kind_names():
            self._name(self.kinds[kind], sentence)
        for seat, button in zip(self.seats, self.players, strict=True):
            self._name(button, translate("LogPanel", "Show what concerns {name}").format(name=seat.name))
        self._say_nothing()

    @staticmethod
    def _kind_names() -> Iterable[tuple[str, str]]:
        return (
            (log.TURN, translate("LogPanel", "Show turns, rounds and decades")),
            (log.PROJECT, translate("LogPanel", "Show projects, plants and control")),
            (log.SCIENTIST, translate("LogPanel", "Show scientists and summits")),
            (log.EXPERTISE, translate("LogPanel", "Show expertise")),
            (log.MARKET, translate("LogPanel", "Show CEPs, money and technology")),
            (log.CARD, translate("LogPanel", "Show lobby cards")),
            (log.SUPPLY, translate("LogPanel", "Show income and supply")),
            (log.CLIMATE, translate("LogPanel", "Show fossil plants, CO₂ and disasters")),
            (log.GOAL, translate("LogPanel", "Show goals and points")),
            (log.END, translate("LogPanel", "Show the end of the game")),
        )

    @staticmethod
    def _name(button: QToolButton, sentence: str) -> None:
        button.setToolTip(sentence)
        button.setAccessibleName(sentence)

    def _say_nothing(self) -> None:
        if self.lines.is_open:
            self.nothing.setText(
                translate("LogPanel", "Nothing has happened yet. The game is written down here.")
            )
        else:
            self.nothing.setText(translate("LogPanel", "No line fits what you are looking for."))
