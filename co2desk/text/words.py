"""Words, amounts and names: what every kind of sentence is made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from typing import Protocol

from co2desk.engine.machine.switches import Value
from co2desk.engine.table.kit import Kit
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

# What has a name by energy: the placeholders of sentences, and the beginnings of the tables' names.
NOUNS = ("plant", "project", "expertise", "topic", "infrastructure", "track")


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


class EnergyName:
    """A name by energy in a sentence: `{plant}` is "solar plant", `{plant:acc}` the same in another case.

    `{plants}` are counted, "2 solar plants".
    """

    __slots__ = ("energy", "n", "noun", "words")

    def __init__(self, noun: str, energy: str, words: Words, n: int = NO_COUNT) -> None:
        self.noun = noun
        self.energy = energy
        self.words = words
        self.n = n

    def __format__(self, case: str) -> str:
        name = self.words.template(f"{self.noun}_names", self.energy, self.n, case)
        return name if self.n == NO_COUNT else name.format(n=figure(self.n))


Filling = str | int | EnergyName


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

    def say(self, context: str, key: str, **values: Filling) -> str:
        """The sentence of a code, with its values."""
        return self.template(context, key).format(**self._filled(values))

    def plural(self, context: str, key: str, n: int, **values: Filling) -> str:
        """The form of a text that goes with the number `n`, which is its `{n}`."""
        return self.template(context, key, n).format(**self._filled({**values, "n": n}))

    def amount(self, noun: str, n: int, case: str = "") -> str:
        """A number with its noun."""
        return self.template("amounts", noun, n, case).format(n=figure(n))

    def _filled(self, values: Mapping[str, Filling]) -> dict[str, str | Amount | EnergyName]:
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

    def named(self, energy: int, n: int | None = None) -> dict[str, Filling]:
        """The energy and everything that has a name by it, for a sentence; with `n` also `{plants}`."""
        key = self.kit.energies[energy]
        names: dict[str, Filling] = {noun: EnergyName(noun, key, self) for noun in NOUNS}
        if n is not None:
            names["plants"] = EnergyName("plants", key, self, n)
        return {"energy": self.energy_name(energy), **names}

    def region_name(self, region: int) -> str:
        return self.template("regions", self.kit.regions[region])

    def grant_name(self, grant: int) -> str:
        return self.template("grants", self.kit.grants[grant])

    def fossil_name(self, fossil: int) -> str:
        return self.template("fossils", self.kit.fossils[fossil].name)

    def scoring_step(self, step: str) -> str:
        """A line of the final scoring."""
        return self.template("scoring", step)


def in_case(contexts: list[str], case: str) -> list[str]:
    """Where to look for a noun: in the tables of the case first, if one is asked for."""
    return [*(f"{context}_{case}" for context in contexts), *contexts] if case else contexts


def capital(text: str) -> str:
    """A phrase as it stands on a button or in a heading."""
    return text[:1].upper() + text[1:]
