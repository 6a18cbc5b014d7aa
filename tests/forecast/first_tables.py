"""Tables of the first edition whose supply phase is known, for tests of the forecast."""

from __future__ import annotations

from co2desk.forecast import Forecast, forecast
from tests.engine.first.scene import Scene, scene

COAL, OIL, GAS = range(3)
SLOTS = {"north_america": 5, "south_america": 4, "europe": 5, "africa": 3, "asia": 6, "oceania": 4}


def told(s: Scene) -> Forecast:
    """The forecast for player 0."""
    return forecast(s.table, 0)


def fill(s: Scene, slots: int, *but: str) -> None:
    """Gas plants in so many slots of every region, but one less in these."""
    for region, most in SLOTS.items():
        s.demand(region, *["gas"] * min(most, slots - (region in but)))


def only(*draw: str, players: int = 3, switches: dict[str, str] | None = None) -> Scene:
    """The first decade is about to end, and nothing but these regions needs energy; only gas is drawn."""
    s = scene(players=players, switches=switches)
    fill(s, 2, *draw)
    s.table.fossil_pile = (GAS,) * 12
    return s
