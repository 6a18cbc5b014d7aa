"""A position for every decision of both games, reached once by mouse and keys and kept to be looked at."""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.session import Session
from tests.ui import test_decisions, test_second_decisions
from tests.ui.screen import Screen

# Where it is asked; all others are asked among partners.
MODE = {"bonus_received": COMPETITIVE, "keep_goal": SOLO, "second_action": SOLO, "opponent_start": SOLO}


def questions(screen: Screen) -> Iterator[tuple[str, Session]]:
    """Walk to every decision, one after the other."""
    for kind, (way, _) in test_decisions.WAYS.items():
        way(screen)
        yield f"first {kind}", screen.controller.session
    for kind, second in test_second_decisions.WAYS.items():
        second(screen, MODE.get(kind, COOPERATIVE))
        assert screen.asked[0] == kind
        yield f"second {kind}", screen.controller.session
