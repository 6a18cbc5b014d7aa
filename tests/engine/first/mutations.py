"""Changes to documents of the first edition; see `tests/engine/mutations.py`."""

from __future__ import annotations

from random import Random

from co2desk.engine.editions.first.sequence import EDITION

from ..mutations import Document, Mutations, Parts


def install(document: Document, chance: Random) -> None:
    """A project appears, is turned or goes away; the supply of tiles follows."""
    space = chance.choice(list(document["space_energy"]))
    energy = chance.choice(document["agenda"][space.split("/")[0]] or ["solar"])
    old = document["space_energy"][space]
    if old is not None:
        document["projects_left"][old] += 1
    stage = chance.choice(("empty", "proposed", "installed"))
    document["space_stage"][space] = stage
    document["space_energy"][space] = None if stage == "empty" else energy
    if stage != "empty":
        document["projects_left"][energy] -= 1


PARTS = Parts(
    kinds=(*EDITION.decisions, *EDITION.tasks),
    piles=(
        ("lobby_hand", "lobby_pile", "lobby_played", "packets"),
        ("un_row", "un_pile", "un_out", "un_scored"),
        ("fossil_pile", "fossil_removed", "fossil_out"),
        ("summit_pile", "summit_tile"),
        ("event_pile",),
        ("start_tiles",),
    ),
    markers=("level_after_supply",),
    board=(),
    own=(install,),
)
mutated = Mutations(PARTS).mutated
