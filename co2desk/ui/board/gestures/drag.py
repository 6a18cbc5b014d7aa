"""A piece is pulled from its place and dropped on another one."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QMouseEvent

from co2desk.ui.board.flyers import Flyer, grip_pixmap
from co2desk.ui.board.gestures.context import GestureContext
from co2desk.ui.board.gestures.gesture import Gesture
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

LIFT = 1.12  # a piece in the hand is a little nearer


class Drag(Gesture):
    def __init__(self, context: GestureContext, source: PlaceKey) -> None:
        super().__init__(context)
        self.source = source
        view, item = context.view, context.board.items_by_key[source]
        scale = view.transform().m11() * LIFT
        self.flyer = Flyer(grip_pixmap(item, scale * view.devicePixelRatioF()))
        self.flyer.setScale(LIFT)
        self.flyer.setOpacity(0.95)

    def start(self, event: QMouseEvent) -> None:
        context = self.context
        context.board.addItem(self.flyer)
        context.dragged, context.flyer, context.selection = self.source, self.flyer, None
        context.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        context.show_marks()
        self.move(event)

    def move(self, event: QMouseEvent) -> Gesture:
        self.flyer.center_on(self.context.view.mapToScene(event.position().toPoint()))
        self.context.point_at(self.context.target_at(event.position()))
        return self

    def end(self, event: QMouseEvent) -> None:
        """Drop: the piece is where it may go, or flies home and says why."""
        context, where = self.context, event.globalPosition().toPoint()
        target, below = context.target_at(event.position()), context.key_at(event.position())
        self._let_go()
        actions = context.moves.dropped(self.source, target) if target is not None else []
        if actions:
            context.board.removeItem(self.flyer)
            context.show_marks()
            context.chosen.emit(actions, where, self.source)
            return
        context.sent_home.emit(self.flyer, self._home())
        context.show_marks()
        if below != self.source:
            context.impossible.emit(self.source, below or at.TABLE, where)

    def cancel(self) -> None:
        self.context.board.removeItem(self.flyer)
        self._let_go()
        self.context.show_marks()

    def _let_go(self) -> None:
        context = self.context
        context.dragged = context.flyer = None
        context.view.viewport().unsetCursor()
        context.point_at(None)

    def _home(self) -> QPointF:
        item = self.context.board.items_by_key[self.source]
        return item.mapToScene(item.grip().center())
