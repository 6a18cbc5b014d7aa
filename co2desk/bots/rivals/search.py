"""A whole turn, searched: the best lines of actions, with one lane for each main action.

A beam over single actions would fill with the many ways to propose a project. So every depth keeps the best
positions of each lane: no main action yet, proposed, installed, built. Free actions and small choices are
tried around all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import (
    END_TURN,
    Bid,
    Build,
    BuildPlant,
    CashCompanyGoal,
    EndTurn,
    GiveBonus,
    Infrastructure,
    Install,
    Plan,
    Propose,
)
from co2desk.engine.table.table import Table

Value = Callable[[Any, int], float]

MAIN_ACTIONS: dict[type[Action], int] = {
    Propose: 1,
    Plan: 1,
    Install: 2,
    Infrastructure: 2,
    Build: 3,
    BuildPlant: 3,
}
BUILDING = 3
LANES = 4  # a second main action of a turn (alone) makes a lane of its own
DEEPEST = 14
MOST_ANSWERS = 40
MAY_CASH = ("turn", "forced_purchase")  # decisions in which money is spent, and no bonus is given
STARTING, BID_DOLLAR = 1.0, 0.7  # points: to start a decade, and a dollar that is bid for it
SMALL_CHOICES = 2  # answers that are followed where one small choice leads to the next


class Line(NamedTuple):
    """Actions of one turn, the position after them (before the turn is ended, if `open`), and its worth."""

    value: float
    lane: int
    actions: tuple[Action, ...]
    keys: tuple[int, ...]  # of the position before each action
    game: Game[Any]
    open: bool


def position_key(table: Table) -> int:
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


def sensible(game: Game[Any]) -> list[Action]:
    """The legal actions that are worth a thought.

    A bonus is not handed to a rival, and a company goal is turned into money only where money is spent."""
    legal = game.legal()
    frame = game.decision
    if frame.kind in MAY_CASH:
        return legal
    found: list[Action] = []
    for action in legal:
        if type(action) is GiveBonus:
            if action.player != frame.player:
                continue
        elif type(action) is CashCompanyGoal:
            continue
        found.append(action)
    return found


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
        for action in sensible(game):
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


def ranked_answers(worlds: list[Game[Any]], value: Value) -> list[Line]:
    """All answers to a decision outside the own turn, the best first: on the average of some worlds, because
    what is drawn next can matter more than the answer."""
    game = worlds[0]
    seat = game.decision.player
    key = position_key(game.table)
    found = []
    for action in sensible(game):
        total = 0.0
        for world in worlds:
            total += worth_after(answered(world, action, value), action, seat, value)
        after = answered(game, action, value)
        found.append(Line(total / len(worlds), 0, (action,), (key,), after, False))
    return sorted(found, key=by_value, reverse=True)


def best_answer(game: Game[Any], value: Value) -> Action:
    """The answer after which the one who answers stands best."""
    answers = sensible(game)
    if len(answers) == 1:
        return answers[0]
    seat = game.decision.player
    best, most = answers[0], float("-inf")
    for action in answers[:MOST_ANSWERS]:
        worth = worth_after(answered(game, action, value), action, seat, value)
        if worth > most:
            best, most = action, worth
    return best


def worth_after(game: Game[Any], action: Action, seat: int, value: Value) -> float:
    """What the position after an answer is worth; a bid is paid later, if nobody bids more."""
    worth = value(game.table, seat)
    if type(action) is Bid:
        worth += STARTING - BID_DOLLAR * action.amount
    return worth


def answered(game: Game[Any], action: Action, value: Value) -> Game[Any]:
    """The position after an answer; turning a goal into money is none yet."""
    after = game.copy()
    after.apply_trusted(action)
    if type(action) is CashCompanyGoal:
        after.apply_trusted(best_answer(after, value))
    return after


ENOUGH = 0.05  # an action that gains less is left
SECOND_LOOKS = 2  # of a quick player
Leaning = tuple[float, ...]  # points that a player adds to free actions, proposing, installing and building
IMPARTIAL: Leaning = (0.0, 0.0, 0.0, 0.0)


def greedy_turn(game: Game[Any], value: Value, leaning: Leaning = IMPARTIAL) -> None:
    """Play the rest of a turn quickly: always the action after which the position looks best."""
    seat = game.decision.player
    table = game.table
    turn = (table.decade, table.round, table.active)
    while game.table.stack and game.decision.kind == "turn" and game.decision.player == seat:
        if (game.table.decade, game.table.round, game.table.active) != turn:
            return
        action = greedy_action(game, value, leaning)
        game.apply_trusted(action)
        while game.table.stack and game.decision.kind != "turn":
            game.apply_trusted(best_answer(game, value))


def greedy_action(game: Game[Any], value: Value, leaning: Leaning = IMPARTIAL) -> Action:
    """The action of a turn after which the position looks best."""
    judged = quickly_judged(game, value)
    if leaning is not IMPARTIAL:
        judged = [(worth + leaning[MAIN_ACTIONS.get(type(action), 0)], action) for worth, action in judged]
    return best_judged(judged, value(game.table, game.decision.player))


def vague_action(game: Game[Any], value: Value, doubt: float, chance: Random) -> Action:
    """The same, but any main action that looks about as good as the best one, if that is no plant."""
    judged = judged_actions(game, value)
    best = best_judged(judged, value(game.table, game.decision.player))
    if MAIN_ACTIONS.get(type(best), BUILDING) == BUILDING:
        return best
    mains = [(worth, action) for worth, action in judged if type(action) in MAIN_ACTIONS]
    least = max(worth for worth, _ in mains) - doubt
    return chance.choice([action for worth, action in mains if worth >= least])


def judged_actions(game: Game[Any], value: Value) -> list[tuple[float, Action]]:
    """All actions of a turn with what the position after them is worth, small choices included."""
    return [(worth_of(game, action, value), action) for action in game.legal()]


def quickly_judged(game: Game[Any], value: Value) -> list[tuple[float, Action]]:
    """The same, with a second look at the best ones only.

    Most of the work goes into small choices that follow from actions, and many actions lead to the same ones.
    So the first look answers a question as it was answered after the action before."""
    usual: dict[tuple[str, int], Action] = {}
    first = [(worth_of(game, action, value, usual), action) for action in game.legal()]
    if not usual:
        return first
    first.sort(key=by_worth, reverse=True)
    second = [(worth_of(game, action, value), action) for _, action in first[:SECOND_LOOKS]]
    return second + first[SECOND_LOOKS:]


def by_worth(judged: tuple[float, Action]) -> float:
    return judged[0]


def worth_of(
    game: Game[Any], action: Action, value: Value, usual: dict[tuple[str, int], Action] | None = None
) -> float:
    """What the position after an action of a turn is worth. Answers in `usual` are given again, and new ones
    are kept there."""
    table = game.table
    seat = game.decision.player
    if type(action) is EndTurn:
        return value(table, seat)
    turn = (table.decade, table.round, table.active)
    after = game.copy()
    after.apply_trusted(action)
    while after.table.stack and after.decision.kind != "turn":
        there = after.table
        if (there.decade, there.round, there.active) != turn:
            break
        after.apply_trusted(usual_answer(after, value, usual))
    return value(after.table, seat)


def usual_answer(game: Game[Any], value: Value, usual: dict[tuple[str, int], Action] | None) -> Action:
    if usual is None:
        return best_answer(game, value)
    question = (game.decision.kind, game.decision.player)
    answer = usual.get(question)
    if answer is None or game.why_not(answer) is not None:
        answer = usual[question] = best_answer(game, value)
    return answer


def best_judged(judged: list[tuple[float, Action]], here: float) -> Action:
    """The action that gains most. Where none gains, the turn is ended, or else the best main action taken."""
    best: Action = END_TURN
    last: Action = END_TURN  # where nothing gains
    most = least_bad = float("-inf")
    for worth, action in judged:
        kind = type(action)
        if kind is EndTurn:
            last, least_bad = action, float("inf")
        elif worth > most:
            best, most = action, worth
        if kind in MAIN_ACTIONS and worth > least_bad:
            last, least_bad = action, worth
    return best if most > here + ENOUGH else last
