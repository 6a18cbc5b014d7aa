"""Looks at the turns of one person again, one after the other, in another process; it can be stopped."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from co2desk.protocol.player import Choice, Reviewed
from co2desk.session import Session
from co2desk.session.own_turns import OwnTurn, own_turns
from co2desk.ui.players.reviewing import make_reviewer
from co2desk.ui.players.thinker import Failure

MOST = 3
WAITING, RUNNING, STOPPED, DONE, FAILED = "waiting", "running", "stopped", "done", "failed"


class Finding(NamedTuple):
    """A turn after which a clearly better one was seen, and by how many points it is better."""

    turn: OwnTurn
    better: Choice
    points: float


class Reviewer(QObject):
    changed = Signal()

    def __init__(self, session: Session, seat: int, parent: QObject) -> None:
        super().__init__(parent)
        self.session, self.seat = session, seat
        self.turns = own_turns(session, seat)
        self.looked_at = 0
        self.state = WAITING
        self._findings: list[Finding] = []
        self._thinker = make_reviewer(session, self)
        self._thinker.chosen.connect(self._reviewed)
        self._thinker.failed.connect(self._failed)

    @property
    def findings(self) -> list[Finding]:
        """The weightiest so far, in the order of the game."""
        weighty = sorted(self._findings, key=lambda finding: -finding.points)[:MOST]
        return sorted(weighty, key=lambda finding: finding.turn.step)

    def go_on(self) -> None:
        """Begin, or continue where it was stopped."""
        if self.state not in (RUNNING, DONE):
            self.state = RUNNING
            self._next()

    def stop(self) -> None:
        """The process ends; what was found stays."""
        self._thinker.end()
        if self.state == RUNNING:
            self.state = STOPPED
            self.changed.emit()

    def _next(self) -> None:
        if self.looked_at == len(self.turns):
            self.state = DONE
            self._thinker.end()
        else:
            turn = self.turns[self.looked_at]
            self._thinker.taken = turn.actions
            self._thinker.ask(self.session.branched(turn.step), f"{self.session.id}-{turn.step}")
        self.changed.emit()

    def _reviewed(self, reviewed: Reviewed) -> None:
        turn = self.turns[self.looked_at]
        if reviewed.better is not None:
            self._findings.append(Finding(turn, reviewed.better, reviewed.points))
        self.looked_at += 1
        self._next()

    def _failed(self, failure: Failure) -> None:
        self.state = FAILED
        self.changed.emit()
