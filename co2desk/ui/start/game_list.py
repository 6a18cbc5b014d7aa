"""The games of the start page as a list: a picture of the board, who plays, and how far the game is."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from co2desk.ui.i18n.translation import translate
from co2desk.ui.start.game_painter import LEFT, SHAPE, Pictures, draw_picture, draw_players, status_within
from co2desk.ui.start.game_words import GameWords, one_line, shown_seats
from co2desk.ui.theme.look import LABEL, Look, Type, color, mixed
from co2desk.ui.widgets.keyboard import ENTER
from co2desk.ui.widgets.tool_tips import plain_tip

if TYPE_CHECKING:
    from co2desk.session.library import KnownGame

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()

SPACE = 8
BETWEEN = 6  # two games
TEXT = 14
HEIGHT = 3.5  # of a card, in lines
SHARE = 0.24  # the most that the picture may take of the width
REMOVING = (Qt.Key.Key_Delete, Qt.Key.Key_Backspace)  # some keyboards have only the second one
CENTER = Qt.AlignmentFlag.AlignCenter
MOST = 6  # games that are to be seen at once, if there are so many


class Role(IntEnum):
    GAME = Qt.ItemDataRole.UserRole


class GameModel(QAbstractListModel):
    def __init__(self, words: GameWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.words = words
        self.games: list[KnownGame] = []

    def set_games(self, games: Sequence[KnownGame]) -> None:
        self.beginResetModel()
        self.games = list(games)
        self.endResetModel()

    def reword(self) -> None:
        """The same games in another language."""
        if self.games:
            self.dataChanged.emit(self.index(0), self.index(len(self.games) - 1))

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802 - Qt's name
        return 0 if parent.isValid() else len(self.games)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        game = self.games[index.row()]
        if role == Role.GAME:
            return game
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.words.sentence(game)
        if role == Qt.ItemDataRole.ToolTipRole:
            return plain_tip(self.words.sentence(game))
        return None


class Places(NamedTuple):
    """Where the parts of a game lie. The two buttons are there when it is chosen or pointed at."""

    card: QRectF
    picture: QRectF
    title: QRectF
    players: QRectF
    status: QRectF
    resume: QRectF
    remove: QRectF


class GameDelegate(QStyledItemDelegate):
    def __init__(
        self, view: QListView, words: GameWords, pictures: Pictures, look: Look, type_: Type
    ) -> None:
        super().__init__(view)
        self.view, self.words, self.pictures = view, words, pictures
        self.look, self.type = look, type_
        self.under: tuple[int, str] = (-1, "")  # the button under the pointer: its row and its name

    # --- measures ----------------------------------------------------------------------------------------

    def line(self) -> float:
        return QFontMetricsF(self.type.font(TEXT)).height()

    def height(self) -> int:
        """Of a game with the room below it. All are equally high."""
        return round(HEIGHT * self.line()) + 2 * SPACE + BETWEEN

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, self.height())  # as wide as the list

    def narrowest(self, games: Sequence[KnownGame]) -> int:
        """With less width a title would end in dots. Many games have the same few titles."""
        metrics = QFontMetricsF(self.type.font(LABEL, bold=True))
        titles = map(metrics.horizontalAdvance, {self.words.title(game) for game in games})
        return round((max(titles, default=0.0) + 4 * SPACE + self.line() * 1.2) / (1 - SHARE))

    def places(self, row: QRectF, game: KnownGame, with_buttons: bool) -> Places:
        card = row.adjusted(1, 1, -1, -BETWEEN)
        high = card.height() - 2 * SPACE
        wide = min(high / SHAPE, card.width() * SHARE)
        picture = QRectF(card.left() + SPACE, card.center().y() - wide * SHAPE / 2, wide, wide * SHAPE)
        left, right = picture.right() + 1.5 * SPACE, card.right() - 1.5 * SPACE
        title, players, status = (
            QRectF(left, card.top() + SPACE + number * high / 3, right - left, high / 3)
            for number in range(3)
        )
        side = self.line() * 1.2
        remove = QRectF(card.right() - SPACE - side, card.top() + SPACE - 2, side, side)
        words = QFontMetricsF(self.type.font(LABEL, bold=True)).horizontalAdvance(self.words.opening(game))
        resume = QRectF(0, 0, words + 3 * SPACE, self.line() * 1.3)
        resume.moveBottomRight(QPointF(card.right() - SPACE, card.bottom() - SPACE + 1))
        if with_buttons:
            title.setRight(remove.left() - SPACE / 2)
            status.setRight(resume.left() - SPACE)
        return Places(card, picture, title, players, status, resume, remove)

    # --- painting ----------------------------------------------------------------------------------------

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        game: KnownGame = index.data(Role.GAME)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        pointed = bool(option.state & QStyle.StateFlag.State_MouseOver)
        places = self.places(QRectF(option.rect), game, chosen or pointed)
        painter.save()
        painter.setClipRect(option.rect, Qt.ClipOperation.IntersectClip)  # letters may be piled up
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._card(
            painter, places.card, chosen, pointed, bool(option.state & QStyle.StateFlag.State_HasFocus)
        )
        ratio = painter.device().devicePixelRatioF()
        picture = self.pictures.pixmap(game.picture, round(places.picture.width() * ratio))
        draw_picture(painter, places.picture, picture, self.look)
        self._text(painter, places, game)
        if chosen or pointed:
            self._buttons(painter, places, game, self.under[1] if self.under[0] == index.row() else "")
        painter.restore()

    def _card(self, painter: QPainter, card: QRectF, chosen: bool, pointed: bool, focused: bool) -> None:
        look = self.look
        tint = 0.16 if chosen else 0.08 if pointed else 0.0
        painter.setBrush(color(mixed(look.panel, look.accent, tint)))
        painter.setPen(QPen(color(look.accent if chosen else look.panel_line), 2 if focused else 1))
        painter.drawRoundedRect(card, 10, 10)

    def _text(self, painter: QPainter, places: Places, game: KnownGame) -> None:
        self._words(painter, places.title, self.words.title(game), TEXT, self.look.ink, bold=True)
        players = [(seat.sign, one_line(seat.name)) for seat in shown_seats(game)]
        if players:
            draw_players(painter, places.players, players, self.type.font(TEXT - 1), self.look)
        else:
            self._words(painter, places.players, self.words.nobody(game), TEXT - 1, self.look.ink)
        status = status_within(self.words, game, self.type.font(LABEL), places.status.width())
        self._words(painter, places.status, status, LABEL, self.look.ink_soft)

    def _words(
        self, painter: QPainter, place: QRectF, words: str, size: float, ink: str, bold: bool = False
    ) -> None:
        font = self.type.font(size, bold)
        if QFontMetricsF(font).horizontalAdvance(words) > place.width():
            font = self.type.font(min(size, LABEL), bold)
        painter.setFont(font)
        painter.setPen(color(ink))
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, place.width())
        painter.drawText(place, LEFT, shown)

    def _buttons(self, painter: QPainter, places: Places, game: KnownGame, under: str) -> None:
        look = self.look
        painter.setPen(QPen(color(look.accent), 1.5))
        painter.setBrush(color(look.accent if under == "resume" else look.panel))
        painter.drawRoundedRect(places.resume, 8, 8)
        painter.setFont(self.type.font(LABEL, bold=True))
        painter.setPen(color(look.accent_ink if under == "resume" else look.ink))
        painter.drawText(places.resume, CENTER, self.words.opening(game))
        draw_cross(painter, places.remove, look, under == "remove")


def draw_cross(painter: QPainter, place: QRectF, look: Look, pointed: bool) -> None:
    """The sign for removing: a cross, in a circle while it is pointed at."""
    if pointed:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(look.danger, 0.22))
        painter.drawEllipse(place)
    ink, arm = look.danger if pointed else look.ink_soft, place.width() * 0.17
    painter.setPen(QPen(color(ink), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    cross = QRectF(0, 0, 2 * arm, 2 * arm)
    cross.moveCenter(place.center())
    painter.drawLine(cross.topLeft(), cross.bottomRight())
    painter.drawLine(cross.topRight(), cross.bottomLeft())


class GameList(QListView):
    """Click chooses, a double-click or the button continues; arrows, Enter and Delete do the same."""

    chosen = Signal(object)  # a KnownGame to continue
    unwanted = Signal(object)  # a KnownGame to remove
    left_upwards = Signal()  # the arrow key goes on above the first game

    def __init__(self, words: GameWords, pictures: Pictures, look: Look, type_: Type) -> None:
        super().__init__()
        self.rows = GameModel(words, self)
        self.setModel(self.rows)
        self.cards = GameDelegate(self, words, pictures, look, type_)
        self.setItemDelegate(self.cards)
        self.fewest = 1  # so many are to be seen at once by all means
        self._pressed = ""
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setStyleSheet(
            "QListView { background: transparent; border: none; padding: 0; }"
            "QListView::item, QListView::item:hover, QListView::item:selected { background: transparent; }"
        )  # the games are cards that lie on the map

    def set_look(self, look: Look, type_: Type) -> None:
        self.cards.look, self.cards.type = look, type_
        self.verticalScrollBar().setSingleStep(self.cards.height() // 2)
        self.scheduleDelayedItemsLayout()  # paints everything, too
        self._claim_room()

    def set_games(self, games: Sequence[KnownGame]) -> None:
        """Show other games; who has chosen one keeps it, or the one that has come to its place."""
        current, scrolled = self.currentIndex(), self.verticalScrollBar().value()
        row = current.row()
        before = current.data(Role.GAME).id if current.isValid() else ""
        self.rows.set_games(games)
        kept = next((number for number, game in enumerate(games) if game.id == before), row)
        if row >= 0 and games:
            self.setCurrentIndex(self.rows.index(min(kept, len(games) - 1)))
        self._claim_room()
        self.executeDelayedItemsLayout()
        self.verticalScrollBar().setValue(scrolled)

    # --- room ----------------------------------------------------------------------------------------------

    @property
    def narrowest(self) -> int:
        """The least width for these games, in pixels."""
        return self.cards.narrowest(self.rows.games)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """The least. More is taken where there is room, up to what there is to show."""
        return QSize(0, self._room(self.fewest))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()

    def _room(self, games: int) -> int:
        return min(games, self.rows.rowCount()) * self.cards.height()

    def show_at_least(self, games: int) -> None:
        if games != self.fewest:
            self.fewest = games
            self.updateGeometry()

    def _claim_room(self) -> None:
        self.setMaximumHeight(self._room(MOST))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    # --- mouse ---------------------------------------------------------------------------------------------

    def button_at(self, where: QPoint) -> tuple[int, str]:
        """The row and the name of the button there, "" beside the buttons."""
        index = self.indexAt(where)
        if not index.isValid():
            return -1, ""
        places = self.cards.places(QRectF(self.visualRect(index)), index.data(Role.GAME), with_buttons=True)
        for name, place in (("resume", places.resume), ("remove", places.remove)):
            if place.contains(where):
                return index.row(), name
        return index.row(), ""

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self._pressed = self.button_at(event.position().toPoint())[1] if is_left(event) else ""
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseReleaseEvent(event)
        row, name = self.button_at(event.position().toPoint())
        pressed, self._pressed = self._pressed, ""
        if name and name == pressed and row == self.currentIndex().row():
            (self.chosen if name == "resume" else self.unwanted).emit(self.rows.games[row])

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """On a button the first of the two clicks has done everything."""
        row, name = self.button_at(event.position().toPoint())
        if is_left(event) and row >= 0 and not name:
            self.chosen.emit(self.rows.games[row])

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseMoveEvent(event)
        self._point(self.button_at(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().leaveEvent(event)
        self._point((-1, ""))

    def _point(self, under: tuple[int, str]) -> None:
        if under != self.cards.under:
            self.cards.under = under
            self.viewport().update()

    def viewportEvent(self, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.ToolTip:
            tip = cast(QHelpEvent, event)
            if self.button_at(tip.pos())[1] == "remove":
                QToolTip.showText(tip.globalPos(), translate("RecentGames", "Remove this game…"), self)
                return True
        return super().viewportEvent(event)

    # --- keys ----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        index = self.currentIndex()
        if event.key() in ENTER and index.isValid():
            self.chosen.emit(index.data(Role.GAME))
        elif event.key() in REMOVING and index.isValid():
            self.unwanted.emit(index.data(Role.GAME))
        elif event.key() == Qt.Key.Key_Up and index.row() <= 0:
            self.left_upwards.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        """Whoever comes by keyboard starts at the newest game."""
        by_mouse = event.reason() == Qt.FocusReason.MouseFocusReason
        if self.rows.games and not by_mouse and not self.currentIndex().isValid():
            self.setCurrentIndex(self.rows.index(0))
        super().focusInEvent(event)


def is_left(event: QMouseEvent) -> bool:
    return event.button() == Qt.MouseButton.LeftButton
