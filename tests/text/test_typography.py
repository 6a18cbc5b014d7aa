"""Every catalogue is set as its language is printed: spaces, quotes, apostrophes, dots (issue 7)."""

from __future__ import annotations

import pytest
from catalogue_file import path_of, read
from typography import misprints

from co2desk.languages import ENGLISH, LANGUAGES

NARROW = "\N{NARROW NO-BREAK SPACE}"


@pytest.mark.parametrize("language", [code for code in LANGUAGES if code != ENGLISH])
def test_a_catalogue_is_set_as_its_language_is_printed(language: str) -> None:
    found = [
        f"{form!r}: {', '.join(wrong)}"
        for entry in read(path_of(language)).values()
        for form in entry.forms
        if (wrong := misprints(language, form))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Langue : Anna"),
        ("fr", "Langue: Anna"),
        ("fr", f"«Anna{NARROW}»"),
        ("fr", "L'usine"),
        ("de", "»Anna«"),
        ("de", 'Die "Anna"'),
        ("de", "Ende ..."),
        ("pl", "“Anna”"),
        ("pl", "Koniec ."),
        ("pl", "Języki w grze"),
        ("ru", "“Анна”"),
        ("zh_TW", "年代,結束"),
        ("zh_TW", "“年代”"),
        ("zh_CN", "「年代」"),
        ("zh_CN", "年代."),
        ("zh_CN", "年代 结束"),
    ],
)
def test_a_misprint_is_noticed(language: str, text: str) -> None:
    assert misprints(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", f"Langue{NARROW}: {{name}}"),
        ("fr", f"«{NARROW}Anna{NARROW}»{NARROW}!"),
        ("de", "„Anna“ …"),
        ("pl", "„Anna” …"),
        ("pl", "Języki w\N{NO-BREAK SPACE}grze"),
        ("ru", "«Анна»: 3"),
        ("zh_TW", "「年代」：CO₂ 3.5 ppm。"),
        ("zh_CN", "“年代”：CO₂ 3.5 ppm。"),
    ],
)
def test_what_is_right_is_left_alone(language: str, text: str) -> None:
    assert misprints(language, text) == []
