"""Asks a program that plays a seat (`player` is the other end), and reads what it answers.

A question holds what its seat may know and nothing else: two games that look the same to the seat lead to
the same bytes. The answer comes from a stranger.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from random import Random
from typing import Any

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.game import Game
from co2desk.engine.table.ids import Player
from co2desk.protocol.messages import PROTOCOL, Answer, Request
from co2desk.protocol.player import CHOOSE, MOST_LINES, MOST_MOVES, PLAYER, Choice, Reviewed
from co2desk.protocol.team_plans import TEAM_PLAN, team_plan_from_json
from co2desk.session import Session
from co2desk.session.editions import builder_for

LONGEST_ANSWER = 1024 * 1024  # bytes, the line feed included: reading it never holds up a window
LONGEST_CODE = 40
LONGEST_DETAIL = 500
MOST_POINTS = 1_000_000
SEED_BYTES = 6  # whole numbers that every JSON reader keeps

# What can be wrong with an answer.
CANNOT_PLAY = "cannot_play"  # it is no player, or not of this edition
REFUSED = "refused"  # it answers with an error
UNREADABLE = "unreadable"
NOT_LEGAL = "not_legal"


class BadAnswerError(Exception):
    """No player may answer like this. The detail is for whoever has written the program."""

    def __init__(self, code: str, detail: object) -> None:
        super().__init__(code)
        self.code = code
        self.detail = str(detail)[:LONGEST_DETAIL]


def question(
    session: Session,
    course: str,
    seconds: int,
    command: str = CHOOSE,
    team_plan: dict[str, Any] | None = None,
) -> Request:
    """Asks the seat that owes an answer, or for advice to it. `course` is told apart from those of other
    games, and changes when the game goes back. `team_plan` is what a partner has proposed last."""
    game = session.game
    seat = game.decision.player
    options = replace(session.options, switches=session.readings).to_json()
    del options["seed"]  # it tells every hidden pile
    chance = Random(f"{session.id} {seat} {len(session.actions)}")
    codec = game.codec
    asked: Request = {
        "cmd": command,
        "game": course,
        "options": options,
        "components": session.pack.document,
        "seat": seat,
        "state": game.observe(seat),
        "position": builder_for(session.options).to_document(game.deal_again(seat, chance).table),
        "decision": game.decision._asdict(),
        "legal": [codec.action_to_json(action) for action in game.legal()],
        "seed": seat_seed(session, seat),
        "seconds": seconds,
    }
    if team_plan is not None:
        asked[TEAM_PLAN] = team_plan
    return asked


def seat_seed(session: Session, seat: Player) -> int:
    """For whatever chance a player uses: the same in the whole game. The seed of the game stays secret."""
    digest = hashlib.blake2b(f"{session.id} {seat}".encode(), digest_size=SEED_BYTES).digest()
    return int.from_bytes(digest, "big")


def check_hello(answer: Answer, edition: str) -> None:
    """Can this program play the game? Raises BadAnswerError."""
    _check_ok(answer)
    if answer.get("protocol") != PROTOCOL:
        raise BadAnswerError(CANNOT_PLAY, f"protocol: {answer.get('protocol')!r}")
    for key, wanted in (("roles", PLAYER), ("editions", edition)):
        listed = answer.get(key)
        if not isinstance(listed, list) or wanted not in listed:
            raise BadAnswerError(CANNOT_PLAY, f"{key}: {listed!r}")


def read_choice(answer: Answer, game: Game[Any]) -> Choice:
    """The answer to a question about this game. Raises BadAnswerError."""
    _check_ok(answer)
    return _choice(answer, game)


def read_advice(answer: Answer, game: Game[Any]) -> tuple[Choice, ...]:
    """The moves that are advised in this game, at least one. Raises BadAnswerError."""
    _check_ok(answer)
    moves = answer.get("moves")
    if not isinstance(moves, list) or not 0 < len(moves) <= MOST_MOVES or not all(map(is_object, moves)):
        raise BadAnswerError(UNREADABLE, f"moves: a list of 1 to {MOST_MOVES} objects is expected")
    return tuple(_choice(move, game) for move in moves)


def read_review(answer: Answer, game: Game[Any]) -> Reviewed:
    """What was found when a turn that begins in this game was looked at again. Raises BadAnswerError."""
    _check_ok(answer)
    moves, points = answer.get("moves"), answer.get("points", 0.0)
    if not isinstance(moves, list) or len(moves) > 1 or not all(map(is_object, moves)):
        raise BadAnswerError(UNREADABLE, "moves: a list of at most one object is expected")
    if type(points) not in (int, float) or not 0 <= points < MOST_POINTS:
        raise BadAnswerError(UNREADABLE, f"points: a number from 0 to {MOST_POINTS} is expected")
    return Reviewed(_choice(moves[0], game), float(points)) if moves else Reviewed()


def _choice(answer: Answer, game: Game[Any]) -> Choice:
    plan = answer.get(TEAM_PLAN)
    try:
        action = game.codec.action_from_json(answer.get("action"))
        if plan is not None:
            team_plan_from_json(plan, game.codec)
    except BadDocumentError as error:
        raise BadAnswerError(UNREADABLE, error) from error
    if action not in game.legal():  # what others may do at any time is none of it
        raise BadAnswerError(NOT_LEGAL, json.dumps(answer["action"], ensure_ascii=False))
    return Choice(action, _lines(answer, "reasons"), _lines(answer, "plan"), plan)


def is_object(value: object) -> bool:
    return isinstance(value, dict)


def _check_ok(answer: Answer) -> None:
    if answer.get("ok") is False:
        raise BadAnswerError(REFUSED, json.dumps(answer.get("error"), ensure_ascii=False))
    if answer.get("ok") is not True:
        raise BadAnswerError(UNREADABLE, f"ok: {answer.get('ok')!r}")


def _lines(answer: Answer, key: str) -> tuple[dict[str, Any], ...]:
    lines = answer.get(key, [])
    if not isinstance(lines, list) or len(lines) > MOST_LINES:
        raise BadAnswerError(UNREADABLE, f"{key}: a list of at most {MOST_LINES} objects is expected")
    for line in lines:
        code = line.get("code") if isinstance(line, dict) else None
        if not isinstance(code, str) or not 0 < len(code) <= LONGEST_CODE:
            raise BadAnswerError(UNREADABLE, f"{key}: each needs a code of 1 to {LONGEST_CODE} characters")
    return tuple(lines)
