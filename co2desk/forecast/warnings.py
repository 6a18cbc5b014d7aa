"""Warnings before a move that ends the game or gives something away, as codes with their values.

Only open things are asked, so a warning never tells anything hidden. The end of a game is warned of before
the turn that leads to it is ended: only there somebody can still do something else (15.1, G-11). What
else an edition warns of stands in a file of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table.actions import BuyCep, EndTurn, MoveScientist, PlayLobby, ScoreUnGoal, SellCep
from co2desk.engine.table.events import BonusLost, CardVisited, CepMissed, ExpertiseLost, GrantLost
from co2desk.engine.table.ids import Player
from co2desk.engine.table.kit import LobbyCard
from co2desk.engine.table.table import Table
from co2desk.forecast.forecast import forecast
from co2desk.forecast.odds import CERTAIN, POSSIBLE, percent
from co2desk.forecast.preview import actor, tried
from co2desk.forecast.second_chance.warnings import second_warnings
from co2desk.forecast.trial import Trial
from co2desk.forecast.warning import Warning, warn  # noqa: A004 - see there

# Free actions of a turn, in the order in which they are named.
FREE_ACTIONS: dict[type[Action], str] = {
    MoveScientist: "scientist",
    BuyCep: "market_buy",
    SellCep: "market_sell",
    PlayLobby: "lobby",
    ScoreUnGoal: "un_goal",
}
# Nearly every turn could buy or sell a CEP, so this alone is no reason to ask.
MARKET = {"market_buy", "market_sell"}
# What is given away, by the event that says so.
LOST: dict[type[object], str] = {
    GrantLost: "grant_lost",
    ExpertiseLost: "expertise_lost",
    BonusLost: "bonus_lost",
}


def warnings(game: Game[Any], action: Action) -> tuple[Warning, ...]:
    """What somebody should know before taking an action; the gravest first.

    The action is tried on a copy, once; raises IllegalActionError when it is not legal.
    """
    trial = tried(game, action)
    ends_turn = type(action) is EndTurn
    edition = OF_EDITIONS[game.table.setting.base.edition]
    found = [*edition(game, action, trial, ends_turn and ends_decade(game.table))]
    if ends_turn:
        found += unused(game)
    if card_gives_nothing(game, action, trial):
        found.append(warn("card_gives_nothing"))
    return (*found, *given_away(trial, actor(game, action)))


def ends_decade(table: Table) -> bool:
    """Is this the last turn of the decade: does nothing but the end of the decade wait below it?"""
    waiting = {frame.kind for frame in table.stack}
    return bool(waiting & {"end_check", "decade_end"}) and not waiting & {"turn_begin", "round", "rounds"}


def first_warnings(
    game: Game[FirstTable], action: Action, trial: Trial[FirstTable], ends: bool
) -> Iterator[Warning]:
    """15.1: the end of the game, or the supply phase that may end it. Nothing at the end of a turn changes
    the level or the plants, so what holds now decides."""
    if not ends:
        return
    outlook = forecast(game.table, game.decision.player)
    if outlook.ends:
        yield warn("ends_game", reason=outlook.ends[0])
    elif outlook.lost == CERTAIN:
        yield warn("planet_certainly_lost", ending=outlook.pollution_ending)
    elif outlook.lost == POSSIBLE:
        chance = percent(outlook.climate.loss)
        yield warn("planet_may_be_lost", percent=chance, ending=outlook.pollution_ending)


# By edition; the last value says whether the action ends the last turn of a decade.
OF_EDITIONS: dict[str, Callable[[Game[Any], Action, Trial[Any], bool], Iterator[Warning]]] = {
    "first": first_warnings,
    "second_chance": second_warnings,
}


def unused(game: Game[Any]) -> Iterator[Warning]:
    """Free actions that are still possible (9), if there are others than those of the market."""
    open_now = {type(action) for action in game.legal()}
    names = tuple(name for kind, name in FREE_ACTIONS.items() if kind in open_now)
    if not MARKET.issuperset(names):
        yield warn("unused", actions=names)


def given_away(trial: Trial[Any], player: Player) -> Iterator[Warning]:
    """What whoever acts is owed and does not get: a grant (G-28), a point (G-20), a bonus (G-19)."""
    for event in trial.events:
        code = LOST.get(type(event))
        if code is not None and event[0] == player:
            energy = {"energy": event.energy} if type(event) is ExpertiseLost else {}
            yield warn(code, **energy)


def card_gives_nothing(game: Game[Any], action: Action, trial: Trial[Any]) -> bool:
    """Is a card spent, or a scientist bound to one, for an effect of which nothing can be carried out (G-34,
    A12)? A point at the end of its track is warned of as such."""
    cards: Mapping[int, LobbyCard] = game.table.setting.lobby_by_number
    if isinstance(action, PlayLobby):
        card = cards[action.card]
        effect = card.main[action.option] if action.main else card.minor
    else:
        visit = next((event for event in trial.events if isinstance(event, CardVisited)), None)
        if visit is None:
            return False
        effect = cards[visit.card].minor
    if effect.kind == "scientist":
        return all(frame.kind != "granted_move" for frame in trial.table.stack)
    missed = sum(isinstance(event, CepMissed) for event in trial.events)
    return effect.kind == "cep" and missed >= effect.amount
