"""`co2desk bench`: the engine's speed as a ratio to python-chess, measured in the same run on one core.

Machines are noisy, so the two are measured in turns, in short slices of processor time, and the ratio is
the median over all pairs of slices.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable

from co2desk.components import load_pack
from co2desk.engine.editions.first import new_game
from co2desk.engine.machine.actions import Action
from co2desk.session import GameOptions, Session
from co2desk.session.editions import first_kit

PLAYERS = 4
PLIES = 200  # a random game of chess is cut here
SLICE = 0.15  # seconds of processor time


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench", description=__doc__)
    parser.add_argument("--slices", type=int, default=25, help="pairs of slices (default 25)")
    found = parser.parse_args(words)
    try:
        import chess  # noqa: PLC0415 - the reference is a development dependency
    except ImportError:
        print("co2desk: the reference is missing; `pip install chess` installs it.", file=sys.stderr)
        return 1
    chance = random.Random(1)

    def play_chess() -> int:
        board, plies = chess.Board(), 0
        while plies < PLIES and (moves := list(board.legal_moves)):
            board.push(moves[int(chance.random() * len(moves))])
            plies += 1
        return plies

    kit = first_kit(load_pack("first", None))
    seeds = iter(range(1_000_000))

    def play_co2() -> int:
        game, decisions = new_game(kit, PLAYERS, next(seeds)), 0
        while not game.is_over:
            legal = game.legal()
            game.apply_trusted(legal[int(chance.random() * len(legal))])
            decisions += 1
        return decisions

    pairs = [(rate(play_co2), rate(play_chess)) for _ in range(found.slices)]
    ours, theirs = (statistics.median(column) for column in zip(*pairs, strict=True))
    ratio = statistics.median(a / b for a, b in pairs)
    print(f"decisions per second, random games of {PLAYERS}: {ours:,.0f}")
    print(f"plies per second, python-chess:          {theirs:,.0f}")
    print(f"ratio (median of {found.slices} pairs):            {ratio:.2f}")
    print_copy_and_replay(chance)
    return 0


def rate(play: Callable[[], int]) -> float:
    """Steps per second of processor time."""
    steps, began = 0, time.process_time()
    while (spent := time.process_time() - began) < SLICE:
        steps += play()
    return steps / spent


def print_copy_and_replay(chance: random.Random) -> None:
    session = Session.new(GameOptions(players=PLAYERS, seed=7), load_pack("first", None))
    actions: list[Action] = []
    while not session.game.is_over:
        legal = session.game.legal()
        actions.append(legal[int(chance.random() * len(legal))])
        session.play(actions[-1])
    game = session.game

    def copy() -> int:
        for _ in range(1000):
            game.copy()
        return 1000

    def replay() -> int:
        again = Session.new(session.options, session.pack)
        for action in actions:
            again.play(action)
        return 1

    print(f"copy of a position:                      {1e6 / rate(copy):.1f} µs")
    print(f"replay of a game of {len(actions)} actions:         {1e3 / rate(replay):.1f} ms")
