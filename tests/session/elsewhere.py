"""What tests let happen in another process: games that are killed, locks that are fought for, small disks.

Started as a program, it has everything imported, waits for requests (lines of JSON) and answers each one with
a line. Every request is done in a fork of its own, so that killing it costs a few milliseconds.
"""

from __future__ import annotations

import contextlib
import json
import os
import resource
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import IO, Any, NamedTuple, NoReturn

from co2desk.session import GameOptions, Session
from co2desk.session.autosave import Autosave
from co2desk.session.documents import write_atomically
from co2desk.session.library import GameLibrary
from co2desk.session.locks import Lock, TakenError

ROOT = Path(__file__).parents[2]
EDITIONS = {
    "first": GameOptions("first", 3, 11),
    "second_chance": GameOptions("second_chance", 2, 15, {"mode": "competitive", "draft": True}),
}
ENTRIES = 16  # of the log of a game that is played here
KEPT, SHOWN, SAVED = "K", "s", "F"
NOBODY = 65534  # a user without rights

Tell = Callable[[str], None]
Request = dict[str, Any]


# --- a game that always goes the same way --------------------------------------------------------------


def a_game(edition: str) -> Session:
    """The same one in every process."""
    session = Session.new(EDITIONS[edition])
    session.id = f"{len(edition):032x}"
    return session


def play_out(session: Session, autosave: Autosave, file: Path, tell: Tell) -> None:
    """Play, take back, do again, save and open anew, as chance would have it.

    Told is what a window shows: never before the autosave has it.
    """
    chance = Random(5)
    autosave.begin(session)
    tell(KEPT)
    while len(session.log) < ENTRIES:
        what = chance.choices(("play", "undo", "redo", "save", "again"), (12, 2, 2, 2, 1))[0]
        if what == "save":
            autosave.save_to(file)
            tell(SAVED)
        elif what == "again":
            autosave.end()
            autosave.begin(session)
        elif _act(session, what, chance):
            autosave.record()
            tell(SHOWN)
    autosave.save_to(file)
    tell(SAVED)
    autosave.end()


def _act(session: Session, what: str, chance: Random) -> bool:
    """Is there one entry more in the log?"""
    if what == "undo":
        return session.undo(chance.choice((1, 1, 3))) > 0
    if what == "play":
        session.play(chance.choice(session.game.legal()))
        return True
    if session.undone:
        session.redo()
        return True
    return False


# --- what can be asked for -----------------------------------------------------------------------------


def play(request: Request, tell: Tell) -> None:
    """A whole game. It may end in a call to the system, or write in small pieces. Last it tells its calls."""
    calls = Calls(request.get("call", 0), request.get("half", False), request.get("piece", 0))
    autosave = Autosave(GameLibrary(Path(request["folder"])))
    play_out(GAMES[request["edition"]], autosave, Path(request["file"]), tell)
    tell(" ".join(["", *calls.made]))


class Calls:
    """The calls that change something on the disk. The program is killed before the last, or in it."""

    def __init__(self, last: int, half: bool, piece: int) -> None:
        self.made: list[str] = []
        self._last, self._half, self._piece = last, half, piece
        for name in ("open", "write", "fsync", "replace", "unlink"):
            setattr(os, name, self._counted(name, getattr(os, name)))

    def _counted(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*arguments: Any, **options: Any) -> Any:
            if name == "open" and not arguments[1] & os.O_CREAT:
                return call(*arguments, **options)
            self.made.append(name)
            if name == "write" and self._piece:
                arguments = (arguments[0], arguments[1][: self._piece])
            if len(self.made) == self._last:
                if self._half:
                    call(arguments[0], arguments[1][: len(arguments[1]) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return call(*arguments, **options)

        return counted


def hold(request: Request, tell: Tell) -> None:
    """A window that plays a game, and waits. Who it is stands in a file, so that it can be killed."""
    session = GAMES["first"]
    autosave = Autosave(GameLibrary(Path(request["folder"])))
    autosave.begin(session)
    tell(KEPT)
    write_atomically(Path(request["file"]), str(os.getpid()).encode())
    time.sleep(600)


def quarrel(request: Request, tell: Tell) -> None:
    """Take a lock as often as possible and give it back, every other time with its file."""
    path, sign = Path(request["folder"]) / "a.lock", Path(request["folder"]) / "inside"
    number = 0
    while number < request["times"]:
        try:
            lock = Lock(path)
        except TakenError:
            continue
        os.close(os.open(sign, os.O_CREAT | os.O_EXCL))  # fails if somebody else is inside
        sign.unlink()
        tell("x")
        (lock.discard if number % 2 else lock.release)()
        number += 1


def small_disk(request: Request, tell: Tell) -> None:
    """No file can become larger than the journal and a little more. Tells what autosave makes of it."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    session, autosave, chance = GAMES["first"], Autosave(GameLibrary(Path(request["folder"]))), Random(1)
    _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    autosave.begin(session)
    autosave.save_to(Path(request["file"]))
    (journal,) = Path(request["folder"]).glob("*.co2journal")
    resource.setrlimit(resource.RLIMIT_FSIZE, (journal.stat().st_size + 1_000, most))
    recorded = 0
    for _ in range(60):
        session.play(chance.choice(session.game.legal()))
        autosave.record()
        recorded = recorded if autosave.trouble else len(session.log)
    said: dict[str, Any] = {"trouble": autosave.trouble and autosave.trouble.errno, "recorded": recorded}
    said["kept"] = autosave.library.read(session.id).entries
    resource.setrlimit(resource.RLIMIT_FSIZE, (4_000, most))
    try:
        autosave.save_to(Path(request["file"]))
    except OSError as error:
        said["refused"] = error.errno
    resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
    session.play(chance.choice(session.game.legal()))
    autosave.record()
    said["after"] = str(autosave.trouble)
    said["kept_after"] = autosave.library.read(session.id).entries
    tell(json.dumps(said))


def no_rights(request: Request, tell: Tell) -> None:
    """A folder that may be read only, as a user who is not allowed everything."""
    session, chance = GAMES["first"], Random(1)
    autosave, file = Autosave(GameLibrary(Path(request["folder"]))), Path(request["file"])
    if os.geteuid() == 0:
        os.seteuid(NOBODY)
    said: dict[str, Any] = {"listed": [game.id for game in autosave.library.games()]}
    autosave.begin(session)
    said["trouble"] = autosave.trouble and autosave.trouble.errno
    session.play(chance.choice(session.game.legal()))
    autosave.record()
    said["again"] = autosave.trouble and autosave.trouble.errno
    for key, path in (("refused", file), ("refused elsewhere", file.with_name("b.co2game"))):
        try:
            autosave.save_to(path)
        except OSError as error:
            said[key] = error.errno
    tell(json.dumps(said))


# --- the program, and who talks to it ------------------------------------------------------------------


class Answer(NamedTuple):
    told: str
    killed: bool
    seconds: float


class Elsewhere:
    """The other process."""

    def __init__(self, data_folder: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.session.elsewhere"],
            cwd=ROOT,
            env={**os.environ, "XDG_DATA_HOME": str(data_folder)},  # without anybody's own packs
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, do: str, **request: Any) -> Answer:
        """Let something happen. It is killed `delay` seconds after it has told `after` letters."""
        self.send(do, **request)
        return self.answer()

    def send(self, do: str, **request: Any) -> None:
        print(json.dumps({"do": do, **request}), file=_open(self._process.stdin), flush=True)

    def answer(self) -> Answer:
        line = _open(self._process.stdout).readline()
        assert line, "the other process has ended"
        said = json.loads(line)
        assert not said["error"], said["error"]
        return Answer(said["told"], said["killed"], said["seconds"])

    def close(self) -> None:
        _open(self._process.stdin).close()
        self._process.wait()
        _open(self._process.stdout).close()


class OtherWindow:
    """A process that plays the game `a_game("first")`, until it is killed."""

    def __init__(self, elsewhere: Elsewhere, games: Path, file: Path) -> None:
        self._elsewhere = elsewhere
        elsewhere.send("hold", folder=str(games), file=str(file))
        while not file.exists():
            time.sleep(0.001)
        self._process = int(file.read_text())

    def kill(self) -> None:
        """And wait until it is gone."""
        if self._process:
            os.kill(self._process, signal.SIGKILL)
            self._process = 0
            assert self._elsewhere.answer().killed


def _open(stream: IO[str] | None) -> IO[str]:
    assert stream is not None
    return stream


class Child:
    """A request that is being done."""

    def __init__(self, request: Request) -> None:
        self.began = time.perf_counter()
        self._told, there = os.pipe()
        self._errors, errors = os.pipe()
        self.id = os.fork()
        if self.id == 0:
            _do(request, there, errors)
        os.close(there)
        os.close(errors)

    def finish(self, after: int, delay: float | None) -> dict[str, Any]:
        """Wait for its end, or kill it so long after it has told so much."""
        with os.fdopen(self._told, "rb", buffering=0) as told, os.fdopen(self._errors) as errors:
            said = b"".join(told.read(1) for _ in range(after))
            if delay is not None:
                time.sleep(delay)
                os.kill(self.id, signal.SIGKILL)
            said, error = said + told.read(), errors.read()
        _, status = os.waitpid(self.id, 0)
        seconds = time.perf_counter() - self.began
        return {"told": said.decode(), "error": error, "killed": os.WIFSIGNALED(status), "seconds": seconds}


def _do(request: Request, told: int, errors: int) -> NoReturn:
    pipe = os.fdopen(told, "wb", buffering=0)

    def tell(text: str) -> None:
        pipe.write(text.encode())

    try:
        DOINGS[request["do"]](request, tell)
    except BaseException:
        with os.fdopen(errors, "w") as file:
            file.write(traceback.format_exc())
    finally:
        os._exit(0)


def serve(requests: Iterator[str]) -> None:
    for line in requests:
        request = json.loads(line)
        children = [Child(request) for _ in range(request.get("children", 1))]
        answers = [child.finish(request.get("after", 0), request.get("delay")) for child in children]
        answer = answers[0]
        answer["told"] = "".join(each["told"] for each in answers)
        answer["error"] = "".join(each["error"] for each in answers)
        with contextlib.suppress(BrokenPipeError):
            print(json.dumps(answer), flush=True)


DOINGS = {each.__name__: each for each in (play, hold, quarrel, small_disk, no_rights)}
GAMES: dict[str, Session] = {}

if __name__ == "__main__":
    GAMES.update({edition: a_game(edition) for edition in EDITIONS})
    serve(iter(sys.stdin.readline, ""))
