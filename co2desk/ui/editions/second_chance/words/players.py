"""What lies in front of the players of Second Chance: goods, pieces and goals."""

from __future__ import annotations

from co2desk.engine.table.ids import Card
from co2desk.ui.board.words.labels import Explained
from co2desk.ui.editions.second_chance.views import CompanyView, MarkersView, ProgressView, SoloStateView
from co2desk.ui.editions.second_chance.words.labels import SecondLabels
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey


class SecondSeatWords(SecondLabels):
    def tell_player(self, key: PlaceKey, company: CompanyView) -> Explained:
        player = company.player
        lines = [
            translate("SecondSeatWords", "Money: ${count}").format(count=player.money),
            translate("SecondSeatWords", "CEPs: {count}").format(count=player.cep),
            translate("SecondSeatWords", "Technology cubes: {count}").format(count=player.tech),
            translate("SecondSeatWords", "Scientists: {hand} available, {pool} to recruit").format(
                hand=player.scientists, pool=player.recruits
            ),
            translate("SecondSeatWords", "Lobbyist cards in hand: {count}").format(count=player.lobby_cards),
            self._infrastructures_of(key.number, company.infrastructures),
            self._plants_of(key.number, player.plants),
            self._regions_of(key.number),
            translate("SecondSeatWords", "UN goals claimed: {goals}").format(
                goals=self._cards("un_goal", player.un_goals) or 0
            ),
        ]
        if self.setting.rivals:
            lines.insert(0, translate("SecondSeatWords", "Points: {count}").format(count=player.points))
            lines.append(
                translate("SecondSeatWords", "Has a company goal.")
                if player.has_goal
                else translate("SecondSeatWords", "Has no company goal.")
            )
        else:
            lines.append(
                translate("SecondSeatWords", "Personal goals: {count}").format(count=company.personal_goals)
            )
            lines += [self.personal_goal(card) for card in company.open_goals]
        if player.is_start_player:
            lines.append(translate("SecondSeatWords", "Start player."))
        return self._player_name(key.number), lines

    def _infrastructures_of(self, player: int, total: int) -> str:
        """By energy, with those that carry a plant: these count for UN goals."""
        table, energies = self._table(), self.setting.energies
        carrying = table.supporting[player * energies : (player + 1) * energies]
        kinds = [
            translate("SecondSeatWords", "{energy} {count} ({carrying} with a plant)").format(
                energy=self.speaker.energy_name(energy), count=count, carrying=carrying[energy]
            )
            for energy, count in enumerate(table.infrastructures_of(player))
            if count
        ]
        if not kinds:
            return translate("SecondSeatWords", "Infrastructures: {count}").format(count=total)
        return translate("SecondSeatWords", "Infrastructures: {kinds}").format(
            kinds=self.speaker.listed("comma", kinds)
        )

    def tell_cep(self, key: PlaceKey, count: int | None) -> Explained:
        title, lines = super().tell_cep(key, count)
        if lines:
            lines = [
                translate(
                    "SecondSeatWords",
                    "Drag a CEP onto a planned project to prepare its infrastructure, or onto the market to "
                    "sell the CEP.",
                )
            ]
        return title, lines

    def tell_scientist(self, key: PlaceKey, is_there: bool) -> Explained:
        title, lines = super().tell_scientist(key, is_there)
        if lines:
            lines = [
                translate("SecondSeatWords", "Can move to a planned project or to a lobbyist card in play."),
                translate(
                    "SecondSeatWords",
                    "A scientist who leaves a project brings one point of knowledge of its energy.",
                ),
            ]
        return title, lines

    def tell_pool(self, key: PlaceKey, is_there: bool) -> Explained:
        title, lines = super().tell_pool(key, is_there)
        if lines:
            lines = [translate("SecondSeatWords", "Can be recruited with a scientist subsidy.")]
        return title, lines

    def tell_markers(self, key: PlaceKey, markers: MarkersView | None) -> Explained:
        if markers is None:
            return "", []
        lines = [
            translate("SecondSeatWords", "Infrastructure markers: {count}").format(
                count=markers.infrastructures
            ),
            translate("SecondSeatWords", "Control cubes: {count}").format(count=markers.cubes),
        ]
        if self.setting.spare_pieces:
            lines.append(
                translate(
                    "SecondSeatWords", "In the solo game you may continue with pieces of another colour."
                )
            )
        return translate("SecondSeatWords", "Your remaining pieces"), lines

    def tell_personal_goal(self, key: PlaceKey, card: Card) -> Explained:
        if not card:
            return "", []
        text = self.speaker.personal_goal(card, self.setting.players)
        return text.title, list(text.body)

    def tell_progress(self, key: PlaceKey, progress: ProgressView | None) -> Explained:
        if progress is None:
            return "", []
        told = translate("SecondSeatWords", "Personal goal: {have} of {needed}")
        return told.format(have=progress.have, needed=progress.needed), []

    def tell_solo_card(self, key: PlaceKey, card: Card) -> Explained:
        if not card:
            return "", []
        text = self.speaker.solo_goal(card)
        return text.title, list(text.body)

    def tell_solo_state(self, key: PlaceKey, state: SoloStateView) -> Explained:
        if not state.is_kept:
            return translate("SecondSeatWords", "Solo goal: missed"), []
        if state.progress is None:
            return "", []
        told = translate("SecondSeatWords", "Solo goal: {have} of {needed}")
        return told.format(have=state.progress.have, needed=state.progress.needed), []
