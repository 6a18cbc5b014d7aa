"""Payments to come in Second Chance, rehearsed on a copy with the rules of the engine itself.

The copy's fossil pile is sorted, so that nothing hidden can show; how many tiles are left is known (A36).
Where a payer can choose a source, the choice changes neither who has to take a penalty nor its price: nobody
else can use these CEPs, and every one that is paid goes to the bank. Follows A19, A20, A35, A37, A40, A64,
A81.
"""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.editions.second_chance.sequence import EDITIONS
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.frames import NOBODY, Frame
from co2desk.engine.machine.rule import Event
from co2desk.engine.rules.payments import pay, sources
from co2desk.engine.table import events as e
from co2desk.engine.table.ids import NONE, Player, Region, Source
from co2desk.forecast.records import BY_PLAYER, BY_REGION, PENALTY, UNPAID, Visit
from co2desk.forecast.second_chance.records import Strike, Toll

PAYMENT = "pay_cep"
SUPPLY_FRAMES = frozenset({"demand", "supply_payments", PAYMENT})
EVENT_FRAMES = frozenset({"event", "event_loss", PAYMENT})
CLEAN_AIR = -1_000_000  # a level at which no draw ends a rehearsal


def unheard(event: Event) -> None:
    """What happens on the copy while payments are settled is nobody's news."""


def blinded(table: SecondChanceTable) -> SecondChanceTable:
    """A copy that knows nothing hidden, and on which everything that is being paid for right now in a turn
    has been paid."""
    twin = table.copy()
    twin.fossil_pile = tuple(sorted(table.fossil_pile))
    twin.stack = []
    if table.active >= 0:
        for frame in reversed(table.stack):
            if frame.kind == PAYMENT:
                spend(twin, frame.player, NONE)
    return twin


def spend(twin: SecondChanceTable, player: Player, region: Region) -> list[Source]:
    """Pay a CEP, if possible that of a region; returns where it could have come from."""
    found = sources(twin, player)
    if found:
        pay(twin, player, region if region in found else found[0], unheard)
    return found


class Rehearsal:
    """Frames carried out one after the other until none is left, and what they cost whom."""

    def __init__(self, twin: SecondChanceTable) -> None:
        self.twin = twin
        self.tasks = EDITIONS[twin.setting.mode].tasks
        self.visits: dict[Region, Visit] = {}
        self.tolls: list[Toll] = []
        self.due: Region = NONE  # whose new plant is being paid for
        self.struck: Region = NONE  # whose event somebody suffers

    def play(self, frames: Iterable[Frame]) -> None:
        """The first frame is carried out first."""
        twin = self.twin
        twin.stack = []
        twin.follow(*frames)
        while twin.stack:
            frame = twin.stack.pop()
            if frame.kind == PAYMENT:
                self._pays(frame.player)
                continue
            if frame.kind == "supply_payments":
                self.due = twin.supply_due[0] if twin.supply_due else NONE
            elif frame.kind == "event_loss":
                self.struck = frame.data[0]
                self.tolls.append(Toll(frame.player, 0, 0, ()))
            self.tasks[frame.kind](twin, frame, self._hear)

    def _hear(self, event: Event) -> None:
        match event:
            case e.FossilPlantPlaced():
                self.visits[event.region] = Visit(event.region, event.slot, NOBODY, UNPAID)
            case e.RegionCepPaid():
                self.visits[event.region] = self.visits[event.region]._replace(payment=BY_REGION)
            case e.PenaltyPaid() if self.struck != NONE:
                self.tolls[-1] = self.tolls[-1]._replace(penalty=event.vp)
            case e.PenaltyPaid():
                self._settle(event.player, PENALTY, points=event.vp)
            case e.TechDonated():
                self.tolls[-1] = self.tolls[-1]._replace(tech=self.twin.setting.kit.event_tech)
            case e.PointsLost(cause="event"):
                self.tolls[-1] = self.tolls[-1]._replace(points=event.amount)
            case e.CepPaid():  # A64, the other reading: the region pays without being asked
                self._settle(event.player, BY_PLAYER, sources=(event.source,))

    def _pays(self, player: Player) -> None:
        """Somebody has a CEP to pay with. A payment that was being decided before belongs to no visit."""
        found = tuple(spend(self.twin, player, self.due))
        if self.struck != NONE:
            self.tolls[-1] = self.tolls[-1]._replace(sources=found)
        elif self.due != NONE:
            self._settle(player, BY_PLAYER, sources=found)

    def _settle(
        self, player: Player, payment: str, sources: tuple[Source, ...] = (), points: int = 0
    ) -> None:
        slot = self.visits[self.due].slot if self.due in self.visits else NONE
        self.visits[self.due] = Visit(self.due, slot, player, payment, sources, points, 0, points, points)


def supply_to_come(twin: SecondChanceTable, decade: int) -> tuple[Visit, ...]:
    """The whole supply phase of a decade."""
    twin.decade = decade
    return supply_left(twin, (Frame("energy_supply"),))


def supply_left(twin: SecondChanceTable, frames: Iterable[Frame]) -> tuple[Visit, ...]:
    """What is left of a supply phase. A plant that lies there already and is still to be paid for has no
    slot. The order is that of the visits, and before them that of the payments."""
    twin.co2 = CLEAN_AIR
    rehearsal = Rehearsal(twin)
    rehearsal.play(frames)
    return tuple(rehearsal.visits.values())


def events_to_come(twin: SecondChanceTable) -> tuple[Strike, ...]:
    """The events of the decade, one or two as the level is (A72)."""
    twin.stack = []
    EDITIONS[twin.setting.mode].tasks["event_phase"](twin, Frame("event_phase"), unheard)
    return events_left(twin, [frame for frame in reversed(twin.stack) if frame.kind == "event"])


def events_left(twin: SecondChanceTable, frames: list[Frame]) -> tuple[Strike, ...]:
    """Events that begin with these frames."""
    found = []
    for frame in frames:
        rehearsal = Rehearsal(twin)
        rehearsal.play((frame,))
        card = frame.data[0]
        found.append(Strike(card, twin.setting.event_region[card], tuple(rehearsal.tolls)))
    return tuple(found)


def running_events(twin: SecondChanceTable, stack: list[Frame]) -> tuple[Strike, ...]:
    """What is left of an event phase that waits for a payment: those who still suffer, then other events."""
    pending = [frame for frame in reversed(stack) if frame.kind in EVENT_FRAMES]
    events = [frame for frame in pending if frame.kind == "event"]
    happening = next(frame.data[0] for frame in stack if frame.kind == "events_discarded")
    shown = (twin.event, *twin.event_pile[:1])
    rehearsal = Rehearsal(twin)
    rehearsal.play(frame for frame in pending if frame.kind != "event")
    card = shown[happening - len(events) - 1]
    current = Strike(card, twin.setting.event_region[card], tuple(rehearsal.tolls))
    return (current, *events_left(twin, events))
