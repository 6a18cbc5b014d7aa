"""What a position of the first edition is worth to one player, term by term, in points at the end.

Every weight below is ours; none is a rule. docs/computer-players.md says where they come from.
"""

from __future__ import annotations

from co2desk.bots.clock import turns_left
from co2desk.bots.planet import survival
from co2desk.engine.editions.first.ending import LOST
from co2desk.engine.editions.first.scoring import goal_value
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import INSTALLED, region_of
from co2desk.engine.table.table import FossilPlant

TERMS = (
    "points",
    "planet",
    "money",
    "tech",
    "ceps",
    "knowledge",
    "scientists",
    "projects",
    "un_goals",
    "company_goal",
    "control",
    "cards",
)
STAKE = 90.0  # points that a lost planet costs: more than a defeat
HOARD = 18  # money beyond this only waits
MEAN_PRICE = 3.5  # of a CEP: prices return to it
CREW = (4.5, 2.5, 1.0)  # the second, third and fourth scientist


def value(table: FirstTable, player: int) -> float:
    if table.ending:
        return -STAKE if table.ending == LOST else float(table.vp[player])
    return sum(terms(table, player))


def terms(table: FirstTable, player: int) -> tuple[float, ...]:
    setting = table.setting
    decades = setting.decades - table.decade
    now, own = turns_left(table, player, setting.rounds, setting.rounds * decades)
    use = own / (own + 3.0)  # what can be turned into plants, in the turns that are left
    chance = survival(
        table,
        now,
        setting.rounds * setting.players,
        table.decade,
        setting.lost_from - 1,
        *pipeline(table),
    )
    money, tech, cep = table.money[player], table.tech[player], table.cep[player]
    price = 0.5 * (table.price + (MEAN_PRICE if decades else table.price))
    energies = setting.energies
    first = player * energies
    levels = table.expertise[first : first + energies]
    point = 0.35 + 0.5 * decades  # of expertise
    ranks = setting.income_ranks
    tracks = setting.kit.tracks
    knowledge = 0.0
    ready = [0.0] * energies
    for energy in range(energies):
        level = levels[energy]
        stack = table.plant_stack[energy]
        if stack:
            needed = setting.kit.plants[energy][stack[0]].tech
            ready[energy] = 1.0 if level >= needed else 0.8 * level / (needed + 0.5)
            knowledge += 1.7 * use * ready[energy]
        if not level:
            continue
        others = table.expertise[energy::energies]
        ahead = len({other for other in others if other > level})
        income = tracks[energy].income
        step = income[level - 1] + (0.35 if level < len(income) and income[level] > income[level - 1] else 0.0)
        share = (0.95 if ahead == 0 else 0.7) if ahead < ranks else (0.35 if ahead == ranks else 0.15)
        knowledge += step * share * (decades + (1.0 if ahead < ranks else 0.5)) * 0.9
        knowledge += 0.12 * use * level
    # scientists
    working = table.space_scientist.count(player)
    free = table.hand_scientists[player]
    stay = min(2.5, own)
    people = point * (0.8 * min(working, 1) * stay + 0.2 * min(1, max(0, working - 1)) * stay)
    if free and not working:
        people += point * 0.5 * min(1.0, stay)
    staff = setting.kit.scientists - table.pool_scientists[player]
    people += use * (0.0, 0.0, CREW[0], CREW[0] + CREW[1], CREW[0] + CREW[1] + CREW[2])[min(staff, 4)]
    if table.active == player and working and table.stack:
        people += point
    for summit, seats in enumerate(table.summit_seats):
        mine = seats.count(player)
        if mine:
            empty = seats.count(-1)
            if not empty:
                people += point * (mine + 1)
            else:
                reach = min(empty, 3)
                people += point * (mine + 1) * (0.0, 0.62, 0.3, 0.12)[reach] * min(1.0, own / (2.0 * reach))
    # projects
    projects = 0.0
    offers: list[float] = []
    gifts = 0.0
    left = [len(stack) for stack in table.plant_stack]
    rivals = setting.players - 1
    for space, stage in enumerate(table.space_stage):
        if not stage:
            continue
        energy = table.space_energy[space]
        stack = table.plant_stack[energy]
        row = table.demand[region_of(space)]
        if not left[energy] or not (None in row or any(type(plant) is FossilPlant for plant in row)):
            continue
        left[energy] -= 1
        tile = setting.kit.plants[energy][stack[0]]
        grip = ready[energy]
        if stage == INSTALLED:
            means = min(1.0, (money + 3.0) / (tile.money + 1.0)) * min(1.0, (tech + 1.0) / (tile.tech + 0.5))
            rival = 0
            for other in range(setting.players):
                if (
                    other != player
                    and table.expertise[other * energies + energy] >= tile.tech
                    and table.money[other] >= tile.money - 2
                    and table.tech[other] >= tile.tech - 1
                ):
                    rival = 1
            offers.append((0.5 if rival else 1.0) * (1.2 + 0.35 * tile.vp) * grip * (0.35 + 0.65 * means))
            gifts += 0.8 * rival
        else:
            offers.append(0.35 * (1.2 + 0.35 * tile.vp) * grip)
    offers.sort(reverse=True)
    for weight, offer in zip((1.0, 0.5, 0.25, 0.1), offers, strict=False):
        projects += weight * offer * min(1.0, own / 1.5)
    projects -= gifts / (1 + rivals)
    # UN goals
    built = table.plants_built[first : first + energies]
    hopes: list[float] = []
    for card in table.un_row:
        goal = setting.un_by_number[card]
        missing = 0
        near = 0.0
        for energy in goal.energies:
            if not built[energy]:
                missing += 1
                near += ready[energy]
        if missing == 0:
            hopes.append(goal.vp * (0.85 if tech else 0.7) * (1.0 if own else 0.0))
        elif missing == 1:
            hopes.append(goal.vp * 0.38 * (0.5 + 0.5 * near) * min(1.0, own / 4.0))
        else:
            hopes.append(goal.vp * 0.08 * near * min(1.0, own / 8.0))
    hopes.sort(reverse=True)
    un_goals = 0.0
    for weight, hope in zip((1.0, 0.8, 0.6, 0.4), hopes, strict=False):
        un_goals += weight * hope
    most_un = max(map(len, table.un_scored))
    scored = len(table.un_scored[player])
    if scored:
        un_goals += 1.5 if scored == most_un else 0.4
    # the company goal, or the money it brings
    goal = 0.0
    if table.goal[player]:
        counted = goal_value(table, player, table.goal[player], cep)
        goal = max(4.0, 0.95 * counted + 2.0 * use) + 4.5 * use
    # control
    control = 0.0
    for region, owner in enumerate(table.controller):
        if owner == player:
            control += 0.6 * use + 0.5 * price * 0.85 * table.region_cep[region]
            if decades:
                row = table.demand[region]
                if table.decade < len(row) and row[table.decade] is None:
                    control -= 0.35 * price
    most_tech = 0.0
    if decades <= 1:
        others_tech = max((t for seat, t in enumerate(table.tech) if seat != player), default=0)
        most_tech = 1.5 * (1.0 if tech >= others_tech else 0.0)
    return (
        float(table.vp[player]),
        -STAKE * (1.0 - chance),
        0.5 * money + use * (0.6 * min(money, 10) + 0.25 * max(0, min(money, HOARD) - 10)),
        use * (1.9 * min(tech, 3) + 1.1 * max(0, min(tech, 6) - 3) + 0.35 * max(0, tech - 6)) + most_tech,
        0.5 * price * min(cep, 3)
        + 0.5 * (min(price, 3.0) if decades else price) * max(0, cep - 3)
        + use * (1.5 if cep else 0.0)
        + use * (0.6 if cep > 1 else 0.0),
        knowledge,
        people,
        projects,
        un_goals,
        goal,
        control,
        (0.35 + 0.55 * use) * len(table.lobby_hand[player]) * min(1.0, own / 2.0),
    )


def pipeline(table: FirstTable) -> tuple[float, float]:
    """Installed and proposed projects that somebody can soon build on."""
    setting = table.setting
    energies = setting.energies
    left = [len(stack) for stack in table.plant_stack]
    known = [max(table.expertise[energy::energies]) for energy in range(energies)]
    found = [0.0, 0.0]
    for stage in (INSTALLED, INSTALLED - 1):
        for space, there in enumerate(table.space_stage):
            if there == stage:
                energy = table.space_energy[space]
                if left[energy]:
                    needed = setting.kit.plants[energy][table.plant_stack[energy][0]].tech
                    left[energy] -= 1
                    missing = needed - known[energy]
                    found[INSTALLED - stage] += 1.0 if missing <= 0 else 0.7 if missing == 1 else 0.4
    return found[0], found[1]
