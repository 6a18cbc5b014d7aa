"""Short words on the board of Second Chance."""

from __future__ import annotations

from collections.abc import Callable

from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import INSTALLED, PREPARING
from co2desk.ui.board.words.board import BoardWords
from co2desk.ui.board.words.labels import capital
from co2desk.ui.i18n.translation import translate

LEVELS = ("I", "II", "III", "IV")  # figures, the same in every language


class SecondLabels(BoardWords):
    setting: SecondChanceSetting
    _table: Callable[[], SecondChanceTable]

    #: The action that a lobbyist card goes with, painted on the small card: a verb or a noun.
    def trigger(self, on: str) -> str:
        return {
            "plan": translate("SecondLabels", "Plan"),
            "infrastructure": translate("SecondLabels", "Prepare"),
            "build": translate("SecondLabels", "Build"),
            "summit": translate("SecondLabels", "Summit"),
            "sell": translate("SecondLabels", "Sell CEP"),
        }[on]

    def order(self, region: int) -> int:
        """The energy supply begins in the home region (A1)."""
        return (region - self.setting.home) % self.setting.regions + 1

    #: Painted on a project: how far it is.
    def stage(self, stage: int) -> str:
        if stage == INSTALLED:
            return translate("SecondLabels", "prepared")
        if stage == PREPARING:
            return translate("SecondLabels", "in progress")
        return translate("SecondLabels", "planned")

    def level(self, level: int) -> str:
        return LEVELS[level - 1]

    #: Painted beside the CO₂ track: from here on two events happen, or the level never falls below it.
    def danger(self) -> str:
        if self.setting.rivals:
            return translate("SecondLabels", "2 events")
        return translate("SecondLabels", "floor")

    #: Painted beside the CO₂ track: above it the game is lost.
    def loss(self) -> str:
        return translate("SecondLabels", "limit")

    def next_event(self) -> str:
        return translate("SecondLabels", "Future event")

    def stop(self) -> str:
        return translate("SecondLabels", "closed this turn")

    #: A phase of the decade, painted on the board.
    def phase(self, phase: str) -> str:
        return {
            "": translate("SecondLabels", "Setup"),
            "over": translate("SecondLabels", "End of the game"),
            "rounds": translate("SecondLabels", "Actions"),
            "income": translate("SecondLabels", "Income"),
            "goals": translate("SecondLabels", "Environmental goals"),
            "energy_supply": translate("SecondLabels", "Energy supply"),
            "reduction_step": translate("SecondLabels", "CO₂ reduction"),
            "event_phase": translate("SecondLabels", "Events"),
            "decade_end": translate("SecondLabels", "End of the decade"),
        }[phase]

    #: What a row of environmental goals asks for, painted over it.
    def goal_group(self, group: int) -> str:
        return (
            translate("SecondLabels", "Plants"),
            translate("SecondLabels", "Knowledge"),
            translate("SecondLabels", "Summits"),
        )[group]

    def un_goals(self) -> str:
        return translate("SecondLabels", "UN goals")

    def claimed(self, claimed: int, shown: int) -> str:
        return translate("SecondLabels", "claimed: {claimed} of {shown}").format(claimed=claimed, shown=shown)

    def lobbyists(self) -> str:
        return translate("SecondLabels", "Lobbyists in play")

    #: Painted over the markers of control that a player has left.
    def markers(self) -> str:
        return translate("SecondLabels", "Markers")

    def personal_goal(self, card: int) -> str:
        return capital(self.speaker.personal_goal_phrase(card, self.setting.players))

    def solo_goal(self, card: int) -> str:
        return self.speaker.solo_goal(card).body[0]

    #: Painted on a solo goal that can no longer be met.
    def missed(self) -> str:
        return translate("SecondLabels", "missed")

    def _points(self, points: int) -> str:
        return self.speaker.plural("amounts", "points", points)
