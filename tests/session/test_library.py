"""The games of this computer: what the list tells of them, and what it does not stumble over."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions, Session
from co2desk.session.autosave import Autosave
from co2desk.session.documents import BIGGEST_FILE, names_in
from co2desk.session.journal import LONGEST_HEAD, TAIL
from co2desk.session.library import GameLibrary, KnownGame, known_game
from co2desk.session.locks import TakenError
from co2desk.session.seats import SIGNS, Seat

from .elsewhere import EDITIONS, OtherWindow, a_game
from .helpers import play_on, played
from .journals import changed, line

SEATS = (Seat("Łucja", "star"), Seat("龙", "disc", "steady"), Seat("C", "square", language="pl"))


def put(library: GameLibrary, session: Session, changed: int = 0) -> str:
    """Put a game in the library, as if it had last been played then."""
    autosave = Autosave(library)
    autosave.begin(session)
    autosave.end()
    assert autosave.trouble is None
    if changed:
        os.utime(library.folder / f"{session.id}.co2journal", (changed, changed))
    return session.id


def journal(library: GameLibrary, id_: str) -> Path:
    return library.folder / f"{id_}.co2journal"


# --- what the list tells -------------------------------------------------------------------------------


def test_a_library_without_a_folder_has_no_games(library: GameLibrary) -> None:
    assert list(library.games()) == []
    assert library.journals() == []
    assert not library.folder.exists()


def test_the_game_that_was_played_last_comes_first(library: GameLibrary) -> None:
    ids = {changed: put(library, Session.new(EDITIONS["first"]), changed) for changed in (500, 300, 900, 700)}
    wanted = [ids[900], ids[700], ids[500], ids[300]]
    assert [game.id for game in library.games()] == wanted
    assert [path.stem for path in library.journals()] == wanted


def test_the_list_tells_what_a_game_is(options: GameOptions, library: GameLibrary) -> None:
    session = played(options, 20)
    session.seats, session.practice = SEATS[: options.players], True
    put(library, session, 1_000)
    library.picture_path(session.id).touch()
    table = session.game.table
    assert list(library.games()) == [
        KnownGame(
            id=session.id,
            edition=options.edition,
            mode=session.mode,
            seats=tuple(Seat(seat.name, seat.sign, seat.player) for seat in session.seats),
            players=options.players,
            seed=options.seed,
            practice=True,
            decade=table.decade,
            co2=table.co2,
            is_over=False,
            entries=20,
            saved_as="",
            was_cut_off=False,
            changed=1_000.0,
            picture=library.picture_path(session.id),
        )
    ]


@pytest.mark.parametrize("is_branch", [False, True])
def test_a_game_that_is_not_recorded_is_listed_like_one_that_is(
    options: GameOptions, library: GameLibrary, is_branch: bool
) -> None:
    """The game on the table, when the disk is full."""
    session = played(options, 20)
    if is_branch:
        session = session.branched(7)
    session.seats = tuple(Seat(f"{number}", SIGNS[number]) for number in range(options.players))
    put(library, session, 1_000)
    assert [known_game(session, 1_000.0)] == list(library.games())
    assert known_game(session, 0).branch_step == (7 if is_branch else -1)


@pytest.mark.parametrize("entries", [0, 1, 7, 40])
@pytest.mark.parametrize("appended", [0, 1, 30])
def test_the_list_tells_the_same_as_the_whole_journal(
    library: GameLibrary, entries: int, appended: int
) -> None:
    """However much was there when the journal began, and however much came after it."""
    autosave, session = Autosave(library), played(EDITIONS["first"], entries)
    autosave.begin(session)
    for _ in range(appended):
        play_on(session, 1, seed=len(session.log))
        autosave.record()
    (game,) = library.games()
    kept = library.read(session.id)
    assert game.entries == kept.entries == len(session.log)
    assert (game.decade, game.co2) == (kept.mark["decade"], kept.mark["co2"])
    assert game.was_cut_off
    autosave.end()
    (game,) = library.games()
    assert (game.entries, game.was_cut_off) == (len(session.log), False)


def test_the_list_tells_that_a_game_is_over_and_where_it_was_saved(
    library: GameLibrary, tmp_path: Path
) -> None:
    autosave, session = Autosave(library), played(EDITIONS["second_chance"], 3_000)
    autosave.begin(session)
    autosave.save_to(tmp_path / "Żółw.co2game")
    autosave.end()
    (game,) = library.games()
    assert game.is_over
    assert game.saved_as == str(tmp_path / "Żółw.co2game")
    assert game.picture is None


def test_the_list_reads_little_of_each_journal(library: GameLibrary, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand games are listed while the window starts."""
    session = played(EDITIONS["first"], 100)
    put(library, session)
    size = journal(library, session.id).stat().st_size
    read: list[str] = []
    loads = json.loads

    def counted(text: str, **options: Any) -> Any:
        read.append(text)
        return loads(text, **options)

    monkeypatch.setattr(json, "loads", counted)
    assert len(list(library.games())) == 1
    assert sum(map(len, read)) < 2_000 < size // 10


def test_the_list_needs_no_engine() -> None:
    """The window shows it before anything else is loaded."""
    program = (
        "import sys, co2desk.session.library, co2desk.session.autosave\n"
        "print(sorted(name for name in sys.modules if name.startswith('co2desk')))"
    )
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    for name in ("session.session", "session.saves", "components", "engine.editions", "engine.rules", "text"):
        assert f"'co2desk.{name}" not in run.stdout
    assert "'co2desk.session.journal'" in run.stdout


def test_entries_are_found_in_a_journal_without_its_beginning(library: GameLibrary) -> None:
    """Nothing else in it counts: not the first two lines, not the last one, and nothing damaged."""
    id_ = put(library, played(EDITIONS["first"], 6))
    assert library.entries_left(id_) == 6
    lines = journal(library, id_).read_bytes().splitlines(keepends=True)
    journal(library, id_).write_bytes(b"".join([*lines[2:5], lines[5][:-9], b"\n", *lines[6:]]))
    assert library.entries_left(id_) == 5


def test_nothing_is_found_in_a_journal_that_is_none(library: GameLibrary) -> None:
    id_ = "0" * 32
    assert library.entries_left(id_) == 0
    library.make()
    with journal(library, id_).open("wb") as file:
        file.truncate(BIGGEST_FILE + 1)
    assert library.entries_left(id_) == 0


# --- what lies in the folder ---------------------------------------------------------------------------


def hostile(folder: Path) -> dict[str, Path]:
    """Everything that may lie there and is no journal, each with the name of one."""
    folder.mkdir(parents=True, exist_ok=True)
    names = ["binary", "empty", "huge", "deep", "folder", "loop", "dangling", "pipe", "device", "text"]
    paths = {name: folder / f"{number:032x}.co2journal" for number, name in enumerate(names, 100)}
    paths["binary"].write_bytes(bytes(range(256)) * 100)
    paths["empty"].touch()
    with paths["huge"].open("wb") as file:
        file.truncate(BIGGEST_FILE + 1)
    paths["deep"].write_bytes(b"[" * 1_000_000)
    paths["folder"].mkdir()
    paths["loop"].symlink_to(paths["loop"])
    paths["dangling"].symlink_to(folder / "nothing")
    os.mkfifo(paths["pipe"])
    paths["device"].symlink_to("/dev/zero")
    paths["text"].write_text('{"journal": 1}\n' * 10)
    return paths


def test_what_is_no_journal_is_passed_over(library: GameLibrary) -> None:
    id_ = put(library, Session.new(EDITIONS["first"]))
    paths = hostile(library.folder)
    assert [game.id for game in library.games()] == [id_]
    for path in paths.values():
        with pytest.raises((OSError, BadDocumentError)):
            library.read(path.stem)


def test_a_journal_that_may_not_be_read_is_passed_over(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = (put(library, Session.new(EDITIONS["first"])) for _ in range(2))
    opened = os.open

    def refused(path: Any, *arguments: Any) -> int:
        if first in str(path):
            raise PermissionError
        return opened(path, *arguments)

    monkeypatch.setattr(os, "open", refused)
    assert [game.id for game in library.games()] == [second]


def test_a_game_that_vanishes_while_the_list_is_made_is_passed_over(library: GameLibrary) -> None:
    newer, older = put(library, Session.new(EDITIONS["first"]), 900), put(library, a_game("first"), 500)
    games = library.games()
    assert next(games).id == newer
    library.remove(older)
    assert list(games) == []


@pytest.mark.parametrize("mode", [0o000, 0o700])
def test_a_folder_that_is_a_file_has_no_games(library: GameLibrary, mode: int) -> None:
    library.folder.write_text("no folder")
    library.folder.chmod(mode)
    assert list(library.games()) == []
    assert not library.is_taken("a")
    with pytest.raises(OSError, match=r"."):
        library.take("a")
    library.tidy()


@pytest.mark.parametrize(
    "members",
    [
        {"edition": 7, "mode": None, "options": [], "players": "all", "practice": 1, "mark": None},
        {"options": {"players": "3", "seed": True}, "players": [7, None, {"sign": []}, {"name": "x"}]},
        {"players": [{"sign": "star", "name": 7, "player": {}}] * 50, "mark": {"decade": "x", "after": []}},
        {"players": [{"sign": "star", "name": "a\n\u2028\ud800b" * 100}], "edition": "x" * 10_000},
    ],
)
def test_wrong_values_in_a_journal_are_bounded_and_harmless(
    library: GameLibrary, members: dict[str, Any]
) -> None:
    id_ = put(library, Session.new(EDITIONS["first"]))
    changed(journal(library, id_), lambda lines: lines[0].update(members))
    (game,) = library.games()
    assert game.id == id_
    assert len(game.edition) <= 200
    assert len(game.seats) <= 5
    for seat in game.seats:
        assert len(seat.name) <= 40
        assert seat.name.isprintable()
    assert all(type(number) is int for number in (game.players, game.seed, game.decade, game.entries))


def test_a_first_line_without_end_is_not_read_to_its_end(library: GameLibrary) -> None:
    id_ = put(library, Session.new(EDITIONS["first"]))
    journal(library, id_).write_bytes(line({"journal": 1, "id": id_, "x": "y" * LONGEST_HEAD}) + b"x" * TAIL)
    assert list(library.games()) == []


def test_a_copy_that_somebody_made_by_hand_is_not_another_game(library: GameLibrary) -> None:
    """Opened, it would be written to the journal of the game it was copied from."""
    session = played(EDITIONS["first"], 5)
    put(library, session)
    copy = journal(library, "f" * 32)
    copy.write_bytes(journal(library, session.id).read_bytes())
    (library.folder / "a copy.co2journal").write_bytes(copy.read_bytes())
    assert [game.id for game in library.games()] == [session.id]
    with pytest.raises(BadDocumentError) as caught:
        library.read("f" * 32)
    assert caught.value.where == "id"


# --- taking and removing -------------------------------------------------------------------------------


def test_a_game_that_is_played_is_taken(library: GameLibrary) -> None:
    autosave, session = Autosave(library), Session.new(EDITIONS["first"])
    assert not library.is_taken(session.id)
    autosave.begin(session)
    assert library.is_taken(session.id)
    autosave.end()
    assert not library.is_taken(session.id)


def test_a_game_that_another_process_plays_is_taken(library: GameLibrary, other_window: OtherWindow) -> None:
    id_ = a_game("first").id
    assert library.is_taken(id_)
    with pytest.raises(TakenError):
        library.remove(id_)
    assert library.has(id_)
    other_window.kill()
    assert not library.is_taken(id_)
    (game,) = library.games()
    assert game.was_cut_off
    library.remove(id_)
    assert names_in(library.folder) == []


def test_asking_whether_a_game_is_taken_leaves_nothing(library: GameLibrary) -> None:
    library.make()
    assert not library.is_taken("a" * 32)
    assert names_in(library.folder) == []


def test_a_game_that_is_removed_leaves_nothing(library: GameLibrary) -> None:
    session, other = played(EDITIONS["first"], 5), Session.new(EDITIONS["first"])
    for each in (session, other):
        put(library, each)
    library.picture_path(session.id).touch()
    (library.folder / f".{session.id}.co2journal.0123456789abcdef.co2part").touch()
    library.remove(session.id)
    assert not library.has(session.id)
    assert sorted(names_in(library.folder)) == [f"{other.id}.co2journal", f"{other.id}.lock"]
    library.remove(session.id)  # nothing is left of it: that is what was wanted


def test_a_game_that_cannot_be_removed_stays_whole(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played(EDITIONS["first"], 5)
    put(library, session)

    def refused(*_arguments: object, **_options: object) -> None:
        raise PermissionError

    with monkeypatch.context() as protected:
        protected.setattr(os, "unlink", refused)
        with pytest.raises(PermissionError):
            library.remove(session.id)
    assert library.read(session.id).entries == 5
    assert not library.is_taken(session.id)


def test_tidying_takes_away_what_killed_programs_left_and_nothing_else(library: GameLibrary) -> None:
    autosave, played_now, put_away = Autosave(library), Session.new(EDITIONS["first"]), a_game("first")
    put(library, put_away)
    autosave.begin(played_now)
    begun, unknown = "1" * 32, "2" * 32
    left = [
        f".{put_away.id}.co2journal.0123456789abcdef.co2part",
        f".{put_away.id}.png.0123456789abcdef.co2part",
        f".{begun}.co2journal.fedcba9876543210.co2part",
        f"{begun}.lock",
        f"{unknown}.lock",
        f"{unknown}.png",
    ]
    being_written = f".{played_now.id}.co2journal.00000000ffffffff.co2part"
    strange = ["notes.txt", ".hidden", "a.co2part"]
    before = {*names_in(library.folder), being_written, *strange}
    for name in (*left, being_written, *strange):
        (library.folder / name).touch()
    library.tidy()
    assert set(names_in(library.folder)) == before
    autosave.end()


def test_a_game_that_is_taken_but_not_yet_written_is_not_tidied(library: GameLibrary) -> None:
    lock = library.take("a" * 32)
    library.tidy()
    assert not lock.is_lost
    lock.release()
    library.tidy()
    assert names_in(library.folder) == []


# --- comparing logs ------------------------------------------------------------------------------------
