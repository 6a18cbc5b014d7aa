"""`co2desk player`: a computer player that speaks the line protocol on standard input and output."""

from __future__ import annotations

import argparse
import faulthandler
import os
import queue
import sys
import threading
import time
from collections.abc import Sequence
from itertools import starmap
from pathlib import Path
from typing import Any, BinaryIO

from co2desk.bots import BOTS, Bot
from co2desk.bots.advice import advise
from co2desk.bots.explain import Reason, explain
from co2desk.bots.level_bots import LevelBot
from co2desk.bots.levels import DEFAULT_LEVEL, LEVELS
from co2desk.bots.review import review
from co2desk.bots.thought import Intention, Step, TeamPlan
from co2desk.commands.options import whole_number
from co2desk.engine.machine.actions import Action, Codec
from co2desk.protocol.intentions import intention_to_json
from co2desk.protocol.player import MOST_LINES, Choice, PlayerConversation, Question, Reviewed
from co2desk.protocol.server import serve
from co2desk.protocol.team_plans import team_plan_to_json

RANDOM = "random"  # a yardstick, and in old saves
PATIENCE_SECONDS = 10  # for a last thought when the input has ended; each takes 3 seconds at most
MEMBERS = Intention._fields[1:]  # all but the code
LONGEST_SECONDS = 60  # for an answer to a line; the window gives up after 30


def run(words: list[str]) -> int:
    parser = argparse.ArgumentParser(
        prog="co2desk player",
        description="A computer player that speaks the JSON Lines protocol of docs/protocol.md.",
    )
    parser.add_argument("--level", choices=(*LEVELS, RANDOM), default=DEFAULT_LEVEL)
    parser.add_argument("--seed", type=whole_number, default=1, help="for questions that bring none")
    found = parser.parse_args(words)
    player = BuiltInPlayer(found.level, found.seed)
    # Not sys.stdin: Python would wait for it at the end, as long as a thread reads it. So nobody closes it.
    source = open(sys.stdin.fileno(), "rb", closefd=False)  # noqa: SIM115 - a number, no path
    try:
        return serve(
            Input(source), sys.stdout.buffer, PlayerConversation(player.choose, player.advise, player.review)
        )
    finally:
        faulthandler.cancel_dump_traceback_later()


class BuiltInPlayer:
    """Keeps its bot, and with it what the bot has planned, as long as the game goes on."""

    def __init__(self, level: str, seed: int) -> None:
        self._make = BOTS[level]
        self._explains = level in LEVELS  # nothing speaks for a random move
        self._seed = seed
        self._course: tuple[str, int] | None = None
        self._bot: Bot | None = None

    def choose(self, question: Question) -> Choice:
        course = question.course, self._seed if question.seed is None else question.seed
        if self._bot is None or course != self._course:
            self._bot, self._course = self._make(course[1]), course
        if question.team_plan is not None and isinstance(self._bot, LevelBot):
            moment, turns = question.team_plan
            self._bot.partner.hear(TeamPlan(moment, tuple(tuple(starmap(Step, turn)) for turn in turns)))
        thought = self._bot.think(question.game)
        actions = thought.ideas[0].actions if thought.ideas else (thought.action,)
        reasons = map(reason_to_json, explain(question.game, actions)) if self._explains else ()
        codec = question.game.codec
        said = [
            intention_to_json(code, dict(zip(MEMBERS, members, strict=True)), codec)
            for code, *members in thought.intentions
        ]
        lines = (*said, *rest_of_turn(actions, codec))[:MOST_LINES]
        plan = None if thought.team_plan is None else team_plan_to_json(*thought.team_plan, codec)
        return Choice(thought.action, tuple(reasons), lines, plan)

    def advise(self, question: Question) -> tuple[Choice, ...]:
        """The best few choices. Nothing is remembered: the person who asks follows no plan of this player."""
        bot = self._make(self._seed if question.seed is None else question.seed)
        codec = question.game.codec
        return tuple(
            Choice(
                advice.actions[0],
                tuple(map(reason_to_json, advice.reasons)),
                tuple(rest_of_turn(advice.actions, codec)[:MOST_LINES]),
            )
            for advice in advise(bot, question.game)
        )

    def review(self, question: Question, taken: Sequence[Action]) -> Reviewed:
        """A turn that was clearly better than this one, if the level sees any."""
        bot = self._make(self._seed if question.seed is None else question.seed)
        found = review(bot, question.game, taken) if isinstance(bot, LevelBot) else None
        if found is None:
            return Reviewed()
        later = rest_of_turn(found.actions, question.game.codec)[:MOST_LINES]
        reasons = tuple(map(reason_to_json, found.reasons))
        return Reviewed(Choice(found.actions[0], reasons, tuple(later)), found.points)


def rest_of_turn(actions: Sequence[Action], codec: Codec) -> list[dict[str, Any]]:
    """What is to come after the first action."""
    return [{"code": "action", "action": codec.action_to_json(later)} for later in actions[1:]]


def reason_to_json(reason: Reason) -> dict[str, Any]:
    written: dict[str, Any] = {"code": reason.code}
    if reason.points:
        written["points"] = round(reason.points, 2)
    if reason.secret:
        written["secret"] = True
    return written


class Input:
    """Standard input, read beside the thinking: whoever asked may be gone before the thought ends.

    Then nobody waits for an answer, and a program that was stuck in a thought would never notice. Compiled
    code that is stuck lets no other thread of Python run, not even this reader. So an answer has a longest
    time as well, which is watched without Python.
    """

    def __init__(self, source: BinaryIO) -> None:
        self._source = source
        self._lines: queue.Queue[bytes] = queue.Queue()
        self._size = 0
        self._asked = time.monotonic()  # when the last line was taken
        # For the last words of a player that was stuck: where nobody listens, Python has no standard error.
        self._last_words = sys.stderr or Path(os.devnull).open("w", encoding="ascii")  # noqa: SIM115 - never closed
        self._reader: threading.Thread | None = None

    def readline(self, size: int, /) -> bytes:
        if self._reader is None:
            self._size = size
            self._reader = threading.Thread(target=self._read, daemon=True)
            self._reader.start()
        self._asked = time.monotonic()
        faulthandler.cancel_dump_traceback_later()
        line = self._lines.get()
        if line:
            faulthandler.dump_traceback_later(LONGEST_SECONDS, exit=True, file=self._last_words)
        return line

    def _read(self) -> None:
        while line := self._source.readline(self._size):
            self._lines.put(line)
        self._lines.put(b"")
        while (waited := time.monotonic() - self._asked) < PATIENCE_SECONDS:
            time.sleep(PATIENCE_SECONDS - waited)
        os._exit(1)
