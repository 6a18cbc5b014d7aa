"""A whole turn of a partner, searched quickly: one lane for each main action.

As in `bots/search.py`, but for thousands of turns: of the many plans only one region for each energy and
subsidy is tried, small choices are made one by one, and a main action that was possible at the start of the
turn is not tried again after every free one.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from co2desk.bots.rivals.search import LANES, MAIN_ACTIONS, position_key
from co2desk.bots.team.terms import value
from co2desk.bots.team.tiles import REGION, layout
from co2desk.bots.thought import Step
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import EndTurn, Plan

# Choices that open a lane of their own; all others are made at once, the best one first.
BRANCHING = frozenset({"research_grant", "granted_move", "displaced", "owed_action", "second_action"})
DEEPEST = 9
MOST_BRANCHES = 1  # of those, after one action


class Line(NamedTuple):
    """Steps of a turn, and the position after them; the last step ends the turn."""

    value: float
    lane: int
    steps: tuple[Step, ...]
    game: Game[Any]


def by_value(line: Line) -> float:
    return line.value


def turn_lines(game: Game[Any], seat: int, width: int) -> list[Line]:
    """Lines from this decision to the end of the turn, the best first. `seat` is whose eyes judge."""
    table = game.table
    turn = (table.decade, table.round, table.active)
    seen: set[int] = {position_key(table)}
    finished: list[Line] = []
    beam = [Line(0.0, 0, (), game)]
    at_start: set[Action] = set()
    for depth in range(DEEPEST):
        lanes: dict[int, list[Line]] = {}
        for line in beam:
            grow(line, seat, turn, seen, at_start, depth, lanes, finished)
        beam = []
        for lane in lanes.values():
            lane.sort(key=by_value, reverse=True)
            beam += lane[:width]
        if not beam:
            break
    finished.sort(key=by_value, reverse=True)
    return finished


def grow(  # noqa: PLR0913, PLR0917 - everything that the search of a turn shares
    line: Line,
    seat: int,
    turn: tuple[int, int, int],
    seen: set[int],
    at_start: set[Action],
    depth: int,
    lanes: dict[int, list[Line]],
    finished: list[Line],
) -> None:
    """All positions one action further on, into their lanes; lines that may end here are finished."""
    waiting = [(line, 0)]
    while waiting:
        line, branches = waiting.pop()
        game = line.game
        kind = game.decision.kind
        for action in worth_trying(game):
            what = type(action)
            main = MAIN_ACTIONS.get(what)
            if main is not None and kind == "turn":
                if depth == 0:
                    at_start.add(action)
                elif action in at_start and what is Plan:
                    continue
            steps = (*line.steps, Step(kind, action))
            if what is EndTurn:
                finished.append(Line(value(game.table, seat), line.lane, steps, game))
                continue
            after = game.copy()
            after.apply_trusted(action)
            steps = settle(after, seat, steps, branches < MOST_BRANCHES)
            table = after.table
            lane = line.lane if main is None else line.lane * LANES + main
            if not table.stack or (table.decade, table.round, table.active) != turn:
                finished.append(Line(value(table, seat), lane, steps, after))
                continue
            new = position_key(table)
            if new in seen:
                continue
            seen.add(new)
            if table.stack[-1].kind == "turn":
                lanes.setdefault(lane, []).append(Line(value(table, seat), lane, steps, after))
            else:
                waiting.append((Line(0.0, lane, steps, after), branches + 1))


def settle(game: Game[Any], seat: int, steps: tuple[Step, ...], branch: bool) -> tuple[Step, ...]:
    """Make the small choices that wait now; stop at one that is worth a branch."""
    stack = game.table.stack
    while stack and stack[-1].kind != "turn":
        frame = stack[-1]
        if branch and frame.kind in BRANCHING and frame.player == game.table.active:
            break
        action = best_answer(game, seat)
        steps = (*steps, Step(frame.kind, action))
        game.apply_trusted(action)
    return steps


def best_answer(game: Game[Any], seat: int) -> Action:
    """The answer after which the team stands best."""
    legal = game.legal()
    best = legal[0]
    if len(legal) == 1:
        return best
    most = -1e9
    for action in legal:
        after = game.copy()
        after.apply_trusted(action)
        worth = value(after.table, seat)
        if worth > most:
            best, most = action, worth
    return best


def worth_trying(game: Game[Any]) -> list[Action]:
    """The legal actions; of plans only the best region for each energy and subsidy."""
    legal = game.legal()
    if len(legal) < 30:
        return legal
    found: list[Action] = []
    best: dict[tuple[int, int], tuple[float, Plan]] = {}
    regions: list[float] = []
    for action in legal:
        if type(action) is not Plan:
            found.append(action)
            continue
        if not regions:
            regions = region_merits(game.table)
        merit = regions[action.region] + (
            0.25 * game.table.region_cep[action.region] if action.grant == 0 else 0.0
        )
        key = action.energy, action.grant
        if key not in best or merit > best[key][0]:
            best[key] = merit, action
    found += [action for _, action in best.values()]
    return found


def region_merits(table: SecondChanceTable) -> list[float]:
    """How welcome a plant is in each region: goals on display, room in this decade, nothing begun yet."""
    setting = table.setting
    merits = [0.0] * setting.regions
    for index, (kind, region, _) in enumerate(layout(setting, table.env_tiles)):
        if kind == REGION and not table.env_done[index]:
            merits[region] += 1.0
    for region, row in enumerate(table.demand):
        if row[min(table.decade, len(row)) - 1] is None:
            merits[region] += 0.6
        begun = 3 - table.space_stage[3 * region : 3 * region + 3].count(0)
        merits[region] -= 0.9 * begun
    return merits
