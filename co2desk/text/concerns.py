"""What a beginner should think about, in sentences."""

from __future__ import annotations

from typing import Protocol

from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.ids import NONE, Card, Place, Region, Space, Summit, is_topic
from co2desk.engine.table.table import Table
from co2desk.text.cards import Cards
from co2desk.text.refusals import Refusals
from co2desk.text.words import Filling


class Fact(Protocol):
    """A code, and what belongs to it (co2desk/forecast/concerns.py)."""

    @property
    def code(self) -> str: ...
    @property
    def regions(self) -> tuple[Region, ...]: ...
    @property
    def space(self) -> Space: ...
    @property
    def place(self) -> Place: ...
    @property
    def summit(self) -> Summit: ...
    @property
    def card(self) -> Card: ...
    @property
    def need(self) -> Refusal | None: ...
    @property
    def had(self) -> int: ...
    @property
    def needed(self) -> int: ...


class Concerns(Refusals, Cards):
    def concern(self, fact: Fact, table: Table) -> str:
        """A sentence to the player whom a fact concerns."""
        values: dict[str, Filling] = {"had": fact.had, "needed": fact.needed}
        if fact.regions:
            names = [self.region_name(region) for region in fact.regions]
            values |= {"region": names[0], "regions": self.listed("comma", names)}
        where = fact.space if fact.space != NONE else fact.place
        if where != NONE and not is_topic(where):
            values["short"] = self.short_place(where, table)
        if fact.summit != NONE:
            values["summit"] = fact.summit + 1  # people count from one
        if fact.card:
            values["goal"] = self._goal(fact.code, fact.card, table.setting.players)
        if fact.need is not None:
            values["need"] = self.refusal(fact.need)
        return self.say("concerns", fact.code, **values)

    def _goal(self, code: str, card: Card, players: int) -> str:
        if code == "company_goal":
            return self.company_goal_phrase(card)
        if code == "personal_goal":
            return self.personal_goal_phrase(card, players)
        return self.un_goal_name(card)
