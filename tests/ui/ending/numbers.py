"""Reads the numbers of the dialog at the end of a game."""

from __future__ import annotations


def number(text: str) -> int:
    """A number as it is shown, with an en dash for a minus."""
    return int(text.replace("–", "-"))
