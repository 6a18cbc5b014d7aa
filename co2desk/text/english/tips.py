"""Tips: one sentence for the first time that something happens in a person's games, shown beside it."""

from __future__ import annotations

TIPS = {
    "cep_due": (
        "A fossil plant came to a region you control, so you owe a CEP. Pay from your supply or from any "
        "region you control."
    ),
    "market_closed": (
        "The market ran empty: new CEPs came, the price rose, and nobody can sell for the rest of this turn."
    ),
    "displaced": (
        "The project your scientist works on is being installed, so the scientist has to leave. You decide: "
        "back to you with 1 expertise, or on to a free topic of a summit."
    ),
    "crane": (
        "You reached the space with the crane: your expertise is enough for the next plant of this energy."
    ),
    "summit_held": (
        "Every topic was taken, so the summit took place. Its scientists gain expertise and return to "
        "their owners."
    ),
    "danger_passed": (
        "The level has reached {danger} ppm. From now on, disaster strikes the region of the event in every "
        "supply phase."
    ),
    "one_card": "In each turn you may play a lobby card or score a UN goal, but not both.",
    "income_split": (
        "Income comes from the tracks on which you lead. Money helps you to build now, points count at the "
        "end."
    ),
}

TIPS_SECOND_CHANCE = {
    "cep_due": (
        "A fossil plant came to a region you control, so you owe a CEP. Pay from your board or from any "
        "region you control."
    ),
    "market_closed": (
        "The market ran empty: new CEPs came, the price rose, and the market is closed until the turn ends."
    ),
    "displaced": (
        "The project your scientist works on is being prepared, so the scientist has to leave and brings 1 "
        "knowledge. You decide where to go next."
    ),
    "crane": "You reached a marked space: your knowledge is enough for plants of this energy and level.",
    "summit_held": (
        "Every topic was taken, so the summit took place. Its scientists gain knowledge and return to "
        "their owners."
    ),
    "danger_passed": (
        "The level has reached {danger} ppm. From now on, the future event happens together with the current "
        "one."
    ),
    "one_card": "In each turn you may play a lobbyist card or claim a UN goal, but not both.",
    "income_split": (
        "Income comes from the tracks on which you lead. Money helps you to build. Points count at the end, "
        "and a team pays with them now, for open goals and for CO₂."
    ),
}
