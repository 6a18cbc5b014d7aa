"""Names for numbers: how actions, events and documents write energies, regions, places and cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

from ..machine.actions import Codec
from ..machine.phrases import Phrase, one_of, phrase
from ..machine.rule import Event
from . import events
from .ids import (
    HAND,
    MAX_TOPICS,
    NONE,
    Place,
    Player,
    Space,
    card_of,
    card_place,
    grant_of,
    is_card,
    is_space,
    region_of,
    space_of,
    summit_of,
    topic_of,
    topic_place,
)
from .setting import Setting

BIGGEST = 1_000_000  # no number of a game is larger; a file that claims one is wrong
HAND_NAME = "hand"
SUMMIT_NAME = "summit"
CARD_NAME = "lobby"
SUMMIT_SPACES = 16  # more than any board has


class NameCodec(Codec):
    """The names of one setting; `codec_of` makes it once. What a decoder cannot read raises AttributeError,
    KeyError, TypeError or ValueError."""

    def __init__(self, setting: Setting) -> None:
        kit = setting.base
        self.players = setting.players
        self.energies = kit.energies
        self.regions = kit.regions
        self.grants = kit.grants
        self.energy_number = {name: i for i, name in enumerate(kit.energies)}
        self.region_number = {name: i for i, name in enumerate(kit.regions)}
        self.grant_number = {name: i for i, name in enumerate(kit.grants)}
        self.card_number = {str(card.number): card.number for card in kit.lobby}
        self.fossils = tuple(kind.name for kind in kit.fossils)
        self.fossil_number = {name: i for i, name in enumerate(self.fossils)}
        super().__init__(self._encoders(), self._decoders(), self._looks)

    def _encoders(self) -> Mapping[str, Callable[[Any], Any]]:
        def region_or_nothing(number: int) -> str | None:
            return self.regions[number] if number != NONE else None

        return {
            "Energy": lambda n: self.energies[n] if n != NONE else None,
            "Region": region_or_nothing,
            "Grant": self.grants.__getitem__,
            "Fossil": self.fossils.__getitem__,
            "Space": self.space_name,
            "Place": self.place_name,
            "Source": lambda n: HAND_NAME if n == HAND else self.regions[n],
            "Card": int,
            "Count": int,
            "Player": int,
            "Summit": int,
            "Goal": int,
            "str": str,
        }

    def _decoders(self) -> Mapping[str, Callable[[Any], Any]]:
        return {
            "Energy": self.energy_number.__getitem__,
            "Region": self.region_number.__getitem__,
            "Grant": self.grant_number.__getitem__,
            "Space": self.space_number,
            "Place": self.place_number,
            "Source": lambda name: HAND if name == HAND_NAME else self.region_number[name],
            "Card": whole_number,
            "Count": whole_number,
            "Player": self.player_number,
        }

    def _looks(self, meaning: str) -> Phrase:
        """What a decoder takes, for whoever wrote something else."""
        space = self.space_name(0)
        return {
            "Energy": one_of(self.energies),
            "Region": one_of(self.regions),
            "Grant": one_of(self.grants),
            "Space": phrase("a project space such as {space}", space=space),
            "Place": phrase(
                "{hand}, a project space such as {space}, or a topic of a summit such as {topic}",
                hand=HAND_NAME,
                space=space,
                topic=f"{SUMMIT_NAME}/0/0",
            ),
            "Source": one_of((HAND_NAME, *self.regions)),
            "Player": phrase("a whole number from {least} to {most}", least=0, most=self.players - 1),
        }.get(meaning, phrase("a whole number"))

    def player_number(self, value: object) -> Player:
        number = whole_number(value)
        if number >= self.players:
            raise ValueError(value)
        return number

    def space_name(self, space: Space) -> str:
        return f"{self.regions[region_of(space)]}/{self.grants[grant_of(space)]}"

    def space_number(self, name: Any) -> Space:
        region, grant = name.split("/")
        return space_of(self.region_number[region], self.grant_number[grant])

    def place_name(self, place: Place) -> str:
        if place == HAND:
            return HAND_NAME
        if is_space(place):
            return self.space_name(place)
        if is_card(place):
            return f"{CARD_NAME}/{card_of(place)}"
        return f"{SUMMIT_NAME}/{summit_of(place)}/{topic_of(place)}"

    def place_number(self, name: object) -> Place:
        if name == HAND_NAME:
            return HAND
        if not isinstance(name, str):
            raise TypeError(name)
        if name.startswith(CARD_NAME + "/"):
            return card_place(self.card_number[name.removeprefix(CARD_NAME + "/")])
        if not name.startswith(SUMMIT_NAME + "/"):
            return self.space_number(name)
        _, summit, topic = name.split("/")
        if SUMMIT_DIGITS[topic] >= MAX_TOPICS:
            raise ValueError(name)
        return topic_place(SUMMIT_DIGITS[summit], SUMMIT_DIGITS[topic])

    def event_to_json(self, event: Event, seat: Player | None = None) -> dict[str, Any]:
        """An event as a JSON object; with a seat, as that seat may see it (hidden fields are null)."""
        shown = event._asdict() if seat is None else events.seen_by(event, seat)  # type: ignore[attr-defined]
        document: dict[str, Any] = {"event": events.code(event)}
        for name, meaning in events.meanings(document["event"]).items():
            value = shown[name]
            document[name] = None if value is None else self.encode[meaning](value)
        return document


@lru_cache(maxsize=16)
def codec_of(setting: Setting) -> NameCodec:
    return NameCodec(setting)


SUMMIT_DIGITS = {str(n): n for n in range(SUMMIT_SPACES)}


def whole_number(value: object) -> int:
    """A plain whole number from 0 on; true and 1.0 are not."""
    if type(value) is not int or not 0 <= value <= BIGGEST:
        raise ValueError(value)
    return value
