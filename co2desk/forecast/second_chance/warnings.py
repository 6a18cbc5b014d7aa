"""What Second Chance warns of: points below zero, a lost planet, a solo card that cannot be met any more.

A summit that waits for the end of the turn brings knowledge, and with it income and goals. So the end of a
turn is judged after it, with the best choices that were found; a loss is certain only if there are no better
ones. Follows A6, A7, A31, A41, A80.
"""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.engine.editions.second_chance.ending import CO2_LOST, GOALS_MISSED, LAST_DECADE, UN_GOALS_MISSED
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import EndTurn, SplitIncome
from co2desk.forecast.odds import percent
from co2desk.forecast.second_chance.end_of_turn import after_turn
from co2desk.forecast.second_chance.forecast import forecast
from co2desk.forecast.second_chance.records import RivalForecast, TeamForecast
from co2desk.forecast.second_chance.solo import lost_with_this_turn, solo_task
from co2desk.forecast.trial import Trial
from co2desk.forecast.warning import Warning, warn  # noqa: A004 - see there

ALMOST_CERTAIN = 99


def second_warnings(
    game: Game[SecondChanceTable], action: Action, trial: Trial[SecondChanceTable], ends: bool
) -> Iterator[Warning]:
    if ends:
        outlook = forecast(game.table, game.decision.player)
        if isinstance(outlook, TeamForecast):
            settled = not game.table.summits_full
            yield from team_end(*((outlook, True) if settled else after_turn(game, outlook.seat)))
            if settled:
                yield from own_goals_end(outlook)
        else:
            yield from rivals_end(outlook)
    elif isinstance(action, SplitIncome):
        outlook = forecast(game.table, game.decision.player)
        if isinstance(outlook, TeamForecast):
            yield from risky_split(outlook, action.money, outlook.earned(game.decision.player))
    if misses_solo_card(game, action, trial):
        yield warn("solo_card_missed", card=game.table.solo_card)


def team_end(outlook: TeamForecast, settled: bool) -> Iterator[Warning]:
    """What comes after the last turn of a decade, even if the whole income is taken in points."""
    if outlook.missing:
        yield warn("points_certainly_lost" if settled else "points_may_be_lost", missing=outlook.missing)
    else:
        yield from planet(percent(outlook.least_loss), settled)
    if outlook.last_decade and outlook.claims_missing:  # goals are claimed in turns, and none is left
        yield warn("ends_game", reason=UN_GOALS_MISSED)


def own_goals_end(outlook: TeamForecast) -> Iterator[Warning]:
    """Goals of the own seat that no income brings; nothing else comes after the last turn. A summit that
    waits for its end could bring some."""
    if GOALS_MISSED in outlook.unmet and not outlook.goals_met_with(outlook.earned(outlook.seat)):
        yield warn("ends_game", reason=GOALS_MISSED)


def planet(chance: int, settled: bool) -> Iterator[Warning]:
    """Too much pollution, in percent: in a team what cannot be bought back."""
    if chance == 100 and settled:
        yield warn("planet_certainly_lost", ending=CO2_LOST)
    elif chance:
        yield warn("planet_may_be_lost", percent=min(ALMOST_CERTAIN, chance), ending=CO2_LOST)


def rivals_end(outlook: RivalForecast) -> Iterator[Warning]:
    """Nothing at the end of a turn changes the level or the plants, so what holds now decides."""
    if outlook.last_decade:
        yield warn("ends_game", reason=LAST_DECADE)
    else:
        yield from planet(percent(outlook.loss), settled=True)


def risky_split(outlook: TeamForecast, money: int, earned: int) -> Iterator[Warning]:
    """Income in money that the team will miss in points. Partners who have not divided theirs yet are
    expected to take points; where the team lives on that, it is said too."""
    most = outlook.total_income - money  # points that can still come out of the income
    short = outlook.fixed - outlook.points - most
    if not money or outlook.missing:
        return
    if short > 0:
        yield warn("points_certainly_lost", missing=short)
    elif outlook.loss(most) > outlook.least_loss:
        yield from planet(percent(outlook.loss(most)), settled=True)
    elif (relied := outlook.fixed - outlook.points - (earned - money)) > 0:
        yield warn("points_may_be_lost", missing=relied)


def misses_solo_card(game: Game[SecondChanceTable], action: Action, trial: Trial[SecondChanceTable]) -> bool:
    """Whether a card that could be met before the action cannot be met any more after it (17.4)."""
    table = game.table
    task = solo_task(table, game.decision.player)
    if task is None or task.lost:
        return False
    if isinstance(action, EndTurn):
        return lost_with_this_turn(table)
    if not trial.certain:
        return False
    then = solo_task(trial.table, game.decision.player)
    return then is not None and then.lost
