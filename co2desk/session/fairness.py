"""Fair undo: what may be taken back without asking, and what the table has to agree to.

Free is what one player alone has decided since anything hidden came up. Beyond that there is a barrier: to
take back what told somebody a secret, or what another player decided, everybody has to agree. A computer
player is another player. Answers that the engine gave because there was only one are nobody's decisions, and
the setup is no action, so it is never taken back.
"""

from __future__ import annotations

from dataclasses import dataclass

from co2desk.engine.table.ids import Player
from co2desk.engine.table.reveals import came_up
from co2desk.session.session import Session
from co2desk.session.steps import decider


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What taking back the last actions would undo."""

    count: int  # no more than there are
    players: tuple[Player, ...]  # who decided them, by seat
    hidden: bool  # something that was hidden has come up since


def decided_by(session: Session, number: int) -> Player:
    """Who decided an action."""
    return decider(session.actions[number], session.positions[number])


def brought_up(session: Session, number: int) -> bool:
    """Whether an action told anybody at the table something hidden."""
    return came_up(session.positions[number], session.events[number], session.table_at(number + 1))


def free_undo(session: Session) -> int:
    """How many of the last actions may be taken back without asking.

    Who has taken back everything of an own turn does not go on with that of another player.
    """
    last = len(session.actions) - 1
    if session.undone and last >= 0 and decided_by(session, last) != session.game.to_act:
        return 0
    number = last
    while number >= 0 and decided_by(session, number) == decided_by(session, last):
        if brought_up(session, number):
            break
        number -= 1
    return last - number


def taking_back(session: Session, count: int) -> TakenBack:
    """Whose decisions the last actions are, and whether hidden information came up with them."""
    size = len(session.actions)
    numbers = range(size - max(0, min(count, size)), size)
    players = tuple(sorted({decided_by(session, number) for number in numbers}))
    return TakenBack(len(numbers), players, any(brought_up(session, number) for number in reversed(numbers)))
