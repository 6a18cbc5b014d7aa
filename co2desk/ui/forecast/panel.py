"""The forecast: what follows if the decade ended now, and what a move would change about it.

Every row can be reached with the arrow keys, reads as a sentence, and shows on the board what it is about.
Only what lies open is told (see `co2desk.forecast`).
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from co2desk.engine.table.table import Table
from co2desk.forecast import Outlook
from co2desk.forecast.concerns import Concern
from co2desk.session.seats import Seat
from co2desk.text import Speaker
from co2desk.ui.forecast.concerns import concern_rows
from co2desk.ui.forecast.page import ForecastPages
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.row_list.painter import SPACE, TEXT, RowPainter
from co2desk.ui.row_list.rows import RowKey, Shown, compared, unchanged
from co2desk.ui.row_list.strokes import draw_change
from co2desk.ui.row_list.view import Index, Role, RowModel, RowView
from co2desk.ui.theme.look import LABEL, Look, Type

LEAST = 40  # the height of the list on the smallest screen


class Without(Enum):
    """Why there is no forecast."""

    NO_GAME = auto()  # or one that nobody may look at now
    TURNING = auto()  # a decade turns: the last forecast is no longer true
    OVER = auto()


class ForecastPanel(Retranslated, QWidget):
    pointed = Signal(object)  # place keys of the row under the pointer or of the current one
    unpointed = Signal()

    def __init__(self, look: Look, type_: Type, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.type = look, type_
        self.seats: tuple[Seat, ...] = ()
        self.speaker: Speaker | None = None
        self.pages: ForecastPages = {}
        self.told: Outlook | None = None
        self.without = Without.NO_GAME
        self.after: Outlook | None = None
        self.table: Table | None = None
        self.concerns: tuple[Concern, ...] = ()
        self._pointing: RowKey | None = None  # the row that others have been told of
        self.title = QLabel(wordWrap=True)
        self.arrow = QLabel()
        self.about = QLabel(wordWrap=True)
        self.rows = RowModel(self)
        self.view = RowView(look, type_)
        self.view.setModel(self.rows)
        self.view.setMinimumHeight(LEAST)  # it scrolls; the words above it do not
        self.nothing = QLabel(wordWrap=True, alignment=Qt.AlignmentFlag.AlignCenter)
        self.nothing.setProperty("role", "soft")
        self._arrange()
        self.view.pointed.connect(self._point)
        self.view.unpointed.connect(self._unpoint)
        self.set_look(look, type_)
        self.retranslate()

    def _arrange(self) -> None:
        about = QHBoxLayout()
        about.addWidget(self.arrow)
        about.addWidget(self.about, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE // 2, SPACE, SPACE // 2, SPACE // 2)
        column.setSpacing(SPACE // 2)
        column.addWidget(self.title)
        column.addLayout(about)
        column.addWidget(self.view, 1)
        column.addWidget(self.nothing, 1)
        self.nothing.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    # --- what others set ------------------------------------------------------------------------------

    def set_game(self, seats: Sequence[Seat], speaker: Speaker, pages: ForecastPages) -> None:
        """Another game, other people. What was said about the last one is forgotten."""
        self.seats, self.speaker, self.pages = tuple(seats), speaker, pages
        self.clear()

    def show_forecast(self, told: Outlook, table: Table, concerns: tuple[Concern, ...] = ()) -> None:
        """What follows if the decade ended now; `table` is the one it was made for. `concerns` is what its
        seat should think about."""
        self.told, self.after, self.table, self.concerns = told, None, table, concerns
        self.retranslate()
        if self._pointing is not None:  # the row that is being read may be about other places now
            self._point(self.rows.index(self.rows.row_of(self._pointing)))

    def show_after(self, after: Outlook | None) -> None:
        """The same after the move under the pointer, beside what holds now. None: no move any more, or one
        whose outcome something hidden decides."""
        if self.told is not None and after != self.after:
            self.after = after
            self.retranslate()

    def clear(self, without: Without = Without.NO_GAME) -> None:
        """Nothing can be told about what lies ahead."""
        self.without = without
        self.told = self.after = self.table = None
        self.concerns = ()
        self.retranslate()

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.title.setFont(type_.font(TEXT + 2, bold=True))
        self.about.setFont(type_.font(LABEL))
        self.nothing.setFont(type_.font(TEXT))
        self.about.setStyleSheet(f"color: {look.ink_soft}")
        self.view.setStyleSheet(
            f"QListView {{ padding: 0; border: 1px solid {look.panel_line}; background: {look.panel}; }}"
        )  # a narrow column: the rows bring their own room
        self.arrow.setPixmap(self._arrow_picture())
        self.view.lines.rows = RowPainter(look, type_)
        self.view.scheduleDelayedItemsLayout()
        self.view.viewport().update()

    def _arrow_picture(self) -> QPixmap:
        ratio, side = self.devicePixelRatioF(), round(18 * self.type.scale)
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with QPainter(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_change(painter, QRectF(0, 0, side, side), self.look.accent)
        return picture

    # --- words and rows -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.nothing.setText(self._why_nothing())
        told, table, speaker = self.told, self.table, self.speaker
        for widget in (self.title, self.about, self.view):
            widget.setVisible(told is not None)
        self.nothing.setVisible(told is None)
        self.arrow.setVisible(self.after is not None)
        if told is None or table is None or speaker is None:
            self._set_rows([])
            return
        page = self.pages[type(told)]
        title, about = page.headline(told, table)
        self.title.setText(title)
        self.view.setAccessibleName(title)
        concerns = concern_rows(self.concerns, table, speaker)
        now = page.rows(told, table, self.seats, speaker)
        rows = unchanged([*concerns, *now])
        if self.after is not None:
            after = page.rows(self.after, table, self.seats, speaker)
            rows = compared([*concerns, *now], [*concerns, *after])  # those are about the position now
            if any(shown.changed for shown in rows):
                about = translate("ForecastPanel", "Arrows show the situation after the move.")
            else:
                #: “Here” is the forecast beside the board.
                about = translate("ForecastPanel", "This move changes nothing here.")
        self.about.setText(about)
        self.view.setAccessibleDescription(about)
        self._set_rows(rows)

    def _why_nothing(self) -> str:
        if self.without is Without.TURNING:
            return translate("ForecastPanel", "While the decade turns, there is no forecast.")
        if self.without is Without.OVER:
            return translate("ForecastPanel", "The game is over. There is nothing left to forecast.")
        return translate(
            "ForecastPanel", "During a game, this shows what would happen if the decade ended now."
        )

    def _set_rows(self, rows: list[Shown]) -> None:
        """Show other rows; who reads one goes on reading it."""
        bar, current = self.view.verticalScrollBar(), self.view.currentIndex()
        scrolled = bar.value()
        key = current.data(Role.SHOWN).row.key if current.isValid() else None
        self.rows.set_rows(rows)
        kept = self.rows.row_of(key)
        if kept >= 0 and not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self.rows.index(kept))
        self.view.executeDelayedItemsLayout()
        bar.setValue(scrolled)
        if self.rows.row_of(self._pointing) < 0:
            self._unpoint()

    # --- pointing -------------------------------------------------------------------------------------

    def _point(self, index: Index) -> None:
        shown: Shown = index.data(Role.SHOWN)
        self._pointing = shown.row.key
        self.pointed.emit(shown.places)

    def _unpoint(self) -> None:
        if self._pointing is not None:
            self._pointing = None
            self.unpointed.emit()
