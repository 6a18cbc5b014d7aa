#!/usr/bin/env python3
"""The vocabulary of docs/glossary.md for translators' tools: `make translations` runs this.

    translations/glossary/pl.qph    a phrase book of Qt Linguist
    translations/glossary/pl.tbx    a glossary of Weblate and most other tools

The document is the source, and these files only hold what it says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from catalogue_file import ROOT, TRANSLATIONS

from co2desk.languages import ENGLISH, LANGUAGES

DOCUMENT = ROOT / "docs" / "glossary.md"
FOLDER = TRANSLATIONS / "glossary"
COLUMNS = ("English", "Polski", "Deutsch", "Français", "Русский", "繁體中文", "简体中文")
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
REMARK = re.compile(r"\s*\(([^()]*)\)")
COMMA = re.compile(r",\s+(?![^(]*\))|、(?![^（]*）)")  # outside of brackets
HALVES = {  # of a phrase, and no words by themselves
    "avoided",
    "is over",
    "of knowledge",
    "ran empty",
    "takes a topic",
}
OWN = "our own word, in no printed rulebook"
DOCTYPES = {
    ".qph": "<!DOCTYPE QPH>",
    ".tbx": '<!DOCTYPE martif PUBLIC "ISO 12200:1999A//DTD MARTIF core (DXFcdV04)//EN" "TBXcdv04.dtd">',
}


class Term(NamedTuple):
    """A word of the game: the usual one first, and whatever else is to be known of it."""

    english: str
    word: str
    remarks: tuple[str, ...]


def terms(language: str) -> list[Term]:
    """The words of a language, in the order of the document."""
    column = OTHERS.index(language) + 1
    return [
        term for section, cells in _rows() for term in _terms(section, cells[0], cells[column]) if term.word
    ]


@cache
def _rows() -> tuple[tuple[str, list[str]], ...]:
    """The rows of the tables that have a column for every language, with the heading above them. Patterns
    with values in braces are no words."""
    rows: list[tuple[str, list[str]]] = []
    section, is_table = "", False
    for line in DOCUMENT.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("## "):
            section = line.removeprefix("## ").lstrip("0123456789 ")
        if not line.startswith("|"):
            is_table = False
        elif tuple(cells) == COLUMNS:
            is_table = True
        elif is_table and not line.startswith("|--") and "{" not in line:
            rows.append((section, cells))
    return tuple(rows)


def _terms(section: str, english: str, cell: str) -> Iterator[Term]:
    word, *others = cell.split(" / ")
    remarks = [*REMARK.findall(english), *REMARK.findall(word)]
    if "*" in word or (cell.endswith("*") and cell.count("*") == 1):
        remarks.append(OWN)
    if others:
        remarks.append(f"also: {', '.join(map(_plain, others))}")
    names, words = COMMA.split(english), COMMA.split(word)
    if len(names) != len(words):  # several English words for one thing
        names, words = [name for name in names if name not in HALVES], [word] * len(names)
    for name, meaning in zip(names, words, strict=False):
        yield Term(_plain(name), _plain(meaning), (section, *remarks))


def _plain(words: str) -> str:
    """Without marks and remarks."""
    return REMARK.sub("", words).replace("*", "").replace("≠", "").strip()


# --- words to avoid ---------------------------------------------------------------------------------------

AVOID = "- **Avoid**:"
INSTEAD = re.compile(r"((?:\*[^*]+\*|\w+)(?: and \*[^*]+\*)*) \([^()]*→ ([^();]+)[^()]*\)\.?")
VALUE = re.compile(r"\{[^{}]*\}")


@cache
def avoided(language: str) -> dict[str, str]:
    """Words that a language must not use, and what it says instead. Words that are only wrong in some places
    are for people to judge."""
    heading = f"### {COLUMNS[OTHERS.index(language) + 1]}"
    found: dict[str, str] = {}
    _, _, section = DOCUMENT.read_text(encoding="utf-8").partition(f"{heading}\n")
    _, _, bullet = section.partition(AVOID)
    line = " ".join(bullet.partition("\n\n")[0].split())
    for advice in COMMA.split(line):
        if match := INSTEAD.fullmatch(advice):
            found |= {word.strip("*"): match[2].strip() for word in match[1].split(" and ")}
    return found


def misused(language: str, words: str) -> Iterator[str]:
    """What a translation says that the glossary tells it to avoid."""
    for word, better in avoided(language).items():
        if re.search(_stem(word), VALUE.sub("", words), re.IGNORECASE):
            yield f"“{word}” is not our word, write “{better}” (docs/glossary.md)"


def _stem(word: str) -> str:
    """A word with any ending; Chinese has no endings."""
    if not word[0].isascii() and word[0] > "\u2e80":
        return re.escape(word)
    return rf"\b{re.escape(word.rstrip('aeiouyаеиоуы') if len(word) > 4 else word)}\w{{0,3}}\b"


# --- files ------------------------------------------------------------------------------------------------


def phrase_book(language: str) -> str:
    root = ElementTree.Element("QPH", sourcelanguage=ENGLISH, language=language)
    for term in terms(language):
        phrase = ElementTree.SubElement(root, "phrase")
        ElementTree.SubElement(phrase, "source").text = term.english
        ElementTree.SubElement(phrase, "target").text = term.word
        ElementTree.SubElement(phrase, "definition").text = "; ".join(term.remarks)
    return _written(root, root, ".qph")


def term_base(language: str) -> str:
    root = ElementTree.Element("martif", {"type": "TBX", "xml:lang": ENGLISH})
    header = ElementTree.SubElement(root, "martifHeader")
    source = ElementTree.SubElement(ElementTree.SubElement(header, "fileDesc"), "sourceDesc")
    ElementTree.SubElement(source, "p").text = "The vocabulary of co2desk, from docs/glossary.md"
    body = ElementTree.SubElement(ElementTree.SubElement(root, "text"), "body")
    for number, term in enumerate(terms(language), 1):
        entry = ElementTree.SubElement(body, "termEntry", id=f"{number}")
        ElementTree.SubElement(entry, "descrip", type="definition").text = "; ".join(term.remarks)
        for code, word in ((ENGLISH, term.english), (language.replace("_", "-"), term.word)):
            words = ElementTree.SubElement(entry, "langSet", {"xml:lang": code})
            ElementTree.SubElement(ElementTree.SubElement(words, "tig"), "term").text = word
    return _written(root, body, ".tbx")


def _written(root: ElementTree.Element, entries: ElementTree.Element, kind: str) -> str:
    """One line for each word."""
    entries.text = "\n"
    for entry in entries:
        entry.tail = "\n"
    words = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n{DOCTYPES[kind]}\n{words}\n'


def files() -> dict[Path, str]:
    """What belongs into translations/glossary."""
    made = {".qph": phrase_book, ".tbx": term_base}
    return {FOLDER / f"{code}{kind}": make(code) for code in OTHERS for kind, make in made.items()}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for path, words in files().items():
        path.write_text(words, encoding="utf-8")
    print(f"{FOLDER.name}: {len(terms('pl'))} words in {len(OTHERS)} languages")


if __name__ == "__main__":
    main()
