"""The planet behind the pages without a game: it shows the danger in every look, and it is painted once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from co2desk.ui.preferences import DEUTERANOPIA, HIGH_CONTRAST, STANDARD
from co2desk.ui.theme import planet
from co2desk.ui.theme.look import Look, look_of
from co2desk.ui.theme.planet import draw_planet

SIZE = QSize(640, 360)
LOOKS = [
    look_of(palette, dark) for palette in (STANDARD, DEUTERANOPIA, HIGH_CONTRAST) for dark in (True, False)
]


def painted(look: Look, size: QSize = SIZE) -> QImage:
    picture = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    draw_planet(painter, size, look)
    painter.end()
    return picture


def at(place: tuple[float, float], picture: QImage) -> QColor:
    """The colour at a point of the earth, in degrees east and north."""
    radius = max(picture.width() * planet.WIDE, picture.height() * planet.HIGH)
    x, y, front = planet.seen(*place)
    assert front > 0
    return picture.pixelColor(
        round(picture.width() / 2 + x * radius), round(picture.height() * planet.ABOVE + radius + y * radius)
    )


def apart(one: QColor, other: QColor) -> int:
    return max(abs(one.red() - other.red()), abs(one.green() - other.green()), abs(one.blue() - other.blue()))


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: f"{look.name}-{look.dark}")
def test_land_burns_and_water_does_not(app: QApplication, look: Look) -> None:
    picture = painted(look)
    europe, atlantic, sahara = (at(place, picture) for place in ((14, 51), (-35, 35), (0, 24)))
    assert europe.red() - europe.blue() > atlantic.red() - atlantic.blue() + 40
    assert apart(sahara, atlantic) > 20
    assert apart(at((18, 34), picture), sahara) > 20  # the Mediterranean


def test_where_the_air_is_clear_nothing_burns(app: QApplication) -> None:
    look = look_of(STANDARD, dark=True)
    picture = QImage(SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    draw_planet(painter, SIZE, look, planet.CLEAR)
    painter.end()
    europe = at((14, 51), picture)
    assert europe.green() > europe.red()


def test_a_known_coast_lies_where_it_is_on_the_earth(app: QApplication) -> None:
    """The outline is turned back into degrees: Lisbon is land, and a few degrees west of it is sea."""
    picture = painted(look_of(STANDARD, dark=True), QSize(1600, 900))
    land, sea = at((-7, 39), picture), at((-13, 39), picture)
    assert apart(land, sea) > 20
    assert apart(sea, at((-16, 39), picture)) < 8


def test_the_same_page_is_painted_once(app: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    look, sizes = look_of(STANDARD, dark=True), []
    first, paint = painted(look), planet._paint

    def counted(painter: QPainter, page: QRectF, look: Look, air: float) -> None:
        sizes.append(page.width())
        paint(painter, page, look, air)

    monkeypatch.setattr(planet, "_paint", counted)
    assert painted(look) == first
    assert not sizes
    painted(look, QSize(641, 360))
    assert sizes == [641]
