"""The Makefile: which way `make play` goes, and what its targets ask of the system."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from check_system import read_parts

from co2desk.commands.play import has_screen
from tests.packaging.fake_system import FakeSystem

ROOT = Path(__file__).resolve().parents[2]
NEEDS = {"python"} | {part.need for part in read_parts()}
pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")


def make(*words: str, **environment: str) -> str:
    command = ["make", "--directory", str(ROOT), "--no-print-directory", *words]
    environment = {"PATH": os.environ["PATH"], **environment}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize(
    "environment",
    [
        {},
        {"DISPLAY": ":0"},
        {"WAYLAND_DISPLAY": "wayland-0"},
        {"QT_QPA_PLATFORM": "offscreen"},
        {"DISPLAY": ""},
    ],
)
def test_play_opens_the_window_where_the_program_finds_a_screen(environment: dict[str, str]) -> None:
    steps = make("--dry-run", "play", **environment).splitlines()
    if has_screen(environment, sys.platform):
        assert steps[-1] == ".venv/bin/co2desk"
        assert any("set_up.sh" in step and "qt window translations" in step for step in steps)
    else:
        assert steps[-1] == ".venv/bin/co2desk watch"
        assert "There is no screen" in steps[0]
        assert not any("set_up.sh" in step and "qt" in step for step in steps), "a terminal needs no Qt"


def test_the_system_comes_first() -> None:
    assert "set_up.sh" in make("--dry-run", "test").splitlines()[0]
    assert "set_up.sh" in make("--dry-run", "play", DISPLAY=":0").splitlines()[0]


@pytest.mark.parametrize("target", ["package", "portable", "deb", "test-package"])
def test_the_bundle_is_built_with_python_as_a_library_which_debian_keeps_in_a_package_of_its_own(
    target: str,
) -> None:
    asked = re.findall(r"set_up\.sh (.+) >", make("--dry-run", target).split("pyinstaller")[0])
    assert any("bundle" in needs.split() for needs in asked)


def test_every_need_of_a_target_is_known_and_explained(tmp_path: Path) -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    asked = re.findall(r"^system-for-\w+: NEEDS = (.+)$", text, re.MULTILINE)
    (listed,) = re.findall(r"addprefix system-for-,(.+?)\)", text)
    assert len(asked) == len(listed.split())
    assert {need for line in asked for need in line.split()} == NEEDS - {"python"}
    system = FakeSystem(tmp_path / "system")
    system.add_apt()
    system.add_python(*(f"{need} package-for-{need} thing" for need in sorted(NEEDS)))
    told = system.set_up("--say", *NEEDS).told
    for need in NEEDS:
        assert re.search(rf"  - package-for-{need}\n    \(\S.+\)\n", told)


def test_make_alone_lists_the_commands() -> None:
    listed = make()
    for command in ("play", "test", "lint", "check-system", "test-package"):
        assert re.search(rf"^    make {command} +\S", listed, re.MULTILINE)
