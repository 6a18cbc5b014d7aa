"""Tables that several rule tests of the first edition begin with."""

from __future__ import annotations

from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.machine.switches import make_switches
from tests.engine.first.scene import EVERY_AGENDA, Scene, kit, new_game, scene

BLUE, VIOLET = 0, 1
# Regions full of green plants, as `Scene.demand` takes them.
GREEN = {
    "africa": ("fusion:0:0", "forestation:0:1", "biomass:0:0"),
    "oceania": ("recycling:0:0", "fusion:1:1", "solar:0:2", "recycling:1:0"),
    "south_america": ("forestation:1:0", "fusion:2:1", "recycling:2:2", "forestation:2:0"),
}


def sent_away(*summits: tuple[str, ...], money: int = 3) -> Scene:
    """Blue installs a solar project on which Violet's scientist stands; only these summits are open."""
    s = scene()
    s.erase_bonuses()
    s.project("europe/tech", "solar", scientist=VIOLET)
    s.give(BLUE, money=money, cep=1)
    for index in range(6):
        s.table.summit_tile[index], s.table.summit_seats[index] = -1, ()
    for index, topics in enumerate(summits):
        s.summit(index, *topics)
    s.do("install", space="europe/tech")
    return s


def laying_out(*tiles: str, slot: str = "choice") -> Scene:
    """The start projects are about to be placed; these will be drawn, in this order."""
    s = Scene(new_game(kit(), 1, 1, make_switches(Switches, {"solo_slot": slot})))
    for region, energies in EVERY_AGENDA:
        s.agenda(region, *energies)
    s.table.start_tiles = tuple(s.energy(tile) for tile in tiles)
    return s
