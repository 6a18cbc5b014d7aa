"""A stage for rule tests: a first-edition table whose parts a test sets by name; see `tests/engine/stage.py`.

    s = scene(players=3, switches={"goal_30": "every"})
    s.agenda("europe", "solar", "fusion", "biomass")
    s.project("europe/tech", "solar", installed=True, scientist=1)
    s.turn(0)
    s.do("build", space="europe/tech", tile=0, card=0)
    assert s.table.vp[0] == plant("solar").vp

Everything a test does not set is neutral: no goods, empty project spaces, known agendas, an open turn of
player 0. Conservation is kept: goods given to a player come out of the supply.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from co2desk.components import load_pack
from co2desk.engine.editions.first import FirstGame, begin
from co2desk.engine.editions.first.setting import FirstSetting, Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.rule import Emit
from co2desk.engine.machine.switches import Value, make_switches
from co2desk.engine.table.actions import CashCompanyGoal
from co2desk.engine.table.kit import FirstKit, PlantTile
from co2desk.engine.table.table import FossilPlant, GreenPlant

from ..stage import Stage

EVERY_AGENDA = (
    ("north_america", ("forestation", "solar", "fusion")),
    ("south_america", ("forestation", "fusion", "recycling")),
    ("europe", ("solar", "biomass", "recycling")),
    ("africa", ("fusion", "forestation", "biomass")),
    ("asia", ("biomass", "forestation", "solar")),
    ("oceania", ("recycling", "fusion", "solar")),
)
REGIONS = tuple(region for region, _ in EVERY_AGENDA)
EVERY_SPACE = [f"{region}/{grant}" for region in REGIONS for grant in ("money", "tech", "research")]
# A region of the stage for each energy.
WANTS = {
    "forestation": "north_america",
    "solar": "europe",
    "fusion": "oceania",
    "biomass": "asia",
    "recycling": "south_america",
}


@cache
def kit() -> FirstKit:
    """The built-in values, never those of somebody's own copy."""
    found = load_pack("first", None).kit
    assert isinstance(found, FirstKit)
    return found


def plant(energy: str, tile: int = 0) -> PlantTile:
    """What the built-in values say of a plant: they are our own, and may change."""
    return kit().plants[kit().energies.index(energy)][tile]


def new_game(
    kit: FirstKit,
    players: int,
    seed: int,
    switches: Switches | None = None,
    variants: Variants | None = None,
    emit: Emit = lambda event: None,
) -> FirstGame:
    """A new game of the first edition, waiting for its first decision; `emit` hears what happened so far."""
    return begin(FirstSetting(kit, switches or Switches(), variants or Variants(), players), seed, emit)


class Scene(Stage[FirstTable]):
    def project(self, space: str, energy: str, installed: bool = False, scientist: int = -1) -> None:
        """A project on a space; a scientist on it comes out of the owner's hand, or else the pool."""
        number = self.space(space)
        table = self.table
        table.space_energy[number] = self.energy(energy)
        table.space_stage[number] = 2 if installed else 1
        table.projects_left[self.energy(energy)] -= 1
        if scientist >= 0:
            self.employ(scientist)
            table.space_scientist[number] = scientist

    def demand(self, region: str, *plants: str) -> None:
        """Fill the slots from the left: "coal", "" for empty, or "solar:0:2" = energy, tile, owner.

        Control is not touched; CO2 follows the board."""
        table = self.table
        number = self.region(region)
        row: list[FossilPlant | GreenPlant | None] = [None] * len(table.demand[number])
        for slot, name in enumerate(plants):
            if ":" in name:
                energy, tile, owner = name.split(":")
                plant = GreenPlant(self.energy(energy), int(tile), int(owner))
                row[slot] = plant
                stack = table.plant_stack[plant.energy]
                table.plant_stack[plant.energy] = tuple(t for t in stack if t != plant.tile)
                table.plants_built[plant.owner * table.setting.energies + plant.energy] += 1
            elif name:
                row[slot] = FossilPlant(self.codec.fossil_number[name])
        table.demand[number] = tuple(row)
        self.measure_co2()

    def measure_co2(self) -> None:
        fossils = self.table.setting.kit.fossils
        self.table.co2 = sum(
            fossils[plant.fossil].ppm
            for row in self.table.demand
            for plant in row
            if isinstance(plant, FossilPlant)
        )

    def crowd(self) -> None:
        """Proposed projects on all 18 spaces, each of an energy of its agenda."""
        self.table.projects_left = [18] * 5
        for number, space in enumerate(EVERY_SPACE):
            self.project(space, self.codec.energies[self.table.agenda[number // 3][0]])

    def fill_regions(self, *but: str) -> None:
        """Every region holds as many CEPs as it may, but these hold one less."""
        for region, limit in zip(self.codec.regions, self.table.setting.kit.cep_limit, strict=True):
            self.region_cep(region, limit - (region in but))

    def expertise(self, player: int, **levels: int) -> None:
        self.knowledge(player, **levels)

    def answers(self, seat: int | None = None) -> list[Action]:
        """Without cashing the company goal, which is open at any time (DP-24)."""
        return [action for action in self.game.legal(seat) if not isinstance(action, CashCompanyGoal)]

    def can(self, kind: str, **values: Any) -> bool:
        """Legal, and listed as legal; a company goal is listed for its owner."""
        action = self.action(kind, **values)
        legal = self.game.why_not(action) is None
        seat = action.player if isinstance(action, CashCompanyGoal) else None
        assert legal == (action in self.game.legal(seat))
        return legal


def scene(
    players: int = 4,
    seed: int = 1,
    switches: Mapping[str, Value] | None = None,
    variants: Variants | None = None,
) -> Scene:
    game = new_game(kit(), players, seed, make_switches(Switches, switches or {}), variants)
    stage = Scene(game)
    table = game.table
    for region, energies in EVERY_AGENDA:
        stage.agenda(region, *energies)
    for player in range(players):
        table.money[player] = 0
        table.bank += table.cep[player]
        table.cep[player] = 0
    stage.turn(0)
    return stage
