"""Income from the expertise tracks (specification 6.1, G-42, G-56)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import IncomeEarned, IncomeSplit
from tests.engine.checks import asks, denied
from tests.engine.first.scene import Scene, kit, scene
from tests.engine.first.tracks import income


def level_with(energy: str, amount: int) -> int:
    """The first space of a track that shows this income."""
    return kit().tracks[kit().energies.index(energy)].income.index(amount) + 1


def with_levels(energy: str, *levels: int) -> Scene:
    """As many players as levels on one track; player 0 is the start player."""
    s = scene(players=len(levels))
    s.table.start_player = 0
    for player, level in enumerate(levels):
        s.expertise(player, **{energy: level})
    return s


def earned(s: Scene) -> dict[int, int]:
    """Who earns how much in an income phase that begins now."""
    s.task(Frame("income"))
    return {event.player: event.amount for event in s.events if isinstance(event, IncomeEarned)}


def test_first_in_biomass_and_second_in_recycling_earn_six_taken_as_three_and_three() -> None:
    """6.1, DP-06: the first example of the rulebooks (PL 1.1): 4 + 2 = 6, as $3 and 3 points."""
    s = with_levels("biomass", level_with("biomass", 4), 0, 0)
    s.expertise(0, recycling=level_with("recycling", 2))
    s.expertise(1, recycling=level_with("recycling", 2) + 1)
    s.task(Frame("income"))
    asks(s, "income_split", 0, range(7))
    s.do("split_income", money=3)
    assert (s.table.money[0], s.table.vp[0]) == (3, 3)


def test_five_players_on_two_levels_of_a_track_all_earn() -> None:
    """6.1: the second example (PL 1.1): two tie for first, three for second; ties are paid in full."""
    first, second = income("solar", 6), income("solar", 4)
    assert earned(with_levels("solar", 6, 6, 4, 4, 4)) == {
        0: first,
        1: first,
        2: second,
        3: second,
        4: second,
    }


@pytest.mark.parametrize(
    ("levels", "paid"),
    [
        ((5, 3, 2), [0, 1]),  # the third distinct level earns nothing
        ((5, 5, 3), [0, 1, 2]),  # a tie for first does not use up the second place
        ((5, 3, 3), [0, 1, 2]),
        ((2, 2, 2), [0, 1, 2]),
        ((6, 4), [0]),  # with two players only the highest level pays
        ((4, 4), [0, 1]),
        ((10,), [0]),  # alone one is always first
    ],
)
def test_the_two_highest_levels_are_paid_and_with_two_players_only_the_highest(
    levels: Sequence[int], paid: list[int]
) -> None:
    """6.1, 2.1: the number at the own space, for the ranks that earn with this number of players."""
    assert earned(with_levels("solar", *levels)) == {p: income("solar", levels[p]) for p in paid}


@pytest.mark.parametrize("levels", [(4, 0, 0), (0, 4, 0), (0, 0)])
def test_level_zero_never_earns(levels: Sequence[int]) -> None:
    """G-42: not even when nobody else is second, or nobody is on the track at all."""
    assert set(earned(with_levels("solar", *levels))) == {p for p, level in enumerate(levels) if level}


def test_incomes_of_all_tracks_are_added_before_the_split() -> None:
    """6.1: one sum for each player."""
    levels = {"solar": 2, "fusion": 3, "biomass": 4, "recycling": 5}
    s = with_levels("forestation", 1, 0, 0)
    s.expertise(0, **levels)
    assert earned(s) == {0: income("forestation", 1) + sum(income(*track) for track in levels.items())}


def test_income_is_split_one_after_the_other_from_the_start_player() -> None:
    """G-56, DP-06: turn order from the start player, openly; who earns nothing is not asked."""
    s = with_levels("solar", 5, 3, 0, 5)
    s.table.start_player = 3
    s.task(Frame("income"))
    for player, level in ((3, 5), (0, 5), (1, 3)):
        amount = income("solar", level)
        asks(s, "income_split", player, range(amount + 1))
        assert s.do("split_income", money=amount)[0] == IncomeSplit(player, amount, 0)
    assert s.waiting == ("over", None)


def test_in_supply_the_new_start_player_splits_first() -> None:
    """G-56: the tile has moved before the supply phase begins."""
    s = with_levels("solar", 5, 5, 0)
    s.task(Frame("next_decade"))
    assert s.waiting == ("income_split", 1)


@pytest.mark.parametrize("money", [0, 1, 3])
def test_any_part_of_the_income_may_be_money(money: int) -> None:
    """DP-06: nothing is lost, whatever the split."""
    s = with_levels("solar", level_with("solar", 3), 0, 0)
    s.task(Frame("income"))
    s.do("split_income", money=money)
    assert (s.table.money[0], s.table.vp[0]) == (money, 3 - money)


def test_nobody_takes_more_money_than_the_income() -> None:
    """DP-06: and it cannot be declined."""
    s = with_levels("solar", level_with("solar", 3), 0, 0)
    s.task(Frame("income"))
    denied(s, refuse("more_than_income", "income", needed=4, had=3), "split_income", money=4)
    assert s.refused("decline") == "not_now"
