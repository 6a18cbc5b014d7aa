"""Reads and writes translations/co2desk_<language>.ts: sorted and without line numbers, so that a difference
between two versions shows nothing but texts."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from co2desk.text.plurals import RULES

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "translations"
# The rule of co2desk/text/plurals.py for each language.
PLURAL_RULES = {
    "en": "english",
    "pl": "polish",
    "de": "english",
    "fr": "french",
    "ru": "russian",
    "zh_TW": "chinese",
    "zh_CN": "chinese",
}
Key = tuple[str, str, str]


class Text(NamedTuple):
    """A text of the program: `note` tells equal texts apart, `comment` is for the translator's eyes only."""

    context: str
    source: str
    note: str = ""
    comment: str = ""
    plural: bool = False

    @property
    def key(self) -> Key:
        return self.context, self.source, self.note


class Entry(NamedTuple):
    """A text and its translation: one form, or all plural forms of the language. Empty is not translated."""

    text: Text
    forms: tuple[str, ...]
    doubtful: bool = False  # somebody left it marked as unfinished

    @property
    def finished(self) -> bool:
        return all(self.forms) and not self.doubtful


Catalogue = dict[Key, Entry]


def plural_forms(language: str) -> int:
    """How many plural forms a language has, in our tables as in Qt's own."""
    rule = RULES[PLURAL_RULES[language]]
    return max(map(rule, range(200))) + 1


def path_of(language: str) -> Path:
    return TRANSLATIONS / f"co2desk_{language}.ts"


def read(path: Path) -> Catalogue:
    """What a file holds; nothing if there is none yet."""
    if not path.exists():
        return {}
    found: Catalogue = {}
    for context in ElementTree.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.findtext("extracomment", ""),
                message.get("numerus") == "yes",
            )
            found[text.key] = _entry(text, message.find("translation"))
    return found


def _entry(text: Text, translation: ElementTree.Element | None) -> Entry:
    if translation is None:
        return Entry(text, ("",))
    parts = translation.findall("numerusform") if text.plural else [translation]
    forms = tuple(part.text or "" for part in parts)
    return Entry(text, forms, all(forms) and translation.get("type") == "unfinished")


def write(path: Path, language: str, catalogue: Catalogue) -> bool:
    """Did the file change?"""
    new = as_xml(language, catalogue)
    if path.exists() and path.read_text(encoding="utf-8") == new:
        return False
    path.write_text(new, encoding="utf-8")
    return True


def as_xml(language: str, catalogue: Catalogue) -> str:
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    for entry in catalogue.values():
        text = entry.text
        if text.context not in contexts:
            contexts[text.context] = ElementTree.SubElement(root, "context")
            _say(contexts[text.context], "name", text.context)
        message = ElementTree.SubElement(contexts[text.context], "message")
        _say(message, "source", text.source)
        if text.note:
            _say(message, "comment", text.note)
        if text.comment:
            _say(message, "extracomment", text.comment)
        translation = ElementTree.SubElement(message, "translation")
        if not entry.finished:
            translation.set("type", "unfinished")
        if text.plural:
            message.set("numerus", "yes")
            for form in entry.forms:
                _say(translation, "numerusform", form)
        else:
            translation.text = entry.forms[0]
    ElementTree.indent(root, "  ")
    words = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{words}\n'


def _say(parent: ElementTree.Element, name: str, words: str) -> None:
    ElementTree.SubElement(parent, name).text = words
