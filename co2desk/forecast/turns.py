"""How many turns the decade still has: as long as there are some, nothing is certain."""

from __future__ import annotations

from co2desk.engine.table.table import Table


def turns_left(table: Table) -> int:
    """Turns of the current decade that still have a main action to come, the present turn included."""
    kinds = [frame.kind for frame in table.stack]
    in_rounds = table.setting.players * kinds.count("round")
    present = "turn" in kinds and not table.mandatory_done
    return in_rounds + kinds.count("turn_begin") + present
