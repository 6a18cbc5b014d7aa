"""Does a translation agree with its source? In values, plural forms, mnemonics, outer spaces and tags."""

from __future__ import annotations

import re
from collections.abc import Iterator
from string import Formatter

from catalogue_file import Text, plural_forms

from co2desk.text.english import SECTIONS
from co2desk.text.words import NOUNS

COUNT = "%n"
BY_ENERGY = {"energy", *NOUNS}  # what `Words.named` offers to a sentence
Values = set[tuple[str, str]]
MNEMONIC = re.compile(r"&(?=\w)")  # neither a literal "&&" nor an "&" between spaces
FIRST_FULL_WIDTH = "\u2e80"
TAG = re.compile(r"</?\w+>")


def objections(text: Text, forms: tuple[str, ...], language: str) -> Iterator[str]:
    """Everything that is wrong with a translation, as sentences."""
    yield from breaks(text, forms, language)
    for form in forms:
        if form:
            yield from _about_the_form(text.source, form)


def breaks(text: Text, forms: tuple[str, ...], language: str) -> Iterator[str]:
    """Why a translation cannot be shown: a value would be lost, or the program would look for one in vain."""
    expected = plural_forms(language) if text.plural else 1
    if len(forms) != expected:
        yield f"{expected} forms are needed, and there are {len(forms)}"
    for form in forms:
        if not form:
            yield "no translation"
        else:
            yield from _about_the_values(text, form)
            if text.plural and COUNT in text.source and COUNT not in form:
                yield f"%n is missing: {form!r}"


def _about_the_form(source: str, form: str) -> Iterator[str]:
    if not _same_margins(source, form):
        yield f"other spaces at the beginning or the end: {form!r}"
    if len(MNEMONIC.findall(source)) != len(MNEMONIC.findall(form)):
        yield f'other mnemonics ("&"): {form!r}'
    if sorted(TAG.findall(source)) != sorted(TAG.findall(form)):
        yield f"other tags: {form!r}"


def _same_margins(source: str, form: str) -> bool:
    return _same_margin(source, form) and _same_margin(source[::-1], form[::-1])


def _same_margin(source: str, form: str) -> bool:
    """The same spaces at the beginning; a full-width sign has its space inside."""
    wanted, found = (words[: len(words) - len(words.lstrip())] for words in (source, form))
    return wanted == found or (not found and form[0] >= FIRST_FULL_WIDTH)


def _about_the_values(text: Text, form: str) -> Iterator[str]:
    """The same values; the noun of an amount may be left out, where the language writes it another way, and
    may stand in a case. A name by energy may take the place of another: `{plant}` that of `{energy}`."""
    try:
        found = values(form)
    except ValueError as error:
        yield f"{error}: {form!r}"
        return
    wanted = values(text.source)
    if text.code:
        wanted, found = _without_the_energy(wanted, found)
    for name in sorted({name for name, _ in wanted} - {name for name, _ in found}):
        yield f"{{{name}}} is missing: {form!r}"
    for name, spec in sorted(found - wanted):
        noun, _ = noun_and_case(name, spec)
        if (name, noun) not in wanted and (noun or name not in {known for known, _ in wanted}):
            yield f"{{{name}{':' if spec else ''}{spec}}} is not in the source: {form!r}"


def _without_the_energy(wanted: Values, found: Values) -> tuple[Values, Values]:
    """Leaves out the one name by energy that both have; the program offers all of them."""
    here, there = ({value for value in both if value[0] in BY_ENERGY} for both in (wanted, found))
    if len(here) != 1 or len({name for name, _ in there}) != 1:
        return wanted, found
    return wanted - here, found - there


def noun_and_case(name: str, spec: str) -> tuple[str, str]:
    """`{n:plants:acc}` is a noun in a case; `{plant:acc}`, a name of a thing, is its own noun."""
    if f"{name}_names" in SECTIONS:
        return "", spec
    noun, _, case = spec.partition(":")
    return noun, case


def values(words: str) -> Values:
    """The names in braces, each with what stands behind its colon."""
    return {(name, spec or "") for _, name, spec, _ in Formatter().parse(words) if name is not None}
