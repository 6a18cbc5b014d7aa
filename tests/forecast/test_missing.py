"""What is missing for a goal: the rules' own conditions, and moves that really bring them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import Infrastructure, Install, Plan, Propose, score_un_goal
from co2desk.engine.table.ids import EMPTY, INSTALLED, PROPOSED, region_of, space_of
from co2desk.forecast.missing import (
    FIRST_STEPS,
    MOST_MOVES,
    PLANT,
    REGION,
    UN_GOAL,
    Goal,
    conditions,
    distance,
    lack,
    missing,
    moves_for,
    nearest,
    outcomes,
    sign,
)
from tests.bots.decisions import NAMES, turns


def goals(game: Game[Any]) -> list[Goal]:
    table = game.table
    return [
        *(Goal(PLANT, space) for space in range(0, table.setting.spaces, 4)),
        *(Goal(PLANT, space) for space in table.projects()),
        *(Goal(UN_GOAL, card) for card in table.un_row[:2]),
        Goal(REGION, 1),
    ]


@pytest.mark.parametrize("name", NAMES)
def test_each_move_brings_its_condition(name: str) -> None:
    """After the move, with some answer to what it asks, the condition is met or less is missing. Only where
    no move does so, the first steps are told."""
    brought = 0
    for game in turns(name):
        seat = game.decision.player
        for goal in goals(game):
            found = missing(game, seat, goal)
            known = game.deal_again(seat, Random(0))
            for need in found.needs:
                assert len(need.moves) <= MOST_MOVES
                assert set(need.moves) <= set(game.legal())
                closer = [
                    any(still(after, seat, found.goal, need.refusal) for after in outcomes(known, move, seat))
                    for move in need.moves
                ]
                assert all(closer) or (not any(closer) and need.refusal.code in FIRST_STEPS)
                brought += sum(closer)
    assert brought > 5


def still(game: Game[Any], seat: int, goal: Goal, refusal: Any) -> bool:
    """Is less missing?"""
    left = {sign(other): lack(other) for other in conditions(game, seat, goal)}
    return left.get(sign(refusal), 0) < lack(refusal)


@pytest.mark.parametrize("name", NAMES)
def test_a_plant_needs_a_project_and_then_its_preparation(name: str) -> None:
    stages: set[int] = set()
    for game in turns(name):
        seat, table = game.decision.player, game.table
        for goal in (goal for goal in goals(game) if goal.kind == PLANT):
            found, stage = missing(game, seat, goal), table.space_stage[goal.number]
            stages.add(stage)
            codes = [need.refusal.code for need in found.needs]
            if stage == EMPTY:
                assert codes == ["not_a_proposed_project"]
                begins = [move for move in found.needs[0].moves if isinstance(move, Propose | Plan)]
                assert all(space_of(move.region, move.grant) == goal.number for move in begins)
            elif stage == PROPOSED:
                assert codes[0] == "not_an_installed_project"
                prepares = [move for move in game.legal() if isinstance(move, Install | Infrastructure)]
                here = [move for move in prepares if move.space == goal.number]
                assert list(found.needs[0].moves[: len(here)]) == here
            elif stage == INSTALLED:
                assert "not_an_installed_project" not in codes
                assert (not codes) == (not game.missing(Frame("turn", seat), found.action))
    assert {EMPTY, PROPOSED} <= stages


@pytest.mark.parametrize("name", NAMES)
def test_a_un_goal_lacks_what_the_goals_panel_says(name: str) -> None:
    for game in turns(name):
        seat = game.decision.player
        for card in game.table.un_row:
            found = missing(game, seat, Goal(UN_GOAL, card))
            wanted = game.missing(Frame("turn", seat), score_un_goal(card))
            assert [need.refusal for need in found.needs] == wanted


@pytest.mark.parametrize("name", NAMES)
def test_a_region_stands_for_its_project_that_has_come_furthest(name: str) -> None:
    for game in turns(name):
        seat, stage = game.decision.player, game.table.space_stage
        for region in range(game.table.setting.regions):
            found = nearest(game, seat, Goal(REGION, region))
            assert region_of(found.number) == region
            assert stage[found.number] == max(stage[space_of(region, grant)] for grant in range(3))


@pytest.mark.parametrize("name", NAMES)
def test_nothing_depends_on_hidden_cards_and_nobody_else_is_told_moves(name: str) -> None:
    """I-22."""
    for game in turns(name):
        seat = game.decision.player
        for goal in goals(game)[::3]:
            other = game.deal_again(seat, Random(5))
            assert missing(game, seat, goal) == missing(other, seat, goal)
        if game.table.setting.players > 1:
            onlooker = (seat + 1) % game.table.setting.players
            assert all(not need.moves for need in missing(game, onlooker, Goal(REGION, 0)).needs)


def test_the_distance_counts_what_is_missing() -> None:
    game = turns(NAMES[0])[0]
    seat, goal = game.decision.player, Goal(PLANT, 0)
    open_ = conditions(game, seat, goal)
    assert distance(open_) == sum(map(lack, open_))
    assert moves_for(game, seat, goal, []) == []
