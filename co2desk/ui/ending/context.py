"""What every part of the dialog at the end of the game knows, and what a part is."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from co2desk.engine.rules.scoring import Result
from co2desk.session import Session
from co2desk.session.history import History, breakdown, history_of
from co2desk.session.seats import Seat
from co2desk.session.verdict import Verdict, verdict_of
from co2desk.text import Speaker
from co2desk.ui.i18n.translation import translate
from co2desk.ui.theme.look import Look, Type


class Ending:
    """A finished game: how it was scored or judged, who played it, and how far its scoring is counted."""

    def __init__(
        self, session: Session, seats: tuple[Seat, ...], speaker: Speaker, look: Look, type_: Type
    ) -> None:
        self.session, self.seats, self.speaker, self.look, self.type = session, seats, speaker, look, type_
        self.game = session.game  # at its end: whoever undoes a move gets another one
        self.outcome: Result = self.game.result
        self.before, self.steps = breakdown(self.outcome)
        self.history: History = history_of(session)
        self.verdict: Verdict | None = verdict_of(session)  # of a team
        self.shown = 0  # steps of the scoring that have been counted

    @property
    def lost(self) -> bool:
        return not self.outcome.winners

    @property
    def counted(self) -> bool:
        return self.shown == len(self.steps)

    @property
    def is_team(self) -> bool:
        """Several people with one account."""
        return len(self.before) < len(self.seats)

    def totals(self, steps: int) -> list[int]:
        """The points of each account after so many steps of the scoring."""
        return [
            points + sum(step.gains[account] or 0 for step in self.steps[:steps])
            for account, points in enumerate(self.before)
        ]

    def names(self) -> list[str]:
        """Whose points are counted together: everybody's own, or the team's."""
        if self.is_team:
            return [translate("EndDialog", "The team")]
        return [seat.name for seat in self.seats]


class Part(QWidget):
    """A part of the dialog beside the curves. It `belongs` to a game that has something for it to show."""

    step_chosen = Signal(int)

    def __init__(self, ending: Ending) -> None:
        super().__init__()
        self.ending = ending

    @staticmethod
    def belongs(ending: Ending) -> bool:
        raise NotImplementedError

    @property
    def focus_target(self) -> QWidget:
        """What has the focus when this part comes first."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Set every text, as far as the scoring has been counted."""
        raise NotImplementedError
