"""Where things are, and values by what they mean: the words that stand inside sentences."""

from __future__ import annotations

from typing import Any

from co2desk.engine.table.ids import (
    HAND,
    Place,
    card_of,
    grant_of,
    is_card,
    is_topic,
    region_of,
    summit_of,
    topic_of,
)
from co2desk.engine.table.table import Table
from co2desk.text.card_names import CardNames


class Places(CardNames):
    def word(self, meaning: str, value: Any) -> str | int:
        """A value of an event or a refusal by what it means, as it stands in a sentence."""
        match meaning:
            case "Player":
                return self.player_name(value)
            case "Energy":
                return self.energy_name(value)
            case "Region":
                return self.region_name(value)
            case "Fossil":
                return self.fossil_name(value)
            case "Source":
                return self.place(HAND) if value == HAND else self.region_name(value)
            case "Space" | "Place":
                return self.place(value)
            case "Trigger":
                return self.template("triggers", value)
            case "Goal":
                return self.displayed_goal(value)
            case "Summit":  # people count from one
                return int(value) + 1
            case _:
                return value if isinstance(value, int) else str(value)

    # --- places --------------------------------------------------------------------------------------

    def place(self, place: Place, table: Table | None = None) -> str:
        """Where a scientist can be; with a table also what is there, and the supply is "your supply"."""
        return self._placed("places", place, table)

    def short_place(self, place: Place, table: Table) -> str:
        """The same in few words."""
        return self._placed("short_places", place, table)

    def _placed(self, context: str, place: Place, table: Table | None) -> str:
        if place == HAND:
            return self.template(context, "hand" if table is None else "own_hand")
        if is_card(place):
            return self._on_card(context, card_of(place))
        if is_topic(place):
            return self._seat(context, place, table)
        region, grant = region_of(place), grant_of(place)
        space = {"region": self.region_name(region), "grant": self.grant_name(grant)}
        if table is None or table.space_energy[place] < 0:
            return self.say(context, "space", **space)
        return self.say(context, "project", **self.named(table.space_energy[place]), **space)

    def _on_card(self, context: str, number: int) -> str:
        name = self.card_name("lobby", number) or str(number)
        return self.say(context, "card", card=self.card("lobby", number), name=name)

    def _seat(self, context: str, place: Place, table: Table | None) -> str:
        summit, seat = summit_of(place), topic_of(place)
        topics = table.topics(summit) if table is not None and summit < len(table.summit_tile) else ()
        if seat >= len(topics):
            return self.say(context, "seat", summit=summit + 1)
        key = "topic" if topics.count(topics[seat]) == 1 else "same_topic"
        return self.say(context, key, **self.named(topics[seat]), summit=summit + 1, place=seat + 1)
