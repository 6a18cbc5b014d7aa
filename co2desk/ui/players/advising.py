"""The computer player that gives hints: it is told what the seat of the person knows, and nothing else."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from co2desk.engine.machine.game import Game
from co2desk.protocol.asking import question, read_advice
from co2desk.protocol.messages import Answer, Request
from co2desk.protocol.player import ADVISE, Choice
from co2desk.session import Session
from co2desk.ui.players.command_line import built_in
from co2desk.ui.players.program_thinker import ProgramThinker

LEVEL = "strong"  # good moves, and an answer within a second or two


class AdvisingThinker(ProgramThinker):
    """`chosen` brings the best few choices, the best first."""

    def _question(self, session: Session, course: str) -> Request:
        return question(session, course, self._command.seconds, ADVISE)

    def _read(self, answer: Answer, game: Game[Any]) -> tuple[Choice, ...]:
        return read_advice(answer, game)


def make_adviser(session: Session, parent: QObject) -> AdvisingThinker:
    return AdvisingThinker(built_in(LEVEL), session.options.edition, parent)
