"""What may wait on the decision stack.

A game that is played makes its own stack; one that is written by hand can claim anything. A stack that play
can produce has two parts. Below lies the rest of the sequence of play, which follows from the markers on the
table and is compared frame by frame. Above lie the few frames of what is going on right now: their kinds
follow each other in one of a few chains, and `waiting_frames` says what each of them means.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from itertools import chain, product

from ...machine.frames import NOBODY, Frame
from ...rules.invariants import problem
from ...rules.waiting import over_or_waiting, turns_to_come
from ...table.ids import Summit
from ...table.shapes import Problem
from .summit_points import participants
from .table import FirstTable
from .waiting_frames import frame_problems


def stack_problems(table: FirstTable) -> list[Problem]:
    """What is wrong with the stack of a table that is well formed."""
    contradictions = over_or_waiting(table)
    if contradictions:
        return contradictions
    frames = table.stack[::-1]
    matches = [head for chains, tail in ways(table) if (head := above(frames, tail, chains)) is not None]
    if frames and not matches:
        return [problem("stack", "stack_out_of_order")]
    return min((frame_problems(table, frames, head) for head in matches), key=len, default=[])


Chain = tuple[str, ...]  # the kinds of frames that lie on each other, from the top down
Way = tuple[Collection[Chain], list[Frame]]  # the chains that may lie above, and the frames below


def above(frames: list[Frame], tail: list[Frame], chains: Collection[Chain]) -> int | None:
    """How many frames lie above the tail, if the tail is there and what lies above is one of the chains."""
    head = len(frames) - len(tail)
    if head < 0 or frames[head:] != tail:
        return None
    return head if tuple(frame.kind for frame in frames[:head]) in chains else None


# --- the order of play -----------------------------------------------------------------------------------


def linked(*parts: Iterable[Chain]) -> frozenset[Chain]:
    """Every chain that begins with one of the first part, goes on with one of the second, and so on."""
    return frozenset(tuple(chain(*links)) for links in product(*parts))


def one_of(*kinds: str) -> frozenset[Chain]:
    return frozenset((kind,) for kind in kinds)


def optional(part: Iterable[Chain]) -> frozenset[Chain]:
    return frozenset({(), *part})


def repeated(kind: str, table: FirstTable) -> frozenset[Chain]:
    """The same kind once or several times, as often as there are frames."""
    return frozenset((kind,) * (n + 1) for n in range(len(table.stack)))


BONUS = one_of("bonus_any", "bonus_region_cep")
AWAY_OR_BONUS = BONUS | one_of("displaced")
INSTALL = linked(optional(AWAY_OR_BONUS), [("pay_cep", "install_rest")])
BUILD = linked(AWAY_OR_BONUS, one_of("build_pay", "build_end")) | linked(BONUS, one_of("build_control"))
TURN = linked(optional(BONUS | one_of("research_grant", "granted_move") | INSTALL | BUILD), one_of("turn"))
OWN_PROJECT = BONUS | one_of("project_expertise")
SUMMIT_POINTS = linked(optional(BONUS), optional(one_of("summit_points")))


def auction(table: FirstTable) -> frozenset[Chain]:
    """A bid is made or paid; what a winner pays in CEPs is asked for one by one."""
    payment = one_of("bid_payment") | repeated("pay_cep", table)
    return one_of("bid") | linked(optional(payment), one_of("appoint"))


def ways(table: FirstTable) -> Iterator[Way]:
    """Every way in which play can wait: the chains of frames on top, and the frames that lie below."""
    if table.active >= 0:
        yield from operations(table)
    elif table.round == 1:
        yield from opening(table) if table.decade == 1 else supply(table)


def operations(table: FirstTable) -> Iterator[Way]:
    """Inside a turn, and at its end: the own project, then the summits one after the other."""
    rest = [*turns_to_come(table, table.setting.rounds), Frame("end_check"), Frame("next_decade")]
    yield TURN, rest
    rest = [Frame("summits"), Frame("turn_over"), *rest]
    yield OWN_PROJECT, rest
    for summit, seats in enumerate(table.summit_seats):
        if seats and min(seats) >= 0 and summit not in table.summits_full:
            due = list(points_due(table, summit))
            closing = [Frame("summit_close", NOBODY, (summit,)), *rest]
            yield BONUS, closing
            for done in range(len(due)):
                yield SUMMIT_POINTS, [*due[done:], *closing]


def points_due(table: FirstTable, summit: Summit) -> Iterator[Frame]:
    """What the participants of a summit are asked; it may be one that was written by hand."""
    topics, seats = table.topics(summit), table.summit_seats[summit]
    for player in participants(table, seats):
        own = tuple(topic for topic, owner in zip(topics, seats, strict=False) if owner == player)
        yield Frame("summit_points", player, own)
        yield Frame("summit_extra", player, topics)


def supply(table: FirstTable) -> Iterator[Way]:
    """The auction before a supply phase, and the supply phase."""
    setting = table.setting
    if setting.auction:
        yield auction(table), [Frame("decade")]
    steps = ("event", "pollution_check", "rounds", "end_check", "next_decade")
    rest = [Frame(step) for step in steps]
    yield repeated("income_split", table), [Frame("energy_demand"), *rest]
    chosen = setting.switches.region_order == "start_player_chooses"
    if chosen:
        yield one_of("first_region"), rest
    for first in range(setting.regions) if chosen else (0,):
        visits = [Frame("demand", NOBODY, (region,)) for region in setting.ring(first)]
        for done in range(1, len(visits) + 1):
            yield one_of("pay_cep", "forced_purchase"), [*visits[done:], *rest]


def opening(table: FirstTable) -> Iterator[Way]:
    """Before the first decade: the start projects of one player, or draft and auction of several."""
    setting = table.setting
    start = [Frame("first_decade")]
    if setting.start_projects:
        yield one_of("start_region", "start_space"), start
        return
    if setting.variants.auction and setting.switches.auction_decade_1 == "on":
        yield auction(table), start
        start = [Frame("auction"), *start]
    if setting.variants.draft:
        order = setting.turn_order(table.start_player)
        for done in range(1, len(order) + 1):
            waiting = [Frame("draft", player) for player in order[done:]]
            yield one_of("draft"), [*waiting, Frame("draft_pass"), Frame("draft_round"), *start]
