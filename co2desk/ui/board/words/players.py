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

    def _regions_of(self, player: Player) -> str:
        regions = [self.region(region) for region in self._table().controlled(player)]
        #: {regions} is a list of regions, or 0.
        words = translate("BoardWords", "Controlled regions: {regions}")
        return words.format(regions=self.speaker.listed("comma", regions) if regions else 0)

    def tell_seat(self, key: PlaceKey, player: Player) -> Explained:
        """The strip in front of whoever sits at the screen."""
        if player < 0:
            return translate("BoardWords", "No player at the screen"), []
        #: Heading over a player's own pieces. {player} is a name.
        title = translate("BoardWords", "{player}'s pieces").format(player=self._player_name(player))
        return title, [translate("BoardWords", "Drop pieces here to take them back.")]

    def tell_money(self, key: PlaceKey, amount: int | None) -> Explained:
        return (
            (translate("BoardWords", "Your money: ${count}").format(count=amount), [])
            if amount is not None
            else ("", [])
        )

    def tell_cep(self, key: PlaceKey, count: int | None) -> Explained:
        if count is None:
            return "", []
        return translate("BoardWords", "Your CEPs: {count}").format(count=count), [
            translate(
                "BoardWords",
                "Drag a CEP onto a proposed project to install the project, or onto the market to sell "
                "the CEP.",
            )
        ]

    def tell_tech(self, key: PlaceKey, count: int | None) -> Explained:
        if count is None:
            return "", []
        return translate("BoardWords", "Your technology cubes: {count}").format(count=count), [
            #: “They” are technology cubes.
            translate("BoardWords", "They pay for plants and UN goals.")
        ]

    def tell_scientist(self, key: PlaceKey, is_there: bool) -> Explained:
        if not is_there:
            return "", []
        return translate("BoardWords", "Available scientist"), [
            translate("BoardWords", "A scientist on a project gains expertise at the end of your turn.")
        ]

    def tell_pool(self, key: PlaceKey, is_there: bool) -> Explained:
        if not is_there:
            return "", []
        return translate("BoardWords", "Scientist you can recruit"), [
            translate("BoardWords", "Can be recruited with a research grant.")
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
