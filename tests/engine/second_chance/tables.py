"""Tables that several rule tests of Second Chance begin with."""

from __future__ import annotations

from co2desk.engine.machine.frames import Frame
from tests.engine.second_chance.scene import Scene, scene


def before_bonus(
    kind: str, other: str = "", mode: str = "cooperative", switches: dict[str, str] | None = None
) -> Scene:
    """A scientist of player 0 on a wind project, one step before the only bonus of all tracks."""
    s = scene(mode, switches=switches)
    s.erase_bonuses()
    s.print_bonus("wind", 4, kind, other)
    s.knowledge(0, wind=3)
    s.project("oceania/tech", "wind", scientist=0)
    return s


def hold(s: Scene, *topics: str, seats: dict[int, int]) -> None:
    """A full summit is held; all points go to its first topic, and bonuses are left."""
    s.summit(0, *topics, seats=seats)
    s.table.summits_full, s.table.summit_last[0] = (0,), seats[len(topics) - 1]
    happened = s.task(Frame("summits"))
    while not s.game.is_over:
        if s.waiting[0] == "bonus":
            happened += s.do("decline")
        else:
            happened += s.do("choose_energy", energy=topics[0])
    s.events = happened
