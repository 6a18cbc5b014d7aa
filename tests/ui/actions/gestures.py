"""What drags and clicks lead to."""

from __future__ import annotations

from co2desk.engine.machine.actions import Action
from co2desk.ui.actions.moves import Moves


def by_gesture(moves: Moves) -> set[Action]:
    """Everything that a drag or a click leads to."""
    dragged = {action for targets in moves.targets.values() for found in targets.values() for action in found}
    return dragged | {action for found in moves.clicks.values() for action in found}
