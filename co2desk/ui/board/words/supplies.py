"""What everybody draws on: the CEP market, the bank, tiles in stacks, and cards that lie open."""

from __future__ import annotations

from typing import Any

from co2desk.ui.board.words.labels import BoardLabels, Explained
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey


class SupplyWords(BoardLabels):
    def tell_market(self, key: PlaceKey, value: Any) -> Explained:
        on_sale, price, stop = value
        lines = [
            translate("BoardWords", "On sale: {count}. Price: ${price}.").format(count=on_sale, price=price),
            translate("BoardWords", "Once in a turn you may buy one CEP or sell one of your hand."),
            translate(
                "BoardWords",
                "A sale lowers the price; when the last one goes, the bank refills and the price rises.",
            ),
        ]
        if stop:
            lines.append(
                translate(
                    "BoardWords", "The market ran empty in this turn: nothing can be sold until the next."
                )
            )
        return self.market(), lines

    def tell_bank(self, key: PlaceKey, value: Any) -> Explained:
        table = self._table()
        lines = [
            translate("BoardWords", "CEPs in the bank: {count}.").format(count=value[0]),
            translate("BoardWords", "Technology cubes in the supply: {count}.").format(count=value[1]),
            self._fossil_pile(),
        ]
        if table.lobby_played:
            cards = translate("BoardWords", ", ").join(map(str, table.lobby_played))
            lines.append(translate("BoardWords", "Lobby cards played: {cards}.").format(cards=cards))
        if table.lobby_pile:
            lines.append(
                translate("BoardWords", "Lobby cards in the pile: {count}.").format(
                    count=len(table.lobby_pile)
                )
            )
        if table.un_pile:
            lines.append(
                translate("BoardWords", "UN goals in the pile: {count}.").format(count=len(table.un_pile))
            )
        return self.bank(), lines

    def tell_plants(self, key: PlaceKey, stack: Any) -> Explained:
        if not stack:
            return translate("BoardWords", "No {energy} plant is left").format(
                energy=self.speaker.energy_name(key.number)
            ), []
        card = self.speaker.plant(key.number, stack[0])
        return card.title, [
            *card.body,
            translate("BoardWords", "Plants left: {count}.").format(count=len(stack)),
        ]

    def tell_projects(self, key: PlaceKey, left: int) -> Explained:
        card = self.speaker.project(key.number)
        return card.title, [*card.body, translate("BoardWords", "Tiles left: {count}.").format(count=left)]

    def tell_event(self, key: PlaceKey, card: int) -> Explained:
        if not card:
            return self.event() if key == at.EVENT else self.next_event(), []
        text = self.speaker.event_card(card)
        return text.title, list(text.body)

    def tell_next_event(self, key: PlaceKey, card: int) -> Explained:
        return self.tell_event(key, card)

    def tell_un_goal(self, key: PlaceKey, card: int) -> Explained:
        if not card:
            return "", []
        text = self.speaker.un_goal(card)
        return text.title, list(text.body)
