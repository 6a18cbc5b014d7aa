"""Reads and writes translations/co2desk_<language>.ts as Qt Linguist and Weblate know it.

Texts stand in the order of the program and without line numbers, so that a difference between two versions
shows nothing but texts.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
TRANSLATIONS = ROOT / "translations"
# How many plural forms each language has: as many as Qt, which picks the form, knows.
PLURAL_FORMS = {"en": 2, "pl": 3, "de": 2, "fr": 2, "ru": 3, "zh_TW": 1, "zh_CN": 1}
UNFINISHED, VANISHED, OBSOLETE = "unfinished", "vanished", "obsolete"
Key = tuple[str, str, str]


class Text(NamedTuple):
    """A text of the program.

    `note` tells equal texts apart; of a table of the game, it is the code. `comment` is for the translator's
    eyes only, and `files` say where the window has the text.
    """

    context: str
    source: str
    note: str = ""
    comment: str = ""
    plural: bool = False
    files: tuple[str, ...] = ()

    @property
    def key(self) -> Key:
        """What Qt looks the text up by."""
        return self.context, self.source, self.note

    @property
    def code(self) -> tuple[str, str] | None:
        """What a text of a table keeps when its English changes; tables are written in small letters."""
        return (self.context, self.note) if self.context.islower() else None

    @property
    def name(self) -> str:
        """For messages to people."""
        return f"{self.context}.{self.note}" if self.code else f"{self.context}: “{self.source}”"


class Entry(NamedTuple):
    """A text and its translation: one form, or all plural forms of the language. Empty is not translated.

    `old_source` is the English text that was translated, if that is no longer the text of today. `remark` is
    what the translator has noted.
    """

    text: Text
    forms: tuple[str, ...]
    doubtful: bool = False  # somebody should look at it again
    old_source: str = ""
    remark: str = ""

    @property
    def finished(self) -> bool:
        return all(self.forms) and not self.doubtful


Catalogue = dict[Key, Entry]


class TsFile(NamedTuple):
    """All that a file holds: the texts of the program, and translations of texts that it has no longer."""

    entries: Catalogue
    vanished: tuple[Entry, ...] = ()


def plural_forms(language: str) -> int:
    return PLURAL_FORMS[language]


def path_of(language: str) -> Path:
    return TRANSLATIONS / f"co2desk_{language}.ts"


def read(path: Path) -> Catalogue:
    """The texts of the program as a file has them; nothing if there is none yet."""
    return load(path).entries


def load(path: Path) -> TsFile:
    if not path.exists():
        return TsFile({})
    found: Catalogue = {}
    vanished: list[Entry] = []
    for context in ElementTree.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        for message in context.iter("message"):
            text = Text(
                context.findtext("name", ""),
                message.findtext("source", ""),
                message.findtext("comment", ""),
                message.findtext("extracomment", ""),
                message.get("numerus") == "yes",
                tuple(place.get("filename", "").removeprefix("../") for place in message.iter("location")),
            )
            kind, entry = _entry(text, message)
            if kind in (VANISHED, OBSOLETE):
                vanished.append(entry)
            else:
                found[text.key] = entry
    return TsFile(found, tuple(vanished))


def _entry(text: Text, message: ElementTree.Element) -> tuple[str, Entry]:
    translation = message.find("translation")
    if translation is None:
        return UNFINISHED, Entry(text, ("",))
    kind = translation.get("type", "")
    parts = translation.findall("numerusform") if text.plural else [translation]
    forms = tuple(part.text or "" for part in parts)
    doubtful = any(forms) and kind == UNFINISHED
    old_source = message.findtext("oldsource", "") if doubtful else ""
    return kind, Entry(text, forms, doubtful, old_source, message.findtext("translatorcomment", ""))


def write(path: Path, language: str, file: TsFile) -> bool:
    """Did the file change?"""
    new = as_xml(language, file)
    if path.exists() and path.read_text(encoding="utf-8") == new:
        return False
    path.write_text(new, encoding="utf-8")
    return True


def as_xml(language: str, file: TsFile) -> str:
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    contexts: dict[str, ElementTree.Element] = {}
    kinds = ("", file.entries.values()), (VANISHED, file.vanished)
    entries = [(kind, entry) for kind, group in kinds for entry in group]
    for kind, entry in sorted(entries, key=lambda one: one[1].text.context):
        name = entry.text.context
        if name not in contexts:
            contexts[name] = ElementTree.SubElement(root, "context")
            _say(contexts[name], "name", name)
        _message(contexts[name], entry, kind)
    ElementTree.indent(root, "  ")
    words = ElementTree.tostring(root, encoding="unicode")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{words}\n'


def _message(context: ElementTree.Element, entry: Entry, kind: str) -> None:
    text = entry.text
    message = ElementTree.SubElement(context, "message")
    for file in text.files:
        ElementTree.SubElement(message, "location", filename=f"../{file}")
    _say(message, "source", text.source)
    _say_all(message, {"oldsource": entry.old_source, "comment": text.note, "extracomment": text.comment})
    _say_all(message, {"translatorcomment": entry.remark})
    translation = ElementTree.SubElement(message, "translation")
    if kind or not entry.finished:
        translation.set("type", kind or UNFINISHED)
    if text.plural:
        message.set("numerus", "yes")
        for form in entry.forms:
            _say(translation, "numerusform", form)
    else:
        translation.text = entry.forms[0]


def _say_all(parent: ElementTree.Element, words: dict[str, str]) -> None:
    for name, text in words.items():
        if text:
            _say(parent, name, text)


def _say(parent: ElementTree.Element, name: str, words: str) -> None:
    ElementTree.SubElement(parent, name).text = words


def catalogue_of(entries: Iterable[Entry]) -> Catalogue:
    return {entry.text.key: entry for entry in entries}
