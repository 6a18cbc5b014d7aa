"""Words and amounts: plural forms, lists, and the hook through which every text passes."""

from __future__ import annotations

import pytest

from co2desk.components import load_pack
from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import events
from co2desk.text import Speaker
from co2desk.text.english import SECTIONS

from .telling import shouted

KIT = load_pack("first", None).kit
NAMES = ["ADA", "BO"]
POLISH = {
    ("amounts", "points"): ("{n} punkt", "{n} punkty", "{n} punktów"),
    ("amounts_dat", "points"): ("{n} punktowi", "{n} punktom", "{n} punktom"),
    ("events", "PointsGained"): "{player} zdobywa {amount:points}.",
    ("events", "PointsLost"): "{player} dziwi się {amount:points:dat}.",
    ("events", "TechGained"): "{player}: {amount:cubes:dat}.",
    ("endings", "last_decade"): "Koniec ostatniej dekady.",
    ("endings_second_chance", "last_decade"): "Ostatnia dekada dobiegła końca.",
}


def polish(context: str, text: str, code: str, n: int, /) -> str:
    found = POLISH.get((context, code), text)
    return found if isinstance(found, str) else found[min(n, 3) - 1]


def test_a_translation_asks_for_the_case_that_its_sentence_needs() -> None:
    """It has the name in that case, or else takes the nominative; English knows no cases."""
    polish = {
        ("events", SECTIONS["events"]["PlantBuilt"]): "{player} buduje {plant:acc} ({region}).",
        ("refusals", SECTIONS["refusals"]["no_plant_tile"]): "Brak: {plant:gen}.",
        ("refusals", SECTIONS["refusals"]["plant_missing"]): "Nie ma {plants:gen}, jest {had}.",
        ("plants_names_gen", "{n} solar plants"): "{n} elektrowni słonecznych",
        ("plant_names", "solar plant"): "elektrownia słoneczna",
        ("plant_names_acc", "solar plant"): "elektrownię słoneczną",
    }

    def translated(context: str, text: str, code: str, n: int, /) -> str:
        return polish.get((context, text), text)

    speaker = Speaker(KIT, NAMES, translated)
    assert speaker.event(events.PlantBuilt(1, 1, 2, 0, 0)) == "BO buduje elektrownię słoneczną (Europe)."
    assert speaker.refusal(refuse("no_plant_tile", "build", energy=1)) == "Brak: elektrownia słoneczna."
    missing = refuse("plant_missing", "un_goal", energy=1, needed=2, had=1)
    assert speaker.refusal(missing) == "Nie ma 2 elektrowni słonecznych, jest 1."


@pytest.mark.parametrize(("n", "told"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (21, "21 points")])
def test_an_amount_reads_like_natural_english(n: int, told: str) -> None:
    """One is singular, everything else is plural."""
    assert Speaker(KIT, NAMES).plural("amounts", "points", n) == told


@pytest.mark.parametrize(
    ("n", "told"), [(1, "ADA zdobywa 1 punkt."), (2, "ADA zdobywa 2 punkty."), (3, "ADA zdobywa 3 punktów.")]
)
def test_a_translation_may_have_more_plural_forms_than_english(n: int, told: str) -> None:
    """The catalogue picks the form; the sentence around the amount does not change."""
    speaker = Speaker(KIT, NAMES, polish)
    assert speaker.event(events.PointsGained(0, n, "luck")) == told


def test_a_translation_may_ask_for_an_amount_in_a_case() -> None:
    """Where the language has no such case of the noun, the usual form serves."""
    speaker = Speaker(KIT, NAMES, polish)
    assert speaker.event(events.PointsLost(0, 2, "luck")) == "ADA dziwi się 2 punktom."
    assert speaker.event(events.TechGained(0, 2, 0)) == "ADA: 2 technology cubes."


def test_a_translation_may_differ_by_edition_where_english_does_not() -> None:
    second_chance = load_pack("second_chance", None).kit
    assert Speaker(KIT, NAMES, polish).ending("last_decade") == "Koniec ostatniej dekady."
    assert Speaker(second_chance, NAMES, polish).ending("last_decade") == "Ostatnia dekada dobiegła końca."
    assert Speaker(second_chance, NAMES).ending("last_decade") == SECTIONS["endings"]["last_decade"]


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
    assert sentence == "EUROPE BUILDS A FOSSIL PLANT (COAL); THE CO₂ LEVEL IS NOW 180 PPM."
    assert speaker.event(events.TechGained(1, 2, 0)) == "BO RECEIVES 2 TECHNOLOGY CUBES."


def test_braces_in_a_name_are_not_read_as_a_template() -> None:
    """Players may call themselves whatever they like."""
    speaker = Speaker(KIT, ["{player}", "{0}"])
    assert speaker.event(events.TurnBegan(0)) == "{player}'s turn."


def test_a_code_that_nobody_knows_is_an_error_and_no_silence() -> None:
    """A missing text has to be seen."""
    with pytest.raises(KeyError, match="endings: tea_time"):
        Speaker(KIT, NAMES).ending("tea_time")


def test_numbers_below_zero_are_counted_like_those_above() -> None:
    """A team may fall to -27 points."""
    assert Speaker(KIT, NAMES).amount("points", -1) == "–1 point"
    assert Speaker(KIT, NAMES).amount("points", -27) == "–27 points"
    assert Speaker(KIT, NAMES, polish).amount("points", -2) == "–2 punkty"
