"""What a forecast says: plain frozen records of the engine's numbers and codes, never a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from co2desk.engine.table.ids import Card, Energy, Player, Region, Source
from co2desk.forecast.odds import IMPOSSIBLE, certainty

# How the CEP for a fossil plant is paid.
BY_REGION = "by_region"  # nobody controls the region: one of its own
BY_PLAYER = "by_player"  # the controller has a CEP to pay with
FORCED = "forced"  # the controller has none and has to buy one
PENALTY = "penalty"  # Second Chance: the controller has none and loses points (A19)
UNPAID = "unpaid"  # nobody controls the region and it has no CEP (G-05, A35)


class Visit(NamedTuple):
    """A region that costs somebody something when the regions are visited (6.2).

    Visits are played one after the other, so that sources run out. Where a payer can choose, the CEP of the
    visited region itself goes first, then one of the hand, then those of other regions: as long as any source
    may pay (D-12), the choice does not change who has to buy. What a forced purchase costs is told for the
    money at hand now: `points` if the payer takes the whole income in points, `least_points` if in money.
    In Second Chance nobody buys: a penalty costs `points`, whatever becomes of the income (A19, A20).
    """

    region: Region
    slot: int  # which slot gets a fossil plant; NONE: a CEP is due without a new one (D-11; or it lies there)
    payer: Player  # NOBODY controls the region
    payment: str
    sources: tuple[Source, ...] = ()  # where the payer can take the CEP from: HAND, regions
    price: int = 0  # of a forced purchase or a penalty
    money: int = 0
    points: int = 0
    least_points: int = 0


class Loss(NamedTuple):
    """What a disaster takes from one player: cubes, or points without any (6.3)."""

    player: Player
    tech: int
    points: int


class Disaster(NamedTuple):
    """The event that comes up in the supply phase."""

    card: Card
    region: Region
    strikes: str  # impossible, possible, certain
    losses: tuple[Loss, ...]  # if it strikes
    un_goal: Card  # the UN goal it takes with it, alone (16.4); 0: none


class Climate(NamedTuple):
    """The CO2 level now and after the draws. Without a supply phase to come both chances are 0."""

    now: int
    lowest: int
    expected: Fraction
    highest: int
    to_danger: int  # ppm left before disasters strike; 0 or less: they do
    to_loss: int  # ppm left before the planet is lost
    danger: Fraction  # how likely the level reaches danger
    loss: Fraction  # how likely the level reaches the end of the planet


@dataclass(frozen=True, slots=True)
class Outlook:
    """What every forecast tells, whatever is played."""

    seat: Player
    visits: tuple[Visit, ...]  # in the order of the visits
    income: tuple[tuple[int, ...], ...]  # by player and energy
    turns: int  # of the decade, before what is foretold; as long as there are some, nothing is certain

    @property
    def draws(self) -> tuple[Region, ...]:
        """The regions that get a fossil plant, in the order of the visits."""
        return tuple(visit.region for visit in self.visits if visit.slot >= 0)

    def earned(self, player: Player) -> int:
        """A player's income on all tracks."""
        return sum(self.income[player])

    def earned_on(self, energy: Energy) -> tuple[int, ...]:
        """What every player earns on one track."""
        return tuple(tracks[energy] for tracks in self.income)


@dataclass(frozen=True, slots=True)
class Forecast(Outlook):
    """CO2 (2012): what follows if the decade ended now. Without a supply phase to come the income is that of
    the final scoring."""

    decade: int  # whose supply phase is foretold; 0: none follows
    running: bool  # that supply phase has begun, and only what is left of it is told
    last_decade: bool  # no supply phase follows the current decade
    ends: tuple[str, ...]  # what ends the game after the current decade as it stands (15.1), in order
    pollution_ending: str  # how the game ends when the level is too high: lost, or scored alone (16.4)
    order_fixed: bool  # False: the start player may begin elsewhere (D-10), which moves forced purchases
    disaster: Disaster | None
    climate: Climate

    @property
    def lost(self) -> str:
        """Whether the level ends the game after the supply phase: impossible, possible, certain."""
        return certainty(self.climate.loss) if self.decade else IMPOSSIBLE
