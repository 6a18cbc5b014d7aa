"""A phrase is its English text, and can be said in another language."""

from __future__ import annotations

import json

from co2desk.engine.machine.actions import LONGEST_PATH, BadDocumentError
from co2desk.engine.machine.phrases import Phrase, one_of, phrase, verbatim

GERMAN = {
    "at most {most} MB": "höchstens {most} MB",
    "{first}, then {second}": "{second} nach {first}",
    "one of {words}": "eines von {words}",
    "file": "Datei",
    "line {line}, {key}": "Zeile {line}, {key}",
}


def test_a_phrase_is_its_english_text() -> None:
    """For a terminal, a test and the protocol it is a text like any other."""
    found = phrase("at most {most} MB", most=8)
    assert found == "at most 8 MB"
    assert type(str(found)) is str
    assert json.dumps({"expected": found}) == '{"expected": "at most 8 MB"}'
    assert one_of(["a", 2, "c"]) == "one of a, 2, c"


def test_a_phrase_is_said_in_another_language_with_the_phrases_inside_it() -> None:
    inner = phrase("at most {most} MB", most=8)
    outer = phrase("{first}, then {second}", first=inner, second=one_of("ab"))
    assert outer == "at most 8 MB, then one of a, b"
    assert outer.said(GERMAN.__getitem__) == "eines von a, b nach höchstens 8 MB"


def test_what_is_the_same_in_every_language_is_not_looked_up() -> None:
    assert verbatim(7).said(GERMAN.__getitem__) == "7"
    assert verbatim("{most}").said(GERMAN.__getitem__) == "{most}"


def test_a_value_with_braces_is_only_a_value() -> None:
    found = phrase("line {line}, {key}", line=3, key="{0.__class__}{most")
    assert found == "line 3, {0.__class__}{most"
    assert found.said(GERMAN.__getitem__) == "Zeile 3, {0.__class__}{most"


def test_the_words_of_a_parser_are_for_terminals_alone() -> None:
    found = phrase("at most {most} MB", most=8).with_remark("Expecting value")
    assert found == "at most 8 MB: Expecting value"
    assert found.said(GERMAN.__getitem__) == "höchstens 8 MB"


def test_an_error_keeps_its_phrases_and_bounds_its_paths() -> None:
    """A path comes from a stranger; a phrase is our own."""
    error = BadDocumentError(phrase("file"), phrase("at most {most} MB", most=8))
    assert str(error) == "file: expected at most 8 MB"
    assert isinstance(error.where, Phrase)
    assert error.where.template == "file"
    assert error.expected.template == "at most {most} MB"
    hostile = BadDocumentError("options.\n" + "x" * 10_000, verbatim("1"))
    assert hostile.where.startswith("options.\\nxxx")
    assert len(hostile.where) == LONGEST_PATH + 1
