"""Why a player wants to do something: the terms of its own valuation that gain most.

An action of a turn is compared with doing nothing, any other answer with the next best one. What a term is
worth may follow from cards that only its player sees. Such a reason is marked as secret, and all others are
the same whatever these cards are: they come from the open terms alone, and end before the first card that is
still to be played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from co2desk.bots.rivals.judge import JUDGES
from co2desk.bots.team.terms import TERMS as TEAM_TERMS
from co2desk.bots.team.terms import terms as team_terms
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import CashCompanyGoal, EndTurn, KeepCard, PlayLobby
from co2desk.engine.table.table import Table

FEWEST_POINTS = 0.5  # a term that gains less is no reason
MOST_REASONS = 2  # of those that everybody may know, and of the secret ones
MOST_CHOICES = 12  # small choices that may follow from one action
# Reasons that are no terms. Where no open term gains, nobody learns whether a secret one does.
FORCED, NOTHING_MORE, UNCLEAR = "forced", "nothing_more", "unclear"
REVEALING = (CashCompanyGoal, KeepCard, PlayLobby)  # actions that tell of cards which only one player sees


class Reason(NamedTuple):
    """A code, and how many points it is worth to the player. A secret one is for the player alone, until the
    game is over."""

    code: str
    points: float = 0.0
    secret: bool = False


class Valuation(NamedTuple):
    """The terms by which a player judges a game of one kind."""

    names: tuple[str, ...]
    terms: Callable[[Any, int], Sequence[float]]
    secret: frozenset[str]  # terms that depend on cards which only their player sees

    def by_term(self, table: Table, seat: int) -> dict[str, float]:
        return dict(zip(self.names, self.terms(table, seat), strict=True))

    def open_worth(self, table: Table, seat: int) -> float:
        """What everybody could work out."""
        found = zip(self.names, self.terms(table, seat), strict=True)
        return sum(points for name, points in found if name not in self.secret)


TEAM = Valuation(TEAM_TERMS, team_terms, frozenset({"personal_goals"}))


def valuation_of(game: Game[Any]) -> Valuation:
    judge = JUDGES.get(game.edition.name)
    if judge is None:
        return TEAM
    return Valuation(judge.names, judge.terms, frozenset({"cards", "company_goal"}))


def explain(game: Game[Any], actions: Sequence[Action]) -> tuple[Reason, ...]:
    """Why the seat that decides does this, and then the rest of `actions` in the same turn.

    Everything that the seat may not know has been dealt again in `game`."""
    kind, action = game.decision.kind, actions[0]
    if type(action) is EndTurn:
        return (Reason(NOTHING_MORE),)
    if kind != "turn" and len(game.legal()) == 1:
        return (Reason(FORCED),)
    valuation, seat = valuation_of(game), game.decision.player
    base = game if kind == "turn" else best_other(game, action)
    if base is None:
        return (Reason(UNCLEAR),)
    before = valuation.terms(base.table, seat)
    found: tuple[Reason, ...] = ()
    for whole in (False, True):  # what an action is for may show only in what it makes possible
        found = gains(valuation, before, valuation.terms(played(game, actions, whole).table, seat))
        if any(not reason.secret for reason in found):
            return found
    return (*found, Reason(UNCLEAR))


def gains(valuation: Valuation, before: Iterable[float], after: Iterable[float]) -> tuple[Reason, ...]:
    """The terms that gain most, the best first."""
    found = [
        Reason(name, new - old, name in valuation.secret)
        for name, old, new in zip(valuation.names, before, after, strict=True)
        if new - old >= FEWEST_POINTS
    ]
    found.sort(key=lambda reason: -reason.points)
    told = [reason for reason in found if not reason.secret][:MOST_REASONS]
    told += [reason for reason in found if reason.secret][:MOST_REASONS]
    return tuple(sorted(told, key=lambda reason: -reason.points))


def played(game: Game[Any], actions: Sequence[Action], whole: bool) -> Game[Any]:
    """The position after an action and the small choices that follow from it, or after the `whole` turn: as
    planned, and what is not planned as it looks best to everybody.

    A game that is over is not judged by terms: then it is the position before."""
    seat, turn, valued = game.decision.player, moment(game), game
    for number, action in enumerate(actions):
        if number:
            later = game.decision.kind == "turn" and not whole
            if later or isinstance(action, (EndTurn, *REVEALING)) or game.why_not(action) is not None:
                break
        game = game.copy()
        game.apply_trusted(action)
        answer_small_choices(game, turn, seat)
        if not game.table.stack:
            return valued
        valued = game
        if moment(game) != turn or game.decision.player != seat:
            break
    game = valued.copy()
    answer_small_choices(game, turn)
    return game if game.table.stack else valued


def moment(game: Game[Any]) -> tuple[int, int, int]:
    table = game.table
    return table.decade, table.round, table.active


def answer_small_choices(game: Game[Any], turn: tuple[int, int, int], but_of: int = -1) -> None:
    """Answer what is asked before the turn goes on; one player may be left to answer for itself."""
    for _ in range(MOST_CHOICES):
        if not game.table.stack or moment(game) != turn:
            return
        frame = game.decision
        if frame.kind == "turn" or frame.player == but_of:
            return
        game.apply_trusted(best_answers(game)[0][1])


def best_answers(game: Game[Any]) -> list[tuple[float, Action]]:
    """The answers to a small choice with what everybody can see of their worth, the best first."""
    valuation, seat = valuation_of(game), game.decision.player
    found: list[tuple[float, Action]] = []
    for action in game.legal():
        after = game.copy()
        after.apply_trusted(action)
        is_over = not after.table.stack
        found.append((float("-inf") if is_over else valuation.open_worth(after.table, seat), action))
    found.sort(key=lambda answer: -answer[0])
    return found


def best_other(game: Game[Any], chosen: Action) -> Game[Any] | None:
    """The position after the best answer of those that were not chosen."""
    others = (action for worth, action in best_answers(game) if action != chosen and worth > float("-inf"))
    action = next((action for action in others if not isinstance(action, REVEALING)), None)
    return None if action is None else played(game, (action,), whole=False)
