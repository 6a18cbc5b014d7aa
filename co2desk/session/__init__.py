"""One running game: what it was set up with, its action log, undo and saving. No Qt.

`Session` brings the whole engine along, so it is imported when it is first asked for: whoever only wants to
know which games there are, such as the window at its start, does not wait for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from co2desk.session.options import GameOptions

if TYPE_CHECKING:
    from co2desk.engine.machine.game import Game
    from co2desk.session.session import Session

__all__ = ["GameOptions", "Session", "new_game"]


def new_game(options: GameOptions) -> Game[Any]:
    """A game of any edition, without a log: for bots and simulations."""
    return __getattr__("Session").new(options).game  # type: ignore[no-any-return]


def __getattr__(name: str) -> Any:
    if name == "Session":
        from co2desk.session.session import Session  # noqa: PLC0415 - see above

        return Session
    raise AttributeError(name)
