"""Warnings before a move that ends the game or gives something away (15.1; G-11, G-19, G-20, G-28)."""

from __future__ import annotations

import pytest

from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.actions import BuyCep, SellCep
from co2desk.engine.table.events import BonusLost
from co2desk.engine.table.table import GreenPlant
from co2desk.forecast import (
    Warning,  # noqa: A004 - the name of the record
)
from co2desk.forecast.warnings import FREE_ACTIONS
from tests.engine.first.scene import Scene, scene
from tests.engine.first.tables import GREEN
from tests.forecast.action_advice import codes, said
from tests.forecast.first_tables import COAL, GAS, OIL, fill

LAST_TURN = (Frame("next_decade"), Frame("end_check"))


def turn_over(s: Scene, *below: Frame) -> Scene:
    """The mandatory action is done, no free action is left, and this waits below the turn."""
    table = s.table
    table.mandatory_done = table.used_scientist = table.used_market = table.used_card = 1
    table.stack[:0] = below
    return s


def last_turn(players: int = 3, **switches: str) -> Scene:
    """The last turn of a decade can be ended."""
    return turn_over(scene(players=players, switches=switches), *LAST_TURN)


def two_draws(level: int, players: int = 3, **switches: str) -> Scene:
    """Two plants out of one coal, one oil and two gas plants will be drawn."""
    s = last_turn(players, **switches)
    fill(s, 2, "europe", "asia")
    s.table.fossil_pile = (GAS, COAL, GAS, OIL)
    s.table.co2 = level
    return s


# --- the end of the game -------------------------------------------------------------------------------


def test_the_end_of_the_last_decade_is_announced() -> None:
    """15.1: ending the last turn of decade 5 ends the game."""
    s = last_turn()
    s.table.decade = 5
    assert said(s, "end_turn") == (Warning("ends_game", (("reason", "last_decade"),)),)


def test_five_players_are_warned_a_decade_later() -> None:
    """D-31, G-09: with five players the sixth decade is the last."""
    s = last_turn(players=5)
    fill(s, 5)
    s.table.co2 = 200
    for decade, expected in ((5, []), (6, ["ends_game"])):
        s.table.decade = decade
        assert codes(s, "end_turn") == expected


def test_green_regions_and_a_level_back_below_350_are_announced() -> None:
    """15.1, G-10: by the reason that counts."""
    s = last_turn()
    s.table.level_after_supply, s.table.co2 = 350, 340
    assert said(s, "end_turn") == (Warning("ends_game", (("reason", "below_danger"),)),)
    for region in list(GREEN)[:2]:
        s.demand(region, *GREEN[region])
    assert said(s, "end_turn") == (Warning("ends_game", (("reason", "green_regions"),)),)


@pytest.mark.parametrize("waiting", [Frame("turn_begin", 1), Frame("round", -1, (2,))])
def test_only_the_last_turn_of_a_decade_ends_anything(waiting: Frame) -> None:
    """G-11: with a turn or a round to come nothing is decided yet."""
    s = turn_over(scene(players=3), *LAST_TURN, waiting)
    s.table.decade = 5
    s.table.co2 = 490
    assert codes(s, "end_turn") == []


def test_the_end_is_announced_although_points_are_still_to_be_chosen() -> None:
    """7, T1, G-11: expertise at the end of the turn comes before the end check and does not change it."""
    s = scene(players=3)
    s.project("europe/tech", "solar", scientist=0)
    s.project("asia/tech", "biomass", scientist=0)
    turn_over(s, *LAST_TURN)
    s.table.decade = 5
    assert codes(s, "end_turn") == ["ends_game"]
    s.do("end_turn")
    assert s.waiting == ("project_expertise", 0)
    assert codes(s, "choose_project", space="europe/tech") == []


def test_an_action_that_goes_on_with_the_turn_ends_nothing() -> None:
    """G-11: only the end of the turn does."""
    s = scene(players=3)
    s.table.stack[:0] = LAST_TURN
    s.table.decade = 5
    assert codes(s, "propose", energy="solar", region="europe", grant="tech") == []


# --- the planet ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "percent"), [(430, 17), (440, 50), (450, 83)])
def test_the_chance_to_lose_the_planet_is_told_in_whole_percent(level: int, percent: int) -> None:
    """6.4: one, three and five of six pairs of plants bring enough."""
    values = (("percent", percent), ("ending", "planet_lost"))
    assert said(two_draws(level), "end_turn") == (Warning("planet_may_be_lost", values),)


def test_a_planet_that_no_draw_can_lose_is_no_warning() -> None:
    """6.4: coal and oil together bring 70 ppm."""
    assert said(two_draws(420), "end_turn") == ()


def test_a_planet_that_no_draw_can_save_is_certainly_lost() -> None:
    """6.4: two gas plants are enough."""
    warning = Warning("planet_certainly_lost", (("ending", "planet_lost"),))
    assert said(two_draws(460), "end_turn") == (warning,)


def test_alone_the_game_would_end_with_a_score() -> None:
    """16.4, D-39: the ending says so; where 500 has to be exceeded it takes 10 ppm more."""
    assert dict(said(two_draws(450, players=1), "end_turn")[0].values)["ending"] == "solo_pollution"
    assert codes(two_draws(460, players=1), "end_turn") == ["planet_certainly_lost"]
    assert codes(two_draws(460, players=1, solo_end_level="exceeds"), "end_turn") == ["planet_may_be_lost"]


def test_no_supply_phase_means_no_danger() -> None:
    """15.1: after the last decade nothing is drawn."""
    s = two_draws(490)
    s.table.decade = 5
    assert codes(s, "end_turn") == ["ends_game"]


def test_the_auction_before_the_decade_does_not_hide_the_danger() -> None:
    """16.2: bids come first, the supply phase follows all the same."""
    s = turn_over(scene(players=3, variants=Variants(auction=True)), *LAST_TURN)
    fill(s, 2, "europe")
    s.table.fossil_pile, s.table.co2 = (COAL,), 460
    assert codes(s, "end_turn") == ["planet_certainly_lost"]


# --- free actions --------------------------------------------------------------------------------------


def everything_open() -> Scene:
    """Every free action is possible."""
    s = scene(players=3)
    s.project("europe/tech", "solar")
    s.give(0, money=5, cep=1, tech=1)
    s.table.plants_built[s.energy("solar")] = s.table.plants_built[s.energy("fusion")] = 1
    card = next(g.number for g in s.table.setting.kit.un_goals if set(g.energies) == {1, 2})
    s.table.un_row = (card,)
    s.lobby(0, 3)
    s.table.mandatory_done = 1
    return s


def test_free_actions_that_are_still_possible_are_named() -> None:
    """9: all five, in a fixed order."""
    s = everything_open()
    assert said(s, "end_turn") == (Warning("unused", (("actions", tuple(FREE_ACTIONS.values())),)),)


@pytest.mark.parametrize(
    ("flag", "left"),
    [
        ("used_scientist", ("market_buy", "market_sell", "lobby", "un_goal")),
        ("used_market", ("scientist", "lobby", "un_goal")),
        ("used_card", ("scientist", "market_buy", "market_sell")),
        ("stop", ("scientist", "market_buy", "lobby", "un_goal")),
    ],
)
def test_what_was_used_or_is_closed_is_not_named(flag: str, left: tuple[str, ...]) -> None:
    """9, D-23: each free action once in a turn; no sale after the market ran empty."""
    s = everything_open()
    setattr(s.table, flag, 1)
    assert said(s, "end_turn") == (Warning("unused", (("actions", left),)),)


def test_the_market_alone_is_not_asked_about() -> None:
    """9: it is open in nearly every turn."""
    s = everything_open()
    s.table.used_scientist = s.table.used_card = 1
    assert {type(action) for action in s.game.legal()} >= {BuyCep, SellCep}
    assert said(s, "end_turn") == ()


def test_without_anything_left_there_is_no_warning() -> None:
    """9: an ordinary end of an ordinary turn."""
    assert said(turn_over(scene(players=3), Frame("turn_begin", 1)), "end_turn") == ()


def test_other_actions_do_not_ask_for_free_actions() -> None:
    """9: they can still be taken afterwards."""
    s = everything_open()
    assert codes(s, "buy_cep") == []


# --- what is given away --------------------------------------------------------------------------------


def test_a_research_grant_for_nobody_is_lost() -> None:
    """G-28: all scientists are at summits and nobody is left to recruit."""
    s = scene(players=2)
    s.summit(0, "forestation", "solar", seats={0: 0})
    s.summit(1, "solar", "fusion", seats={0: 0})
    s.summit(2, "biomass", "recycling", seats={0: 0})
    s.summit(3, "fusion", "recycling", seats={0: 0})
    assert (s.table.hand_scientists[0], s.table.pool_scientists[0]) == (0, 0)
    assert codes(s, "propose", energy="solar", region="europe", grant="research") == ["grant_lost"]
    assert codes(s, "propose", energy="solar", region="europe", grant="tech") == []


def test_a_research_grant_for_somebody_in_hand_is_not_lost() -> None:
    """G-28, G-54: a scientist may enter the project that was just proposed."""
    s = scene(players=2)
    assert codes(s, "propose", energy="solar", region="europe", grant="research") == []


def test_a_point_at_the_end_of_a_track_is_lost() -> None:
    """G-20: the energy is named; another choice is not warned of."""
    s = scene()
    s.expertise(0, solar=10)
    s.table.stack.append(Frame("bonus_any", 0))
    solar = s.energy("solar")
    assert said(s, "choose_energy", energy="solar") == (Warning("expertise_lost", (("energy", solar),)),)
    assert codes(s, "choose_energy", energy="fusion") == []


def test_a_point_that_the_end_of_the_turn_would_lose_is_told_in_time() -> None:
    """G-20, 7 T1: the only scientist stands on a project whose track is at its end."""
    s = scene(players=3)
    s.project("europe/tech", "solar", scientist=0)
    s.expertise(0, solar=10)
    assert codes(turn_over(s), "end_turn") == ["expertise_lost"]


def test_a_bonus_without_room_is_lost() -> None:
    """G-19: every region is at its limit."""
    s = scene()
    s.erase_bonuses()
    s.print_bonus("fusion", 4, "region_cep")
    s.expertise(0, fusion=3)
    s.table.stack.append(Frame("bonus_any", 0))
    s.fill_regions("europe")
    assert codes(s, "choose_energy", energy="fusion") == []
    s.fill_regions()
    assert codes(s, "choose_energy", energy="fusion") == ["bonus_lost"]
    assert BonusLost(0) in s.do("choose_energy", energy="fusion")


def test_a_card_without_effect_is_warned_of() -> None:
    """G-34: no scientist can be moved, because there is no project; the action stays legal."""
    s = scene(players=2)
    s.lobby(0, 4)
    assert codes(s, "play_lobby", card=4, main=0, option=0) == ["card_gives_nothing"]
    s.project("europe/tech", "solar")
    assert codes(s, "play_lobby", card=4, main=0, option=0) == []


def test_what_others_lose_is_no_warning() -> None:
    """9.4: sending a scientist home whose owner's track is full hurts nobody who acts."""
    s = scene(players=3)
    s.project("europe/tech", "solar", scientist=1)
    s.expertise(1, solar=10)
    for index in range(6):
        s.table.summit_tile[index], s.table.summit_seats[index] = -1, ()
    s.give(0, money=3, cep=1)
    assert codes(s, "install", space="europe/tech") == []


def test_a_build_can_lose_its_point() -> None:
    """8.3, G-20: the plant still counts, the point does not."""
    s = scene(players=3)
    s.project("europe/tech", "solar", installed=True)
    s.expertise(0, solar=10)
    s.give(0, money=10, tech=2)
    assert codes(s, "build", space="europe/tech", tile=0, card=0) == ["expertise_lost"]
    s.do("build", space="europe/tech", tile=0, card=0)
    assert GreenPlant(s.energy("solar"), 0, 0) in s.table.demand[s.region("europe")]


def test_the_gravest_warning_comes_first() -> None:
    """15.1, 9, G-20: the end of the game, then what is unused, then what is lost."""
    s = everything_open()
    s.table.space_scientist[s.space("europe/tech")] = 0
    s.table.hand_scientists[0] -= 1
    s.expertise(0, solar=10)
    s.table.stack[:0] = LAST_TURN
    s.table.decade = 5
    assert codes(s, "end_turn") == ["ends_game", "unused", "expertise_lost"]
