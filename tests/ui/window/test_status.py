"""The corner beside the menus: how far the game is, and what happened last."""

from __future__ import annotations

from co2desk.engine.table.actions import Propose
from co2desk.ui.models.places import NOBODY
from co2desk.ui.window.status import BETWEEN
from tests.ui.screen import Screen
from tests.ui.steady_player import steady


def facts(screen: Screen) -> list[str]:
    return screen.window.status.toolTip().split(BETWEEN)


def propose(screen: Screen) -> str:
    """The first action of a game, and what is told about it."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    screen.submit(next(action for action in screen.controller.moves.legal if isinstance(action, Propose)))
    screen.settle()
    return screen.controller.log.last_fact()


def test_it_says_what_happened_last(screen: Screen) -> None:
    """Issue 19: whoever comes to the table sees it without opening the log."""
    last = propose(screen)
    name = screen.controller.seats[screen.controller.session.decider(0)].name
    assert last.startswith(name)
    *clock, told, seed = facts(screen)
    assert told == last
    assert clock[0].startswith("Decade 1 ")
    assert seed == "seed 3"


def test_it_says_nothing_of_now_while_somebody_looks_at_the_past(screen: Screen) -> None:
    last = propose(screen)
    screen.game_view.show_history(0)
    assert last not in facts(screen)
    screen.push(screen.game_view.history.leave)
    assert last in facts(screen)


def test_it_is_told_in_words_that_everybody_may_read(screen: Screen) -> None:
    """The corner is in sight also while the next player is asked for."""
    screen.new(players=2, seed=3)
    play, log = steady(1), screen.controller.log
    for _ in range(30):
        screen.sit_down()
        screen.submit(play(screen.controller.game))
        told = set()
        for seat in (NOBODY, 0, 1):
            log.set_seat(seat)
            told.add(log.last_fact())
        log.set_seat(screen.controller.seat)
        assert len(told) == 1
