"""The command line itself: help, version, commands that do not exist, and ways to start it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from co2desk import __version__
from co2desk.__main__ import COMMANDS, make_printable

from .conftest import Run

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("word", ["-h", "--help"])
def test_help_lists_every_command(run: Run, word: str) -> None:
    code, out, err = run(word)
    assert code == 0
    assert err == []
    for name, purpose in COMMANDS.items():
        assert any(line.split() == [name, *purpose.split()] for line in out)


@pytest.mark.parametrize("command", ["play", "watch", "simulate", "player", "bench", "selftest"])
def test_every_command_explains_its_options(run: Run, command: str) -> None:
    code, out, _ = run(command, "--help")
    assert code == 0
    assert command in out[0]
    assert out[0].startswith("usage: co2desk")


@pytest.mark.parametrize("words", [("play", "-x"), ("play", "a.co2game", "b.co2game")])
def test_the_window_takes_nothing_but_a_saved_game(run: Run, words: tuple[str, ...]) -> None:
    assert run(*words) == (2, [], ["co2desk: play takes only the name of a saved game."])


@pytest.mark.parametrize("words", [("--bogus",), ("--players", "2"), ("-x", "simulate")])
def test_an_unknown_option_is_refused_by_its_name_and_without_a_word_about_the_window(
    run: Run, words: tuple[str, ...]
) -> None:
    sentence = f"co2desk: unknown option {words[0]!r}; `co2desk --help` lists what there is."
    assert run(*words) == (2, [], [sentence])


def test_the_help_names_the_option_for_the_version(run: Run) -> None:
    assert any("`co2desk --version`" in line for line in run("--help").out)


@pytest.mark.parametrize("option", ["--games", "--players", "--seed", "--jobs"])
def test_a_word_where_a_number_belongs_is_refused_in_words_of_the_reader(run: Run, option: str) -> None:
    code, _, err = run("simulate", option, "abc")
    assert code == 2
    assert err[-1] == f"co2desk simulate: error: argument {option}: must be a whole number, not 'abc'"


def test_the_help_offers_only_rulebooks_that_the_edition_has(run: Run) -> None:
    help_ = " ".join(" ".join(run("simulate", "--help").out).split())
    assert "(of first: consensus, pl, fr, ru, zh; second_chance: consensus)" in help_
    for edition, books in (("first", ("pl", "fr", "ru", "zh")), ("second_chance", ())):
        for book in ("consensus", "pl", "fr", "ru", "zh"):
            words = ("simulate", "--games", "1", "--players", "2", "--edition", edition, "--book", book)
            assert (run(*words).code == 0) == (book in ("consensus", *books))


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, [f"co2desk {__version__}"], [])


@pytest.mark.parametrize("word", ["x" * 5000, "a/" * 3000, "\0"])
def test_no_word_is_too_strange_to_be_refused(run: Run, word: str) -> None:
    code, out, err = run(word)
    assert (code, out, len(err)) == (2, [], 1)


def test_an_unknown_command_is_refused_in_one_sentence_that_names_the_known_ones(run: Run) -> None:
    code, out, err = run("ply")
    assert (code, out) == (2, [])
    known = "play, watch, simulate, engine, player, bench, selftest"
    assert err == [f"co2desk: unknown command 'ply'; the commands are {known}."]


@pytest.mark.parametrize("name", ["a.co2game", "GAME.CO2GAME", "Game.Co2Game"])
def test_a_saved_game_is_known_by_its_ending_in_letters_of_any_size(
    run: Run, opened_with: list[list[str]], name: str
) -> None:
    assert run(name).code == 0
    assert opened_with == [[name]]


def test_a_file_that_is_there_is_a_saved_game_whatever_its_name_is(
    run: Run, opened_with: list[list[str]], tmp_path: Path
) -> None:
    file = tmp_path / "without a name"
    file.write_bytes(b"{}")
    assert run(str(file)).code == 0
    assert opened_with == [[str(file)]]


def test_a_command_stays_a_command_where_a_file_has_its_name(
    run: Run, opened_with: list[list[str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "simulate").write_bytes(b"{}")
    assert run("simulate", "--help").out[0].startswith("usage: co2desk simulate")
    assert run("play", "simulate").code == 0
    assert opened_with == [["simulate"]], "with the command before it, it is the file"


def test_a_folder_is_no_saved_game(run: Run, opened_with: list[list[str]], tmp_path: Path) -> None:
    assert run(str(tmp_path)).code == 2
    assert opened_with == []


def started(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "co2desk", *words],
        cwd=ROOT,
        input=text,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_python_m_co2desk_works() -> None:
    outcome = started("--version")
    assert (outcome.returncode, outcome.stdout, outcome.stderr) == (0, f"co2desk {__version__}\n", "")


def test_python_m_co2desk_hands_its_exit_code_on() -> None:
    outcome = started("ply")
    assert (outcome.returncode, outcome.stdout) == (2, "")
    assert outcome.stderr.count("\n") == 1


def test_python_m_co2desk_engine_answers() -> None:
    outcome = started("engine", text='{"cmd":"quit"}\n')
    assert (outcome.returncode, outcome.stdout) == (0, '{"id":null,"ok":true,"bye":true}\n')


@pytest.mark.parametrize("words", ["watch --seed 1", "simulate --games 1 --players 1"])
def test_a_reader_who_has_seen_enough_ends_a_command_in_silence(words: str) -> None:
    """As `co2desk watch | head -1` does, however much is still to be said: much while it goes on, or little
    at the very end."""
    pipe = subprocess.PIPE
    buffered = {**os.environ, "PYTHONUNBUFFERED": ""}  # as it is for everybody
    command = [sys.executable, "-m", "co2desk", *words.split()]
    with subprocess.Popen(command, cwd=ROOT, env=buffered, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        complaints = process.stderr.read()
        code = process.wait(120)
    assert (code, complaints) == (0, b"")


# --- what is printed ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("platform", "written"),
    [
        ("win32", "CO₂ in Bogotá: 二氧化碳".encode()),
        ("linux", b"CO\\u2082 in Bogot\xe1: \\u4e8c\\u6c27\\u5316\\u78b3"),
    ],
)
def test_every_letter_can_be_printed_into_a_pipe(
    monkeypatch: pytest.MonkeyPatch, platform: str, written: bytes
) -> None:
    """Windows has code page 1252 there, which lacks most letters; it becomes UTF-8. Elsewhere it stays."""
    pipe = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(pipe, encoding="cp1252"))
    make_printable(platform)
    print("CO₂ in Bogotá: 二氧化碳", end="", flush=True)
    assert pipe.getvalue() == written


def test_a_program_without_a_terminal_has_nothing_to_print_to(monkeypatch: pytest.MonkeyPatch) -> None:
    """As that of Windows with the window."""
    monkeypatch.setattr(sys, "stdout", None)
    make_printable("win32")
    print("nobody reads this")
