"""`co2desk bench` prints ratios, not times: a machine's speed is not ours."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from co2desk.commands.bench import engine, growth
from co2desk.commands.figures import Figure, print_figures

from .conftest import Run

WHAT = ("steps", "copies", "checked actions")
AIMS = [("below", 1.99, 2), ("just", 2.0, 2), ("above", 2.01, 2), ("none", 2.01, None)]
GROWTH = [
    *(f"{kind}, {n} players" for kind in ("CO2", "CO2, memory") for n in (2, 3, 4, 5)),
    *(f"{kind}, {n} players" for kind in ("partners", "partners, memory") for n in (2, 3, 4)),
    *(
        f"{cost}, {size} entries"
        for cost in ("playing and recording", "opening a save", "branching off", "memory")
        for size in (40, 80)
    ),
]


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SLICE", 0.005)
    monkeypatch.setattr(engine, "COPIES", 10)
    monkeypatch.setattr(growth, "SIZES", (40, 80))


def test_every_figure_of_the_engine_is_a_ratio_to_python_chess(run: Run) -> None:
    code, out, err = run("bench", "--slices", "1")
    assert (code, err) == (0, [])
    rows = [
        re.fullmatch(r"  (.+?) +\d+\.\d\d x python-chess +[\d,]+\.\d per second", line) for line in out[1:]
    ]
    names = [row.group(1) for row in rows if row is not None]
    assert len(names) == len(rows)
    assert sorted(names) == sorted(f"{title}: {what}" for title in engine.GAMES for what in WHAT)


def test_the_figures_come_as_json_too(run: Run) -> None:
    code, out, err = run("bench", "--slices", "1", "--json")
    assert (code, err) == (0, [])
    figures = json.loads("\n".join(out))["figures"]
    assert len(figures) == len(engine.GAMES) * len(WHAT)
    for figure in figures:
        assert figure.keys() == {"name", "ratio", "reference", "value", "unit", "aim"}
        assert figure["ratio"] > 0
        assert figure["value"] > 0


def test_growth_compares_each_row_with_the_first_of_its_kind(run: Run) -> None:
    code, out, err = run("bench", "growth", "--rounds", "1", "--json")
    assert (code, err) == (0, [])
    figures = json.loads("\n".join(out))["figures"]
    decades = [figure for figure in figures if ", decade" in figure["name"]]
    assert [figure["name"] for figure in decades if figure["ratio"] == 1] == [
        "CO2, decade 1",
        "CO2, memory, decade 1",
    ]
    assert {figure["reference"] for figure in decades} == {"decade 1"}
    assert [figure["name"] for figure in figures if figure not in decades] == GROWTH
    for figure in figures:
        if figure["name"].endswith(f", {figure['reference']}"):
            assert figure["ratio"] == 1


def test_growth_is_drawn_with_a_bar_for_each_row(run: Run) -> None:
    code, out, err = run("bench", "growth", "--rounds", "1")
    assert (code, err) == (0, [])
    assert all(re.search(r"(µs|bytes) +#+$", line) for line in out[1:])


def test_growth_is_drawn_as_a_picture_too(run: Run, tmp_path: Path) -> None:
    """A bar for each row, of its length: all units are the same."""
    file = tmp_path / "growth.svg"
    code, out, err = run("bench", "growth", "--rounds", "1", "--json", "--svg", str(file))
    assert (code, err) == (0, [])
    figures = json.loads("\n".join(out))["figures"]
    picture = ElementTree.fromstring(file.read_text(encoding="utf-8"))  # noqa: S314 - a file of ours
    paper, *bars = picture.iterfind("{*}rect")
    assert [float(bar.attrib["width"]) / figures[0]["ratio"] for bar in bars] == pytest.approx(
        [float(bars[0].attrib["width"]) * figure["ratio"] for figure in figures], abs=0.5
    )
    words = [element.text for element in picture.iterfind("{*}text")]
    assert words[1::2] == [figure["name"] for figure in figures]
    assert float(paper.attrib["height"]) > len(figures) * 12


def test_a_long_session_has_as_many_entries_as_asked_for() -> None:
    """Played on and taken back: take-backs are entries too."""
    session = growth.long_session(400)
    assert len(session.log) in (400, 401)
    assert session.taken_back


def test_a_figure_says_whether_it_reaches_its_aim(capsys: pytest.CaptureFixture[str]) -> None:
    rows = [Figure(name, ratio, "that", 1, "ms", aim) for name, ratio, aim in AIMS]
    print_figures("title", rows, as_json=False)
    _, *lines = capsys.readouterr().out.splitlines()
    ends = [line.split(" ms")[1].strip() for line in lines]
    assert ends == ["aim 2", "aim 2", "aim 2, missed", ""]


def test_without_the_reference_it_says_how_to_install_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    code, out, err = run("bench")
    assert (code, out) == (1, [])
    assert err == ["co2desk: python-chess is missing; install it with `pip install chess`."]
