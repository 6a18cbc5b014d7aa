"""The door for positions from outside: real ones pass, impossible ones do not, what passes can be played."""

from __future__ import annotations

from random import Random

import pytest

from co2desk.engine.editions.first import EDITION
from co2desk.engine.editions.first.document import to_document
from co2desk.engine.editions.first.position import check_position
from co2desk.engine.editions.first.waiting_frames import FRAMES

from ..random_play import GAMES, play
from .door import DOOR
from .positions import opening
from .random_play import plan

CHUNK = 5
codes = DOOR.codes


# --- positions of games ----------------------------------------------------------------------------------


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_positions_of_real_games_pass(first: int) -> None:
    """In the middle of any choice, and at the end."""
    for number in range(first, min(GAMES, first + CHUNK)):
        chance = Random(number)
        for game, _ in play(plan(number)):
            if game.decision.kind != "turn" or chance.random() < 0.1:
                assert DOOR.found_in(game.table) == []
        assert game.is_over
        assert DOOR.found_in(game.table) == []


def test_every_decision_is_known_to_the_checks() -> None:
    """A decision that is added to the sequence of play has to be given its meaning here; the extra point of a
    summit is compared as a whole."""
    assert EDITION.decisions.keys() - FRAMES.keys() == {"summit_extra"}
    assert FRAMES.keys() <= EDITION.decisions.keys() | EDITION.tasks.keys()


def test_nobody_is_absurdly_rich() -> None:
    """Whoever opens a file must not wait for a list of a million bids."""
    stage = opening()
    stage.table.money[1] = 10_000
    assert codes(stage.table) == {"too_much"}


def test_form_and_sense_are_told_apart() -> None:
    """A document that cannot be read is not checked for sense; one that can shows all its contradictions."""
    stage = opening()
    document = to_document(stage.table)
    document["bank"] = -1
    assert {p.code for p in check_position(stage.table.setting, document)[1]} == {"number_expected"}
    document["bank"] = stage.table.bank - 1
    document["co2"] += 10
    document["stack"].pop()
    found = {p.code for p in check_position(stage.table.setting, document)[1]}
    assert found == {"cep_not_conserved", "co2_differs", "level_rose", "stack_out_of_order"}


# --- whatever passes can be played -----------------------------------------------------------------------


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_mutated_positions_are_refused_or_can_be_played(first: int) -> None:
    """What the checks let through never crashes the engine, never ends in a dead end, and keeps every
    invariant to the end of the game."""
    for number in range(first, min(GAMES, first + CHUNK)):
        DOOR.try_mutations(plan(number), 0.08)
