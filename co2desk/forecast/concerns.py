"""What is worth a thought in a position, for somebody who does not know the game yet: a few plain facts.

Each fact is a "what if": what would be gained if the region had a plant, if the missing cube were there and
the plant built. Gains are counted in the terms by which computer players judge positions, and those that gain
most are told. Everything is tried in a game in which all that the seat may not know is dealt again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import MoveScientist
from co2desk.engine.table.ids import (
    HAND,
    INSTALLED,
    NONE,
    PROPOSED,
    Card,
    Place,
    Player,
    Region,
    Space,
    Summit,
    is_space,
    spaces_in,
    topic_place,
)
from co2desk.engine.table.table import FossilPlant, Table
from co2desk.forecast.forecast import forecast
from co2desk.forecast.missing import PLANT, UN_GOAL, Goal, conditions, lack, last_action, settled
from co2desk.forecast.own_goals import company_goal, open_personal_goals
from co2desk.forecast.records import FORCED, PENALTY

MOST = 3
LEAST_POINTS = 0.5  # what gains less is not worth a thought
PLAYING = ("turn", "turn_begin")  # frames of which one waits while rounds are played

# By term, what a position is worth to a seat.
Terms = Callable[[Table, Player], Mapping[str, float]]


class Concern(NamedTuple):
    """A fact by its code, with what belongs to it; `term` gains most of `points`."""

    code: str
    points: float
    term: str
    regions: tuple[Region, ...] = ()
    space: Space = NONE
    place: Place = NONE
    summit: Summit = NONE
    card: Card = 0
    need: Refusal | None = None
    had: int = 0
    needed: int = 0


def concerns(game: Game[Any], seat: Player, terms: Terms) -> tuple[Concern, ...]:
    """For a seat, whoever has to decide now; the weightiest first, and none twice."""
    waiting = {frame.kind for frame in game.table.stack}
    if seat == NOBODY or waiting.isdisjoint(PLAYING):
        return ()
    return Thinking(game.deal_again(seat, Random(0)), seat, terms).found()


class Thinking:
    """Tries out what could be, in a game that is known as well as the seat knows it."""

    def __init__(self, game: Game[Any], seat: Player, terms: Terms) -> None:
        self.game, self.table, self.seat, self.terms = game, game.table, seat, terms
        self.now = terms(game.table, seat)
        self.told = forecast(game.table, seat)

    def found(self) -> tuple[Concern, ...]:
        kinds = (
            self._fossil_plants(),
            self._ceps(),
            self._plants(),
            self._un_goals(),
            self._scientist(),
            self._summits(),
            self._own_goals(),
            self._first_project(),
        )
        best = (max(kind, key=points, default=None) for kind in map(list, kinds))
        weighty = [concern for concern in best if concern is not None and concern.points >= LEAST_POINTS]
        return tuple(sorted(weighty, key=points, reverse=True)[:MOST])

    def _gain(self, table: Table, before: Mapping[str, float] | None = None) -> tuple[float, str]:
        """What a position is worth more than another one, and the term that gains most."""
        before = self.now if before is None else before
        gains = {name: worth - before[name] for name, worth in self.terms(table, self.seat).items()}
        return sum(gains.values()), max(gains, key=lambda name: gains[name])

    # --- the planet --------------------------------------------------------------------------------------

    def _fossil_plants(self) -> Iterator[Concern]:
        """Regions that get a fossil plant, while there is time to build: the one nearest to a plant first."""
        regions = self.told.draws if self.told.turns else ()
        if not regions:
            return
        table = self.table.copy()
        for visit in self.told.visits:
            if visit.slot >= 0:
                row = table.demand[visit.region]
                taken = FossilPlant(0)  # of any fuel: what counts is that none comes any more
                table.demand[visit.region] = (*row[: visit.slot], taken, *row[visit.slot + 1 :])
        points, term = self._gain(table)
        stages = {
            region: max(self.table.space_stage[space] for space in spaces_in(region)) for region in regions
        }
        nearest = tuple(sorted(regions, key=lambda region: -stages[region]))
        yield Concern("region" if len(regions) == 1 else "regions", points, term, regions=nearest)

    def _ceps(self) -> Iterator[Concern]:
        """A CEP that will be due, and is not there."""
        for visit in self.told.visits:
            if visit.payer == self.seat and visit.payment in (FORCED, PENALTY):
                table = self.table.copy()
                table.cep[self.seat] += 1
                points, term = self._gain(table)
                yield Concern("cep", points, term, regions=(visit.region,))

    # --- plants and UN goals -----------------------------------------------------------------------------

    def _plants(self) -> Iterator[Concern]:
        for space, stage in enumerate(self.table.space_stage):
            if stage == INSTALLED:
                yield from self._reached(Goal(PLANT, space), "build")

    def _un_goals(self) -> Iterator[Concern]:
        if self.table.active == self.seat and self.table.used_card:
            return  # until the next turn
        for card in self.table.un_row:
            yield from self._reached(Goal(UN_GOAL, card), "un_goal")

    def _reached(self, goal: Goal, code: str) -> Iterator[Concern]:
        """A goal for which nothing is missing, or one thing and little of it: what it would be worth to reach
        it, less what is missing."""
        needs = conditions(self.game, self.seat, goal)
        if len(needs) > 1 or any(lack(need) > NEAR.get(need.code, 0) for need in needs):
            return
        turn = self._own_turn()
        before = self.terms(turn.table, self.seat)
        gift = 0.0
        for need in needs:
            give(turn.table, self.seat, need)
            gift = self._gain(turn.table, before)[0]
            before = self.terms(turn.table, self.seat)
        action = last_action(turn.table, goal)
        if turn.why_not(action) is not None:
            return
        after = self._after(turn, action)
        if after is None:
            return
        points, term = self._gain(after, before)
        concern = Concern(code, points - gift, term)
        if needs:
            concern = concern._replace(code=f"{code}_lack", need=needs[0])
        yield (
            concern._replace(space=goal.number) if goal.kind == PLANT else concern._replace(card=goal.number)
        )

    def _own_turn(self) -> Game[Any]:
        """The position at the beginning of a turn of the seat, as if it were now."""
        game = self.game.copy()
        game.table.stack.append(Frame("turn_begin", self.seat))
        game.settle(unheard)
        return game

    @staticmethod
    def _after(game: Game[Any], action: Action) -> Table | None:
        """The table after an action and what follows from it; None if the game would be over."""
        after = game.copy()
        after.apply_trusted(action)
        after = settled(after)
        table: Table | None = None if after.is_over else after.table
        return table

    # --- scientists --------------------------------------------------------------------------------------

    def _scientist(self) -> Iterator[Concern]:
        """One without work, and the place where one would be worth most."""
        moved = self.table.active == self.seat and self.table.used_scientist
        if not self.table.hand_scientists[self.seat] or moved:
            return
        turn = self._own_turn()
        before = self.terms(turn.table, self.seat)
        for action in turn.legal():
            if isinstance(action, MoveScientist) and action.origin == HAND and is_space(action.destination):
                after = self._after(turn, action)
                if after is not None:
                    points, term = self._gain(after, before)
                    yield Concern("scientist", points, term, place=action.destination)

    def _summits(self) -> Iterator[Concern]:
        """A summit that only one scientist is missing for."""
        table = self.table
        if not (table.hand_scientists[self.seat] or self.seat in table.space_scientist):
            return
        for summit, seats in enumerate(table.summit_seats):
            if seats.count(NOBODY) == 1 and len(seats) > 1:
                topic = seats.index(NOBODY)
                full = table.copy()
                full.summit_seats[summit] = (*seats[:topic], self.seat, *seats[topic + 1 :])
                points, term = self._gain(full)
                yield Concern("summit", points, term, summit=summit, place=topic_place(summit, topic))

    # --- own goals, and the first step -------------------------------------------------------------------

    def _own_goals(self) -> Iterator[Concern]:
        """What the next thing scores that a company goal counts; a personal goal that is still open."""
        company = company_goal(self.table, self.seat)
        if company is not None:
            yield Concern("company_goal", company.next, "company_goal", card=company.card, had=company.scored)
        for goal in open_personal_goals(self.table, self.seat):
            without = self.table.copy()
            without.personal[self.seat] = goal.others
            points, term = self._gain(without)
            yield Concern("personal_goal", points, term, card=goal.card, had=goal.had, needed=goal.needed)

    def _first_project(self) -> Iterator[Concern]:
        """Nothing is on its way: what any project would be worth."""
        if any(self.table.space_stage):
            return
        for energy in range(self.table.setting.energies):
            table = self.table.copy()
            table.space_stage[0], table.space_energy[0] = PROPOSED, energy
            points, term = self._gain(table)
            yield Concern("project", points, term)


def points(concern: Concern) -> float:
    return concern.points


def unheard(event: Event) -> None:
    """What happens in a trial is told to nobody."""


# --- what is missing, and how little of it is little ------------------------------------------------------

NEAR = {
    "not_enough_money": 4,
    "not_enough_money_and_fee": 4,
    "not_enough_tech": 2,
    "not_enough_cep": 1,
    "not_enough_expertise": 2,
    "plant_missing": 1,
    "infrastructure_missing": 1,
}


def give(table: Table, seat: Player, need: Refusal) -> None:
    """What is missing, of the kinds in NEAR."""
    amount, energy = lack(need), dict(need.values).get("energy", 0)
    track = seat * table.setting.energies + int(energy)
    if need.code.startswith("not_enough_money"):
        table.money[seat] += amount
    elif need.code == "not_enough_tech":
        table.tech[seat] += amount
    elif need.code == "not_enough_cep":
        table.cep[seat] += amount
    elif need.code == "not_enough_expertise":
        table.expertise[track] += amount
    elif need.code == "plant_missing":
        table.plants_built[track] += amount
    elif isinstance(table, SecondChanceTable):
        table.supporting[track] += amount
