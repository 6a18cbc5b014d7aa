"""What a line of the log is about, how loud it is and whose it is; every event of the engine has its own."""

from __future__ import annotations

from enum import IntEnum
from typing import NamedTuple

from co2desk.engine.machine.rule import Event
from co2desk.engine.table import events as ev
from co2desk.ui.models.places import NOBODY

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
    ev.SeatTakenOver: (TURN, Weight.FACT),
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
# Lines that tell of another kind of thing as well: nobody else tells the points of a penalty.
ALSO: dict[type, str] = {ev.PenaltyPaid: GOAL}
# Whose line it is, where it is not the event's own player who acts.
ACTOR: dict[type, str] = {ev.ScientistSentAway: "by"}


def kind_of(event: Event) -> str:
    return LINES[type(event)][0]


def kinds_of(event: Event) -> set[str]:
    """All kinds of things that a line tells of."""
    return {kind_of(event), ALSO.get(type(event), kind_of(event))}


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


class LogLine(NamedTuple):
    """A line of the log in words, told to one seat."""

    text: str
    weight: Weight
    kind: str
    player: int
