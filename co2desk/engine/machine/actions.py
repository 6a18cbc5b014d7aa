"""Actions: small frozen records of numbers, shared where they recur.

An action says what is done, not who does it: the decision on top of the stack knows its owner.
(The one action that anybody may take at any time names its player.) The annotation of each field
names what the number means (`Energy`, `Region`, `Place` ...); a codec for those meanings turns an
action into the JSON object that stands in logs, saves and the protocol, and back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar, dataclass_transform

from .phrases import Phrase, one_of, phrase


class Action:
    """Base of all actions. `kind` is the word in the JSON form."""

    __slots__ = ()
    kind: ClassVar[str]


A = TypeVar("A", bound=Action)

KINDS: dict[str, type[Action]] = {}


@dataclass_transform(frozen_default=True)
def action(kind: str) -> Callable[[type[A]], type[A]]:
    """Turn a class into a frozen action record known by `kind`."""

    def declare(cls: type[A]) -> type[A]:
        cls.kind = kind
        record = dataclass(frozen=True, slots=True)(cls)
        KINDS[kind] = record
        return record

    return declare


def meanings(cls: type[Action]) -> tuple[tuple[str, str], ...]:
    """The fields of an action class: (name, meaning)."""
    return tuple((name, str(meaning)) for name, meaning in cls.__annotations__.items() if name != "kind")


LONGEST_PATH = 200  # keys come from strangers, so a path has no natural end


class BadDocumentError(ValueError):
    """A JSON document that is not what it should be. `where` is the path to the first wrong value.

    It can be shown as it is, whatever the keys of the document are. Where no path leads to, `where` is a
    phrase such as "line 3".
    """

    def __init__(self, where: str, expected: Phrase) -> None:
        self.where = where if isinstance(where, Phrase) else shown(where[:LONGEST_PATH])
        self.expected = expected
        super().__init__(f"{self.where}: expected {expected}")


def shown(text: str) -> str:
    """The text with everything escaped that has no picture: control characters, halves of characters."""
    return "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)


class Codec:
    """Words for numbers: one pair of functions for each meaning."""

    def __init__(
        self,
        encode: Mapping[str, Callable[[Any], Any]],
        decode: Mapping[str, Callable[[Any], Any]],
        expected: Callable[[str], Phrase],
    ) -> None:
        self.encode = encode
        self.decode = decode
        self.expected = expected  # what a value of a meaning looks like

    def action_to_json(self, action: Action) -> dict[str, Any]:
        document: dict[str, Any] = {"do": action.kind}
        for name, meaning in meanings(type(action)):
            document[name] = self.encode[meaning](getattr(action, name))
        return document

    def action_from_json(self, document: object) -> Action:
        """The action of a JSON object. Raises BadDocumentError; never anything else."""
        if not isinstance(document, dict):
            raise BadDocumentError("action", phrase("an object"))
        kind = document.get("do")
        cls = KINDS.get(kind) if isinstance(kind, str) else None
        if cls is None:
            raise BadDocumentError("action.do", one_of(sorted(KINDS)))
        wanted = meanings(cls)
        for key in document:
            if key != "do" and key not in {name for name, _ in wanted}:
                raise BadDocumentError(f"action.{key}", phrase("no such key"))
        values = []
        for name, meaning in wanted:
            if name not in document:
                raise BadDocumentError(f"action.{name}", self.expected(meaning))
            try:
                values.append(self.decode[meaning](document[name]))
            except (AttributeError, KeyError, TypeError, ValueError) as error:
                raise BadDocumentError(f"action.{name}", self.expected(meaning)) from error
        return cls(*values)
