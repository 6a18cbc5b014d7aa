"""Lobby cards (specification 13.1, 20)."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.components.cards import MINOR_EFFECTS
from co2desk.components.first import FORM as FIRST
from co2desk.components.second_chance import FORM as SECOND_CHANCE
from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.rules.lobby import DISCOUNT, EFFECTS, give
from co2desk.engine.table.kit import Effect
from tests.engine.checks import asks, denied
from tests.engine.first.scene import WANTS, Scene, kit, scene

CARDS = {card.number: card for card in kit().lobby}
SCIENTIST_MINORS = [n for n, card in CARDS.items() if card.minor.kind == "scientist"]


def holding(*cards: int) -> Scene:
    """Player 0 holds these cards; a biomass project in Asia is vacant; points are nothing but points."""
    s = scene()
    s.erase_bonuses()
    s.lobby(0, *cards)
    s.project("asia/money", "biomass")
    s.table.bank, s.table.market = s.table.bank - 4, 6
    return s


def goods(s: Scene) -> dict[str, int]:
    table = s.table
    return {
        "money": table.money[0],
        "tech": table.tech[0],
        "cep": table.cep[0],
        "vp": table.vp[0],
        "expertise": sum(table.expertise[:5]),
    }


def play(s: Scene, card: int, main: int = 1, option: int = 0) -> dict[str, int]:
    """Play a card; what it gave."""
    before = goods(s)
    s.do("play_lobby", card=card, main=main, option=option)
    return {kind: n - before[kind] for kind, n in goods(s).items() if n != before[kind]}


def no_play(s: Scene, refusal: Refusal, card: int, main: int = 1, option: int = 0) -> None:
    denied(s, refusal, "play_lobby", card=card, main=main, option=option)


def act(s: Scene, number: int) -> None:
    """Take the action that the main lobby of a card asks for (15 to 19 are attached instead)."""
    card = CARDS[number]
    if card.on == "propose":
        region = s.codec.regions[card.region] if card.region >= 0 else "europe"
        grant = s.codec.grants[card.grant] if card.grant >= 0 else "tech"
        energy = s.codec.energies[s.table.agenda[s.region(region)][0]]
        s.do("propose", energy=energy, region=region, grant=grant)
        if grant == "research":
            s.do("decline")
    elif card.on == "install":
        energy = s.codec.energies[card.energy]
        s.project(f"{WANTS[energy]}/research", energy)
        s.give(0, cep=1)
        s.do("install", space=f"{WANTS[energy]}/research")
    elif card.on == "summit":
        energy = s.codec.energies[card.energy]
        s.project(f"{WANTS[energy]}/research", energy, scientist=0)
        topics = next(t for t in kit().summits if t[0] == card.energy or t[1] == card.energy)
        s.summit(0, *(s.codec.energies[topic] for topic in topics))
        seat = f"summit/0/{topics.index(card.energy)}"
        s.do("move_scientist", origin=f"{WANTS[energy]}/research", destination=seat)
    elif card.on == "buy":
        s.give(0, money=3)
        s.do("buy_cep")
    else:
        assert card.on == "sell"
        s.give(0, cep=1)
        s.do("sell_cep")


# --- what the cards ask for -----------------------------------------------------------------------


def test_the_cards_ask_for_the_actions_of_the_card_list() -> None:
    """13.1: 01-06 regions, 07-09 spaces, 10-14, 15-19 and 20-24 energies, 25 buy, 26 sell."""
    on = [card.on for card in kit().lobby]
    assert on == [*["propose"] * 9, *["install"] * 5, *["build"] * 5, *["summit"] * 5, "buy", "sell"]
    assert {CARDS[n].region for n in range(1, 7)} == set(range(6))
    assert {CARDS[n].grant for n in range(7, 10)} == set(range(3))
    for first in (10, 15, 20):
        assert {CARDS[n].energy for n in range(first, first + 5)} == set(range(5))
    assert CARDS[12].energy == kit().energies.index("biomass")
    assert [len(card.main) for card in kit().lobby] == [2 if n == 12 else 1 for n in CARDS]


# --- main lobby -----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(1, 7))
def test_cards_1_to_6_pay_three_dollars_for_a_proposal_in_their_region(number: int) -> None:
    """13.1: +$3."""
    s = holding(number)
    act(s, number)
    assert play(s, number) == {"money": 3}


@pytest.mark.parametrize(("grant", "gain"), [("money", {"money": 3}), ("tech", {"tech": 2})])
def test_two_of_the_cards_7_to_9_double_a_grant_of_money_or_tech(grant: str, gain: dict[str, int]) -> None:
    """13.1: +$3 for the money space, +2 tech for the tech space."""
    number = next(n for n in (7, 8, 9) if kit().grants[CARDS[n].grant] == grant)
    s = holding(number)
    act(s, number)
    assert play(s, number) == gain


def test_the_third_of_the_cards_7_to_9_moves_a_scientist() -> None:
    """13.1, DP-12: for the research space; a move of choice, which may be declined."""
    number = next(n for n in (7, 8, 9) if kit().grants[CARDS[n].grant] == "research")
    s = holding(number)
    act(s, number)
    assert play(s, number) == {}
    asks(s, "granted_move", 0, [("hand", "europe/research"), ("hand", "asia/money"), "decline"])
    s.do("move_scientist", origin="hand", destination="asia/money")
    assert s.can("move_scientist", origin="asia/money", destination="europe/research")


@pytest.mark.parametrize("number", range(10, 15))
def test_cards_10_to_14_give_what_they_picture_for_an_install_of_their_energy(number: int) -> None:
    """13.1, DP-20: card 12 offers two things, one of them is chosen."""
    for option, effect in enumerate(CARDS[number].main):
        s = holding(number)
        act(s, number)
        assert play(s, number, option=option) == {effect.kind: effect.amount}


def test_card_12_lets_the_player_choose_one_of_two() -> None:
    """DP-20: both are offered to the player on turn, and no third."""
    s = holding(12)
    act(s, 12)
    assert [found for found in s.options() if found[0] == 12] == [(12, 0, 0), (12, 1, 0), (12, 1, 1)]
    no_play(s, refuse("no_such_option", "lobby_main", card=12), 12, option=2)


@pytest.mark.parametrize("number", range(15, 20))
def test_cards_15_to_19_make_a_plant_of_their_energy_three_dollars_cheaper(number: int) -> None:
    """13.1: attached when the build is declared."""
    energy = kit().energies[CARDS[number].energy]
    plant = kit().plants[CARDS[number].energy][0]
    s = holding(number)
    s.project(f"{WANTS[energy]}/tech", energy, installed=True)
    s.expertise(0, **{energy: plant.tech})
    s.give(0, money=plant.money - 3, tech=plant.tech)
    s.do("build", space=f"{WANTS[energy]}/tech", tile=0, card=number)
    assert s.table.money[0] == 0
    assert s.table.lobby_played == (number,)


@pytest.mark.parametrize("number", range(20, 25))
def test_cards_20_to_24_give_a_point_for_a_scientist_sent_to_their_topic(number: int) -> None:
    """13.1: +1 expertise in that energy at once."""
    s = holding(number)
    act(s, number)
    energy = s.codec.energies[CARDS[number].energy]
    before = s.level(0, energy)
    assert play(s, number) == {"expertise": 1}
    assert s.level(0, energy) == before + 1


@pytest.mark.parametrize(("number", "gain"), [(25, {"vp": 2}), (26, {"money": 3})])
def test_cards_25_and_26_reward_a_visit_to_the_market(number: int, gain: dict[str, int]) -> None:
    """13.1: +2 points for buying, +$3 for selling."""
    s = holding(number)
    act(s, number)
    assert play(s, number) == gain


# --- minor lobby ----------------------------------------------------------------------------------


@pytest.mark.parametrize("number", CARDS)
def test_every_card_has_a_minor_effect_without_a_condition(number: int) -> None:
    """13.1: 1 tech, $2, 1 CEP from the market to the hand, or the move of a scientist, before any action."""
    s = holding(number)
    market = s.table.market
    kind = CARDS[number].minor.kind
    gain = play(s, number, main=0)
    assert gain == {"tech": {"tech": 1}, "money": {"money": 2}, "cep": {"cep": 1}, "scientist": {}}[kind]
    assert s.table.market == market - (kind == "cep")
    assert s.waiting == ("granted_move" if kind == "scientist" else "turn", 0)


def test_the_move_of_a_minor_lobby_is_optional_and_does_not_use_the_free_move() -> None:
    """DP-12, 7: any move of 9.1, or none."""
    s = holding(SCIENTIST_MINORS[0])
    play(s, SCIENTIST_MINORS[0], main=0)
    asks(s, "granted_move", 0, [("hand", "asia/money"), "decline"])
    s.do("decline")
    assert s.can("move_scientist", origin="hand", destination="asia/money")


def test_a_minor_cep_can_empty_the_market() -> None:
    """12, 13.1: the usual refill, price and stop."""
    s = scene()
    card = next(n for n, found in CARDS.items() if found.minor.kind == "cep")
    s.lobby(0, card)
    s.table.market, s.table.bank = 1, s.table.bank + 1
    play(s, card, main=0)
    assert (s.table.market, s.table.price) == (2, 4)
    assert s.refused("sell_cep") == "market_stop"


# --- when a card may be played --------------------------------------------------------------------


def test_a_card_may_be_played_main_or_minor_by_the_player_on_turn() -> None:
    """DP-19: main only after its action; the cards of others are nobody's business."""
    s = holding(2, 25)
    s.give(0, money=3)
    assert [o for o in s.options() if o[0] in CARDS] == [(2, 0, 0), (25, 0, 0)]
    s.do("buy_cep")
    assert [o for o in s.options() if o[0] in CARDS] == [(2, 0, 0), (25, 0, 0), (25, 1, 0)]
    assert s.options(1) == []


@pytest.mark.parametrize("number", [n for n in CARDS if not 15 <= n <= 19])
def test_the_main_lobby_needs_its_action(number: int) -> None:
    """13.1, G-35: also for somebody who only wants to get rid of the card."""
    s = holding(number)
    no_play(s, refuse("card_action_missing", "lobby_main", card=number, on=CARDS[number].on), number)


@pytest.mark.parametrize(
    ("number", "kind", "values"),
    [
        (1, "propose", {"energy": "solar", "region": "europe", "grant": "money"}),  # another region
        (8, "propose", {"energy": "solar", "region": "europe", "grant": "money"}),  # another space
        (14, "install", {"space": "asia/money"}),  # another energy
        (26, "buy_cep", {}),
    ],
)
def test_another_action_of_the_same_kind_is_not_enough(
    number: int, kind: str, values: dict[str, Any]
) -> None:
    """13.1: the action has to show what the card shows."""
    s = holding(number)
    s.give(0, money=3, cep=1)
    s.do(kind, **values)
    assert s.refused("play_lobby", card=number, main=1, option=0) == "card_action_missing"


def test_a_main_lobby_waits_for_any_later_moment_of_the_same_turn() -> None:
    """13.1, G-33: other actions may come in between."""
    s = holding(3)
    act(s, 3)
    s.do("move_scientist", origin="hand", destination="asia/money")
    s.give(0, money=3)
    s.do("buy_cep")
    assert play(s, 3) == {"money": 3}


def test_the_action_of_an_earlier_turn_or_of_another_player_is_not_enough() -> None:
    """G-33: the player's own action in the same turn."""
    s = holding(3)
    s.table.lobby_hand[1] = (7,)
    s.table.stack.insert(0, s.table.stack[0]._replace(kind="turn_begin", player=1))
    s.do("propose", energy="solar", region="europe", grant="money")
    s.do("end_turn")
    assert s.waiting == ("turn", 1)
    assert s.refused("play_lobby", card=7, main=1, option=0) == "card_action_missing"


def test_a_summit_move_by_a_research_grant_triggers_a_card() -> None:
    """G-33: an own move in the own turn counts, wherever it comes from."""
    s = holding(23)
    s.project("europe/tech", "solar", scientist=0)
    s.summit(0, "forestation", "solar")
    s.do("propose", energy="solar", region="europe", grant="research")
    s.do("move_scientist", origin="europe/tech", destination="summit/0/1")
    assert play(s, 23) == {"expertise": 1}


def test_one_card_in_a_turn_and_it_leaves_the_game() -> None:
    """13.1, 7: it cannot be played again, not even in a later turn."""
    s = holding(2, 6)
    play(s, 2, main=0)
    for number in (2, 6):
        no_play(s, refuse("card_action_used", "free_actions"), number, main=0)
    assert (s.table.lobby_hand[0], s.table.lobby_played) == ((6,), (2,))
    s.turn(0)
    no_play(s, refuse("card_not_in_hand", "lobby_main", card=2), 2, main=0)


def test_without_a_card_nothing_can_be_played() -> None:
    """13.1: nobody draws new ones in a game of several players."""
    s = holding()
    no_play(s, refuse("no_lobby_card", "lobby_main"), 2, main=0)


@pytest.mark.parametrize(("main", "option"), [(0, 1), (1, 1), (2, 0)])
def test_a_card_has_only_the_options_it_shows(main: int, option: int) -> None:
    """DP-19, DP-20: one minor effect, one main effect but for card 12."""
    s = holding(3)
    act(s, 3)
    no_play(s, refuse("no_such_option", "lobby_main", card=3), 3, main=main, option=option)


@pytest.mark.parametrize("built", [False, True])
def test_a_discount_card_is_attached_and_never_played_by_itself(built: bool) -> None:
    """13.1: before or after the build only its minor lobby is left."""
    s = holding(18)
    s.project("europe/tech", "solar", installed=True)
    s.expertise(0, solar=2)
    s.give(0, money=10, tech=2)
    if built:
        s.do("build", space="europe/tech", tile=0, card=0)
    no_play(s, refuse("attach_card_to_build", "lobby_main", card=18), 18)
    assert s.can("play_lobby", card=18, main=0, option=0)


# --- effects that cannot be carried out -----------------------------------------------------------


def test_an_effect_gives_what_can_be_given() -> None:
    """G-34: two cubes are due, one is left."""
    s = holding(8)
    act(s, 8)
    s.give(1, tech=s.table.tech_supply - 1)
    assert play(s, 8) == {"tech": 1}


@pytest.mark.parametrize("kind", ["tech", "cep", "scientist"])
def test_a_card_may_be_played_for_nothing(kind: str) -> None:
    """G-35, G-34: no cube, no CEP, nobody to move; the card is used all the same."""
    number = next(n for n, card in CARDS.items() if card.minor == Effect(kind, 1))
    s = holding(number)
    s.give(1, tech=25, cep=s.table.bank + s.table.market)
    s.table.bank = s.table.market = 0
    s.table.hand_scientists[0] = 0
    assert play(s, number, main=0) == {}
    assert s.waiting == ("turn", 0)
    assert s.table.lobby_played == (number,)


def test_a_point_of_a_card_is_lost_at_the_end_of_the_track() -> None:
    """G-34, G-20: the card may be played all the same."""
    s = holding(23)
    act(s, 23)
    s.expertise(0, solar=len(kit().tracks[1].income))
    assert play(s, 23) == {}


# --- secrecy --------------------------------------------------------------------------------------


def test_a_lobby_hand_is_seen_by_its_owner_only() -> None:
    """G-40: the others and an onlooker see how many cards there are, not which."""
    one, other = holding(), holding()
    one.table.lobby_hand[1], other.table.lobby_hand[1] = (4, 5), (9, 10)
    for seat in (0, 2, 3, -1):
        assert one.game.observe(seat) == other.game.observe(seat)
    assert one.game.observe(1) != other.game.observe(1)
    fewer = holding()
    fewer.table.lobby_hand[1] = (4,)
    assert fewer.game.observe(0) != one.game.observe(0)


# --- words of a pack ---------------------------------------------------------------------------------------


def test_a_pack_may_use_every_effect_that_the_rules_know_and_no_other() -> None:
    """13.1: one list for the loader and the rules; only the first edition has a price to lower."""
    assert FIRST.effects == tuple(EFFECTS)
    assert (*SECOND_CHANCE.effects, DISCOUNT) == tuple(EFFECTS)
    assert set(MINOR_EFFECTS) <= set(EFFECTS)


def test_an_effect_that_no_rule_knows_does_nothing_else_in_its_place() -> None:
    """A pack with such a word is not loaded; a card made by a program must not move a scientist instead."""
    s = holding(1)
    before = s.game.fingerprint()
    with pytest.raises(KeyError, match="fame"):
        give(s.table, 0, CARDS[1], Effect("fame", 2), s.events.append)
    assert (s.game.fingerprint(), s.events) == (before, [])
