"""A problem report holds what helps, nothing about its sender, and is written in one piece or not at all."""

from __future__ import annotations

import io
import json
import os
import platform
import zipfile
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

from co2desk import __version__
from co2desk.session import GameOptions, Session
from co2desk.session.report import LONGEST_LOG, report_bytes, without_homes, write_report

from .helpers import played

HOME = "/srv/people/anna"
FACTS = {"qt": "6.11.0", "pyside": "6.11.0"}


class PosixHome(PurePosixPath):
    """A home folder on any system that runs the tests."""

    def resolve(self) -> PosixHome:
        return self


class WindowsHome(PureWindowsPath):
    def resolve(self) -> WindowsHome:
        return self


@pytest.fixture
def annas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: PosixHome(HOME))


def parts_of(data: bytes) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name).decode() for name in archive.namelist()}


def test_a_report_holds_the_game_the_system_and_the_messages(tmp_path: Path) -> None:
    session = played(GameOptions(players=2, seed=7), 20)
    path = tmp_path / "report.zip"
    write_report(path, session.save(), "first message\nsecond message\n", FACTS)
    parts = parts_of(path.read_bytes())
    assert list(parts) == ["README.txt", "game.co2game", "system.json", "log.txt"]
    loaded = Session.load(json.loads(parts["game.co2game"]))
    assert loaded.game.fingerprint() == session.game.fingerprint()
    assert json.loads(parts["system.json"]) == {
        **FACTS,
        "program": f"co2desk {__version__}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "platform": platform.platform(),
        "engine": "interpreted",
    }
    assert parts["log.txt"] == "first message\nsecond message\n"
    assert "Nothing was sent" in parts["README.txt"]
    assert all(f"\n{name} " in parts["README.txt"] for name in parts if name != "README.txt")


def test_without_a_game_there_is_a_report_all_the_same(tmp_path: Path) -> None:
    write_report(tmp_path / "report.zip", None, "", {})
    parts = parts_of((tmp_path / "report.zip").read_bytes())
    assert list(parts) == ["README.txt", "system.json", "log.txt"]
    assert "game.co2game" not in parts["README.txt"]


def test_the_same_report_is_the_same_file(tmp_path: Path) -> None:
    for name in ("one.zip", "two.zip"):
        write_report(tmp_path / name, {"format": "co2game"}, "a message", FACTS)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert {entry.date_time for entry in archive.infolist()} == {(1980, 1, 1, 0, 0, 0)}


@pytest.mark.usefixtures("annas")
def test_nothing_in_it_names_the_user_the_computer_or_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never() -> str:
        raise AssertionError("a report asks for the name of the computer")

    monkeypatch.setattr(platform, "node", never)
    monkeypatch.setenv("CO2DESK_SECRET", "pass-word-of-anna")
    log = f"opened {HOME}/games/a.co2game"
    parts = parts_of(report_bytes({"format": "co2game"}, log, {"plugins": f"{HOME}/qt/plugins"}))
    assert parts["log.txt"] == "opened ~/games/a.co2game"
    assert json.loads(parts["system.json"])["plugins"] == "~/qt/plugins"
    assert not any("anna" in text for text in parts.values())


def test_the_facts_of_the_caller_do_not_replace_those_of_the_program() -> None:
    system = json.loads(parts_of(report_bytes(None, "", {"program": "chess"}))["system.json"])
    assert system["program"] == f"co2desk {__version__}"


@pytest.mark.usefixtures("annas")
@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("/srv/people/anna", "~"),
        ("in /srv/people/anna.", "in ~."),
        ("'/srv/people/anna/a b', /srv/people/anna/c", "'~/a b', ~/c"),
        ("file:///srv/people/anna/x", "file://~/x"),
        ("\\n/srv/people/anna-old/x", "\\n~-old/x"),
        ("/SRV/people/Anna/x", "~/x"),
        ("/srv/people/annabel/x", "/srv/people/annabel/x"),
        ("/home/ben/x and /var/home/ben/y", "~/x and ~/y"),
        ("/Users/ben/Library", "~/Library"),
        (r"C:\Users\Ben\x", r"~\x"),
        (r"'c:\\users\\Ben\\x'", r"'~\\x'"),
        ("file:///D:/Users/Ben/x", "file:///~/x"),
        ("/homeless/x /usr/share/x 3/4", "/homeless/x /usr/share/x 3/4"),
    ],
)
def test_home_folders_are_not_named(text: str, shown: str) -> None:
    assert without_homes(text) == shown


def test_a_home_with_spaces_is_found_in_all_its_spellings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: PosixHome("/srv/Anna Maria"))
    for text in ("/srv/Anna Maria/x", "file:///srv/Anna%20Maria/x"):
        assert "Maria" not in without_homes(text)
        assert without_homes(text).endswith("~/x")


def test_a_home_of_windows_is_found_in_all_its_spellings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: WindowsHome(r"E:\people\Anna Maria"))
    for text in (
        r"E:\people\Anna Maria\x",
        r"e:\PEOPLE\Anna Maria\x",
        r"'E:\\people\\Anna Maria\\x'",
        "E:/people/Anna Maria/x",
        "file:///E:/people/Anna%20Maria/x",
    ):
        assert "Maria" not in without_homes(text)
        assert "~" in without_homes(text)


def test_a_home_behind_a_link_is_found_under_both_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "linked").symlink_to(tmp_path / "real", target_is_directory=True)
    monkeypatch.setattr(Path, "home", lambda: tmp_path / "linked")
    text = f"{tmp_path / 'linked' / 'x'} {tmp_path.resolve() / 'real' / 'y'}"
    assert without_homes(text) == f"~{os.sep}x ~{os.sep}y"


def test_a_home_that_is_the_whole_disk_hides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: PosixHome("/"))
    assert without_homes("/usr/share/x") == "/usr/share/x"


def test_without_a_home_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", homeless)
    assert without_homes("/usr/share/x /home/ben/y") == "/usr/share/x ~/y"


@pytest.mark.usefixtures("annas")
def test_of_a_long_log_the_latest_messages_are_kept() -> None:
    """It is cut only when the homes are gone: half of a path would not be recognized any more."""
    end = "x" * (LONGEST_LOG - 1)
    assert parts_of(report_bytes(None, f"early {HOME}{end}", {}))["log.txt"] == f"a{end}"
    assert parts_of(report_bytes(None, f"early {HOME}/{end[1:]}", {}))["log.txt"] == f"~/{end[1:]}"


def test_a_log_of_any_characters_can_be_written() -> None:
    assert parts_of(report_bytes(None, "half \ud800, CO₂", {}))["log.txt"] == "half \\ud800, CO₂"


def test_a_report_that_cannot_be_written_leaves_everything_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    path = tmp_path / "report.zip"
    path.write_bytes(b"the report of yesterday")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_report(path, None, "", {})
    assert [(file.name, file.read_bytes()) for file in tmp_path.iterdir()] == [
        ("report.zip", b"the report of yesterday")
    ]


def test_a_report_does_not_replace_a_folder(tmp_path: Path) -> None:
    (tmp_path / "report.zip").mkdir()
    with pytest.raises(OSError, match=r"report\.zip"):
        write_report(tmp_path / "report.zip", None, "", {})
    assert [file.name for file in tmp_path.iterdir()] == ["report.zip"]
