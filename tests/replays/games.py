"""The recorded games of this folder, by the names of their files."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from co2desk.session import Session

FILES = sorted(Path(__file__).parent.glob("*.co2game"))
RECORDED = [path.stem for path in FILES]


@cache
def saved(name: str) -> str:
    """A recorded game as it stands in its file."""
    return (Path(__file__).parent / f"{name}.co2game").read_text(encoding="utf-8")


def load_recorded(name: str) -> Session:
    """A recorded game at its end, which a test may change."""
    return Session.load(json.loads(saved(name)))


@cache
def recorded(name: str) -> Session:
    """A recorded game at its end, which tests only look at."""
    return load_recorded(name)
