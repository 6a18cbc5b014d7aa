"""What one kind of action means to a person: the base of all records.

A record says how the action is dragged and clicked, which action an impossible drop was intended as, what is
almost legal when nothing of its kind is, and its button, submenu and icon. What a record leaves out means
nothing, or is not shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum, auto
from typing import ClassVar, Generic, NamedTuple, TypeVar

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.ids import Energy, Player
from co2desk.engine.table.table import Table
from co2desk.text import Speaker
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind

T = TypeVar("T", bound=Table)
A = TypeVar("A", bound=Action)

Drag = tuple[PlaceKey, PlaceKey]  # a piece, and where it is dropped
# A region, and what lies in it and belongs to nobody: a click on any of them points at the region.
IN_REGION = (at.REGION_PARTS - {PlaceKind.REGION_CEP}) | {PlaceKind.REGION}


class ChoiceStep(NamedTuple):
    """A part of an action that can be chosen by itself: where on the board, and in which words."""

    place: PlaceKey
    words: str


class TurnGroup(IntEnum):
    """The groups of a turn's actions in the order of their buttons. Actions of one group share a menu, and
    the first of them names it; the end of the turn has a button of its own."""

    BEGIN_PROJECT = auto()
    PREPARE_PROJECT = auto()
    BUILD = auto()
    MOVE_SCIENTIST = auto()
    MARKET = auto()
    LOBBY_CARD = auto()
    UN_GOAL = auto()
    SECOND_ACTION = auto()
    END_TURN = auto()


class ActionRecord(Generic[T, A]):
    action: type[A]
    group: ClassVar[TurnGroup | None] = None  # None for answers to other decisions than a turn

    @property
    def kind(self) -> str:
        return self.action.kind

    # --- on the board --------------------------------------------------------------------------------------

    def drags(self, table: T, player: Player, action: A) -> Iterable[Drag]:
        """The drags that mean a legal action."""
        return ()

    def clicks(self, table: T, player: Player, action: A) -> Iterable[PlaceKey]:
        """The pieces on which a click means a legal action."""
        return ()

    def intended(self, table: T, player: Player, source: PlaceKey, target: PlaceKey | None) -> Iterable[A]:
        """What an impossible drag was intended as; without a target, what the piece is good for."""
        return ()

    def why_not_yours(self, game: Game[Table], player: Player, source: PlaceKey) -> Refusal | None:
        """Why a piece is not the player's to use for this, whatever else is missing."""
        return None

    # --- when no action of the kind is legal ---------------------------------------------------------------

    def almost_legal(self, table: T, player: Player) -> Iterable[A]:
        """The actions that a player would try: what is missing for one of them is told."""
        return ()

    def fallback(self) -> A | None:
        """If nothing is almost legal either, what is missing for this action is told."""
        return None

    # --- in lists and menus --------------------------------------------------------------------------------

    def is_asked(self, decision: str) -> bool:
        """Does the prompt bar offer it when this is to be decided?"""
        return True

    def submenu_title(self, action: A, speaker: Speaker) -> str:
        """The submenu of a long menu in which the action is found."""
        return ""

    def choice_steps(self, action: A, speaker: Speaker) -> Sequence[ChoiceStep]:
        """The parts of the action in the order in which they are chosen, where there are many actions of the
        kind; as many for each of them. Nothing where they are chosen from a menu."""
        return ()

    def energy_shown(self, table: T, action: A) -> Energy | None:
        """The energy whose icon stands beside the action."""
        return None

    def player_shown(self, action: A) -> Player | None:
        """The player whose sign stands beside the action."""
        return None
