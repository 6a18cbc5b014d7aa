"""Switches: what can be chosen, and that nothing else passes for it."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches
from co2desk.engine.machine.switches import catalogue_of, make_switches, problem_with

EVERY_VALUE = [
    (cls, switch.key, value)
    for cls in (FirstSwitches, SecondChanceSwitches)
    for switch in catalogue_of(cls)
    for value in switch.values
]


@pytest.mark.parametrize(("cls", "key", "value"), EVERY_VALUE)
def test_every_value_of_the_catalogue_can_be_chosen(cls: type[Any], key: str, value: Any) -> None:
    assert problem_with(cls, key, value) == ""
    assert getattr(make_switches(cls, {key: value}), key) == value


@pytest.mark.parametrize(
    ("cls", "key", "value"),
    [
        (SecondChanceSwitches, "money_subsidy_minimum", True),
        (SecondChanceSwitches, "money_subsidy_minimum", False),
        (SecondChanceSwitches, "money_subsidy_minimum", 1.0),
        (SecondChanceSwitches, "money_subsidy_minimum", "1"),
        (FirstSwitches, "un_goal_cards", 13.0),
        (FirstSwitches, "discs_per_player", False),
        (FirstSwitches, "goals_removed_2", [28, 30, 33]),
        (FirstSwitches, "goals_removed_2", []),
        (FirstSwitches, "goals_removed_2", ""),
        (FirstSwitches, "plant_sort", None),
        (FirstSwitches, "plant_sort", b"tech"),
    ],
)
def test_a_value_of_the_wrong_type_is_refused_also_if_python_calls_it_equal(
    cls: type[Any], key: str, value: Any
) -> None:
    """Section 21: true is not 1 here, and 13.0 is not 13: a save would not say the same any more."""
    assert problem_with(cls, key, value) == "unknown_value"
    with pytest.raises(ValueError, match=f"unknown_value: {key}"):
        make_switches(cls, {key: value})


def test_an_unknown_switch_is_refused() -> None:
    assert problem_with(FirstSwitches, "competitive_bonuses", "own") == "unknown_switch"
