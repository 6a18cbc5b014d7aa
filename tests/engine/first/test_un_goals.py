"""UN goals (specification 13.2, G-36)."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table.events import UnGoalScored
from tests.engine.checks import denied, happened
from tests.engine.first.scene import Scene, kit, scene

GOALS = {goal.number: goal for goal in kit().un_goals}
BY_ENERGIES = {goal.energies: goal.number for goal in kit().un_goals}
FORESTATION, SOLAR, FUSION, BIOMASS, RECYCLING = range(5)
PAIR = BY_ENERGIES[BIOMASS, RECYCLING]
OTHER = BY_ENERGIES[SOLAR, RECYCLING]


def owner(tech: int = 1) -> Scene:
    """Player 0 has a biomass plant in Asia and a recycling plant in Oceania; both pair goals lie open."""
    s = scene()
    s.demand("asia", "gas", "biomass:0:0")
    s.demand("oceania", "gas", "recycling:0:0")
    s.give(0, tech=tech)
    s.table.un_row = (PAIR, OTHER)
    return s


def test_a_goal_costs_one_cube_and_scores_its_points() -> None:
    """13.2: the card leaves the row and lies before its owner; plants may stand anywhere (G-36)."""
    s = owner()
    s.do("score_un_goal", card=PAIR)
    assert happened(s, UnGoalScored(0, PAIR, GOALS[PAIR].vp))
    assert (s.table.vp[0], s.table.tech[0], s.table.tech_supply) == (GOALS[PAIR].vp, 0, 25)
    assert (s.table.un_row, s.table.un_scored[0]) == ((OTHER,), (PAIR,))


def test_only_fulfilled_goals_of_the_row_are_offered_to_the_player_on_turn() -> None:
    """DP-19: it may be declined; nobody else may score now."""
    s = owner()
    s.demand("africa", "gas", "solar:0:1", "recycling:1:1")
    s.give(1, tech=1)
    s.lobby(0)
    assert [found for found in s.options() if isinstance(found, int)] == [PAIR]
    assert s.options(1) == []


def test_every_pictured_energy_has_to_be_built() -> None:
    """13.2: the refusal names the missing plant."""
    refusal = refuse("plant_missing", "un_goal", energy=SOLAR, needed=1, had=0)
    denied(owner(), refusal, "score_un_goal", card=OTHER)


def test_plants_of_another_player_do_not_count() -> None:
    """13.2: the player has built them."""
    s = owner()
    s.demand("africa", "gas", "solar:0:1")
    assert s.refused("score_un_goal", card=OTHER) == "plant_missing"


def test_without_a_cube_no_goal_is_scored() -> None:
    """13.2: 1 tech to the supply."""
    denied(owner(tech=0), refuse("not_enough_tech", "un_goal", needed=1, had=0), "score_un_goal", card=PAIR)


def test_only_one_player_gets_each_card() -> None:
    """13.2: first come, first served."""
    s = owner()
    s.do("score_un_goal", card=PAIR)
    s.turn(1)
    s.demand("africa", "gas", "biomass:1:1", "recycling:1:1")
    s.give(1, tech=1)
    denied(s, refuse("un_goal_not_open", "un_goal", card=PAIR), "score_un_goal", card=PAIR)


def test_a_card_that_does_not_exist_is_not_open() -> None:
    """13.2: nor is one that was not laid out (G-37)."""
    for card in (1, BY_ENERGIES[SOLAR, FUSION], 99):
        denied(owner(), refuse("un_goal_not_open", "un_goal", card=card), "score_un_goal", card=card)


def test_plants_are_not_used_up_and_serve_several_goals() -> None:
    """G-36: the next turn scores the next card with the same recycling plant."""
    s = owner(tech=2)
    s.demand("africa", "gas", "solar:0:0")
    s.do("score_un_goal", card=PAIR)
    denied(s, refuse("card_action_used", "free_actions"), "score_un_goal", card=OTHER)
    s.turn(0)
    s.do("score_un_goal", card=OTHER)
    assert s.table.vp[0] == GOALS[PAIR].vp + GOALS[OTHER].vp


@pytest.mark.parametrize("goal_first", [True, False])
def test_a_goal_and_a_lobby_card_never_come_in_one_turn(goal_first: bool) -> None:
    """9.3: one card action (PL 2.2.3)."""
    s = owner()
    s.lobby(0, 2)
    if goal_first:
        s.do("score_un_goal", card=PAIR)
        assert s.refused("play_lobby", card=2, main=0, option=0) == "card_action_used"
    else:
        s.do("play_lobby", card=2, main=0, option=0)
        denied(s, refuse("card_action_used", "free_actions"), "score_un_goal", card=PAIR)


@pytest.mark.parametrize(("plants", "code"), [(1, "plant_missing"), (2, "")])
def test_an_energy_shown_twice_needs_two_plants(plants: int, code: str) -> None:
    """G-36: as on a card with twice the same picture."""
    s = owner()
    if plants == 2:
        s.demand("europe", "gas", "biomass:1:0")
    s.table.setting.un_by_number = {PAIR: GOALS[PAIR]._replace(energies=(BIOMASS, BIOMASS))}
    assert s.refused("score_un_goal", card=PAIR) == code
