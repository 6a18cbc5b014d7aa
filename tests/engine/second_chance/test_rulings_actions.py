"""What the rulebook leaves open about turns, actions and scientists (specification 22.2): each ruling."""

from __future__ import annotations

from typing import Any

import pytest

from tests.engine.second_chance.scene import Scene, kit, scene

AFTER, BEFORE = 1, 2  # when the main effect of a card is used

# Cards of the built-in pack by their minor effect: a move of a scientist, a CEP, $2, a cube.
MOVE_CARD, CEP_CARD, MONEY_CARD, TECH_CARD = 4, 5, 7, 10


def play(s: Scene, card: int, when: int, option: int = 0) -> None:
    s.do("play_lobby", card=card, main=when, option=option)


def why_not_play(s: Scene, card: int, when: int) -> str:
    return s.refused("play_lobby", card=card, main=when, option=0)


def scientist_at(s: Scene, space: str) -> int:
    return s.table.space_scientist[s.space(space)]


def no_projects_left(s: Scene) -> None:
    """Nothing can be planned any more."""
    s.table.project_stack = [()] * len(s.table.project_stack)


# --- the turn --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["cooperative", "competitive", "solo"])
def test_each_director_action_is_possible_once_in_a_turn(mode: str) -> None:
    """A54: "once per round" and "once per turn" are the same; a second main action renews nothing."""
    s = scene(mode)
    s.project("asia/tech", "hydro")
    s.give(0, money=20)
    s.lobby(0, TECH_CARD, MONEY_CARD)
    s.do("move_scientist", origin="hand", destination="asia/tech")
    s.do("buy_cep")
    play(s, TECH_CARD, when=0)
    s.do("plan", energy="wind", region="europe", grant="tech")
    if mode == "solo":
        s.do("second_action")
        s.do("infrastructure", space="europe/tech")
    assert s.refused("move_scientist", origin="asia/tech", destination="hand") == "scientist_move_used"
    assert s.refused("sell_cep") == "market_visit_used"
    assert why_not_play(s, MONEY_CARD, when=0) == "card_action_used"


def test_a_turn_ends_without_a_main_action_only_when_none_is_legal() -> None:
    """A11: somebody without any project, CEP or plant to go on with may pass."""
    s = scene()
    assert s.refused("end_turn") == "mandatory_action_open"
    no_projects_left(s)
    assert s.can("end_turn")
    s.do("end_turn")
    assert s.table.mandatory_done == 0


def test_a_director_action_may_take_the_last_main_action_away() -> None:
    """A11: the only CEP, which would have prepared the only project, is sold."""
    s = scene()
    s.project("asia/tech", "hydro")
    no_projects_left(s)
    s.give(0, cep=1)
    assert s.refused("end_turn") == "mandatory_action_open"
    s.do("sell_cep")
    assert s.can("end_turn")


# --- gains that cannot be had ----------------------------------------------------------------------------


def test_a_gain_that_is_not_there_does_not_block_an_action() -> None:
    """A12: three cubes are due, one is left; a cost that cannot be paid does block."""
    s = scene()
    s.project("asia/tech", "solar")
    assert s.refused("infrastructure", space="asia/tech") == "no_cep_to_pay"
    s.give(0, cep=1)
    s.give(1, tech=s.table.tech_supply - 1)
    s.do("infrastructure", space="asia/tech")
    assert s.money_tech_cep() == (0, 1, 0)


def test_a_subsidy_with_nobody_to_recruit_or_move_is_lost() -> None:
    """A12: all four scientists give lectures; the plan itself is legal."""
    s = scene()
    s.summit(0, "forestation", "solar", "wind", "hydro", seats={0: 0, 1: 0, 2: 0})
    s.summit(1, "solar", "hydro", seats={0: 0})
    s.do("plan", energy="wind", region="europe", grant="scientist")
    assert "GrantLost" in s.names()
    assert s.waiting == ("turn", 0)


def test_the_move_of_a_card_may_be_declined() -> None:
    """A12: it is a bonus."""
    s = scene()
    s.project("asia/tech", "hydro")
    s.lobby(0, MOVE_CARD)
    play(s, MOVE_CARD, when=0)
    s.do("decline")
    assert s.waiting == ("turn", 0)
    assert s.table.hand_scientists[0] == 1


@pytest.mark.parametrize(
    ("reading", "refusal"), [("taken", "subsidy_not_optional"), ("optional", "")], ids=["taken", "optional"]
)
def test_the_subsidy_for_scientists_is_used_or_may_be_left(reading: str, refusal: str) -> None:
    """A12: recruit or move; a plan has no third possibility, unless the other reading is chosen."""
    s = scene(switches={"scientist_subsidy": reading})
    s.project("asia/tech", "hydro")
    s.do("plan", energy="wind", region="europe", grant="scientist")
    assert s.can("recruit")
    assert s.can("move_scientist", origin="hand", destination="asia/tech")
    assert s.refused("decline") == refusal


# --- a scientist on a project that is prepared -----------------------------------------------------------


def prepared(owner: int, **switches: str) -> Scene:
    """Player 0 prepares a hydro project in Asia on which a scientist of `owner` stands."""
    s = scene(switches=switches)
    s.project("asia/tech", "hydro", scientist=owner)
    s.project("asia/money", "wind")
    s.give(0, cep=1)
    s.do("infrastructure", space="asia/tech")
    return s


@pytest.mark.parametrize("owner", [0, 1])
def test_every_scientist_has_to_leave_a_project_that_is_prepared(owner: int) -> None:
    """A8: "can" in one place, "mandatory" in another; only where it goes is free, also home."""
    s = prepared(owner)
    assert s.waiting == ("displaced", owner)
    assert s.refused("decline") == "not_now"
    assert s.refused("end_turn") == "not_now"
    assert s.can("move_scientist", origin="asia/tech", destination="asia/money")
    s.do("move_scientist", origin="asia/tech", destination="hand")
    assert s.level(owner, "hydro") == 1
    assert s.waiting == ("turn", 0)
    assert s.table.used_scientist == 0


def test_a_scientist_with_nowhere_else_to_go_returns_without_a_question() -> None:
    """A8: the own board is always possible, and here the only answer."""
    s = scene()
    s.project("asia/tech", "hydro", scientist=1)
    s.table.summit_tile, s.table.summit_seats = [-1] * 6, [()] * 6
    s.give(0, cep=1)
    s.do("infrastructure", space="asia/tech")
    assert s.table.hand_scientists[1] == 1
    assert s.money_tech_cep() == (3, 1, 1)


def test_no_other_scientist_takes_the_place_of_the_one_who_has_to_leave() -> None:
    """A8: nobody is ever with an infrastructure, also when the leaving scientist's card moves another."""
    s = scene()
    s.project("asia/tech", "hydro", scientist=1)
    s.table.hand_scientists[1], s.table.pool_scientists[1] = 1, 2
    s.project("asia/money", "wind")
    s.in_play(MOVE_CARD)
    s.give(0, cep=1)
    s.do("infrastructure", space="asia/tech")
    s.do("move_scientist", origin="asia/tech", destination=f"lobby/{MOVE_CARD}")
    assert s.waiting == ("granted_move", 1)
    assert s.can("move_scientist", origin="hand", destination="asia/money")
    assert not s.can("move_scientist", origin="hand", destination="asia/tech")


@pytest.mark.parametrize(("reading", "paid"), [("pay_first", 0), ("scientist_first", 1)])
def test_the_permit_is_paid_before_or_after_the_scientist_leaves(reading: str, paid: int) -> None:
    """A9: as the steps are numbered, or as in the example; the bonus comes last in both."""
    s = prepared(1, infrastructure_order=reading)
    assert s.waiting == ("displaced", 1)
    assert s.money_tech_cep() == (0, 0, paid)
    s.do("move_scientist", origin="asia/tech", destination="hand")
    assert s.money_tech_cep() == (3, 1, 1)


@pytest.mark.parametrize(("reading", "choice"), [("pay_first", False), ("scientist_first", True)])
def test_a_permit_that_the_leaving_scientist_brings_comes_too_late_or_in_time(
    reading: str, choice: bool
) -> None:
    """A9: with an empty board only Africa can pay, unless the scientist fetches a CEP from a card before."""
    s = scene(switches={"infrastructure_order": reading})
    s.project("asia/tech", "hydro", scientist=0)
    s.in_play(CEP_CARD)
    s.control("africa", 0)
    s.do("infrastructure", space="asia/tech")
    s.do("move_scientist", origin="asia/tech", destination=f"lobby/{CEP_CARD}")
    assert (s.waiting == ("pay_cep", 0)) == choice
    if choice:
        s.do("pay_cep", source="hand")
    africa = kit().cep_limit[s.region("africa")]
    assert s.table.region_cep[s.region("africa")] == africa - (not choice)
    assert s.table.cep[0] == 1 + (not choice)


def test_the_permit_of_the_infrastructure_never_pays_for_it() -> None:
    """A9: hydro brings a CEP, but one has to be there first."""
    s = scene()
    s.project("asia/tech", "hydro")
    assert s.refused("infrastructure", space="asia/tech") == "no_cep_to_pay"


def test_a_scientist_sent_away_in_another_turn_uses_the_minor_effect_of_a_card() -> None:
    """A10: the whole table of destinations applies."""
    s = scene()
    s.project("asia/tech", "hydro", scientist=1)
    s.in_play(TECH_CARD)
    s.give(0, cep=1)
    s.do("infrastructure", space="asia/tech")
    s.do("move_scientist", origin="asia/tech", destination=f"lobby/{TECH_CARD}")
    assert s.table.card_visitor[TECH_CARD] == 1
    assert s.money_tech_cep(1) == (0, 1, 0)


def lecture_after(s: Scene, kind: str, **values: Any) -> Scene:
    """An action of player 0 in which a scientist goes from a hydro project to a summit; a card for it."""
    s.summit(0, "wind", "hydro")
    s.lobby(0, 31)
    s.do(kind, **values)
    if s.waiting[0] != "turn":
        s.do("move_scientist", origin="asia/tech", destination="summit/0/1")
    return s


def own_hydro_project() -> Scene:
    s = scene()
    s.project("asia/tech", "hydro", scientist=0)
    s.give(0, cep=1)
    return s


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("move_scientist", {"origin": "asia/tech", "destination": "summit/0/1"}),
        ("plan", {"energy": "wind", "region": "europe", "grant": "scientist"}),
        ("infrastructure", {"space": "asia/tech"}),
    ],
    ids=["director action", "subsidy", "free move"],
)
def test_every_own_move_to_a_summit_triggers_the_card_for_it(kind: str, values: dict[str, str]) -> None:
    """A10: played right after the complete action."""
    s = lecture_after(own_hydro_project(), kind, **values)
    play(s, 31, when=AFTER)
    assert s.level(0, "hydro") == 2


def test_a_move_to_a_summit_in_another_turn_triggers_no_card() -> None:
    """A10: neither for the owner of the scientist, who is not on turn, nor for the active player."""
    s = scene()
    s.project("asia/tech", "hydro", scientist=1)
    s.give(0, cep=1)
    lecture_after(s, "infrastructure", space="asia/tech")
    assert s.table.summit_seats[0] == (-1, 1)
    assert s.waiting == ("turn", 0)
    assert why_not_play(s, 31, when=AFTER) == "card_action_missing"


def test_only_a_lecture_is_owed_to_the_card_for_lectures() -> None:
    """A10: a visit to a lobbyist is a move from the same project, but not to a summit."""
    s = own_hydro_project()
    s.summit(0, "wind", "hydro")
    s.summit(1, "solar", "hydro")
    s.in_play(TECH_CARD)
    s.lobby(0, 31)
    play(s, 31, when=BEFORE)
    assert s.refused("move_scientist", origin="asia/tech", destination=f"lobby/{TECH_CARD}") == (
        "other_action_owed"
    )
    assert s.can("move_scientist", origin="asia/tech", destination="summit/1/1")


def test_a_scientist_may_go_onto_the_very_card_that_moves_it_and_onto_the_next_one() -> None:
    """A61: each card moves one scientist more; those who stand on cards stay there."""
    s = scene()
    s.table.hand_scientists[0], s.table.pool_scientists[0] = 3, 1
    s.project("asia/tech", "hydro")
    s.in_play(8)  # another card with a move
    s.lobby(0, MOVE_CARD)
    play(s, MOVE_CARD, when=0)
    s.do("move_scientist", origin="hand", destination=f"lobby/{MOVE_CARD}")
    s.do("move_scientist", origin="hand", destination="lobby/8")
    assert not s.can("move_scientist", origin="lobby/8", destination="asia/tech")
    s.do("move_scientist", origin="hand", destination="asia/tech")
    assert s.waiting == ("turn", 0)
    assert (s.table.card_visitor[MOVE_CARD], s.table.card_visitor[8]) == (0, 0)
    assert scientist_at(s, "asia/tech") == 0
    assert s.table.used_scientist == 0


# --- lobbyists before and after their action -------------------------------------------------------------


def before_building(
    card: int, money: int = 7, tech: int = 1, knowledge: int = 0, mode: str = "cooperative", **switches: str
) -> Scene:
    """Player 0 and a recycling infrastructure in Europe for $7, a cube, a CEP and a knowledge of 1."""
    s = scene(mode, switches=switches)
    s.project("europe/tech", "recycling", host=0)
    s.knowledge(0, recycling=knowledge)
    s.give(0, money=money, tech=tech, cep=1)
    s.lobby(0, card)
    assert not s.can("build_plant", space="europe/tech", region_tech=0)
    return s


@pytest.mark.parametrize(
    ("reading", "refusal"), [("all_effects", ""), ("build_money_only", "owed_action_impossible")]
)
def test_knowledge_of_a_card_played_before_a_build_counts_for_the_build_or_not(
    reading: str, refusal: str
) -> None:
    """A16: the rulebook says it of the money of cards 20 to 24 only."""
    s = before_building(25, lobby_before=reading)
    assert why_not_play(s, 25, when=BEFORE) == refusal
    if not refusal:
        play(s, 25, when=BEFORE)  # the only build there is follows at once
        assert s.level(0, "recycling") == 1
        assert s.table.vp == [5]


@pytest.mark.parametrize("reading", ["all_effects", "build_money_only"])
def test_money_of_a_card_played_before_a_build_counts_in_both_readings(reading: str) -> None:
    """A16: $4 and the $3 of the card pay for the plant."""
    s = before_building(20, money=4, knowledge=1, lobby_before=reading)
    play(s, 20, when=BEFORE)
    assert s.table.vp == [5]
    assert s.money_tech_cep() == (0, 0, 0)


@pytest.mark.parametrize("mode", ["cooperative", "competitive", "solo"])
def test_a_cube_won_by_the_knowledge_of_the_card_counts_for_the_build(mode: str) -> None:
    """A16: bonus first, then the legality of the action: the second recycling space brings the cube."""
    s = before_building(25, tech=0, knowledge=1, mode=mode)
    assert why_not_play(s, 25, when=BEFORE) == ""


def test_an_action_announced_by_a_card_is_taken_whatever_becomes_of_the_bonus() -> None:
    """A16: the cube has to be used for the build, or the card would have been played without its action."""
    s = before_building(25, tech=0, knowledge=1)
    play(s, 25, when=BEFORE)
    outcomes = []
    for answer in s.game.legal():
        game = s.game.copy()
        game.apply(answer)
        outcomes.append(game.table.plants_total(0))
    assert set(outcomes) == {1}


def test_an_action_announced_by_a_card_is_owed_at_once() -> None:
    """A16: nothing else is possible until it is done, and it has to be the one on the card."""
    s = scene()
    s.lobby(0, 3)  # plan in Europe, $3
    s.give(0, money=9)
    play(s, 3, when=BEFORE)
    assert (s.waiting, s.money_tech_cep()) == (("owed_action", 0), (12, 0, 0))
    assert s.refused("buy_cep") == "not_now"
    assert s.refused("end_turn") == "not_now"
    assert s.refused("plan", energy="wind", region="asia", grant="tech") == "other_action_owed"
    s.do("plan", energy="wind", region="europe", grant="tech")
    assert s.waiting == ("turn", 0)


def test_nothing_comes_between_an_action_and_its_card() -> None:
    """A16: "immediately": after another action the card is too late."""
    s = scene()
    s.lobby(0, 3)
    s.give(0, money=9)
    s.do("plan", energy="wind", region="europe", grant="tech")
    assert why_not_play(s, 3, when=AFTER) == ""
    s.do("buy_cep")
    assert why_not_play(s, 3, when=AFTER) == "card_action_missing"


@pytest.mark.parametrize(
    ("card", "grant", "gained"), [(7, "money", (5 + 3, 0, 0)), (8, "tech", (0, 2 + 2, 0))]
)
def test_cards_7_and_8_give_one_fixed_bonus_each(card: int, grant: str, gained: tuple[int, int, int]) -> None:
    """A17: $3 for planning on the money space (of five CEPs), two cubes on the tech space."""
    s = scene()
    s.lobby(0, card)
    s.do("plan", energy="wind", region="europe", grant=grant)
    play(s, card, when=AFTER)
    assert s.money_tech_cep() == gained


def test_card_9_moves_a_scientist() -> None:
    """A17: for planning on the scientist space; it gives neither money nor cubes."""
    s = scene()
    s.lobby(0, 9)
    s.do("plan", energy="wind", region="europe", grant="scientist")
    s.do("recruit")
    s.do("decline")
    play(s, 9, when=AFTER)
    s.do("move_scientist", origin="hand", destination="europe/scientist")
    assert s.money_tech_cep() == (0, 0, 0)
    assert scientist_at(s, "europe/scientist") == 0
    assert s.table.used_scientist == 0


def test_exactly_one_of_the_cards_10_to_14_offers_a_choice() -> None:
    """A18: the card of hydro, as in the first edition; every other one has a single bonus."""
    choices = {card.number: len(card.main) for card in kit().lobby if 10 <= card.number <= 14}
    assert choices == {10: 1, 11: 2, 12: 1, 13: 1, 14: 1}


@pytest.mark.parametrize(("option", "gained"), [(0, (3, 3, 1)), (1, (5, 1, 1))])
def test_the_hydro_card_gives_two_cubes_or_two_dollars(option: int, gained: tuple[int, int, int]) -> None:
    """A18: on top of the $3, the cube and the CEP of the infrastructure."""
    s = scene()
    s.project("asia/tech", "hydro")
    s.give(0, cep=1)
    s.lobby(0, 11)
    s.do("infrastructure", space="asia/tech")
    play(s, 11, when=AFTER, option=option)
    assert s.money_tech_cep() == gained


# --- plan, prepare, build --------------------------------------------------------------------------------


@pytest.mark.parametrize(("least", "ceps", "money"), [(0, 0, 0), (1, 0, 1), (0, 2, 2), (1, 2, 2)])
def test_a_region_without_permits_pays_nothing_or_the_minimum_of_the_first_edition(
    least: int, ceps: int, money: int
) -> None:
    """A57: planning there is legal in any case."""
    s = scene(switches={"money_subsidy_minimum": least})
    s.region_cep("europe", ceps)
    s.do("plan", energy="wind", region="europe", grant="money")
    assert s.money_tech_cep() == (money, 0, 0)


def test_an_all_green_region_still_plans_and_prepares_but_builds_no_more() -> None:
    """A58: as the first edition says."""
    s = scene()
    s.demand("africa", *(f"{energy}:1:1:1" for energy in ("hydro", "recycling", "hydro", "recycling")))
    s.project("africa/money", "forestation")
    s.project("africa/tech", "forestation", host=1)
    s.knowledge(0, forestation=9)
    s.give(0, money=20, tech=5, cep=3)
    assert s.can("plan", energy="hydro", region="africa", grant="scientist")
    assert s.can("infrastructure", space="africa/money")
    assert s.refused("build_plant", space="africa/tech", region_tech=0) == "region_all_green"


@pytest.mark.parametrize("energy", ["recycling", "hydro", "wind", "solar", "forestation"])
@pytest.mark.parametrize("plant_level", [1, 2])
def test_a_plant_needs_the_knowledge_of_the_marked_space_and_not_its_own_number(
    energy: str, plant_level: int
) -> None:
    """A59: "not higher than his knowledge" means the space on which the level is printed."""
    s = scene()
    region = next(r for r in s.codec.regions if s.energy(energy) in s.table.agenda[s.region(r)])
    s.project(f"{region}/tech", energy, level=plant_level, host=1)
    s.give(0, money=20, tech=6, cep=2)
    mark = s.table.setting.kit.marks[s.energy(energy)][plant_level - 1]
    s.knowledge(0, **{energy: mark - 1})
    assert s.refused("build_plant", space=f"{region}/tech", region_tech=0) == "not_enough_expertise"
    s.knowledge(0, **{energy: mark})
    assert s.can("build_plant", space=f"{region}/tech", region_tech=0)


def test_nobody_prepares_a_ninth_infrastructure() -> None:
    """A60: the markers are used up, with or without plants on them."""
    s = scene()
    s.demand("europe", *["wind:1:1:0"] * 2, *["recycling:1:1:0"] * 2)
    s.demand("africa", *["hydro:1:1:0"] * 2)
    s.project("asia/money", "solar", host=0)
    s.project("asia/scientist", "solar")
    s.give(0, cep=1)
    assert s.can("infrastructure", space="asia/scientist")
    s.project("north_america/tech", "solar", level=2, host=0)
    assert s.refused("infrastructure", space="asia/scientist") == "no_marker_left"


def in_a_full_region() -> Scene:
    s = scene()
    s.demand("asia", "hydro:1:1:1", "coal", "gas", "oil")
    s.project("asia/tech", "solar", host=0)
    s.knowledge(0, solar=2)
    s.give(0, money=10, tech=2, cep=1)
    s.region_cep("asia", 4)
    s.table.co2 = 490
    s.do("build_plant", space="asia/tech", region_tech=0)
    return s


def test_the_oldest_fossil_plant_is_the_leftmost_one() -> None:
    """A62: slots are filled from the left, decade by decade."""
    s = in_a_full_region()
    slots = s.table.demand[s.region("asia")]
    assert slots[1] == (s.energy("solar"), 1, 0, 0)
    assert [s.codec.fossils[plant.fossil] for plant in slots[2:]] == ["gas", "oil"]
    assert s.table.co2 == 450


def test_a_region_gets_no_permit_for_a_fossil_plant_that_is_replaced() -> None:
    """A74: that was a rule of the first edition."""
    s = in_a_full_region()
    assert s.table.region_cep[s.region("asia")] == 4
    assert (s.table.market, s.table.price) == (2, 3)
