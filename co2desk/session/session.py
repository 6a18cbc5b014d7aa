"""A session: one game being played, with everything needed to save it, take moves back and look at the past.

A game is its options, its component values, the readings it is played with and its log. The positions are
derived; they are kept because a copy costs a few microseconds and a replay does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple
from uuid import uuid4

from co2desk.components import Pack
from co2desk.engine.machine.actions import Action, BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.phrases import Phrase, phrase, verbatim
from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.events import TurnBegan
from co2desk.session import saves
from co2desk.session.builder import GameBuilder, Readings
from co2desk.session.editions import builder_for, load_components
from co2desk.session.options import GameOptions
from co2desk.session.saves import Branch, Mark
from co2desk.session.seat_changes import MOST_CHANGES, SeatChange
from co2desk.session.seats import Seat
from co2desk.session.takebacks import (
    FREE,
    TakeBack,
    is_take_back,
    read_take_back,
    still_counting,
    take_backs,
)

NOBODY = -1


class Replayed(NamedTuple):
    """A game out of a document. With a `problem` it goes only as far as the document is right."""

    session: Session
    problem: BadDocumentError | None


class NotLegalError(BadDocumentError):
    """An entry of a log that can be read, but not be played where it stands."""


class Session:
    def __init__(self, options: GameOptions, pack: Pack, readings: Readings, game: Game[Any]) -> None:
        self.id = uuid4().hex  # the same in every copy of this game, another one in a branch
        self.branch: Branch | None = None  # the game this one was played on from
        self.options = options
        self.pack = pack
        self.readings = readings
        self.seats: tuple[Seat, ...] = ()  # who plays now; nobody is named in a game of programs
        self.seat_changes: list[SeatChange] = []  # who has taken over a seat, and when
        self.practice = False
        self.game = game
        self.setup_events: list[Event] = []  # what happened before the first decision
        self.log: list[Action | TakeBack] = []  # everything that was done, also what was taken back
        self.actions: list[Action] = []  # what counts of it
        self.positions: list[Any] = []  # the table before each action
        self.events: list[list[Event]] = []  # what each action brought
        self.undone: list[Action] = []  # what can be done again, the next one last
        self.marks: list[Mark] = []  # one for each turn, in the order of the log
        self.start: dict[str, Any] | None = None  # set when the game began from an edited position
        self._mark()

    @classmethod
    def new(cls, options: GameOptions, pack: Pack | None = None) -> Session:
        """Set up a game. Raises BadDocumentError for wrong options, PackError for wrong components."""
        builder = builder_for(options)
        return cls._begin(options, builder, pack or load_components(options), builder.readings(options))

    @classmethod
    def _begin(
        cls, options: GameOptions, builder: GameBuilder[Any, Any], pack: Pack, readings: Readings
    ) -> Session:
        events: list[Event] = []
        game = builder.begin(builder.setting(options, pack, readings), options.seed, events.append)
        session = cls(options, pack, readings, game)
        session.setup_events = events
        return session

    @classmethod
    def at_position(
        cls, options: GameOptions, document: object, pack: Pack | None = None, played: bool = False
    ) -> tuple[Session | None, list[Any]]:
        """A game that begins in a written position, or everything that is wrong with it.

        A position that was `played` came out of a game: it may wait for any decision.
        """
        builder = builder_for(options)
        values = pack or load_components(options)
        return cls._placed(options, builder, values, builder.readings(options), document, played)

    @classmethod
    def _placed(
        cls,
        options: GameOptions,
        builder: GameBuilder[Any, Any],
        pack: Pack,
        readings: Readings,
        document: object,
        played: bool = False,
    ) -> tuple[Session | None, list[Any]]:
        game, problems = builder.at_position(builder.setting(options, pack, readings), document, played)
        if game is None or problems:
            return None, problems
        session = cls(options, pack, readings, game)
        session.start = builder.to_document(game.table)
        return session, []

    @property
    def mode(self) -> str:
        """Alone, together or against each other; CO2 (2012) with several players knows only the last."""
        alone = "solo" if self.options.players == 1 else "competitive"
        return str(getattr(self.game.table.setting, "mode", alone))

    # --- playing -------------------------------------------------------------------------------------

    def play(self, action: Action) -> list[Event]:
        """Take a legal action. Raises IllegalActionError and changes nothing otherwise."""
        before = self.game.table.copy()
        events = self.game.apply(action)
        self.positions.append(before)
        self.actions.append(action)
        self.events.append(events)
        self.log.append(action)
        if self.undone and self.undone[-1] == action:
            self.undone.pop()
        else:
            self.undone.clear()
        if self.game.is_over or begins_turn(events):
            self._mark()
        self._keep_log_short()
        return events

    def undo(self, count: int = 1, how: str = FREE) -> int:
        """Take back the last actions; returns how many there were to take back."""
        count = max(0, min(count, len(self.actions)))
        if count:
            self.game = Game(self.game.edition, self.positions[-count])
            self.undone += reversed(self.actions[-count:])
            del self.positions[-count:], self.actions[-count:], self.events[-count:]
            self.log.append(TakeBack(count, how))
            self._mark()
            self._keep_log_short()
        return count

    def redo(self) -> list[Event]:
        """Do again what was taken back last; ask `undone` first."""
        return self.play(self.undone[-1])

    @property
    def taken_back(self) -> list[tuple[int, TakeBack]]:
        """What was taken back, each with the number of actions before it that still count."""
        return take_backs(self.log)

    def seat(self, number: int, seat: Seat) -> None:
        """Somebody else sits there from now on, or the same one otherwise."""
        if seat.player != self.seats[number].player:
            self.seat_changes.append(SeatChange(len(self.log), number, seat.player))
            del self.seat_changes[:-MOST_CHANGES]
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    @property
    def seats_taken_over(self) -> list[tuple[int, SeatChange]]:
        """The changes of seats, each with the number of actions before it that still count."""
        counts = still_counting(self.log)
        return [(counts[change.after], change) for change in self.seat_changes]

    def decider(self, step: int) -> int:
        """Who owed the answer that is action number `step`; NOBODY after the end of the game."""
        table = self.positions[step] if step < len(self.positions) else self.game.table
        return table.stack[-1].player if table.stack else NOBODY

    def table_at(self, step: int) -> Any:
        """The table after so many actions."""
        return self.positions[step] if step < len(self.positions) else self.game.table

    def detach(self) -> None:
        """Go on as a game of its own, under a new id. What is recorded of the other one stays as it is."""
        self.branch = Branch(self.id, len(self.actions))
        self.id = uuid4().hex

    def branched(self, step: int) -> Session:
        """Another game that is this one up to a step. This one stays as it is."""
        again = self._same_beginning()
        again.seats, again.practice = self.seats, self.practice
        for action in self.actions[:step]:
            again.play(action)
        taken_over = [change._replace(after=at) for at, change in self.seats_taken_over if at <= step]
        again.seat_changes = taken_over
        again.branch = Branch(self.id, step)
        return again

    def _same_beginning(self) -> Session:
        builder = builder_for(self.options)
        if self.start is None:
            return Session._begin(self.options, builder, self.pack, self.readings)
        again, _ = Session._placed(self.options, builder, self.pack, self.readings, self.start)
        if again is None:
            raise ValueError("a game cannot begin again where it began")
        return again

    def document(self) -> dict[str, Any]:
        """The whole table as plain data, hidden piles included."""
        return builder_for(self.options).to_document(self.game.table)

    def _mark(self) -> None:
        self.marks.append(self.mark())

    def mark(self) -> Mark:
        """Where the game stands after its log so far."""
        return mark_of(len(self.log), self.game)

    def _keep_log_short(self) -> None:
        """A log that would be too long for any reader forgets what was taken back."""
        if len(self.log) <= saves.MOST_ENTRIES:
            return
        self.seat_changes = [change._replace(after=step) for step, change in self.seats_taken_over]
        self.log = list(self.actions)
        turns = [0, *(step for step, events in enumerate(self.events, 1) if begins_turn(events))]
        self.marks = [mark_of(step, Game(self.game.edition, self.table_at(step))) for step in turns]

    # --- saving --------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        """The game as a document (docs/save-format.md)."""
        return saves.document(
            id=self.id,
            branch=self.branch,
            mode=self.mode,
            options=self.options,
            practice=self.practice,
            seats=self.seats,
            seat_changes=self.seat_changes,
            log=self.log_to_json(),
            marks=self.marks if self.marks[-1].after == len(self.log) else [*self.marks, self.mark()],
            position=self._recorded_position(),
            start=self.start,
            readings=self.readings,
            components=self.pack.document,
        )

    def log_to_json(self) -> list[dict[str, Any]]:
        """The whole log as it stands in a save."""
        codec = self.game.codec
        return [self.entry_to_json(entry, codec) for entry in self.log]

    def entry_to_json(self, entry: Action | TakeBack, codec: Any = None) -> dict[str, Any]:
        """An entry of the log as it stands in a save and in a journal."""
        if isinstance(entry, TakeBack):
            return entry.to_json()
        return self.game.codec.action_to_json(entry)

    def _recorded_position(self) -> dict[str, Any] | None:
        """The last position that can be written down: one in which somebody may act freely."""
        for table in (self.game.table, *reversed(self.positions)):
            if table.stack and table.stack[-1].kind == "turn":
                return builder_for(self.options).to_document(table)
        return None

    def continues(self, document: object) -> bool:
        """Is this the game of a saved document, played on or as it was saved?

        Raises BadDocumentError if the document is no game of this version or an earlier one.
        """
        saved = saves.up_to_date(document)
        return saved.get("id") == self.id and goes_on(self.log_to_json(), saves.log_of(saved))

    @classmethod
    def load(cls, document: object) -> Session:
        """A saved game, replayed. Raises BadDocumentError that names the first thing that is wrong."""
        session, problem = cls.open(document)
        if problem is not None:
            raise problem
        return session

    @classmethod
    def open(cls, document: object) -> Replayed:
        """A saved game, replayed as far as its log is right. Raises BadDocumentError if it cannot begin."""
        save = saves.read(document)
        session = cls._resume(save)
        problem = session._replay(save.log, save.fingerprints)
        session.seat_changes = [change for change in save.seat_changes if change.after <= len(session.log)]
        return Replayed(session, problem or save.problem)

    @classmethod
    def open_position(cls, document: object) -> Session:
        """What can be had of a save of a later version: a new game from the position it records.

        Raises BadDocumentError where not even that can be read.
        """
        save = saves.read_position(document)
        save.id = uuid4().hex
        return cls._resume(save, "position")

    @classmethod
    def _resume(cls, save: saves.Save, start: str = "start") -> Session:
        """The beginning of a saved game: its readings count, not what the profile says today.

        `start` is the member of the document that holds the position it begins in.
        """
        builder = builder_for(save.options)
        try:
            values = builder.readings(
                GameOptions.from_json({**save.options.to_json(), "switches": save.readings})
            )
        except BadDocumentError as error:
            where = error.where.replace("options.switches", "readings", 1)
            raise BadDocumentError(where, error.expected) from error
        for key in values:
            if key not in save.readings:
                raise BadDocumentError(f"readings.{key}", phrase("a value"))
        for key, value in save.options.switches.items():
            if values.get(key) != value:
                raise BadDocumentError(
                    f"options.switches.{key}", phrase("the reading that the game is played with")
                )
        if save.start is None:
            session = cls._begin(save.options, builder, save.pack, values)
        else:
            placed, problems = cls._placed(save.options, builder, save.pack, values, save.start)
            if placed is None:
                first = problems[0]
                expected = phrase("a position that can be played (code: {code})", code=first.code)
                raise BadDocumentError(saves.inside(start, first.where), expected)
            session = placed
        session.id, session.branch = save.id, save.branch
        session.seats, session.practice = save.seats(), save.practice
        return session

    def _replay(self, log: Sequence[object], fingerprints: dict[int, str]) -> BadDocumentError | None:
        """Play a log; where it goes wrong, go back to the last place that is known to be right.

        An entry that makes no sense is itself what is wrong. Before one that is not legal, another may have
        been changed: what no fingerprint has confirmed was perhaps never played. A save with one fingerprint,
        at its end, or with none has nothing better.
        """
        problem = self._wrong_at(fingerprints)
        sure = 0  # entries up to here were confirmed by a fingerprint
        for number, written in enumerate(log):
            if problem is not None:
                break
            try:
                self._enter(written)
            except BadDocumentError as error:
                where = f"log[{number}]"
                problem = BadDocumentError(f"{where}.{error.where}" if error.where else where, error.expected)
                if not isinstance(error, NotLegalError) or len(fingerprints) <= 1:
                    sure = len(self.log)
                break
            problem = self._wrong_at(fingerprints)
            if problem is None and len(self.log) in fingerprints:
                sure = len(self.log)
        if problem is not None:
            self._forget(sure)
        return problem

    def _wrong_at(self, fingerprints: dict[int, str]) -> BadDocumentError | None:
        """Is the position another one than the document says?"""
        after = len(self.log)
        if after not in fingerprints:
            return None
        is_marked = self.marks and self.marks[-1].after == after
        found = self.marks[-1].fingerprint if is_marked else self.game.fingerprint()
        if fingerprints[after] == found:
            return None
        number = list(fingerprints).index(after)
        return BadDocumentError(f"turns[{number}].fingerprint", verbatim(found))

    def _enter(self, written: object) -> None:
        """One entry of a log. Raises BadDocumentError with the place inside the entry."""
        if isinstance(written, dict) and is_take_back(written):
            self.undo(*read_take_back(written, len(self.actions)))
            return
        try:
            self.play(self.game.codec.action_from_json(written))
        except BadDocumentError as error:
            where = error.where.removeprefix("action").removeprefix(".")
            raise BadDocumentError(where, error.expected) from error
        except IllegalActionError as error:
            raise NotLegalError("", legal_action(error)) from error

    def _forget(self, entries: int) -> None:
        """Be the game as it was after so many entries of its log."""
        log, again = self.log[:entries], self._same_beginning()
        for entry in log:
            if isinstance(entry, TakeBack):
                again.undo(*entry)
            else:
                again.play(entry)
        keep = {"id": self.id, "branch": self.branch, "seats": self.seats, "practice": self.practice}
        vars(self).update({**vars(again), **keep})


def legal_action(error: IllegalActionError) -> Phrase:
    """What was expected in the place of an action that is refused."""
    return phrase("a legal action (code: {code})", code=error.refusal.code)


def mark_of(after: int, game: Game[Any]) -> Mark:
    table, player = game.table, NOBODY if game.is_over else game.decision.player
    return Mark(after, table.decade, table.round, player, table.co2, game.fingerprint())


def goes_on(longer: Sequence[Any], shorter: Sequence[Any]) -> bool:
    """Is the first log the second one, played on or the same?"""
    return len(longer) >= len(shorter) and list(longer[: len(shorter)]) == list(shorter)


def begins_turn(events: Sequence[Event]) -> bool:
    return any(isinstance(event, TurnBegan) for event in events)
