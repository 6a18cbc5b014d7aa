"""What lies under the mouse: a card with a larger picture, a title and an explanation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

WIDTH, EDGE = 244, 10  # of what is told and around it, in pixels; wider where the text is larger or long
LEAST, ABOVE, BETWEEN = 90, 7, 3  # a card for few words; the room above and below, and between its parts
WIDER = (13, 17, 22, 28, 36, 44)  # in heights of a line


class SignedLines(QLabel):
    """Lines of text; the first ones may have a sign before them, as small as it is on the board."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.lines: Sequence[str] = ()
        self.signs: Sequence[QPixmap] = ()

    def show_lines(self, lines: Sequence[str], signs: Sequence[QPixmap]) -> None:
        self.lines, self.signs = lines, signs
        self.setText("\n".join(lines))
        self.setContentsMargins(self._indent() if signs else 0, 0, 0, 0)

    def clear(self) -> None:
        super().clear()
        self.lines, self.signs = (), ()

    def natural_width(self) -> int:
        """With every line whole."""
        widest = max(map(self.fontMetrics().horizontalAdvance, self.text().split("\n")), default=0)
        return widest + self.contentsMargins().left() + 2

    def _indent(self) -> int:
        return round(self.fontMetrics().lineSpacing() * 1.4)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        super().paintEvent(event)
        painter, metrics = QPainter(self), self.fontMetrics()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        room, side = self.contentsRect(), metrics.lineSpacing()
        for line, sign in zip(self.lines, self.signs, strict=False):
            painter.drawPixmap(QRect(0, room.top() + 1, side - 2, side - 2), sign)
            wrapped = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, line)
            room.setTop(room.top() + wrapped.height())


class InfoCard(QFrame):
    """Lies over the board and never takes the mouse."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.view = parent
        self.setProperty("role", "panel")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.picture, self.title, self.body = QLabel(), QLabel(), SignedLines()
        for label in (self.title, self.body):
            label.setTextFormat(Qt.TextFormat.PlainText)  # a player's name may look like anything
        self.picture.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.title.setWordWrap(True)
        self.title.setProperty("role", "hover-title")
        self.body.setProperty("role", "hover-body")
        self.column = box = QVBoxLayout(self)
        box.setContentsMargins(EDGE, ABOVE, EDGE, ABOVE)
        box.setSpacing(BETWEEN)
        for label in (self.picture, self.title, self.body):
            box.addWidget(label)
        self.hide()

    def setVisible(self, visible: bool) -> None:  # noqa: N802 - Qt's name
        """However the card goes, it takes along what it told: it may have been a secret."""
        if not visible:
            for label in (self.picture, self.title, self.body):
                label.clear()
        super().setVisible(visible)

    def tell(
        self,
        near: QRect,
        title: str,
        lines: Sequence[str],
        picture: QPixmap | None = None,
        free: Sequence[QRect] = (),
        signs: Sequence[QPixmap] = (),
    ) -> None:
        """Show beside a rectangle of the parent, where there is room, and over none of the `free` ones. The
        first lines have these signs."""
        self.title.setText(title)
        self.title.setVisible(bool(title))
        self.body.show_lines(lines, signs)
        self.body.setVisible(bool(lines))
        self.picture.setVisible(picture is not None)
        if picture is not None:
            self.picture.setPixmap(picture)
        self.ensurePolished()
        host, place = self._room_for((near, *free))
        if self.parentWidget() is not host:
            self.setParent(host)
        self.setFixedSize(place.size())
        self.move(place.topLeft())
        self.show()
        self.raise_()

    def _room_for(self, free: Sequence[QRect]) -> tuple[QWidget, QRect]:
        """What the card lies over, and where: the board, or the whole window if there is no room for it on
        the board. A narrow card, unless a wider and lower one covers less."""
        found: list[tuple[bool, int, int, QWidget, QRect]] = []
        for host in (self.view, self.view.window()):
            there = self.view.mapTo(host, QPoint())
            kept_free = [rect.translated(there) for rect in free]
            for size in self._sizes(host):
                place, covered = self._place(kept_free, host.rect(), size)
                if not covered and size.height() <= host.height() - 2 * EDGE:
                    return host, place
                is_cut = size.height() > host.height() or size.width() > host.width()
                found.append((is_cut, covered, len(found), host, place))
        *_, host, place = min(found, key=lambda one: one[:3])
        return host, place

    def _sizes(self, host: QWidget) -> Iterator[QSize]:
        """From narrow to wide; one at least, however small the room is."""
        line, natural = self.fontMetrics().height(), self._natural_width()
        for number, lines in enumerate(WIDER):
            width = min(max(WIDTH, lines * line), natural) + 2 * EDGE
            if number and width > host.width() - 2 * EDGE:
                return
            yield QSize(width, self.column.totalHeightForWidth(width))

    def _natural_width(self) -> int:
        """With every line whole: a card is no wider than what it tells."""
        picture = (
            0 if self.picture.isHidden() else ceil(self.picture.pixmap().deviceIndependentSize().width())
        )
        title = self.title.fontMetrics().horizontalAdvance(self.title.text())
        return max(picture, title + 2, self.body.natural_width(), LEAST)

    @staticmethod
    def _place(free: Sequence[QRect], around: QRect, size: QSize) -> tuple[QRect, int]:
        """Right of the piece, which is the first to be kept free, or left, above, below, or in a corner of
        the window: wholly inside it, and where it covers least of what shall stay free. The piece counts
        most. Returns how much is covered, too."""
        room, near = around.adjusted(6, 6, -6, -6), free[0]
        corners = [
            QPoint(near.right() + 12, near.top()),
            QPoint(near.left() - size.width() - 12, near.top()),
            QPoint(near.left(), near.top() - size.height() - 12),
            QPoint(near.left(), near.bottom() + 12),
            QPoint(near.right() - size.width(), near.top() - size.height() - 12),
            QPoint(near.right() - size.width(), near.bottom() + 12),
            *(QPoint(x, y) for x in (room.left(), room.right()) for y in (room.top(), room.bottom())),
        ]
        places = []
        for corner in corners:
            x = max(room.left(), min(corner.x(), room.right() + 1 - size.width()))
            y = max(room.top(), min(corner.y(), room.bottom() + 1 - size.height()))
            places.append(QRect(QPoint(x, y), size))
        weights = [len(free) * 1000, *[1] * (len(free) - 1)]

        def covered(place: QRect) -> int:
            return sum(weight * _covered(place, rect) for weight, rect in zip(weights, free, strict=True))

        best = min(places, key=covered)
        return best, covered(best)


def _covered(place: QRect, rect: QRect) -> int:
    """How much of a rectangle lies below a place, in pixels."""
    both = place.intersected(rect)
    return both.width() * both.height() if both.isValid() else 0
