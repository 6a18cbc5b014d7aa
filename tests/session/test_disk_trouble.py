"""Full disks, broken disks, folders that are gone: the game goes on, and is recorded as soon as it can be."""

from __future__ import annotations

import errno
import json
import os
import shutil
from functools import cache
from pathlib import Path

import pytest

from co2desk.components import Pack
from co2desk.session import Session
from co2desk.session.autosave import Autosave
from co2desk.session.documents import names_in, read_document
from co2desk.session.editions import load_components
from co2desk.session.library import GameLibrary

from .disk import BROKEN, FULL, READ_ONLY, Disk
from .elsewhere import EDITIONS, Elsewhere, a_game
from .helpers import play_on
from .journals import play_and_record, recorded_log

pytestmark = pytest.mark.slow


@cache
def first_pack() -> Pack:
    return load_components(EDITIONS["first"])


class Evening:
    """A short game with everything in it; after each step it is asked whether all is well."""

    def __init__(self, folder: Path, disk: Disk) -> None:
        with disk.aside():
            self.session = Session.new(EDITIONS["first"], first_pack())
            (folder / "own").mkdir(parents=True)
        self.library, self.file, self.disk = GameLibrary(folder / "games"), folder / "own" / "a.co2game", disk
        self.autosave = Autosave(self.library)
        self.troubles = 0
        self.saved = {0}  # entries that may be in the player's own file; 0 is no file

    def play(self) -> None:
        self.autosave.begin(self.session)
        self._check()
        for step in ("play", "save", "play", "undo", "redo", "save", "play"):
            if step == "save":
                self._save()
            else:
                self._act(step)
                self.autosave.record()
            self._check()
        self.autosave.end()

    def _act(self, step: str) -> None:
        if step == "undo":
            self.session.undo()
        elif step == "redo":
            self.session.redo()
        else:
            play_on(self.session, 1, seed=1)

    def _save(self) -> None:
        entries = len(self.session.log)
        try:
            self.autosave.save_to(self.file)
        except OSError:
            self.saved.add(entries)  # replaced, but perhaps not for good: either is complete
        else:
            self.saved = {entries}

    def _check(self) -> None:
        with self.disk.aside():
            log = self.session.log_to_json()
            if self.autosave.trouble is None:
                kept = self.library.read(self.session.id)
                assert kept.document["log"] == log
                assert (kept.is_torn, kept.unread) == (False, 0)
            else:
                self.troubles += 1
                assert self.autosave.trouble.errno == self.disk.number
                if self.library.has(self.session.id):
                    kept = self.library.read(self.session.id)
                    assert kept.document["log"] == log[: kept.entries]
            entries = len(read_document(self.file)["log"]) if self.file.exists() else 0
            assert entries in self.saved
            assert set(names_in(self.file.parent)) <= {self.file.name}
            if self.library.folder.exists():
                names = {f"{self.session.id}{suffix}" for suffix in (".co2journal", ".lock")}
                assert set(names_in(self.library.folder)) <= names

    def check_all_is_well_again(self) -> None:
        """The disk is back: with the next action the journal is complete."""
        self.autosave.begin(self.session)
        self._act("play")
        self.autosave.record()
        assert self.autosave.trouble is None
        self._check()
        kept = self.library.read(self.session.id)
        assert Session.load(kept.document).game.fingerprint() == self.session.game.fingerprint()
        self._save()
        assert self.autosave.is_saved
        self._check()
        self.autosave.end()
        assert self.library.read(self.session.id).is_closed


def test_an_evening_without_trouble(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(tmp_path, Disk(monkeypatch))
    evening.play()
    assert evening.troubles == 0
    assert len(evening.disk.calls) > 40
    evening.check_all_is_well_again()


@pytest.mark.parametrize(
    ("number", "takes", "lasting"),
    [
        pytest.param(FULL, 30, 1, id="full-once"),
        pytest.param(BROKEN, 0, 1, id="broken-once"),
        pytest.param(READ_ONLY, 0, 2, id="read-only-twice"),
        pytest.param(FULL, 0, 9, id="full-for-a-while"),
        pytest.param(FULL, 30, 1_000, id="full"),
        pytest.param(READ_ONLY, 0, 1_000, id="read-only"),
        pytest.param(BROKEN, 0, 1_000, id="broken"),
    ],
)
def test_whatever_the_disk_does_the_game_goes_on_and_is_recorded_again(
    quick_folder: Path, monkeypatch: pytest.MonkeyPatch, number: int, takes: int, lasting: int
) -> None:
    """At every single call: once, for a while, or until the disk is back."""
    disk, troubles = Disk(monkeypatch), 0
    Evening(quick_folder / "0", disk).play()
    for call in range(1, len(disk.calls) + 1, 1 if lasting == 1 else 2):
        disk.heal()
        evening = Evening(quick_folder / str(call), disk)
        disk.fail(call, call + lasting - 1, number, takes)
        evening.play()
        disk.heal()
        evening.check_all_is_well_again()
        troubles += evening.troubles
    assert troubles or lasting == 1  # one single failure is repaired at once


def test_trouble_is_told_with_every_action_until_the_disk_is_back(
    autosave: Autosave, library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = a_game("first")
    autosave.begin(session)
    play_and_record(autosave, session)
    disk = Disk(monkeypatch)
    disk.fail(1, number=FULL)
    for _ in range(3):
        play_and_record(autosave, session)
        assert autosave.trouble is not None
        assert autosave.trouble.strerror == os.strerror(FULL)
    disk.heal()
    assert library.read(session.id).entries == 1
    play_and_record(autosave, session)
    assert autosave.trouble is None
    assert recorded_log(library, session) == session.log_to_json()


def test_what_is_put_away_in_trouble_is_tried_once_more(
    autosave: Autosave, library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = a_game("first")
    autosave.begin(session)
    disk = Disk(monkeypatch)
    disk.fail(1)
    play_and_record(autosave, session)
    assert autosave.trouble is not None
    disk.heal()
    autosave.end()
    assert autosave.trouble is None
    assert recorded_log(library, session) == session.log_to_json()
    assert library.read(session.id).is_closed


def test_what_is_put_away_in_lasting_trouble_keeps_its_trouble(
    autosave: Autosave, library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = a_game("first")
    autosave.begin(session)
    disk = Disk(monkeypatch)
    disk.fail(1)
    play_and_record(autosave, session)
    autosave.end()
    assert autosave.trouble is not None
    disk.heal()
    assert not library.is_taken(session.id)
    assert library.read(session.id).entries == 0


def test_a_folder_that_is_removed_is_made_again(autosave: Autosave, library: GameLibrary) -> None:
    """With the next action, and under a new lock."""
    session = a_game("first")
    autosave.begin(session)
    play_and_record(autosave, session)
    shutil.rmtree(library.folder)
    play_and_record(autosave, session)
    assert autosave.trouble is None
    assert recorded_log(library, session) == session.log_to_json()
    assert library.is_taken(session.id)


def test_a_drive_that_is_gone_is_told_until_it_is_back(autosave: Autosave, library: GameLibrary) -> None:
    session, away = a_game("first"), library.folder.with_name("away")
    autosave.begin(session)
    library.folder.rename(away)
    library.folder.write_text("no folder can be made here")
    for _ in range(2):
        play_and_record(autosave, session)
        assert autosave.trouble is not None
        assert autosave.trouble.errno in (errno.EEXIST, errno.ENOTDIR)
    library.folder.unlink()
    away.rename(library.folder)
    assert library.read(session.id).entries in (0, 1)
    play_and_record(autosave, session)
    assert autosave.trouble is None
    assert recorded_log(library, session) == session.log_to_json()


def test_a_shelf_that_can_never_be_made_is_told_from_the_start(file: Path) -> None:
    file.touch()
    autosave, session = Autosave(GameLibrary(file / "games")), a_game("first")
    autosave.begin(session)
    assert isinstance(autosave.trouble, NotADirectoryError)
    play_and_record(autosave, session)
    assert isinstance(autosave.trouble, NotADirectoryError)
    autosave.save_to(file)  # a place of the player's own
    assert autosave.is_saved
    assert len(Session.load(read_document(file)).log) == 1
    autosave.end()


def test_the_reason_that_is_told_is_the_first_one(
    autosave: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Why there can be no folder, and not that there is none."""

    def refused(*_arguments: object, **_options: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    with monkeypatch.context() as protected:
        protected.setattr(os, "mkdir", refused)
        autosave.begin(a_game("first"))
        assert isinstance(autosave.trouble, PermissionError)
        autosave.record()
        assert isinstance(autosave.trouble, PermissionError)


def test_a_disk_with_a_limit_keeps_what_it_takes(elsewhere: Elsewhere, tmp_path: Path, file: Path) -> None:
    """A real limit of the system on the size of files."""
    answer = elsewhere.ask("small_disk", folder=str(tmp_path / "games"), file=str(file))
    said = json.loads(answer.told)
    assert said["trouble"] == errno.EFBIG
    assert 1 <= said["recorded"] < 60
    assert said["kept"] == said["recorded"]
    assert said["refused"] == errno.EFBIG
    assert said["after"] == "None"
    assert said["kept_after"] == 61
    assert len(Session.load(read_document(file)).log) == 0  # the old save, complete
    assert names_in(file.parent) == [file.name]
    assert len(names_in(tmp_path / "games")) == 2


def test_a_folder_that_may_only_be_read_is_told(elsewhere: Elsewhere, quick_folder: Path) -> None:
    """Real rights, as a user who has few of them. The game that lies there can be read, and played on."""
    games, own = quick_folder / "games", quick_folder / "own"
    own.mkdir()
    autosave, session = Autosave(GameLibrary(games)), a_game("first")
    autosave.begin(session)
    autosave.save_to(own / "a.co2game")
    autosave.end()
    before = {path: path.read_bytes() for folder in (games, own) for path in folder.iterdir()}
    for path in before:
        path.chmod(0o444)
    for folder in (games, own):
        folder.chmod(0o555)
    quick_folder.chmod(0o755)
    said = json.loads(elsewhere.ask("no_rights", folder=str(games), file=str(own / "a.co2game")).told)
    assert said == {
        "listed": [session.id],
        "trouble": errno.EACCES,
        "again": errno.EACCES,
        "refused": errno.EACCES,
        "refused elsewhere": errno.EACCES,
    }
    for folder in (games, own):
        folder.chmod(0o755)
    assert {path: path.read_bytes() for folder in (games, own) for path in folder.iterdir()} == before
