"""The door for positions from outside: real ones pass, impossible ones do not, what passes can be played."""

from __future__ import annotations

from random import Random

import pytest

from co2desk.engine.editions.second_chance import EDITIONS
from co2desk.engine.editions.second_chance.document import to_document
from co2desk.engine.editions.second_chance.position import check_position
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES
from co2desk.engine.editions.second_chance.waiting import BETWEEN_ACTIONS

from ..random_play import GAMES, choose, play
from .door import DOOR
from .random_play import plan, waiting_for

CHUNK = 6
codes = DOOR.codes


# --- positions of games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_positions_of_real_games_pass_between_actions(first: int) -> None:
    """At every choice outside the turns, in turns and at the end; not in the middle of an action."""
    for number in range(first, min(GAMES, first + CHUNK)):
        chance = Random(number)
        for game, _ in play(plan(number)):
            kind = game.decision.kind
            inside = kind not in BETWEEN_ACTIONS or (kind == "pay_cep" and game.table.active >= 0)
            if not (kind == "turn" or inside) or chance.random() < 0.05:
                assert codes(game.table) == ({"inside_an_action"} if inside else set())
        assert game.is_over
        assert codes(game.table) == set()


@pytest.mark.parametrize("mode", MODES)
def test_every_decision_between_actions_is_a_decision(mode: str) -> None:
    """Each mode waits for a turn, an income and a payment; the rest are the other modes'."""
    others = {COOPERATIVE: {"keep_goal", "opponent_start"}, COMPETITIVE: {"reduction", "opponent_start"}}
    assert BETWEEN_ACTIONS - EDITIONS[mode].decisions.keys() == others.get(mode, set())


def test_form_and_sense_are_told_apart() -> None:
    """A document that cannot be read is not checked for sense; one that can shows all its contradictions."""
    table = waiting_for("turn")
    document = to_document(table)
    document["bank"] = -1
    assert {p.code for p in check_position(table.setting, document)[1]} == {"number_expected"}
    document["bank"] = table.bank - 1
    document["co2"] += 5
    document["money"][0] = 10_000
    document["stack"].pop()
    found = {p.code for p in check_position(table.setting, document)[1]}
    assert found == {"cep_not_conserved", "co2_differs", "too_much", "stack_out_of_order"}


# --- whatever passes can be played -----------------------------------------------------------------------


@pytest.mark.parametrize("first", range(0, GAMES // 2, CHUNK))
def test_mutated_positions_are_refused_or_can_be_played(first: int) -> None:
    """What the checks let through never crashes the engine, never ends in a dead end, and keeps every
    invariant to the end of the game."""
    for number in range(first, min(GAMES // 2, first + CHUNK)):
        DOOR.try_mutations(plan(number), 0.04)


def test_changed_positions_are_let_through() -> None:
    """The fuzz is worth something: many changes make positions that nobody has played, and they pass."""
    assert sum(DOOR.try_mutations(plan(number), 0.06) for number in range(7)) > 5


def test_game_goes_on_from_a_position() -> None:
    """The same future, from the table and from its document."""
    for mode in MODES:
        table = waiting_for("turn", mode, lambda table: table.decade == 2)
        loaded, _ = check_position(table.setting, DOOR.document_of(table))
        assert loaded is not None
        games = [DOOR.game_of(table), DOOR.game_of(loaded)]
        chances = [Random(mode), Random(mode)]
        while not games[0].is_over:
            for game, chance in zip(games, chances, strict=True):
                game.apply(choose(game, "careless", chance))
        assert games[0].fingerprint() == games[1].fingerprint()
