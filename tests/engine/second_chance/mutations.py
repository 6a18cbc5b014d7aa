"""Changes to documents of Second Chance; see `tests/engine/mutations.py`."""

from __future__ import annotations

from random import Random

from co2desk.engine.editions.second_chance.sequence import EDITIONS

from ..mutations import Document, Mutations, Parts
from .scene import kit


def plan_or_prepare(document: Document, chance: Random) -> None:
    """The next project appears on a free space, or a planned one becomes somebody's infrastructure."""
    space = chance.choice(list(document["space_energy"]))
    energy = chance.choice(document["agenda"][space.split("/")[0]])
    if document["space_stage"][space] == "planned":
        host = chance.randrange(len(document["money"]))
        document["space_stage"][space], document["space_host"][space] = "infrastructure", host
        document["infrastructures"][host][document["space_energy"][space]] += 1
    elif document["space_stage"][space] == "empty":
        document["space_level"][space] = document["project_stack"][energy].pop(0)
        document["space_stage"][space], document["space_energy"][space] = "planned", energy


def study(document: Document, chance: Random) -> None:
    """A level changes, and the environmental goals that depend on it."""
    energy = chance.choice(kit().energies)
    chance.choice(document["expertise"])[energy] = chance.randint(0, 10)
    number = kit().energies.index(energy)
    best = max(levels[energy] for levels in document["expertise"])
    first = len(document["env_tiles"]["plant"])
    for place, tile in enumerate(document["env_tiles"]["knowledge"]):
        kind, value = kit().environmental[1][tile]
        if value == number:
            needed = kit().marks[number].half if kind == "knowledge_half" else kit().tracks[number].length
            document["env_done"][first + place] = best >= needed


def build(document: Document, chance: Random) -> None:
    """A plant without anybody's doing, with its cube; control and goals may be forgotten."""
    spaces = [space for space, stage in document["space_stage"].items() if stage == "infrastructure"]
    space = chance.choice(spaces)
    region, energy = space.split("/")[0], document["space_energy"][space]
    owner, host = chance.randrange(len(document["money"])), document["space_host"][space]
    plant = {"energy": energy, "level": document["space_level"][space], "owner": owner, "host": host}
    row = document["demand"][region]
    row[row.index(None)] = plant
    document["space_stage"][space] = "empty"
    document["space_energy"][space] = document["space_level"][space] = document["space_host"][space] = None
    document["plants_built"][owner][energy] += 1
    document["supporting"][host][energy] += 1
    document["cubes"][region][energy][owner] += 1
    if chance.random() < 0.5:
        document["controller"][region] = owner


def visit(document: Document, chance: Random) -> None:
    """A scientist out of a hand onto a card in play."""
    seat = chance.randrange(len(document["money"]))
    card = chance.choice(list(document["card_in_play"]))
    if document["hand_scientists"][seat] and card not in document["card_visitor"]:
        document["hand_scientists"][seat] -= 1
        document["card_visitor"][card] = seat


def pollute(document: Document, chance: Random) -> None:
    """The level in whole steps, and the goals of the decade."""
    document["co2"] += chance.choice((-40, -20, -10, 10, 10, 20, 50))
    document["second_action"] = chance.choice(("none", "bought", "taken"))


PARTS = Parts(
    kinds=tuple(kind for edition in EDITIONS.values() for kind in (*edition.decisions, *edition.tasks)),
    piles=(
        ("lobby_hand", "packets"),
        ("un_row", "un_claimed"),
        ("fossil_pile", "fossil_removed", "fossil_out"),
        ("summit_pile", "summit_tile"),
        ("event_pile", "event_out"),
        ("personal", "goal_choice"),
        ("supply_due",),
    ),
    markers=("second_action", "solo_kept", "solo_card", "replaced", "cards_in_decade_1"),
    board=(
        "space_level",
        "space_host",
        "rival_cubes",
        "fossil_cep",
        "inspector_at",
        "summit_last",
        "env_done",
    ),
    own=(plan_or_prepare, plan_or_prepare, study, study, build, visit, pollute),
)
mutated = Mutations(PARTS).mutated
