"""How strong the computer players are: `python packaging/measure_players.py FILE` plays the games of all
tables of docs/computer-players.md, and `--tables` prints them.

Games are appended to FILE, so nothing is lost when it is stopped, and it resumes where it was. All tables
grow together: every cell is played up to 10 games, then 20, 40 and so on.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from co2desk.bots.levels import LEVELS
from co2desk.commands.game_records import Records, games_to_play, players_hash
from co2desk.commands.simulate import played
from co2desk.commands.summaries import percent, summarise
from co2desk.session import GameOptions

FIRST_SEED = 100_000  # no weight was chosen by games from here on
STAGES = (10, 20, 40, 80, 160, 320, 640, 1000)
DIFFICULTIES = ("easy", "normal", "hard")
RIVALS = {"mode": "competitive"}
SURVIVED = ("last_decade", "green_regions", "below_danger", "team_won")
LADDER = (*zip(("random", *LEVELS), LEVELS, strict=False), ("beginner", "expert"))


class Cell(NamedTuple):
    """One figure of a table."""

    table: str
    title: str
    options: GameOptions
    names: tuple[str, ...]


def cells() -> Iterator[Cell]:
    for edition, variants in (("first", {}), ("second_chance", RIVALS)):
        for players in (2, 4):
            for weaker, stronger in LADDER:
                options = GameOptions(edition, players, FIRST_SEED, variants=variants)
                title = f"{stronger} against {weaker}"
                yield Cell(f"{edition}, {players} players", title, options, (stronger, weaker))
        for players in (2, 3, 4, 5) if edition == "first" else (2, 3, 4):
            for level in ("steady", "strong"):
                options = GameOptions(edition, players, FIRST_SEED, variants=variants)
                yield Cell(f"{edition}, among themselves", f"{players} players, {level}", options, (level,))
    for players in (2, 3, 4, 1):
        for difficulty in DIFFICULTIES:
            for level in LEVELS:
                options = GameOptions(
                    "second_chance", players, FIRST_SEED, variants={"difficulty": difficulty}
                )
                title = f"{players} players, {difficulty}" if players > 1 else f"alone, {difficulty}"
                yield Cell("second_chance, teams", f"{title}, {level}", options, (level,))


def run() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--minutes", type=float, default=600.0, help="how long to play (default 600)")
    parser.add_argument("--jobs", type=int, default=2, help="games at a time (default 2)")
    parser.add_argument("--only", default="", help="only tables and titles that contain this")
    parser.add_argument("--tables", action="store_true", help="print the tables of what was played")
    found = parser.parse_args()
    wanted = [cell for cell in cells() if found.only in f"{cell.table}: {cell.title}"]
    if found.tables:
        print_tables(wanted, found.file)
    else:
        measure(wanted, found.file, time.monotonic() + 60 * found.minutes, found.jobs)


def measure(wanted: list[Cell], file: Path, end: float, jobs: int) -> None:
    for games in STAGES:
        for cell in wanted:
            names = list(cell.names)
            records = Records(file, cell.options, names)
            to_play = games_to_play(FIRST_SEED, games, names)
            for _ in played(cell.options, names, to_play, records, jobs):
                if time.monotonic() > end:
                    return
            print(f"{cell.table}: {cell.title}: {games} games", flush=True)


def print_tables(wanted: list[Cell], file: Path) -> None:
    print(
        f"Rivals {players_hash(rivals=True)}, partners {players_hash(rivals=False)}, seeds from {FIRST_SEED}."
    )
    table = ""
    for cell in wanted:
        games = Records(file, cell.options, list(cell.names)).known.values()
        if not games:
            continue
        if cell.table != table:
            table = cell.table
            print(f"\n| {table} | games | won by the first named, of decided | nobody won | best score |")
            print("|---|---|---|---|---|")
        print(row(cell, summarise(list(games), 0)))


def row(cell: Cell, summary: dict[str, Any]) -> str:
    decided = summary["decided"].get(cell.names[0])
    lost = {name: count for name, count in summary["endings"].items() if name not in SURVIVED}
    ways = ", ".join(f"{name} {count}" for name, count in lost.items()) or "none"
    best = summary["best_score"]
    mean = best["mean"] if best else ""
    won = percent(decided) if decided else percent(summary["won"])
    return f"| {cell.title} | {summary['games']} | {won} | {ways} | {mean} |"


if __name__ == "__main__":
    run()
