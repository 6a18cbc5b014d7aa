"""Players who each read their own language."""

from __future__ import annotations

from pathlib import Path

from co2desk.session.seats import Seat
from tests.ui.screen import Screen
from tests.ui.steady_player import steady

SEATS = (Seat("Anna", "star", language="pl"), Seat("Bruno", "disc", language="de"), Seat("Cleo", "square"))
CHINESE = (
    Seat("Anna", "star", language="zh_TW"),
    Seat("Bruno", "disc", language="zh_CN"),
    Seat("Cleo", "square"),
)
FINISHED = Path(__file__).parents[1] / "saves" / "2" / "first-finished.co2game"


def language(screen: Screen) -> str:
    assert screen.window.language_manager is not None
    return screen.window.language_manager.language


def turn(screen: Screen) -> None:
    """The one at the screen plays until somebody else is asked."""
    seat, play = screen.controller.seat, steady(3)
    while screen.controller.seat == seat:
        screen.submit(play(screen.controller.game))
