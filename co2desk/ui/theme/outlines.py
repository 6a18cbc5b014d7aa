"""The true outlines of the regions and of the world, from resources/map/outlines.json."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

from co2desk.paths import resources_dir

WORLD = "world"
TRIED = 24  # points in each direction, when places on land are looked for
ROUNDS = 6  # in which they spread over it

Spot = tuple[float, float]


@cache
def _stored() -> dict[str, dict[str, Any]]:
    text = (resources_dir() / "map" / "outlines.json").read_text(encoding="utf-8")
    outlines: dict[str, dict[str, Any]] = json.loads(text)["outlines"]
    return outlines


@cache
def outline(name: str) -> QPainterPath:
    """A region or the world; its upper left corner is at zero."""
    path = QPainterPath()
    for ring in _stored()[name]["rings"]:
        points = [QPointF(x, y) for x, y in zip(ring[::2], ring[1::2], strict=True)]
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
    return path


def fitting_outline(name: str, room: QRectF) -> QPainterPath:
    """As large as it goes into a place, in its middle."""
    box = outline(name).boundingRect()
    scale = min(room.width() / box.width(), room.height() / box.height())
    place = QTransform.fromTranslate(room.center().x(), room.center().y())
    place.scale(scale, scale).translate(-box.center().x(), -box.center().y())
    return place.map(outline(name))


@cache
def spots(name: str, count: int) -> tuple[tuple[float, float], ...]:
    """So many places on the land of a region, from west to east, each in the middle of its part of the land.
    They are shares of the width and the height of the outline."""
    path = outline(name)
    box = path.boundingRect()
    shares = [(x + 0.5) / TRIED for x in range(TRIED)]
    land = [
        (x, y) for x in shares for y in shares if path.contains(QPointF(x * box.width(), y * box.height()))
    ]
    middles = [land[len(land) * (2 * part + 1) // (2 * count)] for part in range(count)]
    for _ in range(ROUNDS):
        nearest: dict[Spot, list[Spot]] = {middle: [] for middle in middles}
        for spot in land:
            nearest[min(middles, key=lambda middle: _apart(spot, middle))].append(spot)
        middles = [_middle(near) for near in nearest.values()]
    return tuple(sorted(min(land, key=lambda spot: _apart(spot, middle)) for middle in middles))


def _middle(places: list[Spot]) -> Spot:
    return sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)


def _apart(one: Spot, other: Spot) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2
