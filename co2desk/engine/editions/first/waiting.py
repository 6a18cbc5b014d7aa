"""What may wait on the decision stack.

A game that is played makes its own stack; one that is written by hand can claim anything. A stack that play
can produce has two parts. Below lies the rest of the sequence of play, which follows from the markers on the
table and is compared frame by frame (`ways`). Above lie the few frames of what is going on right now: a
pattern gives their order, and `waiting_frames` says what each of them means.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

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
    matches = [head for pattern, tail in ways(table) if (head := above(frames, tail, pattern)) is not None]
    if frames and not matches:
        return [problem("stack", "stack_out_of_order")]
    return min((frame_problems(table, frames, head) for head in matches), key=len, default=[])


def above(frames: list[Frame], tail: list[Frame], pattern: str) -> int | None:
    """How many frames lie above the tail, if the tail is there and the pattern fits what lies above."""
    head = len(frames) - len(tail)
    if head < 0 or frames[head:] != tail:
        return None
    kinds = "".join(f"{frame.kind} " for frame in frames[:head])
    return head if re.fullmatch(pattern, kinds) else None


# --- the order of play -----------------------------------------------------------------------------------

BONUS = "(?:bonus_any |bonus_region_cep )"
INSTALL = f"(?:displaced |{BONUS})?pay_cep install_rest "
BUILD = f"(?:(?:displaced |{BONUS})(?:build_pay |build_end )|{BONUS}build_control )"
TURN = f"(?:{BONUS}|research_grant |granted_move |{INSTALL}|{BUILD})?turn "
AUCTION = "bid |bid_payment appoint |(?:pay_cep )*appoint "


def ways(table: FirstTable) -> Iterator[tuple[str, list[Frame]]]:
    """Every way in which play can wait: a pattern for the frames on top, and the frames that lie below."""
    if table.active >= 0:
        yield from operations(table)
    elif table.round == 1:
        yield from opening(table) if table.decade == 1 else supply(table)


def operations(table: FirstTable) -> Iterator[tuple[str, list[Frame]]]:
    """Inside a turn, and at its end: the own project, then the summits one after the other."""
    rest = [*turns_to_come(table, table.setting.rounds), Frame("end_check"), Frame("next_decade")]
    yield TURN, rest
    rest = [Frame("summits"), Frame("turn_over"), *rest]
    yield f"project_expertise |{BONUS}", rest
    for summit, seats in enumerate(table.summit_seats):
        if seats and min(seats) >= 0 and summit not in table.summits_full:
            due = list(points_due(table, summit))
            closing = [Frame("summit_close", NOBODY, (summit,)), *rest]
            yield BONUS, closing
            for done in range(len(due)):
                yield f"{BONUS}?(?:summit_points )?", [*due[done:], *closing]


def points_due(table: FirstTable, summit: Summit) -> Iterator[Frame]:
    """What the participants of a summit are asked; it may be one that was written by hand."""
    topics, seats = table.topics(summit), table.summit_seats[summit]
    for player in participants(table, seats):
        own = tuple(topic for topic, owner in zip(topics, seats, strict=False) if owner == player)
        yield Frame("summit_points", player, own)
        yield Frame("summit_extra", player, topics)


def supply(table: FirstTable) -> Iterator[tuple[str, list[Frame]]]:
    """The auction before a supply phase, and the supply phase."""
    setting = table.setting
    if setting.auction:
        yield AUCTION, [Frame("decade")]
    steps = ("event", "pollution_check", "rounds", "end_check", "next_decade")
    rest = [Frame(step) for step in steps]
    yield "(?:income_split )+", [Frame("energy_demand"), *rest]
    chosen = setting.switches.region_order == "start_player_chooses"
    if chosen:
        yield "first_region ", rest
    for first in range(setting.regions) if chosen else (0,):
        visits = [Frame("demand", NOBODY, (region,)) for region in setting.ring(first)]
        for done in range(1, len(visits) + 1):
            yield "pay_cep |forced_purchase ", [*visits[done:], *rest]


def opening(table: FirstTable) -> Iterator[tuple[str, list[Frame]]]:
    """Before the first decade: the start projects of one player, or draft and auction of several."""
    setting = table.setting
    start = [Frame("first_decade")]
    if setting.start_projects:
        yield "start_region |start_space ", start
        return
    if setting.variants.auction and setting.switches.auction_decade_1 == "on":
        yield AUCTION, start
        start = [Frame("auction"), *start]
    if setting.variants.draft:
        order = setting.turn_order(table.start_player)
        for done in range(1, len(order) + 1):
            waiting = [Frame("draft", player) for player in order[done:]]
            yield "draft ", [*waiting, Frame("draft_pass"), Frame("draft_round"), *start]
