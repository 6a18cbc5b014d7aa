"""CO₂ (2012) in the window."""

from __future__ import annotations

from co2desk.engine.editions.first.table import FirstTable
from co2desk.forecast import Forecast
from co2desk.ui.board.edition import EditionBoard
from co2desk.ui.editions.declaration import Declaration, Step
from co2desk.ui.editions.first.actions.records import FIRST_ACTIONS
from co2desk.ui.editions.first.editors import FIRST_EDITORS
from co2desk.ui.editions.first.event_places import FIRST_EVENTS
from co2desk.ui.editions.first.forecast.headline import headline, risk
from co2desk.ui.editions.first.forecast.outcome import OutcomeRows
from co2desk.ui.editions.first.forecast.supply import SupplyRows
from co2desk.ui.editions.first.goal_words import FirstGoals
from co2desk.ui.editions.first.layout import first_layout
from co2desk.ui.editions.first.new_game import FIRST_FORM
from co2desk.ui.editions.first.places import first_places
from co2desk.ui.editions.first.scenes import first_scenes
from co2desk.ui.editions.first.words import FirstWords
from co2desk.ui.forecast.page import ForecastPage
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.models.shared_places import SCIENTISTS_AT_SEAT


def turn_steps(table: FirstTable) -> tuple[Step, ...]:
    """One main action, and each free action at most once."""
    return (
        ("main", bool(table.mandatory_done)),
        ("scientist", bool(table.used_scientist)),
        ("market", bool(table.used_market)),
        ("card", bool(table.used_card)),
    )


FIRST = Declaration(
    new_game=FIRST_FORM,
    places=first_places,
    event_places=FIRST_EVENTS,
    board=EditionBoard(
        layout=first_layout,
        words=FirstWords,
        also_repaint={
            # The continent shows which plants stand on it.
            PlaceKind.SLOT: lambda key: (at.region(key.number),),
            # The crane stands where the next plant is within reach.
            PlaceKind.PLANTS: lambda key: (at.track(key.number),),
            PlaceKind.SEAT: lambda key: SCIENTISTS_AT_SEAT,
        },
    ),
    forecast={Forecast: ForecastPage(headline, (SupplyRows, OutcomeRows), risk)},
    goals=FirstGoals,
    actions=FIRST_ACTIONS,
    editors=FIRST_EDITORS,
    scenes=first_scenes,
    turn_steps=turn_steps,
)
