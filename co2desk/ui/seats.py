"""Who sits at the table: a name, a sign with its colour, and a person or a computer player."""

from __future__ import annotations

from dataclasses import dataclass

SIGNS = ("disc", "triangle", "square", "diamond", "star")
PERSON = "person"


@dataclass(frozen=True, slots=True)
class Seat:
    name: str
    sign: str = "disc"  # one of SIGNS; each sign has its own colour in every palette
    player: str = PERSON  # PERSON, or the name of a computer player (co2desk.bots.BOTS)
    language: str = ""  # what this player reads, such as "pl" or "zh_TW"; "" is the language of the program

    @property
    def is_person(self) -> bool:
        return self.player == PERSON
