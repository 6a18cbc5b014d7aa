"""Finds and writes the recorded games of this folder: one for every way a game can end, in every mode.

    python -m tests.replays.record            writes what is missing
    python -m tests.replays.record NAME ...   writes these again

Computer players play seed after seed until a game ends in the wanted way. Some endings are out of their reach
with the values of the box; those games are played with other component values, which the save carries.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from co2desk.bots import seat_bots
from co2desk.components import load_pack, pack_from_document
from co2desk.session import GameOptions, Session
from co2desk.session.documents import readable

FOLDER = Path(__file__).parent
MOST_SEEDS = 3000


class Wanted(NamedTuple):
    edition: str
    players: int
    ending: str
    variants: Mapping[str, Any] = {}
    values: Mapping[str, Any] = {}  # component values in place of the built-in ones, by dotted path
    bots: str = "steady"


SECOND = "second_chance"
TOGETHER = {"mode": "cooperative", "difficulty": "easy"}
ALONE = {"mode": "solo", "difficulty": "easy"}
MANY_POINTS = {"difficulties.easy.start_vp": 99, "decades.prices": [1, 1, 1, 1]}
EASY_GOALS = {f"personal_goals.cards.{card}.needed": [1, 1, 1, 1] for card in range(1, 17)}
OPEN_CARDS = {"un_goals.open_allowed": 10}
CLEAN_AIR = {"fossil.coal.ppm": 20, "fossil.oil.ppm": 20, "fossil.gas.ppm": 20}

WANTED: dict[str, Wanted] = {
    "first-last-decade": Wanted("first", 4, "last_decade"),
    "first-two-companies": Wanted("first", 2, "last_decade"),
    "first-green-regions": Wanted("first", 5, "green_regions", {"preset": "beginner"}),
    "first-below-danger": Wanted("first", 3, "below_danger", {"draft": True}),
    "first-planet-lost": Wanted("first", 4, "planet_lost", {"auction": True}, bots="random"),
    "first-solo-pollution": Wanted("first", 1, "solo_pollution"),
    "cooperative-won": Wanted(SECOND, 4, "team_won", TOGETHER, MANY_POINTS | EASY_GOALS | OPEN_CARDS),
    "cooperative-points-lost": Wanted(SECOND, 3, "points_lost", TOGETHER | {"inspectors": True}),
    "cooperative-planet-lost": Wanted(SECOND, 2, "planet_lost", TOGETHER),
    "cooperative-goals-missed": Wanted(SECOND, 4, "personal_goals_missed", TOGETHER, MANY_POINTS),
    "cooperative-un-goals-missed": Wanted(SECOND, 2, "un_goals_missed", TOGETHER, MANY_POINTS | EASY_GOALS),
    "competitive-last-decade": Wanted(SECOND, 4, "last_decade", {"mode": "competitive"}, CLEAN_AIR),
    "competitive-planet-lost": Wanted(SECOND, 3, "planet_lost", {"mode": "competitive", "draft": True}),
    "solo-won": Wanted(SECOND, 1, "team_won", ALONE, MANY_POINTS | EASY_GOALS | OPEN_CARDS),
    "solo-points-lost": Wanted(SECOND, 1, "points_lost", {"mode": "solo"}),
    "solo-planet-lost": Wanted(SECOND, 1, "planet_lost", ALONE),
    "solo-goals-missed": Wanted(SECOND, 1, "personal_goals_missed", ALONE, MANY_POINTS),
    "solo-un-goals-missed": Wanted(SECOND, 1, "un_goals_missed", ALONE, MANY_POINTS | EASY_GOALS),
    "solo-card-missed": Wanted(
        SECOND, 1, "solo_goal_missed", ALONE | {"solo_card": 1}, MANY_POINTS | EASY_GOALS | OPEN_CARDS
    ),
}


def main(names: list[str]) -> None:
    for name in names or [name for name in WANTED if not (FOLDER / f"{name}.co2game").exists()]:
        session = find(WANTED[name])
        (FOLDER / f"{name}.co2game").write_bytes(readable(session.save()))
        print(f"{name}: seed {session.options.seed}, {len(session.actions)} actions")


def find(wanted: Wanted) -> Session:
    document = json.loads(json.dumps(load_pack(wanted.edition, None).document))
    for path, value in wanted.values.items():
        put(document, path, value)
    pack = pack_from_document(document)
    for seed in range(1, MOST_SEEDS):
        options = GameOptions(wanted.edition, wanted.players, seed, wanted.variants)
        session = Session.new(options, pack)
        bots = seat_bots([wanted.bots], wanted.players, seed)
        while not session.game.is_over:
            session.play(bots[session.game.decision.player].choose(session.game))
        if session.game.result.ending == wanted.ending:
            return session
    raise SystemExit(f"no game ended by {wanted.ending} in {MOST_SEEDS} seeds")


def put(document: dict[str, Any], path: str, value: Any) -> None:
    *parents, last = path.split(".")
    for key in parents:
        document = document[key]
    if last not in document:
        raise KeyError(path)
    document[last] = value


if __name__ == "__main__":
    main(sys.argv[1:])
