"""Random games: which games there are, and players who play them with some temper.

Everything follows from the number of a game. Uniform players always lose the planet in the third decade, so
each game draws a temper that makes some kinds of actions more likely; together they reach every ending.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random

from co2desk.components import load_profiles, profile_values
from co2desk.engine.editions.first import FirstGame, new_game
from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.switches import Value, catalogue
from co2desk.engine.editions.first.switches import switches as make_switches
from co2desk.engine.machine.actions import Action
from co2desk.engine.table.actions import cash_company_goal
from co2desk.engine.table.kit import FirstKit, PlantTile

from .scene import kit

GAMES = int(os.environ.get("CO2DESK_GAMES", "60"))
BOXES = ("printed", "printed", "patient", "generous")
MOST_DECISIONS = 3_000  # no game is longer

# How likely a kind of action is, among the kinds that are legal; 1 where nothing is said.
TEMPERS: dict[str, dict[str, float]] = {
    "careless": {"cash_company_goal": 0.2},
    "builder": {"build": 100, "score_un_goal": 50, "install": 4, "recruit": 4, "cash_company_goal": 0.02},
    "hasty": {"build": 30, "install": 3, "end_turn": 30, "cash_company_goal": 0.01},
    "trader": {"sell_cep": 20, "buy_cep": 5, "propose": 4, "install": 0.02, "build": 0.1, "bid": 3},
    "scholar": {
        "move_scientist": 4,
        "recruit": 9,
        "build": 50,
        "choose_project": 9,
        "cash_company_goal": 0.02,
    },
}


@cache
def box(name: str) -> FirstKit:
    """The built-in values; a planet that is never lost, so that games last; plants for next to nothing, so
    that regions turn green."""
    if name == "patient":
        return replace(kit(), loss_ppm=9_000)
    if name == "generous":
        cheap = tuple(
            tuple(PlantTile(t.tech // 3, t.money // 5, t.vp) for t in stack) for stack in kit().plants
        )
        return replace(kit(), plants=cheap, loss_ppm=800)
    return kit()


@dataclass(frozen=True)
class Plan:
    """One game that can be played: options, seed and temper."""

    number: int
    players: int
    switches: dict[str, Value]
    variants: Variants
    temper: str
    box: str

    def start(self) -> FirstGame:
        return new_game(box(self.box), self.players, self.number, make_switches(self.switches), self.variants)

    def random(self) -> Random:
        return Random(self.number)


@cache
def readings() -> tuple[dict[str, Value], ...]:
    """The switches of every rulebook, as corrected and as printed."""
    return tuple(
        profile_values("first", name, literal) for name in load_profiles("first") for literal in (False, True)
    )


@cache
def plan(number: int) -> Plan:
    chance = Random(f"plan {number}")
    switches = dict(chance.choice(readings()))
    for switch in chance.sample(catalogue(), chance.choice((0, 0, 1, 3))):
        switches[switch.key] = chance.choice(switch.values)
    preset = chance.choice(("", "", *(preset.name for preset in kit().presets)))
    variants = Variants(preset, auction=chance.random() < 0.4, draft=chance.random() < 0.3)
    temper = chance.choice(list(TEMPERS))
    return Plan(number, 1 + number % 5, switches, variants, temper, chance.choice(BOXES))


def choose(game: FirstGame, temper: str, chance: Random) -> Action:
    """An action of whoever has to act, or now and then somebody else's company goal (DP-24)."""
    if chance.random() < 0.003:
        holders = [player for player, card in enumerate(game.table.goal) if card]
        if holders:
            return cash_company_goal(chance.choice(holders))
    by_kind: dict[str, list[Action]] = {}
    for action in game.legal():
        by_kind.setdefault(action.kind, []).append(action)
    weights = [TEMPERS[temper].get(kind, 1.0) for kind in by_kind]
    return chance.choice(by_kind[chance.choices(list(by_kind), weights)[0]])


def play(plan: Plan) -> Iterator[tuple[FirstGame, Action]]:
    """A game with each action that is about to be taken."""
    game, chance = plan.start(), plan.random()
    for _ in range(MOST_DECISIONS):
        if game.is_over:
            return
        action = choose(game, plan.temper, chance)
        yield game, action
        game.apply_trusted(action)
    raise AssertionError("a game without end")
