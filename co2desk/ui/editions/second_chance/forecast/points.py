"""What the decade leaves of a team's points, and the CO2 level that costs them (12, 13; A6, A7, A31)."""

from __future__ import annotations

from collections.abc import Iterator

from co2desk.engine.editions.second_chance.phases import REDUCTION, SUPPLY
from co2desk.text.figures import MINUS
from co2desk.ui.editions.second_chance.forecast.survival import SCORE, SurvivalTeller
from co2desk.ui.forecast.climate import Draws, Words
from co2desk.ui.forecast.words import CALM, CO2, rounded
from co2desk.ui.i18n.translation import translate
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.row_list.rows import ART, DANGER, PLAIN, Entry, Heading, Icon, Line, Row


class PointsRows(SurvivalTeller):
    def rows(self) -> list[Row]:
        drawn = self.told.phase == REDUCTION  # all of them have been, and paid for
        plants = () if drawn else self.plants(self.told.phase == SUPPLY)
        return [*self.points(), *self.climate(), *plants]

    # --- points (12, 13) ------------------------------------------------------------------------------

    #: A line of the calculation of the team's points at the end of the decade: now, what is added and
    #: paid, and what is left.
    def points(self) -> Iterator[Row]:
        told = self.told
        title = translate("ForecastPanel", "Points")
        yield Heading(("points",), SCORE, title, "vp", title)
        words = translate("ForecastPanel", "Now")
        yield self._entry("points_now", SCORE, "vp", words, self._signed(told.points))
        if told.total_income:
            words = translate("ForecastPanel", "Income, if all of it is taken as points")
            tracks = tuple(at.track(energy) for energy in range(self.table.setting.energies))
            yield self._entry("points_income", tracks, "money", words, f"+{told.total_income}")
        if told.goals is not None and told.goals.most:
            words = translate("ForecastPanel", "Open environmental goals")
            goals = tuple(at.environmental_goal(goal) for goal in told.open_goals)
            yield self._entry("points_goals", goals, "company_goal", words, self._paid(told.goals.most))
        if told.penalties:
            words = translate("ForecastPanel", "Penalties for missing CEPs")
            payers = tuple(at.region(visit.region) for visit in told.visits if visit.points)
            yield self._entry("points_penalties", payers, "cep", words, self._paid(told.penalties))
        if told.steps.highest:
            words = translate("ForecastPanel", "Reduction to {limit} ppm").format(limit=told.level.limit)
            cost = self._between(told.steps.lowest * told.price, told.steps.highest * told.price)
            yield self._entry("points_reduction", CO2, "ppm", words, cost)
        left = told.left(told.total_income)
        words = translate("ForecastPanel", "Points left")
        value, tone = self._spanned(left), DANGER if left.lowest < 0 and not self.hopeful else PLAIN
        sentence = translate("ForecastPanel", "{title}: {figures}.").format(title=words, figures=value)
        yield Entry(("points_left",), SCORE, sentence, Icon(ART, "vp"), words, value, True, tone)
        yield from self.survival()

    @staticmethod
    def _entry(key: str, places: tuple[PlaceKey, ...], glyph: str, title: str, value: str) -> Entry:
        sentence = translate("ForecastPanel", "{title}: {figures}.").format(title=title, figures=value)
        return Entry((key,), places, sentence, Icon(ART, glyph), title, value)

    @staticmethod
    def _paid(points: int) -> str:
        return f"{MINUS}{points}"

    def _between(self, least: int, most: int) -> str:
        if least == most:
            return self._paid(most)
        words = translate("ForecastPanel", "{lowest} to {highest}")
        return words.format(lowest=self._paid(least) if least else "0", highest=self._paid(most))

    # --- the CO2 level and its price (13) --------------------------------------------------------------

    def climate(self) -> Iterator[Row]:
        told = self.told
        level, kit = told.level, self.table.setting.kit
        draws = Draws(level.now, level.after.lowest, rounded(level.after.expected), level.after.highest)
        first = self.table.setting.co2_floor - 2 * kit.reduction_step  # the floor itself is to be seen
        yield from self.level(draws, told.phase != REDUCTION, None, level.limit, first)
        yield self.distance("loss", level.limit - level.now, level.limit, self._limit_words())
        yield self._reduction()

    #: Below the meter of the CO₂ level. “It” is that level.
    def _limit_words(self) -> Words:
        level = self.told.level
        if not level.over:
            words = translate("ForecastPanel", "It does not rise above {limit} ppm this decade.")
            return CALM, "", words.format(limit=level.limit), PLAIN
        if level.now > level.limit:
            words = translate("ForecastPanel", "You must pay points to bring it back down to {limit} ppm.")
        elif level.over == 1:
            words = translate(
                "ForecastPanel",
                "The energy supply will raise it above {limit} ppm. Then you must pay points to bring it "
                "back down.",
            )
        else:
            words = translate(
                "ForecastPanel",
                "Chance that the energy supply raises it above {limit} ppm: {chance}. Then you must pay "
                "points to bring it back down.",
            )
        value = "" if level.over == 1 else self._percent(level.over)  # a bare 100% would be read as a loss
        return Icon(ART, "smoke"), value, words.format(limit=level.limit, chance=value), PLAIN

    def _reduction(self) -> Line:
        told, kit = self.told, self.table.setting.kit
        steps = told.steps
        if not steps.highest:
            title, value = translate("ForecastPanel", "No reduction needed"), ""
        else:
            most = self._amount("steps", steps.highest)
            title = translate("ForecastPanel", "Reduction: {steps}")
            if steps.lowest != steps.highest:
                title = translate("ForecastPanel", "Reduction: {lowest} to {steps}")
            title = title.format(lowest=steps.lowest, steps=most)
            value = self._between(steps.lowest * told.price, steps.highest * told.price)
        now, later = self._points(told.price), [self._points(goals.price) for goals in told.later]
        words = translate("ForecastPanel", "Each {ppm} ppm costs {now} this decade.")
        if later:
            words = translate("ForecastPanel", "Each {ppm} ppm costs {now} this decade, then {later}.")
        listed = self.speaker.listed("and", later) if later else ""
        words = words.format(ppm=kit.reduction_step, now=now, later=listed)
        sentence = translate("ForecastPanel", "{title}. {explanation}").format(title=title, explanation=words)
        return Line(("reduction",), CO2, sentence, Icon(ART, "vp"), title, value, words)
