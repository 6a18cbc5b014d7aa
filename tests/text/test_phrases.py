"""What is wrong with a file is said in phrases, which translators can find, and never in bare English."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from collect_texts import PROGRAM, NotALiteralError, all_texts, phrases

from co2desk.ui.files.problems import EXPECTED

# What tells that something is wrong, and the first argument that is read by a player (the place, which comes
# before it, may be a path of keys). Other functions of these names have fewer arguments.
TELLS = {
    "BadDocumentError": 1,
    "NewerVersionError": 1,
    "NotLegalError": 1,
    "Complaint": 1,
    "Problem": 3,
    "complain": 0,
    "_refuse": 1,
    "wrong": 1,
    "_wrong": 0,
    "_check": 2,
}
TECHNICAL = {"YAML", "true", "false"}  # the same in every language


@cache
def calls() -> list[tuple[Path, ast.Call]]:
    """Every call in the program. Read when a test asks: all processes that run tests collect this file."""
    return [
        (path, node)
        for path in sorted(PROGRAM.rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
    ]


def name_of(call: ast.Call) -> str:
    match call.func:
        case ast.Name(name) | ast.Attribute(attr=name):
            return name
    return ""


def bare(node: ast.AST) -> Iterator[str]:
    """The literals with letters in an expression that go into no further call."""
    match node:
        case ast.Call():
            return
        case ast.Constant(str(text)) if any(map(str.isalpha, text)):
            yield text
    for child in ast.iter_child_nodes(node):
        yield from bare(child)


def unwrapped(call: ast.Call) -> Iterator[str]:
    """English that a call of one of `TELLS` hands on as it is; a place with a space in it is no path."""
    first = TELLS[name_of(call)]
    for number, argument in enumerate(call.args):
        yield from (text for text in bare(argument) if number >= first or " " in text)


def test_no_reader_tells_bare_english() -> None:
    found = [
        (path.name, call.lineno, text)
        for path, call in calls()
        if name_of(call) in TELLS and "ui" not in path.parts
        for text in unwrapped(call)
    ]
    assert found == []
    told = [call for _, call in calls() if name_of(call) in TELLS]
    assert len(told) > 150, "the readers have other names now"


def test_only_technical_words_are_the_same_in_every_language() -> None:
    found = {
        text
        for _, call in calls()
        if name_of(call) == "verbatim"
        for argument in call.args
        for text in bare(argument)
    }
    assert found == TECHNICAL


def test_every_phrase_gets_the_values_that_it_names() -> None:
    count = 0
    for path, call in calls():
        if name_of(call) == "phrase" and isinstance(call.args[0], ast.Constant):
            text = str(call.args[0].value)
            named = {field for _, field, _, _ in Formatter().parse(text) if field is not None}
            assert named == {keyword.arg for keyword in call.keywords}, (path.name, call.lineno)
            count += 1
    assert count > 150


def test_every_phrase_is_in_the_catalogues_under_one_context() -> None:
    texts = {text.source for text in all_texts() if text.context == EXPECTED}
    assert {found.text.source for found in phrases(PROGRAM)} == texts
    assert {"at most {most} MB", "a whole number from {least} to {most}", "one of {words}"} <= texts


@pytest.mark.parametrize(
    "call",
    [
        "phrase(text)",
        "phrase(f'at most {most} MB')",
        "phrase('a ' + 'list')",
        "phrase('a list', 3)",
        "phrase(template='a')",
    ],
)
def test_a_phrase_that_nobody_can_collect_is_an_error(tmp_path: Path, call: str) -> None:
    (tmp_path / "reader.py").write_text(f"\n{call}\n", encoding="utf-8")
    with pytest.raises(NotALiteralError, match=r"reader\.py:2"):
        list(phrases(tmp_path))


SAMPLE = """
raise BadDocumentError("options.players", f"at most {most}")
raise BadDocumentError(f"{where}.name", phrase("a name"))
raise BadDocumentError(f"file (line {line})", verbatim(code))
self.complain("a value")
self.complain(phrase("a value"), "none" if value else phrase("more"))
"""


def test_the_net_catches_what_it_should() -> None:
    calls = [node for node in ast.walk(ast.parse(SAMPLE)) if isinstance(node, ast.Call)]
    found = [text for call in calls if name_of(call) in TELLS for text in unwrapped(call)]
    assert sorted(found) == ["a value", "at most ", "file (line ", "none"]
