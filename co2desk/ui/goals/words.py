"""A player's goals in words and rows: how far each is, and what is missing.

Only what this player may know is asked for: the own cards, and what lies open. The engine counts and refuses;
here is what is said around it, for the goals that both editions have. Company goals: first edition 13.3,
Second Chance 17.3; UN goals: first edition 13.2, Second Chance 8.C.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Generic, TypeVar

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.actions import score_un_goal
from co2desk.engine.table.ids import Card, Player
from co2desk.engine.table.setting import Setting
from co2desk.engine.table.table import Table
from co2desk.forecast.missing import distance
from co2desk.text import CardText, Speaker
from co2desk.text.words import capital
from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind
from co2desk.ui.row_list.goal_rows import MET, UNMET, Needs, Piece, Progress
from co2desk.ui.row_list.rows import ART, MARK, NOBODY, SOFT, Heading, Icon, Line, Row, RowKey

GONE = Icon(MARK, NOBODY)

T = TypeVar("T", bound=Table)


class GoalTeller(Generic[T]):
    """Tells the goals of one seat, as they stand. An edition says which goals it has, and where its tables
    keep what they count."""

    setting: Setting

    def __init__(self, game: Game[T], seat: Player, speaker: Speaker) -> None:
        self.game, self.table, self.seat, self.speaker = game, game.table, seat, speaker
        self.setting = self.table.setting

    # --- the edition's own -------------------------------------------------------------------------------

    def rows(self) -> list[Row]:
        raise NotImplementedError

    def chooses_company_goal(self) -> bool:
        """Does this player still choose which company goal to keep?"""
        return False

    def to_keep(self, card: Card) -> tuple[CardText, str]:
        """A goal that this player may choose to keep, and what the player has of it so far."""
        raise NotImplementedError

    @property
    def kept_at(self) -> PlaceKind:
        """Where a goal lies that was kept."""
        raise NotImplementedError

    def company_value(self, card: Card) -> int:
        """What a company goal would bring if the game were scored now."""
        raise NotImplementedError

    def money_per_point(self) -> int:
        """How much money is worth a point at the end."""
        raise NotImplementedError

    def un_pieces(self, table: T) -> list[int]:
        """The pieces that UN goals ask for, by player and energy."""
        raise NotImplementedError

    def un_tech(self, card: Card) -> int:
        """How many technology cubes a UN goal costs."""
        raise NotImplementedError

    def un_value(self, card: Card) -> str:
        """What a UN goal brings, if that can be said of one card."""
        raise NotImplementedError

    def un_summary(self) -> Iterator[Row]:
        """What is to be said of all UN goals together."""
        return iter(())

    # --- parts of rows -----------------------------------------------------------------------------------

    def _of(self, have: int, needed: int) -> str:
        return translate("GoalsPanel", "{have} of {needed}").format(have=have, needed=needed)

    def _amount(self, noun: str, n: int) -> str:
        return self.speaker.plural("amounts", noun, n)

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

    # --- the company goal --------------------------------------------------------------------------------

    def company_goal(self) -> Iterator[Row]:
        table, seat, speaker = self.table, self.seat, self.speaker
        card = table.goal[seat]
        to_choose = not card and self.chooses_company_goal()
        if not card and not to_choose and not table.goal_cashed[seat]:
            return
        places: tuple[PlaceKey, ...] = (at.COMPANY_GOAL,)
        title = translate("GoalsPanel", "Company goal")
        yield Heading(("company",), places, title, "secret", title)
        if to_choose:
            yield self._note(
                "company_choice", translate("GoalsPanel", "You have yet to choose which to keep.")
            )
        elif not card:
            yield self._note(
                "company_cashed", translate("GoalsPanel", "You have discarded it for money."), GONE
            )
        else:
            goal = self.setting.goal_by_number[card]
            points = self.company_value(card)
            phrase = capital(speaker.company_goal_phrase(card))
            value = self._amount("points", points)
            money = self.setting.base.goal_cash
            cash = translate("GoalsPanel", "Discarding it brings ${money}: {points} at the end.").format(
                money=money, points=self._amount("points", money // self.money_per_point())
            )
            now = translate("GoalsPanel", "Currently worth {points}.").format(points=value)
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
        yield from self.un_summary()
        cards = [(self._against(card), number, card) for number, card in enumerate(table.un_row)]
        for refusals, number, card in sorted(cards, key=lambda found: (distance(found[0]), found[1])):
            yield self._un_goal(number, card, refusals)

    def _against(self, card: Card) -> list[Refusal]:
        """Everything that this player lacks. Whether it is this player's turn does not matter."""
        return self.game.missing(Frame("turn", self.seat), score_un_goal(card))

    def _un_goal(self, number: int, card: Card, refusals: list[Refusal]) -> Row:
        title = self.speaker.un_goal(card).title
        body = sentences(*map(self.speaker.refusal, refusals)) or self._ready(card)
        told = translate("GoalsPanel", "{goal}. {state}").format(goal=title, state=body)
        icon = UNMET if refusals else MET
        value = self.un_value(card)
        pieces = (*self._energies(card), *self._cubes(card))
        return Needs(("un", card), (at.un_goal(number),), told, icon, title, value, body, pieces=pieces)

    def _energies(self, card: Card) -> Iterator[Piece]:
        energies = self.setting.un_by_number[card].energies
        counts = self.un_pieces(self.table)
        for number, energy in enumerate(energies):
            there = counts[self.seat * self.setting.energies + energy] > energies[:number].count(energy)
            yield Piece(self.setting.base.energies[energy], there)

    def _cubes(self, card: Card) -> Iterator[Piece]:
        for number in range(self.un_tech(card)):
            yield Piece("tech", number < self.table.tech[self.seat], is_energy=False)

    def _ready(self, card: Card) -> str:
        """Nothing is missing; is it possible at once?"""
        if self.game.to_act != self.seat:
            return translate("GoalsPanel", "You have everything you need: wait for your turn.")
        refusal = self.game.why_not(score_un_goal(card))
        if refusal is None:
            return translate("GoalsPanel", "You have everything you need: claim it now.")
        return self.speaker.refusal(refusal)
