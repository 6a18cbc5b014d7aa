"""Fossil plants to come and who pays for them (first edition: 6.2; Second Chance: 13)."""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.engine.table.ids import HAND
from co2desk.forecast import BY_PLAYER, BY_REGION, UNPAID, Outlook, Visit
from co2desk.ui.forecast.words import CALM, Teller
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ART, DANGER, MARK, NOBODY, PLAIN, Heading, Icon, Line, Row


class VisitTeller(Teller):
    told: Outlook

    def plants(self, running: bool) -> Iterator[Row]:
        """How many, and a line for each region that costs somebody something."""
        told = self.told
        if running:
            title = translate("ForecastPanel", "Fossil plants still to come")
        else:
            title = translate("ForecastPanel", "Fossil plants to come")
        number = len(told.draws)
        sentence = translate("ForecastPanel", "{title}: {number}.").format(title=title, number=number)
        drawing = tuple(at.region(region) for region in told.draws)
        yield Heading(("visits",), drawing, sentence, "smoke", title, str(number))
        for visit in told.visits:
            yield self._visit(visit)
        if not told.visits:
            words = translate("ForecastPanel", "No region gets a fossil plant.")
            yield Line(("no_visits",), (), words, CALM, body=words)

    def _visit(self, visit: Visit) -> Line:
        region = self.speaker.region_name(visit.region)
        value, body = self._payment(visit)
        if visit.slot < 0:
            body = self._without_draw(body)
        sentence = translate("ForecastPanel", "{region}: {payment}").format(region=region, payment=body)
        payer = self._sign(visit.payer) if visit.payer >= 0 else Icon(MARK, NOBODY)
        icon = {BY_REGION: Icon(ART, "cep"), UNPAID: Icon(MARK, NOBODY)}.get(visit.payment, payer)
        tone = PLAIN if visit.payment in (BY_PLAYER, BY_REGION, UNPAID) else DANGER
        return Line(("visit", visit.region), self._visited(visit), sentence, icon, region, value, body, tone)

    @staticmethod
    def _visited(visit: Visit) -> tuple[PlaceKey, ...]:
        places: list[PlaceKey] = [at.region(visit.region)]
        if visit.slot >= 0:
            places.append(at.slot(visit.region, visit.slot))
        if visit.payer >= 0:
            places.append(at.player(visit.payer))
        if visit.payment == BY_REGION:
            places.append(at.region_cep(visit.region))
        if visit.price:
            places.append(at.MARKET)
        places += (at.region_cep(source) for source in visit.sources if source != HAND)
        return tuple(places)

    def _payment(self, visit: Visit) -> tuple[str, str]:
        """What it costs in short, and who pays how in a sentence (D-12, D-13, G-05; A19, A35)."""
        one = self._amount("ceps", 1)
        if visit.payment == BY_PLAYER:
            sources = [str(self.speaker.word("Source", source)) for source in visit.sources]
            words = translate("ForecastPanel", "{name} pays a CEP from {sources}.")
            name = self.speaker.player_name(visit.payer)
            return one, words.format(name=name, sources=self.speaker.listed("or", sources))
        region = self.speaker.region_name(visit.region)
        if visit.payment == BY_REGION:
            return one, translate("ForecastPanel", "{region} pays one of its own CEPs.").format(region=region)
        if visit.payment == UNPAID:
            return "", translate("ForecastPanel", "Nobody controls it and it has no CEP: nobody pays.")
        return self._without_cep(visit)

    def _without_cep(self, visit: Visit) -> tuple[str, str]:
        """What becomes of a payer without a CEP: the edition's own."""
        raise NotImplementedError

    def _without_draw(self, payment: str) -> str:
        """A payment without a plant that is drawn: the edition's own."""
        raise NotImplementedError
