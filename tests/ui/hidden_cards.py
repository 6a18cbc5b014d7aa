"""Finds the names of a player's cards among all words of the window."""

from __future__ import annotations

import re
from collections.abc import Iterable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.ui.everything_shown import fill_menus, widgets
from tests.ui.screen import Screen


def secrets_of(screen: Screen, seat: int) -> list[str]:
    """How a player's cards are called: by name in sentences and on cards, by number in records."""
    table, speaker = screen.table, screen.controller.speaker
    secrets = [
        rf"\bcard={card}\b|{re.escape(speaker.card_name('lobby', card))}" for card in table.lobby_hand[seat]
    ]
    goal = int(table.goal[seat])
    if goal:  # its name alone, such as "UN goals", is said of other things, too
        name = re.escape(speaker.card_name("company_goal", goal))
        secrets.append(rf"\bgoal={goal}\b|“{name}”|{name} · company goal")
    return secrets


def found_in(words: str, secrets: Iterable[str]) -> list[str]:
    return [secret for secret in secrets if re.search(secret, words)]


def everything_readable(screen: Screen) -> str:
    """The words of all widgets and models, hidden ones too, and of what hovers over the board."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    fill_menus(screen.window)
    return repr(list(widgets(screen.window)))
