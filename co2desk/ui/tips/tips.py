"""Shows a tip the first time that something happens, and remembers which ones were shown."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from co2desk.engine.machine.rule import Event
from co2desk.session.history import limits
from co2desk.ui.board.view import BoardView
from co2desk.ui.controller import Controller
from co2desk.ui.models.places import NOBODY
from co2desk.ui.tips.bubble import TipBubble
from co2desk.ui.tips.occasions import Occasion, asked, occasions

STORED = "tips/told"
PREFERENCE = "tips"


class Tips(QObject):
    def __init__(self, controller: Controller, view: BoardView) -> None:
        super().__init__(controller)
        self.controller, self.view = controller, view
        self.bubble = TipBubble(view)
        self.store = controller.preferences.store
        self._due: list[Occasion] = []
        self._shown: Occasion | None = None
        controller.began.connect(self.forget)
        controller.jumped.connect(self.forget)
        controller.covered.connect(self.forget)
        controller.stepped.connect(self._stepped)
        controller.decision_changed.connect(self._show)
        controller.preferences.changed.connect(self._preference_changed)
        self.bubble.read.connect(self.bubble.put_away)
        self.bubble.unwanted.connect(lambda: controller.preferences.set(PREFERENCE, False))

    # --- what was told -----------------------------------------------------------------------------------

    @property
    def told(self) -> set[str]:
        return set(filter(None, str(self.store.value(STORED, "")).split()))

    def _remember(self, code: str) -> None:
        self.store.setValue(STORED, " ".join(sorted(self.told | {code})))

    def _preference_changed(self, key: str) -> None:
        """Switched off, nothing is told; switched on again, everything is told once more."""
        if key == PREFERENCE:
            self.store.remove(STORED)
            self.forget()

    # --- what happens ------------------------------------------------------------------------------------

    def forget(self, *_: object) -> None:
        self._due, self._shown = [], None
        self.bubble.put_away()

    def _stepped(self, events: Sequence[Event]) -> None:
        """Whatever was told is over; what has happened is told when the board shows it."""
        self.forget()
        controller = self.controller
        if self._is_wanted():
            before = controller.session.positions[-1]
            self._due = list(occasions(events, before, self.view.board, controller.seat))

    def _is_wanted(self) -> bool:
        """Lessons explain themselves, and computer players need no tips."""
        controller = self.controller
        return (
            bool(controller.preferences.value(PREFERENCE))
            and not controller.is_lesson
            and controller.seat != NOBODY
        )

    def _show(self) -> None:
        """One tip at a time; the next one comes when its thing happens again."""
        controller = self.controller
        if not self._is_wanted() or controller.is_over or controller.is_covered or self._shown is not None:
            return
        due = [*asked(controller.game.decision, controller.table, controller.seat), *self._due]
        self._due = []
        told = self.told
        found = next((occasion for occasion in due if occasion.code not in told), None)
        if found is None:
            return
        self._shown = found
        self._remember(found.code)
        self.retranslate()

    def retranslate(self) -> None:
        """The tip in sight, in the language of the window."""
        if self._shown is None:
            return
        controller, board = self.controller, self.view.board
        danger, _ = limits(controller.table.setting)
        item = board.items_by_key.get(self._shown.place)
        place = item.sceneBoundingRect() if item is not None else board.sceneRect()
        near = self.view.mapFromScene(place).boundingRect()
        self.bubble.tell(controller.speaker.tip(self._shown.code, danger), near)
