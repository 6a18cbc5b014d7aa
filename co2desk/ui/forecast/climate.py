"""The CO2 level now and after the draws, and how far it is from its limits, for every edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from co2desk.ui.forecast.words import CO2, Teller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.row_list.rows import Heading, Icon, Line, Meter, Row

Words = tuple[Icon, str, str, str]  # of a distance: what stands in front, its value, its sentence, its tone


class Draws(NamedTuple):
    """The level now, and where the draws can lead."""

    now: int
    lowest: int
    expected: int
    highest: int


class ClimateTeller(Teller):
    def level(
        self, draws: Draws, supply: bool, danger: int | None, loss: int, first: int = 0
    ) -> Iterator[Row]:
        """The heading and the meter; `first` is where its bar begins."""
        title = translate("ForecastPanel", "CO₂ level")
        yield Heading(("climate",), CO2, title, "ppm", title)
        yield Meter(("level",), CO2, self._level_sentence(draws, supply), *draws, danger, loss, first)

    @staticmethod
    def _level_sentence(draws: Draws, supply: bool) -> str:
        if not supply:
            sentence = translate("ForecastPanel", "The CO₂ level is {now} ppm.")
        elif draws.highest == draws.now:
            sentence = translate("ForecastPanel", "The CO₂ level stays at {now} ppm.")
        elif draws.lowest == draws.highest:
            sentence = translate("ForecastPanel", "The CO₂ level rises from {now} to {highest} ppm.")
        else:
            sentence = translate(
                "ForecastPanel",
                "The CO₂ level is {now} ppm. Expected: about {expected}; possible: {lowest} to {highest}.",
            )
        return sentence.format(**draws._asdict())

    @staticmethod
    def distance(key: str, ppm: int, limit: int, words: Words) -> Line:
        """How far the level is from a limit, in words: nobody has to subtract."""
        icon, value, body, tone = words
        if ppm > 0:
            title = translate("ForecastPanel", "{ppm} ppm below {limit}")
        elif ppm == 0:
            title = translate("ForecastPanel", "Exactly {limit} ppm")
        else:
            title = translate("ForecastPanel", "{ppm} ppm above {limit}")
        title = title.format(ppm=abs(ppm), limit=limit)
        sentence = translate("ForecastPanel", "{title}. {explanation}").format(title=title, explanation=body)
        return Line((key,), CO2, sentence, icon, title, value, body, tone)
