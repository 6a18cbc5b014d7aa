"""Puts names in the place of numbers and sentences in the place of codes."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events
from co2desk.engine.table.ids import FIRST_SEAT, GRANTS, HAND, summit_of
from co2desk.engine.table.kit import Kit
from co2desk.text import english

MEANING_OF_VALUE = {
    "on": "Trigger",
    "energy": "Energy",
    "topic": "Energy",
    "region": "Region",
    "player": "Player",
}


class Speaker:
    """Sentences about one game. `names` are the players' names by seat."""

    def __init__(self, kit: Kit, names: list[str]) -> None:
        self.kit = kit
        self.names = names

    def event(self, event: Event) -> str:
        """What happened, in a sentence."""
        words = {
            name: self._word(meaning, getattr(event, name))
            for name, meaning in events.meanings(events.code(event)).items()
        }
        return english.EVENTS[events.code(event)].format(**words)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, in a sentence."""
        words = {
            name: self._word(MEANING_OF_VALUE.get(name, "Count"), value) for name, value in refusal.values
        }
        return english.REFUSALS[refusal.code].format(**words)

    def ending(self, reason: str) -> str:
        return english.ENDINGS[reason]

    def _word(self, meaning: str, value: Any) -> str:
        match meaning:
            case "Player":
                return self.names[value] if value >= 0 else "nobody"
            case "Energy":
                return english.ENERGIES[self.kit.energies[value]]
            case "Region":
                return english.REGIONS[self.kit.regions[value]]
            case "Fossil":
                return english.FOSSILS[self.kit.fossils[value].name]
            case "Source":
                return english.PLACES["hand"] if value == HAND else self._word("Region", value)
            case "Space" | "Place":
                return self._place(value)
            case "Trigger":
                return english.TRIGGERS[value]
            case "Summit" | "Goal":
                return str(value + 1)
            case "str":
                return english.ENDINGS.get(value, str(value))
            case _:
                return str(value)

    def _place(self, place: int) -> str:
        if place == HAND:
            return english.PLACES["hand"]
        if place < FIRST_SEAT:
            region, grant = divmod(place, GRANTS)
            return english.PLACES["space"].format(
                grant=english.GRANTS[self.kit.grants[grant]],
                region=english.REGIONS[self.kit.regions[region]],
            )
        return english.PLACES["seat"].format(summit=summit_of(place) + 1)
