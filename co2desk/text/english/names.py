"""Names of things, places and amounts.

An amount is written with its noun in every plural form that the language has, from one on, with "|" between
them; PLURALS names the rule that picks the form (see `co2desk.text.plurals`). Any other sentence asks for an
amount by `{name:noun}`: "{vp:points}" is "1 point" or "2 points".
"""

from __future__ import annotations

PLURALS = {"rule": "english"}

AMOUNTS = {
    "dollars": "${n}",
    "points": "{n} point|{n} points",
    "cubes": "{n} technology cube|{n} technology cubes",
    "ceps": "{n} CEP|{n} CEPs",
    "steps": "{n} step|{n} steps",
    "actions": "{n} action|{n} actions",
    "lobby_cards": "{n} lobby card|{n} lobby cards",
    "lobbyist_cards": "{n} lobbyist card|{n} lobbyist cards",
    "open_goals": "{n} open environmental goal|{n} open environmental goals",
    "fossil_plants": "{n} fossil plant|{n} fossil plants",
    "coal": "{n} coal plant|{n} coal plants",
    "oil": "{n} oil plant|{n} oil plants",
    "gas": "{n} gas plant|{n} gas plants",
    "plants": "{n} plant|{n} plants",
    "infrastructures": "{n} infrastructure|{n} infrastructures",
    "regions": "{n} region|{n} regions",
    "different_regions": "{n} region|{n} different regions",
    "energies": "{n} energy|{n} different energies",
    "tracks": "{n} track|{n} tracks",
    "scientists": "{n} scientist|{n} scientists",
    "summits": "{n} summit|{n} summits",
    "topics": "{n} topic|{n} topics",
    "discs": "{n} disc|{n} discs",
    "cards": "{n} card|{n} cards",
}

# How several things become one phrase, from left to right.
LISTS = {
    "comma": "{most}, {last}",
    "semicolon": "{most}; {last}",
    "and": "{most} and {last}",
    "or": "{most} or {last}",
    "then": "{most}, then {last}",
    "nothing": "nothing",
}

ENERGIES = {
    "forestation": "forestation",
    "solar": "solar",
    "fusion": "cold fusion",
    "biomass": "biomass",
    "recycling": "recycling",
    "hydro": "hydro",
    "wind": "wind",
}

REGIONS = {
    "north_america": "North America",
    "south_america": "South America",
    "europe": "Europe",
    "africa": "Africa",
    "asia": "Asia",
    "oceania": "Oceania",
}

GRANTS = {"money": "money", "tech": "technology", "research": "research", "scientist": "scientist"}

FOSSILS = {"coal": "coal", "oil": "oil", "gas": "gas"}

PLAYERS = {"nobody": "nobody"}

TRIGGERS = {
    "propose": "propose a project",
    "install": "install a project",
    "plan": "plan a project",
    "infrastructure": "prepare infrastructure",
    "build": "build a plant",
    "summit": "send a scientist to a summit",
    "buy": "buy a CEP",
    "sell": "sell a CEP",
}

# Where a scientist can stand, and where a CEP comes from.
PLACES = {
    "hand": "the hand",
    "own_hand": "your hand",
    "space": "the {grant} space in {region}",
    "project": "the {energy} project in {region} ({grant} space)",
    "seat": "summit {summit}",
    "topic": "the {energy} topic of summit {summit}",
    "same_topic": "the {energy} topic of summit {summit} (place {place})",
    "card": "lobby card {card}",
}
PLACES_SECOND_CHANCE = {"card": "lobbyist card {card}"}

# The same for buttons.
SHORT_PLACES = {
    "hand": "home",
    "own_hand": "from hand",
    "space": "{region} ({grant})",
    "project": "{energy}, {region} ({grant})",
    "seat": "summit {summit}",
    "topic": "summit {summit}",
    "same_topic": "summit {summit}, place {place}",
    "card": "card {card}",
}

SCORING = {
    "income": "income",
    "company_goal": "company goal",
    "money": "money",
    "most_tech": "most technology",
    "most_un_goals": "most UN goals",
    "un_goals": "UN goals",
}
