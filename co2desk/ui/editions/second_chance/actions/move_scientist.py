"""Move a scientist, who may also visit a lobbyist card in play."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import Place, card_place
from co2desk.ui.actions.move_scientist import MoveScientist
from co2desk.ui.editions.second_chance.places import cards_in_play
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class MoveOrVisit(MoveScientist[SecondChanceTable]):
    def key_of(self, table: SecondChanceTable, place: Place) -> PlaceKey:
        card = at.card_at(place)
        return super().key_of(table, place) if card is None else at.lobbyist(cards_in_play(table).index(card))

    def places_meant(self, table: SecondChanceTable, target: PlaceKey | None) -> Iterable[Place]:
        if target is not None and target.kind is PlaceKind.LOBBYIST:
            return map(card_place, cards_in_play(table)[target.number : target.number + 1])
        return super().places_meant(table, target)
