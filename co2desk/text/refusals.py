"""Why not, in sentences."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.refusals import Refusal
from co2desk.text.places import Places
from co2desk.text.words import Filling

MEANING_OF_VALUE = {
    "on": "Trigger",
    "region": "Region",
    "player": "Player",
}
# What kind of card a refusal is about; all others are about lobby cards. A goal is of the kind that this game
# has.
CARDS = {"goal_not_dealt": "", "un_goal_not_open": "un_goal"}


class Refusals(Places):
    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not legal."""
        given: dict[str, Any] = dict(refusal.values)
        values: dict[str, Filling] = {}
        if "energy" in given:
            values |= self.named(given.pop("energy"), given.get("needed"))
        if "topic" in given:
            values["topic"] = self.named(given.pop("topic"))["topic"]
        if "card" in given:
            values["card"] = self.card(CARDS.get(refusal.code, "lobby"), given.pop("card"))
        for name, value in given.items():
            values[name] = self.word(MEANING_OF_VALUE.get(name, "Count"), value)
        return self.say("refusals", refusal.code, **values)

    def refusal_anywhere(self, refusal: Refusal) -> str:
        """The same where no place was pointed at: no sentence may speak of "this space"."""
        if self.has("anywhere", refusal.code):
            return self.template("anywhere", refusal.code)
        return self.refusal(refusal)
