"""The board as a scene. Items are made by the layout and show what the model says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from PySide6.QtCore import QObject, QRect, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from co2desk.engine.table.ids import Player
from co2desk.engine.table.kit import Kit
from co2desk.engine.table.setting import Setting
from co2desk.session.history import Fate
from co2desk.session.seats import Seat
from co2desk.ui.board.background import band, paint_background
from co2desk.ui.board.edition import EditionBoard
from co2desk.ui.board.geometry import SCENE, SEAT_Y
from co2desk.ui.board.items.climate import Co2Item
from co2desk.ui.board.items.draw import Pen, ring
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.words.board import BoardWords
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind
from co2desk.ui.models.table_model import TableModel
from co2desk.ui.theme.look import Look, Type

TABLE_AREA = QRectF(SCENE.left(), SCENE.top(), SCENE.width(), SEAT_Y).adjusted(2, 2, -2, -4)

# The sky goes on beside the board, however narrow or flat a window is.
SKY_AREA = SCENE.adjusted(-SCENE.width() * 9, -SCENE.height() * 9, SCENE.width() * 9, SCENE.height() * 9)


class BoardScene(QGraphicsScene):
    def __init__(self, model: TableModel, look: Look, type_: Type, parent: QObject | None = None) -> None:
        super().__init__(SCENE, parent)
        self.model = model
        self.look = look
        self.type = type_
        self.items_by_key: dict[PlaceKey, PlaceItem] = {}
        self._showing: dict[PlaceKey, list[PlaceItem]] = {}
        self._grounds: list[PlaceItem] = []
        self.setting: Setting
        self.seats: Sequence[Seat] = ()
        self.words: BoardWords
        self._also_repaint: Mapping[PlaceKind, Callable[[PlaceKey], tuple[PlaceKey, ...]]] = {}
        self.table_mark = ""  # of the table as a whole, where a card goes
        self.risk: Fraction | None = None
        self.last: PlaceKey | None = None  # where something happened last
        self.air = 0.0  # 0: clear, 1: the planet is lost
        self.fate: Fate | None = None  # how the game has ended for the planet; None: it goes on
        self.held = False  # an animation is running: changes wait
        self._waiting: dict[PlaceKey, None] = {}
        model.modelReset.connect(self.clear_board)
        model.changed.connect(self.show_changes)

    # --- making ----------------------------------------------------------------------------------------

    def clear_board(self) -> None:
        """Another game: nothing of the last one stays."""
        self._waiting.clear()
        for item in self.items_by_key.values():
            self.removeItem(item)
        self.items_by_key.clear()
        self._showing.clear()
        self._grounds.clear()

    def begin(
        self, setting: Setting, seats: Sequence[Seat], words: BoardWords, edition: EditionBoard
    ) -> None:
        """Lay out the board of a game. The model must show it already."""
        self.clear_board()
        self.setting, self.seats, self.words = setting, seats, words
        self.risk = self.fate = self.last = None
        self._also_repaint = edition.also_repaint
        for depth, (kind, key, rect, value_key) in enumerate(edition.layout(setting)):
            item = kind(self, key, rect, value_key)
            item.setZValue(depth)
            self.addItem(item)
            self.items_by_key[key] = item
            self._showing.setdefault(item.value_key, []).append(item)
            if item.is_ground:
                self._grounds.append(item)
        for item in self.items_by_key.values():
            item.refresh()  # some find their place by their neighbours
        self._follow_the_air()

    def set_seats(self, seats: Sequence[Seat]) -> None:
        """The same places, with other names or other people."""
        self.seats = seats
        for key, item in self.items_by_key.items():
            if key == at.SEAT or key.kind is PlaceKind.PLAYER:
                item.paint_again()

    @property
    def kit(self) -> Kit:
        return self.setting.base

    @property
    def players(self) -> int:
        return len(self.seats)

    def sign(self, player: Player) -> str:
        return self.seats[player].sign

    # --- showing ---------------------------------------------------------------------------------------

    def show_changes(self, keys: Iterable[PlaceKey]) -> None:
        """The model has changed. While an animation runs the board waits for it."""
        self._waiting.update(dict.fromkeys(keys))
        if not self.held:
            self.reconcile()

    def shown_at(self, key: PlaceKey) -> list[PlaceItem]:
        """The items that show the contents of a place."""
        return self._showing.get(key, [])

    def shown_value(self, key: PlaceKey) -> Any:
        """What a place contains on the board, which may still wait for what the model says."""
        return next((item.value for item in self.shown_at(key)), self.model.value(key))

    def reconcile(self, keys: Iterable[PlaceKey] | None = None) -> list[PlaceKey]:
        """Let items show what the model says: those of these keys, or all that wait; returns their keys."""
        due = list(self._waiting) if keys is None else [key for key in keys if key in self._waiting]
        for key in due:
            self._waiting.pop(key, None)
            for item in self._showing.get(key, ()):
                item.refresh()
            for other in self._also_repaint[key.kind](key) if key.kind in self._also_repaint else ():
                if other in self.items_by_key:
                    self.items_by_key[other].follow()
            if key == at.CO2:
                self._follow_the_air()
        return due

    def show_level(self, ppm: int) -> None:
        """The CO₂ level on its way to what the model says, which is shown in the end."""
        for item in self.shown_at(at.CO2):
            item.value = ppm
            item.paint_again()
        self._follow_the_air()

    def _follow_the_air(self) -> None:
        """Another CO₂ level is another light over the whole board."""
        level = self.items_by_key.get(at.CO2)
        air = level.air() if isinstance(level, Co2Item) else 0.0
        if self.fate is Fate.SAVED:
            air = 0.0
        elif self.fate is Fate.LOST:
            air = 1.0
        if band(air) != band(self.air):
            self.invalidate(SKY_AREA, QGraphicsScene.SceneLayer.BackgroundLayer)
        self.air = air

    def set_look(self, look: Look, type_: Type) -> None:
        self.look, self.type = look, type_
        self.repaint_all()

    def repaint_all(self) -> None:
        for item in self.items_by_key.values():
            item.paint_again()
        self.invalidate(SKY_AREA, QGraphicsScene.SceneLayer.BackgroundLayer)

    def set_risk(self, risk: Fraction | None) -> None:
        """How likely the planet is lost if the decade ended now; None: no forecast says it."""
        if risk != self.risk:
            self.risk = self.words.chance = risk
            for item in self.shown_at(at.CO2):
                item.paint_again()

    def set_fate(self, fate: Fate | None) -> None:
        """At the end the light is that of a planet that is saved or lost, whatever its level. Where only the
        game is lost, it stays that of the level."""
        if fate != self.fate:
            self.fate = fate
            self._follow_the_air()
            for key, item in self.items_by_key.items():
                if key == at.CO2 or key.kind is PlaceKind.REGION:
                    item.follow()

    def set_last(self, key: PlaceKey | None) -> None:
        """Where something happened last: it glows until something else happens."""
        for place in {self.last, key} - {None}:
            if place in self.items_by_key:
                self.items_by_key[place].set_last(place == key)
        self.last = key

    def set_marks(self, marks: dict[PlaceKey, str]) -> None:
        for key, item in self.items_by_key.items():
            item.set_mark(marks.get(key, ""))
        if self.table_mark != marks.get(at.TABLE, ""):
            self.table_mark = marks.get(at.TABLE, "")
            self.invalidate(TABLE_AREA, QGraphicsScene.SceneLayer.ForegroundLayer)

    def drawForeground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        if self.table_mark:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ring(Pen(painter, self.look, self.type), TABLE_AREA, self.table_mark, 12)

    # --- the ground ------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        """The sky, and the panels on it: views keep a picture of both."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        exposed = QRectF(rect)
        paint_background(painter, exposed, self.look, self.air)
        for item in self._grounds:
            if item.isVisible() and exposed.intersects(item.sceneBoundingRect()):
                painter.save()
                painter.translate(item.pos())
                item.paint_on(painter)
                painter.restore()
