"""Every action of both editions, as records. Who acts is known from the decision that is open."""

from __future__ import annotations

from functools import cache

from ..machine.actions import Action, action
from .ids import Card, Count, Energy, Grant, Place, Player, Region, Source, Space


@action("propose")
class Propose(Action):
    energy: Energy
    region: Region
    grant: Grant


@action("install")
class Install(Action):
    space: Space


@action("build")
class Build(Action):
    """`tile` numbers the plants of the project's energy; `card` is an attached lobby card or 0."""

    space: Space
    tile: Count
    card: Card


@action("move_scientist")
class MoveScientist(Action):
    origin: Place
    destination: Place


@action("recruit")
class Recruit(Action):
    pass


@action("decline")
class Decline(Action):
    """Leave something optional undone."""


@action("buy_cep")
class BuyCep(Action):
    pass


@action("sell_cep")
class SellCep(Action):
    pass


@action("play_lobby")
class PlayLobby(Action):
    """`main` is 1 for the main effect, 0 for the minor one; `option` picks among several main effects."""

    card: Card
    main: Count
    option: Count


@action("score_un_goal")
class ScoreUnGoal(Action):
    card: Card


@action("cash_company_goal")
class CashCompanyGoal(Action):
    """It names its player: in the first edition anybody may take it at any time."""

    player: Player


@action("end_turn")
class EndTurn(Action):
    pass


@action("choose_energy")
class ChooseEnergy(Action):
    energy: Energy


@action("choose_region")
class ChooseRegion(Action):
    region: Region


@action("choose_project")
class ChooseProject(Action):
    space: Space


@action("pay_cep")
class PayCep(Action):
    source: Source


@action("buy_for_payment")
class BuyForPayment(Action):
    """Pay for a fossil plant with the money at hand and points for the rest."""


@action("split_income")
class SplitIncome(Action):
    """`money` of the income in money, the rest in points."""

    money: Count


@action("bid")
class Bid(Action):
    amount: Count


@action("pass")
class Pass(Action):
    pass


@action("pay_bid")
class PayBid(Action):
    """The goods a bid is paid with. Where the CEPs come from is decided one by one afterwards."""

    money: Count
    tech: Count
    cep: Count


@action("appoint")
class Appoint(Action):
    player: Player


@action("keep_card")
class KeepCard(Action):
    card: Card


@action("plan")
class Plan(Action):
    energy: Energy
    region: Region
    grant: Grant


@action("infrastructure")
class Infrastructure(Action):
    space: Space


@action("build_plant")
class BuildPlant(Action):
    """`region_tech` is 1 when a cube of the region helps to pay."""

    space: Space
    region_tech: Count


@action("second_action")
class SecondAction(Action):
    """Alone: pollute for a second main action."""


@action("give_bonus")
class GiveBonus(Action):
    """Who receives a bonus: the owner or a partner."""

    player: Player


@action("reduce_co2")
class ReduceCo2(Action):
    steps: Count


# Shared instances: legal lists are built from these, never from new records.
propose = cache(Propose)
install = cache(Install)
build = cache(Build)
move_scientist = cache(MoveScientist)
play_lobby = cache(PlayLobby)
score_un_goal = cache(ScoreUnGoal)
cash_company_goal = cache(CashCompanyGoal)
choose_energy = cache(ChooseEnergy)
choose_region = cache(ChooseRegion)
choose_project = cache(ChooseProject)
pay_cep = cache(PayCep)
split_income = cache(SplitIncome)
bid = cache(Bid)
pay_bid = cache(PayBid)
appoint = cache(Appoint)
keep_card = cache(KeepCard)
plan = cache(Plan)
infrastructure = cache(Infrastructure)
build_plant = cache(BuildPlant)
give_bonus = cache(GiveBonus)
reduce_co2 = cache(ReduceCo2)

RECRUIT = Recruit()
DECLINE = Decline()
BUY_CEP = BuyCep()
SELL_CEP = SellCep()
END_TURN = EndTurn()
PASS = Pass()
SECOND_ACTION = SecondAction()
BUY_FOR_PAYMENT = BuyForPayment()
