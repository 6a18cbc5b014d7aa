"""What may wait on the decision stack of a position from outside."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from co2desk.engine.editions.second_chance import EDITIONS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.editions.second_chance.waiting import BETWEEN_ACTIONS
from co2desk.engine.machine.frames import Frame
from tests.engine.second_chance.scene import new_game

from .door import DOOR
from .random_play import waiting_for

codes = DOOR.codes


@pytest.mark.parametrize(
    ("mode", "kind"), [(mode, kind) for mode in MODES for kind in EDITIONS[mode].decisions]
)
def test_position_inside_an_action_is_refused_as_such(mode: str, kind: str) -> None:
    """A bonus, a payment or an owed action in the middle of a turn: nothing tells how far it has come."""
    table = waiting_for("turn", mode)
    table.stack.append(Frame(kind, table.active, (-1,)))
    between = kind in BETWEEN_ACTIONS and kind != "pay_cep"
    assert ("stack_out_of_order" if between else "inside_an_action") in codes(table)


@pytest.mark.parametrize("kind", sorted(EDITIONS[COMPETITIVE].tasks))
def test_task_on_top_is_refused(kind: str) -> None:
    """The engine carries tasks out by itself, so a position never waits with one on top."""
    table = waiting_for("turn", COMPETITIVE)
    table.stack.append(Frame(kind))
    assert "stack_out_of_order" in codes(table)


def test_frame_nobody_knows_is_refused() -> None:
    """Also one of another mode: partners have no event phase."""
    for kind in ("coffee_break", "event_phase"):
        table = waiting_for("turn")
        table.stack.append(Frame(kind))
        assert codes(table) == {"unknown_frame"}


def test_game_waits_or_is_over() -> None:
    """Exactly one of both: an ending, or a decision."""
    table = waiting_for("turn", where=lambda table: table.co2 <= 500)
    table.ending = "team_won"
    assert "over_or_waiting" in codes(table)
    table.stack.clear()
    table.active = -1
    assert codes(table) == {"demand_not_met", "ended_too_early"}, "a team wins after the last supply"
    table.ending = ""
    assert "over_or_waiting" in codes(table)
    table = waiting_for("turn", COMPETITIVE)
    table.scoring = (("money", 0, 3),)
    assert codes(table) == {"over_or_waiting"}


def lose_a_turn(table: SecondChanceTable) -> None:
    table.stack.remove(next(frame for frame in table.stack if frame.kind == "turn_begin"))


def swap_two_steps(table: SecondChanceTable) -> None:
    table.stack[0], table.stack[1] = table.stack[1], table.stack[0]


def pass_the_marker(table: SecondChanceTable) -> None:
    table.start_player = (table.start_player + 1) % 3


def turn_the_round_marker(table: SecondChanceTable) -> None:
    table.round += 1


def give_the_turn_away(table: SecondChanceTable) -> None:
    table.stack[-1] = Frame("turn", (table.active + 1) % 3)


def forget_whose_turn_it_is(table: SecondChanceTable) -> None:
    table.active = -1


@pytest.mark.parametrize("mode", [COOPERATIVE, COMPETITIVE])
@pytest.mark.parametrize(
    "change",
    [
        lose_a_turn,
        swap_two_steps,
        pass_the_marker,
        turn_the_round_marker,
        give_the_turn_away,
        forget_whose_turn_it_is,
    ],
)
def test_rest_of_the_decade_follows_from_the_markers(
    mode: str, change: Callable[[SecondChanceTable], None]
) -> None:
    """Section 5: who comes next, the rounds that are left, the phases that are left."""
    table = waiting_for("turn", mode, lambda table: table.decade == 2 and table.round == 1)
    assert codes(table) == set()
    change(table)
    assert "stack_out_of_order" in codes(table)


def test_last_decade_of_three_partners_is_short() -> None:
    """5: two rounds in decade 4, so a third one waits for nobody."""
    table = waiting_for("turn", where=lambda table: (table.decade, table.round) == (4, 2))
    assert codes(table) == set()
    table.round = 3
    assert codes(table) == {"stack_out_of_order"}


def test_income_is_what_the_tracks_say() -> None:
    """11: everybody who earns something, in player order, with the amount that the discs give."""
    table = waiting_for("income_split", where=lambda table: table.stack[-2].kind == "income_split")
    assert codes(table) == set()
    splits = [frame for frame in table.stack if frame.kind == "income_split"]
    rest = table.stack[: -len(splits)]
    table.stack[:] = [*rest, *splits[:-1]]
    assert codes(table) == set(), "the first one has chosen"
    for wrong in (splits[::-1], [splits[-1]], [splits[0]._replace(data=(99,))], [splits[0], splits[0]], []):
        table.stack[:] = [*rest, *wrong]
        assert codes(table) == {"stack_out_of_order"}


@pytest.mark.parametrize("mode", [COOPERATIVE, COMPETITIVE])
@pytest.mark.parametrize("order", ["after_all", "at_once"])
def test_supply_payment_is_owed_by_the_controller(mode: str, order: str) -> None:
    """13, A81: the controller of a region with a new fossil plant, when its turn to pay has come."""
    in_supply = {COOPERATIVE: "reduction_step", COMPETITIVE: "rounds"}[mode]

    def waits(table: SecondChanceTable) -> bool:
        return table.active < 0 and any(frame.kind == in_supply for frame in table.stack)

    table = waiting_for("pay_cep", mode, waits, {"supply_order": order})
    assert codes(table) == set()
    top = table.stack[-1]
    for wrong in (top._replace(player=(top.player + 1) % 3), top._replace(data=(0,)), Frame("turn", 0)):
        table.stack[-1] = wrong
        assert codes(table) & {"stack_out_of_order", "nothing_to_decide"}
    table.stack[-1] = top
    table.supply_due += (0, 1)
    assert codes(table) & {"nothing_due", "stack_out_of_order"}


@pytest.mark.parametrize("second", [False, True])
def test_event_payment_is_owed_by_who_is_not_safe(second: bool) -> None:
    """14: in player order, and from a high level on for two events."""

    def waits(table: SecondChanceTable) -> bool:
        in_event = any(frame.kind == "events_discarded" for frame in table.stack)
        return in_event and any(frame.kind == "event" for frame in table.stack) == second

    table = waiting_for("pay_cep", COMPETITIVE, waits)
    assert codes(table) == set()
    top = table.stack[-1]
    table.stack[-1] = top._replace(player=(top.player + 1) % 3)
    assert codes(table) & {"stack_out_of_order", "nothing_to_decide"}
    table.stack[-1] = top
    table.event, table.event_pile = 0, ()
    assert "stack_out_of_order" in codes(table)


def test_reduction_is_asked_of_the_start_player() -> None:
    """A31: if a step can be afforded at all."""
    table = waiting_for("reduction")
    assert codes(table) == set()
    top = table.stack[-1]
    table.stack[-1] = Frame("reduction", (top.player + 1) % 3)
    assert codes(table) == {"stack_out_of_order"}
    table.stack[-1] = top
    table.vp[0] = 0
    assert codes(table) & {"stack_out_of_order", "nothing_to_decide"}


def test_goals_are_chosen_in_player_order() -> None:
    """D2: who comes later has not chosen yet."""
    table = waiting_for("keep_goal", COMPETITIVE)
    assert codes(table) == set()
    last = next(frame.player for frame in table.stack if frame.kind == "keep_goal")
    table.goal[last], table.goal_choice[last] = table.goal_choice[last][0], ()
    assert codes(table) == {"stack_out_of_order"}


def test_goals_are_kept_one_by_one_alone() -> None:
    """D2: the frame counts the goals that are still due."""
    table = waiting_for("keep_goal", SOLO)
    assert table.stack[-1] == Frame("keep_goal", 0, (2,))
    assert codes(table) == set()
    table.stack[-1] = Frame("keep_goal", 0, (1,))
    assert codes(table) == {"stack_out_of_order"}
    table.personal[0], table.goal_choice[0] = table.goal_choice[0][:1], table.goal_choice[0][1:]
    assert codes(table) == set()


def test_opponent_is_placed_after_the_goals() -> None:
    """D4: the inspectors have moved, no cube is on the board."""
    table = waiting_for("opponent_start", SOLO)
    assert codes(table) == set()
    table.rival_cubes[0] = 1
    assert "too_many_pieces" in codes(table)


def test_draft_packets_fit_who_has_chosen() -> None:
    """17.6: two cards of five, then one, one and one; one card fewer for each choice that was made."""
    seen = set()
    for table in (waiting_for("draft", where=has_packets(size), draft=True) for size in (5, 3, 2)):
        seen.add(len(table.packets[0]))
        assert codes(table) == set()
        top = table.stack.pop()
        assert codes(table) == {"stack_out_of_order"}, "a choice too few"
        table.stack += [top, top]
        assert codes(table) == {"stack_out_of_order"}, "a choice too many"
    assert seen == {5, 3, 2}


def has_packets(size: int) -> Callable[[SecondChanceTable], bool]:
    return lambda table: len(table.packets[0]) == size


def test_draft_waits_in_its_variant_only() -> None:
    drafting = waiting_for("draft", draft=True)
    table = new_game(drafting.setting.kit, 3, 1).table
    for key, value in vars(drafting).items():
        if key != "setting":
            setattr(table, key, value)
    assert codes(table) == {"stack_out_of_order"}
