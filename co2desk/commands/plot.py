"""Figures as a picture: a bar for each, as long as its ratio, beside a line where the ratio is one."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from co2desk.commands.figures import Figure

LINE, NAMES, BARS, VALUES = 18, 270, 380, 130  # pixels: the height of a row, the widths of the columns
INK, BAR, PAPER, RULE = "#24303a", "#3f8f74", "#ffffff", "#b3461f"
SVG = "http://www.w3.org/2000/svg"
LETTERS = f'font-family="sans-serif" font-size="12" fill="{INK}"'


def svg(title: str, figures: Sequence[Figure]) -> str:
    width, height = NAMES + BARS + VALUES, (len(figures) + 2) * LINE
    unit = BARS / max(1.0, *(figure.ratio for figure in figures))
    one = NAMES + unit
    rows = (row(number, figure, unit) for number, figure in enumerate(figures, start=1))
    return "\n".join(
        [
            f'<svg xmlns="{SVG}" viewBox="0 0 {width} {height}" width="{width}" {LETTERS}>',
            f'<rect width="{width}" height="{height}" fill="{PAPER}"/>',
            text(8, 0, title, ' font-weight="bold"'),
            *rows,
            f'<path d="M{one:.1f} {LINE}V{height - LINE / 2}" stroke="{RULE}" stroke-dasharray="3 3"/>',
            "</svg>\n",
        ]
    )


def row(number: int, figure: Figure, unit: float) -> str:
    bar = figure.ratio * unit
    value = f"{figure.ratio:.2f} ({figure.value:,.0f} {figure.unit})"
    return "\n".join(
        [
            text(NAMES - 8, number, figure.name, ' text-anchor="end"'),
            f'<rect x="{NAMES}" y="{number * LINE + 3}" width="{bar:.1f}" height="{LINE - 5}" fill="{BAR}"/>',
            text(NAMES + BARS + 8, number, value),
        ]
    )


def text(x: float, number: int, words: str, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{number * LINE + 13}"{more}>{escape(words)}</text>'
