"""What a position is worth to a team, term by term, in points.

The sum of the terms is what partners, and a player alone, try to make large. Every weight is ours; none is
a rule. docs/computer-players.md says where they come from.
"""

from __future__ import annotations

from math import exp, log

from co2desk.bots.team.account import Moment, forecast, moment
from co2desk.bots.team.personal_goals import turns_for_goals
from co2desk.bots.team.tiles import STEPS, open_tiles
from co2desk.bots.team.un_goals import un_need
from co2desk.engine.editions.second_chance.ending import CO2_LOST, POINTS_LOST
from co2desk.engine.editions.second_chance.personal_goals import fulfilled, goals_needed, solo_goal_kept
from co2desk.engine.editions.second_chance.table import SecondChanceTable

TERMS: tuple[str, ...] = (
    "points",
    "income",
    "plants",
    "open_goals",
    "air",
    "safety",
    "money",
    "tech",
    "ceps",
    "knowledge",
    "scientists",
    "un_goals",
    "personal_goals",
    "cards",
)
WON, LOST = 120.0, -500.0
LINEAR = 0.25  # points count a little even when the team is safe
DANGER = 14.0  # what a check that is as likely to fail as not costs, about
SHARPNESS = 2.0  # points of doubt about a check now, more for each turn until then
DOUBT_A_TURN = 0.45
UN_STAKE, UN_DOUBT = 14.0, 4.0
GOAL_STAKE, GOAL_DOUBT = 10.0, 1.5
LEVEL = 0.55  # of knowledge, beside what it earns


def value(table: SecondChanceTable, player: int) -> float:
    return ended(table, player) if table.ending else sum(terms(table, player))


def ended(table: SecondChanceTable, player: int) -> float:
    """The goals of partners are unknown until the game is over: each one looks after the own ones."""
    vp = table.vp[0]
    if table.ending in (POINTS_LOST, CO2_LOST):
        short = vp if table.ending == POINTS_LOST else -0.3 * (table.co2 - table.setting.kit.loss_ppm)
        return LOST + 60.0 * table.decade + max(-50.0, short)
    missed = max(0, goals_needed(table, player) - fulfilled(table, player))
    over = max(0, len(table.un_row) - table.setting.kit.un_open_allowed)
    failed = missed + over + (not solo_goal_kept(table))
    return WON + 0.1 * vp if not failed else -20.0 * failed


def softplus(x: float) -> float:
    return x if x > 30.0 else (0.0 if x < -30.0 else log(1.0 + exp(x)))


def terms(table: SecondChanceTable, player: int) -> list[float]:
    """In the order of TERMS."""
    setting = table.setting
    energies, players = setting.energies, setting.players
    now = moment(table)
    expertise = table.expertise
    best = [max(expertise[energy::energies]) for energy in range(energies)]
    tiles = open_tiles(table, best, now.turns * STEPS // now.all_turns)
    ahead = forecast(table, now, best, tiles)
    decades = setting.decades - table.decade
    turns = now.turns + decades * now.all_turns
    own = turns / players
    use = own / (own + 2.5)
    safety = 0.0
    until = float(now.turns)
    for number, left in enumerate(ahead.checks):
        doubt = SHARPNESS + DOUBT_A_TURN * until
        safety -= DANGER * softplus((doubt - left) / doubt)
        if number % 2:
            until += now.all_turns
    money = tech = ceps = 0.0
    for partner in range(players):
        cash, cubes, permits = table.money[partner], table.tech[partner], table.cep[partner]
        money += min(cash, 9) * 0.5 + min(max(cash - 9, 0), 8) * 0.25 + max(cash - 17, 0) * 0.05
        tech += min(cubes, 3) * 1.1 + min(max(cubes - 3, 0), 3) * 0.6 + max(cubes - 6, 0) * 0.2
        ceps += (0.0, 1.6, 2.6)[permits] if permits < 3 else 2.6 + 0.4 * min(permits - 2, 3)
    for region, owner in enumerate(table.controller):
        if owner >= 0:
            ceps += 0.35 * min(table.region_cep[region], 3)
    return [
        LINEAR * table.vp[0],
        LINEAR * ahead.income,
        LINEAR * ahead.plants,
        -LINEAR * sum(tiles),
        LINEAR * ahead.air,
        safety,
        use * money,
        use * tech,
        use * ceps,
        knowledge(table, use),
        scientists(table, now, use, own),
        un_goals(table, turns),
        personal(table, player, own),
        0.5 * use * sum(map(len, table.lobby_hand)),
    ]


def knowledge(table: SecondChanceTable, use: float) -> float:
    """Levels that open plants; what they earn and which goals they bring nearer is counted elsewhere."""
    setting = table.setting
    worth = 0.0
    expertise, marks = table.expertise, setting.kit.marks
    energy = 0
    for level in expertise:
        if level:
            mark = marks[energy]
            worth += LEVEL * level
            worth += 1.2 if level >= mark.level1 else 1.0 * level / mark.level1
            if level >= mark.level2:
                worth += 1.0
        energy += 1
        if energy == setting.energies:
            energy = 0
    return use * worth


def scientists(table: SecondChanceTable, now: Moment, use: float, own: float) -> float:
    setting = table.setting
    worth = 0.0
    for partner in range(setting.players):
        working = table.space_scientist.count(partner)
        free = table.hand_scientists[partner]
        staff = setting.kit.scientists - table.pool_scientists[partner]
        worth += use * (1.3 * min(working, 2) + 0.6 * max(0, working - 2) + 0.5 * min(free, 1))
        worth += use * (0.0, 0.0, 1.6, 2.8, 3.4)[min(staff, 4)]
    for seats in table.summit_seats:
        free = seats.count(-1)
        taken = len(seats) - free
        if taken:
            chance = (1.0, 0.7, 0.4, 0.2)[free] if 4 * own > free else 0.0
            worth += taken * 2 * 1.2 * chance * (0.4 + use)
    return worth


def un_goals(table: SecondChanceTable, turns: int) -> float:
    need = un_need(table.setting, table.un_row, tuple(table.supporting), tuple(table.infrastructures))
    if not need.cards:
        return 0.0
    tech = max(0, need.tech - sum(table.tech))
    effort = 0.9 * need.turns + 0.25 * tech + 0.25 * need.cards
    return -UN_STAKE * softplus((effort - 0.75 * turns + UN_DOUBT) / UN_DOUBT) - 0.5 * need.cards


def personal(table: SecondChanceTable, player: int, own: float) -> float:
    effort, met = turns_for_goals(table, player)
    return 0.8 * met - GOAL_STAKE * softplus((effort - 0.6 * own) / GOAL_DOUBT) - 0.3 * effort
