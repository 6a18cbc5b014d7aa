"""The preview and the warnings of an action on a stage of either edition."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.rule import Event
from co2desk.forecast import (
    Warning,  # noqa: A004 - the name of the record
    preview,
    warnings,
)
from tests.engine.stage import Stage


def foreseen(s: Stage[Any], kind: str, **values: object) -> list[Event]:
    """The events that the preview of an action tells."""
    return list(preview(s.game, s.action(kind, **values)))


def codes(s: Stage[Any], kind: str, **values: object) -> list[str]:
    """The codes of the warnings before an action."""
    return [warning.code for warning in said(s, kind, **values)]


def said(s: Stage[Any], kind: str, **values: object) -> tuple[Warning, ...]:
    """The warnings before an action."""
    return warnings(s.game, s.action(kind, **values))
