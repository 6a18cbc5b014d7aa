"""A step of the game in words, as far as the seat at the screen may know."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from co2desk.session.steps import Steps
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.log.lines import LogLine
from co2desk.ui.log.steps import gist_of, told_at
from co2desk.ui.models.places import NOBODY


def one_after_the_other(sentence: str, next_one: str) -> str:
    return translate("HistoryBar", "{sentence} {next_one}").format(sentence=sentence, next_one=next_one)


class HistoryWords:
    def __init__(self, controller: Controller, steps: Steps) -> None:
        self.controller, self.steps = controller, steps

    def player(self, step: int) -> int:
        """Whose turn it is; between turns whoever has to decide, and nobody at the end of the game."""
        turn = self.steps.turn_at(step)
        stack = self.controller.session.table_at(step).stack
        if turn.player != NOBODY:
            return turn.player
        return stack[-1].player if stack else NOBODY

    def where(self, step: int) -> str:
        """Where in the game a step is, and whose."""
        turn, player = self.steps.turn_at(step), self.player(step)
        values = {"step": step, "all": self.steps.last, "decade": turn.decade}
        if player == NOBODY:
            sentence = translate("HistoryBar", "Step {step} of {all} · the end of the game")
            return sentence.format(**values)
        if turn.player == player:
            sentence = translate("HistoryBar", "Step {step} of {all} · decade {decade} · {name}'s turn")
        else:
            sentence = translate("HistoryBar", "Step {step} of {all} · decade {decade} · {name} decides")
        return sentence.format(**values, name=self.controller.seats[player].name)

    def with_level(self, step: int) -> str:
        """The same with the CO2 level, for whoever looks along the groove."""
        return translate("HistoryBar", "{step} · {ppm} ppm").format(
            step=self.where(step), ppm=self.steps.ppm[step]
        )

    def told(self, step: int) -> list[LogLine]:
        """All that the last action brought. Making these words takes time: they are asked for once."""
        return told_at(self.controller.log, step)

    def what(self, step: int, told: Sequence[LogLine]) -> list[str]:
        """What the last action was, in the sentences of the log: the first, the first two, and so on."""
        if step == 0:
            return [translate("HistoryBar", "The game begins.")]
        lines = [line.text for line in gist_of(told)]
        return list(accumulate(lines or [self._action(step)], one_after_the_other))

    def _action(self, step: int) -> str:
        """An action that has brought nothing yet, such as one that waits for its payment, in its own words.
        It lies open: what is kept secret has a line in the log."""
        controller = self.controller
        action, before = controller.session.actions[step - 1], controller.session.table_at(step - 1)
        return translate("HistoryBar", "{name}: {action}").format(
            name=controller.seats[self.steps.deciders[step - 1]].name,
            action=controller.speaker.action(action, before, before.stack[-1]),
        )
