"""Events and disasters (specification 6.3, G-09)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.events import DisasterAvoided, DisasterStruck, EventRevealed, TechDonated
from tests.engine.checks import happened
from tests.engine.first.scene import Scene, scene


def before_event(co2: int, players: int = 3) -> Scene:
    """The card of Europe lies on the event space."""
    s = scene(players=players)
    s.table.start_player = 0
    s.table.event, s.table.event_pile = 49, (47, 48, 50, 51, 52)
    s.table.co2 = co2
    return s


def test_a_disaster_takes_one_cube_from_everybody_without_a_plant_in_the_region() -> None:
    """6.3: the cubes lie in the region; the owner of a plant there gives nothing; nobody is asked."""
    s = before_event(350)
    s.demand("europe", "gas", "solar:0:1")
    s.table.co2 = 350
    for player in range(3):
        s.give(player, tech=2)
    s.task(Frame("event"))
    assert s.table.tech == [1, 2, 1]
    assert s.table.region_tech[s.region("europe")] == 2
    assert s.table.vp == [0, 0, 0]
    assert s.events[:3] == [DisasterStruck(49, 2), TechDonated(0, 2), TechDonated(2, 2)]
    assert s.waiting == ("over", None)


@pytest.mark.parametrize("start", [0, 1, 2])
def test_a_disaster_goes_round_from_the_start_player(start: int) -> None:
    """6.3, G-56: nobody is asked, but it is told in the order of the table."""
    s = before_event(350)
    s.table.start_player = start
    for player in range(3):
        s.give(player, tech=1)
    s.task(Frame("event"))
    order = [event.player for event in s.events if isinstance(event, TechDonated)]
    assert order == [start, (start + 1) % 3, (start + 2) % 3]


def test_a_plant_in_another_region_does_not_help() -> None:
    """6.3: only plants in the region of the card count."""
    s = before_event(350)
    s.demand("asia", "gas", "solar:0:1")
    s.table.co2 = 350
    s.give(1, tech=1)
    s.task(Frame("event"))
    assert s.table.tech[1] == 0


def test_who_has_no_cube_loses_two_points_even_below_zero() -> None:
    """6.3: 2 points, no choice; money does not help."""
    s = before_event(490)
    s.give(0, money=20)
    s.table.vp = [1, 0, 5]
    s.task(Frame("event"))
    assert s.table.vp == [-1, -2, 3]
    assert s.table.money[0] == 20
    assert s.table.region_tech == [0] * 6


@pytest.mark.parametrize(("co2", "struck"), [(120, False), (340, False), (350, True), (490, True)])
def test_a_disaster_happens_from_350_ppm_on(co2: int, struck: bool) -> None:
    """6.3: below 350 nothing happens."""
    s = before_event(co2)
    s.give(0, tech=1)
    s.task(Frame("event"))
    assert s.table.tech[0] == (0 if struck else 1)
    assert isinstance(s.events[0], DisasterStruck if struck else DisasterAvoided)


@pytest.mark.parametrize("co2", [340, 350])
def test_the_card_leaves_and_the_visible_one_takes_its_place(co2: int) -> None:
    """6.3: an avoided disaster counts as resolved too; the next card of the pile is turned up."""
    s = before_event(co2)
    s.task(Frame("event"))
    assert (s.table.event, s.table.event_pile) == (47, (48, 50, 51, 52))
    assert happened(s, EventRevealed(48, 1))


def test_five_players_resolve_a_fifth_event_in_their_sixth_decade() -> None:
    """G-09: six cards are enough for five supply phases."""
    s = before_event(340, players=5)
    for _ in range(4):
        s.task(Frame("event"))
    s.table.co2 = 350
    s.give(0, tech=1)
    s.task(Frame("event"))
    assert isinstance(s.events[0], DisasterStruck)
    assert s.events[0].card == 51
    assert (s.table.event, s.table.event_pile) == (52, ())


def test_without_a_card_there_is_no_event() -> None:
    """6.3: an own copy may have more decades than event cards."""
    s = scene()
    s.table.event, s.table.event_pile = 47, ()
    s.task(Frame("event"))
    assert s.table.event == 0
    assert s.task(Frame("event")) == []
