"""Everything that is bundled has a licence, and its text is in the bundle."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

import pytest
from parts import FOLDER, Part, files, part_of_file, part_of_module, place_in_application, read_parts

from tests.packaging.built import BUNDLE, DATA, PROGRAM, ROOT

PARTS = read_parts()
TEXTS = {path.name: path for path in files() if path.name != "parts.yaml"}


@pytest.mark.parametrize("part", PARTS, ids=[part.name for part in PARTS])
def test_a_part_has_a_licence_whose_text_is_there(part: Part) -> None:
    assert part.licence
    assert part.texts
    assert part.files or part.elsewhere or part.modules
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
        ("_internal/co2desk/compiled.so", "co2desk, its compiled engine, with the runtime of mypyc"),
        (
            "_internal/co2desk/compiled__mypyc.cp311-win_amd64.pyd",
            "co2desk, its compiled engine for Windows, with the runtimes of mypyc and mingw-w64",
        ),
        ("_internal/resources/art/icon.svg", "co2desk, its data"),
        ("_internal/resources/map/outlines.json", "Natural Earth, the outlines of the continents"),
        ("_internal/PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("_internal/PySide6/Qt/lib/libQt6Gui.so.6", "Qt"),
        ("_internal/PySide6/QtGui.abi3.so", "PySide6, Shiboken6"),
        ("_internal/libxcb-cursor.so.0", "XCB"),
        ("_internal/VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime"),
        ("_internal/PySide6/MSVCP140.dll", "Microsoft Visual C++ runtime"),
        ("_internal/shiboken6/msvcp140.dll", "Microsoft Visual C++ runtime"),
        ("_internal/PySide6/Qt6Core.dll", "Qt"),
        ("_internal/PySide6/QtCore.pyd", "PySide6, Shiboken6"),
        ("_internal/PySide6/plugins/platforms/qwindows.dll", "Qt"),
        ("_internal/yaml/_yaml.cp311-win_amd64.pyd", "PyYAML, with LibYAML"),
        ("_internal/_decimal.pyd", "Python"),
        ("_internal/python311.dll", "Python"),
        ("_internal/libffi-8.dll", "libffi"),
        ("_internal/QtCore", "Qt"),
        ("_internal/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt"),
        ("_internal/Python.framework/Versions/3.11/Python", "Python"),
    ],
)
def test_the_first_part_that_fits_owns_a_file(path: str, owner: str) -> None:
    found = part_of_file(path, PARTS)
    assert found is not None
    assert found.name == owner


def test_the_wheel_has_the_licences_of_the_program_and_of_its_fonts() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    inside = [
        part_of_file(path, PARTS) for path in ("co2desk", "_internal/resources/fonts/NotoSans-Regular.ttf")
    ]
    assert project["license"] == " AND ".join(part.licence for part in inside if part is not None)
    assert [Path(name).name for name in project["license-files"]] == ["LICENSE", "OFL.txt"]
    assert all((ROOT / name).is_file() for name in project["license-files"])


@pytest.mark.parametrize("path", ["_internal/libother.so.1", "_internal/foreign/module.pyd", "other.exe"])
def test_nobodys_file_has_no_owner(path: str) -> None:
    assert part_of_file(path, PARTS) is None


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("Contents/MacOS/co2desk", "co2desk"),
        ("Contents/Info.plist", "Info.plist"),
        ("Contents/_CodeSignature/CodeResources", "_CodeSignature/CodeResources"),
        ("Contents/Resources/co2desk.icns", "_internal/co2desk.icns"),
        ("Contents/Resources/resources/fonts/OFL.txt", "_internal/resources/fonts/OFL.txt"),
        ("Contents/Frameworks/python3__dot__11/_json.so", "_internal/python3.11/_json.so"),
    ],
)
def test_the_files_of_an_application_of_macos_have_the_same_owners(path: str, place: str) -> None:
    assert place_in_application(path) == place
    assert part_of_file(place, PARTS) is not None


# --- code inside of other code ---------------------------------------------------------------------------


def told(name: str) -> str:
    return " ".join(TEXTS[name].read_text(encoding="utf-8").split())


@pytest.mark.parametrize(
    "words",
    [
        *("Mersenne Twister", "Makoto Matsumoto", "libmpdec", "Stefan Krah", "David M. Gay", "Lucent"),
        *("WIDE Project", "cfuhash", "SipHash24", "kqueue", "Secret Labs", "Vinay Sajip", "Jean-loup Gailly"),
    ],
)
def test_whatever_python_has_taken_over_is_told(words: str) -> None:
    assert words in told("Python-others.txt")


@pytest.mark.parametrize(
    "words",
    [
        *("FreeType Team", "Imlib2", "Daniel M. Duley", "X Consortium", "Digital Equipment", "WebGradients"),
        *("itmeo", "XCB-XInput", "Peter Hutterer", "HarfBuzz", "Apache Tika", "Color Consortium"),
        *("CodeFactory", "LCS/Telegraphics", "Adobe Glyph List", "D3D12 Memory Allocator", "Apple, Inc."),
    ],
)
def test_whatever_qt_has_taken_over_is_told(words: str) -> None:
    assert words in told("Qt-others.txt")


@pytest.mark.parametrize("name", ["Python-others.txt", "Qt-others.txt"])
def test_every_licence_that_is_named_there_is_printed_there_or_in_another_text(name: str) -> None:
    """An entry is `Name (licence)`, `Name (one and another)` or `Name (licence, see FILE)`."""
    text = TEXTS[name].read_text(encoding="utf-8")
    printed = {title.lower() for title in re.findall(r"^(\S.*)\n-{3,}$", text, re.MULTILINE)}
    named = re.findall(r"^\S.*\(([^()]+)\)\n    ", text, re.MULTILINE)
    assert len(named) > 15
    for licence in named:
        elsewhere = licence.partition("see ")[2]
        if elsewhere:
            assert elsewhere.split()[-1] in TEXTS, licence
        elif not licence.startswith("public domain"):
            assert {one.removeprefix("notice of ").lower() for one in licence.split(" and ")} <= printed


# --- what was built --------------------------------------------------------------------------------------


@pytest.mark.package
def test_every_file_of_the_bundle_belongs_to_a_part() -> None:
    names = [path.relative_to(BUNDLE).as_posix() for path in BUNDLE.rglob("*") if not path.is_dir()]
    assert len(names) > 100
    if sys.platform == "darwin":
        names = [place_in_application(name) for name in names]
    assert [name for name in names if part_of_file(name, PARTS) is None] == []


@pytest.mark.package
def test_every_module_inside_the_program_is_pythons_own_or_belongs_to_a_part() -> None:
    from PyInstaller.archive.readers import CArchiveReader  # noqa: PLC0415 - only where something was built

    archive = CArchiveReader(str(PROGRAM))
    names = set(archive.open_embedded_archive("PYZ.pyz").toc)
    assert "co2desk.ui.window.main_window" in names
    strange = [name for name in names if name.partition(".")[0] not in sys.stdlib_module_names]
    assert [name for name in strange if part_of_module(name, PARTS) is None] == []


@pytest.mark.package
def test_the_bundle_holds_every_text() -> None:
    inside = DATA / "licences"
    assert {path.name for path in inside.iterdir()} == {"parts.yaml", *TEXTS}
    assert (inside / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    assert (inside / "parts.yaml").read_bytes() == (FOLDER / "parts.yaml").read_bytes()
