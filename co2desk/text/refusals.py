"""Why not, in sentences."""

from __future__ import annotations

from co2desk.engine.machine.refusals import Refusal
from co2desk.text.words import Words

MEANING_OF_VALUE = {
    "on": "Trigger",
    "energy": "Energy",
    "topic": "Energy",
    "region": "Region",
    "player": "Player",
}


class Refusals(Words):
    def refusal(self, refusal: Refusal) -> str:
        """Why an action is not legal."""
        values = {
            name: self.word(MEANING_OF_VALUE.get(name, "Count"), value) for name, value in refusal.values
        }
        return self.say("refusals", refusal.code, **values)

    def refusal_anywhere(self, refusal: Refusal) -> str:
        """The same where no place was pointed at: no sentence may speak of "this space"."""
        if self.has("anywhere", refusal.code):
            return self.template("anywhere", refusal.code)
        return self.refusal(refusal)
