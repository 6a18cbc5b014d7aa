"""What a player says it plans, and what it asks of others, as members of a plan (docs/protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from co2desk.engine.machine.actions import Codec
from co2desk.engine.table.ids import NONE

# What the members mean, besides the code.
MEANINGS = {
    "seat": "Player",
    "energy": "Energy",
    "region": "Region",
    "summit": "Count",  # a space for summits on the board
    "card": "Card",
    "partner": "Player",
}


def intention_to_json(code: str, members: dict[str, int], codec: Codec) -> dict[str, Any]:
    """Only what belongs to the code."""
    said = {name: value for name, value in members.items() if value != NONE}
    return {"code": code, **{name: codec.encode[MEANINGS[name]](value) for name, value in said.items()}}


def members_from_json(line: dict[str, Any], names: Sequence[str], codec: Codec) -> dict[str, int] | None:
    """The members of these names; None if one of them is missing or makes no sense."""
    try:
        return {name: codec.decode[MEANINGS[name]](line.get(name)) for name in names}
    except (KeyError, TypeError, ValueError):  # what the decoders raise
        return None
