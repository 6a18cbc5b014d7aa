"""What two events of the engine are about is told in one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events
from co2desk.text.events import is_told
from tests.engine.first.random_play import plan as first_plan
from tests.engine.random_play import Plan, choose
from tests.engine.second_chance.random_play import plan as second_chance_plan

from .telling import speaker_for

# Random games in which UN goals are realised: the first edition, rivals who count at the end, and one alone.
GAMES: dict[str, Plan[Any]] = {
    "first": first_plan(2),
    "competitive": second_chance_plan(4),
    "solo": second_chance_plan(6),
}


def played(plan: Plan[Any]) -> tuple[Any, list[list[Event]]]:
    """A finished game, and what each of its actions brought."""
    game, chance = plan.start(), plan.random()
    brought = []
    while not game.is_over:
        brought.append(list(game.apply(choose(game, plan.temper, chance))))
    return game, brought


@pytest.mark.parametrize("name", GAMES)
def test_a_un_goal_and_its_points_are_told_once(name: str) -> None:
    """13.2, 8.C: one line names the card and the points; the engine goes on telling of both."""
    game, brought = played(GAMES[name])
    speaker = speaker_for(game)
    goals = [steps for steps in brought if any(isinstance(step, events.UnGoalScored) for step in steps)]
    assert goals, "nobody has realised a UN goal"
    for steps in goals:
        (goal,) = (step for step in steps if isinstance(step, events.UnGoalScored))
        gained = [step for step in steps if isinstance(step, events.PointsGained)]
        assert [step.amount for step in gained] == [goal.vp] * bool(goal.vp)
        lines = [speaker.event(step) for step in steps if is_told(step)]
        named = [line for line in lines if "UN goal" in line or " point" in line]
        assert named == [speaker.event(goal)]
        assert speaker.card("un_goal", goal.card) in named[0]
        assert not goal.vp or speaker.plural("amounts", "points", goal.vp) in named[0]


def test_a_penalty_and_its_points_are_told_once() -> None:
    """A19: "has no CEP to pay: a penalty of 3 points" says everything."""
    told = [events.PenaltyPaid(0, 3), events.PointsLost(0, 3, "penalty"), events.PointsLost(0, 2, "event")]
    assert [is_told(event) for event in told] == [True, False, True]


@pytest.mark.parametrize("cause", ["plant", "lobby"])
def test_points_that_no_other_line_names_are_told(cause: str) -> None:
    """A plant is told without its points."""
    assert is_told(events.PointsGained(0, 5, cause))
