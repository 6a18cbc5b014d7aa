"""The forecast for Second Chance: the rest of the decade, if it ended now (specification 11 to 16).

Who pays for what is rehearsed with the rules of the engine; what the draws bring is counted from the mix of
the fossil pile, which everybody knows: tiles that left the game before it started lie open, and what the
inspectors draw goes back under the pile. Follows A6, A7, A19, A20, A31, A36, A37, A38, A39, A44, A45, A64,
A72, A80, A81.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from co2desk.engine.editions.second_chance.goals import (
    INSPECTED,
    group_start,
    move_inspectors,
    watched_tiles,
)
from co2desk.engine.editions.second_chance.personal_goals import goals_needed, progress
from co2desk.engine.editions.second_chance.phases import SUPPLY, step_of
from co2desk.engine.editions.second_chance.sequence import ACTIONS, INCOME
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.frames import Frame
from co2desk.engine.rules.income import track_earnings
from co2desk.engine.table.ids import Player
from co2desk.forecast.odds import Weights, chance_of, sums_of
from co2desk.forecast.records import Visit
from co2desk.forecast.second_chance.records import (
    GoalsPrice,
    Level,
    Progress,
    Rank,
    RivalForecast,
    Strike,
    TeamForecast,
    span,
)
from co2desk.forecast.second_chance.rehearsal import (
    SUPPLY_FRAMES,
    blinded,
    events_to_come,
    running_events,
    supply_left,
    supply_to_come,
    unheard,
)
from co2desk.forecast.second_chance.solo import solo_task
from co2desk.forecast.second_chance.steady_teams import gain_in_reach, steady_teams
from co2desk.forecast.turns import turns_left

OPENING, EVENTS = "", "event_phase"
MONEY_GOAL = "money_owned"
BEFORE_SUPPLY = (OPENING, ACTIONS, INCOME)  # the phases of a team's decade before its supply phase


def forecast(table: SecondChanceTable, seat: Player) -> TeamForecast | RivalForecast:
    """The record goes with the mode: a team shares its points, rivals do not."""
    return rival_forecast(table, seat) if table.setting.rivals else team_forecast(table, seat)


def phase_of(table: SecondChanceTable) -> str:
    """The step of the decade; a turn is always one of the action phase."""
    return ACTIONS if table.active >= 0 else step_of(table)


def income_to_come(table: SecondChanceTable, phase: str) -> tuple[tuple[int, ...], ...]:
    """By player and track (11): all of it, or while it is divided that of those who have not yet."""
    setting = table.setting
    tracks = [track_earnings(table, energy, setting.income_ranks) for energy in range(setting.energies)]
    owed: Collection[Player] = range(setting.players)
    if phase == INCOME:
        owed = {frame.player for frame in table.stack if frame.kind == "income_split"}
    elif table.ending or phase not in income_follows(table):
        owed = ()
    nothing = (0,) * setting.energies
    earned = zip(*tracks, strict=True)
    return tuple(by_track if player in owed else nothing for player, by_track in enumerate(earned))


def income_follows(table: SecondChanceTable) -> tuple[str, ...]:
    """The phases after which the income of the decade is still to come."""
    return (OPENING, SUPPLY, ACTIONS) if table.setting.rivals else (OPENING, ACTIONS)


def levels_after(table: SecondChanceTable, draws: int) -> Weights:
    """Every level that so many draws can lead to."""
    fossils = table.setting.kit.fossils
    sums = sums_of((fossils[fossil].ppm for fossil in table.fossil_pile), draws)
    return {table.co2 + added: ways for added, ways in sums.items()}


def level_of(table: SecondChanceTable, levels: Weights) -> Level:
    limit = table.setting.kit.loss_ppm
    return Level(table.co2, span(levels), limit, chance_of(levels, limit + 1))


# --- a team, or a player alone -----------------------------------------------------------------------------


def team_forecast(table: SecondChanceTable, seat: Player) -> TeamForecast:
    setting, kit = table.setting, table.setting.kit
    phase = phase_of(table)
    turns = setting.players * setting.rounds(table.decade) if phase == OPENING else turns_left(table)
    income = income_to_come(table, phase)
    visits = team_visits(table, phase)
    draws = sum(visit.slot >= 0 for visit in visits)
    levels = levels_after(table, draws)
    coming = tuple(goal_prices(table, draws))
    due = coming[0] if phase in BEFORE_SUPPLY and not table.ending else None
    price = kit.decade_prices[table.decade - 1]
    fixed = sum(visit.points for visit in visits) + (due.most if due else 0)
    steps = {level: 0 if table.ending else steps_down(table, level) for level in levels}
    needs = added_up(levels, {level: fixed + price * number for level, number in steps.items()})
    open_goals = tuple(goal for goal, done in enumerate(table.env_done) if not done)
    watched = watched_tiles(table)
    return TeamForecast(
        seat=seat,
        visits=visits,
        income=income,
        turns=turns,
        decade=table.decade,
        phase=phase,
        last_decade=table.decade >= setting.decades,
        points=table.vp[0],
        goals=due,
        later=coming[1:],
        open_goals=open_goals,
        watched=tuple(goal for goal in open_goals if goal in watched),
        price=price,
        level=level_of(table, levels),
        steps=span(added_up(levels, steps)),
        needs=tuple(sorted(needs.items())),
        un_open=len(table.un_row),
        un_allowed=kit.un_open_allowed,
        claims_left=claims_left(table),
        personal=own_goals(table, seat, income),
        personal_needed=goals_needed(table, 0),
        solo=solo_task(table, seat),
        gain_in_reach=gain_in_reach(table, turns),
        steady=steady_teams(table, turns),
    )


def team_visits(table: SecondChanceTable, phase: str) -> tuple[Visit, ...]:
    """The supply phase of the decade, or what is left of it."""
    if table.ending:
        return ()
    if phase in BEFORE_SUPPLY:
        return supply_to_come(blinded(table), table.decade)
    return supply_left(blinded(table), supply_frames(table)) if phase == SUPPLY else ()


def supply_frames(table: SecondChanceTable) -> list[Frame]:
    """What a running supply phase still has to do, the next thing first."""
    return [frame for frame in reversed(table.stack) if frame.kind in SUPPLY_FRAMES]


def steps_down(table: SecondChanceTable, level: int) -> int:
    """Steps of reduction from a level down to the limit, which itself is safe (A7)."""
    kit = table.setting.kit
    return max(0, -(-(level - kit.loss_ppm) // kit.reduction_step))


def added_up(levels: Weights, values: dict[int, int]) -> Weights:
    """The ways to a value, over all levels that lead to it."""
    found: Weights = {}
    for level, ways in levels.items():
        found[values[level]] = found.get(values[level], 0) + ways
    return found


def own_goals(
    table: SecondChanceTable, seat: Player, income: Sequence[Sequence[int]]
) -> tuple[Progress, ...]:
    """Personal goals are secret among partners too (4.1). Of the income one of them counts the money."""
    if seat < 0:
        return ()
    cards = table.setting.personal_by_number
    return tuple(
        Progress(
            card,
            *progress(table, seat, card),
            income=sum(income[seat]) if cards[card].kind == MONEY_GOAL else 0,
        )
        for card in table.personal[seat]
    )


def claims_left(table: SecondChanceTable) -> int:
    """Turns of the game in which a UN goal can be claimed, one in each (8.C), the present one included."""
    setting, frames = table.setting, [frame.kind for frame in table.stack]
    if table.ending:
        return 0
    rounds = frames.count("round") + setting.rounds(table.decade) * (phase_of(table) == OPENING)
    rounds += sum(setting.rounds(decade) for decade in range(table.decade + 1, setting.decades + 1))
    present = "turn" in frames and not table.used_card
    return setting.players * rounds + frames.count("turn_begin") + present


# --- environmental goals -----------------------------------------------------------------------------------


def goal_prices(table: SecondChanceTable, draws: int) -> Iterator[GoalsPrice]:
    """What the open goals cost in this decade and in those after it (12, 17.7)."""
    setting = table.setting
    unmet = table.env_done.count(0)
    decades = range(table.decade, setting.decades + 1)
    for decade, places in zip(decades, inspector_places(table, draws), strict=False):
        price = setting.kit.decade_prices[decade - 1]
        watched = [{bool(table.env_done[goal]) for goal in goals} for goals in places]
        least, most = sum(done == {False} for done in watched), sum(False in done for done in watched)
        yield GoalsPrice(decade, price, price * (unmet + least), price * (unmet + most))


def inspector_places(table: SecondChanceTable, draws: int) -> Iterator[list[set[int]]]:
    """For this decade and each after it: the goals at which each inspector can stand.

    They move as far as the tile says that they draw, whichever kind the pile holds. Without a tile they stay
    (A45); it is not known how many plants the decades after this one will take out of the pile."""
    setting = table.setting
    watching = [n for n, group in enumerate(INSPECTED) if setting.inspectors and table.env_tiles[group]]
    places = {number: {table.inspector_at[number]} for number in watching}
    kinds = sorted(set(table.fossil_pile))
    twin = table.copy()
    moving = any(frame.kind == "inspectors" for frame in table.stack)  # for the first time, in the setup
    tiles = len(table.fossil_pile)
    while True:
        if moving:
            places = {
                number: {reached(twin, number, at, kind) for at in found for kind in kinds}
                | (found if tiles <= 0 else set())
                for number, found in places.items()
            }
        yield [
            {group_start(table, INSPECTED[number]) + at for at in found if at >= 0}
            for number, found in places.items()
        ]
        tiles -= draws  # of this decade; the next ones may take a tile for each region
        draws, moving = setting.regions, True


def reached(twin: SecondChanceTable, inspector: int, at: int, fossil: int) -> int:
    """Where an inspector comes to from one place with one tile, by the rules of the engine."""
    twin.inspector_at = [at] * len(twin.inspector_at)
    twin.fossil_pile = (fossil,) * len(INSPECTED)
    move_inspectors(twin, Frame("inspectors"), unheard)
    return twin.inspector_at[inspector]


# --- rivals ------------------------------------------------------------------------------------------------


def rival_forecast(table: SecondChanceTable, seat: Player) -> RivalForecast:
    """In the order of time: the supply phase comes before the events of its decade (5)."""
    setting = table.setting
    phase, twin = phase_of(table), blinded(table)
    last = table.decade >= setting.decades
    supply = table.decade
    strikes: tuple[Strike, ...] = ()
    visits: tuple[Visit, ...] = ()
    if table.ending:
        supply = 0
    elif phase in (OPENING, SUPPLY):
        running = phase == SUPPLY
        visits = supply_left(twin, supply_frames(table)) if running else supply_to_come(twin, supply)
        twin.co2 = table.co2
        strikes = events_to_come(twin)
    else:
        strikes = running_events(twin, table.stack) if phase == EVENTS else events_to_come(twin)
        supply = 0 if last else table.decade + 1
        visits = supply_to_come(twin, supply) if supply else ()
    kit = setting.kit
    exceeds = setting.switches.second_event == "exceeds"
    return RivalForecast(
        seat=seat,
        visits=visits,
        income=income_to_come(table, phase),
        turns=turns_left(table),
        decade=table.decade,
        supply=supply,
        running=phase == SUPPLY and not table.ending,
        last_decade=last,
        strikes=strikes,
        event_level=kit.second_event_ppm + exceeds,
        next_event=table.event_pile[0] if table.event_pile else 0,
        level=level_of(table, levels_after(table, sum(visit.slot >= 0 for visit in visits))),
        ranking=ranking(table),
    )


def ranking(table: SecondChanceTable) -> tuple[Rank, ...]:
    """By the points on the track; what the final scoring adds is not told."""
    points = table.vp
    order = sorted(range(table.setting.players), key=lambda player: -points[player])
    return tuple(Rank(1 + sum(p > points[q] for p in points), q, points[q]) for q in order)
