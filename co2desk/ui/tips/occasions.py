"""What a tip can be about: things that happened, and questions that somebody is asked for the first time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.session.history import limits
from co2desk.text.decisions import paid_for
from co2desk.ui.board.items.tracks import TrackItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.models import places as at
from co2desk.ui.models.places import NOBODY, PlaceKey

FOSSIL_PLANT = "supply"  # what a CEP is paid for when a fossil plant has come
# Questions, by the kind of the decision, and where the eye should look.
QUESTIONS = {"pay_cep": ("cep_due", at.CEP), "income_split": ("income_split", at.SCORE)}


class Occasion(NamedTuple):
    code: str  # of its sentence in the table "tips"
    place: PlaceKey
    seat: Player = NOBODY  # whom it concerns; NOBODY: everybody at the table


def occasions(events: Sequence[Event], before: Table, board: BoardScene) -> Iterator[Occasion]:
    """What happened for which there is a tip."""
    danger, _ = limits(before.setting)
    for event in events:
        match event:
            case ev.MarketRefilled():
                yield Occasion("market_closed", at.MARKET)
            case ev.ScientistSentAway(player=player, space=space):
                yield Occasion("displaced", at.space(space), player)
            case ev.ExpertiseGained(player=player, energy=energy, level=level):
                if stands_a_crane(board, at.track(energy), level):
                    yield Occasion("crane", at.track(energy), player)
            case ev.SummitHeld(summit=summit):
                yield Occasion("summit_held", at.summit(summit))
            case ev.FossilPlantPlaced(co2=level) if danger and before.co2 < danger <= level:
                yield Occasion("danger_passed", at.CO2)
            case ev.LobbyPlayed(player=player) | ev.UnGoalScored(player=player):
                yield Occasion("one_card", un_goals(board), player)


def asked(frame: Frame, table: Table, seat: Player) -> Iterator[Occasion]:
    """What the player at the screen has to decide. A CEP for an own action needs no explanation."""
    if frame.player == seat and frame.kind in QUESTIONS:
        code, place = QUESTIONS[frame.kind]
        if code != "cep_due" or paid_for(table) == FOSSIL_PLANT:
            yield Occasion(code, place, seat)


def still_holds(occasion: Occasion, table: Table) -> bool:
    """A market that somebody else has emptied is open again in the next turn."""
    return occasion.code != "market_closed" or bool(table.stop)


def stands_a_crane(board: BoardScene, track: PlaceKey, level: int) -> bool:
    """Does this space of a track allow to build?"""
    item = board.items_by_key.get(track)
    return isinstance(item, TrackItem) and level in item.marked()


def un_goals(board: BoardScene) -> PlaceKey:
    """All of them where they lie as a table, else the first of their row, even if it is empty by now."""
    return at.UN_GOALS if at.UN_GOALS in board.items_by_key else at.un_goal(0)
