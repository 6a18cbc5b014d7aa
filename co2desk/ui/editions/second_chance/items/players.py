"""The players of Second Chance: chips without points for a team, and markers left at the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from co2desk.ui.board.items.draw import LEFT, Pen
from co2desk.ui.board.items.players import LabelledItem, PlayerItem, SeatItem
from co2desk.ui.editions.second_chance.items.signs import setting_of, words_of
from co2desk.ui.editions.second_chance.views import CompanyView, MarkersView
from co2desk.ui.models.views import PlayerView
from co2desk.ui.theme.look import NUMBER


class CompanyItem(PlayerItem):
    """What everybody may see of a player; a team has its points together."""

    value: CompanyView
    names_goods = False  # one kind more than in the first edition: no room for "Infrastructure"

    def player(self) -> PlayerView:
        return self.value.player

    def shows_points(self) -> bool:
        return setting_of(self).rivals

    def goods(self) -> tuple[tuple[str, object, float], ...]:
        return (*super().goods(), ("infrastructure", self.value.infrastructures, 0.95))


class NarrowSeatItem(SeatItem):
    """The strip with more on it than in the first edition."""

    hand, pool = (374.0, 152.0), (528.0, 78.0)


class MarkersItem(LabelledItem):
    """Infrastructure markers and control cubes that are left."""

    value: MarkersView | None

    def is_there(self) -> bool:
        return self.value is not None

    def draw(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        if self.value is None:
            return
        signs = ("infrastructure", self.sign(self.board.model.seat))
        for row, (glyph, left) in enumerate(zip(signs, self.value, strict=True)):
            y = 4 + row * 25
            icon = QRectF(4, y, 20, 20)
            if row:
                pen.sign(glyph, icon.adjusted(2, 2, -2, -2))
            else:
                pen.glyph(glyph, icon, look.ink)
            ink = look.ink if left else look.ink_soft
            pen.text(QRectF(30, y, area.width() - 32, 20), str(left), NUMBER, ink, LEFT, True)
        self.draw_labels(pen)

    def labels(self) -> tuple[tuple[str, QRectF], ...]:
        return ((words_of(self).markers(), self.room_below()),)
