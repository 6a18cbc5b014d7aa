"""What comes along in the bundle: only what the program uses. tests/packaging compares this with its imports.

The names are those of Linux, Windows and macOS together, without "lib" and ".so", ".dll" or ".dylib"; each
system has some of them. Libraries are not listed: PyInstaller takes those that the modules and plug-ins need.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path, PurePath

from co2desk.ui.language import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent

# Folder -> plug-ins of Qt. Pictures in PNG need none; nothing is painted with OpenGL, and nobody prints.
PLUGINS: dict[str, frozenset[str]] = {
    "iconengines": frozenset({"qsvgicon"}),
    "imageformats": frozenset({"qsvg"}),
    # Dead keys and Chinese: a player's name may need them.
    "platforminputcontexts": frozenset(
        {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
    ),
    # "offscreen" is for the self test on a computer without a screen.
    "platforms": frozenset({"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"}),
    # The file dialog of a sandbox. GNOME and KDE have their themes in Qt itself; "gtk3" would need all of GTK.
    "platformthemes": frozenset({"qxdgdesktopportal"}),
    "styles": frozenset({"qmacstyle", "qmodernwindowsstyle"}),
    "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
}

# What PyInstaller would collect, because something names it, although the program never gets there.
EXCLUDED_MODULES = (
    "chess",  # the yardstick of `co2desk bench`, for developers
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "_bz2", "_lzma", "_hashlib",
)


def plugin_name(path: str) -> str:
    """platforms/libqxcb.so -> qxcb"""
    return PurePath(path).name.removeprefix("lib").partition(".")[0]


def keeps_plugin(path: str) -> bool:
    return plugin_name(path) in PLUGINS.get(PurePath(path).parent.name, ())


def keeps_translation(path: str) -> bool:
    """Qt's own texts, in the languages of the program."""
    return PurePath(path).stem in {f"qtbase_{language}" for language in LANGUAGES}


Files = list[tuple[str, str]]  # where each is, and its folder in the bundle


def kept(binaries: Iterable[tuple[str, str]], data: Iterable[tuple[str, str]]) -> tuple[Files, Files]:
    """Of the plug-ins and translations that PyInstaller finds for a module of Qt, those that come along."""
    return (
        sorted(pair for pair in binaries if keeps_plugin(pair[0])),
        sorted(pair for pair in data if keeps_translation(pair[0])),
    )
