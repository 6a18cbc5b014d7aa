"""Puts names in the place of numbers and sentences in the place of codes."""

from __future__ import annotations

from co2desk.text.actions import Actions
from co2desk.text.concerns import Concerns
from co2desk.text.decisions import Decisions
from co2desk.text.events import Events
from co2desk.text.lessons import Lessons
from co2desk.text.plans import Plans
from co2desk.text.reasons import Reasons
from co2desk.text.references import References
from co2desk.text.setup import Setup


class Speaker(Events, Concerns, References, Decisions, Actions, Reasons, Plans, Setup, Lessons):
    """Everything that can be said about one game; see `Words` for what it is made with.

    For a game that is played, `kit` is `table.setting.base` (the components as the chosen readings adjust
    them) and `readings` are the session's.
    """
