"""What a position is worth to a team, term by term, in points.

The sum of the terms is what partners, and a player alone, try to make large. Every weight is ours; none is
a rule. docs/computer-players.md says where they come from.
"""

from __future__ import annotations

from math import exp, log

from co2desk.bots.team.account import Moment, forecast, moment, turns_of_players
from co2desk.bots.team.personal_goals import turns_for_goals
from co2desk.bots.team.tiles import STEPS, open_tiles
from co2desk.bots.team.un_goals import team_need, tech_missing, turns_missing
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
WON, LOST = 120.0, -2000.0  # far below every position: nobody loses in time to escape a bad decade
A_DECADE = 200.0  # a decade more before the game is lost; less than that counts what was missing
LINEAR, LINEAR_AT_END = 0.25, 0.05  # points count a little even when the team is safe, less and less
DANGER = 14.0  # what a check that is as likely to fail as not costs, about
IN_THIS_DECADE = 2  # checks
LATER_DANGER = 2.5  # of later checks; the deeper the hole, the less the forecast of it is worth
SHARPNESS = 2.0  # points of doubt about a check now, more for each turn until then
DOUBT_A_TURN = 0.45
UN_STAKE = 35.0
UN_DOUBT, UN_DOUBT_A_TURN = 1.5, 0.12  # turns of doubt about what is still to do
USEFUL_TURNS = 0.75  # of all that are left
TECH_MISSING, A_CLAIM, TURN_MISSING = 0.3, 0.3, 3.0  # turns, for a UN goal
GOAL_STAKE, GOAL_DOUBT = 32.0, 1.5
FAILED, MISSING_TURN = 20.0, 4.0  # at the end: what was not achieved, and how far it was
LEVEL = 0.55  # of knowledge, beside what it earns


def value(table: SecondChanceTable, player: int) -> float:
    return ended(table, player) if table.ending else sum(terms(table, player))


def ended(table: SecondChanceTable, player: int) -> float:
    """The goals of partners are unknown until the game is over: each one looks after the own ones."""
    vp = table.vp[0]
    if table.ending in (POINTS_LOST, CO2_LOST):
        return LOST + A_DECADE * table.decade - min(A_DECADE - 1.0, points_missing(table))
    missed = max(0, goals_needed(table, player) - fulfilled(table, player))
    over = max(0, len(table.un_row) - table.setting.kit.un_open_allowed)
    failed = missed + over + (not solo_goal_kept(table))
    if not failed:
        return WON + 0.1 * vp
    effort = turns_for_goals(table, player)[0] if missed else 0.0
    if over:
        need = team_need(table)
        effort += need.turns + TECH_MISSING * tech_missing(table, need)
    return -FAILED * failed - MISSING_TURN * effort


def points_missing(table: SecondChanceTable) -> float:
    """How many points the decade was short of that ended the game: for its goals and for its air. Both are
    paid from one account; if the goals could not be paid for, the fossil plants are still to come: those of
    the world in which the game was played to this end, never the real ones."""
    kit = table.setting.kit
    slot = table.decade - 1
    empty = sum([slot < len(row) and row[slot] is None for row in table.demand])
    level = table.co2 + sum([kit.fossils[tile].ppm for tile in table.fossil_pile[:empty]])
    steps = max(0, level - kit.loss_ppm) / kit.reduction_step
    return steps * kit.decade_prices[slot] - table.vp[0]


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
    turns = now.turns + now.later
    own = turns / players
    use = own / (own + 2.5)
    linear = LINEAR_AT_END + (LINEAR - LINEAR_AT_END) * decades / (setting.decades - 1)
    safety = 0.0
    until = float(now.turns)
    for number, left in enumerate(ahead.checks):
        doubt = SHARPNESS + DOUBT_A_TURN * until
        danger = softplus((doubt - left) / doubt)
        safety -= DANGER * (danger if number < IN_THIS_DECADE else LATER_DANGER * log(1.0 + danger))
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
        linear * table.vp[0],
        linear * ahead.income,
        linear * ahead.plants,
        -linear * sum(tiles),
        linear * ahead.air,
        safety,
        use * money,
        use * tech,
        use * ceps,
        knowledge(table, use),
        scientists(table, now, use, own),
        un_goals(table, now, turns),
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


def un_goals(table: SecondChanceTable, now: Moment, turns: int) -> float:
    need = team_need(table)
    if not need.cards:
        return 0.0
    effort = need.turns + TECH_MISSING * tech_missing(table, need) + A_CLAIM * need.cards
    effort += TURN_MISSING * turns_missing(need, turns_of_players(table, now))
    doubt = UN_DOUBT + UN_DOUBT_A_TURN * turns
    return -UN_STAKE * softplus((effort - USEFUL_TURNS * turns + doubt) / doubt) - 0.5 * need.cards


def personal(table: SecondChanceTable, player: int, own: float) -> float:
    effort, met = turns_for_goals(table, player)
    return 0.8 * met - GOAL_STAKE * softplus((effort - 0.6 * own) / GOAL_DOUBT) - 0.3 * effort
