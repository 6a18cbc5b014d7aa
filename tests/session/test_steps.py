"""The steps of a game: where decades and turns begin, who decided, and what has happened since."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk.engine.machine.frames import NOBODY
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import CashCompanyGoal, cash_company_goal
from co2desk.engine.table.events import DecadeBegan, TurnBegan
from co2desk.session import GameOptions, Session
from co2desk.session.history import DecadeStart, happened, history_of
from co2desk.session.steps import Steps, Turn, decider, deciders, since, steps_of
from tests.replays.games import RECORDED, recorded

from .helpers import played, tables_of

SAMPLED = 5  # every fifth step: listing all legal actions takes long
EARLY = {"keep_card", "choose_region", "choose_project", "bid", "pass", "pay_bid", "pay_cep", "appoint"}


# --- turns and decades -----------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 40, 100_000])
def test_every_step_belongs_to_the_turn_that_its_table_shows(options: GameOptions, decisions: int) -> None:
    """A random game of any edition and mode, just begun, running or finished."""
    session = played(options, decisions)
    steps = steps_of(session)
    tables = tables_of(session)
    assert steps.last == len(session.actions) == len(tables) - 1
    for step, table in enumerate(tables):
        turn = steps.turn_at(step)
        assert (turn.decade, turn.round, turn.player) == (table.decade, table.round, table.active)
        assert turn.step <= step
    assert len({turn.step for turn in steps.turns}) == len(steps.turns)


@pytest.mark.parametrize("name", RECORDED)
def test_turns_begin_where_the_log_says_so(name: str) -> None:
    """Each turn of a whole game begins at the step whose action brought it, and there are no others. A turn
    without any decision, which an action may bring along on its way, is none to stop at."""
    session = recorded(name)
    steps = steps_of(session)
    told = [
        (step, event.player)
        for step in range(1, steps.last + 1)
        for event in happened(session, step)
        if isinstance(event, TurnBegan)
    ]
    begun = [(turn.step, turn.player) for turn in steps.turns if turn.player != NOBODY and turn.step > 0]
    assert begun == told


@pytest.mark.parametrize("name", RECORDED)
def test_decades_begin_where_the_log_says_so(name: str) -> None:
    """Or a little earlier: the set-up belongs to the first decade, an auction to the one it is held for."""
    session = recorded(name)
    steps = steps_of(session)
    assert steps.decades == history_of(session).decades
    starts = {start.decade: start.step for start in steps.decades}
    assert starts[1] == 0
    for step in range(1, steps.last + 1):
        for event in happened(session, step):
            if isinstance(event, DecadeBegan):
                assert starts[event.decade] <= step
                assert steps.turn_at(step).decade == event.decade
                assert all(action.kind in EARLY for action in session.actions[starts[event.decade] : step])


def test_the_level_and_its_limits_are_those_of_the_curves() -> None:
    """350 and 500 ppm in the first edition; a team meets no disasters (14)."""
    steps, history = steps_of(recorded("first-last-decade")), history_of(recorded("first-last-decade"))
    assert steps.ppm == history.ppm
    assert (steps.danger, steps.loss) == (350, 500)
    assert steps_of(recorded("cooperative-won")).danger == 0


# --- ways ------------------------------------------------------------------------------------------------


def walk(last: int, turn_starts: list[int], decade_starts: list[int]) -> Steps:
    """Steps without a game: only where turns and decades begin."""
    turns = tuple(Turn(step, 1, 1, number) for number, step in enumerate(turn_starts))
    decades = tuple(DecadeStart(step, number) for number, step in enumerate(decade_starts, start=1))
    return Steps(last, turns, decades, [], [0] * (last + 1), 350, 500)


WALK = walk(10, [0, 3, 4, 8], [0, 4])


@pytest.mark.parametrize(
    ("step", "back", "forth"),
    [(0, 0, 3), (1, 0, 3), (2, 0, 3), (3, 0, 4), (4, 3, 8), (7, 4, 8), (8, 4, 10), (9, 8, 10), (10, 8, 10)],
)
def test_a_turn_back_is_its_beginning_first_and_a_turn_on_is_the_next_one(
    step: int, back: int, forth: int
) -> None:
    """From the beginning of a turn back to the one before; from the last turn on to the present."""
    assert WALK.previous_turn(step) == back
    assert WALK.next_turn(step) == forth


@pytest.mark.parametrize(
    ("step", "back", "forth"), [(0, 0, 4), (3, 0, 4), (4, 0, 10), (5, 4, 10), (10, 4, 10)]
)
def test_decades_are_walked_like_turns(step: int, back: int, forth: int) -> None:
    assert WALK.previous_decade(step) == back
    assert WALK.next_decade(step) == forth


@pytest.mark.parametrize(("wanted", "found"), [(-5, 0), (0, 0), (7, 7), (10, 10), (11, 10)])
def test_no_step_lies_outside_the_game(wanted: int, found: int) -> None:
    assert WALK.inside(wanted) == found


@given(st.data())
def test_every_walk_comes_to_its_ends(data: st.DataObject) -> None:
    """Turn by turn from the beginning one sees every turn, and in the same order backwards."""
    last = data.draw(st.integers(1, 40))
    starts = sorted({0, *data.draw(st.lists(st.integers(1, last)))})
    steps = walk(last, starts, [0])
    seen = [0]
    while seen[-1] < last:
        seen.append(steps.next_turn(seen[-1]))
    assert seen == [*starts, last] if starts[-1] < last else starts
    back = [last]
    while back[-1] > 0:
        back.append(steps.previous_turn(back[-1]))
    assert back[::-1] == seen


# --- who decided -----------------------------------------------------------------------------------------


def test_whoever_was_asked_decided_and_a_goal_is_discarded_by_its_owner() -> None:
    """G-41: at any time, also while another player is asked."""
    session = Session.new(GameOptions("first", 3, 11))
    asked = session.game.to_act
    assert asked is not None
    other = (asked + 1) % 3
    assert decider(session.game.legal()[0], session.game.table) == asked
    assert decider(cash_company_goal(other), session.game.table) == other


@pytest.mark.parametrize("name", RECORDED)
def test_each_step_of_a_recorded_game_was_open_to_its_decider_alone(name: str) -> None:
    """G-41, DP-24: the engine offers the action to this player and to nobody else."""
    session = recorded(name)
    found = deciders(session)
    for step in range(0, len(session.actions), SAMPLED):
        game, action = Game(session.game.edition, session.table_at(step)), session.actions[step]
        seats = range(session.options.players)
        assert [seat for seat in seats if action in game.legal(seat)] == [found[step]]
        assert session.decider(step) == found[step] or isinstance(action, CashCompanyGoal)


def test_every_action_of_a_game_has_a_decider() -> None:
    session = recorded("first-last-decade")
    found = deciders(session)
    assert len(found) == len(session.actions)
    assert set(found) == {0, 1, 2, 3}
    for action, table, player in zip(session.actions, session.positions, found, strict=True):
        asked = table.stack[-1].player
        assert player == (action.player if isinstance(action, CashCompanyGoal) else asked)


@pytest.mark.parametrize(
    ("decided", "seat", "start"),
    [
        ([], 0, None),
        ([0, 0], 0, None),
        ([1, 1], 0, 0),
        ([0, 1], 0, 0),
        ([0, 0, 1, 2], 0, 1),
        ([0, 0, 1, 2, 0], 0, 1),
        ([0, 1, 0, 1, 1], 0, 2),
        ([0, 1, 0, 1, 1, 0, 0], 0, 2),
        ([0, 1, 2], NOBODY, None),
    ],
)
def test_since_my_last_turn_begins_with_the_last_decision_before_others_decided(
    decided: list[int], seat: int, start: int | None
) -> None:
    """Also in the middle of the next turn; from the beginning for whoever has not decided yet; never without
    somebody else, and for nobody."""
    assert since(decided, seat) == start


@given(st.lists(st.integers(0, 3), max_size=30), st.integers(0, 3))
def test_since_my_last_turn_shows_everything_that_others_decided_in_one_go(
    decided: list[int], seat: int
) -> None:
    start = since(decided, seat)
    if start is None:
        assert set(decided) <= {seat}
        return
    rest = decided[start:]
    if rest[0] == seat:
        rest = rest[1:]
    while rest and rest[-1] == seat:
        rest.pop()
    assert rest
    assert seat not in rest
