"""What an action leads to, in sentences: consequences and warnings. Nothing hidden is told."""

from __future__ import annotations

from typing import Any

from co2desk.bots.outlook import chain, preview, warnings
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.actions import CashCompanyGoal
from co2desk.engine.table.events import code
from co2desk.engine.table.ids import Player
from co2desk.ui.controller import Controller
from co2desk.ui.tongue import translate

UNTOLD = {"TurnEnded", "TurnBegan", "RoundBegan", "DecadeBegan", "ProjectReturned"}
MOST_LINES = 8


class Adviser:
    def __init__(self, controller: Controller) -> None:
        self.controller = controller

    def consequences(self, action: Action) -> list[str]:
        """What will certainly happen, told as the log would tell it."""
        if self.controller.is_over:
            return []
        speaker = self.controller.speaker
        events = [event for event in preview(self.controller.game, action) if code(event) not in UNTOLD]
        lines = [speaker.event(event, self.controller.seat) for event in events[:MOST_LINES]]
        return [*lines, "…"] if len(events) > MOST_LINES else lines

    def chain(self, action: Action) -> str:
        """Where a point of expertise leads: levels and bonuses, one after the other; "" without bonuses."""
        speaker = self.controller.speaker
        steps = chain(self.controller.game, action)
        if not any(step.bonus for step in steps):
            return ""
        parts = []
        for step in steps:
            name = speaker.energy_name(step.energy)
            parts.append(translate("Adviser", "{energy} {level}").format(energy=name, level=step.level))
            if step.bonus is not None and step.bonus.kind != "energy":
                parts.append(speaker.bonus(step.bonus))
        return translate("Adviser", " › ").join(parts)

    def warnings(self, action: Action) -> list[str]:
        """What a player should know before doing this."""
        preferences = self.controller.preferences
        found = []
        if isinstance(action, CashCompanyGoal):
            found.append(self._goal_is_gone(action.player))
        for warning in warnings(self.controller.game, action):
            if warning.code == "unused":
                if preferences.value("confirm_end_turn"):
                    found.append(self._unused(warning.values))
            elif preferences.value("warn_before_end"):
                found.append(self._sentence(warning.code, dict(warning.values)))
        return found

    def _sentence(self, code_: str, values: dict[str, object]) -> str:
        speaker = self.controller.speaker
        if code_ == "ends_game":
            return translate("Adviser", "This ends the game: {reason}").format(
                reason=speaker.ending(str(values["reason"]))
            )
        return {
            "planet_certainly_lost": translate(
                "Adviser", "The planet will be lost: the decade ends with this turn."
            ),
            "planet_may_be_lost": translate(
                "Adviser",
                "The decade ends with this turn, and the planet is lost with a chance of {percent} %.",
            ),
            "grant_lost": translate(
                "Adviser", "Nobody can be moved or recruited: the research grant is lost."
            ),
            "expertise_lost": translate("Adviser", "You are at the end of the track: a point is lost."),
            "bonus_lost": translate("Adviser", "The bonus cannot be used and is lost."),
        }[code_].format(**values)

    def _goal_is_gone(self, player: Player) -> str:
        """Always asked once (13.3): a discarded goal does not come back."""
        name = self.controller.seats[player].name
        return translate("Adviser", "{player} discards the company goal for good.").format(player=name)

    def _unused(self, values: tuple[tuple[str, object], ...]) -> str:
        names = {
            "scientist": translate("Adviser", "move a scientist"),
            "market_buy": translate("Adviser", "buy a CEP"),
            "market_sell": translate("Adviser", "sell a CEP"),
            "lobby": translate("Adviser", "play a lobby card"),
            "un_goal": translate("Adviser", "score a UN goal"),
        }
        codes: Any = dict(values)["actions"]
        listed = translate("Adviser", ", ").join(names[code_] for code_ in codes)
        return translate("Adviser", "You could still: {actions}.").format(actions=listed)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, and where the rulebook says so."""
        controller = self.controller
        references = controller.game.edition.references
        reference = controller.speaker.reference(refusal.rule, references, controller.session.options.book)
        return f"{controller.speaker.refusal(refusal)}\n{reference}"
