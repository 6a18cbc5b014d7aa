"""Turns, rounds and decades (specification 5, 6, 15, 18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.machine.actions import meanings
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import IllegalActionError, refuse
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events
from co2desk.engine.table.actions import Plan
from tests.engine.checks import denied
from tests.engine.second_chance.scene import GRANTS, Scene, scene

MODES = ("cooperative", "competitive", "solo")


# --- what a turn consists of -----------------------------------------------------------------------------

COMMON = {
    "plan",
    "infrastructure",
    "build_plant",
    "move_scientist",
    "buy_cep",
    "sell_cep",
    "play_lobby",
    "score_un_goal",
}


def busy(mode: str) -> Scene:
    """Player 0 can do everything a turn may contain."""
    s = scene(mode)
    s.erase_bonuses()
    s.project("asia/tech", "solar")
    s.project("europe/money", "wind", host=0)
    s.demand("africa", "recycling:1:0:0", "hydro:1:0:0")
    s.table.un_row = (2,)  # recycling and hydro
    s.knowledge(0, wind=2)
    s.give(0, money=12, tech=3, cep=2)
    s.lobby(0, 3)
    s.table.goal[0] = 1 if mode == "competitive" else 0
    return s


@pytest.mark.parametrize(
    ("mode", "more"), [("cooperative", set()), ("competitive", {"cash_company_goal"}), ("solo", set())]
)
def test_a_fresh_turn_offers_every_action_but_no_end_and_nobody_else_may_act(
    mode: str, more: set[str]
) -> None:
    """D5: director actions, main actions and, in competition, the discard of the company goal."""
    s = busy(mode)
    assert s.waiting == ("turn", 0)
    assert s.kinds() == COMMON | more
    assert [s.options(seat) for seat in range(1, s.table.setting.players)] == [[]] * (
        s.table.setting.players - 1
    )


@pytest.mark.parametrize(
    ("mode", "more"), [("cooperative", set()), ("competitive", set()), ("solo", {"second_action"})]
)
def test_after_the_main_action_the_director_actions_stay_and_the_turn_may_end(
    mode: str, more: set[str]
) -> None:
    """D5, 6: in any order, before or after the main action; alone a second one may be bought."""
    s = busy(mode)
    s.table.goal[0] = 0
    s.do("plan", energy="wind", region="europe", grant="tech")
    assert s.kinds() == COMMON - {"plan", "infrastructure", "build_plant"} | {"end_turn"} | more


@pytest.mark.parametrize("mode", MODES)
def test_a_turn_cannot_end_while_a_main_action_is_possible(mode: str) -> None:
    """D5, 6: exactly one main action is due."""
    s = scene(mode)
    s.erase_bonuses()
    denied(s, refuse("mandatory_action_open", "turn"), "end_turn")
    s.do("plan", energy="solar", region="asia", grant="tech")
    assert s.can("end_turn")


@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("plan", {"energy": "wind", "region": "europe", "grant": "tech"}),
        ("infrastructure", {"space": "asia/tech"}),
        ("build_plant", {"space": "europe/money", "region_tech": 0}),
    ],
)
@pytest.mark.parametrize("mode", MODES)
def test_there_is_one_main_action_in_a_turn(mode: str, kind: str, values: dict[str, Any]) -> None:
    """6, 8: whatever the first one was; alone the second has to be bought first."""
    s = busy(mode)
    assert s.can(kind, **values)
    s.do("plan", energy="solar", region="asia", grant="money")
    denied(s, refuse("mandatory_action_used", "turn"), kind, **values)


@pytest.mark.parametrize("main_first", [True, False])
def test_each_director_action_may_be_taken_once_before_or_after_the_main_action(main_first: bool) -> None:
    """6, A54: a scientist, the market and a card, in any order."""
    s = scene()
    s.erase_bonuses()
    s.project("asia/money", "hydro")
    s.lobby(0, 3, 7)
    s.give(0, money=3)
    director: list[tuple[str, dict[str, Any]]] = [
        ("move_scientist", {"origin": "hand", "destination": "asia/money"}),
        ("buy_cep", {}),
        ("play_lobby", {"card": 3, "main": 0, "option": 0}),
    ]
    main: tuple[str, dict[str, Any]] = ("plan", {"energy": "solar", "region": "asia", "grant": "tech"})
    for kind, values in [main, *director[::-1]] if main_first else [*director, main]:
        s.do(kind, **values)
    denied(
        s,
        refuse("scientist_move_used", "free_actions"),
        "move_scientist",
        origin="asia/money",
        destination="hand",
    )
    denied(s, refuse("market_visit_used", "free_actions"), "buy_cep")
    denied(s, refuse("market_visit_used", "free_actions"), "sell_cep")
    denied(s, refuse("card_action_used", "free_actions"), "play_lobby", card=7, main=0, option=0)
    assert s.can("end_turn")


def test_a_card_and_a_un_goal_are_the_same_director_action() -> None:
    """8.C: one of the two in a turn, whichever comes first."""
    s = busy("cooperative")
    s.do("score_un_goal", card=2)
    denied(s, refuse("card_action_used", "free_actions"), "play_lobby", card=3, main=0, option=0)
    s = busy("cooperative")
    s.do("play_lobby", card=3, main=0, option=0)
    denied(s, refuse("card_action_used", "free_actions"), "score_un_goal", card=2)


def test_no_director_action_is_possible_inside_a_main_action() -> None:
    """6: while a choice is open nothing else is possible, not even the end of the turn."""
    s = scene()
    s.erase_bonuses()
    s.lobby(0, 3)
    s.give(0, money=5, cep=1)
    s.do("plan", energy="solar", region="asia", grant="scientist")
    assert s.waiting == ("research_grant", 0)
    for kind in ("buy_cep", "sell_cep", "end_turn"):
        denied(s, refuse("not_now", "turn", action=kind, decision="research_grant"), kind)
    assert s.refused("play_lobby", card=3, main=0, option=0) == "not_now"


def test_a_refused_action_changes_nothing() -> None:
    """6: an action whose steps cannot all be carried out is not carried out at all."""
    s = scene()
    before = s.game.fingerprint()
    with pytest.raises(IllegalActionError) as caught:
        s.do("buy_cep")
    assert caught.value.refusal == refuse("not_enough_money", "buy_cep", needed=3, had=0)
    assert s.game.fingerprint() == before


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    """16: a finished game takes no action."""
    s = scene()
    s.table.vp[0] = -1
    s.task(Frame("reduction_step"))
    assert s.game.is_over
    denied(s, refuse("game_over", "end_of_game"), "end_turn")
    assert s.game.legal() == s.game.legal(1) == []


@pytest.mark.parametrize("mode", MODES)
def test_only_bonuses_and_the_own_company_goal_name_a_player(mode: str) -> None:
    """5, I23: nothing else can be given from player to player."""
    rules = [rule for found in EDITIONS[mode].decisions.values() for rule in found]
    naming = {r.action.kind for r in rules if "Player" in {meaning for _, meaning in meanings(r.action)}}
    assert naming <= {"give_bonus", "cash_company_goal"}


# --- A11: no legal main action ---------------------------------------------------------------------------


def stuck() -> Scene:
    """All project spaces are taken, nothing can be paid for, and player 0 has some money."""
    s = scene()
    s.erase_bonuses()
    s.crowd()
    s.give(0, money=3)
    return s


def test_a_player_without_a_legal_main_action_may_end_the_turn() -> None:
    """A11: nobody has to make one legal by a director action first."""
    s = stuck()
    assert s.can("buy_cep")
    assert not s.kinds() & {"plan", "infrastructure", "build_plant"}
    s.do("end_turn")
    assert s.events[0] == events.TurnEnded(0, 0)


def test_a_main_action_that_a_director_action_made_legal_is_due() -> None:
    """A11: only if none is legal at that moment."""
    s = stuck()
    s.do("buy_cep")
    assert s.refused("end_turn") == "mandatory_action_open"


def test_a_director_action_may_destroy_the_last_legal_main_action() -> None:
    """A11: the only CEP is sold; the turn may then end."""
    s = stuck()
    s.give(0, cep=1)
    assert s.refused("end_turn") == "mandatory_action_open"
    s.do("sell_cep")
    assert s.can("end_turn")


# --- rounds ----------------------------------------------------------------------------------------------


def short_turn(s: Scene) -> list[Event]:
    """Plan something that opens no choice, and end the turn."""
    planned = next(a for a in s.game.legal() if isinstance(a, Plan) and GRANTS[a.grant] != "scientist")
    return s.game.apply(planned) + s.do("end_turn")


def short_turns(s: Scene) -> Iterator[int]:
    """Everybody has a short turn; yields who was on turn."""
    while s.waiting[0] == "turn":
        yield s.table.active
        short_turn(s)


def turns_of(mode: str, players: int, decade: int) -> list[int]:
    """Who is on turn in an action phase, one after the other."""
    s = scene(mode, players)
    s.erase_bonuses()
    s.table.start_player, s.table.decade = players - 1, decade
    s.task(Frame("rounds"))
    return list(short_turns(s))


@pytest.mark.parametrize(
    ("mode", "players", "rounds"),
    [
        ("cooperative", 2, 4),
        ("cooperative", 3, 3),
        ("cooperative", 4, 2),
        ("competitive", 2, 4),
        ("competitive", 3, 3),
        ("competitive", 4, 2),
        ("solo", 1, 4),
    ],
)
def test_everybody_has_one_turn_in_each_round_from_the_start_player_on(
    mode: str, players: int, rounds: int
) -> None:
    """5, 6: four, three or two rounds for two, three or four players; four alone."""
    assert turns_of(mode, players, 1) == [players - 1, *range(players - 1)] * rounds


@pytest.mark.parametrize(
    ("mode", "players", "turns"),
    [
        ("cooperative", 2, [8, 8, 8, 8]),
        ("cooperative", 3, [9, 9, 9, 6]),
        ("cooperative", 4, [8, 8, 8, 8]),
        ("competitive", 2, [8, 8, 8, 8, 8]),
        ("competitive", 3, [9, 9, 9, 9, 9]),
        ("competitive", 4, [8, 8, 8, 8, 8]),
        ("solo", 1, [4, 4, 4, 4]),
    ],
)
def test_only_three_partners_have_a_shorter_last_decade(mode: str, players: int, turns: list[int]) -> None:
    """5, A76: 32, 33 or 32 turns in all for partners, 40, 45 or 40 for rivals, 16 alone."""
    assert scene(mode, players).table.setting.decades == len(turns)
    assert [len(turns_of(mode, players, decade)) for decade in range(1, len(turns) + 1)] == turns


def test_the_flags_of_a_turn_are_reset_when_the_next_turn_begins() -> None:
    """6: the next player starts with a main action, a move, a visit to an open market and a card."""
    s = scene(players=2)
    s.erase_bonuses()
    s.project("asia/money", "hydro")
    s.give(0, money=3)
    s.give(1, money=9)
    s.lobby(0, 3)
    s.lobby(1, 7)
    s.on_sale(1)
    s.then_turn_of(1)
    s.do("plan", energy="solar", region="asia", grant="tech")
    s.do("buy_cep")
    s.do("play_lobby", card=3, main=0, option=0)
    s.do("move_scientist", origin="hand", destination="asia/money")
    s.do("end_turn")
    assert s.waiting == ("turn", 1)
    assert s.kinds() == {"plan", "buy_cep", "play_lobby", "move_scientist"}


# --- decades ---------------------------------------------------------------------------------------------


def play_decade(mode: str) -> list[str]:
    """The names of all events of decade 1: short turns, and the last answer to every other question."""
    s = scene(mode)
    s.erase_bonuses()
    s.table.vp[0] = 50
    s.table.event, s.table.event_pile = 1, (2, 3)
    happened = s.task(Frame("decade"))
    while s.table.decade == 1:
        happened += short_turn(s) if s.waiting[0] == "turn" else s.game.apply(s.game.legal()[-1])
    return [type(event).__name__ for event in happened]


def order_of(names: list[str], wanted: Sequence[str]) -> list[str]:
    """These names in the order in which they came up first."""
    return sorted(wanted, key=names.index)


@pytest.mark.parametrize("mode", ["cooperative", "solo"])
def test_a_decade_of_partners_ends_with_goals_supply_and_reduction(mode: str) -> None:
    """5: actions, income, environmental goals, energy supply with reduction, decade end."""
    phases = [
        "DecadeBegan",
        "TurnBegan",
        "IncomeEarned",
        "EnvironmentalPenalty",
        "FossilPlantPlaced",
        "Co2Reduced",
        "StartPlayerChanged",
    ]
    names = play_decade(mode)
    assert order_of(names, phases) == phases
    last_turn = len(names) - names[::-1].index("TurnEnded")
    assert last_turn <= names.index("IncomeEarned")


def test_a_decade_of_rivals_begins_with_supply_and_has_an_event() -> None:
    """5: energy supply, actions, income, events, decade end; no goals and no reduction."""
    phases = [
        "DecadeBegan",
        "FossilPlantPlaced",
        "TurnBegan",
        "IncomeEarned",
        "DisasterStruck",
        "StartPlayerChanged",
    ]
    names = play_decade("competitive")
    assert order_of(names, phases) == phases
    assert not {"EnvironmentalPenalty", "Co2Reduced"} & set(names)


@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_the_start_player_marker_goes_to_the_right(mode: str) -> None:
    """15, A76: counter-clockwise, so that the last player of a decade is the first of the next."""
    s = scene(mode, players=3)
    s.table.start_player, s.table.round = 0, 3
    s.task(Frame("decade_end"))
    assert (s.table.decade, s.table.round, s.table.start_player) == (2, 1, 2)
    assert s.events[0] == events.StartPlayerChanged(2)
    assert s.waiting == ("turn", 2)


@pytest.mark.parametrize(("mode", "last"), [("cooperative", 4), ("competitive", 5), ("solo", 4)])
def test_the_game_ends_with_its_last_decade(mode: str, last: int) -> None:
    """15, 16: four decades for partners and alone, five for rivals."""
    s = scene(mode)
    s.table.decade = last - 1
    s.task(Frame("decade_end"))
    assert not s.game.is_over
    s = scene(mode)
    s.table.decade = last
    s.task(Frame("decade_end"))
    assert s.game.is_over
