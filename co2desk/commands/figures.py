"""What the benchmarks print: every figure is a ratio to a reference that was measured in the same run."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import NamedTuple

WIDEST_BAR = 30


class Figure(NamedTuple):
    """`ratio` compares two measurements; `value` is ours alone, which says little on another machine."""

    name: str
    ratio: float
    reference: str
    value: float
    unit: str
    aim: float | None = None  # the ratio should not be larger


def print_figures(title: str, figures: Iterable[Figure], as_json: bool, bars: bool = False) -> None:
    found = list(figures)
    if as_json:
        print(json.dumps({"title": title, "figures": [figure._asdict() for figure in found]}, indent=2))
        return
    print(title)
    most = max(figure.ratio for figure in found)
    for name, ratio, reference, value, unit, aim in found:
        plot = "#" * max(1, round(ratio / most * WIDEST_BAR)) if bars else ""
        verdict = "" if aim is None else f"aim {aim}{'' if ratio <= aim else ', missed'}"
        print(f"  {name:48}{ratio:7.2f} x {reference:26}{value:12,.1f} {unit:14}{plot}{verdict}".rstrip())
