#!/usr/bin/env python3
"""Everything that can be checked of one language, in plain words: `make check-language CODE=pl`.

It reads the catalogue as it is, also as Qt Linguist or Weblate have saved it. `make test` runs the same
checks.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple
from xml.etree import ElementTree

from agreement import noun_and_case, objections, values
from catalogue_file import Entry, TsFile, as_xml, load, path_of
from collect_texts import renewed
from compile_catalogue import compiled
from glossary import misused
from typography import misprints

from co2desk.languages import ENGLISH, LANGUAGES

MUCH_LONGER = 2.2  # times the English text
SHORT = 12  # characters: below, a few letters more mean nothing
Codes = Collection[tuple[str, str] | None]


class Finding(NamedTuple):
    """What is wrong with a text, and what to do."""

    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.where}\n    {self.what}"


def findings(language: str, file: TsFile) -> Iterator[Finding]:
    """What has to be mended before the language is complete."""
    codes = {entry.text.code for entry in file.entries.values()}
    for entry in file.entries.values():
        for what in (*waiting(entry), *wrong(entry, language), *missing_cases(entry, language, codes)):
            yield Finding(entry.text.name, what)


def waiting(entry: Entry) -> Iterator[str]:
    """Is there something left to do for the translator?"""
    if not any(entry.forms):
        yield f"is not translated yet: “{entry.text.source}”"
    elif entry.old_source:
        yield (
            f"The English text has changed from “{entry.old_source}” to “{entry.text.source}”. Does the "
            f"translation still fit? “{entry.forms[0]}” Mend it if not, and mark it as done."
        )
    elif not entry.finished:
        yield f"is marked as unfinished: “{entry.forms[0]}”. Mark it as done when it is right."


def wrong(entry: Entry, language: str) -> Iterator[str]:
    """Values, plural forms, accelerators, spaces and tags; typography; words that the glossary avoids."""
    if not any(entry.forms):
        return
    yield from objections(entry.text, entry.forms, language)
    if language == ENGLISH:
        return
    for form in dict.fromkeys(entry.forms):
        yield from (f"should have {wanted}: “{form}”" for wanted in misprints(language, form))
        yield from (f"{reason}: “{form}”" for reason in misused(language, form))


def missing_cases(entry: Entry, language: str, known: Codes) -> Iterator[str]:
    """A noun can only stand in a case that the language has for it."""
    for name, spec in sorted({value for form in entry.forms for value in _values(form)}):
        noun, case = noun_and_case(name, spec)
        if not case:
            continue
        if noun:
            wanted, is_known = f"amounts_{case}.{noun}", (f"amounts_{case}", noun) in known
        else:
            context = f"{name}_names_{case}"
            wanted, is_known = f"{context}.*", any(code and code[0] == context for code in known)
        if not is_known:
            yield (
                f"{{{name}:{spec}}} asks for a case that the catalogue does not have for the noun. Add it "
                f'with: make translations ADD="{language} {wanted}"'
            )


def _values(form: str) -> set[tuple[str, str]]:
    try:
        return values(form)
    except ValueError:
        return set()  # told by `objections`


def out_of_date(language: str, path: Path, file: TsFile) -> Iterator[Finding]:
    wanted = renewed(language, file)
    if set(wanted.entries) != set(file.entries):
        yield Finding(path.name, "does not have the texts of today: run `make translations`.")
    elif path.read_text(encoding="utf-8") != as_xml(language, wanted):
        yield Finding(path.name, "is not in its usual order: run `make translations`, which keeps all words.")


def hints(file: TsFile) -> Iterator[Finding]:
    """What may be right, and is worth a look."""
    for entry in file.entries.values():
        source = entry.text.source
        for form in entry.forms:
            if len(source) >= SHORT and len(form) > MUCH_LONGER * len(source):
                yield Finding(entry.text.name, f"is much longer than “{source}”, is there room? “{form}”")


def checked(language: str, path: Path) -> list[Finding]:
    """Everything that is wrong with a file."""
    try:
        file = load(path)
    except ElementTree.ParseError as error:
        return [Finding(path.name, f"is not a file of Qt Linguist: {error}")]
    found = [*findings(language, file), *out_of_date(language, path, file)]
    with TemporaryDirectory() as folder:
        left_out = compiled(path, Path(folder) / "checked.qm")
    if left_out:
        found.append(Finding(path.name, f"Texts that players will read in English: {len(left_out)}"))
    return found


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("file", type=Path, nargs="?", help="another file than the catalogue in translations")
    wanted = parser.parse_args(words)
    path = wanted.file or path_of(wanted.language)
    found = checked(wanted.language, path)
    for finding in found:
        print(finding)
    if found:
        print(f"\n{LANGUAGES[wanted.language]}: {len(found)} to mend.")
        return 1
    for hint in hints(load(path)):
        print(f"(only a hint) {hint}")
    print(f"{LANGUAGES[wanted.language]}: {len(load(path).entries)} texts, nothing to mend.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
