"""Who takes part in a finished summit, and what they receive (specification 10).

Two points of knowledge for each own scientist, each freely in any topic of the tile; whoever completed the
summit comes last. Then the scientists go home, and the goals are looked at. Settles A13, A24, A63, A70.
"""

from __future__ import annotations

from ...machine.frames import NOBODY, Frame
from ...machine.rule import Emit
from ...table.events import PersonalGoalShown
from .goals import update_goals
from .table import SecondChanceTable

POINTS_PER_SCIENTIST = 2
SMALL = 2  # topics of the summits that personal goal 03 asks for


def ask_participants(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: left of the completer first, the completer last."""
    summit = frame.data[0]
    topics, seats = table.topics(summit), table.summit_seats[summit]
    setting = table.setting
    frames = []
    for player in setting.turn_order((table.summit_last[summit] + 1) % setting.players):
        own = tuple(topic for topic, owner in zip(topics, seats, strict=True) if owner == player)
        free = POINTS_PER_SCIENTIST * len(own)
        if own and setting.switches.summit_points == "own_topic_first":  # A13, the other reading
            frames.append(Frame("summit_points", player, own))
            free = len(own)
        frames += [Frame("summit_extra", player, topics)] * free
    table.follow(*frames, Frame("summit_record", NOBODY, (summit,)))


def record_summit(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: the summit counts for environmental goals and, held by one player alone, for a personal goal."""
    summit = frame.data[0]
    topics, seats = table.topics(summit), table.summit_seats[summit]
    table.summits_by_size[len(topics)] += 1
    for topic in set(topics):
        table.summits_by_topic[topic] += 1
    if len(topics) == SMALL and len(set(seats)) == 1 and not table.small_summit_alone[seats[0]]:
        table.small_summit_alone[seats[0]] = 1
        if "small_summit_alone" in {
            table.setting.personal_by_number[n].kind for n in table.personal[seats[0]]
        }:
            emit(PersonalGoalShown(seats[0]))
    update_goals(table, emit)
