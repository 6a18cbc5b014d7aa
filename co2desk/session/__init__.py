"""One running game: what it was set up with, its action log, undo and saving. No Qt."""

from __future__ import annotations

from co2desk.session.options import GameOptions
from co2desk.session.session import Session

__all__ = ["GameOptions", "Session"]
