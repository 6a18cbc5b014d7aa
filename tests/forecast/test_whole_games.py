"""Forecasts made in whole random games, held against what really happened (specification 6, 15.1).

A forecast tells what follows if the decade ended now. Right before the last turn of a decade is ended it
has to come true, as far as nobody chooses otherwise in between: the end of the turn can still bring
expertise, and an auction can move goods, so incomes, payments and losses are compared where nothing of that
kind happened.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from co2desk.engine.editions.first.ending import BELOW_DANGER, GREEN_REGIONS, LAST_DECADE
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as e
from co2desk.engine.table.actions import EndTurn
from co2desk.forecast import (
    BY_PLAYER,
    BY_REGION,
    CERTAIN,
    FORCED,
    IMPOSSIBLE,
    POSSIBLE,
    UNPAID,
    Forecast,
    Visit,
    forecast,
    warnings,
)
from co2desk.forecast.warnings import ends_decade
from tests.engine.first.random_play import Plan, plan
from tests.engine.random_play import GAMES, play

pytestmark = pytest.mark.slow

MANY, CHUNK = GAMES * 3, 20  # forced purchases and green regions are rare
BETWEEN_TURNS = {"event", "decade"}  # one of them waits while a supply phase goes on or is about to begin

# What may happen between the end of a turn and the next decade without changing anything that is forecast.
NEUTRAL = {
    e.TurnEnded,
    e.StartPlayerChanged,
    e.SummitHeld,
    e.SummitReplaced,
    e.ExpertiseDeclined,
    e.BidMade,
    e.BidPassed,
    e.AuctionWon,
    e.AuctionFailed,
}
PAID: dict[type[object], str] = {e.RegionCepPaid: BY_REGION, e.CepPaid: BY_PLAYER, e.CepForced: FORCED}


@dataclass
class Supply:
    """A forecast of a supply phase, and what happened afterwards."""

    told: Forecast
    due: int  # payments that were being decided when the forecast was made
    begun: bool  # the supply phase had begun
    before: list[Event] = field(default_factory=list)  # what happened before the supply phase
    events: list[Event] = field(default_factory=list)  # what happened in it; nothing if the game ended before

    def hear(self, event: Event) -> None:
        self.begun = self.begun or type(event) is e.DecadeBegan
        (self.events if self.begun else self.before).append(event)

    def of(self, *kinds: type[object]) -> list[Any]:
        return [event for event in self.events if type(event) in kinds]

    @property
    def unchanged(self) -> bool:
        return {type(event) for event in self.before} <= NEUTRAL


def supplies(chosen: Plan) -> Iterator[tuple[Supply, FirstTable]]:
    """Every forecast made before the last turn of a decade is ended, in the auction between two decades or
    inside a supply phase, as soon as that phase, or the game, is over; with the table then."""
    waiting: list[Supply] = []
    for game, action in play(chosen):
        kinds = {frame.kind for frame in game.table.stack}
        if kinds & BETWEEN_TURNS or (type(action) is EndTurn and ends_decade(game.table)):
            told = forecast(game.table, game.decision.player)
            due = sum(frame.kind in ("pay_cep", "forced_purchase") for frame in game.table.stack)
            waiting.append(Supply(told, due, told.running))
        after = game.copy()
        for event in after.apply_trusted(action):
            for found in waiting:
                found.hear(event)
            if type(event) in (e.RoundBegan, e.GameEnded):
                yield from ((found, after.table) for found in waiting)
                waiting = []


def assert_level_and_regions(found: Supply, table: FirstTable) -> None:
    """6.2, 6.3: which regions draw, within which bounds the level ends, whether the event strikes."""
    told, climate, setting = found.told, found.told.climate, table.setting
    placed = found.of(e.FossilPlantPlaced)
    regions = [event.region for event in placed]
    assert sorted(regions) == sorted(told.draws)
    assert not told.order_fixed or regions == list(told.draws)
    level = placed[-1].co2 if placed else climate.now
    assert climate.lowest <= level <= climate.highest
    assert climate.lowest <= climate.expected <= climate.highest
    assert told.decade == table.decade
    assert climate.danger > 0 if level >= setting.kit.danger_ppm else climate.danger < 1
    assert told.lost != (IMPOSSIBLE if level >= setting.lost_from else CERTAIN)
    endings = [event.reason for event in found.of(e.GameEnded)]
    assert endings == ([told.pollution_ending] if level >= setting.lost_from else [])
    cards = [(event.card, event.region) for event in found.of(e.DisasterStruck, e.DisasterAvoided)]
    assert cards == ([] if told.disaster is None else [(told.disaster.card, told.disaster.region)])


def assert_incomes(found: Supply, players: int) -> None:
    """6.1: every income that is still to be divided, by player."""
    divided = {event.player: event.money + event.vp for event in found.of(e.IncomeSplit)}
    assert [found.told.earned(p) for p in range(players)] == [divided.get(p, 0) for p in range(players)]


def assert_payments(found: Supply) -> None:
    """6.2: who pays, in order; a forced purchase costs what was said, within what the income can help."""
    paid = found.of(e.RegionCepPaid, e.CepPaid, e.CepForced)[found.due :]
    visits = [visit for visit in found.told.visits if visit.payment != UNPAID]
    assert len(paid) == len(visits)
    cashed = bool(found.of(e.CompanyGoalCashed))
    for visit, event in zip(visits, paid, strict=True):
        assert PAID[type(event)] == visit.payment
        assert event[0] == (visit.region if visit.payment == BY_REGION else visit.payer)
        if visit.payment == FORCED:
            assert_price(visit, event, cashed)


def assert_price(visit: Visit, event: e.CepForced, cashed: bool) -> None:
    """D-13: cash first, points for the rest; a company goal cashed on the way only helps (DP-08)."""
    assert event.money + event.vp == visit.price == visit.money + visit.points
    assert event.vp <= visit.points
    assert cashed or event.vp >= visit.least_points


def assert_losses(found: Supply) -> None:
    """6.3: who is hit, and what it takes; alone also a UN goal (16.4)."""
    disaster = found.told.disaster
    struck = bool(found.of(e.DisasterStruck))
    if disaster is None:
        assert not struck
        return
    assert disaster.strikes != (IMPOSSIBLE if struck else CERTAIN)
    if struck:
        given = {event.player for event in found.of(e.TechDonated)}
        lost = {event.player: event.amount for event in found.of(e.PointsLost)}
        assert given == {loss.player for loss in disaster.losses if loss.tech}
        assert lost == {loss.player: loss.points for loss in disaster.losses if loss.points}
        taken = [event.card for event in found.of(e.UnGoalRemoved)]
        assert taken == ([disaster.un_goal] if disaster.un_goal else [])


def payments_are_fixed(found: Supply, chosen: Plan) -> bool:
    """Nobody can shift a payment: the order is known, and any source may pay (D-10, D-12)."""
    return found.told.order_fixed and chosen.switches.get("fossil_cep_source") != "this_region"


@pytest.mark.parametrize("first", range(0, MANY, CHUNK))
def test_forecasts_come_true(first: int) -> None:
    """6.1 to 6.4, 15.1: before the last turn of every decade ends, and at every decision inside a supply
    phase, under every reading of the rules."""
    for chosen in map(plan, range(first, min(MANY, first + CHUNK))):
        for found, table in supplies(chosen):
            if not found.told.decade:
                assert table.ending == found.told.ends[0]
                continue
            assert_level_and_regions(found, table)
            if found.unchanged:
                assert_incomes(found, table.setting.players)
                assert_losses(found)
                if payments_are_fixed(found, chosen):
                    assert_payments(found)


def test_random_games_put_every_kind_of_forecast_to_the_test() -> None:
    """The games above are wide enough: payments of every kind, disasters, lost planets and endings come up
    where they are compared (what G-05 and G-06 settle cannot be met in play)."""
    wanted = {*PAID.values(), LAST_DECADE, GREEN_REGIONS, BELOW_DANGER, "running", "before"}
    wanted |= {f"{word} {how}" for word in ("strikes", "lost") for how in (IMPOSSIBLE, POSSIBLE, CERTAIN)}
    wanted |= {"hit", "un goal", "less for income"}
    number = 0
    while wanted and number < MANY:
        for found, _ in supplies(plan(number)):
            wanted -= set(kinds_of(found, plan(number)))
        number += 1
    assert not wanted


def kinds_of(found: Supply, chosen: Plan) -> Iterator[str]:
    """What a forecast and its supply phase are an example of, as far as it is compared."""
    told = found.told
    yield from told.ends[:1]
    if not told.decade or not found.unchanged:
        return
    yield "running" if told.running else "before"
    yield f"lost {told.lost}"
    if told.disaster is not None:
        yield f"strikes {told.disaster.strikes}"
    if payments_are_fixed(found, chosen):
        yield from (visit.payment for visit in told.visits)
    if any(visit.least_points < visit.points for visit in told.visits):
        yield "less for income"
    if found.of(e.TechDonated) and found.of(e.PointsLost):
        yield "hit"
    if found.of(e.UnGoalRemoved):
        yield "un goal"


@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_the_end_of_a_game_is_announced_before_the_turn_that_ends_it(first: int) -> None:
    """15.1, G-11: whoever ends the last turn was told the reason, and nobody is told without it; a planet
    that is lost was said to be in danger."""
    for number in range(first, min(GAMES, first + CHUNK)):
        said: dict[str, Any] = {}
        for game, action in play(plan(number)):
            if type(action) is EndTurn:
                said = {warning.code: dict(warning.values) for warning in warnings(game, action)}
                assert ends_decade(game.table) or said.keys() <= {"unused", "expertise_lost", "bonus_lost"}
        ending = game.table.ending
        if ending == game.table.setting.pollution_ending:
            assert {"planet_may_be_lost", "planet_certainly_lost"} & said.keys()
        else:
            assert said["ends_game"] == {"reason": ending}
