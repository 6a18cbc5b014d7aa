"""A scientist has to make room (specification 9.4; rulebooks 2.2.1).

Whoever installs or builds with a project on which another player's scientist stands pays that player $1.
The owner decides at once, in the other player's turn (DP-14): home to the hand with one point in the
project's energy, or to a free topic of that energy on any summit, without a point. Settles D-19, G-24,
G-26, G-27, G-45, G-51.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.expertise import gain
from ...rules.scientists import perform, why_not_topic
from ...table.actions import MoveScientist, move_scientist
from ...table.events import MoneyGiven, ScientistSentAway
from ...table.ids import HAND, Player, Space, is_space
from .table import FirstTable


def fee(table: FirstTable, player: Player, space: Space) -> int:
    """What using this project costs because of a foreign scientist."""
    return table.setting.kit.displacement_fee if table.space_scientist[space] not in (-1, player) else 0


def fee_missing(table: FirstTable, player: Player, space: Space, money: int) -> Refusal | None:
    """The fee is paid in money; points do not help here (G-45)."""
    owed = fee(table, player, space)
    if money >= owed:
        return None
    owner = table.space_scientist[space]
    return refuse("no_fee_for_scientist", "displaced_scientist", needed=owed, had=money, player=owner)


def send_away(table: FirstTable, player: Player, space: Space, emit: Emit) -> None:
    """Pay the owner of a foreign scientist and let the owner choose; nothing if there is none."""
    owner = table.space_scientist[space]
    if owner in (-1, player):
        return
    amount = table.setting.kit.displacement_fee
    table.money[player] -= amount
    table.money[owner] += amount
    emit(MoneyGiven(player, owner, amount))
    emit(ScientistSentAway(owner, player, space))
    table.follow(Frame("displaced", owner, (space,)))


class MoveDisplaced(Rule[FirstTable, MoveScientist]):
    """DP-14. The scientist stays on the project until the owner has chosen."""

    action = MoveScientist
    rule = "displaced_scientist"

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[MoveScientist]:
        space = frame.data[0]
        topics = table.free_topics(table.space_energy[space])
        return [move_scientist(space, place) for place in (HAND, *topics)]

    def why_not(self, table: FirstTable, frame: Frame, action: MoveScientist) -> Refusal | None:
        space = frame.data[0]
        if action.origin != space:
            return refuse("other_scientist_must_move", self.rule)
        if action.destination == HAND:
            return None
        if is_space(action.destination):
            return refuse("hand_or_summit_only", self.rule)
        return why_not_topic(table, table.space_energy[space], action.destination)

    def apply(self, table: FirstTable, frame: Frame, action: MoveScientist, emit: Emit) -> None:
        energy = table.space_energy[action.origin]
        perform(table, frame.player, action, emit)
        if action.destination == HAND:
            gain(table, frame.player, energy, emit)
