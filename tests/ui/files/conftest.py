"""What the tests of files share."""

from __future__ import annotations

import pytest

from co2desk.ui.widgets import message_box
from tests.ui.files.message_boxes import MessageBoxes
from tests.ui.files.players import SEATS
from tests.ui.screen import Screen
from tests.ui.steady_player import steady


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> MessageBoxes:
    """What message boxes say; none is opened."""
    found = MessageBoxes()
    monkeypatch.setattr(message_box, "tell", found.tell)
    monkeypatch.setattr(message_box, "ask", found.ask)
    return found


@pytest.fixture
def playing(screen: Screen) -> Screen:
    """A game in its first turns."""
    screen.new(players=3, seed=4, seats=SEATS)
    screen.sit_down()
    for _ in range(3):
        if screen.controller.is_my_decision:
            screen.submit(steady(4)(screen.controller.game))
    screen.settle()
    return screen
