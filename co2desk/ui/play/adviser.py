"""What an action leads to, in sentences: consequences and warnings. Nothing hidden is told."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.actions import CashCompanyGoal, EndTurn, GiveBonus
from co2desk.engine.table.events import ExpertiseGained, code
from co2desk.engine.table.ids import Player
from co2desk.forecast import Step, chain, preview, warnings
from co2desk.text.events import is_told
from co2desk.ui.actions.reasons import why_none
from co2desk.ui.controller import Controller
from co2desk.ui.i18n.language import spoken
from co2desk.ui.i18n.translation import translate

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
        brought = preview(self.controller.game, action)
        events = [event for event in brought if code(event) not in UNTOLD and is_told(event)]
        lines = [speaker.event(event, self.controller.seat) for event in events[:MOST_LINES]]
        return [*lines, "…"] if len(events) > MOST_LINES else lines

    def chain(self, action: Action) -> str:
        """Where a point of expertise leads: levels and bonuses, one after the other; "" without bonuses."""
        steps = self._steps(action)
        given = isinstance(action, GiveBonus)  # the level that a partner reaches is worth knowing by itself
        if not given and not any(step.bonus for step in steps):
            return ""
        speaker = self.controller.speaker
        parts = []
        for step in steps:
            name = speaker.energy_name(step.energy)
            parts.append(translate("Adviser", "{energy} {level}").format(energy=name, level=step.level))
            if step.bonus is not None and step.bonus.kind != "energy":
                parts.append(speaker.bonus(step.bonus))
        #: Stands between the steps of a chain: solar 3 › one technology cube › wind 2.
        return translate("Adviser", " › ").join(parts)

    def _steps(self, action: Action) -> tuple[Step, ...]:
        """The steps of whoever acts; of a bonus that is handed over those of its receiver."""
        game = self.controller.game
        if not isinstance(action, GiveBonus):
            return chain(game, action)
        tracks = game.table.setting.base.tracks
        return tuple(
            Step(event.energy, event.level, tracks[event.energy].bonus[event.level - 1])
            for event in preview(game, action)
            if isinstance(event, ExpertiseGained) and event.player == action.player
        )

    def asks_about_unused(self, action: Action) -> bool:
        """Is something left that could still be done, and is that asked about?"""
        asked = self.controller.preferences.value("confirm_end_turn")
        return bool(asked) and any(
            warning.code == "unused" for warning in warnings(self.controller.game, action)
        )

    def warnings(self, action: Action) -> list[str]:
        """What a player should know before doing this. Raises IllegalActionError when it is not legal."""
        preferences = self.controller.preferences
        found = []
        if isinstance(action, CashCompanyGoal):
            found.append(self._goal_is_gone(action.player))
        for warning in warnings(self.controller.game, action):
            if warning.code == "unused":
                if preferences.value("confirm_end_turn"):
                    found.append(self._unused(warning.values))
            elif preferences.value("warn_before_end"):
                found.append(self._sentence(warning.code, dict(warning.values), isinstance(action, EndTurn)))
        return found

    def _sentence(self, code_: str, values: dict[str, Any], ends_turn: bool) -> str:
        speaker = self.controller.speaker
        if code_ == "ends_game":
            #: “This” is the chosen action; {reason} is a whole sentence.
            return translate("Adviser", "This ends the game. {reason}").format(
                reason=speaker.ending(str(values["reason"]))
            )
        if "card" in values:
            values["card"] = speaker.card("solo_goal", int(str(values["card"])))
        if "missing" in values:
            values["points"] = speaker.plural("amounts", "points", values["missing"])
        sentences = {
            "planet_certainly_lost": translate("Adviser", "The planet will be lost this decade."),
            #: A warning before a move.
            "planet_may_be_lost": translate(
                "Adviser", "There is a {percent}% chance that the planet is lost this decade."
            ),
            "points_certainly_lost": translate(
                "Adviser",
                "The game will be lost: there are not enough points to pay for open goals and missing "
                "CEPs. Missing: {points}.",
            ),
            "points_may_be_lost": translate(
                "Adviser",
                "The game will be lost unless you gain more points to pay for open goals and missing CEPs. "
                "Still missing: {points}.",
            ),
            "solo_card_missed": translate("Adviser", "After this, solo goal {card} can no longer be met."),
            "grant_lost": translate(
                "Adviser", "You have no scientist to move or recruit: this space gives you nothing."
            ),
            "expertise_lost": translate(
                "Adviser", "You are already at the end of the track: the step is lost."
            ),
            "bonus_lost": translate("Adviser", "The bonus cannot be used and will be lost."),
            "card_gives_nothing": translate("Adviser", "This card would give you nothing now."),
        }
        at_the_end = {
            "planet_certainly_lost": translate(
                "Adviser", "The decade ends with this turn, and the planet will be lost."
            ),
            "planet_may_be_lost": translate(
                "Adviser",
                "The decade ends with this turn, with a {percent}% chance that the planet is lost.",
            ),
        }
        return (sentences | at_the_end if ends_turn else sentences)[code_].format(**values)

    def _goal_is_gone(self, player: Player) -> str:
        """Always asked once (13.3): a discarded goal does not come back."""
        name = self.controller.seats[player].name
        money = self.controller.table.setting.base.goal_cash
        return translate("Adviser", "{player} permanently discards the company goal for ${money}.").format(
            player=name, money=money
        )

    def _unused(self, values: tuple[tuple[str, object], ...]) -> str:
        speaker = self.controller.speaker
        codes: Any = dict(values)["actions"]
        listed = speaker.listed("comma", [speaker.free_action(code_) for code_ in codes])
        return translate("Adviser", "You could still: {actions}.").format(actions=listed)

    def why_closed(self, kind: str) -> str:
        """Why there is no action of this kind now."""
        controller = self.controller
        reasons = why_none(controller.game, controller.declaration.actions[kind])
        return self.refusal(*reasons, anywhere=True) if reasons else ""

    def refusal(self, refusal: Refusal, *more: Refusal, anywhere: bool = False) -> str:
        """Why not, what else is missing, and where the reader's rulebook says so.

        `anywhere`: no place was pointed at, so that no sentence may speak of "this space".
        """
        controller, speaker = self.controller, self.controller.speaker
        reference = speaker.reference(
            refusal.rule, controller.game.edition.references, spoken(), controller.session.options.book
        )
        first = speaker.refusal_anywhere(refusal) if anywhere else speaker.refusal(refusal)
        return "\n".join((first, *map(speaker.refusal, more), reference))

    def other_books(self, refusal: Refusal) -> list[str]:
        """Where the rulebooks of other languages state the rule."""
        references = self.controller.game.edition.references
        return self.controller.speaker.other_books(refusal.rule, references, spoken())
