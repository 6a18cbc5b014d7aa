#!/usr/bin/env python3
"""Collect every text a player reads and bring the catalogues up to date: `make translations` runs this.

The texts of the window are the literals of `translate(...)` in co2desk/ui, those of the game the tables of
co2desk/text/english. What is wrong with a file is told by the literals of `phrase(...)` anywhere in co2desk,
which the window looks up under one context. The sources are read with Python's own parser and not with
lupdate, which does not see that a text with a count needs plural forms. What a catalogue already says is
kept (packaging/matching.py).

    collect_texts.py              all languages
    collect_texts.py --drop       and forget translations of texts that the program no longer has
    collect_texts.py --add de refusals_second_chance.no_cep_in_hand
                                  a text that this language says otherwise in one edition
    collect_texts.py --add pl amounts_acc.plants
                                  a noun in a case, for {n:plants:acc}; with * instead of plants all of them
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from catalogue_file import ROOT, Entry, Text, TsFile, load, path_of, write
from explanations import CONTEXTS, explained
from matching import up_to_date
from translator_notes import notes

from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.text.english import SECTIONS
from co2desk.text.plurals import Plural
from co2desk.ui.files.problems import EXPECTED

PROGRAM = ROOT / "co2desk"
WINDOW = PROGRAM / "ui"
EDITIONS = ("first", "second_chance")
# Tables whose nouns a language may have in several cases: `amounts`, and names such as `plant_names`.
DECLINED = re.compile(r"amounts|\w+_names(?:_second_chance)?")
CASE = re.compile(r"(?:(?:first|second_chance)_)?[a-z]{3}")  # gen, dat, acc ..., also for one edition


class NotALiteralError(Exception):
    """A call of `translate` or `phrase` whose text nobody can collect."""


class Found(NamedTuple):
    """A text, and where it stands."""

    file: str
    line: int
    text: Text


@cache
def all_texts() -> tuple[Text, ...]:
    """Every text, in the order of the catalogues: by context, and in it as the program has them."""
    return tuple(sorted((*_merged(), *texts_of_the_game()), key=lambda text: text.context))


def _merged() -> Iterator[Text]:
    """The texts of the window; equal ones of one context are one."""
    merged: dict[tuple[str, str, str], Text] = {}
    for file, _, text in sorted((*texts_of_the_window(WINDOW), *phrases(PROGRAM))):
        placed = text._replace(files=(file,))
        merged[text.key] = _both(merged[text.key], placed) if text.key in merged else placed
    for text in merged.values():
        note = notes().get((text.context, text.source), "")
        about = (CONTEXTS.get(text.context, ""), text.comment, note)
        yield text._replace(comment="\n".join(filter(None, about)))


def _both(one: Text, other: Text) -> Text:
    """The same text at two places, with what either place tells the translator."""
    comments = dict.fromkeys((*one.comment.splitlines(), *other.comment.splitlines()))
    files = tuple(dict.fromkeys((*one.files, *other.files)))
    return one._replace(comment="\n".join(comments), plural=one.plural or other.plural, files=files)


def texts_of_the_game() -> Iterator[Text]:
    """The tables; the code of an entry is its note."""
    for context, table in SECTIONS.items():
        for code in table:
            yield text_of(context, context, code)


def text_of(context: str, table: str, code: str) -> Text:
    """A text of a table, under the name of that table or of a language's own one beside it."""
    source = SECTIONS[table][code]
    comment = explained(table, code)
    if context != table:
        comment = f"{own_text(context.removeprefix(f'{table}_'), code)}\n{comment}"
    return Text(context, str(source), code, comment, isinstance(source, Plural))


def own_text(ending: str, code: str) -> str:
    """What is special about a text that only this language has."""
    if ending in EDITIONS:
        return f"What this language says otherwise in one edition: {ending}."
    return f"The noun in a case, for {{n:{code}:{ending.rpartition('_')[2]}}}."


def texts_of(language: str, known: TsFile) -> list[Text]:
    """What the catalogue of a language holds: all texts, and what only this language has for an edition or in
    a case. English stands in the program and needs no more than the forms of a count."""
    if language == ENGLISH:
        return [text for text in all_texts() if text.plural and text.code is None]
    entries = (*known.entries.values(), *known.vanished)
    own = [
        text_of(context, table, code)
        for context, code in dict.fromkeys(entry.text.code for entry in entries if entry.text.code)
        if context not in SECTIONS or code not in SECTIONS[context]
        if (table := table_beside(context, code)) is not None
    ]
    return sorted((*all_texts(), *own), key=lambda text: text.context)


def table_beside(context: str, code: str) -> str | None:
    """The English table behind a language's own context: `refusals` for `refusals_second_chance`, `amounts`
    for `amounts_acc`; the one of the edition, if it has one of its own."""
    found = []
    for table, texts in SECTIONS.items():
        ending = context.removeprefix(f"{table}_")
        own = ending in EDITIONS or (DECLINED.fullmatch(table) and CASE.fullmatch(ending))
        if code in texts and ending != context and own:
            found.append(table)
    return max(found, key=len, default=None)


def texts_of_the_window(folder: Path) -> Iterator[Found]:
    for path, call, comment in _calls(folder, "translate"):
        yield Found(_name(path), call.lineno, _text_of(call, comment, path))


def phrases(folder: Path) -> Iterator[Found]:
    """What was expected in a file, what was found there, and where."""
    for path, call, comment in _calls(folder, "phrase"):
        match call.args:
            case [ast.Constant(str(source))]:
                yield Found(_name(path), call.lineno, Text(EXPECTED, source, comment=comment))
            case _:
                raise NotALiteralError(f"{_place(path, call)}: phrase(...) needs its text as a literal")


def _calls(folder: Path, name: str) -> Iterator[tuple[Path, ast.Call, str]]:
    """Calls of the function itself, with what the translator is told of each; painters and rectangles have a
    method `translate`."""
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if f"{name}(" not in source:
            continue  # parsing is slow
        lines = source.splitlines()
        for call, beginnings in _with_beginnings(ast.parse(source), ()):
            if isinstance(call.func, ast.Name) and call.func.id == name:
                comments = (_comment_above(line, lines) for line in dict.fromkeys((*beginnings, call.lineno)))
                yield path, call, "\n".join(filter(None, comments))


def _with_beginnings(node: ast.AST, around: tuple[int, ...]) -> Iterator[tuple[ast.Call, tuple[int, ...]]]:
    """Every call, with the lines where the statements around it begin, the outermost first."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call):
            yield child, around
        inside = (*around, child.lineno) if isinstance(child, ast.stmt) else around
        yield from _with_beginnings(child, inside)


def _text_of(call: ast.Call, comment: str, path: Path) -> Text:
    values = [argument.value if isinstance(argument, ast.Constant) else None for argument in call.args]
    context, source, note, *_ = (*values, None, None, None)
    if not (isinstance(context, str) and isinstance(source, str) and not call.keywords):
        raise NotALiteralError(
            f"{_place(path, call)}: translate(...) needs its context and its text as literals, by position"
        )
    return Text(context, source, note or "", comment, len(call.args) > 3)


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path.name)


def _place(path: Path, call: ast.Call) -> str:
    return f"{_name(path)}:{call.lineno}"


def _comment_above(line: int, lines: list[str]) -> str:
    """What the lines `#: ...` directly above a line tell the translator."""
    first = line - 1
    while first and lines[first - 1].strip().startswith("#:"):
        first -= 1
    return "\n".join(text.strip().removeprefix("#:").strip() for text in lines[first : line - 1])


def renewed(language: str, known: TsFile) -> TsFile:
    """The catalogue of a language with exactly the texts of today."""
    return up_to_date(language, texts_of(language, known), known)


def with_own_text(language: str, known: TsFile, name: str) -> TsFile:
    """The catalogue with one more text that only this language has, to be translated; `*` stands for all."""
    context, _, code = name.partition(".")
    texts = [
        text_of(context, table, one)
        for one in dict.fromkeys(one for codes in SECTIONS.values() for one in codes)
        if code in (one, "*") and (table := table_beside(context, one)) is not None
    ]
    if not texts:
        raise ValueError(
            f"{name}: expected a table, an edition or a case, and a code, as in "
            "refusals_second_chance.no_cep_in_hand or amounts_acc.plants"
        )
    more = {text.key: _usual(text, known) for text in texts if text.key not in known.entries}
    return known._replace(entries={**known.entries, **more})


def _usual(text: Text, known: TsFile) -> Entry:
    """A text that only one language has, with the translation of the text beside it to begin with."""
    table = table_beside(*text.code) if text.code else None
    usual = known.entries[table or text.context, text.source, text.note]
    return Entry(text, usual.forms, doubtful=any(usual.forms))


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--drop", action="store_true", help="forget translations of texts that are gone")
    parser.add_argument("--add", nargs=2, metavar=("LANGUAGE", "TEXT"), action="append", default=[])
    wanted = parser.parse_args(words)
    for language in LANGUAGES:
        path = path_of(language)
        known = load(path)
        for where, name in wanted.add:
            if where == language:
                known = with_own_text(language, known, name)
        file = renewed(language, known)
        if wanted.drop:
            file = file._replace(vanished=())
        changed = write(path, language, file)
        print(f"{path.name}: {summary(file)}; {'written' if changed else 'unchanged'}")
    return 0


def summary(file: TsFile) -> str:
    entries = file.entries.values()
    new = sum(not any(entry.forms) for entry in entries)
    again = sum(any(entry.forms) and not entry.finished for entry in entries)
    waiting = f"{new} without a translation, {again} to look at again"
    return f"{len(entries)} texts, {waiting}, {len(file.vanished)} vanished"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
