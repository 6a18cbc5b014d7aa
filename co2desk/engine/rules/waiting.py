"""What may wait on the decision stack of a position that did not come out of a game.

A game that is played makes its own stack; one that is written by hand can claim anything. Below the decision
lies the rest of the sequence of play, which follows from the markers on the table.
"""

from __future__ import annotations

from ..machine.frames import NOBODY, Frame
from ..table.ids import Player
from ..table.shapes import Problem
from ..table.table import Table
from .invariants import players, problem


def over_or_waiting(table: Table) -> list[Problem]:
    """Exactly one of both: an ending, without anybody on turn, or a decision, without a scoring."""
    contradiction = table.active >= 0 if table.ending else bool(table.scoring)
    if bool(table.stack) == bool(table.ending) or contradiction:
        return [problem("stack", "over_or_waiting")]
    return []


def turns_to_come(table: Table, rounds: int) -> list[Frame]:
    """The turns of this round after the active player's, and the rounds that are left."""
    order = table.setting.turn_order(table.start_player)
    rest = [Frame("turn_begin", player) for player in order[order.index(table.active) + 1 :]]
    return rest + [Frame("round", NOBODY, (n,)) for n in range(table.round + 1, rounds + 1)]


def drafting(table: Table) -> list[Player]:
    """Who still keeps a card of this round's packets, in order; nobody when hands and packets fit no moment
    of a draft: who has chosen holds fewer cards than who has not."""
    setting = table.setting
    order = setting.turn_order(table.start_player)
    size = setting.base.lobby_hand
    if any(len(table.lobby_hand[p]) + len(table.packets[p]) != size for p in players(table)):
        return []
    for keep in setting.draft_keeps:
        choices = [player for player in order for _ in range(keep)]
        for done in range(len(choices)):
            if all(len(table.packets[p]) == size - choices[:done].count(p) for p in players(table)):
                return choices[done:]
        size -= keep
    return []
