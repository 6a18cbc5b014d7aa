"""Games that stand right before a scene."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.session import GameOptions, Session
from co2desk.session.seats import SIGNS, Seat
from co2desk.ui.editions.lookup import declaration_of
from co2desk.ui.models.scenes import Plot
from tests.ui.screen import NAMES
from tests.ui.steady_player import steady

# For each scene a game in which it plays, and what is read in the end.
GAMES: dict[str, tuple[dict[str, Any], str]] = {
    "decade": ({"players": 3}, "350 ppm"),
    "summit": ({"players": 5, "seed": 90}, "Summit"),
    "auction": ({"players": 3, "seed": 1, "variants": {"auction": True}}, "win the auction"),
    "draft": ({"players": 3, "seed": 1, "variants": {"draft": True}}, "Everybody has chosen their cards."),
    "placement": ({"players": 1, "seed": 1}, "The board is set up."),
}


def one_person(players: int, person: int) -> tuple[Seat, ...]:
    """Computer players have all other seats."""
    seats = [Seat(NAMES[n], SIGNS[n], "steady") for n in range(players)]
    seats[person] = Seat(NAMES[person], SIGNS[person])
    return tuple(seats)


def plot_of(session: Session) -> Plot:
    """Nothing of the game has been read yet."""
    setting = session.game.table.setting
    return Plot(declaration_of(setting).scenes(setting))


def before_scene(code: str, seed: int = 3, at_end: bool = False, **options: Any) -> tuple[Session, Action]:
    """A game, and the action that opens a scene in it, or that ends one."""
    session = Session.new(GameOptions(seed=seed, **options))
    bot, plot = steady(seed), plot_of(session)
    plot.take(session.setup_events)
    while not session.game.is_over:
        action = bot(session.game)
        events = session.play(action)
        parts = [part for part in plot.take(events) if part.scene is not None and part.scene.code == code]
        if any(part.is_last if at_end else part.is_first for part in parts):
            step = len(session.actions) - 1
            return session.branched(step), action
    raise AssertionError(f"no scene {code} in this game")
