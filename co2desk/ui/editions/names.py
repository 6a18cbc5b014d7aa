"""What the editions are called."""

from __future__ import annotations

from co2desk.ui.i18n.translation import translate


def edition_name(edition: str) -> str:
    return {
        "first": translate("NewGameDialog", "CO₂ (2012)"),
        "second_chance": translate("NewGameDialog", "CO₂: Second Chance"),
    }[edition]


#: What an edition is about, in one short sentence below its name.
def edition_about(edition: str) -> str:
    return {
        "first": translate(
            "NewGameDialog", "Rivals build green plants. Whoever has most points wins, if the planet lasts."
        ),
        "second_chance": translate(
            "NewGameDialog", "A team saves the planet, or loses it. There are rules for rivals, too."
        ),
    }[edition]
