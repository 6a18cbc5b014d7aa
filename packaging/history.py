"""The versions of co2desk as CHANGELOG.md tells them, and the moment that files of a build carry.

A heading is `## 0.1.0 (2026-05-01)`, or `## 0.1.0 (not released yet)`; below it stand points with a dash.
"""

from __future__ import annotations

import os
import re
import subprocess
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
HEADING = re.compile(r"## (\d\S*) \((.*)\)")


class Release(NamedTuple):
    version: str
    day: date | None  # None: not released yet
    points: tuple[str, ...]


def moment() -> datetime:
    """SOURCE_DATE_EPOCH, or when the last commit was made: the same sources give the same files."""
    named = os.environ.get("SOURCE_DATE_EPOCH")
    if named is None:
        command = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
        try:
            named = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603
        except (OSError, subprocess.CalledProcessError):
            return datetime.now(UTC)  # an archive of the sources, outside Git
    return datetime.fromtimestamp(int(named), UTC)


def releases(text: str | None = None) -> list[Release]:
    """The newest first."""
    found: list[tuple[str, date | None, list[str]]] = []
    told = text if text is not None else (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for line in told.splitlines():
        heading = HEADING.fullmatch(line)
        if heading:
            found.append((heading[1], _day(heading[2]), []))
        elif found and line.startswith("- "):
            found[-1][2].append(line.removeprefix("- "))
        elif found and line.startswith("  ") and found[-1][2]:
            found[-1][2][-1] += f" {line.strip()}"
    return [Release(version, day, tuple(points)) for version, day, points in found]


def _day(words: str) -> date | None:
    return None if words == "not released yet" else date.fromisoformat(words)
