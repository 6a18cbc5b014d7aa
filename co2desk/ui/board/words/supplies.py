"""What everybody draws on: the CEP market, and cards that lie open."""

from __future__ import annotations

from co2desk.engine.table.ids import Card
from co2desk.ui.board.words.labels import BoardLabels, Explained
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.views import MarketView


class SupplyWords(BoardLabels):
    def tell_market(self, key: PlaceKey, market: MarketView) -> Explained:
        lines = [
            translate("BoardWords", "On sale: {count}. Price: ${price}.").format(
                count=market.on_sale, price=market.price
            ),
            translate("BoardWords", "Once per turn you may buy one CEP or sell one of your own."),
            translate(
                "BoardWords",
                "Selling a CEP lowers the price. When the last one is taken, the bank refills the market "
                "and the price rises.",
            ),
        ]
        if market.is_stopped:
            lines.append(
                translate(
                    "BoardWords", "The market ran empty this turn: nothing can be sold until the next turn."
                )
            )
        return self.market(), lines

    def tell_event(self, key: PlaceKey, card: Card) -> Explained:
        if not card:
            return self.event() if key == at.EVENT else self.next_event(), []
        text = self.speaker.event_card(card)
        return text.title, list(text.body)

    def tell_next_event(self, key: PlaceKey, card: Card) -> Explained:
        return self.tell_event(key, card)

    def tell_un_goal(self, key: PlaceKey, card: Card) -> Explained:
        if not card:
            return "", []
        text = self.speaker.un_goal(card)
        return text.title, list(text.body)
