"""Computer players."""

from __future__ import annotations

from co2desk.bots.bot import Bot
from co2desk.bots.chance import RandomBot
from co2desk.bots.level_bots import Beginner, Expert, Steady, Strong
from co2desk.bots.sample.bot import SampleBot

__all__ = ["BOTS", "Bot", "seat_bots"]

# By the name used on the command line. A bot is made with the number that seeds whatever chance it uses.
BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "sample": SampleBot,
    "beginner": Beginner,
    "steady": Steady,
    "strong": Strong,
    "expert": Expert,
}


def seat_bots(names: list[str], players: int, seed: int) -> list[Bot]:
    """A bot for every seat; a shorter list of names is repeated around the table."""
    return [BOTS[names[seat % len(names)]](seed * 16 + seat) for seat in range(players)]
