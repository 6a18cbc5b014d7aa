"""The facts of an action: the key of its words, and the values in them. Lists and buttons share them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from co2desk.engine.editions.first.build import price, subsidy
from co2desk.engine.editions.first.displacement import fee
from co2desk.engine.editions.first.table import FirstTable
from co2desk.engine.editions.second_chance.bonuses import KINDS
from co2desk.engine.editions.second_chance.build import cost_at
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table import actions
from co2desk.engine.table.ids import HAND, Space, grant_of, region_of
from co2desk.engine.table.kit import Bonus
from co2desk.engine.table.table import Table
from co2desk.text.cards import Cards
from co2desk.text.words import Filling

Values = dict[str, Filling]
Facts = tuple[str, Values]
SIDES = ("minor", "main", "before")  # of a lobby card, by PlayLobby.main


class ActionFacts(Cards):
    """One method for each kind of action. A table is of the edition that has the action."""

    def facts(self, action: Action, table: Table, frame: Frame) -> Facts:
        return FACTS[type(action)](self, action, table, frame)

    # --- projects and plants ---------------------------------------------------------------------------

    def _space(self, space: Space, table: Table) -> Values:
        return {
            "region": self.region_name(region_of(space)),
            "grant": self.grant_name(grant_of(space)),
            "place": self.place(space, table),
            "short": self.short_place(space, table),
        }

    def _new_project(self, action: Any) -> Values:
        values: Values = {
            **self.named(action.energy),
            "region": self.region_name(action.region),
            "grant": self.grant_name(action.grant),
        }
        return {**values, "short": self.say("short_places", "project", **values)}

    def _propose(self, action: actions.Propose, table: Table, frame: Frame) -> Facts:
        return "propose", self._new_project(action)

    def _plan(self, action: actions.Plan, table: SecondChanceTable, frame: Frame) -> Facts:
        stack = table.project_stack[action.energy]
        if not stack:
            return "plan.no_tile", self._new_project(action)
        return "plan", {**self._new_project(action), "level": stack[0]}

    def _prepare(self, action: Any, table: Table, frame: Frame) -> Facts:
        return action.kind, self._space(action.space, table)

    def _build(self, action: actions.Build, table: FirstTable, frame: Frame) -> Facts:
        values, energy = self._space(action.space, table), table.space_energy[action.space]
        if energy < 0:
            return "build.nothing", values
        plant = table.setting.kit.plants[energy][action.tile]
        goods = self.goods(money=price(table, action), tech=plant.tech)
        values |= {**self.named(energy), "goods": self.listed("and", goods), "vp": plant.vp}
        if action.tile in table.plant_stack[energy][:1]:
            return "build", values
        return "build.other", {**values, "number": action.tile + 1}

    def _build_plant(self, action: actions.BuildPlant, table: SecondChanceTable, frame: Frame) -> Facts:
        values, energy = self._space(action.space, table), table.space_energy[action.space]
        if energy < 0:
            return "build_plant.nothing", values
        cost = cost_at(table, action.space)
        goods = self.goods(money=cost.money, tech=cost.tech, cep=cost.cep)
        values |= {**self.named(energy), "goods": self.listed("and", goods), "vp": cost.vp}
        return "build_plant", {**values, "level": table.space_level[action.space]}

    def additions(self, action: Action, table: Table, frame: Frame) -> list[Facts]:
        """What else an action means, each as a phrase around the one before."""
        if isinstance(table, FirstTable) and isinstance(action, actions.Build | actions.Install):
            return [*self._cheaper(action, table), *self._fee(action.space, table, frame)]
        if isinstance(action, actions.BuildPlant) and action.region_tech:
            return [("with.region_tech", {"region": self.region_name(region_of(action.space))})]
        return []

    def _cheaper(self, action: actions.Build | actions.Install, table: FirstTable) -> Iterator[Facts]:
        """What a plant is paid with besides its price."""
        if not isinstance(action, actions.Build):
            return
        if action.card:
            card = table.setting.lobby_by_number[action.card]
            effect = self.short_effect(card, card.main[0])
            yield "with.card", {"card": self.card("lobby", card.number), "effect": effect}
        energy, region = table.space_energy[action.space], region_of(action.space)
        if energy >= 0 and subsidy(table, region, table.setting.kit.plants[energy][action.tile].tech):
            yield "with.subsidy", {"region": self.region_name(region)}

    def _fee(self, space: Space, table: FirstTable, frame: Frame) -> Iterator[Facts]:
        """What sending away another player's scientist costs."""
        due = fee(table, frame.player, space)
        if due:
            yield "with.fee", {"player": self.player_name(table.space_scientist[space]), "fee": due}

    # --- scientists ------------------------------------------------------------------------------------

    def _move_scientist(self, action: actions.MoveScientist, table: Table, frame: Frame) -> Facts:
        home = action.destination == HAND
        values: Values = {
            "origin": self.place(action.origin, table),
            "destination": self.place(action.destination, table),
            "short_origin": self.short_place(action.origin, table),
            "short": self.template("short_places", "hand")
            if home
            else self.short_place(action.destination, table),
        }
        cases = ("displaced_home", "displaced") if frame.kind == "displaced" else ("home", "")
        case = cases[0] if home else cases[1]
        return f"move_scientist.{case}" if case else "move_scientist", values

    # --- cards -----------------------------------------------------------------------------------------

    def _play_lobby(self, action: actions.PlayLobby, table: Table, frame: Frame) -> Facts:
        card = table.setting.lobby_by_number[action.card]
        effect = card.main[action.option] if action.main else card.minor
        values: Values = {
            "card": self.card("lobby", action.card),
            "trigger": self.short_trigger(card),
            "effect": self.effect(card, effect),
        }
        return f"play_lobby.{SIDES[action.main]}", values

    def _score_un_goal(
        self, action: actions.ScoreUnGoal, table: FirstTable | SecondChanceTable, frame: Frame
    ) -> Facts:
        energies = table.setting.un_by_number[action.card].energies
        if isinstance(table, FirstTable):
            tech, vp = table.setting.kit.un_goal_tech, table.setting.un_by_number[action.card].vp
        else:
            tech, vp = table.setting.un_by_number[action.card].tech, 0
        values: Values = {
            "card": self.card("un_goal", action.card),
            "energies": self.energy_names(energies),
            "tech": tech,
            "vp": vp,
        }
        return "score_un_goal", values

    def _cash_company_goal(self, action: actions.CashCompanyGoal, table: Table, frame: Frame) -> Facts:
        values: Values = {
            "player": self.player_name(action.player),
            "money": table.setting.base.goal_cash,
        }
        own = action.player == frame.player
        return "cash_company_goal" if own else "cash_company_goal.other", values

    def _keep_card(self, action: actions.KeepCard, table: Table, frame: Frame) -> Facts:
        if isinstance(table, SecondChanceTable) and frame.kind != "draft":
            if table.setting.rivals:
                return "keep_card.company", {
                    "card": self.card("company_goal", action.card),
                    "name": self.company_goal_name(action.card),
                    "goal": self.company_goal_phrase(action.card),
                }
            goal = self.personal_goal_phrase(action.card, table.setting.players)
            name = self.personal_goal_name(action.card)
            return "keep_card.personal", {
                "card": self.card("personal_goal", action.card),
                "name": name,
                "goal": goal,
            }
        card = table.setting.lobby_by_number[action.card]
        values: Values = {
            "card": self.card("lobby", action.card),
            "name": self.lobby_name(action.card),
            "minor": self.effect(card, card.minor),
        }
        return "keep_card.draft", values

    # --- choices ---------------------------------------------------------------------------------------

    def _choose_energy(self, action: actions.ChooseEnergy, table: Table, frame: Frame) -> Facts:
        level = table.level(frame.player, action.energy) + 1
        values: Values = {**self.named(action.energy), "level": level}
        full = level > table.setting.track_length(action.energy)
        return "choose_energy.full" if full else "choose_energy", values

    def _choose_region(self, action: actions.ChooseRegion, table: Table, frame: Frame) -> Facts:
        values: Values = {
            "region": self.region_name(action.region),
            "had": table.region_cep[action.region],
            "limit": table.setting.base.cep_limit[action.region],
        }
        return f"choose_region.{frame.kind}", values

    def _choose_project(self, action: actions.ChooseProject, table: Table, frame: Frame) -> Facts:
        values = self._space(action.space, table)
        if frame.kind == "start_space":
            values |= self.named(frame.data[0])
        return f"choose_project.{frame.kind}", values

    def _give_bonus(self, action: actions.GiveBonus, table: Table, frame: Frame) -> Facts:
        values: Values = {
            "player": self.player_name(action.player),
            "bonus": self.bonus(bonus_in(frame)),
        }
        return "give_bonus.self" if action.player == frame.player else "give_bonus", values

    def _appoint(self, action: actions.Appoint, table: Table, frame: Frame) -> Facts:
        values: Values = {"player": self.player_name(action.player)}
        return "appoint.self" if action.player == frame.player else "appoint", values

    # --- payments --------------------------------------------------------------------------------------

    def _trade(self, action: Action, table: Table, frame: Frame) -> Facts:
        return action.kind, {"price": table.price}

    def _pay_cep(self, action: actions.PayCep, table: Table, frame: Frame) -> Facts:
        if action.source == HAND:
            return "pay_cep.hand", {}
        values: Values = {
            "region": self.region_name(action.source),
            "had": table.region_cep[action.source],
        }
        return "pay_cep.region", values

    def _buy_for_payment(self, action: actions.BuyForPayment, table: Table, frame: Frame) -> Facts:
        money = min(table.price, table.money[frame.player])
        values: Values = {"money": money, "vp": table.price - money}
        return "buy_for_payment" if money else "buy_for_payment.points", values

    def _split_income(self, action: actions.SplitIncome, table: Table, frame: Frame) -> Facts:
        points = frame.data[0] - action.money
        case = "" if action.money and points else ".money" if action.money else ".points"
        return f"split_income{case}", {"money": action.money, "vp": points}

    def _bid(self, action: actions.Bid, table: Table, frame: Frame) -> Facts:
        return "bid", {"amount": action.amount}

    def _pay_bid(self, action: actions.PayBid, table: Table, frame: Frame) -> Facts:
        goods = self.goods(money=action.money, tech=action.tech, cep=action.cep)
        return "pay_bid", {"goods": self.listed("and", goods), "short": self.listed("comma", goods)}

    # --- the rest --------------------------------------------------------------------------------------

    def _wordless(self, action: Action, table: Table, frame: Frame) -> Facts:
        return action.kind, {}

    def _decline(self, action: Action, table: Table, frame: Frame) -> Facts:
        return f"decline.{frame.kind}", {}

    def _end_turn(self, action: Action, table: Table, frame: Frame) -> Facts:
        return "end_turn" if table.mandatory_done else "end_turn.idle", {}

    def _second_action(self, action: Action, table: SecondChanceTable, frame: Frame) -> Facts:
        return "second_action", {"co2": table.co2 + table.setting.kit.solo_second_action_ppm}

    def _reduce(self, action: actions.ReduceCo2, table: SecondChanceTable, frame: Frame) -> Facts:
        kit = table.setting.kit
        values: Values = {
            "steps": action.steps,
            "co2": table.co2 - action.steps * kit.reduction_step,
            "vp": action.steps * kit.decade_prices[table.decade - 1],
        }
        return "reduce_co2" if action.steps else "reduce_co2.none", values


def bonus_in(frame: Frame) -> Bonus:
    """The bonus that a decision is about."""
    kind, energy = frame.data
    return Bonus(KINDS[kind], energy)


FACTS: dict[type[Action], Callable[[ActionFacts, Any, Any, Frame], Facts]] = {
    actions.Propose: ActionFacts._propose,
    actions.Install: ActionFacts._prepare,
    actions.Build: ActionFacts._build,
    actions.MoveScientist: ActionFacts._move_scientist,
    actions.Recruit: ActionFacts._wordless,
    actions.Decline: ActionFacts._decline,
    actions.BuyCep: ActionFacts._trade,
    actions.SellCep: ActionFacts._trade,
    actions.PlayLobby: ActionFacts._play_lobby,
    actions.ScoreUnGoal: ActionFacts._score_un_goal,
    actions.CashCompanyGoal: ActionFacts._cash_company_goal,
    actions.EndTurn: ActionFacts._end_turn,
    actions.ChooseEnergy: ActionFacts._choose_energy,
    actions.ChooseRegion: ActionFacts._choose_region,
    actions.ChooseProject: ActionFacts._choose_project,
    actions.PayCep: ActionFacts._pay_cep,
    actions.BuyForPayment: ActionFacts._buy_for_payment,
    actions.SplitIncome: ActionFacts._split_income,
    actions.Bid: ActionFacts._bid,
    actions.Pass: ActionFacts._wordless,
    actions.PayBid: ActionFacts._pay_bid,
    actions.Appoint: ActionFacts._appoint,
    actions.KeepCard: ActionFacts._keep_card,
    actions.Plan: ActionFacts._plan,
    actions.Infrastructure: ActionFacts._prepare,
    actions.BuildPlant: ActionFacts._build_plant,
    actions.SecondAction: ActionFacts._second_action,
    actions.GiveBonus: ActionFacts._give_bonus,
    actions.ReduceCo2: ActionFacts._reduce,
}
