"""Moments: what deserves a look up, told for a moment at the upper edge of the board, below what is asked.

A UN goal that was claimed, the first time that the CO₂ level reaches the danger zone, and a decade with fewer
rounds. Nobody has to wait for a moment, and it takes no input. Whoever wants no motion, or everything at
once, sees none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPropertyAnimation, QRect, Qt, QTimer
from PySide6.QtWidgets import QGraphicsOpacityEffect, QHBoxLayout, QLabel, QWidget

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.session.history import limits
from co2desk.ui.board.animation import Animator
from co2desk.ui.controller import Controller
from co2desk.ui.forecast.words import rounds_words
from co2desk.ui.i18n.translation import Retranslated, translate
from co2desk.ui.models.places import NOBODY
from co2desk.ui.preferences import AT_ONCE
from co2desk.ui.theme.art import ART
from co2desk.ui.theme.look import TEXT, Look, Type
from co2desk.ui.widgets.labels import Sentence

STAYS_MS, FADES_MS = 2600, 300
SIDE, EDGE = 30, 8
Words = Callable[[], str]


class MomentBanner(Retranslated, QWidget):
    """One moment at a time; the next one waits for it."""

    def __init__(self, parent: QWidget, board: QWidget, look: Look, type_: Type) -> None:
        super().__init__(parent)
        self.screen_, self.board, self.look, self.type = parent, board, look, type_
        self.setObjectName("moment")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.picture, self.sentence = QLabel(), Sentence()
        row = self.row = QHBoxLayout(self)
        row.setContentsMargins(14, 6, 18, 6)
        row.setSpacing(10)
        row.addWidget(self.picture)
        row.addWidget(self.sentence)
        self._shown: tuple[str, Words] | None = None
        self._waiting: list[tuple[str, Words]] = []
        self._effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(self._effect)
        self._fade = QPropertyAnimation(self._effect, b"opacity", self)
        self._fade.setDuration(FADES_MS)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._stay = QTimer(self)
        self._stay.setSingleShot(True)
        self._stay.timeout.connect(self._next)
        self.set_look(look, type_)
        self.hide()

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.setStyleSheet(
            f"#moment {{ background: {look.accent}; border-radius: 16px; }}"
            f" QLabel {{ color: {look.accent_ink}; background: transparent; }}"
        )
        self.sentence.setFont(type_.font(TEXT + 3, True))
        self.retranslate()

    def tell(self, picture: str, words: Words) -> None:
        self._waiting.append((picture, words))
        if self._shown is None:
            self._next()

    def forget(self) -> None:
        """Another position lies on the table."""
        self._waiting.clear()
        self._stay.stop()
        self._fade.stop()
        self._shown = None
        self.hide()

    def _next(self) -> None:
        if not self._waiting:
            self.forget()
            return
        self._shown = self._waiting.pop(0)
        self.retranslate()
        self.show()
        self.raise_()
        self._fade.stop()
        self._fade.setStartValue(0.0)
        self._fade.setEndValue(1.0)
        self._fade.start()
        self._stay.start(STAYS_MS)

    def retranslate(self) -> None:
        if self._shown is None:
            return
        picture, words = self._shown
        side = round(SIDE * self.type.scale)
        self.picture.setPixmap(ART.pixmap(picture, side, self.look.accent_ink, self.devicePixelRatioF()))
        self.sentence.setText(words())
        room = QRect(self.board.mapTo(self.screen_, QPoint()), self.board.size())
        beside = self.row.sizeHint().width() - self.sentence.sizeHint().width()
        self.sentence.setFixedWidth(min(self.sentence.sizeHint().width(), room.width() - beside - 2 * EDGE))
        self.resize(self.row.sizeHint().width(), self.row.heightForWidth(self.row.sizeHint().width()))
        self.move(room.center().x() - self.width() // 2, room.top() + EDGE)


class Moments(QObject):
    """Finds them in what happens."""

    def __init__(self, controller: Controller, animator: Animator, banner: MomentBanner) -> None:
        super().__init__(banner)
        self.controller, self.animator, self.banner = controller, animator, banner
        controller.stepped.connect(self._look)
        for gone in (controller.began, controller.jumped, controller.covered):
            gone.connect(lambda *_: banner.forget())

    def _look(self, events: Sequence[Event]) -> None:
        if self.animator.is_still or self.controller.preferences.value("pace") == AT_ONCE:
            return
        for picture, words in self._found(events):
            self.banner.tell(picture, words)

    def _found(self, events: Sequence[Event]) -> Iterator[tuple[str, Words]]:
        speaker = self.controller.speaker
        for event in events:
            if isinstance(event, ev.UnGoalScored):
                yield "un_goal", partial(speaker.event, event, NOBODY)
            if isinstance(event, ev.DecadeBegan):
                words = partial(rounds_words, self.controller.table.setting, event.decade)
                if words():
                    yield "decade", words
        danger, _ = limits(self.controller.table.setting)
        before = (table.co2 for table in self.controller.session.positions)
        if danger and self.controller.table.co2 >= danger and all(level < danger for level in before):
            yield "event", partial(danger_words, danger)


def danger_words(limit: int) -> str:
    #: For a moment over the board, the first time that the CO₂ level is so high.
    return translate("Stage", "{limit} ppm reached: the danger zone begins.").format(limit=limit)
