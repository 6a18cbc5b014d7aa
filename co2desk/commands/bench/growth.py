"""`co2desk bench growth`: how the cost of one decision grows with players, decades and the length of the log.

Each row is a ratio to the first row of its kind in the same run. Cost is processor time or memory per
decision, so a row of ones means linear growth in total, and less than one is better than linear.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
import tracemalloc
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path

from co2desk.commands.bench.engine import game_maker, play_game, rate
from co2desk.commands.figures import Figure, print_figures
from co2desk.commands.options import at_least_one
from co2desk.commands.plot import svg
from co2desk.session import GameOptions, Session

SIZES = (1_000, 5_000, 10_000, 20_000, 50_000)  # entries of a log; the longest is cut short on the way
BACK = 30  # actions that are taken back at the end of a game
TEAM = {"mode": "cooperative"}
MICRO = 1e6


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench growth", description=__doc__)
    parser.add_argument(
        "--rounds", type=at_least_one, default=5, help="how often each row is measured (default 5)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="write the plot as a picture, too")
    found = parser.parse_args(words)
    title = "cost of one decision, in times the first row of its kind"
    rows = [*by_players(found.rounds), *by_decade(found.rounds), *by_length(found.rounds)]
    print_figures(title, rows, found.json, bars=True)
    if found.svg is not None:
        found.svg.write_text(svg(title, rows), encoding="utf-8")
    return 0


def related(kind: str, costs: Mapping[str, float], unit: str) -> Iterator[Figure]:
    """All costs of a kind against the first one."""
    first, least = next(iter(costs.items()))
    for name, cost in costs.items():
        yield Figure(f"{kind}, {name}", cost / least, first, cost, unit)


# --- players ------------------------------------------------------------------------------------------------


def by_players(rounds: int) -> Iterator[Figure]:
    chance = random.Random(1)
    games = {
        "CO2": [GameOptions(players=players) for players in (2, 3, 4, 5)],
        "partners": [GameOptions("second_chance", players, variants=TEAM) for players in (2, 3, 4)],
    }
    for title, sizes in games.items():
        makers = {f"{options.players} players": game_maker(options) for options in sizes}
        turns = [  # in turns, because machines are noisy
            {name: 1 / rate(maker, lambda game: play_game(chance, game)) for name, maker in makers.items()}
            for _ in range(rounds)
        ]
        costs = {name: MICRO * statistics.median(turn[name] for turn in turns) for name in makers}
        yield from related(title, costs, "µs")
        memory = {f"{options.players} players": memory_of_decision(options) for options in sizes}
        yield from related(f"{title}, memory", memory, "bytes")


def memory_of_decision(options: GameOptions) -> float:
    """Of a whole game, with all its positions and events."""
    return list(memory_by_decade(options).values())[-1]


# --- decades ------------------------------------------------------------------------------------------------


def by_decade(rounds: int) -> Iterator[Figure]:
    """CO2 with four players; the decade is that in which a decision is made."""
    chance, new_game = random.Random(1), game_maker(GameOptions(players=4))
    spent: Counter[int] = Counter()
    decisions: Counter[int] = Counter()
    for _ in range(rounds * 20):
        game = new_game()
        while not game.is_over:
            decade, begun = game.table.decade, time.process_time_ns()
            legal = game.legal()
            game.apply_trusted(legal[int(chance.random() * len(legal))])
            spent[decade] += time.process_time_ns() - begun
            decisions[decade] += 1
    costs = {f"decade {decade}": spent[decade] / decisions[decade] / 1000 for decade in sorted(spent)}
    yield from related("CO2", costs, "µs")
    memory = memory_by_decade(GameOptions(players=4))
    yield from related("CO2, memory", {f"decade {decade}": memory[decade] for decade in memory}, "bytes")


def memory_by_decade(options: GameOptions) -> dict[int, float]:
    """Bytes for each decision, from the first one to the end of each decade that is played."""
    chance, begin = random.Random(1), Session.new(options)  # what all games share is loaded
    found: dict[int, float] = {}
    tracemalloc.start()
    session = begin.branched(0)
    while not session.game.is_over:
        decade = session.game.table.decade
        play_one(chance, session)
        found[decade] = tracemalloc.get_traced_memory()[0] / len(session.actions)
    tracemalloc.stop()
    return found


# --- the length of the log ----------------------------------------------------------------------------------


def by_length(rounds: int) -> Iterator[Figure]:
    """A game that is played on and taken back again and again: recording it, opening it, branching off at its
    end, and its memory."""
    times = [{size: record_open_branch(size) for size in SIZES} for _ in range(rounds)]
    names = {size: f"{size:,} entries" for size in SIZES}
    for number, title in enumerate(("playing and recording", "opening a save", "branching off")):
        costs = {names[size]: statistics.median(turn[size][number] for turn in times) for size in SIZES}
        yield from related(title, costs, "µs")
    yield from related("memory", {names[size]: held(size) / size for size in SIZES}, "bytes")


def record_open_branch(size: int) -> tuple[float, float, float]:
    """Microseconds for each entry of a log of this size, and for each action that a branch plays again."""
    begun = time.process_time()
    session = long_session(size)
    recorded = time.process_time()
    document = session.save()
    saved = time.process_time()
    Session.load(document)
    opened = time.process_time()
    session.branched(len(session.actions))
    branched = time.process_time()
    return (
        MICRO * (recorded - begun) / size,
        MICRO * (opened - saved) / len(session.log),
        MICRO * (branched - opened) / len(session.actions),
    )


def held(entries: int) -> int:
    """The memory that a session with so many entries holds, in bytes."""
    tracemalloc.start()
    session = long_session(entries)
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del session
    return size


def long_session(entries: int) -> Session:
    chance, session = random.Random(1), Session.new(GameOptions(players=4))
    made = 0
    while made < entries:
        if session.game.is_over:
            session.undo(BACK)
            made += 1
        play_one(chance, session)
        made += 1
    return session


def play_one(chance: random.Random, session: Session) -> None:
    legal = session.game.legal()
    session.play(legal[int(chance.random() * len(legal))])
