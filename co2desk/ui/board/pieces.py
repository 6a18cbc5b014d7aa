"""Single pieces as pictures for a text: drawn as on the board, in the colours of the look, by their names in
resources/art. What has a small scene (cards, summits, the market) is shown by it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from co2desk.ui.board.items.draw import Pen
from co2desk.ui.theme.look import Look, Type, color, mixed
from co2desk.ui.theme.scenes import SIZE, Mood, Scene, draw_scene, smoke_colour

PLANT = "plant_"
UNIT = 48.0  # the side of a piece, in units of the board
EDGE = 3.0  # around it, for outlines and shadows
FUELS = {"coal": 4, "oil": 3, "gas": 2}  # wisps of smoke
SCENES: dict[str, Callable[[Look], Scene]] = {
    "lobby": lambda look: Scene("lobby", look.accent),
    "company_goal": lambda look: Scene("company", look.accent),
    "un_goal": lambda look: Scene("united", look.accent),
    "summit": lambda look: Scene("summit", look.accent),
    "market": lambda look: Scene("trade", look.cep),
    "event": lambda look: Scene("event", look.accent, Mood.STORM),
}
PIECES: dict[str, Callable[[Pen, QRectF], None]] = {
    "cep": lambda pen, area: pen.cep(area),
    "tech": lambda pen, area: pen.tech(area),
    "money": lambda pen, area: pen.glyph("money", area, pen.look.money),
    "vp": lambda pen, area: pen.glyph("vp", area, pen.look.money),
    "scientist": lambda pen, area: pen.scientist(area, "disc"),
    "control": lambda pen, area: pen.flag(area, "disc"),
    "start_player": lambda pen, area: pen.glyph("start_player", area, pen.look.money),
    "ppm": lambda pen, area: pen.glyph("ppm", area, pen.look.danger),
    "smoke": lambda pen, area: pen.glyph("smoke", area, smoke_colour(pen.look)),
    "inspector": lambda pen, area: pen.glyph("inspector", area, pen.look.danger),
    "decade": lambda pen, area: pen.glyph("decade", area, pen.look.accent),
    "round": lambda pen, area: pen.glyph("round", area, pen.look.accent),
    "hand": lambda pen, area: pen.glyph("hand", area, pen.look.accent),
    "secret": lambda pen, area: pen.glyph("secret", area, pen.look.ink_soft),
    "research": lambda pen, area: pen.glyph("research", area, pen.look.safe),
    "crane": lambda pen, area: pen.glyph("crane", area, pen.look.forced),
    "infrastructure": lambda pen, area: pen.glyph("infrastructure", area, pen.look.forced),
}


def piece_picture(name: str, height: int, look: Look, type_: Type, ratio: float = 1.0) -> QPixmap:
    """A piece in this many logical pixels. Raises KeyError for a name that is none."""
    scene = SCENES[name](look) if name in SCENES else None
    wide = SIZE[0] / SIZE[1] if scene is not None else 1.0
    picture = QPixmap(round(height * wide * ratio), round(height * ratio))
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scale = picture.height() / UNIT
    painter.scale(scale, scale)
    area = QRectF(0, 0, UNIT * wide, UNIT)
    if scene is not None:
        draw_scene(painter, area, look, scene, 5)
    else:
        _draw(name, Pen(painter, look, type_), area.adjusted(EDGE, EDGE, -EDGE, -EDGE))
    painter.end()
    picture.setDevicePixelRatio(ratio)
    return picture


def _draw(name: str, pen: Pen, area: QRectF) -> None:
    look = pen.look
    if name in look.energies:
        pen.energy(name, area)
    elif name in look.signs:
        pen.sign(name, area)
    elif name in FUELS:
        _fuel(name, pen, area)
    elif name.startswith(PLANT):
        badge, glyph = look.energies[name.removeprefix(PLANT)]
        pen.box(area, badge, mixed(badge, "#000000", 0.25), 6)
        pen.glyph(name, area.adjusted(3, 3, -3, -3), glyph)
    else:
        PIECES[name](pen, area)


def _fuel(name: str, pen: Pen, area: QRectF) -> None:
    """The tile of a fossil plant, without its number."""
    look, lines = pen.look, FUELS[name]
    pen.box(area, look.fossil, mixed(look.fossil, "#ffffff", 0.25), 6)
    pen.painter.setPen(QPen(color(look.fossil_ink, 0.55), 1.4))
    for line in range(lines):
        x = area.center().x() + (line - (lines - 1) / 2) * 6
        pen.painter.drawLine(QPointF(x, area.top() + 4), QPointF(x + 1.5, area.top() + 10))
    pen.glyph(name, area.adjusted(8, 12, -8, -4), look.fossil_ink)
