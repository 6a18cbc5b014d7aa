"""`co2desk player`: a computer player as a program of its own."""

from __future__ import annotations

import faulthandler
import os
import shlex
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
from .stuck import IN_A_SUM, IN_PYTHON, left_alone

LOADED = """
import sys
from co2desk.__main__ import main

main(["player"])
print(*sorted(sys.modules), file=sys.stderr)
"""


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


@pytest.mark.parametrize("stuck", [IN_PYTHON, IN_A_SUM], ids=["in Python", "in compiled code"])
def test_a_thought_that_does_not_end_ends_when_nobody_waits_for_it(stuck: str) -> None:
    """As after a crash of the window. The compiled engine of the packages has the same test there."""
    assert left_alone(stuck, ROOT) == (False, 1)


def test_a_player_plays_without_standard_error(tmp_path: Path) -> None:
    """Whoever starts it may have closed that: then Python has none."""
    file = tmp_path / "question"
    file.write_bytes(encode(asked(Session.new(GameOptions(players=2)))))
    command = f"exec {shlex.join([*PLAYER, '--level', 'random'])} < {shlex.quote(str(file))} 2>&-"
    outcome = subprocess.run(
        ["/bin/sh", "-c", command], cwd=ROOT, stdout=subprocess.PIPE, timeout=PATIENCE, check=True
    )
    assert outcome.stdout.count(b'"ok":true') == 1


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
