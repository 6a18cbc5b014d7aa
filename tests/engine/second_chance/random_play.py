"""Random games of Second Chance, in all modes; see `tests/engine/random_play.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.editions.second_chance.setting import (
    COMPETITIVE,
    COOPERATIVE,
    NO_CARD,
    RANDOM_CARD,
    SOLO,
    Variants,
)
from co2desk.engine.editions.second_chance.switches import Switches
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.switches import Value, catalogue_of, make_switches
from co2desk.engine.table.kit import PlantLevel, SecondChanceKit

from .. import random_play
from ..random_play import TEMPERS, drawn_apart, find
from .scene import kit, new_game

LATER = ("scientist_subsidy", "award_without_tech")
BOXES = ("printed", "patient", "generous", "kind", "scarce")
# Every mode with every number of players.
TABLES = (
    *((COOPERATIVE, players) for players in (2, 3, 4)),
    *((COMPETITIVE, players) for players in (2, 3, 4)),
    (SOLO, 1),
)


@cache
def box(name: str) -> SecondChanceKit:
    """The built-in values, with which random players lose early; fossil plants that pollute little and points
    for a whole game, so that all decades are played; plants for next to nothing, so that regions turn green;
    goals that are met without effort, so that teams win; and few pieces of everything, so that they run out
    (A21, A22, A23, A29, A30, A36, A39)."""
    if name == "printed":
        return kit()
    harmless = tuple(kind._replace(ppm=10) for kind in kit().fossils)
    rich = tuple(difficulty._replace(start_vp=400) for difficulty in kit().difficulties)
    patient = replace(kit(), fossils=harmless, difficulties=rich, second_event_ppm=150)
    if name == "patient":
        return patient
    cheap = tuple(
        tuple(PlantLevel(p.money // 5, p.tech // 3, p.cep, p.vp) for p in levels) for levels in kit().plants
    )
    fast = tuple(marks._replace(level1=1, level2=2) for marks in kit().marks)
    generous = replace(patient, plants=cheap, marks=fast)
    if name == "generous":
        return generous
    if name == "scarce":
        return replace(
            generous,
            cep=37,
            tech=14,
            events=kit().events[:3],
            summits=kit().summits[:4],
            summit_spaces=3,
            infrastructure_markers=3,
            control_markers=1,
            control_cubes=2,
            fossils=tuple(kind._replace(tiles=6) for kind in harmless),
        )
    easy = tuple(goal._replace(needed=(0,) * len(goal.needed)) for goal in kit().personal_goals)
    return replace(patient, plants=cheap, personal_goals=easy, un_open_allowed=9, summit_spaces=3)


@dataclass(frozen=True)
class Plan(random_play.Plan[SecondChanceTable]):
    variants: Variants

    def start(self) -> SecondChanceGame:
        switches = make_switches(Switches, self.switches)
        return new_game(box(self.box), self.players, self.number, switches, self.variants)


@cache
def plan(number: int) -> Plan:
    chance = Random(f"plan {number}")
    mode, players = TABLES[number % len(TABLES)]
    switches = drawn_apart(number, catalogue_of(Switches), LATER)
    earlier = [switch for switch in catalogue_of(Switches) if switch.key not in LATER]
    for switch in chance.sample(earlier, chance.choice((0, 0, 1, 4, len(earlier)))):
        switches[switch.key] = chance.choice(switch.values)
    cards = (NO_CARD, RANDOM_CARD, *(card.number for card in kit().solo_cards))
    variants = Variants(
        mode,
        difficulty=chance.choice(kit().difficulties).name,
        inspectors=chance.random() < 0.4,
        draft=chance.random() < 0.3,
        solo_card=chance.choice(cards) if mode == SOLO else NO_CARD,
        home=chance.choice(kit().regions),
    )
    temper = chance.choice((*TEMPERS, "delegate"))
    return Plan(number, players, switches, variants, temper, chance.choice(BOXES))


def waiting_for(
    kind: str,
    mode: str = COOPERATIVE,
    where: Callable[[SecondChanceTable], bool] = lambda table: True,
    switches: dict[str, Value] | None = None,
    **variants: Any,
) -> SecondChanceTable:
    """A position of a random game that waits for a decision of this kind."""
    return find(easy_games(mode, switches or {}, **variants), kind, where)


def easy_games(mode: str, switches: dict[str, Value], **variants: Any) -> Iterator[Plan]:
    """Games of three (or one) in which much is built and summits are held."""
    players = 1 if mode == SOLO else 3
    for seed in range(400):
        temper = "delegate" if seed % 2 else "builder"
        yield Plan(seed, players, switches, Variants(mode=mode, **variants), temper, "generous")
