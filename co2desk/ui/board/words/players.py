"""What lies in front of the players."""

from __future__ import annotations

from co2desk.engine.table.ids import Card, Player
from co2desk.ui.board.words.labels import BoardLabels, Explained
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey


class SeatWords(BoardLabels):
    def _plants_of(self, player: Player, total: int) -> str:
        table = self._table()
        kinds = [
            translate("BoardWords", "{energy} {count}").format(
                energy=self.speaker.energy_name(energy), count=count
            )
            for energy in range(self.setting.energies)
            if (count := table.plants_of(player, energy))
        ]
        if not kinds:
            return translate("BoardWords", "Plants: {count}").format(count=total)
        return translate("BoardWords", "Plants: {kinds}").format(
            #: Stands between the parts of a list.
            kinds=translate("BoardWords", ", ").join(kinds)
        )

    def tell_seat(self, key: PlaceKey, player: Player) -> Explained:
        """The strip in front of whoever sits at the screen."""
        if player < 0:
            return translate("BoardWords", "Nobody sits at the screen"), []
        #: Heading over a player's own pieces. {player} is a name.
        title = translate("BoardWords", "What lies in front of {player}").format(
            player=self._player_name(player)
        )
        return title, [translate("BoardWords", "Pieces that come home are put down here.")]

    def tell_money(self, key: PlaceKey, amount: int | None) -> Explained:
        return (
            (translate("BoardWords", "Your money: ${count}").format(count=amount), [])
            if amount is not None
            else ("", [])
        )

    def tell_cep(self, key: PlaceKey, count: int | None) -> Explained:
        if count is None:
            return "", []
        return translate("BoardWords", "CEPs in your hand: {count}").format(count=count), [
            translate(
                "BoardWords", "Drag one onto a proposed project to install it, or onto the market to sell it."
            )
        ]

    def tell_tech(self, key: PlaceKey, count: int | None) -> Explained:
        if count is None:
            return "", []
        return translate("BoardWords", "Your technology cubes: {count}").format(count=count), [
            translate("BoardWords", "Plants and UN goals are paid with them.")
        ]

    def tell_scientist(self, key: PlaceKey, is_there: bool) -> Explained:
        if not is_there:
            return "", []
        return translate("BoardWords", "A scientist in your hand"), [
            translate("BoardWords", "Works on a project and gains expertise at the end of your turn.")
        ]

    def tell_pool(self, key: PlaceKey, is_there: bool) -> Explained:
        if not is_there:
            return "", []
        return translate("BoardWords", "A scientist you can recruit"), [
            translate("BoardWords", "Comes to your hand through a research grant.")
        ]

    def tell_lobby_card(self, key: PlaceKey, card: Card) -> Explained:
        if not card:
            return "", []
        text = self.speaker.lobby_card(card)
        return text.title, list(text.body)

    def tell_company_goal(self, key: PlaceKey, card: Card) -> Explained:
        if not card:
            return "", []
        text = self.speaker.company_goal(card)
        return text.title, list(text.body)
