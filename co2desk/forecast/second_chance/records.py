"""What a forecast of Second Chance says: one record for a team (or a player alone), one for rivals.

Chances are exact: `needs` and `level` come from every draw that the mix of the fossil pile allows.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import floor
from typing import NamedTuple

from co2desk.engine.editions.second_chance.ending import GOALS_MISSED, SOLO_GOAL_MISSED, UN_GOALS_MISSED
from co2desk.engine.editions.second_chance.sequence import ACTIONS, INCOME
from co2desk.engine.table.ids import Card, Goal, Player, Region, Source
from co2desk.forecast.odds import Weights, chance_of, mean
from co2desk.forecast.records import Outlook

NEVER, CERTAIN = Fraction(0), Fraction(1)
TURNS_FOR_A_CLAIM = 4  # a UN goal takes a team a few turns; with fewer for each one, claims run short


class Span(NamedTuple):
    """What the draws can lead to: the least, the mean and the most."""

    lowest: int
    expected: Fraction
    highest: int


def span(weights: Weights) -> Span:
    return Span(min(weights), mean(weights), max(weights))


class Level(NamedTuple):
    """The CO2 level now and after the draws, before anything is bought back. `limit` itself is safe (A7)."""

    now: int
    after: Span
    limit: int
    over: Fraction  # how likely the draws lead above the limit


class GoalsPrice(NamedTuple):
    """What the environmental goals that are open now cost in one decade (12).

    A goal under an inspector costs twice; where the inspectors will stand decides between least and most.
    """

    decade: int
    price: int  # of one open goal, and of one step of reduction
    least: int
    most: int


class Progress(NamedTuple):
    """How far a personal goal of the own seat is."""

    card: Card
    have: int
    needed: int
    income: int = 0  # what the income of the decade can still add

    @property
    def met(self) -> bool:
        return self.have >= self.needed

    def met_with(self, money: int) -> bool:
        """The same once so much of the income is taken as money."""
        return self.have + min(money, self.income) >= self.needed


class SoloTask(NamedTuple):
    """The solo card. `have` is None when it counts nothing, or something this seat may not know."""

    card: Card
    have: int | None
    needed: int
    deadline: int  # by the end of this decade
    bound: bool  # the card names its decade; otherwise the end of the game is meant
    met: bool | None  # by the position as it is now; None: this seat may not know
    lost: bool  # it cannot be met any more

    def missed_in(self, decade: int) -> bool:
        """Whether it is missed, or would be if this decade ended as things stand."""
        return self.lost or (decade == self.deadline and self.met is False)


class SteadyTeams(NamedTuple):
    """How teams of steady computer players fared in the current decade of such games."""

    games: int
    reached: int  # in so many of these games a team came to the decade
    survived: int
    left: int  # points after the decade, if it ended with as many turns left as now: the median


@dataclass(frozen=True, slots=True)
class TeamForecast(Outlook):
    """What the rest of the decade costs a team, or a player alone, if it ended now (11 to 13, 16.1, 16.3).

    Only what is still to come is told: while income is divided the income that is left, while plants are paid
    for the payments that are left. Points are lost for open goals, penalties and steps of reduction, in this
    order; income can be taken in points before.
    """

    decade: int
    phase: str  # the step of the decade that is being carried out; "" before the first one
    last_decade: bool
    points: int  # of the team
    goals: GoalsPrice | None  # None: they have been paid for in this decade
    later: tuple[GoalsPrice, ...]  # the same goals in the decades to come
    open_goals: tuple[Goal, ...]
    watched: tuple[Goal, ...]  # those of them at which an inspector stands
    price: int  # of one step of reduction in this decade
    level: Level
    steps: Span  # of reduction, down to the limit
    needs: tuple[tuple[int, int], ...]  # the points all of this costs -> the number of ways to draw it
    un_open: int
    un_allowed: int
    claims_left: int  # turns of the whole game in each of which one UN goal can still be claimed
    personal: tuple[Progress, ...]  # of the own seat; partners keep theirs to themselves
    personal_needed: int  # how many of them have to be met
    solo: SoloTask | None
    gain_in_reach: int  # points that one steady team in four gains or spares in the turns that are left
    steady: SteadyTeams | None  # None: no such games were measured

    @property
    def total_income(self) -> int:
        return sum(map(sum, self.income))

    @property
    def penalties(self) -> int:
        """Points for CEPs that nobody has (A19, A20)."""
        return sum(visit.points for visit in self.visits)

    @property
    def fixed(self) -> int:
        """The points that no draw changes: open goals and penalties."""
        return self.penalties + (self.goals.most if self.goals else 0)

    @property
    def need(self) -> Span:
        """All the points that have to be paid, with as many steps of reduction as it takes."""
        return span(dict(self.needs))

    def left(self, from_income: int) -> Span:
        """The points after all that, if so many points are taken out of the income. Below zero: lost."""
        have, need = self.points + from_income, self.need
        return Span(have - need.highest, have - need.expected, have - need.lowest)

    def loss(self, from_income: int) -> Fraction:
        """How likely the decade is not survived, if so many points are taken out of the income (A6, A31)."""
        return chance_of(dict(self.needs), self.points + from_income + 1)

    @property
    def least_loss(self) -> Fraction:
        """The same with the whole income in points."""
        return self.loss(self.total_income)

    @property
    def missing(self) -> int:
        """Points that are missing for goals and penalties even with the whole income in points."""
        return max(0, self.fixed - self.points - self.total_income)

    @property
    def expected_missing(self) -> int:
        """Points that are missing for everything, with average draws and the whole income in points."""
        return max(0, -floor(self.left(self.total_income).expected))

    @property
    def within_reach(self) -> bool:
        """Whether one steady team in four gains what is missing in the turns that are left."""
        return self.turns > 0 and self.expected_missing <= self.gain_in_reach

    @property
    def claims_missing(self) -> int:
        """UN goals that still have to be claimed before the end of the game (A80)."""
        return max(0, self.un_open - self.un_allowed)

    @property
    def claims_run_short(self) -> bool:
        """Whether a team should think of them before the last decade."""
        return not self.last_decade and self.claims_left < TURNS_FOR_A_CLAIM * self.claims_missing

    @property
    def unmet(self) -> tuple[str, ...]:
        """What else loses the game as things stand, however many points there are: endings, in the order in
        which the game looks at them (16.1, 16.3). Goals that later turns can still bring count only when the
        game is about to be judged. Of a partner's secret goals nothing is said."""
        claims = 0 if self.last_decade else self.claims_left
        endings = {
            GOALS_MISSED: self.last_decade and not self.goals_met_with(0),
            UN_GOALS_MISSED: self.claims_missing > claims,
            SOLO_GOAL_MISSED: self.solo is not None and self.solo.missed_in(self.decade),
        }
        return tuple(ending for ending, is_unmet in endings.items() if is_unmet)

    @property
    def hopeless(self) -> tuple[str, ...]:
        """Those of them that nobody can change any more. Income can be the last thing that a personal goal
        asks for."""
        over, paying = self.phase not in ("", ACTIONS, INCOME), self.phase == INCOME
        certain = {
            GOALS_MISSED: over or (paying and not self.goals_met_with(self.earned(self.seat))),
            UN_GOALS_MISSED: self.claims_missing > self.claims_left,
            SOLO_GOAL_MISSED: over or (self.solo is not None and self.solo.lost),
        }
        return tuple(ending for ending in self.unmet if certain[ending])

    def goals_met_with(self, money: int) -> bool:
        """Whether enough of the own personal goals are met once so much income is taken as money. Nobody
        knows those of others, and an onlooker none."""
        met = sum(goal.met_with(money) for goal in self.personal)
        return not self.personal or met >= self.personal_needed

    def losing_with(self, money: int, from_income: int) -> Fraction:
        """How likely the game is lost if the own income is split so, and partners take points."""
        missed = GOALS_MISSED in self.unmet and not self.goals_met_with(money)
        return CERTAIN if missed or self.hopeless else self.loss(from_income)

    @property
    def losing(self) -> Fraction:
        """How likely the game is lost if the decade ended now: by points, by the level, or by any goal."""
        return CERTAIN if self.unmet else self.least_loss


class Toll(NamedTuple):
    """What an event takes from one rival: a cube, or points without any; and a CEP, or the penalty (14)."""

    player: Player
    tech: int
    points: int
    sources: tuple[Source, ...]  # where the CEP can come from; none: a penalty is due
    penalty: int = 0


class Strike(NamedTuple):
    """An event of the current decade."""

    card: Card
    region: Region
    tolls: tuple[Toll, ...]


class Rank(NamedTuple):
    """A rival's place by the points now. Rivals with equal points share a place."""

    place: int
    player: Player
    points: int


@dataclass(frozen=True, slots=True)
class RivalForecast(Outlook):
    """What the end of the decade brings to rivals, and the supply phase after it (11, 13, 14, 16.2)."""

    decade: int
    supply: int  # whose supply phase is foretold; 0: none follows
    running: bool  # that supply phase has begun, and only what is left of it is told
    last_decade: bool
    strikes: tuple[Strike, ...]  # the events of this decade, as the level is now
    event_level: int  # from this level on the next event strikes too (A72)
    next_event: Card  # the one that would; 0: none lies face up
    level: Level
    ranking: tuple[Rank, ...]

    @property
    def loss(self) -> Fraction:
        """How likely the planet is lost in the supply phase."""
        return self.level.over if self.supply else NEVER
