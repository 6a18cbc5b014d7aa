"""What a partner proposes to the others for the rest of the decade, as JSON (docs/protocol.md)."""

from __future__ import annotations

from typing import Any, NamedTuple

from co2desk.engine.machine.actions import Action, BadDocumentError, Codec
from co2desk.engine.machine.phrases import phrase

TEAM_PLAN = "team_plan"
MOST_TURNS, MOST_STEPS, LONGEST_KIND = 16, 60, 40
MOST = 99  # of a decade, a round or a seat
MOMENT = ("decade", "round", "seat")

PlannedTurn = tuple[tuple[str, Action], ...]  # decisions, by their kind, and their answers


class ProposedTurns(NamedTuple):
    moment: tuple[int, int, int]  # decade, round and seat of the first turn
    turns: tuple[PlannedTurn, ...]


def team_plan_to_json(moment: tuple[int, int, int], turns: Any, codec: Codec) -> dict[str, Any]:
    return {
        **dict(zip(MOMENT, moment, strict=True)),
        "turns": [
            [{"kind": kind, "action": codec.action_to_json(action)} for kind, action in turn]
            for turn in turns
        ],
    }


def team_plan_from_json(document: object, codec: Codec) -> ProposedTurns:
    """Raises BadDocumentError. What can be played of it shows when it is tried."""
    if not isinstance(document, dict):
        raise BadDocumentError(TEAM_PLAN, phrase("an object"))
    decade, round_, seat = (_number(document, name) for name in MOMENT)
    turns = _list(document.get("turns"), MOST_TURNS)
    return ProposedTurns((decade, round_, seat), tuple(_turn(turn, codec) for turn in turns))


def _turn(document: object, codec: Codec) -> PlannedTurn:
    steps = []
    for step in _list(document, MOST_STEPS):
        kind = step.get("kind") if isinstance(step, dict) else None
        if not isinstance(kind, str) or len(kind) > LONGEST_KIND:
            raise BadDocumentError(
                f"{TEAM_PLAN}.turns", phrase("an object with the keys {keys}", keys="kind, action")
            )
        steps.append((kind, codec.action_from_json(step.get("action"))))
    return tuple(steps)


def _number(document: dict[str, Any], name: str) -> int:
    value = document.get(name)
    if type(value) is not int or not 0 <= value <= MOST:
        raise BadDocumentError(
            f"{TEAM_PLAN}.{name}", phrase("a whole number from {least} to {most}", least=0, most=MOST)
        )
    return value


def _list(value: object, most: int) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise BadDocumentError(f"{TEAM_PLAN}.turns", phrase("a list of at most {most} entries", most=most))
    return value
