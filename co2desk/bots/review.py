"""A look back at a turn: did the player see one that is clearly better?

Judged with what the seat could know at the time: everything else is dealt again. The turn that was played
and the one that the bot would have played are both played on in the same dealt games, and only a difference
that is large, and not by chance, counts. What both lead to is compared as the bot compares its own turns:
rivals some turns later, partners at the end of a decade that is planned anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import inf, sqrt
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from co2desk.bots.advice import Actions, own_part
from co2desk.bots.explain import Reason, explain, gains, moment, played, valuation_of
from co2desk.bots.level_bots import LevelBot
from co2desk.bots.rivals import search as rival_search
from co2desk.bots.rivals.judge import JUDGES
from co2desk.bots.rivals.playouts import Playouts, finish
from co2desk.bots.rivals.search import Leaning, greedy_turn, never
from co2desk.bots.team import turn as team_turn
from co2desk.bots.team.bookkeeping import BOOKS, bookkeeping_answer
from co2desk.bots.team.climb import climb_on
from co2desk.bots.team.plan import Steps, play_plan
from co2desk.bots.team.terms import value as team_value
from co2desk.bots.team.worlds import likely_world
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import END_TURN

CLEARLY = 3.0  # points by which another turn has to be better
CERTAINLY = 2.0  # and as many standard errors
RIVAL_WORLDS, TEAM_WORLDS = 10, 4  # dealt games in which two turns are compared
FEWEST = 4
LONGEST_SECONDS = 12.0  # for that; the one who asks waits for 30
TRIES = 80  # changes of the plan for the rest of a decade, after either turn

Answer = Callable[[Game[Any]], Action]


class Better(NamedTuple):
    """A turn that would have been better, by how many points, and in what."""

    actions: Actions
    points: float
    reasons: tuple[Reason, ...]


def review(bot: LevelBot, game: Game[Any], taken: Sequence[Action]) -> Better | None:
    """Of the turn that begins in `game`, in which its player took these actions. `bot` is a new one."""
    thought = bot.think(game)
    actions = thought.ideas[0].actions if thought.ideas else (thought.action,)
    if game.edition.name in JUDGES:
        leads = rival_leads(bot, game, actions, taken)
    else:
        steps = bot.partner.memory.turns
        actions = own_part(steps[0]) if steps else actions
        leads = team_leads(bot, game, actions, taken, steps[1:])
    if tuple(actions) == tuple(taken):
        return None
    points = clear_lead(leads, inf if bot.patient else perf_counter() + LONGEST_SECONDS)
    return None if points is None else Better(actions, points, better_in(game, actions, taken))


def clear_lead(leads: Iterator[float], deadline: float = inf) -> float | None:
    """The mean of some leads, if it is large and not by chance. What shows little is soon given up, and so is
    what takes too long on a slow machine."""
    found: list[float] = []
    mean = 0.0
    for lead in leads:
        found.append(lead)
        mean = sum(found) / len(found)
        if perf_counter() > deadline or (len(found) >= FEWEST and mean < CLEARLY / 2):
            break
    if len(found) < FEWEST:
        return None
    doubt = sqrt(sum((lead - mean) ** 2 for lead in found) / (len(found) - 1) / len(found))
    return mean if mean >= max(CLEARLY, CERTAINLY * doubt) else None


def better_in(game: Game[Any], actions: Sequence[Action], taken: Sequence[Action]) -> tuple[Reason, ...]:
    """The terms in which the position after one turn is ahead of that after the other."""
    valuation, seat = valuation_of(game), game.decision.player
    before = valuation.terms(played(game, taken, whole=True).table, seat)
    after = valuation.terms(played(game, actions, whole=True).table, seat)
    return gains(valuation, before, after) or explain(game, actions)


def play_turn(game: Game[Any], actions: Sequence[Action], answer: Answer, rest: Callable[[], None]) -> None:
    """Play a turn as far as it is possible here; what it does not say is answered. A turn that has to go on
    is brought to its end by `rest`."""
    seat, turn = game.decision.player, moment(game)
    waiting = list(actions)
    while game.table.stack and moment(game) == turn:
        mine = game.decision.player == seat
        while mine and waiting and game.why_not(waiting[0]) is not None and game.decision.kind == "turn":
            del waiting[0]  # it cannot be done here, and later neither
        if mine and waiting and game.why_not(waiting[0]) is None:
            game.apply_trusted(waiting.pop(0))
        elif game.decision.kind != "turn":
            game.apply_trusted(answer(game))
        elif game.why_not(END_TURN) is None:
            game.apply_trusted(END_TURN)
        else:
            rest()


# --- rivals ----------------------------------------------------------------------------------------------


def rival_leads(
    bot: LevelBot, game: Game[Any], actions: Sequence[Action], taken: Sequence[Action]
) -> Iterator[float]:
    """By how much one turn is ahead of the other, in each of some dealt games."""
    judge, seat = JUDGES[game.edition.name], game.decision.player
    playouts = Playouts(game, judge, f"{bot.seed} review", bot.rival.work.ahead, never)

    def standing(dealt: Game[Any], line: Sequence[Action], leanings: list[Leaning]) -> float:
        after = dealt.copy()
        play_turn(
            after,
            line,
            lambda open_: rival_search.best_answer(open_, judge.value),
            lambda: greedy_turn(after, judge.value),
        )
        finish(after, judge.value)
        return playouts.later(after, leanings)

    for number in range(RIVAL_WORLDS):
        dealt = game.deal_again(seat, Random(f"{bot.seed} review {number}"))
        leanings = playouts.leanings(number)
        yield standing(dealt, actions, leanings) - standing(dealt, taken, leanings)


# --- partners --------------------------------------------------------------------------------------------


def team_leads(
    bot: LevelBot,
    game: Game[Any],
    actions: Sequence[Action],
    taken: Sequence[Action],
    later: tuple[Steps, ...],
) -> Iterator[float]:
    """The same for partners: `later` is what the bot has planned for the rest of the decade."""
    seat = game.decision.player
    width = max(1, bot.partner.budget.width)

    def answer(open_: Game[Any]) -> Action:
        if open_.decision.kind in BOOKS:
            return bookkeeping_answer(open_, seat)
        return team_turn.best_answer(open_, seat)

    def standing(world: Game[Any], line: Sequence[Action], chance: Random) -> float:
        after, decade = world.copy(), world.table.decade

        def rest() -> None:
            for step in team_turn.turn_lines(after, seat, 1)[0].steps:
                after.apply_trusted(step.action)

        play_turn(after, line, answer, rest)
        if not after.table.stack or after.table.decade != decade:
            return team_value(after.table, seat)
        plan = play_plan(after, seat, later)
        return climb_on(plan, seat, TRIES, width, chance, never).value

    for number in range(TEAM_WORLDS):
        seed = f"{bot.seed} review {number}"
        world = likely_world(game, seat, Random(seed))
        yield standing(world, actions, Random(seed)) - standing(world, taken, Random(seed))
