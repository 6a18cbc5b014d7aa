"""Who took over a seat in the middle of a game: a person, the computer, or another program."""

from __future__ import annotations

from typing import Any, NamedTuple

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase
from co2desk.session.seats import PERSON, PLAYER, PROGRAM, has_keys

MOST_CHANGES = 1_000  # no table comes near; the last ones are kept
COMPUTER = "computer"


class SeatChange(NamedTuple):
    """From here on somebody else plays a seat."""

    after: int  # entries of the log
    seat: int
    player: str  # as in `Seat.player`

    @property
    def how(self) -> str:
        """Who it is now: PERSON, PROGRAM or COMPUTER, of whatever level."""
        return self.player if self.player in (PERSON, PROGRAM) else COMPUTER


def read_seat_changes(document: object, players: int, most: int) -> list[SeatChange]:
    """The changes of a game, in their order; none comes after more than `most` entries of its log. Raises
    BadDocumentError."""
    if document is None:
        return []
    if not isinstance(document, list) or len(document) > MOST_CHANGES:
        expected = phrase("a list of at most {most} entries", most=MOST_CHANGES)
        raise BadDocumentError("seat_changes", expected)
    found: list[SeatChange] = []
    for number, written in enumerate(document):
        where, least = f"seat_changes[{number}]", found[-1].after if found else 0
        change = _change(written, players, where)
        if type(change.after) is not int or not least <= change.after <= most:
            expected = phrase("a whole number from {least} to {most}", least=least, most=most)
            raise BadDocumentError(f"{where}.after", expected)
        found.append(change)
    return found


def _change(written: object, players: int, where: str) -> SeatChange:
    if not has_keys(written, SeatChange._fields, ()):
        keys = ", ".join(SeatChange._fields)
        raise BadDocumentError(where, phrase("an object with the keys {keys}", keys=keys))
    values: dict[str, Any] = written
    if type(values["seat"]) is not int or not 0 <= values["seat"] < players:
        expected = phrase("a whole number from {least} to {most}", least=0, most=players - 1)
        raise BadDocumentError(f"{where}.seat", expected)
    if not isinstance(values["player"], str) or not PLAYER.fullmatch(values["player"]):
        expected = phrase("{person}, or the name of a computer player", person=PERSON)
        raise BadDocumentError(f"{where}.player", expected)
    return SeatChange(**values)
