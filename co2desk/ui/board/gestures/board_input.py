"""Mouse events of the board, handed on to the gesture that is active."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRect, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent

from co2desk.engine.machine.actions import Action
from co2desk.ui.actions.moves import Moves
from co2desk.ui.board.gestures.context import GestureContext
from co2desk.ui.board.gestures.gesture import Gesture
from co2desk.ui.board.gestures.hover import Hover
from co2desk.ui.board.gestures.pan import Pan
from co2desk.ui.board.gestures.press import Press
from co2desk.ui.board.view import BoardView
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
# The mouse belongs to somebody else now: another window, a dialog, another page.
MOUSE_LOST = (QEvent.Type.WindowDeactivate, QEvent.Type.WindowBlocked, QEvent.Type.Hide)


class BoardInput(GestureContext):
    """Owns the active gesture; there is always exactly one, and `Hover` while no button is down."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._hover = Hover(self)
        self._active: Gesture = self._hover
        view.viewport().installEventFilter(self)

    # --- what may be done ----------------------------------------------------------------------------------

    def set_moves(self, moves: Moves) -> None:
        self.cancel()
        self.moves = moves
        self.clear_selection()

    @property
    def is_dragging(self) -> bool:
        return self.dragged is not None

    def held(self) -> QRect:
        """Where in the view the piece in the air is."""
        if self.flyer is None:
            return QRect()
        return self.view.mapFromScene(self.flyer.sceneBoundingRect()).boundingRect()

    def actions_at(self, key: PlaceKey) -> list[Action]:
        """What dropping the piece in the air on this place would do."""
        source = self.dragged
        if source is None:
            return []
        return next(
            (found for reading in at.enclosing(key) if (found := self.moves.dropped(source, reading))), []
        )

    # --- events --------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        kind = event.type()
        if isinstance(event, QMouseEvent):
            if kind in PRESSES:
                self._press(event)
                return True
            if kind == QEvent.Type.MouseButtonRelease:
                self._release(event)
                return True
            if kind == QEvent.Type.MouseMove:
                self._move(event)
        elif isinstance(event, QContextMenuEvent):
            key = self.key_at(QPointF(event.pos()))
            if key is not None:
                self.menu_wanted.emit(key, event.globalPos())
            return True
        elif kind == QEvent.Type.Leave:
            self._hover.cancel()
        elif kind in MOUSE_LOST:
            self.cancel()
        return False

    def _press(self, event: QMouseEvent) -> None:
        """A second button takes the place of the first one; the right one puts everything back."""
        button = event.button()
        if button == Qt.MouseButton.RightButton or self._active is not self._hover:
            self.cancel()
        if button == Qt.MouseButton.RightButton:
            self.clear_selection()
        elif button in (Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton):
            self._active = self._begun_by(button, self.key_at(event.position()))
            self._active.start(event)

    def _begun_by(self, button: Qt.MouseButton, key: PlaceKey | None) -> Gesture:
        """The board is pulled by the middle button, or where nothing can be done; when all of it is in sight,
        a press on any piece asks why nothing can be done with it."""
        pulls = button == Qt.MouseButton.MiddleButton
        if key is None or pulls or not (self.view.fits or self.moves.can_click(key)):
            return Pan(self, key)
        return Press(self, key)

    def _move(self, event: QMouseEvent) -> None:
        if event.buttons() == Qt.MouseButton.NoButton and self._active is not self._hover:
            self.cancel()  # the button was let go where nobody told us
        self._active = self._active.move(event)

    def _release(self, event: QMouseEvent) -> None:
        gesture = self._active
        if gesture.ends_with(event.button()):
            self._active = self._hover
            gesture.end(event)

    def cancel(self) -> None:
        """Put everything back: Escape, a new decision, or the mouse is lost to another window."""
        gesture, self._active = self._active, self._hover
        if gesture is not self._hover:
            gesture.cancel()
        self.view.viewport().unsetCursor()
