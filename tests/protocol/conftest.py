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
def new_client(tmp_path: Path) -> Iterator[Client]:
    """A program that was just started, without any component packs of an owner."""
    with Client(tmp_path) as running:
        yield running


class Shared:
    """The program that the tests of one file talk to, one after the other: a start costs more than most of
    their questions. After a test that failed the next one gets a new program."""

    def __init__(self, data: Path) -> None:
        self._data = data
        self._running: Client | None = None

    def client(self) -> Client:
        if self._running is None:
            self._running = Client(self._data)
        return self._running

    def give_up(self) -> None:
        if self._running is not None:
            self._running.kill()
            self._running = None

    def close(self) -> None:
        if self._running is not None:
            assert self._running.close() == 0


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shared]:
    found = Shared(tmp_path_factory.mktemp("data"))
    yield found
    found.close()


@pytest.fixture
def client(shared: Shared, request: pytest.FixtureRequest) -> Iterator[Client]:
    """A running program, without any component packs of an owner. The game of an earlier test may be on its
    table; nothing of that test may be left to be heard."""
    running = shared.client()
    failures = request.session.testsfailed
    yield running
    if request.session.testsfailed > failures:
        shared.give_up()
        return
    try:
        running.ask("hello")
        assert running.lines.empty()
    except BaseException:
        shared.give_up()
        raise


@pytest.fixture(params=GAMES)
def options(request: pytest.FixtureRequest) -> dict[str, object]:
    """The options of a game; together they reach both editions, all modes and the variants with secrets."""
    chosen: dict[str, object] = request.param
    return chosen
