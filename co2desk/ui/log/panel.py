"""The log: what happened, newest at the bottom, to be searched, filtered and pointed at the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any, cast

from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.session.seats import Seat
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.log import lines as log
from co2desk.ui.log.filter import LogFilter
from co2desk.ui.log.model import LogModel, Role
from co2desk.ui.log.view import GLYPHS, SPACE, TEXT, Index, LogView
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.companies import crest_pixmap
from co2desk.ui.theme.look import Look, Type, mixed
from co2desk.ui.widgets.flow import FlowLayout
from co2desk.ui.widgets.shortcuts import LOOK_BACK, key_name
from co2desk.ui.widgets.why_box import WhyBox

LEAST_LINES = 3


class LogPanel(Retranslated, QWidget):
    pointed = Signal(object)  # place keys of the line under the pointer or of the current one
    unpointed = Signal()
    step_chosen = Signal(int)
    look_back_wanted = Signal()
    since_wanted = Signal()

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
        self.look_back, self.since = QPushButton(), QPushButton()
        self.why = WhyBox(look, type_, self)
        self._arrange()
        self._connect()
        self.set_game(seats)
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
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._filters.setSizePolicy(policy)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE, SPACE, SPACE, SPACE)
        column.setSpacing(SPACE)
        column.addWidget(self.search)
        column.addWidget(self._filters)
        column.addWidget(self.view, 1)
        column.addWidget(self.why)
        self._past = FlowLayout(gap=SPACE)  # side by side, or below each other in a narrow column
        for way in (self.look_back, self.since):
            self._past.addWidget(way)
            way.hide()
        column.addLayout(self._past)
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
        self.view.selectionModel().currentChanged.connect(self._tell_why)
        self.view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.view.customContextMenuRequested.connect(self._show_menu)
        for chosen in (self.view.chosen, self.view.doubleClicked):
            chosen.connect(lambda index: self.step_chosen.emit(index.data(Role.STEP)))
        self.newest.clicked.connect(self.view.follow)
        self.look_back.clicked.connect(self.look_back_wanted)
        self.since.clicked.connect(self.since_wanted)
        for changed in (self.lines.rowsInserted, self.lines.rowsRemoved, self.lines.modelReset):
            changed.connect(self._show_lines_or_nothing)
            changed.connect(self._tell_why)
        bar = self.view.verticalScrollBar()
        for moved in (bar.valueChanged, bar.rangeChanged):
            moved.connect(self._show_newest)

    # --- what others set -----------------------------------------------------------------------------------

    def set_game(self, seats: Sequence[Seat], own_names: Callable[[], dict[str, str]] = dict) -> None:
        """Another game, other people, and the words of its edition for kinds of lines."""
        self.seats, self.own_names = tuple(seats), own_names
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
        self._show_signs()
        self.retranslate()

    def offer_past(self, look_back: bool, since: bool) -> None:
        """Which ways into the past are open: step by step, and from the last turn of whoever reads."""
        self.look_back.setVisible(look_back)
        self.since.setVisible(since)

    def show_step(self, step: int | None) -> None:
        """The board shows this step of the game; None is the present."""
        self.view.show_step(step)
        self._show_newest()

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        side = self._side()
        for kind, button in self.kinds.items():
            self._dress(button, ART.icon(GLYPHS[kind], look.ink), side)
        self._filters.setStyleSheet(f"""
            QToolButton {{ padding: 1px; }}
            QToolButton[glyph="false"] {{ padding: 1px 6px; }}
            QToolButton[glyph="true"] {{ background: transparent; border-color: transparent; }}
            QToolButton[glyph="true"]:hover {{ border-color: {look.accent}; }}
            QToolButton[glyph="true"]:focus {{ border-color: {look.accent}; }}
            QToolButton[glyph="true"]:checked {{ border-color: {look.accent};
                background: {mixed(look.panel, look.accent, 0.25)}; }}
            """)  # many small ones in a row, without a box until they are in use
        self.why.set_look(look, type_)
        self.nothing.setFont(type_.font(TEXT))
        self._show_signs()

    def _show_signs(self) -> None:
        """Of the players, on their buttons and before their lines."""
        side = self._side()
        for seat, button in zip(self.seats, self.players, strict=True):
            picture = crest_pixmap(seat.sign, side, self.look, self.devicePixelRatioF())
            self._dress(button, QIcon(picture), side)
        self.view.set_look(self.look, self.type, self.seats)

    def _side(self) -> int:
        """Of a sign or glyph on a button."""
        return round(18 * self.type.scale)

    @staticmethod
    def _dress(button: QToolButton, icon: QIcon, side: int) -> None:
        button.setIcon(icon)
        button.setIconSize(QSize(side, side))

    def _order_of_focus(self) -> None:
        order: list[QWidget] = [self.search, *self.kinds.values(), self.headlines, *self.players, self.view]
        order += [self.look_back, self.since]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    # --- why a computer player did something ---------------------------------------------------------------

    def show_why(self) -> None:
        """Go to the last line before which somebody has said why: of the step that is shown, or of all."""
        last = self.view.lines.step
        for row in reversed(range(self.lines.rowCount())):
            index = self.lines.index(row, 0)
            if (last is None or index.data(Role.STEP) <= last) and index.data(Role.WHY) is not None:
                self.view.setCurrentIndex(index)
                self.view.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def _tell_why(self, *_: Any) -> None:
        """The current line may be a computer player's move."""
        self.why.tell(self.view.currentIndex().data(Role.WHY))

    def _show_menu(self, place: QPoint) -> None:
        index = self.view.indexAt(place)
        if not index.isValid():
            return
        menu = QMenu(self.view)
        why = menu.addAction(translate("LogPanel", "Why this move?"))
        why.setEnabled(index.data(Role.WHY) is not None)
        why.triggered.connect(lambda: self.view.setCurrentIndex(index))
        there = menu.addAction(translate("LogPanel", "Go to this step"))
        there.triggered.connect(lambda: self.step_chosen.emit(index.data(Role.STEP)))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.view.viewport().mapToGlobal(place))

    # --- filters -------------------------------------------------------------------------------------------

    def _choose_kinds(self) -> None:
        self.lines.set_kinds(kind for kind, button in self.kinds.items() if button.isChecked())

    def _choose_players(self) -> None:
        self.lines.set_players(seat for seat, button in enumerate(self.players) if button.isChecked())

    # --- what is shown -------------------------------------------------------------------------------------

    def _show_lines_or_nothing(self, *_: Any) -> None:
        self._say_nothing()
        self.nothing.setVisible(not self.lines.rowCount())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fold()

    def _fold(self) -> None:
        """Where there is no room for some lines, they come before filters that nobody uses."""
        wide = self.contentsRect().width() - 2 * SPACE
        filters = self._toggles.heightForWidth(wide)
        past = self._past.heightForWidth(wide) or self.look_back.sizeHint().height()
        others = [self.search.sizeHint().height(), past]
        room = self.height() - sum(others) - filters - (len(others) + 3) * SPACE
        used = any(button.isChecked() for button in (*self.kinds.values(), *self.players, self.headlines))
        self._filters.setVisible(used or room >= LEAST_LINES * self.fontMetrics().height())

    def _show_newest(self, *_: Any) -> None:
        self.newest.setVisible(not self.view.following and self.view.lines.step is None)
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
        self.view.setAccessibleName(translate("LogPanel", "Game log"))
        #: The button that goes to the newest line of the log.
        self.newest.setText(translate("LogPanel", "Newest"))
        newest = translate("LogPanel", "Go to the newest line ({key})")
        self.newest.setToolTip(newest.format(key=key_name(Qt.Key.Key_End)))
        #: Filter of the log: hides small consequences.
        self.headlines.setText(translate("LogPanel", "Brief"))
        self.headlines.setToolTip(translate("LogPanel", "Hide minor consequences such as payments"))
        self.look_back.setText(translate("LogPanel", "Step back"))
        look_back = translate(
            "LogPanel", "Step through the game so far ({key}). Double-click a line to go to its step."
        )
        self.look_back.setToolTip(look_back.format(key=key_name(LOOK_BACK)))
        self.since.setText(translate("LogPanel", "Since my last turn"))
        self.since.setToolTip(translate("LogPanel", "Watch everything since your last decision"))
        for kind, sentence in (self._kind_names() | self.own_names()).items():
            self._name(self.kinds[kind], sentence)
        for seat, button in zip(self.seats, self.players, strict=True):
            self._name(button, translate("LogPanel", "Show entries about {name}").format(name=seat.name))
        self.lines.reworded()
        self._tell_why()
        self._say_nothing()

    @staticmethod
    def _kind_names() -> dict[str, str]:
        return {
            log.TURN: translate("LogPanel", "Show turns, rounds and decades"),
            log.PROJECT: translate("LogPanel", "Show projects, plants and control"),
            log.SCIENTIST: translate("LogPanel", "Show scientists and summits"),
            log.EXPERTISE: translate("LogPanel", "Show expertise"),
            log.MARKET: translate("LogPanel", "Show CEPs, money and technology"),
            log.CARD: translate("LogPanel", "Show lobby cards"),
            log.SUPPLY: translate("LogPanel", "Show income and supply"),
            log.CLIMATE: translate("LogPanel", "Show fossil plants, CO₂ and disasters"),
            log.GOAL: translate("LogPanel", "Show goals and points"),
            log.END: translate("LogPanel", "Show the end of the game"),
        }

    @staticmethod
    def _name(button: QToolButton, sentence: str) -> None:
        button.setToolTip(sentence)
        button.setAccessibleName(sentence)

    def _say_nothing(self) -> None:
        if self.lines.is_open:
            self.nothing.setText(translate("LogPanel", "Nothing has happened yet. The game is logged here."))
        else:
            self.nothing.setText(translate("LogPanel", "No matching lines."))
