"""What an edition brings to the window, as a declaration: its places, its board, its words, its turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

from co2desk.ui.actions.records import ActionRecords
from co2desk.ui.models.place_tree import Place
from co2desk.ui.models.places import PlaceKey, PlaceKind

if TYPE_CHECKING:
    from co2desk.ui.board.items.item import PlaceItem
    from co2desk.ui.board.words.board import BoardWords

# An item of the board: its class, its key, where it lies, and whose contents it shows (None: its own).
Placed = tuple["type[PlaceItem]", PlaceKey, QRectF, PlaceKey | None]
Step = tuple[str, bool]  # a step of a turn, and whether it is done


@dataclass(frozen=True)
class Declaration:
    places: Callable[[Any], Place]  # of a setting
    layout: Callable[[Any], Iterator[Placed]]  # of a setting, from back to front
    words: type[BoardWords]
    actions: ActionRecords
    turn_steps: Callable[[Any], tuple[Step, ...]]  # of a table
    # Items that show more than their own place: kind of a changed place -> the keys of the others.
    also: Mapping[PlaceKind, Callable[[PlaceKey], tuple[PlaceKey, ...]]]
    # Kinds of lines that the log offers under the edition's own words, asked again in every language.
    log_names: Callable[[], dict[str, str]] = dict


def declaration_of(setting: Any) -> Declaration:
    """The declaration of the edition a game is played with."""
    if setting.base.edition == "first":
        from co2desk.ui.editions.first.declaration import FIRST  # noqa: PLC0415 - only the edition that is played

        return FIRST
    from co2desk.ui.editions.second_chance.declaration import SECOND_CHANCE  # noqa: PLC0415

    return SECOND_CHANCE
