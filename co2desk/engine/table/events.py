"""What happened: facts in the past tense, as small records of numbers.

Log lines, animation and model signals are made from events; they are never stored as sentences. The
annotation of a field names what its number means, as in actions. `PRIVATE` lists the fields that only the
event's own player may see.

All kinds stand in one file, longer than others: both editions and every rule share them, and whoever adds a
sentence, an animation or a forecast for events goes through the list from top to bottom.

Events are named tuples, because games make many of them and nothing is made faster. But a tuple equals every
other one with the same numbers, so each kind is declared with `@event`, and equals only its own kind.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple, TypeVar

from ..machine.rule import Event
from .ids import Card, Count, Energy, Fossil, Goal, Place, Player, Region, Source, Space, Summit

E = TypeVar("E", bound=Event)

EVENTS: dict[str, Any] = {}  # every kind, by its name


def event(kind: type[E]) -> type[E]:
    """Make a named tuple a kind of event."""
    kind.__eq__ = same_event  # type: ignore[method-assign]
    kind.__ne__ = other_event  # type: ignore[method-assign]
    EVENTS[kind.__name__] = kind
    return kind


def same_event(one: Event, other: object) -> bool:
    return type(one) is type(other) and tuple.__eq__(one, other)


def other_event(one: Any, other: object) -> bool:
    return not same_event(one, other)


# time
@event
class DecadeBegan(NamedTuple):
    decade: Count


@event
class RoundBegan(NamedTuple):
    round: Count


@event
class TurnBegan(NamedTuple):
    player: Player


@event
class TurnEnded(NamedTuple):
    player: Player
    acted: Count  # 0 when no mandatory action was possible


@event
class StartPlayerChanged(NamedTuple):
    player: Player


@event
class GameEnded(NamedTuple):
    reason: str


@event
class ActionsTakenBack(NamedTuple):
    """No rule emits it: the session tells it of the table's consent, and in games for practice."""

    player: Player  # who decides again
    actions: Count
    how: str


@event
class SeatTakenOver(NamedTuple):
    """No rule emits it: the session tells who plays a seat from now on."""

    player: Player
    how: str


# money, goods, points
@event
class MoneyGained(NamedTuple):
    player: Player
    amount: Count
    cause: str


@event
class MoneyPaid(NamedTuple):
    player: Player
    amount: Count
    cause: str


@event
class MoneyGiven(NamedTuple):
    """From one player to another: the fee for sending a scientist away."""

    player: Player
    to: Player
    amount: Count


@event
class TechGained(NamedTuple):
    player: Player
    amount: Count
    missing: Count  # what the supply could not give (G-02)


@event
class TechPaid(NamedTuple):
    player: Player
    amount: Count
    by_region: Count


@event
class PointsGained(NamedTuple):
    player: Player
    amount: Count
    cause: str


@event
class PointsLost(NamedTuple):
    player: Player
    amount: Count
    cause: str


@event
class CepGained(NamedTuple):
    player: Player
    origin: str  # market or bank


@event
class CepMissed(NamedTuple):
    """The market and the bank are empty: a CEP that was due is lost (G-01)."""

    player: Player


@event
class CepPaid(NamedTuple):
    player: Player
    source: Source


@event
class RegionCepPaid(NamedTuple):
    """A region nobody controls paid for its fossil plant."""

    region: Region


@event
class RegionCepGained(NamedTuple):
    region: Region
    player: Player


@event
class CepBought(NamedTuple):
    player: Player
    price: Count


@event
class CepSold(NamedTuple):
    player: Player
    price: Count


@event
class MarketRefilled(NamedTuple):
    moved: Count
    price: Count


@event
class MarketRestocked(NamedTuple):
    """A CEP reached the bank while the market was empty: it goes on sale at the same price (G-01)."""

    moved: Count


# projects and plants
@event
class ProjectProposed(NamedTuple):
    player: Player
    energy: Energy
    space: Space


@event
class ProjectInstalled(NamedTuple):
    player: Player
    energy: Energy
    space: Space


@event
class ProjectReturned(NamedTuple):
    energy: Energy
    space: Space


@event
class PlantBuilt(NamedTuple):
    player: Player
    energy: Energy
    region: Region
    slot: Count
    tile: Count


@event
class FossilReplaced(NamedTuple):
    region: Region
    slot: Count
    fossil: Fossil
    co2: Count


@event
class ControlTaken(NamedTuple):
    region: Region
    player: Player
    previous: Player


@event
class ControlKept(NamedTuple):
    region: Region
    player: Player
    builder: Player


@event
class GrantLost(NamedTuple):
    """A research grant with nobody to move and nobody to recruit (G-28)."""

    player: Player


@event
class GrantDeclined(NamedTuple):
    player: Player


# scientists, expertise, summits
@event
class ScientistMoved(NamedTuple):
    player: Player
    origin: Place
    destination: Place


@event
class ScientistRecruited(NamedTuple):
    player: Player


@event
class ScientistSentAway(NamedTuple):
    """Another player uses the project: its scientist has to leave."""

    player: Player
    by: Player
    space: Space


@event
class ExpertiseGained(NamedTuple):
    player: Player
    energy: Energy
    level: Count


@event
class ExpertiseLost(NamedTuple):
    """The point came at the end of the track (G-20)."""

    player: Player
    energy: Energy


@event
class ExpertiseDeclined(NamedTuple):
    player: Player


@event
class BonusLost(NamedTuple):
    """Every region is at its limit (G-19)."""

    player: Player


@event
class BonusDeclined(NamedTuple):
    player: Player


@event
class BonusGiven(NamedTuple):
    player: Player
    to: Player


@event
class CardVisited(NamedTuple):
    """A scientist went onto a lobbyist card in play."""

    player: Player
    origin: Place
    card: Card


@event
class SummitHeld(NamedTuple):
    summit: Summit
    tile: Count


@event
class SummitReplaced(NamedTuple):
    summit: Summit
    tile: Count  # -1: the stack is empty (G-07)


# cards
@event
class LobbyPlayed(NamedTuple):
    player: Player
    card: Card
    main: Count
    option: Count


@event
class LobbyDrawn(NamedTuple):
    player: Player
    card: Card


@event
class LobbyKept(NamedTuple):
    player: Player
    card: Card


@event
class PacketsPassed(NamedTuple):
    cards: Count


@event
class UnGoalScored(NamedTuple):
    player: Player
    card: Card
    vp: Count


@event
class UnGoalRevealed(NamedTuple):
    card: Card


@event
class UnGoalRemoved(NamedTuple):
    card: Card


@event
class CompanyGoalCashed(NamedTuple):
    player: Player
    money: Count


# supply
@event
class IncomeEarned(NamedTuple):
    player: Player
    amount: Count


@event
class IncomeSplit(NamedTuple):
    player: Player
    money: Count
    vp: Count


@event
class RegionTechReturned(NamedTuple):
    region: Region


@event
class FossilPlantPlaced(NamedTuple):
    region: Region
    slot: Count
    fossil: Fossil
    co2: Count


@event
class FossilPileEmpty(NamedTuple):
    region: Region


@event
class FossilPileRenewed(NamedTuple):
    tiles: Count


@event
class CepForced(NamedTuple):
    """Bought because a fossil plant had to be paid for: money first, points for what is missing."""

    player: Player
    money: Count
    vp: Count


@event
class DisasterStruck(NamedTuple):
    card: Card
    region: Region


@event
class DisasterAvoided(NamedTuple):
    card: Card
    region: Region


@event
class TechDonated(NamedTuple):
    player: Player
    region: Region


@event
class EventRevealed(NamedTuple):
    card: Card
    region: Region


@event
class PenaltyPaid(NamedTuple):
    """A CEP was due and could not be paid."""

    player: Player
    vp: Count


@event
class Co2Reduced(NamedTuple):
    steps: Count
    vp: Count
    co2: Count


@event
class ActionReleased(NamedTuple):
    """The action owed to a lobbyist card could not be carried out any more."""

    player: Player
    card: Card


@event
class SecondActionBought(NamedTuple):
    player: Player
    co2: Count


# goals of Second Chance
@event
class EnvironmentalGoalAchieved(NamedTuple):
    goal: Goal  # place on display, from the left


@event
class EnvironmentalPenalty(NamedTuple):
    open_goals: Count
    vp: Count


@event
class InspectorMoved(NamedTuple):
    inspector: Goal  # 0 among the plant goals, 1 among the summit goals
    goal: Goal
    fossil: Fossil


@event
class GoalKept(NamedTuple):
    player: Player
    card: Card


@event
class PersonalGoalShown(NamedTuple):
    player: Player


@event
class SoloGoalMissed(NamedTuple):
    card: Card


@event
class OpponentCubePlaced(NamedTuple):
    region: Region
    energy: Energy


# auction
@event
class BidMade(NamedTuple):
    player: Player
    amount: Count


@event
class BidPassed(NamedTuple):
    player: Player


@event
class AuctionWon(NamedTuple):
    player: Player
    amount: Count


@event
class AuctionFailed(NamedTuple):
    player: Player  # the holder of the tile during the auction


# final scoring
@event
class CepCollected(NamedTuple):
    player: Player
    region: Region
    amount: Count


@event
class CepSoldOut(NamedTuple):
    player: Player
    amount: Count
    price: Count


@event
class CompanyGoalScored(NamedTuple):
    player: Player
    card: Card
    vp: Count


PRIVATE: dict[str, tuple[str, ...]] = {
    "GoalKept": ("card",),
    "LobbyDrawn": ("card",),
    "LobbyKept": ("card",),
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
