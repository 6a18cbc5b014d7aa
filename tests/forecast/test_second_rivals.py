"""The forecast for hand-made positions of rivals: income, events, the coming supply phase (11, 13, 14)."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest

from co2desk.engine.editions.second_chance.setting import Variants
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.table.ids import HAND, NONE
from co2desk.forecast import (
    BY_PLAYER,
    BY_REGION,
    PENALTY,
    Rank,
    RivalForecast,
    Span,
    Strike,
    Toll,
    Visit,
    forecast,
)
from tests.engine.second_chance.random_play import waiting_for
from tests.engine.second_chance.scene import Scene, kit, new_game
from tests.engine.second_chance.tiles import IN_EUROPE, IN_NORTH_AMERICA
from tests.forecast.second_tables import AFRICA, ASIA, COAL, EUROPE, GAS, NA, OCEANIA, OIL, SA, rivals


def told(s: Scene, seat: int = 0) -> RivalForecast:
    found = forecast(s.table, seat)
    assert isinstance(found, RivalForecast)
    return found


# --- the supply phase ------------------------------------------------------------------------------------


def test_the_supply_phase_that_follows_is_that_of_the_next_decade() -> None:
    """5, 13: the slot of the next decade counts; uncontrolled regions pay by themselves."""
    outlook = told(rivals("asia", "africa"))
    assert (outlook.decade, outlook.supply, outlook.running) == (1, 2, False)
    assert outlook.visits == (Visit(AFRICA, 1, NOBODY, BY_REGION), Visit(ASIA, 1, NOBODY, BY_REGION))


def test_no_supply_phase_follows_the_last_decade() -> None:
    """5, 16.2: the fifth; then nothing can be lost any more."""
    s = rivals(decade=4)
    s.table.decade, s.table.co2 = 5, 500
    outlook = told(s)
    assert (outlook.last_decade, outlook.supply, outlook.visits) == (True, 0, ())
    assert outlook.loss == 0
    assert outlook.strikes


def test_ceps_that_an_event_takes_cannot_pay_for_a_plant() -> None:
    """14, 13, A19: the event comes first; the only CEP goes to it, and the plant is a penalty. Two CEPs pay
    for both."""
    s = rivals("asia")
    s.control("asia", 2)
    s.region_cep("asia", 0)
    s.give(2, cep=1)
    outlook = told(s)
    assert outlook.strikes[0].tolls[1] == Toll(2, 0, 2, (HAND,))
    assert [(visit.payment, visit.points) for visit in outlook.visits] == [(PENALTY, 4)]
    s.give(2, cep=1)
    assert told(s).visits == (Visit(ASIA, 1, 2, BY_PLAYER, (HAND,)),)


@pytest.mark.parametrize(
    ("level", "chance"),
    [(430, 0), (440, Fraction(1, 6)), (450, Fraction(1, 2)), (460, Fraction(5, 6)), (470, 1)],
)
def test_the_chance_of_a_lost_planet_is_exact(level: int, chance: Fraction) -> None:
    """13, A7: above 500 ppm; of six pairs one brings 70, two 60, two 50 and one 40."""
    s = rivals("europe", "asia")
    s.table.fossil_pile, s.table.co2 = (GAS, COAL, GAS, OIL), level
    outlook = told(s)
    assert outlook.loss == chance
    assert outlook.level.after == Span(level + 40, Fraction(level + 55), level + 70)


def test_the_chance_is_the_share_of_piles_with_which_the_rules_lose_the_planet() -> None:
    """13: every order of a small pile, played by the engine itself; the game ends in the middle."""
    pile = (COAL, OIL, OIL, GAS, GAS)

    def lost(order: tuple[int, ...]) -> bool:
        s = rivals("europe", "africa", "asia")
        s.table.fossil_pile, s.table.co2, s.table.decade = order, 420, 2
        s.task(Frame("energy_supply"))
        return s.table.ending == "planet_lost"

    orders = list(permutations(pile))
    s = rivals("europe", "africa", "asia")
    s.table.fossil_pile, s.table.co2 = pile, 420
    assert told(s).loss == Fraction(sum(map(lost, orders)), len(orders))


def test_a_level_that_no_draw_can_survive_still_tells_every_visit() -> None:
    """13: the rehearsal goes on where the game would end."""
    s = rivals("north_america", "europe", "asia")
    s.table.co2 = 500
    assert told(s).draws == (NA, EUROPE, ASIA)
    assert told(s).loss == 1


def test_before_the_first_decade_its_own_supply_phase_comes_first() -> None:
    """4.2, T26: all six regions draw and pay; then the events of decade 1 wait at its end."""
    game = new_game(kit(), 3, 2, variants=Variants("competitive"))
    assert game.decision.kind == "keep_goal"
    outlook = forecast(game.table, 0)
    assert isinstance(outlook, RivalForecast)
    assert (outlook.decade, outlook.supply, outlook.running) == (1, 1, False)
    assert outlook.draws == (NA, SA, EUROPE, AFRICA, ASIA, OCEANIA)
    assert [visit.payment for visit in outlook.visits] == [BY_REGION] * 6
    assert outlook.level.now == 50
    assert [strike.card for strike in outlook.strikes] == [game.table.event]


def test_in_a_running_supply_phase_only_what_is_left_is_told() -> None:
    """13: while one payment is decided, the next one is told without a slot."""
    s = rivals("africa", "asia")
    for region in ("africa", "asia"):
        s.control(region, 0)
        s.region_cep(region, 1)
    s.give(0, cep=1)
    s.table.decade = 2
    s.task(*(Frame(step) for step in ("energy_supply", "rounds", "income", "event_phase", "decade_end")))
    s.table.active = NOBODY
    assert s.waiting == ("pay_cep", 0)
    outlook = told(s)
    assert (outlook.supply, outlook.running, outlook.draws) == (2, True, ())
    assert outlook.visits == (Visit(ASIA, NONE, 0, BY_PLAYER, (AFRICA, ASIA)),)
    assert outlook.level.over == 0


# --- events ----------------------------------------------------------------------------------------------


def test_an_event_takes_a_cube_or_points_and_a_cep_or_a_penalty() -> None:
    """14, A40, T29: in player order from the start player; who has a cube cannot lose points instead."""
    s = rivals()
    s.give(0, tech=1)
    s.control("africa", 1)
    s.give(2, tech=3, cep=2)
    assert told(s).strikes == (
        Strike(
            IN_NORTH_AMERICA,
            NA,
            (Toll(1, 0, 2, (AFRICA,)), Toll(2, 1, 0, (HAND,)), Toll(0, 1, 0, (), penalty=3)),
        ),
    )


def test_who_built_or_hosts_a_plant_in_the_region_is_safe() -> None:
    """14."""
    s = rivals()
    s.demand("north_america", "solar:1:0:2")
    assert [toll.player for toll in told(s).strikes[0].tolls] == [1]


@pytest.mark.parametrize(
    ("reading", "level", "cards"),
    [
        ("reaches", 390, [IN_NORTH_AMERICA]),
        ("reaches", 400, [IN_NORTH_AMERICA, IN_EUROPE]),
        ("exceeds", 400, [IN_NORTH_AMERICA]),
        ("exceeds", 410, [IN_NORTH_AMERICA, IN_EUROPE]),
    ],
)
def test_from_400_ppm_on_the_next_event_strikes_too(reading: str, level: int, cards: list[int]) -> None:
    """14, A72: at 400, or above it under the other reading."""
    s = rivals(switches={"second_event": reading})
    s.table.co2 = level
    outlook = told(s)
    assert [strike.card for strike in outlook.strikes] == cards
    assert outlook.event_level == (400 if reading == "reaches" else 401)
    assert outlook.next_event == IN_EUROPE


def test_cubes_and_ceps_for_the_first_event_are_missing_for_the_second() -> None:
    """14: one cube and one CEP for two events."""
    s = rivals()
    s.table.co2 = 450
    for player in range(3):
        s.give(player, tech=1, cep=1)
    first, second = told(s).strikes
    assert first.tolls == (Toll(1, 1, 0, (HAND,)), Toll(2, 1, 0, (HAND,)), Toll(0, 1, 0, (HAND,)))
    assert [(toll.points, toll.penalty) for toll in second.tolls] == [(2, 3), (2, 3), (2, 4)]


def test_without_a_tile_there_is_no_event() -> None:
    """A39: three double decades need more than seven."""
    s = rivals()
    s.table.event, s.table.event_pile, s.table.co2 = 0, (), 450
    assert told(s).strikes == ()
    assert told(s).next_event == 0


@pytest.mark.parametrize("second", [False, True])
def test_in_a_running_event_phase_only_who_is_left_pays(second: bool) -> None:
    """14, D24: player 1 chooses a source; those after are told, and the second event if it comes."""
    s = rivals()
    s.table.co2 = 400 if second else 300
    s.control("africa", 1)
    for player in range(3):
        s.give(player, tech=2, cep=1)
    s.task(Frame("event_phase"), Frame("decade_end"))
    s.table.active = NOBODY
    assert s.waiting == ("pay_cep", 1)
    strikes = told(s).strikes
    assert strikes[0] == Strike(IN_NORTH_AMERICA, NA, (Toll(2, 1, 0, (HAND,)), Toll(0, 1, 0, (HAND,))))
    assert [strike.card for strike in strikes[1:]] == ([IN_EUROPE] if second else [])
    if second:
        assert [toll.player for toll in strikes[1].tolls] == [1, 2, 0]


def test_the_last_payment_of_the_second_event_belongs_to_that_event() -> None:
    """14: nothing is left of the first one."""
    s = rivals()
    s.table.co2 = 400
    s.control("africa", 0)
    for player in range(3):
        s.give(player, tech=2, cep=2)
    s.demand("north_america", "solar:1:0:1", "wind:1:2:2")
    s.task(Frame("event_phase"), Frame("decade_end"))
    s.table.active = NOBODY
    assert s.waiting == ("pay_cep", 0)
    assert told(s).strikes == (Strike(IN_EUROPE, EUROPE, ()),)


# --- income and points -----------------------------------------------------------------------------------


def test_income_is_told_until_it_is_divided() -> None:
    """11, 14: three players, the two best stacks; in the event phase it has been divided."""
    s = rivals()
    s.knowledge(0, wind=4)
    s.knowledge(1, wind=2, solar=1)
    outlook = told(s)
    assert [outlook.earned(player) for player in range(3)] == [3, 3, 0]
    table = waiting_for("pay_cep", "competitive", lambda t: "events_discarded" in {f.kind for f in t.stack})
    late = forecast(table, 0)
    assert any(table.expertise)
    assert not any(map(any, late.income))


def test_rivals_are_ranked_by_their_points() -> None:
    """16.2: equal points share a place."""
    s = rivals(players=4)
    s.table.vp = [7, 12, -2, 7]
    assert told(s).ranking == (Rank(1, 1, 12), Rank(2, 0, 7), Rank(2, 3, 7), Rank(4, 2, -2))


def test_a_finished_game_has_nothing_to_come() -> None:
    """13: a lost planet brings no income, no events and no plants."""
    s = rivals("asia")
    s.knowledge(0, wind=4)
    s.table.co2, s.table.decade = 490, 2
    s.task(Frame("energy_supply"))
    assert s.table.ending == "planet_lost"
    outlook = told(s)
    assert (outlook.supply, outlook.visits, outlook.strikes, outlook.running) == (0, (), (), False)
    assert not any(map(any, outlook.income))
    assert outlook.loss == 0
