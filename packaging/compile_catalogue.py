#!/usr/bin/env python3
"""Compile catalogues: `compile_catalogue.py translations/co2desk_pl.ts`. Make does it by itself.

Qt's lrelease does the work. It takes unfinished translations too, which is what we want: a player would
rather read the old translation of a sentence that has changed a little than English. But a translation
whose values do not fit would lose something or stop the program. Such texts are named and left out, and
players read them in English.
"""

from __future__ import annotations

import subprocess
import sys
import sysconfig
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree import ElementTree

from agreement import breaks
from catalogue_file import TsFile, load, write

LRELEASE = Path(sysconfig.get_path("scripts")) / "pyside6-lrelease"


def language_of(path: Path) -> str:
    return ElementTree.parse(path).getroot().get("language", "")  # noqa: S314 - our own file


def shown(file: TsFile, language: str) -> tuple[TsFile, list[str]]:
    """What players get to read, and what is wrong with the rest."""
    entries, left_out = dict(file.entries), []
    for key, entry in file.entries.items():
        reasons = list(breaks(entry.text, entry.forms, language)) if any(entry.forms) else []
        if reasons:
            left_out.append(f"{entry.text.name}: {'; '.join(reasons)}")
        if reasons or not any(entry.forms):
            del entries[key]
    return TsFile(entries), left_out


def compiled(source: Path, target: Path) -> list[str]:
    """Writes the .qm, and returns what was left out."""
    language = language_of(source)
    file, left_out = shown(load(source), language)
    with TemporaryDirectory() as folder:
        fit = Path(folder) / source.name
        write(fit, language, file)
        subprocess.run(  # noqa: S603 - our own arguments
            [LRELEASE, "-silent", fit, "-qm", target], check=True
        )
    return left_out


def main(paths: list[str]) -> None:
    for path in map(Path, paths):
        for line in compiled(path, path.with_suffix(".qm")):
            print(f"{path.name}: stays English: {line}", file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
