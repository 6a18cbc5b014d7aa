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
from co2desk.ui.theme.look import LABEL, NUMBER, TEXT, color, mixed


class GoalGroupItem(PlaceItem):
    """The ground of a group, and how much of it is done."""

    value: GoalGroupView
    is_ground = True

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        group = self.key.number
        pen.panel(area)
        title = QRectF(5, 1, area.width() - 39, 18)
        pen.text(title, words_of(self).goal_group(group), LABEL, look.ink_soft, LEFT)
        count = QRectF(area.right() - 34, 1, 30, 18)
        pen.text(count, f"{self.value.achieved}/{self.value.shown}", NUMBER, look.ink, RIGHT, True)


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
            side = area.width() * 0.8
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
        above, below = self._halves(area)
        draw_silhouette(pen, above, self.kit.regions[region], ink)
        side = min(below.height(), below.width())
        badge = QRectF(below.center().x() - side / 2, below.center().y() - side / 2, side, side)
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(color(ink))
        pen.painter.drawEllipse(badge)
        ground = pen.look.card if ink == pen.look.card_ink else pen.look.panel
        pen.figure(badge, words_of(self).order(region), NUMBER, ground)

    @staticmethod
    def _halves(area: QRectF) -> tuple[QRectF, QRectF]:
        """A large picture, and a small one below it."""
        middle = area.top() + area.height() * 0.55
        above = QRectF(area.left() + 2, area.top() + 2, area.width() - 4, middle - area.top() - 3)
        return above, QRectF(above.left(), middle + 1, above.width(), area.bottom() - middle - 4)

    def _plant(self, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        name = self.energy(energy)
        badge, glyph = pen.look.energies[name]
        pen.box(area.adjusted(2, 2, -2, -2), badge, "", 4)
        pen.glyph(f"plant_{name}", area.adjusted(3, 3, -3, -3), glyph)

    def _track(self, mark: str, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        above, below = self._halves(area)
        pen.energy(self.energy(energy), squared(above))
        draw_reach(pen, squared(below).adjusted(2, 2, -2, -2), mark, ink)

    def _half(self, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        self._track(HALF, pen, area, energy, ink)

    def _last(self, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        self._track(LAST, pen, area, energy, ink)

    def _topic(self, pen: Pen, area: QRectF, energy: int, ink: str) -> None:
        above, below = self._halves(area)
        pen.energy(self.energy(energy), squared(above))
        pen.glyph("summit", below, ink)

    def _size(self, pen: Pen, area: QRectF, topics: int, ink: str) -> None:
        above, below = self._halves(area)
        pen.glyph("summit", above, ink)
        pen.figure(below, topics, NUMBER, ink)

    def _inspector(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.box(area.adjusted(0.5, 0.5, -0.5, -0.5), "", look.danger, 5, 2)
        glass = QRectF(area.right() - 16, area.top() - 3, 19, 19)
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(color(look.danger))
        pen.painter.drawEllipse(glass)
        pen.glyph("inspector", glass.adjusted(3, 3, -3, -3), look.panel)


def squared(area: QRectF) -> QRectF:
    """The largest square in the middle of a place."""
    side = min(area.width(), area.height())
    return QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)


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
    pen.text(words, f"{progress.have}/{progress.needed}", NUMBER, look.card_ink, LEFT, True)


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
