"""Rounds and turns (first edition: specification 7; Second Chance: 6).

Exactly one mandatory (main) action and each free (director) action at most once, in any order. A turn ends
when its player says so. Settles D-45, D-62, G-04, A11, A54.
"""

from __future__ import annotations

from typing import Any

from ..machine.frames import NOBODY, Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, OnlyRule, Rule
from ..table.actions import END_TURN, EndTurn
from ..table.events import RoundBegan, TurnBegan, TurnEnded
from ..table.table import Table

MANDATORY_USED = refuse("mandatory_action_used", "turn")
MANDATORY_OPEN = refuse("mandatory_action_open", "turn")
CARD_USED = refuse("card_action_used", "free_actions")


def begin_round(table: Table, frame: Frame, emit: Emit) -> None:
    """Task: everybody has one turn, the start player first."""
    table.round = frame.data[0]
    emit(RoundBegan(table.round))
    order = table.setting.turn_order(table.start_player)
    table.follow(*(Frame("turn_begin", player) for player in order))


def begin_turn(table: Table, frame: Frame, emit: Emit) -> None:
    """Task: reset the turn and let the player act."""
    table.active = frame.player
    table.mandatory_done = 0
    table.used_scientist = table.used_market = table.used_card = 0
    table.stop = table.triggers = 0
    emit(TurnBegan(frame.player))
    table.follow(Frame("turn", frame.player))


def finish_turn(table: Table, frame: Frame, emit: Emit) -> None:
    """Task: nobody is on turn until the next turn begins."""
    table.active = NOBODY


class End(OnlyRule[Table, EndTurn]):
    """DP-09, D5: allowed when the mandatory action is done, or when none is legal (G-04, A11)."""

    action = EndTurn
    rule = "turn"
    only = END_TURN
    ends = True

    def __init__(self, mandatory: tuple[Rule[Any, Any], ...], steps: tuple[str, ...]) -> None:
        self.mandatory = mandatory
        self.steps = tuple(Frame(step) for step in steps)  # what happens at the end of a turn, in order

    def closed(self, table: Table, frame: Frame) -> Refusal | None:
        if not table.mandatory_done and any(rule.is_possible(table, frame) for rule in self.mandatory):
            return MANDATORY_OPEN
        return None

    def apply(self, table: Table, frame: Frame, action: EndTurn, emit: Emit) -> None:
        emit(TurnEnded(frame.player, int(bool(table.mandatory_done))))
        table.follow(*self.steps)
