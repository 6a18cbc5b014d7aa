"""The printed values of the expertise tracks."""

from __future__ import annotations

from tests.engine.first.scene import kit


def income(energy: str, level: int) -> int:
    """The number at a space of a track."""
    return kit().tracks[kit().energies.index(energy)].income[level - 1]
