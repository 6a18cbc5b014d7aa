"""What is measured: expertise, time and points."""

from __future__ import annotations

from co2desk.engine.rules.income import earned_at
from co2desk.engine.table.ids import Energy, Player
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
        setting, levels = self.setting, track.levels
        earned = earned_at(levels, setting.base.tracks[energy].income, setting.income_ranks)
        lines = [
            #: Above the players on a track: how the numbers on its spaces are read.
            translate("BoardWords", "The coin on a space is its income, the number below it the level."),
            self.tell_who_earns(),
            *(self.tell_level(player, levels[player], amount) for player, amount in enumerate(earned)),
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

    def tell_who_earns(self) -> str:
        if self.setting.income_ranks == 1:
            return translate("BoardWords", "Once in a decade, only the highest level earns its income.")
        return translate("BoardWords", "Once in a decade, the two highest levels earn their income.")

    def tell_level(self, player: Player, level: int, earned: int) -> str:
        """Who earns nothing on the track is not told an income: the coin is there for others."""
        words = translate("BoardWords", "{player}: level {level}")
        if earned:
            words = translate("BoardWords", "{player}: level {level}, income {income}")
        return words.format(player=self._player_name(player), level=level, income=earned)

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
