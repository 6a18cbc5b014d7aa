"""The games that were saved here, as plain data: which game, how far it was played, and what was special.

There is one for every edition, mode and number of players, and one for everything that a save can hold. When
the format gets a new version, the same list is recorded again in a folder of its own; a game that only the
new version can write down is added at its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

SECOND = "second_chance"
COOPERATIVE, COMPETITIVE, SOLO = ({"mode": mode} for mode in ("cooperative", "competitive", "solo"))

TO_THE_END = 100_000
SOMEBODY_ELSE = "somebody else"  # play on until another player than the active one has to decide

PEOPLE = (
    ("Anna", "star", "person", "pl"),
    ("Żółw 👩‍🔬", "disc", "steady", ""),
    ("李雷", "square", "person", "zh_TW"),
    ("Бо", "triangle", "random", "ru"),
    ("Émile", "diamond", "person", "fr"),
)


class Wanted(NamedTuple):
    edition: str
    players: int
    # So many actions, or (actions taken back, how); see co2desk.session.takebacks.
    steps: tuple[int | tuple[int, str], ...]
    variants: Mapping[str, Any] = {}
    until: str = ""  # then on to the next decision of this kind
    seed: int = 1
    bots: str = "steady"
    book: str = "consensus"
    literal: bool = False
    switches: Mapping[str, Any] = {}
    values: Mapping[str, Any] = {}  # component values in place of the built-in ones, by dotted path
    seats: tuple[tuple[str, str, str, str], ...] = ()
    start: bool = False  # what has been played so far becomes an edited position, and the game begins there
    practice: bool = False
    branch: int = 0  # and then another game from this step


WANTED: dict[str, Wanted] = {
    # every edition, mode and number of players
    "first-1": Wanted("first", 1, (25,), seed=101),
    "first-2": Wanted("first", 2, (40,), seed=102),
    "first-3": Wanted("first", 3, (45,), seed=103),
    "first-4": Wanted("first", 4, (60,), seed=104),
    "first-5": Wanted("first", 5, (50,), seed=105),
    "cooperative-2": Wanted(SECOND, 2, (35,), COOPERATIVE, seed=202),
    "cooperative-3": Wanted(SECOND, 3, (45,), COOPERATIVE | {"difficulty": "normal"}, seed=203),
    "cooperative-4": Wanted(SECOND, 4, (60,), COOPERATIVE | {"difficulty": "easy"}, seed=204),
    "competitive-2": Wanted(SECOND, 2, (35,), COMPETITIVE, seed=302),
    "competitive-3": Wanted(SECOND, 3, (50,), COMPETITIVE, seed=303),
    "competitive-4": Wanted(SECOND, 4, (60,), COMPETITIVE, seed=304),
    "solo": Wanted(SECOND, 1, (30,), SOLO, seed=401),
    # the very beginning
    "first-just-begun": Wanted("first", 3, (0,), seed=0),
    "cooperative-just-begun": Wanted(SECOND, 2, (0,), COOPERATIVE, seed=2**53),
    # variants, books and readings
    "first-draft-and-auction": Wanted("first", 4, (30,), {"draft": True, "auction": True}, "bid", 111),
    "first-draft-going-on": Wanted("first", 3, (4,), {"draft": True}, "draft", 112),
    "first-beginner-book-pl": Wanted("first", 2, (30,), {"preset": "beginner"}, seed=113, book="pl"),
    "first-extreme-book-ru-literal": Wanted(
        "first", 3, (30,), {"preset": "extreme"}, seed=114, book="ru", literal=True
    ),
    "first-readings": Wanted(
        "first",
        3,
        (40,),
        seed=115,
        book="fr",
        switches={
            "plant_choice": "any",
            "goals_removed_3": (),
            "summit_spaces": 7,
            "money_grant_basis": "money",
        },
    ),
    "cooperative-inspectors-and-draft": Wanted(
        SECOND, 3, (40,), COOPERATIVE | {"inspectors": True, "draft": True, "home": "asia"}, seed=211
    ),
    "competitive-draft": Wanted(SECOND, 3, (45,), COMPETITIVE | {"draft": True}, seed=311),
    "competitive-readings": Wanted(
        SECOND,
        2,
        (40,),
        COMPETITIVE,
        seed=312,
        switches={
            "competitive_bonuses": "shared",
            "control_rivals": "controller",
            "money_subsidy_minimum": 1,
        },
    ),
    "solo-card": Wanted(SECOND, 1, (30,), SOLO | {"solo_card": 4, "difficulty": "normal"}, seed=411),
    "solo-random-card": Wanted(SECOND, 1, (20,), SOLO | {"solo_card": -1, "difficulty": "easy"}, seed=412),
    # own component values
    "first-own-values": Wanted(
        "first", 2, (40,), seed=121, values={"start.money": [13, 14, 14, 15, 15], "plants.solar.1.vp": 9}
    ),
    "cooperative-own-values": Wanted(
        SECOND,
        2,
        (40,),
        COOPERATIVE,
        seed=221,
        values={"start.money": [13, 14, 14, 15], "market.price_start": 4},
    ),
    # edited positions
    "first-edited-start": Wanted("first", 3, (30, 15), seed=131, start=True),
    "competitive-edited-start": Wanted(SECOND, 2, (30, 15), COMPETITIVE, seed=331, start=True),
    # players with names, languages and computer players
    "first-people": Wanted("first", 5, (40,), seed=141, seats=PEOPLE),
    "cooperative-people": Wanted(SECOND, 4, (40,), COOPERATIVE, seed=241, seats=PEOPLE[:4]),
    # in the middle of the decision of somebody else
    "first-somebody-else-decides": Wanted("first", 4, (30,), {}, SOMEBODY_ELSE, 151),
    "competitive-somebody-else-decides": Wanted(SECOND, 3, (30,), COMPETITIVE, SOMEBODY_ELSE, 351),
    # finished games
    "first-finished": Wanted("first", 2, (TO_THE_END,), seed=161, bots="random"),
    "first-alone-finished": Wanted("first", 1, (TO_THE_END,), seed=162),
    "cooperative-finished": Wanted(SECOND, 2, (TO_THE_END,), COOPERATIVE, seed=261),
    "competitive-finished": Wanted(SECOND, 2, (TO_THE_END,), COMPETITIVE, seed=361, bots="random"),
    "solo-finished": Wanted(SECOND, 1, (TO_THE_END,), SOLO, seed=461),
    # from version 2 on: what was taken back, practice, and games that were played on from another one
    "first-taken-back": Wanted(
        "first",
        3,
        (20, (2, "free"), 8, (5, "agreed"), 4, (1, "free"), (1, "free"), 6, (11, "agreed"), 10),
        seed=171,
        bots="random",
        seats=PEOPLE[:3],
    ),
    "cooperative-practice": Wanted(
        SECOND,
        2,
        (20, (3, "practice"), 9, (1, "free"), 5, (12, "practice"), 15, (2, "practice"), (1, "free")),
        COOPERATIVE,
        seed=271,
        bots="random",
        seats=PEOPLE[:2],
        practice=True,
    ),
    "solo-practice": Wanted(
        SECOND, 1, (15, (15, "practice"), 12), SOLO, seed=471, bots="random", practice=True
    ),
    "first-back-from-the-end": Wanted(
        "first", 2, (TO_THE_END, (6, "agreed"), 3), seed=172, bots="random", seats=PEOPLE[:2]
    ),
    "competitive-branch": Wanted(SECOND, 2, (40,), COMPETITIVE, seed=371, seats=PEOPLE[:2], branch=25),
    "first-branch-of-an-edited-start": Wanted("first", 2, (25, 20), seed=173, start=True, branch=12),
    # from version 3 on: an auction before the first decade in which everybody passes, and the readings that
    # were the only ones before
    "first-auction-passed": Wanted("first", 2, (12,), {"auction": True}, seed=225, bots="random", book="fr"),
    "first-auction-passed-tile-moves": Wanted(
        "first",
        2,
        (12,),
        {"auction": True},
        seed=225,
        bots="random",
        book="fr",
        switches={"auction_decade_1_passed": "tile_moves"},
    ),
    "competitive-earlier-readings": Wanted(
        SECOND,
        3,
        (45,),
        COMPETITIVE,
        seed=381,
        bots="random",
        switches={
            "competitive_bonuses": "own",
            "scientist_subsidy": "optional",
            "award_without_tech": "nobody",
        },
    ),
}
