"""The whole table as a document: one line for each attribute, with its shape and who may see it.

Saves, the position editor and the views of the players all follow one list of attributes, so that an
attribute which is added to a table has to be given its place there (a test holds each edition to it). Here is
what both editions have on the table; each adds its own. Energies, regions and project spaces are written by
name, what is not there as null.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, TypeVar

from ..machine.frames import NOBODY, Frame
from .codec import BIGGEST, codec_of
from .ids import NONE, Player
from .setting import Setting
from .shapes import (
    ByName,
    Choice,
    Either,
    Fields,
    Flag,
    Flat,
    ListOf,
    Marks,
    Name,
    Nullable,
    Number,
    Problem,
    Problems,
    Record,
    Shape,
    Text,
    Tupled,
    Word,
)
from .table import FossilPlant, Table

T = TypeVar("T")
TableT = TypeVar("TableT", bound=Table)

MARKET_VISITS = ("none", "bought", "sold")
MOST_FRAMES, MOST_FRAME_NUMBERS, LONGEST_KIND = 64, 8, 32


class Sight(Enum):
    """Who may see an attribute (first edition: specification 3, G-40; Second Chance: 19)."""

    PUBLIC = "everybody"
    COUNT = "a hidden pile: only how many there are"
    TOP = "a pile whose first card lies face up"
    HAND = "cards of a player: the others see how many"
    GOAL = "the company goal: the others see whether one is held, until it has been scored"
    PERSONAL = "goals of a partner: the others see how many, until the game is over"
    NEVER = "nobody"


class Attribute(NamedTuple):
    shape: Shape[Any]
    sight: Sight = Sight.PUBLIC


Attributes = Mapping[str, Attribute]


class ScoringLine(NamedTuple):
    """A line of the final scoring, only to give its three values names in the document."""

    step: str
    player: int
    points: int


class ScoringLines(Shape[tuple[tuple[str, int, int], ...]]):
    """The table keeps plain tuples, which a fingerprint tells from named ones."""

    def __init__(self, steps: Sequence[str], seat: Shape[int], most: int) -> None:
        points = Number(-BIGGEST, BIGGEST)
        line = Record(ScoringLine, step=Word(steps), player=seat, points=points)
        self.lines = ListOf(line, most=most)

    def encode(self, value: tuple[tuple[str, int, int], ...]) -> Any:
        return self.lines.encode([ScoringLine(*line) for line in value])

    def decode(self, json: object, where: str, problems: Problems) -> tuple[tuple[str, int, int], ...]:
        lines = self.lines.decode(json, where, problems)
        return tuple((line.step, line.player, line.points) for line in lines)


def pile(shape: Shape[T], most: int) -> Tupled[T]:
    return Tupled(ListOf(shape, most=most))


class Shapes:
    """The shapes that many attributes are made of, for one setting."""

    def __init__(self, setting: Setting) -> None:
        kit, self.players = setting.base, setting.players
        codec = codec_of(setting)
        self.regions, self.energies = kit.regions, kit.energies
        self.spaces = [codec.space_name(space) for space in range(setting.spaces)]
        self.seat = Number(0, self.players - 1)
        self.seat_or_nobody = Nullable(self.seat, NOBODY)
        self.energy, self.fossil = Name(kit.energies), Name(codec.fossils)
        self.amount, self.points = Number(0, BIGGEST), Number(-BIGGEST, BIGGEST)

    def by_player(self, shape: Shape[T]) -> ListOf[T]:
        return ListOf(shape, self.players)

    def by_player_and_energy(self, most: Sequence[int]) -> Flat[int]:
        row = ByName(self.energies, [Number(0, n) for n in most])
        return Flat(self.by_player(row), len(self.energies))

    def cards(self, numbers: Sequence[int]) -> Tupled[int]:
        return pile(Choice(numbers), len(numbers))


class Printed(NamedTuple):
    """What an edition prints in its own way on things that both have."""

    decades: int
    rounds: int
    endings: Sequence[str]
    scoring_steps: Sequence[str]
    stages: Sequence[str]  # of a project space
    main_actions: Shape[int]  # the value of `mandatory_done`
    plant: Record[Any]
    plants: Sequence[int]  # by energy
    un_goals: Sequence[int]  # numbers of the cards
    company_goals: Sequence[int]
    events: Sequence[int]


def shared_attributes(setting: Setting, printed: Printed) -> dict[str, Attribute]:
    """Every attribute that both tables have, in the order of the document."""
    kit, players = setting.base, setting.players
    s = Shapes(setting)
    ceps, cubes = Number(0, kit.cep), Number(0, kit.tech)
    scientists = Number(0, kit.scientists)
    fossils = pile(s.fossil, sum(kind.tiles for kind in kit.fossils))
    lobby = s.cards([card.number for card in kit.lobby])
    event = Choice(printed.events)
    summit_tile = Number(0, len(kit.summits) - 1)
    topics = max(len(tile) for tile in kit.summits)
    plant: Either[Any] = Either(Record(FossilPlant, fossil=s.fossil), printed.plant)
    frame = Record(
        Frame,
        kind=Text(LONGEST_KIND),  # whether it is one is for `position` to say
        player=s.seat_or_nobody,
        data=pile(Number(-1, BIGGEST), MOST_FRAME_NUMBERS),
    )
    return {
        "stack": Attribute(ListOf(frame, most=MOST_FRAMES)),
        # time
        "decade": Attribute(Number(1, printed.decades)),
        "round": Attribute(Number(1, printed.rounds)),
        "start_player": Attribute(s.seat),
        "active": Attribute(s.seat_or_nobody),
        "ending": Attribute(Nullable(Word(printed.endings), "")),
        # climate and market
        "co2": Attribute(s.amount),
        "price": Attribute(Number(kit.price_min, kit.price_max)),
        "market": Attribute(ceps),
        "bank": Attribute(ceps),
        "tech_supply": Attribute(cubes),
        "fossil_pile": Attribute(fossils, Sight.COUNT),
        "fossil_removed": Attribute(fossils),
        "fossil_out": Attribute(fossils),
        "event": Attribute(Nullable(event, 0)),
        "event_pile": Attribute(pile(event, len(printed.events)), Sight.TOP),
        # players, by seat; points by account, of which a team has one
        "money": Attribute(s.by_player(s.amount)),
        "cep": Attribute(s.by_player(ceps)),
        "tech": Attribute(s.by_player(cubes)),
        "vp": Attribute(ListOf(s.points, max(setting.account) + 1)),
        "hand_scientists": Attribute(s.by_player(scientists)),
        "pool_scientists": Attribute(s.by_player(scientists)),
        "expertise": Attribute(s.by_player_and_energy([track.length for track in kit.tracks])),
        "plants_built": Attribute(s.by_player_and_energy(printed.plants)),
        "lobby_hand": Attribute(s.by_player(lobby), Sight.HAND),
        "lobby_pile": Attribute(lobby, Sight.COUNT),
        "lobby_played": Attribute(lobby),
        "packets": Attribute(s.by_player(lobby), Sight.HAND),
        "goal": Attribute(s.by_player(Nullable(Choice(printed.company_goals), 0)), Sight.GOAL),
        "goal_cashed": Attribute(s.by_player(Flag())),
        "un_row": Attribute(s.cards(printed.un_goals)),
        # regions and their project spaces
        "agenda": Attribute(Tupled(ByName(kit.regions, pile(s.energy, setting.energies)))),
        "region_cep": Attribute(ByName(kit.regions, ceps)),
        "region_tech": Attribute(ByName(kit.regions, cubes)),
        "controller": Attribute(ByName(kit.regions, s.seat_or_nobody)),
        "demand": Attribute(
            ByName(kit.regions, [Tupled(ListOf(Nullable(plant, None), slots)) for slots in kit.slots])
        ),
        "space_energy": Attribute(ByName(s.spaces, Nullable(s.energy, NONE))),
        "space_stage": Attribute(ByName(s.spaces, Name(printed.stages))),
        "space_scientist": Attribute(ByName(s.spaces, s.seat_or_nobody)),
        # summits, by their spaces
        "summit_pile": Attribute(pile(summit_tile, len(kit.summits)), Sight.COUNT),
        "summit_tile": Attribute(ListOf(Nullable(summit_tile, NONE), kit.summit_spaces)),
        "summit_seats": Attribute(ListOf(pile(s.seat_or_nobody, topics), kit.summit_spaces)),
        "summits_full": Attribute(pile(Number(0, kit.summit_spaces - 1), kit.summit_spaces)),
        # the running turn
        "mandatory_done": Attribute(printed.main_actions),
        "used_scientist": Attribute(Flag()),
        "used_market": Attribute(Name(MARKET_VISITS)),
        "used_card": Attribute(Flag()),
        "stop": Attribute(Flag()),
        "triggers": Attribute(Marks(setting.card_bit)),
        # the end
        "scoring": Attribute(
            ScoringLines(printed.scoring_steps, s.seat, len(printed.scoring_steps) * players)
        ),
    }


# --- the document ----------------------------------------------------------------------------------------


def write(table: Table, attributes: Attributes) -> dict[str, Any]:
    """The whole table, hidden things too."""
    return {key: shape.encode(getattr(table, key)) for key, (shape, _) in attributes.items()}


def read(blank: TableT, attributes: Attributes, document: object) -> tuple[TableT | None, list[Problem]]:
    """A blank table filled from a document, or everything that is wrong with the document's form. Whether
    the values make sense together is the business of `position`."""
    problems = Problems()
    shapes = Fields({key: attribute.shape for key, attribute in attributes.items()})
    values = shapes.decode(document, "", problems)
    if problems:
        return None, problems
    for name, value in values.items():
        setattr(blank, name, value)
    return blank, []


# --- what a seat may know --------------------------------------------------------------------------------

Look = Callable[[Any, Player, Any, Any], Any]  # table, seat, value, the value as JSON


def view(table: Table, seat: Player, attributes: Attributes, looks: Mapping[Sight, Look]) -> dict[str, Any]:
    """The table as one seat sees it, keyed like the document; -1 is an onlooker.

    What has no look is never shown: a new kind of sight stays secret until it is given one."""
    return {
        key: looks[sight](table, seat, getattr(table, key), shape.encode(getattr(table, key)))
        for key, (shape, sight) in attributes.items()
        if sight in looks
    }


def public(table: Table, seat: Player, value: Any, shown: Any) -> Any:
    return shown


def pile_size(table: Table, seat: Player, value: Any, shown: Any) -> Any:
    return {"count": len(value)}


def top_card(table: Table, seat: Player, value: Any, shown: Any) -> Any:
    """The first card lies face up; the others are only counted with it."""
    return {"count": len(value), "top": shown[0] if shown else None}


def own_cards(table: Table, seat: Player, value: Any, shown: Any) -> Any:
    return [shown[player] if player == seat else {"count": len(cards)} for player, cards in enumerate(value)]


def own_goal_until(scored: Callable[[Any], bool]) -> Look:
    """The look at company goals: the own one, and after a scoring all that were scored."""

    def own_goal(table: Table, seat: Player, value: Any, shown: Any) -> Any:
        if scored(table):
            return shown
        return [
            shown[player] if player == seat else {"held": bool(card)} for player, card in enumerate(value)
        ]

    return own_goal


LOOKS: dict[Sight, Look] = {
    Sight.PUBLIC: public,
    Sight.COUNT: pile_size,
    Sight.TOP: top_card,
    Sight.HAND: own_cards,
}
