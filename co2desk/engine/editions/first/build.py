"""Build a green plant (specification 8.3; rulebooks 2.1.3).

The top tile of the project's energy, expertise as high as its tech number, its price in money and cubes
(a region with cubes gives one), and room in the region: the leftmost empty demand slot, or else the
leftmost fossil plant is replaced. Settles D-18, D-19, D-28, D-40, D-55, D-56, G-19, G-24, G-30, G-34, G-46.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse, told
from ...machine.rule import Emit, NeedsRule
from ...rules.expertise import gain
from ...rules.goods import gain_points, pay_money
from ...rules.market import take_to_region
from ...rules.plants import place_plant
from ...rules.turns import CARD_USED
from ...table.actions import Build as BuildAction
from ...table.actions import build as shared_build
from ...table.events import ProjectReturned, TechPaid
from ...table.ids import EMPTY, INSTALLED, NONE, Energy, Player, Region, Space, region_of
from ...table.table import GreenPlant
from .control import check_control
from .discs import has_disc
from .displacement import fee, send_away
from .install import take_own_scientist_home
from .lobby import attachable, discard_lobby
from .table import FirstTable
from .turn import mandatory_action_used


class Build(NeedsRule[FirstTable, BuildAction]):
    action = BuildAction
    rule = "build"

    def closed(self, table: FirstTable, frame: Frame) -> Refusal | None:
        return mandatory_action_used(table)

    def candidates(self, table: FirstTable, frame: Frame) -> Iterable[BuildAction]:
        """Installed projects the player knows enough for: most others are out of reach for want of it."""
        player = frame.player
        levels = table.levels(player)
        plants = table.setting.kit.plants
        for space in table.projects():
            if table.space_stage[space] == INSTALLED:
                energy = table.space_energy[space]
                stack = table.plant_stack[energy]
                tiles = stack if table.setting.switches.plant_choice == "any" else stack[:1]
                for tile in tiles:
                    if plants[energy][tile].tech <= levels[energy]:
                        yield shared_build(space, tile, 0)
                        for card in attachable(table, player, energy):
                            yield shared_build(space, tile, card)

    def refusals(self, table: FirstTable, frame: Frame, action: BuildAction) -> Iterator[Refusal]:
        player, space = frame.player, action.space
        if table.space_stage[space] != INSTALLED:
            yield refuse("not_an_installed_project", self.rule)
            return
        energy = table.space_energy[space]
        wrong_tile = self._tile_refused(table, energy, action.tile)
        if wrong_tile is not None:
            yield wrong_tile
            return
        wrong_card = self._card_refused(table, player, energy, action.card)
        yield from told(
            self._expertise_missing(table, player, energy, action.tile),
            wrong_card,
            self._no_room(table, region_of(space)),
            self._tech_missing(table, player, space, action.tile),
            self._money_missing(table, player, action) if wrong_card is None else None,
            self._discs_missing(table, player),
        )

    def _tile_refused(self, table: FirstTable, energy: Energy, tile: int) -> Refusal | None:
        stack = table.plant_stack[energy]
        if not stack:
            return refuse("no_plant_tile", self.rule, energy=energy)
        if tile == stack[0]:
            return None
        if tile in stack and table.setting.switches.plant_choice == "any":
            return None
        return refuse("only_top_plant", self.rule, energy=energy)

    def _expertise_missing(
        self, table: FirstTable, player: Player, energy: Energy, tile: int
    ) -> Refusal | None:
        needed = table.setting.kit.plants[energy][tile].tech
        had = table.level(player, energy)
        if had >= needed:
            return None
        return refuse("not_enough_expertise", self.rule, needed=needed, had=had, energy=energy)

    def _card_refused(self, table: FirstTable, player: Player, energy: Energy, card: int) -> Refusal | None:
        if not card or card in attachable(table, player, energy):
            return None
        if table.used_card:
            return CARD_USED
        return refuse("card_cannot_be_attached", "lobby_main", card=card)

    def _no_room(self, table: FirstTable, region: Region) -> Refusal | None:
        if table.is_green(region):
            return refuse("region_all_green", self.rule, region=region)
        return None

    def _tech_missing(self, table: FirstTable, player: Player, space: Space, tile: int) -> Refusal | None:
        cost = table.setting.kit.plants[table.space_energy[space]][tile].tech
        helped = table.setting.switches.tech_needed_with_subsidy == "less_one"
        needed = cost - subsidy(table, region_of(space), cost) if helped else cost
        if table.tech[player] >= needed:
            return None
        return refuse("not_enough_tech", self.rule, needed=needed, had=table.tech[player])

    def _money_missing(self, table: FirstTable, player: Player, action: BuildAction) -> Refusal | None:
        owed = fee(table, player, action.space)
        needed, had = price(table, action) + owed, table.money[player]
        if had >= needed:
            return None
        if not owed:
            return refuse("not_enough_money", self.rule, needed=needed, had=had)
        owner = table.space_scientist[action.space]
        return refuse("not_enough_money_and_fee", self.rule, needed=needed, had=had, fee=owed, player=owner)

    def _discs_missing(self, table: FirstTable, player: Player) -> Refusal | None:
        """Only where a rulebook's count of discs is taken as a limit (D-01)."""
        return None if has_disc(table, player) else refuse("no_disc_left", self.rule, needed=1, had=0)

    def apply(self, table: FirstTable, frame: Frame, action: BuildAction, emit: Emit) -> None:
        player = frame.player
        table.begin_action()
        table.mandatory_done = 1
        table.follow(Frame("build_pay", player, (action.space, action.tile, action.card)))
        if table.setting.switches.build_displacement == "first":
            send_away(table, player, action.space, emit)


def price(table: FirstTable, action: BuildAction) -> int:
    """The money price, less an attached lobby card's discount, never below 0 (G-34)."""
    kit = table.setting.kit
    money = kit.plants[table.space_energy[action.space]][action.tile].money
    if action.card:
        money = max(0, money - table.setting.lobby_by_number[action.card].main[0].amount)
    return money


def subsidy(table: FirstTable, region: Region, cost: int) -> int:
    """A region with cubes gives exactly one towards a plant that needs any (G-46)."""
    return 1 if cost and table.region_tech[region] else 0


def build_pay(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task, steps 1 to 5: pay, place the plant, score it, gain the point; then its bonuses come first."""
    player = frame.player
    space, tile, card = frame.data
    energy, region = table.space_energy[space], region_of(space)
    plant = table.setting.kit.plants[energy][tile]
    if card:
        discard_lobby(table, player, card, 1, 0, emit)
    pay_money(table, player, price(table, shared_build(space, tile, card)), "build", emit)
    pay_tech(table, player, region, plant.tech, emit)
    if place_plant(table, region, take_plant(table, player, energy, tile), emit):
        take_to_region(table, region, player, emit)
    gain_points(table, player, plant.vp, "plant", emit)
    table.triggers |= table.setting.on_build[energy]
    table.follow(Frame("build_control", player, (space,)))
    gain(table, player, energy, emit)


def pay_tech(table: FirstTable, player: Player, region: Region, cost: int, emit: Emit) -> None:
    by_region = subsidy(table, region, cost)
    table.region_tech[region] -= by_region
    table.tech[player] -= cost - by_region
    table.tech_supply += cost
    emit(TechPaid(player, cost - by_region, by_region))


def take_plant(table: FirstTable, player: Player, energy: Energy, tile: int) -> GreenPlant:
    """The tile leaves its stack and carries the builder's disc."""
    table.plant_stack[energy] = tuple(other for other in table.plant_stack[energy] if other != tile)
    table.plants_built[player * table.setting.energies + energy] += 1
    return GreenPlant(energy, tile, player)


def build_control(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task, steps 6 and 7: check control, then the scientist leaves."""
    player, space = frame.player, frame.data[0]
    check_control(table, region_of(space), player, emit)
    table.follow(Frame("build_end", player, (space,)))
    take_own_scientist_home(table, player, space, emit)
    send_away(table, player, space, emit)


def build_end(table: FirstTable, frame: Frame, emit: Emit) -> None:
    """Task, step 8: the project tile goes back to the supply."""
    space = frame.data[0]
    energy = table.space_energy[space]
    table.space_energy[space] = NONE
    table.space_stage[space] = EMPTY
    table.projects_left[energy] += 1
    emit(ProjectReturned(energy, space))
