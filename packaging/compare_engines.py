"""Prove that a compiled engine plays as its sources do: `python packaging/compare_engines.py FOLDER`.

All recorded games and saves are replayed, and random games of every mode are played, by the sources and by
the program in FOLDER (see compile_engine.py). After every action of a random game the legal actions, the
events and the fingerprint have to be the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from itertools import cycle, islice
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = 1000
MODES: list[dict[str, Any]] = [
    *({"edition": "first", "players": players} for players in (1, 2, 3, 4, 5)),
    {"edition": "first", "players": 4, "variants": {"auction": True, "draft": True}},
    *(
        {"edition": "second_chance", "players": players, "variants": {"mode": mode}}
        for mode in ("cooperative", "competitive")
        for players in (2, 3, 4)
    ),
    {"edition": "second_chance", "players": 1, "variants": {"mode": "solo"}},
    {
        "edition": "second_chance",
        "players": 3,
        "variants": {"mode": "cooperative", "inspectors": True, "draft": True},
    },
]


def run() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where compile_engine.py has put the program")
    parser.add_argument("--games", type=int, default=GAMES, help=f"random games (default {GAMES})")
    parser.add_argument("--digests", action="store_true", help=argparse.SUPPRESS)
    found = parser.parse_args()
    if found.digests:
        tell_digests(found.games)
        return 0
    pure, compiled = (digests_of(folder, found.games) for folder in (ROOT, found.folder.resolve()))
    if pure["compiled"] or not compiled["compiled"]:
        print("These are not the sources and a compiled engine.")
        return 1
    different = [name for name, digest in pure["games"].items() if compiled["games"].get(name) != digest]
    print(f"{len(pure['games'])} games, {len(different)} of them different", *different[:10], sep="\n")
    return 1 if different else 0


def digests_of(folder: Path, games: int) -> dict[str, Any]:
    """What the program in a folder makes of all games, told by a process of its own."""
    told = subprocess.run(  # noqa: S603 - this program itself
        [sys.executable, __file__, str(folder), "--games", str(games), "--digests"],
        env={**os.environ, "PYTHONPATH": str(folder)},
        stdout=subprocess.PIPE,
        check=True,
    )
    found: dict[str, Any] = json.loads(told.stdout)
    return found


def tell_digests(games: int) -> None:
    from co2desk.engine.rules import turns  # noqa: PLC0415 - this process loads only one of the engines

    digests = dict((*recorded_games(), *random_games(games)))
    print(json.dumps({"compiled": not turns.__file__.endswith(".py"), "games": digests}))


def recorded_games() -> Iterator[tuple[str, str]]:
    from co2desk.session import Session  # noqa: PLC0415 - see above

    for path in sorted((ROOT / "tests").rglob("*.co2game")):
        session = Session.load(json.loads(path.read_text("utf-8")))  # checks every fingerprint in it
        yield path.relative_to(ROOT).as_posix(), session.game.fingerprint()


def random_games(games: int) -> Iterator[tuple[str, str]]:
    from co2desk.session import GameOptions, Session  # noqa: PLC0415 - see above

    for seed, mode in enumerate(islice(cycle(MODES), games)):
        game = Session.new(GameOptions.from_json(GameOptions(**mode, seed=seed).to_json())).game
        yield f"random game {seed}", digest(game, random.Random(seed))


def digest(game: Any, chance: random.Random) -> str:
    """Of a random game from here to its end: everything that can be seen of it after every action."""
    found = hashlib.sha256()
    while not game.is_over:
        legal = game.legal()
        events = game.apply_trusted(legal[int(chance.random() * len(legal))])
        found.update(repr((legal, events, game.fingerprint())).encode())
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(run())
