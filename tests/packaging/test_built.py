"""What was built runs: from any folder, with its games beside it, and without the sources."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sysconfig
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from check_wheel import check
from compare_builds import build, differences
from compare_engines import lay_out
from make_portable import TOP

from co2desk.paths import PORTABLE_FOLDER
from tests.packaging.built import ARCHIVE, BUNDLE, ROOT, SOURCES, WHEEL, compiled_wheel, environment, started
from tests.protocol.stuck import IN_THE_ENGINE, left_alone

pytestmark = pytest.mark.package

SAVE = ROOT / "tests" / "replays" / "first-last-decade.co2game"
MOST_SECONDS = 60


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """The archive, unpacked in a folder with a name that many programs stumble over."""
    place = tmp_path / "Spiele & 遊戲 %20 'x'"
    place.mkdir()
    subprocess.run(["/bin/tar", "--extract", "--file", ARCHIVE, "--directory", place], check=True)
    return place / TOP


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


def journals_after_opening(program: Path, home: Path, where: Path) -> list[Path]:
    """Open a saved game in the window, until it is kept somewhere; which journals there are then."""
    save = home / "game.co2game"
    shutil.copy(SAVE, save)
    process = subprocess.Popen([str(program), str(save)], cwd=home, env=environment(home))
    try:
        deadline = time.monotonic() + MOST_SECONDS
        while time.monotonic() < deadline and not list(where.rglob("*.co2journal")):
            time.sleep(0.1)
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
    return list(where.rglob("*.co2journal"))


def test_the_self_test_passes_in_any_folder_and_leaves_nothing_behind(unpacked: Path, home: Path) -> None:
    outcome = started(unpacked / "co2desk", "selftest", "--languages", home=home)
    assert (outcome.returncode, outcome.stdout.splitlines()[-1]) == (0, "everything works"), outcome.stderr
    assert outcome.stdout.splitlines()[0].endswith("compiled engine")
    assert list((unpacked / PORTABLE_FOLDER).iterdir()) == []
    assert not list(home.rglob("*co2desk*"))


def test_an_unpacked_archive_keeps_its_games_beside_the_program(unpacked: Path, home: Path) -> None:
    found = journals_after_opening(unpacked / "co2desk", home, unpacked / PORTABLE_FOLDER)
    assert len(found) == 1
    assert not list(home.rglob("*.co2journal"))


def test_without_its_folder_it_keeps_them_in_the_usual_place(unpacked: Path, home: Path) -> None:
    (unpacked / PORTABLE_FOLDER).rmdir()
    found = journals_after_opening(unpacked / "co2desk", home, home / ".local")
    assert len(found) == 1
    assert not (unpacked / PORTABLE_FOLDER).exists()


def test_a_link_to_the_program_starts_it(unpacked: Path, home: Path) -> None:
    link = home / "co2"
    link.symlink_to(unpacked / "co2desk")
    assert started(link, "selftest", home=home).returncode == 0


def test_the_commands_without_a_window_work_in_the_bundle(home: Path) -> None:
    program = BUNDLE / "co2desk"
    played = started(program, "simulate", "--games", "2", "--players", "2", "--json", home=home)
    assert played.returncode == 0
    assert json.loads(played.stdout.splitlines()[-1])
    answered = started(program, "engine", home=home, text='{"cmd":"quit"}\n')
    assert answered.stdout == '{"id":null,"ok":true,"bye":true}\n'
    measured = started(program, "bench", "ui", "--pairs", "1", home=home)
    assert measured.returncode == 0, "it starts itself to measure the start"


@pytest.mark.parametrize(
    ("file", "engine"),
    [(lambda: WHEEL, "interpreted"), (compiled_wheel, "compiled"), (lambda: SOURCES, "interpreted")],
    ids=["wheel", "compiled wheel", "sources"],
)
def test_an_installation_works_without_the_checkout(
    file: Callable[[], Path],
    engine: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    check(file(), tmp_path)
    assert f", {engine} engine\n" in capfd.readouterr().out


def test_a_second_build_is_the_same(tmp_path: Path) -> None:
    assert list(differences(BUNDLE, build(tmp_path))) == []


def test_a_player_stuck_in_the_compiled_engine_ends_when_nobody_waits_for_it(tmp_path: Path) -> None:
    """No thread of Python runs meanwhile, so nothing in Python could notice that the window is gone."""
    lay_out(BUNDLE / "_internal", tmp_path, str(sysconfig.get_config_var("EXT_SUFFIX")))
    assert left_alone(IN_THE_ENGINE, tmp_path) == (True, 1)
