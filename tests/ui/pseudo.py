"""A language that nobody speaks, made from the English texts: letters have accents, and every text is two
fifths longer. What stays plain on the screen was not translated; what is cut off has too little room.

It takes the way of every language: a catalogue, compiled by lrelease, found in the translations folder.
"""

from __future__ import annotations

import re
from math import ceil
from pathlib import Path

from catalogue_file import Catalogue, Entry, Text, TsFile, path_of, plural_forms, read, write
from compile_catalogue import compiled

from co2desk.languages import ENGLISH
from co2desk.text.english import SECTIONS

PSEUDO = "qps"
NAME = "Ƥŕéťéñđéđ"
LONGER = 0.4
PLAIN = "abcdefghijklnopqrstuwyzABCDEFGHIJKLNOPQRSTUWYZ"
ACCENTED = "áƀçđéƒĝĥîĵķľñöƥɋŕšťûŵýžÁɃÇĐÉƑĜĤÎĴĶĽÑÖƤɊŔŠŤÛŴÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
KEPT = re.compile(r"(\{[^{}]*\}|%n|</?\w+>)")  # values, counts and tags
MORE = " ľöñĝéŕ"


def pretended(text: str) -> str:
    """A text in the language that nobody speaks."""
    words = KEPT.split(text)
    letters = sum(map(str.isalpha, "".join(words[::2])))
    if not letters:
        return text
    words[::2] = [part.translate(ACCENTS) for part in words[::2]]
    whole = "".join(words)
    more = ceil(len(text) * LONGER)
    body = whole.rstrip()
    return body + (MORE * more)[:more].rstrip() + whole[len(body) :]


def is_pretended(text: str) -> bool:
    """Was a text translated? One without letters need not be."""
    return not any(map(str.isalpha, text)) or any(char in ACCENTED for char in text)


def pretended_catalogue() -> Catalogue:
    """All texts, from a catalogue that a test holds complete: collecting them anew takes seconds."""
    texts = (entry.text for entry in read(path_of("fr")).values())
    return {text.key: Entry(text, _forms(text)) for text in texts if _is_english(text)}


def _is_english(text: Text) -> bool:
    """Catalogues have texts of their own, too: a noun in a case, or what another edition says differently."""
    return text.code is None or text.note in SECTIONS.get(text.context, {})


def _forms(text: Text) -> tuple[str, ...]:
    return (pretended(text.source),) * (plural_forms(ENGLISH) if text.plural else 1)


def make_pretended(folder: Path) -> None:
    """Put the compiled catalogue into a translations folder. Plural forms are those of English."""
    source = folder / f"co2desk_{PSEUDO}.ts"
    write(source, ENGLISH, TsFile(pretended_catalogue()))
    compiled(source, folder / f"co2desk_{PSEUDO}.qm")
