"""CO₂: Second Chance in the window."""

from __future__ import annotations

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.forecast import RivalForecast, TeamForecast
from co2desk.ui.board.edition import EditionBoard
from co2desk.ui.editions.declaration import Declaration, Step
from co2desk.ui.editions.second_chance.actions.records import SECOND_CHANCE_ACTIONS
from co2desk.ui.editions.second_chance.editors import SECOND_CHANCE_EDITORS
from co2desk.ui.editions.second_chance.event_places import SECOND_CHANCE_EVENTS
from co2desk.ui.editions.second_chance.forecast.goals import GoalRows
from co2desk.ui.editions.second_chance.forecast.points import PointsRows
from co2desk.ui.editions.second_chance.forecast.rivals import RivalRows
from co2desk.ui.editions.second_chance.forecast.shared import (
    rival_headline,
    rival_risk,
    team_headline,
    team_risk,
)
from co2desk.ui.editions.second_chance.goal_words import SecondGoals
from co2desk.ui.editions.second_chance.layout import second_layout
from co2desk.ui.editions.second_chance.new_game import SECOND_CHANCE_FORM
from co2desk.ui.editions.second_chance.places import second_places
from co2desk.ui.editions.second_chance.scenes import second_scenes
from co2desk.ui.editions.second_chance.words.board import SecondWords
from co2desk.ui.forecast.page import ForecastPage
from co2desk.ui.i18n.translation import translate
from co2desk.ui.log.lines import CARD, EXPERTISE, SUPPLY
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.models.shared_places import SCIENTISTS_AT_SEAT

TAKEN = 2  # of `second_action`: bought, and taken


def turn_steps(table: SecondChanceTable) -> tuple[Step, ...]:
    """One main action, alone perhaps a second one, and each director action at most once (6)."""
    second = (("second", table.second_action == TAKEN),) if table.setting.opponent else ()
    return (
        ("main", bool(table.mandatory_done)),
        *second,
        ("scientist", bool(table.used_scientist)),
        ("market", bool(table.used_market)),
        ("card", bool(table.used_card)),
    )


def log_names() -> dict[str, str]:
    return {
        EXPERTISE: translate("LogPanel", "Show knowledge"),
        CARD: translate("LogPanel", "Show lobbyist cards"),
        SUPPLY: translate("LogPanel", "Show income and energy supply"),
    }


SECOND_CHANCE = Declaration(
    new_game=SECOND_CHANCE_FORM,
    places=second_places,
    event_places=SECOND_CHANCE_EVENTS,
    board=EditionBoard(
        layout=second_layout,
        words=SecondWords,
        also_repaint={
            # The continent shows which plants stand on it.
            PlaceKind.SLOT: lambda key: (at.region(key.number),),
            PlaceKind.PROGRESS: lambda key: (at.personal_goal(key.number),),
            PlaceKind.SOLO_STATE: lambda key: (at.SOLO_CARD,),
            PlaceKind.SEAT: lambda key: (*SCIENTISTS_AT_SEAT, at.MARKERS),
        },
    ),
    forecast={
        TeamForecast: ForecastPage(team_headline, (PointsRows, GoalRows), team_risk),
        RivalForecast: ForecastPage(rival_headline, (RivalRows,), rival_risk),
    },
    goals=SecondGoals,
    actions=SECOND_CHANCE_ACTIONS,
    editors=SECOND_CHANCE_EDITORS,
    scenes=second_scenes,
    turn_steps=turn_steps,
    team_decisions=frozenset({"reduction"}),
    log_names=log_names,
)
