"""The drawings of resources/art in the colours of the palette.

Every drawing is a black silhouette; here it gets its colour and its size. Pictures are kept by name, size and
colour, because the board shows the same few many times and a vector costs a hundred times a copied pixmap.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from co2desk.paths import resources_dir
from co2desk.ui.theme.look import Look, color

MOST_PIXMAPS = 1200
INK = "#000"  # the colour of every silhouette


@cache
def _source(name: str) -> str:
    return (resources_dir() / "art" / f"{name}.svg").read_text(encoding="utf-8")


@cache
def renderer(name: str, ink: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(_source(name).replace(f'"{INK}"', f'"{ink}"').encode()))


_pixmaps: OrderedDict[tuple[str, int, int, str], QPixmap] = OrderedDict()


class Art:
    """Pictures of silhouettes. All of them share one store."""

    def pixmap(self, name: str, size: int, ink: str, ratio: float = 1.0) -> QPixmap:
        """A square picture of `size` logical pixels, sharp on a screen of this pixel ratio."""
        side = max(1, round(size * ratio))
        found = QPixmap(self._rendered(name, side, side, ink))
        found.setDevicePixelRatio(ratio)
        return found

    def icon(self, name: str, ink: str) -> QIcon:
        return QIcon(self._rendered(name, 64, 64, ink))

    def draw(self, painter: QPainter, name: str, target: QRectF, ink: str) -> None:
        """Draw a silhouette into a rectangle, at the resolution of the painter's device."""
        scale = painter.deviceTransform().m11()
        size = fitted(renderer(name, ink).viewBoxF().size(), target.size())
        place = QRectF(QPointF(), size)
        place.moveCenter(target.center())
        picture = self._rendered(
            name, max(1, round(size.width() * scale)), max(1, round(size.height() * scale)), ink
        )
        painter.drawPixmap(place, picture, QRectF(picture.rect()))

    def _rendered(self, name: str, width: int, height: int, ink: str) -> QPixmap:
        key = (name, width, height, ink)
        store = _pixmaps
        if key in store:
            store.move_to_end(key)
            return store[key]
        picture = QPixmap(width, height)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        renderer(name, ink).render(painter, QRectF(0, 0, width, height))
        painter.end()
        store[key] = picture
        if len(store) > MOST_PIXMAPS:
            store.popitem(last=False)
        return picture


def fitted(size: QSizeF, room: QSizeF) -> QSizeF:
    """The largest size of the same shape that fits."""
    return size.scaled(room, Qt.AspectRatioMode.KeepAspectRatio)


ART = Art()


def draw_energy(painter: QPainter, energy: str, target: QRectF, look: Look) -> None:
    """An energy: its glyph on a round badge of its colour."""
    badge, glyph = look.energies[energy]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(color(badge))
    painter.drawEllipse(target)
    inset = target.width() * 0.16
    ART.draw(painter, energy, target.adjusted(inset, inset, -inset, -inset), glyph)


def draw_sign(painter: QPainter, sign: str, target: QRectF, look: Look) -> None:
    """A player's sign in its colour, with an outline that holds on any ground."""
    piece, edge = look.signs[sign]
    out = target.width() * 0.09
    ART.draw(painter, sign, target.adjusted(-out, -out, out, out), edge)
    ART.draw(painter, sign, target, piece)


def energy_pixmap(energy: str, size: int, look: Look) -> QPixmap:
    """An energy's badge for buttons and menus."""
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_energy(painter, energy, QRectF(0, 0, size, size), look)
    painter.end()
    return picture
