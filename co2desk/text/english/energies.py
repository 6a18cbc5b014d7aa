"""Names of things by energy, so that no sentence has to glue a noun to the name of an energy.

A sentence asks for `{plant}`, `{project}`, `{expertise}`, `{topic}`, `{infrastructure}` or `{track}`. A
language that needs another case than the nominative asks for it in its own sentence, as in `{plant:acc}`, and
has the names in that case in a table of its own, `plant_names_acc`.

PLANTS_NAMES are the same plants counted, for `{plants}`.
"""

from __future__ import annotations

from co2desk.text.plurals import plural

# The energy alone: in lists, on an agenda, on a short button.
ENERGIES = {
    "forestation": "forestation",
    "solar": "solar",
    "fusion": "cold fusion",
    "biomass": "biomass",
    "recycling": "recycling",
    "hydro": "hydro",
    "wind": "wind",
}

PLANT_NAMES = {
    "forestation": "forestation plant",
    "solar": "solar plant",
    "fusion": "cold fusion plant",
    "biomass": "biomass plant",
    "recycling": "recycling plant",
    "hydro": "hydro plant",
    "wind": "wind plant",
}

PROJECT_NAMES = {
    "forestation": "forestation project",
    "solar": "solar project",
    "fusion": "cold fusion project",
    "biomass": "biomass project",
    "recycling": "recycling project",
    "hydro": "hydro project",
    "wind": "wind project",
}

EXPERTISE_NAMES = {
    "forestation": "forestation expertise",
    "solar": "solar expertise",
    "fusion": "cold fusion expertise",
    "biomass": "biomass expertise",
    "recycling": "recycling expertise",
}
EXPERTISE_NAMES_SECOND_CHANCE = {
    "forestation": "forestation knowledge",
    "solar": "solar knowledge",
    "recycling": "recycling knowledge",
    "hydro": "hydro knowledge",
    "wind": "wind knowledge",
}

TOPIC_NAMES = {
    "forestation": "forestation topic",
    "solar": "solar topic",
    "fusion": "cold fusion topic",
    "biomass": "biomass topic",
    "recycling": "recycling topic",
    "hydro": "hydro topic",
    "wind": "wind topic",
}

INFRASTRUCTURE_NAMES = {
    "forestation": "forestation infrastructure",
    "solar": "solar infrastructure",
    "recycling": "recycling infrastructure",
    "hydro": "hydro infrastructure",
    "wind": "wind infrastructure",
}

# The tracks of expertise (1st) or knowledge (2nd).
TRACK_NAMES = {
    "forestation": "forestation track",
    "solar": "solar track",
    "fusion": "cold fusion track",
    "biomass": "biomass track",
    "recycling": "recycling track",
    "hydro": "hydro track",
    "wind": "wind track",
}

PLANTS_NAMES = {
    "forestation": plural("{n} forestation plant", "{n} forestation plants"),
    "solar": plural("{n} solar plant", "{n} solar plants"),
    "fusion": plural("{n} cold fusion plant", "{n} cold fusion plants"),
    "biomass": plural("{n} biomass plant", "{n} biomass plants"),
    "recycling": plural("{n} recycling plant", "{n} recycling plants"),
    "hydro": plural("{n} hydro plant", "{n} hydro plants"),
    "wind": plural("{n} wind plant", "{n} wind plants"),
}
