"""Lobbyist cards (specification 8.C, 17.1)."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from co2desk.engine.table.kit import Effect
from tests.engine.checks import asks, denied
from tests.engine.second_chance.gains import gains, goods
from tests.engine.second_chance.scene import WANTS, Scene, kit, scene

CARDS = {card.number: card for card in kit().lobby}
MINOR, AFTER, BEFORE = 0, 1, 2
MINOR_GAIN: dict[str, dict[str, int]] = {
    "cep": {"cep": 1},
    "tech": {"tech": 1},
    "money": {"money": 2},
    "scientist": {},
}
# The bonus of each main effect; card 11 offers two to choose from, card 9 moves a scientist.
BONUS: dict[tuple[int, int], dict[str, int]] = {
    **{(card, 0): {"money": 3} for card in (*range(1, 8), 12, 13, *range(20, 25), 35)},
    **{(card, 0): {"tech": 2} for card in (8, 10, 11, 14)},
    (11, 1): {"money": 2},
    (9, 0): {},
    **{(card, 0): {"knowledge": 1} for card in (*range(15, 20), *range(25, 35))},
    (36, 0): {"vp": 2},
}
MOVERS = [number for number, card in CARDS.items() if card.minor.kind == "scientist"]


def holding(*cards: int, mode: str = "cooperative", switches: dict[str, str] | None = None) -> Scene:
    """Player 0 holds these cards; a market that does not run empty, no summits, points are only points."""
    s = scene(mode, switches=switches)
    s.erase_bonuses()
    s.lobby(0, *cards)
    s.on_sale(6)
    return s


def allow(s: Scene, number: int) -> tuple[str, dict[str, Any]]:
    """Make the action possible that a card depicts, in one way only but for plans; returns it."""
    card = CARDS[number]
    energy = s.codec.energies[card.energy] if card.energy >= 0 else ""
    if card.on == "plan":
        region = s.codec.regions[card.region] if card.region >= 0 else "europe"
        grant = s.codec.grants[card.grant] if card.grant >= 0 else "tech"
        first = s.codec.energies[s.table.agenda[s.region(region)][0]]
        return "plan", {"energy": first, "region": region, "grant": grant}
    if card.on == "infrastructure":
        s.project(f"{WANTS[energy]}/tech", energy)
        s.give(0, cep=1)
        return "infrastructure", {"space": f"{WANTS[energy]}/tech"}
    if card.on == "build":
        cost = kit().plants[card.energy][0]
        s.project(f"{WANTS[energy]}/tech", energy, host=0)
        s.knowledge(0, **{energy: kit().marks[card.energy].level1})
        s.give(0, money=cost.money, tech=cost.tech, cep=cost.cep)
        return "build_plant", {"space": f"{WANTS[energy]}/tech", "region_tech": 0}
    if card.on == "summit":
        s.project(f"{WANTS[energy]}/tech", energy, scientist=0)
        topics = next(t for t in kit().summits if card.energy in t)
        s.summit(0, *(s.codec.energies[topic] for topic in topics))
        s.summits_only(1)
        seat = f"summit/0/{topics.index(card.energy)}"
        return "move_scientist", {"origin": f"{WANTS[energy]}/tech", "destination": seat}
    s.give(0, cep=1)
    return "sell_cep", {}


def play(s: Scene, card: int, main: int, option: int = 0) -> None:
    s.do("play_lobby", card=card, main=main, option=option)


def leave_moves(s: Scene) -> None:
    """Decline moves on offer; of a subsidy, which is no offer (A12), take the scientist but not the point."""
    while s.waiting[0] in ("research_grant", "granted_move"):
        if s.waiting[0] == "research_grant":
            s.do("recruit")
        s.do("decline")


def cards_offered(s: Scene) -> list[Any]:
    """The legal plays: card, side, option."""
    found = [s.codec.action_to_json(a) for a in s.game.legal() if a.kind == "play_lobby"]
    return [(a["card"], a["main"], a["option"]) for a in found]


def test_the_cards_depict_the_actions_of_the_card_list() -> None:
    """17.1: regions, subsidy spaces, energies, lectures and sales."""
    assert [card.on for card in kit().lobby] == [
        *["plan"] * 9,
        *["infrastructure"] * 10,
        *["build"] * 10,
        *["summit"] * 5,
        *["sell"] * 2,
    ]
    assert {CARDS[n].region for n in range(1, 7)} == set(range(6))
    assert {CARDS[n].grant for n in range(7, 10)} == set(range(3))
    for first in (10, 15, 20, 25, 30):
        assert {CARDS[n].energy for n in range(first, first + 5)} == set(range(5))
    assert {(n, o) for n, card in CARDS.items() for o in range(len(card.main))} == set(BONUS)


# --- the main effect -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "option"), BONUS)
def test_the_main_effect_comes_right_after_the_action_of_the_card(number: int, option: int) -> None:
    """D8, 17.1: the bonus on top of what the action brings."""
    s = holding(number)
    kind, values = allow(s, number)
    s.do(kind, **values)
    leave_moves(s)
    before = goods(s)
    play(s, number, AFTER, option)
    assert s.waiting == ("granted_move" if number == 9 else "turn", 0)
    assert gains(s, before) == BONUS[number, option]


@pytest.mark.parametrize(("number", "option"), BONUS)
def test_the_main_effect_comes_right_before_the_action_which_is_then_owed(number: int, option: int) -> None:
    """D8, A16: first the bonus, then the depicted action, with the same outcome as the other way round."""
    s = holding(number)
    kind, values = allow(s, number)
    only_action = s.game.copy()
    only_action.apply(s.action(kind, **values))
    plain = goods(Scene(only_action))
    play(s, number, BEFORE, option)
    leave_moves(s)
    if CARDS[number].on == "plan":
        assert s.waiting == ("owed_action", 0)
        s.do(kind, **values)
    leave_moves(s)
    assert gains(s, plain) == BONUS[number, option]
    assert s.waiting == ("turn", 0)


@pytest.mark.parametrize("number", [*range(15, 20), *range(25, 35)])
def test_the_knowledge_of_a_card_is_of_the_energy_it_shows(number: int) -> None:
    """17.1."""
    s = holding(number)
    kind, values = allow(s, number)
    s.do(kind, **values)
    energy = s.codec.energies[CARDS[number].energy]
    before = s.level(0, energy)
    play(s, number, AFTER)
    assert s.level(0, energy) == before + 1


@pytest.mark.parametrize("number", CARDS)
def test_the_main_effect_needs_its_action(number: int) -> None:
    """D8: neither before nor after without an action that fits the card."""
    s = holding(number)
    on = CARDS[number].on
    denied(
        s,
        refuse("card_action_missing", "lobby_main", card=number, on=on),
        "play_lobby",
        card=number,
        main=AFTER,
        option=0,
    )
    if on == "plan":
        s.crowd()
    denied(
        s,
        refuse("owed_action_impossible", "lobby_main", card=number, on=on),
        "play_lobby",
        card=number,
        main=BEFORE,
        option=0,
    )


@pytest.mark.parametrize(
    ("number", "other"),
    [(1, 2), (7, 8), (9, 7), (10, 11), (16, 15), (21, 20), (29, 25), (31, 30)],
)
def test_another_action_of_the_same_kind_is_not_enough(number: int, other: int) -> None:
    """17.1: region, subsidy space, energy and topic have to be those of the card."""
    s = holding(number)
    kind, values = allow(s, other)
    s.do(kind, **values)
    leave_moves(s)
    assert s.refused("play_lobby", card=number, main=AFTER, option=0) == "card_action_missing"


def test_buying_is_no_sale() -> None:
    """17.1: cards 35 and 36."""
    s = holding(35)
    s.give(0, money=3)
    s.do("buy_cep")
    assert s.refused("play_lobby", card=35, main=AFTER, option=0) == "card_action_missing"
    assert s.refused("play_lobby", card=35, main=BEFORE, option=0) == "owed_action_impossible"


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("buy_cep", {}),
        ("sell_cep", {}),
        ("move_scientist", {"origin": "hand", "destination": "asia/tech"}),
    ],
)
def test_nothing_may_come_between_the_action_and_its_card(kind: str, values: dict[str, Any]) -> None:
    """8.C: immediately after the action of the same turn."""
    s = holding(3)
    s.project("asia/tech", "wind")
    s.give(0, money=9, cep=1)
    s.do("plan", energy="wind", region="europe", grant="tech")
    assert (3, AFTER, 0) in cards_offered(s)
    s.do(kind, **values)
    denied(
        s,
        refuse("card_action_missing", "lobby_main", card=3, on="plan"),
        "play_lobby",
        card=3,
        main=AFTER,
        option=0,
    )


def test_an_action_of_an_earlier_turn_or_of_somebody_else_is_not_enough() -> None:
    """8.C: of the same turn."""
    s = holding(3)
    s.lobby(1, 7)
    s.do("plan", energy="wind", region="europe", grant="money")
    s.turn(1)
    assert cards_offered(s) == [(7, MINOR, 0), (7, BEFORE, 0)]
    s.turn(0)
    assert cards_offered(s) == [(3, MINOR, 0), (3, BEFORE, 0)]


def test_the_points_of_card_36_are_the_teams_or_the_players_own() -> None:
    """17.1."""
    s = holding(36, mode="competitive")
    kind, values = allow(s, 36)
    s.do(kind, **values)
    play(s, 36, AFTER)
    assert s.table.vp == [2, 0, 0, 0]


# --- before: the action is owed --------------------------------------------------------------------------


def test_the_sides_and_options_of_the_cards_in_hand_are_the_choice_of_the_player_on_turn() -> None:
    """D8, D9: minor, before or after; of a card with "or" one of both; never a card of somebody else."""
    s = holding(1, 11, 35)
    s.project("asia/tech", "hydro")
    s.give(0, cep=1)
    plan_card = [(1, MINOR, 0), (1, BEFORE, 0)]
    hydro_card = [(11, MINOR, 0), (11, BEFORE, 0), (11, BEFORE, 1)]
    sale_card = [(35, MINOR, 0), (35, BEFORE, 0)]
    assert sorted(cards_offered(s)) == plan_card + hydro_card + sale_card
    s.do("infrastructure", space="asia/tech")
    assert sorted(cards_offered(s)) == [
        (1, MINOR, 0),
        (11, MINOR, 0),
        (11, AFTER, 0),
        (11, AFTER, 1),
        *sale_card,
    ]
    assert s.options(1) == []


@pytest.mark.parametrize("side", [AFTER, BEFORE])
def test_a_card_with_an_or_gives_one_of_two_bonuses_of_the_players_choice(side: int) -> None:
    """D9: two cubes or $2, for the player on turn only; and there is no third."""
    s = holding(11)
    kind, values = allow(s, 11)
    if side == AFTER:
        s.do(kind, **values)
    assert [offer for offer in cards_offered(s) if offer[1] == side] == [(11, side, 0), (11, side, 1)]
    assert s.options(1) == []
    denied(s, refuse("no_such_option", "lobby_main", card=11), "play_lobby", card=11, main=side, option=2)


def test_the_owed_action_is_one_that_the_card_depicts_and_cannot_be_left() -> None:
    """D8, A16: nothing else may be done first."""
    s = holding(2)
    s.project("south_america/money", "wind")
    s.project("asia/tech", "solar")
    s.give(0, money=5, cep=1)
    play(s, 2, BEFORE)
    plans = [(e, "south_america", g) for e in ("forestation", "solar", "wind") for g in ("tech", "scientist")]
    asks(s, "owed_action", 0, plans)
    owed = refuse("other_action_owed", "lobby_main", card=2)
    denied(s, owed, "plan", energy="wind", region="europe", grant="tech")
    denied(s, owed, "infrastructure", space="asia/tech")
    denied(s, owed, "sell_cep")
    denied(s, refuse("action_is_owed", "lobby_main", card=2), "decline")
    for kind in ("end_turn", "buy_cep"):
        denied(s, refuse("not_now", "turn", action=kind, decision="owed_action"), kind)


def test_the_bonus_comes_before_the_action() -> None:
    """A16: the order of events."""
    s = holding(12)
    kind, values = allow(s, 12)
    play(s, 12, BEFORE)
    assert s.names()[:3] == ["LobbyPlayed", "MoneyGained", "CepPaid"]
    assert s.refused(kind, **values) == "mandatory_action_used"


def test_money_of_a_card_pays_for_its_plant() -> None:
    """17.1, A16: cards 20 to 24, before the build."""
    s = holding(23)
    kind, values = allow(s, 23)
    s.give(0, money=-3)
    assert s.refused(kind, **values) == "not_enough_money"
    play(s, 23, BEFORE)
    assert s.table.money[0] == 0
    assert s.table.plants_total(0) == 1


@pytest.mark.parametrize("money", [-4, -10])
def test_a_card_that_does_not_help_enough_cannot_be_played_before(money: int) -> None:
    """A16: the action has to be legal with the bonus included."""
    s = holding(23)
    allow(s, 23)
    s.give(0, money=money)
    assert cards_offered(s) == [(23, MINOR, 0)]
    assert s.refused("play_lobby", card=23, main=BEFORE, option=0) == "owed_action_impossible"


@pytest.mark.parametrize(("reading", "possible"), [("all_effects", True), ("build_money_only", False)])
def test_the_knowledge_of_a_card_opens_its_plant(reading: str, possible: bool) -> None:
    """A16: cards 25 to 29; the strict reading lets only the money of cards 20 to 24 help."""
    s = holding(28, switches={"lobby_before": reading})
    kind, values = allow(s, 28)
    s.knowledge(0, solar=1)
    assert s.refused(kind, **values) == "not_enough_expertise"
    assert s.can("play_lobby", card=28, main=BEFORE, option=0) == possible


def test_a_choice_of_the_bonus_may_not_make_the_owed_action_impossible() -> None:
    """8.C, A16: the cube that the card's knowledge brings is needed, so it can be neither given nor left."""
    s = holding(27)
    allow(s, 27)
    s.give(0, tech=-1)
    s.print_bonus("wind", 3, "tech")
    play(s, 27, BEFORE)
    assert s.waiting == ("bonus", 0)
    assert not s.can("give_bonus", player=1)
    assert not s.can("decline")
    s.do("give_bonus", player=0)
    assert s.table.plants_total(0) == 1


def before_infrastructure(mode: str = "cooperative", reading: str = "all_effects") -> Scene:
    """Player 0 has no CEP for the wind project in Oceania. Card 17 gives a point of wind, which reaches a
    regional CEP; player 0 controls Europe, where no CEP lies, and Asia has room for one, too."""
    s = holding(17, mode=mode, switches={"lobby_before": reading})
    s.print_bonus("wind", 2, "region_cep")
    s.knowledge(0, wind=1)
    s.project("oceania/tech", "wind")
    s.control("europe", 0)
    s.region_cep("europe", 0)
    s.region_cep("asia", 5)
    assert s.refused("infrastructure", space="oceania/tech") == "no_cep_to_pay"
    return s


@pytest.mark.parametrize("mode", ["cooperative", "competitive", "solo"])
def test_the_knowledge_of_a_card_can_bring_the_permit_for_its_infrastructure(mode: str) -> None:
    """A16: cards 15 to 19; the bonus of the point is a CEP in a region that the player controls."""
    s = before_infrastructure(mode)
    assert s.can("play_lobby", card=17, main=BEFORE, option=0)
    play(s, 17, BEFORE)
    if s.waiting[0] == "bonus":
        assert not s.can("give_bonus", player=1)
        s.do("give_bonus", player=0)
    assert s.waiting == ("bonus_region_cep", 0)
    assert not s.can("choose_region", region="asia")
    assert not s.can("decline")
    s.do("choose_region", region="europe")
    assert s.table.space_host[s.space("oceania/tech")] == 0
    assert s.table.region_cep[s.region("europe")] == 0
    assert s.waiting == ("turn", 0)


def test_the_strict_reading_gives_the_permit_too_late() -> None:
    """A16: only the money of cards 20 to 24 helps its own action."""
    s = before_infrastructure(reading="build_money_only")
    assert s.refused("play_lobby", card=17, main=BEFORE, option=0) == "owed_action_impossible"
    assert cards_offered(s) == [(17, MINOR, 0)]


@pytest.mark.parametrize("controller", [-1, 1])
def test_a_permit_in_a_region_of_somebody_else_pays_for_nothing(controller: int) -> None:
    """A16, 7.2: the bonus would come, but it could not be spent."""
    s = before_infrastructure()
    s.control("europe", controller)
    assert s.refused("play_lobby", card=17, main=BEFORE, option=0) == "owed_action_impossible"


def test_the_strict_reading_still_lets_the_money_of_a_card_pay_for_its_plant() -> None:
    """A16."""
    s = holding(23, switches={"lobby_before": "build_money_only"})
    allow(s, 23)
    s.give(0, money=-3)
    assert s.can("play_lobby", card=23, main=BEFORE, option=0)


def test_a_card_of_a_main_action_that_was_taken_cannot_be_played_before_another() -> None:
    """6, 8.C: there is no second main action."""
    s = holding(3)
    s.do("plan", energy="solar", region="asia", grant="tech")
    assert s.refused("play_lobby", card=3, main=BEFORE, option=0) == "owed_action_impossible"


# --- lectures --------------------------------------------------------------------------------------------


def test_a_lecture_about_wind_and_its_card_are_two_points_in_wind() -> None:
    """T13: one for leaving the project, one for the card."""
    s = holding(32)
    kind, values = allow(s, 32)
    play(s, 32, BEFORE)
    assert s.level(0, "wind") == 2
    assert s.refused(kind, **values) == "scientist_move_used"


def test_of_several_lectures_the_player_chooses_one() -> None:
    """D8, A16: only lectures about the card's energy, from a project of it."""
    s = holding(32)
    allow(s, 32)
    s.summit(1, "wind", "hydro")
    s.project("asia/tech", "hydro", scientist=0)
    s.project("europe/tech", "wind")
    play(s, 32, BEFORE)
    asks(s, "owed_action", 0, [("oceania/tech", "summit/0/1"), ("oceania/tech", "summit/1/0")])


@pytest.mark.parametrize("on_board", [False, True])
def test_only_a_move_to_a_summit_satisfies_a_card_about_lectures(on_board: bool) -> None:
    """17.1: not one to another lobbyist card, to a project or home."""
    s = holding(32)
    allow(s, 32)
    s.in_play(3)
    s.project("asia/tech", "hydro")
    if on_board:
        s.recruit(0)
    seat = s.table.summit_seats[0]
    play(s, 32, BEFORE)
    assert s.table.summit_seats[0] != seat
    assert s.table.card_visitor[3] == -1


def test_without_a_free_lecture_a_card_in_play_does_not_help() -> None:
    """17.1, 8.C: the depicted action has to be possible."""
    s = holding(32)
    allow(s, 32)
    s.in_play(3)
    s.summits_only(0)
    assert s.refused("play_lobby", card=32, main=BEFORE, option=0) == "owed_action_impossible"
    s.do("move_scientist", origin="oceania/tech", destination="lobby/3")
    assert s.refused("play_lobby", card=32, main=AFTER, option=0) == "card_action_missing"


def test_any_own_move_to_a_summit_in_the_own_turn_counts() -> None:
    """A10: also the move of a subsidy, and the one that an infrastructure of one's own forces."""
    s = holding(32)
    _, move = allow(s, 32)
    s.do("plan", energy="solar", region="asia", grant="scientist")
    s.do("move_scientist", **move)
    assert (32, AFTER, 0) in cards_offered(s)
    s = holding(32)
    _, move = allow(s, 32)
    s.give(0, cep=1)
    s.do("infrastructure", space="oceania/tech")
    s.do("move_scientist", **move)
    assert (32, AFTER, 0) in cards_offered(s)


def test_a_move_to_a_summit_in_somebody_elses_turn_counts_for_nobody() -> None:
    """A10: the cards are played in the own turn only."""
    s = holding(32)
    _, move = allow(s, 32)
    s.lobby(1, 12)
    s.give(1, cep=1)
    s.turn(1)
    s.do("infrastructure", space="oceania/tech")
    s.do("move_scientist", **move)
    assert (12, AFTER, 0) in cards_offered(s)
    s.lobby(1, 32)
    assert s.refused("play_lobby", card=32, main=AFTER, option=0) == "card_action_missing"


# --- the minor effect ------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", CARDS)
def test_every_card_has_a_minor_effect_without_a_condition(number: int) -> None:
    """D8, 17.1: a CEP of the market, a cube, $2, or the move of a scientist."""
    s = holding(number)
    s.project("asia/tech", "hydro")
    before, market = goods(s), s.table.market
    play(s, number, MINOR)
    kind = CARDS[number].minor.kind
    assert gains(s, before) == MINOR_GAIN[kind]
    assert s.table.market == market - (kind == "cep")
    if kind == "scientist":
        asks(s, "granted_move", 0, [("hand", "asia/tech"), ("hand", f"lobby/{number}"), "decline"])
    else:
        assert s.waiting == ("turn", 0)


def test_the_move_of_a_card_is_not_the_director_action() -> None:
    """D6, 7.6: it may be declined, and the move of the turn is still there."""
    s = holding(MOVERS[0])
    s.project("asia/tech", "hydro")
    play(s, MOVERS[0], MINOR)
    s.do("move_scientist", origin="hand", destination="asia/tech")
    assert s.can("move_scientist", origin="asia/tech", destination="hand")


def test_a_move_with_nobody_to_move_is_lost() -> None:
    """A12: the card may be played all the same."""
    s = holding(MOVERS[0])
    s.table.hand_scientists[0] = 0
    play(s, MOVERS[0], MINOR)
    assert s.waiting == ("turn", 0)
    assert s.table.card_in_play[MOVERS[0]]


@pytest.mark.parametrize(("number", "kind"), [(1, "cep"), (2, "tech")])
def test_an_effect_gives_what_there_is(number: int, kind: str) -> None:
    """A12, A21, A22: nothing is left of either."""
    s = holding(number)
    s.give(1, tech=s.table.tech_supply, cep=s.table.bank + s.table.market)
    s.table.bank = s.table.market = 0
    play(s, number, MINOR)
    assert goods(s)[kind] == 0
    assert s.table.card_in_play[number]


# --- cards in play ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", [MINOR, AFTER, BEFORE])
def test_a_played_card_leaves_the_hand_for_good_and_lies_open(side: int) -> None:
    """8.C: whichever side was used."""
    s = holding(35, 7)
    s.give(0, cep=2)
    if side == AFTER:
        s.do("sell_cep")
    play(s, 35, side)
    assert s.table.lobby_hand[0] == (7,)
    assert s.table.free_cards() == [135]
    s.turn(0)
    denied(s, refuse("card_not_in_hand", "lobby_main", card=35), "play_lobby", card=35, main=MINOR, option=0)


def test_one_card_in_a_turn() -> None:
    """6, 8.C."""
    s = holding(3, 7)
    play(s, 3, MINOR)
    assert cards_offered(s) == []
    denied(s, refuse("card_action_used", "free_actions"), "play_lobby", card=7, main=MINOR, option=0)


def test_without_a_card_nothing_can_be_played() -> None:
    """4.1: no later draws."""
    denied(holding(), refuse("no_lobby_card", "lobby_main"), "play_lobby", card=3, main=MINOR, option=0)


@pytest.mark.parametrize(("main", "option"), [(MINOR, 1), (AFTER, 1), (BEFORE, 1), (3, 0)])
def test_a_card_has_only_the_sides_and_options_it_shows(main: int, option: int) -> None:
    """D8, D9: one minor effect, one main effect but for the card with a choice."""
    denied(
        holding(3),
        refuse("no_such_option", "lobby_main", card=3),
        "play_lobby",
        card=3,
        main=main,
        option=option,
    )


@pytest.mark.parametrize("number", CARDS)
def test_a_scientist_of_any_player_may_visit_a_card_once_for_its_minor_effect(number: int) -> None:
    """D19, 8.C: player 2 visits a card of player 0; it stays there, and nobody else can come."""
    s = holding(number)
    play(s, number, MINOR)
    leave_moves(s)
    s.turn(2)
    before = goods(s, 2)
    s.do("move_scientist", origin="hand", destination=f"lobby/{number}")
    assert s.events[0] == events.CardVisited(2, -1, number)
    assert gains(s, before, 2) == MINOR_GAIN[CARDS[number].minor.kind]
    assert s.table.card_visitor[number] == 2
    s.turn(3)
    denied(
        s,
        refuse("card_not_open", "move_scientist"),
        "move_scientist",
        origin="hand",
        destination=f"lobby/{number}",
    )


def test_the_visitor_of_a_card_that_moves_scientists_chooses_which_and_where_or_none() -> None:
    """D19: the scientist on the card is no choice."""
    s = holding()
    s.in_play(4)
    s.project("asia/tech", "hydro")
    s.recruit(0)
    s.do("move_scientist", origin="hand", destination="lobby/4")
    asks(s, "granted_move", 0, [("hand", "asia/tech"), "decline"])


def test_the_owner_may_visit_the_own_card_in_the_turn_in_which_it_was_played() -> None:
    """8.C: the minor effect of a card happens twice in a game at most."""
    s = holding(3)
    play(s, 3, MINOR)
    s.do("move_scientist", origin="hand", destination="lobby/3")
    assert s.table.money[0] == 4


def test_the_scientist_of_a_minor_move_may_go_onto_the_very_card_and_on_to_others() -> None:
    """A61: every step uses up a scientist."""
    s = holding(4)
    s.in_play(8, 12)
    s.recruit(0)
    s.recruit(0)
    play(s, 4, MINOR)
    for card in (4, 8, 12):
        assert s.waiting == ("granted_move", 0)
        s.do("move_scientist", origin="hand", destination=f"lobby/{card}")
    assert s.waiting == ("turn", 0)
    assert s.table.hand_scientists[0] == 0
    assert [s.table.card_visitor[card] for card in (4, 8, 12)] == [0, 0, 0]


def test_an_owed_action_that_the_bonus_itself_has_spoilt_is_let_off() -> None:
    """A16: only with a card of an own copy: its CEP empties the market and so bars the sale it goes with."""
    s = scene()
    card = s.table.setting.lobby_by_number[35]
    s.table.setting.lobby_by_number[35] = card._replace(main=(Effect("cep", 1),))
    s.lobby(0, 35)
    s.give(0, cep=1)
    s.table.market, s.table.bank = 1, s.table.bank + 1
    s.do("play_lobby", card=35, main=2, option=0)
    assert "ActionReleased" in s.names()
    assert s.waiting == ("turn", 0)
