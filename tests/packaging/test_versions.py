"""The version stands in co2desk/__init__.py, and everything that is built says the same."""

from __future__ import annotations

import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from desktop_files import ID, MIME_TYPE
from macos import info_plist
from make_portable import TOP, archive_name
from windows_version import four_numbers, version_file, write_version_file

from co2desk import __version__
from co2desk.ui.files.names import SUFFIX
from tests.packaging.built import ARCHIVE, BUNDLE, WHEEL, started


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("12.3.45", (12, 3, 45, 0)), ("1.2.3rc1", (1, 2, 3, 0))],
)
def test_windows_gets_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert four_numbers(version) == numbers


def test_the_file_for_windows_says_the_version_and_the_name(tmp_path: Path) -> None:
    """PyInstaller evaluates it with classes of these names."""

    def pair(key: str, value: Any) -> tuple[str, Any]:
        return key, value

    names = {
        "VSVersionInfo": SimpleNamespace,
        "FixedFileInfo": SimpleNamespace,
        "StringFileInfo": lambda tables: ("strings", tables),
        "StringTable": lambda code, strings: (code, dict(strings)),
        "StringStruct": pair,
        "VarFileInfo": lambda kids: ("variables", kids),
        "VarStruct": pair,
    }
    found = eval(write_version_file(tmp_path).read_text(encoding="utf-8"), names)  # noqa: S307 - our own text
    assert found.ffi.filevers == found.ffi.prodvers == four_numbers(__version__)
    (_, [(code, texts)]), (_, [(_, numbers)]) = found.kids
    assert texts["ProductVersion"] == texts["FileVersion"] == __version__
    assert texts["ProductName"] == "co2desk"
    assert code == "".join(f"{number:04x}" for number in numbers)
    assert version_file() == version_file()


def test_macos_learns_the_version_and_which_files_are_ours() -> None:
    found = info_plist()
    assert found["CFBundleShortVersionString"] == __version__
    (declared,) = found["UTExportedTypeDeclarations"]
    tags = declared["UTTypeTagSpecification"]
    assert tags == {
        "public.filename-extension": [SUFFIX.removeprefix(".")],
        "public.mime-type": [MIME_TYPE],
    }
    (opened,) = found["CFBundleDocumentTypes"]
    assert opened["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeIdentifier"].startswith(f"{ID}.")


def test_the_archive_is_named_after_the_version() -> None:
    assert archive_name().startswith(f"{TOP}-")
    assert f"co2desk-{__version__}" == TOP


@pytest.mark.package
def test_the_program_and_the_wheel_say_the_same_version(tmp_path: Path) -> None:
    outcome = started(BUNDLE / "co2desk", "--version", home=tmp_path)
    assert (outcome.returncode, outcome.stdout) == (0, f"co2desk {__version__}\n")
    assert ARCHIVE.is_file()
    with zipfile.ZipFile(WHEEL) as wheel:
        metadata = wheel.read(f"co2desk-{__version__}.dist-info/METADATA").decode()
        licences = [name for name in wheel.namelist() if ".dist-info/licenses/" in name]
    assert f"\nVersion: {__version__}\n" in metadata
    assert "\nLicense-Expression: MIT AND OFL-1.1\n" in metadata
    assert {Path(name).name for name in licences} == {"LICENSE", "OFL.txt"}
