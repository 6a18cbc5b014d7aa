"""The icons come in all sizes, from drawings of our own."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from desktop_files import MIME_TYPE
from icons import DRAWINGS, SIZES, drawn, write_icons
from PySide6.QtGui import QImage

FILE_ICON = DRAWINGS["mimetypes/application-x-co2desk-game"]


def test_every_icon_is_written_in_every_size(tmp_path: Path, qapp: object) -> None:
    write_icons(tmp_path)
    for name, drawing in DRAWINGS.items():
        assert (tmp_path / "scalable" / f"{name}.svg").read_bytes() == drawing.read_bytes()
        for size in SIZES:
            picture = QImage(str(tmp_path / f"{size}x{size}" / f"{name}.png"))
            assert (picture.width(), picture.height()) == (size, size)
            assert picture == drawn(drawing, size).convertToFormat(picture.format())


@pytest.mark.parametrize("drawing", DRAWINGS.values(), ids=lambda drawing: drawing.stem)
def test_an_icon_has_ink_in_the_middle_and_none_in_the_corners(drawing: Path, qapp: object) -> None:
    for size in SIZES:
        picture = drawn(drawing, size)
        assert picture.pixelColor(size // 2, size // 2).alpha() == 255
        assert all(picture.pixelColor(x, y).alpha() == 0 for x in (0, size - 1) for y in (0, size - 1))


def test_the_icon_of_a_file_has_the_name_of_its_type() -> None:
    assert FILE_ICON.stem == MIME_TYPE.replace("/", "-")


def test_the_icon_of_a_file_consists_of_plain_shapes() -> None:
    text = FILE_ICON.read_text(encoding="utf-8")
    assert text.count("http") == 1, "only the name of the SVG language"
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(text).iter()}  # noqa: S314
    assert tags == {"svg", "g", "path", "circle"}
