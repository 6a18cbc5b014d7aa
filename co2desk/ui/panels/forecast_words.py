"""What a forecast says, row by row (specification 6.1 to 6.4, 15.1, 16.4).

The numbers come from `co2desk.bots.outlook`, names and amounts from the speaker of the game; here are only
the sentences around them. Everything told lies open on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
    Forecast,
    Loss,
    Visit,
    percent,
)
from co2desk.engine.editions.first.ending import BELOW_DANGER, GREEN_REGIONS, LAST_DECADE, SOLO_POLLUTION
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import HAND, Energy, Player, Region
from co2desk.text.words import Words, capital
from co2desk.ui.models.places import Key
from co2desk.ui.panels.forecast_rows import (
    ALERT,
    ART,
    DANGER,
    DONE,
    ENERGY,
    LEADS,
    MARK,
    NOBODY,
    OPEN,
    PLAIN,
    SIGN,
    SOFT,
    Figures,
    Heading,
    Icon,
    Line,
    Meter,
    Players,
    Row,
)
from co2desk.ui.seats import Seat
from co2desk.ui.tongue import translate

CO2: tuple[Key, ...] = (("co2",),)
CALM, WARNING, MET, NOT_MET = Icon(MARK, DONE), Icon(MARK, ALERT), Icon(MARK, DONE), Icon(MARK, OPEN)


def headline(told: Forecast, table: FirstTable) -> tuple[str, str]:
    """What the forecast is about: a title, and a sentence below it."""
    if told.running:
        return (
            translate("ForecastPanel", "Supply phase of decade {decade}").format(decade=told.decade),
            translate("ForecastPanel", "What is still to come of it."),
        )
    if told.decade == table.decade:  # the auction between two decades (16.2)
        return (
            translate("ForecastPanel", "Before decade {decade}").format(decade=told.decade),
            translate("ForecastPanel", "What its supply phase would bring now."),
        )
    title = translate("ForecastPanel", "If decade {decade} ended now").format(decade=table.decade)
    if told.decade:
        bring = translate("ForecastPanel", "What the supply phase of decade {decade} would bring.")
        return title, bring.format(decade=told.decade)
    if told.last_decade:
        return title, translate("ForecastPanel", "Last decade: no supply phase follows, scoring begins.")
    return title, translate("ForecastPanel", "The game would end: no supply phase follows, scoring begins.")


class ForecastRows:
    """Makes the rows of one forecast. `table` is the one on which it was made; for the forecast after a move
    it is the table before it, which is asked only for what the move has not decided."""

    def __init__(self, told: Forecast, table: FirstTable, seats: Sequence[Seat], speaker: Words) -> None:
        self.told, self.table, self.seats, self.speaker = told, table, seats, speaker

    def rows(self) -> list[Row]:
        return [*self.climate(), *self.visits(), *self.event(), *self.income(), *self.end()]

    # --- pieces ---------------------------------------------------------------------------------------

    def _amount(self, noun: str, n: int) -> str:
        return self.speaker.plural("amounts", noun, n)

    def _sign(self, player: Player) -> Icon:
        return Icon(SIGN, self.seats[player].sign)

    @staticmethod
    def _percent(chance: Fraction) -> str:
        return translate("ForecastPanel", "{percent} %").format(percent=percent(chance))

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
        if level.to_danger <= 0:
            words = translate("ForecastPanel", "Disasters strike.")
            return Icon(ART, "event"), "", words, PLAIN
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
            words = translate("ForecastPanel", "{name} has no CEP and must buy one for {price}: {paid}.")
        elif visit.least_points:
            words = translate(
                "ForecastPanel",
                "{name} has no CEP and must buy one for {price}: {paid}, "
                "or only {least} with the income taken in money.",
            )
        else:
            words = translate(
                "ForecastPanel",
                "{name} has no CEP and must buy one for {price}: {paid}, "
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

    # --- income (6.1, 15.2 step 3) --------------------------------------------------------------------

    def income(self) -> Iterator[Row]:
        told, energies = self.told, range(self.table.setting.energies)
        if told.running:
            title = translate("ForecastPanel", "Income still to be divided")
            nothing = translate("ForecastPanel", "Everybody has had the income of this decade.")
        elif told.decade:
            title = translate("ForecastPanel", "Income")
            nothing = translate("ForecastPanel", "Nobody earns anything yet.")
        else:
            title = translate("ForecastPanel", "Income in the final scoring")
            nothing = translate("ForecastPanel", "There is none.")
        tracks = tuple(("track", energy) for energy in energies)
        yield Heading(("income",), tracks, title, "money", title)
        totals = tuple(told.earned(player) for player in range(len(told.income)))
        if not any(totals):
            sentence = translate("ForecastPanel", "{title}. {explanation}")
            words = sentence.format(title=title, explanation=nothing)
            yield Line(("no_income",), tracks, words, CALM, body=nothing)
            return
        names = tuple(self.speaker.player_name(player) for player in range(len(totals)))
        players: tuple[Key, ...] = tuple(("player", player) for player in range(len(totals)))
        listed = translate("ForecastPanel", "Players: {names}.").format(
            names=self.speaker.listed("comma", names)
        )
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
            (("track", energy),),
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

    # --- the end of the game (15.1) -------------------------------------------------------------------

    def end(self) -> Iterator[Row]:
        told, table = self.told, self.table
        title = translate("ForecastPanel", "End of the game")
        decades = (("decade",),)
        yield Heading(("ending",), decades, title, "decade", title)
        icon, words = self._outcome()
        yield Line(("outcome",), decades, words, icon, body=words)
        last = LAST_DECADE in told.ends
        words = translate("ForecastPanel", "Decade {decade} of {decades}").format(
            decade=table.decade, decades=table.setting.decades
        )
        yield self._condition("last_decade", decades, last, words)
        yield self._green_regions(GREEN_REGIONS in told.ends)
        yield self._condition("below_danger", CO2, BELOW_DANGER in told.ends, self._fallen())

    def _outcome(self) -> tuple[Icon, str]:
        """Whether the game goes on after this decade, or after the supply phase that follows (6.4, 15.1)."""
        told = self.told
        if told.lost == CERTAIN:
            return WARNING, translate("ForecastPanel", "The CO₂ level ends the game after the supply phase.")
        if not told.ends and told.lost == POSSIBLE:
            return WARNING, translate("ForecastPanel", "The game goes on, unless the CO₂ level ends it.")
        if not told.ends:
            return CALM, translate("ForecastPanel", "The game goes on after this decade.")
        if told.decade:
            return WARNING, translate("ForecastPanel", "This decade is the last one: scoring follows it.")
        if told.last_decade:
            words = translate("ForecastPanel", "Last decade: no supply phase follows, scoring begins.")
            return WARNING, words
        return WARNING, translate("ForecastPanel", "The game ends after this decade, and scoring begins.")

    @staticmethod
    def _condition(key: str, places: tuple[Key, ...], holds: bool, words: str) -> Line:
        """One of the three conditions, with a mark that says whether it holds."""
        if holds:
            sentence = translate("ForecastPanel", "{condition}: this ends the game.")
        else:
            sentence = translate("ForecastPanel", "{condition}: this does not end the game yet.")
        icon = MET if holds else NOT_MET
        return Line(
            (key,),
            places,
            sentence.format(condition=words),
            icon,
            body=words,
            tone=PLAIN if holds else SOFT,
        )

    def _green_regions(self, holds: bool) -> Line:
        table = self.table
        needed = table.setting.kit.green_regions_to_end
        green: list[Region] = [region for region in range(table.setting.regions) if table.is_green(region)]
        if holds:
            words = translate("ForecastPanel", "Regions with green plants only: {needed} or more")
        else:
            words = translate("ForecastPanel", "Regions with green plants only: {number} of {needed}")
        words = words.format(number=len(green), needed=needed)
        return self._condition("green_regions", tuple(("region", region) for region in green), holds, words)

    def _fallen(self) -> str:
        """Whether the level can still fall out of danger, or has (G-10)."""
        told, table = self.told, self.table
        limit = told.climate.now + told.climate.to_danger
        if told.decade == table.decade:
            words = translate("ForecastPanel", "CO₂ back below {limit} ppm: decided after the supply phase")
        elif table.level_after_supply < limit:
            words = translate("ForecastPanel", "CO₂ back below {limit} ppm: not reached in this decade")
        else:
            words = translate("ForecastPanel", "CO₂ back below {limit} ppm")
        return words.format(limit=limit)
