"""The icons of the program and of its files in the sizes that desktops ask for, made from their drawings."""

from __future__ import annotations

import shutil
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

HERE = Path(__file__).resolve().parent
DOTS_PER_METRE = 3780  # 96 to the inch
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)

# What an icon theme calls it: its folder and name -> the drawing.
DRAWINGS = {
    "apps/co2desk": HERE.parent / "resources" / "art" / "icon.svg",
    "mimetypes/application-x-co2desk-game": HERE / "linux" / "application-x-co2desk-game.svg",
}


def drawn(drawing: Path, size: int) -> QImage:
    """A square picture on a transparent ground."""
    picture = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    picture.fill(0)
    picture.setDotsPerMeterX(DOTS_PER_METRE)  # else Qt writes down what the screen has, if there is one
    picture.setDotsPerMeterY(DOTS_PER_METRE)
    painter = QPainter(picture)
    QSvgRenderer(str(drawing)).render(painter)
    painter.end()
    return picture


def write_icons(theme: Path) -> None:
    """Put them into the folder of an icon theme, such as /usr/share/icons/hicolor."""
    for name, drawing in DRAWINGS.items():
        scalable = theme / "scalable" / f"{name}.svg"
        scalable.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(drawing, scalable)
        for size in SIZES:
            path = theme / f"{size}x{size}" / f"{name}.png"
            path.parent.mkdir(parents=True, exist_ok=True)
            if not drawn(drawing, size).save(str(path)):
                raise OSError(f"{path} could not be written")
