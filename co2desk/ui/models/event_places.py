"""Where an event happened and what travelled: events as place keys, for the log and for animation.

One line for each event, in the order of `engine/table/events.py`. Keys are those that the editions declare
(`places.py` of each). What a player owns is shown at the player's chip, so no key tells what only one seat
may know (I-22).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.engine.table.ids import (
    HAND,
    INSTALLED,
    Card,
    Goal,
    Place,
    Player,
    Source,
    card_of,
    is_card,
    spaces_in,
)
from co2desk.engine.table.table import Table
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


def stand(place: Place, owner: Player, table: Table | None) -> PlaceKey:
    """Where a scientist stands; at home: at the owner."""
    if place == HAND:
        return at.player(owner)
    if is_card(place):
        return in_play(card_of(place), owner, table)
    return at.space_or_topic(place)


def in_play(card: Card, owner: Player, table: Table | None) -> PlaceKey:
    """Where a lobbyist card lies, or will lie, that stays on the table, in the order of the numbers; where
    cards do not stay, or without a table: at whoever uses it."""
    if not isinstance(table, SecondChanceTable):
        return at.player(owner)
    return at.lobbyist(sum(table.card_in_play[:card]))


def cep_source(owner: Player, source: Source) -> PlaceKey:
    """Where a CEP is paid from: the hand or a region."""
    return at.player(owner) if source == HAND else at.region_cep(source)


def un_goal(card: Card, table: Table | None) -> tuple[PlaceKey, ...]:
    """A card of the row, while it lies there."""
    row = table.un_row if table is not None else ()
    return (at.un_goal(row.index(card)),) if card in row else ()


def environmental_goal(goal: Goal, table: Table | None) -> Iterable[PlaceKey]:
    """A tile, and what it asks for: a plant in a region, an energy, or a summit of some size."""
    yield at.environmental_goal(goal)
    if not isinstance(table, SecondChanceTable):
        return
    shown = [(group, number) for group, row in enumerate(table.env_tiles) for number in row]
    group, number = shown[goal]
    tile = table.setting.kit.environmental[group][number]
    if tile.kind == "plant_in_region":
        yield at.region(tile.value)
    elif tile.kind != "summit_size":
        yield at.track(tile.value)


def open_goals(table: Table | None) -> Iterable[PlaceKey]:
    """The environmental goals that cost points."""
    done = table.env_done if isinstance(table, SecondChanceTable) else ()
    return (at.environmental_goal(goal) for goal, achieved in enumerate(done) if not achieved)


def everybody(table: Table | None) -> Iterable[PlaceKey]:
    return (at.player(p) for p in range(table.setting.players)) if table is not None else (at.SCORE,)


def ending(reason: str, table: Table | None) -> Iterable[PlaceKey]:
    """What the eye should find when the game is over."""
    if reason == "last_decade":
        return (at.DECADE,)
    if reason == "green_regions" and table is not None:
        return (at.region(r) for r in range(table.setting.regions) if table.is_green(r))
    return (at.CO2,) if reason in ("below_danger", "solo_pollution", "planet_lost") else (at.SCORE,)


# (event, table) -> places, the most telling one first
Where = Callable[[Any, Table | None], Iterable[PlaceKey]]

PLACES: dict[type, Where] = {
    # time
    ev.DecadeBegan: lambda e, t: (at.DECADE,),
    ev.RoundBegan: lambda e, t: (at.ROUND,),
    ev.TurnBegan: lambda e, t: (at.player(e.player),),
    ev.TurnEnded: lambda e, t: (at.player(e.player),),
    ev.StartPlayerChanged: lambda e, t: (at.player(e.player),),
    ev.ActionsTakenBack: lambda e, t: (at.player(e.player),),
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
    ev.ScientistMoved: lambda e, t: (stand(e.destination, e.player, t), stand(e.origin, e.player, t)),
    ev.ScientistRecruited: lambda e, t: (at.player(e.player),),
    ev.ScientistSentAway: lambda e, t: (at.space(e.space), at.player(e.player)),
    ev.ExpertiseGained: lambda e, t: (at.track(e.energy),),
    ev.ExpertiseLost: lambda e, t: (at.track(e.energy),),
    ev.ExpertiseDeclined: lambda e, t: (at.player(e.player),),
    ev.BonusLost: lambda e, t: (at.player(e.player),),
    ev.BonusDeclined: lambda e, t: (at.player(e.player),),
    ev.BonusGiven: lambda e, t: (at.player(e.to), at.player(e.player)),
    ev.CardVisited: lambda e, t: (in_play(e.card, e.player, t), stand(e.origin, e.player, t)),
    ev.SummitHeld: lambda e, t: (at.summit(e.summit),),
    ev.SummitReplaced: lambda e, t: (at.summit(e.summit),),
    # cards
    ev.LobbyPlayed: lambda e, t: (in_play(e.card, e.player, t), at.player(e.player)),
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
    # goals of Second Chance
    ev.EnvironmentalGoalAchieved: lambda e, t: environmental_goal(e.goal, t),
    ev.EnvironmentalPenalty: lambda e, t: (at.SCORE, *open_goals(t)),
    ev.InspectorMoved: lambda e, t: environmental_goal(e.goal, t),
    ev.GoalKept: lambda e, t: (at.player(e.player),),
    ev.PersonalGoalShown: lambda e, t: (at.player(e.player),),
    ev.SoloGoalMissed: lambda e, t: (at.SOLO_CARD,),
    ev.OpponentCubePlaced: lambda e, t: (at.cubes(e.region),),
    # auction
    ev.BidMade: lambda e, t: (at.player(e.player),),
    ev.BidPassed: lambda e, t: (at.player(e.player),),
    ev.AuctionWon: lambda e, t: (at.player(e.player),),
    ev.AuctionFailed: lambda e, t: (at.player(e.player),),
    # final scoring
    ev.CepCollected: lambda e, t: (at.region_cep(e.region), at.player(e.player)),
    ev.CepSoldOut: lambda e, t: (at.player(e.player), at.MARKET),
    ev.CompanyGoalScored: lambda e, t: (at.player(e.player), at.SCORE),
}


def places_of(event: Event, table: Table | None) -> tuple[PlaceKey, ...]:
    """Where an event happened, the most telling place first.

    The table as it is now says where a UN goal lies and which regions are green; None: the nearest place.
    """
    return tuple(dict.fromkeys(PLACES[type(event)](event, table)))


# --- what travels ------------------------------------------------------------------------------------------


class Travel(NamedTuple):
    """A piece on its way. Its code is a name, and numbers after colons where they change its looks.

    `scientist:player`, `project:energy`, `plant:energy:tile`, `fossil:fossil`, `cep:count`, `tech:count`,
    `money:amount`, `card` (which one is never told: it may be secret).
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


def scientist(e: ev.ScientistMoved | ev.CardVisited, destination: PlaceKey, table: Table | None) -> Travel:
    return Travel(stand(e.origin, e.player, table), destination, f"scientist:{e.player}")


def put_down(e: ev.LobbyPlayed, table: Table | None) -> PlaceKey:
    """A lobbyist card stays on the table (Second Chance); a lobby card leaves it."""
    place = in_play(e.card, e.player, table)
    return at.BANK if place == at.player(e.player) else place


def plant_from(e: ev.PlantBuilt, table: Table | None) -> PlaceKey:
    """A plant comes from its stack; in Second Chance its project tile becomes the plant."""
    if isinstance(table, SecondChanceTable):
        for space in spaces_in(e.region):
            tile = (table.space_stage[space], table.space_energy[space], table.space_level[space])
            if tile == (INSTALLED, e.energy, e.tile):
                return at.space(space)
    return at.plants(e.energy)


TRAVELS: dict[type, Callable[[Any, Table | None], Travel]] = {
    # money and goods
    ev.MoneyGained: lambda e, t: Travel(at.BANK, at.player(e.player), f"money:{e.amount}"),
    ev.MoneyPaid: lambda e, t: Travel(at.player(e.player), at.BANK, f"money:{e.amount}"),
    ev.MoneyGiven: lambda e, t: Travel(at.player(e.player), at.player(e.to), f"money:{e.amount}"),
    ev.TechGained: lambda e, t: Travel(at.BANK, at.player(e.player), f"tech:{e.amount}"),
    ev.TechPaid: lambda e, t: Travel(at.player(e.player), at.BANK, f"tech:{e.amount}"),
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
        plant_from(e, t), at.slot(e.region, e.slot), f"plant:{e.energy}:{e.tile}"
    ),
    ev.FossilReplaced: lambda e, t: Travel(at.slot(e.region, e.slot), at.BANK, f"fossil:{e.fossil}"),
    # scientists
    ev.ScientistMoved: lambda e, t: scientist(e, stand(e.destination, e.player, t), t),
    ev.ScientistRecruited: lambda e, t: Travel(at.pool(0), at.player(e.player), f"scientist:{e.player}"),
    ev.CardVisited: lambda e, t: scientist(e, in_play(e.card, e.player, t), t),
    # cards
    ev.LobbyPlayed: lambda e, t: Travel(at.player(e.player), put_down(e, t), "card"),
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
NOTHING = ("cep:0", "tech:0", "money:0")


def travel(event: Event, table: Table | None = None) -> Travel | None:
    """What travels from where to where, None when nothing does.

    With the table as it was before the event a UN goal leaves its own place in the row, a plant of Second
    Chance its project space, and a CEP sold there goes to the bank; without a table the row's beginning, the
    stack and the market stand for them.
    """
    made = TRAVELS.get(type(event))
    found = made(event, table) if made else None
    if found is None or found.piece in NOTHING or found.origin == found.destination:
        return None
    return found


def movement(event: Event, table: Table | None = None) -> tuple[PlaceKey, PlaceKey] | None:
    """From where to where a piece travels."""
    found = travel(event, table)
    return found[:2] if found else None


def piece(event: Event) -> str:
    """The code of what travels, "" when nothing does."""
    found = travel(event)
    return found.piece if found else ""
