"""Rulebooks, readings and variants in words."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.components import load_pack
from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches
from co2desk.engine.machine.switches import Switch, catalogue_of
from co2desk.text import Speaker

from .telling import check, shouted

EDITIONS: dict[str, Any] = {"first": FirstSwitches, "second_chance": SecondChanceSwitches}
SWITCHES = [
    pytest.param(edition, switch, id=f"{edition}-{switch.key}")
    for edition, switches in EDITIONS.items()
    for switch in catalogue_of(switches)
]
REGIONS = ("north_america", "south_america", "europe", "africa", "asia", "oceania")
VARIANTS: dict[str, dict[str, tuple[Any, ...]]] = {
    "first": {
        "preset": ("", "beginner", "normal", "expert", "extreme"),
        "auction": (False, True),
        "draft": (False, True),
    },
    "second_chance": {
        "mode": ("cooperative", "competitive", "solo"),
        "home": REGIONS,
        "draft": (False, True),
        "difficulty": ("hard", "normal", "easy"),
        "inspectors": (False, True),
        "solo_card": (0, -1, *range(1, 13)),
    },
}


def speaker(edition: str, **more: Any) -> Speaker:
    return Speaker(load_pack(edition, None).kit, [], **more)


@pytest.mark.parametrize(("edition", "switch"), SWITCHES)
def test_a_reading_is_asked_and_all_its_values_are_told_apart(edition: str, switch: Switch) -> None:
    """A player who owns the book can compare what would be played."""
    plain, loud = speaker(edition), speaker(edition, translate=shouted)
    values = [plain.reading_value(switch.key, value) for value in switch.values]
    assert len(set(values)) == len(values)
    for text in (plain.reading(switch.key), *values):
        check(text)
    for value in switch.values:
        told = loud.reading_value(switch.key, value)
        assert told == told.upper()


@pytest.mark.parametrize(
    ("key", "value", "told"),
    [
        ("goals_removed_1", (27, 30, 33), "Numbers 27, 30 and 33."),
        ("goals_removed_3", (30,), "Number 30."),
        ("goals_removed_2", (), "No company goal."),
        ("extreme_removes_gas", 0, "No gas plant."),
        ("extreme_removes_gas", 6, "6 gas plants."),
        ("summit_spaces", 5, "5 summits."),
        ("lobby_0709_tech", 1, "1 technology cube."),
        ("discs_per_player", 0, "As many as are needed."),
        ("region_order", "fixed_start", "Always North America; the others follow clockwise."),
        ("solo_end_level", "exceeds", "Above 500 ppm after the supply phase."),
    ],
)
def test_numbers_of_a_reading_stand_in_its_sentence(key: str, value: Any, told: str) -> None:
    """D-01, D-07, D-08, D-10, D-24, D-34, D-39: lists, amounts, and levels of the pack."""
    assert speaker("first").reading_value(key, value) == told


@pytest.mark.parametrize("edition", VARIANTS)
def test_every_variant_and_every_value_has_a_name_and_help(edition: str) -> None:
    """Names of values of one variant differ; help is a sentence."""
    plain, loud = speaker(edition), speaker(edition, translate=shouted)
    for key, values in VARIANTS[edition].items():
        names = [plain.variant_value(key, value) for value in values]
        assert len(set(names)) == len(names), key
        helps = [plain.variant_help(key), *(plain.variant_help(key, value) for value in values)]
        for text in (plain.variant(key), *names, *helps):
            check(text)
        assert all(text.endswith(".") for text in helps), key
        for value in values:
            told = loud.variant_value(key, value) + loud.variant_help(key, value)
            assert told == told.upper()


def test_a_preset_is_told_with_the_plants_of_the_pack() -> None:
    """16.1: the six plants, the level they add up to, and what leaves the game."""
    assert speaker("first").variant_help("preset", "beginner") == (
        "1 coal plant, 1 oil plant and 4 gas plants, dealt to the regions at random: "
        "the CO₂ level starts at 150 ppm."
    )
    assert speaker("first").variant_help("preset", "extreme") == (
        "6 coal plants, dealt to the regions at random: the CO₂ level starts at 240 ppm. "
        "Removed from the game: 6 gas plants."
    )


def test_a_difficulty_is_told_in_words_that_hold_alone_too() -> None:
    """17: it is chosen for a team and for the solo game, where there is no team."""
    told = speaker("second_chance")
    assert told.variant_help("difficulty", "easy") == (
        "Removed from the game: 6 coal plants. Starting points: 5."
    )
    assert told.variant_help("difficulty", "hard") == (
        "All fossil plants are in the game. Starting points: 0."
    )
    assert "team" not in told.variant_help("difficulty")
    assert told.variant_help("difficulty", "hard", alone=True).endswith("Starting points: 20.")
    poor = told.variant_help("difficulty", "easy", alone=True, solo_card=6)  # to win from a start with 10
    assert poor.endswith("Starting points: 15.")


def test_a_draft_says_how_many_cards_are_kept() -> None:
    """Two of the first hand, then one of each."""
    told = speaker("second_chance").variant_help("draft", True)
    assert told.endswith("Cards kept from one hand after the other: 2, 1, 1, 1.")


def test_a_solo_goal_is_chosen_by_what_it_asks_for() -> None:
    """Second Chance, 17.4."""
    told = speaker("second_chance")
    assert told.variant_value("solo_card", 3) == "Build at least 5 plants (by the end of decade 2)"
    assert "decade" not in told.variant_value("solo_card", 6), "it has until the end of the game"
    assert (
        speaker("second_chance").variant_help("solo_card", 3)
        == "By the end of decade 2: build at least 5 plants."
    )


@pytest.mark.parametrize("book", ["consensus", "pl", "fr", "ru", "zh"])
def test_a_rulebook_has_a_name(book: str) -> None:
    """The five profiles of the first edition."""
    check(speaker("first").profile(book))


def test_second_chance_has_one_rulebook() -> None:
    """Its only profile is the German book."""
    assert speaker("second_chance").profile("consensus") == "German rulebook"
