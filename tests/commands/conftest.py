"""What the tests of the commands share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from co2desk import paths
from co2desk.__main__ import main


class Outcome(NamedTuple):
    code: int
    out: list[str]
    err: list[str]


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def own_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an owner's own component packs: an empty one, whoever runs the tests."""
    monkeypatch.setattr(paths, "user_packs_dir", lambda: tmp_path)
    return tmp_path


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Runs a command: its exit code and the lines it has printed."""

    def command(*words: str) -> Outcome:
        try:
            code = main(words)
        except SystemExit as leaving:  # argparse leaves this way
            code = leaving.code if isinstance(leaving.code, int) else 1
        printed = capsys.readouterr()
        return Outcome(code, printed.out.splitlines(), printed.err.splitlines())

    return command
