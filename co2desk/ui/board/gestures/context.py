"""What all gestures share: the view, what may be done now, and the signals by which a gesture ends.

A gesture never changes a piece. In the end it hands over actions, or a piece with which nothing can be done.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint, QPointF, Signal

from co2desk.ui.actions.moves import Moves
from co2desk.ui.board.flyers import Flyer
from co2desk.ui.board.gestures.under_mouse import keys_at, target_among
from co2desk.ui.board.view import BoardView
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey


class GestureContext(QObject):
    # Actions to choose from, where on the screen, and the piece that was dragged (None after a click).
    chosen = Signal(object, QPoint, object)
    shown = Signal(object)  # a piece: the next click on it does what it means
    impossible = Signal(object, object, QPoint)  # source key, target key or None, where
    pulled = Signal(object)  # somebody pulls a piece that cannot be taken as things are
    hovered = Signal(object)  # key or None
    menu_wanted = Signal(object, QPoint)  # key, and where on the screen
    sent_home = Signal(object, QPointF)  # a flyer, and where its place is

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self.view = view
        self.board = view.board
        self.moves = Moves()
        self.selection: PlaceKey | None = None  # the piece that was picked up by a click
        self.dragged: PlaceKey | None = None  # where the piece in the air comes from
        self.flyer: Flyer | None = None  # the piece in the air
        self._pointed: PlaceKey | None = None

    # --- what lies under the mouse -------------------------------------------------------------------------

    def key_at(self, position: QPointF) -> PlaceKey | None:
        """The uppermost place."""
        return next(iter(keys_at(self.view, position)), None)

    def target_at(self, position: QPointF) -> PlaceKey | None:
        """The place that the dragged piece may go to; else the uppermost one."""
        targets = self.moves.targets.get(self.dragged, {}) if self.dragged is not None else {}
        keys = keys_at(self.view, position)
        if keys[:1] == [self.dragged]:
            return self.dragged  # back on its place, which may be part of a target
        on_board = self.board.sceneRect().contains(self.view.mapToScene(position.toPoint()))
        return target_among(targets, keys, on_board) or next(iter(keys), None)

    def point_at(self, key: PlaceKey | None) -> bool:
        """The mouse is above this place; returns whether that is news."""
        if key == self._pointed:
            return False
        self._pointed = key
        self.hovered.emit(key)
        return True

    # --- what is shown of it -------------------------------------------------------------------------------

    def show_marks(self) -> None:
        """Rings: sources of moves, the piece in the hand, and where it may go."""
        active = self.dragged or self.selection
        self.board.set_marks(self._sources() if active is None else self._targets_of(active))

    def _targets_of(self, active: PlaceKey) -> dict[PlaceKey, str]:
        return {**dict.fromkeys(self.moves.targets.get(active, {}), "legal"), active: "chosen"}

    def _sources(self) -> dict[PlaceKey, str]:
        game = self.moves.game
        # Without a game, the clicks are answers to a step of a choice.
        direct = game is None or (self.moves.is_mine and game.decision.kind != "turn")
        marks = dict.fromkeys(self.moves.targets, "forced" if direct else "source")
        marks.update(dict.fromkeys(self.moves.clicks, "legal" if direct else "source"))
        marks.update(dict.fromkeys(self.moves.answered, "chosen"))
        marks.pop(at.COMPANY_GOAL, None)  # may be discarded at any time: no news
        return marks

    def clear_selection(self) -> None:
        self.selection = None
        self.show_marks()
