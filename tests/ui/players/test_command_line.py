"""How a player is started: from sources, from a bundle, and another program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QProcess

from co2desk.bots.levels import DEFAULT_LEVEL, LEVELS
from co2desk.session.seats import Program
from co2desk.ui.players.command_line import built_in, other
from co2desk.ui.players.words import quoted, shown_command


@pytest.mark.parametrize("player", [*LEVELS, "random"])
def test_every_level_is_started_by_its_name(player: str) -> None:
    assert built_in(player).arguments[-2:] == ["--level", player]


def test_an_unknown_player_has_a_substitute() -> None:
    assert built_in("genius").arguments[-2:] == ["--level", DEFAULT_LEVEL]


def test_the_sources_of_this_program_are_run_from_any_folder(tmp_path: Path) -> None:
    """And nothing that lies in that folder: it may be somebody else's."""
    trap = tmp_path / "co2desk"
    trap.mkdir()
    (trap / "__init__.py").write_text("raise SystemExit('the wrong one')", encoding="utf-8")
    (tmp_path / "json.py").write_text("raise SystemExit('the wrong one')", encoding="utf-8")
    command = built_in("random")
    outcome = subprocess.run(
        [command.program, *command.arguments],
        cwd=tmp_path,
        env={**os.environ, **command.variables},
        input=b'{"cmd":"hello"}\n',
        capture_output=True,
        timeout=120,
        check=True,
    )
    assert b'"roles":["player"]' in outcome.stdout


@pytest.mark.parametrize("suffix", ["", ".exe"])
@pytest.mark.parametrize("has_console", [False, True])
def test_a_bundle_starts_itself_or_the_program_beside_it_that_has_an_output(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, suffix: str, has_console: bool
) -> None:
    """On Windows the program with a window has no standard output."""
    program, console = tmp_path / f"co2desk{suffix}", tmp_path / f"co2desk-console{suffix}"
    if has_console:
        console.touch()
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(program))
    command = built_in("strong")
    assert command.program == str(console if has_console else program)
    assert command.arguments == ["player", "--level", "strong"]


def test_another_program_is_started_with_its_arguments_and_its_time() -> None:
    command = other(Program(("/opt/bot", "a b", "c"), 7))
    assert (command.program, command.arguments, command.seconds) == ("/opt/bot", ["a b", "c"], 7)
    assert command.variables == {}


@pytest.mark.parametrize("word", ["plain", "with space", 'a "quote"', '"', "tab\there", "C:\\bots\\x"])
def test_a_word_is_shown_as_it_would_be_typed(word: str) -> None:
    assert QProcess.splitCommand(f"x {quoted(word)} y") == ["x", word, "y"]
    assert shown_command(Program(("x", word, "y"))) == f"x {quoted(word)} y"
