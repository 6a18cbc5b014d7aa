"""Words, amounts and places: what every kind of sentence is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Any, Protocol

from co2desk.engine.machine.switches import Value
from co2desk.engine.table.ids import (
    HAND,
    Place,
    card_of,
    grant_of,
    is_card,
    is_topic,
    region_of,
    summit_of,
    topic_of,
)
from co2desk.engine.table.kit import Kit
from co2desk.engine.table.table import Table
from co2desk.text import english
from co2desk.text.figures import figure
from co2desk.text.plurals import Plural

NO_COUNT = -1  # as Qt has it


class Translate(Protocol):
    """Finds a text by its context, English words and code; `n` picks the plural form. What it does not find
    it gives back as it is."""

    def __call__(self, context: str, text: str, code: str, n: int, /) -> str: ...


# What goods are called in the tables of amounts, by their names in the component records.
GOODS = {"money": "dollars", "tech": "cubes", "cep": "ceps", "vp": "points"}


def untranslated(context: str, text: str, code: str, n: int, /) -> str:
    return text


class Amount:
    """A number in a sentence: `{vp}` is the bare number, `{vp:points}` the number with its noun, and
    `{vp:points:acc}` the same in a case that the language has for it."""

    __slots__ = ("number", "words")

    def __init__(self, number: int, words: Words) -> None:
        self.number = number
        self.words = words

    def __format__(self, spec: str) -> str:
        noun, _, case = spec.partition(":")
        return self.words.amount(noun, self.number, case) if noun else figure(self.number)


class Words:
    """The words of one game.

    `kit` are the values the game is played with, `names` the players' names by seat (the list may change).
    Every text passes through `translate`, with the name of its table as the context and its key as the code,
    before values are put in. `readings` are the switches of the game; one that is missing has its usual
    value.
    """

    def __init__(
        self,
        kit: Kit,
        names: list[str],
        translate: Translate = untranslated,
        readings: Mapping[str, Value] | None = None,
    ) -> None:
        self.kit = kit
        self.names = names
        self.translate = translate
        self.readings: Mapping[str, Value] = {} if readings is None else readings

    # --- templates -----------------------------------------------------------------------------------

    def has(self, context: str, key: str) -> bool:
        """Is there a template for this code in this edition?"""
        tables = (f"{context}_{self.kit.edition}", context)
        return any(key in english.SECTIONS.get(name, ()) for name in tables)

    def template(self, context: str, key: str, n: int = NO_COUNT, case: str = "") -> str:
        """The translated template of a code, in the form for `n`; the edition's own words come first.

        A language may have words of its own for an edition where English has none, and for a case.
        """
        own = f"{context}_{self.kit.edition}"
        of_the_edition = english.SECTIONS.get(own, {})
        if key in of_the_edition:
            return self._translated(in_case([own], case), of_the_edition[key], key, n)
        if key in english.SECTIONS.get(context, ()):
            return self._translated(in_case([own, context], case), english.SECTIONS[context][key], key, n)
        raise KeyError(f"{context}: {key}")

    def _translated(self, contexts: Iterable[str], text: str, key: str, n: int) -> str:
        """From the first context in which the language has the text; English, if it has none."""
        for context in contexts:
            found = self.translate(context, text, key, abs(n) if isinstance(text, Plural) else NO_COUNT)
            if found != text:
                return found
        return text.form(n) if isinstance(text, Plural) else text

    def say(self, context: str, key: str, **values: str | int) -> str:
        """The sentence of a code, with its values."""
        return self.template(context, key).format(**self._filled(values))

    def plural(self, context: str, key: str, n: int, **values: str | int) -> str:
        """The form of a text that goes with the number `n`, which is its `{n}`."""
        return self.template(context, key, n).format(**self._filled({**values, "n": n}))

    def amount(self, noun: str, n: int, case: str = "") -> str:
        """A number with its noun."""
        return self.template("amounts", noun, n, case).format(n=figure(n))

    def _filled(self, values: Mapping[str, str | int]) -> dict[str, str | Amount]:
        return {name: Amount(v, self) if isinstance(v, int) else v for name, v in values.items()}

    def listed(self, kind: str, items: Sequence[str]) -> str:
        """Several things as one phrase: "a, b and c" for `and`; comma, semicolon, or, then are others."""
        if not items:
            return self.template("lists", "nothing")
        *first, last = items
        if not first:
            return last
        inner = kind if kind in ("then", "semicolon") else "comma"
        most = reduce(lambda left, right: self.say("lists", inner, most=left, last=right), first)
        return self.say("lists", kind, most=most, last=last)

    def goods(self, **amounts: int) -> list[str]:
        """Amounts of money, tech, cep and vp with their nouns, without those that are zero."""
        return [self.amount(GOODS[good], n) for good, n in amounts.items() if n]

    # --- names ---------------------------------------------------------------------------------------

    def player_name(self, player: int) -> str:
        return self.names[player] if player >= 0 else self.template("players", "nobody")

    def energy_name(self, energy: int) -> str:
        return self.template("energies", self.kit.energies[energy])

    def energy_names(self, energies: Sequence[int], kind: str = "comma") -> str:
        return self.listed(kind, [self.energy_name(energy) for energy in energies])

    def region_name(self, region: int) -> str:
        return self.template("regions", self.kit.regions[region])

    def grant_name(self, grant: int) -> str:
        return self.template("grants", self.kit.grants[grant])

    def fossil_name(self, fossil: int) -> str:
        return self.template("fossils", self.kit.fossils[fossil].name)

    def scoring_step(self, step: str) -> str:
        """A line of the final scoring."""
        return self.template("scoring", step)

    def word(self, meaning: str, value: Any) -> str | int:
        """A value of an event or a refusal by what it means, as it stands in a sentence."""
        match meaning:
            case "Player":
                return self.player_name(value)
            case "Energy":
                return self.energy_name(value)
            case "Region":
                return self.region_name(value)
            case "Fossil":
                return self.fossil_name(value)
            case "Source":
                return self.place(HAND) if value == HAND else self.region_name(value)
            case "Space" | "Place":
                return self.place(value)
            case "Trigger":
                return self.template("triggers", value)
            case "Summit" | "Goal":  # people count from one
                return int(value) + 1
            case _:
                return value if isinstance(value, int) else str(value)

    # --- places --------------------------------------------------------------------------------------

    def place(self, place: Place, table: Table | None = None) -> str:
        """Where a scientist can stand; with a table also what lies there, and the hand is "your hand"."""
        return self._placed("places", place, table)

    def short_place(self, place: Place, table: Table) -> str:
        """The same in few words."""
        return self._placed("short_places", place, table)

    def _placed(self, context: str, place: Place, table: Table | None) -> str:
        if place == HAND:
            return self.template(context, "hand" if table is None else "own_hand")
        if is_card(place):
            return self.say(context, "card", card=card_of(place))
        if is_topic(place):
            return self._seat(context, place, table)
        region, grant = region_of(place), grant_of(place)
        space = {"region": self.region_name(region), "grant": self.grant_name(grant)}
        if table is None or table.space_energy[place] < 0:
            return self.say(context, "space", **space)
        return self.say(context, "project", energy=self.energy_name(table.space_energy[place]), **space)

    def _seat(self, context: str, place: Place, table: Table | None) -> str:
        summit, seat = summit_of(place), topic_of(place)
        topics = table.topics(summit) if table is not None and summit < len(table.summit_tile) else ()
        if seat >= len(topics):
            return self.say(context, "seat", summit=summit + 1)
        key = "topic" if topics.count(topics[seat]) == 1 else "same_topic"
        energy = self.energy_name(topics[seat])
        return self.say(context, key, energy=energy, summit=summit + 1, place=seat + 1)


def in_case(contexts: list[str], case: str) -> list[str]:
    """Where to look for a noun: in the tables of the case first, if one is asked for."""
    return [*(f"{context}_{case}" for context in contexts), *contexts] if case else contexts


def capital(text: str) -> str:
    """A phrase as it stands on a button or in a heading."""
    return text[:1].upper() + text[1:]
