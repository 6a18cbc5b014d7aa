"""Which libraries a file needs is read from the file itself."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import PySide6
import pytest
from libraries import binaries, closure, is_binary, needed, newest_glibc, outside

pytestmark = pytest.mark.skipif(
    not (sys.platform.startswith("linux") and sys.maxsize > 2**32), reason="reads the libraries of Linux"
)

BINDINGS = Path(PySide6.__file__).parent
SVG, CORE = BINDINGS / "QtSvg.abi3.so", BINDINGS / "QtCore.abi3.so"
LIBRARIES = BINDINGS / "Qt" / "lib"


def test_a_library_names_what_it_needs() -> None:
    assert {"libQt6Svg.so.6", "libQt6Gui.so.6", "libQt6Core.so.6", "libc.so.6"} <= set(needed(SVG))
    assert "libQt6Svg.so.6" not in needed(CORE)


def test_libraries_need_others_in_their_turn() -> None:
    places = {path.name: path for path in LIBRARIES.glob("*.so*")}
    assert "libicudata.so.73" not in needed(SVG)
    found = closure([SVG], places)
    assert {"libQt6Core.so.6", "libQt6Gui.so.6", "libQt6Svg.so.6", "libQt6DBus.so.6"} <= found
    assert any(name.startswith("libicudata") for name in found)
    assert not any("Quick" in name or "Network" in name for name in found)


def test_a_folder_asks_the_system_for_what_it_does_not_hold(tmp_path: Path) -> None:
    shutil.copy(SVG, tmp_path)
    shutil.copy(LIBRARIES / "libQt6Svg.so.6", tmp_path)
    (tmp_path / "notes.txt").write_text("no library", encoding="utf-8")
    (tmp_path / "link.so").symlink_to("libQt6Svg.so.6")
    assert not is_binary(tmp_path / "notes.txt")
    assert [path.name for path in binaries(tmp_path)] == ["QtSvg.abi3.so", "libQt6Svg.so.6"]
    assert "libQt6Gui.so.6" in outside(tmp_path)
    assert "libQt6Svg.so.6" not in outside(tmp_path)


def test_versions_of_the_c_library_are_compared_as_numbers(tmp_path: Path) -> None:
    for name, version in (("old", b"9"), ("new", b"17")):
        (tmp_path / name).write_bytes(b"\x7fELF\x02\x01" + b"\0GLIBC_2." + version + b"\0")
    assert newest_glibc(tmp_path) == "2.17"
