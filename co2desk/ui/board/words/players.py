"""What lies in front of the players."""

from __future__ import annotations

from typing import Any

from co2desk.ui.board.words.labels import BoardLabels, Explained
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey


class SeatWords(BoardLabels):
    def tell_player(self, key: PlaceKey, value: Any) -> Explained:
        vp, money, cep, tech, hand, pool, cards, goal, un_goals, plants, starts, _active = value
        lines = [
            translate("BoardWords", "Points: {count}").format(count=vp),
            translate("BoardWords", "Money: ${count}").format(count=money),
            translate("BoardWords", "CEPs in hand: {count}").format(count=cep),
            translate("BoardWords", "Technology cubes: {count}").format(count=tech),
            translate("BoardWords", "Scientists in hand: {hand}, to recruit: {pool}").format(
                hand=hand, pool=pool
            ),
            translate("BoardWords", "Lobby cards: {count}").format(count=cards),
            self._plants_of(key.number, plants),
            translate("BoardWords", "UN goals: {goals}").format(
                goals=translate("BoardWords", ", ").join(map(str, un_goals)) or 0
            ),
            translate("BoardWords", "Has a company goal.")
            if goal
            else translate("BoardWords", "Has discarded the company goal."),
        ]
        if starts:
            lines.append(translate("BoardWords", "Start player."))
        return self._player_name(key.number), lines

    def _plants_of(self, player: int, total: int) -> str:
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
            kinds=translate("BoardWords", ", ").join(kinds)
        )

    def tell_seat(self, key: PlaceKey, player: int) -> Explained:
        """The strip in front of whoever sits at the screen."""
        if player < 0:
            return translate("BoardWords", "Nobody sits at the screen"), []
        title = translate("BoardWords", "What lies in front of {player}").format(
            player=self._player_name(player)
        )
        return title, [translate("BoardWords", "Pieces that come home are put down here.")]

    def tell_money(self, key: PlaceKey, value: Any) -> Explained:
        return (
            (translate("BoardWords", "Your money: ${count}").format(count=value), [])
            if value is not None
            else ("", [])
        )

    def tell_cep(self, key: PlaceKey, value: Any) -> Explained:
        if value is None:
            return "", []
        return translate("BoardWords", "CEPs in your hand: {count}").format(count=value), [
            translate(
                "BoardWords", "Drag one onto a proposed project to install it, or onto the market to sell it."
            )
        ]

    def tell_tech(self, key: PlaceKey, value: Any) -> Explained:
        if value is None:
            return "", []
        return translate("BoardWords", "Your technology cubes: {count}").format(count=value), [
            translate("BoardWords", "Plants and UN goals are paid with them.")
        ]

    def tell_scientist(self, key: PlaceKey, there: Any) -> Explained:
        if not there:
            return "", []
        return translate("BoardWords", "A scientist in your hand"), [
            translate("BoardWords", "Works on a project and gains expertise at the end of your turn.")
        ]

    def tell_pool(self, key: PlaceKey, there: Any) -> Explained:
        if not there:
            return "", []
        return translate("BoardWords", "A scientist you can recruit"), [
            translate("BoardWords", "Comes to your hand through a research grant.")
        ]

    def tell_lobby_card(self, key: PlaceKey, card: int) -> Explained:
        if not card:
            return "", []
        text = self.speaker.lobby_card(card)
        return text.title, list(text.body)

    def tell_company_goal(self, key: PlaceKey, card: int) -> Explained:
        if not card:
            return "", []
        text = self.speaker.company_goal(card)
        return text.title, list(text.body)
