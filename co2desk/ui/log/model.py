"""The log as a Qt item model: one row for each event, told in a sentence when somebody asks.

Rows are events, never sentences: another language or another seat in view changes nothing but the words. What
only one player may know (`events.PRIVATE`, I-22) leaves through no role unless that player is in view.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.text import Speaker
from co2desk.text.events import is_told
from co2desk.ui.i18n.translation import translate
from co2desk.ui.log.lines import LINES, LogLine, Weight, is_heading, kind_of, player_of, weight_of
from co2desk.ui.models.places import NOBODY, PlaceKey
from co2desk.ui.widgets.why_box import Why

Index = QModelIndex | QPersistentModelIndex


class Role(IntEnum):
    EVENT = Qt.ItemDataRole.UserRole.value
    STEP = EVENT + 1  # how many actions had been played
    PLAYER = EVENT + 2  # whose line it is, or NOBODY
    KIND = EVENT + 3  # one of KINDS
    PLACES = EVENT + 4  # place keys, the most telling one first
    WEIGHT = EVENT + 5
    LINE = EVENT + 6  # words, weight, kind and player at once, as LogLine: a view asks for every row
    WHY = EVENT + 7  # why a computer player did this, as Why; None in all lines but one of its action


WORDS = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
TEXTS = [*WORDS, Role.LINE]
ANSWERED = frozenset((*WORDS, *Role))  # a view asks for many more
SECRET_ROLES = [*TEXTS, Role.EVENT]


def has_secret(event: Event) -> bool:
    return ev.code(event) in ev.PRIVATE


def seen(event: Event, seat: int) -> Event:
    """The event as a seat may see it: a hidden field is None."""
    return type(event)(**ev.seen_by(event, seat)) if has_secret(event) else event


class Entry(NamedTuple):
    event: Event
    step: int


class LogModel(QAbstractListModel):
    """`set_speaker` comes before the first event. `places_of` says where an event happened. It uses the table
    as it is now: some places, such as the one of a UN goal in its row, are looked up there.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.places_of: Callable[[Event], tuple[PlaceKey, ...]] = lambda event: ()
        self.why: Callable[[int], Why | None] = lambda step: None  # by step: the reasons of a computer player
        self._speaker: Speaker | None = None
        self._seat = NOBODY
        self._entries: list[Entry] = []

    # --- what happens ------------------------------------------------------------------------------------

    def append(self, events: Sequence[Event], step: int) -> None:
        """What an action brought; `step` counts the actions played so far, 0 is what happened before them."""
        told = [Entry(event, step) for event in events if is_told(event)]
        if not told:
            return
        first = len(self._entries)
        self.beginInsertRows(QModelIndex(), first, first + len(told) - 1)
        self._entries += told
        self.endInsertRows()

    def reset(self, opening: Sequence[Event], actions: Iterable[Sequence[Event]] = ()) -> None:
        """Another game, or actions taken back: what happened before the first action, and what each action
        brought."""
        self.beginResetModel()
        steps = enumerate((opening, *actions))
        self._entries = [Entry(event, step) for step, events in steps for event in events if is_told(event)]
        self.endResetModel()

    def last_fact(self) -> str:
        """What happened last, apart from mere consequences, in words that everybody may read."""
        found = self.last_event()
        return self._words(found[0], NOBODY) if found else ""

    def last_event(self) -> tuple[Event, list[Event]] | None:
        """The same as an event, with all that its action brought, as everybody may see it."""
        last = next(
            (entry for entry in reversed(self._entries) if weight_of(entry.event) == Weight.FACT), None
        )
        if last is None:
            return None
        action = self._entries[bisect_left(self._entries, last.step, key=lambda entry: entry.step) :]
        return last.event, [seen(event, NOBODY) for event, step in action if step == last.step]

    # --- who reads, and in which words ----------------------------------------------------------------------

    @property
    def seat(self) -> int:
        return self._seat

    def set_seat(self, seat: int) -> None:
        """Show the log to another seat. Only rows that tell the old or the new one a secret change."""
        if seat == self._seat:
            return
        involved = {self._seat, seat}
        self._seat = seat
        for row, entry in enumerate(self._entries):
            if has_secret(entry.event) and player_of(entry.event) in involved:
                index = self.index(row)
                self.dataChanged.emit(index, index, SECRET_ROLES)

    def set_speaker(self, speaker: Speaker) -> None:
        """Other names or another language."""
        self._speaker = speaker
        if self._entries:
            self.dataChanged.emit(self.index(0), self.index(len(self._entries) - 1), TEXTS)

    def since(self, step: int, seat: int) -> list[LogLine]:
        """What happened since a seat decided at a step, in words for it, under the heading it belongs to.

        What that last action brought is told as well: the end of a turn may bring a whole supply phase, and
        the screen is covered for the next player before anybody sees it.
        """
        first = bisect_left(self._entries, step, key=lambda entry: entry.step)
        found = self._entries[first:]
        while found and is_heading(found[-1].event):  # nothing has happened under it
            found.pop()
        if found and not is_heading(found[0].event):
            found[:0] = [entry for entry in reversed(self._entries[:first]) if is_heading(entry.event)][:1]
        told: list[LogLine] = []
        explained = 0  # the last step whose reasons were told
        for event, at in found:
            line = self._tell(event, seat)
            told.append(line)
            if line.weight == Weight.FACT and at != explained:
                explained = at
                told += self._reasons(at, line)
        return told

    def _reasons(self, step: int, line: LogLine) -> Iterator[LogLine]:
        """What weighed most for an action of a computer player, below its line."""
        why = self.why(step)
        if why is not None and why.has_points and self._speaker is not None:
            reasons = self._speaker.listed("semicolon", why.reasons)
            #: A line below a computer player's move. {reasons}: “More money: 3 points; More CEPs: 2 points”.
            words = translate("WhyBox", "Why? {reasons}").format(reasons=reasons)
            yield LogLine(words, Weight.CONSEQUENCE, line.kind, line.player)

    def _tell(self, event: Event, seat: int) -> LogLine:
        kind, weight = LINES[type(event)]
        return LogLine(self._words(event, seat), weight, kind, player_of(event))

    def _why(self, row: int) -> Why | None:
        """Told once for each action, in the first line that is no heading."""
        step = self._entries[row].step
        lines = range(bisect_left(self._entries, step, key=lambda entry: entry.step), row + 1)
        first = next((line for line in lines if not is_heading(self._entries[line].event)), None)
        return self.why(step) if first == row else None

    def _words(self, event: Event, seat: int) -> str:
        return self._speaker.event(event, seat) if self._speaker else ""

    # --- Qt's questions -----------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in ANSWERED or not index.isValid() or not 0 <= index.row() < len(self._entries):
            return None
        if role in WORDS:
            return self._words(self._entries[index.row()].event, self._seat)
        event, step = self._entries[index.row()]
        match role:
            case Role.LINE:
                return self._tell(event, self._seat)
            case Role.EVENT:
                return seen(event, self._seat)
            case Role.STEP:
                return step
            case Role.PLAYER:
                return player_of(event)
            case Role.KIND:
                return kind_of(event)
            case Role.PLACES:
                return self.places_of(event)
            case Role.WEIGHT:
                return weight_of(event)
            case Role.WHY:
                return self._why(index.row())
        return None
