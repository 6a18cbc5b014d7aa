"""Where an event happened and what travelled: events as place keys, for the log and for animation.

There is a line for each event that means the same in both editions, in the order of `engine/table/events.py`;
`event_places.py` of an edition adds its own. Keys are those that the editions declare (`places.py` of each).
What a player owns is shown at the player's chip, so no key tells what only one seat may know (I-22).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.engine.table.ids import HAND, Card, Place, Player, Source
from co2desk.engine.table.table import Table
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


def standing(place: Place, owner: Player) -> PlaceKey:
    """Where a scientist stands; at home: at the owner."""
    return at.player(owner) if place == HAND else at.space_or_topic(place)


def cep_source(owner: Player, source: Source) -> PlaceKey:
    """Where a CEP is paid from: the hand or a region."""
    return at.player(owner) if source == HAND else at.region_cep(source)


def un_goal(card: Card, table: Table | None) -> tuple[PlaceKey, ...]:
    """A card of the row, while it lies there."""
    row = table.un_row if table is not None else ()
    return (at.un_goal(row.index(card)),) if card in row else ()


def everybody(table: Table | None) -> Iterable[PlaceKey]:
    return (at.player(p) for p in range(table.setting.players)) if table is not None else (at.SCORE,)


def ending(reason: str, table: Table | None) -> Iterable[PlaceKey]:
    """What the eye should find when the game is over."""
    if reason == "last_decade":
        return (at.DECADE,)
    if reason == "green_regions" and table is not None:
        return (at.region(r) for r in range(table.setting.regions) if table.is_green(r))
    return (at.CO2,) if reason in ("below_danger", "solo_pollution", "planet_lost") else (at.SCORE,)


# (event, table of the edition or None) -> places, the most telling one first
Where = Callable[[Any, Any], Iterable[PlaceKey]]

PLACES: dict[type, Where] = {
    # time
    ev.DecadeBegan: lambda e, t: (at.DECADE,),
    ev.RoundBegan: lambda e, t: (at.ROUND,),
    ev.TurnBegan: lambda e, t: (at.player(e.player),),
    ev.TurnEnded: lambda e, t: (at.player(e.player),),
    ev.StartPlayerChanged: lambda e, t: (at.player(e.player),),
    ev.ActionsTakenBack: lambda e, t: (at.player(e.player),),
    ev.SeatTakenOver: lambda e, t: (at.player(e.player),),
    ev.GameEnded: lambda e, t: ending(e.reason, t),
    # money, goods, points
    ev.MoneyGained: lambda e, t: (at.player(e.player),),
    ev.MoneyPaid: lambda e, t: (at.player(e.player),),
    ev.MoneyGiven: lambda e, t: (at.player(e.player), at.player(e.to)),
    ev.TechGained: lambda e, t: (at.player(e.player),),
    ev.TechPaid: lambda e, t: (at.player(e.player),),
    ev.PointsGained: lambda e, t: (at.player(e.player), at.SCORE),
    ev.PointsLost: lambda e, t: (at.player(e.player), at.SCORE),
    ev.CepGained: lambda e, t: (at.player(e.player), PlaceKey(PlaceKind(e.origin))),
    ev.CepMissed: lambda e, t: (at.player(e.player), at.MARKET),
    ev.CepPaid: lambda e, t: (cep_source(e.player, e.source), at.BANK),
    ev.RegionCepPaid: lambda e, t: (at.region_cep(e.region), at.BANK),
    ev.RegionCepGained: lambda e, t: (at.region_cep(e.region),),
    ev.CepBought: lambda e, t: (at.MARKET, at.player(e.player)),
    ev.CepSold: lambda e, t: (at.MARKET, at.player(e.player)),
    ev.MarketRefilled: lambda e, t: (at.MARKET, at.BANK),
    ev.MarketRestocked: lambda e, t: (at.MARKET, at.BANK),
    # projects and plants
    ev.ProjectProposed: lambda e, t: (at.space(e.space),),
    ev.ProjectInstalled: lambda e, t: (at.space(e.space),),
    ev.ProjectReturned: lambda e, t: (at.space(e.space), at.projects(e.energy)),
    ev.PlantBuilt: lambda e, t: (at.slot(e.region, e.slot),),
    ev.FossilReplaced: lambda e, t: (at.slot(e.region, e.slot), at.CO2),
    ev.ControlTaken: lambda e, t: (at.control(e.region),),
    ev.ControlKept: lambda e, t: (at.control(e.region),),
    ev.GrantLost: lambda e, t: (at.player(e.player),),
    ev.GrantDeclined: lambda e, t: (at.player(e.player),),
    # scientists, expertise, summits
    ev.ScientistMoved: lambda e, t: (standing(e.destination, e.player), standing(e.origin, e.player)),
    ev.ScientistRecruited: lambda e, t: (at.player(e.player),),
    ev.ScientistSentAway: lambda e, t: (at.space(e.space), at.player(e.player)),
    ev.ExpertiseGained: lambda e, t: (at.track(e.energy),),
    ev.ExpertiseLost: lambda e, t: (at.track(e.energy),),
    ev.ExpertiseDeclined: lambda e, t: (at.player(e.player),),
    ev.BonusLost: lambda e, t: (at.player(e.player),),
    ev.BonusDeclined: lambda e, t: (at.player(e.player),),
    ev.BonusGiven: lambda e, t: (at.player(e.to), at.player(e.player)),
    ev.SummitHeld: lambda e, t: (at.summit(e.summit),),
    ev.SummitReplaced: lambda e, t: (at.summit(e.summit),),
    # cards
    ev.LobbyPlayed: lambda e, t: (at.player(e.player),),
    ev.LobbyDrawn: lambda e, t: (at.player(e.player),),
    ev.LobbyKept: lambda e, t: (at.player(e.player),),
    ev.PacketsPassed: lambda e, t: everybody(t),
    ev.UnGoalScored: lambda e, t: (at.player(e.player), *un_goal(e.card, t), *((at.SCORE,) if e.vp else ())),
    ev.UnGoalRevealed: lambda e, t: un_goal(e.card, t) or (at.un_goal(0),),
    ev.UnGoalRemoved: lambda e, t: un_goal(e.card, t) or (at.un_goal(0),),
    ev.CompanyGoalCashed: lambda e, t: (at.player(e.player),),
    # supply
    ev.IncomeEarned: lambda e, t: (at.player(e.player),),
    ev.IncomeSplit: lambda e, t: (at.player(e.player), at.SCORE),
    ev.RegionTechReturned: lambda e, t: (at.region_tech(e.region), at.BANK),
    ev.FossilPlantPlaced: lambda e, t: (at.slot(e.region, e.slot), at.CO2),
    ev.FossilPileEmpty: lambda e, t: (at.region(e.region),),
    ev.FossilPileRenewed: lambda e, t: (at.BANK,),
    ev.CepForced: lambda e, t: (at.player(e.player), at.MARKET, at.BANK),
    ev.DisasterStruck: lambda e, t: (at.region(e.region), at.EVENT),
    ev.DisasterAvoided: lambda e, t: (at.region(e.region), at.EVENT),
    ev.TechDonated: lambda e, t: (at.region_tech(e.region), at.player(e.player)),
    ev.EventRevealed: lambda e, t: (at.NEXT_EVENT, at.region(e.region)),
    ev.PenaltyPaid: lambda e, t: (at.player(e.player), at.SCORE),
    ev.Co2Reduced: lambda e, t: (at.CO2, at.SCORE),
    ev.ActionReleased: lambda e, t: (at.player(e.player),),
    ev.SecondActionBought: lambda e, t: (at.CO2, at.player(e.player)),
    # final scoring
    ev.CepCollected: lambda e, t: (at.region_cep(e.region), at.player(e.player)),
    ev.CepSoldOut: lambda e, t: (at.player(e.player), at.MARKET),
    ev.CompanyGoalScored: lambda e, t: (at.player(e.player), at.SCORE),
}


# --- what travels ------------------------------------------------------------------------------------------


class Travel(NamedTuple):
    """A piece on its way. Its code is a name, and numbers after colons where they change its looks.

    `scientist:player`, `project:energy`, `plant:energy:tile`, `fossil:fossil`, `cep:count`, `tech:count`,
    `money:amount`, `points:amount`, `flag:player`, `card` (which one is never told: it may be secret).
    """

    origin: PlaceKey
    destination: PlaceKey
    piece: str


def un_place(card: Card, table: Table | None) -> PlaceKey:
    """Where a card of the UN row lies or will lie: new ones join at the end."""
    if table is None:
        return at.un_goal(0)
    row = table.un_row
    return at.un_goal(row.index(card) if card in row else len(row))


def sold_to(table: Table | None) -> PlaceKey:
    """A CEP that is sold goes on sale again; in Second Chance to the bank."""
    return at.MARKET if table is None or table.setting.sold_cep_goes_to_market else at.BANK


Travels = Callable[[Any, Any], Travel]  # of an event, and a table of the edition or None

TRAVELS: dict[type, Travels] = {
    # money and goods
    ev.MoneyGained: lambda e, t: Travel(at.BANK, at.player(e.player), f"money:{e.amount}"),
    ev.MoneyPaid: lambda e, t: Travel(at.player(e.player), at.BANK, f"money:{e.amount}"),
    ev.MoneyGiven: lambda e, t: Travel(at.player(e.player), at.player(e.to), f"money:{e.amount}"),
    ev.TechGained: lambda e, t: Travel(at.BANK, at.player(e.player), f"tech:{e.amount}"),
    ev.TechPaid: lambda e, t: Travel(at.player(e.player), at.BANK, f"tech:{e.amount}"),
    ev.PointsGained: lambda e, t: Travel(at.player(e.player), at.SCORE, f"points:{e.amount}"),
    ev.CepGained: lambda e, t: Travel(PlaceKey(PlaceKind(e.origin)), at.player(e.player), "cep:1"),
    ev.CepPaid: lambda e, t: Travel(cep_source(e.player, e.source), at.BANK, "cep:1"),
    ev.RegionCepPaid: lambda e, t: Travel(at.region_cep(e.region), at.BANK, "cep:1"),
    ev.RegionCepGained: lambda e, t: Travel(at.MARKET, at.region_cep(e.region), "cep:1"),
    ev.CepBought: lambda e, t: Travel(at.MARKET, at.player(e.player), "cep:1"),
    ev.CepSold: lambda e, t: Travel(at.player(e.player), sold_to(t), "cep:1"),
    ev.MarketRefilled: lambda e, t: Travel(at.BANK, at.MARKET, f"cep:{e.moved}"),
    ev.MarketRestocked: lambda e, t: Travel(at.BANK, at.MARKET, f"cep:{e.moved}"),
    # projects and plants
    ev.ProjectProposed: lambda e, t: Travel(at.projects(e.energy), at.space(e.space), f"project:{e.energy}"),
    ev.ProjectReturned: lambda e, t: Travel(at.space(e.space), at.projects(e.energy), f"project:{e.energy}"),
    ev.PlantBuilt: lambda e, t: Travel(
        at.plants(e.energy), at.slot(e.region, e.slot), f"plant:{e.energy}:{e.tile}"
    ),
    ev.FossilReplaced: lambda e, t: Travel(at.slot(e.region, e.slot), at.BANK, f"fossil:{e.fossil}"),
    ev.ControlTaken: lambda e, t: Travel(at.player(e.player), at.control(e.region), f"flag:{e.player}"),
    # scientists
    ev.ScientistMoved: lambda e, t: Travel(
        standing(e.origin, e.player), standing(e.destination, e.player), f"scientist:{e.player}"
    ),
    ev.ScientistRecruited: lambda e, t: Travel(at.pool(0), at.player(e.player), f"scientist:{e.player}"),
    # cards
    ev.LobbyPlayed: lambda e, t: Travel(at.player(e.player), at.BANK, "card"),
    ev.LobbyDrawn: lambda e, t: Travel(at.BANK, at.player(e.player), "card"),
    ev.UnGoalScored: lambda e, t: Travel(un_place(e.card, t), at.player(e.player), "card"),
    ev.UnGoalRevealed: lambda e, t: Travel(at.BANK, un_place(e.card, t), "card"),
    ev.UnGoalRemoved: lambda e, t: Travel(un_place(e.card, t), at.BANK, "card"),
    ev.CompanyGoalCashed: lambda e, t: Travel(at.BANK, at.player(e.player), f"money:{e.money}"),
    # supply
    ev.IncomeSplit: lambda e, t: Travel(at.BANK, at.player(e.player), f"money:{e.money}"),
    ev.RegionTechReturned: lambda e, t: Travel(at.region_tech(e.region), at.BANK, "tech:1"),
    ev.FossilPlantPlaced: lambda e, t: Travel(at.BANK, at.slot(e.region, e.slot), f"fossil:{e.fossil}"),
    ev.CepForced: lambda e, t: Travel(at.MARKET, at.BANK, "cep:1"),  # bought and paid in one (D-13)
    ev.TechDonated: lambda e, t: Travel(at.player(e.player), at.region_tech(e.region), "tech:1"),
    ev.EventRevealed: lambda e, t: Travel(at.NEXT_EVENT, at.EVENT, "card"),  # the card before it moves up
    # final scoring
    ev.CepCollected: lambda e, t: Travel(at.region_cep(e.region), at.player(e.player), f"cep:{e.amount}"),
    ev.CepSoldOut: lambda e, t: Travel(at.player(e.player), at.MARKET, f"cep:{e.amount}"),
}
NOTHING = ("cep:0", "tech:0", "money:0", "points:0")


@dataclass(frozen=True)
class EventPlaces:
    """The lines of one edition, one for each of its events."""

    places: Mapping[type, Where]
    travels: Mapping[type, Travels]  # only where a piece travels

    def places_of(self, event: Event, table: Table | None) -> tuple[PlaceKey, ...]:
        """Where an event happened, the most telling place first.

        The table as it is now says where a UN goal lies and which regions are green; None: the nearest place.
        """
        return tuple(dict.fromkeys(self.places[type(event)](event, table)))

    def travel(self, event: Event, table: Table | None) -> Travel | None:
        """What travels from where to where, None when nothing does.

        With the table as it was before the event a UN goal leaves its own place in the row; without a table
        the beginning of the row stands for it.
        """
        made = self.travels.get(type(event))
        found = made(event, table) if made else None
        if found is None or found.piece in NOTHING or found.origin == found.destination:
            return None
        return found


NO_EVENTS = EventPlaces({}, {})  # while no game lies on the table
