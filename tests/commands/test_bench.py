"""`co2desk bench` prints ratios, not times: a machine's speed is not ours."""

from __future__ import annotations

import re
import sys

import pytest

from co2desk.commands import bench

from .conftest import Run


def test_one_slice_prints_a_ratio_for_every_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.02)
    code, out, err = run("bench", "--slices", "1")
    assert (code, err) == (0, [])
    ratios = {line[:30].strip(): line for line in out if re.search(r" ratio \d+\.\d\d$", line)}
    assert list(ratios) == list(bench.GAMES)
    assert all("python-chess" in line for line in ratios.values())
    copies = [line for line in out if re.search(r"copy +\d+\.\d µs +replay +\d+\.\d\d ms", line)]
    assert len(copies) == len(bench.GAMES)


def test_without_the_reference_it_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    code, out, err = run("bench")
    assert (code, out) == (1, [])
    assert err == ["co2desk: python-chess is missing; install it with `pip install chess`."]
