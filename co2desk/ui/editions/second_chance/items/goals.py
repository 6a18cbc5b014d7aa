"""Environmental goals in their three groups, and the goal cards of the player at the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt

from co2desk.engine.table.ids import Card
from co2desk.engine.table.kit import EnvironmentalTile
from co2desk.ui.board.items.draw import LEFT, RIGHT, Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.items.players import draw_paragraph
from co2desk.ui.board.items.regions import draw_silhouette
from co2desk.ui.editions.second_chance.items.signs import HALF, LAST, draw_reach, draw_tick, words_of
from co2desk.ui.editions.second_chance.views import (
    EnvironmentalGoalView,
    GoalGroupView,
    ProgressView,
    SoloStateView,
)
from co2desk.ui.models import places as at
from co2desk.ui.theme.look import LABEL, TEXT, color, mixed

GROUP_SIGNS = ("plant_wind", "research", "summit")


class GoalGroupItem(PlaceItem):
    """The ground of a group, and how much of it is done."""

    value: GoalGroupView

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        group = self.key.number
        pen.panel(area)
        pen.glyph(GROUP_SIGNS[group], QRectF(6, 2, 17, 15), look.ink_soft)
        title = QRectF(27, 1, area.width() - 62, 17)
        pen.text(title, words_of(self).goal_group(group), LABEL, look.ink_soft, LEFT)
        count = QRectF(area.right() - 38, 1, 32, 17)
        pen.text(count, f"{self.value.achieved}/{self.value.shown}", LABEL, look.ink, RIGHT, True)


class EnvironmentalGoalItem(PlaceItem):
    """What the team has to achieve: open as paper, achieved as a ticked tile; an inspector looks closer."""

    value: EnvironmentalGoalView | None
    enlarges = True

    def is_there(self) -> bool:
        return self.value is not None

    def ring_radius(self) -> float:
        return 6.0

    def draw(self, pen: Pen, area: QRectF) -> None:
        look, goal = pen.look, self.value
        if goal is None:
            return
        done = goal.is_achieved
        if done:
            pen.box(area, mixed(look.panel, look.safe, 0.16), mixed(look.panel_line, look.safe, 0.5), 5, 1)
            pen.painter.setOpacity(0.4)
        else:
            pen.card(area, 5)
        self._picture(pen, area, goal.tile, look.ink if done else look.card_ink)
        pen.painter.setOpacity(1)
        if done:
            side = area.height() * 0.72
            tick = QRectF(0, 0, side, side)
            tick.moveCenter(area.center())
            draw_tick(pen, tick.adjusted(-1, -1, 1, 1), look.panel)
            draw_tick(pen, tick, look.safe)
        if goal.inspector >= 0:
            self._inspector(pen, area)

    def _picture(self, pen: Pen, area: QRectF, tile: EnvironmentalTile, ink: str) -> None:
        DRAWINGS[tile.kind](self, pen, area, tile.value, ink)

    def _region(self, pen: Pen, area: QRectF, region: int, ink: str) -> None:
        """The shape of the region, and its number: the same as on the region itself."""
        shape = area.adjusted(2, 3, -13, -3)
        draw_silhouette(pen, shape, self.kit.regions[region], ink)
        badge = QRectF(area.right() - 16, area.bottom() - 17, 14, 14)
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(color(ink))
        pen.painter.drawEllipse(badge)
        ground = pen.look.card if ink == pen.look.card_ink else pen.look.panel
        pen.figure(badge, words_of(self).order(region), LABEL, ground)

    def _plant(self, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        name = self.energy(energy)
        badge, glyph = pen.look.energies[name]
        pen.box(area.adjusted(3, 3, -3, -3), badge, "", 4)
        pen.glyph(f"plant_{name}", area.adjusted(4, 3, -4, -3), glyph)

    def _track(self, mark: str, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        side = area.height() - 8
        pen.energy(self.energy(energy), QRectF(area.left() + 3, area.top() + 4, side, side))
        draw_reach(pen, QRectF(area.right() - 13, area.center().y() - 5, 10, 10), mark, ink)

    def _half(self, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        self._track(HALF, pen, area, energy, ink)

    def _last(self, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        self._track(LAST, pen, area, energy, ink)

    def _topic(self, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        side = area.height() - 10
        pen.energy(self.energy(energy), QRectF(area.left() + 2, area.top() + 5, side, side))
        pen.glyph("summit", QRectF(area.right() - 16, area.center().y() - 8, 15, 16), ink)

    def _size(self, pen: Pen, area: QRectF, topics: int, ink: str) -> None:
        pen.figure(QRectF(area.left() + 3, area.top(), 16, area.height()), topics, TEXT, ink)
        pen.glyph("summit", QRectF(area.right() - 20, area.center().y() - 9, 18, 18), ink)

    def _inspector(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.box(area.adjusted(0.5, 0.5, -0.5, -0.5), "", look.danger, 5, 2)
        glass = QRectF(area.right() - 16, area.top() - 3, 19, 19)
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(color(look.danger))
        pen.painter.drawEllipse(glass)
        pen.glyph("inspector", glass.adjusted(3, 3, -3, -3), look.panel)


DRAWINGS = {
    "plant_in_region": EnvironmentalGoalItem._region,
    "plant_of_type": EnvironmentalGoalItem._plant,
    "knowledge_half": EnvironmentalGoalItem._half,
    "knowledge_last": EnvironmentalGoalItem._last,
    "summit_topic": EnvironmentalGoalItem._topic,
    "summit_size": EnvironmentalGoalItem._size,
}


# --- cards of the player at the screen ----------------------------------------------------------------------


def draw_progress(pen: Pen, area: QRectF, progress: ProgressView) -> None:
    """How far a goal is; a tick once it is met."""
    look = pen.look
    met = progress.have >= progress.needed
    if met:
        draw_tick(
            pen, QRectF(area.left(), area.top() + 2, area.height() - 4, area.height() - 4), look.card_ink
        )
    words = area.adjusted(area.height() + 2 if met else 0, 0, 0, 0)
    pen.text(words, f"{progress.have}/{progress.needed}", TEXT, look.card_ink, LEFT, True)


class PersonalGoalItem(PlaceItem):
    """A secret goal of the player at the screen, and how far it is."""

    value: Card
    enlarges = True

    def is_there(self) -> bool:
        return bool(self.value)

    def draw(self, pen: Pen, area: QRectF) -> None:
        pen.card(area)
        progress: ProgressView = self.board.model.value(at.progress(self.key.number))
        pen.glyph("secret", QRectF(area.right() - 23, 5, 17, 17), pen.look.card_soft)
        words = words_of(self).personal_goal(self.value)
        if area.height() > area.width() / 2:
            draw_progress(pen, QRectF(8, 4, area.width() - 36, 19), progress)
            draw_paragraph(pen, QRectF(4, 23, area.width() - 8, area.height() - 25), words)
        else:
            draw_progress(pen, QRectF(8, area.center().y() - 10, 52, 20), progress)
            draw_paragraph(pen, area.adjusted(56, 2, -30, -2), words)


class SoloCardItem(PlaceItem):
    """The card that makes the solo game harder."""

    value: Card
    enlarges = True

    def is_there(self) -> bool:
        return bool(self.value)

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        state: SoloStateView = self.board.model.value(at.SOLO_STATE)
        pen.card(area)
        pen.glyph("company_goal", QRectF(10, 11, 24, 24), look.card_soft)
        right = area.right() - 12
        if not state.is_kept:
            right -= 80
            note = QRectF(right, 0, 80, area.height())
            pen.text(note, words_of(self).missed(), TEXT, look.card_ink, RIGHT, True)
        elif state.progress is not None:
            right -= 62
            draw_progress(pen, QRectF(right, 12, 62, 22), state.progress)
        draw_paragraph(
            pen, QRectF(42, 2, right - 50, area.height() - 4), words_of(self).solo_goal(self.value)
        )
