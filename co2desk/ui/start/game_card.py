"""The game to go on with, large: what a player most probably wants who starts the program."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.start.game_list import REMOVING, SPACE, TEXT, draw_cross, is_left
from co2desk.ui.start.game_painter import (
    LEFT,
    SHAPE,
    Pictures,
    draw_picture,
    draw_players,
    in_lines,
    status_within,
)
from co2desk.ui.start.game_words import GameWords, one_line, shown_seats
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.look import LABEL, Look, Type, color, mixed
from co2desk.ui.widgets.tool_tips import plain_tip

if TYPE_CHECKING:
    from co2desk.session.library import KnownGame

TITLE = 18
MOST_LINES, BELOW = 3, 3  # of players, and the room below each
NARROWEST, WIDEST, SHARE = 80, 300, 0.38  # of the picture: in pixels, and of the card
HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class Line(QWidget):
    """Words on one line, that end in dots where there is no room for them."""

    def __init__(self, type_: Type, size: float, bold: bool = False) -> None:
        super().__init__()
        self.size_of_type, self.bold = size, bold
        self.words = ""
        self.ink = ""
        self.used = type_.font(size, bold)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    @property
    def metrics(self) -> QFontMetricsF:
        return QFontMetricsF(self.used)

    def say(self, words: str) -> None:
        self.words = words
        self.setAccessibleName(words)
        self.setToolTip(plain_tip(words))
        self.update()

    def set_look(self, ink: str, type_: Type) -> None:
        self.ink, self.used = ink, type_.font(self.size_of_type, self.bold)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(0, ceil(self.metrics.height()))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setFont(self.used)
        painter.setPen(color(self.ink))
        words = self.metrics.elidedText(self.shown(), Qt.TextElideMode.ElideRight, self.width())
        painter.drawText(QRectF(self.rect()), LEFT, words)
        painter.end()

    def shown(self) -> str:
        return self.words


class Status(Line):
    """How the game stands, as far as there is room for it."""

    def __init__(self, type_: Type, told: GameWords) -> None:
        super().__init__(type_, LABEL)
        self.told = told
        self.game: KnownGame | None = None

    def shown(self) -> str:
        if self.game is None:
            return ""
        return status_within(self.told, self.game, self.used, self.width(), with_interruption=False)


class Players(Line):
    """The players with their signs, on several lines where one is too short."""

    def __init__(self, type_: Type, look: Look) -> None:
        super().__init__(type_, TEXT)
        self.look = look
        self.players: Sequence[tuple[str, str]] = ()

    def lines(self) -> list[Sequence[tuple[str, str]]]:
        return in_lines(self.players, self.used, self.width() - 1, MOST_LINES)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        high = super().sizeHint().height()
        return QSize(0, max(1, len(self.lines())) * (high + BELOW) - BELOW)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if not self.players:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        place = QRectF(0, 0, self.width(), super().sizeHint().height())
        for line in self.lines():
            draw_players(painter, place, line, self.used, self.look)
            place.translate(0, place.height() + BELOW)
        painter.end()


class Picture(QWidget):
    """The board, as wide as a part of the card."""

    def __init__(self, pictures: Pictures, look: Look) -> None:
        super().__init__()
        self.pictures, self.look = pictures, look
        self.game: KnownGame | None = None
        self.setMinimumWidth(NARROWEST)  # a card that becomes narrower is not held up by its picture

    def fit(self, width: int) -> None:
        self.setMaximumSize(width, round(width * SHAPE))
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.maximumSize()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        place = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        path = self.game.picture if self.game is not None else None
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        picture = self.pictures.pixmap(path, round(place.width() * self.devicePixelRatioF()))
        draw_picture(painter, place, picture, self.look)
        painter.end()


class CrossButton(QAbstractButton):
    """Removes; a cross without a frame until it is pointed at."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        side = round(self.fontMetrics().height() * 1.6)
        return QSize(side, side)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        super().enterEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHints(HINTS)
        place = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        draw_cross(painter, place, self.look, self.underMouse() or self.hasFocus())
        painter.end()


class GameCard(Retranslated, QFrame):
    chosen = Signal(object)  # the KnownGame to continue
    unwanted = Signal(object)  # the KnownGame to remove
    left_downwards = Signal()  # the arrow key goes on below the card

    def __init__(self, words: GameWords, pictures: Pictures, look: Look, type_: Type) -> None:
        super().__init__()
        self.words, self.look, self.type = words, look, type_
        self.game: KnownGame | None = None
        self.setProperty("role", "panel")
        self.picture = Picture(pictures, look)
        self.title, self.status = Line(type_, TITLE, bold=True), Status(type_, words)
        self.players = Players(type_, look)
        self.note = QFrame()
        self.note.setObjectName("note")
        self.storm, self.interruption = QLabel(), QLabel(wordWrap=True)
        self.resume, self.remove = QPushButton(), CrossButton(look)
        self.resume.setProperty("primary", True)
        self.resume.setAutoDefault(True)  # the Enter key presses it
        self._arrange()
        for button in (self.resume, self.remove):
            button.installEventFilter(self)
        self.resume.clicked.connect(lambda: self.chosen.emit(self.game))
        self.remove.clicked.connect(lambda: self.unwanted.emit(self.game))
        self.set_look(look, type_)
        self.retranslate()

    def _arrange(self) -> None:
        note = QHBoxLayout(self.note)
        note.setContentsMargins(SPACE, SPACE // 2, SPACE, SPACE // 2)
        note.addWidget(self.storm)
        note.addWidget(self.interruption, 1)
        buttons = QHBoxLayout()
        buttons.addWidget(self.resume, 1)
        buttons.addWidget(self.remove)
        column = QVBoxLayout()
        column.setSpacing(SPACE // 2)
        for line in (self.title, self.players, self.status):
            column.addWidget(line)
        column.addSpacing(SPACE)
        column.addStretch(1)
        column.addLayout(buttons)
        row = QHBoxLayout()
        row.setSpacing(2 * SPACE)
        row.addWidget(self.picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)
        card = QVBoxLayout(self)
        card.setContentsMargins(2 * SPACE, 2 * SPACE, 2 * SPACE, 2 * SPACE)
        card.setSpacing(SPACE + SPACE // 2)
        card.addWidget(self.note)
        card.addLayout(row)

    # --- what others set -----------------------------------------------------------------------------------

    def show_game(self, game: KnownGame) -> None:
        self.game = self.picture.game = self.status.game = game
        self.picture.update()
        self.retranslate()

    def fit(self, width: int) -> None:
        """The card gets this width: the picture has its share of it, less where the text is large."""
        self.picture.fit(max(NARROWEST, min(WIDEST, round(width * SHARE / self.type.scale))))

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.picture.look = self.players.look = self.remove.look = look
        self.title.set_look(look.ink, type_)
        self.players.set_look(look.ink, type_)
        self.status.set_look(look.ink_soft, type_)
        self.interruption.setFont(type_.font(LABEL))
        self.storm.setPixmap(self._storm())
        self.resume.setStyleSheet(f"QPushButton:focus {{ border-color: {look.ink}; }}")
        self.note.setStyleSheet(
            f"#note {{ background: {mixed(look.panel, look.forced, 0.14)}; border-radius: 8px; }}"
        )
        self.update()

    def _storm(self) -> QPixmap:
        return ART.pixmap("event", round(22 * self.type.scale), self.look.forced, self.devicePixelRatioF())

    # --- words ---------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        words, game = self.words, self.game
        #: The button that goes on with the last game.
        self.resume.setText(translate("RecentGames", "Continue"))
        self.remove.setToolTip(translate("RecentGames", "Remove this game…"))
        self.remove.setAccessibleName(translate("RecentGames", "Remove this game…"))
        self.interruption.setText(words.interruption())
        self.note.setVisible(game is not None and game.was_cut_off)
        if game is None:
            return
        self.title.say(words.title(game))
        self.players.players = [(seat.sign, one_line(seat.name)) for seat in shown_seats(game)]
        self.players.say(words.players(game))
        self.players.updateGeometry()
        self.status.say(words.status(game, with_interruption=False))
        told = "\n".join((words.sentence(game), words.interruption() if game.was_cut_off else "")).rstrip()
        self.setAccessibleName(told)
        self.resume.setAccessibleDescription(told)

    # --- hands ---------------------------------------------------------------------------------------------

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if is_left(event):
            self.chosen.emit(self.game)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """The keys that a button would leave to others, or go on to the next button with."""
        if event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        key = cast(QKeyEvent, event).key()
        if key in REMOVING:
            self.unwanted.emit(self.game)
        elif key == Qt.Key.Key_Down:
            self.left_downwards.emit()
        return key in REMOVING or key == Qt.Key.Key_Down
