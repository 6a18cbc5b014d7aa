"""The two pictures of the installer, drawn from the icon and the silhouettes of the game.

They have twice the pixels that the dialog has on an ordinary screen; Windows shrinks them there.
"""

from __future__ import annotations

from pathlib import Path

from icons import DOTS_PER_METRE, DRAWINGS
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter
from PySide6.QtSvg import QSvgRenderer

ART = Path(__file__).resolve().parents[2] / "resources" / "art"
SIDE_SIZE, HEADER_SIZE = QSize(328, 628), QSize(300, 114)
EDGE = 34  # beside the globe
NIGHT, DUSK, WHITE = QColor("#132231"), QColor("#2b5f76"), QColor("#ffffff")
# Silhouettes above the lower edge, from left to right: name, colour, width, how far it rises above the edge.
SKYLINE = (
    ("plant_forestation", "#3fb26b", 108, 92),
    ("plant_wind", "#c9d6dc", 128, 116),
    ("plant_solar", "#f2ac2e", 108, 92),
)


def write_side(folder: Path) -> Path:
    """The tall one, beside the last page."""
    picture = _empty(SIDE_SIZE)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sky = QLinearGradient(0, 0, 0, SIDE_SIZE.height())
    sky.setColorAt(0, NIGHT)
    sky.setColorAt(1, DUSK)
    painter.fillRect(picture.rect(), sky)
    size = SIDE_SIZE.width() - 2 * EDGE
    QSvgRenderer(str(DRAWINGS["apps/co2desk"])).render(painter, QRectF(EDGE, 2 * EDGE, size, size))
    left = 0.0
    for name, colour, size, height in SKYLINE:
        drawing = (ART / f"{name}.svg").read_text(encoding="utf-8").replace('"#000"', f'"{colour}"')
        place = QRectF(left, SIDE_SIZE.height() - height, size, size)
        QSvgRenderer(QByteArray(drawing.encode())).render(painter, place)
        left += size - 8
    painter.end()
    return _written(picture, folder / "side.bmp")


def write_header(folder: Path) -> Path:
    """The small one, at the right end of the heading."""
    picture = _empty(HEADER_SIZE)
    picture.fill(WHITE)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    size = HEADER_SIZE.height() - 16
    QSvgRenderer(str(DRAWINGS["apps/co2desk"])).render(
        painter, QRectF(HEADER_SIZE.width() - size - 8, 8, size, size)
    )
    painter.end()
    return _written(picture, folder / "header.bmp")


def _empty(size: QSize) -> QImage:
    picture = QImage(size, QImage.Format.Format_RGB888)
    picture.setDotsPerMeterX(DOTS_PER_METRE)
    picture.setDotsPerMeterY(DOTS_PER_METRE)
    return picture


def _written(picture: QImage, path: Path) -> Path:
    if not picture.save(str(path)):
        raise OSError(f"{path} could not be written")
    return path
