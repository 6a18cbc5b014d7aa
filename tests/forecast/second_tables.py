"""Tables of Second Chance whose supply phase is known, for tests of the forecast."""

from __future__ import annotations

from typing import Any

from co2desk.engine.editions.second_chance.phases import steps_of
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.table import FossilPlant
from tests.engine.second_chance.scene import REGIONS, Scene, scene
from tests.engine.second_chance.tiles import IN_ASIA, IN_EUROPE, IN_NORTH_AMERICA

COAL, OIL, GAS = range(3)
NA, SA, EUROPE, AFRICA, ASIA, OCEANIA = range(6)


def in_decade(s: Scene, step: str = "rounds") -> Scene:
    """The steps of the decade that come after this one wait below what the game waits for."""
    steps = steps_of(s.table.setting)
    s.table.stack[:0] = [Frame(later) for later in reversed(steps[steps.index(step) + 1 :])]
    return s


def hungry(
    *regions: str,
    mode: str = "cooperative",
    decade: int = 1,
    switches: dict[str, Any] | None = None,
    **variants: Any,
) -> Scene:
    """A turn in which only these regions lack energy for the decade; only gas is drawn, and nobody has
    anything."""
    s = scene(mode, switches=switches, **variants)
    s.table.decade = decade
    for number, region in enumerate(REGIONS):
        burning = decade - (region in regions)
        s.table.demand[number] = (FossilPlant(GAS),) * burning + (None,) * (4 - burning)
    s.table.fossil_pile = (GAS,) * 12
    s.table.vp[0] = 0
    return in_decade(s)


def risky(level: int, points: int, decade: int = 3) -> Scene:
    """Two plants out of one coal, one oil and two gas plants will be drawn."""
    s = hungry("europe", "asia", decade=decade)
    s.table.fossil_pile = (GAS, COAL, GAS, OIL)
    s.table.co2, s.table.vp[0] = level, points
    return s


def with_card(card: int, decade: int = 1, round_: int = 1) -> Scene:
    """A solo game with this card."""
    s = hungry(mode="solo", decade=decade, solo_card=card)
    s.table.round = round_
    return s


def rivals(*hungry: str, decade: int = 1, switches: dict[str, Any] | None = None, players: int = 3) -> Scene:
    """A turn after which only these regions will lack energy in the next decade; nobody has anything, the
    event is one in North America, and only gas is drawn."""
    s = scene("competitive", players=players, switches=switches)
    s.table.decade, s.table.start_player = decade, 1
    for number, region in enumerate(REGIONS):
        burning = decade + (region not in hungry)
        s.table.demand[number] = (FossilPlant(GAS),) * burning + (None,) * (5 - burning)
    s.table.fossil_pile = (GAS,) * 12
    s.table.event, s.table.event_pile = IN_NORTH_AMERICA, (IN_EUROPE, IN_ASIA)
    s.table.vp = [10] * players
    return in_decade(s)
