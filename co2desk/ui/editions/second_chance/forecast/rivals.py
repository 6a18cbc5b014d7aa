"""What the end of a decade brings to rivals: the level, events, plants, income, and how they stand.

Specification 11, 13, 14, 16.2; follows A7, A19, A39, A72.
"""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.engine.editions.second_chance.phases import step_of
from co2desk.engine.editions.second_chance.sequence import ACTIONS
from co2desk.forecast import RivalForecast, Strike, Toll
from co2desk.ui.editions.second_chance.forecast.shared import SecondTeller
from co2desk.ui.forecast.climate import Draws, Words
from co2desk.ui.forecast.words import CALM, MET, NOT_MET, WARNING, rounded
from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ART, DANGER, PLAIN, SOFT, Entry, Heading, Icon, Line, Row

DECADE: tuple[PlaceKey, ...] = (at.DECADE,)


class RivalRows(SecondTeller):
    told: RivalForecast

    def rows(self) -> list[Row]:
        told, table = self.told, self.table
        phase = ACTIONS if table.active >= 0 else step_of(table)
        plants = self.plants(told.running) if told.supply else ()
        return [
            *self.climate(),
            *self.events(),
            *plants,
            *self.income_of(phase),
            *self.ranking(),
            *self.end(),
        ]

    # --- the CO2 level (13, 14) ---------------------------------------------------------------------------

    def climate(self) -> Iterator[Row]:
        told = self.told
        level, danger = told.level, told.event_level
        draws = Draws(level.now, level.after.lowest, rounded(level.after.expected), level.after.highest)
        yield from self.level(draws, told.supply > 0, danger, level.limit)
        yield self.distance("danger", danger - level.now, danger, self._danger_words())
        yield self.distance("loss", level.limit - level.now, level.limit, self._loss_words())

    def _danger_words(self) -> Words:
        told = self.told
        if told.level.now >= told.event_level:
            words = translate("ForecastPanel", "Two events happen at the end of a decade.")
        else:
            words = translate("ForecastPanel", "At {limit} ppm or more, two events happen.")
        return Icon(ART, "event"), "", words.format(limit=told.event_level), PLAIN

    def _loss_words(self) -> Words:
        told = self.told
        if not told.supply:
            words = translate(
                "ForecastPanel", "No energy supply follows: the CO₂ level will not rise any further."
            )
            return CALM, "", words, PLAIN
        if not told.loss:
            words = translate("ForecastPanel", "The planet cannot be lost in this energy supply.")
            return CALM, "", words, PLAIN
        if told.loss == 1 and told.turns:
            words = translate("ForecastPanel", "The planet is lost if nothing more is done.")
        elif told.loss == 1:
            words = translate("ForecastPanel", "The planet is lost in this energy supply.")
        else:
            words = self._loss_chance()
        value = self._percent(told.loss)
        turns = self._turns_left() if told.turns else ""
        return WARNING, value, sentences(words.format(chance=value), turns), DANGER

    # --- events (14) --------------------------------------------------------------------------------------

    def events(self) -> Iterator[Row]:
        told = self.told
        title, number = translate("ForecastPanel", "Events of this decade"), len(told.strikes)
        sentence = translate("ForecastPanel", "{title}: {number}.").format(title=title, number=number)
        yield Heading(("events",), (at.EVENT,), sentence, "event", title, str(number))
        for strike in told.strikes:
            yield from self._strike(strike)
        if not told.strikes:  # A39
            words = translate("ForecastPanel", "No event is left.")
            yield Line(("no_event",), (at.EVENT,), words, CALM, body=words)
        strikes_now = told.next_event in {strike.card for strike in told.strikes}
        if told.next_event and not told.last_decade and not strikes_now:
            region = self.table.setting.event_region[told.next_event]
            words = translate("ForecastPanel", "The future event happens next decade: {region}.")
            words = words.format(region=self.speaker.region_name(region))
            places: tuple[PlaceKey, ...] = (at.NEXT_EVENT, at.region(region))
            yield Line(("next_event",), places, words, Icon(ART, "event"), body=words, tone=SOFT)

    def _strike(self, strike: Strike) -> Iterator[Row]:
        name = self.speaker.region_name(strike.region)
        event: PlaceKey = at.NEXT_EVENT if strike.card == self.told.next_event else at.EVENT
        places: tuple[PlaceKey, ...] = (event, at.region(strike.region))
        if strike.tolls:
            #: “It” is an event, a disaster; “there” is the region in the line above.
            words = translate("ForecastPanel", "It affects everyone without a plant or infrastructure there.")
        else:
            words = translate("ForecastPanel", "Nobody loses anything.")
        sentence = translate("ForecastPanel", "{title}. {explanation}").format(title=name, explanation=words)
        icon = WARNING if strike.tolls else CALM
        yield Line(("event", strike.card), places, sentence, icon, name, "", words)
        for toll in strike.tolls:
            yield self._toll(strike, toll, places)

    def _toll(self, strike: Strike, toll: Toll, places: tuple[PlaceKey, ...]) -> Line:
        """A cube, or points without any; and a CEP, or the penalty (A19)."""
        name, points = self.speaker.player_name(toll.player), self._points(toll.points)
        if toll.tech and toll.penalty:
            words = translate("ForecastPanel", "{name} gives {cubes} and takes a penalty of {penalty}.")
        elif toll.tech:
            words = translate("ForecastPanel", "{name} gives {cubes} and pays a CEP from {sources}.")
        elif toll.penalty:
            words = translate("ForecastPanel", "{name} loses {points} and takes a penalty of {penalty}.")
        else:
            words = translate("ForecastPanel", "{name} loses {points} and pays a CEP from {sources}.")
        sources = [str(self.speaker.word("Source", source)) for source in toll.sources]
        words = words.format(
            name=name,
            cubes=self._amount("cubes", toll.tech),
            points=points,
            penalty=self._points(toll.penalty),
            sources=self.speaker.listed("or", sources),
        )
        where = (*places, at.player(toll.player))
        return Line(("toll", strike.card, toll.player), where, words, self._sign(toll.player), body=words)

    # --- how they stand (16.2) ----------------------------------------------------------------------------

    def ranking(self) -> Iterator[Row]:
        title = translate("ForecastPanel", "Current standings")
        yield Heading(("ranking",), (at.SCORE,), title, "vp", title)
        for rank in self.told.ranking:
            name, value = self.speaker.player_name(rank.player), self._signed(rank.points)
            sentence = translate("ForecastPanel", "Place {place}: {name}, {points}.")
            sentence = sentence.format(place=rank.place, name=name, points=self._points(rank.points))
            places: tuple[PlaceKey, ...] = (at.player(rank.player), at.SCORE)
            yield Entry(("rank", rank.player), places, sentence, self._sign(rank.player), name, value)
        words = translate("ForecastPanel", "Goals, money, technology and UN goals are scored at the end.")
        yield Line(("ranking_note",), (), words, Icon(ART, "secret"), body=words, tone=SOFT)

    # --- the end of the game ------------------------------------------------------------------------------

    def end(self) -> Iterator[Row]:
        told = self.told
        title = translate("ForecastPanel", "End of the game")
        yield Heading(("ending",), DECADE, title, "decade", title)
        decades = self.table.setting.decades
        words = translate("ForecastPanel", "Decade {decade} of {decades}")
        words = words.format(decade=told.decade, decades=decades)
        icon, tone = (MET, PLAIN) if told.last_decade else (NOT_MET, SOFT)
        yield Line(("last_decade",), DECADE, words, icon, body=words, tone=tone)
        if told.last_decade:
            icon = Icon(ART, "vp")
            #: Whether the game goes on after this decade.
            words = translate("ForecastPanel", "This is the last decade: scoring follows.")
        elif told.loss == 1:
            icon = WARNING
            words = translate("ForecastPanel", "The CO₂ level ends the game in the energy supply.")
        elif told.loss:
            icon = WARNING
            words = translate("ForecastPanel", "The game continues unless the CO₂ level ends it.")
        else:
            icon = CALM
            words = translate("ForecastPanel", "The game continues after this decade.")
        yield Line(("outcome",), DECADE, words, icon, body=words)
