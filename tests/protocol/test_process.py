"""The process: it starts at once, knows no window, and ends when the conversation does."""

from __future__ import annotations

import contextlib
import json
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

import pytest

from .client import COMMAND, PATIENCE, ROOT, Client, converse

HELLO = b'{"cmd":"hello"}\n'
PAIRS = 7
ATTEMPTS = 4  # a noisy machine may spoil one or the other
LIMIT = 10

LOADED = """
import sys
from co2desk.__main__ import main

main(["engine"])
print(*sorted(sys.modules), file=sys.stderr)
"""


def modules_after(lines: list[bytes], tmp_path: Path) -> set[str]:
    """Everything that is loaded in a program that has answered these lines."""
    outcome = subprocess.run(
        [sys.executable, "-c", LOADED],
        cwd=ROOT,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        input=b"\n".join(lines),
        capture_output=True,
        timeout=PATIENCE,
        check=True,
    )
    answers = [json.loads(line) for line in outcome.stdout.splitlines()]
    assert len(answers) == len(lines)
    assert all(answer["ok"] for answer in answers)
    return set(outcome.stderr.decode().split())


@pytest.mark.parametrize("edition", ["first", "second_chance"])
def test_no_part_of_qt_is_ever_loaded(edition: str, tmp_path: Path) -> None:
    new = json.dumps({"cmd": "new", "options": {"edition": edition, "players": 2}}).encode()
    used = [
        b'{"cmd":"state"}',
        b'{"cmd":"decision"}',
        b'{"cmd":"why","action":{"do":"pass"}}',
        b'{"cmd":"save"}',
    ]
    loaded = {name.partition(".")[0] for name in modules_after([new, *used], tmp_path)}
    assert loaded.isdisjoint({"PySide6", "shiboken6"})


def test_the_engine_is_loaded_with_the_first_game_only(tmp_path: Path) -> None:
    assert not any(name.startswith("co2desk.engine") for name in modules_after([HELLO], tmp_path))
    assert "co2desk.engine" in modules_after([HELLO, b'{"cmd":"new"}'], tmp_path)


def time_of_python() -> float:
    began = time.perf_counter()
    subprocess.run([sys.executable, "-c", "pass"], cwd=ROOT, check=True)
    return time.perf_counter() - began


def time_until_hello() -> float:
    began = time.perf_counter()
    with subprocess.Popen(COMMAND, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(HELLO)
        process.stdin.flush()
        answer = process.stdout.readline()
        spent = time.perf_counter() - began
        process.stdin.close()
    assert json.loads(answer)["program"] == "co2desk"
    return spent


def test_it_is_ready_within_ten_times_the_time_of_an_empty_python_program() -> None:
    """Both are measured in turns; the medians are compared, in the best of several attempts."""
    ratios: list[float] = []
    while len(ratios) < ATTEMPTS and min(ratios, default=LIMIT + 1) > LIMIT:
        pairs = [(time_of_python(), time_until_hello()) for _ in range(PAIRS)]
        empty, ready = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratios.append(ready / empty)
    assert min(ratios) <= LIMIT, ratios


def test_it_ends_with_the_input(tmp_path: Path) -> None:
    client = Client(tmp_path)
    client.ask("hello")
    assert client.close() == 0


def test_it_ends_with_quit_and_leaves_the_rest_unanswered(tmp_path: Path) -> None:
    answers = converse(tmp_path, [b'{"cmd":"quit","id":1}', HELLO.strip()])
    assert answers == ['{"id":1,"ok":true,"bye":true}']


def test_the_last_line_needs_no_line_feed() -> None:
    outcome = subprocess.run(
        COMMAND, cwd=ROOT, input=HELLO.strip(), capture_output=True, timeout=PATIENCE, check=True
    )
    assert outcome.stdout.count(b"\n") == 1


def test_it_says_nothing_when_nobody_listens_any_more() -> None:
    """The other side may hang up at any time; that is no error of ours."""
    pipe = subprocess.PIPE
    buffered = {**os.environ, "PYTHONUNBUFFERED": ""}  # as it is for everybody
    with subprocess.Popen(
        COMMAND, cwd=ROOT, env=buffered, bufsize=0, stdin=pipe, stdout=pipe, stderr=pipe
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdin.write(HELLO)
        process.stdout.read(1)
        process.stdout.close()
        with contextlib.suppress(BrokenPipeError):  # it has noticed and gone
            for _ in range(100):
                process.stdin.write(HELLO)
                time.sleep(0.002)
        complaints = process.stderr.read()
        assert process.wait(PATIENCE) == 0
    assert complaints == b""


def test_a_wrong_component_pack_of_the_owner_is_told_with_all_its_problems(tmp_path: Path) -> None:
    packs = tmp_path / "co2desk" / "packs"
    packs.mkdir(parents=True)
    (packs / "first.yaml").write_text("start:\n  cep: few\n  lobby_cards: 99\n", encoding="utf-8")
    with Client(tmp_path) as client:
        if client.request("new")["ok"]:
            pytest.skip("this system keeps the data of its users elsewhere")
        error = client.refused("new")
        assert error["code"] == "bad_components"
        assert [(problem["line"], problem["key"]) for problem in error["problems"]] == [
            (2, "start.cep"),
            (3, "start.lobby_cards"),
        ]
        assert client.refused("state")["code"] == "no_game"
