"""The regions: panel, agenda, demand slots, project spaces, CEPs, cubes, control."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPen, QPolygonF

from co2desk.engine.table.ids import INSTALLED, Energy, Fossil, Player
from co2desk.engine.table.table import FossilPlant
from co2desk.session.history import Fate
from co2desk.ui.board.items.continent import GREEN, draw_continent
from co2desk.ui.board.items.draw import LEFT, Pen
from co2desk.ui.board.items.item import Board, PlaceItem
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey
from co2desk.ui.models.views import RegionView, SlotView, SpaceView, TopicView
from co2desk.ui.theme.look import NUMBER, TEXT, color, mixed
from co2desk.ui.theme.outlines import fitting_outline
from co2desk.ui.theme.scenes import Mood, Scene, smoke_colour

EMBERS = 20  # on every slot of a lost planet, as if so many ppm came from there
RADIUS = 10.0  # of the corners of a region


class RegionItem(PlaceItem):
    """The panel itself: the continent and how it fares, name and place in the order of the supply phase."""

    value: RegionView
    is_ground = True
    shown_plants: tuple[int, ...] = ()

    def ring_radius(self) -> float:
        return 12.0

    def refresh(self) -> None:
        self.shown_plants = self.plants()
        super().refresh()

    def follow(self) -> None:
        """A slot has changed. Often only another one is the next, and the continent stays as it is."""
        plants = self.plants()
        if plants != self.shown_plants:
            self.shown_plants = plants
            self.paint_again()

    def plants(self) -> tuple[int, ...]:
        """What stands on the demand slots, as the continent shows it. On a planet that is saved no embers
        glow; a lost one burns everywhere."""
        region, fate = self.key.number, self.board.fate
        plants = tuple(self._plant(at.slot(region, slot)) for slot in range(self.kit.slots[region]))
        if fate is Fate.SAVED:
            return tuple(min(plant, 0) for plant in plants)
        if fate is Fate.LOST:
            return tuple(max(plant, EMBERS) for plant in plants)
        return plants

    def _plant(self, slot: PlaceKey) -> int:
        view: SlotView = self.board.model.value(slot)
        if view.plant is None:
            return 0
        return self.kit.fossils[view.plant.fossil].ppm if isinstance(view.plant, FossilPlant) else GREEN

    def draw(self, pen: Pen, area: QRectF) -> None:
        region = self.key.number
        look, plants = pen.look, self.shown_plants
        burning = sum(plant > 0 for plant in plants) / len(plants)
        line = look.safe if self.value.is_green else mixed(look.panel_line, look.ember, burning)
        pen.panel(area, line, RADIUS, 2.4 if self.value.is_green else 1.4)
        draw_continent(pen, area, self.kit.regions[region], plants, RADIUS)
        badge = QRectF(9, 8, 22, 22)
        pen.painter.setPen(Qt.PenStyle.NoPen)
        pen.painter.setBrush(color(mixed(look.panel, look.ink, 0.16)))
        pen.painter.drawEllipse(badge)
        pen.figure(badge, self.board.words.order(region))
        pen.text(
            QRectF(37, 6, area.width() - 37 - 44, 26), self.board.words.region(region), TEXT, "", LEFT, True
        )


def draw_silhouette(pen: Pen, area: QRectF, name: str, ink: str) -> None:
    """The shape of a region, as large as it fits."""
    pen.painter.setPen(Qt.PenStyle.NoPen)
    pen.painter.setBrush(color(ink))
    pen.painter.drawPath(fitting_outline(name, area))


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
        pen.flag(area, self.sign(self.value))


class RegionCepItem(PlaceItem):
    """The CEPs of a region: filled of limit."""

    value: int

    def draw(self, pen: Pen, area: QRectF) -> None:
        side = area.height()
        pen.cep(QRectF(0, 0, side, side))
        limit = self.kit.cep_limit[self.key.number]
        rest = area.adjusted(side + 3, 0, 0, 0)
        pen.text(rest, f"{self.value}/{limit}", NUMBER, pen.look.ink, LEFT, True)

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
        pen.text(area.adjusted(side + 3, 0, 0, 0), str(self.value), NUMBER, pen.look.ink, LEFT, True)


class SlotItem(PlaceItem):
    """A demand slot: empty, a fossil plant or a green plant with its owner's sign."""

    value: SlotView
    enlarges = lies_on_scene = True

    def is_empty(self) -> bool:
        return self.value.plant is None

    def hover_scene(self) -> Scene | None:
        plant = self.value.plant
        if plant is None:
            return None
        if isinstance(plant, FossilPlant):
            look = self.board.look
            return Scene(self.kit.fossils[plant.fossil].name, smoke_colour(look), Mood.HAZE)
        return Scene(self.energy(plant.energy), self.tint(plant.energy))

    def draw(self, pen: Pen, area: QRectF) -> None:
        look, plant, is_next = pen.look, self.value.plant, self.value.is_next
        if plant is None:
            pen.socket(area)
            if is_next:  # must be supplied when the next decade begins
                pen.painter.setPen(QPen(color(look.forced), 2))
                pen.painter.setBrush(Qt.BrushStyle.NoBrush)
                pen.painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 7, 7)
            ink = look.forced if is_next else look.ink_soft
            pen.figure(area, self.key.slot + 1, NUMBER, ink)
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
    pen.figure(QRectF(area.left(), area.bottom() - 20, area.width(), 18), kind.ppm, NUMBER, look.fossil_ink)


RIM = 1.5  # beside the words on a project space; any wider, and "Technology" would be written smaller


class SpaceItem(PlaceItem):
    """A project space: its grant, or the project on it; room for a scientist on the right."""

    value: SpaceView
    enlarges = lies_on_scene = True

    def is_empty(self) -> bool:
        return self.value.energy < 0

    def hover_scene(self) -> Scene | None:
        if self.value.energy < 0:
            return None
        return Scene("site" if self.value.stage == INSTALLED else "proposal", self.tint(self.value.energy))

    def draw(self, pen: Pen, area: QRectF) -> None:
        if self.value.energy < 0:
            self._grant(pen, area)
        else:
            self._project(pen, area, self.energy(self.value.energy), self.value.stage)

    def _grant(self, pen: Pen, area: QRectF) -> None:
        look = pen.look
        pen.socket(area)
        grant = at.grant_of(self.key)
        sign = QRectF(0, 0, 34, 34)
        sign.moveCenter(QPointF(area.center().x(), area.top() + area.height() * 0.42))
        pen.glyph(self.kit.grants[grant], sign, mixed(look.socket, look.ink, 0.45))
        label = QRectF(area.left() + RIM, area.bottom() - 22, area.width() - 2 * RIM, 20)
        words = self.board.words
        pen.alike(label, words.grant(grant), words.on_spaces(), look.ink_soft)

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
        label = QRectF(area.left() + RIM, area.bottom() - 24, area.width() - 2 * RIM, 20)
        words = self.board.words
        pen.alike(label, words.stage(stage), words.on_spaces(), look.card_ink, bold=installed)
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

    def hover_scene(self) -> Scene | None:
        return Scene("scientist", self.piece_colour(self.owner())) if self.owner() >= 0 else None

    def draw(self, pen: Pen, area: QRectF) -> None:
        pen.scientist(area, self.sign(self.owner()))
