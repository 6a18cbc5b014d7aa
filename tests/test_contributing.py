"""CONTRIBUTING.md names files, classes and functions that exist: nobody looks for others in vain."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "CONTRIBUTING.md"
# Where a path may begin; the name of a file alone is one of that name anywhere.
BASES = ("", "co2desk", "co2desk/ui", "co2desk/engine", "packaging")
FOLDERS = ("co2desk", "packaging", "resources", "tests")
LONGEST_LINE = 120


@cache
def code_spans() -> list[str]:
    """What stands between backticks, without the blocks."""
    text = re.sub(r"(?ms)^```.*?^```", "", DOCUMENT.read_text(encoding="utf-8"))
    return sorted(set(re.findall(r"`([^`\n]+)`", text)))


@cache
def members() -> frozenset[str]:
    """`Class.name` for every method, field and signal of the program."""
    return frozenset(
        f"{node.name}.{member}"
        for path in (ROOT / "co2desk").rglob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.ClassDef)
        for member in members_of(node)
    )


def members_of(found: ast.ClassDef) -> Iterator[str]:
    for node in found.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign):
            yield ast.unparse(node.target)
        elif isinstance(node, ast.Assign):
            yield from map(ast.unparse, node.targets)


def exists(path: str) -> bool:
    if "*" in path or "<" in path:
        path = re.sub(r"<\w+>", "*", path)
        return any(any((ROOT / base).glob(path)) for base in BASES)
    if "/" not in path:
        return any(any((ROOT / folder).rglob(path)) for folder in FOLDERS)
    return any((ROOT / base / path).exists() for base in BASES)


def test_every_file_that_is_named_exists() -> None:
    named = [span for span in code_spans() if re.fullmatch(r"[\w./*<>]+\.(py|yaml|sh|txt|json)", span)]
    assert len(named) > 60
    assert [span for span in named if not exists(span)] == []


def test_every_member_of_a_class_that_is_named_exists() -> None:
    named = [span for span in code_spans() if re.fullmatch(r"[A-Z]\w+\.[a-z_]\w*", span)]
    assert len(named) > 20
    assert [span for span in named if span not in members()] == []


@pytest.mark.parametrize("name", ["Proposals._pay_with", "Controller._ask", "Nobody.play"])
def test_a_wrong_name_is_noticed(name: str) -> None:
    """The test above can fail."""
    assert name not in members()


def test_lines_are_not_too_long() -> None:
    lines = DOCUMENT.read_text(encoding="utf-8").splitlines()
    assert [number for number, line in enumerate(lines, 1) if len(line) > LONGEST_LINE] == []
