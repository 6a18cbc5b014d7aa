"""What a game is set up with at this screen: its options, and who sits where.

The last setup is remembered between starts, so its written form is checked like any other document.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any, TypeGuard

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.ui.seats import PERSON, SIGNS, Seat

if TYPE_CHECKING:  # the session takes long to import, and the window shows itself first
    from co2desk.session.options import GameOptions

LONGEST_NAME = 40
LANGUAGE = re.compile(
    r"([a-z]{2,3}(_[A-Za-z]{2,4})?)?"
)  # one this program does not speak falls back to its own
UNREADABLE = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, breaks of lines


@dataclass(frozen=True, slots=True)
class GameSetup:
    """One seat for each player, in the order around the table."""

    options: GameOptions
    seats: tuple[Seat, ...]
    practice: bool = False  # actions may be taken back without limit

    def again(self, seed: int) -> GameSetup:
        """The same people and the same rules, newly dealt."""
        return replace(self, options=replace(self.options, seed=seed))

    def to_json(self) -> dict[str, Any]:
        return {
            "options": self.options.to_json(),
            "seats": [asdict(seat) for seat in self.seats],
            "practice": self.practice,
        }

    @classmethod
    def from_json(cls, document: object) -> GameSetup:
        """A setup from a JSON object. Raises BadDocumentError that names the first thing that is wrong.

        Whether the edition knows the variants, the book and the readings is the edition's business.
        """
        from co2desk.session.options import GameOptions  # noqa: PLC0415 - see above

        if not has_keys(document, ("options", "seats"), ("practice",)):
            raise BadDocumentError("setup", "an object of options, seats and practice")
        practice = document.get("practice", False)
        if not isinstance(practice, bool):
            raise BadDocumentError("practice", "true or false")
        options = GameOptions.from_json(document["options"])
        written = document["seats"]
        if not isinstance(written, list) or len(written) != options.players:
            raise BadDocumentError("seats", f"a list of {options.players} seats")
        seats = tuple(_seat(seat, f"seats[{number}]") for number, seat in enumerate(written))
        for number, seat in enumerate(seats):
            if seat.sign in {other.sign for other in seats[:number]}:
                raise BadDocumentError(f"seats[{number}].sign", "a sign that nobody else has")
        return cls(options, seats, practice)


def clean_name(text: str) -> str:
    """A name as it can be shown and stored: on one line, not too long. "" when nothing is left of it."""
    readable = "".join(" " if unicodedata.category(char) in UNREADABLE else char for char in text)
    return " ".join(readable.split())[:LONGEST_NAME].rstrip()


def has_keys(
    document: object, needed: tuple[str, ...], possible: tuple[str, ...]
) -> TypeGuard[dict[str, Any]]:
    """Is this an object with these keys? A setup of an earlier version lacks the possible ones."""
    return isinstance(document, dict) and set(needed) <= set(document) <= {*needed, *possible}


def _seat(document: object, where: str) -> Seat:
    from co2desk.bots import BOTS  # noqa: PLC0415 - as slow to import as the session

    if not has_keys(document, ("name", "sign", "player"), ("language",)):
        raise BadDocumentError(where, "an object of name, sign, player and language")
    name, sign, player = document["name"], document["sign"], document["player"]
    language = document.get("language", "")
    if not isinstance(name, str) or not name or clean_name(name) != name:
        raise BadDocumentError(f"{where}.name", f"a name of 1 to {LONGEST_NAME} characters")
    if sign not in SIGNS:
        raise BadDocumentError(f"{where}.sign", f"one of {', '.join(SIGNS)}")
    players = (PERSON, *BOTS)
    if player not in players:
        raise BadDocumentError(f"{where}.player", f"one of {', '.join(players)}")
    if not isinstance(language, str) or not LANGUAGE.fullmatch(language):
        raise BadDocumentError(f"{where}.language", 'a language such as "pl" or "zh_TW", or ""')
    return Seat(name, sign, player, language)
