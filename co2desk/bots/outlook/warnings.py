"""Warnings before a move that ends the game or gives something away, as codes with their values.

Only open things are asked, so a warning never tells anything hidden. The end of a game is warned of before
the turn that leads to it is ended: only there somebody can still do something else (15.1, G-11).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from co2desk.bots.outlook.forecast import forecast
from co2desk.bots.outlook.odds import CERTAIN, POSSIBLE, percent
from co2desk.bots.outlook.preview import actor, preview
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import BuyCep, EndTurn, MoveScientist, PlayLobby, ScoreUnGoal, SellCep
from co2desk.engine.table.events import BonusLost, ExpertiseLost, GrantLost
from co2desk.engine.table.table import Table

# Free actions of a turn, in the order in which they are named.
FREE_ACTIONS: dict[type[Action], str] = {
    MoveScientist: "scientist",
    BuyCep: "market_buy",
    SellCep: "market_sell",
    PlayLobby: "lobby",
    ScoreUnGoal: "un_goal",
}
# What is given away, by the event that says so.
LOST: dict[type[object], str] = {
    GrantLost: "grant_lost",
    ExpertiseLost: "expertise_lost",
    BonusLost: "bonus_lost",
}

Value = int | str | tuple[str, ...]


class Warning(NamedTuple):  # noqa: A001 - what players call it; this package raises none of Python's
    code: str
    values: tuple[tuple[str, Value], ...] = ()


def warn(code: str, **values: Value) -> Warning:
    """A warning with its values in the order in which they were named."""
    return Warning(code, tuple(values.items()))


def warnings(game: Game[Any], action: Action) -> tuple[Warning, ...]:
    """What somebody should know before taking a legal action; the gravest first."""
    found: list[Warning] = []
    if type(action) is EndTurn:
        if ends_decade(game.table):
            found += end_of_decade(game)
        found += unused(game)
    return (*found, *given_away(game, action))


def ends_decade(table: Table) -> bool:
    """Is this the last turn of the decade: does nothing but the end check wait below it?"""
    waiting = {frame.kind for frame in table.stack}
    return "end_check" in waiting and not waiting & {"turn_begin", "round"}


def end_of_decade(game: Game[Any]) -> Iterator[Warning]:
    """15.1: the end of the game, or the supply phase that may end it. Nothing at the end of a turn changes
    the level or the plants, so what holds now decides."""
    outlook = forecast(game.table, game.decision.player)
    if outlook.ends:
        yield warn("ends_game", reason=outlook.ends[0])
    elif outlook.lost == CERTAIN:
        yield warn("planet_certainly_lost", ending=outlook.pollution_ending)
    elif outlook.lost == POSSIBLE:
        chance = percent(outlook.climate.loss)
        yield warn("planet_may_be_lost", percent=chance, ending=outlook.pollution_ending)


def unused(game: Game[Any]) -> Iterator[Warning]:
    """Free actions that are still possible (9)."""
    open_now = {type(action) for action in game.legal()}
    names = tuple(name for kind, name in FREE_ACTIONS.items() if kind in open_now)
    if names:
        yield warn("unused", actions=names)


def given_away(game: Game[Any], action: Action) -> Iterator[Warning]:
    """What whoever acts is owed and does not get: a grant (G-28), a point (G-20), a bonus (G-19)."""
    player = actor(game, action)
    for event in preview(game, action):
        code = LOST.get(type(event))
        if code is not None and event[0] == player:
            energy = {"energy": event.energy} if type(event) is ExpertiseLost else {}
            yield warn(code, **energy)
