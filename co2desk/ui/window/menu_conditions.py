"""When the entries of the menus can be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from co2desk.ui.controller import Controller
    from co2desk.ui.window.game_parts import GameParts


class WindowOfGame(Protocol):
    """What this has to know of the main window."""

    @property
    def parts(self) -> GameParts: ...

    @property
    def controller(self) -> Controller | None: ...

    @property
    def is_in_game(self) -> bool: ...


class MenuConditions:
    def __init__(self, window: WindowOfGame) -> None:
        self._window = window

    def is_playing(self) -> bool:
        """There is a game to be seen, even if it is over."""
        return self._has_game() and self._window.is_in_game

    def _has_game(self) -> bool:
        """There is a game on the table, even while the list of games is shown."""
        return self._window.controller is not None

    def is_own_game(self) -> bool:
        """There is a game to be seen, and it is no lesson."""
        return self.is_playing() and not self._is_lesson()

    def can_be_saved(self) -> bool:
        return self._has_game() and not self._is_lesson()

    def _is_lesson(self) -> bool:
        controller = self._window.controller
        return controller is not None and controller.is_lesson

    def has_past(self) -> bool:
        """There are positions to look at, and nobody is to be hidden from."""
        controller = self._window.controller
        return (
            controller is not None
            and self.is_playing()
            and bool(controller.session.actions)
            and not controller.is_covered
        )

    def has_reasons(self) -> bool:
        """A computer player has said why, and nobody is to be hidden from."""
        controller = self._window.controller
        return controller is not None and self.has_past() and controller.has_reasons

    def is_covered(self) -> bool:
        controller = self._window.controller
        return controller is not None and controller.is_covered

    def may_have_hint(self) -> bool:
        """A person at the screen has to decide."""
        return self.is_playing() and self._window.parts.game_view.hints.is_possible

    def is_over(self) -> bool:
        controller = self._window.controller
        return controller is not None and controller.is_over

    def has_company_goals(self) -> bool:
        controller = self._window.controller
        return controller is not None and controller.has_company_goals

    def cashing(self) -> list[int]:
        """The people who may discard their company goal now: at any time (G-41), or in the own turn (A51)."""
        controller = self._window.parts.controller
        people = [number for number, seat in enumerate(controller.seats) if seat.is_person]
        return [number for number in people if controller.can_cash(number)]
