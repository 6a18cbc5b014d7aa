"""Tips: one sentence for the first time that something happens in a person's games, shown beside it."""

from __future__ import annotations

TIPS = {
    "cep_due": (
        "A fossil plant came to a region you control, so you owe a CEP: pay from your supply or from any "
        "region you control."
    ),
    "market_closed": (
        "The market ran empty: new CEPs came, the price rose, and nobody can sell for the rest of this turn."
    ),
    "displaced": (
        "Another player goes on with this project, so your scientist has to leave: back to you with 1 point "
        "of expertise, or on to a free topic of a summit."
    ),
    "crane": (
        "You reached the space with the crane: your expertise is enough for the next plant of this energy."
    ),
    "summit_held": (
        "Every topic was taken, so the summit took place: its scientists bring expertise and return to "
        "their owners."
    ),
    "danger_passed": (
        "The level has reached {danger} ppm: from now on, each supply phase brings a disaster to the region "
        "of the event."
    ),
    "one_card": "In each turn you may play a lobby card or score a UN goal, but not both.",
    "income_split": (
        "Income comes from the tracks on which you lead, and with three or more players from those on which "
        "you are second, too: money helps you to build now, points count at the end."
    ),
}

TIPS_SECOND_CHANCE = {
    "cep_due": (
        "A fossil plant came to a region you control, so you owe a CEP: pay from your board or from any "
        "region you control."
    ),
    "market_closed": (
        "The market ran empty: new CEPs came, the price rose, and the market is closed until the turn ends."
    ),
    "displaced": (
        "The project your scientist works on is being prepared, so the scientist has to leave: this brings "
        "you 1 point of knowledge, and you choose where the scientist goes next."
    ),
    "crane": (
        "You reached the mark I or II: you now know enough to build plants of that level with this energy."
    ),
    "summit_held": (
        "Every topic was taken, so the summit took place: its scientists bring knowledge and return to "
        "their owners."
    ),
    "danger_passed": (
        "The level has reached {danger} ppm: from now on, the future event happens together with the current "
        "one."
    ),
    "one_card": "In each turn you may play a lobbyist card or claim a UN goal, but not both.",
    "income_split": (
        "Income comes from the tracks on which you lead, and with three or more players from those on which "
        "you are second, too: money helps you to build, points count at the end, and a team also pays "
        "with them, for open goals and for CO₂."
    ),
}
