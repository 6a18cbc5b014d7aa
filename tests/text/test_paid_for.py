"""The prompt says what a CEP is paid for: installing, building, supply, an event or a bid."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from co2desk.engine.machine.game import Game
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import actions as act
from co2desk.engine.table import events as ev
from tests.engine.first.random_play import plan as first_plan
from tests.engine.random_play import Plan, choose
from tests.engine.second_chance.random_play import plan as second_chance_plan

from .telling import speaker_for

# What leads to a payment, as an action or an event, and the sentence that asks for it.
FIRST = {
    act.Install: "Pay a CEP for installing the project: choose where it comes from.",
    ev.FossilPlantPlaced: (
        "Pay a CEP for a new fossil plant in one of your regions: choose where it comes from."
    ),
    act.PayBid: "Pay a CEP for your bid: choose where it comes from.",
}
SECOND_CHANCE = {
    act.Infrastructure: "Pay a CEP for the infrastructure: choose where it comes from.",
    act.BuildPlant: "Pay a CEP for the plant: choose where it comes from.",
    ev.FossilPlantPlaced: FIRST[ev.FossilPlantPlaced],
    ev.DisasterStruck: "Pay a CEP because of the disaster: choose where it comes from.",
}
GAMES = 120  # at most


def payments(plan: Plan[Any], causes: Iterable[type]) -> Iterator[tuple[type, str]]:
    """The last cause before each payment of a random game, and how it was asked for."""
    game: Game[Any] = plan.start()
    chance, speaker, cause = plan.random(), speaker_for(game), object
    while not game.is_over:
        action = choose(game, plan.temper, chance)
        happened: list[Event] = game.apply(action)
        cause = next((type(one) for one in (*reversed(happened), action) if type(one) in causes), cause)
        if game.table.stack and game.decision.kind == "pay_cep":
            yield cause, speaker.decision(game.decision, game.table)


@pytest.mark.parametrize(
    ("plan", "sentences"),
    [(first_plan, FIRST), (second_chance_plan, SECOND_CHANCE)],
    ids=["first", "second_chance"],
)
def test_the_prompt_says_what_a_cep_is_paid_for(plan: Any, sentences: dict[type, str]) -> None:
    """First edition 6.2, 8.2, 16.2; Second Chance 9.B, 9.C, 13, 14."""
    seen: set[type] = set()
    for number in range(GAMES):
        for cause, asked in payments(plan(number), sentences):
            assert asked == sentences[cause]
            seen.add(cause)
        if seen == set(sentences):
            return
    assert seen == set(sentences)
