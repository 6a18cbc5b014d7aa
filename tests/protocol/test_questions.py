"""What a program that plays a seat is asked, and which answers are taken (docs/protocol.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from co2desk.bots import BOTS
from co2desk.engine.table.actions import cash_company_goal
from co2desk.protocol.asking import (
    CANNOT_PLAY,
    NOT_LEGAL,
    REFUSED,
    UNREADABLE,
    BadAnswerError,
    check_hello,
    question,
    read_choice,
)
from co2desk.protocol.conversation import hello as hello_of_the_referee
from co2desk.protocol.messages import ProtocolError
from co2desk.protocol.player import COMMANDS, QUESTION, Choice, PlayerConversation, Question, hello
from co2desk.protocol.server import encode, respond
from co2desk.session import GameOptions, Session

from . import document
from .client import Client, Json
from .games import DRAFT, FIRST, PARTNERS, RIVALS, SOLO

Options = dict[str, Any]
COURSE, SECONDS, DEALS = "a game", 30, 3
SHARE = 0.4  # of the positions of a game


def positions(options: Options, share: float = SHARE) -> Iterator[Session]:
    """Positions of a random game in which somebody has a choice."""
    session, bot = Session.new(GameOptions.from_json(options)), BOTS["random"](9)
    chance = Random(31)
    while not session.game.is_over:
        if len(session.game.legal()) > 1 and chance.random() < share:
            yield session
        session.play(bot.choose(session.game))


def dealt_again(session: Session, number: int) -> Session:
    """A game that looks the same to the seat that has to decide; its seed is another one as well."""
    other = Session.new(replace(session.options, seed=session.options.seed + 1 + number))
    other.id, other.actions = session.id, session.actions
    seat = session.game.decision.player
    other.game = session.game.deal_again(seat, Random(number))
    return other


# --- nothing hidden ---------------------------------------------------------------------------------------


def test_every_byte_of_a_question_depends_only_on_what_the_seat_may_know(options: Options) -> None:
    """I-22, section 19: piles, hands, goals and the seed are exchanged for others, and not a byte changes."""
    differing = 0
    for session in positions(options):
        asked = encode(question(session, COURSE, SECONDS))
        for number in range(DEALS):
            other = dealt_again(session, number)
            differing += other.document() != session.document()
            assert encode(question(other, COURSE, SECONDS)) == asked
    assert differing > 20


def test_a_seat_that_knows_something_else_is_asked_something_else() -> None:
    """The test above can fail."""
    session = next(positions(RIVALS))
    other = dealt_again(session, 1)
    other.game = session.game.deal_again(-1, Random(1))  # to an onlooker, who knows no hand
    assert encode(question(other, COURSE, SECONDS)) != encode(question(session, COURSE, SECONDS))


def test_the_seed_of_a_player_stays_the_same_in_a_game_and_differs_between_seats_and_games() -> None:
    seeds = {(s.game.decision.player, question(s, COURSE, 1)["seed"]) for s in positions(FIRST)}
    seeds |= {(s.game.decision.player, question(s, COURSE, 1)["seed"]) for s in positions(FIRST)}
    assert len({seed for _, seed in seeds}) == len(seeds) == 6


# --- a position to think in --------------------------------------------------------------------------------


def test_the_position_of_a_question_is_the_game_as_the_seat_sees_it(options: Options) -> None:
    """With the same readings and component values it leads to the same decision and the same answers."""
    heard: list[Question] = []

    def choose(asked: Question) -> Choice:
        heard.append(asked)
        return Choice(asked.game.legal()[0])

    conversation = PlayerConversation(choose)
    for session in positions(options):
        request = question(session, COURSE, SECONDS)
        answer = respond(conversation, encode(request))
        assert read_choice(answer, session.game) == Choice(session.game.legal()[0])
        asked = heard.pop()
        assert (asked.course, asked.seed) == (COURSE, request["seed"])
        assert asked.game.observe(request["seat"]) == request["state"]
        assert asked.game.decision == session.game.decision
        assert asked.game.legal() == session.game.legal()
        assert asked.game.table.setting.switches == session.game.table.setting.switches


def test_a_game_with_its_own_values_is_thought_about_with_them() -> None:
    """Old saves and own copies of the board game have other component values than the program."""
    session = Session.new(GameOptions(players=2, seed=4))
    request = json.loads(encode(question(session, COURSE, SECONDS)))
    values: list[Any] = []

    def choose(asked: Question) -> Choice:
        values.append(asked.game.table.setting.kit.price_max)
        return Choice(asked.game.legal()[0])

    usual = request["components"]["market"]["price_max"]
    request["components"]["market"]["price_max"] = usual + 1
    assert respond(PlayerConversation(choose), encode(request))["ok"]
    assert values == [usual + 1]


@pytest.mark.parametrize("options", [FIRST, DRAFT, PARTNERS, RIVALS, SOLO])
def test_the_referee_plays_the_position_of_every_question(client: Client, options: Options) -> None:
    """Whatever it waits for: a program that plays can search with `co2desk engine`."""
    kinds = set()
    for session in positions(options, share=1.0):
        kind = session.game.decision.kind
        if kind in kinds:
            continue
        kinds.add(kind)
        asked = json.loads(encode(question(session, COURSE, SECONDS)))
        wanted = {key: asked[key] for key in ("options", "components")}
        client.ask("position", state=asked["position"], played=True, **wanted)
        decision = client.ask("decision")
        assert decision["decision"] == asked["decision"]
        assert decision["legal"] == asked["legal"]
        client.ask("play", action=asked["legal"][0])
    assert len(kinds) > 3


def test_a_stack_that_was_never_played_costs_the_game_and_nothing_else(client: Client) -> None:
    """Nobody checks it; what cannot be played is found out later, and the conversation goes on."""
    options = {"edition": "second_chance", "players": 2, "seed": 7}
    client.ask("new", options=options)
    table = client.ask("state")["state"]
    wrong = {**table, "stack": [*table["stack"][:-1], {"kind": "income_split", "player": 0, "data": []}]}
    problem = {"where": "stack", "code": "unplayable", "values": {}}
    error = client.refused("position", options=options, state=wrong, played=True)
    assert error == {"code": "bad_position", "problems": [problem]}
    assert client.ask("state")["state"] == table  # the game that was there before
    numberless: Json = {"kind": "round", "player": None, "data": []}
    wrong["stack"] = [*table["stack"][:-1], numberless, table["stack"][-1]]
    client.ask("position", options=options, state=wrong, played=True)
    plan = client.ask("decision")["legal"][0]
    client.ask("play", action=plan)
    while (answer := client.request("decision"))["ok"]:
        answer = client.request("play", action=answer["legal"][-1])
        if not answer["ok"]:
            break
    assert answer["error"] == {"code": "bad_position", "problems": [problem]}
    assert client.refused("state")["code"] == "no_game"
    assert client.refused("position", options=options, state=table, played="yes")["code"] == "bad_document"
    client.ask("new")


def test_wrong_components_of_a_position_are_told_with_their_place(client: Client) -> None:
    client.ask("new", options={"players": 2})
    table = client.ask("state")["state"]
    error = client.refused("position", options={"players": 2}, state=table, components={"edition": "first"})
    assert error["code"] == "bad_document"
    assert error["where"].startswith("components")


# --- answers ------------------------------------------------------------------------------------------


@pytest.fixture
def session() -> Session:
    return Session.new(GameOptions(players=2, seed=4))


def rejected(answer: Json, session: Session) -> str:
    with pytest.raises(BadAnswerError) as caught:
        read_choice(answer, session.game)
    assert len(caught.value.detail) <= 500
    return caught.value.code


def test_an_answer_may_say_why(session: Session) -> None:
    action = session.game.legal()[3]
    written = session.game.codec.action_to_json(action)
    reasons, plan = [{"code": "planet", "points": 2.5}], [{"code": "build", "region": "asia"}]
    answer = {"ok": True, "action": written, "reasons": reasons, "plan": plan, "more": 1}
    assert read_choice(answer, session.game) == Choice(action, tuple(reasons), tuple(plan))


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ({}, UNREADABLE),
        ({"ok": 1, "action": {"do": "end_turn"}}, UNREADABLE),
        ({"ok": False, "error": {"code": "no_idea"}}, REFUSED),
        ({"ok": False}, REFUSED),
        ({"ok": True}, UNREADABLE),
        ({"ok": True, "action": None}, UNREADABLE),
        ({"ok": True, "action": {"do": "fly"}}, UNREADABLE),
        ({"ok": True, "action": {"do": "x" * 9999}}, UNREADABLE),
        ({"ok": True, "action": {"do": "end_turn"}}, NOT_LEGAL),
    ],
)
def test_an_answer_without_a_legal_action_is_not_taken(session: Session, answer: Json, code: str) -> None:
    assert rejected(answer, session) == code


def test_no_player_acts_for_another_one(session: Session) -> None:
    """G-41: somebody else may discard the company goal at any time, but not this seat for them."""
    assert session.game.why_not(cash_company_goal(1)) is None
    written = session.game.codec.action_to_json(cash_company_goal(1))
    assert rejected({"ok": True, "action": written}, session) == NOT_LEGAL


def proposal(session: Session) -> Json:
    legal = session.game.codec.action_to_json(session.game.legal()[0])
    return {"decade": 1, "round": 1, "seat": 0, "turns": [[{"kind": "turn", "action": legal}], []]}


def test_a_plan_for_the_team_goes_to_the_partner_who_is_asked_next(session: Session) -> None:
    game, heard = session.game, []
    said = proposal(session)
    answer = {"ok": True, "action": said["turns"][0][0]["action"], "team_plan": said}
    choice = read_choice(answer, game)
    assert choice.team_plan == said

    def choose(asked: Question) -> Choice:
        heard.append(asked.team_plan)
        return Choice(asked.game.legal()[0], team_plan=said)

    conversation = PlayerConversation(choose)
    asked = question(session, COURSE, SECONDS, team_plan=choice.team_plan)
    assert conversation.answer(asked)["team_plan"] == said
    assert heard == [((1, 1, 0), ((("turn", game.legal()[0]),), ()))]


@pytest.mark.parametrize(
    "change",
    [
        {"decade": -1},
        {"seat": "0"},
        {"round": True},
        {"turns": None},
        {"turns": [[]] * 17},
        {"turns": ["x"]},
        {"turns": [["x"]]},
        {"turns": [[{"kind": 1, "action": {"do": "end_turn"}}]]},
        {"turns": [[{"kind": "turn", "action": {"do": "fly"}}]]},
    ],
)
def test_a_plan_for_the_team_that_nobody_can_read_is_not_taken(session: Session, change: Json) -> None:
    legal = session.game.codec.action_to_json(session.game.legal()[0])
    wrong = {**proposal(session), **change}
    assert rejected({"ok": True, "action": legal, "team_plan": wrong}, session) == UNREADABLE
    conversation = PlayerConversation(lambda asked: Choice(asked.game.legal()[0]))
    with pytest.raises(ProtocolError) as caught:
        conversation.answer(question(session, COURSE, SECONDS, team_plan=wrong))
    assert caught.value.code == "bad_document"


@pytest.mark.parametrize("key", ["reasons", "plan"])
@pytest.mark.parametrize(
    "lines", ["planet", None, [1], [{}], [{"code": ""}], [{"code": "x" * 41}], [{"code": "x"}] * 21]
)
def test_reasons_that_nobody_can_read_are_not_taken(session: Session, key: str, lines: object) -> None:
    legal = session.game.codec.action_to_json(session.game.legal()[0])
    assert rejected({"ok": True, "action": legal, key: lines}, session) == UNREADABLE


def test_our_own_player_is_known_as_one_and_the_referee_is_not() -> None:
    greeting = {"id": 1, "ok": True, **hello()}
    check_hello(greeting, "first")
    check_hello(greeting, "second_chance")
    for answer, edition in (
        ({"ok": True, **hello_of_the_referee()}, "first"),
        ({**greeting, "protocol": 2}, "first"),
        ({**greeting, "roles": "player"}, "first"),
        ({**greeting, "editions": ["second_chance"]}, "first"),
        ({"ok": True}, "first"),
    ):
        with pytest.raises(BadAnswerError) as caught:
            check_hello(answer, edition)
        assert caught.value.code == CANNOT_PLAY


# --- the other end -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({"game": 7}, "game"),
        ({"seed": -1}, "seed"),
        ({"seed": "x"}, "seed"),
        ({"options": {"players": 0}}, "options.players"),
        ({"components": {}}, "components.edition"),
    ],
)
def test_a_wrong_question_is_answered_with_its_place(session: Session, change: Json, where: str) -> None:
    conversation = PlayerConversation(lambda asked: Choice(asked.game.legal()[0]))
    with pytest.raises(ProtocolError) as caught:
        conversation.answer({**question(session, COURSE, SECONDS), **change})
    assert caught.value.code == "bad_document"
    assert caught.value.values["where"].startswith(where.split(".", maxsplit=1)[0])


def test_a_wrong_position_is_answered_with_its_problems(session: Session) -> None:
    conversation = PlayerConversation(lambda asked: Choice(asked.game.legal()[0]))
    with pytest.raises(ProtocolError) as caught:
        conversation.answer({**question(session, COURSE, SECONDS), "position": {"decade": 9}})
    assert caught.value.code == "bad_position"
    assert caught.value.values["problems"]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    session, bot = Session.new(GameOptions(players=2, seed=4)), BOTS["random"](9)
    asked = question(session, COURSE, SECONDS)
    while not session.game.is_over:
        session.play(bot.choose(session.game))
    conversation = PlayerConversation(lambda asked: Choice(asked.game.legal()[0]))
    with pytest.raises(ProtocolError) as caught:
        conversation.answer({**asked, "position": session.document()})
    assert caught.value.values["where"] == "position"


def test_the_document_describes_what_a_player_is_asked() -> None:
    """The tables of docs/protocol.md name every command and argument."""
    rows = {row[0].strip("`"): row for row in document.rows("Programs that play") if len(row) == 3}
    assert {name: tuple(document.words(row[1])) for name, row in rows.items()} == COMMANDS
    assert {word for row in document.rows("choose") for word in document.words(row[0])} == set(QUESTION)
    assert set(document.words(rows["hello"][2])) == set(hello())
    assert document.words(rows["choose"][2]) == list(Choice._fields)
