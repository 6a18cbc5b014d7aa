"""Names of things, places and amounts.

An amount is written with its noun, for one thing and for several. Any other sentence asks for it by
`{name:noun}`: "{vp:points}" is "1 point" or "2 points". A translation may ask for a case that its catalogue
has for that noun: `{vp:points:acc}`.
"""

from __future__ import annotations

from co2desk.text.plurals import plural

AMOUNTS = {
    "dollars": "${n}",
    "points": plural("{n} point", "{n} points"),
    "cubes": plural("{n} technology cube", "{n} technology cubes"),
    "ceps": plural("{n} CEP", "{n} CEPs"),
    "steps": plural("{n} step", "{n} steps"),
    "actions": plural("{n} action", "{n} actions"),
    "lobby_cards": plural("{n} lobby card", "{n} lobby cards"),
    "lobbyist_cards": plural("{n} lobbyist card", "{n} lobbyist cards"),
    "open_goals": plural("{n} open environmental goal", "{n} open environmental goals"),
    "fossil_plants": plural("{n} fossil plant", "{n} fossil plants"),
    "new_fossil_plants": plural("{n} new fossil plant", "{n} new fossil plants"),
    "green_plants": plural("{n} green plant", "{n} green plants"),
    "coal": plural("{n} coal plant", "{n} coal plants"),
    "oil": plural("{n} oil plant", "{n} oil plants"),
    "gas": plural("{n} gas plant", "{n} gas plants"),
    "plants": plural("{n} plant", "{n} plants"),
    "infrastructures": plural("{n} infrastructure", "{n} infrastructures"),
    "regions": plural("{n} region", "{n} regions"),
    "different_regions": plural("{n} region", "{n} different regions"),
    "energies": plural("{n} energy", "{n} different energies"),
    "tracks": plural("{n} track", "{n} tracks"),
    "scientists": plural("{n} scientist", "{n} scientists"),
    "summits": plural("{n} summit", "{n} summits"),
    "topics": plural("{n} topic", "{n} topics"),
    "discs": plural("{n} disc", "{n} discs"),
    "cards": plural("{n} card", "{n} cards"),
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

# Where a scientist can be, and where a CEP comes from. `{card}` is a card by its name.
PLACES = {
    "hand": "their supply",
    "own_hand": "your supply",
    "space": "the {grant} space in {region}",
    "project": "the {project} in {region} ({grant} space)",
    "seat": "summit {summit}",
    "topic": "the {topic} of summit {summit}",
    "same_topic": "the {topic} of summit {summit} (seat {place})",
    "card": "lobby card {card}",
}
PLACES_SECOND_CHANCE = {
    "hand": "their player board",
    "own_hand": "your player board",
    "card": "lobbyist card {card}",
}

# The same for buttons; `hand` is where a scientist returns to, `own_hand` where one comes from.
SHORT_PLACES = {
    "hand": "back to your supply",
    "own_hand": "from your supply",
    "space": "{region} ({grant})",
    "project": "{energy}, {region} ({grant})",
    "seat": "summit {summit}",
    "topic": "summit {summit}",
    "same_topic": "summit {summit}, seat {place}",
    "card": "{name}",
}
SHORT_PLACES_SECOND_CHANCE = {
    "hand": "back to your board",
    "own_hand": "from your board",
    "card": "lobbyist card “{name}”",
}

SCORING = {
    "income": "income",
    "company_goal": "company goal",
    "money": "money",
    "most_tech": "most technology",
    "most_un_goals": "most UN goals",
    "un_goals": "UN goals",
}
