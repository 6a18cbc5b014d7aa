"""The goals of Second Chance in the goals panel: how far each is, and what is missing.

Personal goals and solo cards: 17.2, 17.4; company goals: 17.3; UN goals: 8.C.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from co2desk.engine.editions.second_chance.personal_goals import (
    fulfilled,
    goals_needed,
    progress,
    solo_goal_met,
    solo_progress,
)
from co2desk.engine.editions.second_chance.scoring import COUNTED
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.rules.payments import ceps_available
from co2desk.engine.table.ids import Card
from co2desk.text import CardText
from co2desk.text.words import capital
from co2desk.ui.editions.second_chance.goal_places import COUNTED_AT
from co2desk.ui.goals.words import GoalTeller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKind
from co2desk.ui.row_list.goal_rows import MET, UNMET
from co2desk.ui.row_list.rows import ALERT, ART, MARK, Heading, Icon, Line, Row

MISSED = Icon(MARK, ALERT)
# Goals are looked at when the game ends (A79), and some of what they count comes and goes.
CAN_BE_LOST = ("cep_owned", "cep_in_controlled_region", "tech_owned", "money_owned", "regions_controlled")
# What a personal goal counts, as a noun of the amounts; "" where there is nothing to count.
NOUNS = {
    "cep_owned": "ceps",
    "cep_in_controlled_region": "ceps",
    "small_summit_alone": "",
    "tech_owned": "cubes",
    "scientists_recruited": "scientists",
    "money_owned": "dollars",
    "tracks_finished": "tracks",
    "regions_controlled": "regions",
    "infrastructure_same_type": "infrastructures",
    "infrastructure_types": "energies",
    "infrastructure_in_one_region": "infrastructures",
    "infrastructure_regions": "regions",
    "plants_same_type": "plants",
    "plant_types": "energies",
    "plants_in_one_region": "plants",
    "plant_regions": "regions",
}


class SecondGoals(GoalTeller[SecondChanceTable]):
    setting: SecondChanceSetting

    def rows(self) -> list[Row]:
        return [*self.personal_goals(), *self.solo_card(), *self.company_goal(), *self.un_goals()]

    def to_keep(self, card: Card) -> tuple[CardText, str]:
        """D2: rivals choose a company goal, a team personal goals."""
        if self.setting.rivals:
            points = self._amount("points", self.company_value(card))
            #: “It” is the company goal on the button.
            so_far = translate("GoalButton", "It would score {points} now.").format(points=points)
            return self.speaker.company_goal(card), so_far
        had, needed = progress(self.table, self.seat, card)
        so_far = translate("GoalButton", "So far you have {had} of {needed}.").format(had=had, needed=needed)
        return self.speaker.personal_goal(card, self.setting.players), so_far

    @property
    def kept_at(self) -> PlaceKind:
        return PlaceKind.COMPANY_GOAL if self.setting.rivals else PlaceKind.PERSONAL_GOAL

    # --- personal goals ----------------------------------------------------------------------------------

    def personal_goals(self) -> Iterator[Row]:
        table, seat = self.table, self.seat
        cards = table.personal[seat]
        to_choose = not self.setting.rivals and bool(table.goal_choice[seat])
        if not cards and not to_choose:
            return
        title = translate("GoalsPanel", "Personal goals")
        met, needed = fulfilled(table, seat), goals_needed(table, seat)
        places = tuple(at.personal_goal(number) for number in range(len(cards)))
        told = translate("GoalsPanel", "Personal goals: {met} of {all} met.").format(met=met, all=len(cards))
        yield Heading(("personal",), places, told, "secret", title, self._of(met, len(cards)))
        if to_choose:
            yield self._note(
                "personal_choice", translate("GoalsPanel", "You have yet to choose which to keep.")
            )
        else:
            enough = (
                translate("GoalsPanel", "All of them must be met at the end of the game.")
                if needed == len(cards)
                else translate("GoalsPanel", "One of them must be met at the end of the game.")
            )
            yield self._note("personal_rule", enough, MET if met >= needed else UNMET)
        for number, card in enumerate(cards):
            yield self._personal(number, card)

    def _personal(self, number: int, card: Card) -> Row:
        goal = self.setting.personal_by_number[card]
        have, needed = progress(self.table, self.seat, card)
        phrase = capital(self.speaker.personal_goal_phrase(card, self.setting.players))
        where = (at.personal_goal(number), *COUNTED_AT[goal.kind](self.table, self.seat))
        if have >= needed:
            state = (
                translate("GoalsPanel", "Currently met; it must still be met at the end.")
                if goal.kind in CAN_BE_LOST
                else translate("GoalsPanel", "Met for good.")
            )
        elif NOUNS[goal.kind]:
            missing = self._amount(NOUNS[goal.kind], needed - have)
            state = translate("GoalsPanel", "Missing: {amount}.").format(amount=missing)
        else:
            state = translate("GoalsPanel", "Not met yet.")
        return self._progress(("personal", card), where, phrase, state, have, needed)

    # --- the solo card -----------------------------------------------------------------------------------

    def solo_card(self) -> Iterator[Row]:
        table, speaker = self.table, self.speaker
        if not table.solo_card:
            return
        card = self.setting.solo_by_number[table.solo_card]
        text = speaker.solo_goal(card.number)
        places = (at.SOLO_CARD,)
        yield Heading(("solo",), places, text.title, "company_goal", text.title)
        phrase, counted = capital(speaker.solo_goal_phrase(card.number)), solo_progress(table)
        icon, state = self._solo_state(card.decade)
        if counted is None:
            told = translate("GoalsPanel", "{goal}. {state}").format(goal=phrase, state=state)
            yield Line(("solo_card",), places, told, icon, phrase, body=state)
        else:
            yield replace(self._progress(("solo_card",), places, phrase, state, *counted), icon=icon)

    def _solo_state(self, decade: int) -> tuple[Icon, str]:
        table = self.table
        if not table.solo_kept:
            return MISSED, translate("GoalsPanel", "Missed at the end of decade {decade}.").format(
                decade=decade
            )
        if decade and table.decade > decade:
            return MET, translate("GoalsPanel", "Met at the end of decade {decade}.").format(decade=decade)
        met = solo_goal_met(table)
        if decade:
            due = translate("GoalsPanel", "Decided at the end of decade {decade}.").format(decade=decade)
        else:
            due = translate("GoalsPanel", "Decided when the game ends.")
        return MET if met else UNMET, due

    # --- the company goal --------------------------------------------------------------------------------

    def chooses_company_goal(self) -> bool:
        return bool(self.setting.rivals and self.table.goal_choice[self.seat])

    def company_value(self, card: Card) -> int:
        """As it would be scored now: CEPs of controlled regions count before they are sold (A43)."""
        goal = self.setting.goal_by_number[card]
        ceps = ceps_available(self.table, self.seat)
        return min(goal.vp * COUNTED[goal.per](self.table, self.seat, ceps), goal.limit)

    def money_per_point(self) -> int:
        return self.setting.kit.money_per_vp

    # --- UN goals ----------------------------------------------------------------------------------------

    def un_pieces(self, table: SecondChanceTable) -> list[int]:
        return table.supporting

    def un_tech(self, card: Card) -> int:
        return self.setting.un_by_number[card].tech

    def un_value(self, card: Card) -> str:
        """A team scores a card at once; of rivals' cards the number counts."""
        return "" if self.setting.rivals else self._amount("points", self.setting.kit.un_vp)

    def un_summary(self) -> Iterator[Row]:
        """A team may leave a few UN goals open (A80); rivals' cards score together at the end (A26)."""
        table, kit = self.table, self.setting.kit
        if self.setting.rivals:
            claimed = len(table.un_claimed[self.seat])
            worth = kit.un_vp_competitive[min(claimed, len(kit.un_vp_competitive)) - 1] if claimed else 0
            words = translate("GoalsPanel", "You have claimed {n}, worth {points} at the end.")
            words = words.format(n=claimed, points=self._amount("points", worth))
            yield self._note("un_claimed", words, Icon(ART, "vp"))
            return
        more = len(table.un_row) - kit.un_open_allowed
        if more > 0:
            words = translate("GoalsPanel", "At most {allowed} may remain open. Still to be claimed: {n}.")
            yield self._note("un_open", words.format(allowed=kit.un_open_allowed, n=more))
        else:
            words = translate("GoalsPanel", "At most {allowed} may remain open: enough have been claimed.")
            yield self._note("un_open", words.format(allowed=kit.un_open_allowed), MET)
