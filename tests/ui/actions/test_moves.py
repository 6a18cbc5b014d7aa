"""Gestures and legal actions agree, in whole random games of every size and variant."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from co2desk.engine.editions.first.sequence import EDITION
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table import actions as act
from co2desk.session import GameOptions, Session
from co2desk.text import Speaker
from co2desk.ui.actions.moves import Moves
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from tests.engine.first.random_play import plan
from tests.engine.random_play import play
from tests.ui.actions.gestures import by_gesture
from tests.ui.actions.recorded import kinds_with
from tests.ui.screen import NAMES

GAMES = (*range(45), 61)  # the last one forces a purchase
TURNS = 0.12  # of all turns are looked at, and everything else that is decided
SAMPLE = 0.005  # of these are tried with drags that mean nothing
SIZES = (1, 2, 3, 4, 5)
BY_GESTURE = kinds_with(FIRST.actions, "drags", "clicks")


def positions(players: int) -> Iterator[Game[Any]]:
    """Decisions of the random games of a number of players."""
    chance = Random(players)
    for number in GAMES:
        if plan(number).players == players:
            for game, _ in play(plan(number)):
                if game.decision.kind != "turn" or chance.random() < TURNS:
                    yield game


def board_keys(game: Game[Any]) -> list[PlaceKey]:
    return [key for _, key, _, _ in FIRST.board.layout(game.table.setting)]


def by_prompt(game: Game[Any], action: Action) -> bool:
    """Has the prompt bar a button, a menu or an editor for this?"""
    if not FIRST.actions.of(action).is_asked(game.decision.kind):
        return False
    if game.decision.kind != "turn" or action == act.END_TURN:
        return True
    return any(isinstance(action, classes) for _, classes in FIRST.actions.turn_groups())


def test_the_games_are_of_every_size_and_variant() -> None:
    """1 to 5 players, auction, draft, preset plants, and every decision of the game."""
    plans = [plan(number) for number in GAMES]
    for size in SIZES:
        variants = [p.variants for p in plans if p.players == size]
        assert any(v.auction for v in variants)
        assert any(v.draft for v in variants)
        assert any(v.preset for v in variants)
    reached = {game.decision.kind for size in SIZES for game in positions(size)}
    assert reached == set(EDITION.decisions)


@pytest.mark.parametrize("players", SIZES)
def test_every_legal_action_has_a_way_and_every_way_a_legal_action(players: int) -> None:
    """What has a gesture at all is reached by one in every position; everything else by the prompt bar. What
    a gesture leads to is legal, its piece and its place are on the board, and read backwards a drag means an
    action that is legal."""
    for game in positions(players):
        seat = game.to_act
        assert seat is not None
        moves = Moves(game, seat, FIRST.actions)
        legal = set(moves.legal)
        gestures = by_gesture(moves)
        assert gestures <= legal
        for action in legal:
            if action.kind in BY_GESTURE:
                assert action in gestures, f"{action} in {game.decision}"
            assert action in gestures or by_prompt(game, action), f"{action} in {game.decision}"
        known = {*board_keys(game), at.TABLE}
        assert set(moves.clicks) <= known
        for source, targets in moves.targets.items():
            assert {source, *targets} <= known
            for target, actions in targets.items():
                intended = FIRST.actions.intended_actions(game.table, seat, source, target)
                assert legal.intersection(intended), f"{source} to {target}: {actions}, read as {intended}"


def test_who_does_not_decide_can_only_discard_the_company_goal() -> None:
    """DP-24: at any time, and nothing else; nobody at the screen can do nothing at all."""
    for game in positions(3):
        for seat in range(game.table.setting.players):
            if seat != game.to_act:
                goal = [act.cash_company_goal(seat)] if game.table.goal[seat] else []
                assert Moves(game, seat, FIRST.actions).legal == goal
        assert Moves(game, -1, FIRST.actions).legal == []


def test_every_drag_that_means_nothing_has_an_answer() -> None:
    """Any piece onto any place, in positions here and there: whatever the rules say to it can be told in a
    sentence, with the rule it comes from."""
    session = Session.new(GameOptions(players=5))
    speaker = Speaker(session.game.table.setting.base, list(NAMES), translate)
    chance, told = Random(1), set()
    for size in SIZES:
        for game in positions(size):
            if chance.random() > SAMPLE:
                continue
            moves = Moves(game, game.to_act or 0, FIRST.actions)
            keys = board_keys(game)
            for source in keys:
                for target in (None, at.TABLE, *chance.sample(keys, 5)):
                    if target is not None and moves.dropped(source, target):
                        continue
                    refusal = moves.why_not(source, target)
                    if refusal is not None:
                        told.add(refusal.code)
                        assert speaker.refusal(refusal)
                        assert speaker.reference(refusal.rule, EDITION.references)
    assert len(told) > 20, "the positions are too much alike"
