"""Moving scientists (specification 7.6, 8.A).

Leaving a planned project gives its owner a point of knowledge of its energy, resolved completely before the
scientist arrives. On a played lobbyist card the minor effect is used a second time. Settles A10, A61.
"""

from __future__ import annotations

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...rules.expertise import gain
from ...rules.lobby import give
from ...rules.scientists import FreeMove, GrantedMove, arrive, leave
from ...table.actions import MoveScientist
from ...table.events import CardVisited
from ...table.ids import HAND, Player, card_of, is_card, is_topic, summit_of
from .table import SecondChanceTable


def move(table: SecondChanceTable, player: Player, action: MoveScientist, emit: Emit) -> None:
    origin, destination = action.origin, action.destination
    leave(table, player, origin)
    table.follow(Frame("arrival", player, (origin, destination)))
    if origin != HAND:
        gain(table, player, table.space_energy[origin], emit)


def arrival(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: the scientist arrives; a lobbyist card gives its minor effect."""
    origin, destination = frame.data
    player = frame.player
    if not is_card(destination):
        arrive(table, player, origin, destination, emit)
        if is_topic(destination):
            table.summit_last[summit_of(destination)] = player
        return
    number = card_of(destination)
    table.card_visitor[number] = player
    emit(CardVisited(player, origin, number))
    card = table.setting.lobby_by_number[number]
    give(table, player, card, card.minor, emit)


class Granted(GrantedMove[SecondChanceTable]):
    def move(self, table: SecondChanceTable, player: Player, action: MoveScientist, emit: Emit) -> None:
        move(table, player, action, emit)


class Free(FreeMove[SecondChanceTable]):
    def move(self, table: SecondChanceTable, player: Player, action: MoveScientist, emit: Emit) -> None:
        move(table, player, action, emit)
