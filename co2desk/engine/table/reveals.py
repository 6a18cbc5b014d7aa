"""What brings hidden information up: afterwards somebody at the table knows more, and free undo ends.

Hidden is what `observe` keeps from a seat. It comes up when a tile or card leaves a hidden pile face up or
for one player's eyes, when packets of the draft move on, when a secret goal is shown or decides something,
and when an inspector turns a tile up on its way to the bottom of the pile.

What players tell about their own cards by a choice of their own is not counted: playing a lobby card,
keeping a card of the draft or a goal, discarding a company goal unseen. They knew it all before, so to take
the choice back gives them nothing; and others learn what was kept only when the packets move on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from ..machine.rule import Event
from .events import (
    CompanyGoalCashed,
    CompanyGoalScored,
    EventRevealed,
    FossilPlantPlaced,
    GameEnded,
    InspectorMoved,
    LobbyDrawn,
    PacketsPassed,
    PersonalGoalShown,
    SummitReplaced,
    UnGoalRevealed,
)
from .table import Table

REVEALING: Mapping[type[Any], str] = {
    FossilPlantPlaced: "drawn from a hidden pile",
    InspectorMoved: "the tile that says how far goes to the bottom of a hidden pile, but was seen",
    SummitReplaced: "the next tile of a hidden pile, unless the pile is empty (G-07)",
    EventRevealed: "turned up from a hidden pile",
    UnGoalRevealed: "turned up from a hidden pile",
    LobbyDrawn: "drawn from a hidden pile, for its player's eyes",
    PacketsPassed: "everybody sees what a neighbour has left",
    PersonalGoalShown: "a partner's goal is shown (A24)",
    CompanyGoalScored: "a secret goal is shown (G-40)",
    CompanyGoalCashed: "in the scoring a secret goal was worth less than its money; else it is a choice",
    GameEnded: "personal goals decide the verdict on a team, and are shown; a scoring tells its own events",
}

# Endings with a scoring. Every secret that it brings up has an event of its own, and there may be none left.
# A planet that rivals lose shows no goal, but the tiles that lose it come up in the same step anyway.
SCORED = frozenset({"last_decade", "green_regions", "below_danger", "solo_pollution"})

START_SPACE = "start_space"  # the decision that names the start tile just drawn


def reveals(events: Iterable[Event]) -> bool:
    """Whether one of these events, all of one action, told anybody something hidden.

    Two things come up without an event; `came_up` knows them too."""
    is_over = False
    for event in events:
        is_over = is_over or type(event) is GameEnded
        if type(event) in REVEALING and tells(event, is_over):
            return True
    return False


def tells(event: Event, is_over: bool) -> bool:
    """Whether an event of a revealing kind told something this time."""
    match event:
        case SummitReplaced(tile=tile):
            return tile >= 0
        case CompanyGoalCashed():
            return is_over
        case GameEnded(reason=reason):
            return reason not in SCORED
    return True


def came_up(before: Table, events: Iterable[Event], after: Table) -> bool:
    """Whether an action brought anything hidden up: by one of its events, or without any.

    Two things happen silently, so the tables before and after it are asked. A start tile of the solo game
    (first edition 16.4) is drawn to ask for its space and has no event before it is laid there. And a small
    summit held alone (A24) tells the partners something also when no goal is shown: this player does not have
    it."""
    return (
        reveals(events)
        or unseen_start_tiles(after) < unseen_start_tiles(before)
        or summits_held_alone(after) > summits_held_alone(before)
    )


def unseen_start_tiles(table: Table) -> int:
    return len(getattr(table, "start_tiles", ())) - start_tiles_seen(table)


def start_tiles_seen(table: Table) -> int:
    """The first one is no secret any more when its space is asked for."""
    waits = bool(table.stack) and table.stack[-1].kind == START_SPACE
    return int(waits and bool(getattr(table, "start_tiles", ())))


def summits_held_alone(table: Any) -> int:
    """How many players have held a small summit alone, in a game in which a personal goal asks for it.

    `table` is Any: only Second Chance has these fields, and this package does not know it."""
    return sum(table.small_summit_alone) if any(getattr(table, "personal", ())) else 0
