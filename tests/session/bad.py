"""Saves to be spoiled, and what a reader says about them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import Session
from co2desk.session.documents import parse

SAVES = Path(__file__).parents[1] / "saves"
SAVE, SECOND, OLD, TEAM = (
    SAVES / name for name in ("3/first-people", "2/first-people", "1/first-people", "3/cooperative-practice")
)


@cache
def data_of(path: Path) -> bytes:
    return path.with_name(f"{path.name}.co2game").read_bytes()


def document_of(path: Path) -> Any:
    return parse(data_of(path))


def first_problem(document: Any) -> BadDocumentError | None:
    """What is wrong first, whether a part of the game can be opened or nothing at all."""
    try:
        return Session.open(document).problem
    except BadDocumentError as error:
        return error


def refusal(document: Any) -> BadDocumentError:
    with pytest.raises(BadDocumentError) as caught:
        Session.open(document)
    return caught.value
