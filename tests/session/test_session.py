"""One game being played: nothing is lost, and everything can be taken back."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.engine.table.actions import END_TURN
from co2desk.session import GameOptions, Session
from co2desk.session.session import goes_on
from co2desk.session.takebacks import AGREED, FREE, PRACTICE, TakeBack

from .helpers import play_on, played, played_to_a_turn


def test_undo_returns_every_position_that_has_been(options: GameOptions) -> None:
    session = Session.new(options)
    marks = [session.game.fingerprint()]
    for step in range(60):
        if session.game.is_over:
            break
        play_on(session, 1, seed=step)
        marks.append(session.game.fingerprint())
    while len(marks) > 1:
        assert session.game.fingerprint() == marks.pop()
        assert session.undo() == 1
    assert session.game.fingerprint() == marks.pop()
    assert session.actions == []


def test_undo_of_several_actions_returns_as_many(options: GameOptions) -> None:
    session = played(options, 20)
    mark, actions = session.game.fingerprint(), list(session.actions)
    play_on(session, 7, seed=2)
    assert session.undo(7) == 7
    assert session.game.fingerprint() == mark
    assert session.actions == actions


@pytest.mark.parametrize(("count", "undone"), [(0, 0), (-3, 0), (3, 3), (5, 5), (6, 5), (10**30, 5)])
def test_undo_takes_back_what_there_is(count: int, undone: int) -> None:
    session = played(GameOptions(players=2), 5)
    assert session.undo(count) == undone
    assert len(session.actions) == 5 - undone


def test_another_move_can_be_made_after_undo(options: GameOptions) -> None:
    session = played(options, 25)
    session.undo(5)
    assert session.game.legal()
    play_on(session, 5, seed=99)
    again = Session.new(options)
    for action in session.actions:
        again.play(action)
    assert again.game.fingerprint() == session.game.fingerprint()


def test_an_illegal_action_changes_nothing() -> None:
    session = Session.new(GameOptions(players=2))
    mark = session.game.fingerprint()
    with pytest.raises(IllegalActionError):
        session.play(END_TURN)
    assert session.game.fingerprint() == mark
    assert session.undo() == 0


def test_setting_up_tells_what_happened_before_the_first_decision() -> None:
    names = [type(event).__name__ for event in Session.new(GameOptions(players=2)).setup_events]
    assert names == ["DecadeBegan", "RoundBegan", "TurnBegan"]


def test_the_same_seed_gives_the_same_game_and_another_seed_another(options: GameOptions) -> None:
    other = GameOptions.from_json({**options.to_json(), "seed": options.seed + 1})
    marks = [Session.new(o).game.fingerprint() for o in (options, options, other)]
    assert marks[0] == marks[1] != marks[2]


def test_a_game_can_begin_in_the_position_of_another(options: GameOptions) -> None:
    session = played_to_a_turn(options, 14)
    again, problems = Session.at_position(options, session.document())
    assert problems == []
    assert again is not None
    assert again.game.fingerprint() == session.game.fingerprint()
    assert again.document() == session.document()
    play_on(again, 10, seed=3)
    again.undo(10)
    assert again.document() == session.document()


def test_a_position_of_a_game_with_other_options_is_refused() -> None:
    document = Session.new(GameOptions(players=2)).document()
    session, problems = Session.at_position(GameOptions(players=3), document)
    assert session is None
    assert "money" in {problem.where for problem in problems}


def test_what_was_taken_back_is_told_where_the_game_went_on() -> None:
    """Each with the number of actions before it that still count: a later one may go back further."""
    session = played(GameOptions(players=2), 10)
    session.undo(3)
    play_on(session, 2, seed=2)
    session.undo(1, AGREED)
    assert session.taken_back == [(7, TakeBack(3, FREE)), (8, TakeBack(1, AGREED))]
    session.undo(6, PRACTICE)
    play_on(session, 4, seed=3)
    assert [left for left, _ in session.taken_back] == [2, 2, 2]
    assert len(session.actions) == 6


def test_what_was_taken_back_stays_in_the_log() -> None:
    session = played(GameOptions(players=2), 6)
    before = list(session.log)
    session.undo(2, AGREED)
    session.redo()
    assert session.log == [*before, TakeBack(2, AGREED), before[4]]
    assert session.actions == before[:5]


def test_what_was_taken_back_can_be_done_again_until_something_else_is_done() -> None:
    session = played(GameOptions(players=2), 6)
    third, *later = session.actions[2:]
    session.undo(2)
    session.undo(2)
    assert session.undone == [*reversed(later), third]
    session.play(third)
    assert session.undone == [*reversed(later)]
    other = next(action for action in session.game.legal() if action != later[0])
    session.play(other)
    assert session.undone == []


def test_every_turn_is_marked_and_so_is_every_take_back(options: GameOptions) -> None:
    """A mark has the position's fingerprint; the end of the game is one too."""
    session = Session.new(options)
    turns = {0}
    while session.marks[-1].player >= 0:
        play_on(session, 1, seed=len(session.log))
        if session.game.is_over or any(type(event).__name__ == "TurnBegan" for event in session.events[-1]):
            turns.add(len(session.log))
        assert session.marks[-1].after == max(turns)
    session.undo(4)
    assert [mark.after for mark in session.marks] == [*sorted(turns), len(session.log)]
    assert session.marks[-1] == session.mark()
    assert session.marks[-2].player == -1


def test_a_log_goes_on_where_another_ended() -> None:
    assert goes_on([1, 2, 3], [1, 2])
    assert goes_on([1], [1])
    assert goes_on([1], ())
    assert not goes_on([1], [1, 2])
    assert not goes_on([2, 2, 3], [1, 2])
