"""Why a computer player does something: a phrase for each term of its valuation, with what it gains.

{points:points} are points up to the end of the game, as the player values them. Nobody is named: the same
phrases are told of a computer player's move and of a hint to a person.
"""

from __future__ import annotations

REASONS = {
    # rivals and partners
    "points": "Points at once: {points:points}",
    "money": "More money: {points:points}",
    "tech": "More technology: {points:points}",
    "ceps": "More CEPs: {points:points}",
    "knowledge": "More expertise: {points:points}",
    "scientists": "More from scientists: {points:points}",
    "un_goals": "Closer to UN goals: {points:points}",
    "cards": "Better lobby cards: {points:points}",
    # rivals
    "planet": "Less danger to the planet: {points:points}",
    "projects": "Better projects to build on: {points:points}",
    "company_goal": "The company goal: {points:points}",
    "control": "Control of regions: {points:points}",
    # partners, and a player alone
    "income": "More income: {points:points}",
    "plants": "More plants soon: {points:points}",
    "open_goals": "Closer to environmental goals: {points:points}",
    "air": "Less CO₂ to pay for: {points:points}",
    "safety": "Less danger of losing: {points:points}",
    "personal_goals": "Personal goals: {points:points}",
    # no terms
    "forced": "There was no other choice.",
    "nothing_more": "Nothing more was worth doing this turn.",
    "unclear": "Nothing on the board speaks clearly for it.",
    "own": "{code}: {points:points}",
}

REASONS_SECOND_CHANCE = {
    "knowledge": "More knowledge: {points:points}",
    "cards": "Better lobbyist cards: {points:points}",
}
