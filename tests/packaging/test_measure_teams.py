"""The measurement of teams: what it notes of a game, how it sums up many, and that it resumes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import measure_teams
import pytest
from measure_teams import KINDS, decade_summary, document, measured_games, play, quarters, summary

from co2desk.commands.game_records import players_hash
from co2desk.session import GameOptions


def game(*decades: tuple[int, list[int], bool], won: bool = False) -> dict[str, Any]:
    names = ("points", "left", "survived")
    return {"won": won, "decades": [dict(zip(names, decade, strict=True)) for decade in decades]}


GAMES = [
    game((5, [4, -10, -20], True), (2, [-3, -20, -30], False)),
    game((5, [0, -12, -20], True), (4, [1, -20, -28], True), won=True),
    game((5, [-1, -14, -20], False)),
]


def test_a_game_is_noted_decade_by_decade() -> None:
    """The points at its start, and what would be left for every number of turns from none to all."""
    variants = {"mode": "cooperative", "difficulty": "easy"}
    record = play(GameOptions(edition="second_chance", players=2, variants=variants), "random", 1)
    assert (record["seed"], record["won"]) == (1, False)
    *before, last = record["decades"]
    assert record["decades"][0]["points"] == 5
    assert all(len(decade["left"]) == 9 for decade in record["decades"])
    assert all(decade["survived"] for decade in before)
    assert last["survived"] == (record["ending"] not in ("points_lost", "planet_lost"))


def test_teams_that_came_to_a_decade_are_summed_up() -> None:
    first, second, third = (decade_summary(number, GAMES) for number in range(3))
    assert (first["reached"], first["survived"], first["points"]) == (3, 2, [5, 5])
    assert first["left"] == [0, -12, -20]
    assert first["gain"] == [0, 14, 22]  # of 14, 12, 13 and of 24, 20, 19
    assert (second["reached"], second["survived"], second["points"]) == (2, 1, [2, 4])
    assert third == {"reached": 0, "survived": 0, "points": [0, 0], "left": [], "gain": []}


def test_a_single_team_is_its_own_quarter() -> None:
    assert quarters([7]) == [7, 7, 7]
    assert quarters([1, 2, 3, 4, 5]) == [2, 3, 4]


def test_the_document_says_how_it_was_made() -> None:
    found = json.loads(document("steady", 3, [summary(KINDS[0], GAMES)]))
    assert (found["level"], found["games"], found["seeds"]) == ("steady", 3, [1, 3])
    assert found["players_hash"] == players_hash(rivals=False)
    (kind,) = found["kinds"]
    assert (kind["mode"], kind["players"], kind["difficulty"], kind["won"]) == ("solo", 1, "easy", 1)
    assert [decade["reached"] for decade in kind["decades"]] == [3, 2, 0, 0]


def test_a_measurement_resumes_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games"
    first = list(measured_games(("solo", 1, "easy"), "random", 1, file))
    played = []

    def playing(options: GameOptions, level: str, seed: int) -> dict[str, Any]:
        played.append(seed)
        return GAMES[0] | {"seed": seed, "rotation": 0}

    monkeypatch.setattr(measure_teams, "play", playing)
    again = list(measured_games(("solo", 1, "easy"), "random", 2, file))
    assert again[0] == first[0]
    assert played == [2]
