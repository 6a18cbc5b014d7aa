"""The summits: tiles with two to four topics, a seat for a scientist at each."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from co2desk.engine.table.ids import MAX_TOPICS
from co2desk.ui.board.items.draw import Pen
from co2desk.ui.board.items.item import MARGIN, Board, PlaceItem
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.views import SummitView, TopicView
from co2desk.ui.theme.look import LABEL, mixed
from co2desk.ui.theme.scenes import Scene


def topic_rect(tile: QRectF, topic: int, topics: int) -> QRectF:
    """Where a topic lies on its tile."""
    width = (tile.width() - 16) / 2
    height = 103.0 if topics == 2 else 50.0
    row, column = divmod(topic, 2)
    return QRectF(tile.left() + 6 + column * (width + 4), tile.top() + 25 + row * 53, width, height)


class SummitItem(PlaceItem):
    value: SummitView
    is_ground = True

    def hover_scene(self) -> Scene | None:
        return Scene("summit", self.board.look.accent) if self.value.topics else None

    def refresh(self) -> None:
        """Another tile may have more topics or fewer: also those that are about the same as before move."""
        super().refresh()
        for topic in range(MAX_TOPICS):
            item = self.board.items_by_key.get(at.topic(self.key.number, topic))
            if isinstance(item, TopicItem):
                item.take_room()

    def draw(self, pen: Pen, area: QRectF) -> None:
        pen.panel(area)
        title = self.board.words.summit(self.key.number)
        pen.titled(QRectF(6, 3, area.width() - 9, 20), "summit", title, pen.look.ink_soft, 20)
        if not self.value.topics:
            pen.text(area.adjusted(6, 30, -6, -20), self.board.words.no_summit(), LABEL, pen.look.ink_soft)


class TopicItem(PlaceItem):
    """A seat: the energy it is about, and the place where the scientist sits."""

    value: TopicView | None

    def hover_scene(self) -> Scene | None:
        return Scene("summit", self.tint(self.value.energy)) if self.value is not None else None

    def __init__(self, board: Board, key: PlaceKey, rect: QRectF, value_key: PlaceKey | None = None) -> None:
        self.tile = rect
        super().__init__(board, key, rect, value_key)
        self.take_room()

    def is_there(self) -> bool:
        return self.value is not None

    def ring_radius(self) -> float:
        return 7.0

    def refresh(self) -> None:
        super().refresh()
        self.take_room()

    def take_room(self) -> None:
        """Two topics share the whole tile, three or four stand in two rows."""
        summit: SummitView = self.board.model.value(at.summit(at.summit_of(self.key)))
        place = topic_rect(self.tile, at.topic_of(self.key), len(summit.topics))
        self.setPos(place.topLeft())
        self.area = QRectF(0, 0, place.width(), place.height())
        self.setRect(self.area.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        worker = self.board.items_by_key.get(at.worker(self.key.number))
        if worker is not None:
            worker.setPos(place.right() - 33, place.bottom() - 40)

    def draw(self, pen: Pen, area: QRectF) -> None:
        topic = self.value
        if topic is None:
            return
        energy = self.energy(topic.energy)
        badge, _glyph = pen.look.energies[energy]
        pen.box(area, mixed(pen.look.panel, badge, 0.22), badge, 6, 1.4)
        side = 30.0 if area.height() > 60 else 20.0
        pen.energy(energy, QRectF(3, 3, side, side))
        if topic.scientist < 0:
            seat = QRectF(area.right() - 33, area.bottom() - 40, 32, 38)
            pen.glyph("scientist", seat, mixed(pen.look.panel, badge, 0.45))
