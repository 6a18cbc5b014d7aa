"""How each language is printed: spaces, quotes, apostrophes, dots."""

from __future__ import annotations

import re

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
