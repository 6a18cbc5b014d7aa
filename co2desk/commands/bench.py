"""`co2desk bench`: the engine's speed as a ratio to python-chess, measured in the same run on one core.

A step is a legal list and a move taken from it at random; setting up boards and games is not counted on
either side. Machines are noisy, so the two are measured in turns, in short slices of processor time, and the
ratio is the median over all pairs of slices.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

from co2desk.commands.options import at_least_one
from co2desk.components import load_pack
from co2desk.engine.machine.actions import Action
from co2desk.session import GameOptions, Session

PLIES = 200  # a random game of chess is cut here
SLICE = 0.15  # seconds of processor time
GAMES = {
    "CO2, four players": GameOptions(players=4),
    "Second Chance, four partners": GameOptions("second_chance", 4, variants={"mode": "cooperative"}),
    "Second Chance, four rivals": GameOptions("second_chance", 4, variants={"mode": "competitive"}),
    "Second Chance, alone": GameOptions("second_chance", 1, variants={"mode": "solo"}),
}


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench", description=__doc__)
    parser.add_argument(
        "--slices", type=at_least_one, default=15, help="pairs of slices for each game (default 15)"
    )
    found = parser.parse_args(words)
    try:
        import chess  # noqa: PLC0415 - the reference is a development dependency
    except ImportError:
        print("co2desk: python-chess is missing; install it with `pip install chess`.", file=sys.stderr)
        return 1
    chance = random.Random(1)

    def play_chess(board: Any) -> int:
        plies = 0
        while plies < PLIES and (moves := list(board.legal_moves)):
            board.push(moves[int(chance.random() * len(moves))])
            plies += 1
        return plies

    def play_game(game: Any) -> int:
        decisions = 0
        while not game.is_over:
            legal = game.legal()
            game.apply_trusted(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    print("steps per second of processor time, and the ratio to python-chess")
    for title, options in GAMES.items():
        new_game = game_maker(options)
        pairs = [(rate(new_game, play_game), rate(chess.Board, play_chess)) for _ in range(found.slices)]
        ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratio = statistics.median(a / b for a, b in pairs)
        print(f"{title:30} {ours:8,.0f}   python-chess {theirs:8,.0f}   ratio {ratio:.2f}")
    for title, options in GAMES.items():
        print_copy_and_replay(title, options, chance)
    return 0


def game_maker(options: GameOptions) -> Callable[[], Any]:
    """Sets up one game after the other, each with a seed of its own."""
    pack = load_pack(options.edition, None)
    seeds = iter(range(1_000_000))
    return lambda: Session.new(GameOptions.from_json(options.to_json() | {"seed": next(seeds)}), pack).game


def rate(set_up: Callable[[], Any], play: Callable[[Any], int]) -> float:
    """Steps per second of processor time, without the time of setting up."""
    steps, spent = 0, 0.0
    while spent < SLICE:
        game = set_up()
        began = time.process_time()
        steps += play(game)
        spent += time.process_time() - began
    return steps / spent


def print_copy_and_replay(title: str, options: GameOptions, chance: random.Random) -> None:
    session = Session.new(options, load_pack(options.edition, None))
    actions: list[Action] = []
    while not session.game.is_over:
        legal = session.game.legal()
        actions.append(legal[int(chance.random() * len(legal))])
        session.play(actions[-1])

    def copy(game: Any) -> int:
        for _ in range(1000):
            game.copy()
        return 1000

    def replay(again: Session) -> int:
        for action in actions:
            again.play(action)
        return len(actions)

    copies = rate(lambda: session.game, copy)
    replays = rate(lambda: Session.new(options, session.pack), replay)
    print(
        f"{title:30} copy {1e6 / copies:5.1f} µs   replay {1e3 / replays:5.2f} ms for 1 action, "
        f"{1e3 * len(actions) / replays:.1f} ms for all {len(actions)}"
    )
