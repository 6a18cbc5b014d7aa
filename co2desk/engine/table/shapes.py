"""Document shapes: one description of a value that writes it as JSON and reads it back.

A shape is made of smaller shapes. `encode` trusts its value; `decode` trusts nothing: it accepts any JSON,
never raises, notes every problem with the path to it, and goes on with a placeholder so that one reading
finds all of them. Problems are codes and values, never sentences.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

T = TypeVar("T")

LONGEST_KEY = 40  # how much of an unknown key is repeated in a problem


class Problem(NamedTuple):
    """What is wrong, and where: a dotted path, a code and the numbers or names behind it."""

    where: str
    code: str
    values: tuple[tuple[str, int | str], ...] = ()


class Problems(list[Problem]):
    """All problems of one document, up to a limit: a hostile file must not make an endless list."""

    def __init__(self, most: int = 200) -> None:
        super().__init__()
        self.most = most

    def report(self, where: str, code: str, **values: int | str) -> None:
        if len(self) < self.most:
            self.append(Problem(where, code, tuple(values.items())))
        elif len(self) == self.most:
            self.append(Problem("", "more_problems"))


class Shape(ABC, Generic[T]):
    @abstractmethod
    def encode(self, value: T) -> Any:
        """The value as JSON."""

    @abstractmethod
    def decode(self, json: object, where: str, problems: Problems) -> T:
        """The value of a JSON document; after a problem some value of the right type."""


class Number(Shape[int]):
    """A whole number from `lo` to `hi`; true and 1.0 are none."""

    def __init__(self, lo: int, hi: int) -> None:
        self.lo, self.hi = lo, hi

    def encode(self, value: int) -> Any:
        return value

    def decode(self, json: object, where: str, problems: Problems) -> int:
        if type(json) is int and self.lo <= json <= self.hi:
            return json
        problems.report(where, "number_expected", lo=self.lo, hi=self.hi)
        return self.lo


class Choice(Shape[int]):
    """One of certain numbers, such as those printed on the cards of a deck."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers

    def encode(self, value: int) -> Any:
        return value

    def decode(self, json: object, where: str, problems: Problems) -> int:
        if type(json) is int and json in self.numbers:
            return json
        problems.report(where, "one_of_expected", choices=", ".join(map(str, self.numbers)))
        return self.numbers[0]


class Flag(Shape[int]):
    """0 or 1, written as false or true."""

    def encode(self, value: int) -> Any:
        return bool(value)

    def decode(self, json: object, where: str, problems: Problems) -> int:
        if type(json) is not bool:
            problems.report(where, "true_or_false_expected")
        return int(json is True)


class Name(Shape[int]):
    """A number, written as the name at that place of a list."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names
        self.numbers = {name: number for number, name in enumerate(names)}

    def encode(self, value: int) -> Any:
        return self.names[value]

    def decode(self, json: object, where: str, problems: Problems) -> int:
        if isinstance(json, str) and json in self.numbers:
            return self.numbers[json]
        problems.report(where, "one_of_expected", choices=", ".join(self.names))
        return 0


class Word(Shape[str]):
    """One of certain words, kept as it is."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def encode(self, value: str) -> Any:
        return value

    def decode(self, json: object, where: str, problems: Problems) -> str:
        if isinstance(json, str) and json in self.words:
            return json
        problems.report(where, "one_of_expected", choices=", ".join(self.words))
        return self.words[0]


class Text(Shape[str]):
    """Any text up to a length."""

    def __init__(self, most: int) -> None:
        self.most = most

    def encode(self, value: str) -> Any:
        return value

    def decode(self, json: object, where: str, problems: Problems) -> str:
        if isinstance(json, str) and len(json) <= self.most:
            return json
        problems.report(where, "text_expected", most=self.most)
        return ""


class Nullable(Shape[T]):
    """A value that may be missing: `absent` is written as null."""

    def __init__(self, shape: Shape[T], absent: T) -> None:
        self.shape, self.absent = shape, absent

    def encode(self, value: T) -> Any:
        return None if value == self.absent else self.shape.encode(value)

    def decode(self, json: object, where: str, problems: Problems) -> T:
        return self.absent if json is None else self.shape.decode(json, where, problems)


class ListOf(Shape[list[T]]):
    """A list of equal things: exactly `length` of them, or at most `most`."""

    def __init__(self, shape: Shape[T], length: int | None = None, most: int = 0) -> None:
        self.shape = shape
        self.least = length or 0
        self.most = most if length is None else length

    def encode(self, value: Sequence[T]) -> Any:
        return [self.shape.encode(item) for item in value]

    def decode(self, json: object, where: str, problems: Problems) -> list[T]:
        if not isinstance(json, list):
            problems.report(where, "list_expected", least=self.least, most=self.most)
        elif not self.least <= len(json) <= self.most:
            problems.report(where, "list_expected", least=self.least, most=self.most, found=len(json))
        else:
            return [self.shape.decode(item, f"{where}.{i}", problems) for i, item in enumerate(json)]
        return [self.shape.decode(None, "", Problems(0)) for _ in range(self.least)]


class Fields(Shape[dict[str, Any]]):
    """An object with exactly these keys, each with its own shape."""

    def __init__(self, shapes: Mapping[str, Shape[Any]]) -> None:
        self.shapes = shapes

    def encode(self, value: Mapping[str, Any]) -> Any:
        return {key: shape.encode(value[key]) for key, shape in self.shapes.items()}

    def decode(self, json: object, where: str, problems: Problems) -> dict[str, Any]:
        given: Mapping[Any, object] = json if isinstance(json, dict) else {}
        path = f"{where}." if where else ""
        if not isinstance(json, dict):
            problems.report(where, "object_expected", keys=", ".join(self.shapes))
        for key in given:
            if key not in self.shapes:
                problems.report(f"{path}{str(key)[:LONGEST_KEY]}", "unknown_key")
        found = {}
        for key, shape in self.shapes.items():
            if key in given:
                found[key] = shape.decode(given[key], f"{path}{key}", problems)
            else:
                if json is given:
                    problems.report(f"{path}{key}", "missing_key")
                found[key] = shape.decode(None, "", Problems(0))
        return found


class ByName(Shape[list[T]]):
    """A list by number, written as an object by name; one shape for all names, or one for each."""

    def __init__(self, names: Sequence[str], shapes: Shape[T] | Sequence[Shape[T]]) -> None:
        each = [shapes] * len(names) if isinstance(shapes, Shape) else shapes
        self.fields = Fields(dict(zip(names, each, strict=True)))

    def encode(self, value: Sequence[T]) -> Any:
        return self.fields.encode(dict(zip(self.fields.shapes, value, strict=True)))

    def decode(self, json: object, where: str, problems: Problems) -> list[T]:
        return list(self.fields.decode(json, where, problems).values())


class Record(Shape[T]):
    """A named tuple, written as an object of its fields."""

    def __init__(self, make: Callable[..., T], **shapes: Shape[Any]) -> None:
        self.make = make
        self.fields = Fields(shapes)

    def encode(self, value: T) -> Any:
        return {key: shape.encode(getattr(value, key)) for key, shape in self.fields.shapes.items()}

    def decode(self, json: object, where: str, problems: Problems) -> T:
        return self.make(**self.fields.decode(json, where, problems))


class Either(Shape[T]):
    """One of several records. The first key of each tells them apart."""

    def __init__(self, *records: Record[Any]) -> None:
        self.records = records

    def encode(self, value: T) -> Any:
        return next(record for record in self.records if record.make is type(value)).encode(value)

    def decode(self, json: object, where: str, problems: Problems) -> T:
        keys = json if isinstance(json, dict) else {}
        fitting = (record for record in self.records if next(iter(record.fields.shapes)) in keys)
        found: T = next(fitting, self.records[0]).decode(json, where, problems)
        return found


class Tupled(Shape[tuple[T, ...]]):
    """A list that the table keeps as a tuple."""

    def __init__(self, shape: Shape[list[T]]) -> None:
        self.shape = shape

    def encode(self, value: tuple[T, ...]) -> Any:
        return self.shape.encode(list(value))

    def decode(self, json: object, where: str, problems: Problems) -> tuple[T, ...]:
        return tuple(self.shape.decode(json, where, problems))


class Flat(Shape[list[T]]):
    """Rows of equal length, by number or by name, that the table keeps in one flat list."""

    def __init__(self, rows: Shape[list[list[T]]], width: int) -> None:
        self.shape = rows
        self.width = width

    def encode(self, value: list[T]) -> Any:
        return self.shape.encode([value[i : i + self.width] for i in range(0, len(value), self.width)])

    def decode(self, json: object, where: str, problems: Problems) -> list[T]:
        return [item for row in self.shape.decode(json, where, problems) for item in row]


class Marks(Shape[int]):
    """A bit mask, written as the list of the numbers or words whose bits are set."""

    def __init__(self, bits: Mapping[Any, int], each: Shape[Any] | None = None) -> None:
        self.bits = bits
        self.shape = ListOf(each or Choice(list(bits)), most=len(bits))

    def encode(self, value: int) -> Any:
        return [number for number, bit in self.bits.items() if value & bit]

    def decode(self, json: object, where: str, problems: Problems) -> int:
        mask = 0
        for number in self.shape.decode(json, where, problems):
            mask |= self.bits[number]
        return mask


class Sparse(Shape[list[T]]):
    """A list by card number of which few are set, written as an object of those: `{"4": 1, "17": 0}`."""

    def __init__(self, numbers: Sequence[int], shape: Shape[T], absent: T) -> None:
        self.numbers = {str(number): number for number in numbers}
        self.shape, self.absent = shape, absent

    def encode(self, value: Sequence[T]) -> Any:
        shown = {key: value[number] for key, number in self.numbers.items()}
        return {key: self.shape.encode(item) for key, item in shown.items() if item != self.absent}

    def decode(self, json: object, where: str, problems: Problems) -> list[T]:
        given = [key for key in self.numbers if isinstance(json, dict) and key in json]
        found = [self.absent] * (max(self.numbers.values()) + 1)
        items = Fields(dict.fromkeys(given, self.shape)).decode(json, where, problems)
        for key, item in items.items():
            found[self.numbers[key]] = item
        return found
