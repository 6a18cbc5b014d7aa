"""The cover between two people at one screen: whose decision it is, and then what happened in the meantime.

Nothing secret is in it until the next player says "it is me" (I-22): the lines of "since your last turn" come
as a function that is called only then, and they are forgotten when the cover goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from co2desk.session.seats import Seat
from co2desk.ui.handover.lines_model import LinesModel
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.log.lines import LogLine
from co2desk.ui.log.view import SPACE, LogView
from co2desk.ui.models.places import NOBODY
from co2desk.ui.theme.companies import crest_pixmap
from co2desk.ui.theme.look import FIGURE, TEXT, Look, Type, color
from co2desk.ui.widgets.keyboard import ENTER, give_keyboard
from co2desk.ui.widgets.shortcuts import means

SIGN, SMALL_SIGN = 120, 32
BUTTON_EDGE = 40  # pixels beside the words of a button
PRESSING = (*ENTER, Qt.Key.Key_Space)
HARMLESS = (
    QKeySequence.StandardKey.Undo,
    QKeySequence.StandardKey.Save,
    QKeySequence.StandardKey.Quit,
)
DIMMED = 0.78  # of the ground over the board, which lies open for everybody

Lines = Callable[[], Iterable[LogLine]]
Sentence = Callable[[], str]


def no_lines() -> Iterable[LogLine]:
    return ()


class CoverPanel(Retranslated, QWidget):
    """Covers its parent. `brief` leaves out the second page when nothing has happened."""

    uncovered = Signal()  # the right player sits here: show what is this player's
    done = Signal()  # the player has read what happened; the cover is gone

    def __init__(self, parent: QWidget, look: Look, type_: Type, brief: bool = True) -> None:
        super().__init__(parent)
        self._parent = parent
        self.look, self.type = look, type_
        self.seats: tuple[Seat, ...] = ()
        self.brief = brief
        self.number = NOBODY  # the seat that is asked for
        self._seat = Seat("")
        self._lines: Lines = no_lines
        self._decision: Sentence = str
        self._before: QWidget | None = None  # had the focus when the cover came
        self.keyboard_after: QWidget | None = None  # gets it where that is gone
        self.setAttribute(Qt.WidgetAttribute.WA_NoMousePropagation)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.sign = QLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self.headline, self.decision, self.advice = (self._sentence() for _ in range(3))
        self.advice.setProperty("role", "soft")
        self.it_is_me = self._button(self._uncover)
        self.undo = (
            QToolButton()
        )  # for whoever regrets the last action of the turn; the window says what it does
        self.undo.setProperty("flat", True)
        self.small_sign = QLabel()
        self.title = QLabel(wordWrap=True)
        self.nothing = self._sentence()
        self.nothing.setProperty("role", "soft")
        self.told = LinesModel(self)
        self.list = LogView(look, type_, (), follows=False)
        self.list.setModel(self.told)
        self.go_on = self._button(self._finish)
        self.list.chosen.connect(self._finish)
        self.question, self.report = self._question(), self._report()
        self._arrange()
        self.set_look(look, type_)
        self.retranslate()
        self.hide()
        parent.installEventFilter(self)
        cast(QApplication, QApplication.instance()).focusChanged.connect(self._keep_focus)

    # --- building --------------------------------------------------------------------------------------

    @staticmethod
    def _sentence() -> QLabel:
        label = QLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        return label

    @staticmethod
    def _button(pressed: Callable[[], None]) -> QPushButton:
        button = QPushButton()
        button.setProperty("primary", True)
        button.clicked.connect(pressed)
        return button

    @staticmethod
    def _card() -> tuple[QFrame, QVBoxLayout]:
        card = QFrame()
        card.setObjectName("card")
        column = QVBoxLayout(card)
        column.setContentsMargins(4 * SPACE, 4 * SPACE, 4 * SPACE, 4 * SPACE)
        column.setSpacing(2 * SPACE)
        return card, column

    def _question(self) -> QFrame:
        card, column = self._card()
        self.asked = column
        for part in (self.sign, self.headline, self.decision, self.it_is_me, self.advice):
            column.addWidget(part)
        column.addWidget(self.undo, 0, Qt.AlignmentFlag.AlignCenter)
        return card

    def _report(self) -> QFrame:
        card, column = self._card()
        head = QHBoxLayout()
        head.setSpacing(2 * SPACE)
        head.addWidget(self.small_sign)
        head.addWidget(self.title, 1)
        column.addLayout(head)
        column.addWidget(self.list, 1)
        column.addWidget(self.nothing, 1)
        column.addWidget(self.go_on)
        return card

    def _arrange(self) -> None:
        room = QGridLayout(self)
        room.setContentsMargins(3 * SPACE, 3 * SPACE, 3 * SPACE, 3 * SPACE)
        for line, share in enumerate((1, 8, 1)):
            room.setRowStretch(line, share)
            room.setColumnStretch(line, share)
        room.addWidget(self.question, 1, 1, Qt.AlignmentFlag.AlignCenter)
        room.addWidget(self.report, 1, 1)

    # --- what others do with it ------------------------------------------------------------------------

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.setStyleSheet(
            f"#card {{ background: {look.panel}; border: 1.5px solid {look.panel_line};"
            " border-radius: 14px; }"
        )
        for label, size, bold in (
            (self.headline, FIGURE + 5, True),
            (self.decision, TEXT + 2, False),
            (self.advice, TEXT, False),
            (self.title, FIGURE, True),
            (self.nothing, TEXT, False),
        ):
            label.setFont(type_.font(size, bold))
        for button in (self.it_is_me, self.go_on):
            button.setFont(type_.font(TEXT + 2, True))
            button.setMinimumHeight(round(44 * type_.scale))
        self.question.setFixedWidth(round(480 * type_.scale))
        self.report.setMaximumWidth(round(640 * type_.scale))
        self._show_signs()
        self.list.set_look(look, type_, self.seats)
        self.update()

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """Another game, other people, or other names of the same."""
        self.seats = tuple(seats)
        if self.number < len(self.seats) and self.number != NOBODY:
            self._seat = self.seats[self.number]
        self.list.set_look(self.look, self.type, self.seats)

    def show_for(self, number: int, seat: Seat, lines: Lines, decision: Sentence) -> None:
        """Cover the screen for a seat. `decision` says what it has to decide, in a sentence for everybody,
        in whatever language is spoken."""
        self.number, self._seat, self._lines, self._decision = number, seat, lines, decision
        self.told.show(())
        self._show_signs()
        self.retranslate()
        self.question.show()
        self.report.hide()
        if not self.isVisible():
            self._before = self.window().focusWidget()
        self._cover()
        self.show()
        self.it_is_me.setFocus()

    # --- the two pages ---------------------------------------------------------------------------------

    def _uncover(self) -> None:
        self.uncovered.emit()
        self.told.show(self._lines())
        if self.brief and not self.told.lines:
            self._finish()
            return
        self.list.setVisible(bool(self.told.lines))
        self.nothing.setVisible(not self.told.lines)
        self.report.show()
        self.go_on.setFocus()
        self.question.hide()

    def _finish(self) -> None:
        self.hide()
        give_keyboard(self._before, self.keyboard_after)
        self._before = None
        self.done.emit()

    def _show_signs(self) -> None:
        for label, size in ((self.sign, SIGN), (self.small_sign, SMALL_SIGN)):
            self._show_sign(label, size)
        self._make_room()

    def _show_sign(self, label: QLabel, size: int) -> None:
        side = round(size * self.type.scale)
        label.setPixmap(crest_pixmap(self._seat.sign, side, self.look, self.devicePixelRatioF()))

    def _make_room(self) -> None:
        """In a low window with large text the words come first: the sign and the margins become smaller."""
        wide, room, needed = self.question.minimumWidth(), self.height() - 6 * SPACE, 0
        for size, margin in ((SIGN, 4 * SPACE), (SMALL_SIGN, 2 * SPACE)):
            self._show_sign(self.sign, size)
            self.asked.setContentsMargins(margin, margin, margin, margin)
            needed = self.asked.totalHeightForWidth(wide)
            if needed <= room:
                break
        self.question.setMinimumHeight(needed)

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt's name
        """However the cover goes, it takes along what it told, and no key is meant for it any more."""
        if not visible:
            self._lines, self._decision = no_lines, str
            self.told.show(())
        super().setVisible(visible)
        focused = self.focusWidget()
        if not visible and focused is not None:  # Qt would come back to it, although it cannot be seen
            focused.clearFocus()

    # --- nothing behind it can be reached --------------------------------------------------------------

    def _cover(self) -> None:
        self.setGeometry(self._parent.rect())
        self._make_room()
        self.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() in (QEvent.Type.Resize, QEvent.Type.ChildPolished) and watched is self.parent():
            self._cover()
        return super().eventFilter(watched, event)

    def event(self, event: QEvent) -> bool:
        """Every shortcut of the window behind would fire, were it not claimed here; some do no harm."""
        if event.type() == QEvent.Type.ShortcutOverride:
            event.setAccepted(not any(means(cast(QKeyEvent, event), key) for key in HARMLESS))
            return event.isAccepted()
        return super().event(event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        """The Tab key goes round inside the cover, while it is there."""
        stops = [stop for stop in (self.it_is_me, self.undo, self.list, self.go_on) if stop.isVisible()]
        if not stops:
            return super().focusNextPrevChild(forward)
        now = next((place for place, stop in enumerate(stops) if stop.hasFocus()), -1)
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[(now + (1 if forward else -1)) % len(stops)].setFocus(reason)
        return True

    def _keep_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        """Whatever gives the focus to something behind, it comes back."""
        behind = now is not None and self._parent.isAncestorOf(now) and not self.isAncestorOf(now)
        if self.isVisible() and behind and now is not self:
            self._page_button().setFocus()

    def _page_button(self) -> QPushButton:
        return self.it_is_me if self.question.isVisible() else self.go_on

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Enter and Space press the page's button; a key that is still held from before does not."""
        if event.key() in PRESSING and not event.isAutoRepeat():
            self._page_button().click()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.fillRect(self.rect(), color(self.look.ground, DIMMED))
        painter.end()

    # --- words -----------------------------------------------------------------------------------------

    def _name_button(self, sentence: str) -> None:
        """A long name ends in dots; it is whole above the button."""
        metrics = self.it_is_me.fontMetrics()
        room = self.question.minimumWidth() - 8 * SPACE - BUTTON_EDGE - metrics.horizontalAdvance(sentence)
        name = metrics.elidedText(self._seat.name, Qt.TextElideMode.ElideRight, room)
        letters = name.replace("&", "&&")  # a single one would stand for a key
        self.it_is_me.setText(sentence.format(name=letters))

    def retranslate(self) -> None:
        name = self._seat.name
        self.headline.setText(translate("CoverPanel", "{name}, it is your turn to decide").format(name=name))
        self.advice.setText(translate("CoverPanel", "Everyone else, please look away."))
        if self.report.isVisible():
            self.told.show(self._lines())
        decision = self._decision()
        self.decision.setText(decision)
        self.decision.setVisible(bool(decision))
        self.it_is_me.setAccessibleDescription(decision)
        self._name_button(translate("CoverPanel", "I am {name}"))
        self.title.setText(translate("CoverPanel", "Since your last turn"))
        self.list.setAccessibleName(translate("CoverPanel", "Since your last turn"))
        self.nothing.setText(translate("CoverPanel", "Nothing has happened since your last turn."))
        #: Button of the cover: the player goes on to the board.
        self.go_on.setText(translate("CoverPanel", "Continue"))
