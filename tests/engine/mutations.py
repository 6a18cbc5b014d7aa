"""Documents of real positions with something changed: most make no sense, some make an odd kind of sense.

Changes that keep sums and sets (moving one from here to there, exchanging two values, another frame on the
stack) matter most: they get past the plain checks and try what a position that passes can do to the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

Path = tuple[str | int, ...]
Document = dict[str, Any]
Mutation = Callable[[Document, Random], None]

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 3, 7, 1.5, 10**30),
    *("", "hand", "solar", "europe", [], {}, [[]]),
)
# Stocks of one good: what leaves one of them may turn up in another.
GOODS = (
    ("market", "bank", "cep", "region_cep"),
    ("tech_supply", "tech", "region_tech"),
    ("hand_scientists", "pool_scientists"),
)
MARKERS = ("decade", "round", "start_player", "active", "price", "mandatory_done", "stop")
BOARD = ("space_energy", "space_stage", "space_scientist", "controller", "summit_seats", "demand", "agenda")
LOOSE = ("goal", "expertise", "money", "vp")


class Parts(NamedTuple):
    """What an edition has besides: its frames, its decks, its markers, and changes of its own."""

    kinds: tuple[str, ...]
    piles: tuple[tuple[str, ...], ...]
    markers: tuple[str, ...]
    board: tuple[str, ...]
    own: tuple[Mutation, ...]


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    """The paths to everything that holds nothing else."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    inside = [leaf for key, item in items for leaf in leaves(item, (*path, key))]
    yield from inside or [path]


def at(document: Any, path: Path) -> Any:
    for key in path:
        document = document[key]
    return document


def put(document: Any, path: Path, value: Any) -> None:
    at(document, path[:-1])[path[-1]] = value


def numbers(document: Document, keys: tuple[str, ...]) -> list[Path]:
    paths = [(key, *leaf) for key in keys for leaf in leaves(document[key])]
    return [path for path in paths if type(at(document, path)) is int]


# --- wild changes ----------------------------------------------------------------------------------------


def junk(document: Document, chance: Random) -> None:
    """Anything anywhere, also in place of whole parts."""
    path = chance.choice(list(leaves(document)))
    put(document, path[: chance.randint(1, len(path))], chance.choice(JUNK))


def drop(document: Document, chance: Random) -> None:
    path = chance.choice(list(leaves(document)))
    path = path[: chance.randint(1, len(path))]
    del at(document, path[:-1])[path[-1]]


def repeat(document: Document, chance: Random) -> None:
    """One item of a list twice."""
    path = chance.choice(list(leaves(document)))
    items = at(document, path[:-1])
    if isinstance(items, list):
        items.insert(chance.randint(0, len(items)), items[int(path[-1])])


def nudge(document: Document, chance: Random) -> None:
    """A number a little higher or lower."""
    path = chance.choice(numbers(document, tuple(document)))
    put(document, path, at(document, path) + chance.choice((-2, -1, 1, 2, 10)))


# --- tame changes ----------------------------------------------------------------------------------------


def carry(document: Document, chance: Random) -> None:
    """Goods from one stock to another of the same kind."""
    paths = numbers(document, chance.choice(GOODS))
    amount = chance.choice((1, 1, 2, 5))
    for path, sign in zip(chance.sample(paths, 2), (-1, 1), strict=True):
        put(document, path, at(document, path) + sign * amount)


def empty_stock(document: Document, chance: Random) -> None:
    """All of one stock to another: nothing left to pay with, no market, no supply."""
    source, target = chance.sample(numbers(document, chance.choice(GOODS)), 2)
    put(document, target, at(document, target) + at(document, source))
    put(document, source, 0)


def learn(document: Document, chance: Random) -> None:
    """Expertise, money and points are bound to little else."""
    seat = chance.randrange(len(document["money"]))
    energy = chance.choice(list(document["expertise"][seat]))
    document["expertise"][seat][energy] = chance.randint(0, 11)
    document["money"][seat] = chance.choice((0, 0, 1, 5, 40))
    document["vp"][min(seat, len(document["vp"]) - 1)] = chance.randint(-20, 200)


def employ(document: Document, chance: Random) -> None:
    """A scientist out of a hand onto a project or a topic of a summit."""
    seat = chance.randrange(len(document["money"]))
    place = chance.choice(("hand_scientists", "pool_scientists"))
    spots = [("space_scientist", key) for key in document["space_scientist"]]
    topics = [
        ("summit_seats", i, j) for i, seats in enumerate(document["summit_seats"]) for j in range(len(seats))
    ]
    spot: Path = chance.choice([*spots, *topics, *topics])
    if document[place][seat] and at(document, spot) is None:
        document[place][seat] -= 1
        put(document, spot, seat)


class Mutations:
    """Changes of all kinds to the documents of one edition."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.wild: tuple[Mutation, ...] = (junk, drop, repeat, nudge)
        self.tame: tuple[Mutation, ...] = (
            *(carry, empty_stock, learn, employ),
            *(self.exchange, self.turn_marker, self.deal, self.stack_up),
            *parts.own,
        )

    def mutated(self, document: Document, chance: Random) -> Document:
        """A changed document; the given one is used up."""
        if chance.random() < 0.2:
            chance.choice(self.wild)(document, chance)
        for _ in range(chance.choice((1, 1, 2, 3, 6))):
            try:
                chance.choice(self.tame)(document, chance)
            except (AttributeError, IndexError, KeyError, TypeError, ValueError):
                break  # an earlier change took the part away that this one is about
        return document

    def exchange(self, document: Document, chance: Random) -> None:
        """Two values of one part in each other's place."""
        key = chance.choice((*BOARD, *self.parts.board, "stack", *MARKERS, *self.parts.markers, *LOOSE))
        paths = [(key, *leaf) for leaf in leaves(document[key])]
        one, other = chance.choice(paths), chance.choice(paths)
        value, other_value = at(document, one), at(document, other)
        put(document, one, other_value)
        put(document, other, value)

    def turn_marker(self, document: Document, chance: Random) -> None:
        key = chance.choice((*MARKERS, *self.parts.markers))
        value = document[key]
        put(document, (key,), not value if isinstance(value, bool) else chance.choice((None, *range(7))))

    def deal(self, document: Document, chance: Random) -> None:
        """A card or tile from one pile to another."""
        keys = chance.choice(self.parts.piles)
        piles = [p for key in keys for p in (document[key] if nested(document[key]) else [document[key]])]
        source, target = chance.choice(piles), chance.choice(piles)
        if source:
            target.insert(chance.randint(0, len(target)), source.pop(chance.randrange(len(source))))

    def random_frame(self, document: Document, chance: Random) -> dict[str, Any]:
        seat = chance.choice((None, document["active"], *range(len(document["money"]))))
        data = [chance.randint(-1, 17) for _ in range(chance.choice((0, 0, 1, 1, 1, 2, 3)))]
        return {"kind": chance.choice(self.parts.kinds), "player": seat, "data": data}

    def stack_up(self, document: Document, chance: Random) -> None:
        """A frame more, one less, or another one in its place; the top matters most."""
        stack = document["stack"]
        where = len(stack) - min(len(stack), chance.choice((0, 0, 0, 1, 1, 2, 5)))
        kept = chance.choice((0, 0, 1, 1))
        more = chance.choice((0, 1, 1, 2))
        stack[where : where + kept] = [self.random_frame(document, chance) for _ in range(more)]


def nested(value: list[Any]) -> bool:
    return bool(value) and all(isinstance(item, list) for item in value)
