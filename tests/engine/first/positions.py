"""Games that wait for a certain decision, for tests of positions from outside."""

from __future__ import annotations

from random import Random
from typing import Any

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.switches import make_switches

from ..random_play import choose
from .scene import Scene, kit, new_game


def opening(players: int = 2, variants: Variants | None = None, **switches: Any) -> Scene:
    """A game that has just begun; the seed makes player 0 start."""
    seed = next(s for s in range(99) if new_game(kit(), players, s).table.start_player == 0)
    return Scene(new_game(kit(), players, seed, make_switches(Switches, switches), variants))


def after(stage: Scene, kind: str) -> Scene:
    """The same game, played at random until it waits for a decision of this kind."""
    chance = Random(kind)
    while stage.game.decision.kind != kind:
        stage.game.apply(choose(stage.game, "scholar", chance))
    return stage


def on_top(stage: Scene, *frames: Frame) -> FirstTable:
    """More frames on the stack, the next one to be done first."""
    stage.table.follow(*frames)
    return stage.table
