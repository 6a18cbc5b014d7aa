"""Looking at the past: the desk shows an earlier position, and computer players wait until it is left.

What a seat may see is decided by who sits at the screen now, as in the present. While the screen is covered
nothing can be looked at, and whatever changes the game leads back to it first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from co2desk.engine.machine.game import Game
from co2desk.forecast import forecast
from co2desk.session.history import happened
from co2desk.session.steps import deciders, since
from co2desk.ui.actions.moves import Moves

if TYPE_CHECKING:
    from co2desk.ui.window.game_view import GameView


class Past(QObject):
    """The way from the present to the past and back, for the desk and its history bar."""

    def __init__(self, game_view: GameView) -> None:
        super().__init__(game_view)
        self.game_view, self.bar, self.controller = game_view, game_view.history, game_view.controller
        self._before: QWidget | None = None  # had the focus when the bar came
        self.bar.moved.connect(self._show)
        self.bar.closed.connect(self._come_back)
        game_view.animator.ended.connect(self._arrived)
        self.controller.jumped.connect(self.drop)
        self.controller.stepping.connect(self._go_on)
        self.controller.decision_changed.connect(self.leave)
        game_view.log.step_chosen.connect(self.open)
        game_view.log.look_back_wanted.connect(self.look_back)
        game_view.log.since_wanted.connect(self.replay_since)

    # --- going there -------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self.bar.is_open

    @property
    def _can_open(self) -> bool:
        """Not while the screen is covered, and not before anything has happened."""
        controller = self.controller
        return (
            controller.has_game and bool(controller.session.actions) and not self.game_view.cover.isVisible()
        )

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
        game_view = self.game_view
        if self.is_open:
            return
        self.controller.hold(True)
        game_view.animator.finish()
        game_view.board_input.set_moves(Moves())
        game_view.put_choices_away()
        self._before = game_view.window().focusWidget()
        self.bar.least = game_view.prompt.height()
        game_view.prompt.setEnabled(False)
        game_view.prompt.hide()
        game_view.log.offer_past(look_back=False, since=False)

    # --- being there -------------------------------------------------------------------------------------

    def _show(self, step: int, glides: bool) -> None:
        """A position on the board, in the log and beside it; the pieces of one step forward travel."""
        game_view, session = self.game_view, self.controller.session
        game_view.animator.calm()
        game_view.pointer.hide()
        table, before = session.table_at(step), session.table_at(max(0, step - 1))
        events = happened(session, step) if glides else []
        travels = glides and game_view.animator.will_run(events, before)
        if travels:
            game_view.animator.hold()
        self.controller.model.update(table, self.controller.seat)
        if travels:
            game_view.animator.run(events, before)
        game_view.log.show_step(step)
        self._show_beside(table)
        if not travels:
            self.bar.arrived()

    def _show_beside(self, table: Any) -> None:
        """Forecast and goals are those of the position on the board."""
        game_view, controller = self.game_view, self.controller
        if table.stack:
            game_view.forecast.show_forecast(forecast(table, controller.seat), table)
        else:
            game_view.forecast.clear()
        game_view.goals.show_goals(
            controller.declaration.goals,
            Game(controller.game.edition, table),
            controller.seat,
            controller.speaker,
        )

    def _arrived(self) -> None:
        if self.is_open:
            self.bar.arrived()

    # --- coming back -------------------------------------------------------------------------------------

    def offer(self) -> None:
        """The ways into the past, in the present."""
        self.game_view.log.offer_past(
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
        self.game_view.animator.calm()
        controller.model.update(controller.table, controller.seat)
        self._tidy()
        self.game_view.show_present()

    def _tidy(self) -> None:
        game_view = self.game_view
        game_view.animator.calm()
        game_view.log.show_step(None)
        game_view.prompt.show()
        game_view.prompt.setEnabled(True)
        if self._before is not None:
            there = isValid(self._before) and self._before.isVisible()
            (self._before if there else game_view.prompt.what).setFocus()
        self._before = None
        self.controller.hold(False)
