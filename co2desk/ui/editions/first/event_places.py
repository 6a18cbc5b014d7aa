"""Where the events of the first edition happened: the lines of both editions, and the auction (16.2)."""

from __future__ import annotations

from co2desk.engine.table import events as ev
from co2desk.ui.models import places as at
from co2desk.ui.models.event_places import PLACES, TRAVELS, EventPlaces, Where

AUCTION: dict[type, Where] = {
    ev.BidMade: lambda e, t: (at.player(e.player),),
    ev.BidPassed: lambda e, t: (at.player(e.player),),
    ev.AuctionWon: lambda e, t: (at.player(e.player),),
    ev.AuctionFailed: lambda e, t: (at.player(e.player),),
}

FIRST_EVENTS = EventPlaces(PLACES | AUCTION, TRAVELS)
