"""Decisions at the end of a decade: income, and air bought back (11, 13).

What they are worth shows only when the decade's books are closed. So every answer is tried, the rest of the
bookkeeping follows in the simplest way, and the position at the start of the next decade is judged.
"""

from __future__ import annotations

from typing import Any

from co2desk.bots.team.terms import value
from co2desk.bots.team.turn import best_answer
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import split_income

MOST_SPLITS = 4  # ways to divide an income that are tried


def bookkeeping_answer(game: Game[Any], seat: int) -> Action:
    frame = game.decision
    if frame.kind != "income_split":
        return best_answer(game, seat)
    amount = frame.data[0]
    steps = min(amount, MOST_SPLITS - 1)
    best: Action = split_income(0)
    most = -1e9
    for step in range(steps + 1):
        action = split_income((amount * step + steps - 1) // steps)
        after = game.copy()
        after.apply_trusted(action)
        worth = value(after.table, seat)
        if worth > most:
            best, most = action, worth
    return best
