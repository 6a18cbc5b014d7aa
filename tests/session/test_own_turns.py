"""The turns of a person in the recorded games: each once, with what the person did in it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from co2desk.session.own_turns import own_turns, was_person
from co2desk.session.seat_changes import SeatChange
from co2desk.session.seats import NAMES, seats_for
from co2desk.session.steps import decider
from tests.replays.games import RECORDED, load_recorded


@pytest.mark.parametrize("name", RECORDED)
def test_every_turn_of_a_person_is_found(name: str) -> None:
    session = load_recorded(name)
    session.seats = seats_for(NAMES[: session.options.players])
    for seat in range(len(session.seats)):
        turns = own_turns(session, seat)
        assert turns
        assert [turn.step for turn in turns] == sorted({turn.step for turn in turns})
        assert len({(turn.decade, turn.round) for turn in turns}) == len(turns)
        for turn in turns:
            table = session.positions[turn.step]
            assert (table.decade, table.round, table.active) == (turn.decade, turn.round, seat)
            assert table.stack[-1].kind == "turn"
            for step, action in turn.taken:
                assert session.actions[step] == action
                assert decider(action, session.positions[step]) == seat
            assert turn.actions[0] == session.actions[turn.step]


def test_a_computer_player_has_none_and_a_seat_may_change_hands() -> None:
    session = load_recorded("first-last-decade")
    session.seats = seats_for(NAMES[: session.options.players])
    seat = replace(session.seats[0], player="steady")
    session.seats = (seat, *session.seats[1:])
    assert own_turns(session, 0) == []
    session.seat(0, replace(seat, player="person"))  # at the end of the game
    assert own_turns(session, 0) == []
    session.seat_changes = [SeatChange(40, 0, "person")]
    found = own_turns(session, 0)
    assert found
    assert all(turn.step >= 40 for turn in found)
    assert not was_person(session, 0, 39)
    session.seat_changes.append(SeatChange(60, 0, "expert"))
    assert all(40 <= turn.step < 60 for turn in own_turns(session, 0))
