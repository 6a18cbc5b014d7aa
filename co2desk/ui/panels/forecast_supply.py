"""What the supply phase brings: the CO2 level, fossil plants and who pays for them, the event.

Specification 6.2 to 6.4 and 16.4; follows D-10 to D-13, D-39, G-05.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from co2desk.bots.outlook import (
    BY_PLAYER,
    BY_REGION,
    CERTAIN,
    FORCED,
    IMPOSSIBLE,
    POSSIBLE,
    Climate,
    Disaster,
    Loss,
    Visit,
)
from co2desk.engine.editions.first.ending import SOLO_POLLUTION
from co2desk.engine.table.ids import HAND
from co2desk.ui.models.places import Key
from co2desk.ui.panels.forecast_rows import (
    ART,
    DANGER,
    MARK,
    NOBODY,
    PLAIN,
    SOFT,
    Heading,
    Icon,
    Line,
    Meter,
    Row,
)
from co2desk.ui.panels.forecast_words import CALM, CO2, WARNING, Teller
from co2desk.ui.tongue import translate


class SupplyRows(Teller):
    def rows(self) -> list[Row]:
        return [*self.climate(), *self.visits(), *self.event()]

    # --- the CO2 level (6.2, 6.3, 6.4) ----------------------------------------------------------------

    def climate(self) -> Iterator[Row]:
        level = self.told.climate
        danger, loss = level.now + level.to_danger, level.now + level.to_loss
        title = translate("ForecastPanel", "CO₂ level")
        yield Heading(("climate",), CO2, title, "ppm", title)
        yield Meter(
            ("level",),
            CO2,
            self._level_sentence(level),
            level.now,
            level.lowest,
            int(level.expected + Fraction(1, 2)),
            level.highest,
            danger,
            loss,
        )
        yield self._distance("danger", level.to_danger, danger, self._danger_words(level, danger))
        yield self._distance("loss", level.to_loss, loss, self._loss_words())

    def _level_sentence(self, level: Climate) -> str:
        if not self.told.decade:
            sentence = translate("ForecastPanel", "The CO₂ level is {now} ppm.")
        elif level.highest == level.now:
            sentence = translate("ForecastPanel", "The CO₂ level stays at {now} ppm.")
        elif level.lowest == level.highest:
            sentence = translate("ForecastPanel", "The CO₂ level rises from {now} to {highest} ppm.")
        else:
            sentence = translate(
                "ForecastPanel",
                "The CO₂ level is {now} ppm. About {expected} are expected, {lowest} to {highest} possible.",
            )
        expected = int(level.expected + Fraction(1, 2))
        return sentence.format(now=level.now, expected=expected, lowest=level.lowest, highest=level.highest)

    def _distance(self, key: str, ppm: int, limit: int, words: tuple[Icon, str, str, str]) -> Line:
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

    def _danger_words(self, level: Climate, danger: int) -> tuple[Icon, str, str, str]:
        if not self.told.decade:
            words = translate("ForecastPanel", "No event follows.")
        elif level.to_danger <= 0:
            words = translate("ForecastPanel", "Disasters strike.")
        else:
            words = translate("ForecastPanel", "Disasters strike from {limit} ppm on.").format(limit=danger)
        return Icon(ART, "event"), "", words, PLAIN

    def _loss_words(self) -> tuple[Icon, str, str, str]:
        told, chance = self.told, self.told.climate.loss
        scored = told.pollution_ending == SOLO_POLLUTION
        if not told.decade:
            words = translate("ForecastPanel", "No supply phase follows: it rises no more.")
            return CALM, "", words, PLAIN
        if told.lost == IMPOSSIBLE:
            if scored:
                words = translate("ForecastPanel", "Pollution cannot end the game in this supply phase.")
            else:
                words = translate("ForecastPanel", "The planet cannot be lost in this supply phase.")
            return CALM, "", words, PLAIN
        if told.lost == CERTAIN:
            if scored:
                words = translate("ForecastPanel", "Pollution ends the game after this supply phase.")
            else:
                words = translate("ForecastPanel", "The planet is lost after this supply phase.")
        elif scored:
            words = translate("ForecastPanel", "Chance that pollution ends the game: {chance}.")
        else:
            words = translate("ForecastPanel", "Chance that the planet is lost: {chance}.")
        value = self._percent(chance)
        return WARNING, value, words.format(chance=value), DANGER

    # --- fossil plants (6.2) --------------------------------------------------------------------------

    def visits(self) -> Iterator[Row]:
        told = self.told
        if not told.decade:
            return
        if told.running:
            title = translate("ForecastPanel", "Fossil plants still to come")
        else:
            title = translate("ForecastPanel", "Fossil plants to come")
        number = len(told.draws)
        sentence = translate("ForecastPanel", "{title}: {number}.").format(title=title, number=number)
        drawing = tuple(("region", region) for region in told.draws)
        yield Heading(("visits",), drawing, sentence, "smoke", title, str(number))
        for visit in told.visits:
            yield self._visit(visit)
        if not told.visits:
            words = translate("ForecastPanel", "No region gets a fossil plant.")
            yield Line(("no_visits",), (), words, CALM, body=words)
        elif not told.order_fixed:  # D-10
            words = translate(
                "ForecastPanel",
                "The start player may begin with another region. Then others may have to buy.",
            )
            yield Line(("order",), (), words, Icon(ART, "start_player"), body=words, tone=SOFT)

    def _visit(self, visit: Visit) -> Line:
        region = self.speaker.region_name(visit.region)
        value, body = self._payment(visit)
        if visit.slot < 0:  # D-11, the other reading
            body = translate(
                "ForecastPanel", "No slot is left for a plant, but a CEP is due. {payment}"
            ).format(payment=body)
        sentence = translate("ForecastPanel", "{region}: {payment}").format(region=region, payment=body)
        icon = {BY_PLAYER: self._payer(visit), FORCED: self._payer(visit), BY_REGION: Icon(ART, "cep")}.get(
            visit.payment, Icon(MARK, NOBODY)
        )
        tone = DANGER if visit.payment == FORCED else PLAIN
        return Line(("visit", visit.region), self._visited(visit), sentence, icon, region, value, body, tone)

    def _payer(self, visit: Visit) -> Icon:
        return self._sign(visit.payer) if visit.payer >= 0 else Icon(MARK, NOBODY)

    @staticmethod
    def _visited(visit: Visit) -> tuple[Key, ...]:
        places: list[Key] = [("region", visit.region)]
        if visit.slot >= 0:
            places.append(("slot", visit.region, visit.slot))
        if visit.payer >= 0:
            places.append(("player", visit.payer))
        if visit.payment == BY_REGION:
            places.append(("region_cep", visit.region))
        if visit.payment == FORCED:
            places.append(("market",))
        places += (("region_cep", source) for source in visit.sources if source != HAND)
        return tuple(places)

    def _payment(self, visit: Visit) -> tuple[str, str]:
        """What it costs in short, and who pays how in a sentence (D-12, D-13, G-05)."""
        one = self._amount("ceps", 1)
        if visit.payment == BY_PLAYER:
            sources = [str(self.speaker.word("Source", source)) for source in visit.sources]
            words = translate("ForecastPanel", "{name} pays a CEP from {sources}.")
            name = self.speaker.player_name(visit.payer)
            return one, words.format(name=name, sources=self.speaker.listed("or", sources))
        if visit.payment == FORCED:
            return self._forced(visit)
        region = self.speaker.region_name(visit.region)
        if visit.payment == BY_REGION:
            return one, translate("ForecastPanel", "{region} pays one of its own CEPs.").format(region=region)
        return "", translate("ForecastPanel", "Nobody controls it and it has no CEP: nobody pays.")

    def _forced(self, visit: Visit) -> tuple[str, str]:
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
                "{name} has no CEP and must buy one for {price}, paid with {paid}, "
                "or only {least} with the income taken in money.",
            )
        else:
            words = translate(
                "ForecastPanel",
                "{name} has no CEP and must buy one for {price}, paid with {paid}, "
                "or no points with the income taken in money.",
            )
        return self.speaker.listed("comma", goods), words.format(
            name=self.speaker.player_name(visit.payer),
            price=self._amount("dollars", visit.price),
            paid=self.speaker.listed("and", goods),
            least=self._amount("points", visit.least_points),
        )

    # --- the event (6.3, 16.4) ------------------------------------------------------------------------

    def event(self) -> Iterator[Row]:
        if not self.told.decade:
            return
        title = translate("ForecastPanel", "Event")
        disaster = self.told.disaster
        if disaster is None:  # an own copy with more decades than events
            yield Heading(("event",), (("event",),), title, "event", title)
            words = translate("ForecastPanel", "No event card is left.")
            yield Line(("no_event",), (("event",),), words, CALM, body=words)
            return
        region = self.speaker.region_name(disaster.region)
        places: tuple[Key, ...] = (("event",), ("region", disaster.region))
        sentence = translate("ForecastPanel", "{title}: {region}.").format(title=title, region=region)
        yield Heading(("event",), places, sentence, "event", title, region)
        yield self._strike(disaster, places)
        if disaster.strikes != IMPOSSIBLE:
            yield from self._losses(disaster, places)

    def _strike(self, disaster: Disaster, places: tuple[Key, ...]) -> Line:
        level = self.told.climate
        value, tone, icon = "", DANGER, WARNING
        if disaster.strikes == CERTAIN:
            title = translate("ForecastPanel", "Strikes for certain")
            body = translate("ForecastPanel", "The CO₂ level will be {limit} ppm or more.")
        elif disaster.strikes == POSSIBLE:
            title, value = translate("ForecastPanel", "May strike"), self._percent(level.danger)
            body = translate("ForecastPanel", "It does if the CO₂ level reaches {limit} ppm.")
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

    def _losses(self, disaster: Disaster, places: tuple[Key, ...]) -> Iterator[Row]:
        for loss in disaster.losses:
            words = self._loss(loss)
            yield Line(
                ("lost", loss.player),
                (*places, ("player", loss.player)),
                words,
                self._sign(loss.player),
                body=words,
            )
        if not disaster.losses:
            words = translate("ForecastPanel", "Nobody loses anything: every player has a green plant there.")
            yield Line(("no_losses",), places, words, CALM, body=words)
        if disaster.un_goal:
            words = translate("ForecastPanel", "UN goal {card} leaves the row.").format(card=disaster.un_goal)
            yield Line(("un_goal",), (("un", 0),), words, Icon(ART, "un_goal"), body=words)

    def _loss(self, loss: Loss) -> str:
        name = self.speaker.player_name(loss.player)
        if loss.tech:
            words = translate("ForecastPanel", "{name} gives {cubes}.")
        else:
            words = translate("ForecastPanel", "{name} has no technology and loses {points}.")
        return words.format(
            name=name, cubes=self._amount("cubes", loss.tech), points=self._amount("points", loss.points)
        )
