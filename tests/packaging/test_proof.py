"""The parts of the proof on bare systems that need no such system."""

from __future__ import annotations

from pathlib import Path

import pytest
from proof import sources as apt
from proof.account import Account
from proof.playing import SAVE, kept_game
from proof.rooms import ProofError

TARGETS = """\
https://a.invalid/debian/ bookworm-updates main
https://a.invalid/debian/ bookworm main
https://b.invalid/other/ nodistro main
https://a.invalid/security/ bookworm-security main
"""
SETTINGS = 'APT "";\nAcquire::http::Proxy "http://p.invalid/";\nAcquire::Languages "none";\n'


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"apt-get": TARGETS, "apt-config": SETTINGS}
    monkeypatch.setattr(apt, "_told", lambda *command: answers[command[0]])


@pytest.mark.usefixtures("told")
def test_packages_come_from_where_this_computer_gets_them() -> None:
    found = apt.sources("bookworm")
    assert [source.suite for source in found] == ["bookworm", "bookworm-security", "bookworm-updates"]
    assert found[0].line() == "deb https://a.invalid/debian/ bookworm main"


@pytest.mark.usefixtures("told")
def test_a_computer_with_another_release_has_no_source() -> None:
    assert apt.sources("trixie") == []


@pytest.mark.usefixtures("told")
def test_a_proxy_is_used_in_the_room_too() -> None:
    assert apt.settings() == 'Acquire::http::Proxy "http://p.invalid/";\n'


def test_an_account_writes_down_what_holds_and_ends_with_what_does_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    account = Account(tmp_path / "proof.log")
    account.title("co2desk.deb")
    account.demand(True, "the sky is blue")
    with pytest.raises(ProofError, match="not true: grass is red"):
        account.demand(False, "grass is red")
    account.result("Not proven.")
    told = (tmp_path / "proof.log").read_text(encoding="utf-8")
    assert told == "\nco2desk.deb\n===========\n  ok  the sky is blue\n\nNot proven.\n"
    assert capsys.readouterr().out == told


def test_the_saved_game_of_the_proof_is_there_and_an_empty_shelf_has_no_game(tmp_path: Path) -> None:
    assert SAVE.is_file()
    assert kept_game(tmp_path) is None
