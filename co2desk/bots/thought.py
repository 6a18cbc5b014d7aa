"""What a computer player thought about one decision: what it chose, and what else it saw."""

from __future__ import annotations

from typing import NamedTuple

from co2desk.engine.machine.actions import Action
from co2desk.engine.table.ids import NONE


class Idea(NamedTuple):
    """Actions of one turn that belong together, and what they are worth compared with the position now."""

    actions: tuple[Action, ...]
    points: float


class Intention(NamedTuple):
    """Something that a partner plans (`seat` is its own) or asks of another one; what does not belong to the
    code is NONE. `co2desk/bots/team/intentions.py` has the codes."""

    code: str
    seat: int
    energy: int = NONE
    region: int = NONE
    summit: int = NONE  # a space for summits on the board
    card: int = NONE  # a UN goal on display
    partner: int = NONE  # who receives something


class Step(NamedTuple):
    """An answer, and the kind of the decision it answered."""

    kind: str
    action: Action


class TeamPlan(NamedTuple):
    """What a partner proposes to the others for the rest of the decade: turns from a moment on, each with its
    steps. No card in a hand is named."""

    moment: tuple[int, int, int]  # decade, round and seat of the first turn
    turns: tuple[tuple[Step, ...], ...]


class Thought(NamedTuple):
    """The first idea is the one that was chosen; it begins with `action`. `explain` says why."""

    action: Action
    ideas: tuple[Idea, ...] = ()
    intentions: tuple[Intention, ...] = ()  # for the decade, of a partner
    team_plan: TeamPlan | None = None  # a new one
