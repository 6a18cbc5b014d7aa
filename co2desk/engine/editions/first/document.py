"""The first edition's table as a document: what only this edition has, and what it prints in its own way."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...table.document import (
    Attribute,
    Attributes,
    Printed,
    Shapes,
    Sight,
    pile,
    read,
    shared_attributes,
    write,
)
from ...table.shapes import ByName, Flag, Number, Problem, Record
from ...table.table import GreenPlant
from .ending import ENDINGS
from .setting import FirstSetting
from .table import FirstTable

ANY_SEED = 1 << 128
STAGES = ("empty", "proposed", "installed")
SCORING_STEPS = ("income", "company_goal", "money", "most_tech", "most_un_goals")


@lru_cache(maxsize=16)
def attributes(setting: FirstSetting) -> Attributes:
    """Every attribute of a table but its setting, in the order of the document."""
    kit = setting.kit
    s = Shapes(setting)
    plant = Record(GreenPlant, energy=s.energy, tile=Number(0, max(map(len, kit.plants)) - 1), owner=s.seat)
    un_numbers = [goal.number for goal in kit.un_goals]
    un_goals = s.cards(un_numbers)
    printed = Printed(
        decades=setting.decades,
        rounds=setting.rounds,
        endings=ENDINGS,
        scoring_steps=SCORING_STEPS,
        stages=STAGES,
        main_actions=Flag(),
        plant=plant,
        plants=[len(stack) for stack in kit.plants],
        un_goals=un_numbers,
        company_goals=[goal.number for goal in kit.company_goals],
        events=[card.number for card in kit.events],
    )
    return shared_attributes(setting, printed) | {
        "level_after_supply": Attribute(s.amount),
        "un_scored": Attribute(s.by_player(un_goals)),
        "un_pile": Attribute(un_goals, Sight.COUNT),
        "un_out": Attribute(un_goals),
        "projects_left": Attribute(ByName(kit.energies, Number(0, kit.projects_per_energy))),
        "plant_stack": Attribute(
            ByName(kit.energies, [pile(Number(0, len(stack) - 1), len(stack)) for stack in kit.plants])
        ),
        "start_tiles": Attribute(pile(s.energy, setting.energies), Sight.COUNT),
        "reserve_seed": Attribute(Number(-ANY_SEED, ANY_SEED), Sight.NEVER),
    }


def to_document(table: FirstTable) -> dict[str, Any]:
    """The whole table, hidden things too."""
    return write(table, attributes(table.setting))


def from_document(setting: FirstSetting, document: object) -> tuple[FirstTable | None, list[Problem]]:
    """The table of a document, or everything that is wrong with its form."""
    return read(FirstTable(setting), attributes(setting), document)
