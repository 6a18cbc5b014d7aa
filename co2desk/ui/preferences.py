"""What a player has chosen for the window, kept between starts. A file with odd values does no harm."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QObject, QSettings, Signal

from co2desk import paths
from co2desk.languages import LANGUAGES

SYSTEM = "system"
LIGHT, DARK = "light", "dark"
STANDARD, DEUTERANOPIA, HIGH_CONTRAST = "standard", "deuteranopia", "contrast"
PALETTES = (STANDARD, DEUTERANOPIA, HIGH_CONTRAST)
OFF, FAST, NORMAL, SLOW = "off", "fast", "normal", "slow"
AT_ONCE = "at_once"

# key -> (default, the values that are known; a pair of numbers is a range)
CHOICES: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "language": (SYSTEM, (SYSTEM, *LANGUAGES)),
    "theme": (SYSTEM, (SYSTEM, LIGHT, DARK)),
    "palette": (STANDARD, PALETTES),
    "animation": (SYSTEM, (SYSTEM, OFF, FAST, NORMAL, SLOW)),
    "pace": (NORMAL, (SLOW, NORMAL, FAST, AT_ONCE)),  # of what others do, and of scenes
    "replay_speed": (100, (50, 100, 300, 800)),  # percent
    "board_zoom": (100, (100, 125, 150, 200)),  # how large a game begins; 100 shows the whole board
    "text_size": (100, (100, 110, 125, 150)),
    "sound": (True, (True, False)),
    "covers": (True, (True, False)),  # hide what is secret between two people at one screen
    "confirm_end_turn": (True, (True, False)),
    "warn_before_end": (True, (True, False)),
    "tips": (True, (True, False)),  # a sentence the first time that something happens
    "concerns": (True, (True, False)),  # what to think about, above the forecast
}


class Preferences(QObject):
    """One signal for each change; whoever shows something asks again."""

    changed = Signal(str)

    def __init__(self, store: QSettings | None = None) -> None:
        super().__init__()
        self.store = store if store is not None else own_store()

    def value(self, key: str) -> Any:
        default, known = CHOICES[key]
        if key == "text_size":
            default = system_text_size()
        found = self.store.value(key, default)
        if isinstance(default, bool):
            found = found in (True, "true")
        elif isinstance(default, int):
            found = int(found) if isinstance(found, str | int) and str(found).isdecimal() else default
        return found if found in known else default

    def set(self, key: str, value: Any) -> None:
        if value not in CHOICES[key][1]:
            raise ValueError(f"{key} cannot be {value!r}")
        if value != self.value(key):
            self.store.setValue(key, value)
            self.changed.emit(key)


def own_store() -> QSettings:
    """Where the system keeps settings, or in co2desk's own folder if it has one."""
    home = paths.own_home()
    if home is None:
        return QSettings("co2desk", "co2desk")
    return QSettings(str(home / "settings.ini"), QSettings.Format.IniFormat)


def system_text_size() -> int:
    """Windows can enlarge all text (Settings, Accessibility, Text size), by percent. Qt does not follow."""
    if sys.platform != "win32":
        return 100
    store = QSettings(r"HKEY_CURRENT_USER\Software\Microsoft\Accessibility", QSettings.Format.NativeFormat)
    return known_text_size(store.value("TextScaleFactor", 100))


def known_text_size(percent: object) -> int:
    """The largest size of ours that is not larger than that."""
    default, sizes = CHOICES["text_size"]
    if not isinstance(percent, int):
        return int(default)
    return int(max((size for size in sizes if size <= percent), default=default))
