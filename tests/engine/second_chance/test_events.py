"""The event phase of the competitive game (specification 14)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import events
from co2desk.engine.table.ids import HAND
from tests.engine.checks import asks, happened
from tests.engine.second_chance.scene import Scene, kit, scene
from tests.engine.second_chance.tiles import IN_ASIA, IN_EUROPE, IN_NORTH_AMERICA

NA, EUROPE, ASIA = 0, 2, 4


def disaster(current: int = IN_NORTH_AMERICA, *pile: int, co2: int = 200, reading: str = "reaches") -> Scene:
    """Everybody can give a cube and a CEP; the start player is player 1."""
    s = scene("competitive", switches={"second_event": reading})
    s.table.event, s.table.event_pile = current, pile
    s.table.co2, s.table.start_player = co2, 1
    for player in range(4):
        s.give(player, tech=1, cep=1)
    s.table.vp = [10, 10, 10, 10]
    return s


def happen(s: Scene) -> None:
    s.task(Frame("event_phase"))


def struck(s: Scene) -> list[int]:
    return [event.region for event in s.events if isinstance(event, events.DisasterStruck)]


def test_seven_tiles_name_the_six_regions_and_one_of_them_twice() -> None:
    """2, P11."""
    assert len(kit().events) == 7
    assert {card.region for card in kit().events} == set(range(6))


def test_everybody_without_a_part_in_the_region_gives_a_cube_and_pays_a_cep() -> None:
    """14: in player order; the cubes lie in the region, the CEPs go to the bank."""
    s = disaster()
    bank = s.table.bank
    happen(s)
    assert (s.table.tech, s.table.cep) == ([0] * 4, [0] * 4)
    assert (s.table.region_tech[NA], s.table.bank) == (4, bank + 4)
    assert s.table.vp == [10] * 4
    donors = [event.player for event in s.events if isinstance(event, events.TechDonated)]
    assert donors == [1, 2, 3, 0]


def test_a_plant_or_a_supporting_infrastructure_in_the_region_protects() -> None:
    """14: the builder and the host of a plant; an infrastructure without a plant does not help."""
    s = disaster()
    s.demand("north_america", "solar:1:2:3")
    s.project("north_america/tech", "solar", host=0)
    happen(s)
    assert s.table.tech == [0, 0, 1, 1]
    assert s.table.cep == [0, 0, 1, 1]


def test_a_plant_elsewhere_does_not_protect() -> None:
    """14: neither does control of another region, but its CEPs can pay."""
    s = disaster()
    s.demand("asia", "solar:1:0:0")
    happen(s)
    assert s.table.tech[0] == 0


def test_who_has_no_cube_loses_two_points_and_still_pays_the_cep() -> None:
    """14: never by choice."""
    s = disaster()
    s.give(2, tech=-1)
    happen(s)
    assert s.table.vp == [10, 10, 8, 10]
    assert s.table.cep[2] == 0
    assert happened(s, events.PointsLost(2, 2, "event"))


def test_yellow_pays_from_africa_and_loses_two_points() -> None:
    """T29: neither a cube nor a CEP on the own board."""
    s = disaster()
    s.give(3, tech=-1, cep=-1)
    s.control("africa", 3)
    happen(s)
    assert s.table.region_cep[3] == 2
    assert s.table.vp[3] == 8


def test_who_cannot_pay_a_cep_takes_the_penalty() -> None:
    """14, 7.4: points as high as the price, and a CEP goes from the market to the bank."""
    s = disaster()
    s.give(2, cep=-1)
    s.on_sale(2)
    happen(s)
    assert s.table.vp == [10, 10, 7, 10]
    assert s.table.market == 1
    assert happened(s, events.PenaltyPaid(2, 3))


def test_points_may_fall_below_zero() -> None:
    """A41."""
    s = disaster()
    s.give(2, tech=-1, cep=-1)
    s.table.vp[2] = 1
    happen(s)
    assert s.table.vp[2] == 1 - 2 - 3
    assert not s.table.ending


def test_the_payer_chooses_where_the_cep_comes_from_and_nothing_else() -> None:
    """D24: the own board or a controlled region; the cube is no choice."""
    s = disaster()
    s.control("africa", 1)
    s.control("asia", 1)
    happen(s)
    asks(s, "pay_cep", 1, ["hand", "africa", "asia"])
    assert s.refused("decline") == "not_now"
    assert s.table.tech[1] == 0
    s.do("pay_cep", source="asia")
    assert s.table.region_cep[ASIA] == 5
    assert [e for e in s.events if isinstance(e, events.CepPaid)] == [
        events.CepPaid(1, ASIA),
        events.CepPaid(2, HAND),
        events.CepPaid(3, HAND),
        events.CepPaid(0, HAND),
    ]


def test_every_region_returns_one_cube_before_the_event() -> None:
    """14 step 1: also the region that is struck."""
    s = disaster()
    s.region_tech("north_america", 2)
    s.region_tech("asia", 1)
    happen(s)
    assert s.names()[:3] == ["RegionTechReturned", "RegionTechReturned", "DisasterStruck"]
    assert s.table.region_tech == [5, 0, 0, 0, 0, 0]


# --- one event or two ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("co2", "regions"), [(390, [NA]), (400, [NA, ASIA]), (410, [NA, ASIA])])
def test_from_400_ppm_on_the_future_event_happens_too(co2: int, regions: list[int]) -> None:
    """14 step 3, A72."""
    s = disaster(IN_NORTH_AMERICA, IN_ASIA, IN_EUROPE, 6, co2=co2)
    happen(s)
    assert struck(s) == regions


@pytest.mark.parametrize(("co2", "regions"), [(400, [NA]), (410, [NA, ASIA])])
def test_in_the_other_reading_the_second_event_needs_more_than_400(co2: int, regions: list[int]) -> None:
    """A72: as in the example."""
    s = disaster(IN_NORTH_AMERICA, IN_ASIA, IN_EUROPE, co2=co2, reading="exceeds")
    happen(s)
    assert struck(s) == regions


def test_two_events_take_two_cubes_and_two_ceps() -> None:
    """14: after the first nobody has a cube or a CEP left here."""
    s = disaster(IN_NORTH_AMERICA, IN_ASIA, co2=400)
    s.demand("asia", "solar:1:0:0")
    s.table.price = 1
    happen(s)
    assert s.table.region_tech == [4, 0, 0, 0, 0, 0]
    assert s.table.vp[0] == 10
    assert s.table.vp[1:] == [10 - 2 - 1, 10 - 2 - 1, 10 - 2 - 2]  # the second penalty empties the market


def test_after_one_event_the_future_becomes_the_current_one() -> None:
    """14 step 4: and the next tile is turned over."""
    s = disaster(IN_NORTH_AMERICA, IN_ASIA, IN_EUROPE, 6)
    happen(s)
    assert (s.table.event, s.table.event_pile, s.table.event_out) == (IN_ASIA, (IN_EUROPE, 6), (1,))
    assert s.events[-1] == events.EventRevealed(IN_EUROPE, EUROPE)


def test_after_two_events_two_new_tiles_lie_open() -> None:
    """14 step 4."""
    s = disaster(IN_NORTH_AMERICA, IN_ASIA, IN_EUROPE, 6, 2, co2=400)
    happen(s)
    assert (s.table.event, s.table.event_pile, s.table.event_out) == (IN_EUROPE, (6, 2), (1, 5))
    assert s.events[-1] == events.EventRevealed(6, 5)


def test_without_a_tile_there_is_no_event() -> None:
    """A39: nothing is shuffled back; a missing future event does not happen either."""
    s = disaster(IN_NORTH_AMERICA, co2=450)
    happen(s)
    assert struck(s) == [NA]
    assert (s.table.event, s.table.event_pile) == (0, ())
    happen(s)
    assert s.events == [events.RegionTechReturned(NA)]
