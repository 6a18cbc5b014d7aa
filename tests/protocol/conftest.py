"""What the tests of the protocol share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from co2desk import paths

from .client import Client
from .games import GAMES


@pytest.fixture(autouse=True, scope="module")
def no_own_packs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Also inside the tests' own process nobody has component packs."""
    nowhere = tmp_path_factory.mktemp("packs")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(paths, "user_packs_dir", lambda: nowhere)
        yield


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A running program, without any component packs of an owner."""
    with Client(tmp_path) as running:
        yield running


@pytest.fixture(params=GAMES)
def options(request: pytest.FixtureRequest) -> dict[str, object]:
    """The options of a game; together they reach both editions, all modes and the variants with secrets."""
    chosen: dict[str, object] = request.param
    return chosen
