"""Positions of random games, and the same ones with everything hidden dealt again."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.events import PRIVATE, code
from co2desk.session import GameOptions, Session
from tests.engine.random_play import choose

# Kinds of decisions that every game is full of; all others are rare, and looked at more often.
ORDINARY = {"turn": 0.03, "project_expertise": 0.03, "income_split": 0.1, "bid": 0.1, "draft": 0.1}
RARE = 0.4
TEMPERS = ("careless", "builder", "trader", "scholar", "delegate")


class Position(NamedTuple):
    """A moment of a game: the session without its history, and what has happened so far."""

    session: Session
    events: list[Event]

    @property
    def decider(self) -> int:
        player: int = self.session.game.decision.player
        return player

    def twin(self, seat: int, chance: Random) -> Position:
        """The same for this seat; nothing that it may not know is as it was."""
        game = self.session.game
        other = game.deal_again(seat, chance)
        cards = [card.number for card in game.table.setting.base.lobby]
        events = [
            event._replace(card=chance.choice(cards))  # type: ignore[attr-defined]
            if code(event) in PRIVATE and event[0] != seat
            else event
            for event in self.events
        ]
        return Position(like(self.session, other), events)


def like(session: Session, game: Game[Any]) -> Session:
    return Session(session.options, session.pack, session.readings, game)


def positions(number: int) -> Iterator[Position]:
    """Moments of a random game of two to five people."""
    chance = Random(f"window {number}")
    variants = {"draft": chance.random() < 0.5, "auction": chance.random() < 0.5}
    options = GameOptions(players=2 + number % 4, seed=number, variants=variants)
    session, temper = Session.new(options), chance.choice(TEMPERS)
    events = list(session.setup_events)
    while not session.game.is_over:
        if chance.random() < ORDINARY.get(session.game.decision.kind, RARE):
            yield Position(like(session, session.game.copy()), list(events))
        events += session.play(choose(session.game, temper, chance))
    yield Position(like(session, session.game.copy()), list(events))
