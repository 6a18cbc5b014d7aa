"""Where a rule is printed, for readers of every language: their own book, otherwise numbers."""

from __future__ import annotations

from functools import cache

import pytest

from co2desk.components import load_pack
from co2desk.engine.rules.references import FIRST, SECOND_CHANCE
from co2desk.languages import LANGUAGES
from co2desk.text import Speaker

from .telling import check

REFERENCES = {"first": FIRST, "second_chance": SECOND_CHANCE}
PROFILES = {"first": ("consensus", "pl", "fr", "ru", "zh"), "second_chance": ("consensus",)}


@cache
def speaker(edition: str) -> Speaker:
    return Speaker(load_pack(edition, None).kit, ["Anna", "Bruno"])


def said(edition: str, code: str, language: str, book: str = "consensus") -> str:
    """A reference without the name of the rule before it."""
    plain = speaker(edition)
    told = plain.reference(code, REFERENCES[edition], language, book)
    assert told.startswith(f"{plain.rule(code)} – ")
    return told.removeprefix(f"{plain.rule(code)} – ")


@pytest.mark.parametrize("edition", REFERENCES)
def test_every_rule_can_be_referred_to(edition: str) -> None:
    """In every language, whatever book the game is played by."""
    plain, references = speaker(edition), REFERENCES[edition]
    for code in references:
        for language in LANGUAGES:
            for book in PROFILES[edition]:
                told = plain.reference(code, references, language, book)
                check(told)
                assert told.startswith(plain.rule(code))


@pytest.mark.parametrize(
    ("language", "code", "told"),
    [
        ("pl", "tie_break", "rulebook: Koniec gry"),
        ("fr", "pay_cep", "rulebook: 3, Mouvements de CEP"),
        ("ru", "expertise", "rulebook section 2.2.2.1"),
        ("zh_TW", "tie_break", "rulebook: 遊戲結束"),
        ("zh_CN", "tie_break", "rulebook: 遊戲結束"),
        ("zh_TW", "region_tech", "rulebook sections 1.3, 2.1.3"),
    ],
)
def test_a_reader_gets_the_section_in_their_own_book(language: str, code: str, told: str) -> None:
    """CO₂ (2012) is printed in Polish, French, Russian and Chinese; the book on the table does not matter."""
    for book in PROFILES["first"]:
        assert said("first", code, language, book) == told


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("build", "rulebook section 2.1.3"),
        ("expertise", "rulebook section 2.2.1.1"),  # in three of four books
        ("move_scientist", "rulebook section 2.2.1"),  # the Chinese book adds a word
        ("pay_cep", "rulebook section 3"),
        ("project_expertise", "rulebook sections 2, 2.2.1.1"),
        ("tie_break", "see the rulebook"),
    ],
)
def test_a_reader_without_a_book_gets_numbers(language: str, code: str, told: str) -> None:
    """CO₂ (2012) has no English and no German book here: numbers, with our own name of the rule."""
    assert said("first", code, language) == told


def test_the_numbers_are_those_of_the_book_on_the_table() -> None:
    """The Russian book counts expertise as 2.2.2.1."""
    assert said("first", "expertise", "en", "ru") == "rulebook section 2.2.2.1"
    assert said("first", "expertise", "en", "fr") == "rulebook section 2.2.1.1"


@pytest.mark.parametrize("edition", REFERENCES)
def test_an_english_reader_never_gets_a_heading_of_another_language(edition: str) -> None:
    """Nothing that is printed but numbers."""
    for code, reference in REFERENCES[edition].items():
        for book in PROFILES[edition]:
            told = said(edition, code, "en", book)
            printed = (reference.pl, reference.fr, reference.ru, reference.zh, reference.de)
            places = {place for places in printed for place in places.split("; ")}
            assert not [place for place in places if place.strip("0123456789.") and place in told]


def test_second_chance_is_printed_in_german() -> None:
    """A German reader gets its headings, everybody else the numbers that there are."""
    assert said("second_chance", "build", "de") == "rulebook: c. Ein Kraftwerk bauen"
    for language in ("en", "pl", "fr", "ru", "zh_TW", "zh_CN"):
        assert said("second_chance", "income", language) == "rulebook section 2"
        assert said("second_chance", "build", language) == "see the rulebook"


def test_a_rule_without_a_printed_section_says_so() -> None:
    """The difficulties of Second Chance are in no book."""
    assert said("second_chance", "difficulty", "de") == "not in the printed rulebook"
    assert speaker("second_chance").other_books("difficulty", SECOND_CHANCE, "de") == []


def test_the_other_books_are_named_with_what_they_print() -> None:
    """All but the reader's own."""
    plain = speaker("first")
    assert plain.other_books("tie_break", FIRST, "en") == [
        "Polish rulebook: Koniec gry",
        "French rulebook: Fin de la partie",
        "Russian rulebook: Конец игры",
        "Chinese rulebook: 遊戲結束",
    ]
    assert plain.other_books("pay_cep", FIRST, "zh_CN") == [
        "Polish rulebook: 3, Przepływ PNE",
        "French rulebook: 3, Mouvements de CEP",
        "Russian rulebook: 3, Круговорот РУВ в природе",
    ]
    second = speaker("second_chance")
    assert second.other_books("build", SECOND_CHANCE, "en") == ["German rulebook: c. Ein Kraftwerk bauen"]
    assert second.other_books("build", SECOND_CHANCE, "de") == []
