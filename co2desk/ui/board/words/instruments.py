"""What is measured: expertise, time and points."""

from __future__ import annotations

from co2desk.engine.table.ids import Energy
from co2desk.ui.board.words.labels import BoardLabels, Explained
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.models.views import ClockView, ScoreView, TrackView


class InstrumentWords(BoardLabels):
    def tell_track(self, key: PlaceKey, track: TrackView) -> Explained:
        energy = key.number
        title = translate("BoardWords", "Expertise in {energy}").format(
            energy=self.speaker.energy_name(energy)
        )
        income = (0, *self.setting.base.tracks[energy].income)
        lines = [
            #: Above the players on a track: how the numbers on its spaces are read.
            translate("BoardWords", "The coin on a space is its income, the number below it the level."),
            *(
                translate("BoardWords", "{player}: level {level}, income {income}").format(
                    player=self._player_name(player), level=level, income=income[level]
                )
                for player, level in enumerate(track.levels)
            ),
            *self.tell_needed(energy),
        ]
        lines += [
            translate("BoardWords", "Level {level}: {bonus}").format(
                level=level, bonus=self.speaker.bonus(bonus)
            )
            for level, bonus in enumerate(self.setting.base.tracks[energy].bonus, start=1)
            if bonus is not None
        ]
        return title, lines

    def tell_needed(self, energy: Energy) -> list[str]:
        """The levels from which plants can be built, as the edition marks them."""
        return []

    def tell_decade(self, key: PlaceKey, decade: ClockView) -> Explained:
        return translate("BoardWords", "Decade {now} of {last}").format(now=decade.now, last=decade.last), []

    def tell_round(self, key: PlaceKey, round_: ClockView) -> Explained:
        return translate("BoardWords", "Round {now} of {last}").format(now=round_.now, last=round_.last), []

    def tell_score(self, key: PlaceKey, score: ScoreView) -> Explained:
        lines = [
            translate("BoardWords", "{player}: {points}").format(
                player=self._player_name(player), points=score.points[self.setting.account[player]]
            )
            for player in range(self.setting.players)
        ]
        #: Heading over the points of all players.
        return translate("BoardWords", "Points"), lines
