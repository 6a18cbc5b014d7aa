"""What speaks for an action, in the eyes of whoever wants it."""

from __future__ import annotations

from co2desk.text.words import Words

WORDS_OF_ITS_OWN = "own"


class Reasons(Words):
    def reason(self, code: str, points: float) -> str:
        """A reason that a computer player gives. Another program may give reasons that only it knows."""
        shown = round(points) or (1 if points > 0 else 0)
        if self.has("reasons", code) and code != WORDS_OF_ITS_OWN:
            return self.say("reasons", code, points=shown)
        return self.say("reasons", WORDS_OF_ITS_OWN, code=code.replace("_", " "), points=shown)
