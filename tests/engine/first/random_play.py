"""Random games of the first edition; see `tests/engine/random_play.py`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from random import Random

from co2desk.components import load_profiles, profile_values
from co2desk.engine.editions.first import FirstGame
from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.switches import Value, catalogue_of, make_switches
from co2desk.engine.table.kit import FirstKit, PlantTile

from .. import random_play
from ..random_play import drawn_apart
from .scene import kit, new_game

LATER = ("auction_decade_1_passed",)

BOXES = ("printed", "printed", "patient", "generous")
TEMPERS = ("careless", "builder", "hasty", "trader", "scholar")


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
class Plan(random_play.Plan[FirstTable]):
    variants: Variants

    def start(self) -> FirstGame:
        return new_game(
            box(self.box), self.players, self.number, make_switches(Switches, self.switches), self.variants
        )


@cache
def readings() -> tuple[dict[str, Value], ...]:
    """The switches of every rulebook, as corrected and as printed."""
    return tuple(
        profile_values("first", name, literal) for name in load_profiles("first") for literal in (False, True)
    )


@cache
def plan(number: int) -> Plan:
    chance = Random(f"plan {number}")
    switches = dict(chance.choice(readings())) | drawn_apart(number, catalogue_of(Switches), LATER)
    earlier = [switch for switch in catalogue_of(Switches) if switch.key not in LATER]
    for switch in chance.sample(earlier, chance.choice((0, 0, 1, 3))):
        switches[switch.key] = chance.choice(switch.values)
    preset = chance.choice(("", "", *(preset.name for preset in kit().presets)))
    variants = Variants(preset, auction=chance.random() < 0.4, draft=chance.random() < 0.3)
    temper = chance.choice(TEMPERS)
    return Plan(number, 1 + number % 5, switches, variants, temper, chance.choice(BOXES))
