"""The log as a Qt item model: one row for each event, told in a sentence when somebody asks.

Rows are events, never sentences: another language or another seat in view changes nothing but the words. What
only one player may know (`events.PRIVATE`, I-22) leaves through no role unless that player is in view.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from typing import Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.text import Speaker
from co2desk.ui.event_places import places_of
from co2desk.ui.models.places import NOBODY

Index = QModelIndex | QPersistentModelIndex

TURN, PROJECT, SCIENTIST, EXPERTISE, MARKET = "turn", "project", "scientist", "expertise", "market"
CARD, SUPPLY, CLIMATE, GOAL, END = "card", "supply", "climate", "goal", "end"

KINDS = (TURN, PROJECT, SCIENTIST, EXPERTISE, MARKET, CARD, SUPPLY, CLIMATE, GOAL, END)


class Weight(IntEnum):
    """How loud a line is, from the heading of a decade down to a small consequence."""

    DECADE = 0
    ROUND = 1
    TURN = 2
    FACT = 3
    CONSEQUENCE = 4


# What each event's line is about and how loud it is, in the order of `engine/table/events.py`.
LINES: dict[type, tuple[str, Weight]] = {
    # time
    ev.DecadeBegan: (TURN, Weight.DECADE),
    ev.RoundBegan: (TURN, Weight.ROUND),
    ev.TurnBegan: (TURN, Weight.TURN),
    ev.TurnEnded: (TURN, Weight.CONSEQUENCE),
    ev.StartPlayerChanged: (TURN, Weight.FACT),
    ev.ActionsTakenBack: (TURN, Weight.FACT),
    ev.GameEnded: (END, Weight.DECADE),
    # money, goods, points
    ev.MoneyGained: (MARKET, Weight.CONSEQUENCE),
    ev.MoneyPaid: (MARKET, Weight.CONSEQUENCE),
    ev.MoneyGiven: (MARKET, Weight.CONSEQUENCE),
    ev.TechGained: (MARKET, Weight.CONSEQUENCE),
    ev.TechPaid: (MARKET, Weight.CONSEQUENCE),
    ev.PointsGained: (GOAL, Weight.CONSEQUENCE),
    ev.PointsLost: (GOAL, Weight.CONSEQUENCE),
    ev.CepGained: (MARKET, Weight.CONSEQUENCE),
    ev.CepMissed: (MARKET, Weight.CONSEQUENCE),
    ev.CepPaid: (MARKET, Weight.CONSEQUENCE),
    ev.RegionCepPaid: (SUPPLY, Weight.CONSEQUENCE),
    ev.RegionCepGained: (MARKET, Weight.CONSEQUENCE),
    ev.CepBought: (MARKET, Weight.FACT),
    ev.CepSold: (MARKET, Weight.FACT),
    ev.MarketRefilled: (MARKET, Weight.CONSEQUENCE),
    ev.MarketRestocked: (MARKET, Weight.CONSEQUENCE),
    # projects and plants
    ev.ProjectProposed: (PROJECT, Weight.FACT),
    ev.ProjectInstalled: (PROJECT, Weight.FACT),
    ev.ProjectReturned: (PROJECT, Weight.CONSEQUENCE),
    ev.PlantBuilt: (PROJECT, Weight.FACT),
    ev.FossilReplaced: (CLIMATE, Weight.FACT),
    ev.ControlTaken: (PROJECT, Weight.FACT),
    ev.ControlKept: (PROJECT, Weight.CONSEQUENCE),
    ev.GrantLost: (SCIENTIST, Weight.CONSEQUENCE),
    ev.GrantDeclined: (SCIENTIST, Weight.CONSEQUENCE),
    # scientists, expertise, summits
    ev.ScientistMoved: (SCIENTIST, Weight.FACT),
    ev.ScientistRecruited: (SCIENTIST, Weight.FACT),
    ev.ScientistSentAway: (SCIENTIST, Weight.FACT),
    ev.ExpertiseGained: (EXPERTISE, Weight.FACT),
    ev.ExpertiseLost: (EXPERTISE, Weight.CONSEQUENCE),
    ev.ExpertiseDeclined: (EXPERTISE, Weight.CONSEQUENCE),
    ev.BonusLost: (EXPERTISE, Weight.CONSEQUENCE),
    ev.BonusDeclined: (EXPERTISE, Weight.CONSEQUENCE),
    ev.BonusGiven: (EXPERTISE, Weight.FACT),
    ev.CardVisited: (SCIENTIST, Weight.FACT),
    ev.SummitHeld: (SCIENTIST, Weight.FACT),
    ev.SummitReplaced: (SCIENTIST, Weight.CONSEQUENCE),
    # cards
    ev.LobbyPlayed: (CARD, Weight.FACT),
    ev.LobbyDrawn: (CARD, Weight.CONSEQUENCE),
    ev.LobbyKept: (CARD, Weight.FACT),
    ev.PacketsPassed: (CARD, Weight.CONSEQUENCE),
    ev.UnGoalScored: (GOAL, Weight.FACT),
    ev.UnGoalRevealed: (GOAL, Weight.CONSEQUENCE),
    ev.UnGoalRemoved: (GOAL, Weight.FACT),
    ev.CompanyGoalCashed: (GOAL, Weight.FACT),
    # supply
    ev.IncomeEarned: (SUPPLY, Weight.CONSEQUENCE),
    ev.IncomeSplit: (SUPPLY, Weight.FACT),
    ev.RegionTechReturned: (SUPPLY, Weight.CONSEQUENCE),
    ev.FossilPlantPlaced: (CLIMATE, Weight.FACT),
    ev.FossilPileEmpty: (SUPPLY, Weight.CONSEQUENCE),
    ev.FossilPileRenewed: (SUPPLY, Weight.CONSEQUENCE),
    ev.CepForced: (SUPPLY, Weight.FACT),
    ev.DisasterStruck: (CLIMATE, Weight.FACT),
    ev.DisasterAvoided: (CLIMATE, Weight.FACT),
    ev.TechDonated: (CLIMATE, Weight.CONSEQUENCE),
    ev.EventRevealed: (CLIMATE, Weight.FACT),
    ev.PenaltyPaid: (SUPPLY, Weight.FACT),
    ev.Co2Reduced: (CLIMATE, Weight.FACT),
    ev.ActionReleased: (TURN, Weight.CONSEQUENCE),
    ev.SecondActionBought: (TURN, Weight.FACT),
    # goals of Second Chance
    ev.EnvironmentalGoalAchieved: (GOAL, Weight.FACT),
    ev.EnvironmentalPenalty: (GOAL, Weight.FACT),
    ev.InspectorMoved: (GOAL, Weight.FACT),
    ev.GoalKept: (GOAL, Weight.FACT),
    ev.PersonalGoalShown: (GOAL, Weight.FACT),
    ev.SoloGoalMissed: (GOAL, Weight.FACT),
    ev.OpponentCubePlaced: (PROJECT, Weight.FACT),
    # auction
    ev.BidMade: (TURN, Weight.FACT),
    ev.BidPassed: (TURN, Weight.FACT),
    ev.AuctionWon: (TURN, Weight.FACT),
    ev.AuctionFailed: (TURN, Weight.FACT),
    # final scoring
    ev.CepCollected: (END, Weight.FACT),
    ev.CepSoldOut: (END, Weight.FACT),
    ev.CompanyGoalScored: (END, Weight.FACT),
}
# Whose line it is, where it is not the event's own player who acts.
ACTOR: dict[type, str] = {ev.ScientistSentAway: "by"}


class Role(IntEnum):
    EVENT = Qt.ItemDataRole.UserRole.value
    STEP = EVENT + 1  # how many actions had been played
    PLAYER = EVENT + 2  # whose line it is, or NOBODY
    KIND = EVENT + 3  # one of KINDS
    PLACES = EVENT + 4  # place keys, the most telling one first
    WEIGHT = EVENT + 5
    LINE = EVENT + 6  # words, weight, kind and player at once, as Told: a view asks for every row


TEXTS = [Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Role.LINE]
SECRET_ROLES = [*TEXTS, Role.EVENT]


def kind_of(event: Event) -> str:
    return LINES[type(event)][0]


def weight_of(event: Event) -> Weight:
    return LINES[type(event)][1]


def is_heading(event: Event) -> bool:
    return weight_of(event) <= Weight.TURN


def player_of(event: Event) -> int:
    player: int = getattr(event, ACTOR.get(type(event), "player"), NOBODY)
    return player


def players_of(event: Event) -> set[int]:
    """Everybody an event is about."""
    fields = ev.meanings(ev.code(event)).items()
    return {getattr(event, name) for name, meaning in fields if meaning == "Player"}


def has_secret(event: Event) -> bool:
    return ev.code(event) in ev.PRIVATE


def seen(event: Event, seat: int) -> Event:
    """The event as a seat may see it: a hidden field is None."""
    return type(event)(**ev.seen_by(event, seat)) if has_secret(event) else event


class Told(NamedTuple):
    """A line of the log in words, told to one seat."""

    text: str
    weight: Weight
    kind: str
    player: int


class Entry(NamedTuple):
    event: Event
    step: int


class LogModel(QAbstractListModel):
    """`set_speaker` comes before the first event. `table` gives the table as it is now: some places, such as
    the one of a UN goal in its row, are looked up on it.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.table: Callable[[], Any] = lambda: None
        self._speaker: Speaker | None = None
        self._seat = NOBODY
        self._entries: list[Entry] = []

    # --- what happens ------------------------------------------------------------------------------------

    def append(self, events: Sequence[Event], step: int) -> None:
        """What an action brought; `step` counts the actions played so far, 0 is what happened before them."""
        if not events:
            return
        first = len(self._entries)
        self.beginInsertRows(QModelIndex(), first, first + len(events) - 1)
        self._entries += (Entry(event, step) for event in events)
        self.endInsertRows()

    def cut(self, step: int) -> None:
        """Forget what came after a step: it was taken back."""
        first = bisect_right(self._entries, step, key=lambda entry: entry.step)
        if first < len(self._entries):
            self.beginRemoveRows(QModelIndex(), first, len(self._entries) - 1)
            del self._entries[first:]
            self.endRemoveRows()

    def reset(self, opening: Sequence[Event], actions: Iterable[Sequence[Event]] = ()) -> None:
        """Another game: what happened before its first action, and what each of its actions brought."""
        self.beginResetModel()
        steps = enumerate((opening, *actions))
        self._entries = [Entry(event, step) for step, events in steps for event in events]
        self.endResetModel()

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

    def since(self, step: int, seat: int) -> list[Told]:
        """What happened since a seat decided at a step, in words for it, under the heading it belongs to.

        What that last action brought is told as well: the end of a turn may bring a whole supply phase, and
        the screen is covered for the next player before anybody sees it.
        """
        first = bisect_left(self._entries, step, key=lambda entry: entry.step)
        found = [entry.event for entry in self._entries[first:]]
        while found and is_heading(found[-1]):  # nothing has happened under it
            found.pop()
        if found and not is_heading(found[0]):
            before = (entry.event for entry in reversed(self._entries[:first]))
            found[:0] = [event for event in before if is_heading(event)][:1]
        return [self._tell(event, seat) for event in found]

    def _tell(self, event: Event, seat: int) -> Told:
        kind, weight = LINES[type(event)]
        return Told(self._words(event, seat), weight, kind, player_of(event))

    def _words(self, event: Event, seat: int) -> str:
        return self._speaker.event(event, seat) if self._speaker else ""

    # --- Qt's questions -----------------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self._entries):
            return None
        event, step = self._entries[index.row()]
        match role:
            case Role.LINE:
                return self._tell(event, self._seat)
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._words(event, self._seat)
            case Role.EVENT:
                return seen(event, self._seat)
            case Role.STEP:
                return step
            case Role.PLAYER:
                return player_of(event)
            case Role.KIND:
                return kind_of(event)
            case Role.PLACES:
                return places_of(event, self.table())
            case Role.WEIGHT:
                return weight_of(event)
        return None


class ToldModel(QAbstractListModel):
    """Lines that were told once, for a short list that is thrown away after reading."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.lines: list[Told] = []

    def show(self, lines: Iterable[Told]) -> None:
        self.beginResetModel()
        self.lines = list(lines)
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802 - Qt's
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or not 0 <= index.row() < len(self.lines):
            return None
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return line if role == Role.LINE else None


class LogFilter(QSortFilterProxyModel):
    """A part of the log. Every condition has to hold; an empty one holds always.

    The headings of decades stay among kinds and players, as signposts; words search them like any line.
    """

    def __init__(self, model: LogModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._kinds: frozenset[str] = frozenset()
        self._players: frozenset[int] = frozenset()
        self._words: tuple[str, ...] = ()
        self._headlines = False
        self.setSourceModel(model)

    def set_kinds(self, kinds: Iterable[str]) -> None:
        with self._changing():
            self._kinds = frozenset(kinds)

    def set_players(self, players: Iterable[int]) -> None:
        """Lines about any of these players."""
        with self._changing():
            self._players = frozenset(players)

    def set_words(self, words: str) -> None:
        """Lines that hold all of these words or parts of words."""
        with self._changing():
            self._words = tuple(words.casefold().split())

    def set_headlines_only(self, on: bool) -> None:
        """Leave out the small consequences."""
        with self._changing():
            self._headlines = on

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Qt 6.10 wants to know before and after; older ones have the single call that it deprecates."""
        if hasattr(self, "endFilterChange"):
            self.beginFilterChange()
            yield
            self.endFilterChange(QSortFilterProxyModel.Direction.Rows)
        else:
            yield
            self.invalidateFilter()

    @property
    def is_open(self) -> bool:
        """Does everything pass?"""
        return not (self._kinds or self._players or self._words or self._headlines)

    def filterAcceptsRow(self, source_row: int, source_parent: Index) -> bool:  # noqa: N802 - Qt's name
        index = self.sourceModel().index(source_row, 0, source_parent)
        line: Told = index.data(Role.LINE)
        if self._headlines and line.weight == Weight.CONSEQUENCE:
            return False
        if line.weight != Weight.DECADE:
            if self._kinds and line.kind not in self._kinds:
                return False
            if self._players and not self._players & players_of(index.data(Role.EVENT)):
                return False
        text = line.text.casefold()
        return all(word in text for word in self._words)
