"""A language that nobody speaks, made from the English texts: letters have accents, and every text is two
fifths longer. What stays plain on the screen was not translated; what is cut off has too little room.

It takes the way of every language: a catalogue, compiled by lrelease, found in the translations folder.
"""

from __future__ import annotations

import re
import subprocess
import sysconfig
from math import ceil
from pathlib import Path

from catalogue_file import Catalogue, Entry, Text, as_xml, plural_forms
from collect_texts import PLURAL_RULE, all_texts

from co2desk.languages import ENGLISH
from co2desk.text.plurals import FORMS

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
    return FORMS.join(_pretended_form(form) for form in text.split(FORMS))


def _pretended_form(form: str) -> str:
    words = KEPT.split(form)
    letters = sum(map(str.isalpha, "".join(words[::2])))
    if not letters:
        return form
    words[::2] = [part.translate(ACCENTS) for part in words[::2]]
    whole = "".join(words)
    more = ceil(len(form) * LONGER)
    body = whole.rstrip()
    return body + (MORE * more)[:more].rstrip() + whole[len(body) :]


def is_pretended(text: str) -> bool:
    """Was a text translated? One without letters need not be."""
    return not any(map(str.isalpha, text)) or any(char in ACCENTED for char in text)


def pretended_catalogue() -> Catalogue:
    return {text.key: Entry(text, _forms(text)) for text in all_texts()}


def _forms(text: Text) -> tuple[str, ...]:
    if text.key == PLURAL_RULE:
        return (text.source,)
    return (pretended(text.source),) * (plural_forms(ENGLISH) if text.plural else 1)


def compile_catalogue(source: Path, target: Path) -> None:
    tool = Path(sysconfig.get_path("scripts")) / "pyside6-lrelease"
    subprocess.run([tool, "-silent", source, "-qm", target], check=True)


def make_pretended(folder: Path) -> None:
    """Put the compiled catalogue into a translations folder. Plural forms are those of English."""
    source = folder / f"co2desk_{PSEUDO}.ts"
    source.write_text(as_xml(ENGLISH, pretended_catalogue()), encoding="utf-8")
    compile_catalogue(source, folder / f"co2desk_{PSEUDO}.qm")
