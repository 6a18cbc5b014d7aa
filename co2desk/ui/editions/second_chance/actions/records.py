"""Every action of CO₂: Second Chance, in all modes."""

from __future__ import annotations

from co2desk.ui.actions.answers import Decline, EndTurn, KeepCard, SplitIncome
from co2desk.ui.actions.choices import ChooseEnergy, ChooseRegion
from co2desk.ui.actions.goals import CashCompanyGoal, ScoreUnGoal
from co2desk.ui.actions.market import BuyCep, SellCep
from co2desk.ui.actions.pay_cep import PayCep
from co2desk.ui.actions.records import ActionRecords
from co2desk.ui.actions.recruit import Recruit
from co2desk.ui.editions.second_chance.actions.build_plant import BuildPlant
from co2desk.ui.editions.second_chance.actions.give_bonus import GiveBonus
from co2desk.ui.editions.second_chance.actions.infrastructure import Infrastructure
from co2desk.ui.editions.second_chance.actions.move_scientist import MoveOrVisit
from co2desk.ui.editions.second_chance.actions.plan import Plan
from co2desk.ui.editions.second_chance.actions.play_lobby import PlayLobbyist
from co2desk.ui.editions.second_chance.actions.reduce_co2 import ReduceCo2
from co2desk.ui.editions.second_chance.actions.second_action import SecondAction

SECOND_CHANCE_ACTIONS = ActionRecords(
    # A region is chosen, a CEP sold or paid, before the same piece is read as something else.
    ChooseRegion(),
    BuyCep(),
    SellCep(),
    PayCep(),
    Plan(),
    Infrastructure(),
    BuildPlant(),
    MoveOrVisit(),
    Recruit(),
    PlayLobbyist(),
    ScoreUnGoal(),
    CashCompanyGoal(),
    SecondAction(),
    ChooseEnergy(),
    GiveBonus(),
    SplitIncome(),
    ReduceCo2(),
    KeepCard(),
    Decline(),
    EndTurn(),
)
