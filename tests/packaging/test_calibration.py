"""The calibration: which games count, and when a line holds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import calibration
import pytest
from calibration import dangerous_decade, lines, tables

from co2desk.commands.game_records import Records
from co2desk.commands.simulate import play_one
from co2desk.session import GameOptions


def game(**changes: Any) -> dict[str, Any]:
    return {
        "seed": 1,
        "rotation": 0,
        "bots": ["steady", "steady"],
        "ending": "last_decade",
        "decade": 5,
        "ppm": 420,
        "scores": [120, 100],
        "winners": [0],
        "plants": [2, 2, 2, 2, 2],
        "levels": [150, 300, 380, 400, 420],
        "points": [0, 10, 20, 40, 80],
        "lacking": {"tech": 3, "money": 2},
    } | changes


LOST = {"ending": "planet_lost", "winners": [], "ppm": 500}


def table_of(*games: dict[str, Any], edition: str = "first") -> dict[str, bool]:
    return {line.title: line.holds for line in lines(edition, 2, list(games))}


def test_a_game_as_expected_holds_in_every_line() -> None:
    assert all(table_of(game(), game(winners=[1])).values())


@pytest.mark.parametrize(
    ("title", "change"),
    [
        ("planets lost", LOST),
        ("350 ppm passed in decade", {"levels": [150, 200, 250, 300, 360]}),
        ("end in decade", {"decade": 3}),
        ("points of the winner", {"scores": [180, 100]}),
        ("the leader after three decades", {"points": [0, 30, 60, 90, 100]}),
        ("won by seat", {"winners": [0]}),
        ("plants: biomass", {"plants": [1, 1, 1, 6, 1]}),
        ("plants: forestation", {"plants": [0, 3, 3, 3, 3]}),
        ("what plants lack", {"lacking": {"money": 3, "tech": 2}}),
    ],
)
def test_a_line_that_most_games_miss_does_not_hold(title: str, change: dict[str, Any]) -> None:
    assert not table_of(*[game(**change)] * 20)[title]


def test_few_games_refute_no_share() -> None:
    """One lost planet of two, and both games won by seat 1: that may be chance."""
    found = table_of(game(), game(**LOST))
    assert found["planets lost"]
    assert found["won by seat"]


def test_rivals_of_second_chance_have_no_danger_level() -> None:
    assert "350 ppm passed in decade" not in table_of(game(), edition="second_chance")


@pytest.mark.parametrize(
    ("changes", "decade"),
    [({}, 3), ({"levels": [150, 300], "decade": 3, "ppm": 510}, 3), ({"levels": [9], "ppm": 340}, 0)],
)
def test_the_supply_phase_that_loses_the_planet_counts(changes: dict[str, Any], decade: int) -> None:
    assert dangerous_decade(game(**changes)) == decade


def test_only_games_of_competent_rivals_with_these_values_count(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    rivals = GameOptions(players=2)
    team = GameOptions(edition="second_chance", players=2)
    Records(file, rivals, ["steady"]).add(game())
    Records(file, rivals, ["beginner"]).add(game(bots=["beginner", "beginner"]))
    Records(file, team, ["steady"]).add(game())
    other = Records(file, rivals, ["steady"])
    other.what["values"] = "of another copy"
    other.add(game())
    with file.open("a", encoding="utf-8") as lines_of_file:
        lines_of_file.write('{"what": {"opt')
    assert tables(file) == {("first", 2): [game()]}


def test_it_prints_a_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    Records(file, GameOptions(players=2), ["steady"]).add(game())
    monkeypatch.setattr("sys.argv", ["calibration.py", str(file)])
    calibration.run()
    printed = capsys.readouterr().out
    assert "first, 2 players, 1 games of steady (1), values " in printed
    assert "| planets lost | at most 25 % | 0 of 1: 0 % (0 to 79 %) | yes |" in printed


@pytest.mark.parametrize("mode", ["first", "competitive"])
def test_a_played_game_has_what_it_needs(mode: str) -> None:
    """By `co2desk simulate`: levels and points of every decade, and what plants lacked."""
    if mode == "first":
        options = GameOptions(players=2)
    else:
        options = GameOptions(edition="second_chance", players=2, variants={"mode": mode})
    played = play_one(options, ["beginner"], (3, 0))
    assert len(played["levels"]) == len(played["points"]) >= 3
    assert played["points"] == sorted(played["points"])
    assert set(played["lacking"]) <= {"money", "tech", "cep"}
    assert played["lacking"]
    assert json.dumps(played)
