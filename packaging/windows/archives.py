"""Zip archives that are the same every time: the library of a bundle, and the portable archive."""

from __future__ import annotations

import io
import zipfile
from datetime import datetime
from pathlib import Path

from co2desk import __version__
from co2desk.paths import PORTABLE_FOLDER

TOP = f"co2desk-{__version__}"
README = Path(__file__).with_name("portable_readme.txt")
FOLDER_RIGHTS, FILE_RIGHTS = 0o40755 << 16 | 0x10, 0o100644 << 16


def sort_members(path: Path) -> None:
    """PyInstaller puts the modules of base_library.zip into it in any order."""
    with zipfile.ZipFile(io.BytesIO(path.read_bytes())) as old, zipfile.ZipFile(path, "w") as new:
        for info in sorted(old.infolist(), key=lambda info: info.filename):
            new.writestr(info, old.read(info))


def write_portable(bundle: Path, archive: Path, moment: datetime) -> None:
    """The bundle, a folder `co2desk-data` that makes it portable, and a README.txt."""
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        packed.writestr(_member(f"{TOP}/{PORTABLE_FOLDER}/", moment), b"")
        packed.writestr(_member(f"{TOP}/README.txt", moment), read_me().encode())
        for path in sorted(bundle.rglob("*")):
            name = f"{TOP}/{path.relative_to(bundle).as_posix()}"
            if path.is_dir():
                packed.writestr(_member(f"{name}/", moment), b"")
            else:
                packed.writestr(_member(name, moment), path.read_bytes())


def read_me() -> str:
    """With line ends for every editor of Windows."""
    text = README.read_text(encoding="utf-8").replace("@version@", __version__)
    return text.replace("\n", "\r\n")


def _member(name: str, moment: datetime) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, moment.timetuple()[:6])
    info.create_system = 0  # DOS, which knows no rights
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = FOLDER_RIGHTS if name.endswith("/") else FILE_RIGHTS
    return info
