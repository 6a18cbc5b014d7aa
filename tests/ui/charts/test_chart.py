"""Curves that can be read by eye, by mouse, by keyboard and by ear."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from co2desk.session.seats import SIGNS
from co2desk.ui.charts.chart import ChartWidget
from co2desk.ui.charts.scale import Curve, Limit, Mark, Note, contrast, spread, ticks
from co2desk.ui.preferences import PALETTES, STANDARD
from co2desk.ui.theme.look import Type, look_of
from tests.ui.keyboard_and_mouse import show
from tests.ui.painting import picture_of

NAMES = ("Anna", "Ben", "Cy", "Dora", "Eve")
STEPS = 41
CURVES = [
    Curve(name, [player * 3 + step * (player + 1) for step in range(STEPS)], sign)
    for player, (name, sign) in enumerate(zip(NAMES, SIGNS, strict=True))
]
MARKS = [Mark(0, "Decade 1", "1"), Mark(20, "Decade 2", "2")]
LEVELS = [200 + 10 * step for step in range(STEPS)]
LIMITS = [Limit(350, "350 ppm: disasters"), Limit(500, "500 ppm: the planet is lost", double=True)]


@pytest.fixture
def chart(app: QApplication) -> Iterator[ChartWidget]:
    """Five curves over 41 steps, on the screen."""
    found = ChartWidget(look_of(STANDARD, dark=False), Type("Noto Sans"))
    found.show_curves("Points", CURVES, MARKS)
    found.resize(600, 300)
    show(found)
    yield found
    found.close()


def place_of(chart: ChartWidget, step: int) -> QPoint:
    return QPoint(round(chart.across(step)), round(chart.plot.center().y()))


def heard(chart: ChartWidget) -> tuple[list[int], list[int]]:
    """What the chart says from now on: the steps pointed at, and those chosen."""
    pointed: list[int] = []
    chosen: list[int] = []
    chart.step_pointed.connect(pointed.append)
    chart.step_chosen.connect(chosen.append)
    return pointed, chosen


# --- mouse and keyboard ------------------------------------------------------------------------------------


def test_the_mouse_points_at_the_step_below_it_and_a_click_chooses_it(chart: ChartWidget) -> None:
    """Real mouse events: each position of the pointer is a step, and leaving points at none."""
    pointed, chosen = heard(chart)
    for step in (7, 30):
        QTest.mouseMove(chart, place_of(chart, step))
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=place_of(chart, 30))
    assert chart.pointed == 30
    QApplication.sendEvent(chart, QEvent(QEvent.Type.Leave))
    assert pointed == [7, 30, -1]
    assert chosen == [30]


def test_beside_the_plot_the_nearest_step_is_meant(chart: ChartWidget) -> None:
    """Left of the first step is the first, right of the last is the last."""
    _, chosen = heard(chart)
    for x in (2, chart.width() - 3):
        QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(x, 100))
    assert chosen == [0, STEPS - 1]


def test_another_button_and_a_click_that_ends_outside_choose_nothing(chart: ChartWidget) -> None:
    """Whoever presses by mistake can still move away."""
    _, chosen = heard(chart)
    QTest.mouseClick(chart, Qt.MouseButton.RightButton, pos=place_of(chart, 5))
    QTest.mousePress(chart, Qt.MouseButton.LeftButton, pos=place_of(chart, 5))
    QTest.mouseRelease(chart, Qt.MouseButton.LeftButton, pos=QPoint(50, chart.height() + 40))
    assert chosen == []


def test_arrow_keys_walk_through_the_steps_and_enter_chooses(chart: ChartWidget) -> None:
    """Left begins at the end; both ends stop; Home, End and pages jump."""
    pointed, chosen = heard(chart)
    chart.setFocus()
    keys = (
        (Qt.Key.Key_Left, 40),
        (Qt.Key.Key_Left, 39),
        (Qt.Key.Key_Right, 40),
        (Qt.Key.Key_Right, 40),
        (Qt.Key.Key_PageUp, 30),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_PageDown, 10),
        (Qt.Key.Key_End, 40),
    )
    for key, step in keys:
        QTest.keyClick(chart, key)
        assert chart.pointed == step
    QTest.keyClick(chart, Qt.Key.Key_Return)
    assert pointed == [40, 39, 40, 30, 0, 10, 40]
    assert chosen == [40]


def test_right_begins_at_the_beginning_and_enter_without_a_step_chooses_nothing(chart: ChartWidget) -> None:
    """Nothing is chosen that nobody has pointed at."""
    _, chosen = heard(chart)
    QTest.keyClick(chart, Qt.Key.Key_Space)
    assert chosen == []
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.pointed == 0


def test_the_reading_at_the_pointer_changes_the_picture(chart: ChartWidget) -> None:
    """Hovering shows the values of the step, and leaving takes them away again."""
    still = picture_of(chart)
    chart.point(12)
    assert picture_of(chart) != still
    chart.point(-1)
    assert picture_of(chart) == still


# --- words -------------------------------------------------------------------------------------------------


def test_the_curves_are_described_in_words(chart: ChartWidget) -> None:
    """A screen reader gets the title, and for each curve its name, ends and extremes."""
    assert chart.accessibleName() == "Points"
    lines = chart.accessibleDescription().splitlines()
    assert lines[1] == "Ben: 3 at the start, 83 now, lowest 3, highest 83."
    assert len(lines) == len(CURVES)
    assert chart.reading(2).splitlines()[:3] == ["Step 2", "Anna: 2", "Ben: 7"]


@pytest.mark.parametrize("curves", [[], [Curve("Anna", [], "disc")]])
def test_a_chart_without_steps_says_so(chart: ChartWidget, curves: list[Curve]) -> None:
    """Nothing to show is a state of its own: described, painted, deaf to clicks and keys."""
    _, chosen = heard(chart)
    chart.show_curves("Points", curves)
    assert chart.accessibleDescription() == "Nothing to show yet."
    picture_of(chart)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(100, 100))
    QTest.mouseMove(chart, QPoint(120, 100))
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chosen == []
    assert chart.pointed == -1


def test_a_game_of_one_position_has_one_step(chart: ChartWidget) -> None:
    """Before the first action there is a single point, and it can be pointed at."""
    chart.show_curves("Points", [Curve("Anna", [0], "disc")])
    QTest.mouseMove(chart, QPoint(300, 100))
    assert chart.pointed == 0
    picture_of(chart)


# --- what is painted ---------------------------------------------------------------------------------------


def pixels(image: QImage) -> list[int]:
    """All pixels as numbers 0xRRGGBB, row by row."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return [pixel & 0xFFFFFF for pixel in memoryview(plain.constBits()).cast("I")]


def number(ink: str) -> int:
    return int(ink.removeprefix("#"), 16)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize(("width", "height", "scale"), [(300, 160, 1.0), (300, 160, 1.5), (900, 500, 1.25)])
def test_every_sign_is_seen_in_its_colour(
    chart: ChartWidget, width: int, height: int, scale: float, dark: bool
) -> None:
    """From the smallest size on, also with large text: no curve is without its sign."""
    look = look_of(STANDARD, dark)
    chart.restyle(look, Type("Noto Sans", scale))
    chart.resize(width, height)
    seen = set(pixels(picture_of(chart)))
    assert {number(look.signs[sign][0]) for sign in SIGNS} <= seen


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("palette", PALETTES)
def test_every_line_stands_out_from_its_ground(app: QApplication, palette: str, dark: bool) -> None:
    """Yellow on paper and graphite on night are moved towards the ink; 3 to 1 is what graphics need."""
    look = look_of(palette, dark)
    chart = ChartWidget(look, Type("Noto Sans"))
    for drawing in (*SIGNS, "ppm", "vp"):
        assert contrast(chart.line_ink(drawing), look.panel) >= 3


def test_a_colour_that_stands_out_stays_as_it_is(chart: ChartWidget) -> None:
    """The line has its seat's own colour where that can be seen."""
    assert chart.line_ink("square") == chart.look.signs["square"][0]
    assert chart.line_ink("diamond") != chart.look.signs["diamond"][0]


def test_black_and_white_have_the_greatest_contrast() -> None:
    """The measure is the one of the accessibility guidelines."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


def strokes(image: QImage, x: int, y: float, ground: str) -> int:
    """How many lines a short walk down a column crosses, around a height."""
    column = [QColor(image.pixel(x, row)).lightness() for row in range(round(y) - 7, round(y) + 8)]
    dark = [lightness < QColor(ground).lightness() - 60 for lightness in column]
    return sum(now and not before for before, now in pairwise([False, *dark]))


def test_the_danger_line_is_dashed_and_the_loss_line_is_double(chart: ChartWidget) -> None:
    """350 and 500 ppm differ by their strokes, not by colour alone."""
    chart.show_curves("CO₂ level", [Curve("CO₂ level", [100] * STEPS, "ppm")], (), LIMITS)
    image = picture_of(chart)
    columns = range(round(chart.plot.center().x()), round(chart.plot.right()) - 4)
    assert {strokes(image, x, chart.up(350), chart.look.panel) for x in columns} == {0, 1}
    assert {strokes(image, x, chart.up(500), chart.look.panel) for x in columns} == {2}


def test_limits_are_inside_the_scale(chart: ChartWidget) -> None:
    """How far it is to 500 can be seen while the level is low."""
    chart.show_curves("CO₂ level", [Curve("CO₂ level", LEVELS[:5], "ppm")], (), LIMITS)
    assert chart.scale[0] == 0
    assert chart.scale[-1] > 500
    assert chart.plot.top() < chart.up(500) < chart.up(350) < chart.up(0) == chart.plot.bottom()


def test_notes_ring_steps_of_the_first_curve(chart: ChartWidget) -> None:
    """Turning points stand out from the line, also at the very end of it."""
    curve = [Curve("CO₂ level", LEVELS, "ppm")]
    chart.show_curves("CO₂ level", curve)
    plain = picture_of(chart)
    chart.show_curves("CO₂ level", curve, notes=[Note(STEPS - 1, "+70")])
    ringed = picture_of(chart)
    place = chart.at(curve[0], STEPS - 1).toPoint()
    pairs = enumerate(zip(pixels(plain), pixels(ringed), strict=True))
    changed = [divmod(number, plain.width())[::-1] for number, (was, now) in pairs if was != now]
    assert changed
    assert all(math.dist(point, place.toTuple()) < 70 for point in changed)


# --- scales ------------------------------------------------------------------------------------------------


@given(st.integers(-900, 900), st.integers(0, 3000), st.integers(0, 12))
def test_ticks_are_round_numbers_around_everything(low: int, span: int, most: int) -> None:
    """1, 2 or 5 times a power of ten apart, no more of them than there is room for, nothing outside."""
    found = ticks(low, low + span, most)
    assert str(found.step).rstrip("0") in ("1", "2", "5")
    assert all(tick % found.step == 0 for tick in found)
    assert found[0] <= low <= low + span <= found[-1]
    assert len(found) - 1 <= max(2, most)


@pytest.mark.parametrize(
    ("low", "high", "most", "expected"),
    [(0, 119, 7, range(0, 121, 20)), (0, 515, 7, range(0, 601, 100)), (-6, 49, 7, range(-10, 51, 10))],
)
def test_known_scales(low: int, high: int, most: int, expected: range) -> None:
    """Points, the CO₂ level, and points below zero (G-44)."""
    assert ticks(low, high, most) == expected


@given(st.lists(st.floats(0, 300), max_size=6), st.floats(1, 30))
def test_ends_are_moved_apart_and_keep_their_order(heights: list[float], distance: float) -> None:
    """Signs at the ends of curves never cover each other, and who is above stays above."""
    found = spread(heights, distance)
    order = sorted(range(len(heights)), key=heights.__getitem__)
    gaps = [found[b] - found[a] for a, b in itertools.pairwise(order)]
    assert all(gap >= distance - 1e-6 for gap in gaps)
    assert sum(found) == pytest.approx(sum(heights), abs=1e-6)


def test_ends_that_are_far_apart_stay_where_they_are() -> None:
    """Nothing moves without need."""
    assert spread([10, 50, 90], 20) == [10, 50, 90]
