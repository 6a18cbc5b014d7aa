"""The parts of a bundle and their licences, as licences/parts.yaml tells them."""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

import yaml

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "licences"
MACOS_DOT = "__dot__"  # PyInstaller's, because macOS takes a folder with a dot in its name for something else
ELSEWHERE = (HERE.parent / "LICENSE", HERE.parent / "resources" / "fonts" / "OFL.txt")


class Part(NamedTuple):
    name: str
    licence: str  # an SPDX expression
    texts: Sequence[str]
    files: Sequence[str] = ()
    elsewhere: Sequence[str] = ()  # files of Windows and macOS
    modules: Sequence[str] = ()
    home: str = ""
    sources: str = ""


def read_parts() -> list[Part]:
    listed = yaml.safe_load((FOLDER / "parts.yaml").read_text(encoding="utf-8"))
    return [Part(**entry) for entry in listed]


def files() -> list[Path]:
    """What goes into the folder `licences` of a bundle: every text, and the list of parts."""
    return sorted([*FOLDER.iterdir(), *ELSEWHERE], key=lambda path: path.name)


def part_of_file(path: str, parts: list[Part]) -> Part | None:
    """Whose is a file of a bundle? Its name begins at the folder of the program."""
    return next(
        (part for part in parts if any(_fits(path, like) for like in (*part.files, *part.elsewhere))), None
    )


def place_in_application(path: str) -> str:
    """A file of an application of macOS, by the name that the same file has in a bundle elsewhere."""
    folder, _, name = path.removeprefix("Contents/").partition("/")
    if folder in ("Frameworks", "Resources"):
        return f"_internal/{name.replace(MACOS_DOT, '.')}"
    return name if folder == "MacOS" else path.removeprefix("Contents/")


def _fits(path: str, like: str) -> bool:
    reaches = like.endswith("*") or like.count("/") == path.count("/")
    return reaches and fnmatchcase(path.lower(), like.lower())


def part_of_module(name: str, parts: list[Part]) -> Part | None:
    """Whose is a module, apart from Python's own?"""
    return next((part for part in parts if name.partition(".")[0] in part.modules), None)
