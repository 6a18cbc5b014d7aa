"""The regions: panel, agenda, demand slots, project spaces, CEPs, cubes, control."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF

from co2desk.engine.table.ids import INSTALLED, Energy, Fossil, Player, grant_of
from co2desk.engine.table.table import FossilPlant
from co2desk.ui.board.items.draw import LEFT, Pen
from co2desk.ui.board.items.item import Board, PlaceItem
from co2desk.ui.models.places import NOBODY
from co2desk.ui.models.views import RegionView, SlotView, SpaceView, TopicView
from co2desk.ui.theme.art import fitted, renderer
from co2desk.ui.theme.look import LABEL, TEXT, color, mixed


class RegionItem(PlaceItem):
    """The panel itself: name and place in the order of the supply phase."""

    value: RegionView

    def ring_radius(self) -> float:
        return 12.0

    def draw(self, pen: Pen, area: QRectF) -> None:
        region = self.key.number
        look, green = pen.look, self.value.is_green
        pen.shadow(area, 10, 2)
        pen.box(area, look.panel, look.safe if green else look.panel_line, 10, 2.4 if green else 1.2)
        faint = mixed(look.panel, look.map, 0.55)
        draw_silhouette(pen, area.adjusted(16, 16, -16, -16), self.kit.regions[region], faint)
        badge = QRectF(9, 8, 22, 22)
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(color(mixed(look.panel, look.ink, 0.16)))
        pen.painter.drawEllipse(badge)
        pen.figure(badge, self.board.words.order(region), LABEL)
        pen.text(
            QRectF(37, 6, area.width() - 37 - 44, 26), self.board.words.region(region), TEXT, "", LEFT, True
        )


def draw_silhouette(pen: Pen, area: QRectF, name: str, ink: str) -> None:
    """The shape of a region, as large as it fits."""
    world = renderer("world", ink)
    place = QRectF(QPointF(), fitted(world.boundsOnElement(name).size(), area.size()))
    place.moveCenter(area.center())
    world.render(pen.painter, name, place)


class AgendaItem(PlaceItem):
    """Three energies, the most wanted first."""

    value: tuple[Energy, ...]

    def draw(self, pen: Pen, area: QRectF) -> None:
        side = area.height()
        step = (area.width() - side) / max(1, len(self.value) - 1)
        for place, energy in enumerate(self.value):
            shrink = place * 2.5  # the first one counts most
            badge = QRectF(place * step, 0, side, side).adjusted(shrink, shrink, -shrink, -shrink)
            pen.energy(self.energy(energy), badge)
            if place:
                x = place * step - (step - side) / 2 - 2
                arrow = [QPointF(x - 3, side / 2 - 4), QPointF(x + 2, side / 2), QPointF(x - 3, side / 2 + 4)]
                pen.painter.setPen(QPen(color(pen.look.ink_soft), 1.6))
                pen.painter.setBrush(Qt.BrushStyle.NoBrush)
                pen.painter.drawPolyline(QPolygonF(arrow))


class ControlItem(PlaceItem):
    """The controller's flag, or an empty pole."""

    value: Player

    def draw(self, pen: Pen, area: QRectF) -> None:
        if self.value < 0:
            pen.glyph("control", area.adjusted(5, 5, -5, -5), pen.look.panel_line)
            return
        pen.box(area, pen.look.card, pen.look.card_line, 6)
        pen.sign(self.sign(self.value), area.adjusted(5, 5, -5, -5))


class RegionCepItem(PlaceItem):
    """The CEPs of a region: filled of limit."""

    value: int

    def draw(self, pen: Pen, area: QRectF) -> None:
        side = area.height()
        pen.cep(QRectF(0, 0, side, side))
        limit = self.kit.cep_limit[self.key.number]
        rest = area.adjusted(side + 3, 0, 0, 0)
        ink = pen.look.ink if self.value else pen.look.ink_soft
        pen.text(rest, f"{self.value}/{limit}", TEXT, ink, LEFT, True)

    def grip(self) -> QRectF:
        side = self.area.height()
        return QRectF(0, 0, side, side)

    def draw_grip(self, pen: Pen, area: QRectF) -> None:
        pen.cep(area)


class RegionTechItem(PlaceItem):
    """Cubes given to a region after a disaster."""

    value: int

    def draw(self, pen: Pen, area: QRectF) -> None:
        side = area.height()
        if not self.value:
            pen.painter.setOpacity(0.35)
        pen.tech(QRectF(1, 1, side - 2, side - 2))
        pen.painter.setOpacity(1)
        ink = pen.look.ink if self.value else pen.look.ink_soft
        pen.text(area.adjusted(side + 3, 0, 0, 0), str(self.value), TEXT, ink, LEFT, True)


class SlotItem(PlaceItem):
    """A demand slot: empty, a fossil plant or a green plant with its owner's sign."""

    value: SlotView
    enlarges = True

    def draw(self, pen: Pen, area: QRectF) -> None:
        look, plant, is_next = pen.look, self.value.plant, self.value.is_next
        if plant is None:
            pen.socket(area)
            if is_next:  # must be supplied when the next decade begins
                pen.painter.setPen(QPen(color(look.forced), 2))
                pen.painter.setBrush(Qt.BrushStyle.NoBrush)
                pen.painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 7, 7)
            ink = look.forced if is_next else look.ink_soft
            pen.figure(area, self.key.slot + 1, TEXT, ink)
        elif isinstance(plant, FossilPlant):
            draw_fossil(self.board, pen, area, plant.fossil)
        else:
            energy = self.energy(plant.energy)
            badge, glyph = pen.look.energies[energy]
            pen.box(area, badge, mixed(badge, "#000000", 0.25), 6)
            pen.glyph(f"plant_{energy}", area.adjusted(3, 2, -3, -area.height() * 0.42), glyph)
            self.draw_owner(pen, area, plant.owner)

    def draw_owner(self, pen: Pen, area: QRectF, owner: Player) -> None:
        """Whose plant it is, below the plant."""
        side = min(22.0, area.width() - 10)
        self.draw_badge(
            pen, QRectF(area.center().x() - side / 2, area.bottom() - side - 4, side, side), owner
        )

    def draw_badge(self, pen: Pen, area: QRectF, owner: Player) -> None:
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(color(pen.look.card))
        pen.painter.drawEllipse(area.adjusted(-2, -2, 2, 2))
        pen.sign(self.sign(owner), area.adjusted(2, 2, -2, -2))


def draw_fossil(board: Board, pen: Pen, area: QRectF, fossil: Fossil) -> None:
    """A fossil plant: as many wisps of smoke as tens of ppm."""
    look, kind = pen.look, board.kit.fossils[fossil]
    pen.box(area, look.fossil, mixed(look.fossil, "#ffffff", 0.25), 6)
    middle = area.center().x()
    lines = max(1, kind.ppm // 10)
    for line in range(lines):
        x = middle + (line - (lines - 1) / 2) * 6
        pen.painter.setPen(QPen(color(look.fossil_ink, 0.55), 1.4))
        pen.painter.drawLine(QPointF(x, area.top() + 4), QPointF(x + 1.5, area.top() + 10))
    side = min(area.width() - 8, 26)
    pen.glyph(kind.name, QRectF(middle - side / 2, area.top() + 11, side, side), look.fossil_ink)
    pen.figure(
        QRectF(area.left(), area.bottom() - 19, area.width(), 18), kind.ppm, LABEL + 1, look.fossil_ink
    )


class SpaceItem(PlaceItem):
    """A project space: its grant, or the project on it; room for a scientist on the right."""

    value: SpaceView
    enlarges = True

    def draw(self, pen: Pen, area: QRectF) -> None:
        if self.value.energy < 0:
            self._grant(pen, area)
        else:
            self._project(pen, area, self.energy(self.value.energy), self.value.stage)

    def _grant(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.socket(area)
        grant = grant_of(self.key.number)
        sign = QRectF(0, 0, 34, 34)
        sign.moveCenter(QPointF(area.center().x(), area.top() + area.height() * 0.42))
        pen.glyph(self.kit.grants[grant], sign, mixed(look.socket, look.ink, 0.45))
        label = QRectF(area.left() + 3, area.bottom() - 20, area.width() - 6, 17)
        pen.text(label, self.board.words.grant(grant), LABEL, look.ink_soft)

    def _project(self, pen: Pen, area: QRectF, energy: str, stage: int) -> None:
        look = pen.look
        badge, _glyph = look.energies[energy]
        installed = stage == INSTALLED
        pen.card(area)
        if installed:  # a finished foundation in the colour of the energy; a proposal is a mere outline
            pen.box(area.adjusted(3, 3, -3, -3), mixed(look.card, badge, 0.3), badge, 5, 2)
        else:
            pen.painter.setPen(QPen(color(badge), 1.6, Qt.PenStyle.DashLine))
            pen.painter.setBrush(Qt.BrushStyle.NoBrush)
            pen.painter.drawRoundedRect(area.adjusted(4, 4, -4, -4), 5, 5)
        pen.energy(energy, QRectF(8, 9, 34, 34))
        label = QRectF(5, area.bottom() - 22, area.width() - 10, 17)
        pen.text(label, self.board.words.stage(stage), LABEL, look.card_ink, bold=installed)
        self.draw_details(pen, area, installed)

    def draw_details(self, pen: Pen, area: QRectF, installed: bool) -> None:
        """What is on the tile besides its energy and its stage."""
        if installed:
            pen.glyph("infrastructure", QRectF(15, 42, 20, 14), pen.look.card_soft)
        self.draw_scientist_socket(pen, area)

    def draw_scientist_socket(self, pen: Pen, area: QRectF) -> None:
        if self.value.scientist < 0:
            socket = QRectF(area.right() - 37, 8, 32, 38)
            pen.glyph("scientist", socket, mixed(pen.look.card, pen.look.card_ink, 0.13))


class WorkerItem(PlaceItem):
    """A scientist who stands on a project or at a summit."""

    value: SpaceView | TopicView | None

    def owner(self) -> Player:
        return self.value.scientist if self.value is not None else NOBODY

    def is_there(self) -> bool:
        return self.owner() >= 0

    def draw(self, pen: Pen, area: QRectF) -> None:
        pen.scientist(area, self.sign(self.owner()))
