#!/usr/bin/env python3
"""The rules of both editions as documents, docs/rules/<language>/<edition>.md: `make docs` runs this.

The sections, their texts and the values are those of the program (co2desk/rulebook); a test compares the
documents with them.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from catalogue_file import ROOT, TRANSLATIONS
from PySide6.QtCore import QTranslator
from rule_pictures import write_pictures

from co2desk.components import load_pack
from co2desk.components.packs import EDITIONS
from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.rulebook.making import new_rulebook
from co2desk.rulebook.markdown import document
from co2desk.session.options import GameOptions
from co2desk.text.words import Translate, untranslated

FOLDER = ROOT / "docs" / "rules"


def speaking(language: str) -> Translate:
    """The catalogue of a language. Raises FileNotFoundError if it is not compiled."""
    if language == ENGLISH:
        return untranslated
    path = TRANSLATIONS / f"co2desk_{language}.qm"
    translator = QTranslator()
    if not translator.load(str(path)):
        raise FileNotFoundError(path)

    def translate(context: str, text: str, code: str, n: int, /) -> str:
        return translator.translate(context, text, code, n) or text

    return translate


def documents() -> Iterator[tuple[Path, str]]:
    """Every document with its place. The values are those of the box, not of somebody's own copy."""
    for language in LANGUAGES:
        translate = speaking(language)
        for edition in EDITIONS:
            book = new_rulebook(GameOptions(edition), translate, load_pack(edition, None))
            yield FOLDER / language / f"{edition}.md", document(book)


def main() -> int:
    for path, text in documents():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    print(f"{FOLDER.relative_to(ROOT)}: {len(LANGUAGES)} languages, {write_pictures()} pictures drawn anew")
    return 0


if __name__ == "__main__":
    sys.exit(main())
