"""The journal of a running game: every action is on the disk before anybody sees what it does.

Each line is a checksum and an object:

    {"journal": 1, "id": ..., "saved_as": "/of/a.co2game", ...}   what the list of games shows
    {"format": "co2game", ..., "log": [], ...}                    a save: the game before its first action
    {"log": {...}, "mark": {"after": 17, ...}}                    an entry, and where the game stands with it
    {"closed": 17}                                                the game was put away in good order

What there is when the journal begins is written in one piece; only the last entry of a turn has a mark there.
Further lines are appended. A program that is ended in the middle of a line leaves a line that cannot be read:
that action was in progress and is lost, nothing else. Reading stops at the first line that is not right.
"""

from __future__ import annotations

import errno
import os
import zlib
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase
from co2desk.session.documents import (
    NewerVersionError,
    compact,
    encoded,
    failure,
    is_gone,
    open_descriptor,
    open_plain,
    parse,
    read_bytes,
    write_all,
    write_atomically,
)

if TYPE_CHECKING:
    from co2desk.session.session import Session

VERSION = 1
# Members of a save that the list shows; a game that is no branch has no such member.
SHOWN = ("id", "branch", "edition", "mode", "options", "practice", "players")
COURSE = ("log", "turns", "position")  # members that change with every action
LONGEST_HEAD = 64 * 1024
TAIL = 4 * 1024  # ten lines or more
#: Where something is wrong: in the record of a game on this computer.
JOURNAL = phrase("journal")
#: Where something is wrong: in a line of that record.
LINE = phrase("line")


class JournalContent(NamedTuple):
    """What a journal holds."""

    document: dict[str, Any]  # a save, with the log as far as it can be read
    mark: dict[str, Any]  # the last one
    entries: int
    saved_as: str  # the file it was last saved to, or ""
    saved_entries: int  # how much of it that file holds
    is_closed: bool  # the game was put away; else the program ended in the middle of it
    is_torn: bool  # the last line is not complete, as after a power cut
    unread: int  # lines from the first one that is damaged: whoever writes this journal anew loses them


class JournalSummary(NamedTuple):
    """What the first line and the last lines of a journal say."""

    head: dict[str, Any]
    mark: dict[str, Any]
    saved_as: str
    is_closed: bool


class Journal:
    """Writes the journal of one game. What cannot be written raises OSError; the game goes on.

    After an error the journal is broken, because half a line may be on the disk: `begin` writes it anew, and
    where there is no room for a second copy, `mend` puts what is missing behind the last line that is whole.
    """

    def __init__(self, path: Path, session: Session) -> None:
        self.path = path
        self.session = session
        self.saved_as: str = ""
        self.saved_entries = 0
        self._descriptor = -1
        self._entries = 0  # so much of the log is on the disk
        self._log = session.log  # the log that is on the disk; a very long one is replaced by a shorter one
        self._size, self._checksum = 0, 0  # of all whole lines on the disk
        self._told: list[Any] = []  # what the first lines say, which nothing can be appended to
        self._is_outdated = False  # they say what is not true any more

    @property
    def is_broken(self) -> bool:
        return self._descriptor < 0

    def begin(self) -> None:
        """Write the game as it is now."""
        self.abandon()
        document = self.session.save()
        lines = [_line(said) for said in self._beginning(document)]
        data = b"".join(lines)
        write_atomically(self.path, data)
        self._descriptor = open_descriptor(self.path, os.O_WRONLY | os.O_APPEND)
        self._entries, self._log = len(document["log"]), self.session.log
        self._size, self._checksum = len(data), zlib.crc32(data)
        self._told, self._is_outdated = self._facts(document), False

    def mend(self) -> bool:
        """Append what is missing, if the whole lines are still there. Returns whether the journal says all:
        new entries can be appended, but not who plays a seat by now, or where the game was saved."""
        session = self.session
        if not self._size or self._log is not session.log or len(session.log) < self._entries:
            return False
        self.abandon()
        descriptor = open_descriptor(self.path, os.O_RDWR)
        try:
            is_whole = zlib.crc32(_read(descriptor, self._size)) == self._checksum
            if is_whole:
                os.ftruncate(descriptor, self._size)
        finally:
            os.close(descriptor)
        if not is_whole:
            return False
        self._descriptor = open_descriptor(self.path, os.O_WRONLY | os.O_APPEND)
        missing: list[dict[str, Any]] = [
            {"log": session.entry_to_json(entry)} for entry in session.log[self._entries :]
        ]
        if missing:
            missing[-1]["mark"] = session.mark()._asdict()
            self._write(*missing)
        self._entries += len(missing)
        self._is_outdated = self._told != self._facts(session.save())
        return not self._is_outdated

    def record(self) -> None:
        """Put on the disk what has just happened."""
        session = self.session
        if self.is_broken or self._is_outdated or len(session.log) != self._entries + 1:
            self.begin()
            return
        entry = session.entry_to_json(session.log[-1])
        self._write({"log": entry, "mark": session.mark()._asdict()})
        self._entries += 1

    def close(self) -> None:
        """The game is put away in good order. What is broken is let go as it is."""
        if not self.is_broken:
            self._write({"closed": self._entries})
            self.abandon()

    def abandon(self) -> None:
        """Let the file go as it is."""
        if self._descriptor >= 0:
            descriptor, self._descriptor = self._descriptor, -1
            os.close(descriptor)

    def _facts(self, document: dict[str, Any]) -> list[Any]:
        """What the first lines say of the game, beside its course."""
        rest = {member: value for member, value in document.items() if member not in COURSE}
        return [rest, self.saved_as, self.saved_entries]

    def _beginning(self, document: dict[str, Any]) -> Iterator[dict[str, Any]]:
        marks = {mark["after"]: mark for mark in document["turns"]}
        yield {
            "journal": VERSION,
            **{member: document[member] for member in SHOWN if member in document},
            "saved_as": self.saved_as,
            "saved_entries": self.saved_entries,
            "mark": document["turns"][-1],
        }
        yield {**document, "log": [], "turns": [marks[0]]}
        for after, entry in enumerate(document["log"], 1):
            yield {"log": entry, "mark": marks[after]} if after in marks else {"log": entry}

    def _write(self, *said: dict[str, Any]) -> None:
        data = b"".join(map(_line, said))
        try:
            write_all(self._descriptor, data)
            os.fsync(self._descriptor)
            if is_gone(self._descriptor, self.path):
                raise failure(errno.ENOENT, self.path)
        except OSError:
            self.abandon()
            raise
        self._size, self._checksum = self._size + len(data), zlib.crc32(data, self._checksum)


def _read(descriptor: int, size: int) -> bytes:
    """The first bytes of a file; fewer when there are not so many. Raises OSError."""
    parts = []
    while size and (part := os.read(descriptor, size)):
        parts.append(part)
        size -= len(part)
    return b"".join(parts)


def _line(said: dict[str, Any]) -> bytes:
    text = encoded(compact(said))
    return b"%08x %b\n" % (zlib.crc32(text), text)


def _said(line: bytes) -> dict[str, Any]:
    """What a line says. Raises BadDocumentError."""
    text = line[9:]
    if line[:9] != b"%08x " % zlib.crc32(text):
        raise BadDocumentError(LINE, phrase("an undamaged line"))
    said = parse(text)
    if not isinstance(said, dict):
        raise BadDocumentError(LINE, phrase("an object"))
    return said


def read_journal(path: Path) -> JournalContent:
    """What a journal holds. Raises OSError, or BadDocumentError when its two first lines are not right."""
    *lines, rest = read_bytes(path).split(b"\n")
    if len(lines) < 2:
        raise BadDocumentError(JOURNAL, phrase("two lines or more"))
    head, document = _head(lines[0]), _said(lines[1])
    log, turns = document.get("log"), document.get("turns")
    if log != [] or not isinstance(turns, list) or not turns or not isinstance(turns[-1], dict):
        where = phrase("journal (line {line})", line=2)
        raise BadDocumentError(where, phrase("a saved game before its first action"))
    reader = _Reader(log, turns)
    right = sum(takewhile(bool, map(reader.take, lines[2:])))
    reader.drop_unmarked()
    unread = len(lines) - 2 - right
    return JournalContent(
        document,
        turns[-1],
        len(log),
        _path(head.get("saved_as")),
        _number(head.get("saved_entries")),
        reader.is_closed and not rest and not unread,
        bool(rest),
        unread,
    )


class _Reader:
    """Puts the lines of a journal back into the document they continue."""

    def __init__(self, log: list[Any], turns: list[Any]) -> None:
        self.log, self.turns = log, turns
        self.is_closed = False
        self._marked = 0  # entries up to here have a mark

    def take(self, line: bytes) -> bool:
        """Add a line to the document; false if it is not right, and then nothing is added."""
        try:
            said = _said(line)
        except BadDocumentError:
            return False
        self.is_closed = said.get("closed") == len(self.log)
        if "log" not in said:
            return self.is_closed
        mark = said.get("mark")
        if mark is not None:
            if not isinstance(mark, dict) or mark.get("after") != len(self.log) + 1:
                return False
            self.turns.append(mark)
        self.log.append(said["log"])
        if mark is not None:
            self._marked = len(self.log)
        return True

    def drop_unmarked(self) -> None:
        """A save ends with a mark."""
        del self.log[self._marked :]


def entries_left(path: Path) -> int:
    """How many entries stand in a journal that cannot be read. Raises OSError or BadDocumentError."""
    return sum(map(_is_entry, read_bytes(path).split(b"\n")))


def _is_entry(line: bytes) -> bool:
    try:
        return isinstance(_said(line).get("log"), dict)  # in the second line it is a list
    except BadDocumentError:
        return False


def read_summary(path: Path) -> JournalSummary:
    """What the list of games shows of a journal, without what lies in between. Raises as `read_journal`."""
    with open_plain(path) as file:
        head = _head(file.readline(LONGEST_HEAD).removesuffix(b"\n"))
        size = os.fstat(file.fileno()).st_size
        file.seek(max(file.tell(), size - TAIL))
        *lines, rest = file.read(2 * TAIL).split(b"\n")
    mark, is_closed = head.get("mark"), False
    for number, line in enumerate(reversed(lines)):
        try:
            said = _said(line)
        except BadDocumentError:
            continue  # the one that the tail begins in, or one that is damaged
        is_closed = is_closed or (number == 0 and not rest and "closed" in said)
        if isinstance(said.get("mark"), dict):
            mark = said["mark"]
            break
    return JournalSummary(
        head, mark if isinstance(mark, dict) else {}, _path(head.get("saved_as")), is_closed
    )


def _head(line: bytes) -> dict[str, Any]:
    head = _said(line)
    version = head.get("journal")
    if version != VERSION:
        kind = NewerVersionError if type(version) is int and version > VERSION else BadDocumentError
        raise kind(JOURNAL, phrase("version {version}", version=VERSION))
    return head


def _number(value: object) -> int:
    return value if type(value) is int else 0


def _path(value: object) -> str:
    """A path that can be asked for; what no system knows as one is none."""
    if not isinstance(value, str) or "\0" in value:
        return ""
    try:
        os.fsencode(value)
    except UnicodeEncodeError:
        return ""
    return value
