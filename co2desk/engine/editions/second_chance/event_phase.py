"""The event phase of the competitive game (specification 14).

Regions return a cube; then everybody who has neither a plant nor a supporting infrastructure in the event's
region gives a cube (or loses points) and pays a CEP (or takes the penalty). From 400 ppm on the future event
happens too. Settles A39, A40, A41, A71, A72.
"""

from __future__ import annotations

from ...machine.frames import NOBODY, Frame
from ...machine.rule import Emit
from ...rules.supply import donate_or_lose, return_region_tech
from ...table.events import DisasterStruck, EventRevealed
from .supply import pay_or_penalty
from .table import SecondChanceTable


def event_phase(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: one event, or two when the level is high; then the display is filled up again."""
    return_region_tech(table, emit)
    limit = table.setting.kit.second_event_ppm
    exceeds = table.setting.switches.second_event == "exceeds"  # A72, the other reading
    both = table.co2 > limit if exceeds else table.co2 >= limit
    happening = [card for card in (table.event, *(table.event_pile[:1] if both else ())) if card]
    table.follow(
        *(Frame("event", NOBODY, (card,)) for card in happening),
        Frame("events_discarded", NOBODY, (len(happening),)),
    )


def resolve_event(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: ask the players in order (A40)."""
    card = frame.data[0]
    region = table.setting.event_region[card]
    emit(DisasterStruck(card, region))
    safe = table.owners_in(region) | table.hosts_in(region)
    order = table.setting.turn_order(table.start_player)
    table.follow(*(Frame("event_loss", player, (region,)) for player in order if player not in safe))


def suffer_event(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: both losses of one player."""
    kit = table.setting.kit
    donate_or_lose(table, frame.player, frame.data[0], kit.event_tech, kit.event_vp, emit)
    pay_or_penalty(table, frame.player, emit)


def discard_events(table: SecondChanceTable, frame: Frame, emit: Emit) -> None:
    """Task: the next tile becomes the current event; no tile, no event (A39)."""
    shown = (table.event, *table.event_pile[:1])
    for _ in range(frame.data[0]):
        table.event_out += (table.event,)
        table.event, table.event_pile = (table.event_pile or (0,))[0], table.event_pile[1:]
    for card in (table.event, *table.event_pile[:1]):
        if card and card not in shown:
            emit(EventRevealed(card, table.setting.event_region[card]))
