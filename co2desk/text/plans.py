"""What a partner plans, and what it asks of the others."""

from __future__ import annotations

from co2desk.engine.table.ids import NONE, Card, Energy, Player, Region, Summit
from co2desk.text.cards import Cards
from co2desk.text.words import Filling


class Plans(Cards):
    def intention(
        self,
        code: str,
        *,
        energy: Energy = NONE,
        region: Region = NONE,
        summit: Summit = NONE,
        card: Card = NONE,
        partner: Player = NONE,
    ) -> str:
        """Something that is to be done, as a phrase. What does not belong to the code is NONE."""
        values: dict[str, Filling] = {}
        if energy != NONE:
            values |= self.named(energy)
        if region != NONE:
            values["region"] = self.region_name(region)
        if summit != NONE:
            values["summit"] = summit + 1  # people count from one
        if card != NONE:
            values["card"] = self.card("un_goal", card)
        if partner != NONE:
            values["player"] = self.player_name(partner)
        return self.say("plans", code, **values)
