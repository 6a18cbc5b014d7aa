"""A whole turn, searched: the best lines of actions, with one lane for each main action.

A beam over single actions would fill with the many ways to propose a project. So every depth keeps the best
positions of each lane: no main action yet, proposed, installed, built. Free actions and small choices are
tried around all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import (
    END_TURN,
    Build,
    BuildPlant,
    EndTurn,
    Infrastructure,
    Install,
    Plan,
    Propose,
)

Value = Callable[[Any, int], float]

MAIN_ACTIONS: dict[type[Action], int] = {
    Propose: 1,
    Plan: 1,
    Install: 2,
    Infrastructure: 2,
    Build: 3,
    BuildPlant: 3,
}
LANES = 4  # a second main action of a turn (alone) makes a lane of its own
DEEPEST = 14
MOST_ANSWERS = 40
SMALL_CHOICES = 2  # answers that are followed where one small choice leads to the next


class Line(NamedTuple):
    """Actions of one turn, the position after them (before the turn is ended, if `open`), and its worth."""

    value: float
    lane: int
    actions: tuple[Action, ...]
    keys: tuple[int, ...]  # of the position before each action
    game: Game[Any]
    open: bool


def position_key(table: Any) -> int:
    """Equal for positions that look the same in the middle of a turn. Hidden piles do not count."""
    return hash(
        (
            tuple(table.money),
            tuple(table.cep),
            tuple(table.tech),
            tuple(table.vp),
            tuple(table.expertise),
            tuple(table.space_stage),
            tuple(table.space_energy),
            tuple(table.space_scientist),
            tuple(table.summit_seats),
            tuple(table.summit_tile),
            tuple(table.region_cep),
            tuple(table.hand_scientists),
            tuple(table.demand),
            tuple(map(len, table.lobby_hand)),
            table.un_row,
            (table.price, table.co2, table.decade, table.round, table.active),
            (table.mandatory_done, table.used_market, table.used_scientist, table.used_card),
            (table.triggers, len(table.stack), table.stack[-1] if table.stack else None),
        )
    )


def never() -> bool:
    return False


def search_turn(game: Game[Any], value: Value, width: int, expired: Callable[[], bool] = never) -> list[Line]:
    """Lines from this decision of the active player to the end of the turn, the best first.

    When time is up, the lines found so far have to do; there always is one."""
    seat = game.decision.player
    finished: dict[int, Line] = {}
    table = game.table
    turn = (table.decade, table.round, table.active)
    seen: set[int] = {position_key(table)}
    beam = [Line(0.0, 0, (), (), game, True)]
    for _ in range(DEEPEST):
        lanes: dict[int, list[Line]] = {}
        for line in beam:
            if expired() and (finished or lanes):
                break
            grow(line, seat, turn, value, seen, lanes, finished)
        beam = []
        for lane in lanes.values():
            lane.sort(key=by_value, reverse=True)
            beam += lane[:width]
        if not beam or (expired() and finished):
            break
    return sorted(finished.values() or beam, key=by_value, reverse=True)


def by_value(line: Line) -> float:
    return line.value


def grow(
    line: Line,
    seat: int,
    turn: tuple[int, int, int],
    value: Value,
    seen: set[int],
    lanes: dict[int, list[Line]],
    finished: dict[int, Line],
) -> None:
    """All positions one action further on, into their lanes; lines that may end here are finished.

    Small choices that follow from an action are made at once: before they are, nobody sees what it is worth.
    """
    waiting = [line]
    while waiting:
        line = waiting.pop()
        game = line.game
        key = position_key(game.table)
        keys = (*line.keys, key)
        small = game.decision.kind != "turn"
        choices: list[Line] = []
        for action in game.legal():
            actions = (*line.actions, action)
            kind = type(action)
            if kind is EndTurn:
                finished[key] = Line(value(game.table, seat), line.lane, actions, keys, game, True)
                continue
            after = game.copy()
            after.apply_trusted(action)
            answer_for_others(after, seat, value)
            table = after.table
            new = position_key(table)
            if new in seen:
                continue
            seen.add(new)
            main = MAIN_ACTIONS.get(kind)
            lane = line.lane if main is None else line.lane * LANES + main
            if not table.stack or (table.decade, table.round, table.active) != turn:
                finished[new] = Line(value(table, seat), lane, actions, keys, after, False)
            elif table.stack[-1].kind == "turn":
                lanes.setdefault(lane, []).append(Line(value(table, seat), lane, actions, keys, after, True))
            else:
                choices.append(Line(value(table, seat), lane, actions, keys, after, True))
        if small:
            choices.sort(key=by_value, reverse=True)
            del choices[SMALL_CHOICES:]
        waiting += choices


def answer_for_others(game: Game[Any], seat: int, value: Value) -> None:
    """What other players are asked in between is answered as it is best for them."""
    while game.table.stack and game.decision.player != seat and game.decision.kind != "turn":
        game.apply_trusted(best_answer(game, value))


def ranked_answers(game: Game[Any], value: Value) -> list[Line]:
    """All answers to a decision outside the own turn, the best first."""
    seat = game.decision.player
    key = position_key(game.table)
    found = []
    for action in game.legal():
        after = game.copy()
        after.apply_trusted(action)
        found.append(Line(value(after.table, seat), 0, (action,), (key,), after, False))
    return sorted(found, key=by_value, reverse=True)


def best_answer(game: Game[Any], value: Value) -> Action:
    """The answer after which the one who answers stands best."""
    legal = game.legal()
    if len(legal) == 1:
        return legal[0]
    seat = game.decision.player
    best, most = legal[0], float("-inf")
    for action in legal[:MOST_ANSWERS]:
        after = game.copy()
        after.apply_trusted(action)
        worth = value(after.table, seat)
        if worth > most:
            best, most = action, worth
    return best


ENOUGH = 0.05  # an action that gains less is left


def greedy_turn(game: Game[Any], value: Value) -> None:
    """Play the rest of a turn quickly: always the action after which the position looks best."""
    seat = game.decision.player
    table = game.table
    turn = (table.decade, table.round, table.active)
    while game.table.stack and game.decision.kind == "turn" and game.decision.player == seat:
        if (game.table.decade, game.table.round, game.table.active) != turn:
            return
        action = greedy_action(game, value)
        game.apply_trusted(action)
        while game.table.stack and game.decision.kind != "turn":
            game.apply_trusted(best_answer(game, value))


def greedy_action(game: Game[Any], value: Value) -> Action:
    """The action of a turn after which the position looks best, small choices included."""
    seat = game.decision.player
    table = game.table
    here = value(table, seat) + ENOUGH
    turn = (table.decade, table.round, table.active)
    end: Action | None = None
    best, most = None, float("-inf")
    main, main_most = None, float("-inf")
    for action in game.legal():
        kind = type(action)
        if kind is EndTurn:
            end = action
            continue
        after = game.copy()
        after.apply_trusted(action)
        while after.table.stack and after.decision.kind != "turn":
            there = after.table
            if (there.decade, there.round, there.active) != turn:
                break
            after.apply_trusted(best_answer(after, value))
        worth = value(after.table, seat)
        if worth > most:
            best, most = action, worth
        if kind in MAIN_ACTIONS and worth > main_most:
            main, main_most = action, worth
    if best is not None and most > here:
        return best
    if end is not None:
        return end
    return main or best or END_TURN
