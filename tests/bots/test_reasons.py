"""Why a computer player does something: terms of its own valuation, and nothing that only it may know."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from co2desk.bots.explain import (
    FEWEST_POINTS,
    FORCED,
    MOST_REASONS,
    NOTHING_MORE,
    REVEALING,
    TEAM,
    UNCLEAR,
    Reason,
    explain,
    valuation_of,
)
from co2desk.bots.rivals.judge import JUDGES
from co2desk.engine.editions.first import EDITION
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import NOBODY
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import END_TURN, Build, EndTurn, PlayLobby
from co2desk.engine.table.reveals import came_up
from co2desk.text.english import SECTIONS
from tests.bots.decisions import NAMES, positions
from tests.bots.positions import begin_turn, first_edition, player

DEALS = 4
SPECIAL = {FORCED, NOTHING_MORE, UNCLEAR}


def open_ones(reasons: tuple[Reason, ...]) -> list[tuple[str, float]]:
    return [(reason.code, round(reason.points, 6)) for reason in reasons if not reason.secret]


# --- words --------------------------------------------------------------------------------------------------


def test_every_term_of_every_player_has_a_phrase() -> None:
    """And every phrase a term; `own` is for other programs."""
    terms = {name for judge in JUDGES.values() for name in judge.names} | set(TEAM.names)
    assert set(SECTIONS["reasons"]) == terms | SPECIAL | {"own"}
    assert set(SECTIONS["reasons_second_chance"]) < terms


@pytest.mark.parametrize("name", NAMES)
def test_the_secret_terms_are_those_that_hidden_cards_change(name: str) -> None:
    """A term is open exactly if it stays the same, whatever the seat itself holds."""
    changed: set[str] = set()
    for game in positions(name):
        seat, valuation = game.decision.player, valuation_of(game)
        now = valuation.terms(game.table, seat)
        for deal in range(DEALS):
            other = valuation.terms(game.deal_again(NOBODY, Random(deal)).table, seat)
            changed |= {term for term, a, b in zip(valuation.names, now, other, strict=True) if a != b}
    assert changed <= valuation_of(positions(name)[0]).secret


# --- reasons ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_done_is_explained_by_what_it_gains(name: str) -> None:
    """In every kind of decision: never without a reason, and at most two that everybody may know."""
    for game in positions(name):
        thought = player("beginner").think(game)
        reasons = explain(game, thought.ideas[0].actions if thought.ideas else (thought.action,))
        assert 1 <= len(open_ones(reasons)) <= MOST_REASONS
        gains = [reason.points for reason in reasons if reason.code not in SPECIAL]
        assert gains == sorted(gains, reverse=True)
        assert min(gains, default=FEWEST_POINTS) >= FEWEST_POINTS


def test_a_plant_that_saves_the_planet_is_explained_by_it() -> None:
    """The terms that this player has used: the plant scores, and the planet stands on the brink."""
    s = first_edition()
    s.project("europe/tech", "solar", installed=True)
    s.give(0, money=11, tech=2)
    s.expertise(0, solar=6)
    begin_turn(s, decade=2, co2=330)
    action = next(action for action in s.game.legal() if isinstance(action, Build))
    codes = [reason.code for reason in explain(s.game, (action,))]
    assert codes[0] == "planet"
    assert len(codes) == MOST_REASONS


def test_ending_a_turn_says_that_nothing_more_is_worth_it() -> None:
    """Also if nothing else is possible: whether a card could be played is nobody's business."""
    for game in positions(EDITION.name):
        if game.decision.kind == "turn" and game.why_not(END_TURN) is None:
            assert explain(game, (END_TURN,)) == (Reason(NOTHING_MORE),)


def test_a_card_that_is_still_to_be_played_is_not_given_away() -> None:
    """What a turn is for ends before its first card, unless the card is what is being explained."""
    for game in positions(EDITION.name):
        if game.decision.kind != "turn":
            continue
        for card in (action for action in game.legal() if isinstance(action, PlayLobby)):
            for action in (a for a in game.legal() if not isinstance(a, (PlayLobby, EndTurn))):
                assert explain(game, (action, card)) == explain(game, (action,))


# --- secrets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_no_open_reason_depends_on_the_cards_that_its_player_holds(name: str) -> None:
    """I-22, section 19: all hands and goals are dealt again, those of the player, too. The same action has
    the same open reasons. (What is drawn by an action is drawn in a world of the player's own.)"""
    compared = 0
    for game in positions(name):
        chance = Random(compared)
        actions = [action for action in game.legal() if not isinstance(action, REVEALING)]
        for action in chance.sample(actions, min(2, len(actions))):
            if draws(game, action):
                continue
            told = open_ones(explain(game, (action,)))
            for deal in range(DEALS):
                other = game.deal_again(NOBODY, Random(deal))
                if other.why_not(action) is None:
                    compared += 1
                    assert open_ones(explain(other, (action,))) == told, (game.decision, action)
    assert compared > 20


def draws(game: Game[Any], action: Action) -> bool:
    """Whether an action, or what follows from it, brings something hidden up."""
    after = game.copy()
    return came_up(game.table, after.apply_trusted(action), after.table)
