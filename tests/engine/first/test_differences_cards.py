"""The rulebooks disagree about the cards (specification 19.6): each reading, and what it changes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from co2desk.components import load_pack, profile_values
from co2desk.engine.editions.first.setting import FirstSetting, Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.switches import Value, make_switches
from co2desk.engine.table.kit import FirstKit
from tests.engine.first.scene import Scene, scene

SPACE = "europe/money"


def holding(*cards: int, **switches: Value) -> Scene:
    """An open turn of player 0 with these lobby cards."""
    s = scene(switches=switches)
    s.lobby(0, *cards)
    return s


def propose(s: Scene, grant: str) -> None:
    s.do("propose", energy="solar", region="europe", grant=grant)


def main(s: Scene, card: int, option: int = 0) -> str:
    """Why the main lobby of a card cannot be played now, or "" if it can."""
    return s.refused("play_lobby", card=card, main=1, option=option)


# --- lobby cards -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("amount", [2, 1])
def test_the_lobby_card_of_the_tech_space_gives_two_cubes_or_one(amount: int) -> None:
    """D-24: on top of the two cubes of the grant itself."""
    s = holding(8, lobby_0709_tech=amount)
    propose(s, "tech")
    s.do("play_lobby", card=8, main=1, option=0)
    assert s.table.tech[0] == 2 + amount


@pytest.mark.parametrize(("card", "grant"), [(7, "money"), (8, "tech"), (9, "research")])
@pytest.mark.parametrize(("reading", "options"), [("fixed", 1), ("choose", 3)])
def test_the_lobby_cards_of_the_grants_have_one_effect_or_three_to_choose_from(
    card: int, grant: str, reading: str, options: int
) -> None:
    """D-25: the pictured space is needed in both readings, only the effect is fixed or free."""
    s = holding(7, 8, 9, lobby_0709_effect=reading)
    propose(s, grant)
    if grant == "research":
        s.do("recruit")
    assert [main(s, card, option) == "" for option in range(4)] == [option < options for option in range(4)]
    others = {7, 8, 9} - {card}
    assert {main(s, other) for other in others} == {"card_action_missing"}


@pytest.mark.parametrize("card", [7, 8, 9])
def test_chosen_freely_every_grant_card_gives_three_dollars_or_tech_or_a_move(card: int) -> None:
    """D-25: the three effects that the cards have one each by default."""
    grant = ("money", "tech", "research")[card - 7]
    outcomes = []
    for option in range(3):
        s = holding(card, lobby_0709_effect="choose", lobby_0709_tech=1)
        propose(s, grant)
        if grant == "research":
            s.do("recruit")
        money, tech = s.table.money[0], s.table.tech[0]
        s.do("play_lobby", card=card, main=1, option=option)
        outcomes.append((s.table.money[0] - money, s.table.tech[0] - tech, s.waiting[0]))
    assert outcomes == [(3, 0, "turn"), (0, 1, "turn"), (0, 0, "granted_move")]


@pytest.mark.parametrize(("reading", "second"), [("choose", ""), ("first", "no_such_option")])
def test_the_biomass_card_leaves_a_choice_of_two_or_none(reading: str, second: str) -> None:
    """D-26: card 12 of the kit gives 2 tech or $2; the book that is silent gives what is pictured first."""
    s = holding(12, lobby_12_choice=reading)
    s.project(SPACE, "biomass")
    s.give(0, cep=1)
    s.do("install", space=SPACE)
    assert main(s, 12, option=1) == second
    tech = s.table.tech[0]
    s.do("play_lobby", card=12, main=1, option=0)
    assert s.table.tech[0] == tech + 2


@pytest.mark.parametrize("gone", ["buy", "sell"])
def test_a_copy_without_one_of_the_market_cards_has_nothing_to_change(gone: str) -> None:
    """D-27: an own copy may print other cards; the reading then leaves them as they are."""
    kit = load_pack("first", None).kit
    assert isinstance(kit, FirstKit)
    left = replace(kit, lobby=tuple(card for card in kit.lobby if card.on != gone))
    setting = FirstSetting(left, make_switches(Switches, {"lobby_25_26": "sell_buy"}), Variants(), 2)
    assert setting.kit.lobby == left.lobby


@pytest.mark.parametrize(("reading", "buy", "sell"), [("buy_sell", 25, 26), ("sell_buy", 26, 25)])
def test_the_two_market_cards_change_their_numbers_and_nothing_else(
    reading: str, buy: int, sell: int
) -> None:
    """D-27: buying gives 2 points and selling $3 in all books; minor effects stay with the numbers."""
    buyer = holding(25, 26, lobby_25_26=reading)
    buyer.give(0, money=3)
    buyer.do("buy_cep")
    assert main(buyer, sell) == "card_action_missing"
    buyer.do("play_lobby", card=buy, main=1, option=0)
    assert (buyer.table.vp[0], buyer.table.money[0]) == (2, 0)

    seller = holding(25, 26, lobby_25_26=reading)
    seller.give(0, cep=1)
    seller.do("sell_cep")
    assert main(seller, buy) == "card_action_missing"
    seller.do("play_lobby", card=sell, main=1, option=0)
    assert (seller.table.vp[0], seller.table.money[0]) == (0, 3 + 3)

    cards = buyer.table.setting.lobby_by_number
    assert (cards[25].minor.kind, cards[26].minor.kind) == ("cep", "scientist")


def builder_with_discount(money: int, timing: str) -> Scene:
    """Player 0 with card 18, $3 off a solar plant, who knows enough for the first one of $10."""
    s = holding(18, lobby_main_timing=timing)
    s.project(SPACE, "solar", installed=True)
    s.expertise(0, solar=2)
    s.give(0, money=money, tech=2)
    return s


@pytest.mark.parametrize(
    ("timing", "attached"), [("attach", ""), ("with", ""), ("after", "card_cannot_be_attached")]
)
def test_a_discount_is_part_of_the_price_or_a_refund(timing: str, attached: str) -> None:
    """D-28: attached when the build is declared, $7 are enough; taken "first the action", they are not."""
    poor = builder_with_discount(7, timing)
    assert poor.refused("build", space=SPACE, tile=0, card=18) == attached
    assert poor.refused("build", space=SPACE, tile=0, card=0) == "not_enough_money"

    rich = builder_with_discount(10, timing)
    rich.do("build", space=SPACE, tile=0, card=0)
    assert main(rich, 18) == ("" if attached else "attach_card_to_build")
    if attached:
        rich.do("play_lobby", card=18, main=1, option=0)
        assert rich.table.money[0] == 3
    else:
        poor.do("build", space=SPACE, tile=0, card=18)
        assert (poor.table.money[0], poor.table.used_card) == (0, 1)


@pytest.mark.parametrize("literal", [False, True], ids=["corrected", "literal"])
@pytest.mark.parametrize("book", ["consensus", "pl", "fr", "ru", "zh"])
def test_every_book_lowers_the_price_and_only_pl_literally_pays_it_back(book: str, literal: bool) -> None:
    """D-28: all four card lists say that one pays $3 less; that the action comes first is PL's alone."""
    timing = make_switches(Switches, profile_values("first", book, literal)).lobby_main_timing
    refusal = builder_with_discount(7, timing).refused("build", space=SPACE, tile=0, card=18)
    assert refusal == ("card_cannot_be_attached" if (book, literal) == ("pl", True) else "")


@pytest.mark.parametrize(
    ("timing", "later"), [("attach", ""), ("after", ""), ("with", "card_action_missing")]
)
def test_other_main_lobbies_last_for_the_turn_or_belong_to_their_action(timing: str, later: str) -> None:
    """D-28: never before the action, always right after it; after another action only if not "with" it."""
    s = holding(3, lobby_main_timing=timing)
    s.give(0, money=3)
    assert main(s, 3) == "card_action_missing"
    propose(s, "tech")
    assert main(s, 3) == ""
    s.do("buy_cep")
    assert main(s, 3) == later


# --- UN goals ----------------------------------------------------------------------------------------------


def builder_of(*plants: str, tech: int = 1) -> Scene:
    """Player 0 with these plants in Asia; UN goal 34 (biomass and recycling, 4 points) lies open."""
    s = scene()
    s.demand("asia", "coal", *plants)
    s.table.un_row = (34, 44)
    s.give(0, tech=tech)
    s.lobby(0, 1)
    return s


def test_a_un_goal_is_one_free_action_and_belongs_to_whoever_is_first() -> None:
    """D-49: paying and scoring are one step, in place of a lobby card; the next player is too late."""
    s = builder_of("biomass:0:0", "recycling:0:0", "biomass:1:1", "recycling:1:1")
    s.do("score_un_goal", card=34)
    assert (s.table.vp[0], s.table.tech[0], s.table.un_scored[0]) == (4, 0, (34,))
    assert s.refused("play_lobby", card=1, main=0, option=0) == "card_action_used"
    s.give(1, tech=1)
    s.turn(1)
    assert s.refused("score_un_goal", card=34) == "un_goal_not_open"


@pytest.mark.parametrize(
    ("plants", "refusal"),
    [
        (("biomass:0:0", "recycling:0:0"), ""),
        (("biomass:0:0", "biomass:1:0"), "plant_missing"),
        (("biomass:0:0", "recycling:0:1"), "plant_missing"),
    ],
)
def test_a_un_goal_asks_for_own_plants_of_every_type_shown(plants: tuple[str, ...], refusal: str) -> None:
    """D-50: types count, not the number of plants, and only plants one has built oneself."""
    assert builder_of(*plants).refused("score_un_goal", card=34) == refusal


# --- company goal 30 ---------------------------------------------------------------------------------------

PLANTS = ["biomass:0:0", "biomass:1:0", "recycling:0:0", "solar:0:0", "fusion:0:0", "forestation:0:0"]


@pytest.mark.parametrize(
    ("plants", "except_first", "every"), [(3, 6, 9), (5, 12, 15), (6, 15, 15), (2, None, 6), (1, None, None)]
)
def test_company_goal_30_counts_every_plant_or_all_but_the_first(
    plants: int, except_first: int | None, every: int | None
) -> None:
    """D-29: 3 points each, at most 15 in both readings; below 4 points the card is exchanged for $8."""
    for reading, points in (("except_first", except_first), ("every", every)):
        s = scene(switches={"goal_30": reading})
        s.table.goal = [30, 0, 0, 0]
        s.demand("asia", *PLANTS[:plants])
        s.task(Frame("scoring"))
        scored = [line for line in s.table.scoring if line[0] == "company_goal"]
        assert scored == ([] if points is None else [("company_goal", 0, points)])
        assert s.table.goal_cashed[0] == (points is None)
