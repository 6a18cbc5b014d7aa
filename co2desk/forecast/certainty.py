"""How an event that follows from an action is treated in the preview of that action."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from co2desk.engine.machine.actions import Action


class Treatment(Enum):
    SHOWN = "certain: nothing hidden can change it"
    OWN = "certain as the first event of the actions that bring it about by themselves, else hidden"
    REASON = "certain for some reasons, which lie open; hidden for all others"
    LEFT_OUT = "hidden, but nothing that follows depends on it: the preview goes on without it"
    CUT = "hidden, and what follows depends on it: the preview ends before it"


class EventTreatment(NamedTuple):
    """What becomes of one kind of event, and why."""

    treatment: Treatment
    reason: str
    by: tuple[type[Action], ...] = ()  # for OWN: the actions that bring it about
    reasons: tuple[str, ...] = ()  # for REASON: those that lie open; the event's first value is its reason


Treatments = Mapping[type[object], EventTreatment]  # by the class of the event; what is missing is cut
