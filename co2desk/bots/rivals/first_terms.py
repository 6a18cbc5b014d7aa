"""What a position of the first edition is worth to one player, term by term, in points at the end."""

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
from co2desk.bots.rivals.knowledge import Outlook, knowledge_of, staff_worth, summit_chance
from co2desk.bots.rivals.planet import danger
from co2desk.bots.rivals.weights import FIRST, Weights
from co2desk.engine.editions.first.ending import LOST
from co2desk.engine.editions.first.scoring import goal_value
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.table.ids import INSTALLED, region_of
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


def value(table: FirstTable, player: int, w: Weights = FIRST) -> float:
    if table.ending:
        return -w.lost if table.ending == LOST else float(table.vp[player])
    return sum(terms(table, player, w))


def terms(table: FirstTable, player: int, w: Weights = FIRST) -> tuple[float, ...]:
    setting = table.setting
    kit = setting.kit
    decades = setting.decades - table.decade
    now, own = turns_left(table, player, setting.rounds, setting.rounds * decades)
    use = own / (own + 3.0)  # how much can still be turned into plants
    outlook = Outlook(setting.income_ranks, decades + 1.0, use)
    knowledge = knowledge_of(player, table.expertise, next_plants(table), kit.tracks, outlook, w)
    ready, step = knowledge.ready, knowledge.step
    money, tech, cep = table.money[player], table.tech[player], table.cep[player]
    installed, proposed = pipeline(table)
    return (
        float(table.vp[player]),
        -danger(table, now, setting.rounds * setting.players, setting.lost_from - 1, installed, proposed, w),
        money_worth(money, use, w),
        tech_worth(tech, use, w) + most_tech(table, player, decades),
        cep_worth(cep, table.price, not decades, use, w),
        knowledge.worth,
        scientists(table, player, own, use, step, w),
        projects(table, player, own, ready, w),
        un_goals(table, player, own, ready, w),
        company_goal(table, player, use, w),
        control(table, player, decades, use, w),
        hand_worth(table.lobby_hand[player], kit.lobby, own, use, w),
    )


def next_plants(table: FirstTable) -> tuple[int, ...]:
    """By energy the level that its next plant asks for. 0: there is none left."""
    plants = table.setting.kit.plants
    needed: list[int] = []
    for energy, stack in enumerate(table.plant_stack):
        needed.append(plants[energy][stack[0]].tech if stack else 0)
    return tuple(needed)


def most_tech(table: FirstTable, player: int, decades: int) -> float:
    """Points for most tech are given at the end: near it they are counted on."""
    if decades > 1:
        return 0.0
    return 0.5 * table.setting.kit.award_vp if table.tech[player] >= max(table.tech) else 0.0


def scientists(table: FirstTable, player: int, own: int, use: float, step: list[float], w: Weights) -> float:
    """Those at work gain a point in every turn, those at a summit when it is held."""
    best = second = vacant = 0.0
    for space, stage in enumerate(table.space_stage):
        if not stage:
            continue
        gain = step[table.space_energy[space]]
        who = table.space_scientist[space]
        if who == player:
            if gain > best:
                best, second = gain, best
            elif gain > second:
                second = gain
        elif who < 0 and gain > vacant:
            vacant = gain
    now = 1.0 if table.active == player else 0.0  # a point at the end of this turn
    stay = w.work * min(2.5, own)
    worth = (stay + now) * best + w.more_work * min(2.5, own) * second
    if table.hand_scientists[player]:
        if now and not table.used_scientist:
            worth += 0.95 * (stay + now) * max(0.0, vacant - best)  # the free move takes one there
        else:
            worth += w.idle * stay * max(0.0, max(vacant, 0.6 * max(step)) - best)
    staff = table.setting.kit.scientists - table.pool_scientists[player]
    worth += use * staff_worth(staff, max(step), w)
    for summit, seats in enumerate(table.summit_seats):
        if player in seats:
            topics = table.topics(summit)
            gain = 0.0
            for topic in topics:
                gain = max(gain, step[topic])
            for topic, who in zip(topics, seats, strict=True):
                if who == player:
                    gain += step[topic]
            worth += gain * summit_chance(seats.count(-1), own, w)
    return worth


def projects(table: FirstTable, player: int, own: int, ready: list[float], w: Weights) -> float:
    """Projects that this player can build on, less those that a rival will."""
    setting = table.setting
    money, tech = table.money[player], table.tech[player]
    left = [len(stack) for stack in table.plant_stack]
    offers: list[float] = []
    gifts: list[float] = []
    for space, stage in enumerate(table.space_stage):
        if not stage:
            continue
        energy = table.space_energy[space]
        if not left[energy] or not has_room(table, region_of(space)):
            continue
        left[energy] -= 1
        tile = setting.kit.plants[energy][table.plant_stack[energy][0]]
        offer = (w.offer + w.offer_points * tile.vp) * ready[energy]
        if stage == INSTALLED:
            means = min(1.0, (money + 3.0) / (tile.money + 1.0)) * min(1.0, (tech + 1.0) / (tile.tech + 0.5))
            offer *= 0.35 + 0.65 * means
            rival = rival_builder(table, player, energy, tile.tech, tile.money, tile.tech)
            if rival:
                offer *= w.shared if rival == NEARLY else NOT_MUCH * w.shared
                gifts.append(w.gift if rival == NEARLY else 0.5 * tile.vp * w.gift)
            offers.append(offer)
        else:
            offers.append(w.proposed * offer)
    worth = best_of(offers, own) - loss_by(gifts, setting.players - 1)
    if table.active < 0 and table.start_player == player:
        worth += 0.5  # the first choice among them
    return worth


def has_room(table: FirstTable, region: int) -> bool:
    row = table.demand[region]
    for plant in row:  # noqa: SIM110 - a generator takes longer than all the rest of it
        if plant is None or type(plant) is FossilPlant:
            return True
    return False


def un_goals(table: FirstTable, player: int, own: int, ready: list[float], w: Weights) -> float:
    """The best cards within reach, and those scored where most cards bring points."""
    setting = table.setting
    first = player * setting.energies
    hopes: list[float] = []
    for card in table.un_row:
        goal = setting.un_by_number[card]
        missing = 0
        near = 0.0
        for energy in goal.energies:
            if not table.plants_built[first + energy]:
                missing += 1
                near += ready[energy]
        if missing == 0:
            hopes.append(goal.vp * (w.un_ready if table.tech[player] else 0.8 * w.un_ready) * min(1.0, own))
        elif missing == 1:
            hopes.append(goal.vp * w.un_one_missing * (0.5 + 0.5 * near) * min(1.0, own / 4.0))
        else:
            hopes.append(goal.vp * w.un_two_missing * near * min(1.0, own / 8.0))
    hopes.sort(reverse=True)
    worth = 0.0
    for weight, hope in zip((1.0, 0.8, 0.6, 0.4), hopes, strict=False):
        worth += weight * hope
    scored = len(table.un_scored[player])
    if scored:
        most = 0
        for cards in table.un_scored:
            most = max(most, len(cards))
        worth += 1.5 if scored == most else 0.4
    return worth


def company_goal(table: FirstTable, player: int, use: float, w: Weights) -> float:
    """What the goal scores, or the money it brings."""
    card = table.goal[player]
    if not card:
        return 0.0
    counted = goal_value(table, player, card, table.cep[player])
    return goal_worth(table.setting, table.setting.goal_by_number[card], counted, use, w)


def control(table: FirstTable, player: int, decades: int, use: float, w: Weights) -> float:
    """CEPs of controlled regions, less what their next fossil plant costs, and less those of rivals."""
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
    return worth


def pipeline(table: FirstTable) -> tuple[float, float]:
    """Installed and proposed projects that somebody can soon build on."""
    setting = table.setting
    energies = setting.energies
    left = [len(stack) for stack in table.plant_stack]
    found = [0.0, 0.0]
    for stage in (INSTALLED, INSTALLED - 1):
        for space, there in enumerate(table.space_stage):
            if there == stage:
                energy = table.space_energy[space]
                if left[energy]:
                    left[energy] -= 1
                    needed = setting.kit.plants[energy][table.plant_stack[energy][0]].tech
                    missing = needed - max(table.expertise[energy::energies])
                    found[INSTALLED - stage] += 1.0 if missing <= 0 else 0.7 if missing == 1 else 0.4
    return found[0], found[1]
