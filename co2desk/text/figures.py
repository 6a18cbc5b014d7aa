"""Numbers as they are shown. A minus is an en dash: as wide as a plus, and in the bundled fonts."""

from __future__ import annotations

MINUS = "–"


def figure(n: int) -> str:
    return f"{n}".replace("-", MINUS)


def signed(n: int) -> str:
    """A change: always with its sign."""
    return f"{n:+d}".replace("-", MINUS)
