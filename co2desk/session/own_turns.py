"""The turns that a person has taken in a game, to look at them again when it is over."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.ids import Player
from co2desk.session.seats import PERSON
from co2desk.session.session import Session
from co2desk.session.steps import decider, steps_of

TURN = "turn"


class OwnTurn(NamedTuple):
    """A turn, the step at which its player had the first choice in it, and what the player decided from there
    on, each with its step."""

    step: int
    decade: int
    round: int
    player: Player
    taken: tuple[tuple[int, Action], ...]

    @property
    def actions(self) -> tuple[Action, ...]:
        return tuple(action for _, action in self.taken)


def own_turns(session: Session, seat: Player) -> list[OwnTurn]:
    """Those in which there was something to choose, and a person chose it."""
    return list(_find_own_turns(session, seat))


def has_own_turns(session: Session, seat: Player) -> bool:
    """Looks no further than to the first one: menus ask after every action."""
    return any(True for _ in _find_own_turns(session, seat))


def _find_own_turns(session: Session, seat: Player) -> Iterator[OwnTurn]:
    steps = steps_of(session)
    starts = [*steps.turns, steps.turns[-1]._replace(step=steps.last)]
    for turn, after in pairwise(starts):
        if turn.player != seat:
            continue
        taken = tuple(
            (step, session.actions[step])
            for step in range(turn.step, after.step)
            if decider(session.actions[step], session.positions[step]) == seat
        )
        first = next((n for n, (step, _) in enumerate(taken) if _is_turn(session, step, seat)), None)
        if first is None:
            continue
        step = taken[first][0]
        game = Game(session.game.edition, session.positions[step])
        if was_person(session, seat, step) and len(game.legal()) > 1:
            yield OwnTurn(step, turn.decade, turn.round, seat, taken[first:])


def _is_turn(session: Session, step: int, seat: Player) -> bool:
    frame = session.positions[step].stack[-1]
    return bool(frame.kind == TURN and frame.player == seat)


def was_person(session: Session, seat: Player, step: int) -> bool:
    """Did a person play a seat at a step? Before its first change, somebody else than after it did."""
    changes = [(at, change) for at, change in session.seats_taken_over if change.seat == seat]
    before = [change for at, change in changes if at <= step]
    if before:
        return before[-1].how == PERSON
    if changes:
        return changes[0][1].how != PERSON
    return session.seats[seat].is_person
