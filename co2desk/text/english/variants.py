"""Rulebook profiles and variants of a game: names, values, and a sentence of help for each.

A value stands behind "="; a variant that is played or not has no values of its own.
"""

from __future__ import annotations

PROFILES = {
    "consensus": "What most rulebooks say",
    "pl": "Polish rulebook",
    "fr": "French rulebook",
    "ru": "Russian rulebook",
    "zh": "Chinese rulebook",
}
PROFILES_SECOND_CHANCE = {"consensus": "German rulebook"}

VARIANTS = {
    "preset": "Fossil plants at the start",
    "auction": "Start player auction",
    "draft": "Lobby draft",
    "mode": "Way of playing",
    "home": "Home region",
    "difficulty": "Difficulty",
    "inspectors": "UN inspectors",
    "solo_card": "Solo goal",
}
VARIANTS_SECOND_CHANCE = {"draft": "Lobbyist draft"}

VARIANT_HELP = {
    "preset": "Start with drawn fossil plants, or with a fixed set that is easier or harder.",
    "preset=": "Six fossil plants are drawn at random, one for each region.",
    "preset=fixed": "{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.",
    "preset=fewer": (
        "{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. "
        "Out of the game: {removed}."
    ),
    "auction": (
        "Before each new decade everybody bids once, and the winner names the start player; "
        "without it the tile moves to the left."
    ),
    "draft": "Choose your lobby cards one by one from packets that are passed to the right.",
    "mode": "Play together as one team, against each other, or alone.",
    "mode=cooperative": "One team, one score: keep the CO₂ level in check, or lose together.",
    "mode=competitive": "Everybody scores alone; if the CO₂ level gets too high, everybody loses.",
    "mode=solo": "Like the team game, with an opponent's cubes on the board and harder conditions.",
    "home": "The energy supply of every decade begins in this region and goes on clockwise.",
    "difficulty": "Fewer coal plants, and more points at the start, make the game easier.",
    "difficulty=fixed": "Out of the game: {removed}. Points at the start: {vp}.",
    "difficulty=points": "All fossil plants are in the game. Points at the start: {vp}.",
    "inspectors": "Two inspectors walk along the environmental goals; an open goal beside one costs double.",
    "solo_card": "A goal that has to be met on top of everything else.",
    "solo_card=0": "No goal on top of the usual conditions.",
    "solo_card=-1": "One of the solo goals, drawn at random.",
}
VARIANT_HELP_SECOND_CHANCE = {
    "draft": "Choose your lobbyist cards from packets that are passed to the right.",
}

VARIANT_VALUES = {
    "no": "No",
    "yes": "Yes",
    "preset=": "Random",
    "preset=beginner": "Beginner",
    "preset=normal": "Normal",
    "preset=expert": "Expert",
    "preset=extreme": "Extreme",
    "mode=cooperative": "Cooperative",
    "mode=competitive": "Competitive",
    "mode=solo": "Solo",
    "difficulty=easy": "Easy",
    "difficulty=normal": "Normal",
    "difficulty=hard": "Hard",
    "solo_card=0": "None",
    "solo_card=-1": "Random",
    "solo_card=": "{card}: {goal}",
}
