"""A player's goals in words and rows: how far each is, and what is missing.

Only what this player may know is asked for: the own cards, and what lies open. The engine counts and refuses;
here is what is said around it. Personal goals and solo cards: 17.2, 17.4; company goals: 17.3, first edition
13.3; UN goals: 8.C, first edition 13.2.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from co2desk.engine.editions.first.scoring import goal_value
from co2desk.engine.editions.second_chance.personal_goals import (
    fulfilled,
    goals_needed,
    progress,
    solo_goal_met,
    solo_progress,
)
from co2desk.engine.editions.second_chance.scoring import COUNTED
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.rules.payments import ceps_available
from co2desk.engine.table.actions import ScoreUnGoal, score_un_goal
from co2desk.engine.table.ids import Card, Player
from co2desk.text import Speaker
from co2desk.text.words import capital
from co2desk.ui.forecast.rows import ALERT, ART, MARK, NOBODY, SOFT, Heading, Icon, Line, Row, RowKey
from co2desk.ui.goals.places import COUNTED_AT
from co2desk.ui.goals.rows import MET, UNMET, Needs, Piece, Progress
from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

MISSED, GONE = Icon(MARK, ALERT), Icon(MARK, NOBODY)
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


class GoalTeller:
    """Tells the goals of one seat, as they stand."""

    def __init__(self, game: Game[Any], seat: Player, speaker: Speaker) -> None:
        self.game, self.table, self.seat, self.speaker = game, game.table, seat, speaker
        self.setting = self.table.setting
        self.book = BOOKS[self.setting.base.edition]

    def rows(self) -> list[Row]:
        return [row for section in self.book.sections for row in section(self)]

    def _of(self, have: int, needed: int) -> str:
        return translate("GoalsPanel", "{have} of {needed}").format(have=have, needed=needed)

    def _amount(self, noun: str, n: int) -> str:
        return self.speaker.plural("amounts", noun, n)

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
            yield self._note("personal_choice", translate("GoalsPanel", "You still choose which you keep."))
        else:
            enough = (
                translate("GoalsPanel", "All of them have to be met when the game ends.")
                if needed == len(cards)
                else translate("GoalsPanel", "One of them has to be met when the game ends.")
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
                translate("GoalsPanel", "Met as things stand: it has to stay so to the end.")
                if goal.kind in CAN_BE_LOST
                else translate("GoalsPanel", "Met for good.")
            )
        elif NOUNS[goal.kind]:
            missing = self._amount(NOUNS[goal.kind], needed - have)
            state = translate("GoalsPanel", "Missing: {amount}.").format(amount=missing)
        else:
            state = translate("GoalsPanel", "Not held yet.")
        return self._progress(("personal", card), where, phrase, state, have, needed)

    def _progress(
        self, key: RowKey, places: Sequence[PlaceKey], phrase: str, state: str, have: int, needed: int
    ) -> Progress:
        told = translate("GoalsPanel", "{goal}: {have} of {needed}. {state}").format(
            goal=phrase, have=have, needed=needed, state=state
        )
        icon = MET if have >= needed else UNMET
        count = self._of(have, needed)
        return Progress(
            key, tuple(places), told, icon, phrase, body=state, have=have, needed=needed, count=count
        )

    def _note(self, name: str, words: str, icon: Icon = UNMET) -> Line:
        return Line((name,), (), words, icon, body=words, tone=SOFT)

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

    def company_goal(self) -> Iterator[Row]:
        table, seat, speaker = self.table, self.seat, self.speaker
        card = table.goal[seat]
        to_choose = not card and self.book.chooses_company_goal(table, seat)
        if not card and not to_choose and not table.goal_cashed[seat]:
            return
        places: tuple[PlaceKey, ...] = (at.COMPANY_GOAL,)
        title = translate("GoalsPanel", "Company goal")
        yield Heading(("company",), places, title, "secret", title)
        if to_choose:
            yield self._note("company_choice", translate("GoalsPanel", "You still choose which you keep."))
        elif not card:
            yield self._note(
                "company_cashed", translate("GoalsPanel", "You have discarded it for money."), GONE
            )
        else:
            goal = self.setting.goal_by_number[card]
            points = self.book.company_value(table, seat, card)
            phrase = capital(speaker.company_goal_phrase(card))
            value = self._amount("points", points)
            kit = self.setting.base
            cash = translate("GoalsPanel", "Discarded, it brings ${money}: {points} at the end.").format(
                money=kit.goal_cash, points=self._amount("points", kit.goal_cash // kit.money_per_vp)
            )
            now = translate("GoalsPanel", "Worth {points} as things stand.").format(points=value)
            told = translate("GoalsPanel", "{card}: {goal}. {now} {cash}").format(
                card=speaker.company_goal(card).title, goal=phrase, now=now, cash=cash
            )
            name = speaker.company_goal(card).title
            body = translate("GoalsPanel", "{goal}. {cash}").format(goal=phrase, cash=cash)
            icon = Icon(ART, "company_goal")
            yield Progress(
                ("company", card), places, told, icon, name, value, body, have=points, needed=goal.limit
            )

    # --- UN goals ----------------------------------------------------------------------------------------

    def un_goals(self) -> Iterator[Row]:
        table = self.table
        title = translate("GoalsPanel", "UN goals")
        if not table.un_row:
            return
        places = tuple(at.un_goal(number) for number in range(len(table.un_row)))
        shown = translate("GoalsPanel", "{n} on display").format(n=len(table.un_row))
        told = translate("GoalsPanel", "UN goals: {n} on display.").format(n=len(table.un_row))
        yield Heading(("un",), places, told, "un_goal", title, shown)
        yield from self.book.un_standing(self)
        cards = [(self._against(card), number, card) for number, card in enumerate(table.un_row)]
        for refusals, number, card in sorted(cards, key=lambda found: (missing(found[0]), found[1])):
            yield self._un_goal(number, card, refusals)

    def _against(self, card: Card) -> list[Refusal]:
        """Everything that this player lacks, one after the other: what a refusal asks for is supposed to be
        there when the next one is asked for. Whether it is this player's turn does not matter."""
        rule = self.game.edition.rule_for["turn", ScoreUnGoal]
        supposed, frame, action = self.table.copy(), Frame("turn", self.seat), score_un_goal(card)
        supposed.used_card = 0  # perhaps by somebody else
        found: list[Refusal] = []
        while (refusal := rule.closed(supposed, frame) or rule.why_not(supposed, frame, action)) is not None:
            found.append(refusal)
            values = dict(refusal.values)
            if "energy" in values:
                place = self.seat * self.setting.energies + int(values["energy"])
                getattr(supposed, self.book.pieces)[place] = values["needed"]
            else:
                supposed.tech[self.seat] = values["needed"]
        return found

    def _un_goal(self, number: int, card: Card, refusals: list[Refusal]) -> Row:
        title = self.speaker.un_goal(card).title
        body = sentences(*map(self.speaker.refusal, refusals)) or self._ready(card)
        told = translate("GoalsPanel", "{card}, {energies}: {state}").format(
            card=title,
            energies=self.speaker.energy_names(self.setting.un_by_number[card].energies),
            state=body,
        )
        icon = UNMET if refusals else MET
        value = self.book.un_value(self, card)
        pieces = (*self._energies(card), *self._cubes(card))
        return Needs(("un", card), (at.un_goal(number),), told, icon, title, value, body, pieces=pieces)

    def _energies(self, card: Card) -> Iterator[Piece]:
        energies = self.setting.un_by_number[card].energies
        counts = getattr(self.table, self.book.pieces)
        for number, energy in enumerate(energies):
            there = counts[self.seat * self.setting.energies + energy] > energies[:number].count(energy)
            yield Piece(self.setting.base.energies[energy], there)

    def _cubes(self, card: Card) -> Iterator[Piece]:
        for number in range(self.book.un_tech(self.setting, card)):
            yield Piece("tech", number < self.table.tech[self.seat], is_energy=False)

    def _ready(self, card: Card) -> str:
        """Nothing is missing; is it possible at once?"""
        if self.game.to_act != self.seat:
            return translate("GoalsPanel", "Nothing is missing: it waits for your turn.")
        refusal = self.game.why_not(score_un_goal(card))
        if refusal is None:
            return translate("GoalsPanel", "Nothing is missing: you can have it now.")
        return self.speaker.refusal(refusal)


def missing(refusals: Sequence[Refusal]) -> int:
    """How many pieces are missing."""
    values = [dict(refusal.values) for refusal in refusals]
    return sum(int(value["needed"]) - int(value["had"]) for value in values)


# --- what differs between the editions ---------------------------------------------------------------------


def open_or_claimed(teller: GoalTeller) -> Iterator[Row]:
    """A team may leave a few UN goals open (A80); rivals' cards score together at the end (A26)."""
    table, kit = teller.table, teller.setting.kit
    if teller.setting.rivals:
        claimed = len(table.un_claimed[teller.seat])
        worth = kit.un_vp_competitive[min(claimed, len(kit.un_vp_competitive)) - 1] if claimed else 0
        words = translate("GoalsPanel", "You have claimed {n}, worth {points} at the end.")
        words = words.format(n=claimed, points=teller._amount("points", worth))
        yield teller._note("un_claimed", words, Icon(ART, "vp"))
        return
    more = len(table.un_row) - kit.un_open_allowed
    if more > 0:
        words = translate("GoalsPanel", "At most {allowed} may stay open. Still to be claimed: {n}.")
        yield teller._note("un_open", words.format(allowed=kit.un_open_allowed, n=more))
    else:
        words = translate("GoalsPanel", "At most {allowed} may stay open: enough have been claimed.")
        yield teller._note("un_open", words.format(allowed=kit.un_open_allowed), MET)


def points_of_card(teller: GoalTeller, card: Card) -> str:
    return teller._amount("points", teller.setting.un_by_number[card].vp)


def points_at_once(teller: GoalTeller, card: Card) -> str:
    """A team scores a card at once; of rivals' cards the number counts."""
    return "" if teller.setting.rivals else teller._amount("points", teller.setting.kit.un_vp)


def value_among_rivals(table: Any, player: Player, card: Card) -> int:
    """As it would be scored now: CEPs of controlled regions count before they are sold (A43)."""
    goal = table.setting.goal_by_number[card]
    points: int = goal.vp * COUNTED[goal.per](table, player, ceps_available(table, player))
    return min(points, int(goal.limit))


class Book(NamedTuple):
    """What an edition's goals are, and where its tables keep what they count."""

    sections: tuple[Callable[[GoalTeller], Iterator[Row]], ...]
    pieces: str  # what UN goals ask for: a list of the table by player and energy
    un_tech: Callable[[Any, Card], int]  # of a setting
    un_value: Callable[[GoalTeller, Card], str]
    un_standing: Callable[[GoalTeller], Iterator[Row]]
    company_value: Callable[[Any, Player, Card], int]
    chooses_company_goal: Callable[[Any, Player], bool]


BOOKS = {
    "first": Book(
        sections=(GoalTeller.company_goal, GoalTeller.un_goals),
        pieces="plants_built",
        un_tech=lambda setting, card: setting.kit.un_goal_tech,
        un_value=points_of_card,
        un_standing=lambda teller: iter(()),
        company_value=lambda table, player, card: goal_value(table, player, card, table.cep[player]),
        chooses_company_goal=lambda table, player: False,
    ),
    "second_chance": Book(
        sections=(
            GoalTeller.personal_goals,
            GoalTeller.solo_card,
            GoalTeller.company_goal,
            GoalTeller.un_goals,
        ),
        pieces="supporting",
        un_tech=lambda setting, card: setting.un_by_number[card].tech,
        un_value=points_at_once,
        un_standing=open_or_claimed,
        company_value=value_among_rivals,
        chooses_company_goal=lambda table, player: bool(table.setting.rivals and table.goal_choice[player]),
    ),
}
