"""What an event on the stage looks like: the small scene that a place of the board shows beside the mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.ui.board.items.item import Board
from co2desk.ui.board.items.supplies import disaster_scene
from co2desk.ui.theme.scenes import Mood, Scene, smoke_colour

Picture = Callable[[Board, Any], Scene]


def fossil_plant(board: Board, event: Any) -> Scene:
    return Scene(board.kit.fossils[event.fossil].name, smoke_colour(board.look), Mood.HAZE)


def disaster(board: Board, event: Any) -> Scene:
    return disaster_scene(board, event.region)


def summit(board: Board, event: Any) -> Scene:
    return Scene("summit", board.look.accent)


def topic(board: Board, event: Any) -> Scene:
    return Scene("summit", board.look.energies[board.kit.energies[event.energy]][0])


def proposal(board: Board, event: Any) -> Scene:
    return Scene("proposal", board.look.energies[board.kit.energies[event.energy]][0])


def certificates(board: Board, event: Any) -> Scene:
    return Scene("trade", board.look.cep)


def money(board: Board, event: Any) -> Scene:
    return Scene("trade", board.look.money)


def cards(board: Board, event: Any) -> Scene:
    return Scene("lobby", board.look.accent)


def nations(board: Board, event: Any) -> Scene:
    return Scene("united", board.look.accent)


def company(board: Board, event: Any) -> Scene:
    return Scene("company", board.look.signs[board.seats[event.player].sign][0])


PICTURES: dict[type, Picture] = {
    ev.IncomeEarned: company,
    ev.IncomeSplit: company,
    ev.FossilPlantPlaced: fossil_plant,
    ev.FossilReplaced: fossil_plant,
    ev.CepPaid: certificates,
    ev.RegionCepPaid: certificates,
    ev.PenaltyPaid: certificates,
    ev.Co2Reduced: nations,
    ev.EnvironmentalPenalty: nations,
    ev.DisasterStruck: disaster,
    ev.DisasterAvoided: disaster,
    ev.EventRevealed: disaster,
    ev.SummitHeld: summit,
    ev.SummitReplaced: summit,
    ev.ExpertiseGained: topic,
    ev.ExpertiseLost: topic,
    ev.BidMade: money,
    ev.BidPassed: money,
    ev.AuctionWon: money,
    ev.AuctionFailed: money,
    ev.StartPlayerChanged: company,
    ev.LobbyKept: cards,
    ev.PacketsPassed: cards,
    ev.ProjectProposed: proposal,
    ev.OpponentCubePlaced: topic,
}


def picture_of(event: Event, board: Board) -> Scene | None:
    """None where nothing is to be seen: what was shown before stays."""
    draw = PICTURES.get(type(event))
    return draw(board, event) if draw is not None else None
