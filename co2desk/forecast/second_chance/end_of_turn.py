"""The end of a turn as a team plays it: the summits that take place then bring knowledge and goals (10, A13).

What they bring is the team's own choice, so the warning before a decade's last turn ends asks what the best
choice leaves. Nothing hidden matters: the tiles that replace the summits are not looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush
from itertools import count

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import END_TURN
from co2desk.engine.table.ids import Player
from co2desk.forecast.second_chance.forecast import team_forecast
from co2desk.forecast.second_chance.records import TeamForecast

MOST_POSITIONS = 1000  # an eighth of a second; a summit with four topics allows more than ten thousand


class EndOfTurn:
    """The present turn ended on a copy, on which the rest of the decade does not begin."""

    def __init__(self, game: Game[SecondChanceTable], seat: Player) -> None:
        *self.waiting, turn = game.table.stack
        self.seat = seat
        self.first = game.copy()
        self.first.table.stack = [turn]
        self.first.apply(END_TURN)

    def best(self) -> tuple[TeamForecast, bool]:
        """The best forecast for the moment after it, and whether no other choice can be better: all were
        tried, or this one is safe. The most promising positions are tried first."""
        best = self.straight_on()
        newest_first = count(0, -1)  # among equals; games themselves cannot be compared
        found = [(self.short(self.first), next(newest_first), self.first)]
        seen = {position(self.first.table)}
        while found and best.least_loss and len(seen) < MOST_POSITIONS:
            missing, _, present = heappop(found)
            if present.is_over and missing < shortfall(best):
                best = self.outlook(present)
            for after in answered(present):
                if position(after.table) not in seen:
                    seen.add(position(after.table))
                    heappush(found, (self.short(after), next(newest_first), after))
        return best, not found or not best.least_loss

    def straight_on(self) -> TeamForecast:
        """The forecast if every answer is the one that looks best by itself."""
        present = self.first
        while not present.is_over:
            present = min(answered(present), key=self.short)
        return self.outlook(present)

    def outlook(self, present: Game[SecondChanceTable]) -> TeamForecast:
        """The forecast with the rest of the decade to come."""
        table = present.table.copy()
        table.stack = [*self.waiting, *present.table.stack]
        return team_forecast(table, self.seat)

    def short(self, present: Game[SecondChanceTable]) -> int:
        return shortfall(self.outlook(present))


def after_turn(game: Game[SecondChanceTable], seat: Player) -> tuple[TeamForecast, bool]:
    """What a team can expect when it ends the present turn, and whether that is certain."""
    return EndOfTurn(game, seat).best()


def answered(present: Game[SecondChanceTable]) -> Iterator[Game[SecondChanceTable]]:
    """What each answer leads to, in one copy each."""
    for answer in present.legal():
        after = present.copy()
        after.apply_trusted(answer)
        yield after


def shortfall(outlook: TeamForecast) -> int:
    """Points that are missing before anything is drawn; no summit changes what the draws cost."""
    return outlook.fixed - outlook.points - outlook.total_income


def position(table: SecondChanceTable) -> tuple[object, ...]:
    """What a summit changes, and what it still has to do."""
    return (*table.expertise, *table.region_cep, *table.env_done, *table.stack)
