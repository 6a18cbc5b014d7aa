"""Why a computer player did what it did, in sentences."""

from __future__ import annotations

from typing import Any

from co2desk.protocol.player import Choice
from co2desk.text import Speaker
from co2desk.ui.widgets.why_box import Why

TOLD = 2  # reasons
UNCLEAR = "unclear"  # a reason for whoever may not know the true one


def why(choice: Choice, speaker: Speaker, name: str, is_over: bool) -> Why | None:
    """The reasons that weighed most; None if the player has given none.

    Secret ones are told when the game is over. Until then they leave no trace: nobody can see whether there
    are any."""
    reasons = [reason for reason in choice.reasons if is_over or reason.get("secret") is not True]
    if len(reasons) > 1:
        reasons = [reason for reason in reasons if reason["code"] != UNCLEAR]
    told = [(reason["code"], points_of(reason)) for reason in reasons[:TOLD]]
    if not told:
        return None
    return Why(name, tuple(speaker.reason(*reason) for reason in told), any(points for _, points in told))


def points_of(reason: dict[str, Any]) -> float:
    """Another program may say anything."""
    points = reason.get("points")
    return float(points) if isinstance(points, int | float) and abs(points) < 1e6 else 0.0
