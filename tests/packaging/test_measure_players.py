"""The measurement of players: its order, and when it ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import measure_players
import pytest
from measure_players import Cell, cells, counted, is_settled, measure, print_tables
from sequential import Aim

from co2desk.session import GameOptions


def cell(title: str) -> Cell:
    return next(each for each in cells() if each.title == title)


def game(winner: str | None, stronger: str = "strong", weaker: str = "steady") -> dict[str, Any]:
    bots = [stronger, weaker]
    return {"bots": bots, "winners": [] if winner is None else [bots.index(winner)]}


def test_every_level_is_measured_against_the_one_below_and_expert_against_beginner() -> None:
    """With two and four players, in both competitive games."""
    pairings = [each.names for each in cells() if len(each.names) == 2]
    assert len(pairings) == 4 * 5
    assert pairings.count(("expert", "strong")) == pairings.count(("expert", "beginner")) == 4


def test_planets_count_between_competent_players_only() -> None:
    assert cell("steady against beginner").lost is None
    assert cell("strong against steady").lost == Aim(0.25, 0.15, 0.35, at_least=False)
    assert cell("4 players, steady").lost == Aim(0.15, 0.08, 0.23, at_least=False)


def test_lost_planets_are_no_decided_games() -> None:
    pairing = cell("strong against steady")
    games = [game("strong"), game("steady"), game("strong"), game(None)]
    assert [found for _, found in counted(pairing, games)] == [(2.0, 3), (1, 4)]


def test_a_cell_is_settled_when_every_aim_is_decided() -> None:
    pairing = cell("strong against steady")
    assert not is_settled(pairing, [])
    assert not is_settled(pairing, [game("strong")] * 10)
    assert is_settled(pairing, [game("strong")] * 60)
    assert is_settled(pairing, [game("steady")] * 60)


def test_a_cell_without_an_aim_is_never_settled() -> None:
    team = next(each for each in cells() if each.table.endswith("teams"))
    assert not is_settled(team, [game("strong")] * 1000)


def test_cheap_games_come_first_and_settled_cells_are_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(measure_players, "STAGES", (2, 4))
    options = GameOptions(players=2)
    soon = Aim(0.5, 0.01, 0.99)  # decided by one game more or less
    dear = Cell("a table", "dear", options, ("beginner",))
    cheap = Cell("a table", "cheap", options, ("random",), lost=soon._replace(at_least=False))
    file = tmp_path / "games.jsonl"
    measure([dear, cheap], file, float("inf"), 1)
    told = capsys.readouterr().out.splitlines()
    assert told[:2] == ["a table: cheap: 2 games", "a table: dear: 2 games"]
    assert "a table: dear: 4 games" in told
    print_tables([dear, cheap], file)
    assert "| dear | 4 |" in capsys.readouterr().out
