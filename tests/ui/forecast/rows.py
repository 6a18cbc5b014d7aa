"""Picks rows of the forecast by their keys, each as what it has to be."""

from __future__ import annotations

from typing import Any

from co2desk.ui.row_list.rows import Entry, Figures, Heading, Line, Meter, Row


def line(rows: dict[Any, Row], *key: Any) -> Line:
    row = rows[key]
    assert isinstance(row, Line)
    return row


def meter(rows: dict[Any, Row]) -> Meter:
    row = rows["level",]
    assert isinstance(row, Meter)
    return row


def figures(rows: dict[Any, Row], *key: Any) -> Figures:
    row = rows[key]
    assert isinstance(row, Figures)
    return row


def entry(rows: dict[Any, Row], *key: Any) -> Entry:
    row = rows[key]
    assert isinstance(row, Entry)
    return row


def heading(rows: dict[Any, Row], *key: Any) -> Heading:
    row = rows[key]
    assert isinstance(row, Heading)
    return row
