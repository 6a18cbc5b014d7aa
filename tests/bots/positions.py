"""Positions that are set by hand, and what computer players do in them.

    s = first_edition()
    s.project("europe/tech", "solar", installed=True)
    s.give(0, money=11, tech=2)
    begin_turn(s, decade=2, co2=330)
    assert "build europe/tech 0 0" in turn_of("steady", s)

Nobody holds cards or goals, and none are on display, unless a test deals them. `begin_turn` and
`begin_supply` complete the board: fossil plants for all decades so far, and the rest of the game below the
decision.
"""

from __future__ import annotations

from typing import Any, TypeVar

from co2desk.bots import BOTS, Bot
from co2desk.bots.level_bots import LevelBot
from co2desk.bots.rivals.planner import Planner, Work
from co2desk.bots.rivals.playouts import Ahead
from co2desk.bots.team.choose import Budget
from co2desk.bots.team.partner import Partner
from co2desk.engine.editions.first import invariants as first_invariants
from co2desk.engine.editions.first.sequence import OPERATIONS, SUPPLY
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.editions.second_chance import invariants as second_invariants
from co2desk.engine.editions.second_chance.sequence import ACTIONS, COMPETITIVE_DECADE
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.rules.invariants import found_by
from co2desk.engine.rules.waiting import turns_to_come
from co2desk.engine.table.table import FossilPlant
from tests.engine.first.scene import Scene as FirstScene
from tests.engine.first.scene import scene as first_scene
from tests.engine.second_chance.scene import Scene as SecondScene
from tests.engine.second_chance.scene import scene as second_scene

Scene = FirstScene | SecondScene
S = TypeVar("S", FirstScene, SecondScene)

LEVELS = ("beginner", "steady", "strong", "expert")
# Levels that think long are asked with less work; the code is the same.
LESS_WORK: dict[str, Work] = {"strong": Work(1, 2, 1, Ahead(1, 1)), "expert": Work(2, 3, 1, Ahead(2, 1, 1.0))}
LESS_BUDGET: dict[str, Budget] = {"strong": Budget(1, 3), "expert": Budget(1, 5)}


def player(name: str) -> Bot:
    """A computer player that answers quickly."""
    bot = BOTS[name](7)
    if isinstance(bot, LevelBot) and name in LESS_WORK:
        bot.rival = Planner(LESS_WORK[name], 7)
        bot.partner = Partner(LESS_BUDGET[name], 7)
    return bot


# --- setting a position ------------------------------------------------------------------------------------


def first_edition(players: int = 2, **options: Any) -> FirstScene:
    return without_cards(first_scene(players, **options))


def second_chance(players: int = 2, **options: Any) -> SecondScene:
    return without_cards(second_scene("competitive", players, **options))


def without_cards(s: S) -> S:
    """All lobby cards and company goals are used up, and there are no UN goals."""
    table = s.table
    table.start_player = 0
    table.un_row = ()
    for seat in range(table.setting.players):
        table.lobby_hand[seat] = ()
        table.goal[seat], table.goal_cashed[seat] = 0, 1
    return s


# Green plants of a game that comes to its end, by owner and region; the two oldest plants are fossil ones.
LATE_FIRST = (
    (1, "north_america", ("forestation", "solar", "fusion")),
    (1, "south_america", ("fusion", "recycling")),
    (0, "europe", ("solar", "biomass", "recycling")),
    (1, "africa", ("forestation",)),
    (0, "asia", ("biomass", "forestation", "solar")),
    (0, "oceania", ("recycling", "fusion")),
)
LATE_SECOND = (
    (1, "north_america", ("solar", "hydro")),
    (1, "south_america", ("forestation",)),
    (0, "europe", ("forestation", "wind")),
    (0, "asia", ("solar", "wind", "hydro")),
    (1, "oceania", ("wind",)),
)


def late_first(*but: str) -> FirstScene:
    """Two players in the last decade, with 14 green plants; none in the regions named."""
    s = first_edition()
    built = [0] * s.table.setting.energies
    for owner, region, energies in LATE_FIRST:
        if region not in but:
            s.demand(region, "coal", "coal", *(f"{name}:{take(s, built, name)}:{owner}" for name in energies))
            s.control(region, owner)
            s.region_cep(region, 0)
    return s


def late_second(*but: str) -> SecondScene:
    """Two players in the last decade, with 9 green plants; none in the regions named."""
    s = second_chance()
    built = [0] * s.table.setting.energies
    levels = s.table.setting.kit.project_levels
    for owner, region, energies in LATE_SECOND:
        if region not in but:
            plants = (f"{name}:{levels[take(s, built, name)]}:{owner}:{owner}" for name in energies)
            s.demand(region, "coal", "coal", *plants)
            s.control(region, owner)
            s.region_cep(region, 0)
    return s


def take(s: Scene, built: list[int], energy: str) -> int:
    """The number of the next plant of an energy."""
    number = s.energy(energy)
    built[number] += 1
    return built[number] - 1


def hold_goal(s: Scene, seat: int, card: int) -> None:
    s.table.goal[seat], s.table.goal_cashed[seat] = card, 0


def begin_turn(s: Scene, decade: int = 1, turn: int = 1, seat: int = 0, co2: int = 0) -> None:
    """The turn of a seat in a round of a decade; the player who starts is seat 0."""
    table = s.table
    table.decade, table.round = decade, turn
    burn(s, decade, co2)
    s.turn(seat)
    rest = turns_to_come(table, rounds(s)) + [Frame(step) for step in steps_after_turns(s)]
    table.stack[:] = [*reversed(rest), Frame("turn", seat)]
    check(s)


def begin_supply(s: Scene, decade: int, co2: int) -> None:
    """Income is about to be paid: before the plants of a new decade, or after the turns of this one."""
    table = s.table
    table.decade, table.active = decade, NOBODY
    if isinstance(table, FirstTable):
        table.round = 1
        burn(s, decade - 1, co2)
        steps: tuple[str, ...] = SUPPLY + OPERATIONS
    else:
        table.round = rounds(s)
        burn(s, decade, co2)
        steps = ("income", *steps_after_turns(s)[1:])
    s.task(*(Frame(step) for step in steps))


def begin_auction(s: FirstScene, decade: int) -> None:
    """Before the supply phase of a decade; the player who holds the tile is seat 0."""
    s.table.decade = decade
    burn(s, decade - 1, 0)
    before_turns(s, Frame("auction"), Frame("decade"))


def before_turns(s: Scene, *frames: Frame) -> None:
    """Nobody is on turn, and this is to be done next."""
    s.table.round, s.table.active = 1, NOBODY
    s.task(*frames)


def rounds(s: Scene) -> int:
    table = s.table
    if isinstance(table, FirstTable):
        return table.setting.rounds
    return table.setting.rounds(table.decade)


def steps_after_turns(s: Scene) -> tuple[str, ...]:
    if isinstance(s.table, FirstTable):
        return OPERATIONS[OPERATIONS.index("rounds") + 1 :]
    return COMPETITIVE_DECADE[COMPETITIVE_DECADE.index(ACTIONS) + 1 :]


def burn(s: Scene, decade: int, co2: int) -> None:
    """Fossil plants in all slots up to this decade, of kinds that make the level (0: the cleanest)."""
    table = s.table
    kinds = table.setting.base.fossils
    start = 0 if isinstance(table, FirstTable) else table.setting.kit.co2_start_competitive
    rows = [[*row] for row in table.demand]
    for row in rows:
        row[:decade] = [FossilPlant(0) if plant is None else plant for plant in row[:decade]]
    places = [(row, slot) for row in rows for slot, plant in enumerate(row) if isinstance(plant, FossilPlant)]
    tiles = mixture(s, len(places), co2 - start)
    for (row, slot), kind in zip(places, tiles, strict=True):
        row[slot] = FossilPlant(kind)
    table.demand = [tuple(row) for row in rows]
    table.fossil_pile = tuple(
        kind for kind, fossil in enumerate(kinds) for _ in range(fossil.tiles - tiles.count(kind))
    )
    table.co2 = start + sum(kinds[kind].ppm for kind in tiles)
    if isinstance(table, FirstTable):
        table.level_after_supply = table.co2


def mixture(s: Scene, number: int, ppm: int) -> list[int]:
    """So many fossil tiles that make this level together; with 0 ppm, the cleanest ones there are."""
    kinds = s.table.setting.base.fossils
    coal, oil, gas = (s.codec.fossil_number[name] for name in ("coal", "oil", "gas"))
    mixtures = [
        [coal] * coals + [oil] * oils + [gas] * (number - coals - oils)
        for coals in range(kinds[coal].tiles + 1)
        for oils in range(kinds[oil].tiles + 1)
        if 0 <= number - coals - oils <= kinds[gas].tiles
    ]
    levels = {sum(kinds[kind].ppm for kind in mix): mix for mix in mixtures}
    return levels[ppm] if ppm > 0 else levels[min(levels)]


def check(s: Scene) -> None:
    """The pieces on the board are where a game can bring them; cards are not looked at."""
    invariants = first_invariants if isinstance(s.table, FirstTable) else second_invariants
    pieces = [check for check in invariants.POSITION_CHECKS if "card" not in check.__module__]
    problems = found_by(pieces, s.table)
    assert not problems, problems


# --- what they do ------------------------------------------------------------------------------------------


def turn_of(level: str, s: Scene) -> list[str]:
    """All that the player on turn does, until the turn is over; everybody plays at this level."""
    table = s.table
    turn = table.decade, table.round, table.active
    bots = [player(level) for _ in range(table.setting.players)]
    done = []
    while table.stack and (table.decade, table.round, table.active) == turn:
        seat = s.game.decision.player
        action = bots[seat].choose(s.game)
        if seat == turn[2]:
            done.append(words(s, action))
        s.game.apply(action)
    return done


def answer_of(level: str, s: Scene) -> str:
    """What the player who is asked answers."""
    return words(s, player(level).choose(s.game))


def words(s: Scene, action: Action) -> str:
    """An action as in the protocol, without its quotes: "move_scientist hand europe/tech"."""
    return " ".join(str(value) for value in s.codec.action_to_json(action).values())
