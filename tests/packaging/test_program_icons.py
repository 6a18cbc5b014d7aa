"""The icons for Windows and macOS: Qt reads them back in every size, and they are the same every time."""

from __future__ import annotations

from pathlib import Path

from icons import DRAWINGS, drawn
from program_icons import ICNS_SIZES, ICO_SIZES, png, write_icns, write_ico
from PySide6.QtGui import QImage, QImageReader


def pictures(path: Path) -> list[QImage]:
    reader = QImageReader(str(path))
    found = []
    for number in range(reader.imageCount()):
        assert reader.jumpToImage(number)
        found.append(reader.read())
    return found


def test_the_icon_for_windows_holds_every_size(tmp_path: Path, qapp: object) -> None:
    found = pictures(write_ico(tmp_path))
    assert [picture.width() for picture in found] == list(ICO_SIZES)
    for picture in found:
        wanted = drawn(DRAWINGS["apps/co2desk"], picture.width())
        assert picture.convertToFormat(wanted.format()) == wanted


def test_the_icon_for_macos_holds_every_size(tmp_path: Path, qapp: object) -> None:
    found = pictures(write_icns(tmp_path))
    assert sorted(picture.width() for picture in found) == sorted(ICNS_SIZES.values())
    assert not any(picture.isNull() for picture in found)


def test_icons_are_the_same_every_time(tmp_path: Path, qapp: object) -> None:
    assert png(64) == png(64)
    (tmp_path / "again").mkdir()
    assert write_ico(tmp_path).read_bytes() == write_ico(tmp_path / "again").read_bytes()
