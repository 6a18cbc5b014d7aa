"""What Windows tells about co2desk.exe in its properties, as a file that PyInstaller reads."""

from __future__ import annotations

import re
from pathlib import Path

from co2desk import __version__

ENGLISH_UNICODE = (0x0409, 1200)
TEXTS = {
    "CompanyName": "The co2desk authors",
    "FileDescription": "co2desk",
    "FileVersion": __version__,
    "InternalName": "co2desk",
    "LegalCopyright": "MIT licence",
    "OriginalFilename": "co2desk.exe",
    "ProductName": "co2desk",
    "ProductVersion": __version__,
}


def four_numbers(version: str) -> tuple[int, int, int, int]:
    """Windows wants four numbers: 1.2.3 and 1.2.3rc1 are both 1.2.3.0."""
    found = [int(number) for number in re.findall(r"(?:^|\.)(\d+)", version)]
    major, minor, patch, *_ = [*found, 0, 0, 0]
    return major, minor, patch, 0


def version_file() -> str:
    numbers = four_numbers(__version__)
    language, characters = ENGLISH_UNICODE
    strings = ", ".join(f"StringStruct({key!r}, {text!r})" for key, text in TEXTS.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}), "
        f"kids=[StringFileInfo([StringTable('{language:04x}{characters:04x}', [{strings}])]), "
        f"VarFileInfo([VarStruct('Translation', [{language}, {characters}])])])\n"
    )


def write_version_file(folder: Path) -> Path:
    path = folder / "version.txt"
    path.write_text(version_file(), encoding="utf-8")
    return path
