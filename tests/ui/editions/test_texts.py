"""What the window says about a game of Second Chance, in that edition's words, and once."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, SOLO
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import actions as act
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from tests.ui import second_screen
from tests.ui.board import tables as first_tables
from tests.ui.editions.second_chance import tables as second_tables
from tests.ui.first_screen import prepared as first_prepared
from tests.ui.screen import Screen
from tests.ui.second_screen import ANNA, EUROPE

pytestmark = pytest.mark.shared_window


def explained(screen: Screen, key: PlaceKey) -> tuple[str, list[str]]:
    """What hovering a place tells."""
    item = screen.game_view.board.items_by_key[key]
    told: tuple[str, list[str]] = screen.game_view.board.words.explain(key, item.value)
    return told


def test_a_place_in_the_order_of_the_energy_supply_is_told_by_its_name(screen: Screen) -> None:
    """13, A1: "supply phase" is the first edition's, and printed otherwise in other languages."""
    screen.lay(second_screen.prepared()[0])
    assert explained(screen, at.region(EUROPE))[1][0] == "Number 3 in the order of the energy supply."
    screen.lay(first_prepared()[0])
    assert explained(screen, at.region(EUROPE))[1][0] == "Number 3 in the order of the supply phase."


def test_the_event_after_the_current_one_is_the_future_event(screen: Screen) -> None:
    """14: one thing, one name, on the board and where it is spoken of."""
    session, stage = second_screen.prepared(COMPETITIVE)
    stage.table.event_pile = ()
    screen.lay(session)
    assert screen.game_view.board.words.next_event() == "Future event"
    assert explained(screen, at.NEXT_EVENT)[0] == "Future event"
    assert explained(screen, at.CO2)[1][0] == "At 400 ppm or more, the future event happens as well."


@pytest.mark.parametrize("mode", [COOPERATIVE, SOLO])
def test_a_reduction_is_asked_for_in_words_that_hold_alone_too(screen: Screen, mode: str) -> None:
    """D23: alone there is no team."""
    session, stage = second_screen.prepared(mode)
    stage.table.co2, stage.table.vp[0] = 380, 30
    screen.lay(session)
    asked = screen.controller.speaker.decision(Frame("reduction", ANNA), stage.table)
    assert asked == ("Choose how far to reduce the CO₂ level of 380 ppm: each step of 10 ppm costs 1 point.")


def test_what_a_un_goal_would_bring_is_told_once(screen: Screen) -> None:
    """13.2, 8.C: beside the card that is picked up, as the log will tell it."""
    session, stage = first_prepared()
    first_tables.goal_reached(session, stage)
    screen.lay(session)
    assert screen.game_view.adviser.consequences(act.score_un_goal(34)) == [
        "Anna pays 1 technology cube.",
        "Anna scores UN goal “Biomass, recycling”: 4 points.",
    ]


def test_a_un_goal_of_second_chance_is_claimed(screen: Screen) -> None:
    """8.C: beside the card, and where somebody is reminded of it before the turn ends."""
    session, stage = second_screen.prepared()
    second_tables.goal_reached(session, stage)
    stage.table.mandatory_done = 1
    screen.lay(session)
    assert screen.game_view.adviser.consequences(act.score_un_goal(2)) == [
        "Anna pays 1 technology cube.",
        "Anna claims UN goal “Recycling, hydro”: 2 points.",
    ]
    assert any("claim a UN goal" in told for told in screen.game_view.adviser.warnings(act.END_TURN))
