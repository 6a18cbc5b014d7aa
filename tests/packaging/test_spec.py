"""What the spec asks PyInstaller for on each system. Its names are played here, so that every branch runs."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import bundle
import pytest

from co2desk import __version__

BINARIES = [
    (name, f"/somewhere/{name}", "BINARY") for name in ("PySide6/Qt6Gui.dll", "PySide6/opengl32sw.dll")
]
SPEC = Path(bundle.__file__).parent / "co2desk.spec"


class Asked:
    """PyInstaller, which only writes down what it is asked for."""

    def __init__(self, folder: Path) -> None:
        self.analysis: dict[str, Any] = {}
        self.system_libraries: list[str] | None = None
        self.modules: list[tuple[str, str, str]] = []
        self.programs: list[dict[str, Any]] = []
        self.folders: list[tuple[Any, ...]] = []
        self.apps: list[dict[str, Any]] = []
        (folder / "co2desk").mkdir()
        self.names = {
            "SPECPATH": str(SPEC.parent),
            "DISTPATH": str(folder),
            "workpath": str(folder),
            "Analysis": self.analyse,
            "PYZ": self.modules.extend,
            "EXE": self.program,
            "COLLECT": self.collect,
            "BUNDLE": lambda folder, **options: self.apps.append(options),
        }

    def analyse(self, scripts: list[str], **options: Any) -> SimpleNamespace:
        self.analysis = {"scripts": scripts, **options}
        return SimpleNamespace(
            pure=[("co2desk.engine.rules.turns", "turns.py", "PYMODULE"), ("yaml", "yaml.py", "PYMODULE")],
            scripts=scripts,
            binaries=list(BINARIES),
            datas="datas",
            exclude_system_libraries=lambda names: setattr(self, "system_libraries", names),
        )

    def program(self, *parts: Any, **options: Any) -> str:
        self.programs.append(options)
        return str(options["name"])

    def collect(self, *parts: Any, **options: Any) -> str:
        self.folders.append((parts, options))
        return "folder"


def write_library(folder: Path, suffix: str) -> None:
    (folder / "co2desk" / "engine" / "rules").mkdir(parents=True)
    (folder / "co2desk" / "engine" / "rules" / f"turns.cp311.{suffix}").touch()


def run_on(system: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Asked:
    monkeypatch.setattr(bundle, "data_files", lambda: [("somewhere/file", "resources")])
    monkeypatch.setattr(bundle, "compile_engine", lambda place: write_library(place, "so"))
    monkeypatch.setattr(sys, "path", list(sys.path))
    asked = Asked(folder)
    code = compile(SPEC.read_text(encoding="utf-8"), str(SPEC), "exec")
    monkeypatch.setattr(sys, "platform", system)
    exec(code, asked.names)  # noqa: S102 - as PyInstaller does
    return asked


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_every_system_gets_the_same_contents(
    system: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    asked = run_on(system, tmp_path, monkeypatch)
    assert asked.analysis["scripts"] == [str(bundle.PROGRAM)]
    assert asked.analysis["excludes"] == list(bundle.EXCLUDED_MODULES)
    assert asked.analysis["datas"] == [("somewhere/file", "resources")]
    assert asked.analysis["hookspath"] == [str(SPEC.parent / "hooks")]
    assert all(program["exclude_binaries"] and not program["upx"] for program in asked.programs)
    ((parts, options),) = asked.folders
    assert parts[-1] == "datas"
    assert parts[-2][0] == BINARIES[0]
    assert BINARIES[1] not in parts[-2], "the library for painting with OpenGL stays out"
    assert options["name"] == "co2desk"


@pytest.mark.parametrize(("system", "suffix"), [("linux", "so"), ("win32", "pyd")])
def test_compiled_modules_take_the_place_of_their_sources(
    system: str, suffix: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    """On Linux they are compiled on the way; for Windows somebody has done it before."""
    if system == "win32":
        write_library(tmp_path / "engine", suffix)
    asked = run_on(system, tmp_path, monkeypatch)
    assert [name for name, _path, _kind in asked.modules] == ["yaml"]
    name = f"co2desk/engine/rules/turns.cp311.{suffix}"
    assert asked.folders[0][0][-2][-1] == (name, str(tmp_path / "engine" / name), "EXTENSION")


def test_without_compiled_modules_all_sources_come_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    asked = run_on("darwin", tmp_path, monkeypatch)
    assert [name for name, _path, _kind in asked.modules] == ["co2desk.engine.rules.turns", "yaml"]


def test_linux_gets_one_program_without_symbols(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = run_on("linux", tmp_path, monkeypatch)
    (program,) = asked.programs
    assert (program["name"], program["console"], program["strip"]) == ("co2desk", True, True)
    assert "icon" not in program
    assert asked.system_libraries == list(bundle.SYSTEM_LIBRARIES)
    assert [Path(path).name for path in asked.analysis["runtime_hooks"]] == ["restore_environment.py"]
    assert asked.apps == []


def test_windows_gets_a_program_for_the_window_and_one_for_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object
) -> None:
    asked = run_on("win32", tmp_path, monkeypatch)
    found = {program["name"]: program["console"] for program in asked.programs}
    assert found == {"co2desk": False, "co2desk-console": True}
    assert len(asked.folders[0][0]) == 4, "both share one folder"
    for program in asked.programs:
        assert len({Path(icon).read_bytes() for icon in program["icon"]}) == 2, "one is for saved games"
        assert all(Path(icon).read_bytes()[:4] == b"\0\0\1\0" for icon in program["icon"])
        assert __version__ in Path(program["version"]).read_text(encoding="utf-8")
        assert not program["strip"]
    assert asked.system_libraries is None
    assert asked.apps == []


def test_macos_gets_an_application(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qapp: object) -> None:
    asked = run_on("darwin", tmp_path, monkeypatch)
    (program,) = asked.programs
    assert not program["console"]
    (app,) = asked.apps
    assert app["name"] == "co2desk.app"
    assert Path(app["icon"]).read_bytes()[:4] == b"icns"
    assert app["info_plist"]["CFBundleShortVersionString"] == __version__
    assert app["bundle_identifier"].count(".") >= 2
