"""Where the files of co2desk lie: in a checkout, in an installed wheel, and in a frozen bundle."""

from __future__ import annotations

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def resources_dir() -> Path:
    """The directory of the packs, profiles, art and fonts."""
    return _data_dir("resources")


def translations_dir() -> Path:
    """The directory of the translations."""
    return _data_dir("translations")


def user_packs_dir() -> Path:
    """Where the component packs of the owner's own copies lie. The directory may not exist yet."""
    # Looking up the directories of a system is slow to import, and most commands never ask for them.
    from platformdirs import user_data_dir  # noqa: PLC0415

    return Path(user_data_dir("co2desk", appauthor=False)) / "packs"


def _data_dir(name: str) -> Path:
    bundle = getattr(sys, "_MEIPASS", None)  # set by PyInstaller
    # The package comes before its parent: a wheel's parent is shared with everybody else's packages.
    places = [Path(bundle) / name] if bundle else [_PACKAGE / name, _PACKAGE.parent / name]
    for place in places:
        if place.is_dir():
            return place
    raise FileNotFoundError(
        f"co2desk is not installed completely: no directory {' or '.join(map(str, places))}"
    )
