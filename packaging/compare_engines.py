#!/usr/bin/env python3
"""Prove that a compiled engine plays as its sources do.

    compare_engines.py FOLDER    the libraries in FOLDER, such as build/compiled or dist/co2desk/_internal

All recorded games and saves are replayed, random games of every mode are played, and computer players of
every level play, by the sources and by the compiled engine. After every action the legal actions, the events
and the fingerprint have to be the same; and an error inside a rule has to name the same files, lines and
functions.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import random
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from typing import Any

from compile_engine import copy_program, libraries

ROOT = Path(__file__).resolve().parent.parent
GAMES = 1000
# By level: decisions of a game that computer players take. An expert does no more than to search longer.
DECISIONS = {"beginner": 1000, "steady": 100, "strong": 5}
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
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=GAMES, help=f"random games (default {GAMES})")
    parser.add_argument("--digests", action="store_true", help=argparse.SUPPRESS)
    found = parser.parse_args()
    if found.digests:
        tell_digests(found.games)
        return 0
    with tempfile.TemporaryDirectory() as place:
        lay_out(found.folder, Path(place), str(sysconfig.get_config_var("EXT_SUFFIX")))
        pure, compiled = (digests_of(folder, found.games) for folder in (ROOT, Path(place)))
    different = differences(pure, compiled)
    print(f"{len(pure['games'])} games, {len(different)} of them different", *different[:10], sep="\n")
    return 1 if different else 0


def lay_out(compiled: Path, folder: Path, suffix: str) -> None:
    """The sources, and the libraries of a compiled engine beside them."""
    copy_program(folder)
    for library in libraries(compiled, suffix):
        shutil.copy(library, folder / library.relative_to(compiled))


def differences(pure: dict[str, Any], compiled: dict[str, Any]) -> list[str]:
    """The games that are not the same, by what the sources and a compiled engine have told."""
    if pure["compiled"] or not compiled["compiled"]:
        raise SystemExit("There is no compiled engine to compare with the sources.")
    return [name for name, digest in pure["games"].items() if compiled["games"].get(name) != digest]


def digests_of(folder: Path, games: int = GAMES) -> dict[str, Any]:
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
    from co2desk.engine.compiled import IS_COMPILED  # noqa: PLC0415 - each process loads one of the engines

    digests = dict((*recorded_games(), *random_games(games), *bot_games(), *errors()))
    print(json.dumps({"compiled": IS_COMPILED, "games": digests}))


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


def bot_games() -> Iterator[tuple[str, str]]:
    from co2desk.bots import level_bots, seat_bots  # noqa: PLC0415 - see above
    from co2desk.session import GameOptions, Session  # noqa: PLC0415 - see above

    vars(level_bots)["SECONDS"] = math.inf  # the slower one may take its time
    for number, mode in enumerate(MODES):
        for level, most in DECISIONS.items():
            bots = seat_bots([level], mode["players"], number)
            game = Session.new(GameOptions(**mode, seed=number)).game
            yield f"{level} {mode}", played(game, partial(choice, bots, game), most)


def choice(bots: list[Any], game: Any, legal: list[Any]) -> Any:
    return bots[game.to_act].choose(game)


def digest(game: Any, chance: random.Random) -> str:
    """Of a random game from here to its end."""
    return played(game, lambda legal: legal[int(chance.random() * len(legal))])


def played(game: Any, choose: Callable[[list[Any]], Any], most: float = math.inf) -> str:
    """Play a game, at most this many decisions: everything that can be seen of it after every action."""
    found, decisions = hashlib.sha256(), 0
    while not game.is_over and decisions < most:
        legal = game.legal()
        events = game.apply_trusted(choose(legal))
        found.update(repr((legal, events, game.fingerprint())).encode())
        decisions += 1
    return found.hexdigest()


def errors() -> Iterator[tuple[str, str]]:
    """In each edition the places that an error inside a rule names."""
    from co2desk.session import GameOptions, Session  # noqa: PLC0415 - see above

    for edition in ("first", "second_chance"):
        game = Session.new(GameOptions(edition, 2, seed=1)).game
        game.table.money.clear()  # whoever asks for the money of a player now fails
        yield f"error in {edition}", places_of_error(game)


def places_of_error(game: Any) -> str:
    try:
        digest(game, random.Random(1))
    except IndexError as error:
        frames = traceback.extract_tb(error.__traceback__)
        places = [(Path(frame.filename).parts, frame.lineno, frame.name) for frame in frames]
        return repr([(names[names.index("engine") :], *rest) for names, *rest in places if "engine" in names])
    raise AssertionError("a table without money has played a whole game")


if __name__ == "__main__":
    sys.exit(run())
