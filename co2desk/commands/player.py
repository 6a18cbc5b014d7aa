"""`co2desk player`: a computer player that speaks the line protocol on standard input and output."""

from __future__ import annotations

import argparse
import os
import queue
import sys
import threading
import time
from typing import BinaryIO

from co2desk.bots import BOTS, Bot
from co2desk.bots.levels import DEFAULT_LEVEL, LEVELS
from co2desk.protocol.player import MOST_LINES, Choice, PlayerConversation, Question
from co2desk.protocol.server import serve

RANDOM = "random"  # a yardstick, and in old saves
PATIENCE_SECONDS = 10  # for a last thought when the input has ended; each takes 3 seconds at most


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="co2desk player",
        description="A computer player that speaks the JSON Lines protocol of docs/protocol.md.",
    )
    parser.add_argument("--level", choices=(*LEVELS, RANDOM), default=DEFAULT_LEVEL)
    parser.add_argument("--seed", type=int, default=1, help="for questions that bring none")
    found = parser.parse_args(words)
    player = BuiltInPlayer(found.level, found.seed)
    # Not sys.stdin: Python would wait for it at the end, as long as a thread reads it. So nobody closes it.
    source = open(sys.stdin.fileno(), "rb", closefd=False)  # noqa: SIM115 - a number, no path
    return serve(Input(source), sys.stdout.buffer, PlayerConversation(player.choose))


class BuiltInPlayer:
    """Keeps its bot, and with it what the bot has planned, as long as the game goes on."""

    def __init__(self, level: str, seed: int) -> None:
        self._make = BOTS[level]
        self._seed = seed
        self._course: tuple[str, int] | None = None
        self._bot: Bot | None = None

    def choose(self, question: Question) -> Choice:
        course = question.course, self._seed if question.seed is None else question.seed
        if self._bot is None or course != self._course:
            self._bot, self._course = self._make(course[1]), course
        thought = self._bot.think(question.game)
        if not thought.ideas:
            return Choice(thought.action)
        codec, idea = question.game.codec, thought.ideas[0]
        reasons = [{"code": reason.term, "points": round(reason.points, 2)} for reason in idea.reasons]
        plan = [{"code": "action", "action": codec.action_to_json(later)} for later in idea.actions[1:]]
        return Choice(thought.action, tuple(reasons[:MOST_LINES]), tuple(plan[:MOST_LINES]))


class Input:
    """Standard input, read beside the thinking: whoever asked may be gone before the thought ends.

    Then nobody waits for an answer. A program that was stuck in a thought would never notice.
    """

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._size = 0
        self._asked = time.monotonic()  # when the last line was taken
        self._reader: threading.Thread | None = None

    def readline(self, size: int, /) -> bytes:
        if self._reader is None:
            self._size = size
            self._reader = threading.Thread(target=self._read, daemon=True)
            self._reader.start()
        self._asked = time.monotonic()
        return self._lines.get()

    def _read(self) -> None:
        while line := self._source.readline(self._size):
            self._lines.put(line)
        self._lines.put(b"")
        while (waited := time.monotonic() - self._asked) < PATIENCE_SECONDS:
            time.sleep(PATIENCE_SECONDS - waited)
        os._exit(1)
