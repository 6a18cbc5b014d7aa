"""`co2desk simulate` plays many games and sums them up."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from co2desk.commands.summaries import share

from .conftest import Outcome, Run

RECORD = {
    "rotation",
    "bots",
    "plants",
    "seed",
    "ending",
    "decade",
    "ppm",
    "scores",
    "winners",
    "levels",
    "points",
    "lacking",
    "decisions",
    "fingerprint",
}
SUMMARY = {
    "games",
    "endings",
    "won",
    "decided",
    "plants",
    "decades",
    "best_score",
    "wins_by_seat",
    "decisions",
    "decisions_per_second",
}
GAMES = [
    pytest.param(["--edition", "first", "--players", "3"], id="first"),
    pytest.param(["--edition", "first", "--players", "1", "--book", "fr"], id="first-alone"),
    pytest.param(["--edition", "first", "--players", "2", "--variant", "draft"], id="first-draft"),
    pytest.param(["--edition", "second_chance", "--players", "2"], id="second_chance-cooperative"),
    pytest.param(
        ["--edition", "second_chance", "--players", "3", "--variant", "mode=competitive"],
        id="second_chance-competitive",
    ),
    pytest.param(["--edition", "second_chance", "--players", "1"], id="second_chance-solo"),
]


def records_of(outcome: Outcome) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    assert outcome.code == 0
    assert outcome.err == []
    *games, last = (json.loads(line) for line in outcome.out)
    assert list(last) == ["summary"]
    return games, last["summary"]


@pytest.mark.parametrize("options", GAMES)
def test_json_gives_one_line_for_each_game_and_a_summary(run: Run, options: list[str]) -> None:
    games, summary = records_of(run("simulate", "--games", "3", "--seed", "5", "--json", *options))
    assert [set(game) for game in games] == [RECORD] * 3
    assert [game["seed"] for game in games] == [5, 6, 7]
    assert set(summary) == SUMMARY
    assert summary["games"] == sum(summary["endings"].values()) == sum(summary["decades"].values()) == 3
    lengths = [game["decisions"] for game in games]
    assert summary["decisions"] == {
        "least": min(lengths),
        "mean": round(sum(lengths) / 3, 1),
        "most": max(lengths),
    }


@pytest.mark.parametrize("options", GAMES)
def test_the_same_seed_gives_the_same_games_and_another_seed_others(run: Run, options: list[str]) -> None:
    first, again, other = (
        records_of(run("simulate", "--games", "2", "--json", "--seed", seed, *options))[0]
        for seed in ("3", "3", "8")
    )
    assert first == again
    assert {game["fingerprint"] for game in first}.isdisjoint(game["fingerprint"] for game in other)


def test_computer_players_can_be_mixed_around_the_table(run: Run) -> None:
    words = ["simulate", "--games", "1", "--players", "3", "--json", "--bots"]
    mixed, _ = records_of(run(*words, "sample,random"))
    plain, _ = records_of(run(*words, "random"))
    assert mixed[0]["fingerprint"] != plain[0]["fingerprint"]


def test_without_json_the_summary_is_for_people(run: Run) -> None:
    code, out, err = run("simulate", "--games", "2", "--players", "2")
    assert (code, err) == (0, [])
    assert out[0].startswith("2 games, ")
    assert [line.split("  ")[0] for line in out[1:]] == [
        "won",
        "endings",
        "decades",
        "best score",
        "wins by seat",
        "decisions",
    ]


def test_on_a_terminal_there_is_a_progress_bar(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    code, _, err = run("simulate", "--games", "2", "--players", "1")
    assert code == 0
    assert err[-1].startswith("[####")
    assert err[-1].endswith("] 2/2")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["--players", "9"], "--players 9 is not possible; choose 1 to 5."),
        (["--players", "0"], "--players 0 is not possible; choose 1 to 5."),
        (["--seed", "-1"], "--seed -1 is not possible; choose a whole number up to"),
        (["--variant", "weather"], "--variant weather is not possible; choose one of preset, auction, draft"),
        (["--variant", "preset=moon"], "--variant preset=moon is not possible; choose one of"),
        (["--book", "en"], "--book en is not possible; choose one of consensus, pl, fr, ru, zh."),
        (
            ["--switch", "plant_sort=colour"],
            "--switch plant_sort=colour is not possible; choose one of tech, cost",
        ),
        (["--switch", "moon=1"], "--switch moon=1 is not possible; choose one of"),
        (["--switch", "plant_sort"], "--switch plant_sort is not possible; choose a name"),
        (["--edition", "second_chance", "--players", "5"], "--players 5 is not possible; choose 2 to 4."),
        (["--edition", "second_chance", "--book", "pl"], "--book pl is not possible; choose consensus."),
        (
            ["--edition", "second_chance", "--literal"],
            "--literal is not possible with --edition second_chance; leave it out.",
        ),
        (["--variant", "draft", "--variant", "a\nb"], r"--variant a\nb is not possible; choose one of"),
        (["--variant", "x" * 400], f"--variant {'x' * 60} is not possible; choose one of"),
    ],
)
def test_a_wrong_option_is_refused_in_one_clear_sentence(run: Run, words: list[str], reason: str) -> None:
    code, out, err = run("simulate", "--games", "2", "--json", *words)
    assert (code, out, len(err)) == (2, [], 1)
    assert err[0].startswith(f"co2desk: {reason}")
    assert err[0].endswith(".")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            ["--bots", "clever"],
            "unknown computer player 'clever'; choose from random, sample, ",
        ),
        (
            ["--bots", "random,"],
            "unknown computer player ''; choose from random, sample, ",
        ),
        (["--edition", "third"], "argument --edition: invalid choice: 'third'"),
        (["--players", "four"], "argument --players: must be a whole number, not 'four'"),
        (["--colour"], "unrecognized arguments: --colour"),
    ],
)
def test_an_option_that_does_not_exist_is_refused_below_the_usage(
    run: Run, words: list[str], reason: str
) -> None:
    code, out, err = run("simulate", *words)
    assert (code, out) == (2, [])
    assert err[0].startswith("usage: co2desk simulate")
    assert err[-1].startswith(f"co2desk simulate: error: {reason}")


def test_readings_can_be_chosen_one_by_one(run: Run) -> None:
    words = ["simulate", "--games", "1", "--players", "2", "--json", "--switch"]
    plain, _ = records_of(run(*words, "summit_spaces=6"))
    other, _ = records_of(run(*words, "summit_spaces=7"))
    assert plain[0]["fingerprint"] != other[0]["fingerprint"]


@pytest.mark.parametrize("reading", ["goals_removed_1=27,x", "un_goal_cards=²"])
def test_what_only_looks_like_a_number_is_refused_in_one_clear_sentence(run: Run, reading: str) -> None:
    code, out, err = run("simulate", "--switch", reading)
    assert (code, out, len(err)) == (2, [], 1)


@pytest.mark.parametrize("command", ["simulate", "watch"])
def test_a_wrong_own_pack_is_refused_by_file_and_line(run: Run, command: str, own_packs: Path) -> None:
    file = own_packs / "first.yaml"
    file.write_text("start:\n  money: many\n  cep: few\n", encoding="utf-8")
    code, out, err = run(command)
    assert (code, out) == (2, [])
    assert err[0].startswith(f"co2desk: {file}, line 2: start.money: expected a list")
    assert err[1].startswith(f"co2desk: {file}, line 3: start.cep: expected a whole number")


def test_different_players_change_seats(run: Run) -> None:
    words = ["simulate", "--games", "4", "--players", "2", "--seed", "5", "--json", "--bots", "random,sample"]
    games, summary = records_of(run(*words))
    assert [(game["seed"], game["bots"]) for game in games] == [
        (5, ["random", "sample"]),
        (5, ["sample", "random"]),
        (6, ["random", "sample"]),
        (6, ["sample", "random"]),
    ]
    decided = sum(bool(game["winners"]) for game in games)
    assert {won["of"] for won in summary["decided"].values()} == {decided}


def test_a_measurement_resumes_where_it_stopped(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ["simulate", "--players", "2", "--json", "--record", str(file)]
    first, _ = records_of(run(*words, "--games", "2"))
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines, lines[0][:40], ""]), encoding="utf-8")  # cut in the middle of a line
    changed = json.loads(lines[0])
    changed["game"]["ppm"] = -1
    file.write_text("\n".join([json.dumps(changed), *lines[1:], lines[0][:40], ""]), encoding="utf-8")
    again, _ = records_of(run(*words, "--games", "3"))
    assert again[0]["ppm"] == -1  # taken from the file, not played again
    assert again[1] == first[1]
    assert len(again) == 3
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4  # one line was added


def test_many_games_are_played_on_several_cores(run: Run) -> None:
    words = ["simulate", "--players", "1", "--games", "9", "--json"]
    alone, _ = records_of(run(*words, "--jobs", "1"))
    together, _ = records_of(run(*words, "--jobs", "2"))
    assert together == alone


def test_a_share_comes_with_its_interval() -> None:
    """Wilson's interval at 95 %, by hand for 8 of 10."""
    assert share(8, 10) == {"count": 8, "of": 10, "percent": 80.0, "from": 49.0, "to": 94.3}
    assert share(0, 0) == {"count": 0, "of": 0}


def test_the_readable_summary_tells_the_share_of_games_won(run: Run) -> None:
    lines = run("simulate", "--games", "3", "--players", "2").out
    won = next(line for line in lines if line.startswith("won "))
    assert re.fullmatch(r"won +[0-3] of 3: [0-9.]+ % \([0-9.]+ to [0-9.]+ %\)", won)
