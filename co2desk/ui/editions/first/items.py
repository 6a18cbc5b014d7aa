"""Pieces that only CO₂ (2012) has: plants in stacks, the crane on a track, UN goals with points."""

from __future__ import annotations

from typing import cast

from PySide6.QtCore import QRectF

from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.table.ids import Energy
from co2desk.engine.table.kit import FirstKit
from co2desk.ui.board.items.climate import Co2Item
from co2desk.ui.board.items.draw import LEFT, Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.items.supplies import ProjectStackItem, UnGoalItem
from co2desk.ui.board.items.tracks import TrackItem
from co2desk.ui.models import places as at
from co2desk.ui.theme.look import NUMBER
from co2desk.ui.theme.scenes import Scene


def setting_of(item: PlaceItem) -> FirstSetting:
    """The setting of the game on the board."""
    return cast(FirstSetting, item.board.setting)


def kit_of(item: PlaceItem) -> FirstKit:
    return setting_of(item).kit


class DangerCo2Item(Co2Item):
    """From the danger on, events strike."""

    def danger(self) -> int:
        return kit_of(self).danger_ppm


class CraneTrackItem(TrackItem):
    """A crane stands at the level from which the next plant can be built."""

    def marked(self) -> dict[int, str]:
        energy = self.key.number
        stack: tuple[int, ...] = self.board.model.value(at.plants(energy))
        return {kit_of(self).plants[energy][stack[0]].tech: "crane"} if stack else {}


class PlantStackItem(PlaceItem):
    """The top plant of an energy with its price and value, and how many lie below it."""

    value: tuple[int, ...]
    enlarges = lies_on_scene = True

    def is_empty(self) -> bool:
        return not self.value

    def hover_scene(self) -> Scene | None:
        energy = self.key.number
        return Scene(self.energy(energy), self.tint(energy)) if self.value else None

    def draw(self, pen: Pen, area: QRectF) -> None:
        energy = self.key.number
        name = self.energy(energy)
        if not self.value:
            pen.gap(area)
            pen.glyph(f"plant_{name}", area.adjusted(8, 8, -8, -area.height() / 2), pen.look.panel_line)
            return
        for depth in range(min(len(self.value) - 1, 2), 0, -1):
            pen.box(
                area.adjusted(0, 0, -4, -4).translated(depth * 2, depth * 2),
                pen.look.card,
                pen.look.card_line,
                6,
                1,
            )
        self._plant(pen, area.adjusted(0, 0, -4, -4), energy, self.value[0])
        count = QRectF(area.right() - 19, area.top() + 1, 14, 17)
        pen.text(count, str(len(self.value)), NUMBER, pen.look.energies[name][1], bold=True)

    def _plant(self, pen: Pen, area: QRectF, energy: Energy, tile: int) -> None:
        look = pen.look
        name = self.energy(energy)
        badge, glyph = look.energies[name]
        plant = kit_of(self).plants[energy][tile]
        pen.card(area)
        top = QRectF(area.left(), area.top(), area.width(), area.height() * 0.42)
        pen.box(top, badge, badge, 6)
        pen.glyph(f"plant_{name}", top.adjusted(3, 3, -3, -3), glyph)
        row = (area.height() - top.height()) / 2
        middle = top.bottom()
        half = area.width() / 2
        pen.coin(QRectF(area.left() + 2, middle + 1, 24, 24), plant.money)
        pen.tech(QRectF(area.left() + half + 1, middle + 6, 14, 14))
        pen.text(
            QRectF(area.left() + half + 16, middle + 3, 12, 20),
            str(plant.tech),
            NUMBER,
            look.card_ink,
            LEFT,
            True,
        )
        pen.points(QRectF(area.left() + 12, middle + row + 1, area.width() - 16, 18), plant.vp)

    def draw_grip(self, pen: Pen, area: QRectF) -> None:
        if self.value:
            self._plant(pen, area.adjusted(0, 0, -4, -4), self.key.number, self.value[0])


class ProjectsLeftItem(ProjectStackItem):
    value: int

    def count(self) -> int:
        return self.value


class ScoredUnGoalItem(UnGoalItem):
    """A UN goal: the plants it asks for, and below a line its points."""

    def draw_below(self, pen: Pen, area: QRectF) -> None:
        pen.points(area, setting_of(self).un_by_number[self.value].vp)
