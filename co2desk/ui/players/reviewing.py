"""The computer player that looks at a person's turn again: it is told what the person could know then."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.protocol.asking import question, read_review
from co2desk.protocol.messages import Answer, Request
from co2desk.protocol.player import REVIEW, TAKEN, Reviewed
from co2desk.session import Session
from co2desk.ui.players.command_line import built_in
from co2desk.ui.players.program_thinker import ProgramThinker

LEVEL = "expert"


class ReviewingThinker(ProgramThinker):
    """`chosen` brings a Reviewed. `taken` is what the player did in the turn that it is asked about."""

    taken: tuple[Action, ...] = ()

    def _question(self, session: Session, course: str) -> Request:
        asked = question(session, course, self._command.seconds, REVIEW)
        codec = session.game.codec
        return {**asked, TAKEN: [codec.action_to_json(action) for action in self.taken]}

    def _read(self, answer: Answer, game: Game[Any]) -> Reviewed:
        return read_review(answer, game)


def make_reviewer(session: Session, parent: QObject) -> ReviewingThinker:
    return ReviewingThinker(built_in(LEVEL), session.options.edition, parent)
