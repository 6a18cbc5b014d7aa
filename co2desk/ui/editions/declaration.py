"""What an edition brings to the window, put together from what each feature asks for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from co2desk.ui.actions.records import ActionRecords
from co2desk.ui.board.edition import EditionBoard
from co2desk.ui.editions.new_game import EditionForm
from co2desk.ui.editors.editor import Editors
from co2desk.ui.forecast.page import ForecastPages
from co2desk.ui.goals.words import GoalTeller
from co2desk.ui.models.event_places import EventPlaces
from co2desk.ui.models.place_tree import Place
from co2desk.ui.models.scenes import Scene

Step = tuple[str, bool]  # a step of a turn, and whether it is done


@dataclass(frozen=True)
class Declaration:
    new_game: EditionForm
    places: Callable[[Any], Place[Any]]  # of a setting
    event_places: EventPlaces
    board: EditionBoard
    forecast: ForecastPages
    goals: type[GoalTeller[Any]]
    actions: ActionRecords
    editors: Editors
    scenes: Callable[[Any], tuple[Scene, ...]]  # of a setting: what plays on the stage
    turn_steps: Callable[[Any], tuple[Step, ...]]  # of a table
    # Decisions about what belongs to a whole team: people answer them, also for a computer player.
    team_decisions: frozenset[str] = frozenset()
    # Kinds of lines that the log offers under the edition's own words, asked again in every language.
    log_names: Callable[[], dict[str, str]] = dict
