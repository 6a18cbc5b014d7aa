"""What to think about: facts that hold, worth what the computer players' terms say, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from co2desk.bots.explain import valuation_of
from co2desk.engine.machine.frames import NOBODY
from co2desk.engine.machine.game import Game
from co2desk.engine.table.ids import INSTALLED, NONE
from co2desk.forecast import forecast
from co2desk.forecast.concerns import LEAST_POINTS, MOST, NEAR, Concern, concerns
from co2desk.forecast.missing import PLANT, UN_GOAL, Goal, conditions, lack
from co2desk.forecast.own_goals import open_personal_goals
from co2desk.text import Speaker
from co2desk.text.english import SECTIONS
from tests.bots.decisions import NAMES, positions, turns
from tests.engine.first.scene import scene
from tests.engine.second_chance.scene import scene as second_scene
from tests.engine.stage import Stage


def found(game: Game[Any], seat: int) -> tuple[Concern, ...]:
    return concerns(game, seat, valuation_of(game).by_term)


def all_seats(name: str) -> Iterator[tuple[Game[Any], int]]:
    for game in (*positions(name), *turns(name)):
        for seat in range(game.table.setting.players):
            yield game, seat


@pytest.mark.parametrize("name", NAMES)
def test_what_a_seat_may_not_know_changes_nothing(name: str) -> None:
    """Hidden piles, other hands and other goals are dealt again: the same facts, with the same weights."""
    told = 0
    for number, (game, seat) in enumerate(all_seats(name)):
        here = found(game, seat)
        for other in range(3):
            assert found(game.deal_again(seat, Random(number * 3 + other)), seat) == here
        told += len(here)
    assert told > 20


@pytest.mark.parametrize("name", NAMES)
def test_there_are_at_most_three_in_the_terms_of_the_computer_players(name: str) -> None:
    for game, seat in all_seats(name):
        before = game.fingerprint()
        here = found(game, seat)
        assert game.fingerprint() == before
        assert len(here) <= MOST
        weights = [concern.points for concern in here]
        assert weights == sorted(weights, reverse=True)
        assert all(weight >= LEAST_POINTS for weight in weights)
        assert {concern.term for concern in here} <= set(valuation_of(game).names)


@pytest.mark.parametrize("name", NAMES)
def test_each_fact_holds_and_is_a_sentence(name: str) -> None:
    """Regions that get fossil plants as the forecast says, and goals for which as much is missing as told."""
    for game, seat in all_seats(name):
        table = game.table
        names = ["Ada", "Max", "Eva", "Leo", "Mia"][: table.setting.players]
        speaker = Speaker(table.setting.base, names)
        for concern in found(game, seat):
            if concern.code in ("region", "regions"):
                assert set(concern.regions) == set(forecast(table, seat).draws)
            if concern.code.startswith(("build", "un_goal")):
                goal = Goal(UN_GOAL, concern.card) if concern.card else Goal(PLANT, concern.space)
                missing = conditions(game, seat, goal)
                assert missing == ([] if concern.need is None else [concern.need])
                assert all(lack(need) <= NEAR[need.code] for need in missing)
            if concern.space != NONE:
                assert table.space_stage[concern.space] == INSTALLED
            sentence = speaker.concern(concern, table)
            assert "{" not in sentence
            assert sentence.endswith(".")


def test_nobody_is_told_nothing() -> None:
    game = turns(NAMES[0])[0]
    assert found(game, NOBODY) == ()


def asia_alone_without_a_plant() -> Stage[Any]:
    """Random games seldom come to a turn in which a single region is left."""
    s = scene(players=2)
    for region in ("north_america", "south_america", "europe", "africa", "oceania"):
        s.demand(region, "gas", "gas")  # those of the first decade stand in the second slot
    s.turn(0)
    return s


def test_every_sentence_is_told_in_some_game() -> None:
    told = {concern.code for name in NAMES for game, seat in all_seats(name) for concern in found(game, seat)}
    told |= {concern.code for concern in found(asia_alone_without_a_plant().game, 0)}
    assert told == set(SECTIONS["concerns"])


def said(stage: Stage[Any], seat: int = 0) -> list[str]:
    game = stage.game
    speaker = Speaker(game.table.setting.base, ["Ada", "Max"])
    return [speaker.concern(concern, game.table) for concern in found(game, seat)]


def test_one_more_cube_and_the_plant_can_be_built() -> None:
    """“You can build in Africa when you have one more technology”: told to the one who lacks it."""
    s = scene(players=2)
    s.project("africa/tech", "forestation", installed=True)
    s.expertise(0, forestation=3)
    tile = s.table.plant_stack[s.energy("forestation")][0]
    plant = s.table.setting.kit.plants[s.energy("forestation")][tile]
    s.give(0, money=20, tech=plant.tech - 1)
    s.turn(0)
    lacking = [sentence for sentence in said(s) if sentence.startswith("Almost ready to build")]
    need = f"You need {plant.tech} technology cubes and have {plant.tech - 1}."
    assert lacking == [f"Almost ready to build: forestation, Africa (technology). {need}"]
    s.give(0, tech=1)
    assert "You have everything for a plant: forestation, Africa (technology)." in said(s)
    assert not any("plant: forestation" in sentence for sentence in said(s, 1))


def test_a_region_without_a_plant_is_named_while_there_are_turns() -> None:
    """“Asia needs a plant this decade, or a fossil plant comes”."""
    told = said(asia_alone_without_a_plant())
    assert "Asia needs a green plant this decade, or a fossil plant comes." in told


def can_claim_everything(edition: str) -> Stage[Any]:
    """Player 0 has built what every UN goal asks for, and has the cubes."""
    s: Stage[Any] = scene(players=2) if edition == "first" else second_scene(players=2)
    s.table.un_row = tuple(s.table.setting.un_by_number)[:2]
    for energy in range(s.table.setting.energies):
        s.table.plants_built[energy] = 3
        if edition == "second":
            s.table.supporting[energy] = 3
    s.give(0, tech=9)
    s.table.goal[0] = 0  # only the three weightiest facts are told
    s.turn(0)
    return s


@pytest.mark.parametrize("edition", ["first", "second"])
def test_a_un_goal_is_not_proposed_once_the_card_of_the_turn_is_used(edition: str) -> None:
    """10, 8.C: one card or goal in a turn. In somebody else's turn the next one is thought of again."""
    s = can_claim_everything(edition)
    assert any(sentence.startswith("You can claim a UN goal") for sentence in said(s))
    s.table.used_card = 1
    assert not {concern.code for concern in found(s.game, 0)} & {"un_goal", "un_goal_lack"}
    s.table.active = 1
    assert "un_goal" in {concern.code for concern in found(s.game, 0)}


def test_of_personal_goals_that_lack_as_much_the_one_that_has_been_begun_is_urged() -> None:
    """17.2, 16.1: one of two is enough. Nothing of a two-topic summit, two of three cubes; then the third."""
    s = second_scene(players=2)
    s.table.personal[0] = (3, 4)
    s.give(0, tech=2 - s.table.tech[0])
    assert [(goal.card, goal.had, goal.needed) for goal in open_personal_goals(s.table, 0)] == [(4, 2, 3)]
    s.give(0, tech=1)
    assert open_personal_goals(s.table, 0) == []
