"""The numbers in the sections: those of the game on the table, and a mark at those that are reconstructed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.text.words import Amount, Words

AnySetting = FirstSetting | SecondChanceSetting
MARK = "*"  # behind a value that is printed on the pieces only
RECONSTRUCTED = "reconstructed"
# Single values of the sections that are not printed in any rulebook, and where a pack has them.
PRINTED_ON_PIECES = {"summit_spaces": "summits.spaces", "rating_ppm": "rating.ppm_per_point"}
ALONE = 1  # the number of players of a solo game


class MarkedAmount(Amount):
    """A number with the mark behind it."""

    __slots__ = ()

    def __format__(self, spec: str) -> str:
        return f"{super().__format__(spec)}{MARK}"


def values_of(setting: AnySetting, sources: Mapping[str, str], words: Words) -> dict[str, Any]:
    """What fills the braces of a section: every number of the kit by its name, and those of this game."""
    kit = setting.kit
    found: dict[str, int] = {
        field.name: value for field in fields(kit) if type(value := getattr(kit, field.name)) is int
    }
    for fossil in kit.fossils:
        found[f"{fossil.name}_ppm"] = fossil.ppm
    players = setting.players
    decades = getattr(kit, "decades", ())
    found |= {
        "decades": setting.decades,
        "rounds": kit.rounds[players],
        "first_money": kit.start_money[0],
        "last_money": kit.start_money[players - 1],
        "rounds_alone": kit.rounds[ALONE],
        "decades_alone": decades[ALONE] if decades else setting.decades,
    }
    amounts: dict[str, Any] = {name: Amount(value, words) for name, value in found.items()}
    for name, path in PRINTED_ON_PIECES.items():
        if name in found and sources.get(path) == RECONSTRUCTED:
            amounts[name] = MarkedAmount(found[name], words)
    amounts["energies"] = words.energy_names(range(len(kit.energies)))
    return amounts
