"""What a game is set up with at this screen: its options, and who sits where.

The last setup is remembered between starts, so its written form is checked like any other document.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase
from co2desk.session.options import TRUE_OR_FALSE, GameOptions
from co2desk.session.programs import programs_to_json, with_programs
from co2desk.session.seats import Seat, has_keys, read_seats, seats_for

if TYPE_CHECKING:
    from co2desk.session.session import Session


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
            "seats": [seat.to_json() for seat in self.seats],
            "practice": self.practice,
            "programs": programs_to_json(self.seats),
        }

    @classmethod
    def from_json(cls, document: object) -> GameSetup:
        """A setup from a JSON object. Raises BadDocumentError that names the first thing that is wrong.

        Whether the edition knows the variants, the book and the readings is the edition's business.
        """
        if not has_keys(document, ("options", "seats"), ("practice", "programs")):
            keys = "options, seats, practice, programs"
            raise BadDocumentError("setup", phrase("an object with the keys {keys}", keys=keys))
        practice = document.get("practice", False)
        if not isinstance(practice, bool):
            raise BadDocumentError("practice", TRUE_OR_FALSE)
        options = GameOptions.from_json(document["options"])
        seats = read_seats(document["seats"], options.players, "seats")
        return cls(options, with_programs(seats, document.get("programs")), practice)


def setup_of(session: Session) -> GameSetup:
    """What a game was set up with; a game of programs gets people."""
    seats = session.seats or seats_for([""] * session.options.players)
    return GameSetup(session.options, seats, session.practice)
