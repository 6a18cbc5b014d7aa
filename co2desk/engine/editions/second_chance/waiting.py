"""What may wait on the decision stack of Second Chance.

A position from outside waits between two actions: for a turn, or for a choice outside the turns. Then all
that is still to be done follows from the markers on the table, and the stack is compared as a whole (`ways`).
In the middle of an action (a bonus, a scientist who has to leave, a payment for a plant) nothing tells how
far it has come, so such a position is refused; games in that state are saved by their log.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...machine.frames import NOBODY, Frame
from ...rules.income import earnings
from ...rules.invariants import problem
from ...rules.payments import ANY_REGION
from ...rules.waiting import drafting, over_or_waiting, turns_to_come
from ...table.shapes import Problem
from .phases import SUPPLY, new_fossil_plants, steps_of
from .sequence import ACTIONS, EDITIONS, INCOME
from .setup import opening_frames
from .supply import most_steps
from .table import SecondChanceTable

Stack = list[Frame]  # from the top down: what is done next comes first
BETWEEN_ACTIONS = frozenset(
    {"turn", "income_split", "pay_cep", "reduction", "keep_goal", "draft", "opponent_start"}
)


def stack_problems(table: SecondChanceTable) -> list[Problem]:
    """What is wrong with the stack of a table that is well formed."""
    contradictions = over_or_waiting(table)
    if contradictions or table.ending:
        return contradictions
    if table.stack[::-1] in ways(table):
        return []
    kind = table.stack[-1].kind
    inside = kind not in BETWEEN_ACTIONS or (kind == "pay_cep" and table.active >= 0)
    if inside and kind in EDITIONS[table.setting.mode].decisions:
        return [problem("stack", "inside_an_action", kind=kind)]
    return [problem("stack", "stack_out_of_order")]


def ways(table: SecondChanceTable) -> Iterator[Stack]:
    """Every stack that play can lead to between two actions, with the markers as they are."""
    if table.active >= 0:
        if table.round <= table.setting.rounds(table.decade):
            coming = turns_to_come(table, table.setting.rounds(table.decade))
            yield [Frame("turn", table.active), *coming, *rest(table, ACTIONS)]
        return
    if table.decade == table.round == 1:
        yield from opening(table)
    if table.round == (1 if first_step(table) == SUPPLY else table.setting.rounds(table.decade)):
        yield from supply(table)
    if table.round == table.setting.rounds(table.decade):
        yield from income(table)
        yield from events(table) if table.setting.rivals else reduction(table)


def first_step(table: SecondChanceTable) -> str:
    return steps_of(table.setting)[0]


def rest(table: SecondChanceTable, step: str) -> Stack:
    """The steps of the decade after this one."""
    steps = steps_of(table.setting)
    return [Frame(later) for later in steps[steps.index(step) + 1 :]]


# --- before the first decade -----------------------------------------------------------------------------


def opening(table: SecondChanceTable) -> Iterator[Stack]:
    """The draft, the choice of goals, the opponent's cubes."""
    setting, order = table.setting, table.setting.turn_order(table.start_player)
    frames = [frame for frame in opening_frames(table) if frame.kind != "draft_round"]
    choosing = [frame.player for frame in frames if frame.kind == "keep_goal"]
    if any(table.packets):
        choices = [Frame("draft", player) for player in drafting(table)]
        if choices and setting.variants.draft:
            yield [*choices, Frame("draft_pass"), Frame("draft_round"), *frames]
    elif choosing:
        if setting.opponent:  # goals are kept one by one: the frame counts those that are still due
            due = setting.goals_kept - len(table.personal[0])
            if due > 0:
                yield [Frame("keep_goal", 0, (due,)), *frames[1:]]
        elif choosing == order[-len(choosing) :]:
            yield frames
    elif setting.opponent:
        yield frames[1:]  # the inspectors have moved


# --- inside a decade -------------------------------------------------------------------------------------


def income(table: SecondChanceTable) -> Iterator[Stack]:
    """Everybody who earns something is asked, from the start player on."""
    amounts = earnings(table, table.setting.income_ranks)
    order = [player for player in table.setting.turn_order(table.start_player) if amounts[player]]
    splits = [Frame("income_split", player, (amounts[player],)) for player in order]
    for done in range(len(splits)):
        yield [*splits[done:], *rest(table, INCOME)]


def supply(table: SecondChanceTable) -> Iterator[Stack]:
    """The controller of a region pays for its new plant: after all visits, or at once (A81)."""
    setting, new = table.setting, new_fossil_plants(table)
    if setting.switches.supply_payment != "any_controlled":  # A64: nothing is to be chosen
        return
    for number, region in enumerate(new):
        payer = table.controller[region]
        if payer == NOBODY:
            continue
        payment = [Frame("pay_cep", payer, (ANY_REGION,)), Frame("supply_payments")]
        if setting.switches.supply_order == "after_all":
            if list(table.supply_due) == new[number + 1 :]:
                yield [*payment, *rest(table, SUPPLY)]
        elif region == new[-1] and not table.supply_due:
            ring = setting.ring(setting.home)
            visits = [Frame("demand", NOBODY, (later,)) for later in ring[ring.index(region) + 1 :]]
            yield [*payment, *visits, Frame("supply_payments"), *rest(table, SUPPLY)]


def events(table: SecondChanceTable) -> Iterator[Stack]:
    """Who is not safe from an event pays a CEP, one after the other; from a high level on there are two."""
    setting = table.setting
    limit = setting.kit.second_event_ppm + (setting.switches.second_event == "exceeds")
    shown = (table.event, *(table.event_pile[:1] if table.co2 >= limit else ()))
    happening = [card for card in shown if card]
    for number, card in enumerate(happening):
        region = setting.event_region[card]
        safe = table.owners_in(region) | table.hosts_in(region)
        order = [player for player in setting.turn_order(table.start_player) if player not in safe]
        for place, payer in enumerate(order):
            yield [
                Frame("pay_cep", payer, (ANY_REGION,)),
                *(Frame("event_loss", player, (region,)) for player in order[place + 1 :]),
                *(Frame("event", NOBODY, (later,)) for later in happening[number + 1 :]),
                Frame("events_discarded", NOBODY, (len(happening),)),
                *rest(table, "event_phase"),
            ]


def reduction(table: SecondChanceTable) -> Iterator[Stack]:
    """The start player decides for the team, if a step can be afforded (A31)."""
    if table.vp[0] >= 0 and most_steps(table):
        yield [Frame("reduction", table.start_player), *rest(table, "reduction_step")]
