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
from co2desk.ui.tips.occasions import Occasion, asked, occasions, still_holds

STORED = "tips/told"
PREFERENCE = "tips"


class Tips(QObject):
    """What happens while others move waits until the person whom it concerns decides and has time to read."""

    def __init__(self, controller: Controller, view: BoardView) -> None:
        super().__init__(controller)
        self.controller, self.view = controller, view
        self.bubble = TipBubble(view)
        self.store = controller.preferences.store
        self._due: list[Occasion] = []
        self._shown: Occasion | None = None
        controller.began.connect(self.forget)
        controller.jumped.connect(self.forget)
        controller.covered.connect(self.put_away)
        controller.stepped.connect(self._stepped)
        controller.decision_changed.connect(self._show)
        controller.preferences.changed.connect(self._preference_changed)
        self.bubble.read.connect(self._read)
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
        """Another game, or another position: nothing of it has happened."""
        self._due = []
        self.put_away()

    def put_away(self, *_: object) -> None:
        self._shown = None
        self.bubble.put_away()

    def _stepped(self, events: Sequence[Event]) -> None:
        """Somebody has acted, and has seen what was told."""
        self.put_away()
        controller = self.controller
        if self._are_wanted():
            found = occasions(events, controller.session.positions[-1], self.view.board)
            self._due += [occasion for occasion in found if self._concerns_a_person(occasion)]

    def _concerns_a_person(self, occasion: Occasion) -> bool:
        return occasion.seat == NOBODY or self.controller.seats[occasion.seat].is_person

    def _are_wanted(self) -> bool:
        """Lessons explain themselves."""
        return bool(self.controller.preferences.value(PREFERENCE)) and not self.controller.is_lesson

    def _show(self) -> None:
        """One tip at a time, to a person who decides; the others wait."""
        controller = self.controller
        if not self._are_wanted() or not controller.is_my_decision or controller.busy:
            return
        if self._shown is not None:
            return
        table, told = controller.table, self.told
        self._due = [due for due in self._due if due.code not in told and still_holds(due, table)]
        questions = asked(controller.game.decision, table, controller.seat)
        new = [due for due in (*questions, *self._due) if due.code not in told]
        found = next((due for due in new if due.seat in (NOBODY, controller.seat)), None)
        if found is not None:
            self._shown = found
            self._remember(found.code)
            self.retranslate()

    def _read(self) -> None:
        self.put_away()
        self._show()  # the next one, if more has happened

    @property
    def shown(self) -> Occasion | None:
        """What is told at the moment."""
        return self._shown

    def retranslate(self) -> None:
        """The tip in sight, in the language of the window."""
        if self._shown is None:
            return
        controller, board = self.controller, self.view.board
        danger, _ = limits(controller.table.setting)
        item = board.items_by_key.get(self._shown.place)
        place = item.mapRectToScene(item.area) if item is not None else board.sceneRect()
        near = self.view.mapFromScene(place).boundingRect()
        self.bubble.tell(controller.speaker.tip(self._shown.code, danger), near)
