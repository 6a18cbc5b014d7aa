"""Small scenes: a sky, a ground and one subject from resources/scenes, in the colours of a look.

The files name tones instead of colours. A scene is painted for the card beside the mouse and on event cards,
so it is kept as a picture, like every other drawing.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from enum import Enum
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPixmap, QPolygonF
from PySide6.QtSvg import QSvgRenderer

from co2desk.paths import resources_dir
from co2desk.ui.theme.look import Look, color, mixed, sky_at

SIZE = (240.0, 120.0)  # of every file
GROUND = 97.0  # where the ground begins
RADIUS = 8.0
MOST_PICTURES = 60
TONE = re.compile(r'(fill|stroke)="([a-z]+)"')
BLACK, WHITE, SOOT, PALE = "#000000", "#ffffff", "#22252a", "#f3ead8"


class Mood(Enum):
    """The light of a scene: how bad its air is."""

    CLEAR = 0.0
    HAZE = 0.72
    STORM = 0.9


class Scene(NamedTuple):
    """What a place shows at hover size. `tint` is the colour of the subject."""

    name: str
    tint: str
    mood: Mood = Mood.CLEAR


def smoke_colour(look: Look) -> str:
    """The colour of what burns fuel."""
    return mixed(look.fossil, look.fossil_ink, 0.35)


def tones(look: Look, scene: Scene) -> dict[str, str]:
    """The colours of the names in a file."""
    zenith, horizon = sky_at(look, scene.mood.value)
    ground = mixed(look.lush if scene.mood is Mood.CLEAR else look.ember, BLACK, 0.3 if look.dark else 0.05)
    return {
        "main": scene.tint,
        "dark": mixed(scene.tint, BLACK, 0.45),
        "light": mixed(scene.tint, WHITE, 0.5),
        "far": mixed(horizon, zenith, 0.55),
        "near": ground,
        "ink": SOOT,
        "pale": PALE,
        "line": PALE if look.dark else mixed(scene.tint, BLACK, 0.6),
        "glow": look.money,
        "danger": look.danger,
    }


@cache
def _source(name: str) -> str:
    return (resources_dir() / "scenes" / f"{name}.svg").read_text(encoding="utf-8")


def coloured(look: Look, scene: Scene) -> str:
    """The file of a scene with colours instead of names."""
    known = tones(look, scene)
    return TONE.sub(lambda found: f'{found[1]}="{known.get(found[2], found[2])}"', _source(scene.name))


_pictures: OrderedDict[tuple[Scene, str, bool, int, int], QPixmap] = OrderedDict()


def draw_scene(painter: QPainter, target: QRectF, look: Look, scene: Scene, radius: float = RADIUS) -> None:
    """Fill a rectangle with a scene; what does not fit is cut at the sides."""
    scale = painter.deviceTransform().m11()
    width, height = max(1, round(target.width() * scale)), max(1, round(target.height() * scale))
    key = (scene, look.name, look.dark, width, height)
    if key not in _pictures:
        _pictures[key] = _painted(look, scene, width, height)
        if len(_pictures) > MOST_PICTURES:
            _pictures.popitem(last=False)
    _pictures.move_to_end(key)
    corners = QPainterPath()
    corners.addRoundedRect(target, radius, radius)
    painter.save()
    painter.setClipPath(corners)
    painter.drawPixmap(target, _pictures[key], QRectF(_pictures[key].rect()))
    painter.restore()


def _painted(look: Look, scene: Scene, width: int, height: int) -> QPixmap:
    picture = QPixmap(width, height)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    zenith, horizon = sky_at(look, scene.mood.value)
    light = QLinearGradient(0, 0, 0, height)
    light.setColorAt(0, color(zenith))
    light.setColorAt(1, color(horizon))
    painter.fillRect(0, 0, width, height, light)
    wide, high = width / SIZE[0], height / SIZE[1]
    scale = max(wide, (wide * high) ** 0.5)  # on a tall card more sky, on a flat one less
    painter.translate((width - SIZE[0] * scale) / 2, height - SIZE[1] * scale)
    painter.scale(scale, scale)
    known = tones(look, scene)
    painter.setPen(Qt.PenStyle.NoPen)
    hills = [(0, 88), (40, 74), (84, 86), (132, 70), (184, 84), (240, 72), (240, 120), (0, 120)]
    painter.setBrush(color(known["far"]))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in hills]))
    painter.fillRect(QRectF(0, GROUND, SIZE[0], SIZE[1] - GROUND), color(known["near"]))
    renderer = QSvgRenderer(QByteArray(coloured(look, scene).encode()))
    renderer.render(painter, QRectF(0, 0, *SIZE))
    painter.end()
    return picture
