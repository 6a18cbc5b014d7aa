#!/usr/bin/env python3
"""Collect every text a player reads and bring the catalogues up to date: `make translations` runs this.

The texts of the window are the literals of `translate(...)` in co2desk/ui, those of the game the tables of
co2desk/text/english. What is wrong with a file is told by the literals of `phrase(...)` anywhere in co2desk,
which the window looks up under one context. The sources are read with Python's own parser and not with
lupdate, which does not see that a text with a count needs plural forms. What a catalogue already says is
kept; what the program no longer says vanishes.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from catalogue_file import (
    PLURAL_RULES,
    ROOT,
    Catalogue,
    Entry,
    Text,
    path_of,
    plural_forms,
    read,
    write,
)

from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.text.english import SECTIONS
from co2desk.ui.files.problems import EXPECTED

PROGRAM = ROOT / "co2desk"
WINDOW = PROGRAM / "ui"
# No sentence: it names the rule of the language.
PLURAL_RULE = ("plurals", SECTIONS["plurals"]["rule"], "")


class NotALiteralError(Exception):
    """A call of `translate` or `phrase` whose text nobody can collect."""


@cache
def all_texts() -> tuple[Text, ...]:
    """Every text, in the order of the catalogues; equal texts of one context are one."""
    merged: dict[tuple[str, str, str], Text] = {}
    for text in (*texts_of_the_window(WINDOW), *phrases(PROGRAM), *texts_of_the_game()):
        merged[text.key] = _both(merged[text.key], text) if text.key in merged else text
    return tuple(
        sorted(merged.values(), key=lambda text: (text.context, text.comment, text.source, text.note))
    )


def _both(one: Text, other: Text) -> Text:
    """The same text at two places, with what either place tells the translator."""
    comments = dict.fromkeys((*one.comment.splitlines(), *other.comment.splitlines()))
    return one._replace(comment="\n".join(comments), plural=one.plural or other.plural)


def texts_of_the_game() -> Iterator[Text]:
    """The tables; the code of an entry is its comment."""
    for context, table in SECTIONS.items():
        for code, source in table.items():
            yield Text(context, source, comment=f"{context.upper()}.{code}")


def texts_of_the_window(folder: Path) -> Iterator[Text]:
    for path, call, lines in _calls(folder, "translate"):
        yield _text_of(call, lines, path)


def phrases(folder: Path) -> Iterator[Text]:
    """What was expected in a file, what was found there, and where."""
    for path, call, lines in _calls(folder, "phrase"):
        match call.args:
            case [ast.Constant(str(source))]:
                yield Text(EXPECTED, source, comment=_comment_above(call.lineno, lines))
            case _:
                raise NotALiteralError(f"{_place(path, call)}: phrase(...) needs its text as a literal")


def _calls(folder: Path, name: str) -> Iterator[tuple[Path, ast.Call, list[str]]]:
    """Calls of the function itself; painters and rectangles have a method `translate`."""
    for path in sorted(folder.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if f"{name}(" not in source:
            continue  # parsing is slow
        lines = source.splitlines()
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                yield path, node, lines


def _text_of(call: ast.Call, lines: list[str], path: Path) -> Text:
    values = [argument.value if isinstance(argument, ast.Constant) else None for argument in call.args]
    context, source, note, *_ = (*values, None, None, None)
    if not (isinstance(context, str) and isinstance(source, str) and not call.keywords):
        raise NotALiteralError(
            f"{_place(path, call)}: translate(...) needs its context and its text as literals, by position"
        )
    return Text(context, source, note or "", _comment_above(call.lineno, lines), len(call.args) > 3)


def _place(path: Path, call: ast.Call) -> str:
    return f"{path.relative_to(ROOT) if path.is_relative_to(ROOT) else path}:{call.lineno}"


def _comment_above(line: int, lines: list[str]) -> str:
    """What the lines `#: ...` directly above a call tell the translator."""
    first = line - 1
    while first and lines[first - 1].strip().startswith("#:"):
        first -= 1
    return "\n".join(text.strip().removeprefix("#:").strip() for text in lines[first : line - 1])


def up_to_date(language: str, known: Catalogue) -> Catalogue:
    """The catalogue of a language with exactly the texts of today, and the translations it had."""
    found: Catalogue = {}
    for text in all_texts():
        if text.key == PLURAL_RULE and language != ENGLISH:
            found[text.key] = Entry(text, (PLURAL_RULES[language],))
        elif text.plural or language != ENGLISH:
            found[text.key] = _renewed(text, language, known.get(text.key))
    return found


def _renewed(text: Text, language: str, known: Entry | None) -> Entry:
    """A text of today with the translation it had, if any: as many forms as it needs."""
    count = plural_forms(language) if text.plural else 1
    if known is None:
        return Entry(text, ("",) * count)
    return Entry(text, (*known.forms, *[""] * count)[:count], known.doubtful)


def main() -> None:
    for language in LANGUAGES:
        path = path_of(language)
        catalogue = up_to_date(language, read(path))
        changed = write(path, language, catalogue)
        missing = sum(not entry.finished for entry in catalogue.values())
        news = "written" if changed else "unchanged"
        print(f"{path.name}: {len(catalogue)} texts, {missing} without a translation; {news}")


if __name__ == "__main__":
    main()
