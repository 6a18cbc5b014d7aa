"""What the tracks earn, as a matrix of players and tracks (first edition: 6.1; Second Chance: 11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from co2desk.engine.table.ids import Energy, Player
from co2desk.forecast import Outlook
from co2desk.text.words import capital
from co2desk.ui.forecast.words import CALM, Teller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import (
    ART,
    ENERGY,
    LEADS,
    MARK,
    SOFT,
    Figures,
    Heading,
    Icon,
    Line,
    Players,
    Row,
)


class IncomeTeller(Teller):
    told: Outlook

    def matrix(self, title: str, nothing: str) -> Iterator[Row]:
        """A row for each track, a column for each player, and the totals; or why there is nothing."""
        told, energies = self.told, range(self.table.setting.energies)
        tracks = tuple(at.track(energy) for energy in energies)
        yield Heading(("income",), tracks, title, "money", title)
        totals = tuple(told.earned(player) for player in range(len(told.income)))
        if not any(totals):
            sentence = translate("ForecastPanel", "{title}. {explanation}")
            words = sentence.format(title=title, explanation=nothing)
            yield Line(("no_income",), tracks, words, CALM, body=nothing)
            return
        names = tuple(self.speaker.player_name(player) for player in range(len(totals)))
        players: tuple[PlaceKey, ...] = tuple(at.player(player) for player in range(len(totals)))
        listed = translate("ForecastPanel", "Players: {names}.").format(
            names=self.speaker.listed("comma", names)
        )
        #: The last line of the table of incomes.
        total = translate("ForecastPanel", "Total")
        labels = (*(capital(self.speaker.energy_name(energy)) for energy in energies), total)
        yield Players(("players",), players, listed, labels, tuple(seat.sign for seat in self.seats), names)
        for energy in energies:
            yield self._track(energy, labels)
        words = self._figures_sentence(total, totals)
        yield Figures(("total",), players, words, labels, Icon(ART, "money"), total, totals, is_total=True)
        if len(totals) > 1:
            words = translate("ForecastPanel", "Leads the track")
            yield Line(("leads",), tracks, words, Icon(MARK, LEADS), body=words, tone=SOFT)

    def _track(self, energy: Energy, labels: tuple[str, ...]) -> Figures:
        table = self.table
        levels = [table.level(player, energy) for player in range(table.setting.players)]
        highest, alone = max(levels), len(levels) == 1
        leaders = frozenset(p for p, level in enumerate(levels) if level == highest > 0 and not alone)
        figures = self.told.earned_on(energy)
        return Figures(
            ("track", energy),
            (at.track(energy),),
            self._figures_sentence(labels[energy], figures, leaders),
            labels,
            Icon(ENERGY, table.setting.base.energies[energy]),
            labels[energy],
            figures,
            leaders,
        )

    def _figures_sentence(
        self, title: str, figures: Sequence[int], leaders: frozenset[Player] = frozenset()
    ) -> str:
        earns = translate("ForecastPanel", "{name} earns {amount}")
        leads = translate("ForecastPanel", "{name} leads and earns {amount}")
        parts = [
            (leads if player in leaders else earns).format(
                name=self.speaker.player_name(player), amount=amount
            )
            for player, amount in enumerate(figures)
        ]
        sentence = translate("ForecastPanel", "{title}: {figures}.")
        return sentence.format(title=title, figures=self.speaker.listed("comma", parts))
