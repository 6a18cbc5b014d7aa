"""Everything that is bundled has a licence, and its text is in the bundle."""

from __future__ import annotations

import sys

import pytest
from parts import FOLDER, Part, files, part_of_file, part_of_module, read_parts

from tests.packaging.built import BUNDLE, ROOT

PARTS = read_parts()
TEXTS = {path.name: path for path in files() if path.name != "parts.yaml"}


@pytest.mark.parametrize("part", PARTS, ids=[part.name for part in PARTS])
def test_a_part_has_a_licence_whose_text_is_there(part: Part) -> None:
    assert part.licence
    assert part.texts
    assert part.files or part.modules
    assert all(len(TEXTS[name].read_text(encoding="utf-8")) > 500 for name in part.texts)


def test_every_text_belongs_to_a_part() -> None:
    assert set(TEXTS) == {name for part in PARTS for name in part.texts}


def test_the_lesser_licence_of_gnu_comes_with_the_general_one_that_it_refers_to_and_with_sources() -> None:
    lesser = [part for part in PARTS if part.licence.startswith("LGPL")]
    assert {part.name for part in lesser} == {"Qt", "PySide6, Shiboken6"}
    assert all({"LGPL-3.0.txt", "GPL-3.0.txt"} <= set(part.texts) for part in lesser)
    assert all(part.sources.startswith("https://") for part in lesser)


def test_what_the_program_depends_on_is_a_part() -> None:
    """The same names as in pyproject.toml."""
    dependencies = {"PySide6", "yaml", "platformdirs"}
    assert all(part_of_module(name, PARTS) is not None for name in dependencies)
    assert part_of_module("somebody_elses", PARTS) is None


@pytest.mark.parametrize(
    ("path", "owner"),
    [
        ("co2desk", "co2desk"),
        ("_internal/resources/fonts/NotoSans-Regular.ttf", "Noto Sans, Noto Sans CJK"),
        ("_internal/resources/art/icon.svg", "co2desk, its data"),
        ("_internal/PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("_internal/PySide6/Qt/lib/libQt6Gui.so.6", "Qt"),
        ("_internal/PySide6/QtGui.abi3.so", "PySide6, Shiboken6"),
        ("_internal/libxcb-cursor.so.0", "XCB"),
    ],
)
def test_the_first_part_that_fits_owns_a_file(path: str, owner: str) -> None:
    found = part_of_file(path, PARTS)
    assert found is not None
    assert found.name == owner
    assert part_of_file("_internal/libunheard-of.so.1", PARTS) is None


@pytest.mark.package
def test_every_file_of_the_bundle_belongs_to_a_part() -> None:
    names = [path.relative_to(BUNDLE).as_posix() for path in BUNDLE.rglob("*") if not path.is_dir()]
    assert len(names) > 100
    assert [name for name in names if part_of_file(name, PARTS) is None] == []


@pytest.mark.package
def test_every_module_inside_the_program_is_pythons_own_or_belongs_to_a_part() -> None:
    from PyInstaller.archive.readers import CArchiveReader  # noqa: PLC0415 - only where something was built

    archive = CArchiveReader(str(BUNDLE / "co2desk"))
    names = set(archive.open_embedded_archive("PYZ.pyz").toc)
    assert "co2desk.ui.window" in names
    strange = [name for name in names if name.partition(".")[0] not in sys.stdlib_module_names]
    assert [name for name in strange if part_of_module(name, PARTS) is None] == []


@pytest.mark.package
def test_the_bundle_holds_every_text() -> None:
    inside = BUNDLE / "_internal" / "licences"
    assert {path.name for path in inside.iterdir()} == {"parts.yaml", *TEXTS}
    assert (inside / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert (inside / "parts.yaml").read_bytes() == (FOLDER / "parts.yaml").read_bytes()
