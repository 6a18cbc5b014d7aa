"""What the tracks earn (specification 6.1, 15.2 step 3) and whether the game goes on (15.1, D-33, G-10)."""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.engine.editions.first.ending import BELOW_DANGER, GREEN_REGIONS, LAST_DECADE
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import Region
from co2desk.forecast import CERTAIN, POSSIBLE, Forecast
from co2desk.ui.forecast.income import IncomeTeller
from co2desk.ui.forecast.words import CALM, CO2, MET, NOT_MET, WARNING
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ART, PLAIN, SOFT, Heading, Icon, Line, Row

SCORING = Icon(ART, "vp")


class OutcomeRows(IncomeTeller):
    told: Forecast
    table: FirstTable

    def rows(self) -> list[Row]:
        return [*self.income(), *self.end()]

    # --- income (6.1, 15.2 step 3) --------------------------------------------------------------------

    #: Heading over the income of all players, or the sentence below it if there is no income.
    def income(self) -> Iterator[Row]:
        told = self.told
        if told.running:
            title = translate("ForecastPanel", "Income still to come")
            nothing = translate("ForecastPanel", "All income of this decade has been paid.")
        elif told.decade:
            title = translate("ForecastPanel", "Income")
            nothing = translate("ForecastPanel", "Nobody earns anything yet.")
        else:
            title = translate("ForecastPanel", "Income in the final scoring")
            nothing = translate("ForecastPanel", "No income in the final scoring.")
        yield from self.matrix(title, nothing)

    # --- the end of the game (15.1) -------------------------------------------------------------------

    def end(self) -> Iterator[Row]:
        told, table = self.told, self.table
        title = translate("ForecastPanel", "End of the game")
        decades = (at.DECADE,)
        yield Heading(("ending",), decades, title, "decade", title)
        icon, words = self._outcome()
        yield Line(("outcome",), decades, words, icon, body=words)
        last = table.setting.decades
        decade = last if told.last_decade else told.decade if told.running else table.decade
        words = translate("ForecastPanel", "Decade {decade} of {decades}").format(decade=decade, decades=last)
        yield self._condition("last_decade", decades, LAST_DECADE in told.ends, words)
        yield self._green_regions(GREEN_REGIONS in told.ends)
        yield self._condition("below_danger", CO2, BELOW_DANGER in told.ends, self._fallen())

    #: Whether the game goes on after this decade.
    def _outcome(self) -> tuple[Icon, str]:
        """Whether the game goes on after this decade, or after the supply phase that follows (6.4, 15.1)."""
        told = self.told
        if told.lost == CERTAIN:
            return WARNING, translate("ForecastPanel", "The CO₂ level ends the game after the supply phase.")
        if not told.ends and told.lost == POSSIBLE:
            return WARNING, translate("ForecastPanel", "The game continues unless the CO₂ level ends it.")
        if not told.ends:
            return CALM, translate("ForecastPanel", "The game continues after this decade.")
        if told.decade:
            return SCORING, translate("ForecastPanel", "This is the last decade: scoring follows.")
        if told.last_decade:
            words = translate("ForecastPanel", "Last decade: scoring follows, without another supply phase.")
            return SCORING, words
        return SCORING, translate("ForecastPanel", "The game ends after this decade, and scoring begins.")

    @staticmethod
    def _condition(key: str, places: tuple[PlaceKey, ...], holds: bool, words: str) -> Line:
        """One of the three conditions, with a mark that says whether it holds."""
        if holds:
            sentence = translate("ForecastPanel", "{condition}. This ends the game.")
        else:
            sentence = translate("ForecastPanel", "{condition}. This does not end the game yet.")
        icon, tone = (MET, PLAIN) if holds else (NOT_MET, SOFT)
        return Line((key,), places, sentence.format(condition=words), icon, body=words, tone=tone)

    def _green_regions(self, holds: bool) -> Line:
        table = self.table
        needed = table.setting.kit.green_regions_to_end
        green: list[Region] = [region for region in range(table.setting.regions) if table.is_green(region)]
        if holds:
            words = translate("ForecastPanel", "Regions with green plants only: {needed} or more")
        else:
            words = translate("ForecastPanel", "Regions with green plants only: {number} of {needed}")
        words = words.format(number=len(green), needed=needed)
        return self._condition("green_regions", tuple(at.region(region) for region in green), holds, words)

    def _fallen(self) -> str:
        """Whether the level can still fall out of danger, or has (G-10)."""
        told, table = self.told, self.table
        limit = told.climate.now + told.climate.to_danger
        if told.running or told.decade == table.decade:
            words = translate("ForecastPanel", "CO₂ back below {limit} ppm: decided after the supply phase")
        elif table.level_after_supply < limit:
            words = translate(
                "ForecastPanel", "CO₂ back below {limit} ppm: it was already below after the supply phase"
            )
        else:
            words = translate("ForecastPanel", "CO₂ back below {limit} ppm")
        return words.format(limit=limit)
