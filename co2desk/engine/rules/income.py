"""Income from the tracks (first edition: specification 6.1; Second Chance: 11).

On every track the players on the highest level, and from three players on also those on the second
highest distinct level, earn the number at their own space. Ties are paid in full. Level 0 never earns (G-42).
Settles D-09, G-42, G-56.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ..machine.frames import Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, Rule
from ..table.actions import SplitIncome, split_income
from ..table.events import IncomeEarned, IncomeSplit
from ..table.ids import Energy
from ..table.table import Table


def track_earnings(table: Table, energy: Energy, ranks: int) -> list[int]:
    """What each player earns on one track when the best `ranks` distinct levels are paid."""
    setting = table.setting
    return earned_at(table.expertise[energy :: setting.energies], setting.base.tracks[energy].income, ranks)


def earned_at(levels: Sequence[int], income: Sequence[int], ranks: int) -> list[int]:
    """The same for these levels on a track with this income."""
    paid = sorted({level for level in levels if level}, reverse=True)[:ranks]
    return [income[level - 1] if level in paid else 0 for level in levels]


def earnings(table: Table, ranks: int) -> list[int]:
    """What each player earns on all tracks together."""
    tracks = [track_earnings(table, energy, ranks) for energy in range(table.setting.energies)]
    return [sum(by_player) for by_player in zip(*tracks, strict=True)]


def distribute(table: Table, ranks: int, emit: Emit) -> None:
    """Ask everybody who earns something, one after the other from the start player on (G-56)."""
    amounts = earnings(table, ranks)
    frames = []
    for player in table.setting.turn_order(table.start_player):
        if amounts[player]:
            emit(IncomeEarned(player, amounts[player]))
            frames.append(Frame("income_split", player, (amounts[player],)))
    table.follow(*frames)


class Split(Rule[Table, SplitIncome]):
    """DP-06: any part in money, the rest in points."""

    action = SplitIncome
    rule = "income"

    def candidates(self, table: Table, frame: Frame) -> Iterable[SplitIncome]:
        return (split_income(money) for money in range(frame.data[0] + 1))

    def why_not(self, table: Table, frame: Frame, action: SplitIncome) -> Refusal | None:
        if 0 <= action.money <= frame.data[0]:
            return None
        return refuse("more_than_income", self.rule, needed=action.money, had=frame.data[0])

    def apply(self, table: Table, frame: Frame, action: SplitIncome, emit: Emit) -> None:
        points = frame.data[0] - action.money
        table.money[frame.player] += action.money
        table.vp[table.setting.account[frame.player]] += points
        emit(IncomeSplit(frame.player, action.money, points))
