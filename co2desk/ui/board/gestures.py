"""Mouse and touch on the board: press, drag, drop, click, pan. One class for each gesture.

A gesture never changes a piece. It asks `Moves` what may be done, shows it, and in the end hands over
actions: one is done, several are offered at the pointer, none is refused with the reason.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, QRect, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from co2desk.engine.machine.actions import Action
from co2desk.ui.actions.moves import Moves
from co2desk.ui.board.flyers import Flyer, grip_pixmap
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.view import BoardView
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

LIFT = 1.12  # a piece in the hand is a little nearer


class Hands(QObject):
    """What the mouse does on the board."""

    chosen = Signal(object, QPoint)  # a list of actions, and where on the screen they were asked for
    impossible = Signal(object, object, QPoint)  # source key, target key or None, where
    hovered = Signal(object)  # key or None
    glide = Signal(object, QPointF)  # a flyer that has to go home, and where home is
    selected = Signal(object)  # key of the piece that was picked up by a click, or None

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self.view = view
        self.board = view.board
        self.moves = Moves()
        self.forced: frozenset[PlaceKey] = frozenset()
        self.selection: PlaceKey | None = None
        self.taken_from: PlaceKey | None = None  # where the piece came from that was dropped last
        self.dropped: list[Action] = []  # what that drop could mean
        self._pressed_at: QPointF | None = None
        self._pressed_key: PlaceKey | None = None
        self._flyer: Flyer | None = None
        self._dragged: PlaceKey | None = None
        self._panning: QPoint | None = None
        self._hovered: PlaceKey | None = None
        view.viewport().installEventFilter(self)

    # --- what may be done --------------------------------------------------------------------------------

    def set_moves(self, moves: Moves) -> None:
        self.cancel()
        self.moves = moves
        self.selection = None
        self.show_marks()

    def show_marks(self) -> None:
        """Rings: sources of moves, the selected piece, and where it may go."""
        active = self._dragged or self.selection
        if active is not None:
            marks = {self._shown(target): "legal" for target in self.moves.targets.get(active, {})}
            marks[active] = "chosen"
        else:
            direct = (
                self.moves.is_mine and self.moves.game is not None and self.moves.game.decision.kind != "turn"
            )
            marks = dict.fromkeys(self.moves.targets, "forced" if direct else "source")
            marks.update(dict.fromkeys(self.moves.clicks, "legal" if direct else "source"))
            if at.COMPANY_GOAL in marks:  # may be discarded at any time: no news
                del marks[at.COMPANY_GOAL]
        self.board.set_marks(marks)

    def _shown(self, target: PlaceKey) -> PlaceKey:
        return target

    def cancel(self) -> None:
        """Put everything back: Escape, a new decision, or the window loses the mouse."""
        if self._flyer is not None:
            self.board.removeItem(self._flyer)
            self._flyer = None
            self._hover(None)
        self._dragged = self._pressed_key = None
        self._pressed_at = None
        self._panning = None
        self.view.viewport().unsetCursor()

    def clear_selection(self) -> None:
        if self.selection is not None:
            self.selection = None
            self.selected.emit(None)
        self.show_marks()

    @property
    def is_dragging(self) -> bool:
        return self._flyer is not None

    def held(self) -> QRect:
        """Where in the view the piece in the hand is."""
        if self._flyer is None:
            return QRect()
        return self.view.mapFromScene(self._flyer.sceneBoundingRect()).boundingRect()

    # --- events --------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        kind = event.type()
        if isinstance(event, QMouseEvent):
            if kind == QEvent.Type.MouseButtonPress:
                return self.press(event)
            if kind == QEvent.Type.MouseMove:
                return self.move(event)
            if kind == QEvent.Type.MouseButtonRelease:
                return self.release(event)
            if kind == QEvent.Type.MouseButtonDblClick:
                return self.press(event)
        elif kind == QEvent.Type.Leave:
            self._hover(None)
        return False

    def press(self, event: QMouseEvent) -> bool:
        key = self._key_at(event.position())
        idle = key is None or not (self.view.fits or self.moves.can_click(key))
        if event.button() == Qt.MouseButton.MiddleButton or (
            event.button() == Qt.MouseButton.LeftButton and idle
        ):
            self._pressed_at = event.position()
            self._pressed_key = key
            self._panning = event.position().toPoint()
            return True
        if event.button() == Qt.MouseButton.RightButton:
            self.cancel()
            self.clear_selection()
            return True
        if event.button() == Qt.MouseButton.LeftButton:
            self.taken_from = None
            self._pressed_at = event.position()
            self._pressed_key = key
        return True

    def move(self, event: QMouseEvent) -> bool:
        if self._panning is not None:
            self._pan(event.position().toPoint())
        elif self._flyer is not None:
            self._flyer.center_on(self.view.mapToScene(event.position().toPoint()))
            self._hover(self._target_at(event.position()))
        elif self._pressed_at is not None and self._pressed_key is not None:
            far = (event.position() - self._pressed_at).manhattanLength()
            if far >= QApplication.startDragDistance() and self.moves.can_drag(self._pressed_key):
                self._begin_drag(self._pressed_key, event.position())
        else:
            self._hover(self._key_at(event.position()))
        return False

    def release(self, event: QMouseEvent) -> bool:
        where = event.globalPosition().toPoint()
        if self._panning is not None:
            start, self._panning, self._pressed_at = self._pressed_at, None, None
            key, self._pressed_key = self._pressed_key, None
            moved = (event.position() - (start or event.position())).manhattanLength()
            if moved < QApplication.startDragDistance() and event.button() == Qt.MouseButton.LeftButton:
                self._click(key, where)
        elif self._flyer is not None and self._dragged is not None:
            self._drop(self._dragged, self._flyer, event.position(), where)
        elif self._pressed_key is not None and event.button() == Qt.MouseButton.LeftButton:
            key, self._pressed_key, self._pressed_at = self._pressed_key, None, None
            below = self._key_at(event.position())
            if below == key:
                self._click(key, where)
            else:  # a piece that cannot be taken was pulled away: that is no click on it
                self.impossible.emit(key, None, where)
        return True

    # --- gestures ------------------------------------------------------------------------------------

    def _pan(self, now: QPoint) -> None:
        step = now - (self._panning or now)
        if step.isNull() or self.view.fits:
            return
        self._panning = now
        across, down = self.view.horizontalScrollBar(), self.view.verticalScrollBar()
        across.setValue(across.value() - step.x())
        down.setValue(down.value() - step.y())

    def _begin_drag(self, key: PlaceKey, position: QPointF) -> None:
        item = self.board.items_by_key[key]
        scale = self.view.transform().m11() * LIFT
        self._flyer = Flyer(grip_pixmap(item, scale * self.view.devicePixelRatioF()))
        self._flyer.setScale(LIFT)
        self._flyer.setOpacity(0.95)
        self.board.addItem(self._flyer)
        self._dragged = key
        self.selection = None
        self.view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._flyer.center_on(self.view.mapToScene(position.toPoint()))
        self.show_marks()
        self._hover(self._target_at(position))

    def _drop(self, source: PlaceKey, flyer: Flyer, position: QPointF, where: QPoint) -> None:
        target = self._target_at(position)
        below = self._key_at(position)
        self._flyer = self._dragged = None
        self._pressed_key = self._pressed_at = None
        self.view.viewport().unsetCursor()
        self._hover(None)
        actions = self.moves.dropped(source, target) if target is not None else []
        if actions:
            self.board.removeItem(flyer)
            self.show_marks()
            self.taken_from, self.dropped = source, actions
            self.chosen.emit(actions, where)
            return
        item = self.board.items_by_key[source]
        self.glide.emit(flyer, item.mapToScene(item.grip().center()))
        self.show_marks()
        if below != source:
            self.impossible.emit(source, below or at.TABLE, where)

    def _click(self, key: PlaceKey | None, where: QPoint) -> None:
        if self.selection is not None:
            source = self.selection
            self.clear_selection()
            if key is None or key == source:
                return
            target = next((k for k in at.enclosing(key) if self.moves.dropped(source, k)), None)
            if target is not None:
                self.chosen.emit(self.moves.dropped(source, target), where)
                return
            if self._is_refused(source, key):
                self.impossible.emit(source, key, where)
                return
        if key is None:
            return
        if key in self.moves.clicks:
            self.chosen.emit(self.moves.clicks[key], where)
        elif key in self.moves.targets:
            self.selection = key
            self.selected.emit(key)
            self.show_marks()
        else:
            self._click_on_still(key, where)

    def _is_refused(self, source: PlaceKey, key: PlaceKey) -> bool:
        """Was this click meant for the selected piece? Another piece takes its place; but a place where it
        may not go is never used for something else instead."""
        if key in self.moves.targets:
            return False
        return not self.moves.can_click(key) or self.moves.why_not(source, key) is not None

    def _click_on_still(self, key: PlaceKey, where: QPoint) -> None:
        """Nothing can be done with this piece now: say why, if it is a piece at all."""
        outer = next((k for k in at.enclosing(key) if k in self.moves.clicks), None)
        if outer is not None:
            self.chosen.emit(self.moves.clicks[outer], where)
        else:
            self.impossible.emit(key, None, where)

    # --- looking -------------------------------------------------------------------------------------

    def _keys_at(self, position: QPointF) -> list[PlaceKey]:
        """The places under the mouse, the uppermost first."""
        found = self.view.items(position.toPoint())
        return [
            item.key
            for item in found
            if isinstance(item, PlaceItem)
            and item.area.contains(item.mapFromScene(self.view.mapToScene(position.toPoint())))
        ]

    def _key_at(self, position: QPointF) -> PlaceKey | None:
        return next(iter(self._keys_at(position)), None)

    def _target_at(self, position: QPointF) -> PlaceKey | None:
        """The place under the mouse that the dragged piece may go to; else the uppermost one."""
        targets = self.moves.targets.get(self._dragged, {}) if self._dragged is not None else {}
        keys = self._keys_at(position)
        if keys[:1] == [self._dragged]:
            return self._dragged  # back on its place, which may be part of a target
        for key in keys:
            for reading in at.enclosing(key):
                if reading in targets:
                    return reading
        if (
            at.TABLE in targets
            and at.SEAT not in keys
            and self.board.sceneRect().contains(self.view.mapToScene(position.toPoint()))
        ):
            return at.TABLE
        return keys[0] if keys else None

    def actions_at(self, key: PlaceKey) -> list[Action]:
        """What dropping the piece in the hand on this place would do."""
        source = self._dragged
        if source is None:
            return []
        return next((found for k in at.enclosing(key) if (found := self.moves.dropped(source, k))), [])

    def _hover(self, key: PlaceKey | None) -> None:
        if key != self._hovered:
            self._hovered = key
            self.hovered.emit(key)
            if self._flyer is None:
                usable = key is not None and self.moves.can_click(key)
                cursor = (
                    Qt.CursorShape.OpenHandCursor
                    if key in self.moves.targets
                    else Qt.CursorShape.PointingHandCursor
                )
                if usable:
                    self.view.viewport().setCursor(cursor)
                else:
                    self.view.viewport().unsetCursor()
