#!/usr/bin/env python3
"""A catalogue as JSON for translating many texts at once, and back.

    catalogue.py export LANGUAGE FILE.json    every text with its translation, as a list
    catalogue.py export --missing LANGUAGE FILE.json    only those without a finished translation
    catalogue.py import LANGUAGE FILE.json    takes translations that agree with their sources into the .ts

The file for `import` may hold some of the texts only. If one translation does not agree with its source,
nothing is written; texts that the program has no longer are named and left out.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, NamedTuple

from agreement import objections
from catalogue_file import Catalogue, Entry, load, path_of, write
from collect_texts import renewed

from co2desk.languages import LANGUAGES


def exported(catalogue: Catalogue, only_missing: bool = False) -> list[dict[str, Any]]:
    return [_as_record(entry) for entry in catalogue.values() if not (only_missing and entry.finished)]


def _as_record(entry: Entry) -> dict[str, Any]:
    text = entry.text
    record: dict[str, Any] = {"context": text.context, "source": text.source}
    if text.note:
        record["note"] = text.note
    translation = list(entry.forms) if text.plural else entry.forms[0]
    if entry.old_source:
        record["old_source"] = entry.old_source
    return {**record, "comment": text.comment, "plural": text.plural, "translation": translation}


class Import(NamedTuple):
    """The catalogue with the translations of a file, what is wrong with them, and what nobody says."""

    catalogue: Catalogue
    wrong: list[str]
    unknown: list[str]


def imported(language: str, catalogue: Catalogue, records: list[dict[str, Any]]) -> Import:
    """Empty translations change nothing."""
    result = Import(dict(catalogue), [], [])
    for record in records:
        key = (record["context"], record["source"], record.get("note", ""))
        name = f"{key[0]}: {key[1]!r}"
        found = record["translation"]
        forms = (found,) if isinstance(found, str) else tuple(found)
        if key not in catalogue:
            result.unknown.append(f"{name}: the program has no such text (any more)")
        elif any(forms):
            text, remark = catalogue[key].text, catalogue[key].remark
            result.wrong.extend(f"{name}: {reason}" for reason in objections(text, forms, language))
            result.catalogue[key] = Entry(text, forms, remark=remark)
    return result


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("job", choices=("export", "import"))
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("file", type=Path)
    wanted = parser.parse_args(words)
    path = path_of(wanted.language)
    file = renewed(wanted.language, load(path))
    catalogue = file.entries
    if wanted.job == "export":
        records = exported(catalogue, wanted.missing)
        wanted.file.write_text(json.dumps(records, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        print(f"{wanted.file}: {len(records)} texts")
        return 0
    records = json.loads(wanted.file.read_text(encoding="utf-8"))
    catalogue, wrong, unknown = imported(wanted.language, catalogue, records)
    for line in (*unknown, *wrong):
        print(line, file=sys.stderr)
    if wrong:
        print(f"{path.name} stays as it is: {len(wrong)} objections", file=sys.stderr)
        return 1
    write(path, wanted.language, file._replace(entries=catalogue))
    missing = sum(not entry.finished for entry in catalogue.values())
    print(f"{path.name}: {len(catalogue)} texts, {missing} without a translation")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
