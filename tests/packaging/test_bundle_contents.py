"""The bundle holds what the program uses and nothing else; what is left out is nowhere imported."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest
from bundle import (
    EXCLUDED_MODULES,
    HERE,
    PLUGINS,
    ROOT,
    data_files,
    keeps_library,
    keeps_plugin,
    keeps_translation,
    kept,
    plugin_name,
)
from check_system import read_parts
from compile_engine import SHARED, compiled_modules
from libraries import binaries, closure, newest_glibc, outside

from co2desk.languages import LANGUAGES
from tests.packaging.built import ARCHIVE, BUNDLE, PROGRAM
from tests.packaging.imports import imported, missed, modules

MEGABYTE = 1_000_000
BINDINGS = Path(PySide6.__file__).parent
QT = BINDINGS / "Qt"
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads the libraries of Linux")
OF_OTHER_SYSTEMS = {"qcocoa", "qwindows", "qmacstyle", "qmodernwindowsstyle"}
LIBRARIES_OF_QT = {"Core", "DBus", "Gui", "Svg", "WaylandClient", "Widgets", "XcbQpa"}
# What every Linux system has besides the libraries in packaging/needs.txt.
OF_EVERY_SYSTEM = {
    *("ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0"),
    *("libgcc_s.so.1", "libstdc++.so.6", "libuuid.so.1", "libz.so.1"),
    # Debian's Python asks for it. The message bus of every desktop reads its settings with it, and so does
    # Mesa; a copy from Debian 12 would ask for a newer C library than the bundle may.
    "libexpat.so.1",
}
OF_WAYLAND = {"libwayland-client.so.0", "libwayland-cursor.so.0"}  # where they are missing, Qt takes X11
OLDEST_GLIBC = (2, 35)  # of the oldest systems that portable_readme.txt names

IMPORT_EVERYTHING = """
import importlib, pkgutil, sys

for name in sys.argv[1].split(","):
    sys.modules[name] = None  # an import of it now raises ModuleNotFoundError

import co2desk

def fail(name):
    raise ImportError(name)

for module in pkgutil.walk_packages(co2desk.__path__, "co2desk.", onerror=fail):
    if not module.name.endswith(".__main__"):
        importlib.import_module(module.name)
"""


def qt_modules() -> set[str]:
    """PySide6.QtCore and the like, as far as co2desk imports them."""
    names = {name for path in modules() for name, _ in imported(path)}
    return {".".join(name.split(".")[:2]) for name in names if name.startswith("PySide6.Qt")}


def plugins() -> list[Path]:
    """The plug-ins that this system's Qt has and the bundle takes."""
    return sorted(path for path in (QT / "plugins").glob("*/*.so") if keeps_plugin(str(path)))


def places() -> dict[str, Path]:
    return {path.name: path for path in (*(QT / "lib").glob("*.so*"), *BINDINGS.glob("lib*.so*"))}


# --- what is left out ---------------------------------------------------------------------------------------


def test_whatever_is_excluded_is_not_imported_or_can_be_done_without() -> None:
    assert len(modules()) > 100
    found = {path: missed(path, EXCLUDED_MODULES) for path in modules()}
    assert {path: names for path, names in found.items() if names} == {}


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("import lzma", {"lzma"}),
        ("import bz2 as packed", {"bz2"}),
        ("from lzma import open as open_packed", {"lzma", "lzma.open"}),
        ("import _lzma", {"_lzma"}),
        ("import chess.engine", {"chess.engine"}),
        ("from chess import engine", {"chess", "chess.engine"}),
        ("from PySide6 import QtCore, QtDBus", {"PySide6.QtDBus"}),
        ("from PySide6.QtNetwork import QTcpSocket", {"PySide6.QtNetwork", "PySide6.QtNetwork.QTcpSocket"}),
        ("import hashlib as h\nh.scrypt(b'')", {"hashlib.scrypt"}),
        ("from hashlib import pbkdf2_hmac", {"hashlib.pbkdf2_hmac"}),
        ("def later():\n    import ssl", {"ssl"}),
        ("import importlib\nimportlib.import_module('lzma')", {"lzma"}),
        ("import hashlib\nhashlib.sha256(b'')", set()),
        ("import chessboard, PySide6.QtCore, sslike", set()),
        ("try:\n    import chess.engine\nexcept ImportError:\n    pass", set()),
        ("try:\n    import chess\nexcept ImportError:\n    pass\nelse:\n    chess.Board()", set()),
        ("try:\n    import lzma\nexcept ValueError:\n    pass", {"lzma"}),
    ],
)
def test_whatever_way_something_excluded_is_imported_it_is_found(
    tmp_path: Path, source: str, names: set[str]
) -> None:
    path = tmp_path / "module.py"
    path.write_text(source, encoding="utf-8")
    assert missed(path, EXCLUDED_MODULES) == names


def test_every_module_can_be_imported_without_what_is_excluded() -> None:
    """By way of others too: Python's own modules and the libraries get along without."""
    outcome = subprocess.run(
        [sys.executable, "-c", IMPORT_EVERYTHING, ",".join(EXCLUDED_MODULES)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert outcome.returncode == 0, outcome.stderr


# --- Qt -----------------------------------------------------------------------------------------------------


def test_each_module_of_qt_that_is_imported_has_a_hook_and_no_other_has() -> None:
    hooks = {path.stem.removeprefix("hook-") for path in (HERE / "hooks").glob("hook-*.py")}
    assert hooks == qt_modules()


@ON_LINUX
def test_every_plugin_that_comes_along_is_one_of_qt() -> None:
    found = {(path.parent.name, plugin_name(path.name)) for path in plugins()}
    wanted = {(folder, name) for folder, names in PLUGINS.items() for name in names - OF_OTHER_SYSTEMS}
    assert found == wanted


@pytest.mark.parametrize(
    ("path", "comes_along"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/xcbglintegrations/libqxcb-glx-integration.so", False),
    ],
)
def test_plugins_have_the_same_name_on_every_system(path: str, comes_along: bool) -> None:
    assert keeps_plugin(path) is comes_along


@pytest.mark.parametrize(
    ("path", "comes_along"),
    [
        ("PySide6\\opengl32sw.dll", False),
        ("PySide6/D3DCompiler_47.dll", False),
        ("PySide6/libEGL.dll", False),
        ("PySide6/Qt6Gui.dll", True),
        ("PySide6/Qt/lib/libQt6Gui.so.6", True),
        ("VCRUNTIME140.dll", True),
    ],
)
def test_libraries_for_painting_with_opengl_stay_out(path: str, comes_along: bool) -> None:
    assert keeps_library(path) is comes_along


def test_of_qts_translations_those_of_our_languages_come_along() -> None:
    found = {path.name for path in (QT / "translations").glob("*.qm") if keeps_translation(str(path))}
    assert found == {f"qtbase_{language}.qm" for language in LANGUAGES}


def test_the_hooks_keep_the_same_files_in_the_same_order_whatever_the_order_they_are_found_in() -> None:
    files = [(str(path), "plugins") for path in (QT / "plugins").glob("*/*")]
    texts = [(str(path), "translations") for path in (QT / "translations").glob("*.qm")]
    assert kept(files, texts) == kept(reversed(files), reversed(texts))
    assert len(kept(files, texts)[0]) == len(plugins())


@ON_LINUX
def test_modules_and_plugins_need_these_libraries_of_qt_and_no_others() -> None:
    roots = [BINDINGS / f"{name.removeprefix('PySide6.')}.abi3.so" for name in qt_modules()]
    needed = closure([*roots, *plugins()], places())
    assert {name for name in needed if name.startswith("libQt")} == {
        f"libQt6{name}.so.6" for name in LIBRARIES_OF_QT
    }


# --- data ---------------------------------------------------------------------------------------------------


def test_all_data_come_along_and_nothing_for_developers() -> None:
    catalogues = {f"translations/co2desk_{language}.qm" for language in LANGUAGES}
    if not all((ROOT / name).is_file() for name in catalogues):
        pytest.skip("the catalogues are not compiled; `make catalogues` does it")
    found = {f"{folder}/{Path(path).name}" for path, folder in data_files()}
    resources = {path.relative_to(ROOT).as_posix() for path in (ROOT / "resources").rglob("*.*")}
    assert {name for name in found if name.startswith("translations/")} == catalogues
    assert resources - found == {"resources/art/README.md"}
    assert "licences/LICENSE" in found


# --- the bundle itself --------------------------------------------------------------------------------------


def relative(paths: list[Path]) -> set[str]:
    return {path.relative_to(BUNDLE).as_posix() for path in paths}


@pytest.mark.package
def test_the_bundle_is_small() -> None:
    files = [path for path in BUNDLE.rglob("*") if path.is_file() and not path.is_symlink()]
    assert len(files) > 100
    assert sum(path.stat().st_size for path in files) <= 120 * MEGABYTE


@pytest.mark.package
def test_no_library_that_nobody_needs_comes_along() -> None:
    assert [path.name for path in BUNDLE.rglob("*") if not keeps_library(str(path))] == []


@pytest.mark.package
def test_the_archive_is_small() -> None:
    assert ARCHIVE.stat().st_size <= 40 * MEGABYTE


@pytest.mark.package
def test_the_bundle_has_the_plugins_that_it_should_and_no_others() -> None:
    inside = "_internal/PySide6/Qt/plugins"
    assert relative([path for path in (BUNDLE / inside).rglob("*") if path.is_file()]) == {
        f"{inside}/{path.relative_to(QT / 'plugins').as_posix()}" for path in plugins()
    }


@pytest.mark.package
def test_the_bundle_has_the_libraries_that_something_in_it_needs_and_no_others() -> None:
    found = binaries(BUNDLE)
    libraries = {path.name: path for path in found if ".so." in path.name}
    python = {name for name in libraries if name.startswith("libpython")}  # the program opens it by itself
    roots = [path for path in found if path.name not in libraries or path.name in python]
    assert set(libraries) - python == closure(roots, libraries) - python
    assert {name for name in libraries if name.startswith("libQt")} == {
        f"libQt6{name}.so.6" for name in LIBRARIES_OF_QT
    }


@pytest.mark.package
def test_the_bundle_asks_the_system_only_for_what_every_desktop_has() -> None:
    of_qt = {part.thing for part in read_parts() if part.need in ("qt", "window")}
    assert outside(BUNDLE) <= {*of_qt, *OF_EVERY_SYSTEM, *OF_WAYLAND}


@pytest.mark.package
def test_the_bundle_runs_on_the_oldest_systems_that_it_promises() -> None:
    assert tuple(int(number) for number in newest_glibc(BUNDLE).split(".")) <= OLDEST_GLIBC


@pytest.mark.package
@ON_LINUX
def test_the_bundle_has_a_compiled_engine_and_not_its_sources() -> None:
    from PyInstaller.archive.readers import CArchiveReader  # noqa: PLC0415 - only where something was built

    libraries = (BUNDLE / "_internal").glob("co2desk/**/*.so")
    places = [path.relative_to(BUNDLE / "_internal") for path in libraries]
    found = {".".join([*path.parent.parts, path.name.partition(".")[0]]) for path in places}
    compiled = {".".join(path.with_suffix("").parts) for path in compiled_modules()}
    assert found == {*compiled, f"{SHARED}__mypyc"}
    assert not found & set(CArchiveReader(str(PROGRAM)).open_embedded_archive("PYZ.pyz").toc)


@pytest.mark.package
@ON_LINUX
def test_no_compiled_module_names_a_folder_of_the_computer_that_built_it() -> None:
    folders = (str(ROOT).encode(), str(Path.home()).encode(), sys.base_prefix.encode() + b"/", b"/tmp/")
    libraries = sorted((BUNDLE / "_internal").glob("co2desk/**/*.so"))
    assert libraries
    assert [path.name for path in libraries if any(name in path.read_bytes() for name in folders)] == []


@pytest.mark.package
def test_the_bundle_holds_nothing_for_developers() -> None:
    names = relative([path for path in BUNDLE.rglob("*") if path.is_file()])
    assert not [name for name in names if name.endswith((".py", ".pyi", ".ts", ".md", ".h", ".a"))]
    assert not [name for name in names if "test" in name.lower()]
