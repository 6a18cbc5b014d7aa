"""`co2desk watch` tells a whole game between computer players and ends with its result."""

from __future__ import annotations

import pytest

from .conftest import Run


def test_a_game_is_told_and_its_result_printed(run: Run) -> None:
    code, out, err = run("watch", "--players", "3", "--seed", "4", "--bots", "random")
    assert (code, err) == (0, [])
    assert "Decade 1 begins." in out
    title = next(line for line in out if line.startswith("After "))
    assert title.endswith(" ppm:")
    seats = out[out.index(title) + 1 :][:3]
    assert sorted(line.lstrip(" *").split()[0] for line in seats) == ["Anna", "Bruno", "Chiara"]


def test_a_lost_game_has_no_winner(run: Run) -> None:
    """Random players lose the planet."""
    _, out, _ = run("watch", "--players", "4", "--bots", "random")
    assert out[-1].strip() == "Nobody wins."
    assert any("the planet is lost" in line for line in out)


def test_alone_the_points_are_told_step_by_step(run: Run) -> None:
    _, out, _ = run("watch", "--players", "1", "--bots", "random")
    assert out[-1].startswith(" * Anna")
    assert "(of these " in out[-1]
    assert "most technology" in out[-1]


def test_everything_is_told_on_request(run: Run) -> None:
    _, highlights, _ = run("watch", "--players", "2", "--bots", "random", "--seed", "1")
    _, everything, _ = run("watch", "--players", "2", "--bots", "random", "--seed", "1", "--all")
    assert len(everything) > 2 * len(highlights)
    assert set(highlights) <= set(everything)


def test_a_game_without_a_seed_names_the_one_it_took(run: Run) -> None:
    _, told, _ = run("watch", "--players", "2", "--bots", "random")
    seed = told[0].split()[1].rstrip(";")
    assert run("watch", "--players", "2", "--bots", "random", "--seed", seed)[1] == told


@pytest.mark.parametrize(
    ("players", "variant"),
    [
        pytest.param("3", "mode=cooperative", id="cooperative"),
        pytest.param("2", "mode=competitive", id="competitive"),
        pytest.param("1", "mode=solo", id="solo"),
    ],
)
def test_a_game_of_second_chance_is_told_and_its_result_printed(run: Run, players: str, variant: str) -> None:
    code, out, err = run(
        "watch", "--edition", "second_chance", "--players", players, "--variant", variant, "--bots", "random"
    )
    assert (code, err) == (0, [])
    assert any(line.startswith("After ") for line in out)


def test_a_wrong_option_is_refused_in_one_clear_sentence(run: Run) -> None:
    assert run("watch", "--players", "7") == (2, [], ["co2desk: --players 7 is not possible; choose 1 to 5."])
