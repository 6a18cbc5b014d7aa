"""Build a plant (specification 9.C).

On anybody's infrastructure, with knowledge up to the mark of its level, for money, tech and CEPs. The tile
moves to the leftmost empty demand slot, or takes the place of the leftmost fossil plant.
Settles A29, A42, A59, A62, A74.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...machine.frames import NOBODY, Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, NeedsRule
from ...rules.goods import gain_points, pay_money
from ...rules.payments import ANY_REGION, ceps_available
from ...rules.plants import place_plant
from ...table.actions import BuildPlant, build_plant
from ...table.events import TechPaid
from ...table.ids import EMPTY, INSTALLED, NONE, Player, Space, region_of
from ...table.kit import PlantLevel
from .control import check_control
from .goals import update_goals
from .main_actions import BUILD, begin_main_action, closed_for
from .table import LevelPlant, SecondChanceTable


def cost_at(table: SecondChanceTable, space: Space) -> PlantLevel:
    return table.setting.kit.plants[table.space_energy[space]][table.space_level[space] - 1]


def nearest_build(table: SecondChanceTable, space: Space) -> BuildPlant:
    """The plant on an infrastructure, with a cube of the region where that may help to pay (A42)."""
    helps = table.region_tech[region_of(space)] and cost_at(table, space).tech
    return build_plant(space, int(bool(helps)))


def cubes_left(table: SecondChanceTable, player: Player) -> int:
    """A ninth plant is impossible (A29), but alone cubes of unused colours help out (A49)."""
    if table.setting.spare_pieces:
        return 1
    return table.setting.kit.control_cubes - table.plants_total(player)


class Build(NeedsRule[SecondChanceTable, BuildPlant]):
    action = BuildPlant
    rule = "build"

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        refusal = closed_for(table, frame, BUILD)
        if refusal is None and cubes_left(table, frame.player) < 1:
            return refuse("no_cube_left", self.rule, needed=1, had=0)
        return refusal

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[BuildPlant]:
        """Infrastructures the player knows enough for: most others are out of reach for want of it."""
        levels = table.levels(frame.player)
        marks = table.setting.kit.marks
        for space in table.projects():
            if table.space_stage[space] == INSTALLED:
                energy = table.space_energy[space]
                if levels[energy] >= marks[energy][table.space_level[space] - 1]:
                    yield build_plant(space, 0)
                    if table.region_tech[region_of(space)]:
                        yield build_plant(space, 1)

    def refusals(self, table: SecondChanceTable, frame: Frame, action: BuildPlant) -> Iterator[Refusal]:
        player, space = frame.player, action.space
        if table.space_stage[space] != INSTALLED:
            yield refuse("not_an_installed_project", self.rule)
            return
        if (refusal := self._knowledge_missing(table, player, space)) is not None:
            yield refusal
        if table.is_green(region_of(space)):
            yield refuse("region_all_green", self.rule, region=region_of(space))
        if (refusal := self._region_tech_refused(table, action)) is not None:
            yield refusal
        yield from self._goods_missing(table, player, action)

    def _knowledge_missing(self, table: SecondChanceTable, player: Player, space: Space) -> Refusal | None:
        energy = table.space_energy[space]
        needed = table.setting.kit.marks[energy][table.space_level[space] - 1]
        had = table.level(player, energy)
        if had >= needed:
            return None
        return refuse("not_enough_expertise", self.rule, needed=needed, had=had, energy=energy)

    def _region_tech_refused(self, table: SecondChanceTable, action: BuildPlant) -> Refusal | None:
        """One cube of the region may help, never more, and only with a plant that needs any (A42)."""
        there = bool(table.region_tech[region_of(action.space)] and cost_at(table, action.space).tech)
        if action.region_tech > int(there):
            return refuse("no_region_tech", "region_tech", needed=action.region_tech, had=int(there))
        if there and not action.region_tech and table.setting.switches.region_tech == "mandatory":
            return refuse("region_pays_one", "region_tech")
        return None

    def _goods_missing(
        self, table: SecondChanceTable, player: Player, action: BuildPlant
    ) -> Iterator[Refusal]:
        cost = cost_at(table, action.space)
        for code, needed, had in (
            ("not_enough_tech", cost.tech - action.region_tech, table.tech[player]),
            ("not_enough_money", cost.money, table.money[player]),
            ("not_enough_cep", cost.cep, ceps_available(table, player)),
        ):
            if had < needed:
                yield refuse(code, self.rule, needed=needed, had=had)

    def apply(self, table: SecondChanceTable, frame: Frame, action: BuildPlant, emit: Emit) -> None:
        player, space = frame.player, action.space
        begin_main_action(table, BUILD)
        cost = cost_at(table, space)
        pay_money(table, player, cost.money, "build", emit)
        table.tech[player] -= cost.tech - action.region_tech
        table.region_tech[region_of(space)] -= action.region_tech
        table.tech_supply += cost.tech
        emit(TechPaid(player, cost.tech - action.region_tech, action.region_tech))
        table.follow(
            *(Frame("pay_cep", player, (ANY_REGION,)) for _ in range(cost.cep)),
            Frame("build_rest", player, (space,)),
        )


def build_rest(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task, steps 3 to 8: everything is paid; the plant is placed, scored and marked."""
    player, space = frame.player, frame.data[0]
    setting = table.setting
    energy, region, host = table.space_energy[space], region_of(space), table.space_host[space]
    points = cost_at(table, space).vp
    plant = LevelPlant(energy, table.space_level[space], player, host)
    table.space_energy[space] = NONE
    table.space_stage[space] = EMPTY
    table.space_level[space] = 0
    table.space_host[space] = NOBODY
    if place_plant(table, region, plant, emit):
        table.replaced += 1
    table.plants_built[player * setting.energies + energy] += 1
    table.supporting[host * setting.energies + energy] += 1
    table.triggers |= setting.on_build[energy]
    gain_points(table, player, points, "plant", emit)
    table.cubes[(region * setting.energies + energy) * setting.players + player] += 1
    check_control(table, region, player, energy, emit)
    update_goals(table, emit)
