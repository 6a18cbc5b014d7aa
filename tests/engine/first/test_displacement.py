"""A scientist is sent away by another player (specification 9.4, 20)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from tests.engine.checks import asks, denied
from tests.engine.first.scene import scene
from tests.engine.first.tables import BLUE, VIOLET, sent_away


def test_blue_sends_violets_scientist_home_and_has_to_install_at_once() -> None:
    """9.4, DP-14: the example of the rulebooks (PL 2.2.1): $1, home, one solar point, then the tile."""
    s = sent_away(("forestation", "solar"))
    hand = s.table.hand_scientists[VIOLET]
    assert s.waiting == ("displaced", VIOLET)
    s.do("move_scientist", origin="europe/tech", destination="hand")
    assert s.table.money[:2] == [2, 1]
    assert s.table.hand_scientists[VIOLET] == hand + 1
    assert s.table.level(VIOLET, s.energy("solar")) == 1
    assert s.table.space_stage[s.space("europe/tech")] == 2
    assert s.table.tech[BLUE] == 3
    assert s.waiting == ("turn", BLUE)


def test_the_owner_alone_chooses_between_the_hand_and_every_free_topic_of_the_energy() -> None:
    """DP-14, G-27: topics of all face-up summits; the scientist waits on the project."""
    s = sent_away(("forestation", "solar"), ("fusion", "biomass"), ("solar", "recycling"))
    asks(
        s,
        "displaced",
        VIOLET,
        [("europe/tech", place) for place in ("hand", "summit/0/1", "summit/2/0")],
    )
    assert s.table.space_scientist[s.space("europe/tech")] == VIOLET


def test_a_scientist_sent_to_a_summit_brings_no_point_now() -> None:
    """9.4: only the way home gives one."""
    s = sent_away(("forestation", "solar"))
    s.do("move_scientist", origin="europe/tech", destination="summit/0/1")
    assert s.table.summit_seats[0] == (-1, VIOLET)
    assert s.table.expertise == [0] * 20
    assert s.table.money[VIOLET] == 1
    assert s.waiting == ("turn", BLUE)


def test_without_a_free_matching_topic_the_scientist_goes_home_by_itself() -> None:
    """G-26: only the hand is left, so nobody is asked."""
    s = sent_away(("fusion", "biomass"))
    assert s.table.level(VIOLET, s.energy("solar")) == 1
    assert s.waiting == ("turn", BLUE)


def test_the_active_player_can_do_nothing_until_the_owner_has_chosen() -> None:
    """9.4, 7: no free action between sending away and using the tile (PL 2.2.1)."""
    s = sent_away(("forestation", "solar"), money=9)
    s.lobby(BLUE, 2)
    for kind in ("buy_cep", "sell_cep", "end_turn", "decline"):
        denied(s, refuse("not_now", "turn", action=kind, decision="displaced"), kind)
    assert s.refused("play_lobby", card=2, main=0, option=0) == "not_now"


def test_the_choice_is_about_this_scientist_and_these_places_only() -> None:
    """DP-14: no other scientist, no other project, no other topic; it cannot be declined."""
    s = sent_away(("forestation", "solar"))
    s.project("asia/money", "biomass", scientist=VIOLET)
    s.project("asia/tech", "biomass")
    rule = "displaced_scientist"
    for origin, destination, refusal in (
        ("asia/money", "hand", refuse("other_scientist_must_move", rule)),
        ("hand", "asia/tech", refuse("other_scientist_must_move", rule)),
        ("europe/tech", "asia/tech", refuse("hand_or_summit_only", rule)),
        ("europe/tech", "summit/0/0", refuse("other_topic", "summit", topic=0, energy=1)),
        ("europe/tech", "summit/3/0", refuse("no_such_topic", "summit")),
    ):
        denied(s, refusal, "move_scientist", origin=origin, destination=destination)


def test_a_topic_that_is_taken_is_not_offered() -> None:
    """9.4, 11: one scientist for each topic."""
    s = scene()
    s.project("europe/tech", "solar", scientist=VIOLET)
    s.give(BLUE, money=1, cep=1)
    s.summit(0, "forestation", "solar", seats={1: 2})
    s.summit(1, "solar", "recycling")
    s.do("install", space="europe/tech")
    refusal = refuse("topic_occupied", "summit", player=2)
    denied(s, refusal, "move_scientist", origin="europe/tech", destination="summit/0/1")


@pytest.mark.parametrize("installed", [False, True])
def test_without_a_dollar_the_project_cannot_be_used(installed: bool) -> None:
    """G-45: install and build are both illegal, points do not help."""
    s = scene()
    s.project("europe/tech", "solar", installed=installed, scientist=VIOLET)
    s.expertise(BLUE, solar=2)
    s.give(BLUE, money=10 if installed else 0, tech=2, cep=1)
    s.table.vp[BLUE] = 20
    if installed:
        assert s.refused("build", space="europe/tech", tile=0, card=0) == "not_enough_money_and_fee"
    else:
        assert s.refused("install", space="europe/tech") == "no_fee_for_scientist"


@pytest.mark.parametrize("owner", [1, 3])
def test_a_build_that_lacks_money_says_which_part_of_it_is_for_whose_scientist(owner: int) -> None:
    """9.4, G-45: $10 for the plant and $1 for the owner; without a foreign scientist only the price."""
    s = scene()
    s.project("europe/tech", "solar", installed=True, scientist=owner)
    s.project("europe/money", "solar", installed=True, scientist=BLUE)
    s.expertise(BLUE, solar=2)
    s.give(BLUE, money=9, tech=2)
    assert s.why("build", space="europe/tech", tile=0, card=0) == refuse(
        "not_enough_money_and_fee", "build", needed=11, had=9, fee=1, player=owner
    )
    assert s.why("build", space="europe/money", tile=0, card=0) == refuse(
        "not_enough_money", "build", needed=10, had=9
    )


def test_the_last_dollar_is_enough_for_the_fee() -> None:
    """9.4: the money of the benefits comes later."""
    s = sent_away(("forestation", "solar"), money=1)
    assert s.table.money[:2] == [0, 1]


def test_a_summit_filled_by_a_displaced_scientist_is_held_at_the_end_of_the_turn() -> None:
    """G-51: at the end of the turn of the player who sent him there, for all who take part."""
    s = scene()
    s.erase_bonuses()
    s.project("europe/tech", "solar", scientist=VIOLET)
    s.give(BLUE, money=1, cep=1)
    s.summit(0, "forestation", "solar", seats={0: 2})
    s.do("install", space="europe/tech")
    s.do("move_scientist", origin="europe/tech", destination="summit/0/1")
    assert s.waiting == ("turn", BLUE)
    s.do("end_turn")
    assert s.waiting == ("summit_extra", VIOLET)
    assert s.table.level(VIOLET, s.energy("solar")) == 1


def test_a_displaced_scientist_who_enters_a_summit_triggers_no_lobby_card() -> None:
    """G-33: neither for his owner, who is not on turn, nor for the active player."""
    s = sent_away(("forestation", "solar"))
    s.lobby(BLUE, 23)
    s.do("move_scientist", origin="europe/tech", destination="summit/0/1")
    refusal = refuse("card_action_missing", "lobby_main", card=23, on="summit")
    denied(s, refusal, "play_lobby", card=23, main=1, option=0)
