"""A computer player that never ends a thought: it has to notice by itself that nobody waits any more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from co2desk.protocol.asking import question
from co2desk.protocol.server import encode
from co2desk.session import GameOptions, Session
from tests.protocol.client import PATIENCE

# No class of ours is its base: Python cannot derive one from a compiled class.
PROGRAM = """
import itertools
import sys
from co2desk.bots import BOTS
from co2desk.commands import player
from co2desk.engine.compiled import IS_COMPILED
from co2desk.engine.rules.setup import tiles_of

class Stuck:
    def __init__(self, seed):
        pass

    def think(self, game):
        print("thinking", IS_COMPILED, file=sys.stderr, flush=True)
        while True:
            {loop}

BOTS["steady"] = Stuck
player.{limit} = {seconds}
player.run(["--level", "steady"])
"""
IN_PYTHON = PROGRAM.format(loop="pass", limit="PATIENCE_SECONDS", seconds=0.5)
# Compiled code that is stuck lets no other thread of Python run: a sum of Python's, or the engine if it is
# compiled.
IN_A_SUM = PROGRAM.format(loop="sum(itertools.repeat(0))", limit="LONGEST_SECONDS", seconds=2)
IN_THE_ENGINE = PROGRAM.format(loop="tiles_of(itertools.repeat(0))", limit="LONGEST_SECONDS", seconds=5)


def left_alone(program: str, folder: Path) -> tuple[bool, int]:
    """Whether its engine is compiled, and the code with which it ends after its window has died: all pipes
    are closed, and nobody is left to end it."""
    asked = encode(question(Session.new(GameOptions(players=2)), "a game", seconds=30))
    with subprocess.Popen(
        [sys.executable, "-c", program],
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(asked)
        process.stdin.flush()
        word, is_compiled = process.stderr.readline().decode().split()
        assert word == "thinking"
        for pipe in (process.stdin, process.stdout, process.stderr):
            pipe.close()
        try:
            return is_compiled == "True", process.wait(PATIENCE)
        finally:
            process.kill()
