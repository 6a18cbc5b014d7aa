"""What is missing for a goal: the conditions that are still open, and the moves that bring them.

The conditions are the refusals of the rules (`Game.missing`). A move brings one of them if it is gone after
the move, or less is missing. Moves are tried in a game in which all that the seat may not know is dealt
again, so nothing hidden is ever told.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.editions.second_chance.build import nearest_build
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.actions import (
    Build,
    BuildPlant,
    CashCompanyGoal,
    EndTurn,
    Infrastructure,
    Install,
    MoveScientist,
    Plan,
    PlayLobby,
    Propose,
    ScoreUnGoal,
    build,
    build_plant,
    infrastructure,
    install,
    score_un_goal,
)
from co2desk.engine.table.ids import (
    EMPTY,
    INSTALLED,
    NONE,
    Card,
    Player,
    Region,
    Space,
    is_space,
    is_topic,
    spaces_in,
    summit_of,
    topic_of,
)
from co2desk.engine.table.table import Table

PLANT, UN_GOAL, REGION = "plant", "un_goal", "region"
OUT_OF_REACH = 99  # an action that is refused without an amount is far from being possible
MOST_MOVES = 3  # that are told for a condition
MOST_CHOICES = 12  # small choices that may follow from one action
TURN = "turn"
WITHOUT_MEANING = ("needed", "had", "fee")  # values of a refusal that do not tell it from another one

# The first steps towards a plant and towards expertise, the one that leads furthest first.
GET_A_PLANT: tuple[type[Action], ...] = (Build, BuildPlant, Install, Infrastructure, Propose, Plan)
STEPS_ON_PROJECTS = 4  # the first of them need a project on the board
FIRST_STEPS: dict[str, tuple[type[Action], ...]] = {
    "plant_missing": GET_A_PLANT,
    "infrastructure_missing": GET_A_PLANT,
    "not_enough_expertise": (MoveScientist,),
}


class Goal(NamedTuple):
    """Something that a player points at: a plant on this project space, this UN goal, a plant in this
    region."""

    kind: str  # PLANT, UN_GOAL or REGION
    number: Space | Card | Region


class Need(NamedTuple):
    """An open condition, and legal moves that bring it, the best first."""

    refusal: Refusal
    moves: tuple[Action, ...]


class Missing(NamedTuple):
    """What is missing for a goal: of a region, on its nearest project space."""

    goal: Goal  # never a region
    needs: tuple[Need, ...]
    action: Action  # what reaches the goal when nothing is missing
    against: Refusal | None  # why that is not legal at the moment


def missing(game: Game[Any], seat: Player, goal: Goal) -> Missing:
    """For a seat, whoever has to decide now. Moves are named only if it is this seat."""
    goal = nearest(game, seat, goal)
    open_ = conditions(game, seat, goal)
    moves = moves_for(game, seat, goal, open_) if game.to_act == seat else [()] * len(open_)
    action = last_action(game.table, goal)
    needs = tuple(Need(refusal, tuple(found)) for refusal, found in zip(open_, moves, strict=True))
    return Missing(goal, needs, action, game.why_not(action))


def nearest(game: Game[Any], seat: Player, goal: Goal) -> Goal:
    """The project space of a region for which least is missing."""
    if goal.kind != REGION:
        return goal
    spaces = [Goal(PLANT, space) for space in spaces_in(goal.number)]
    return min(spaces, key=lambda plant: (-game.table.space_stage[plant.number], far(game, seat, plant)))


def nearest_goal(game: Game[Any], seat: Player, kind: type[Action]) -> Goal | None:
    """For actions of a kind, none of which is possible: the goal of one for which least is missing."""
    table = game.table
    if kind in GET_A_PLANT[:STEPS_ON_PROJECTS]:
        spaces = [Goal(PLANT, space) for space in table.projects()]
        staged = {goal: (-table.space_stage[goal.number], far(game, seat, goal)) for goal in spaces}
        return min(staged, key=staged.__getitem__, default=None)
    if kind is ScoreUnGoal:
        cards = [Goal(UN_GOAL, card) for card in table.un_row]
        return min(cards, key=lambda goal: far(game, seat, goal), default=None)
    return None


def far(game: Game[Any], seat: Player, goal: Goal) -> int:
    return distance(conditions(game, seat, goal))


# --- conditions ---------------------------------------------------------------------------------------------


def conditions(game: Game[Any], seat: Player, goal: Goal) -> list[Refusal]:
    """All that stands between a seat and a goal. A project has to be on its space before its plant can be
    judged; while it has to be prepared, the conditions of its plant are told with those of that."""
    table, frame = game.table, Frame(TURN, seat)
    if goal.kind == UN_GOAL:
        return game.missing(frame, score_un_goal(goal.number))
    space, prepare = goal.number, PREPARE[table.setting.base.edition](goal.number)
    if table.space_stage[space] == INSTALLED:
        return game.missing(frame, last_action(table, goal))
    found = game.missing(frame, prepare)
    if table.space_stage[space] == EMPTY:
        return found
    prepared = game.copy()
    not_yet = prepared.missing(frame, last_action(table, goal))
    prepared.table.space_stage[space] = INSTALLED
    return [*not_yet, *found, *prepared.missing(frame, last_action(prepared.table, goal))]


def last_action(table: Table, goal: Goal) -> Action:
    """What reaches a goal."""
    if goal.kind == UN_GOAL:
        return score_un_goal(goal.number)
    return BUILD[table.setting.base.edition](table, goal.number)


def top_plant(table: FirstTable, space: Space) -> Action:
    """The first edition: with the tile on top, if there is one."""
    energy = table.space_energy[space]
    stack = table.plant_stack[energy] if energy >= 0 else ()
    return build(space, stack[0] if stack else 0, 0)


def plant_of_project(table: SecondChanceTable, space: Space) -> Action:
    """Second Chance: of the level of the project, where there is one."""
    return nearest_build(table, space) if table.space_stage[space] != EMPTY else build_plant(space, 0)


# By edition: what prepares a project for its plant, and what builds the plant.
PREPARE: dict[str, Callable[[Space], Action]] = {"first": install, "second_chance": infrastructure}
BUILD: dict[str, Callable[[Any, Space], Action]] = {"first": top_plant, "second_chance": plant_of_project}


def distance(refusals: Sequence[Refusal]) -> int:
    """How far an action is from being possible."""
    return sum(map(lack, refusals))


def lack(refusal: Refusal) -> int:
    values = dict(refusal.values)
    needed, had = values.get("needed"), values.get("had")
    return needed - had if isinstance(needed, int) and isinstance(had, int) else OUT_OF_REACH


# --- moves --------------------------------------------------------------------------------------------------


def moves_for(
    game: Game[Any], seat: Player, goal: Goal, open_: Sequence[Refusal]
) -> list[tuple[Action, ...]]:
    """For each condition the legal moves that bring it: those that bring most of it first, and among them
    those that need no card, and after which least is missing for the goal."""
    ranked: list[list[tuple[int, bool, int, Action]]] = [[] for _ in open_]
    known = game.deal_again(seat, Random(0))
    for action in known.legal():
        if isinstance(action, EndTurn | CashCompanyGoal) or not open_:
            continue
        best: list[tuple[int, int]] = [(0, 0)] * len(open_)
        for after in outcomes(known, action, seat):
            left = {sign(refusal): lack(refusal) for refusal in conditions(after, seat, goal)}
            total = sum(left.values())
            for number, refusal in enumerate(open_):
                brought = lack(refusal) - left.get(sign(refusal), 0)
                best[number] = max(best[number], (brought, -total))
        for number, (brought, total) in enumerate(best):
            if brought > 0:
                ranked[number].append((-brought, isinstance(action, PlayLobby), -total, action))
    return [
        tuple(action for *_, action in sorted(found, key=lambda move: move[:3])[:MOST_MOVES])
        or first_steps(known, refusal)
        for found, refusal in zip(ranked, open_, strict=True)
    ]


def first_steps(game: Game[Any], refusal: Refusal) -> tuple[Action, ...]:
    """Where no single move brings a condition about an energy: the moves with which one begins. A plant needs
    a project of its energy; expertise comes from scientists who work on one, or attend a summit."""
    energy, kinds = dict(refusal.values).get("energy"), FIRST_STEPS.get(refusal.code, ())
    found = [
        action for action in game.legal() if type(action) in kinds and about(game.table, action) == energy
    ]
    return tuple(sorted(found, key=lambda action: kinds.index(type(action)))[:MOST_MOVES])


def about(table: Table, action: Any) -> int:
    """The energy that a first step is about."""
    if isinstance(action, Propose | Plan):
        return action.energy
    place = action.destination if isinstance(action, MoveScientist) else action.space
    if is_topic(place):
        topics = table.topics(summit_of(place))
        return int(topics[topic_of(place)])
    return int(table.space_energy[place]) if is_space(place) else NONE


def sign(refusal: Refusal) -> tuple[Any, ...]:
    """By which a condition is known again when less is missing."""
    return (refusal.code, *(pair for pair in refusal.values if pair[0] not in WITHOUT_MEANING))


def outcomes(game: Game[Any], action: Action, seat: Player) -> Iterator[Game[Any]]:
    """Positions after an action: one for each answer to the first small choice that follows from it."""
    after = game.copy()
    after.apply_trusted(action)
    if after.is_over:
        return
    if after.decision.kind == TURN or after.decision.player != seat:
        yield settled(after)
        return
    for answer in after.legal():
        branch = after.copy()
        branch.apply_trusted(answer)
        yield settled(branch)


def settled(game: Game[Any]) -> Game[Any]:
    """Further small choices are answered in the first way."""
    for _ in range(MOST_CHOICES):
        if game.is_over or game.decision.kind == TURN:
            break
        game.apply_trusted(game.legal()[0])
    return game
