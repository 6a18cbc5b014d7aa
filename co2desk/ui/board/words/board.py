"""What every place on the board is and does, in one object for a whole game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.ui.board.words.instruments import InstrumentWords
from co2desk.ui.board.words.labels import Explained
from co2desk.ui.board.words.players import SeatWords
from co2desk.ui.board.words.regions import RegionWords
from co2desk.ui.board.words.supplies import SupplyWords
from co2desk.ui.models.places import PlaceKey


class BoardWords(RegionWords, SupplyWords, InstrumentWords, SeatWords):
    """A place finds its explanation by its name: `tell_market` tells about `at.MARKET`."""

    def name(self, key: PlaceKey, value: Any) -> str:
        return self.explain(key, value)[0]

    def description(self, key: PlaceKey, value: Any) -> str:
        return "\n".join(self.explain(key, value)[1])

    def explain(self, key: PlaceKey, value: Any) -> Explained:
        """What a place is, what lies on it, and what it is for."""
        tell: Callable[[PlaceKey, Any], Explained] | None = getattr(self, f"tell_{key.kind}", None)
        return tell(key, value) if tell is not None else ("", [])
