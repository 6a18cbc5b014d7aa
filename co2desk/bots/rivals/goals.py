"""What a company goal is worth, in either edition: what it scores already, and what it usually scores."""

from __future__ import annotations

from co2desk.bots.rivals.weights import Weights
from co2desk.engine.editions.first.setting import FirstSetting
from co2desk.engine.editions.second_chance.setting import SecondChanceSetting
from co2desk.engine.table.kit import CompanyGoal

# Points at the end of a game by what a goal counts: with two players, and with more. Measured in games of
# Steady players, whichever goals they held; UN goals are more, because whoever holds that card claims them.
USUAL: dict[str, tuple[float, float]] = {
    "controlled_region": (11.0, 6.0),
    "region_with_own_plant": (11.0, 7.0),
    "un_goal": (9.0, 6.0),
    "own_plant_after_first": (12.0, 6.0),
    "cep_in_hand_before_regions": (12.0, 9.0),
    "cep_owned": (10.0, 5.0),
    "leading_expertise_ties_count": (14.0, 9.0),
    "own_plant_type": (10.0, 8.0),
    "region_with_own_infrastructure": (13.0, 8.0),
    "own_infrastructure_type": (11.0, 7.0),
    "own_infrastructure_after_first": (14.0, 6.0),
}


def goal_worth(
    setting: FirstSetting | SecondChanceSetting, goal: CompanyGoal, counted: int, use: float, w: Weights
) -> float:
    """`counted` are the points for what is there now. At the worst the goal is turned into money."""
    usual = USUAL[goal.per][0 if setting.players <= 2 else 1]
    hope = 0.95 * counted + use * max(w.goal_growth, usual - counted)
    cash = setting.kit.goal_cash / setting.kit.money_per_vp
    return max(cash, min(hope, float(goal.limit))) + w.goal_kept * use
