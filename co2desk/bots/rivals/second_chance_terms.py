"""What a position of the competitive Second Chance is worth to one player, term by term, in points."""

from __future__ import annotations

from co2desk.bots.rivals.cards import hand_worth
from co2desk.bots.rivals.clock import turns_left
from co2desk.bots.rivals.goals import goal_worth
from co2desk.bots.rivals.goods import (
    NEARLY,
    NOT_MUCH,
    THEIR_CEP,
    best_of,
    cep_worth,
    loss_by,
    money_worth,
    rival_builder,
    tech_worth,
)
from co2desk.bots.rivals.knowledge import Outlook, knowledge_of, readiness, staff_worth, summit_chance
from co2desk.bots.rivals.planet import danger
from co2desk.bots.rivals.weights import RIVALS, Weights
from co2desk.engine.editions.second_chance.ending import LAST_DECADE
from co2desk.engine.editions.second_chance.scoring import COUNTED
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.table.ids import INSTALLED, PROPOSED, region_of
from co2desk.engine.table.table import FossilPlant

TERMS: tuple[str, ...] = (
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


def value(table: SecondChanceTable, player: int, w: Weights = RIVALS) -> float:
    if table.ending:
        return float(table.vp[player]) if table.ending == LAST_DECADE else -w.lost
    return sum(terms(table, player, w))


def terms(table: SecondChanceTable, player: int, w: Weights = RIVALS) -> tuple[float, ...]:
    setting = table.setting
    kit = setting.kit
    decades = setting.decades - table.decade
    rounds = kit.rounds[setting.players]
    now, own = turns_left(table, player, rounds, rounds * decades)
    use = own / (own + 3.0)  # how much can still be turned into plants
    incomes = float(decades)
    for frame in table.stack:
        if frame.kind == "income":
            incomes += 1.0
    outlook = Outlook(setting.income_ranks, incomes, use)
    knowledge = knowledge_of(player, table.expertise, next_marks(table), kit.tracks, outlook, w)
    ready, step = knowledge.ready, knowledge.step
    money, tech, cep = table.money[player], table.tech[player], table.cep[player]
    installed, proposed = pipeline(table)
    return (
        float(table.vp[player]),
        -danger(table, now, rounds * setting.players, kit.loss_ppm, installed, proposed, w),
        money_worth(money, use, w),
        tech_worth(tech, use, w) + most_tech(table, player, decades),
        cep_worth(cep, table.price, not decades, use, w),
        knowledge.worth,
        scientists(table, player, own, use, step, w),
        projects(table, player, own, w),
        un_goals(table, player, own, ready, w),
        company_goal(table, player, use, w),
        control(table, player, decades, use, w),
        hand_worth(table.lobby_hand[player], kit.lobby, own, use, w),
    )


def next_marks(table: SecondChanceTable) -> tuple[int, ...]:
    """By energy the level that its next plant asks for: on the board, else on the stack. 0: there is none."""
    lowest = [0] * table.setting.energies
    for space, stage in enumerate(table.space_stage):
        if stage:
            energy = table.space_energy[space]
            level = table.space_level[space]
            if not lowest[energy] or level < lowest[energy]:
                lowest[energy] = level
    for energy, stack in enumerate(table.project_stack):
        if not lowest[energy] and stack:
            lowest[energy] = stack[0]
    marks = table.setting.kit.marks
    return tuple([marks[energy][level - 1] if level else 0 for energy, level in enumerate(lowest)])


def most_tech(table: SecondChanceTable, player: int, decades: int) -> float:
    """Points for most tech are given at the end: near it they are counted on."""
    if decades > 1:
        return 0.0
    return 0.5 * table.setting.kit.award_vp if table.tech[player] >= max(table.tech) else 0.0


def scientists(
    table: SecondChanceTable, player: int, own: int, use: float, step: list[float], w: Weights
) -> float:
    """A scientist brings a point when it leaves a project, and two when its summit is held."""
    best = second = 0.0
    for gain in step:
        if gain > best:
            best, second = gain, best
        elif gain > second:
            second = gain
    usual = 0.5 * (best + second)  # where one can go next
    near = min(1.0, own / 2.0)
    worth = vacant = 0.0
    weight = w.work
    hand = staff = table.hand_scientists[player]
    for space, stage in enumerate(table.space_stage):
        if stage == PROPOSED:
            gain = step[table.space_energy[space]]
            who = table.space_scientist[space]
            if who == player:
                worth += (weight * gain + 0.4 * usual) * near
                weight = w.more_work
                staff += 1
            elif who < 0 and gain > vacant:
                vacant = gain
    if hand and vacant and table.active == player and not table.used_scientist:
        worth += 0.95 * (weight * vacant + 0.4 * usual) * near  # the free move takes one there
        hand -= 1
    worth += w.idle * min(2, hand) * (w.more_work + 0.4) * usual * min(1.0, own / 3.0)
    for summit, seats in enumerate(table.summit_seats):
        if player in seats:
            staff += seats.count(player)
            most = 0.0
            for topic in table.topics(summit):
                most = max(most, step[topic])
            worth += 2.0 * most * seats.count(player) * summit_chance(seats.count(-1), own, w)
    worth += use * staff_worth(staff, best, w)
    return worth


def projects(table: SecondChanceTable, player: int, own: int, w: Weights) -> float:
    """Projects that this player can build on, and own infrastructures that wait for somebody's plant."""
    setting = table.setting
    kit, energies = setting.kit, setting.energies
    money, tech, ceps = table.money[player], table.tech[player], table.cep[player]
    for region, owner in enumerate(table.controller):
        if owner == player:
            ceps += table.region_cep[region]
    offers: list[float] = []
    gifts: list[float] = []
    hosted = 0
    for space, stage in enumerate(table.space_stage):
        if not stage or not has_room(table, region_of(space)):
            continue
        energy = table.space_energy[space]
        level = table.space_level[space]
        cost = kit.plants[energy][level - 1]
        mark = kit.marks[energy][level - 1]
        offer = (w.offer + w.offer_points * cost.vp) * readiness(
            table.expertise[player * energies + energy], mark
        )
        if stage == INSTALLED:
            means = min(1.0, (money + 3.0) / (cost.money + 1.0)) * min(1.0, (tech + 1.0) / (cost.tech + 0.5))
            if not ceps:
                means *= 0.5
            offer *= 0.35 + 0.65 * means
            mine = table.space_host[space] == player
            hosted += mine
            rival = rival_builder(table, player, energy, mark, cost.money, cost.tech)
            if rival:
                offer *= w.shared if rival == NEARLY else NOT_MUCH * w.shared
                if not mine:
                    gifts.append(w.gift if rival == NEARLY else 0.5 * cost.vp * w.gift)
            offers.append(offer)
        else:
            offers.append(w.proposed * offer)
    worth = best_of(offers, own) + w.hosted * min(hosted, 3) * min(1.0, own / 2.0)
    return worth - loss_by(gifts, setting.players - 1)


def has_room(table: SecondChanceTable, region: int) -> bool:
    row = table.demand[region]
    for plant in row:  # noqa: SIM110 - a generator takes longer than all the rest of it
        if plant is None or type(plant) is FossilPlant:
            return True
    return False


# By the energies of a UN goal: each of them with how many it asks for.
asked_for: dict[tuple[int, ...], list[tuple[int, int]]] = {}


def asked_by(energies: tuple[int, ...]) -> list[tuple[int, int]]:
    found = asked_for.get(energies)
    if found is None:
        found = [(energy, energies.count(energy)) for energy in sorted(set(energies))]
        asked_for[energies] = found
    return found


def un_goals(table: SecondChanceTable, player: int, own: int, ready: list[float], w: Weights) -> float:
    """Cards that were claimed, and the best ones within reach: each brings more than the one before."""
    setting = table.setting
    first = player * setting.energies
    hopes: list[float] = []
    for card in table.un_row:
        un_card = setting.un_by_number[card]
        missing = 0
        near = 0.0
        for energy, asked in asked_by(un_card.energies):
            lack = asked - table.supporting[first + energy]
            if lack > 0:
                missing += lack
                waiting = table.infrastructures[first + energy] > table.supporting[first + energy]
                near += 0.9 if waiting else 0.4 * ready[energy]
        if missing == 0:
            hopes.append(
                (w.un_ready if table.tech[player] >= un_card.tech else 0.8 * w.un_ready) * min(1.0, own)
            )
        elif missing == 1:
            hopes.append(w.un_one_missing * (0.5 + 0.8 * near) * min(1.0, own / 3.0))
        elif missing == 2:
            hopes.append(w.un_two_missing * (0.5 + near) * min(1.0, own / 6.0))
    hopes.sort(reverse=True)
    scale = setting.kit.un_vp_competitive
    claimed = len(table.un_claimed[player])
    worth = float(scale[min(claimed, len(scale)) - 1]) if claimed else 0.0
    for place, hope in enumerate(hopes[: max(0, len(scale) - claimed)]):
        more = scale[claimed + place] - (scale[claimed + place - 1] if claimed + place else 0)
        worth += hope * more * (0.95, 0.8, 0.6, 0.4)[min(place, 3)]
    return worth


def company_goal(table: SecondChanceTable, player: int, use: float, w: Weights) -> float:
    """What the goal scores, or the money it brings."""
    card = table.goal[player]
    if not card:
        return 0.0
    goal = table.setting.goal_by_number[card]
    owned = table.cep[player]
    for region, owner in enumerate(table.controller):
        if owner == player:
            owned += table.region_cep[region]
    counted = min(goal.limit, goal.vp * COUNTED[goal.per](table, player, owned))
    return goal_worth(table.setting, goal, counted, use, w)


def control(table: SecondChanceTable, player: int, decades: int, use: float, w: Weights) -> float:
    """CEPs of controlled regions, less what their next fossil plant and the next event cost; less those of
    rivals."""
    worth = 0.0
    price = 0.5 * (table.price + (w.usual_price if decades else table.price))
    for region, owner in enumerate(table.controller):
        if owner == player:
            worth += w.control * use + 0.42 * price * table.region_cep[region]
            row = table.demand[region]
            if decades and table.decade < len(row) and row[table.decade] is None:
                worth -= 0.35 * price
        elif owner >= 0:
            worth -= THEIR_CEP * price * table.region_cep[region]
    if table.event:
        region = table.setting.event_region[table.event]
        if player not in table.owners_in(region) and player not in table.hosts_in(region):
            worth -= w.event
    return worth


def pipeline(table: SecondChanceTable) -> tuple[float, float]:
    """Infrastructures and planned projects that somebody can soon build on."""
    setting = table.setting
    energies = setting.energies
    installed = proposed = 0.0
    for space, stage in enumerate(table.space_stage):
        if stage:
            energy = table.space_energy[space]
            mark = setting.kit.marks[energy][table.space_level[space] - 1]
            missing = mark - max(table.expertise[energy::energies])
            near = 1.0 if missing <= 0 else 0.7 if missing == 1 else 0.4
            if stage == INSTALLED:
                installed += near
            else:
                proposed += near
    return installed, proposed
