"""The whole table as a document: one line for each attribute, with its shape and who may see it.

Saves, the position editor and the views of the players all follow this one table, so that an attribute
which is added to the game has to be given its place here (a test holds the table to it). Energies, regions
and project spaces are written by name, what is not there as null.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from ...machine.frames import NOBODY, Frame
from ...table.codec import BIGGEST, NameCodec
from ...table.ids import NONE
from ...table.shapes import (
    ByName,
    Choice,
    Either,
    Fields,
    Flag,
    ListOf,
    Marks,
    Name,
    Nullable,
    Number,
    Problem,
    Problems,
    Record,
    Rows,
    Shape,
    Text,
    Tupled,
    Word,
)
from ...table.table import FossilPlant, GreenPlant
from .scoring import ENDINGS
from .setting import FirstSetting
from .table import FirstTable

T = TypeVar("T")

ANY_SEED = 1 << 128
STAGES = ("empty", "proposed", "installed")
MARKET_VISITS = ("none", "bought", "sold")
SCORING_STEPS = ("income", "company_goal", "money", "most_tech", "most_un_goals")
MOST_FRAMES, MOST_FRAME_NUMBERS, LONGEST_KIND = 64, 8, 32


class Sight(Enum):
    """Who may see an attribute (specification 3, G-40)."""

    PUBLIC = "everybody"
    COUNT = "a hidden pile: only how many there are"
    TOP = "a pile whose first card lies face up"
    HAND = "cards of a player: the others see how many"
    GOAL = "the company goal: the others see whether one is held, until it has been scored"
    NEVER = "nobody"


class Attribute(NamedTuple):
    shape: Shape[Any]
    sight: Sight = Sight.PUBLIC


class ScoringLine(NamedTuple):
    """A line of the final scoring, only to give its three values names in the document."""

    step: str
    player: int
    points: int


class ScoringLines(Shape[tuple[tuple[str, int, int], ...]]):
    """The table keeps plain tuples, which a fingerprint tells from named ones."""

    def __init__(self, seat: Shape[int], most: int) -> None:
        points = Number(-BIGGEST, BIGGEST)
        line = Record(ScoringLine, step=Word(SCORING_STEPS), player=seat, points=points)
        self.lines = ListOf(line, most=most)

    def encode(self, value: tuple[tuple[str, int, int], ...]) -> Any:
        return self.lines.encode([ScoringLine(*line) for line in value])

    def decode(self, json: object, where: str, problems: Problems) -> tuple[tuple[str, int, int], ...]:
        lines = self.lines.decode(json, where, problems)
        return tuple((line.step, line.player, line.points) for line in lines)


def pile(shape: Shape[T], most: int) -> Tupled[T]:
    return Tupled(ListOf(shape, most=most))


@lru_cache(maxsize=16)
def attributes(setting: FirstSetting) -> dict[str, Attribute]:
    """Every attribute of a table but its setting, in the order of the document."""
    kit, players = setting.kit, setting.players
    codec = NameCodec(setting)
    spaces = [codec.space_name(space) for space in range(setting.spaces)]
    seat = Number(0, players - 1)
    seat_or_nobody = Nullable(seat, NOBODY)
    energy, fossil = Name(kit.energies), Name(codec.fossils)
    amount, points = Number(0, BIGGEST), Number(-BIGGEST, BIGGEST)
    ceps, cubes = Number(0, kit.cep), Number(0, kit.tech)
    scientists = Number(0, kit.scientists)
    fossils = pile(fossil, sum(kind.tiles for kind in kit.fossils))
    lobby = pile(Choice([card.number for card in kit.lobby]), len(kit.lobby))
    un_goals = pile(Choice([goal.number for goal in kit.un_goals]), len(kit.un_goals))
    event = Choice([card.number for card in kit.events])
    summit_tile = Number(0, len(kit.summits) - 1)
    topics = max(len(tile) for tile in kit.summits)
    plant: Either[FossilPlant | GreenPlant] = Either(
        Record(FossilPlant, fossil=fossil),
        Record(GreenPlant, energy=energy, tile=Number(0, max(map(len, kit.plants)) - 1), owner=seat),
    )
    frame = Record(
        Frame,
        kind=Text(LONGEST_KIND),  # whether it is one is for `position` to say
        player=seat_or_nobody,
        data=pile(Number(-1, BIGGEST), MOST_FRAME_NUMBERS),
    )
    return {
        "stack": Attribute(ListOf(frame, most=MOST_FRAMES)),
        # time
        "decade": Attribute(Number(1, setting.decades)),
        "round": Attribute(Number(1, setting.rounds)),
        "start_player": Attribute(seat),
        "active": Attribute(seat_or_nobody),
        "ending": Attribute(Nullable(Word(ENDINGS), "")),
        # climate and market
        "co2": Attribute(amount),
        "level_after_supply": Attribute(amount),
        "price": Attribute(Number(kit.price_min, kit.price_max)),
        "market": Attribute(ceps),
        "bank": Attribute(ceps),
        "tech_supply": Attribute(cubes),
        "fossil_pile": Attribute(fossils, Sight.COUNT),
        "fossil_removed": Attribute(fossils),
        "fossil_out": Attribute(fossils),
        "event": Attribute(Nullable(event, 0)),
        "event_pile": Attribute(pile(event, len(kit.events)), Sight.TOP),
        # players, by seat
        "money": Attribute(ListOf(amount, players)),
        "cep": Attribute(ListOf(ceps, players)),
        "tech": Attribute(ListOf(cubes, players)),
        "vp": Attribute(ListOf(points, players)),
        "hand_scientists": Attribute(ListOf(scientists, players)),
        "pool_scientists": Attribute(ListOf(scientists, players)),
        "expertise": Attribute(by_player_and_energy(setting, [t.length for t in kit.tracks])),
        "plants_built": Attribute(by_player_and_energy(setting, [len(stack) for stack in kit.plants])),
        "lobby_hand": Attribute(ListOf(lobby, players), Sight.HAND),
        "lobby_pile": Attribute(lobby, Sight.COUNT),
        "lobby_played": Attribute(lobby),
        "packets": Attribute(ListOf(lobby, players), Sight.HAND),
        "goal": Attribute(
            ListOf(Nullable(Choice([goal.number for goal in kit.company_goals]), 0), players), Sight.GOAL
        ),
        "goal_cashed": Attribute(ListOf(Flag(), players)),
        "un_scored": Attribute(ListOf(un_goals, players)),
        # UN goals that nobody has scored
        "un_row": Attribute(un_goals),
        "un_pile": Attribute(un_goals, Sight.COUNT),
        "un_out": Attribute(un_goals),
        # regions and their project spaces
        "agenda": Attribute(Tupled(ByName(kit.regions, pile(energy, setting.energies)))),
        "region_cep": Attribute(ByName(kit.regions, ceps)),
        "region_tech": Attribute(ByName(kit.regions, cubes)),
        "controller": Attribute(ByName(kit.regions, seat_or_nobody)),
        "demand": Attribute(
            ByName(kit.regions, [Tupled(ListOf(Nullable(plant, None), slots)) for slots in kit.slots])
        ),
        "space_energy": Attribute(ByName(spaces, Nullable(energy, NONE))),
        "space_stage": Attribute(ByName(spaces, Name(STAGES))),
        "space_scientist": Attribute(ByName(spaces, seat_or_nobody)),
        "projects_left": Attribute(ByName(kit.energies, Number(0, kit.projects_per_energy))),
        "plant_stack": Attribute(
            ByName(kit.energies, [pile(Number(0, len(s) - 1), len(s)) for s in kit.plants])
        ),
        "start_tiles": Attribute(pile(energy, setting.energies), Sight.COUNT),
        # summits, by their spaces
        "summit_pile": Attribute(pile(summit_tile, len(kit.summits)), Sight.COUNT),
        "summit_tile": Attribute(ListOf(Nullable(summit_tile, NONE), kit.summit_spaces)),
        "summit_seats": Attribute(ListOf(pile(seat_or_nobody, topics), kit.summit_spaces)),
        "summits_full": Attribute(pile(Number(0, kit.summit_spaces - 1), kit.summit_spaces)),
        # the running turn
        "mandatory_done": Attribute(Flag()),
        "used_scientist": Attribute(Flag()),
        "used_market": Attribute(Name(MARKET_VISITS)),
        "used_card": Attribute(Flag()),
        "stop": Attribute(Flag()),
        "triggers": Attribute(Marks(setting.card_bit)),
        # the rest
        "scoring": Attribute(ScoringLines(seat, len(SCORING_STEPS) * players)),
        "reserve_seed": Attribute(Number(-ANY_SEED, ANY_SEED), Sight.NEVER),
    }


def by_player_and_energy(setting: FirstSetting, most: list[int]) -> Rows[int]:
    row = ByName(setting.kit.energies, [Number(0, n) for n in most])
    return Rows(row, setting.players, setting.energies)


def to_document(table: FirstTable) -> dict[str, Any]:
    """The whole table, hidden things too."""
    values = vars(table)
    return {key: shape.encode(values[key]) for key, (shape, _) in attributes(table.setting).items()}


def from_document(setting: FirstSetting, document: object) -> tuple[FirstTable | None, list[Problem]]:
    """The table of a document, or everything that is wrong with its form. Whether the values make sense
    together is the business of `position`."""
    problems = Problems()
    shapes = Fields({key: attribute.shape for key, attribute in attributes(setting).items()})
    values = shapes.decode(document, "", problems)
    if problems:
        return None, problems
    table = FirstTable(setting)
    vars(table).update(values)
    return table, []
