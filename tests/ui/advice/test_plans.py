"""Partners say what they plan and what they ask of others: beside the board, until it is done."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.bots.team.intentions import WEIGHT
from co2desk.bots.thought import Intention
from co2desk.engine.table.actions import Plan
from co2desk.protocol.player import Choice
from co2desk.session.seats import Seat
from co2desk.text.english import SECTIONS
from co2desk.ui.models import places as at
from co2desk.ui.players.plans import NEEDED, plans, read_plan
from co2desk.ui.row_list.rows import Line
from tests.ui.screen import Screen

pytestmark = pytest.mark.shared_window

ANNA, ROBO, MIA = range(3)
SEATS = [Seat("Anna"), Seat("Robo", "star", "steady"), Seat("Mia", "square", "steady")]
TEAM: dict[str, Any] = {"edition": "second_chance", "variants": {"mode": "cooperative", "difficulty": "easy"}}


@pytest.fixture
def team(screen: Screen) -> Screen:
    """A person has to decide, and a partner has played before."""
    screen.new(players=3, seed=6, seats=SEATS, practice=True, **TEAM)
    controller = screen.controller
    while not (controller.is_my_decision and controller.choices and controller.game.decision.kind == "turn"):
        if controller.is_my_decision:
            screen.submit(controller.moves.legal[0])
        screen.settle()
    return screen


def say(screen: Screen, *lines: dict[str, Any]) -> int:
    """Let the partner who has played last say this; returns its seat."""
    controller = screen.controller
    step = max(controller.choices)
    controller.choices[step] = controller.choices[step]._replace(plan=lines)
    screen.game_view.advice.refresh()
    return controller.session.decider(step - 1)


def test_every_intention_of_a_partner_has_a_phrase_and_is_read() -> None:
    assert set(SECTIONS["plans"]) == set(NEEDED) == set(WEIGHT)


def test_plans_and_requests_are_told_and_shown_on_the_board(team: Screen) -> None:
    who = say(team)
    other, card = ROBO + MIA - who, team.table.un_row[0]
    say(
        team,
        {"code": "build", "seat": who, "energy": "solar", "region": "asia"},
        {"code": "recruit", "seat": who},
        {"code": "claim_un_goal", "seat": ANNA, "card": card},
        {"code": "send_to_summit", "seat": other, "energy": "wind", "summit": 1},
        {"code": "action", "action": {"do": "play_lobby", "card": 3, "main": 0}},
    )
    advice = team.game_view.advice
    shown = advice.rows.rows[advice.rows.row_of(("plan", who))]
    goal = team.controller.speaker.card("un_goal", card)
    assert isinstance(shown.row, Line)
    assert shown.row.title == SEATS[who].name
    assert shown.row.body.split("\n") == [
        "Plans: build the solar plant in Asia; recruit a scientist",
        f"Asks you: claim UN goal {goal}",
        f"Asks {SEATS[other].name}: send a scientist to the wind topic of summit 2",
    ]
    assert set(shown.places) == {at.region(4), at.un_goal(0), at.summit(1)}
    assert "lobby" not in shown.sentence


def test_what_has_been_done_is_not_asked_for_any_more(team: Screen) -> None:
    action = next(action for action in team.controller.moves.legal if isinstance(action, Plan))
    encode = team.controller.game.codec.encode
    asked = {
        "code": "plan_project",
        "seat": ANNA,
        "energy": encode["Energy"](action.energy),
        "region": encode["Region"](action.region),
    }
    who = say(team, asked, {"code": "recruit", "seat": ANNA})
    assert len(team.controller.plans[who]) == 2
    team.submit(action)
    assert [said.code for said in team.controller.plans[who]] == ["recruit"]
    team.controller.undo(1)
    assert len(team.controller.plans[who]) == 2


def test_a_plan_ends_with_its_decade(team: Screen) -> None:
    controller = team.controller
    who = say(team, {"code": "recruit", "seat": ANNA})
    assert who in controller.plans
    controller.table.decade += 1
    assert plans(controller.session, controller.choices) == {}
    controller.table.decade -= 1


@pytest.mark.parametrize(
    "line",
    [
        {"code": "conquer", "seat": 0},
        {"code": "build", "seat": 0, "energy": "coal", "region": "asia"},
        {"code": "build", "seat": 0, "energy": ["solar"], "region": "asia"},
        {"code": "build", "seat": 9, "energy": "solar", "region": "asia"},
        {"code": "build", "energy": "solar", "region": "asia"},
        {"code": "claim_un_goal", "seat": 0, "card": 999},
        {"code": "send_to_summit", "seat": 0, "energy": "solar", "summit": 99},
        {"code": "give_bonus", "seat": 0, "partner": True},
    ],
)
def test_what_makes_no_sense_is_not_told(team: Screen, line: dict[str, Any]) -> None:
    """Another program may say anything."""
    controller = team.controller
    good = {"code": "recruit", "seat": 0}
    choice = Choice(controller.session.actions[-1], plan=(line, good))
    assert read_plan(choice, controller.game) == [Intention("recruit", 0)]
