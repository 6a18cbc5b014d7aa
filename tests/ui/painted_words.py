"""Listens to every text that our own code paints, and says which of them do not fit.

A painted text has a place to stand in. It must not be wider or higher than that, not end in dots, not be
smaller than the least readable size, and not stand on another text. Sizes are judged in the units of the
drawing: those of the scene on the board, however far it is zoomed out, and pixels everywhere else.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple
from unittest import mock

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFontInfo, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from co2desk.ui.window.main_window import MainWindow

SMALLEST = 11  # nothing is written smaller at a text size of 100 %
ROUNDING = 1.0  # pixels that do not count
TOUCHING = 3.0  # two texts may share the edge of their letters


class Word(NamedTuple):
    """A text as it was painted, in the coordinates of what it was painted on."""

    text: str
    ink: QRectF  # where its letters are
    room: QRectF  # where they may be
    size: float  # of the letters, in units of the drawing
    seen: QRectF  # as much of the letters as is not scrolled away

    def problems(self) -> Iterator[str]:
        if self.size < SMALLEST:
            yield f"{self.text!r} is written in size {self.size:g}"
        over = self.ink.width() - self.room.width()
        if over > ROUNDING:
            yield f"{self.text!r} is {over:.1f} wider than its place of {self.room.width():.0f}"
        elif not around(self.room, ROUNDING).contains(self.ink):
            yield f"{self.text!r} stands at {told(self.ink)}, outside of {told(self.room)}"


class Listener:
    """What was painted while it listened."""

    def __init__(self) -> None:
        self.words: list[Word] = []
        self.cut: list[str] = []  # texts that ended in dots

    def misfits(self, free: Collection[str] = ()) -> list[str]:
        found = [f"{text!r} ends in dots" for text in self.cut if text not in free]
        for word in self.words:
            found += word.problems()
        return found

    def overlaps(self) -> list[str]:
        """Texts that stand on each other."""
        letters = [(word, around(word.seen, -TOUCHING / 2)) for word in self.words]
        letters = [(word, place) for word, place in letters if place.isValid()]
        letters.sort(key=lambda one: one[1].top())
        found: list[str] = []
        for number, (one, place) in enumerate(letters):
            for other, below in letters[number + 1 :]:
                if below.top() > place.bottom():
                    break
                if place.intersects(below):
                    found.append(
                        f"{one.text!r} at {told(one.ink)} and {other.text!r} at {told(other.ink)} "
                        "stand on each other"
                    )
        return found

    # --- what is listened to -------------------------------------------------------------------------------

    def paints(self, painter: QPainter, *drawn: Any) -> None:
        match drawn:
            case (QPointF() as point, str(text)):
                ink = QFontMetricsF(painter.font()).tightBoundingRect(text).translated(point)
                self._keep(painter, text, ink, ink)
            case (QRectF() | QRect() as room, flags, str(text)):
                self._keep(painter, text, letters(painter, QRectF(room), flags, text), QRectF(room))
            case _:
                raise AssertionError(f"texts are not painted in this way: {drawn}")

    def _keep(self, painter: QPainter, text: str, ink: QRectF, room: QRectF) -> None:
        if not text.strip():
            return
        at = painter.deviceTransform()
        place, there = at.mapRect(room), at.mapRect(ink)
        seen = there
        device = painter.device()
        if isinstance(device, QWidget):  # what is scrolled may lie further down, but not beside it
            base = painter.worldTransform().inverted()[0] * at
            edge = base.mapRect(QRectF(device.rect()))
            place.setLeft(max(place.left(), edge.left()))
            place.setRight(min(place.right(), edge.right()))
            seen = there.intersected(base.mapRect(QRectF(device.visibleRegion().boundingRect())))
        size = QFontInfo(painter.font()).pixelSize() * at.m11()
        self.words.append(Word(text, there, place, size, seen))

    def cuts(self, text: str, shown: str) -> None:
        if shown != text:
            self.cut.append(text)


def letters(painter: QPainter, room: QRectF, flags: Any, text: str) -> QRectF:
    """Where the letters of a text stand: the box of its lines without the room above and below letters."""
    number = flags if isinstance(flags, int) else flags.value
    box = painter.boundingRect(room, number | Qt.TextFlag.TextDontClip.value, text)
    metrics = QFontMetricsF(painter.font())
    tight = metrics.tightBoundingRect(text.replace("\n", " "))
    return box.adjusted(0, metrics.ascent() + tight.top(), 0, tight.bottom() - metrics.descent())


def around(rect: QRectF, by: float) -> QRectF:
    return QRectF(rect).adjusted(-by, -by, by, by)


def told(rect: QRectF) -> str:
    return f"({rect.x():.0f}, {rect.y():.0f}, {rect.width():.0f} × {rect.height():.0f})"


@contextmanager
def listening() -> Iterator[Listener]:
    """Hear of every text that is painted from here on."""
    listener = Listener()
    draw = QPainter.drawText

    def drawing(painter: QPainter, *drawn: Any) -> Any:
        listener.paints(painter, *drawn)
        return draw(painter, *drawn)

    def eliding(elide: Any) -> Any:
        def heard(metrics: Any, text: str, *how: Any) -> str:
            shown: str = elide(metrics, text, *how)
            listener.cuts(text, shown)
            return shown

        return heard

    with (
        mock.patch.object(QPainter, "drawText", drawing),
        mock.patch.object(QFontMetricsF, "elidedText", eliding(QFontMetricsF.elidedText)),
        mock.patch.object(QFontMetrics, "elidedText", eliding(QFontMetrics.elidedText)),
    ):
        yield listener


def painted_parts(widget: QWidget) -> list[QWidget]:
    """The board is looked at elsewhere: it would take most of the time."""
    if not isinstance(widget, MainWindow):
        return [widget]
    if not widget.is_in_game:
        return [widget.start]
    game_view = widget.parts.game_view
    return [
        part
        for part in (game_view.prompt, game_view.history, game_view.side, game_view.cover)
        if part.isVisible()
    ]
