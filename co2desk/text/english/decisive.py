"""What decided a finished game, a sentence for each fact (co2desk/session/decisive.py)."""

from __future__ import annotations

DECISIVE = {
    "lead": "{player} took the lead for good in decade {decade}.",
    "gain": "The largest gain in one step was in decade {decade}: {vp:points} for {player}.",
    "team_gain": "The largest gain in one step was in decade {decade}: {vp:points}.",
    "fall": "The largest loss in one step was in decade {decade}: {vp:points}.",
    "ahead": "In the final scoring, this helped {player} most against {other}: {category}, +{vp}.",
    "ahead_before": "Before the final scoring, {player} was ahead of {other} by {vp:points}.",
    "rise": "The CO₂ level rose most in decade {decade}: by {ppm} ppm in one step.",
    "danger": "The CO₂ level reached the danger zone of {ppm} ppm in decade {decade}.",
    "peak": "The CO₂ level was highest in decade {decade}: {ppm} ppm.",
    "open_goals": "Environmental goals still open at the end: {goals}.",
    "balance": "This game saw {green:green_plants} and {fossils:new_fossil_plants}.",
}
