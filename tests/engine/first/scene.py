"""A stage for rule tests: a first-edition table whose parts a test sets by name, and plays by name.

    s = scene(players=3, switches={"goal_30": "every"})
    s.agenda("europe", "solar", "fusion", "biomass")
    s.project("europe/tech", "solar", installed=True, scientist=1)
    s.turn(0)
    s.do("build", space="europe/tech", tile=0, card=0)
    assert s.table.vp[0] == 8

Everything a test does not set is neutral: no goods, empty project spaces, known agendas, an open turn of
player 0. Conservation is kept: goods given to a player come out of the supply.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from co2desk.components import load_pack
from co2desk.engine.editions.first import FirstGame, new_game
from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.switches import Value
from co2desk.engine.editions.first.switches import switches as make_switches
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.codec import NameCodec
from co2desk.engine.table.kit import FirstKit
from co2desk.engine.table.table import FossilPlant, GreenPlant

EVERY_AGENDA = (
    ("north_america", ("forestation", "solar", "fusion")),
    ("south_america", ("forestation", "fusion", "recycling")),
    ("europe", ("solar", "biomass", "recycling")),
    ("africa", ("fusion", "forestation", "biomass")),
    ("asia", ("biomass", "forestation", "solar")),
    ("oceania", ("recycling", "fusion", "solar")),
)


@cache
def kit() -> FirstKit:
    """The built-in values, never those of somebody's own copy."""
    found = load_pack("first", None).kit
    assert isinstance(found, FirstKit)
    return found


class Scene:
    def __init__(self, game: FirstGame) -> None:
        self.game = game
        self.events: list[Event] = []

    @property
    def table(self) -> FirstTable:
        return self.game.table

    @property
    def codec(self) -> NameCodec:
        codec = self.game.codec
        assert isinstance(codec, NameCodec)
        return codec

    # --- names to numbers ----------------------------------------------------------------------------

    def energy(self, name: str) -> int:
        return self.codec.energy_number[name]

    def region(self, name: str) -> int:
        return self.codec.region_number[name]

    def space(self, name: str) -> int:
        return self.codec.space_number(name)

    # --- setting the stage -----------------------------------------------------------------------------

    def agenda(self, region: str, *energies: str) -> None:
        rows = list(self.table.agenda)
        rows[self.region(region)] = tuple(self.energy(name) for name in energies)
        self.table.agenda = tuple(rows)

    def project(self, space: str, energy: str, installed: bool = False, scientist: int = -1) -> None:
        """A project on a space; a scientist on it comes out of the owner's hand, or else the pool."""
        number = self.space(space)
        table = self.table
        table.space_energy[number] = self.energy(energy)
        table.space_stage[number] = 2 if installed else 1
        table.projects_left[self.energy(energy)] -= 1
        if scientist >= 0:
            self._employ(scientist)
            table.space_scientist[number] = scientist

    def _employ(self, player: int) -> None:
        table = self.table
        place = table.hand_scientists if table.hand_scientists[player] else table.pool_scientists
        assert place[player], "this player has no scientist left"
        place[player] -= 1

    def summit(self, index: int, *topics: str, seats: Mapping[int, int] | None = None) -> None:
        """A summit with these topics on space `index`; `seats` maps topic positions to players."""
        wanted = tuple(self.energy(name) for name in topics)
        table = self.table
        tile = next(i for i, found in enumerate(table.setting.kit.summits) if found == wanted)
        for other, lying in enumerate(table.summit_tile):
            if lying == tile:
                table.summit_tile[other] = table.summit_tile[index]
                table.summit_seats[other] = (-1,) * len(table.topics(other))
        if tile in table.summit_pile:
            table.summit_pile = tuple(
                table.summit_tile[index] if lying == tile else lying for lying in table.summit_pile
            )
        table.summit_tile[index] = tile
        taken = [-1] * len(wanted)
        for topic, player in (seats or {}).items():
            self._employ(player)
            taken[topic] = player
        table.summit_seats[index] = tuple(taken)

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

    def control(self, region: str, player: int) -> None:
        self.table.controller[self.region(region)] = player

    def expertise(self, player: int, **levels: int) -> None:
        for name, level in levels.items():
            self.table.expertise[player * self.table.setting.energies + self.energy(name)] = level

    def give(self, player: int, money: int = 0, tech: int = 0, cep: int = 0) -> None:
        table = self.table
        table.money[player] += money
        table.tech[player] += tech
        table.tech_supply -= tech
        table.cep[player] += cep
        table.bank -= cep

    def region_cep(self, region: str, amount: int) -> None:
        """Set a region's CEPs; the difference goes to or comes from the bank."""
        number = self.region(region)
        self.table.bank += self.table.region_cep[number] - amount
        self.table.region_cep[number] = amount

    def region_tech(self, region: str, amount: int) -> None:
        number = self.region(region)
        self.table.tech_supply += self.table.region_tech[number] - amount
        self.table.region_tech[number] = amount

    def lobby(self, player: int, *cards: int) -> None:
        """The lobby hand of a player; nobody else keeps these cards."""
        table = self.table
        for other in range(table.setting.players):
            table.lobby_hand[other] = tuple(c for c in table.lobby_hand[other] if c not in cards)
        table.lobby_pile = tuple(c for c in table.lobby_pile if c not in cards)
        table.lobby_hand[player] = tuple(sorted(cards))

    def turn(self, player: int = 0) -> None:
        """An open turn. Nothing waits below it but the end of the turn itself."""
        table = self.table
        table.stack[:] = [Frame("turn", player)]
        table.active = player
        table.mandatory_done = table.used_scientist = table.used_market = table.used_card = 0
        table.stop = table.triggers = 0

    def task(self, *frames: Frame) -> list[Event]:
        """Run these tasks now, e.g. `Frame("energy_demand")`, until somebody has to choose."""
        self.table.stack.clear()
        self.table.follow(*frames)
        self.events = []
        self.game.settle(self.events.append)
        return self.events

    # --- playing -------------------------------------------------------------------------------------

    def action(self, kind: str, **values: Any) -> Action:
        return self.codec.action_from_json({"do": kind, **values})

    def do(self, kind: str, **values: Any) -> list[Event]:
        """Play through the validated door; returns (and keeps) the events."""
        self.events = self.game.apply(self.action(kind, **values))
        return self.events

    def why(self, kind: str, **values: Any) -> Refusal | None:
        return self.game.why_not(self.action(kind, **values))

    def refused(self, kind: str, **values: Any) -> str:
        """The code of the refusal; "" when the action is legal."""
        refusal = self.why(kind, **values)
        return "" if refusal is None else refusal.code

    def can(self, kind: str, **values: Any) -> bool:
        """Legal, and listed as legal."""
        action = self.action(kind, **values)
        legal = self.game.why_not(action) is None
        assert legal == (
            action
            in self.game.legal(getattr(action, "player", None) if kind == "cash_company_goal" else None)
        )
        return legal

    @property
    def waiting(self) -> tuple[str, int | None]:
        """What is to be decided, and by whom."""
        return ("over", None) if self.game.is_over else (self.game.decision.kind, self.game.to_act)

    def names(self) -> list[str]:
        """The events of the last action, by name."""
        return [type(event).__name__ for event in self.events]


def scene(
    players: int = 4,
    seed: int = 1,
    switches: Mapping[str, Value] | None = None,
    variants: Variants | None = None,
) -> Scene:
    game = new_game(kit(), players, seed, make_switches(switches or {}), variants)
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
