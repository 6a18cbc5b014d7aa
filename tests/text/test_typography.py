"""Every catalogue is set as its language is printed: spaces, quotes, apostrophes, dots (issue 7)."""

from __future__ import annotations

import re

import pytest
from catalogue_file import path_of, read

from co2desk.languages import ENGLISH, LANGUAGES

NARROW = "\N{NARROW NO-BREAK SPACE}"
TAG = re.compile(r"<[^<>]*>")
HAN = "[\u4e00-\u9fff\u3000-\u303f\uff00-\uffef]"
# What no translation may hold: a pattern, and what should stand there.
EVERYWHERE = {
    r"\.\.\.": "… instead of three dots",
    r'"': "quotes of the language",
    r"(?<=\w)'(?=\w)": "’ as an apostrophe",
}
WRONG = {
    "pl": {
        r"[«»“‘]": "quotes „ ”",
        r" [,;:!?.]": "no space before a mark",
        r"(?<!\w)[aiouwzAIOUWZ] (?=\w)": "no line that ends with a single letter",
    },
    "de": {r"[«»”‘]|(?<=\w)’(?=\s|$)": "quotes „ “", r" [,;:!?.]": "no space before a mark"},
    "fr": {
        r"(?<!\u202f)(?<!\{key\})[:;!?»](?=\s|$|\))": "a narrow space before the mark",  # {key}: is of a file
        r"«(?!\u202f)": "a narrow space after «",
        r"[“”„‘]": "quotes « »",
        r" [:;!?»]|« ": "a narrow space that does not break",
        r" [,.](?!\d)": "no space before a full stop or a comma",
    },
    "ru": {r"[“”‘’]": "quotes « »", r" [,;:!?.]": "no space before a mark", r"ё|Ё": "е, as in the rulebook"},
    "zh_TW": {
        rf"(?<={HAN})[,;:!?]|[,;!?](?={HAN})": "a full-width mark",
        rf"(?<={HAN})\.(?!\w)": "。",
        r"[“”‘’]": "quotes 「 」",
        rf"(?<={HAN}) (?={HAN})": "no space between characters",
    },
    "zh_CN": {
        rf"(?<={HAN})[,;:!?]|[,;!?](?={HAN})": "a full-width mark",
        rf"(?<={HAN})\.(?!\w)": "。",
        r"[「」『』]": "quotes “ ”",
        rf"(?<={HAN}) (?={HAN})": "no space between characters",
    },
}


def misprints(language: str, text: str) -> list[str]:
    plain = TAG.sub("", text)
    rules = {**EVERYWHERE, **WRONG[language]}
    return [wanted for pattern, wanted in rules.items() if re.search(pattern, plain)]


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
