"""The ways a game of Second Chance can end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...table.events import GameEnded

if TYPE_CHECKING:
    from .table import SecondChanceTable

WON = "team_won"
POINTS_LOST = "points_lost"
CO2_LOST = "planet_lost"
GOALS_MISSED = "personal_goals_missed"
UN_GOALS_MISSED = "un_goals_missed"
SOLO_GOAL_MISSED = "solo_goal_missed"
LAST_DECADE = "last_decade"
ENDINGS = (WON, POINTS_LOST, CO2_LOST, GOALS_MISSED, UN_GOALS_MISSED, SOLO_GOAL_MISSED, LAST_DECADE)


def end_game(table: SecondChanceTable, reason: str, emit: Emit) -> None:
    """Nothing else happens any more, except the final scoring of a finished competitive game."""
    table.stack.clear()
    table.active = -1
    table.ending = reason
    emit(GameEnded(reason))
    if reason == LAST_DECADE:
        table.follow(Frame("scoring"))
