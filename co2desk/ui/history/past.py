"""Looking at the past: the board shows an earlier position, and computer players wait until it is left.

What a seat may see is decided by who sits at the screen now, as in the present. While the screen is covered
nothing can be looked at, and whatever changes the game leads back to it first.
"""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from co2desk.engine.table.table import Table
from co2desk.session.history import happened
from co2desk.session.steps import deciders, since
from co2desk.ui.board.animation import Animator
from co2desk.ui.controller import Controller
from co2desk.ui.history.bar import HistoryBar
from co2desk.ui.log.panel import LogPanel
from co2desk.ui.play.prompt_bar import PromptBar
from co2desk.ui.widgets.keyboard import give_keyboard


class GameScreen(Protocol):
    """What shows a game, and can show a past position of it instead."""

    @property
    def is_covered(self) -> bool: ...

    def put_choices_away(self) -> None:
        """Whatever can be done in the present is offered no more."""

    def show_panels_for(self, table: Table) -> None:
        """What stands beside the board is about this position."""

    def show_present(self) -> None:
        """What can be done in the present is to be done again."""


class PastViewer(QObject):
    """The way from the present to the past and back: the history bar takes the room of the prompt bar."""

    def __init__(
        self,
        screen: GameScreen,
        controller: Controller,
        bar: HistoryBar,
        prompt: PromptBar,
        animator: Animator,
        log: LogPanel,
    ) -> None:
        super().__init__(bar)
        self.screen, self.controller = screen, controller
        self.bar, self.prompt, self.animator, self.log = bar, prompt, animator, log
        self._before: QWidget | None = None  # had the focus when the bar came
        bar.moved.connect(self._show)
        bar.closed.connect(self._come_back)
        animator.ended.connect(self._arrived)
        controller.jumped.connect(self.drop)
        controller.stepping.connect(self._go_on)
        controller.decision_changed.connect(self.leave)
        log.step_chosen.connect(self.open)
        log.look_back_wanted.connect(self.look_back)
        log.since_wanted.connect(self.replay_since)

    # --- going there -------------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return self.bar.is_open

    @property
    def _can_open(self) -> bool:
        """Not while the screen is covered, and not before anything has happened."""
        controller = self.controller
        return controller.has_game and bool(controller.session.actions) and not self.screen.is_covered

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
        if self.is_open:
            return
        self.controller.hold(True)
        self.animator.finish()
        self.screen.put_choices_away()
        self._before = self.prompt.window().focusWidget()
        self.prompt.setEnabled(False)
        self.prompt.hide()
        self.log.offer_past(look_back=False, since=False)

    # --- being there -------------------------------------------------------------------------------------

    def _show(self, step: int, glides: bool) -> None:
        """A position on the board, in the log and beside it; the pieces of one step forward travel."""
        animator, session = self.animator, self.controller.session
        animator.calm()
        table, before = session.table_at(step), session.table_at(max(0, step - 1))
        events = happened(session, step) if glides else []
        travels = glides and animator.will_run(events, before)
        if travels:
            animator.hold()
        self.controller.model.update(table, self.controller.seat)
        if travels:
            animator.run(events, before)
        self.log.show_step(step)
        self.screen.show_panels_for(table)
        if not travels:
            self.bar.arrived()

    def _arrived(self) -> None:
        if self.is_open:
            self.bar.arrived()

    # --- coming back -------------------------------------------------------------------------------------

    def offer(self) -> None:
        """The ways into the past, in the present."""
        self.log.offer_past(look_back=bool(self.controller.session.actions), since=self._since() is not None)

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
        self.animator.calm()
        controller.model.update(controller.table, controller.seat)
        self._tidy()
        self.screen.show_present()

    def _tidy(self) -> None:
        self.animator.calm()
        self.log.show_step(None)
        self.prompt.show()
        self.prompt.setEnabled(True)
        if self._before is not None:
            give_keyboard(self._before, self.prompt)
        self._before = None
        self.controller.hold(False)
