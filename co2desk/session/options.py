"""What a game is set up with: edition, number of players, seed, variants and the rulebook on the table.

Options are small and readable; together with the component values they fix a game completely.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import Phrase, one_of, phrase

BIGGEST_SEED = 2**53  # every JSON reader keeps whole numbers up to here


@dataclass(frozen=True, slots=True)
class GameOptions:
    edition: str = "first"
    players: int = 4
    seed: int = 1
    variants: Mapping[str, str | bool | int] = field(default_factory=dict)
    book: str = "consensus"  # rulebook profile
    literal: bool = False  # take the book's probable misprints at their word
    switches: Mapping[str, Any] = field(default_factory=dict)  # single readings on top of the profile

    def to_json(self) -> dict[str, Any]:
        return {
            "edition": self.edition,
            "players": self.players,
            "seed": self.seed,
            "variants": dict(self.variants),
            "book": self.book,
            "literal": self.literal,
            "switches": {key: _plain(value) for key, value in self.switches.items()},
        }

    @classmethod
    def from_json(cls, document: object) -> GameOptions:
        """Options from a JSON object; what is left out keeps its default. Raises BadDocumentError.

        Whether the edition knows these variants, books and readings is the edition's business.
        """
        if not isinstance(document, dict):
            raise BadDocumentError("options", phrase("an object"))
        for key in document:
            if key not in CHECKS:
                raise BadDocumentError(f"options.{key}", one_of(CHECKS))
        for key, (expected, fits) in CHECKS.items():
            if key in document and not fits(document[key]):
                raise BadDocumentError(f"options.{key}", expected)
        for key, (expected, fits) in ITEM_CHECKS.items():
            for name, value in document.get(key, {}).items():
                if not fits(value):
                    raise BadDocumentError(f"options.{key}.{name}", expected)
        values = dict(document)
        if "switches" in values:
            values["switches"] = {
                key: tuple(value) if isinstance(value, list) else value
                for key, value in values["switches"].items()
            }
        return cls(**values)


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def _is_setting(value: object) -> bool:
    if isinstance(value, list):
        return all(type(item) is int for item in value)
    return type(value) in (str, int)


TRUE_OR_FALSE = phrase("{yes} or {no}", yes="true", no="false")
CHECKS: dict[str, tuple[Phrase, Any]] = {
    "edition": (phrase("a name"), lambda v: isinstance(v, str)),
    "players": (phrase("the number of players"), lambda v: type(v) is int),
    "seed": (
        phrase("a whole number up to {most}", most=BIGGEST_SEED),
        lambda v: type(v) is int and 0 <= v <= BIGGEST_SEED,
    ),
    "variants": (
        phrase("an object of names, numbers and {values}", values=TRUE_OR_FALSE),
        lambda v: isinstance(v, dict),
    ),
    "book": (phrase("the name of a rulebook profile"), lambda v: isinstance(v, str)),
    "literal": (TRUE_OR_FALSE, lambda v: isinstance(v, bool)),
    "switches": (phrase("an object of readings"), lambda v: isinstance(v, dict)),
}
ITEM_CHECKS: dict[str, tuple[Phrase, Any]] = {
    "variants": (
        phrase("a name, a number, {values}", values=TRUE_OR_FALSE),
        lambda v: isinstance(v, str | bool | int),
    ),
    "switches": (phrase("a name, a number or a list of numbers"), _is_setting),
}
