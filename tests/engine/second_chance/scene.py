"""A stage for rule tests of Second Chance; see `tests/engine/stage.py`.

    s = scene("cooperative", players=3)
    s.agenda("europe", "solar", "hydro", "recycling")
    s.project("europe/tech", "solar", level=1, host=2)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=2, cep=1)
    s.do("build_plant", space="europe/tech", region_tech=0)

Everything a test does not set is neutral: no goods, no goals on display, known agendas, full regional CEPs,
an open turn of player 0. Conservation is kept: goods given to a player come out of the supply.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from co2desk.components import load_pack
from co2desk.engine.editions.second_chance import SecondChanceGame, begin
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting, Variants
from co2desk.engine.editions.second_chance.switches import Switches
from co2desk.engine.editions.second_chance.table import LevelPlant, SecondChanceTable
from co2desk.engine.machine.rule import Emit
from co2desk.engine.machine.switches import Value, make_switches
from co2desk.engine.table.kit import SecondChanceKit
from co2desk.engine.table.table import FossilPlant

from ..stage import Stage

EVERY_AGENDA = (
    ("north_america", ("solar", "hydro", "recycling")),
    ("south_america", ("forestation", "solar", "wind")),
    ("europe", ("forestation", "wind", "recycling")),
    ("africa", ("forestation", "hydro", "recycling")),
    ("asia", ("solar", "wind", "hydro")),
    ("oceania", ("wind", "forestation", "hydro")),
)
REGIONS = tuple(region for region, _ in EVERY_AGENDA)
GRANTS = ("money", "tech", "scientist")
EVERY_SPACE = [f"{region}/{grant}" for region in REGIONS for grant in GRANTS]
# A region of the stage for each energy.
WANTS = {
    "recycling": "africa",
    "hydro": "asia",
    "wind": "oceania",
    "solar": "north_america",
    "forestation": "europe",
}
# An energy of each region's agenda; the first five are five different ones.
BY_REGION = {
    "north_america": "solar",
    "south_america": "wind",
    "europe": "recycling",
    "africa": "forestation",
    "asia": "hydro",
    "oceania": "forestation",
}


@cache
def kit() -> SecondChanceKit:
    """The built-in values, never those of somebody's own copy."""
    found = load_pack("second_chance", None).kit
    assert isinstance(found, SecondChanceKit)
    return found


def new_game(
    kit: SecondChanceKit,
    players: int,
    seed: int,
    switches: Switches | None = None,
    variants: Variants | None = None,
    emit: Emit = lambda event: None,
) -> SecondChanceGame:
    """A new game of Second Chance, waiting for its first decision; `emit` hears what happened so far."""
    setting = SecondChanceSetting(kit, switches or Switches(), variants or Variants(), players)
    return begin(setting, seed, emit)


class Scene(Stage[SecondChanceTable]):
    def project(self, space: str, energy: str, level: int = 1, host: int = -1, scientist: int = -1) -> None:
        """A project out of its stack: planned, or an infrastructure of `host`."""
        table = self.table
        number, kind = self.space(space), self.energy(energy)
        stack = list(table.project_stack[kind])
        stack.remove(level)
        table.project_stack[kind] = tuple(stack)
        table.space_energy[number] = kind
        table.space_level[number] = level
        table.space_stage[number] = 2 if host >= 0 else 1
        table.space_host[number] = host
        if host >= 0:
            table.infrastructures[host * table.setting.energies + kind] += 1
        if scientist >= 0:
            self.employ(scientist)
            table.space_scientist[number] = scientist

    def demand(self, region: str, *plants: str) -> None:
        """Fill the slots from the left: "coal", "" for empty, "solar:1:2:0" = energy, level, builder, host.

        Cubes and counters follow; control and CO2 are not touched."""
        table = self.table
        setting = table.setting
        number = self.region(region)
        row: list[Any] = [None] * len(table.demand[number])
        for slot, name in enumerate(plants):
            if ":" in name:
                energy, level, owner, host = name.split(":")
                plant = LevelPlant(self.energy(energy), int(level), int(owner), int(host))
                row[slot] = plant
                stack = list(table.project_stack[plant.energy])
                stack.remove(plant.level)
                table.project_stack[plant.energy] = tuple(stack)
                table.plants_built[plant.owner * setting.energies + plant.energy] += 1
                table.infrastructures[plant.host * setting.energies + plant.energy] += 1
                table.supporting[plant.host * setting.energies + plant.energy] += 1
                table.cubes[(number * setting.energies + plant.energy) * setting.players + plant.owner] += 1
            elif name:
                fossil = self.codec.fossil_number[name]
                row[slot] = FossilPlant(fossil)
                pile = list(table.fossil_pile)
                pile.remove(fossil)
                table.fossil_pile = tuple(pile)
        table.demand[number] = tuple(row)

    def crowd(self) -> None:
        """Planned projects on all 18 spaces."""
        for number, space in enumerate(EVERY_SPACE):
            energy = self.table.agenda[number // 3][number % 3]
            self.project(space, self.codec.energies[energy], level=self.table.project_stack[energy][0])

    def next_fossils(self, *names: str) -> None:
        """The next tiles of the fossil pile."""
        wanted = [self.codec.fossil_number[name] for name in names]
        rest = list(self.table.fossil_pile)
        for fossil in wanted:
            rest.remove(fossil)
        self.table.fossil_pile = (*wanted, *rest)

    def goals(self, *tiles: tuple[str, str | int]) -> None:
        """Environmental goals on display, e.g. ("plant_of_type", "solar"), ("summit_size", 3)."""
        table = self.table
        groups: list[list[int]] = [[], [], []]
        for kind, value in tiles:
            if kind == "plant_in_region":
                number = self.region(str(value))
            elif kind == "summit_size":
                number = int(value)
            else:
                number = self.energy(str(value))
            for group, row in enumerate(table.setting.kit.environmental):
                found = [i for i, tile in enumerate(row) if tile == (kind, number) and i not in groups[group]]
                if found:
                    groups[group].append(found[0])
                    break
            else:
                raise AssertionError(f"no such tile is left: {kind} {value}")
        table.env_tiles = tuple(tuple(group) for group in groups)
        table.env_done = [0] * sum(map(len, groups))

    def in_play(self, *cards: int) -> None:
        """Lobbyist cards that have been played."""
        for card in cards:
            self.table.card_in_play[card] = 1
            for player, hand in enumerate(self.table.lobby_hand):
                self.table.lobby_hand[player] = tuple(c for c in hand if c != card)


def scene(
    mode: str = "cooperative",
    players: int = 0,
    seed: int = 1,
    switches: Mapping[str, Value] | None = None,
    **variants: Any,
) -> Scene:
    """A neutral stage; four players by default, one in the solo game. `variants` as in `Variants`."""
    players = players or (1 if mode == "solo" else 4)
    settings = Variants(mode=mode, **variants)
    game = new_game(kit(), players, seed, make_switches(Switches, switches or {}), settings)
    stage = Scene(game)
    table = game.table
    for region, energies in EVERY_AGENDA:
        stage.agenda(region, *energies)
    for player in range(players):
        table.money[player] = 0
        table.tech_supply += table.tech[player]
        table.tech[player] = 0
        table.bank += table.cep[player]
        table.cep[player] = 0
        table.goal_choice[player] = ()
    stage.goals()
    stage.turn(0)
    table.second_action = 0
    return stage
