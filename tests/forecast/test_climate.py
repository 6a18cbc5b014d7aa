"""The forecast for hand-made positions of CO2 (2012): event, level and end (6.2 to 6.4, 15.1, 16)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.machine.frames import Frame
from co2desk.forecast import CERTAIN, IMPOSSIBLE, POSSIBLE, Disaster, Loss
from tests.engine.first.scene import Scene, kit, new_game, scene
from tests.engine.first.tables import GREEN
from tests.forecast.first_tables import COAL, GAS, OIL, fill, only, told

EVENT_OF_EUROPE = 49


# --- the event -----------------------------------------------------------------------------------------


def dangerous(level: int, players: int = 3) -> Scene:
    """One gas or coal plant will be drawn, and the event threatens Europe."""
    s = only("asia", players=players)
    s.table.fossil_pile = (COAL, GAS, GAS, GAS)
    s.table.event = EVENT_OF_EUROPE
    s.table.co2 = level
    return s


@pytest.mark.parametrize(
    ("level", "strikes", "chance"),
    [
        (300, IMPOSSIBLE, Fraction(0)),
        (310, POSSIBLE, Fraction(1, 4)),
        (320, POSSIBLE, Fraction(1, 4)),
        (330, CERTAIN, Fraction(1)),
        (400, CERTAIN, Fraction(1)),
    ],
)
def test_the_event_strikes_from_350_ppm_after_the_draws(level: int, strikes: str, chance: Fraction) -> None:
    """6.3: gas brings 20 ppm, the one coal plant 40."""
    forecasted = told(dangerous(level))
    assert forecasted.disaster is not None
    assert forecasted.disaster.strikes == strikes
    assert forecasted.climate.danger == chance


def test_everybody_without_a_plant_in_the_region_loses_a_cube_or_two_points() -> None:
    """6.3: the owner of a plant in Europe is safe."""
    s = dangerous(400)
    s.demand("europe", "gas", "solar:0:1")
    s.table.co2 = 400
    s.give(2, tech=3)
    losses = (Loss(0, 0, 2), Loss(2, 1, 0))
    assert told(s).disaster == Disaster(EVENT_OF_EUROPE, s.region("europe"), CERTAIN, losses, 0)


@pytest.mark.parametrize(("row", "taken"), [((36, 40), 36), ((), 0)])
def test_alone_a_disaster_takes_the_first_open_un_goal(row: tuple[int, ...], taken: int) -> None:
    """16.4: the leftmost one, if there is any."""
    s = dangerous(400, players=1)
    s.table.un_row = row
    disaster = told(s).disaster
    assert disaster is not None
    assert disaster.un_goal == taken


def test_several_players_lose_no_un_goal() -> None:
    """16.4 is for one player."""
    s = dangerous(400)
    assert s.table.un_row
    disaster = told(s).disaster
    assert disaster is not None
    assert disaster.un_goal == 0


def test_without_a_card_no_event_is_foretold() -> None:
    """6.3: an own copy may have more decades than event cards."""
    s = dangerous(400)
    s.table.event = 0
    assert told(s).disaster is None


# --- the level -----------------------------------------------------------------------------------------


def test_the_level_after_the_draws_is_told_with_its_bounds() -> None:
    """6.2: two of one coal, one oil and two gas plants bring 40 to 70, on average 55."""
    s = only("europe", "asia")
    s.table.fossil_pile = (GAS, COAL, GAS, OIL)
    s.table.co2 = 310
    climate = told(s).climate
    assert (climate.now, climate.lowest, climate.highest) == (310, 350, 380)
    assert climate.expected == 365
    assert (climate.to_danger, climate.to_loss) == (40, 190)
    assert climate.danger == 1
    assert climate.loss == 0


@pytest.mark.parametrize(
    ("level", "chance"),
    [(420, 0), (430, Fraction(1, 6)), (440, Fraction(1, 2)), (450, Fraction(5, 6)), (460, 1)],
)
def test_the_chance_of_a_lost_planet_is_exact(level: int, chance: Fraction) -> None:
    """6.4: of six pairs one brings 70, two 60, two 50 and one 40 ppm."""
    s = only("europe", "asia")
    s.table.fossil_pile = (GAS, COAL, GAS, OIL)
    s.table.co2 = level
    assert told(s).climate.loss == chance
    assert told(s).lost == (IMPOSSIBLE if not chance else CERTAIN if chance == 1 else POSSIBLE)


def test_the_chance_is_the_share_of_piles_with_which_the_rules_lose_the_planet() -> None:
    """6.2, 6.4: every order of a small pile, played by the engine itself."""
    pile = (COAL, OIL, OIL, GAS, GAS)

    def lost(order: tuple[int, ...]) -> bool:
        s = only("europe", "africa", "asia")
        s.table.fossil_pile, s.table.co2, s.table.decade = order, 420, 2
        s.task(Frame("energy_demand"), Frame("event"), Frame("pollution_check"))
        return s.table.ending == "planet_lost"

    orders = list(permutations(pile))
    s = only("europe", "africa", "asia")
    s.table.fossil_pile, s.table.co2 = pile, 420
    assert told(s).climate.loss == Fraction(sum(map(lost, orders)), len(orders))


def test_tiles_that_left_the_game_with_a_preset_are_not_expected() -> None:
    """16.1, D-34: the extreme start removes six gas tiles; four coal, ten oil and four gas are left."""
    s = Scene(new_game(kit(), 3, 5, variants=Variants(preset="extreme")))
    climate = told(s).climate
    assert climate.now == 240
    assert (climate.lowest, climate.highest) == (240 + 4 * 20 + 2 * 30, 240 + 4 * 40 + 2 * 30)
    assert climate.expected == 240 + 6 * 30


def test_replaced_plants_do_not_come_back_while_the_pile_lasts() -> None:
    """G-06: a coal plant that was torn down is not in the pile."""
    s = only("europe")
    s.table.fossil_pile, s.table.fossil_removed = (GAS, GAS), (COAL, COAL)
    assert told(s).climate.highest == s.table.co2 + 20


def test_when_the_pile_runs_out_the_replaced_plants_are_drawn_next() -> None:
    """G-06: the whole pile, and one of coal and gas."""
    s = only("europe", "asia")
    s.table.fossil_pile, s.table.fossil_removed = (OIL,), (COAL, GAS)
    s.table.co2 = 430
    climate = told(s).climate
    assert (climate.lowest, climate.highest) == (480, 500)
    assert climate.expected == 490
    assert climate.loss == Fraction(1, 2)


@pytest.mark.parametrize(
    ("reading", "level", "lost", "left"),
    [
        ("reaches", 470, IMPOSSIBLE, 30),
        ("reaches", 480, CERTAIN, 20),
        ("exceeds", 480, IMPOSSIBLE, 21),
        ("exceeds", 490, CERTAIN, 11),
    ],
)
def test_alone_500_ppm_end_the_game_when_reached_or_when_exceeded(
    reading: str, level: int, lost: str, left: int
) -> None:
    """D-39, 16.4: the two readings differ at exactly 500; the game is scored."""
    s = only("europe", players=1, switches={"solo_end_level": reading})
    s.table.co2 = level
    assert told(s).lost == lost
    assert told(s).climate.to_loss == left
    assert told(s).pollution_ending == "solo_pollution"


# --- the end of the game -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "decade", "last"),
    [
        *((players, decade, decade == 5) for players in (1, 2, 3, 4) for decade in (4, 5)),
        (5, 5, False),
        (5, 6, True),
    ],
)
def test_no_supply_phase_follows_the_last_decade(players: int, decade: int, last: bool) -> None:
    """15.1, G-09: the fifth, and with five players the sixth."""
    s = scene(players=players)
    fill(s, decade)
    s.table.decade = decade
    s.table.co2 = 490
    forecasted = told(s)
    assert forecasted.last_decade == last
    assert forecasted.ends == (("last_decade",) if last else ())
    assert forecasted.decade == (0 if last else decade + 1)
    if last:
        assert (forecasted.visits, forecasted.disaster, forecasted.lost) == ((), None, IMPOSSIBLE)
        assert forecasted.climate.highest == 490
        assert forecasted.climate.danger == 0


@pytest.mark.parametrize("regions", [0, 1, 2, 3])
def test_two_green_regions_end_the_game(regions: int) -> None:
    """15.1, D-32: then nothing is drawn any more."""
    s = scene()
    for region in list(GREEN)[:regions]:
        s.demand(region, *GREEN[region])
    assert told(s).ends == (("green_regions",) if regions >= 2 else ())
    assert told(s).decade == (0 if regions >= 2 else 2)


@pytest.mark.parametrize(
    ("after_supply", "now", "ends"),
    [(350, 340, ("below_danger",)), (350, 350, ()), (340, 300, ())],
)
def test_a_level_back_below_350_ppm_ends_the_game(after_supply: int, now: int, ends: tuple[str, ...]) -> None:
    """G-10: it has to have been there after the supply phase of this decade."""
    s = scene()
    s.table.level_after_supply, s.table.co2 = after_supply, now
    assert told(s).ends == ends


def test_all_reasons_are_told_the_one_that_counts_first() -> None:
    """15.1: in the order in which the engine asks."""
    s = scene()
    for region in GREEN:
        s.demand(region, *GREEN[region])
    s.table.decade, s.table.level_after_supply, s.table.co2 = 5, 400, 340
    assert told(s).ends == ("last_decade", "green_regions", "below_danger")


def test_a_finished_game_has_nothing_to_come() -> None:
    """15.1: no supply phase, no income, no danger."""
    s = scene()
    s.expertise(0, fusion=4)
    s.table.decade = 5
    s.task(Frame("end_check"))
    assert s.game.is_over
    forecasted = told(s)
    assert (forecasted.decade, forecasted.ends, forecasted.visits, forecasted.disaster) == (0, (), (), None)
    assert forecasted.earned(0) == 0
    assert forecasted.lost == IMPOSSIBLE
