"""packaging/check_system.py: what it looks for is what Qt loads, and it finds out what is missing."""

from __future__ import annotations

import sys
from pathlib import Path

import check_system
import PySide6
import pytest
from check_system import Part, missing, read_parts
from libraries import closure, needed

BINDINGS = Path(PySide6.__file__).parent
QT = BINDINGS / "Qt"
MODULES = ("QtCore", "QtGui", "QtSvg", "QtTest", "QtWidgets")  # of co2desk, and of pytest-qt
ON_LINUX = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads the libraries of Linux")
# The C library, the compiler's, and what the tools that install packages need themselves.
OF_EVERY_SYSTEM = {
    *("ld-linux-x86-64.so.2", "libc.so.6", "libdl.so.2", "libm.so.6", "libpthread.so.0", "libresolv.so.2"),
    *("libgcc_s.so.1", "libstdc++.so.6", "libz.so.1", "libzstd.so.1"),
}


def loaded(*files: Path) -> set[str]:
    """The libraries of the system that these files of Qt load, by way of Qt's own too."""
    folders = (QT / "lib", BINDINGS, BINDINGS.parent / "shiboken6")
    own = {path.name: path for folder in folders for path in folder.glob("lib*.so*")}
    inside = [own[name] for name in closure(files, own)]
    return {name for path in (*files, *inside) for name in needed(path)} - set(own) - OF_EVERY_SYSTEM


def things(*needs: str) -> set[str]:
    return {part.thing for part in read_parts() if part.need in needs}


@ON_LINUX
def test_what_qt_loads_without_a_screen_is_looked_for_and_nothing_else() -> None:
    modules = [BINDINGS / f"{name}.abi3.so" for name in MODULES]
    assert things("qt") == loaded(*modules, QT / "plugins" / "platforms" / "libqoffscreen.so")


@ON_LINUX
def test_what_qt_loads_to_show_a_window_is_looked_for_and_nothing_else() -> None:
    assert things("qt", "window") == loaded(QT / "plugins" / "platforms" / "libqxcb.so")
    assert not things("qt") & things("window")


@ON_LINUX
def test_what_the_compiler_of_catalogues_loads_is_looked_for_and_nothing_else() -> None:
    found = loaded(BINDINGS / "lrelease")
    assert found <= things("qt", "translations")
    assert things("translations") == found - things("qt")


def test_every_part_stands_in_the_list_once() -> None:
    parts = read_parts()
    assert len(parts) == len(set(parts))
    assert {part.need for part in parts} == {
        *("qt", "window", "translations", "screenshots", "compiler", "bundle", "packages"),
        *("rpm", "windows", "windowsproof"),
    }


def test_libraries_and_programs_that_are_not_there_are_missing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    listed = tmp_path / "needs.txt"
    listed.write_text(
        "# a comment\n\nqt libc6 libc.so.6\nqt libno1 libno-such-thing.so.1\n"
        "packages coreutils env\npackages nothing no-such-program\n"
        f"windows some {listed}\nwindows none {listed}.none\n"
    )
    monkeypatch.setattr(check_system, "NEEDS", listed)
    monkeypatch.setattr(sys, "platform", "linux")
    library = Part("qt", "libno1", "libno-such-thing.so.1")
    assert list(missing(["qt"])) == [library]
    assert list(missing(["qt", "packages"])) == [library, Part("packages", "nothing", "no-such-program")]
    assert list(missing(["windows"])) == [Part("windows", "none", f"{listed}.none")]
    assert list(missing([])) == []
    monkeypatch.setattr(sys, "platform", "darwin")
    assert list(missing(["qt", "packages", "bundle"])) == [], "the wheels bring everything along"


def test_debian_has_the_venv_module_in_a_package_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 12, 3))
    assert list(missing(["python"])) == []
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None if name == "ensurepip" else name)
    assert [part.package for part in missing(["python"])] == ["python3.12-venv"]
    assert list(missing([])) == []


def test_an_old_python_asks_for_a_newer_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 10, 12))
    assert [part.package for part in missing(["python"])] == ["python3.11", "python3.11-venv"]


def test_the_bundle_needs_python_as_a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "version_info", (3, 13, 1))
    monkeypatch.setattr("sysconfig.get_config_var", lambda name: f"libno-{name}.so.1")
    found = [part.package for part in missing(["bundle"])]  # perhaps binutils as well
    assert found[0] == "libpython3.13"


def test_the_compiler_needs_the_headers_of_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "version_info", (3, 13, 1))
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    wanted = Part("compiler", "libpython3.13-dev", "the headers of Python")
    assert wanted in missing(["compiler"])
    (tmp_path / "Python.h").touch()
    assert wanted not in missing(["compiler"])


def test_a_line_for_each_missing_part_is_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["check_system.py", "python"])
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    check_system.main()
    assert capsys.readouterr().out == (
        "python python3.11 a newer Python than 3.9\npython python3.11-venv its venv module\n"
    )
