"""A session: one game being played, with everything needed to save it, take moves back and look at the past.

A game is its options, its component values, the readings it is played with and the list of actions. The
positions are derived; they are kept because a copy costs a few microseconds and a replay does not.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from co2desk import __version__
from co2desk.components import Pack, PackError, pack_from_document
from co2desk.engine.machine.actions import Action, BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.engine.machine.rule import Event
from co2desk.session.editions import EditionDesk, Readings, desk_for, load_components
from co2desk.session.options import GameOptions

FORMAT = "co2game"
VERSION = 1
MOST_ACTIONS = 100_000  # no game comes near; a file that does is not a game


class Session:
    def __init__(self, options: GameOptions, pack: Pack, readings: Readings, game: Game[Any]) -> None:
        self.options = options
        self.pack = pack
        self.readings = readings
        self.game = game
        self.opening: list[Event] = []  # what happened before the first decision
        self.actions: list[Action] = []
        self.positions: list[Any] = []  # the table before each action
        self.start: dict[str, Any] | None = None  # set when the game began from an edited position

    @classmethod
    def new(cls, options: GameOptions, pack: Pack | None = None) -> Session:
        """Set up a game. Raises BadDocumentError for wrong options, PackError for wrong components."""
        desk = desk_for(options)
        return cls._begin(options, desk, pack or load_components(options), desk.readings(options))

    @classmethod
    def _begin(cls, options: GameOptions, desk: EditionDesk, pack: Pack, readings: Readings) -> Session:
        opening: list[Event] = []
        game = desk.begin(desk.setting(options, pack, readings), options.seed, opening.append)
        session = cls(options, pack, readings, game)
        session.opening = opening
        return session

    @classmethod
    def at_position(
        cls, options: GameOptions, document: object, pack: Pack | None = None
    ) -> tuple[Session | None, list[Any]]:
        """A game that begins in an edited position, or everything that is wrong with it."""
        desk = desk_for(options)
        values = pack or load_components(options)
        readings = desk.readings(options)
        game, problems = desk.at_position(desk.setting(options, values, readings), document)
        if game is None or problems:
            return None, problems
        session = cls(options, values, readings, game)
        session.start = desk.to_document(game.table)
        return session, []

    # --- playing -------------------------------------------------------------------------------------

    def play(self, action: Action) -> list[Event]:
        """Take a legal action. Raises IllegalActionError and changes nothing otherwise."""
        before = self.game.table.copy()
        events = self.game.apply(action)
        self.positions.append(before)
        self.actions.append(action)
        return events

    def undo(self, count: int = 1) -> int:
        """Take back the last actions; returns how many there were to take back."""
        count = max(0, min(count, len(self.actions)))
        if count:
            self.game = Game(self.game.edition, self.positions[-count])
            del self.positions[-count:], self.actions[-count:]
        return count

    def document(self) -> dict[str, Any]:
        """The whole table as plain data, hidden piles included."""
        return desk_for(self.options).to_document(self.game.table)

    # --- saving --------------------------------------------------------------------------------------

    def save(self) -> dict[str, Any]:
        codec = self.game.codec
        saved: dict[str, Any] = {
            "format": FORMAT,
            "version": VERSION,
            "program": __version__,
            "options": self.options.to_json(),
            "readings": {k: list(v) if isinstance(v, tuple) else v for k, v in self.readings.items()},
            "components": self.pack.document,
            "actions": [codec.action_to_json(action) for action in self.actions],
            "fingerprint": self.game.fingerprint(),
        }
        if self.start is not None:
            saved["start"] = self.start
        return saved

    @classmethod
    def load(cls, document: object) -> Session:
        """A saved game, replayed. Raises BadDocumentError that names the first thing that is wrong."""
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise BadDocumentError("format", FORMAT)
        version = document.get("version")
        if type(version) is not int or version != VERSION:
            raise BadDocumentError("version", str(VERSION))
        options = GameOptions.from_json(document.get("options"))
        try:
            pack = pack_from_document(document.get("components"))
        except PackError as error:
            first = error.problems[0]
            raise BadDocumentError(inside("components", first.key), first.expected) from error
        session = cls._resume(document, options, pack)
        actions = document.get("actions")
        if not isinstance(actions, list) or len(actions) > MOST_ACTIONS:
            raise BadDocumentError("actions", f"a list of at most {MOST_ACTIONS} actions")
        session._replay(actions)
        if document.get("fingerprint") != session.game.fingerprint():
            raise BadDocumentError("fingerprint", session.game.fingerprint())
        return session

    @classmethod
    def _resume(cls, document: dict[str, Any], options: GameOptions, pack: Pack) -> Session:
        """The beginning of a saved game: its readings count, not what the profile says today."""
        readings = document.get("readings")
        if not isinstance(readings, dict):
            raise BadDocumentError("readings", "an object")
        desk = desk_for(options)
        try:
            values = desk.readings(GameOptions.from_json({**options.to_json(), "switches": readings}))
        except BadDocumentError as error:
            where = error.where.replace("options.switches", "readings", 1)
            raise BadDocumentError(where, error.expected) from error
        if "start" not in document:
            return cls._begin(options, desk, pack, values)
        game, problems = desk.at_position(desk.setting(options, pack, values), document["start"])
        if game is None or problems:
            first = problems[0]
            raise BadDocumentError(inside("start", first.where), f"a valid position ({first.code})")
        session = cls(options, pack, values, game)
        session.start = document["start"]
        return session

    def _replay(self, actions: Iterable[object]) -> None:
        codec = self.game.codec
        for number, written in enumerate(actions):
            try:
                self.play(codec.action_from_json(written))
            except BadDocumentError as error:
                where = f"actions[{number}]{error.where.removeprefix('action')}"
                raise BadDocumentError(where, error.expected) from error
            except IllegalActionError as error:
                raise BadDocumentError(f"actions[{number}]", f"legal ({error.refusal.code})") from error


def inside(part: str, where: str) -> str:
    """The path to a value inside a part of a document, or to the part itself."""
    return f"{part}.{where}" if where else part
