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
from co2desk.session.documents import BIGGEST_FILE, names_in
from co2desk.session.journal import LONGEST_HEAD, TAIL
from co2desk.session.keeper import Keeper
from co2desk.session.locks import TakenError
from co2desk.session.seats import Seat
from co2desk.session.shelf import KnownGame, Shelf, goes_on

from .elsewhere import EDITIONS, OtherWindow, a_game
from .helpers import play_on, played
from .journals import changed, line

SEATS = (Seat("Łucja", "star"), Seat("龙", "disc", "steady"), Seat("C", "square", language="pl"))


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return Shelf(tmp_path / "games")


def put(shelf: Shelf, session: Session, changed: int = 0) -> str:
    """Put a game on the shelf, as if it had last been played then."""
    keeper = Keeper(shelf)
    keeper.keep(session)
    keeper.put_away()
    assert keeper.trouble is None
    if changed:
        os.utime(shelf.folder / f"{session.id}.co2journal", (changed, changed))
    return session.id


def journal(shelf: Shelf, id_: str) -> Path:
    return shelf.folder / f"{id_}.co2journal"


# --- what the list tells -------------------------------------------------------------------------------


def test_a_shelf_without_a_folder_has_no_games(shelf: Shelf) -> None:
    assert list(shelf.games()) == []
    assert shelf.journals() == []
    assert not shelf.folder.exists()


def test_the_game_that_was_played_last_comes_first(shelf: Shelf) -> None:
    ids = {changed: put(shelf, Session.new(EDITIONS["first"]), changed) for changed in (500, 300, 900, 700)}
    wanted = [ids[900], ids[700], ids[500], ids[300]]
    assert [game.id for game in shelf.games()] == wanted
    assert [path.stem for path in shelf.journals()] == wanted


def test_the_list_tells_what_a_game_is(options: GameOptions, shelf: Shelf) -> None:
    session = played(options, 20)
    session.seats, session.practice = SEATS[: options.players], True
    put(shelf, session, 1_000)
    shelf.picture_path(session.id).touch()
    table = session.game.table
    assert list(shelf.games()) == [
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
            picture=shelf.picture_path(session.id),
        )
    ]


@pytest.mark.parametrize("entries", [0, 1, 7, 40])
@pytest.mark.parametrize("appended", [0, 1, 30])
def test_the_list_tells_the_same_as_the_whole_journal(shelf: Shelf, entries: int, appended: int) -> None:
    """However much was there when the journal began, and however much came after it."""
    keeper, session = Keeper(shelf), played(EDITIONS["first"], entries)
    keeper.keep(session)
    for _ in range(appended):
        play_on(session, 1, seed=len(session.log))
        keeper.record()
    (game,) = shelf.games()
    kept = shelf.read(session.id)
    assert game.entries == kept.entries == len(session.log)
    assert (game.decade, game.co2) == (kept.mark["decade"], kept.mark["co2"])
    assert game.was_cut_off
    keeper.put_away()
    (game,) = shelf.games()
    assert (game.entries, game.was_cut_off) == (len(session.log), False)


def test_the_list_tells_that_a_game_is_over_and_where_it_was_saved(shelf: Shelf, tmp_path: Path) -> None:
    keeper, session = Keeper(shelf), played(EDITIONS["second_chance"], 3_000)
    keeper.keep(session)
    keeper.save(tmp_path / "Żółw.co2game")
    keeper.put_away()
    (game,) = shelf.games()
    assert game.is_over
    assert game.saved_as == str(tmp_path / "Żółw.co2game")
    assert game.picture is None


def test_the_list_reads_little_of_each_journal(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand games are listed while the window starts."""
    session = played(EDITIONS["first"], 100)
    put(shelf, session)
    size = journal(shelf, session.id).stat().st_size
    read: list[str] = []
    loads = json.loads

    def counted(text: str, **options: Any) -> Any:
        read.append(text)
        return loads(text, **options)

    monkeypatch.setattr(json, "loads", counted)
    assert len(list(shelf.games())) == 1
    assert sum(map(len, read)) < 2_000 < size // 10


def test_the_list_needs_no_engine() -> None:
    """The window shows it before anything else is loaded."""
    program = (
        "import sys, co2desk.session.shelf, co2desk.session.keeper\n"
        "print(sorted(name for name in sys.modules if name.startswith('co2desk')))"
    )
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    for name in ("session.session", "session.saves", "components", "engine.editions", "engine.rules", "text"):
        assert f"'co2desk.{name}" not in run.stdout
    assert "'co2desk.session.journal'" in run.stdout


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


def test_what_is_no_journal_is_passed_over(shelf: Shelf) -> None:
    id_ = put(shelf, Session.new(EDITIONS["first"]))
    paths = hostile(shelf.folder)
    assert [game.id for game in shelf.games()] == [id_]
    for path in paths.values():
        with pytest.raises((OSError, BadDocumentError)):
            shelf.read(path.stem)


def test_a_journal_that_may_not_be_read_is_passed_over(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = (put(shelf, Session.new(EDITIONS["first"])) for _ in range(2))
    opened = os.open

    def refused(path: Any, *arguments: Any) -> int:
        if first in str(path):
            raise PermissionError
        return opened(path, *arguments)

    monkeypatch.setattr(os, "open", refused)
    assert [game.id for game in shelf.games()] == [second]


def test_a_game_that_vanishes_while_the_list_is_made_is_passed_over(shelf: Shelf) -> None:
    newer, older = put(shelf, Session.new(EDITIONS["first"]), 900), put(shelf, a_game("first"), 500)
    games = shelf.games()
    assert next(games).id == newer
    shelf.remove(older)
    assert list(games) == []


@pytest.mark.parametrize("mode", [0o000, 0o700])
def test_a_folder_that_is_a_file_has_no_games(shelf: Shelf, mode: int) -> None:
    shelf.folder.write_text("no folder")
    shelf.folder.chmod(mode)
    assert list(shelf.games()) == []
    assert not shelf.is_taken("a")
    with pytest.raises(OSError, match=r"."):
        shelf.take("a")
    shelf.tidy()


@pytest.mark.parametrize(
    "members",
    [
        {"edition": 7, "mode": None, "options": [], "players": "all", "practice": 1, "mark": None},
        {"options": {"players": "3", "seed": True}, "players": [7, None, {"sign": []}, {"name": "x"}]},
        {"players": [{"sign": "star", "name": 7, "player": {}}] * 50, "mark": {"decade": "x", "after": []}},
        {"players": [{"sign": "star", "name": "a\n\u2028\ud800b" * 100}], "edition": "x" * 10_000},
    ],
)
def test_wrong_values_in_a_journal_are_bounded_and_harmless(shelf: Shelf, members: dict[str, Any]) -> None:
    id_ = put(shelf, Session.new(EDITIONS["first"]))
    changed(journal(shelf, id_), lambda lines: lines[0].update(members))
    (game,) = shelf.games()
    assert game.id == id_
    assert len(game.edition) <= 200
    assert len(game.seats) <= 5
    for seat in game.seats:
        assert len(seat.name) <= 40
        assert seat.name.isprintable()
    assert all(type(number) is int for number in (game.players, game.seed, game.decade, game.entries))


def test_a_first_line_without_end_is_not_read_to_its_end(shelf: Shelf) -> None:
    id_ = put(shelf, Session.new(EDITIONS["first"]))
    journal(shelf, id_).write_bytes(line({"journal": 1, "id": id_, "x": "y" * LONGEST_HEAD}) + b"x" * TAIL)
    assert list(shelf.games()) == []


def test_a_copy_that_somebody_made_by_hand_is_not_another_game(shelf: Shelf) -> None:
    """Opened, it would be written to the journal of the game it was copied from."""
    session = played(EDITIONS["first"], 5)
    put(shelf, session)
    copy = journal(shelf, "f" * 32)
    copy.write_bytes(journal(shelf, session.id).read_bytes())
    (shelf.folder / "a copy.co2journal").write_bytes(copy.read_bytes())
    assert [game.id for game in shelf.games()] == [session.id]
    with pytest.raises(BadDocumentError) as caught:
        shelf.read("f" * 32)
    assert caught.value.where == "id"


# --- taking and removing -------------------------------------------------------------------------------


def test_a_game_that_is_played_is_taken(shelf: Shelf) -> None:
    keeper, session = Keeper(shelf), Session.new(EDITIONS["first"])
    assert not shelf.is_taken(session.id)
    keeper.keep(session)
    assert shelf.is_taken(session.id)
    keeper.put_away()
    assert not shelf.is_taken(session.id)


def test_a_game_that_another_process_plays_is_taken(shelf: Shelf, other_window: OtherWindow) -> None:
    id_ = a_game("first").id
    assert shelf.is_taken(id_)
    with pytest.raises(TakenError):
        shelf.remove(id_)
    assert shelf.has(id_)
    other_window.kill()
    assert not shelf.is_taken(id_)
    (game,) = shelf.games()
    assert game.was_cut_off
    shelf.remove(id_)
    assert names_in(shelf.folder) == []


def test_asking_whether_a_game_is_taken_leaves_nothing(shelf: Shelf) -> None:
    shelf.make()
    assert not shelf.is_taken("a" * 32)
    assert names_in(shelf.folder) == []


def test_a_game_that_is_removed_leaves_nothing(shelf: Shelf) -> None:
    session, other = played(EDITIONS["first"], 5), Session.new(EDITIONS["first"])
    for each in (session, other):
        put(shelf, each)
    shelf.picture_path(session.id).touch()
    (shelf.folder / f".{session.id}.co2journal.0123456789abcdef.co2part").touch()
    shelf.remove(session.id)
    assert not shelf.has(session.id)
    assert sorted(names_in(shelf.folder)) == [f"{other.id}.co2journal", f"{other.id}.lock"]
    shelf.remove(session.id)  # nothing is left of it: that is what was wanted


def test_a_game_that_cannot_be_removed_stays_whole(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(EDITIONS["first"], 5)
    put(shelf, session)

    def refused(*_arguments: object, **_options: object) -> None:
        raise PermissionError

    with monkeypatch.context() as protected:
        protected.setattr(os, "unlink", refused)
        with pytest.raises(PermissionError):
            shelf.remove(session.id)
    assert shelf.read(session.id).entries == 5
    assert not shelf.is_taken(session.id)


def test_tidying_takes_away_what_killed_programs_left_and_nothing_else(shelf: Shelf) -> None:
    keeper, played_now, put_away = Keeper(shelf), Session.new(EDITIONS["first"]), a_game("first")
    put(shelf, put_away)
    keeper.keep(played_now)
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
    before = {*names_in(shelf.folder), being_written, *strange}
    for name in (*left, being_written, *strange):
        (shelf.folder / name).touch()
    shelf.tidy()
    assert set(names_in(shelf.folder)) == before
    keeper.put_away()


def test_a_game_that_is_taken_but_not_yet_written_is_not_tidied(shelf: Shelf) -> None:
    lock = shelf.take("a" * 32)
    shelf.tidy()
    assert not lock.is_lost
    lock.release()
    shelf.tidy()
    assert names_in(shelf.folder) == []


# --- comparing logs ------------------------------------------------------------------------------------


def test_a_log_goes_on_where_another_ended() -> None:
    assert goes_on([1, 2, 3], [1, 2])
    assert goes_on([1], [1])
    assert goes_on([1], ())
    assert not goes_on([1], [1, 2])
    assert not goes_on([2, 2, 3], [1, 2])
