"""What an event brings or costs, as numbers: for the figures on the stage, and for the result of a scene."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.ui.models.places import NOBODY

POINTS, MONEY, TECH, CEP = "vp", "money", "tech", "cep"  # the names of their pictures too
GOODS = (POINTS, MONEY, CEP, TECH)


class Figure(NamedTuple):
    player: int  # NOBODY: the team, or a region
    good: str
    amount: int


# Points of a penalty and of a UN goal have their own event, which follows.
FIGURES: dict[type, Callable[[Any], Iterable[Figure]]] = {
    ev.MoneyGained: lambda e: (Figure(e.player, MONEY, e.amount),),
    ev.MoneyPaid: lambda e: (Figure(e.player, MONEY, -e.amount),),
    ev.MoneyGiven: lambda e: (Figure(e.player, MONEY, -e.amount), Figure(e.to, MONEY, e.amount)),
    ev.TechGained: lambda e: (Figure(e.player, TECH, e.amount),),
    ev.TechPaid: lambda e: (Figure(e.player, TECH, -e.amount),),
    ev.TechDonated: lambda e: (Figure(e.player, TECH, -1),),
    ev.PointsGained: lambda e: (Figure(e.player, POINTS, e.amount),),
    ev.PointsLost: lambda e: (Figure(e.player, POINTS, -e.amount),),
    ev.CepGained: lambda e: (Figure(e.player, CEP, 1),),
    ev.CepPaid: lambda e: (Figure(e.player, CEP, -1),),
    ev.CepForced: lambda e: (Figure(e.player, MONEY, -e.money), Figure(e.player, POINTS, -e.vp)),
    ev.RegionCepPaid: lambda e: (Figure(NOBODY, CEP, -1),),
    ev.CompanyGoalCashed: lambda e: (Figure(e.player, MONEY, e.money),),
    ev.IncomeSplit: lambda e: (Figure(e.player, MONEY, e.money), Figure(e.player, POINTS, e.vp)),
    ev.EnvironmentalPenalty: lambda e: (Figure(NOBODY, POINTS, -e.vp),),
    ev.Co2Reduced: lambda e: (Figure(NOBODY, POINTS, -e.vp),),
}
# Events that say how high the CO₂ level is.
LEVELS = (ev.FossilPlantPlaced, ev.FossilReplaced, ev.Co2Reduced, ev.SecondActionBought)


def figures_of(event: Event, energies: Sequence[str]) -> list[Figure]:
    """Without those that change nothing. A point of expertise is a good with the name of its energy."""
    if isinstance(event, ev.ExpertiseGained):
        return [Figure(event.player, energies[event.energy], 1)]
    made = FIGURES.get(type(event))
    return [figure for figure in made(event) if figure.amount] if made else []


def level_of(event: Event) -> int | None:
    """The CO₂ level after an event that changes it."""
    found: int | None = getattr(event, "co2", None) if isinstance(event, LEVELS) else None
    return found


def totals(events: Sequence[Event], energies: Sequence[str]) -> Counter[tuple[int, str]]:
    """By player and good: what all these events brought together. A CEP that a region paid is nobody's."""
    found: Counter[tuple[int, str]] = Counter()
    for event in events:
        for figure in figures_of(event, energies):
            if (figure.player, figure.good) != (NOBODY, CEP):
                found[figure.player, figure.good] += figure.amount
    return found
