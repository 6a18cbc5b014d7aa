"""Which events of CO2 (2012) an action certainly leads to.

Decided event by event, and held by a property test: whatever is hidden is dealt again, and every preview
stays the same. An event is judged where it can happen before anything hidden has shown itself: a disaster,
say, is certain unless a fossil plant was drawn before it, and there the preview has ended already.
"""

from __future__ import annotations

from co2desk.engine.table import events as e
from co2desk.engine.table.actions import CashCompanyGoal, ChooseProject, KeepCard, Propose
from co2desk.forecast.certainty import EventTreatment, Treatment, Treatments

SHOWN, OWN, LEFT_OUT, CUT = Treatment.SHOWN, Treatment.OWN, Treatment.LEFT_OUT, Treatment.CUT

CLOCK = EventTreatment(SHOWN, "the order of play is known")
GOODS = EventTreatment(SHOWN, "money, goods, points and the market lie open")
BOARD = EventTreatment(SHOWN, "projects, plants, scientists and expertise lie open")
BIDS = EventTreatment(SHOWN, "bids are made openly")
SCORE = EventTreatment(SHOWN, "counted from what lies open")

FIRST_EVENTS: Treatments = {
    # time
    e.DecadeBegan: CLOCK,
    e.RoundBegan: CLOCK,
    e.TurnBegan: CLOCK,
    e.TurnEnded: CLOCK,
    e.StartPlayerChanged: CLOCK,
    e.ActionsTakenBack: CLOCK,  # told by the session, never by a rule
    e.SeatTakenOver: CLOCK,  # the same
    e.GameEnded: EventTreatment(
        SHOWN, "15.1 asks for open things only; 500 ppm by a draw come after the cut"
    ),
    # money, goods, points
    e.MoneyGained: GOODS,
    e.MoneyPaid: GOODS,
    e.MoneyGiven: GOODS,
    e.TechGained: GOODS,
    e.TechPaid: GOODS,
    e.PointsGained: GOODS,
    e.PointsLost: GOODS,
    e.CepGained: GOODS,
    e.CepMissed: GOODS,
    e.CepPaid: GOODS,
    e.RegionCepPaid: GOODS,
    e.RegionCepGained: GOODS,
    e.CepBought: GOODS,
    e.CepSold: GOODS,
    e.MarketRefilled: GOODS,
    e.MarketRestocked: GOODS,
    # projects and plants
    e.ProjectProposed: EventTreatment(
        OWN, "alone, more start tiles follow from a hidden pile", (Propose, ChooseProject)
    ),
    e.ProjectInstalled: BOARD,
    e.ProjectReturned: BOARD,
    e.PlantBuilt: BOARD,
    e.FossilReplaced: BOARD,
    e.ControlTaken: BOARD,
    e.ControlKept: BOARD,
    e.GrantLost: BOARD,
    e.GrantDeclined: BOARD,
    # scientists, expertise, summits
    e.ScientistMoved: BOARD,
    e.ScientistRecruited: BOARD,
    e.ScientistSentAway: BOARD,
    e.ExpertiseGained: BOARD,
    e.ExpertiseLost: BOARD,
    e.ExpertiseDeclined: BOARD,
    e.BonusLost: BOARD,
    e.SummitHeld: BOARD,
    e.SummitReplaced: EventTreatment(
        LEFT_OUT, "drawn from a hidden pile; nobody moves there before the next decision"
    ),
    # cards
    e.LobbyPlayed: EventTreatment(SHOWN, "a card out of the hand of whoever acts"),
    e.LobbyDrawn: EventTreatment(
        LEFT_OUT, "drawn from a hidden pile; the effect of the played card is the same"
    ),
    e.LobbyKept: EventTreatment(
        OWN, "with one card left in each packet everybody keeps what was passed", (KeepCard,)
    ),
    e.PacketsPassed: EventTreatment(SHOWN, "only how many cards move on"),
    e.UnGoalScored: EventTreatment(SHOWN, "a card of the open row"),
    e.UnGoalRevealed: EventTreatment(
        LEFT_OUT, "drawn from a hidden pile; the effect of the played card is the same"
    ),
    e.UnGoalRemoved: EventTreatment(SHOWN, "the first card of the open row"),
    e.CompanyGoalCashed: EventTreatment(
        OWN, "in the scoring it depends on the secret goal", (CashCompanyGoal,)
    ),
    # supply
    e.IncomeEarned: GOODS,
    e.IncomeSplit: GOODS,
    e.RegionTechReturned: GOODS,
    e.FossilPlantPlaced: EventTreatment(CUT, "drawn from a hidden pile; level, event and end follow from it"),
    e.FossilPileEmpty: EventTreatment(SHOWN, "how many tiles are left is known"),
    e.FossilPileRenewed: EventTreatment(
        SHOWN, "the replaced tiles lie open; only their order is hidden, and not told"
    ),
    e.CepForced: EventTreatment(
        SHOWN, "that somebody holds a goal is known (DP-08), which one does not matter"
    ),
    e.DisasterStruck: EventTreatment(SHOWN, "the card lies face up, and so does the level"),
    e.DisasterAvoided: EventTreatment(SHOWN, "the card lies face up, and so does the level"),
    e.TechDonated: GOODS,
    e.EventRevealed: EventTreatment(LEFT_OUT, "turned up from a hidden pile; it is resolved a decade later"),
    # auction
    e.BidMade: BIDS,
    e.BidPassed: BIDS,
    e.AuctionWon: BIDS,
    e.AuctionFailed: BIDS,
    # final scoring
    e.CepCollected: SCORE,
    e.CepSoldOut: SCORE,
    e.CompanyGoalScored: EventTreatment(CUT, "goals are secret until they are scored (G-40)"),
}

# Hidden, but neither they nor what follows them up to the next decision change what a forecast looks at.
FORECAST_KNOWS_NOTHING_OF = frozenset({e.SummitReplaced, e.LobbyDrawn, e.LobbyKept, e.ProjectProposed})
