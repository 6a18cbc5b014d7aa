"""Words and amounts: plural forms, lists, and the hook through which every text passes."""

from __future__ import annotations

import pytest

from co2desk.components import load_pack
from co2desk.engine.table import events
from co2desk.text import Speaker
from co2desk.text.plurals import RULES, chosen_form

from .telling import shouted

KIT = load_pack("first", None).kit
NAMES = ["ADA", "BO"]
POLISH = {
    "english": "polish",
    "{n} point|{n} points": "{n} punkt|{n} punkty|{n} punktów",
    "{player} gains {amount:points}.": "{player} zdobywa {amount:points}.",
}


def polish(context: str, text: str) -> str:
    return POLISH.get(text, text)


@pytest.mark.parametrize(("n", "told"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (21, "21 points")])
def test_an_amount_reads_like_natural_english(n: int, told: str) -> None:
    """One is singular, everything else is plural."""
    assert Speaker(KIT, NAMES).plural("amounts", "points", n) == told


@pytest.mark.parametrize(
    ("n", "told"),
    [
        (1, "ADA zdobywa 1 punkt."),
        (3, "ADA zdobywa 3 punkty."),
        (5, "ADA zdobywa 5 punktów."),
        (12, "ADA zdobywa 12 punktów."),
        (22, "ADA zdobywa 22 punkty."),
    ],
)
def test_a_translation_may_have_more_plural_forms_than_english(n: int, told: str) -> None:
    """It names its rule and writes all its forms; the sentence around the amount does not change."""
    speaker = Speaker(KIT, NAMES, polish)
    assert speaker.event(events.PointsGained(0, n, "luck")) == told


@pytest.mark.parametrize(
    ("rule", "first", "second", "third"),
    [
        ("english", [1], [0, 2, 11, 21], []),
        ("french", [0, 1], [2, 21], []),
        ("polish", [1], [2, 4, 22], [0, 5, 12, 14, 21, 112]),
        ("russian", [1, 21, 101], [2, 4, 22], [0, 5, 11, 14, 111]),
        ("chinese", [0, 1, 2, 5], [], []),
    ],
)
def test_each_language_has_its_rule(rule: str, first: list[int], second: list[int], third: list[int]) -> None:
    """Numbers by the form they take."""
    assert [list(map(RULES[rule], numbers)) for numbers in (first, second, third)] == [
        [0] * len(first),
        [1] * len(second),
        [2] * len(third),
    ]


def test_a_text_that_is_not_translated_yet_lends_its_last_form() -> None:
    """English has two forms, Polish asks for a third; an unknown rule is read like English."""
    assert chosen_form("one|many", "polish", 5) == "many"
    assert chosen_form("one|many", "klingon", 1) == "one"


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("and", "a, b and c"),
        ("or", "a, b or c"),
        ("comma", "a, b, c"),
        ("semicolon", "a; b; c"),
        ("then", "a, then b, then c"),
    ],
)
def test_several_things_become_one_phrase(kind: str, told: str) -> None:
    """One thing stays as it is, and none at all is "nothing"."""
    speaker = Speaker(KIT, NAMES)
    assert speaker.listed(kind, ["a", "b", "c"]) == told
    assert speaker.listed(kind, ["a"]) == "a"
    assert speaker.listed(kind, []) == "nothing"


def test_every_text_passes_through_the_hook_with_its_table_as_context() -> None:
    """The hook checks that it knows the text under this name; the words inside are translated too."""
    speaker = Speaker(KIT, NAMES, shouted)
    sentence = speaker.event(events.FossilPlantPlaced(2, 0, 0, 180))
    assert sentence == "EUROPE BUILDS A FOSSIL PLANT (COAL); THE CO₂ LEVEL IS 180 PPM."
    assert speaker.event(events.TechGained(1, 2, 0)) == "BO RECEIVES 2 TECHNOLOGY CUBES."


def test_braces_in_a_name_are_not_read_as_a_template() -> None:
    """Players may call themselves whatever they like."""
    speaker = Speaker(KIT, ["{player}", "{0}"])
    assert speaker.event(events.TurnBegan(0)) == "{player}'s turn."


def test_a_code_that_nobody_knows_is_an_error_and_no_silence() -> None:
    """A missing text has to be seen."""
    with pytest.raises(KeyError, match="endings: tea_time"):
        Speaker(KIT, NAMES).ending("tea_time")


@pytest.mark.parametrize(
    ("rule", "n", "form"),
    [
        ("polish", -27, "many"),
        ("polish", -2, "few"),
        ("polish", -1, "one"),
        ("russian", -21, "one"),
        ("russian", -13, "many"),
        ("french", -1, "one"),
        ("english", -1, "one"),
    ],
)
def test_numbers_below_zero_are_counted_like_those_above(rule: str, n: int, form: str) -> None:
    """A team may fall to -27 points."""
    forms = "one|few|many" if rule in ("polish", "russian") else "one|many"
    assert chosen_form(forms, rule, n) == form
