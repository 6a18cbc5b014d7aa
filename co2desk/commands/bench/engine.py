"""`co2desk bench`: how many times as fast as python-chess the engine is, in the same run on one core.

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
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from co2desk.commands.figures import Figure, print_figures
from co2desk.commands.options import at_least_one
from co2desk.components import load_pack
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.session import GameOptions, Session

PLIES = 200  # a random game of chess is cut here
SLICE = 0.15  # seconds of processor time
COPIES = 1000
GAMES = {
    "CO2, four players": GameOptions(players=4),
    "Second Chance, four partners": GameOptions("second_chance", 4, variants={"mode": "cooperative"}),
    "Second Chance, four rivals": GameOptions("second_chance", 4, variants={"mode": "competitive"}),
    "Second Chance, alone": GameOptions("second_chance", 1, variants={"mode": "solo"}),
}


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="co2desk bench", description=__doc__)
    parser.add_argument(
        "--slices", type=at_least_one, default=15, help="pairs of slices for each figure (default 15)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    found = parser.parse_args(words)
    try:
        import chess  # noqa: PLC0415 - the reference is a development dependency
    except ImportError:
        print("co2desk: python-chess is missing; install it with `pip install chess`.", file=sys.stderr)
        return 1
    title = f"the engine, in times as fast as python-chess (medians of {found.slices} pairs)"
    print_figures(title, figures(chess, found.slices), found.json)
    return 0


def figures(chess: Any, slices: int) -> Iterator[Figure]:
    chance = random.Random(1)
    for title, options in GAMES.items():
        yield compared(
            f"{title}: steps",
            (game_maker(options), partial(play_game, chance)),
            (chess.Board, partial(play_chess, chance)),
            slices,
        )
    line = chess.Board()
    play_chess(chance, line)
    moves = [move.uci() for move in line.move_stack]
    for title, options in GAMES.items():
        session, actions = played(options, chance)
        yield compared(
            f"{title}: copies",
            (partial(identity, session.game), copy_often),
            (partial(identity, line), partial(copy_often, stack=False)),
            slices,
        )
        yield compared(
            f"{title}: checked actions",
            (partial(session.branched, 0), partial(replay, actions)),
            (chess.Board, partial(push_all, moves)),
            slices,
        )


Measured = tuple[Callable[[], Any], Callable[[Any], int]]  # what is set up, and what is done with it


def compared(name: str, ours: Measured, reference: Measured, slices: int) -> Figure:
    pairs = [(rate(*ours), rate(*reference)) for _ in range(slices)]
    ratio = statistics.median(a / b for a, b in pairs)
    return Figure(name, ratio, "python-chess", statistics.median(a for a, _ in pairs), "per second")


# --- what is measured: each returns how often it was done ---------------------------------------------------


def play_game(chance: random.Random, game: Game[Any]) -> int:
    decisions = 0
    while not game.is_over:
        legal = game.legal()
        game.apply_trusted(legal[int(chance.random() * len(legal))])
        decisions += 1
    return decisions


def play_chess(chance: random.Random, board: Any) -> int:
    plies = 0
    while plies < PLIES and (moves := list(board.legal_moves)):
        board.push(moves[int(chance.random() * len(moves))])
        plies += 1
    return plies


def identity(position: Any) -> Any:
    return position


def copy_often(position: Any, **options: bool) -> int:
    for _ in range(COPIES):
        position.copy(**options)
    return COPIES


def replay(actions: list[Action], session: Session) -> int:
    for action in actions:
        session.play(action)
    return len(actions)


def push_all(moves: list[str], board: Any) -> int:
    for move in moves:
        board.push_uci(move)
    return len(moves)


def played(options: GameOptions, chance: random.Random) -> tuple[Session, list[Action]]:
    """A finished game, and its actions."""
    session = Session.new(options, load_pack(options.edition, None))
    while not session.game.is_over:
        legal = session.game.legal()
        session.play(legal[int(chance.random() * len(legal))])
    return session, list(session.actions)


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
