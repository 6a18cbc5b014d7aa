"""What a partner plans for the rest of the decade, and what it asks of the others: codes, no sentences.

They are read from the plan that the partner keeps. Its own steps are what it plans; steps of others on which
its plan relies are what it asks. Cards in hand are never named: partners may not talk about them (19), and
the hands of others are dealt again in a plan, so what it shows of them is nobody's. Nor is a summit that is
not on display yet: in a plan the pile is dealt again, too.
"""

from __future__ import annotations

from typing import Any

from co2desk.bots.thought import Intention, Step
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import (
    BuildPlant,
    GiveBonus,
    Infrastructure,
    MoveScientist,
    Plan,
    Recruit,
    ScoreUnGoal,
)
from co2desk.engine.table.ids import is_topic, region_of, summit_of, topic_of

PLAN, PREPARE, BUILD, CLAIM, SUMMIT, RECRUIT, GIVE = (
    "plan_project",
    "prepare",
    "build",
    "claim_un_goal",
    "send_to_summit",
    "recruit",
    "give_bonus",
)
# What is said first, if there is more than can be said.
WEIGHT = {BUILD: 0, CLAIM: 1, SUMMIT: 2, PREPARE: 3, PLAN: 4, GIVE: 5, RECRUIT: 6}
ASKED = frozenset({BUILD, CLAIM, SUMMIT, PREPARE, PLAN})  # nobody is told to recruit, or what to give away
MOST_PLANNED, MOST_ASKED = 3, 2

Turns = tuple[tuple[Step, ...], ...]


def intentions(before: tuple[Game[Any], ...], turns: Turns, seat: int) -> tuple[Intention, ...]:
    """What `seat` plans, the weightiest first, and after it what it asks. `before` are the positions before
    each turn. Nothing is said twice."""
    planned: list[Intention] = []
    asked: list[Intention] = []
    shown = before[0].table.summit_tile.copy()
    for game, turn in zip(before, turns, strict=True):
        at = game.copy()
        for step in turn:
            said = intention_of(at, step, shown)
            if said is not None and said not in planned and said not in asked:
                if said.seat == seat:
                    planned.append(said)
                elif said.code in ASKED:
                    asked.append(said)
            at.apply_trusted(step.action)
    planned.sort(key=weight)
    asked.sort(key=weight)
    return (*planned[:MOST_PLANNED], *asked[:MOST_ASKED])


def weight(said: Intention) -> int:
    return WEIGHT[said.code]


def intention_of(game: Game[Any], step: Step, shown: list[int]) -> Intention | None:
    """A step as something that can be said aloud; None if it is too small, or a secret. `shown` are the
    summit tiles on display, by space."""
    action = step.action
    table = game.table
    seat = game.decision.player
    what = type(action)
    if isinstance(action, Plan):
        return Intention(PLAN, seat, energy=action.energy, region=action.region)
    if isinstance(action, Infrastructure | BuildPlant):
        code = PREPARE if what is Infrastructure else BUILD
        return Intention(code, seat, energy=table.space_energy[action.space], region=region_of(action.space))
    if isinstance(action, ScoreUnGoal):
        return Intention(CLAIM, seat, card=action.card)
    if isinstance(action, MoveScientist) and is_topic(action.destination):
        summit = summit_of(action.destination)
        tile = table.summit_tile[summit]
        if tile != shown[summit]:
            return None
        topics = table.setting.kit.summits[tile]
        return Intention(SUMMIT, seat, energy=topics[topic_of(action.destination)], summit=summit)
    if isinstance(action, GiveBonus) and action.player != seat:
        return Intention(GIVE, seat, partner=action.player)
    if what is Recruit:
        return Intention(RECRUIT, seat)
    return None
