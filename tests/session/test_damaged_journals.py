"""Journals that are cut off, damaged or somebody else's: the game is right as far as it goes."""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from random import Random

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import Session
from co2desk.session.documents import BIGGEST_FILE, compact
from co2desk.session.journal import Journal, JournalContent, read_journal, read_summary

from .elsewhere import EDITIONS
from .helpers import played
from .journals import Change, act, changed, line, recorded


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a.co2journal"


# --- what is left of a journal -------------------------------------------------------------------------


def is_prefix(kept: JournalContent, session: Session, fingerprints: list[str], begun: int) -> Session:
    """The game that is left: a part of the real one, in a position that was really there."""
    assert kept.document["log"] == session.log_to_json()[: kept.entries]
    opened = Session.open(kept.document)
    assert opened.problem is None
    assert opened.session.game.fingerprint() == fingerprints[kept.entries - begun]
    return opened.session


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_journal_that_is_cut_anywhere_holds_every_line_that_is_complete(edition: str, path: Path) -> None:
    """At every single byte of what was appended."""
    session = Session.new(EDITIONS[edition])
    act(session, 8)
    begun = len(session.log)
    fingerprints = recorded(path, session, 7)
    whole = path.read_bytes()
    lines = whole.splitlines(keepends=True)
    start = sum(map(len, lines[: 2 + begun]))
    seen = set()
    for cut in range(len(whole), start - 1, -1):
        os.truncate(path, cut)
        kept = read_journal(path)
        complete = whole[start:cut].count(b"\n")
        assert kept.entries == begun + complete, f"cut at {cut}"
        assert kept.is_torn == (whole[cut - 1] != ord("\n"))
        assert (kept.is_closed, kept.unread) == (False, 0)
        assert read_summary(path).mark == kept.mark
        if kept.entries not in seen:
            is_prefix(kept, session, fingerprints, begun)
            seen.add(kept.entries)
    assert seen == set(range(begun, len(session.log) + 1))


def test_a_cut_in_what_was_written_in_one_piece_goes_back_to_the_last_turn(path: Path) -> None:
    """No program leaves that; a broken disk can. Only the last entry of a turn has a mark there."""
    session = played(EDITIONS["first"], 30)
    journal = Journal(path, session)
    journal.begin()
    journal.abandon()
    lines = path.read_bytes().splitlines(keepends=True)
    marks = {mark.after: mark.fingerprint for mark in session.marks}
    assert len(lines) == 32
    assert len(marks) < 15
    for count in range(len(lines)):
        path.write_bytes(b"".join(lines[:count]))
        if count < 2:
            with pytest.raises(BadDocumentError):
                read_journal(path)
            continue
        kept = read_journal(path)
        assert kept.entries == max(after for after in marks if after <= count - 2)
        assert Session.load(kept.document).game.fingerprint() == marks[kept.entries]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_wrong_byte_anywhere_is_found(edition: str, path: Path) -> None:
    """What lies before the damaged line is right, what lies behind it is not used, and that is told."""
    session = Session.new(EDITIONS[edition])
    truth = []
    for number in range(4):
        truth.append(session.game.fingerprint())
        act(session, 1, seed=number)
    truth += recorded(path, session, 5)
    whole = path.read_bytes()
    first_two = sum(map(len, whole.splitlines(keepends=True)[:2]))
    chance = Random(1)
    places = [*chance.sample(range(first_two), 200), *range(first_two, len(whole))]
    opened: dict[str, str] = {}
    for place in places:
        put(path, place, whole[place] ^ chance.choice((1 << chance.randrange(8), chance.randrange(1, 256))))
        try:
            kept = read_journal(path)
        except BadDocumentError:
            assert place < first_two, f"byte {place}"
        else:
            assert place >= first_two, f"byte {place}"
            assert kept.unread or kept.is_torn
            assert kept.entries < len(session.log)
            assert kept.document["log"] == session.log_to_json()[: kept.entries]
            key = compact(kept.document)
            if key not in opened:
                opened[key] = Session.load(kept.document).game.fingerprint()
            assert opened[key] == truth[kept.entries]
            read_summary(path)
        put(path, place, whole[place])


def put(path: Path, place: int, byte: int) -> None:
    with path.open("r+b", buffering=0) as file:
        file.seek(place)
        file.write(bytes([byte]))


def test_lines_behind_a_damaged_one_are_counted(path: Path) -> None:
    """Whoever opens such a game can leave the journal alone, and play a copy."""
    session = Session.new(EDITIONS["first"])
    recorded(path, session, 9)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[6] = lines[6].replace(b"o", b"u", 1)
    path.write_bytes(b"".join(lines))
    kept = read_journal(path)
    assert (kept.entries, kept.unread, kept.is_torn) == (4, 5, False)
    assert read_summary(path).mark["after"] == 9


def test_zeros_at_the_end_are_a_torn_line(path: Path) -> None:
    """Some file systems leave them after a power cut."""
    session = Session.new(EDITIONS["first"])
    fingerprints = recorded(path, session, 5)
    with path.open("ab") as file:
        file.write(bytes(5_000))
    kept = read_journal(path)
    assert (kept.entries, kept.is_torn, kept.unread) == (5, True, 0)
    is_prefix(kept, session, fingerprints, 0)
    assert read_summary(path).head["id"] == session.id


# --- journals that nobody of us has written ------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[0].pop("journal"),
        lambda lines: lines[0].update(journal=2),
        lambda lines: lines.__setitem__(0, []),
        lambda lines: lines.__setitem__(1, 7),
        lambda lines: lines[1].pop("log"),
        lambda lines: lines[1].update(log=[{"do": "end_turn"}]),
        lambda lines: lines[1].update(turns=[]),
        lambda lines: lines[1].update(turns={"0": 1}),
        lambda lines: lines[1].update(turns=[None]),
        lambda lines: lines.reverse(),
        lambda lines: lines.clear(),
    ],
)
def test_a_journal_without_a_beginning_is_refused(path: Path, change: Change) -> None:
    recorded(path, Session.new(EDITIONS["first"]), 4)
    changed(path, change)
    with pytest.raises(BadDocumentError):
        read_journal(path)


@pytest.mark.parametrize(
    "change",
    [
        lambda lines: lines[4]["mark"].update(after=9),
        lambda lines: lines[4]["mark"].update(after="3"),
        lambda lines: lines[4].update(mark=[]),
        lambda lines: lines[4].pop("log"),
        lambda lines: lines.__setitem__(4, "text"),
        lambda lines: lines.__setitem__(4, {"closed": 1}),
        lambda lines: lines.pop(4),
        lambda lines: lines.insert(4, lines[3]),
    ],
)
def test_reading_stops_at_a_line_that_does_not_follow(path: Path, change: Change) -> None:
    session = Session.new(EDITIONS["first"])
    fingerprints = recorded(path, session, 6)
    changed(path, change)
    kept = read_journal(path)
    assert kept.entries == 2
    assert kept.unread >= 3
    is_prefix(kept, session, fingerprints, 0)


def test_another_action_than_was_played_is_found_by_its_mark(path: Path) -> None:
    """The checksum is right, the position is not: the game goes as far as its fingerprints say."""
    session = Session.new(EDITIONS["first"])
    actions = []
    journal = Journal(path, session)
    journal.begin()
    for _ in range(6):
        actions.append(session.game.legal())
        session.play(session.game.legal()[0])
        journal.record()
    journal.abandon()
    other = session.entry_to_json(next(each for each in actions[3] if each != session.log[3]))
    changed(path, lambda lines: lines[5].update(log=other))
    opened = Session.open(read_journal(path).document)
    assert opened.problem is not None
    assert opened.session.log_to_json() == session.log_to_json()[:3]


@pytest.mark.parametrize("value", [7, None, [], "a\0b", "\ud800", {"x": 1}])
def test_what_is_no_path_is_no_file_of_the_players_own(path: Path, value: object) -> None:
    recorded(path, Session.new(EDITIONS["first"]), 2)
    changed(path, lambda lines: lines[0].update(saved_as=value, saved_entries=value))
    assert (read_journal(path).saved_as, read_journal(path).saved_entries) in (("", 0), ("", 7))
    assert read_summary(path).saved_as == ""


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n\n\n",
        b"\x00" * 10_000,
        os.urandom(10_000),
        b"0" * 100_000,
        line({"journal": 1}),
        line({"journal": 1}) * 5,
        b"%08x %b\n" % (zlib.crc32(b"[" * 100_000), b"[" * 100_000) * 3,
        line({"journal": 1, "x": "y" * 100_000}) * 3,
    ],
    ids=["empty", "lines", "zeros", "binary", "long", "head", "heads", "deep", "long-head"],
)
def test_whatever_lies_in_the_file_is_read_or_refused(path: Path, data: bytes) -> None:
    path.write_bytes(data)
    with pytest.raises(BadDocumentError):
        read_journal(path)
    try:
        assert read_summary(path).mark == {}
    except BadDocumentError:
        assert not data.startswith(line({"journal": 1}))


def test_a_journal_is_bounded_like_every_file(path: Path) -> None:
    recorded(path, Session.new(EDITIONS["first"]), 2)
    with path.open("ab") as file:
        file.truncate(BIGGEST_FILE + 1)
    for read in (read_journal, read_summary):
        with pytest.raises(BadDocumentError):
            read(path)
