"""The document of a saved game: what it holds, and a reader that trusts nothing in it.

docs/save-format.md describes it for everybody. The components are bounded by their own checks, the log by its
length, everything else by its shape. A document of an earlier version is brought up to date first.
"""

from __future__ import annotations

import re
from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeGuard

from co2desk import __version__
from co2desk.components import Pack, PackError, pack_from_document
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase, verbatim
from co2desk.session.documents import NewerVersionError
from co2desk.session.editions import builder_for
from co2desk.session.migrations import MIGRATIONS
from co2desk.session.options import CHECKS, TRUE_OR_FALSE, GameOptions
from co2desk.session.programs import programs_to_json, with_programs
from co2desk.session.seat_changes import SeatChange, read_seat_changes
from co2desk.session.seats import KEYS, Seat, has_keys, read_seats

FORMAT = "co2game"
VERSION = 3
MOST_ENTRIES = 20_000  # no game comes near, and a session keeps its log below it
ID = re.compile(r"[0-9a-f]{32}")
DIGITS = phrase("32 digits from 0 to f")


class Branch(NamedTuple):
    """A game was played on from a step of another one."""

    of: str
    step: int


class Mark(NamedTuple):
    """Where a game stands after so many entries of its log."""

    after: int
    decade: int
    round: int
    player: int  # who decides; -1 when the game is over
    co2: int
    fingerprint: str


@dataclass(slots=True)
class Save:
    """A document that has the right shape. Whether its log can be played is for the session to find out."""

    id: str
    options: GameOptions
    pack: Pack
    readings: dict[str, Any]
    players: object = None
    programs: object = None
    practice: bool = False
    branch: Branch | None = None
    start: object = None
    log: list[object] = field(default_factory=list)  # as far as `turns` goes with it
    fingerprints: dict[int, str] = field(default_factory=dict)  # by the number of entries, ascending
    problem: BadDocumentError | None = None  # why the log is not all of it
    seat_changes: list[SeatChange] = field(default_factory=list)

    def seats(self) -> tuple[Seat, ...]:
        """Who plays; nobody in a game of programs. Raises BadDocumentError."""
        if self.players in ([], None):
            return ()
        return with_programs(read_seats(self.players, self.options.players, "players"), self.programs)


def document(  # noqa: PLR0913 - the members of the document, each by its name
    *,
    id: str,  # noqa: A002 - the member's name
    branch: Branch | None,
    mode: str,
    options: GameOptions,
    practice: bool,
    seats: Sequence[Seat],
    seat_changes: Sequence[SeatChange],
    log: list[dict[str, Any]],
    marks: Sequence[Mark],
    position: dict[str, Any] | None,
    start: dict[str, Any] | None,
    readings: Mapping[str, Any],
    components: Any,
) -> dict[str, Any]:
    """A save as plain data; what is None is left out."""
    members = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "id": id,
        "branch": branch and branch._asdict(),
        "edition": options.edition,
        "mode": mode,
        "options": options.to_json(),
        "practice": practice,
        "players": [seat.to_json() for seat in seats],
        "programs": programs_to_json(seats),
        "seat_changes": [change._asdict() for change in seat_changes] or None,
        "readings": _plain(readings),
        "components": components,
        "start": start,
        "position": position,
        "turns": [mark._asdict() for mark in marks],
        "log": log,  # the last: of a file that was cut off, as much of the game is left as there can be
    }
    return {key: value for key, value in members.items() if value is not None}


def read(document: object) -> Save:
    """The parts of a saved game. Raises BadDocumentError that names the first thing that is wrong.

    A turn that is wrong is no reason to lose those before it: then there is a `problem`.
    """
    document = up_to_date(document)
    save = _read_beginning(document)
    save.log = log = log_of(document)
    save.start = document.get("start")
    save.fingerprints, save.problem = _read_turns(document.get("turns"), len(log))
    # Of a log that was cut off some may come after its end.
    save.seat_changes = read_seat_changes(document.get("seat_changes"), save.options.players, MOST_ENTRIES)
    if save.problem is not None:
        save.log = log[: max(save.fingerprints, default=0)]
    return save


def read_position(document: object) -> Save:
    """What is needed to go on from the recorded position, without the log.

    What a later version has added to the options, the readings and the players is passed over, and programs
    that play are as well; a reading that it does not know any more is the usual one.
    """
    if not is_game(document):
        raise BadDocumentError("format", verbatim(FORMAT))
    if document.get("position") is None:
        raise BadDocumentError("position", phrase("a recorded position"))
    save = _read_beginning(_what_is_known(document))
    save.start = document["position"]
    save.branch = Branch(save.id, 0)
    return save


def read_components(document: object) -> Pack:
    """Component values as they stand in a save. Raises BadDocumentError."""
    try:
        return pack_from_document(document)
    except PackError as error:
        first = error.problems[0]
        raise BadDocumentError(inside("components", first.key), first.expected) from error


def log_of(document: dict[str, Any]) -> list[Any]:
    """The log of a document of this version. Raises BadDocumentError."""
    log = document.get("log")
    if not isinstance(log, list) or len(log) > MOST_ENTRIES:
        expected = phrase("a list of at most {most} entries", most=MOST_ENTRIES)
        raise BadDocumentError("log", expected)
    return log


def count_entries(document: object) -> int:
    """How long the log of a document of any version is, right or wrong. Raises BadDocumentError."""
    log = up_to_date(document).get("log")
    return len(log) if isinstance(log, list) else 0


def is_game(document: object) -> TypeGuard[dict[str, Any]]:
    return isinstance(document, dict) and document.get("format") == FORMAT


def up_to_date(document: object) -> dict[str, Any]:
    """The document as this version writes it."""
    if not is_game(document):
        raise BadDocumentError("format", verbatim(FORMAT))
    version = document.get("version")
    if type(version) is not int or version < 1:
        expected = phrase("a whole number from {least} to {most}", least=1, most=VERSION)
        raise BadDocumentError("version", expected)
    if version > VERSION:
        raise NewerVersionError("version", phrase("at most {most}", most=VERSION))
    for old in range(version, VERSION):
        document = MIGRATIONS[old](document)
    return document


def _read_beginning(document: Any) -> Save:
    options = GameOptions.from_json(document.get("options"))
    pack = read_components(document.get("components"))
    name, practice, readings = document.get("id"), document.get("practice", False), document.get("readings")
    if not isinstance(name, str) or not ID.fullmatch(name):
        raise BadDocumentError("id", DIGITS)
    if not isinstance(practice, bool):
        raise BadDocumentError("practice", TRUE_OR_FALSE)
    if not isinstance(readings, dict):
        raise BadDocumentError("readings", phrase("an object"))
    branch = _read_branch(document.get("branch"))
    players, programs = document.get("players"), document.get("programs")
    return Save(name, options, pack, readings, players, programs, practice, branch)


def _what_is_known(document: dict[str, Any]) -> dict[str, Any]:
    options, players = _only(document.get("options"), CHECKS), document.get("players")
    if not isinstance(options, dict):
        return document  # the reader says so
    usual = GameOptions(str(options.get("edition", GameOptions().edition)))
    readings = _plain(builder_for(usual).readings(usual))
    options["switches"] = _only(options.get("switches", {}), readings)
    if isinstance(players, list):
        players = [_only(seat, KEYS) for seat in players]
    known = _only(document.get("readings"), readings)
    if isinstance(known, dict):
        known = {**readings, **known}
    return {**document, "options": options, "readings": known, "players": players, "programs": None}


def _only(value: object, keys: Container[str]) -> Any:
    return {key: inner for key, inner in value.items() if key in keys} if isinstance(value, dict) else value


def _plain(readings: Mapping[str, Any]) -> dict[str, Any]:
    return {key: list(value) if isinstance(value, tuple) else value for key, value in readings.items()}


def _read_branch(written: object) -> Branch | None:
    if written is None:
        return None
    if not has_keys(written, ("of", "step"), ()):
        raise BadDocumentError("branch", phrase("an object with the keys {keys}", keys="of, step"))
    of, step = written["of"], written["step"]
    if not isinstance(of, str) or not ID.fullmatch(of):
        raise BadDocumentError("branch.of", DIGITS)
    if type(step) is not int or not 0 <= step <= MOST_ENTRIES:
        expected = phrase("a number of actions up to {most}", most=MOST_ENTRIES)
        raise BadDocumentError("branch.step", expected)
    return Branch(of, step)


def _read_turns(turns: object, entries: int) -> tuple[dict[int, str], BadDocumentError | None]:
    """The fingerprints by the number of entries after which they hold, up to the first turn that is wrong.

    The end of the log has to have one, unless there are none at all: a migration that changes what
    fingerprints are made of takes them out.
    """
    if not isinstance(turns, list):
        raise BadDocumentError("turns", phrase("a list"))
    found: dict[int, str] = {}
    last = -1
    for number, turn in enumerate(turns):
        after = turn.get("after") if isinstance(turn, dict) else None
        if type(after) is not int or after <= last:
            return found, BadDocumentError(f"turns[{number}].after", phrase("more than {least}", least=last))
        if after > entries:
            return found, BadDocumentError(f"turns[{number}].after", phrase("at most {most}", most=entries))
        if not isinstance(turn.get("fingerprint"), str):
            return found, BadDocumentError(f"turns[{number}].fingerprint", phrase("a fingerprint"))
        found[after] = turn["fingerprint"]
        last = after
    if found and last < entries:
        return found, BadDocumentError("turns", phrase("a turn after entry {entry}", entry=entries))
    return found, None


def inside(part: str, where: str) -> str:
    """The path to a value inside a part of a document, or to the part itself."""
    return f"{part}.{where}" if where else part
