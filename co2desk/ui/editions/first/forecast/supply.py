"""What the supply phase brings: the CO2 level, fossil plants and who pays for them, the event.

Specification 6.2 to 6.4 and 16.4; follows D-10 to D-13, D-39, G-05.
"""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.engine.editions.first.ending import SOLO_POLLUTION
from co2desk.engine.editions.first.table import FirstTable
from co2desk.forecast import (
    CERTAIN,
    IMPOSSIBLE,
    POSSIBLE,
    Climate,
    Disaster,
    Forecast,
    Loss,
    Visit,
)
from co2desk.ui.forecast.climate import ClimateTeller, Draws, Words
from co2desk.ui.forecast.fossil_plants import VisitTeller
from co2desk.ui.forecast.words import CALM, CO2, WARNING, rounded
from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ART, DANGER, PLAIN, SOFT, Heading, Icon, Line, Row


class SupplyRows(ClimateTeller, VisitTeller):
    told: Forecast
    table: FirstTable

    def rows(self) -> list[Row]:
        return [*self.climate(), *self.visits(), *self.event()]

    # --- the CO2 level (6.2, 6.3, 6.4) ----------------------------------------------------------------

    def climate(self) -> Iterator[Row]:
        level = self.told.climate
        danger, loss = level.now + level.to_danger, level.now + level.to_loss
        draws = Draws(level.now, level.lowest, rounded(level.expected), level.highest)
        yield from self.level(draws, self.told.decade > 0, danger, loss)
        yield self.distance("danger", level.to_danger, danger, self._danger_words(level, danger))
        yield self.distance("loss", level.to_loss, loss, self._loss_words())

    def _danger_words(self, level: Climate, danger: int) -> Words:
        if not self.told.decade:
            words = translate("ForecastPanel", "No event follows.")
        elif level.to_danger <= 0:
            words = translate("ForecastPanel", "Disasters strike.")
        else:
            words = translate("ForecastPanel", "Disasters strike at {limit} ppm or more.").format(
                limit=danger
            )
        return Icon(ART, "event"), "", words, PLAIN

    def _loss_words(self) -> Words:
        told, chance = self.told, self.told.climate.loss
        scored = told.pollution_ending == SOLO_POLLUTION
        if not told.decade:
            words = translate(
                "ForecastPanel", "No supply phase follows: the CO₂ level will not rise any further."
            )
            return CALM, "", words, PLAIN
        if told.lost == IMPOSSIBLE:
            if scored:
                words = translate("ForecastPanel", "Pollution cannot end the game in this supply phase.")
            else:
                words = translate("ForecastPanel", "The planet cannot be lost in this supply phase.")
            return CALM, "", words, PLAIN
        if told.lost == CERTAIN and told.turns:
            if scored:
                words = translate("ForecastPanel", "Pollution ends the game if nothing more is done.")
            else:
                words = translate("ForecastPanel", "The planet is lost if nothing more is done.")
        elif told.lost == CERTAIN:
            if scored:
                words = translate("ForecastPanel", "Pollution ends the game after this supply phase.")
            else:
                words = translate("ForecastPanel", "The planet is lost after this supply phase.")
        elif scored:
            words = self._pollution_chance()
        else:
            words = self._loss_chance()
        value = self._percent(chance)
        turns = self._turns_left() if told.turns else ""
        return WARNING, value, sentences(words.format(chance=value), turns), DANGER

    def _pollution_chance(self) -> str:
        if self.told.turns:
            return translate(
                "ForecastPanel", "Chance that pollution ends the game if nothing more is done: {chance}."
            )
        return translate("ForecastPanel", "Chance that pollution ends the game: {chance}.")

    # --- fossil plants (6.2) --------------------------------------------------------------------------

    def visits(self) -> Iterator[Row]:
        told = self.told
        if not told.decade:
            return
        yield from self.plants(told.running)
        if told.visits and not told.order_fixed:  # D-10
            words = translate(
                "ForecastPanel",
                "The start player may begin with another region. Then other players may have to buy.",
            )
            yield Line(("order",), (), words, Icon(ART, "start_player"), body=words, tone=SOFT)

    def _without_draw(self, payment: str) -> str:
        """D-11, the other reading."""
        return sentences(
            #: About a region in the supply phase.
            translate("ForecastPanel", "There is no free slot for a plant, but a CEP must still be paid."),
            payment,
        )

    def _without_cep(self, visit: Visit) -> tuple[str, str]:
        """A forced purchase: money first, points for what is missing (D-13)."""
        goods = self.speaker.goods(money=visit.money, vp=visit.points)
        if not visit.points:
            words = translate("ForecastPanel", "{name} has no CEP and must buy one for {price}.")
        elif visit.least_points == visit.points:
            words = translate(
                "ForecastPanel", "{name} has no CEP and must buy one for {price}, paid with {paid}."
            )
        elif visit.least_points:
            words = translate(
                "ForecastPanel",
                "{name} has no CEP and must buy one for {price}, paid with {paid} (only {least} if the "
                "income is taken as money).",
            )
        else:
            words = translate(
                "ForecastPanel",
                "{name} has no CEP and must buy one for {price}, paid with {paid} (no points if the income "
                "is taken as money).",
            )
        return self.speaker.listed("comma", goods), words.format(
            name=self.speaker.player_name(visit.payer),
            price=self._amount("dollars", visit.price),
            paid=self.speaker.listed("and", goods),
            least=self._amount("points", visit.least_points),
        )

    # --- the event (6.3, 16.4) ------------------------------------------------------------------------

    #: Heading over what is told of the coming event.
    def event(self) -> Iterator[Row]:
        if not self.told.decade:
            return
        title = translate("ForecastPanel", "Event")
        disaster = self.told.disaster
        if disaster is None:  # an own copy with more decades than events
            yield Heading(("event",), (at.EVENT,), title, "event", title)
            words = translate("ForecastPanel", "No event card is left.")
            yield Line(("no_event",), (at.EVENT,), words, CALM, body=words)
            return
        region = self.speaker.region_name(disaster.region)
        places: tuple[PlaceKey, ...] = (at.EVENT, at.region(disaster.region))
        sentence = translate("ForecastPanel", "{title}: {region}.").format(title=title, region=region)
        yield Heading(("event",), places, sentence, "event", title, region)
        yield self._strike(disaster, places)
        if disaster.strikes != IMPOSSIBLE:
            yield from self._losses(disaster, places)

    #: Whether the event, a disaster in a region, will happen: a title, and a sentence that explains it.
    #: “It” is the event.
    def _strike(self, disaster: Disaster, places: tuple[PlaceKey, ...]) -> Line:
        level = self.told.climate
        value, tone, icon = "", DANGER, WARNING
        if disaster.strikes == CERTAIN:
            title = translate("ForecastPanel", "Certain to strike")
            body = translate("ForecastPanel", "The CO₂ level will be {limit} ppm or more.")
        elif disaster.strikes == POSSIBLE:
            title, value = translate("ForecastPanel", "May strike"), self._percent(level.danger)
            body = translate("ForecastPanel", "It strikes if the CO₂ level reaches {limit} ppm.")
        else:
            title, tone, icon = translate("ForecastPanel", "Does not strike"), PLAIN, CALM
            body = translate("ForecastPanel", "The CO₂ level stays below {limit} ppm.")
        body = body.format(limit=level.now + level.to_danger)
        if value:
            sentence = translate("ForecastPanel", "{title}: {chance}. {explanation}")
        else:
            sentence = translate("ForecastPanel", "{title}. {explanation}")
        sentence = sentence.format(title=title, chance=value, explanation=body)
        return Line(("strike",), (*places, *CO2), sentence, icon, title, value, body, tone)

    def _losses(self, disaster: Disaster, places: tuple[PlaceKey, ...]) -> Iterator[Row]:
        for loss in disaster.losses:
            words = self._loss(loss)
            yield Line(
                ("lost", loss.player),
                (*places, at.player(loss.player)),
                words,
                self._sign(loss.player),
                body=words,
            )
        if not disaster.losses:
            words = translate("ForecastPanel", "Nobody loses anything: every player has a green plant there.")
            yield Line(("no_losses",), places, words, CALM, body=words)
        if disaster.un_goal:
            words = translate("ForecastPanel", "UN goal {card} is removed.").format(
                card=self.speaker.card("un_goal", disaster.un_goal)
            )
            yield Line(("un_goal",), (at.un_goal(0),), words, Icon(ART, "un_goal"), body=words)

    def _loss(self, loss: Loss) -> str:
        name = self.speaker.player_name(loss.player)
        if loss.tech:
            words = translate("ForecastPanel", "{name} gives {cubes}.")
        else:
            words = translate("ForecastPanel", "{name} has no technology and loses {points}.")
        return words.format(
            name=name, cubes=self._amount("cubes", loss.tech), points=self._amount("points", loss.points)
        )
