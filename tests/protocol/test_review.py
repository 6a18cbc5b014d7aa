"""A turn looked at again by the protocol: what is asked, what is answered, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.machine.game import Game
from co2desk.protocol.asking import BadAnswerError, question, read_review
from co2desk.protocol.messages import ProtocolError
from co2desk.protocol.player import MOST_TAKEN, REVIEW, TAKEN, Choice, PlayerConversation, Reviewed
from co2desk.session import Session
from co2desk.session.own_turns import OwnTurn, own_turns
from co2desk.session.seats import NAMES, seats_for
from tests.replays.games import load_recorded


@pytest.fixture
def turn() -> tuple[Session, OwnTurn]:
    session = load_recorded("competitive-last-decade")
    session.seats = seats_for(NAMES[: session.options.players])
    return session, own_turns(session, 1)[4]


def request(turn: tuple[Session, OwnTurn]) -> dict[str, Any]:
    session, own = turn
    then = session.branched(own.step)
    codec = then.game.codec
    taken = [codec.action_to_json(action) for action in own.actions]
    return {**question(then, "course", 30, REVIEW), TAKEN: taken, "id": 1}


def test_the_turn_is_told_as_the_player_knew_it(turn: tuple[Session, OwnTurn]) -> None:
    """Other games that look the same to the seat lead to the same question."""
    session, own = turn
    asked = request(turn)
    then = Game(session.game.edition, session.positions[own.step])
    assert asked["state"] == then.observe(own.player)
    assert "seed" not in asked["options"]
    heard: list[Any] = []

    def review(question: Any, taken: Any) -> Reviewed:
        heard.append((question.game.observe(own.player), tuple(taken)))
        return Reviewed(Choice(own.actions[0], ({"code": "money", "points": 2.0},)), 4.256)

    answer = PlayerConversation(lambda _: Choice(own.actions[0]), review=review).answer(asked)
    assert heard == [(then.observe(own.player), own.actions)]
    assert answer["points"] == 4.26
    read = read_review({"ok": True, **answer}, then)
    assert read.better is not None
    assert read.better.action == own.actions[0]
    assert read.better.reasons == ({"code": "money", "points": 2.0},)


def test_a_player_that_reviews_nothing_sees_nothing_better(turn: tuple[Session, OwnTurn]) -> None:
    session, own = turn
    answer = PlayerConversation(lambda _: Choice(own.actions[0])).answer(request(turn))
    assert answer == {"moves": []}
    assert read_review({"ok": True, **answer}, session.game) == Reviewed()


@pytest.mark.parametrize(
    "taken", [None, [], ["end_turn"], [{"do": "nothing"}], [{"do": "end_turn"}] * (MOST_TAKEN + 1)]
)
def test_a_turn_that_is_none_is_refused(turn: tuple[Session, OwnTurn], taken: Any) -> None:
    conversation = PlayerConversation(lambda _: Choice(turn[1].actions[0]))
    with pytest.raises(ProtocolError):
        conversation.answer({**request(turn), TAKEN: taken})


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"moves": None},
        {"moves": [1]},
        {"moves": [{}, {}]},
        {"moves": [{"action": {"do": "end_turn"}}], "points": "many"},
        {"moves": [], "points": float("nan")},
        {"moves": [], "points": -1},
        {"moves": [{"action": {"do": "cash_company_goal", "player": 0}}]},
    ],
)
def test_a_bad_answer_is_not_believed(turn: tuple[Session, OwnTurn], answer: dict[str, Any]) -> None:
    session, own = turn
    then = Game(session.game.edition, session.positions[own.step])
    with pytest.raises(BadAnswerError):
        read_review({"ok": True, **answer}, then)
