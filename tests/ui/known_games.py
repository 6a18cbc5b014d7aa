"""Games that nobody has to play: what the list of games shows in its tests."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QDate, QDateTime, QEvent, QTime
from PySide6.QtWidgets import QApplication

from co2desk.session.library import KnownGame
from co2desk.session.seats import SIGNS, Seat

NOW = QDateTime(QDate(2026, 11, 16), QTime(20, 30))
NAMES = ("Anna", "Bruno", "Chiara", "David", "Emil")
HOSTILE = (
    "<b>Anna</b>",
    "<img src='file:///etc/passwd'>",
    "two\nlines\tand a tab",
    "\u202eturned round\u2066",
    "x" * 5000,
    "{name} %n && &x",
    "\x00\x1b[31m\ud800",
    "Z" + "\u0300" * 200,
    "",
)


def game(number: int = 0, **changes: Any) -> KnownGame:
    """A game in its third decade, last played today."""
    usual = KnownGame(
        id=f"id{number}",
        edition="first",
        mode="competitive",
        seats=tuple(Seat(name, sign) for name, sign in zip(NAMES[:3], SIGNS, strict=False)),
        players=3,
        seed=7,
        practice=False,
        decade=3,
        co2=410,
        is_over=False,
        entries=40,
        saved_as="",
        was_cut_off=False,
        changed=float(NOW.addSecs(-960).toSecsSinceEpoch()),
        picture=None,
    )
    return usual._replace(**changes)


def games(count: int) -> list[KnownGame]:
    return [game(number) for number in range(count)]


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
