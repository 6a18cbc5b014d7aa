"""The recipes for other systems: what they name exists, and they agree with everything else."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from desktop_files import ID

from co2desk.paths import PORTABLE_FOLDER

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
SYSTEMS = ("linux", "windows", "macos", "flatpak")


# --- Flatpak ---------------------------------------------------------------------------------------------


@pytest.fixture
def flatpak() -> dict[str, Any]:
    (path,) = (PACKAGING / "flatpak").iterdir()
    assert path.name == f"{ID}.yml"
    found: dict[str, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return found


def test_the_flatpak_has_the_id_of_the_metainfo(flatpak: dict[str, Any]) -> None:
    assert flatpak["id"] == ID
    assert flatpak["command"] == "co2desk"
    assert flatpak["rename-desktop-file"] == "co2desk.desktop"
    assert flatpak["rename-icon"] == "co2desk"


def test_the_flatpak_asks_for_a_screen_and_nothing_else(flatpak: dict[str, Any]) -> None:
    """No network, and nobody's files."""
    assert set(flatpak["finish-args"]) == {"--socket=wayland", "--socket=fallback-x11", "--share=ipc"}


def test_the_flatpak_is_made_of_the_bundle_and_the_files_of_the_desktop(flatpak: dict[str, Any]) -> None:
    (module,) = flatpak["modules"]
    places = {source["dest"]: PACKAGING / "flatpak" / source["path"] for source in module["sources"]}
    assert {dest: path.resolve() for dest, path in places.items()} == {
        "co2desk": ROOT / "dist" / "co2desk",
        "share": ROOT / "build" / "share",
    }


# --- the builds on other computers -----------------------------------------------------------------------


@pytest.fixture
def jobs() -> dict[str, Any]:
    workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8"))
    assert set(workflow[True]) == {"push", "pull_request"}, "`on` is a truth value in YAML"
    found: dict[str, Any] = workflow["jobs"]
    return found


def commands(job: dict[str, Any]) -> str:
    return "\n".join(step.get("run", "") for step in job["steps"])


def test_every_change_is_tested_and_built_for_every_system(jobs: dict[str, Any]) -> None:
    assert set(jobs) == {"test", *SYSTEMS, "on-windows", "release"}
    assert "make test" in commands(jobs["test"])
    for system in ("linux", "windows"):
        assert jobs[system]["container"]["image"] == "debian:12"
    assert "windows" in jobs["on-windows"]["runs-on"]
    assert "macos" in jobs["macos"]["runs-on"]


def test_what_is_built_is_tried_out(jobs: dict[str, Any]) -> None:
    assert "make test-package" in commands(jobs["linux"])
    assert "make test-windows" in commands(jobs["windows"])
    for system in ("on-windows", "macos", "flatpak"):
        assert "selftest --languages" in commands(jobs[system])
    assert re.search(r"\\co2desk\.exe\" selftest", commands(jobs["on-windows"])), (
        "the one with the window too"
    )


def test_a_real_windows_tries_the_files_that_were_built_on_wine(jobs: dict[str, Any]) -> None:
    assert jobs["on-windows"]["needs"] == "windows"
    assert jobs["on-windows"]["steps"][0]["with"]["name"] == "windows"
    assert "PyInstaller" not in commands(jobs["on-windows"])


def test_licences_and_size_are_looked_at_where_the_proof_does_not_run(jobs: dict[str, Any]) -> None:
    said = commands(jobs["macos"])
    assert "pytest -q -m package tests/packaging/test_licences.py" in said
    assert "tests/packaging/test_bundle_contents.py::test_the_bundle_is_small" in said
    for file, name in re.findall(r"(tests/packaging/\w+\.py)::(\w+)", said):
        assert f"\ndef {name}(" in (ROOT / file).read_text(encoding="utf-8")


def test_the_flatpak_is_made_of_the_bundle_that_was_proven(
    jobs: dict[str, Any], flatpak: dict[str, Any]
) -> None:
    assert jobs["flatpak"]["needs"] == "linux"
    said = commands(jobs["flatpak"])
    assert "linux-x86_64.tar.xz" in said
    assert f"rm -r dist/co2desk/README.txt dist/co2desk/{PORTABLE_FOLDER}" in said, "nor is it portable"
    for words in ("flatpak-builder", "flatpak build-bundle", "flatpak install", "flatpak run"):
        assert words in said
    assert said.count(flatpak["id"]) == 3


def test_the_versions_of_actions_and_tools_are_fixed(jobs: dict[str, Any]) -> None:
    used = {step["uses"] for job in jobs.values() for step in job["steps"] if "uses" in step}
    assert used == {
        "actions/checkout@v6",
        "actions/setup-python@v6",
        "actions/upload-artifact@v7",
        "actions/download-artifact@v8",
    }


@pytest.mark.parametrize("system", SYSTEMS)
def test_what_is_built_is_kept(jobs: dict[str, Any], system: str) -> None:
    last = jobs[system]["steps"][-1]
    assert last["uses"].startswith("actions/upload-artifact@")
    assert last["with"]["name"] == system
    assert last["with"]["if-no-files-found"] == "error"


def test_a_release_waits_for_everything(jobs: dict[str, Any]) -> None:
    assert set(jobs["release"]["needs"]) == {"test", *SYSTEMS, "on-windows"}
    assert jobs["release"]["if"] == "startsWith(github.ref, 'refs/tags/v')"


def test_the_builds_name_only_files_and_commands_that_exist(jobs: dict[str, Any]) -> None:
    said = "\n".join(commands(job) for job in jobs.values())
    for path in re.findall(r"(?:tests/)?packaging[/\\][\w./\\]+", said):
        assert (ROOT / path.replace("\\", "/")).is_file(), path
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for target in re.findall(r"^make ([a-z-]+)", said, re.MULTILINE):
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target
