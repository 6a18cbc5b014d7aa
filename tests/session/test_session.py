"""One game being played: nothing is lost, and everything can be taken back."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.engine.table.actions import END_TURN
from co2desk.session import GameOptions, Session

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


def test_the_opening_tells_what_happened_before_the_first_decision() -> None:
    names = [type(event).__name__ for event in Session.new(GameOptions(players=2)).opening]
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
