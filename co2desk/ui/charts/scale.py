"""What a chart is given, and how it is measured: its records, round scales, colours that can be seen."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import count
from typing import NamedTuple

from co2desk.ui.theme.look import color


class Curve(NamedTuple):
    """`drawing` is a seat's sign or any other silhouette; it also decides the colour."""

    name: str
    values: Sequence[int]
    drawing: str


class Limit(NamedTuple):
    """A horizontal line: dashed, or double where the game ends."""

    value: int
    text: str
    double: bool = False


class Mark(NamedTuple):
    """A vertical line, where a decade begins. `short` is its label when there is no room."""

    step: int
    text: str
    short: str


class Note(NamedTuple):
    """A ring round a step of the first curve."""

    step: int
    text: str


def ticks(low: float, high: float, most: int) -> range:
    """Round numbers from below `low` to above `high`: a distance of 1, 2 or 5 times a power of ten."""
    distances = (factor * 10**power for power in count() for factor in (1, 2, 5))
    rounded = ((d, math.floor(low / d), math.ceil(high / d)) for d in distances)
    fitting = (found for found in rounded if found[2] - found[1] <= max(2, most))  # one below zero, one above
    distance, first, last = next(fitting)
    return range(first * distance, last * distance + 1, distance)


def spread(heights: Sequence[float], distance: float) -> list[float]:
    """The same heights, moved apart around their middle until no two are nearer than the distance."""
    groups: list[tuple[list[int], float]] = []
    for number, height in sorted(enumerate(heights), key=lambda item: item[1]):
        group, middle = [number], height
        while groups and middle - groups[-1][1] < distance * (len(group) + len(groups[-1][0])) / 2:
            above, other = groups.pop()
            middle = (other * len(above) + middle * len(group)) / (len(above) + len(group))
            group = above + group
        groups.append((group, middle))
    found = [0.0] * len(heights)
    for group, middle in groups:
        for place, number in enumerate(group):
            found[number] = middle + (place - (len(group) - 1) / 2) * distance
    return found


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, from 1 to 21, as accessibility guidelines measure it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(value: str) -> float:
    found = color(value)
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (found.redF(), found.greenF(), found.blueF())
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
