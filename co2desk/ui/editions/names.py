"""What the editions are called."""

from __future__ import annotations

from co2desk.ui.i18n.translation import translate


def edition_name(edition: str) -> str:
    return {
        "first": translate("NewGameDialog", "CO₂ (2012)"),
        "second_chance": translate("NewGameDialog", "CO₂: Second Chance"),
    }[edition]
