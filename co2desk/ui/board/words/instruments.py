"""What is measured: expertise, the CO₂ level, time and points."""

from __future__ import annotations

from typing import Any

from co2desk.ui.board.words.labels import BoardLabels, Explained
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey


class InstrumentWords(BoardLabels):
    def tell_track(self, key: PlaceKey, levels: Any) -> Explained:
        energy = key.number
        track = self.setting.base.tracks[energy]
        title = translate("BoardWords", "Expertise in {energy}").format(
            energy=self.speaker.energy_name(energy)
        )
        lines = [
            translate("BoardWords", "{player}: level {level}").format(
                player=self._player_name(player), level=level
            )
            for player, level in enumerate(levels)
        ]
        lines += [
            translate("BoardWords", "Level {level}: {bonus}").format(
                level=level, bonus=self.speaker.bonus(bonus)
            )
            for level, bonus in enumerate(track.bonus, start=1)
            if bonus is not None
        ]
        return title, lines

    def tell_co2(self, key: PlaceKey, ppm: int) -> Explained:
        kit = self.setting.kit
        return translate("BoardWords", "CO₂ level: {ppm} ppm").format(ppm=ppm), [
            translate("BoardWords", "From {ppm} ppm on, events strike.").format(ppm=kit.danger_ppm),
            translate("BoardWords", "At {ppm} ppm after a supply phase the planet is lost.").format(
                ppm=kit.loss_ppm
            ),
            self._fossil_pile(),
        ]

    def tell_decade(self, key: PlaceKey, value: Any) -> Explained:
        return translate("BoardWords", "Decade {now} of {last}").format(now=value[0], last=value[1]), []

    def tell_round(self, key: PlaceKey, value: Any) -> Explained:
        return translate("BoardWords", "Round {now} of {last}").format(now=value[0], last=value[1]), []

    def tell_score(self, key: PlaceKey, points: Any) -> Explained:
        lines = [
            translate("BoardWords", "{player}: {points}").format(
                player=self._player_name(player), points=points[self.setting.account[player]]
            )
            for player in range(self.setting.players)
        ]
        return translate("BoardWords", "Points"), lines
