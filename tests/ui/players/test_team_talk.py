"""The window passes on what a partner proposes to the others."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from co2desk.protocol.player import Choice
from co2desk.session import GameOptions, Session
from co2desk.session.seats import NAMES, Seat
from co2desk.ui.players import computer_players
from co2desk.ui.players.command_line import built_in
from co2desk.ui.players.computer_players import ComputerPlayers
from co2desk.ui.players.program_thinker import ProgramThinker
from co2desk.ui.players.thinker import Thinker

PLAN = {"decade": 1, "round": 1, "seat": 0, "turns": [[]]}


class Listener(Thinker):
    """Keeps what it hears; it is asked, and the test answers."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.heard: list[dict[str, Any]] = []

    def ask(self, session: Session, course: str) -> None: ...

    def hear(self, team_plan: dict[str, Any]) -> None:
        self.heard.append(team_plan)

    def drop(self) -> None: ...

    def end(self) -> None: ...


@pytest.fixture
def session() -> Session:
    session = Session.new(GameOptions("second_chance", 3, 4))
    session.seats = tuple(Seat(name, player="strong") for name in NAMES[:3])
    return session


def test_partners_hear_the_plan_of_the_one_who_chose(
    app: QApplication, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    listeners: list[Listener] = []

    def seated(seat: Seat, session: Session, parent: QObject) -> Thinker:
        listeners.append(Listener(parent))
        return listeners[-1]

    monkeypatch.setattr(computer_players, "make_thinker", seated)
    table = QObject()
    players = ComputerPlayers(table)
    players.begin(session)
    asked = session.game.decision.player
    for plan in (PLAN, None):
        players.think()
        listeners[asked].chosen.emit(Choice(session.game.legal()[0], team_plan=plan))
    assert [listener.heard for listener in listeners] == [
        [] if seat == asked else [PLAN] for seat in range(3)
    ]


def test_a_plan_goes_with_the_next_question_only(
    app: QApplication, session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[dict[str, Any]] = []
    thinker = ProgramThinker(built_in("strong"), "second_chance")
    monkeypatch.setattr(thinker, "start", lambda: None)
    monkeypatch.setattr(thinker, "_send", sent.append)
    thinker.hear(PLAN)
    for _ in range(2):
        thinker.ask(session, "a game")
    assert [request.get("team_plan") for request in sent] == [PLAN, None]
    thinker.end()
