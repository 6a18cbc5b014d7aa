"""What decided a finished game: three facts, each with the step at which the board shows it.

Everything here is told when the game is over, and from what everybody may know then. Each kind of game has
more facts than are told, the weightiest first. There are fewer than three only where neither the points nor
the level ever changed much: a fact that did not happen is not made up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, pairwise
from typing import NamedTuple

from co2desk.engine.editions.second_chance.ending import GOALS_MISSED, SOLO_GOAL_MISSED, UN_GOALS_MISSED
from co2desk.engine.rules.scoring import Result
from co2desk.engine.table.events import FossilPlantPlaced, PlantBuilt
from co2desk.session.history import History, Series, breakdown, history_of
from co2desk.session.session import Session

MOST = 3
BEFORE = "before"  # the final scoring


class Decisive(NamedTuple):
    """A fact by its code, the step to look at, and its values; `player` and `other` are players."""

    code: str
    step: int
    values: Mapping[str, int | str]


def decisive(session: Session, history: History | None = None) -> tuple[Decisive, ...]:
    """Of a game that is over, the weightiest first."""
    history = history_of(session) if history is None else history
    result: Result = session.game.result
    if not result.winners:
        found = _lost(session, history)
    elif len(history.points) > 1:
        found = _won_by_rivals(session, result, history)
    else:
        found = _won_together(session, history)
    return tuple(islice(found, MOST))


def _won_by_rivals(session: Session, result: Result, history: History) -> Iterator[Decisive]:
    first, second = result.ranking[:2]
    lead = next((lead for lead in reversed(history.leads) if lead.account == first), None)
    if lead is not None and lead is history.leads[-1]:
        yield Decisive("lead", lead.step, {"player": first, "decade": history.decade[lead.step]})
    yield from _gain(history.points[first], history, player=first)
    before, steps = breakdown(result)
    ahead = {BEFORE: before[first] - before[second]}
    for step in steps:
        ahead[step.name] = (step.gains[first] or 0) - (step.gains[second] or 0)
    name = max(ahead, key=lambda name: ahead[name])
    if ahead[name] > 0:
        code = "ahead_before" if name == BEFORE else "ahead"
        values: dict[str, int | str] = {
            "player": first,
            "other": second,
            "category": name,
            "vp": ahead[name],
        }
        yield Decisive(code, history.steps - 1, values)
    yield from _rise(history)
    yield from _peak(history)
    yield _balance(session, history)


def _won_together(session: Session, history: History) -> Iterator[Decisive]:
    yield from _gain(history.points[0], history)
    yield from _fall(history)
    yield from _rise(history)
    yield from _peak(history)
    yield _balance(session, history)


def _lost(session: Session, history: History) -> Iterator[Decisive]:
    ending = session.game.result.ending
    if ending in (GOALS_MISSED, UN_GOALS_MISSED, SOLO_GOAL_MISSED):  # neither points nor the level tell it
        yield Decisive("ending", history.steps - 1, {"reason": ending})
    yield from _rise(history)
    if history.open_goals:
        yield from _fall(history)
    for crossing in history.crossings:
        if crossing.limit == history.danger and crossing.up:
            values = {"decade": history.decade[crossing.step], "ppm": crossing.limit}
            yield Decisive("danger", crossing.step, values)
            break
    if history.open_goals and history.open_goals[-1]:
        yield Decisive("open_goals", history.steps - 1, {"goals": history.open_goals[-1]})
    yield _balance(session, history)
    if len(history.points) == 1:
        yield from _gain(history.points[0], history)


def _gain(points: Series, history: History, **values: int) -> Iterator[Decisive]:
    """The step that brought most points; the final scoring is told by itself."""
    gains = {step: now - was for step, (was, now) in enumerate(pairwise(points[:-1]), start=1)}
    step = max(gains, key=lambda step: gains[step], default=0)
    if step and gains[step] > 0:
        code = "gain" if values else "team_gain"
        yield Decisive(code, step, {**values, "decade": history.decade[step - 1], "vp": gains[step]})


def _fall(history: History) -> Iterator[Decisive]:
    losses = {step: was - now for step, (was, now) in enumerate(pairwise(history.points[0]), start=1)}
    step = max(losses, key=lambda step: losses[step], default=0)
    if step and losses[step] > 0:
        yield Decisive("fall", step, {"decade": history.decade[step - 1], "vp": losses[step]})


def _rise(history: History) -> Iterator[Decisive]:
    rises = {step: now - was for step, (was, now) in enumerate(pairwise(history.ppm), start=1)}
    step = max(rises, key=lambda step: rises[step], default=0)
    if step and rises[step] > 0:
        yield Decisive("rise", step, {"decade": history.decade[step], "ppm": rises[step]})


def _peak(history: History) -> Iterator[Decisive]:
    """When the level was highest. Not told where it never was higher than at the beginning."""
    highest = max(history.ppm)
    if highest > history.ppm[0]:
        step = history.ppm.index(highest)
        yield Decisive("peak", step, {"decade": history.decade[step], "ppm": highest})


def _balance(session: Session, history: History) -> Decisive:
    events = [event for events in (session.setup_events, *session.events) for event in events]
    green = sum(isinstance(event, PlantBuilt) for event in events)
    fossil = sum(isinstance(event, FossilPlantPlaced) for event in events)
    return Decisive("balance", history.steps - 1, {"green": green, "fossils": fossil})
