"""Rulebook profiles and variants of a game: names, values, and a line of help for each.

A value stands behind "="; a variant that is played or not has no values of its own.
"""

from __future__ import annotations

PROFILES = {
    "consensus": "Majority of the rulebooks",
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
    "mode": "Game mode",
    "home": "Home region",
    "difficulty": "Difficulty",
    "inspectors": "UN inspectors",
    "solo_card": "Solo goal",
}
VARIANTS_SECOND_CHANCE = {"draft": "Lobbyist draft"}

VARIANT_HELP = {
    "preset": "Start with random fossil plants, or with a fixed set that is easier or harder.",
    "preset=": "Six fossil plants are drawn at random, one for each region.",
    "preset=fixed": "{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm.",
    "preset=fewer": (
        "{plants}, dealt to the regions at random: the CO₂ level starts at {co2} ppm. "
        "Removed from the game: {removed}."
    ),
    "auction": (
        "Before each new decade, everyone may bid once, and the winner chooses the start player; "
        "without the auction, the start player tile moves to the left."
    ),
    "draft": "Draft your lobby cards: keep one from each hand of cards and pass the rest to the right.",
    "mode": "Play together as one team, against each other, or alone.",
    "mode=cooperative": "One team, one score: keep the CO₂ level low, or lose together.",
    "mode=competitive": "Everyone scores for themselves; if the CO₂ level gets too high, everyone loses.",
    "mode=solo": "Like the team game, with an opponent's cubes on the board and harder conditions.",
    "home": "The energy supply of every decade begins in this region and continues clockwise.",
    "difficulty": "Fewer coal plants and more starting points make the game easier.",
    "difficulty=fixed": "Removed from the game: {removed}. Starting points: {vp}.",
    "difficulty=points": "All fossil plants are in the game. Starting points: {vp}.",
    "inspectors": "Two inspectors move along the environmental goals; an open goal with one costs double.",
    "solo_card": "An additional goal that you must meet to win.",
    "solo_card=0": "No additional goal.",
    "solo_card=-1": "One of the solo goals, drawn at random.",
}
VARIANT_HELP_SECOND_CHANCE = {
    "draft": (
        "Draft your lobbyist cards: keep some of each hand of cards and pass the rest to the right. Cards "
        "kept from one hand after the other: {keeps}."
    ),
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
    "solo_card=decade": "{goal} (by the end of decade {decade})",  # a goal with a time limit
}
