"""The commands. Each takes the request's arguments and returns the answer's, or raises ProtocolError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk import __version__
from co2desk.components import PackError
from co2desk.engine.machine.actions import Action, BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import IllegalActionError, Refusal
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.codec import NameCodec
from co2desk.session import GameOptions, Session
from co2desk.session.editions import EDITIONS

PROTOCOL = 1
# What the numbers in a refusal mean; all others are plain counts.
MEANINGS = {"energy": "Energy", "topic": "Energy", "region": "Region", "player": "Player"}

Answer = dict[str, Any]


class ProtocolError(Exception):
    """A request that cannot be served. Nothing has changed."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


class Desk:
    """One conversation, with at most one game on the table."""

    def __init__(self) -> None:
        self.session: Session | None = None
        self.commands: dict[str, tuple[Callable[[dict[str, Any]], Answer], frozenset[str]]] = {
            "hello": (self.hello, frozenset()),
            "new": (self.new, frozenset({"options"})),
            "state": (self.state, frozenset({"seat"})),
            "decision": (self.decision, frozenset()),
            "play": (self.play, frozenset({"action", "seat"})),
            "why": (self.why, frozenset({"action"})),
            "undo": (self.undo, frozenset({"count"})),
            "position": (self.position, frozenset({"options", "state"})),
            "save": (self.save, frozenset()),
            "load": (self.load, frozenset({"game"})),
            "quit": (self.quit, frozenset()),
        }

    def answer(self, request: dict[str, Any]) -> Answer:
        name = request.get("cmd")
        if not isinstance(name, str) or name not in self.commands:
            raise ProtocolError("unknown_command", commands=list(self.commands))
        command, known = self.commands[name]
        for key in request:
            if key not in known and key not in ("cmd", "id"):
                raise ProtocolError("unknown_key", where=key, expected=sorted(known))
        try:
            return command(request)
        except BadDocumentError as error:
            raise ProtocolError("bad_document", where=error.where, expected=error.expected) from error
        except PackError as error:
            raise ProtocolError("bad_components", problems=[p._asdict() for p in error.problems]) from error

    # --- commands ------------------------------------------------------------------------------------

    def hello(self, request: dict[str, Any]) -> Answer:
        return {
            "program": "co2desk",
            "version": __version__,
            "protocol": PROTOCOL,
            "editions": list(EDITIONS),
            "commands": list(self.commands),
        }

    def new(self, request: dict[str, Any]) -> Answer:
        self.session = Session.new(GameOptions.from_json(request.get("options", {})))
        return self._status(self.session.opening)

    def state(self, request: dict[str, Any]) -> Answer:
        session = self._playing()
        seat = self._seat(session, request)
        if seat is None:
            return {"state": session.document()}
        return {"state": session.game.observe(seat)}

    def decision(self, request: dict[str, Any]) -> Answer:
        session = self._playing()
        game = session.game
        if game.is_over:
            return {"over": True, "result": game.result._asdict()}
        codec = game.codec
        others = {
            str(seat): [codec.action_to_json(action) for action in game.legal(seat)]
            for seat in range(session.options.players)
            if seat != game.to_act
        }
        return {
            "over": False,
            "decision": game.decision._asdict(),
            "legal": [codec.action_to_json(action) for action in game.legal()],
            "anytime": {seat: actions for seat, actions in others.items() if actions},
        }

    def play(self, request: dict[str, Any]) -> Answer:
        session = self._playing()
        seat = self._seat(session, request)
        action = self._action(session, request)
        try:
            events = session.play(action)
        except IllegalActionError as error:
            raise ProtocolError("illegal", refusal=self._refusal(session.game, error.refusal)) from error
        return self._status(events, seat)

    def why(self, request: dict[str, Any]) -> Answer:
        session = self._playing()
        refusal = session.game.why_not(self._action(session, request))
        if refusal is None:
            return {"legal": True}
        return {"legal": False, "refusal": self._refusal(session.game, refusal)}

    def undo(self, request: dict[str, Any]) -> Answer:
        session = self._playing()
        count = request.get("count", 1)
        if type(count) is not int or count < 0:
            raise ProtocolError("bad_document", where="count", expected="a whole number")
        return {"undone": session.undo(count), **self._status([])}

    def position(self, request: dict[str, Any]) -> Answer:
        options = GameOptions.from_json(request.get("options", {}))
        session, problems = Session.at_position(options, request.get("state"))
        if session is None:
            raise ProtocolError("bad_position", problems=[problem._asdict() for problem in problems])
        self.session = session
        return self._status([])

    def save(self, request: dict[str, Any]) -> Answer:
        return {"game": self._playing().save()}

    def load(self, request: dict[str, Any]) -> Answer:
        self.session = Session.load(request.get("game"))
        return self._status([])

    def quit(self, request: dict[str, Any]) -> Answer:
        return {"bye": True}

    # --- pieces of requests and answers --------------------------------------------------------------

    def _playing(self) -> Session:
        if self.session is None:
            raise ProtocolError("no_game", hint="new, load or position begins one")
        return self.session

    def _seat(self, session: Session, request: dict[str, Any]) -> int | None:
        seat = request.get("seat")
        if seat is not None and (type(seat) is not int or not -1 <= seat < session.options.players):
            raise ProtocolError("bad_document", where="seat", expected=f"-1 to {session.options.players - 1}")
        return seat

    def _action(self, session: Session, request: dict[str, Any]) -> Action:
        return session.game.codec.action_from_json(request.get("action"))

    def _status(self, events: list[Event], seat: int | None = None) -> Answer:
        """What happened, and who is to act: in every answer that changes the game."""
        game = self._playing().game
        codec = game.codec
        told = [codec.event_to_json(event, seat) for event in events] if isinstance(codec, NameCodec) else []
        return {"events": told, "to_act": game.to_act, "over": game.is_over}

    def _refusal(self, game: Game[Any], refusal: Refusal) -> Answer:
        encode = game.codec.encode
        values = {
            key: encode[MEANINGS[key]](value) if key in MEANINGS else value for key, value in refusal.values
        }
        reference = game.edition.references[refusal.rule]
        return {"code": refusal.code, "values": values, "rule": reference._asdict()}
