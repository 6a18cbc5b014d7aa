"""How strong the computer players are: `python packaging/measure_players.py FILE` plays the games of all
tables of docs/computer-players.md, and `--tables` prints them.

Games are appended to FILE, so nothing is lost when it is stopped, and it resumes where it was. All tables
grow together, cheap games first: every cell is played up to 10 games, then 20, 40 and so on, until a
sequential test has decided about each of its aims (sequential.py).
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from sequential import OPEN, Aim

from co2desk.bots.levels import LEVELS
from co2desk.commands.game_records import Records, games_to_play, players_hash
from co2desk.commands.simulate import played
from co2desk.commands.summaries import by_player, percent, summarise
from co2desk.session import GameOptions

FIRST_SEED = 100_000  # no weight was chosen by games from here on
STAGES = (10, 20, 40, 80, 160, 320, 640, 1000)
COSTS = {"random": 0.1, "beginner": 1.0, "steady": 5.0, "strong": 15.0, "expert": 100.0}  # of a turn, roughly
COMPETENT = ("steady", "strong", "expert")
DIFFICULTIES = ("easy", "normal", "hard")
RIVALS = {"mode": "competitive"}
NO_GAMES = {"count": 0.0, "of": 0.0}
SURVIVED = ("last_decade", "green_regions", "below_danger", "team_won")
LADDER = (*zip(("random", *LEVELS), LEVELS, strict=False), ("beginner", "expert"))
NEXT_LEVEL = Aim(0.65, 0.55, 0.75)
WON = {("random", "beginner"): Aim(0.95, 0.88, 0.99), ("beginner", "expert"): Aim(0.90, 0.80, 0.97)}
LOST_BY_TWO = Aim(0.25, 0.15, 0.35, at_least=False)
LOST_BY_MORE = Aim(0.15, 0.08, 0.23, at_least=False)


class Cell(NamedTuple):
    """One figure of a table."""

    table: str
    title: str
    options: GameOptions
    names: tuple[str, ...]
    won: Aim | None = None  # the share of the decided games that the first named is to win
    lost: Aim | None = None  # the share of planets that may be lost

    @property
    def cost(self) -> float:
        return max(COSTS[name] for name in self.names) * self.options.players


def cells() -> Iterator[Cell]:
    for edition, variants in (("first", {}), ("second_chance", RIVALS)):
        for players in (2, 4):
            for weaker, stronger in LADDER:
                options = GameOptions(edition, players, FIRST_SEED, variants=variants)
                names = (stronger, weaker)
                won = WON.get((weaker, stronger), NEXT_LEVEL)
                title = f"{stronger} against {weaker}"
                lost = planets(players, names)
                yield Cell(f"{edition}, {players} players", title, options, names, won, lost)
        for players in (2, 3, 4, 5) if edition == "first" else (2, 3, 4):
            for level in ("steady", "strong"):
                options = GameOptions(edition, players, FIRST_SEED, variants=variants)
                title = f"{players} players, {level}"
                lost = planets(players, (level,))
                yield Cell(f"{edition}, among themselves", title, options, (level,), lost=lost)
    for players in (2, 3, 4, 1):
        for difficulty in DIFFICULTIES:
            for level in LEVELS:
                options = GameOptions(
                    "second_chance", players, FIRST_SEED, variants={"difficulty": difficulty}
                )
                title = f"{players} players, {difficulty}" if players > 1 else f"alone, {difficulty}"
                yield Cell("second_chance, teams", f"{title}, {level}", options, (level,))


def planets(players: int, names: tuple[str, ...]) -> Aim | None:
    if not set(names) <= set(COMPETENT):
        return None
    return LOST_BY_TWO if players == 2 else LOST_BY_MORE


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
        for cell in sorted(wanted, key=lambda cell: cell.cost):
            names = list(cell.names)
            records = Records(file, cell.options, names)
            if is_settled(cell, list(records.known.values())):
                continue
            to_play = games_to_play(FIRST_SEED, games, names)
            for _ in played(cell.options, names, to_play, records, jobs):
                if time.monotonic() > end:
                    return
            print(f"{cell.table}: {cell.title}: {games} games", flush=True)


def is_settled(cell: Cell, games: list[dict[str, Any]]) -> bool:
    """Whether there is an aim, and every one is decided."""
    verdicts = [aim.verdict(*found) for aim, found in counted(cell, games)]
    return bool(verdicts) and OPEN not in verdicts


def counted(cell: Cell, games: list[dict[str, Any]]) -> Iterator[tuple[Aim, tuple[float, int]]]:
    """The aims of a cell, each with the number of cases that count, and of all cases."""
    if cell.won is not None:
        decided = by_player(games).get(cell.names[0], NO_GAMES)
        yield cell.won, (decided["count"], int(decided["of"]))
    if cell.lost is not None:
        yield cell.lost, (sum(not game["winners"] for game in games), len(games))


def print_tables(wanted: list[Cell], file: Path) -> None:
    print(
        f"Rivals {players_hash(rivals=True)}, partners {players_hash(rivals=False)}, seeds from {FIRST_SEED}."
    )
    table = ""
    for cell in wanted:
        games = list(Records(file, cell.options, list(cell.names)).known.values())
        if not games:
            continue
        if cell.table != table:
            table = cell.table
            print(
                f"\n| {table} | games | won by the first named, of decided | nobody won | best score | aims |"
            )
            print("|---|---|---|---|---|---|")
        print(row(cell, games))


def row(cell: Cell, games: list[dict[str, Any]]) -> str:
    summary = summarise(games, 0)
    decided = summary["decided"].get(cell.names[0])
    lost = {name: count for name, count in summary["endings"].items() if name not in SURVIVED}
    ways = ", ".join(f"{name} {count}" for name, count in lost.items()) or "none"
    best = summary["best_score"]
    mean = best["mean"] if best else ""
    won = percent(decided) if decided else percent(summary["won"])
    aims = "; ".join(aim.words(*found) for aim, found in counted(cell, games))
    return f"| {cell.title} | {len(games)} | {won} | {ways} | {mean} | {aims} |"


if __name__ == "__main__":
    run()
