"""`co2desk player`: a computer player as a program of its own."""

from __future__ import annotations

import faulthandler
import os
import subprocess
import sys
from pathlib import Path

import pytest

from co2desk.bots.levels import DEFAULT_LEVEL, LEVELS
from co2desk.commands.player import BuiltInPlayer, Input
from co2desk.protocol.asking import check_hello, question, read_choice
from co2desk.protocol.player import Question
from co2desk.protocol.server import encode
from co2desk.session import GameOptions, Session

from .client import PATIENCE, PLAYER, ROOT, Client
from .games import PARTNERS

LOADED = """
import sys
from co2desk.__main__ import main

main(["player"])
print(*sorted(sys.modules), file=sys.stderr)
"""
# A player that never ends a thought: it has to notice by itself that nobody waits for it any more.
STUCK = """
import itertools
import sys
from co2desk.bots import BOTS, Bot
from co2desk.commands import player

class Stuck(Bot):
    def think(self, game):
        print("thinking", file=sys.stderr, flush=True)
        while True:
            {loop}
    decide = think

BOTS["steady"] = Stuck
player.{limit} = {seconds}
player.run(["--level", "steady"])
"""
IN_PYTHON = STUCK.format(loop="pass", limit="PATIENCE_SECONDS", seconds=0.5)
IN_COMPILED_CODE = STUCK.format(loop="sum(itertools.repeat(0))", limit="LONGEST_SECONDS", seconds=5)


def asked(session: Session, course: str = "a game") -> dict[str, object]:
    return question(session, course, seconds=30)


@pytest.mark.parametrize("options", [{"players": 2, "seed": 5}, PARTNERS])
def test_it_plays_in_a_conversation(tmp_path: Path, options: dict[str, object]) -> None:
    session = Session.new(GameOptions.from_json(options))
    with Client(tmp_path, [*PLAYER, "--level", DEFAULT_LEVEL]) as player:
        check_hello(player.ask("hello"), session.options.edition)
        for number in range(25):
            request = {**asked(session), "id": number}
            answer = player.ask(str(request.pop("cmd")), **request)
            assert answer["id"] == number
            session.play(read_choice(answer, session.game).action)
        assert player.ask("quit")["bye"]
        assert player.process.wait(PATIENCE) == 0  # although its input is still open


def test_no_part_of_qt_is_loaded() -> None:
    outcome = subprocess.run(
        [sys.executable, "-c", LOADED],
        cwd=ROOT,
        input=encode(asked(Session.new(GameOptions(players=2)))),
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    loaded = {name.partition(".")[0] for name in outcome.stderr.decode().split()}
    assert "co2desk" in loaded
    assert loaded.isdisjoint({"PySide6", "shiboken6"})


def test_it_answers_what_was_asked_before_its_input_ended() -> None:
    session = Session.new(GameOptions(players=2))
    outcome = subprocess.run(
        [*PLAYER, "--level", "random"],
        cwd=ROOT,
        input=encode(asked(session)) * 3,
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    assert outcome.stdout.count(b'"ok":true') == 3
    assert outcome.stderr == b""


@pytest.mark.parametrize("stuck", [IN_PYTHON, IN_COMPILED_CODE], ids=["in Python", "in compiled code"])
def test_a_thought_that_does_not_end_ends_when_nobody_waits_for_it(stuck: str) -> None:
    """As after a crash of the window: all pipes are closed, and nobody is left to end the program.

    Compiled code that is stuck lets no other thread run: the endless sum stands for it."""
    with subprocess.Popen(
        [sys.executable, "-c", stuck],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(encode(asked(Session.new(GameOptions(players=2)))))
        process.stdin.flush()
        assert process.stderr.readline() == b"thinking\n"
        for pipe in (process.stdin, process.stdout, process.stderr):
            pipe.close()
        assert process.wait(PATIENCE) == 1


def test_only_an_answer_has_a_longest_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A person may think about the next move as long as they like."""
    told: list[str] = []
    monkeypatch.setattr(faulthandler, "dump_traceback_later", lambda *_, **__: told.append("watch"))
    monkeypatch.setattr(faulthandler, "cancel_dump_traceback_later", lambda: told.append("no more"))
    reading, writing = os.pipe()
    os.write(writing, b"one\ntwo\n")
    questions = Input(os.fdopen(reading, "rb"))
    assert [questions.readline(100), questions.readline(100)] == [b"one\n", b"two\n"]
    assert told == ["no more", "watch"] * 2


def test_a_level_that_does_not_exist_is_refused() -> None:
    outcome = subprocess.run(
        [*PLAYER, "--level", "godlike"],
        cwd=ROOT,
        env={**os.environ, "COLUMNS": "200"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert outcome.returncode == 2
    assert all(level in outcome.stderr.decode() for level in (*LEVELS, "random"))


def test_a_bot_is_kept_as_long_as_the_game_goes_on() -> None:
    """What it plans is its own; after an undo, and in another game, it begins anew."""
    player, game = BuiltInPlayer("steady", seed=1), Session.new(GameOptions(players=2)).game
    bots = []
    for course, seed in (("a", 5), ("a", 5), ("b", 5), ("b", 6), ("b", None)):
        player.choose(Question(game, course, seed))
        bots.append(player._bot)
    assert bots[0] is bots[1]
    assert len({id(bot) for bot in bots}) == 4


@pytest.mark.parametrize("level", [*LEVELS, "random"])
def test_every_level_plays(level: str) -> None:
    game = Session.new(GameOptions(players=2)).game
    assert BuiltInPlayer(level, seed=1).choose(Question(game, "a", 3)).action in game.legal()
