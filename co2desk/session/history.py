"""Looking back at a game: its curves step by step, the steps that mattered, and how the final scoring went.

Step `i` is the position before action `i`, and the last step is the position now; a change "at" step `i` came
with action `i - 1`. Works for every game: points are kept by account, because a team shares one.

Nothing of a position is kept but four bytes for each number, a small part of what the session holds anyway.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from itertools import pairwise
from typing import Any, NamedTuple

from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.rules.scoring import Result
from co2desk.engine.table.ids import Player
from co2desk.engine.table.kit import CompanyGoal
from co2desk.engine.table.setting import Setting
from co2desk.engine.table.table import Table
from co2desk.session.session import Session

MOST_TURNING_POINTS = 3

Series = Sequence[int]  # one number for each step


class DecadeStart(NamedTuple):
    step: int
    decade: int


class Crossing(NamedTuple):
    """The CO2 level passed a limit: `up` means that it has reached the limit, else it is below it again."""

    step: int
    limit: int
    up: bool


class TurningPoint(NamedTuple):
    step: int
    change: int  # of the CO2 level, in ppm


class Moment(NamedTuple):
    """A step that counted in a team's game: what it did to the points, to the level and to the open goals."""

    step: int
    decade: int  # the one it belongs to
    points: int
    ppm: int
    goals: int  # environmental goals achieved
    ends_decade: bool


class Lead(NamedTuple):
    """An account has more points than any other, for the first time or after somebody else had."""

    step: int
    account: int


@dataclass(frozen=True, slots=True)
class History:
    steps: int
    account: tuple[int, ...]  # by player: where the player's points are counted
    points: tuple[Series, ...]  # by account
    ppm: Series
    levels: tuple[tuple[Series, ...], ...]  # by player and energy
    expertise: tuple[Series, ...]  # by player, all energies together
    money: tuple[Series, ...]  # by player
    plants: tuple[Series, ...]  # by player
    open_goals: Series  # environmental goals; empty in a game without them
    decade: Series
    danger: int  # from this level on the climate strikes; 0 where it does not
    two_disasters: bool  # do two strike there, instead of one?
    loss: int  # from this level on the planet is lost
    decades: tuple[DecadeStart, ...]
    crossings: tuple[Crossing, ...]
    turning_points: tuple[TurningPoint, ...]  # the largest changes of the level, largest first
    moments: tuple[Moment, ...]  # of a team, in the order of the game
    leads: tuple[Lead, ...]


def history_of(session: Session) -> History:
    """The curves of a game, running or finished."""
    tables = [*session.positions, session.game.table]
    setting = tables[-1].setting
    danger, loss = limits(setting)
    points = columns(table.vp for table in tables)
    ppm = series(table.co2 for table in tables)
    decade = series(table.decade for table in tables)
    goals = open_goals(tables)
    levels = by_player(columns(table.expertise for table in tables), setting.energies)
    plants = by_player(columns(table.plants_built for table in tables), setting.energies)
    return History(
        steps=len(tables),
        account=setting.account,
        points=points,
        ppm=ppm,
        levels=levels,
        expertise=tuple(total(of_player) for of_player in levels),
        money=columns(table.money for table in tables),
        plants=tuple(total(of_player) for of_player in plants),
        open_goals=goals,
        decade=decade,
        danger=danger,
        two_disasters=isinstance(setting, SecondChanceSetting),
        loss=loss,
        decades=(DecadeStart(0, decade[0]), *(DecadeStart(*found) for found in changes(decade))),
        crossings=crossings(ppm, (danger, loss)),
        turning_points=turning_points(ppm),
        moments=tuple(moments(points[0], ppm, goals, decade)) if goals else (),
        leads=tuple(leads(points)),
    )


def limits(setting: Setting) -> tuple[int, int]:
    """Where disasters begin and where the planet is lost: at a level (2012), or above it (Second Chance).

    A team meets no disasters (14)."""
    if isinstance(setting, FirstSetting):
        return setting.kit.danger_ppm, setting.lost_from
    loss = setting.base.loss_ppm + 1
    if isinstance(setting, SecondChanceSetting) and setting.rivals:
        return setting.kit.second_event_ppm, loss
    return 0, loss


def rounds_in(setting: Setting, decade: int) -> int:
    """Three partners have fewer rounds in the last decade of Second Chance than in the others (5)."""
    if isinstance(setting, FirstSetting):
        return setting.rounds
    return setting.rounds(decade) if isinstance(setting, SecondChanceSetting) else 0


class Fate(Enum):
    """What has become of the planet at the end of a game."""

    SAVED = auto()  # somebody has won
    LOST = auto()  # the level has reached the limit
    GAME_LOST = auto()  # neither: a team has failed for points or goals


def fate_of(game: Game[Any]) -> Fate | None:
    """None before the end."""
    if not game.is_over:
        return None
    if game.table.co2 >= limits(game.table.setting)[1]:
        return Fate.LOST
    return Fate.SAVED if game.result.winners else Fate.GAME_LOST


# --- series ------------------------------------------------------------------------------------------------


def series(numbers: Iterable[int]) -> Series:
    return array("i", numbers)


def columns(rows: Iterable[Iterable[int]]) -> tuple[Series, ...]:
    """Rows of one step each, turned into series."""
    return tuple(series(column) for column in zip(*rows, strict=True))


def by_player(flat: tuple[Series, ...], energies: int) -> tuple[tuple[Series, ...], ...]:
    return tuple(flat[first : first + energies] for first in range(0, len(flat), energies))


def total(parts: tuple[Series, ...]) -> Series:
    return series(map(sum, zip(*parts, strict=True)))


def open_goals(tables: Sequence[Table]) -> Series:
    last = tables[-1]
    if not isinstance(last, SecondChanceTable) or not any(last.env_tiles):
        return ()
    return series(table.env_done.count(0) for table in tables if isinstance(table, SecondChanceTable))


# --- marks -------------------------------------------------------------------------------------------------


def changes(numbers: Series) -> Iterator[tuple[int, int]]:
    """Every step at which a number changes, with its new value."""
    return ((step, now) for step, (was, now) in enumerate(pairwise(numbers), start=1) if now != was)


def crossings(ppm: Series, marks: tuple[int, ...]) -> tuple[Crossing, ...]:
    """A game that begins at or above a limit has not crossed it."""
    return tuple(
        Crossing(step, limit, now >= limit)
        for step, (was, now) in enumerate(pairwise(ppm), start=1)
        if now != was
        for limit in marks
        if (was >= limit) != (now >= limit)
    )


def turning_points(ppm: Series) -> tuple[TurningPoint, ...]:
    """The steps with the largest changes; of equal ones the earlier."""
    jumps = [
        TurningPoint(step, now - was) for step, (was, now) in enumerate(pairwise(ppm), start=1) if now != was
    ]
    return tuple(sorted(jumps, key=lambda jump: (-abs(jump.change), jump.step))[:MOST_TURNING_POINTS])


def moments(points: Series, ppm: Series, goals: Series, decade: Series) -> Iterator[Moment]:
    """The largest losses of points, the largest rises of the level, and the end of every decade."""
    losses = {step: was - now for step, (was, now) in enumerate(pairwise(points), start=1)}
    rises = {step: now - was for step, (was, now) in enumerate(pairwise(ppm), start=1)}
    ends = ({step for step, _ in changes(decade)} | {len(decade) - 1}) - {0}
    for step in sorted({*largest(losses), *largest(rises), *ends}):
        yield Moment(
            step, decade[step - 1], -losses[step], rises[step], goals[step - 1] - goals[step], step in ends
        )


def largest(sizes: dict[int, int]) -> list[int]:
    """The steps with the largest sizes; of equal ones the earlier, none that is small beside the first."""
    found = sorted((step for step in sizes if sizes[step] > 0), key=lambda step: (-sizes[step], step))
    return [step for step in found[:MOST_TURNING_POINTS] if sizes[step] * 4 >= sizes[found[0]]]


def leads(points: tuple[Series, ...]) -> Iterator[Lead]:
    """Whoever is alone at the top takes the lead; a tie leaves it where it was. One account leads nobody."""
    if len(points) < 2:
        return
    leader = -1
    for step, row in enumerate(zip(*points, strict=True)):
        best = max(row)
        if row.count(best) == 1 and row.index(best) != leader:
            leader = row.index(best)
            yield Lead(step, leader)


def happened(session: Session, step: int) -> list[Event]:
    """What came with a step."""
    return session.events[step - 1]


# --- the final scoring -------------------------------------------------------------------------------------


class ScoringStep(NamedTuple):
    """A step of the final scoring: what each account gained, None where the step passed it by."""

    name: str
    gains: tuple[int | None, ...]


def breakdown(result: Result) -> tuple[tuple[int, ...], tuple[ScoringStep, ...]]:
    """The points before the final scoring, and its steps in order; together they are the final points."""
    gained = {(name, account): points for name, account, points in result.scoring}
    accounts = range(len(result.scores))
    steps = tuple(
        ScoringStep(name, tuple(gained.get((name, account)) for account in accounts))
        for name in dict.fromkeys(name for name, _, _ in result.scoring)
    )
    before = (result.scores[a] - sum(step.gains[a] or 0 for step in steps) for a in accounts)
    return tuple(before), steps


def scored_goals(session: Session) -> dict[Player, CompanyGoal]:
    """The company goals that were scored, by player. Every other one stays secret for ever (G-40)."""
    table = session.game.table
    scored = [player for name, player, _ in table.scoring if name == "company_goal"]
    return {player: table.setting.goal_by_number[table.goal[player]] for player in scored}


class Comparison(NamedTuple):
    """A criterion that had to decide a tie: a code, or an energy's number; the values of those still tied."""

    criterion: str | int
    values: dict[Player, int]

    @property
    def best(self) -> list[Player]:
        return [player for player, value in self.values.items() if value == max(self.values.values())]


def comparisons(session: Session) -> list[Comparison]:
    """How a tie for the most points was decided: at each criterion the best of those still tied stay in.

    First edition: G-55. Second Chance: A52.
    """
    result: Result = session.game.result
    if not result.winners or len(result.scores) == 1:
        return []
    tied = [player for player in result.ranking if result.scores[player] == max(result.scores)]
    found: list[Comparison] = []
    for criterion, value in CRITERIA[session.options.edition](session.game.table):
        if len(tied) > 1:
            found.append(Comparison(criterion, {player: value(player) for player in tied}))
            tied = found[-1].best
    return found


Criterion = tuple[str | int, Callable[[Player], int]]


def first_criteria(table: FirstTable) -> list[Criterion]:
    levels: list[Criterion] = [
        (energy, lambda player, energy=energy: table.level(player, energy))  # type: ignore[misc]
        for energy in range(table.setting.energies)
    ]
    return [("plants", table.plants_total), *levels, ("regions", table.controller.count)]


def second_chance_criteria(table: SecondChanceTable) -> list[Criterion]:
    return [
        ("un_goals", lambda player: len(table.un_claimed[player])),
        ("plants", table.plants_total),
        ("infrastructures", lambda player: sum(table.infrastructures_of(player))),
        ("money", lambda player: table.money[player]),
    ]


CRITERIA: dict[str, Callable[[Any], list[Criterion]]] = {
    "first": first_criteria,
    "second_chance": second_chance_criteria,
}
