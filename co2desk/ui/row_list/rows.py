"""The rows of the forecast, as records: what each says, what it points at, and what a move would change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from co2desk.ui.i18n.translation import sentences, translate
from co2desk.ui.models.places import PlaceKey

# What stands in front of a line.
SIGN, ART, ENERGY, MARK = "sign", "art", "energy", "mark"
DONE, OPEN, ALERT, NOBODY, LEADS = "done", "open", "alert", "nobody", "leads"  # the marks

# How a line is written.
PLAIN, SOFT, DANGER = "plain", "soft", "danger"


RowKey = tuple[str | int, ...]  # a name, and numbers where there are several such rows


class Icon(NamedTuple):
    kind: str
    name: str


@dataclass(frozen=True, slots=True)
class Row:
    """`key` is what the row is about, the same before and after a move. `sentence` is for those who cannot
    see the row."""

    key: RowKey
    places: tuple[PlaceKey, ...]
    sentence: str


@dataclass(frozen=True, slots=True)
class Heading(Row):
    glyph: str
    title: str
    value: str = ""


@dataclass(frozen=True, slots=True)
class Line(Row):
    """A title with a value at its end, and words below; each may be missing."""

    icon: Icon
    title: str = ""
    value: str = ""
    body: str = ""
    tone: str = PLAIN


@dataclass(frozen=True, slots=True)
class Entry(Row):
    """One line of an account: what it is for, and its value at the end; the sum stands below a rule."""

    icon: Icon
    title: str
    value: str
    is_total: bool = False
    tone: str = PLAIN


@dataclass(frozen=True, slots=True)
class Meter(Row):
    """The CO2 level now and to come, with the levels of disasters and of the loss of the planet."""

    now: int
    lowest: int
    expected: int
    highest: int
    danger: int | None  # None: no disaster hangs on the level
    loss: int
    first: int = 0  # where the bar begins

    @property
    def rises(self) -> bool:
        return self.highest > self.now


@dataclass(frozen=True, slots=True)
class Players(Row):
    """The heads of the columns of figures: signs and names."""

    labels: tuple[str, ...]  # what stands in front of the rows of figures
    signs: tuple[str, ...]
    names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Figures(Row):
    """What every player earns on one track, or on all of them."""

    labels: tuple[str, ...]
    icon: Icon
    title: str
    figures: tuple[int, ...]
    leaders: frozenset[int] = frozenset()
    is_total: bool = False


class Shown(NamedTuple):
    """A row as things stand, and as it would be after a move: None where there is no such row."""

    row: Row  # the one as things stand, if there is one
    now: Row | None
    then: Row | None

    @property
    def changed(self) -> bool:
        return self.now != self.then

    @property
    def places(self) -> tuple[PlaceKey, ...]:
        rows = (self.now, self.then)
        return tuple(dict.fromkeys(place for row in rows if row is not None for place in row.places))

    @property
    def sentence(self) -> str:
        if not self.changed:
            return self.row.sentence
        if self.now is None:
            return after_the_move(self.row)
        if self.then is None:
            gone = translate("ForecastPanel", "After the move, this no longer applies.")
            return sentences(self.now.sentence, gone)
        return sentences(self.now.sentence, after_the_move(self.then))


def after_the_move(row: Row) -> str:
    return translate("ForecastPanel", "After the move: {then}").format(then=row.sentence)


def unchanged(rows: Sequence[Row]) -> list[Shown]:
    return [Shown(row, row, row) for row in rows]


def compared(now: Sequence[Row], then: Sequence[Row]) -> list[Shown]:
    """Both lists as one: what appears after the move stands behind the row it follows there."""
    before, after = {row.key: row for row in now}, {row.key: row for row in then}
    order = list(before)
    previous = 0
    for key in after:
        if key not in before:
            order.insert(previous, key)
        previous = order.index(key) + 1
    return [Shown(before.get(key) or after[key], before.get(key), after.get(key)) for key in order]
