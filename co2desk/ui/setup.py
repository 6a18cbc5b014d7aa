"""What a game is set up with at this screen: its options, and who sits where.

The last setup is remembered between starts, so its written form is checked like any other document.
"""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.ui.seats import PERSON, SIGNS, Seat

if TYPE_CHECKING:  # the session takes long to import, and the window shows itself first
    from co2desk.session.options import GameOptions

LONGEST_NAME = 40
UNREADABLE = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, breaks of lines


@dataclass(frozen=True, slots=True)
class GameSetup:
    """One seat for each player, in the order around the table."""

    options: GameOptions
    seats: tuple[Seat, ...]

    def again(self, seed: int) -> GameSetup:
        """The same people and the same rules, newly dealt."""
        return replace(self, options=replace(self.options, seed=seed))

    def to_json(self) -> dict[str, Any]:
        return {
            "options": self.options.to_json(),
            "seats": [{"name": seat.name, "sign": seat.sign, "player": seat.player} for seat in self.seats],
        }

    @classmethod
    def from_json(cls, document: object) -> GameSetup:
        """A setup from a JSON object. Raises BadDocumentError that names the first thing that is wrong.

        Whether the edition knows the variants, the book and the readings is the edition's business.
        """
        from co2desk.session.options import GameOptions  # noqa: PLC0415 - see above

        if not isinstance(document, dict) or set(document) != {"options", "seats"}:
            raise BadDocumentError("setup", "an object of options and seats")
        options = GameOptions.from_json(document["options"])
        written = document["seats"]
        if not isinstance(written, list) or len(written) != options.players:
            raise BadDocumentError("seats", f"a list of {options.players} seats")
        seats = tuple(_seat(seat, f"seats[{number}]") for number, seat in enumerate(written))
        for number, seat in enumerate(seats):
            if seat.sign in {other.sign for other in seats[:number]}:
                raise BadDocumentError(f"seats[{number}].sign", "a sign that nobody else has")
        return cls(options, seats)


def clean_name(text: str) -> str:
    """A name as it can be shown and stored: on one line, not too long. "" when nothing is left of it."""
    readable = "".join(" " if unicodedata.category(char) in UNREADABLE else char for char in text)
    return " ".join(readable.split())[:LONGEST_NAME].rstrip()


def _seat(document: object, where: str) -> Seat:
    from co2desk.bots import BOTS  # noqa: PLC0415 - as slow to import as the session

    if not isinstance(document, dict) or set(document) != {"name", "sign", "player"}:
        raise BadDocumentError(where, "an object of name, sign and player")
    name, sign, player = document["name"], document["sign"], document["player"]
    if not isinstance(name, str) or not name or clean_name(name) != name:
        raise BadDocumentError(f"{where}.name", f"a name of 1 to {LONGEST_NAME} characters")
    if sign not in SIGNS:
        raise BadDocumentError(f"{where}.sign", f"one of {', '.join(SIGNS)}")
    players = (PERSON, *BOTS)
    if player not in players:
        raise BadDocumentError(f"{where}.player", f"one of {', '.join(players)}")
    return Seat(name, sign, player)
