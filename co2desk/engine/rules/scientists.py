"""Where scientists may go (first edition: specification 9.1; Second Chance: 7.6).

From the hand to a vacant project; from a project to another one, to the hand, or to a free topic of the
project's energy on a face-up summit. Never from the hand to a summit, never away from a summit before it
is held. Settles D-20, D-58, G-31, G-52.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from ..machine.frames import Frame
from ..machine.refusals import Refusal, refuse
from ..machine.rule import Emit, OnlyRule, Rule
from ..table.actions import DECLINE, RECRUIT, Decline, MoveScientist, Recruit, move_scientist
from ..table.events import GrantDeclined, ScientistMoved, ScientistRecruited
from ..table.ids import (
    HAND,
    Energy,
    Place,
    Player,
    Space,
    is_card,
    is_space,
    is_topic,
    summit_of,
    topic_of,
)
from ..table.table import Table

RULE = "move_scientist"


def moves(table: Table, player: Player) -> list[MoveScientist]:
    """Every legal move of a player's scientists."""
    found: list[MoveScientist] = []
    in_hand, on_project = table.hand_scientists[player], player in table.space_scientist
    if in_hand or on_project:
        vacant = vacant_places(table)
        if in_hand:
            found += [move_scientist(HAND, place) for place in vacant]
        if on_project:
            for origin in table.scientists_on_projects(player):
                found += moves_from(table, origin, vacant)
    return found


def moves_from(table: Table, origin: Space, vacant: list[Place]) -> list[MoveScientist]:
    """Every legal move of the scientist on a project."""
    found = [move_scientist(origin, place) for place in vacant]
    if table.setting.take_home_allowed:
        found.append(move_scientist(origin, HAND))
    found += [move_scientist(origin, place) for place in table.free_topics(table.space_energy[origin])]
    return found


def vacant_places(table: Table) -> list[Place]:
    """Where any scientist may go: projects and cards."""
    return table.vacant_projects() + table.free_cards()


def why_not_move(table: Table, player: Player, move: MoveScientist) -> Refusal | None:
    origin, destination = move.origin, move.destination
    refusal = why_not_leave(table, player, origin)
    if refusal is not None:
        return refusal
    if destination == HAND:
        if origin == HAND:
            return refuse("already_in_hand", RULE)
        return None if table.setting.take_home_allowed else refuse("no_way_home", RULE)
    if is_card(destination):
        return None if destination in table.free_cards() else refuse("card_not_open", RULE)
    if is_topic(destination):
        if origin == HAND:
            return refuse("only_from_project_to_summit", RULE)
        return why_not_topic(table, table.space_energy[origin], destination)
    return why_not_enter(table, destination)


def why_not_leave(table: Table, player: Player, origin: Place) -> Refusal | None:
    if origin == HAND:
        if table.hand_scientists[player]:
            return None
        return refuse("no_scientist_in_hand", RULE, needed=1, had=0)
    if is_card(origin):
        return refuse("stays_on_card", RULE)
    if is_topic(origin):
        summit, topic = summit_of(origin), topic_of(origin)
        seats = table.summit_seats[summit] if summit < len(table.summit_seats) else ()
        if topic < len(seats) and seats[topic] == player:
            return refuse("summit_not_held_yet", "summit")
        return refuse("not_your_scientist", RULE)
    if table.space_scientist[origin] != player:
        return refuse("not_your_scientist", RULE)
    return None


def why_not_enter(table: Table, space: Space) -> Refusal | None:
    if table.space_stage[space] not in table.setting.work_stages:
        return refuse("no_project_here", RULE)
    if table.space_scientist[space] >= 0:
        return refuse("project_occupied", RULE, player=table.space_scientist[space])
    return None


def why_not_topic(table: Table, energy: Energy, place: Place) -> Refusal | None:
    """Why a scientist from a project of `energy` cannot take this topic of a summit."""
    summit, topic = summit_of(place), topic_of(place)
    topics = table.topics(summit) if summit < len(table.summit_tile) else ()
    if topic >= len(topics):
        return refuse("no_such_topic", "summit")
    if topics[topic] != energy:
        return refuse("other_topic", "summit", topic=topics[topic], energy=energy)
    if table.summit_seats[summit][topic] >= 0:
        return refuse("topic_occupied", "summit", player=table.summit_seats[summit][topic])
    return None


def perform(table: Table, player: Player, move: MoveScientist, emit: Emit) -> None:
    """Carry a move out."""
    leave(table, player, move.origin)
    arrive(table, player, move.origin, move.destination, emit)


def leave(table: Table, player: Player, origin: Place) -> None:
    if origin == HAND:
        table.hand_scientists[player] -= 1
    else:
        table.space_scientist[origin] = -1


def arrive(table: Table, player: Player, origin: Place, destination: Place, emit: Emit) -> None:
    """A summit that is full now is held at the end of the turn, in order (G-22)."""
    if destination == HAND:
        table.hand_scientists[player] += 1
    elif is_space(destination):
        table.space_scientist[destination] = player
    else:
        summit, topic = summit_of(destination), topic_of(destination)
        seats = table.summit_seats[summit]
        table.summit_seats[summit] = seats = (*seats[:topic], player, *seats[topic + 1 :])
        if min(seats) >= 0:
            table.summits_full += (summit,)
        if player == table.active:  # a move in another player's turn triggers no card (G-33)
            table.triggers |= table.setting.on_summit[table.topics(summit)[topic]]
    emit(ScientistMoved(player, origin, destination))


def recruit(table: Table, player: Player, emit: Emit) -> None:
    table.pool_scientists[player] -= 1
    table.hand_scientists[player] += 1
    emit(ScientistRecruited(player))


T = TypeVar("T", bound=Table)
MOVE_USED = refuse("scientist_move_used", "free_actions")


class GrantedMove(Rule[T, MoveScientist]):
    """DP-12, D6: a move given by a grant or a card. It does not use up the free move."""

    action = MoveScientist
    rule = RULE
    exact = True

    def candidates(self, table: T, frame: Frame) -> Iterable[MoveScientist]:
        return moves(table, frame.player)

    def why_not(self, table: T, frame: Frame, action: MoveScientist) -> Refusal | None:
        return why_not_move(table, frame.player, action)

    def apply(self, table: T, frame: Frame, action: MoveScientist, emit: Emit) -> None:
        self.move(table, frame.player, action, emit)

    def move(self, table: T, player: Player, action: MoveScientist, emit: Emit) -> None:
        perform(table, player, action, emit)


class FreeMove(GrantedMove[T]):
    """The one free move of a turn."""

    def closed(self, table: T, frame: Frame) -> Refusal | None:
        return MOVE_USED if table.used_scientist else None

    def apply(self, table: T, frame: Frame, action: MoveScientist, emit: Emit) -> None:
        table.begin_action()
        table.used_scientist = 1
        self.move(table, frame.player, action, emit)


class RecruitScientist(OnlyRule[T, Recruit]):
    """DP-11, D11: take a scientist out of the own recruitment pool; usable at once (G-52)."""

    action = Recruit
    rule = "grant_research"
    only = RECRUIT

    def closed(self, table: T, frame: Frame) -> Refusal | None:
        if table.pool_scientists[frame.player]:
            return None
        limit = table.setting.base.scientists
        return refuse("nobody_to_recruit", self.rule, needed=1, had=0, limit=limit)

    def apply(self, table: T, frame: Frame, action: Recruit, emit: Emit) -> None:
        recruit(table, frame.player, emit)


class DeclineMove(OnlyRule[T, Decline]):
    """A granted move or recruit may be left (G-28, A12)."""

    action = Decline
    rule = "grant_research"
    only = DECLINE

    def apply(self, table: T, frame: Frame, action: Decline, emit: Emit) -> None:
        emit(GrantDeclined(frame.player))
