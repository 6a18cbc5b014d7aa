"""`co2desk simulate`: plays many games between computer players and summarises the results."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from typing import Any

from co2desk.bots import seat_bots
from co2desk.commands.options import add_game_options, at_least_one, bot_names, game_options
from co2desk.components import load_pack
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions, Session

BAR = 30


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk simulate", description=__doc__)
    add_game_options(parser)
    parser.add_argument("--games", type=at_least_one, default=100, help="number of games (default 100)")
    parser.add_argument("--json", action="store_true", help="one JSON line per game, then the summary")
    found = parser.parse_args(words)
    names = bot_names(found, parser)
    options = game_options(found)
    records = []
    began = time.perf_counter()
    try:
        pack = load_pack(options.edition)
        for number in range(found.games):
            record = play_one(options, pack, names, options.seed + number)
            records.append(record)
            if found.json:
                print(json.dumps(record))
            show_progress(number + 1, found.games)
    except BadDocumentError as error:
        print(f"co2desk: {error}.", file=sys.stderr)
        return 2
    summary = summarise(records, time.perf_counter() - began)
    print(json.dumps({"summary": summary}) if found.json else readable(summary))
    return 0


def play_one(options: GameOptions, pack: Any, names: list[str], seed: int) -> dict[str, Any]:
    """One game: what it was, how it ended."""
    document = options.to_json() | {"seed": seed}
    game = Session.new(GameOptions.from_json(document), pack).game
    bots = seat_bots(names, options.players, seed)
    decisions = 0
    seat = game.to_act
    while seat is not None:
        game.apply_trusted(bots[seat].choose(game))
        decisions += 1
        seat = game.to_act
    result = game.result
    return {
        "seed": seed,
        "ending": result.ending,
        "decade": game.table.decade,
        "ppm": game.table.co2,
        "scores": list(result.scores),
        "winners": list(result.winners),
        "decisions": decisions,
        "fingerprint": game.fingerprint(),
    }


def summarise(records: list[dict[str, Any]], seconds: float) -> dict[str, Any]:
    games = len(records)
    endings = Counter(record["ending"] for record in records)
    best = [max(record["scores"]) for record in records if record["winners"]]
    wins = Counter(seat for record in records for seat in record["winners"])
    decisions = [record["decisions"] for record in records]
    return {
        "games": games,
        "endings": dict(sorted(endings.items())),
        "decades": {str(k): n for k, n in sorted(Counter(r["decade"] for r in records).items())},
        "best_score": spread(best),
        "wins_by_seat": {str(seat): count for seat, count in sorted(wins.items())},
        "decisions": spread(decisions),
        "decisions_per_second": round(sum(decisions) / seconds) if seconds else 0,
    }


def spread(numbers: list[int]) -> dict[str, float] | None:
    if not numbers:
        return None
    return {"least": min(numbers), "mean": round(sum(numbers) / len(numbers), 1), "most": max(numbers)}


def readable(summary: dict[str, Any]) -> str:
    lines = [f"{summary['games']} games, {summary['decisions_per_second']} decisions per second"]
    for title in ("endings", "decades", "best_score", "wins_by_seat", "decisions"):
        values = summary[title] or {}
        listed = ", ".join(f"{key} {value}" for key, value in values.items()) or "none"
        lines.append(f"{title.replace('_', ' '):14} {listed}")
    return "\n".join(lines)


def show_progress(done: int, total: int) -> None:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        return
    filled = BAR * done // total
    end = "\n" if done == total else ""
    print(f"\r[{'#' * filled}{' ' * (BAR - filled)}] {done}/{total}", end=end, file=sys.stderr, flush=True)
