"""One running game: what it was set up with, its action log, undo and saving. No Qt.

`Session` loads the whole engine. Whoever only wants to know which games there are, such as the window at its
start, imports other modules of this package and does not wait for it.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from co2desk.session.options import GameOptions

if TYPE_CHECKING:
    from co2desk.session.session import Session

__all__ = ["GameOptions", "Session"]


def __getattr__(name: str) -> Any:
    """The one late import of this package: `Session`, when it is first asked for."""
    if name == "Session":
        return import_module("co2desk.session.session").Session
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
