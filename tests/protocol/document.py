"""What docs/protocol.md says, read from its tables and its worked examples."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from .client import ROOT

DOCUMENT: Path = ROOT / "docs" / "protocol.md"
WORD = re.compile(r"`([^`]+)`")


@cache
def text() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


@cache
def section(title: str) -> str:
    """The text below a heading, up to the next heading of the same or a higher level."""
    lines = text().splitlines()
    start = next(i for i, line in enumerate(lines) if line.lstrip("#").strip() == title and line[0] == "#")
    level = len(lines[start]) - len(lines[start].lstrip("#"))
    ends = (i for i, line in enumerate(lines) if i > start and re.match(rf"#{{1,{level}}} ", line))
    return "\n".join(lines[start + 1 : next(ends, len(lines))])


def rows(title: str) -> list[list[str]]:
    """The cells of all tables of a section, without their headings."""
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in section(title).splitlines()
        if line.startswith("|")
    ]
    return [row for row in cells if WORD.match(row[0])]


def words(cell: str) -> list[str]:
    """The words in code quotes."""
    return WORD.findall(cell)


def table(title: str, column: int = 1) -> dict[str, list[str]]:
    """By the first word of each row: the words in one of its columns."""
    return {words(row[0])[0]: words(row[column]) for row in rows(title)}


def conversations() -> list[list[tuple[str, str]]]:
    """The worked examples: requests with the answers as printed there."""
    found = []
    for block in re.findall(r"```jsonl\n(.*?)```", text(), re.DOTALL):
        lines = [line for line in block.splitlines() if line]
        sent = [line[2:] for line in lines if line.startswith("> ")]
        heard = [line[2:] for line in lines if line.startswith("< ")]
        assert len(lines) == len(sent) + len(heard)
        found.append(list(zip(sent, heard, strict=True)))
    return found
