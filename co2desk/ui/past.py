"""Looking at the past: the desk shows an earlier position, and computer players wait until it is left.

What a seat may see is decided by who sits at the screen now, as in the present. While the screen is covered
nothing can be looked at, and whatever changes the game leads back to it first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from co2desk.bots.outlook import forecast
from co2desk.engine.machine.game import Game
from co2desk.session.history import happened
from co2desk.session.steps import deciders, since
from co2desk.ui.moves import Moves

if TYPE_CHECKING:
    from co2desk.ui.desk import GameDesk


class Past(QObject):
    """The way from the present to the past and back, for the desk and its history bar."""

    def __init__(self, desk: GameDesk) -> None:
        super().__init__(desk)
        self.desk, self.bar, self.controller = desk, desk.history, desk.controller
        self._before: QWidget | None = None  # had the focus when the bar came
        self.bar.moved.connect(self._show)
        self.bar.closed.connect(self._come_back)
        desk.animator.ended.connect(self._arrived)
        self.controller.jumped.connect(self.drop)
        self.controller.stepping.connect(self._go_on)
        self.controller.decision_changed.connect(self.leave)
        desk.log.step_chosen.connect(self.open)
        desk.log.look_back_wanted.connect(self.look_back)
        desk.log.since_wanted.connect(self.replay_since)

    # --- going there -------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self.bar.is_open

    @property
    def _can_open(self) -> bool:
        """Not while the screen is covered, and not before anything has happened."""
        controller = self.controller
        return controller.has_game and bool(controller.session.actions) and not self.desk.cover.isVisible()

    def open(self, step: int, play: bool = False) -> None:
        """Look at a step; as a replay from there if wanted."""
        if not self._can_open:
            return
        if self.is_open and not play:
            self.bar.go_to(step)
            return
        self._leave_present()
        self.bar.begin(step, play)

    def look_back(self) -> None:
        """One step back, from the present or from where somebody looks already."""
        self.open(self.bar.step - 1 if self.is_open else len(self.controller.session.actions) - 1)

    def replay_since(self) -> None:
        """What has happened since the seat at the screen decided last; then the present comes back."""
        start = self._since()
        if start is not None and self._can_open:
            self._leave_present()
            self.bar.begin(start, play=True, comes_back=True)

    def _since(self) -> int | None:
        controller = self.controller
        if controller.is_over:
            return None
        return since(deciders(controller.session), controller.seat)

    def _leave_present(self) -> None:
        """What could be done in the present is put away; the bar takes the room of the prompt bar."""
        desk = self.desk
        if self.is_open:
            return
        self.controller.hold(True)
        desk.animator.finish()
        desk.hands.set_moves(Moves())
        desk.put_choices_away()
        self._before = desk.window().focusWidget()
        self.bar.least = desk.prompt.height()
        desk.prompt.setEnabled(False)
        desk.prompt.hide()
        desk.log.offer_past(look_back=False, since=False)

    # --- being there -------------------------------------------------------------------------------------

    def _show(self, step: int, glides: bool) -> None:
        """A position on the board, in the log and beside it; the pieces of one step forward travel."""
        desk, session = self.desk, self.controller.session
        desk.animator.calm()
        desk.pointer.hide()
        table, before = session.table_at(step), session.table_at(max(0, step - 1))
        events = happened(session, step) if glides else []
        travels = glides and desk.animator.will_run(events, before)
        if travels:
            desk.animator.hold()
        self.controller.model.update(table, self.controller.seat)
        if travels:
            desk.animator.run(events, before)
        desk.log.show_step(step)
        self._show_beside(table)
        if not travels:
            self.bar.arrived()

    def _show_beside(self, table: Any) -> None:
        """Forecast and goals are those of the position on the board."""
        desk, controller = self.desk, self.controller
        if table.stack:
            desk.forecast.show_forecast(forecast(table, controller.seat), table)
        else:
            desk.forecast.clear()
        desk.goals.show_goals(Game(controller.game.edition, table), controller.seat, controller.speaker)

    def _arrived(self) -> None:
        if self.is_open:
            self.bar.arrived()

    # --- coming back -------------------------------------------------------------------------------------

    def offer(self) -> None:
        """The ways into the past, in the present."""
        self.desk.log.offer_past(
            look_back=bool(self.controller.session.actions), since=self._since() is not None
        )

    def leave(self) -> None:
        """Back to the present, if somebody looks at the past."""
        self.bar.end()

    def drop(self) -> None:
        """The game goes on, or another one begins: the bar goes. Whoever changes the table shows it."""
        if self.is_open:
            self.bar.put_away()
            self._tidy()

    def _go_on(self) -> None:
        """Something is done in the present after all: it begins where the game stood."""
        if self.is_open:
            self.drop()
            self.controller.model.update(self.controller.session.positions[-1], self.controller.seat)

    def _come_back(self) -> None:
        controller = self.controller
        self.desk.animator.calm()
        controller.model.update(controller.table, controller.seat)
        self._tidy()
        self.desk.show_present()

    def _tidy(self) -> None:
        desk = self.desk
        desk.animator.calm()
        desk.log.show_step(None)
        desk.prompt.show()
        desk.prompt.setEnabled(True)
        if self._before is not None:
            there = isValid(self._before) and self._before.isVisible()
            (self._before if there else desk.prompt.what).setFocus()
        self._before = None
        self.controller.hold(False)
