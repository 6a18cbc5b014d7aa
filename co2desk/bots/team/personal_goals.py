"""How many turns a player still needs for the personal goals, as far as one can tell.

Nobody knows the goals of partners, so only the own ones count.
"""

from __future__ import annotations

from co2desk.engine.editions.second_chance.personal_goals import goals_needed, progress
from co2desk.engine.editions.second_chance.table import SecondChanceTable

# Turns for each piece that is missing. What comes by the way while a team builds costs less.
TURNS_EACH = {
    "cep_owned": 0.9,
    "cep_in_controlled_region": 1.5,
    "small_summit_alone": 3.0,
    "tech_owned": 0.6,
    "scientists_recruited": 0.9,
    "money_owned": 0.25,
    "tracks_finished": 3.0,
    "regions_controlled": 2.2,
    "infrastructure_same_type": 1.5,
    "infrastructure_types": 1.3,
    "infrastructure_in_one_region": 1.5,
    "infrastructure_regions": 1.3,
    "plants_same_type": 2.2,
    "plant_types": 2.0,
    "plants_in_one_region": 2.2,
    "plant_regions": 2.0,
}


def turns_for_goals(table: SecondChanceTable, player: int) -> tuple[float, int]:
    """Turns to the goals a player has to meet, and how many of these are met now."""
    efforts = []
    for card in table.personal[player]:
        have, needed = progress(table, player, card)
        if have >= needed:
            efforts.append(0.0)
            continue
        kind = table.setting.personal_by_number[card].kind
        effort = TURNS_EACH[kind] * (needed - have)
        if kind == "tracks_finished":
            effort = turns_for_tracks(table, player, needed)
        efforts.append(effort)
    efforts.sort()
    due = efforts[: goals_needed(table, player)]
    return sum(due), due.count(0.0)


def turns_for_tracks(table: SecondChanceTable, player: int, needed: int) -> float:
    setting = table.setting
    missing = sorted(setting.track_length(e) - level for e, level in enumerate(table.levels(player)))
    return 0.45 * sum(missing[:needed])
