"""A turn of the operations phase (specification 7; rulebooks 2).

Exactly one mandatory action and at most one scientist move, one market visit and one card, in any order.
Settles D-21, D-45, D-62, G-04, G-23.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.expertise import gain
from ...table.actions import DECLINE, END_TURN, ChooseProject, Decline, EndTurn, choose_project
from ...table.events import ExpertiseDeclined, TurnBegan, TurnEnded
from .table import FirstTable

MANDATORY_USED = refuse("mandatory_action_used", "turn")
CARD_USED = refuse("card_action_used", "free_actions")


def mandatory_action_used(table: FirstTable) -> Refusal | None:
    return MANDATORY_USED if table.mandatory_done else None


def begin_turn(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: reset the turn and let the player act."""
    table.active = frame.player
    table.mandatory_done = 0
    table.used_scientist = table.used_market = table.used_card = 0
    table.stop = table.triggers = 0
    emit(TurnBegan(frame.player))
    table.follow(Frame("turn", frame.player))


class End(Rule[FirstTable, EndTurn]):
    """DP-09: allowed when the mandatory action is done, or when none is legal (G-04)."""

    action = EndTurn
    rule = "turn"
    exact = True

    def __init__(self, mandatory: tuple[Rule[FirstTable, Any], ...]) -> None:
        self.mandatory = mandatory

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        if not table.mandatory_done and any(rule.is_possible(table, frame) for rule in self.mandatory):
            return refuse("mandatory_action_open", self.rule)
        return None

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[EndTurn]:
        return (END_TURN,)

    def why_not(self, table: FirstTable, frame: Frame, action: EndTurn) -> Refusal | None:
        return None

    def apply(self, table: FirstTable, frame: Frame, action: EndTurn, emit: Emit) -> None:
        emit(TurnEnded(frame.player, table.mandatory_done))
        table.follow(Frame("summits"), Frame("turn_over"))
        if frame.player in table.space_scientist:
            table.follow(Frame("project_expertise", frame.player))


def finish_turn(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: nobody is on turn until the next turn begins."""
    table.active = -1


class ChooseProjectExpertise(Rule[FirstTable, ChooseProject]):
    """DP-21: at the end of the turn one project with an own scientist gives a point in its energy."""

    action = ChooseProject
    rule = "project_expertise"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[ChooseProject]:
        return (choose_project(space) for space in table.scientists_on_projects(frame.player))

    def why_not(self, table: FirstTable, frame: Frame, action: ChooseProject) -> Refusal | None:
        if table.space_scientist[action.space] == frame.player:
            return None
        return refuse("not_your_scientist", self.rule)

    def apply(self, table: FirstTable, frame: Frame, action: ChooseProject, emit: Emit) -> None:
        gain(table, frame.player, table.space_energy[action.space], emit)


class DeclineExpertise(Rule[FirstTable, Decline]):
    """Only under the reading that makes the point optional (D-21)."""

    action = Decline
    rule = "project_expertise"
    exact = True

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        if table.setting.switches.end_turn_expertise == "may":
            return None
        return refuse("not_optional", self.rule)

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[Decline]:
        return (DECLINE,)

    def why_not(self, table: FirstTable, frame: Frame, action: Decline) -> Refusal | None:
        return None

    def apply(self, table: FirstTable, frame: Frame, action: Decline, emit: Emit) -> None:
        emit(ExpertiseDeclined(frame.player))
