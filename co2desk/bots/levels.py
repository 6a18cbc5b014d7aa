"""The levels of computer players, from the weakest to the strongest."""

from __future__ import annotations

LEVELS = ("beginner", "steady", "strong", "expert")
DEFAULT_LEVEL = "steady"
