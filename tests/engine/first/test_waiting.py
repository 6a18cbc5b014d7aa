"""What may wait on the decision stack of a position from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from co2desk.engine.editions.first import EDITION
from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.frames import Frame

from .door import DOOR
from .positions import after, on_top, opening
from .scene import Scene, kit

codes = DOOR.codes


def test_frame_nobody_knows_is_refused() -> None:
    assert codes(on_top(opening(), Frame("coffee_break", 0))) == {"unknown_frame"}


@pytest.mark.parametrize("kind", sorted(EDITION.tasks))
def test_task_on_top_is_refused(kind: str) -> None:
    """The engine carries tasks out by itself, so a position never waits with one on top."""
    assert codes(on_top(opening(), Frame(kind))) & {"stack_out_of_order"}


def test_game_waits_or_is_over() -> None:
    """Exactly one of both: an ending, or a decision."""
    stage = opening()
    stage.table.ending = "last_decade"
    assert codes(stage.table) == {"over_or_waiting"}
    stage.table.stack.clear()
    stage.table.active = -1
    assert codes(stage.table) == set()
    stage.table.ending = ""
    assert codes(stage.table) == {"over_or_waiting"}
    stage = opening()
    stage.table.scoring = (("money", 0, 3),)
    assert codes(stage.table) == {"over_or_waiting"}


def lose_a_turn(table: FirstTable) -> None:
    table.stack.remove(Frame("turn_begin", 1))


def swap_two_rounds(table: FirstTable) -> None:
    table.stack[2], table.stack[3] = table.stack[3], table.stack[2]


def pass_the_tile(table: FirstTable) -> None:
    table.start_player = 1


def turn_the_round_marker(table: FirstTable) -> None:
    table.round += 1


def forget_whose_turn_it_is(table: FirstTable) -> None:
    table.active = -1


def forget_the_end_check(table: FirstTable) -> None:
    table.stack.remove(Frame("end_check"))


@pytest.mark.parametrize(
    "change",
    [
        lose_a_turn,
        swap_two_rounds,
        pass_the_tile,
        turn_the_round_marker,
        forget_whose_turn_it_is,
        forget_the_end_check,
    ],
)
def test_rest_of_the_decade_follows_from_the_markers(change: Callable[[FirstTable], None]) -> None:
    """Section 5: who comes next, the rounds that are left, the end check, the next decade."""
    stage = opening(players=3)
    change(stage.table)
    assert "stack_out_of_order" in codes(stage.table)


def test_turn_belongs_to_the_active_player() -> None:
    stage = opening()
    stage.table.stack[-1] = Frame("turn", 1)
    assert codes(stage.table) == {"wrong_player"}


def test_numbers_of_a_frame_have_a_range() -> None:
    """One project space, no more, no less, and one that is on the board."""
    for data in ((), (18,), (0, 0), (-1,)):
        stage = opening()
        stage.table.mandatory_done = 1
        assert codes(on_top(stage, Frame("pay_cep", 0, (-1,)), Frame("install_rest", 0, data))) == {
            "wrong_data"
        }


def installing(scientist: int = -1) -> Scene:
    """Player 0 installs a project in the first region and has not paid yet."""
    stage = opening()
    region = stage.codec.regions[0]
    energy = stage.codec.energies[stage.table.agenda[0][0]]
    stage.project(f"{region}/money", energy, scientist=scientist)
    stage.table.mandatory_done = 1
    on_top(stage, Frame("pay_cep", 0, (-1,)), Frame("install_rest", 0, (0,)))
    return stage


def test_install_waits_for_its_payment() -> None:
    """8.2: a proposed project, a CEP that can be paid, the mandatory action of the turn."""
    assert codes(installing().table) == set()
    stage = installing()
    stage.table.mandatory_done = 0
    assert codes(stage.table) == {"impossible_now"}
    stage = installing()
    stage.table.space_stage[0] = 2
    assert codes(stage.table) == {"impossible_now"}
    stage = installing()
    stage.table.bank += stage.table.cep[0]
    stage.table.cep[0] = 0
    assert codes(stage.table) == {"impossible_now"}


def test_displaced_scientist_stands_on_the_project_that_is_used() -> None:
    """9.4: the owner is asked, nobody else, and the install waits for the answer."""
    stage = installing(scientist=1)
    assert codes(stage.table) == {"impossible_now"}, "a foreign scientist who has not been asked"
    assert codes(on_top(stage, Frame("displaced", 1, (0,)))) == set()
    for wrong in (Frame("displaced", 0, (0,)), Frame("displaced", 1, (1,))):
        stage.table.stack[-1] = wrong
        assert codes(stage.table) == {"impossible_now"}


def building(step: str, **switches: Any) -> Scene:
    """Player 0 builds in the first region; a bonus is chosen in the middle of it."""
    stage = opening(**switches)
    table = stage.table
    region, energy = stage.codec.regions[0], stage.codec.energies[table.agenda[0][0]]
    stage.project(f"{region}/money", energy, installed=True)
    table.mandatory_done = 1
    number = stage.energy(energy)
    if step == "build_pay":
        stage.give(0, money=20, tech=5)
        stage.expertise(0, **{energy: 6})
        on_top(stage, Frame("bonus_any", 1), Frame(step, 0, (0, 0, 0)))
    else:
        fossil = stage.codec.fossils[table.demand[0][0].fossil]
        stage.demand(region, fossil, f"{energy}:0:0")
        table.controller[0] = -1 if step == "build_control" else 0
        on_top(stage, Frame("bonus_any", 0), Frame(step, 0, (0,)))
        assert table.plants_of(0, number) == 1
    return stage


def test_build_waits_where_it_can() -> None:
    """8.3: before it is paid (where a scientist goes first, D-19), before control, before the tile goes."""
    assert codes(building("build_pay", build_displacement="first").table) == set()
    assert codes(building("build_pay").table) == {"impossible_now"}
    assert codes(building("build_control").table) == set()
    assert codes(building("build_end").table) == set()


def test_build_that_cannot_be_paid_does_not_wait() -> None:
    stage = building("build_pay", build_displacement="first")
    stage.table.money[0] = 0
    assert codes(stage.table) == {"impossible_now"}
    stage = building("build_pay", build_displacement="first")
    stage.table.stack[-2] = Frame("build_pay", 0, (0, 1, 0))
    assert codes(stage.table) == {"impossible_now"}, "not the top tile"


def test_plant_without_control_is_only_found_inside_its_build() -> None:
    """I-12, I-13: the exception ends with the control check."""
    stage = building("build_end")
    stage.table.controller[0] = -1
    assert codes(stage.table) == {"controller_missing"}


def test_project_is_vacant_when_its_tile_goes_back() -> None:
    """8.3 steps 7 and 8: the scientist leaves first."""
    stage = building("build_end")
    stage.table.hand_scientists[1] -= 1
    stage.table.space_scientist[0] = 1
    assert codes(stage.table) == {"impossible_now"}
    stage.table.stack[-1] = Frame("displaced", 1, (0,))
    assert codes(stage.table) == set()


def test_project_expertise_needs_a_scientist_at_work() -> None:
    stage = opening()
    stage.table.stack[-1:] = [Frame("turn_over"), Frame("summits"), Frame("project_expertise", 0)]
    assert codes(stage.table) == {"impossible_now"}


def test_summit_asks_its_participants_in_order() -> None:
    """11: each participant once, the own topics first, then the extra point; the active player last."""
    stage = opening(players=3)
    topics = stage.table.topics(0)
    for player, topic in ((0, 0), (2, 1)):
        stage.table.hand_scientists[player] -= 1
        seats = list(stage.table.summit_seats[0])
        seats[topic] = player
        stage.table.summit_seats[0] = tuple(seats)
    due = [
        Frame("summit_points", 2, topics[1:]),
        Frame("summit_extra", 2, topics),
        Frame("summit_points", 0, topics[:1]),
        Frame("summit_extra", 0, topics),
    ]
    rest = stage.table.stack[:-1]
    end = [Frame("summit_close", -1, (0,)), Frame("summits"), Frame("turn_over")]

    def with_frames(*frames: Frame) -> set[str]:
        stage.table.stack[:] = rest
        return codes(on_top(stage, *frames, *end))

    for done in range(4):
        assert with_frames(*due[done:]) == set()
        assert with_frames(Frame("bonus_any", 1), *due[done:]) == set()
    assert with_frames() == {"stack_out_of_order"}
    assert with_frames(*due[2:], *due[:2]) == {"stack_out_of_order"}
    assert with_frames(Frame("summit_points", 2, topics[:1]), *due[1:]) == {"impossible_now"}
    assert with_frames(Frame("summit_points", 0, topics[:1]), *due[1:]) == {"impossible_now"}
    stage.table.summits_full = (0,)
    assert with_frames(*due) == {"full_summits_differ", "stack_out_of_order"}


def supplying() -> tuple[Scene, list[Frame]]:
    """A real supply phase that waits for the first income, and what follows after the energy demand."""
    stage = after(opening(players=3), "income_split")
    done = ("income_split", "energy_demand")
    return stage, [frame for frame in stage.table.stack if frame.kind not in done]


def test_supply_payment_is_owed_by_the_controller() -> None:
    """6.2: who controls the region that was just visited pays; the others are visited clockwise."""
    stage, rest = supplying()
    table = stage.table
    table.controller[:] = [-1, -1, -1, 1, -1, -1]

    def codes_with(player: int, *regions: int) -> set[str]:
        table.stack[:] = rest
        visits = [Frame("demand", -1, (region,)) for region in regions]
        found = codes(on_top(stage, Frame("pay_cep", player, (-1,)), *visits))
        return found & {"impossible_now", "stack_out_of_order"}

    assert codes_with(1, 4, 5) == set()
    assert codes_with(0, 4, 5) == {"impossible_now"}
    assert codes_with(1, 5) == {"impossible_now"}
    assert codes_with(1) == {"impossible_now"}
    assert codes_with(1, 4) == {"stack_out_of_order"}
    assert codes_with(1, 5, 4) == {"stack_out_of_order"}


def test_income_is_split_in_turn_order() -> None:
    """6.1, G-56: once for everybody, between 1 and 100."""
    stage, rest = supplying()
    table = stage.table
    rest.append(Frame("energy_demand"))
    order = table.setting.turn_order(table.start_player)

    def asked(*frames: tuple[int, int]) -> set[str]:
        table.stack[:] = rest
        return codes(on_top(stage, *(Frame("income_split", player, (n,)) for player, n in frames)))

    assert asked((order[0], 1), (order[2], 100)) == set()
    assert asked((order[2], 1), (order[0], 1)) == {"impossible_now"}
    assert asked((order[0], 1), (order[0], 1)) == {"impossible_now"}
    assert asked((order[0], 0)) == {"wrong_data"}
    assert asked((order[0], 101)) == {"wrong_data"}
    assert asked() == {"stack_out_of_order"}


def test_auction_has_one_round_and_a_leader_who_can_pay() -> None:
    """16.2, G-15."""
    stage = opening(players=3, variants=Variants(auction=True), auction_decade_1="on")
    table = stage.table
    top = stage.game.decision
    assert top == Frame("bid", 0, (-1, -1, 2))

    def waits(*frames: Frame) -> set[str]:
        table.stack[:] = [Frame("first_decade"), *frames[::-1]]
        return codes(table)

    assert waits(Frame("bid", 1, (5, 0, 1))) == set()
    assert waits(Frame("bid", 2, (5, 1, 0))) == set()
    assert waits(Frame("bid", 1, (5, 1, 1))) == {"impossible_now"}, "nobody outbids himself"
    assert waits(Frame("bid", 1, (5, 0, 2))) == {"impossible_now"}, "not his turn"
    assert waits(Frame("bid", 1, (999, 0, 1))) == {"impossible_now"}, "more than the leader owns"
    assert waits(Frame("bid", 1, (-1, 0, 1))) == {"impossible_now"}, "a leader without a bid"
    assert waits(Frame("bid_payment", 0, (4,)), Frame("appoint", 0)) == set()
    assert waits(Frame("bid_payment", 0, (99,)), Frame("appoint", 0)) == {"impossible_now"}
    assert waits(Frame("bid_payment", 0, (4,)), Frame("appoint", 1)) == {"impossible_now"}
    cep = Frame("pay_cep", 0, (-1,))
    assert waits(cep, cep, Frame("appoint", 0)) == set()
    assert waits(cep, cep, cep, Frame("appoint", 0)) == {"impossible_now"}, "three of two CEPs"


def test_draft_packets_fit_who_has_chosen() -> None:
    """16.3: one card fewer for each who has chosen."""
    stage = opening(players=3, variants=Variants(draft=True))
    assert stage.game.decision == Frame("draft", 0)
    assert codes(stage.table) == set()
    stage.table.stack[-2:] = [Frame("draft", 0)]
    assert codes(stage.table) == {"impossible_now"}, "player 1 is left out"
    stage.table.stack[-1:] = [Frame("draft", 1)]
    assert codes(stage.table) == {"impossible_now"}, "player 0 has not chosen"
    stage.do("keep_card", card=stage.table.packets[1][0])
    assert "impossible_now" in codes(stage.table)


def test_start_projects_are_laid_out_one_by_one() -> None:
    """16.4: the tile that was drawn, into a region that wants it."""
    stage = opening(players=1)
    assert codes(stage.table) == set()
    stage.table.start_tiles = stage.table.start_tiles[1:]
    assert codes(stage.table) == {"impossible_now"}
    stage = after(opening(players=1), "start_space")
    energy, region = stage.game.decision.data
    assert codes(stage.table) == set()
    for data in (((energy + 1) % 5, region), (energy, (region + 1) % 6), (energy, (region + 2) % 6)):
        stage.table.stack[-1] = Frame("start_space", 0, data)
        wanted = data[0] == energy and energy in stage.table.agenda[data[1]]
        assert codes(stage.table) == (set() if wanted else {"impossible_now"})


def test_somebody_can_go_on() -> None:
    """A bonus that no region can take is never asked for (G-19)."""
    stage = opening()
    table = stage.table
    table.bank += sum(table.region_cep) - sum(kit().cep_limit)
    table.region_cep[:] = kit().cep_limit
    assert codes(on_top(stage, Frame("bonus_region_cep", 0))) == {"nothing_to_decide"}
