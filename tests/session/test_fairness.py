"""Fair undo: free is what one player has decided since anything hidden came up, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from co2desk.bots import BOTS
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.actions import CashCompanyGoal, EndTurn, cash_company_goal
from co2desk.engine.table.events import CepPaid, CompanyGoalCashed, FossilPlantPlaced, PacketsPassed
from co2desk.engine.table.ids import Player
from co2desk.engine.table.reveals import came_up
from co2desk.session import GameOptions, Session
from co2desk.session.fairness import TakenBack, brought_up, decided_by, free_undo, taking_back

from .helpers import play_on

STEPS = 250
TWO_GAMES = [
    pytest.param(GameOptions("first", 3, 11), id="first"),
    pytest.param(GameOptions("second_chance", 3, 14), id="second_chance"),
]


class Step(NamedTuple):
    """What was seen while an action was played: who decided it, and whether anything hidden came up."""

    player: int
    hidden: bool
    action: Action
    events: list[Event]


HIDDEN, PLAYER = "hidden", "player"  # why the free part ends


class Barrier(NamedTuple):
    """Why no more is free: the action before brought something hidden up, or another player decided it."""

    reason: str
    player: Player  # who decided that action


def barrier(session: Session) -> Barrier | None:
    """Why the free part ends where it does; None when it reaches back to the beginning."""
    number = len(session.actions) - free_undo(session) - 1
    if number < 0:
        return None
    return Barrier(HIDDEN if brought_up(session, number) else PLAYER, decided_by(session, number))


def stepping(session: Session, seed: int = 1, steps: int = STEPS) -> Iterator[Step]:
    """A random game, step by step; now and then somebody cashes a company goal out of turn."""
    chance = Random(seed)
    for _ in range(steps):
        game = session.game
        if game.is_over:
            return
        holders = [player for player, card in enumerate(game.table.goal) if card]
        if game.edition.anytime and holders and chance.random() < 0.01:
            action: Action = cash_company_goal(chance.choice(holders))
        else:
            action = chance.choice(game.legal())
        owner = action.player if isinstance(action, CashCompanyGoal) else game.to_act
        assert owner is not None
        before = game.table.copy()
        events = session.play(action)
        yield Step(owner, came_up(before, events, session.game.table), action, events)


def free_steps(steps: list[Step]) -> int:
    """The rule in words: from the end, as long as it is the same player and nothing has come up."""
    count = 0
    for step in reversed(steps):
        if step.hidden or step.player != steps[-1].player:
            break
        count += 1
    return count


# --- every game ------------------------------------------------------------------------------------------


def test_what_is_free_is_what_was_seen_while_playing(options: GameOptions) -> None:
    """At every step of a game: how much is free, why no more, and what more would cost."""
    session = Session.new(options)
    steps: list[Step] = []
    for step in stepping(session):
        steps.append(step)
        free = free_steps(steps)
        assert free_undo(session) == free
        if free == len(steps):
            assert barrier(session) is None
        else:
            before = steps[-free - 1]
            assert barrier(session) == Barrier(HIDDEN if before.hidden else PLAYER, before.player)
        for count in (free, free + 1, free + 5):
            lost = steps[-count:] if count else []
            players = tuple(sorted({step.player for step in lost}))
            assert taking_back(session, count) == TakenBack(
                len(lost), players, any(step.hidden for step in lost)
            )
    assert {step.hidden for step in steps} == {False, True}


def test_the_free_part_ends_at_the_first_thing_that_has_to_be_asked_for(options: GameOptions) -> None:
    """Within it one player and no secret; one action more, and there is another player or a secret."""
    session = Session.new(options)
    for _ in stepping(session, seed=2):
        free = free_undo(session)
        inside, beyond = taking_back(session, free), taking_back(session, free + 1)
        assert not inside.hidden
        assert len(inside.players) == min(1, free)
        assert beyond.hidden or len(beyond.players) > 1 or beyond.count == free == len(session.actions)


def test_asking_changes_nothing(options: GameOptions) -> None:
    session = Session.new(options)
    play_on(session, 80, seed=4)
    mark, positions = session.game.fingerprint(), [repr(vars(table)) for table in session.positions]
    for count in range(10):
        free_undo(session), barrier(session), taking_back(session, count)
    assert session.game.fingerprint() == mark
    assert [repr(vars(table)) for table in session.positions] == positions


# --- the beginning ---------------------------------------------------------------------------------------


def test_there_is_nothing_to_take_back_in_a_new_game(options: GameOptions) -> None:
    """The setup is no action, whatever it has shown."""
    session = Session.new(options)
    assert free_undo(session) == 0
    assert barrier(session) is None
    assert taking_back(session, 5) == TakenBack(0, (), False)


@pytest.mark.parametrize("count", [0, -1])
def test_nothing_is_lost_by_taking_nothing_back(count: int) -> None:
    session = Session.new(GameOptions(players=2))
    play_on(session, 5, seed=1)
    assert taking_back(session, count) == TakenBack(0, (), False)


# --- one turn after the other ----------------------------------------------------------------------------


def play_turn(session: Session) -> int:
    """The first player's turn to its end, without anybody else; returns the number of actions."""
    game = session.game
    owner, before = game.to_act, len(session.actions)
    while not session.actions[before:] or not isinstance(session.actions[-1], EndTurn):
        assert session.game.to_act == owner
        ends = [action for action in session.game.legal() if isinstance(action, EndTurn)]
        session.play(ends[0] if ends else session.game.legal()[0])
    return len(session.actions) - before


@pytest.mark.parametrize("options", TWO_GAMES)
def test_a_turn_is_free_until_the_next_player_decides(options: GameOptions) -> None:
    """Also when it is over: as long as nobody has answered, only its player has decided. Whoever has answered
    and taken it back has still decided."""
    session = Session.new(options)
    mark = session.game.fingerprint()
    first, turn = session.game.to_act, play_turn(session)
    assert session.game.to_act != first
    assert free_undo(session) == turn
    assert barrier(session) is None
    second = session.game.to_act
    assert first is not None
    assert second is not None
    play_on(session, 1, seed=1)
    assert free_undo(session) == 1
    assert barrier(session) == Barrier(PLAYER, first)
    assert taking_back(session, turn + 1) == TakenBack(turn + 1, tuple(sorted((first, second))), False)
    session.undo(free_undo(session))
    assert free_undo(session) == 0  # the rest is not the second player's to take back
    session.undo(turn)
    assert session.game.fingerprint() == mark


@pytest.mark.parametrize("options", TWO_GAMES)
def test_a_computer_player_is_another_player(options: GameOptions) -> None:
    """A person cannot take back a computer player's turn with the own one without asking the table."""
    session = Session.new(options)
    person = session.game.to_act
    assert person is not None
    turn = play_turn(session)
    computer = session.game.to_act
    assert computer is not None
    bot = BOTS["steady"](1)
    while session.game.to_act == computer:
        session.play(bot.choose(session.game.copy()))
    answers = len(session.actions) - turn
    assert free_undo(session) == answers
    assert barrier(session) == Barrier(PLAYER, person)
    wanted = taking_back(session, answers + 1)
    assert wanted == TakenBack(answers + 1, tuple(sorted((person, computer))), False)


# --- what came up ----------------------------------------------------------------------------------------


def has(kind: type[Any]) -> Callable[[Step], bool]:
    return lambda step: any(isinstance(event, kind) for event in step.events)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(GameOptions("first", 3, 11), id="first"),
        pytest.param(GameOptions("second_chance", 3, 14, {"mode": "competitive"}), id="second_chance"),
    ],
)
def test_nothing_is_free_after_a_fossil_plant_was_drawn(options: GameOptions) -> None:
    """Not even the action that led to it."""
    session = Session.new(options)
    step = next(step for step in stepping(session) if has(FossilPlantPlaced)(step))
    assert free_undo(session) == 0
    assert barrier(session) == Barrier(HIDDEN, step.player)
    assert taking_back(session, 1) == TakenBack(1, (step.player,), True)


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(GameOptions("first", 3, 5, {"draft": True}), id="first"),
        pytest.param(GameOptions("second_chance", 3, 5, {"draft": True}), id="second_chance"),
    ],
)
def test_a_choice_of_the_draft_is_free_until_the_packets_move(options: GameOptions) -> None:
    """The others do not see it before; and then nobody can take it back unseen."""
    session = Session.new(options)
    steps = stepping(session)
    first = next(steps)
    assert free_undo(session) == 1
    last = next(step for step in steps if has(PacketsPassed)(step))
    assert last.player != first.player
    assert free_undo(session) == 0
    assert barrier(session) == Barrier(HIDDEN, last.player)


def test_who_takes_back_an_own_choice_does_not_go_on_with_that_of_another() -> None:
    """In a draft everybody chooses in turn, so the choice before is another's, also the very first one."""
    session = Session.new(GameOptions("first", 3, 5, {"draft": True}))
    steps = list(stepping(session, steps=2))
    assert free_undo(session) == 1
    session.undo(1)
    assert session.game.to_act == steps[1].player != steps[0].player
    assert free_undo(session) == 0
    assert barrier(session) == Barrier(PLAYER, steps[0].player)


def test_a_start_tile_of_the_solo_game_is_not_drawn_twice() -> None:
    """16.4: choosing the region draws a tile, and no event tells of it."""
    session = Session.new(GameOptions("first", 1, 12))
    assert session.game.decision.kind == "start_region"
    play_on(session, 1, seed=1)
    assert session.game.decision.kind == "start_space"
    assert free_undo(session) == 0
    assert barrier(session) == Barrier(HIDDEN, 0)


# --- who decided -----------------------------------------------------------------------------------------


def test_a_company_goal_is_cashed_by_its_owner_also_out_of_turn() -> None:
    """DP-24: the game still waits for the player on turn, who did not decide it."""
    session = Session.new(GameOptions("first", 2, 3))
    active = session.game.to_act
    assert active is not None
    play_on(session, 1, seed=1)
    assert session.game.to_act == active
    session.play(cash_company_goal(1 - active))
    assert decided_by(session, 1) == 1 - active
    assert free_undo(session) == 1
    assert barrier(session) == Barrier(PLAYER, active)
    session.play(session.game.legal()[0])
    assert barrier(session) == Barrier(PLAYER, 1 - active)


def test_a_goal_that_a_third_player_cashed_is_a_barrier_on_the_way_back() -> None:
    """DP-24: two actions of one player with another player's goal between them are not free together."""
    session = Session.new(GameOptions("first", 3, 3))
    active = session.game.to_act
    assert active is not None
    third = (active + 2) % 3
    play_on(session, 1, seed=1)
    session.play(cash_company_goal(third))
    play_on(session, 1, seed=1)
    assert decided_by(session, 2) == active
    assert free_undo(session) == 1
    session.undo(1)
    assert session.game.to_act == active
    assert free_undo(session) == 0
    assert barrier(session) == Barrier(PLAYER, third)
    assert taking_back(session, 2) == TakenBack(2, tuple(sorted((active, third))), False)


def test_the_own_company_goal_belongs_to_the_own_turn() -> None:
    """DP-24: cashed between two actions it is as free as they are."""
    session = Session.new(GameOptions("first", 2, 3))
    active = session.game.to_act
    assert active is not None
    play_on(session, 1, seed=1)
    step = Step(active, False, cash_company_goal(active), session.play(cash_company_goal(active)))
    assert has(CompanyGoalCashed)(step)
    assert free_undo(session) == 2
    assert barrier(session) is None


def test_an_answer_that_the_engine_gave_is_nobodys_decision() -> None:
    """A CEP that somebody had to pay from the only place there was is taken back with what led to it."""
    found = 0
    for seed in range(10):
        session = Session.new(GameOptions("first", 3, seed))
        for step in stepping(session):
            payers = {event.player for event in step.events if isinstance(event, CepPaid)}
            if payers - {step.player} and not step.hidden:
                assert free_undo(session) >= 1
                assert taking_back(session, 1) == TakenBack(1, (step.player,), False)
                found += 1
    assert found
