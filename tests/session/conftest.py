"""What the tests of the session share."""

from __future__ import annotations

from pathlib import Path

import pytest

from co2desk import paths
from co2desk.session import GameOptions

GAMES = [
    pytest.param(GameOptions("first", 3, 11), id="first"),
    pytest.param(GameOptions("first", 1, 12, book="ru", literal=True), id="first-alone"),
    pytest.param(
        GameOptions("first", 4, 13, {"draft": True, "auction": True, "preset": "expert"}), id="first-variants"
    ),
    pytest.param(GameOptions("second_chance", 3, 14), id="second_chance-cooperative"),
    pytest.param(
        GameOptions("second_chance", 2, 15, {"mode": "competitive", "draft": True}),
        id="second_chance-competitive",
    ),
    pytest.param(
        GameOptions("second_chance", 1, 16, {"mode": "solo", "solo_card": -1}), id="second_chance-solo"
    ),
]


@pytest.fixture(autouse=True)
def own_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an owner's own component packs: an empty one, whoever runs the tests."""
    monkeypatch.setattr(paths, "user_packs_dir", lambda: tmp_path)
    return tmp_path


@pytest.fixture(params=GAMES)
def options(request: pytest.FixtureRequest) -> GameOptions:
    chosen: GameOptions = request.param
    return chosen
