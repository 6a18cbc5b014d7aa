"""Where the files of co2desk lie: in a checkout, in an installed wheel, and in a frozen bundle."""

from __future__ import annotations

import os
import sys
from pathlib import Path

HOME = "CO2DESK_HOME"  # the environment may name a folder for settings and games
# Either of them beside the program of a bundle makes it portable: settings and games stay in that folder.
PORTABLE_FOLDER, PORTABLE_SIGN = "co2desk-data", "portable"

_PACKAGE = Path(__file__).resolve().parent


def resources_dir() -> Path:
    """The directory of the packs, profiles, art and fonts."""
    return _data_dir("resources")


def translations_dir() -> Path:
    """The directory of the translations."""
    return _data_dir("translations")


def user_packs_dir() -> Path:
    """Where the component packs of the owner's own copies lie. The directory may not exist yet."""
    return _user_data_dir() / "packs"


def user_games_dir() -> Path:
    """Where the journals of the games lie. The directory may not exist yet."""
    return _user_data_dir() / "games"


def own_home() -> Path | None:
    """A folder in which co2desk keeps everything, settings and games, instead of the usual places."""
    named = os.environ.get(HOME)
    return Path(named).absolute() if named else _portable_home()


def _portable_home() -> Path | None:
    if not is_frozen():
        return None
    beside = Path(sys.executable).resolve().parent
    home = beside / PORTABLE_FOLDER
    return home if home.is_dir() or (beside / PORTABLE_SIGN).is_file() else None


def is_frozen() -> bool:
    """Does this run from a bundle, which has a Python of its own?"""
    return bool(getattr(sys, "frozen", False))  # set by PyInstaller


def _user_data_dir() -> Path:
    home = own_home()
    if home is not None:
        return home
    # Looking up the directories of a system is slow to import, and most commands never ask for them.
    from platformdirs import user_data_dir  # noqa: PLC0415

    return Path(user_data_dir("co2desk", appauthor=False))


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
