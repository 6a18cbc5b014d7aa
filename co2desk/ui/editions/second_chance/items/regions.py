"""The regions of Second Chance: control cubes under the agenda, levels, and whose infrastructure it is."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from co2desk.engine.editions.second_chance.table import LevelPlant
from co2desk.engine.table.ids import INSTALLED, Player
from co2desk.session.seats import SIGNS
from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.items.regions import SlotItem, SpaceItem
from co2desk.ui.editions.second_chance.items.signs import draw_foundation, draw_level
from co2desk.ui.editions.second_chance.views import CubesView, SecondSlotView, SecondSpaceView

CUBE = 12.0


class CubesItem(PlaceItem):
    """Control cubes, below each energy of the agenda; the opponent of the solo game has pale ones."""

    value: tuple[CubesView, ...]

    def ring_radius(self) -> float:
        return 5.0

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        width = area.width() / len(self.value)
        for place, cubes in enumerate(self.value):
            field = QRectF(place * width, 0, width - 4, area.height())
            pen.box(field, look.socket, "", 4)
            players = cubes.players
            count = len(players) + cubes.rivals
            step = min(CUBE + 0.5, (field.width() - CUBE - 2) / max(1, count - 1))
            for number in range(count):
                cube = QRectF(field.left() + 1 + number * step, (area.height() - CUBE) / 2, CUBE, CUBE)
                if number < len(players):
                    pen.sign(self.sign(players[number]), cube)
                else:
                    pen.box(cube.adjusted(0.5, 0.5, -0.5, -0.5), "", look.ink_soft, 2, 1)
                    pen.glyph(self._rival(), cube.adjusted(2, 2, -2, -2), look.ink_soft)

    def _rival(self) -> str:
        """A sign that no player has."""
        return next(sign for sign in SIGNS if sign not in {seat.sign for seat in self.board.seats})


class LevelSlotItem(SlotItem):
    """A demand slot: a green plant shows its level, who built it, and on whose infrastructure."""

    value: SecondSlotView

    def draw(self, pen: Pen, area: QRectF) -> None:
        super().draw(pen, area)
        if self.value.has_cep:  # the CEP that the region pays for the new plant
            pen.cep(QRectF(area.right() - 19, area.top() + 2, 17, 17))

    def draw_owner(self, pen: Pen, area: QRectF, owner: Player) -> None:
        plant = self.value.plant
        if not isinstance(plant, LevelPlant):
            return
        side = 20.0
        y = area.bottom() - side - 3
        middle = area.center().x()
        self.draw_badge(pen, QRectF(middle - side - 1, y, side, side).adjusted(1, 1, -1, -1), owner)
        draw_foundation(pen, QRectF(middle + 2, y - 1, side, side + 2), self.sign(plant.host))
        draw_level(pen, QRectF(area.right() - 15, area.top() + 2, 13, 14), plant.level)


class LevelSpaceItem(SpaceItem):
    """A project space: a planned project has room for a scientist, a prepared one carries a marker."""

    value: SecondSpaceView

    def draw_details(self, pen: Pen, area: QRectF, installed: bool) -> None:
        space = self.value
        draw_level(pen, QRectF(17, 40, 18, 14), space.level)
        if space.host >= 0:
            draw_foundation(pen, QRectF(area.right() - 35, 10, 28, 32), self.sign(space.host))
        elif space.stage != INSTALLED:
            self.draw_scientist_socket(pen, area)
