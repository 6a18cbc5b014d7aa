"""Games of Second Chance whose values let all decades happen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from co2desk.commands.examples import CLEAN_AIR, GENTLE, changed_pack
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.session import GameOptions, Session
from tests.engine.second_chance.random_play import plan

# Goals that are met with little effort, so that a team wins.
KIND: Mapping[str, Any] = {
    **GENTLE,
    "un_goals.open_allowed": 10,
    **{f"personal_goals.cards.{card}.needed": [1, 1, 1, 1] for card in range(1, 17)},
}
HARMLESS = {**CLEAN_AIR, "fossil.coal.ppm": 10, "fossil.oil.ppm": 10, "fossil.gas.ppm": 10}
# Variants that a mode does not have.
NOT_IN = {
    COOPERATIVE: ("solo_card",),
    COMPETITIVE: ("solo_card", "difficulty", "inspectors"),
    SOLO: ("draft",),
}
LONG = {**KIND, **HARMLESS}


def random_session(number: int) -> Session:
    """A game of any mode, with any readings; most games are gentle and long."""
    game_plan = plan(number)
    variants = asdict(game_plan.variants)
    for key in NOT_IN[game_plan.variants.mode]:
        del variants[key]
    if "draft" in variants:
        variants["draft"] = number % 2 == 0
    switches = game_plan.switches
    chosen = GameOptions("second_chance", game_plan.players, number, variants, switches=switches)
    return Session.new(chosen, changed_pack("second_chance", LONG) if number % 3 else None)
