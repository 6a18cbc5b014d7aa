"""Gestures, places and legal actions of Second Chance agree, in whole random games of every mode."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest

from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.editions.second_chance.setting import COOPERATIVE, MODES, SOLO
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.table import actions as act
from co2desk.engine.table import events as ev
from co2desk.engine.table.ids import CARD_PLACE
from co2desk.text import Speaker
from co2desk.ui.actions.moves import Moves
from co2desk.ui.actions.reasons import why_none
from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.play.prompt_bar import TURN_LIKE
from tests.engine.random_play import play
from tests.engine.second_chance.random_play import plan
from tests.ui.actions.gestures import by_gesture
from tests.ui.actions.recorded import kinds_with
from tests.ui.editions.second_chance.decisions import NEVER
from tests.ui.screen import NAMES
from tests.ui.second_screen import (
    ANNA,
    ASIA_MONEY,
    BRUNO,
    EUROPE,
    EUROPE_TECH,
    WIND,
    prepared,
)

GAMES = range(140)
RECORDS = SECOND_CHANCE.actions
EVENTS = SECOND_CHANCE.event_places
BY_GESTURE = kinds_with(RECORDS, "drags", "clicks")
SAMPLE = 0.004  # of all positions are tried with drags that mean nothing


def positions(mode: str) -> Iterator[Game[Any]]:
    """Every decision of the random games of a mode."""
    return (game for n in GAMES if plan(n).variants.mode == mode for game, _ in play(plan(n)))


@cache
def board_keys(setting: Any) -> frozenset[PlaceKey]:
    return frozenset(key for _, key, _, _ in SECOND_CHANCE.board.layout(setting))


def kinds_of(game: Game[Any]) -> set[str]:
    return {action.kind for _, action in game.edition.rule_for}


def by_prompt(game: Game[Any], action: Action) -> bool:
    """Has the prompt bar a button, a menu or an editor for this?"""
    if not RECORDS.of(action).is_asked(game.decision.kind):
        return False
    if game.decision.kind not in TURN_LIKE or action in (act.END_TURN, act.DECLINE):
        return True
    return any(isinstance(action, classes) for _, classes in RECORDS.turn_groups())


@pytest.mark.parametrize("mode", MODES)
def test_every_legal_action_has_a_way_and_every_way_a_legal_action(mode: str) -> None:
    """What has a gesture at all is reached by one in every position; everything else by the prompt bar. What
    a gesture leads to is legal, its piece and its place are on the board, and read backwards a drag means an
    action that is legal. The games reach every decision of the mode."""
    reached = set()
    for game in positions(mode):
        seat = game.to_act
        assert seat is not None
        reached.add(game.decision.kind)
        moves, kinds = Moves(game, seat, RECORDS), kinds_of(game)
        legal = set(moves.legal)
        gestures = by_gesture(moves)
        assert gestures <= legal
        for action in legal:
            if action.kind in BY_GESTURE:
                assert action in gestures, f"{action} in {game.decision}"
            assert action in gestures or by_prompt(game, action), f"{action} in {game.decision}"
        known = {*board_keys(game.table.setting), at.TABLE}
        assert set(moves.clicks) <= known
        for source, targets in moves.targets.items():
            assert {source, *targets} <= known
            for target, actions in targets.items():
                intended = RECORDS.intended_actions(game.table, seat, source, target, kinds)
                assert legal.intersection(intended), f"{source} to {target}: {actions}, read as {intended}"
        for other in {-1, *range(game.table.setting.players)} - {seat}:
            legal_out_of_turn = Moves(game, other, RECORDS).legal
            assert legal_out_of_turn == [], "A51: a company goal is discarded in the own turn only"
    assert reached == set(EDITIONS[mode].decisions) - NEVER[mode]


@pytest.mark.parametrize("mode", MODES)
def test_every_drag_that_means_nothing_has_an_answer(mode: str) -> None:
    """Any piece onto any place, in positions here and there: what is refused can be told in a sentence, and a
    drop that is refused is none that the rules allow."""
    chance, told = Random(1), set()
    for game in positions(mode):
        if chance.random() > SAMPLE:
            continue
        speaker = Speaker(game.table.setting.base, list(NAMES), translate)
        moves = Moves(game, game.to_act or 0, RECORDS)
        keys = sorted(board_keys(game.table.setting))
        for source in keys:
            for target in (None, at.TABLE, *chance.sample(keys, 5)):
                if target is not None and moves.dropped(source, target):
                    continue
                for refusal in moves.reasons(source, target):
                    told.add(refusal.code)
                    assert speaker.refusal(refusal)
                    assert speaker.reference(refusal.rule, game.edition.references)
    assert len(told) > 15


@pytest.mark.parametrize("mode", MODES)
def test_every_event_of_a_game_happened_on_the_board(mode: str) -> None:
    """The keys of places and travels are those of the model, from setup to the end; a plant leaves the space
    of its project, and a card that is played is put down among those in play."""
    seen = set()
    for number in (number for number in GAMES[:70] if plan(number).variants.mode == mode):
        for game, action in play(plan(number)):
            before, twin = game.table, game.copy()
            for event in twin.apply(action):
                seen.add(type(event))
                travel = EVENTS.travel(event, before)
                ends = travel[:2] if travel else ()
                named = {*EVENTS.places_of(event, twin.table), *EVENTS.places_of(event, before), *ends}
                assert named <= places(before.setting), event
    assert {ev.PlantBuilt, ev.LobbyPlayed, ev.CardVisited} <= seen


@cache
def places(setting: Any) -> frozenset[PlaceKey]:
    return frozenset(place.key for place in SECOND_CHANCE.places(setting).walk())


# --- what is missing ---------------------------------------------------------------------------------------


def test_a_plant_travels_from_its_project_and_a_card_to_those_in_play() -> None:
    """9.C, 17.1: of two projects of one energy the one that is an infrastructure of the level is meant; cards
    in play lie in the order of their numbers, and a scientist who visits one goes there."""
    _, s = prepared()
    s.project("europe/money", "wind", level=1)
    s.project("europe/tech", "wind", level=1, host=BRUNO)
    s.in_play(2, 30)
    table = s.table
    built = ev.PlantBuilt(ANNA, WIND, EUROPE, 0, 1)
    assert EVENTS.travel(built, table) == (at.space(EUROPE_TECH), at.slot(EUROPE, 0), f"plant:{WIND}:1")
    played, visited = ev.LobbyPlayed(ANNA, 7, 0, 0), ev.CardVisited(ANNA, EUROPE_TECH, 30)
    assert EVENTS.travel(played, table) == (at.player(ANNA), at.lobbyist(1), "card")
    assert EVENTS.places_of(played, table)[0] == at.lobbyist(1)
    assert EVENTS.travel(visited, table) == (at.space(EUROPE_TECH), at.lobbyist(1), f"scientist:{ANNA}")
    visit = act.move_scientist(ASIA_MONEY, CARD_PLACE + 30)
    assert RECORDS.intended_actions(table, ANNA, at.worker(ASIA_MONEY), at.lobbyist(1)) == [visit]
    assert RECORDS.intended_actions(table, ANNA, at.worker(ASIA_MONEY), at.lobbyist(2)) == []


def claims(*have: str, tech: int = 0) -> Game[Any]:
    """UN goals 1 (twice recycling), 4 (recycling and solar) and 2 (recycling and hydro) are on display."""
    session, s = prepared()
    s.demand("europe", *have)
    s.give(ANNA, tech=tech)
    s.table.un_row = (1, 4, 2)
    return session.game


def test_a_closed_group_names_the_un_goal_that_comes_nearest() -> None:
    """8.C: for goal 2 one thing less is missing than for the others."""
    game = claims("hydro:1:0:0", tech=1)
    assert why_none(game, RECORDS["score_un_goal"]) == [
        refuse("infrastructure_missing", "un_goal", energy=0, needed=1, had=0)
    ]
    complete = claims("hydro:1:0:0", "recycling:1:0:0", tech=1)
    assert why_none(complete, RECORDS["score_un_goal"]) == []


def closed(kind: str, mode: str = COOPERATIVE, **hand: int) -> Refusal | None:
    """Why there is no action of a kind with two infrastructures, one project and these goods."""
    session, s = prepared(mode)
    s.project("europe/tech", "wind", host=ANNA)
    s.project("asia/money", "solar", level=2, host=ANNA)
    s.project("asia/tech", "hydro")
    s.knowledge(ANNA, wind=1, solar=1)
    s.give(ANNA, **hand)
    return first_reason(session.game, kind)


def first_reason(game: Game[Any], kind: str) -> Refusal | None:
    return next(iter(why_none(game, RECORDS[kind])), None)


def test_a_closed_group_says_what_is_missing_for_the_nearest_action() -> None:
    """9.B, 9.C: a CEP for the infrastructure; of two plants the one for which less knowledge is missing."""
    assert closed("infrastructure") == refuse("no_cep_to_pay", "pay_cep", needed=1, had=0)
    assert closed("infrastructure", cep=1) is None
    assert closed("build_plant") == refuse("not_enough_expertise", "build", needed=2, had=1, energy=WIND)
    assert closed("second_action", SOLO) == refuse("first_action_open", "solo_second_action")
    assert closed("second_action") is None, "a team does not know it"


def test_an_empty_board_says_what_to_do_first() -> None:
    """9.B, 9.C: nothing is planned, nothing is prepared."""
    session, s = prepared()
    s.give(ANNA, cep=1)
    game = session.game
    assert first_reason(game, "infrastructure") == refuse("not_a_proposed_project", "infrastructure")
    assert first_reason(game, "build_plant") == refuse("not_an_installed_project", "build")


def test_a_full_board_says_why_nothing_can_be_planned() -> None:
    """9.A: where the agenda asks for an energy whose tiles are gone."""
    session, s = prepared()
    for space, stage in enumerate(s.table.space_stage):
        assert stage == 0
        s.table.space_stage[space] = 1 if space else 0
    s.table.project_stack = [()] * 5
    refusal = first_reason(session.game, "plan")
    assert refusal is not None
    assert refusal.code == "no_project_tile"


def test_every_group_of_a_turn_has_candidates_that_come_near() -> None:
    """A group that closes can say why."""
    assert {kind for kind, _ in RECORDS.turn_groups()} <= kinds_with(RECORDS, "almost_legal")
