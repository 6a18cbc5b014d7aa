"""Which events of Second Chance an action certainly leads to, in all three modes.

Decided event by event, and held by a property test: whatever is hidden is dealt again, and every preview
stays the same. As in the first edition an event is judged where it can happen before anything hidden has
shown itself: once a fossil plant would be drawn, the preview has ended.
"""

from __future__ import annotations

from co2desk.engine.editions.second_chance.ending import CO2_LOST, LAST_DECADE, POINTS_LOST
from co2desk.engine.table import events as e
from co2desk.engine.table.actions import CashCompanyGoal, KeepCard
from co2desk.forecast.certainty import EventTreatment, Treatment, Treatments

SHOWN, OWN, REASON = Treatment.SHOWN, Treatment.OWN, Treatment.REASON
LEFT_OUT, CUT = Treatment.LEFT_OUT, Treatment.CUT

CLOCK = EventTreatment(SHOWN, "the order of play is known")
GOODS = EventTreatment(SHOWN, "money, goods, points and the market lie open")
BOARD = EventTreatment(SHOWN, "projects, plants, scientists and knowledge lie open")
GOALS = EventTreatment(SHOWN, "the tiles lie open, and so does what they ask for")
SCORE = EventTreatment(SHOWN, "counted from what lies open")

SECOND_EVENTS: Treatments = {
    # time
    e.DecadeBegan: CLOCK,
    e.RoundBegan: CLOCK,
    e.TurnBegan: CLOCK,
    e.TurnEnded: CLOCK,
    e.StartPlayerChanged: CLOCK,
    e.ActionsTakenBack: CLOCK,  # told by the session, never by a rule
    e.SeatTakenOver: CLOCK,  # the same
    e.GameEnded: EventTreatment(
        REASON,
        "the verdict on a team asks for the personal goals of all (16.1); points and level lie open",
        reasons=(POINTS_LOST, CO2_LOST, LAST_DECADE),
    ),
    # money, goods, points
    e.MoneyGained: GOODS,
    e.MoneyPaid: GOODS,
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
    e.PenaltyPaid: GOODS,
    e.Co2Reduced: GOODS,
    # projects, infrastructures, plants
    e.ProjectProposed: EventTreatment(
        SHOWN, "the stacks of projects are sorted by level, which everybody sees"
    ),
    e.ProjectInstalled: BOARD,
    e.PlantBuilt: BOARD,
    e.FossilReplaced: BOARD,
    e.ControlTaken: BOARD,
    e.ControlKept: BOARD,
    e.GrantLost: BOARD,
    e.GrantDeclined: BOARD,
    e.SecondActionBought: BOARD,
    e.OpponentCubePlaced: EventTreatment(
        SHOWN, "goals and agendas lie open, and the region is the player's choice"
    ),
    # scientists, knowledge, summits
    e.ScientistMoved: BOARD,
    e.ScientistRecruited: BOARD,
    e.ScientistSentAway: BOARD,
    e.CardVisited: BOARD,
    e.ExpertiseGained: BOARD,
    e.ExpertiseLost: BOARD,
    e.BonusLost: BOARD,
    e.BonusDeclined: BOARD,
    e.BonusGiven: EventTreatment(SHOWN, "who gets a bonus is the choice itself; what it is lies open"),
    e.SummitHeld: BOARD,
    e.SummitReplaced: EventTreatment(
        LEFT_OUT, "drawn from a hidden pile; nobody moves there before the next decision"
    ),
    # cards
    e.LobbyPlayed: EventTreatment(SHOWN, "a card out of the hand of whoever acts"),
    e.ActionReleased: BOARD,
    e.LobbyKept: EventTreatment(
        OWN, "with one card left in each packet everybody keeps what was passed", (KeepCard,)
    ),
    e.PacketsPassed: EventTreatment(SHOWN, "only how many cards move on"),
    e.UnGoalScored: EventTreatment(SHOWN, "a card of the open row"),
    e.CompanyGoalCashed: EventTreatment(
        OWN, "in the scoring it depends on the secret goal", (CashCompanyGoal,)
    ),
    e.GoalKept: EventTreatment(OWN, "which goals others keep is secret", (KeepCard,)),
    # goals of a team
    e.EnvironmentalGoalAchieved: GOALS,
    e.EnvironmentalPenalty: GOALS,
    e.InspectorMoved: EventTreatment(
        LEFT_OUT, "as far as a hidden tile says; what it costs is asked when the decade ends"
    ),
    e.PersonalGoalShown: EventTreatment(
        LEFT_OUT, "whether a partner has this goal is secret (A24); nothing follows"
    ),
    e.SoloGoalMissed: EventTreatment(SHOWN, "a card that is bound to a decade counts what lies open"),
    # supply and events
    e.IncomeEarned: GOODS,
    e.IncomeSplit: GOODS,
    e.RegionTechReturned: GOODS,
    e.FossilPlantPlaced: EventTreatment(
        CUT, "drawn from a hidden pile; level, payments and end follow from it"
    ),
    e.FossilPileEmpty: EventTreatment(SHOWN, "how many tiles are left is known (A36)"),
    e.DisasterStruck: EventTreatment(SHOWN, "both events lie face up, and so does the level"),
    e.TechDonated: GOODS,
    e.EventRevealed: EventTreatment(
        LEFT_OUT, "turned up from a hidden pile; it strikes a decade later at the soonest"
    ),
    # final scoring of rivals
    e.CepCollected: SCORE,
    e.CepSoldOut: SCORE,
    e.CompanyGoalScored: EventTreatment(CUT, "goals are secret until they are scored (17.3)"),
}

# Hidden, but neither they nor what follows them up to the next decision change what a forecast looks at.
SECOND_FORECAST_KNOWS_NOTHING_OF: frozenset[type[object]] = frozenset({e.SummitReplaced, e.PersonalGoalShown})
