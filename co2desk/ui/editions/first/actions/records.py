"""Every action of CO₂ (2012)."""

from __future__ import annotations

from co2desk.ui.actions.answers import Decline, EndTurn, KeepCard, SplitIncome
from co2desk.ui.actions.choices import ChooseEnergy, ChooseRegion
from co2desk.ui.actions.goals import CashCompanyGoal, ScoreUnGoal
from co2desk.ui.actions.market import BuyCep, SellCep
from co2desk.ui.actions.move_scientist import MoveScientist
from co2desk.ui.actions.pay_cep import PayCep
from co2desk.ui.actions.play_lobby import PlayLobby
from co2desk.ui.actions.records import ActionRecords
from co2desk.ui.actions.recruit import Recruit
from co2desk.ui.editions.first.actions.auction import Appoint, Bid, Pass, PayBid
from co2desk.ui.editions.first.actions.build import Build
from co2desk.ui.editions.first.actions.buy_for_payment import BuyForPayment
from co2desk.ui.editions.first.actions.choose_project import ChooseProject
from co2desk.ui.editions.first.actions.install import Install
from co2desk.ui.editions.first.actions.propose import Propose

FIRST_ACTIONS = ActionRecords(
    # A region is chosen, a CEP sold or paid, before the same piece is read as something else.
    ChooseRegion(),
    BuyCep(),
    SellCep(),
    PayCep(),
    Propose(),
    Install(),
    Build(),
    ChooseProject(),
    MoveScientist(),
    Recruit(),
    PlayLobby(),
    ScoreUnGoal(),
    CashCompanyGoal(),
    ChooseEnergy(),
    Appoint(),
    Bid(),
    Pass(),
    PayBid(),
    BuyForPayment(),
    SplitIncome(),
    KeepCard(),
    Decline(),
    EndTurn(),
)
