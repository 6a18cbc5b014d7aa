"""What an edition brings to the board: where everything lies, and what it is called."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF

from co2desk.ui.board.items.item import PlaceItem
from co2desk.ui.board.words.board import BoardWords
from co2desk.ui.models.places import PlaceKey, PlaceKind

# An item of the board: its class, its key, where it lies, and whose contents it shows (None: its own).
Placed = tuple[type[PlaceItem], PlaceKey, QRectF, PlaceKey | None]


@dataclass(frozen=True)
class EditionBoard:
    layout: Callable[[Any], Iterator[Placed]]  # of a setting, from back to front
    words: type[BoardWords]
    # Items that show more than their own place: kind of a changed place -> the others to paint again.
    also_repaint: Mapping[PlaceKind, Callable[[PlaceKey], tuple[PlaceKey, ...]]]
