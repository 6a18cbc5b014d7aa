"""The measurement of the start says by its exit code whether the limit is kept."""

from __future__ import annotations

import sys

import bench_start
import pytest

from co2desk import paths


@pytest.mark.parametrize(
    ("of_the_bundle", "code"), [(1.0, 0), (bench_start.LIMIT, 0), (bench_start.LIMIT + 0.1, 1)]
)
def test_a_bundle_that_starts_too_slowly_fails(
    of_the_bundle: float, code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench_start.py", "--pairs", "3"])
    monkeypatch.setattr(
        bench_start, "seconds", lambda *program: 1.0 if program[0] == sys.executable else of_the_bundle
    )
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setenv(paths.HOME, "")
    assert bench_start.main() == code
    assert ("ABOVE THE LIMIT" in capsys.readouterr().out) is bool(code)
