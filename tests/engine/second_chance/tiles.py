"""Tiles and goals of Second Chance by name."""

from __future__ import annotations

from tests.engine.second_chance.scene import WANTS

Goal = tuple[str, str | int]  # its kind and what it asks for

PLANT_TILES: list[Goal] = [
    *(("plant_of_type", energy) for energy in WANTS),
    *(("plant_in_region", region) for region in ("asia", "europe", "africa")),
]
SUMMIT_TILES: list[Goal] = [
    *(("summit_topic", energy) for energy in WANTS),
    *(("summit_size", topics) for topics in (2, 3, 4)),
]
KNOWLEDGE_TILES: list[Goal] = [("knowledge_half", e) for e in WANTS]
GREEN, BLUE = 0, 13  # the first tiles of the two groups of environmental goals
IN_NORTH_AMERICA, IN_EUROPE, IN_ASIA = 1, 3, 5  # event tiles
SUMMIT_ALONE = 3  # the personal goal that has to be shown when it is achieved
