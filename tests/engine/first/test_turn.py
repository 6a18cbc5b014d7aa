"""A turn of the operations phase and the order of turns (specification 5, 7, 17, 20)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from co2desk.engine.editions.first.sequence import EDITION
from co2desk.engine.machine.actions import meanings
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import IllegalActionError, refuse
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events
from tests.engine.checks import denied, happened
from tests.engine.first.scene import EVERY_SPACE, Scene, kit, new_game, scene

# --- what a turn consists of ----------------------------------------------------------------------


def test_a_fresh_turn_offers_all_kinds_of_actions_but_no_end_to_the_player_on_turn_only() -> None:
    """DP-09: mandatory, free and card actions in any order; the mandatory one may not be left out."""
    s = scene(players=3)
    s.project("europe/tech", "solar")
    s.project("asia/money", "biomass", installed=True)
    s.expertise(0, biomass=2)
    s.give(0, money=12, tech=3, cep=1)
    s.demand("africa", "gas", "biomass:4:0", "recycling:4:0")
    s.table.un_row = (34, 35)
    kinds = {action.kind for action in s.game.legal()}
    assert kinds == {
        "propose",
        "install",
        "build",
        "move_scientist",
        "buy_cep",
        "sell_cep",
        "play_lobby",
        "score_un_goal",
        "cash_company_goal",
    }
    assert s.waiting == ("turn", 0)
    assert s.options(1) == s.options(2) == []


def test_a_turn_cannot_end_while_a_mandatory_action_is_possible() -> None:
    """DP-09, 7: free actions may be left out, the mandatory one may not."""
    s = scene()
    denied(s, refuse("mandatory_action_open", "turn"), "end_turn")
    s.do("propose", energy="solar", region="europe", grant="money")
    assert s.can("end_turn")


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("propose", {"energy": "solar", "region": "europe", "grant": "tech"}),
        ("install", {"space": "europe/research"}),
        ("build", {"space": "asia/money", "tile": 0, "card": 0}),
    ],
)
def test_there_is_only_one_mandatory_action_in_a_turn(kind: str, values: dict[str, Any]) -> None:
    """7: exactly one of propose, install and build."""
    s = scene()
    s.project("europe/research", "solar")
    s.project("asia/money", "biomass", installed=True)
    s.expertise(0, biomass=2)
    s.give(0, money=10, tech=2, cep=1)
    s.project("oceania/tech", "fusion")
    assert s.can(kind, **values)
    s.do("propose", energy="solar", region="europe", grant="money")
    denied(s, refuse("mandatory_action_used", "turn"), kind, **values)


def test_a_project_cannot_be_proposed_and_installed_in_one_turn_but_a_scientist_may_enter_it() -> None:
    """G-54: one mandatory action; the new project is a place for a scientist at once."""
    s = scene()
    s.give(0, cep=1)
    s.do("propose", energy="solar", region="europe", grant="tech")
    assert s.refused("install", space="europe/tech") == "mandatory_action_used"
    assert s.can("move_scientist", origin="hand", destination="europe/tech")


@pytest.mark.parametrize("free_first", [True, False])
def test_free_actions_come_before_or_after_the_mandatory_action(free_first: bool) -> None:
    """7, DP-09: a scientist, the market and a card, each once, in any order."""
    s = scene()
    s.project("asia/money", "biomass")
    s.lobby(0, 2)
    s.give(0, money=3)
    free: list[tuple[str, dict[str, Any]]] = [
        ("move_scientist", {"origin": "hand", "destination": "asia/money"}),
        ("buy_cep", {}),
        ("play_lobby", {"card": 2, "main": 0, "option": 0}),
    ]
    mandatory: tuple[str, dict[str, Any]] = (
        "propose",
        {"energy": "solar", "region": "europe", "grant": "tech"},
    )
    for kind, values in [*free, mandatory] if free_first else [mandatory, *free[::-1]]:
        s.do(kind, **values)
    used = ("scientist_move_used", "market_visit_used", "card_action_used")
    for (kind, values), code in zip(free, used, strict=True):
        denied(s, refuse(code, "free_actions"), kind, **values)
    assert s.can("end_turn")


def test_no_free_action_is_possible_inside_an_action() -> None:
    """7: while a choice is open nothing else is possible, neither free actions nor the end of the turn."""
    s = scene()
    s.lobby(0, 2)
    s.give(0, money=5, cep=1)
    s.do("propose", energy="solar", region="europe", grant="research")
    assert s.waiting == ("research_grant", 0)
    for kind in ("buy_cep", "sell_cep", "end_turn"):
        denied(s, refuse("not_now", "turn", action=kind, decision="research_grant"), kind)
    assert s.refused("play_lobby", card=2, main=0, option=0) == "not_now"


def test_a_refused_action_changes_nothing() -> None:
    """7: an action that breaks a rule is not carried out at all."""
    s = scene()
    before = s.game.fingerprint()
    with pytest.raises(IllegalActionError) as caught:
        s.do("buy_cep")
    assert caught.value.refusal == refuse("not_enough_money", "buy_cep", needed=3, had=0)
    assert s.game.fingerprint() == before


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """15.1: a finished game takes no action, not even the one of DP-24."""
    s = scene()
    s.table.decade = 5
    s.task(Frame("end_check"))
    denied(s, refuse("game_over", "end_of_game"), "end_turn")
    denied(s, refuse("game_over", "end_of_game"), "cash_company_goal", player=0)
    assert s.game.legal() == s.game.legal(1) == []


# --- G-04: no legal mandatory action --------------------------------------------------------------


def stuck() -> Scene:
    """All project spaces are taken, nothing can be paid for, and player 0 has some money."""
    s = scene()
    s.crowd()
    s.give(0, money=3)
    return s


def test_a_player_without_a_legal_mandatory_action_may_end_the_turn() -> None:
    """G-04: 18 spaces full, nothing payable; nobody has to make one legal by a free action first."""
    s = stuck()
    assert s.can("buy_cep")
    assert not {action.kind for action in s.game.legal()} & {"propose", "install", "build"}
    s.do("end_turn")
    assert happened(s, events.TurnEnded(0, 0))


def test_free_actions_and_the_end_of_turn_stay_without_a_mandatory_action() -> None:
    """G-04: free actions, end-of-turn expertise and summits are not lost."""
    s = stuck()
    s.do("move_scientist", origin="hand", destination="europe/tech")
    s.do("end_turn")
    assert s.table.level(0, s.energy("solar")) == 1


def test_a_mandatory_action_that_a_free_action_made_legal_is_due() -> None:
    """G-04: with a CEP in hand the install is legal, so the turn cannot end without it."""
    s = stuck()
    s.do("buy_cep")
    assert s.refused("end_turn") == "mandatory_action_open"


# --- rounds and decades ---------------------------------------------------------------------------


def short_turns(s: Scene) -> Iterator[int]:
    """Everybody proposes something without a choice and ends the turn; yields who was on turn."""
    spaces = iter([space for space in EVERY_SPACE if not space.endswith("research")])
    while s.waiting[0] == "turn":
        region, grant = next(spaces).split("/")
        yield s.table.active
        energy = s.codec.energies[s.table.agenda[s.region(region)][0]]
        s.do("propose", energy=energy, region=region, grant=grant)
        s.do("end_turn")


@pytest.mark.parametrize(("players", "rounds"), [(1, 6), (2, 5), (3, 4), (4, 3), (5, 2)])
def test_everybody_has_one_turn_in_each_of_seven_minus_players_rounds(players: int, rounds: int) -> None:
    """5, 2.1: start player first, then clockwise; 6, 5, 4, 3 or 2 rounds (PL 2)."""
    s = scene(players=players)
    s.table.start_player = players - 1
    s.task(Frame("rounds"))
    assert list(short_turns(s)) == [players - 1, *range(players - 1)] * rounds
    assert s.table.round == rounds


def test_after_a_decade_the_markers_move_and_the_tile_goes_to_the_left() -> None:
    """5: decade +1 (PL 2: from the first to the second), round 1, start player to the left."""
    s = scene(players=3)
    s.table.start_player, s.table.round = 2, 4
    s.task(Frame("next_decade"))
    assert (s.table.decade, s.table.round, s.table.start_player) == (2, 1, 0)
    assert s.names()[:2] == ["StartPlayerChanged", "DecadeBegan"]
    assert s.waiting == ("turn", 0)


def test_a_later_decade_begins_with_a_supply_phase_and_the_first_does_not() -> None:
    """5: setup takes the place of the first supply phase (PL 1)."""
    s = scene(players=3)
    s.task(Frame("first_decade"))
    assert s.names() == ["DecadeBegan", "RoundBegan", "TurnBegan"]
    s.table.decade = 2
    s.task(Frame("decade"))
    names = s.names()
    assert names.index("FossilPlantPlaced") < names.index("EventRevealed") < names.index("TurnBegan")


def test_the_flags_of_a_turn_are_reset_when_the_next_turn_begins() -> None:
    """7: the next player starts with a mandatory action, a move, a visit and a card."""
    s = scene(players=2)
    s.project("asia/money", "biomass")
    s.give(0, money=3)
    s.lobby(0, 2)
    s.lobby(1, 6)
    s.give(1, money=9)
    s.table.stack.insert(0, Frame("turn_begin", 1))
    s.do("propose", energy="solar", region="europe", grant="tech")
    s.do("buy_cep")
    s.do("play_lobby", card=2, main=0, option=0)
    s.do("move_scientist", origin="hand", destination="asia/money")
    s.do("end_turn")
    assert s.waiting == ("turn", 1)
    assert s.can("propose", energy="solar", region="europe", grant="money")
    assert s.can("buy_cep")
    assert s.can("play_lobby", card=6, main=0, option=0)
    assert s.can("move_scientist", origin="hand", destination="europe/tech")


# --- G-49: nothing changes hands between players --------------------------------------------------


def test_no_action_names_another_player_as_the_receiver_of_goods() -> None:
    """G-49: only appointing a start player and cashing one's own goal name a player at all."""
    rules = [rule for found in EDITION.decisions.values() for rule in found] + list(EDITION.anytime)
    with_player = {r.action.kind for r in rules if "Player" in {meaning for _, meaning in meanings(r.action)}}
    assert with_player == {"appoint", "cash_company_goal"}


@pytest.mark.parametrize("seed", range(3))
def test_the_only_goods_that_pass_between_players_are_the_one_dollar_fee(seed: int) -> None:
    """G-49: in whole games nothing but $1 for a scientist who is sent away goes from player to player."""
    game, chance = new_game(kit(), 3, seed), random.Random(seed)
    told: list[Event] = []
    while not game.is_over:
        told += game.apply(chance.choice(game.legal()))
    between_two = [e for e in told if list(type(e).__annotations__.values()).count("Player") > 1]
    assert {type(event).__name__ for event in between_two} <= {
        "MoneyGiven",
        "ScientistSentAway",
        "ControlTaken",
        "ControlKept",
    }
    assert {event.amount for event in told if isinstance(event, events.MoneyGiven)} == {1}
