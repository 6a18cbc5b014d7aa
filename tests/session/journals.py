"""Journals of games that were played for a while, and journals that nobody of us has written."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from co2desk.session import Session
from co2desk.session.autosave import Autosave
from co2desk.session.documents import compact, encoded, parse
from co2desk.session.journal import Journal
from co2desk.session.library import GameLibrary

from .helpers import play_on

Change = Callable[[list[Any]], object]  # of what the lines say


def act(session: Session, entries: int, seed: int = 3) -> None:
    """So many entries of the log, some of them undone and done again."""
    chance, end = Random(seed), len(session.log) + entries
    while len(session.log) < end:
        what = chance.randrange(8)
        if what == 0 and session.actions:
            session.undo(chance.choice((1, 2)))
        elif what == 1 and session.undone:
            session.redo()
        else:
            play_on(session, 1, seed=len(session.log))


def recorded(path: Path, session: Session, entries: int) -> list[str]:
    """Go on with a journal; the fingerprints after each entry."""
    journal = Journal(path, session)
    journal.begin()
    fingerprints = [session.game.fingerprint()]
    for number in range(entries):
        act(session, 1, seed=number)
        journal.record()
        fingerprints.append(session.game.fingerprint())
    journal.abandon()
    return fingerprints


def play_and_record(autosave: Autosave, session: Session) -> None:
    play_on(session, 1, seed=len(session.log))
    autosave.record()


def recorded_log(library: GameLibrary, session: Session) -> Any:
    return library.read(session.id).document["log"]


def line(said: object) -> bytes:
    text = encoded(compact(said))
    return b"%08x %b\n" % (zlib.crc32(text), text)


def changed(path: Path, change: Change) -> None:
    """Change what the lines of a journal say. The checksums are right again."""
    lines = [parse(each[9:]) for each in path.read_bytes().splitlines()]
    change(lines)
    path.write_bytes(b"".join(line(each) for each in lines))


def damage(journal: Path, line: int) -> bytes:
    """One byte of a line becomes another one."""
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[line] = lines[line].replace(b"a", b"b", 1)
    journal.write_bytes(b"".join(lines))
    return journal.read_bytes()
