"""What can be done: each action as a phrase for lists, and in two or three words for buttons."""

from __future__ import annotations

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.table import Table
from co2desk.text.facts import ActionFacts
from co2desk.text.words import capital

NAMES_A_PLAYER = ("appoint", "give_bonus")  # a button with nothing but a name, which stays as it is written


class Actions(ActionFacts):
    def group(self, action_kind: str) -> str:
        """The heading under which actions of this kind are listed."""
        return self.template("groups", action_kind)

    def free_action(self, code: str) -> str:
        """What could still be done in a turn, as an infinitive."""
        return self.template("free_actions", code)

    def action(self, action: Action, table: Table, frame: Frame) -> str:
        """An action of the one who decides, as a full phrase. It may be one that is not legal."""
        key, values = self.facts(action, table, frame)
        phrase = self.say("actions", key, **values)
        for key, values in self.additions(action, table, frame):
            phrase = self.say("actions", key, action=phrase, **values)
        return phrase

    def choice(self, action: Action, table: Table, frame: Frame) -> str:
        """The same for a button beside a prompt that says what is asked."""
        key, values = self.facts(action, table, frame)
        in_decision = f"{action.kind}.{frame.kind}"  # where its button stands beside those of other actions
        known = next(name for name in (in_decision, key, action.kind) if self.has("choices", name))
        words = self.say("choices", known, **values)
        for key, values in self.additions(action, table, frame):
            if self.has("choices", key):
                words = self.say("choices", key, action=words, **values)
        return words if known in NAMES_A_PLAYER else capital(words)
