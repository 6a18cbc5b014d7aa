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
DELETE_WHEN_STOPPED = QVariantAnimation.DeletionPolicy.DeleteWhenStopped
GROWING = ("plant", "flag")  # pieces that grow where they have landed
SEED, GROWTH = 0.35, 0.9  # how small they begin, and how long it takes, in flights
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
        self._arrived: Callable[[], None] = self.finish  # called when the last piece has landed
        self._duration = 0  # of a flight, in milliseconds
        self._later: frozenset[PlaceKey] = frozenset()  # not to be shown yet
        self._growing: PlaceItem | None = None

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
        self._arrived, self._duration, self._later = self.finish, MILLISECONDS[self.speed], frozenset()
        self.began.emit()
        self._next()
        return self.is_running

    @property
    def is_still(self) -> bool:
        """Nothing moves: somebody wants it so."""
        return MILLISECONDS[self.speed] == 0

    def fly(
        self,
        events: Sequence[Event],
        before: Table,
        most: int,
        later: frozenset[PlaceKey],
        arrived: Callable[[], None],
    ) -> None:
        """Let the pieces of some of the events travel, in at most so many milliseconds. The board stays held:
        of what changed it shows where these events happened, but for places that `later` ones change again.
        """
        self._queue = [] if self.is_still else self._travels(events, before)[:MOST_FLIGHTS]
        self._arrived, self._later = arrived, later
        self._duration = min(MILLISECONDS[self.speed], most // max(1, len(self._queue)))
        for event in events if not self._queue else ():
            self._show_places_of(event)
        self._next()

    def _next(self) -> None:
        while self._queue:
            event, move = self._queue.pop(0)
            start, end = self._item(move.origin), self._item(move.destination)
            if start is not None and end is not None and start is not end:
                self._fly(event, move.piece, start, end)
                return
            self._show_places_of(event)
        self._arrived()

    def _show_places_of(self, event: Event) -> None:
        places = self.event_places.places_of(event, self.board.model.table)
        self.board.reconcile([key for key in places if key not in self._later])

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
            self._duration,
            lambda: self._landed(event, flyer, end if piece.startswith(GROWING) else None),
        )
        # Not before it is known: without animation it ends, and may be deleted, at once.
        self._flight.start(DELETE_WHEN_STOPPED)

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
        return flight

    def _landed(self, event: Event, flyer: Flyer, grows: PlaceItem | None) -> None:
        if self._flyer is flyer:
            self._remove_flyer()
            self._show_places_of(event)
            if grows is None:
                self._next()
            else:
                self._grow(grows)

    def _grow(self, item: PlaceItem) -> None:
        """A plant that was built, or a flag that was planted, grows to its size."""
        growth = QVariantAnimation(self)
        growth.setDuration(round(self._duration * GROWTH))
        growth.setStartValue(SEED)
        growth.setEndValue(1.0)
        growth.setEasingCurve(QEasingCurve.Type.OutBack)
        item.setTransformOriginPoint(item.area.center())
        growth.valueChanged.connect(lambda scale: item.setScale(scale) if isValid(item) else None)
        growth.finished.connect(lambda: self._grown(item))
        self._growing, self._flight = item, growth
        item.setScale(SEED)
        growth.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)

    def _grown(self, item: PlaceItem) -> None:
        if self._growing is item:
            self._stop_growing()
            self._next()

    def _stop_growing(self) -> None:
        item, self._growing, self._flight = self._growing, None, None
        if item is not None and isValid(item):
            item.setScale(1.0)

    def _remove_flyer(self) -> None:
        if self._flyer is not None:
            self.board.removeItem(self._flyer)
            self._flyer = None
        self._stop_growing()

    @property
    def is_flying(self) -> bool:
        """Is a piece on its way?"""
        return self._flight is not None

    def drop_flights(self) -> None:
        """Nothing travels any more, and nobody is told that it has arrived; the board stays held."""
        self._queue.clear()
        self._arrived = self.finish
        flight = self._flight
        self._remove_flyer()
        if flight is not None:
            flight.stop()

    def finish(self) -> None:
        """The end, by itself or because somebody does something: show how it is."""
        self._queue.clear()
        self._arrived, self._later = self.finish, frozenset()
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
        flight = self._animate(flyer, flyer.center(), home, GLIDE_MS, lambda: self.board.removeItem(flyer))
        flight.start(DELETE_WHEN_STOPPED)
