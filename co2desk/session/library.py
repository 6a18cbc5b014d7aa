"""The games of this computer: each has a journal, whether it was ever saved to a file or not.

A game that is opened is taken from the library (and locked, so that no second window plays it), and put back
when another one is opened or the program ends. Nothing here needs the engine until a game is opened.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import verbatim
from co2desk.session.documents import make_folder, names_in, unfinished
from co2desk.session.journal import (
    Journal,
    JournalContent,
    JournalSummary,
    entries_left,
    read_journal,
    read_summary,
)
from co2desk.session.locks import Lock, TakenError
from co2desk.session.seats import PERSON, SIGNS, Seat, clean_name
from co2desk.session.windows_files import patiently

if TYPE_CHECKING:
    from co2desk.session.session import Session

SUFFIX = ".co2journal"
LOCK = ".lock"
PICTURE = ".png"
LONGEST_WORD = 200


class KnownGame(NamedTuple):
    """A line of the list of games: what can be told without playing it again."""

    id: str
    edition: str
    mode: str
    seats: tuple[Seat, ...]
    players: int
    seed: int
    practice: bool
    decade: int  # 0 where the journal does not tell
    co2: int
    is_over: bool
    entries: int
    saved_as: str
    was_cut_off: bool  # the program ended in the middle of it
    changed: float  # when it was last played, as seconds since 1970
    picture: Path | None
    branch_step: int = -1  # the step of another game that it was played on from; -1 if it is no branch


class GameLibrary:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    # --- looking ---------------------------------------------------------------------------------------

    def journals(self) -> list[Path]:
        """The newest first."""
        return [path for _, path in self._by_age()]

    def games(self) -> Iterator[KnownGame]:
        """The games that can be read, the newest first."""
        for changed, path in self._by_age():
            try:
                game = self._known(path, read_summary(path), changed)
            except (OSError, BadDocumentError):
                continue  # a journal of which nothing is left is no game
            yield game

    def _by_age(self) -> list[tuple[float, Path]]:
        found = []
        with contextlib.suppress(OSError):  # no folder yet, or one that cannot be read: no games
            for name in names_in(self.folder):
                if name.endswith(SUFFIX):
                    path = self.folder / name
                    with contextlib.suppress(OSError):  # it was just removed, or leads nowhere
                        found.append((path.stat().st_mtime, path))
        return sorted(found, reverse=True)

    def _known(self, path: Path, summary: JournalSummary, changed: float) -> KnownGame:
        head, mark = summary.head, summary.mark
        if head.get("id") != path.stem:
            raise BadDocumentError(
                "id", verbatim(path.stem)
            )  # a copy by hand: opened, it would be the other game
        options = head.get("options")
        options = options if isinstance(options, dict) else {}
        picture = path.with_suffix(PICTURE)
        return KnownGame(
            id=path.stem,
            edition=_word(head.get("edition")),
            mode=_word(head.get("mode")),
            seats=_seats(head.get("players")),
            players=_number(options.get("players")),
            seed=_number(options.get("seed")),
            practice=head.get("practice") is True,
            decade=_number(mark.get("decade")),
            co2=_number(mark.get("co2")),
            is_over=mark.get("player") == -1,
            entries=_number(mark.get("after")),
            saved_as=summary.saved_as,
            branch_step=_step(head.get("branch")),
            was_cut_off=not summary.is_closed,
            changed=changed,
            picture=picture if picture.exists() else None,
        )

    def read(self, id_: str) -> JournalContent:
        """What the journal of a game holds. Raises OSError or BadDocumentError."""
        kept = read_journal(self._path(id_, SUFFIX))
        if kept.document.get("id") != id_:
            raise BadDocumentError("id", verbatim(id_))
        return kept

    def entries_left(self, id_: str) -> int:
        """How much is in a journal that `read` refuses: what would be lost with it."""
        try:
            return entries_left(self._path(id_, SUFFIX))
        except (OSError, BadDocumentError):
            return 0

    def has(self, id_: str) -> bool:
        return self._path(id_, SUFFIX).exists()

    def picture_path(self, id_: str) -> Path:
        return self._path(id_, PICTURE)

    # --- taking a game from the library -------------------------------------------------------------------

    def make(self) -> None:
        """A folder for the games, if there is none. Raises OSError."""
        make_folder(self.folder)

    def take(self, id_: str) -> Lock:
        """The right to play a game. Raises TakenError when another window has it, OSError."""
        self.make()
        return Lock(self._path(id_, LOCK))

    def journal(self, session: Session) -> Journal:
        """The journal of a game that was taken; `begin` writes it."""
        return Journal(self._path(session.id, SUFFIX), session)

    def remove(self, id_: str) -> None:
        """Forget a game. Raises TakenError while a window plays it, OSError."""
        lock = self.take(id_)
        try:
            for suffix in (PICTURE, SUFFIX):  # the journal last: until then it is a game
                path = self._path(id_, suffix)
                patiently(partial(path.unlink, missing_ok=True))
            lock.discard()
        finally:
            lock.release()
        self.tidy()

    def is_taken(self, id_: str) -> bool:
        """Does a window play it? Not known where there can be no lock."""
        try:
            if self._path(id_, LOCK).exists():
                self.take(id_).release()
        except TakenError:
            return True
        except OSError:
            return False
        return False

    def tidy(self) -> None:
        """Take away what programs left that were ended in the middle of a write, or before their first one.

        Whoever writes holds the lock of the game, so nothing that is still needed can be met here.
        """
        with contextlib.suppress(OSError):  # what cannot be taken away is in nobody's way
            names = set(names_in(self.folder))
            left = {name.partition(".")[0] for _, name in unfinished(self.folder)}
            locks = {name.removesuffix(LOCK) for name in names if name.endswith(LOCK)}
            for id_ in left | {id_ for id_ in locks if f"{id_}{SUFFIX}" not in names}:
                with contextlib.suppress(TakenError):  # that one is being written now
                    self._tidy(id_)

    def _tidy(self, id_: str) -> None:
        lock = self.take(id_)
        try:
            for path, name in unfinished(self.folder):
                if name.partition(".")[0] == id_:
                    path.unlink()
            if not self.has(id_):
                self._path(id_, PICTURE).unlink(missing_ok=True)
                lock.discard()
        finally:
            lock.release()

    def _path(self, id_: str, suffix: str) -> Path:
        return self.folder / f"{id_}{suffix}"


def known_game(session: Session, changed: float) -> KnownGame:
    """The same for a game on the table, which may not be in the library."""
    mark = session.mark()
    return KnownGame(
        id=session.id,
        edition=session.options.edition,
        mode=session.mode,
        seats=session.seats,
        players=session.options.players,
        seed=session.options.seed,
        practice=session.practice,
        decade=mark.decade,
        co2=mark.co2,
        is_over=session.game.is_over,
        entries=mark.after,
        saved_as="",
        branch_step=session.branch.step if session.branch else -1,
        was_cut_off=False,
        changed=changed,
        picture=None,
    )


def _step(branch: object) -> int:
    step = branch.get("step") if isinstance(branch, dict) else None
    return step if type(step) is int else -1


def _number(value: object) -> int:
    return value if type(value) is int else 0


def _word(value: object) -> str:
    return value[:LONGEST_WORD] if isinstance(value, str) else ""


def _seats(written: object) -> tuple[Seat, ...]:
    """Names and signs for the list; whoever opens the game checks them."""
    if not isinstance(written, list):
        return ()
    return tuple(
        Seat(clean_name(_word(seat.get("name"))), seat["sign"], _word(seat.get("player", PERSON)))
        for seat in written[: len(SIGNS)]
        if isinstance(seat, dict) and seat.get("sign") in SIGNS
    )
