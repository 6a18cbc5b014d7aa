"""Pieces travel from where they were to where they are. The board waits, then shows what the model says.

A wrong animation can never leave a wrong board: when it ends, or is ended, every place that changed is shown
anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QTimer, QVariantAnimation, Signal
from PySide6.QtWidgets import QStyle
from shiboken6 import isValid

from co2desk.engine.machine.rule import Event
from co2desk.engine.table.table import Table
from co2desk.ui.board.flyers import Flyer, piece_pixmap
from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.board.view import BoardView
from co2desk.ui.models import places as at
from co2desk.ui.models.event_places import NO_EVENTS, Travel
from co2desk.ui.models.places import PlaceKey, PlaceKind
from co2desk.ui.preferences import FAST, NORMAL, OFF, SLOW, SYSTEM

MILLISECONDS = {OFF: 0, FAST: 160, NORMAL: 300, SLOW: 700}
MOST_FLIGHTS = 12  # the rest of a long chain of events is shown at once
GLIDE_MS = 220
GLOW_MS = 900
# Large or always changing: their glow would tell nothing.
STILL = (PlaceKind.REGION, PlaceKind.SEAT, PlaceKind.SCORE, PlaceKind.PLAYER)


class Animator(QObject):
    began = Signal()
    ended = Signal()

    def __init__(self, board: BoardScene, view: BoardView) -> None:
        super().__init__(view)
        self.board, self.view = board, view
        self.event_places = NO_EVENTS  # of the edition that is played
        self.speed = NORMAL
        self._queue: list[tuple[Event, Travel]] = []
        self._flight: QVariantAnimation | None = None
        self._flyer: Flyer | None = None
        self._glowing: list[PlaceItem] = []

    def set_speed(self, wanted: str) -> None:
        """A speed by name; the system's own wish for less motion counts when nothing else was chosen."""
        if wanted == SYSTEM:
            style = self.view.style()
            still = not style.styleHint(QStyle.StyleHint.SH_Widget_Animate)
            wanted = OFF if still else NORMAL
        self.speed = wanted

    @property
    def is_running(self) -> bool:
        return self.board.held

    def will_run(self, events: Sequence[Event], before: Table) -> bool:
        return MILLISECONDS[self.speed] > 0 and bool(self._travels(events, before))

    def _travels(self, events: Sequence[Event], before: Table) -> list[tuple[Event, Travel]]:
        found = ((event, self.event_places.travel(event, before)) for event in events)
        return [(event, travel) for event, travel in found if travel is not None]

    def hold(self) -> None:
        """Called before the model changes: the board keeps what it shows."""
        self.board.held = True

    def run(self, events: Sequence[Event], before: Table) -> bool:
        """Let the pieces travel one after the other; the table as it was before says where they lay.
        Returns whether any is on its way: else the board shows what the model says at once."""
        if not self.will_run(events, before):
            self.finish()
            return False
        self._queue = self._travels(events, before)[:MOST_FLIGHTS]
        self.began.emit()
        self._next()
        return self.is_running

    def _next(self) -> None:
        while self._queue:
            event, move = self._queue.pop(0)
            start, end = self._item(move.origin), self._item(move.destination)
            if start is not None and end is not None and start is not end:
                self._fly(event, move.piece, start, end)
                return
            self._show_places_of(event)
        self.finish()

    def _show_places_of(self, event: Event) -> None:
        self.board.reconcile(self.event_places.places_of(event, self.board.model.table))

    def _item(self, key: PlaceKey) -> PlaceItem | None:
        return self.board.items_by_key.get(key)

    def _fly(self, event: Event, piece: str, start: PlaceItem, end: PlaceItem) -> None:
        scale = self.view.transform().m11() * self.view.devicePixelRatioF()
        flyer = Flyer(piece_pixmap(self.board, piece, scale))
        self.board.addItem(flyer)
        self._flyer = flyer
        worker = self._worker_at(start)
        if worker is not None and piece.startswith("scientist"):
            worker.setVisible(False)  # it is the one that leaves
            self.board.show_changes((worker.value_key,))  # shown anew in the end, wherever it is then
        source = worker or start
        target = self._worker_at(end, also_hidden=True) if piece.startswith("scientist") else None
        target = target or end
        self._flight = self._animate(
            flyer,
            source.mapToScene(source.area.center()),
            target.mapToScene(target.area.center()),
            MILLISECONDS[self.speed],
            lambda: self._landed(event, flyer),
        )

    def _worker_at(self, item: PlaceItem, also_hidden: bool = False) -> PlaceItem | None:
        """The scientist who stands on a place."""
        if item.key.kind not in (PlaceKind.SPACE, PlaceKind.TOPIC):
            return None
        worker = self.board.items_by_key.get(at.worker(item.key.number))
        return worker if worker is not None and (also_hidden or worker.isVisible()) else None

    def _animate(
        self, flyer: Flyer, start: QPointF, end: QPointF, duration: int, done: Callable[[], None]
    ) -> QVariantAnimation:
        flight = QVariantAnimation(self)
        flight.setDuration(duration)
        flight.setStartValue(start)
        flight.setEndValue(end)
        flight.setEasingCurve(QEasingCurve.Type.OutCubic)
        flight.valueChanged.connect(flyer.center_on)
        flight.finished.connect(done)
        flyer.center_on(start)
        flight.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)
        return flight

    def _landed(self, event: Event, flyer: Flyer) -> None:
        if self._flyer is flyer:
            self._remove_flyer()
            self._show_places_of(event)
            self._next()

    def _remove_flyer(self) -> None:
        if self._flyer is not None:
            self.board.removeItem(self._flyer)
            self._flyer = None
        self._flight = None

    def finish(self) -> None:
        """The end, by itself or because somebody does something: show how it is."""
        self._queue.clear()
        flight = self._flight
        self._remove_flyer()
        if flight is not None:
            flight.stop()
        if self.board.held:
            self.board.held = False
            changed = self.board.reconcile()
            if MILLISECONDS[self.speed]:
                self._glow(changed)
            self.ended.emit()

    def _glow(self, keys: Sequence[PlaceKey]) -> None:
        """What is new shines for a moment."""
        items = [item for key in keys for item in self.board.shown_at(key) if item.key.kind not in STILL]
        self._glowing += items
        for item in items:
            item.set_new(True)
        QTimer.singleShot(GLOW_MS, self, lambda: self._fade(items))

    def calm(self) -> None:
        """Another position comes at once: nothing travels to it, and nothing shines any more."""
        self.finish()
        self._fade(self._glowing)

    def _fade(self, items: Sequence[PlaceItem]) -> None:
        self._glowing = [item for item in self._glowing if item not in items]
        for item in items:
            if isValid(item):  # another game may have begun
                item.set_new(False)

    def glide_home(self, flyer: Flyer, home: QPointF) -> None:
        """A piece that may not go where it was dropped."""
        if MILLISECONDS[self.speed] == 0:
            self.board.removeItem(flyer)
            return
        self._animate(flyer, flyer.center(), home, GLIDE_MS, lambda: self.board.removeItem(flyer))
