"""Whether a game that was opened may be played here, and from which position: decided without a window.

Whatever this computer has recorded is gone on with, or stays byte for byte as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from co2desk.session import GameOptions, Session
from co2desk.session.autosave import Autosave
from co2desk.session.claiming import Claimed, PlayedOn, Taken, claim
from co2desk.session.documents import readable, write_atomically
from co2desk.session.library import GameLibrary
from co2desk.session.locks import Lock
from co2desk.session.notation import to_notation
from co2desk.session.opening import Whole, open_file, open_recorded, open_text
from co2desk.session.seats import SIGNS, Seat

from .helpers import play_on, played
from .journals import changed, damage, play_and_record

SAVED = 7  # entries of the game in the file; then there are many ways to go on
SEATS = tuple(Seat(name, sign) for name, sign in zip("ABC", SIGNS, strict=False))


@pytest.fixture
def here(autosave: Autosave) -> Autosave:
    """This window."""
    return autosave


@pytest.fixture
def session(file: Path) -> Session:
    """A game that was saved to a file."""
    session = played(GameOptions("first", 3, 11), SAVED)
    session.seats = SEATS
    save(session, file)
    return session


@pytest.fixture
def locks() -> Iterator[list[Lock]]:
    """Locks to be released at the end."""
    held: list[Lock] = []
    yield held
    for lock in held:
        lock.release()


def save(session: Session, file: Path) -> None:
    write_atomically(file, readable(session.save()))


def record_on(session: Session, library: GameLibrary, entries: int = 2) -> Path:
    """Let a window record a game and play on."""
    window = Autosave(library)
    window.begin(session)
    for _ in range(entries):
        play_and_record(window, session)
    window.end()
    assert window.trouble is None
    return library.folder / f"{session.id}.co2journal"


def opened(file: Path) -> Whole:
    found = open_file(file)
    assert isinstance(found, Whole)
    return found


def claimed(file: Path, here: Autosave) -> Claimed:
    found = claim(opened(file), here)
    assert isinstance(found, Claimed)
    return found


def play(found: Claimed, here: Autosave) -> None:
    """Lay a game on the table, and play on."""
    here.begin(found.session, found.lock, found.saved_as, found.saved_entries)
    play_and_record(here, found.session)
    assert here.trouble is None


def is_copy(found: Claimed, original: Session) -> bool:
    """A game of its own, which has no file yet, and no lock of the other one."""
    assert (found.saved_as, found.saved_entries, found.lock) == ("", 0, None)
    branch = found.session.branch
    return found.session.id != original.id and branch is not None and branch.of == original.id


# --- nothing in the way ------------------------------------------------------------------------------------


def test_a_game_that_nobody_has_recorded_is_locked_and_knows_its_file(
    session: Session, file: Path, here: Autosave
) -> None:
    found = claimed(file, here)
    assert (found.session.id, found.saved_as, found.saved_entries) == (session.id, str(file), SAVED)
    assert (found.continued_differently, found.lost) == (False, 0)
    assert here.library.is_taken(session.id)
    play(found, here)
    assert (here.saved_as, here.is_saved) == (file, False)


def test_without_locks_a_game_is_played_all_the_same(session: Session, file: Path, tmp_path: Path) -> None:
    """The folder of the games is a file: autosave will tell that nothing can be recorded."""
    (tmp_path / "games").write_text("no folder", encoding="utf-8")
    found = claimed(file, Autosave(GameLibrary(tmp_path / "games")))
    assert (found.session.id, found.lock) == (session.id, None)


def test_a_text_is_claimed_like_anything_else(session: Session, here: Autosave) -> None:
    """It is a game of its own from the beginning, whatever is recorded."""
    record_on(session, here.library, entries=0)
    text = open_text(to_notation(session))
    assert isinstance(text, Whole)
    found = claim(text, here)
    assert isinstance(found, Claimed)
    assert found.session.branch is None
    assert (found.saved_as, found.continued_differently, found.lost) == ("", False, 0)
    assert here.library.is_taken(found.session.id)
    assert not here.library.is_taken(session.id)


# --- another window ----------------------------------------------------------------------------------------


def test_a_game_of_another_window_can_be_played_as_a_copy(
    session: Session, file: Path, here: Autosave, locks: list[Lock]
) -> None:
    journal = record_on(session, here.library)
    before = journal.read_bytes()
    locks.append(here.library.take(session.id))
    found = claim(opened(file), here)
    assert isinstance(found, Taken)
    assert is_copy(found.copy(), session)
    assert found.session.branch is not None
    assert found.session.branch.step == SAVED  # of the file: the record is the other window's
    play(Claimed(found.session), here)
    assert journal.read_bytes() == before
    assert here.library.is_taken(session.id)


def test_a_third_window_makes_a_copy_of_its_own(session: Session, file: Path, library: GameLibrary) -> None:
    """The second one plays a copy: that does not make the game free, and the copies do not meet."""
    windows = [Autosave(library) for _ in range(3)]
    windows[0].begin(session)
    for window in windows[1:]:
        found = claim(opened(file), window)
        assert isinstance(found, Taken)
        play(found.copy(), window)
    assert len({window.session.id for window in windows if window.session}) == 3
    for window in windows:
        assert window.trouble is None
        window.end()
    assert len(list(library.games())) == 3


def test_the_game_on_the_table_needs_no_lock(session: Session, file: Path, here: Autosave) -> None:
    """It is this window that has it. Opened again as it was saved, it goes on as it was."""
    here.begin(session)
    found = claimed(file, here)
    assert (found.session.id, found.lock) == (session.id, None)
    play(found, here)
    assert here.library.is_taken(session.id)


# --- the same continuation ---------------------------------------------------------------------------------


def test_who_changed_the_language_since_has_it(session: Session, file: Path, here: Autosave) -> None:
    """No action, so the file is as new as the record; but the record has the later players."""
    session.seats = (replace(SEATS[0], language="pl"), *SEATS[1:])
    record_on(session, here.library, entries=0)
    found = claimed(file, here)
    assert found.session.seats == session.seats
    assert (found.session.id, found.saved_as, found.saved_entries) == (session.id, str(file), SAVED)


def test_a_record_that_cannot_be_played_gives_way_to_the_same_game_in_a_file(
    session: Session, file: Path, here: Autosave
) -> None:
    """The entries are the same, so the record has nothing of its own."""
    journal = record_on(session, here.library, entries=0)
    changed(journal, lambda lines: lines[1].update(readings={}))
    found = claimed(file, here)
    assert (found.session.id, found.session.seats) == (session.id, SEATS)
    assert (found.continued_differently, found.lost) == (False, 0)


@pytest.mark.parametrize("source", ["file", "record"])
def test_the_same_game_is_not_played_again_for_nothing(
    session: Session, file: Path, here: Autosave, monkeypatch: pytest.MonkeyPatch, source: str
) -> None:
    record_on(session, here.library, entries=0)
    found = opened(file) if source == "file" else open_recorded(here.library, session.id)
    assert isinstance(found, Whole)
    monkeypatch.setattr(Session, "load", lambda _document: pytest.fail("played again"))
    result = claim(found, here)
    assert isinstance(result, Claimed)
    assert result.session is found.session


# --- a file that goes on after the record ------------------------------------------------------------------


def test_a_file_that_goes_on_after_the_record_is_the_game(
    session: Session, file: Path, here: Autosave
) -> None:
    """It was played on at another computer."""
    record_on(session, here.library, entries=0)
    play_on(session, 3, seed=2)
    save(session, file)
    found = claimed(file, here)
    assert (found.session.id, len(found.session.log), found.saved_as) == (session.id, SAVED + 3, str(file))
    assert not found.continued_differently
    play(found, here)
    assert here.library.read(session.id).entries == SAVED + 4


# --- a record that goes on after the file ------------------------------------------------------------------


def played_on(file: Path, here: Autosave) -> PlayedOn:
    found = claim(opened(file), here)
    assert isinstance(found, PlayedOn)
    return found


def test_a_game_that_was_played_on_goes_on_where_it_was_left(
    session: Session, file: Path, here: Autosave
) -> None:
    """It keeps its id and its file, of which only so much is saved."""
    record_on(session, here.library, entries=3)
    question = played_on(file, here)
    assert (question.more, question.lost) == (3, 0)
    assert here.library.is_taken(session.id)  # until somebody has answered
    found = question.continued()
    assert found.session.save() == session.save()
    assert (found.saved_as, found.saved_entries) == (str(file), SAVED)
    assert here.library.is_taken(session.id)
    play(found, here)
    assert here.library.read(session.id).entries == SAVED + 4


def test_a_game_that_was_played_on_can_be_played_as_it_was_saved(
    session: Session, file: Path, here: Autosave
) -> None:
    journal = record_on(session, here.library)
    before = journal.read_bytes()
    found = played_on(file, here).copy()
    assert is_copy(found, session)
    assert len(found.session.log) == SAVED
    assert not here.library.is_taken(session.id)
    play(found, here)
    assert journal.read_bytes() == before


def test_a_game_that_is_not_opened_after_all_is_free(session: Session, file: Path, here: Autosave) -> None:
    journal = record_on(session, here.library)
    before = journal.read_bytes()
    played_on(file, here).cancel()
    assert not here.library.is_taken(session.id)
    assert journal.read_bytes() == before


def test_the_game_on_the_table_can_be_put_back_to_where_it_was_saved(
    session: Session, file: Path, here: Autosave
) -> None:
    """As a copy, and the game itself stays as it was."""
    here.begin(session)
    play_and_record(here, session)
    question = played_on(file, here)
    assert question.lock is None
    question.cancel()
    assert here.library.is_taken(session.id)  # by this window, as before
    play(played_on(file, here).copy(), here)
    assert here.library.read(session.id).entries == SAVED + 1


# --- two continuations --------------------------------------------------------------------------------------


def other_continuation(session: Session, file: Path, library: GameLibrary) -> Path:
    """The game goes on here and, another way, in the file."""
    other, _ = Session.open(session.save())
    journal = record_on(session, library)
    action = session.actions[SAVED]
    other.play(next(legal for legal in other.game.legal() if legal != action))
    save(other, file)
    return journal


def test_of_two_ends_the_one_in_the_file_is_a_copy(session: Session, file: Path, here: Autosave) -> None:
    journal = other_continuation(session, file, here.library)
    before = journal.read_bytes()
    found = claimed(file, here)
    assert is_copy(found, session)
    assert (found.continued_differently, found.lost, len(found.session.log)) == (True, 0, SAVED + 1)
    assert not here.library.is_taken(session.id)
    play(found, here)
    assert journal.read_bytes() == before


def test_a_file_opened_twice_gives_two_copies_beside_the_record(
    session: Session, file: Path, here: Autosave
) -> None:
    """Three continuations of one game, and none of them is lost."""
    journal = other_continuation(session, file, here.library)
    before = journal.read_bytes()
    for _ in range(2):
        play(claimed(file, here), here)
    here.end()
    games = {game.id: game.entries for game in here.library.games()}
    assert sorted(games.values()) == [SAVED + 2] * 3
    assert journal.read_bytes() == before


def test_what_was_taken_back_in_the_file_alone_is_another_continuation(
    session: Session, file: Path, here: Autosave
) -> None:
    """The actions that count are a part of the record's, but the log is not: both say what happened."""
    other, _ = Session.open(session.save())
    record_on(session, here.library)
    other.undo(2)
    save(other, file)
    assert claimed(file, here).continued_differently


# --- records that cannot be read, or not all ---------------------------------------------------------------


@pytest.mark.parametrize("line", [2, 5, SAVED + 1], ids=["first", "inside", "last of the file"])
def test_a_damaged_record_stays_and_the_file_is_a_copy(
    session: Session, file: Path, here: Autosave, line: int
) -> None:
    """What is behind the damage may be mended one day."""
    journal = record_on(session, here.library, entries=3)
    before = damage(journal, line)
    found = claimed(file, here)
    assert is_copy(found, session)
    assert (found.continued_differently, len(found.session.log)) == (False, SAVED)
    assert found.lost == 2 + SAVED + 3 + 1 - line  # two lines before the entries, one behind them
    play(found, here)
    assert journal.read_bytes() == before


@pytest.mark.parametrize("answer", [PlayedOn.continued, PlayedOn.copy], ids=["go on", "as saved"])
def test_a_damaged_record_that_was_played_on_stays_whatever_is_chosen(
    session: Session, file: Path, here: Autosave, answer: Callable[[PlayedOn], Claimed]
) -> None:
    journal = record_on(session, here.library, entries=3)
    before = damage(journal, -2)
    question = played_on(file, here)
    assert (question.more, question.lost) == (2, 2)
    found = answer(question)
    assert is_copy(found, session)
    assert len(found.session.log) == SAVED + (2 if answer is PlayedOn.continued else 0)
    assert found.lost == 0  # that was told with the question
    play(found, here)
    assert journal.read_bytes() == before


@pytest.mark.parametrize(("line", "continued_differently"), [(-2, True), (-3, False)])
def test_a_damaged_record_of_another_continuation_stays(
    session: Session, file: Path, here: Autosave, line: int, continued_differently: bool
) -> None:
    """Whether the entry with which they part can be read, or is damaged itself."""
    journal = other_continuation(session, file, here.library)
    before = damage(journal, line)
    found = claimed(file, here)
    assert is_copy(found, session)
    assert (found.continued_differently, found.lost) == (continued_differently, -line)
    play(found, here)
    assert journal.read_bytes() == before


def test_a_record_without_its_beginning_stays_while_there_are_entries_in_it(
    session: Session, file: Path, here: Autosave
) -> None:
    """The file has the beginning that the record lacks, and the record may have a later continuation."""
    journal = record_on(session, here.library, entries=3)
    for line in (0, 1):
        lines = journal.read_bytes().splitlines(keepends=True)
        journal.write_bytes(b"".join([*lines[:line], b"gone\n", *lines[line + 1 :]]))
        before = journal.read_bytes()
        found = claimed(file, here)
        assert is_copy(found, session)
        assert (found.continued_differently, found.lost) == (False, SAVED + 3)
        play(found, here)
        assert journal.read_bytes() == before


@pytest.mark.parametrize("left", [b"", b"gone\n", bytes(range(256)) * 40, b"[" * 100_000])
def test_a_record_with_nothing_in_it_is_written_anew(
    session: Session, file: Path, here: Autosave, left: bytes
) -> None:
    journal = record_on(session, here.library, entries=0)
    journal.write_bytes(left)
    found = claimed(file, here)
    assert (found.session.id, found.lost, found.saved_as) == (session.id, 0, str(file))
    play(found, here)
    assert here.library.read(session.id).entries == SAVED + 1


Change = Callable[[list[Any]], object]
STRANGE: dict[str, Change] = {
    "a later version of journals": lambda lines: lines[0].update(journal=2),
    "a later version of saves": lambda lines: lines[1].update(version=99),
}


@pytest.mark.parametrize("entries", [0, 2], ids=["same position", "played on"])
@pytest.mark.parametrize("name", STRANGE)
def test_the_record_of_a_later_program_stays(
    session: Session, file: Path, here: Autosave, name: str, entries: int
) -> None:
    """Somebody went on with a later version of co2desk, and opens the file with this one again."""
    journal = record_on(session, here.library, entries)
    changed(journal, STRANGE[name])
    before = journal.read_bytes()
    found = claimed(file, here)
    assert is_copy(found, session)
    assert (found.continued_differently, found.lost) == (True, 0)
    assert not here.library.is_taken(session.id)
    play(found, here)
    assert journal.read_bytes() == before


WRONG: dict[str, Change] = {
    "no version": lambda lines: lines[1].update(version="two"),
    "no log in the first version": lambda lines: lines[1].update(version=1),
    "another id": lambda lines: lines[1].update(id="0" * 32),
    "no game": lambda lines: lines[1].update(format="chess"),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_record_that_says_something_else_stays(
    session: Session, file: Path, here: Autosave, name: str
) -> None:
    """Its checksums are right: somebody has changed it, or a program has gone wrong."""
    journal = record_on(session, here.library, entries=1)
    changed(journal, WRONG[name])
    before = journal.read_bytes()
    found = claimed(file, here)
    assert is_copy(found, session)
    assert found.lost == SAVED + 1
    play(found, here)
    assert journal.read_bytes() == before


def test_a_later_end_that_cannot_be_played_is_not_offered(
    session: Session, file: Path, here: Autosave
) -> None:
    """It stays, and whoever opens it from the list is offered what is right of it."""
    journal = record_on(session, here.library, entries=3)
    changed(journal, lambda lines: lines[-2].update(log={"do": "fly"}))
    before = journal.read_bytes()
    found = claimed(file, here)
    assert is_copy(found, session)
    assert found.continued_differently
    play(found, here)
    assert journal.read_bytes() == before


def test_a_lock_is_not_kept_when_something_goes_wrong(
    session: Session, file: Path, here: Autosave, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_library: GameLibrary, _id: str) -> None:
        raise RuntimeError

    game = opened(file)
    with monkeypatch.context() as broken:
        broken.setattr(GameLibrary, "read", fail)
        with pytest.raises(RuntimeError):
            claim(game, here)
    assert not here.library.is_taken(session.id)
