"""A computer player in the process of the tests: most tests of the window are not about processes, and
starting one takes as long as many of them."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from co2desk.bots import BOTS
from co2desk.commands.player import BuiltInPlayer
from co2desk.engine.machine.actions import Action
from co2desk.protocol.player import Choice, Question, Reviewed
from co2desk.session import Session
from co2desk.session.seats import Seat
from co2desk.ui.controller import Controller
from co2desk.ui.players.thinker import Thinker


def is_thinking(controller: Controller) -> bool:
    return controller.computers._thinking is not None


class ThinkerHere(Thinker):
    """Chooses when the event loop comes round, as a process answers when it likes to. It is the quick player
    for tests, whatever level sits there."""

    def __init__(self, seat: Seat, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        number = session.seats.index(seat)
        kind = "random" if seat.player == "random" else "sample"
        self.bot = BOTS[kind](session.options.seed * 16 + number)
        self.session: Session | None = None
        self.soon = QTimer(self)
        self.soon.setSingleShot(True)
        self.soon.timeout.connect(self.choose)

    def ask(self, session: Session, course: str) -> None:
        self.session = session
        self.soon.start(0)

    def choose(self) -> None:
        if self.session is not None:
            game, self.session = self.session.game.copy(), None
            self.chosen.emit(Choice(self.bot.choose(game)))

    def drop(self) -> None:
        self.session = None
        self.soon.stop()

    def end(self) -> None:
        self.drop()


class AdviserHere(ThinkerHere):
    """Gives the hints of a player that is quick enough for tests."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(session.seats[0], session, parent)

    def choose(self) -> None:
        if self.session is not None:
            game, self.session = self.session.game, None
            dealt = game.deal_again(game.decision.player, self.bot.deals)
            self.chosen.emit(BuiltInPlayer("beginner", 1).advise(Question(dealt, "", 1)))


class ReviewerHere(AdviserHere):
    """Finds something better for every other turn: what was not done there."""

    taken: tuple[Action, ...] = ()
    number = 0

    def choose(self) -> None:
        if self.session is not None:
            game, self.session = self.session.game, None
            self.number += 1
            other = next(action for action in game.legal() if action != self.taken[0])
            better = Choice(other, ({"code": "money", "points": 3.0},))
            self.chosen.emit(Reviewed(better, 3.0 + self.number % 5) if self.number % 2 else Reviewed())
