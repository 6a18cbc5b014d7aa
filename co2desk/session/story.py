"""Everything that happened in a game, for the log on the screen."""

from __future__ import annotations

from co2desk.engine.machine.rule import Event
from co2desk.engine.table.events import ActionsTakenBack, SeatTakenOver
from co2desk.session.session import Session
from co2desk.session.takebacks import FREE


def story(session: Session) -> tuple[list[Event], list[list[Event]]]:
    """What happened before the first decision, and with each action; what was taken back, and who took over a
    seat, comes where the game went on. A free change of mind is not worth a line."""
    steps = [session.setup_events, *session.events]
    for step, entry in session.taken_back:
        if entry.how != FREE:
            steps[step] = [*steps[step], ActionsTakenBack(session.decider(step), *entry)]
    for step, change in session.seats_taken_over:
        steps[step] = [*steps[step], SeatTakenOver(change.seat, change.how)]
    return steps[0], steps[1:]
