"""Who takes part in a finished summit, and what they receive (specification 11; rulebooks 2.2.1.2).

One point for each own scientist in that scientist's topic, then one point in any topic of the summit, once
for each participant. The active player comes last. Settles D-22, D-58, G-21.
"""

from __future__ import annotations

from ...machine.frames import Frame
from ...machine.rule import Emit
from ...table.ids import Player
from .table import FirstTable


def participants(table: FirstTable, seats: tuple[int, ...]) -> list[Player]:
    if table.setting.switches.summit_order == "turn_order":  # D-22, the other reading
        order = table.setting.turn_order(table.start_player)
    else:
        order = table.setting.turn_order((table.active + 1) % table.setting.players)
    return [player for player in order if player in seats]


def ask_participants(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task: one after the other, first the own topics, then the extra point."""
    summit = frame.data[0]
    topics, seats = table.topics(summit), table.summit_seats[summit]
    frames = []
    for player in participants(table, seats):
        own = tuple(topic for topic, owner in zip(topics, seats, strict=True) if owner == player)
        frames += [Frame("summit_points", player, own), Frame("summit_extra", player, topics)]
    table.follow(*frames)
