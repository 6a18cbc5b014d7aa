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
from co2desk.ui.board.items.tracks import TrackItem
from co2desk.ui.board.scene import BoardScene
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

# Questions, by the kind of the decision, and where the eye should look.
OTHER_DEBTS = frozenset({"turn", "events_discarded"})  # a CEP is owed for something else than fuel
QUESTIONS = {"pay_cep": ("cep_due", at.CEP), "income_split": ("income_split", at.SCORE)}


class Occasion(NamedTuple):
    code: str  # of its sentence in the table "tips"
    place: PlaceKey


def occasions(events: Sequence[Event], before: Table, board: BoardScene, seat: Player) -> Iterator[Occasion]:
    """What happened for which there is a tip, as it concerns the player at the screen."""
    danger, _ = limits(before.setting)
    for event in events:
        match event:
            case ev.MarketRefilled():
                yield Occasion("market_closed", at.MARKET)
            case ev.ScientistSentAway(player=player, space=space) if player == seat:
                yield Occasion("displaced", at.space(space))
            case ev.ExpertiseGained(player=player, energy=energy, level=level) if player == seat:
                if stands_a_crane(board, at.track(energy), level):
                    yield Occasion("crane", at.track(energy))
            case ev.SummitHeld(summit=summit):
                yield Occasion("summit_held", at.summit(summit))
            case ev.FossilPlantPlaced(co2=level) if danger and before.co2 < danger <= level:
                yield Occasion("danger_passed", at.CO2)
            case ev.LobbyPlayed(player=player) | ev.UnGoalScored(player=player) if player == seat:
                yield Occasion("one_card", at.UN_GOALS)


def asked(frame: Frame, table: Table, seat: Player) -> Iterator[Occasion]:
    """What the player at the screen has to decide. A CEP paid in the own turn needs no explanation."""
    if frame.player == seat and frame.kind in QUESTIONS:
        code, place = QUESTIONS[frame.kind]
        if code != "cep_due" or not any(waiting.kind in OTHER_DEBTS for waiting in table.stack):
            yield Occasion(code, place)


def stands_a_crane(board: BoardScene, track: PlaceKey, level: int) -> bool:
    """Does this space of a track allow to build?"""
    item = board.items_by_key.get(track)
    return isinstance(item, TrackItem) and level in item.marked()
