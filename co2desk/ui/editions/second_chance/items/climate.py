"""The instruments of Second Chance: CO₂ level, phase track, decade and round in a row, points of a team."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPen

from co2desk.ui.board.items.climate import Co2Item, DecadeItem, ScoreItem
from co2desk.ui.board.items.draw import LEFT, Pen
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.editions.second_chance.items.signs import kit_of, words_of
from co2desk.ui.editions.second_chance.views import PhaseView
from co2desk.ui.theme.look import FIGURE, LABEL, color, mixed

HAZE = 0.5  # of the air at the floor of a team's CO₂ level


class RisingCo2Item(Co2Item):
    """Rivals begin near nothing; from the danger on, two events strike (A72)."""

    def danger(self) -> int:
        return kit_of(self).second_event_ppm


class TeamCo2Item(Co2Item):
    """A team begins at the floor: the glass shows what is above it, a stroke for each step, with room for
    what an energy supply adds before it is bought back."""

    step = 10
    head = 1.8

    @property
    def lowest(self) -> int:  # type: ignore[override]
        return kit_of(self).co2_floor

    def danger(self) -> int:
        return self.lowest

    def alarm(self) -> int:
        return self.kit.loss_ppm

    def air(self) -> float:
        """No team sees a clear sky: at the floor there is haze, above the limit it burns."""
        above = max(0, self.value - self.lowest) / (self.kit.loss_ppm - self.lowest)
        return min(1.0, HAZE + (1 - HAZE) * above)


SIGN_OF_PHASE = {
    "rounds": "hand",
    "income": "money",
    "goals": "company_goal",
    "energy_supply": "smoke",
    "reduction_step": "ppm",
    "event_phase": "event",
    "decade_end": "decade",
}


class PhaseItem(PlaceItem):
    """The phases of a decade in their order; the present one is filled and named."""

    value: PhaseView

    def draw(self, pen: Pen, area: QRectF) -> None:
        look, now, phases = pen.look, self.value.now, self.value.phases
        pen.panel(area)
        begun = phases.index(now) if now in phases else -1
        width = (area.width() - 12 - (len(phases) - 1) * 3) / len(phases)
        for place, phase in enumerate(phases):
            cell = QRectF(6 + place * (width + 3), 5, width, 18)
            fill = look.accent if place == begun else look.socket
            if place < begun:
                fill = mixed(look.panel, look.accent, 0.3)
            pen.box(cell, fill, look.accent if place == begun else look.panel_line, 4, 1)
            ink = look.accent_ink if place == begun else look.ink_soft
            pen.glyph(SIGN_OF_PHASE[phase], cell.adjusted(1, 2, -1, -2), ink)
        name = QRectF(2, 24, area.width() - 4, area.height() - 27)
        pen.text(name, words_of(self).phase(now), LABEL, look.ink, bold=True)


class DecadeRowItem(DecadeItem):
    """The title beside the steps."""

    title_flags = LEFT

    def parts(self, area: QRectF) -> tuple[QRectF, QRectF]:
        return QRectF(6, 0, 54, area.height()), QRectF(62, 4, area.width() - 68, area.height() - 8)


class RoundRowItem(DecadeRowItem):
    def title(self) -> str:
        return self.board.words.round()


class TeamScoreItem(ScoreItem):
    """The points of a team on a ruler that ends in danger: below zero the game is lost (A6)."""

    HIGHEST = 80
    CHIP = 42.0

    def ends(self) -> tuple[int, int]:
        """With room for the number of points itself."""
        low, high = super().ends()
        return min(low, self.value.points[0] - 6), max(high, self.value.points[0] + 3)

    def is_free(self, x: float, x_of: Callable[[int], float]) -> bool:
        return abs(x - x_of(self.value.points[0])) > self.CHIP * 0.8

    def draw_points(self, pen: Pen, line: float, x_of: Callable[[int], float]) -> None:
        look = pen.look
        low, _high = self.ends()
        pen.painter.setPen(QPen(color(look.danger), 4))
        pen.painter.drawLine(QPointF(x_of(low), line), QPointF(x_of(0), line))
        points = self.value.points[0]
        chip = QRectF(x_of(points) - self.CHIP / 2, self.area.top() - 1, self.CHIP, self.area.height())
        pen.shadow(chip, 8, 1)
        pen.box(chip, look.card, look.danger if points < 0 else look.card_line, 8, 1.4)
        pen.text(chip, str(points), FIGURE, look.card_ink, bold=True)
