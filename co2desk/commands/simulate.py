"""`co2desk simulate`: plays many games between computer players and summarises the results.

Different players change seats: every seed is played once for each rotation of their names.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from co2desk.bots import seat_bots
from co2desk.commands.game_course import Course
from co2desk.commands.game_records import Records, games_to_play
from co2desk.commands.options import add_game_options, at_least_one, bot_names, game_options, refusal
from co2desk.commands.summaries import readable, summarise
from co2desk.commands.table_talk import choose
from co2desk.components import load_pack
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions, Session

BAR = 30
FEW_GAMES = 8  # are played without other processes


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk simulate", description=__doc__)
    add_game_options(parser)
    parser.add_argument("--games", type=at_least_one, default=100, help="number of games (default 100)")
    parser.add_argument("--json", action="store_true", help="one JSON line per game, then the summary")
    parser.add_argument(
        "--jobs", type=at_least_one, default=os.cpu_count() or 1, help="games at a time (default: all cores)"
    )
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="append the games to FILE; those in it are not played again",
    )
    found = parser.parse_args(words)
    names = bot_names(found, parser)
    options = game_options(found)
    began = time.perf_counter()
    try:
        load_pack(options.edition)
        Session.new(GameOptions.from_json(options.to_json()))
        records = Records(found.record, options, names)
        wanted = games_to_play(options.seed, found.games, names)
        for done, record in enumerate(played(options, names, wanted, records, found.jobs), 1):
            if found.json:
                print(json.dumps(record))
            show_progress(done, found.games)
    except (BadDocumentError, OSError) as error:
        reason = refusal(error, found) if isinstance(error, BadDocumentError) else f"{error}."
        print(f"co2desk: {reason}", file=sys.stderr)
        return 2
    summary = summarise(records.games, time.perf_counter() - began)
    print(json.dumps({"summary": summary}) if found.json else readable(summary))
    return 0


def played(
    options: GameOptions, names: list[str], wanted: list[tuple[int, int]], records: Records, jobs: int
) -> Iterator[dict[str, Any]]:
    """Every game, as soon as it is over; first those that were recorded before."""
    missing = []
    for seed, rotation in wanted:
        record = records.find(seed, rotation)
        if record is None:
            missing.append((seed, rotation))
        else:
            yield record
    play = partial(play_one, options, names)
    if min(jobs, len(missing)) == 1 or len(missing) < FEW_GAMES:
        for game in missing:
            yield records.add(play(game))
        return
    with ProcessPoolExecutor(min(jobs, len(missing)), mp_context=get_context("spawn")) as pool:
        for record in pool.map(play, missing):
            yield records.add(record)


def play_one(options: GameOptions, names: list[str], game_to_play: tuple[int, int]) -> dict[str, Any]:
    """One game: what it was, how it ended."""
    seed, rotation = game_to_play
    document = options.to_json() | {"seed": seed}
    game = Session.new(GameOptions.from_json(document)).game
    rotated = [names[(seat + rotation) % len(names)] for seat in range(options.players)]
    bots = seat_bots(rotated, options.players, seed)
    for bot in bots:
        bot.patient = True  # a busy machine would make it weaker
    decisions = 0
    course = Course()
    while game.to_act is not None:
        course.look(game)
        game.apply_trusted(choose(bots, game))
        decisions += 1
    result = game.result
    energies = game.table.setting.energies
    return {
        "seed": seed,
        "rotation": rotation,
        "bots": rotated,
        "ending": result.ending,
        "decade": game.table.decade,
        "ppm": game.table.co2,
        "scores": list(result.scores),
        "winners": list(result.winners),
        "plants": [sum(game.table.plants_built[energy::energies]) for energy in range(energies)],
        **course.document(),
        "decisions": decisions,
        "fingerprint": game.fingerprint(),
    }


def show_progress(done: int, total: int) -> None:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        return
    filled = BAR * done // total
    end = "\n" if done == total else ""
    print(f"\r[{'#' * filled}{' ' * (BAR - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True)
