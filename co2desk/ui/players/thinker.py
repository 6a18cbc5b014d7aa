"""What plays a seat that no person plays: it is asked, and its answer comes later, out of the event loop."""

from __future__ import annotations

from typing import Any, NamedTuple

from PySide6.QtCore import QObject, Signal

from co2desk.protocol import asking
from co2desk.session import Session

# What can go wrong besides a bad answer.
NOT_STARTED, ENDED, SILENT = "not_started", "ended", "silent"
FAILURES = (
    NOT_STARTED,
    ENDED,
    SILENT,
    asking.CANNOT_PLAY,
    asking.REFUSED,
    asking.UNREADABLE,
    asking.NOT_LEGAL,
)


class Failure(NamedTuple):
    """Why there is no answer."""

    code: str  # one of FAILURES
    detail: str = ""  # for whoever has written the program
    seconds: int = 0  # how long it was waited for


class Thinker(QObject):
    chosen = Signal(object)  # a Choice, or what else it was asked for
    failed = Signal(object)  # a Failure

    def start(self) -> None:
        """Get ready; the first question comes soon."""

    def ask(self, session: Session, course: str) -> None:
        """The seat that owes an answer is this one's. `course` changes when the game goes back."""
        raise NotImplementedError

    def hear(self, team_plan: dict[str, Any]) -> None:
        """A partner has proposed what the team could do; it goes with the next question."""

    def drop(self) -> None:
        """The answer to the last question is not wanted any more."""
        raise NotImplementedError

    def end(self) -> None:
        """It plays no more."""
        raise NotImplementedError
