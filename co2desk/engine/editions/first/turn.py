"""The end of a turn of the operations phase (specification 7, T1; rulebooks 2, 2.2.1.1).

First the expertise of one project, then finished summits. Settles D-21, G-23, G-31.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, OnlyRule, Rule
from ...rules.expertise import gain
from ...rules.turns import MANDATORY_USED
from ...table.actions import DECLINE, ChooseProject, Decline, choose_project
from ...table.events import ExpertiseDeclined
from .table import FirstTable


def mandatory_action_used(table: FirstTable) -> Refusal | None:
    return MANDATORY_USED if table.mandatory_done else None


def turn_expertise(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: whoever has a scientist on a project gains a point at the end of the turn."""
    if table.active in table.space_scientist:
        table.follow(Frame("project_expertise", table.active))


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


class DeclineExpertise(OnlyRule[FirstTable, Decline]):
    """Only under the reading that makes the point optional (D-21)."""

    action = Decline
    rule = "project_expertise"
    only = DECLINE

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        if table.setting.switches.end_turn_expertise == "may":
            return None
        return refuse("not_optional", self.rule)

    def apply(self, table: FirstTable, frame: Frame, action: Decline, emit: Emit) -> None:
        emit(ExpertiseDeclined(frame.player))
