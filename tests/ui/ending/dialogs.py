"""The dialog at the end of a recorded game, and how its numbers are read."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from co2desk.session import Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.text.speaker import Speaker
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.preferences import STANDARD
from co2desk.ui.theme.look import Type, look_of
from tests.replays.games import load_recorded
from tests.ui.keyboard_and_mouse import show

NAMES = ("Anna", "Ben", "<b>Cy", "Dora", "Eve")
Open = Callable[..., EndDialog]


def shown_end(
    game: Session | str, parent: QWidget | None = None, scale: float = 1.0, animate: bool = False
) -> EndDialog:
    """The open dialog of a session, or of the recorded game with this name."""
    session = load_recorded(game) if isinstance(game, str) else game
    seats = tuple(Seat(name, sign) for name, sign in zip(NAMES, SIGNS, strict=True))[
        : session.options.players
    ]
    kit = session.game.table.setting.base
    speaker = Speaker(kit, [seat.name for seat in seats], readings=session.readings)
    look = look_of(STANDARD, dark=False)
    dialog = EndDialog(parent, session, seats, speaker, look, Type("Noto Sans", scale), animate)
    show(dialog)
    return dialog


def number(text: str) -> int:
    """A number as it is shown, with an en dash for a minus."""
    return int(text.replace("–", "-"))
