"""The forecast for CO2 (2012): the supply phase to come (specification 6, 15.1, 16.4).

Regions and payments are found by playing the visits on a copy with the rules of the engine itself. The
copy's fossil pile is sorted and its seed erased, so that nothing hidden can show; what the draws bring is
counted from the mix of the pile, which everybody knows. Follows D-10 to D-13, D-33, D-39, D-54, G-05, G-06,
G-08, G-10, G-13.
"""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from typing import Any

from co2desk.engine.editions.first.ending import BELOW_DANGER, GREEN_REGIONS, LAST_DECADE
from co2desk.engine.editions.first.supply import buy_and_pay, visit_region
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.machine.rule import Event
from co2desk.engine.rules.income import track_earnings
from co2desk.engine.rules.payments import pay, sources
from co2desk.engine.table.events import CepForced, FossilPlantPlaced, RegionCepPaid
from co2desk.engine.table.ids import NONE, Player, Region, Source
from co2desk.forecast.odds import Weights, certainty, chance_of, mean, sums_of
from co2desk.forecast.records import (
    BY_PLAYER,
    BY_REGION,
    FORCED,
    UNPAID,
    Climate,
    Disaster,
    Forecast,
    Loss,
    Visit,
)
from co2desk.forecast.turns import turns_left

NEVER = Fraction(0)


def unheard(event: Event) -> None:
    """What happens on the copy while payments are settled is nobody's news."""


def forecast(table: FirstTable, seat: Player) -> Forecast:
    """All of it lies open in this edition, so every seat is told the same."""
    setting = table.setting
    waiting = {frame.kind for frame in table.stack}
    ends = end_conditions(table)
    decade = supply_to_come(table, waiting, ends)
    income = income_to_come(table, decade, waiting)
    order, fixed = regions_to_visit(table, waiting) if decade else ([], True)
    visits = play_visits(table, decade, order, [sum(tracks) for tracks in income])
    climate = climate_after(table, decade, sum(visit.slot >= 0 for visit in visits))
    return Forecast(
        seat=seat,
        decade=decade,
        running="event" in waiting,
        last_decade=table.decade >= setting.decades,
        ends=ends,
        pollution_ending=setting.pollution_ending,
        visits=visits,
        order_fixed=fixed,
        income=income,
        turns=setting.players * setting.rounds if "first_decade" in waiting else turns_left(table),
        disaster=disaster_to_come(table, climate.danger) if decade else None,
        climate=climate,
    )


def end_conditions(table: FirstTable) -> tuple[str, ...]:
    """Which of 15.1 would hold at the end of this decade. None of them can be undone before it (G-11)."""
    if table.ending:
        return ()
    kit = table.setting.kit
    green = sum(table.is_green(region) for region in range(table.setting.regions))
    holds = {
        LAST_DECADE: table.decade >= table.setting.decades,
        GREEN_REGIONS: green >= kit.green_regions_to_end,
        BELOW_DANGER: table.co2 < kit.danger_ppm <= table.level_after_supply,
    }
    return tuple(reason for reason, held in holds.items() if held)


def supply_to_come(table: FirstTable, waiting: set[str], ends: tuple[str, ...]) -> int:
    """The decade of the supply phase that comes next, or goes on now; 0 when the game ends before.

    While the auction between two decades is held (16.2) the marker has moved and the decade has not begun."""
    if table.ending:
        return 0
    if "decade" in waiting or "event" in waiting:
        return table.decade
    return 0 if ends else table.decade + 1


def income_to_come(table: FirstTable, decade: int, waiting: set[str]) -> tuple[tuple[int, ...], ...]:
    """By player and track (6.1). In a running supply phase only of those who have not divided theirs yet;
    without one that of the final scoring, where it is paid (D-33)."""
    setting = table.setting
    tracks = [track_earnings(table, energy, setting.income_ranks) for energy in range(setting.energies)]
    owed: Collection[Player] = range(setting.players)
    if "event" in waiting:
        owed = {frame.player for frame in table.stack if frame.kind == "income_split"}
    elif table.ending or (not decade and setting.switches.end_income != "paid"):
        owed = ()
    nothing = (0,) * setting.energies
    earned = zip(*tracks, strict=True)
    return tuple(by_track if player in owed else nothing for player, by_track in enumerate(earned))


def regions_to_visit(table: FirstTable, waiting: set[str]) -> tuple[list[Region], bool]:
    """The regions of 6.2 in order, and whether the order is known (D-10, G-13)."""
    if "event" in waiting and not waiting & {"energy_demand", "first_region"}:
        return [frame.data[0] for frame in reversed(table.stack) if frame.kind == "demand"], True
    return table.setting.ring(0), table.setting.switches.region_order == "fixed_start"


def play_visits(table: FirstTable, decade: int, order: list[Region], income: list[int]) -> tuple[Visit, ...]:
    """The visits as the rules play them, on a copy that knows nothing hidden."""
    if not order:
        return ()
    twin = table.copy()
    twin.fossil_pile = tuple(sorted(table.fossil_pile))
    twin.reserve_seed = 0
    twin.decade = decade
    twin.stack = []
    pay_what_is_due(twin, table.stack)
    found = []
    for region in order:
        visit = play_visit(twin, region, income)
        if visit is not None:
            found.append(visit)
    return tuple(found)


def pay_what_is_due(twin: FirstTable, stack: list[Frame]) -> None:
    """Payments that are being decided right now come before the visits that are left."""
    for frame in reversed(stack):
        if frame.kind == "pay_cep":
            spend(twin, frame.player, sources(twin, frame.player, frame.data[0]), NONE)
        elif frame.kind == "forced_purchase":
            buy_and_pay(twin, frame.player, unheard)


def spend(twin: FirstTable, player: Player, found: list[Source], region: Region) -> None:
    """The CEP of the visited region itself goes first, then one of the hand: see `Visit`."""
    if found:
        pay(twin, player, region if region in found else found[0], unheard)


def play_visit(twin: FirstTable, region: Region, income: list[int]) -> Visit | None:
    """One visit, or None if nothing happens. `income` is what each payer could still take in money."""
    told: dict[type[object], Any] = {}  # no kind of event that matters comes twice in one visit

    def hear(event: Event) -> None:
        told[type(event)] = event

    visit_region(twin, Frame("demand", NOBODY, (region,)), hear)
    slot = told[FossilPlantPlaced].slot if FossilPlantPlaced in told else NONE
    payer = twin.controller[region]
    if twin.stack:
        due = twin.stack.pop()
        if due.kind == "pay_cep":
            found = sources(twin, payer, due.data[0])
            spend(twin, payer, found, region)
            return Visit(region, slot, payer, BY_PLAYER, tuple(found))
        buy_and_pay(twin, payer, hear)  # the goal could be cashed first (DP-08)
    if CepForced in told:
        _, money, points = told[CepForced]
        saved = min(income[payer], points)
        income[payer] -= saved
        return Visit(region, slot, payer, FORCED, (), money + points, money, points, points - saved)
    if RegionCepPaid in told:
        return Visit(region, slot, NOBODY, BY_REGION)
    return Visit(region, slot, NOBODY, UNPAID) if slot != NONE else None


def climate_after(table: FirstTable, decade: int, draws: int) -> Climate:
    """The level after so many draws; where disasters begin and the planet ends (6.3, 15.1, D-39)."""
    setting = table.setting
    danger, lost = setting.kit.danger_ppm, setting.lost_from
    levels = levels_after(table, draws)
    return Climate(
        now=table.co2,
        lowest=min(levels),
        expected=mean(levels),
        highest=max(levels),
        to_danger=danger - table.co2,
        to_loss=lost - table.co2,
        danger=chance_of(levels, danger) if decade else NEVER,
        loss=chance_of(levels, lost) if decade else NEVER,
    )


def levels_after(table: FirstTable, draws: int) -> Weights:
    """Every level the draws can lead to. When the pile runs out the replaced plants follow it (G-06)."""
    fossils = table.setting.kit.fossils
    pile = [fossils[fossil].ppm for fossil in table.fossil_pile]
    level = table.co2
    if draws > len(pile):
        level += sum(pile)
        draws -= len(pile)
        pile = [fossils[fossil].ppm for fossil in table.fossil_removed]
    return {level + added: ways for added, ways in sums_of(pile, draws).items()}


def disaster_to_come(table: FirstTable, danger: Fraction) -> Disaster | None:
    """The card on the event space, face up (6.3); None for an own copy with more decades than events."""
    setting = table.setting
    kit, card = setting.kit, table.event
    if not card:
        return None
    region = setting.event_region[card]
    safe = table.owners_in(region)
    cubes, points = kit.event_tech, kit.event_vp
    losses = tuple(
        Loss(player, cubes, 0) if table.tech[player] >= cubes else Loss(player, 0, points)
        for player in range(setting.players)
        if player not in safe
    )
    un_goal = table.un_row[0] if setting.disaster_takes_un_goal and table.un_row else 0
    return Disaster(card, region, certainty(danger), losses, un_goal)
