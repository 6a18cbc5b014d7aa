"""The commands about a game. Each takes the request and returns the answer, or raises ProtocolError."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import IllegalActionError, Refusal
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.codec import codec_of
from co2desk.protocol.messages import Answer, ProtocolError, Request, bad_document
from co2desk.protocol.positions import document_errors, game_at
from co2desk.session import GameOptions, Session
from co2desk.session.takebacks import PRACTICE

# What the numbers in a refusal mean; all others are plain counts.
MEANINGS = {"energy": "Energy", "topic": "Energy", "region": "Region", "player": "Player"}


class GameCommands:
    """At most one game, and what can be asked of it."""

    def __init__(self) -> None:
        self.session: Session | None = None
        # The game began in a position that is said to have been played: nobody has checked its stack.
        self._trusts_stack = False
        self.commands: dict[str, Callable[[Request], Answer]] = {
            "new": self.new,
            "state": self.state,
            "decision": self.decision,
            "play": self.play,
            "why": self.why,
            "undo": self.undo,
            "position": self.position,
            "save": self.save,
            "load": self.load,
        }

    def answer(self, name: str, request: Request) -> Answer:
        try:
            with document_errors():
                return self.commands[name](request)
        except (ProtocolError, RecursionError):
            raise
        except Exception as error:
            loading = name == "position" and request.get("played") is True
            if not loading and not self._trusts_stack:
                raise
            if not loading:  # else the game that was there before is still right
                self.session, self._trusts_stack = None, False
            problem = {"where": "stack", "code": "unplayable", "values": {}}
            raise ProtocolError("bad_position", problems=[problem]) from error

    # --- commands ------------------------------------------------------------------------------------

    def new(self, request: Request) -> Answer:
        session = Session.new(GameOptions.from_json(request.get("options", {})))
        return self._begin(session, session.setup_events)

    def state(self, request: Request) -> Answer:
        session = self._playing()
        seat = self._seat(session, request)
        if seat is None:
            return {"state": session.document()}
        return {"state": session.game.observe(seat)}

    def decision(self, request: Request) -> Answer:
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

    def play(self, request: Request) -> Answer:
        session = self._playing()
        seat = self._seat(session, request)
        action = self._action(session, request)
        try:
            events = session.play(action)
        except IllegalActionError as error:
            raise ProtocolError("illegal", refusal=self._refusal(session.game, error.refusal)) from error
        return self._status(events, seat)

    def why(self, request: Request) -> Answer:
        session = self._playing()
        found = session.game.all_refusals(self._action(session, request))
        refusals = [self._refusal(session.game, refusal) for refusal in found]
        return {"legal": False, "refusal": refusals[0], "refusals": refusals} if refusals else {"legal": True}

    def undo(self, request: Request) -> Answer:
        session = self._playing()
        count = request.get("count", 1)
        if type(count) is not int or count < 0:
            raise bad_document("count", "a whole number from 0 on")
        return {"undone": session.undo(count, PRACTICE), **self._status([])}

    def position(self, request: Request) -> Answer:
        played = request.get("played", False)
        if not isinstance(played, bool):
            raise bad_document("played", "true or false")
        return self._begin(game_at(request, "state", played), [], played)

    def save(self, request: Request) -> Answer:
        return {"game": self._playing().save()}

    def load(self, request: Request) -> Answer:
        return self._begin(Session.load(request.get("game")), [])

    # --- pieces of requests and answers --------------------------------------------------------------

    def _begin(self, session: Session, events: list[Event], played: bool = False) -> Answer:
        self.session, self._trusts_stack = session, played
        return self._status(events)

    def _playing(self) -> Session:
        if self.session is None:
            raise ProtocolError("no_game", hint="new, load or position begins one")
        return self.session

    def _seat(self, session: Session, request: Request) -> int | None:
        seat = request.get("seat")
        if seat is not None and (type(seat) is not int or not -1 <= seat < session.options.players):
            raise bad_document("seat", f"-1 to {session.options.players - 1}")
        return seat

    def _action(self, session: Session, request: Request) -> Action:
        return session.game.codec.action_from_json(request.get("action"))

    def _status(self, events: list[Event], seat: int | None = None) -> Answer:
        """What happened, and who is to act: in every answer that changes the game."""
        game = self._playing().game
        codec = codec_of(game.table.setting)
        told = [codec.event_to_json(event, seat) for event in events]
        return {"events": told, "to_act": game.to_act, "over": game.is_over}

    def _refusal(self, game: Game[Any], refusal: Refusal) -> Answer:
        encode = game.codec.encode
        values = {
            key: encode[MEANINGS[key]](value) if key in MEANINGS else value for key, value in refusal.values
        }
        reference = game.edition.references[refusal.rule]
        return {"code": refusal.code, "values": values, "rule": reference._asdict()}
