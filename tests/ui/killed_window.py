"""A window that plays by itself and says what it shows, until somebody kills it.

    python -m tests.ui.killed_window FOLDER       begins a game, or goes on with the one that is there

Each line on standard output is what the screen shows: the number of entries in the log and the fingerprint.
"""

from __future__ import annotations

import os
import sys

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["CO2DESK_HOME"] = sys.argv[1]

from co2desk.session import GameOptions
from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.app import make_window

app, window = make_window()
window.preferences.set("animation", "off")
window.preferences.set("pace", "at_once")
window.show()
window.known_games.show()
controller = window.parts.controller


def say() -> None:
    print(len(controller.session.log), controller.game.fingerprint(), flush=True)


controller.decision_changed.connect(say)
known = list(window.autosave.library.games())
if known:
    window.continue_game(known[0].id)
else:
    seats = tuple(Seat(f"Bot {number}", SIGNS[number], "random") for number in range(4))
    window.parts.starter.start(GameSetup(GameOptions(players=4, seed=8), seats))
sys.exit(app.exec())
