"""The proof on Wine: who plays, in which languages, and that it reads what Windows tells."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from proof.account import Account
from proof.screen import Screen
from prove_windows import Proofs
from windows.installer import LANGUAGES
from windows.proof import languages
from windows.proof.computer import PROGRAMS, Computer
from windows.proof.player import APART, ID, NAME, ROOT, SOMEBODY, Player
from windows.wine import Outcome, Wine, _text

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "releasing.md"


def test_the_player_has_a_name_that_troubles_programs() -> None:
    assert " " in NAME
    assert not NAME.isascii()


@pytest.mark.parametrize(("caller", "program"), [(ROOT, "setpriv"), (SOMEBODY, "unshare")])
def test_whoever_calls_programs_run_as_the_player(
    caller: str, program: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(APART, caller)
    command = Player.command.fget(object())  # type: ignore[attr-defined]
    assert command[0] == program
    assert any(word.endswith(f"={ID}") for word in command)


def test_the_installer_is_seen_in_every_language() -> None:
    assert set(languages.PLACES) == set(LANGUAGES)


@pytest.mark.parametrize(
    "name", ["co2desk.exe", "co2desk-0.1.0-windows-x86_64-setup.exe", "uninstall.exe", "un.exe"]
)
def test_windows_of_the_program_and_of_its_installer_are_known(name: str) -> None:
    assert re.fullmatch(PROGRAMS, name)
    assert not re.fullmatch(PROGRAMS, f"other {name}")


def test_what_wine_tells_is_read_in_either_encoding_and_without_its_noise() -> None:
    assert _text("Zoë ₂\r\n".encode()) == "Zoë ₂\n"
    assert _text("Zoë\r\n".encode("cp437")) == "Zoë\n"
    assert _text(b"a\nqt.qpa: EnableNonClientDpiScaling() failed for HWND\nb") == "a\nb"


def test_processes_are_found_by_the_words_of_their_command(tmp_path: Path) -> None:
    nothing: Any = None
    computer = Computer(nothing, nothing, nothing, nothing, tmp_path)
    word = f"--{tmp_path.name}"
    command = [sys.executable, "-c", "print('runs', flush=True); input()", word, "player"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()  # before it runs, the system may not know its command yet
        assert computer.processes(word, "player") == [process.pid]
        assert computer.processes(word, "window") == []
        process.kill()
    assert computer.processes(word) == []


def test_values_of_the_registry_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = (
        "\nHKEY_CURRENT_USER\\Software\\Classes\\.co2game\n"
        "    (Default)    REG_SZ    co2desk.game\n    EstimatedSize    REG_DWORD    0x105b5\n"
    )
    wine = Wine(tmp_path, tmp_path)
    monkeypatch.setattr(wine, "attempt", lambda *words: Outcome(0, told))
    account = Account(tmp_path / "log")
    account.result("")  # nothing is told here
    found = Computer(account, object.__new__(Player), wine, Screen(), tmp_path)
    assert found.registry("anything") == {"(Default)": "co2desk.game", "EstimatedSize": "0x105b5"}
    monkeypatch.setattr(wine, "attempt", lambda *words: Outcome(1, "reg: Unable to find"))
    assert found.registry("anything") == {}
    assert not found.has_key("anything")
    assert found.name_of(tmp_path / "drive_c" / "a b" / "ä.exe") == "C:\\a b\\ä.exe"


def test_every_proof_is_described_in_the_document() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    proofs = [
        name for name, _ in inspect.getmembers(Proofs, inspect.isfunction) if name not in ("__init__", "run")
    ]
    assert len(proofs) == 6
    for name in proofs:
        assert f"- **{name}**: " in text
