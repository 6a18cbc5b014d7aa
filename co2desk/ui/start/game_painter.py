"""Strokes for the list of games: the picture of a board, the players with their signs, a line that fits."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImageReader, QPainter, QPainterPath, QPen, QPixmap

from co2desk.ui.theme.companies import place_crest
from co2desk.ui.theme.look import Look, color
from co2desk.ui.theme.outlines import WORLD, fitting_outline

if TYPE_CHECKING:
    from co2desk.session.library import KnownGame
    from co2desk.ui.start.game_words import GameWords

SHAPE = 816 / 1296  # height to width of a picture of the board
LARGEST = 2048  # pixels: a larger picture is none of ours
MOST_PICTURES = 64
ROUND = 6.0
# In heights of a line: a sign, the room before its name and before the next sign, the least part of a name
# that says something.
SIGN, BEFORE, GAP, NARROWEST = 0.8, 0.2, 0.55, 1.6
Players = Sequence[tuple[str, str]]  # signs with names

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine


class Pictures:
    """The pictures of the games, each in the size in which it is shown. One that cannot be read is none."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[Path, int], QPixmap] = OrderedDict()

    def forget(self) -> None:
        """The games have been played on: their pictures are other ones."""
        self._kept.clear()

    def pixmap(self, path: Path | None, width: int) -> QPixmap:
        """This many pixels wide; a null one where there is no picture."""
        if path is None:
            return QPixmap()
        key = (path, width)
        if key not in self._kept:
            self._kept[key] = _read(path, width)
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_PICTURES:
            self._kept.popitem(last=False)
        return self._kept[key]


def _read(path: Path, width: int) -> QPixmap:
    if not path.is_file():  # a pipe would be waited for without end
        return QPixmap()
    reader = QImageReader(str(path), b"png")
    size = reader.size()
    if size.isEmpty() or max(size.width(), size.height()) > LARGEST:
        return QPixmap()
    image = reader.read()
    if image.isNull():
        return QPixmap()
    room = QSize(width, round(width * SHAPE))
    fitted = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return QPixmap.fromImage(image.scaled(room, *fitted))


def draw_picture(painter: QPainter, place: QRectF, picture: QPixmap, look: Look) -> None:
    """A board behind glass; without a picture an empty map of the world."""
    frame = QPainterPath()
    frame.addRoundedRect(place, ROUND, ROUND)
    painter.save()
    painter.setClipPath(frame, Qt.ClipOperation.IntersectClip)
    painter.fillRect(place, color(look.socket))
    if picture.isNull():
        world = QRectF(0, 0, place.width() * 0.9, place.width() * 0.9 * 9 / 16)
        world.moveCenter(place.center())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color(look.panel_line))
        painter.drawPath(fitting_outline(WORLD, world))
    else:
        fitted = QRectF(0, 0, picture.width(), picture.height())
        share = min(place.width() / fitted.width(), place.height() / fitted.height())
        shown = QRectF(0, 0, fitted.width() * share, fitted.height() * share)
        shown.moveCenter(place.center())
        painter.drawPixmap(shown, picture, fitted)
    painter.restore()
    painter.setPen(QPen(color(look.panel_line), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(place, ROUND, ROUND)


class PlayersLine:
    """Players side by side, each a sign and a name. It measures; `draw_players` draws."""

    def __init__(self, players: Players, font: QFont) -> None:
        self.players = players
        self.metrics = QFontMetricsF(font)
        high = self.metrics.height()
        self.side, self.before, self.gap = (high * share for share in (SIGN, BEFORE, GAP))
        self.needed = [self.metrics.horizontalAdvance(name) + 1 for _, name in players]

    @property
    def signs(self) -> float:
        """How wide everything but the names is."""
        return len(self.players) * (self.side + self.gap) - self.gap

    @property
    def width(self) -> float:
        """With every name in full."""
        return self.signs + len(self.players) * self.before + sum(self.needed)

    def names(self, room: float) -> list[float]:
        """How much room each name gets: what it needs, a fair share, or, when that is next to nothing, what
        is left when its turn comes."""
        most = shared(self.needed, room - self.signs - len(self.players) * self.before)
        least = self.metrics.height() * NARROWEST
        if most >= min(least, max(self.needed, default=0.0)):
            return [min(width, most) for width in self.needed]
        left, found = room - self.signs, []
        for width in self.needed:
            given = min(width, left - self.before)
            found.append(given if given >= min(width, least) else 0.0)
            left -= given + self.before if found[-1] else 0.0
        return found


def draw_players(painter: QPainter, place: QRectF, players: Players, font: QFont, look: Look) -> None:
    """Names end in dots where there is no room for them; signs stay."""
    line = PlayersLine(players, font)
    side, x = line.side, place.left() + 1
    painter.setFont(font)
    painter.setPen(color(look.ink))
    for (sign, name), width in zip(players, line.names(place.width() - 1), strict=True):
        if sign in look.signs:
            place_crest(painter, sign, QRectF(x, place.center().y() - side / 2, side, side), look)
        x += side
        if width > 0:
            words = line.metrics.elidedText(name, Qt.TextElideMode.ElideRight, width)
            painter.drawText(QRectF(x + line.before, place.top(), width + 1, place.height()), LEFT, words)
            x += line.before + width
        x += line.gap


def status_within(
    words: GameWords, game: KnownGame, font: QFont, room: float, with_interruption: bool = True
) -> str:
    """How a game stands, in one line of this width: a long name of a file becomes shorter, and what has no
    room after that is left to the tool tip."""
    metrics = QFontMetricsF(font)
    whole, file = words.status(game, with_interruption), words.file(game)
    over = metrics.horizontalAdvance(whole) - room
    if over <= 0:
        return whole
    least = min(metrics.horizontalAdvance(file), metrics.height() * NARROWEST)
    kept = max(metrics.horizontalAdvance(file) - over - 1, least)
    facts = words.facts(game, with_interruption, metrics.elidedText(file, Qt.TextElideMode.ElideMiddle, kept))
    while facts and metrics.horizontalAdvance(words.row_of(facts)) > room:
        facts.pop()
    return words.row_of(facts)


def in_lines(players: Players, font: QFont, room: float, most: int) -> list[Players]:
    """The players on as few lines as show every name in full, or on the most lines that there may be."""
    lines = [players] if players else []
    for count in range(1, most + 1):
        each = -(-len(players) // count) or 1
        lines = [players[first : first + each] for first in range(0, len(players), each)]
        if all(PlayersLine(line, font).width <= room for line in lines):
            break
    return lines


def shared(needed: Sequence[float], room: float) -> float:
    """How wide the widest may be, so that all of them fit: short ones leave their room to long ones."""
    left = len(needed)
    for width in sorted(needed):
        if width * left > room:
            return room / left
        room -= width
        left -= 1
    return max(needed, default=0.0)
