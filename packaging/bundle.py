"""What comes along in the bundle that co2desk.spec makes: only what the program uses.

Names of plug-ins are those of Linux, Windows and macOS together, without "lib" and ".so", ".dll" or ".dylib";
each system has some of them. Qt's libraries are not listed: PyInstaller takes those that the modules and the
plug-ins need. tests/packaging compares all this with what co2desk imports.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path, PurePath

import parts

from co2desk.languages import LANGUAGES

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PROGRAM = ROOT / "co2desk" / "__main__.py"

# Folder -> plug-ins of Qt. PNG needs none; nothing is painted with OpenGL, and nobody prints.
PLUGINS: dict[str, frozenset[str]] = {
    "iconengines": frozenset({"qsvgicon"}),
    "imageformats": frozenset({"qsvg"}),
    # Dead keys and Chinese: the name of a player may need them.
    "platforminputcontexts": frozenset(
        {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
    ),
    # "offscreen" is for the self test on a computer without a screen.
    "platforms": frozenset({"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"}),
    # The file dialog of a sandbox. GNOME and KDE have themes in Qt itself; "gtk3" would bring all of GTK.
    "platformthemes": frozenset({"qxdgdesktopportal"}),
    "styles": frozenset({"qmacstyle", "qmodernwindowsstyle"}),
    "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
    "wayland-shell-integration": frozenset({"xdg-shell"}),
}

# What PyInstaller would collect because something names it, although the program never gets there.
EXCLUDED_MODULES: tuple[str, ...] = (
    "PySide6.QtDBus",  # Qt itself talks to the desktop, the program does not
    "PySide6.QtNetwork",  # co2desk never goes online
    "_bz2",  # only for ways to compress an archive that nobody chooses
    "_hashlib",  # OpenSSL; Python has the same checksums without it
    "_lzma",  # like _bz2
    "_ssl",  # OpenSSL, and like QtNetwork
    "chess",  # the yardstick of `co2desk bench`, for developers
)

# Libraries of a Linux system that come along. Every desktop has the others, and in versions that fit its own
# drivers and settings: C and C++, X11, OpenGL, Wayland, fonts, D-Bus, Expat, GLib, zlib.
SYSTEM_LIBRARIES: tuple[str, ...] = (
    "libffi.so.*",
    "libxcb-*.so.*",
    "libxkbcommon*.so.*",
    "libzstd.so.*",
)

# Libraries that PyInstaller takes from Qt for Windows, in case a program paints with OpenGL.
UNUSED_LIBRARIES: tuple[str, ...] = ("d3dcompiler_*.dll", "libegl.dll", "libglesv2.dll", "opengl32sw.dll")


def plugin_name(path: str) -> str:
    """platforms/libqxcb.so -> qxcb"""
    return PurePath(path).name.removeprefix("lib").partition(".")[0]


def keeps_plugin(path: str) -> bool:
    return plugin_name(path) in PLUGINS.get(PurePath(path).parent.name, ())


def keeps_library(path: str) -> bool:
    name = PurePath(path.replace("\\", "/")).name.lower()
    return not any(fnmatchcase(name, like) for like in UNUSED_LIBRARIES)


def keeps_translation(path: str) -> bool:
    """Qt's own texts, in the languages of the program."""
    return PurePath(path).stem in {f"qtbase_{language}" for language in LANGUAGES}


Entries = list[tuple[str, str, str]]  # as PyInstaller lists files and modules: name, where it is, kind


def compile_engine(folder: Path) -> None:
    """In a process of its own: mypyc and PyInstaller both change how Python builds things."""
    subprocess.run([sys.executable, str(HERE / "compile_engine.py"), str(folder)], check=True)  # noqa: S603


def take_compiled(folder: Path, modules: Entries, libraries: Entries) -> None:
    """Put the compiled modules of a folder in the place of their sources.

    PyInstaller has seen in the sources what they import; in libraries it cannot."""
    found = sorted(path for path in folder.rglob("*") if path.suffix in (".so", ".pyd"))
    short = (path.relative_to(folder).with_name(path.name.partition(".")[0]) for path in found)
    names = {".".join(path.parts) for path in short}
    modules[:] = [entry for entry in modules if entry[0] not in names]
    libraries += [(str(path.relative_to(folder)), str(path), "EXTENSION") for path in found]


Files = list[tuple[str, str]]  # where each is, and its folder in the bundle


def kept(binaries: Iterable[tuple[str, str]], data: Iterable[tuple[str, str]]) -> tuple[Files, Files]:
    """Of the plug-ins and translations that PyInstaller finds for a module of Qt, those that come along."""
    return (
        sorted(pair for pair in binaries if keeps_plugin(pair[0])),
        sorted(pair for pair in data if keeps_translation(pair[0])),
    )


def data_files() -> Files:
    """Packs, profiles, drawings, fonts, compiled catalogues, licences."""
    catalogues = [ROOT / "translations" / f"co2desk_{language}.qm" for language in LANGUAGES]
    missing = [path.name for path in catalogues if not path.is_file()]
    if missing:
        raise FileNotFoundError(f"{', '.join(missing)}: `make catalogues` compiles them")
    resources = [path for path in (ROOT / "resources").rglob("*.*") if path.suffix != ".md"]
    return [
        *(
            (str(path), path.parent.relative_to(ROOT).as_posix())
            for path in sorted([*resources, *catalogues])
        ),
        *((str(path), "licences") for path in parts.files()),
    ]
