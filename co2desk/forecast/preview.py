"""The preview of an action: what it certainly leads to, before anybody has to decide again.

The action is tried on a copy with the real rules. What came out of hidden piles, hands and goals is taken out
again, event by event, as the edition's table of events says; so a preview never tells more than a careful
reader of the rules could work out at the table.
"""

from __future__ import annotations

from typing import Any, NamedTuple, TypeVar, overload

from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import CashCompanyGoal
from co2desk.engine.table.events import ExpertiseGained
from co2desk.engine.table.ids import Energy, Player
from co2desk.engine.table.kit import Bonus
from co2desk.engine.table.table import Table
from co2desk.forecast.certainty import EventTreatment, Treatment, Treatments
from co2desk.forecast.first.events import FIRST_EVENTS, FORECAST_KNOWS_NOTHING_OF
from co2desk.forecast.forecast import forecast
from co2desk.forecast.records import Forecast, Outlook
from co2desk.forecast.second_chance.events import SECOND_EVENTS, SECOND_FORECAST_KNOWS_NOTHING_OF
from co2desk.forecast.second_chance.records import RivalForecast, TeamForecast
from co2desk.forecast.trial import Trial

# By edition: what becomes of each kind of event, and which hidden ones a forecast does not look at.
EVENTS: dict[str, tuple[Treatments, frozenset[type[object]]]] = {
    "first": (FIRST_EVENTS, FORECAST_KNOWS_NOTHING_OF),
    "second_chance": (SECOND_EVENTS, SECOND_FORECAST_KNOWS_NOTHING_OF),
}
UNKNOWN = EventTreatment(Treatment.CUT, "nobody has decided yet")

T = TypeVar("T", bound=Table)


class Step(NamedTuple):
    """One step on an expertise track, and the bonus on the space it leads to."""

    energy: Energy
    level: int
    bonus: Bonus | None


def actor(game: Game[Any], action: Action) -> Player:
    """Who takes an action: whoever has to decide, or the owner of a company goal."""
    return action.player if type(action) is CashCompanyGoal else game.decision.player


def tried(game: Game[T], action: Action) -> Trial[T]:
    """A legal action on a copy; raises IllegalActionError like the game itself."""
    treatments, harmless = EVENTS[game.table.setting.base.edition]
    twin = game.copy()
    shown: list[Event] = []
    certain = True
    for event in twin.apply(action):
        told = treatments.get(type(event), UNKNOWN)
        treatment = told.treatment
        if treatment is Treatment.OWN:
            own = not shown and type(action) in told.by
            treatment = Treatment.SHOWN if own else Treatment.CUT
        elif treatment is Treatment.REASON:
            treatment = Treatment.SHOWN if event[0] in told.reasons else Treatment.CUT
        if treatment is Treatment.SHOWN:
            shown.append(event)
        else:
            certain = certain and type(event) in harmless
        if treatment is Treatment.CUT:
            break
    return Trial(tuple(shown), twin.table, certain)


def preview(game: Game[Any], action: Action) -> tuple[Event, ...]:
    """What an action certainly leads to, until somebody has to decide or something hidden would show."""
    return tried(game, action).events


@overload
def forecast_after(game: Game[FirstTable], action: Action, seat: Player) -> Forecast | None: ...
@overload
def forecast_after(
    game: Game[SecondChanceTable], action: Action, seat: Player
) -> TeamForecast | RivalForecast | None: ...
def forecast_after(game: Game[Any], action: Action, seat: Player) -> Outlook | None:
    """The forecast after an action; None when something hidden decides what it would say."""
    trial = tried(game, action)
    return forecast(trial.table, seat) if trial.certain else None


def chain(game: Game[Any], action: Action) -> tuple[Step, ...]:
    """The steps on the tracks that an action certainly brings to its player, bonuses followed (10, G-21)."""
    player = actor(game, action)
    tracks = game.table.setting.base.tracks
    return tuple(
        Step(event.energy, event.level, tracks[event.energy].bonus[event.level - 1])
        for event in preview(game, action)
        if type(event) is ExpertiseGained and event.player == player
    )
