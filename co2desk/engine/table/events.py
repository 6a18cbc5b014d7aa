"""What happened: facts in the past tense, as small records of numbers.

Log lines, animation and model signals are made from events; they are never stored as sentences.
One list, however long: whoever writes sentences or animations goes through it from top to bottom. The
annotation of a field names what its number means, as in actions. `PRIVATE` lists the fields that
only the event's own player may see.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from ..machine.rule import Event
from .ids import Card, Count, Energy, Fossil, Goal, Place, Player, Region, Source, Space, Summit


# time
class DecadeBegan(NamedTuple):
    decade: Count


class RoundBegan(NamedTuple):
    round: Count


class TurnBegan(NamedTuple):
    player: Player


class TurnEnded(NamedTuple):
    player: Player
    acted: Count  # 0 when no mandatory action was possible


class StartPlayerChanged(NamedTuple):
    player: Player


class GameEnded(NamedTuple):
    reason: str


class ActionsTakenBack(NamedTuple):
    """No rule emits it: the session tells it of the table's consent, and in games for practice."""

    player: Player  # who decides again
    actions: Count
    how: str


# money, goods, points
class MoneyGained(NamedTuple):
    player: Player
    amount: Count
    cause: str


class MoneyPaid(NamedTuple):
    player: Player
    amount: Count
    cause: str


class MoneyGiven(NamedTuple):
    """From one player to another: the fee for sending a scientist away."""

    player: Player
    to: Player
    amount: Count


class TechGained(NamedTuple):
    player: Player
    amount: Count
    missing: Count  # what the supply could not give (G-02)


class TechPaid(NamedTuple):
    player: Player
    amount: Count
    by_region: Count


class PointsGained(NamedTuple):
    player: Player
    amount: Count
    cause: str


class PointsLost(NamedTuple):
    player: Player
    amount: Count
    cause: str


class CepGained(NamedTuple):
    player: Player
    origin: str  # market or bank


class CepMissed(NamedTuple):
    """The market and the bank are empty: a CEP that was due is lost (G-01)."""

    player: Player


class CepPaid(NamedTuple):
    player: Player
    source: Source


class RegionCepPaid(NamedTuple):
    """A region nobody controls paid for its fossil plant."""

    region: Region


class RegionCepGained(NamedTuple):
    region: Region
    player: Player


class CepBought(NamedTuple):
    player: Player
    price: Count


class CepSold(NamedTuple):
    player: Player
    price: Count


class MarketRefilled(NamedTuple):
    moved: Count
    price: Count


class MarketRestocked(NamedTuple):
    """A CEP reached the bank while the market was empty: it goes on sale at the same price (G-01)."""

    moved: Count


# projects and plants
class ProjectProposed(NamedTuple):
    player: Player
    energy: Energy
    space: Space


class ProjectInstalled(NamedTuple):
    player: Player
    energy: Energy
    space: Space


class ProjectReturned(NamedTuple):
    energy: Energy
    space: Space


class PlantBuilt(NamedTuple):
    player: Player
    energy: Energy
    region: Region
    slot: Count
    tile: Count


class FossilReplaced(NamedTuple):
    region: Region
    slot: Count
    fossil: Fossil
    co2: Count


class ControlTaken(NamedTuple):
    region: Region
    player: Player
    previous: Player


class ControlKept(NamedTuple):
    region: Region
    player: Player
    builder: Player


class GrantLost(NamedTuple):
    """A research grant with nobody to move and nobody to recruit (G-28)."""

    player: Player


class GrantDeclined(NamedTuple):
    player: Player


# scientists, expertise, summits
class ScientistMoved(NamedTuple):
    player: Player
    origin: Place
    destination: Place


class ScientistRecruited(NamedTuple):
    player: Player


class ScientistSentAway(NamedTuple):
    """Another player uses the project: its scientist has to leave."""

    player: Player
    by: Player
    space: Space


class ExpertiseGained(NamedTuple):
    player: Player
    energy: Energy
    level: Count


class ExpertiseLost(NamedTuple):
    """The point came at the end of the track (G-20)."""

    player: Player
    energy: Energy


class ExpertiseDeclined(NamedTuple):
    player: Player


class BonusLost(NamedTuple):
    """Every region is at its limit (G-19)."""

    player: Player


class BonusDeclined(NamedTuple):
    player: Player


class BonusGiven(NamedTuple):
    player: Player
    to: Player


class CardVisited(NamedTuple):
    """A scientist went onto a lobbyist card in play."""

    player: Player
    origin: Place
    card: Card


class SummitHeld(NamedTuple):
    summit: Summit
    tile: Count


class SummitReplaced(NamedTuple):
    summit: Summit
    tile: Count  # -1: the stack is empty (G-07)


# cards
class LobbyPlayed(NamedTuple):
    player: Player
    card: Card
    main: Count
    option: Count


class LobbyDrawn(NamedTuple):
    player: Player
    card: Card


class LobbyKept(NamedTuple):
    player: Player
    card: Card


class PacketsPassed(NamedTuple):
    cards: Count


class UnGoalScored(NamedTuple):
    player: Player
    card: Card
    vp: Count


class UnGoalRevealed(NamedTuple):
    card: Card


class UnGoalRemoved(NamedTuple):
    card: Card


class CompanyGoalCashed(NamedTuple):
    player: Player
    money: Count


# supply
class IncomeEarned(NamedTuple):
    player: Player
    amount: Count


class IncomeSplit(NamedTuple):
    player: Player
    money: Count
    vp: Count


class RegionTechReturned(NamedTuple):
    region: Region


class FossilPlantPlaced(NamedTuple):
    region: Region
    slot: Count
    fossil: Fossil
    co2: Count


class FossilPileEmpty(NamedTuple):
    region: Region


class FossilPileRenewed(NamedTuple):
    tiles: Count


class CepForced(NamedTuple):
    """Bought because a fossil plant had to be paid for: money first, points for what is missing."""

    player: Player
    money: Count
    vp: Count


class DisasterStruck(NamedTuple):
    card: Card
    region: Region


class DisasterAvoided(NamedTuple):
    card: Card
    region: Region


class TechDonated(NamedTuple):
    player: Player
    region: Region


class EventRevealed(NamedTuple):
    card: Card
    region: Region


class PenaltyPaid(NamedTuple):
    """A CEP was due and could not be paid."""

    player: Player
    vp: Count


class Co2Reduced(NamedTuple):
    steps: Count
    vp: Count
    co2: Count


class ActionReleased(NamedTuple):
    """The action owed to a lobbyist card could not be carried out any more."""

    player: Player
    card: Card


class SecondActionBought(NamedTuple):
    player: Player
    co2: Count


# goals of Second Chance
class EnvironmentalGoalAchieved(NamedTuple):
    goal: Goal  # place on display, from the left


class EnvironmentalPenalty(NamedTuple):
    open_goals: Count
    vp: Count


class InspectorMoved(NamedTuple):
    inspector: Goal  # 0 among the plant goals, 1 among the summit goals
    goal: Goal
    fossil: Fossil


class GoalKept(NamedTuple):
    player: Player
    card: Card


class PersonalGoalShown(NamedTuple):
    player: Player


class SoloGoalMissed(NamedTuple):
    card: Card


class OpponentCubePlaced(NamedTuple):
    region: Region
    energy: Energy


# auction
class BidMade(NamedTuple):
    player: Player
    amount: Count


class BidPassed(NamedTuple):
    player: Player


class AuctionWon(NamedTuple):
    player: Player
    amount: Count


class AuctionFailed(NamedTuple):
    player: Player  # the holder of the tile during the auction


# final scoring
class CepCollected(NamedTuple):
    player: Player
    region: Region
    amount: Count


class CepSoldOut(NamedTuple):
    player: Player
    amount: Count
    price: Count


class CompanyGoalScored(NamedTuple):
    player: Player
    card: Card
    vp: Count


PRIVATE: dict[str, tuple[str, ...]] = {
    "GoalKept": ("card",),
    "LobbyDrawn": ("card",),
    "LobbyKept": ("card",),
}

EVENTS: dict[str, Any] = {
    name: cls
    for name, cls in list(globals().items())
    if isinstance(cls, type) and issubclass(cls, tuple) and hasattr(cls, "_fields")
}


@cache
def meanings(name: str) -> dict[str, str]:
    """The fields of an event by its name, each with what its value means."""
    fields = EVENTS[name].__annotations__
    return {field: getattr(meaning, "__forward_arg__", meaning) for field, meaning in fields.items()}


def code(event: Event) -> str:
    return type(event).__name__


def seen_by(event: Event, seat: Player) -> dict[str, Any]:
    """The fields of an event as a seat may see them: a hidden one is None."""
    fields: dict[str, Any] = event._asdict()  # type: ignore[attr-defined]
    hidden = PRIVATE.get(code(event), ())
    if hidden and fields["player"] != seat:
        fields.update(dict.fromkeys(hidden))
    return fields
