"""The glossary for translators' tools says what docs/glossary.md says."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from glossary import FOLDER, OTHERS, avoided, files, misused, terms


def test_the_files_are_up_to_date() -> None:
    wanted = files()
    assert set(FOLDER.iterdir()) == set(wanted)
    assert [path.name for path, words in wanted.items() if path.read_text(encoding="utf-8") != words] == [], (
        "run `make translations`"
    )


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_a_word_for_everything(language: str) -> None:
    found = terms(language)
    assert len(found) > 500
    assert [term for term in found if not term.word or set("*≠|{}") & set(term.english + term.word)] == []


def test_a_word_comes_without_its_marks_and_with_what_they_mean() -> None:
    found = {term.english: term for term in terms("pl")}
    assert found["stack"].word == found["pile"].word == "stos"
    assert found["Cancel"].word == "Anuluj"
    assert found["hydro"].word == "woda"
    assert found["hydro"].remarks == (
        "Energies and fuels",
        "2nd",
        "our own word, in no printed rulebook",
        "also: energia wodna",
    )
    assert "takes a topic" not in found


def test_a_chinese_list_is_taken_apart_like_any_other() -> None:
    found = {term.english: term.word for term in terms("zh_TW")}
    assert (found["Close"], found["Cancel"], found["Done"]) == ("關閉", "取消", "完成")
    assert found["symbol of a seat"] == "符號（圓形、三角、方形、菱形、星形）"


@pytest.mark.parametrize("language", OTHERS)
def test_tools_can_read_the_files(language: str) -> None:
    """Linguist a list of phrases, Weblate pairs of terms with their languages."""
    book = ElementTree.parse(FOLDER / f"{language}.qph").getroot()  # noqa: S314 - our own file
    assert (book.tag, book.get("language")) == ("QPH", language)
    pairs = [(phrase.findtext("source"), phrase.findtext("target")) for phrase in book.iter("phrase")]
    base = ElementTree.parse(FOLDER / f"{language}.tbx").getroot()  # noqa: S314 - our own file
    entries = [tuple(term.text for term in entry.iter("term")) for entry in base.iter("termEntry")]
    assert pairs == entries == [(term.english, term.word) for term in terms(language)]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_words_to_avoid(language: str) -> None:
    assert avoided(language)


@pytest.mark.parametrize(
    ("language", "words", "wrong"),
    [
        ("pl", "Twoje ekspertyzy", True),
        ("pl", "Masz {n:ceps}", False),
        ("de", "Zwei Kacheln", True),
        ("de", "Zwei {tile}", False),
        ("zh_TW", "一個專案", True),
        ("zh_TW", "一個項目", False),
        ("pl", "Pierwsza runda", False),  # wrong for a turn only: for people to judge
    ],
)
def test_a_word_to_avoid_is_found_in_any_form(language: str, words: str, wrong: bool) -> None:
    assert bool(list(misused(language, words))) == wrong
