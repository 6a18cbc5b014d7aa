"""Finds the names of a player's cards among all words of the window."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.ui.everything_shown import fill_menus, widgets
from tests.ui.screen import Screen


def secrets_of(screen: Screen, seat: int) -> list[str]:
    """How a player's cards are named, in sentences and in records: no two cards have the same number."""
    table = screen.table
    cards = [rf"card[ =]{card}\b" for card in table.lobby_hand[seat]]
    return [*cards, rf"ompany goal {table.goal[seat]}\b"] if table.goal[seat] else cards


def found_in(words: str, secrets: Iterable[str]) -> list[str]:
    return [secret for secret in secrets if re.search(secret, words)]


def everything_readable(screen: Screen) -> str:
    """The words of all widgets and models, hidden ones too, and of what hovers over the board."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    fill_menus(screen.window)
    return repr(list(widgets(screen.window)))
