"""Documents in files: read with bounds, written in one piece.

A file from a stranger is data: UTF-8 JSON of a bounded size, nothing else. A write leaves either the old
file or the complete new one, also when the power fails in between.
"""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, NoReturn

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase
from co2desk.session.windows_files import behind_link, patiently, reachable

BIGGEST_FILE = 8 * 1024 * 1024  # a long game has a hundredth of it
BINARY: int = getattr(os, "O_BINARY", 0)  # Windows would change the ends of the lines
AT_ONCE: int = getattr(os, "O_NONBLOCK", 0)  # opening a pipe would wait for somebody who writes into it
NAME_PART = 50  # so much of a file's name is in that of its temporary file: no name gets too long by it
TEMPORARY = re.compile(r"\.(.+)\.[0-9a-f]{16}\.co2part", re.DOTALL)
CANNOT = (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP, errno.EBADF)  # what a file system says that never can
LINES_OF_AN_ENTRY = 10  # at most, brackets included
ENCODER = json.JSONEncoder(ensure_ascii=False)
#: Where something is wrong: with the file as a whole.
FILE = phrase("file")


class NewerVersionError(BadDocumentError):
    """The document was written by a later version of the program."""


# --- reading -------------------------------------------------------------------------------------------


def read_document(path: Path) -> Any:
    """The JSON of a file. Raises OSError where it cannot be read, BadDocumentError where it is none."""
    return parse(read_bytes(path))


def read_bytes(path: Path) -> bytes:
    """All of a plain file. Raises OSError or BadDocumentError."""
    with open_plain(path) as file:
        found = file.read(BIGGEST_FILE + 1)  # some files do not tell their size, others grow
    if len(found) > BIGGEST_FILE:
        raise _too_big()
    return found


def open_plain(path: Path) -> BinaryIO:
    """A plain file of a bounded size: a pipe or a device would be read without end.

    Raises OSError or BadDocumentError.
    """
    descriptor = open_descriptor(path, os.O_RDONLY | AT_ONCE)
    try:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise BadDocumentError(FILE, phrase("a plain file"))
        if status.st_size > BIGGEST_FILE:
            raise _too_big()
        return os.fdopen(descriptor, "rb")
    except BaseException:
        os.close(descriptor)
        raise


def open_descriptor(path: Path, how: int) -> int:
    """Open a file that is there, as bytes. Raises OSError."""
    return patiently(lambda: os.open(reachable(path), how | BINARY))


def _too_big() -> BadDocumentError:
    return BadDocumentError(FILE, phrase("at most {most} MB", most=BIGGEST_FILE // 1024**2))


def too_deep() -> BadDocumentError:
    return BadDocumentError(FILE, phrase("fewer nested brackets"))


def parse(text: bytes) -> Any:
    """JSON as everybody knows it. Raises BadDocumentError."""
    try:
        return json.loads(text.decode("utf-8-sig"), parse_constant=_no_number)
    except UnicodeDecodeError as error:
        where = phrase("file (byte {byte})", byte=error.start)
        raise BadDocumentError(where, phrase("text in UTF-8")) from error
    except json.JSONDecodeError as error:
        where = phrase("file (line {line}, column {column})", line=error.lineno, column=error.colno)
        raise BadDocumentError(where, phrase("valid JSON").with_remark(error.msg)) from error
    except RecursionError as error:
        raise too_deep() from error
    except BadDocumentError:
        raise
    except ValueError as error:  # a number with thousands of digits
        raise BadDocumentError(FILE, phrase("JSON with shorter numbers")) from error


def _no_number(word: str) -> NoReturn:
    raise BadDocumentError(FILE, phrase("numbers, not {word}", word=word))


# --- text ----------------------------------------------------------------------------------------------


def readable(document: Any) -> bytes:
    """A document for people: indented, but each entry of a list on one line."""
    members = [f"{compact(key)}: {_member(value)}" for key, value in document.items()]
    return encoded("{\n" + ",\n".join(members) + "\n}\n")


def rescued(data: bytes) -> Any:
    """What is left of a document that was cut off in the middle of its last list; None where nothing is.

    As `readable` writes it, each entry of that list stands on a line of its own; files of the first version
    have one line for each member of an entry.
    """
    lines = data[:BIGGEST_FILE].split(b"\n")[:-1]  # the last line was cut
    while lines and not lines[-1].startswith(b" "):
        lines.pop()
    for _ in range(min(LINES_OF_AN_ENTRY, len(lines))):
        with contextlib.suppress(BadDocumentError):  # the entry was cut: the one before it is complete
            return parse(b"\n".join(lines).rstrip(b",") + b"]}")
        lines.pop()
    return None


def _member(value: Any) -> str:
    if isinstance(value, list) and value:
        return "[\n " + ",\n ".join(compact(item) for item in value) + "\n]"
    if isinstance(value, dict) and value:
        return "{\n " + ",\n ".join(f"{compact(k)}: {compact(v)}" for k, v in value.items()) + "\n}"
    return compact(value)


def compact(value: Any) -> str:
    return ENCODER.encode(value)


def encoded(text: str) -> bytes:
    """JSON as UTF-8. Half a character, as in a path that is no UTF-8, becomes what JSON writes for it."""
    return text.encode("utf-8", "backslashreplace")


# --- writing -------------------------------------------------------------------------------------------


def write_atomically(path: Path, data: bytes) -> None:
    """Write a file so that nobody ever finds half of it. Raises OSError, and the old file stays.

    What an earlier write to this file left, because the program was ended in the middle of it, goes away.
    """
    path = behind_link(path)  # which stays a link to the file
    mode = _rights(path)
    _clear(path)
    temporary = path.with_name(f".{path.name[:NAME_PART]}.{os.urandom(8).hex()}.co2part")
    descriptor = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, mode or 0o666)
    try:
        try:
            write_all(descriptor, data)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
        if mode is not None and stat.S_IMODE(temporary.stat().st_mode) != mode:
            with contextlib.suppress(PermissionError):  # a drive without rights: the game counts more
                temporary.chmod(mode)
        patiently(lambda: temporary.replace(path))
    except BaseException:
        with contextlib.suppress(OSError):  # the drive may be gone; the first error is the one to tell
            temporary.unlink()
        raise
    sync_directory(path.parent)


def write_all(descriptor: int, data: bytes) -> None:
    """A disk may take a part only; the next try says what is wrong with it. Raises OSError."""
    rest = memoryview(data)
    while rest:
        written = os.write(descriptor, rest)
        if not written:
            raise failure(errno.EIO)
        rest = rest[written:]


def failure(number: int, path: Path | None = None) -> OSError:
    """The error that the system itself would raise with this number."""
    return OSError(number, os.strerror(number), *([str(path)] if path else []))


def unfinished(folder: Path) -> Iterator[tuple[Path, str]]:
    """Temporary files, and the beginning of the name that each should have got. Raises OSError."""
    for name in names_in(folder):
        found = TEMPORARY.fullmatch(name)
        if found:
            yield folder / name, found[1]


def names_in(folder: Path) -> list[str]:
    """Everything there; paths of thousands of files would cost ten times as much. Raises OSError."""
    with os.scandir(folder) as entries:
        return [entry.name for entry in entries]


def is_gone(descriptor: int, path: Path) -> bool:
    """Was an open file removed, or moved away? What is written to it then goes where nobody looks."""
    try:
        there, here = path.stat(), os.fstat(descriptor)
    except OSError:
        return True
    return here.st_nlink == 0 and not os.path.samestat(there, here)


def make_folder(folder: Path) -> None:
    """With the folders around it, and so that they are there after a power cut. Raises OSError."""
    missing = [place for place in (folder, *folder.parents) if not place.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for place in missing:
        sync_directory(place.parent)


def sync_directory(directory: Path) -> None:
    """The name of a new file is on the disk too. Only where a directory can be opened, as on Linux."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    try:
        descriptor = os.open(directory, os.O_RDONLY | os.O_DIRECTORY)
    except PermissionError:
        return  # a folder that may be written to and not be read
    try:
        os.fsync(descriptor)
    except OSError as error:
        if error.errno not in CANNOT:  # some file systems of networks cannot
            raise
    finally:
        os.close(descriptor)


def _rights(path: Path) -> int | None:
    """Those of the file that will be replaced; None for a new one. Raises OSError if it may not be."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return None
    if stat.S_ISDIR(mode):
        raise failure(errno.EISDIR, path)
    if not stat.S_ISREG(mode):
        raise failure(errno.EINVAL, path)
    if not os.access(path, os.W_OK):
        raise failure(errno.EACCES, path)
    return stat.S_IMODE(mode)


def _clear(path: Path) -> None:
    with contextlib.suppress(OSError):  # what cannot be taken away is in nobody's way
        for temporary, name in unfinished(path.parent):
            if name == path.name[:NAME_PART]:
                temporary.unlink()
