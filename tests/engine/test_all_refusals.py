"""Everything that stands against an action, and not only the first thing.

That the first is always what `why_not` says, for every action that can be written down and in all kinds of
decisions, is asked in the random games of `tests/engine/random_games.py`.
"""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.rules.turns import CARD_USED, MANDATORY_USED
from co2desk.engine.table import actions as act

from .first.scene import Scene as FirstScene
from .first.scene import scene as first_scene
from .second_chance.scene import Scene as SecondScene
from .second_chance.scene import scene as second_scene

RECYCLING_HYDRO, TWO_RECYCLING = 2, 1  # UN goals of Second Chance: one cube and two
SOLAR = 1  # in the first edition


def codes(refusals: list[Refusal]) -> list[str]:
    return [refusal.code for refusal in refusals]


# --- first edition -----------------------------------------------------------------------------------------


def builder(expertise: int, money: int, tech: int, switches: dict[str, str] | None = None) -> FirstScene:
    """The first solar plant asks for two levels, ten dollars and two cubes."""
    s = first_scene(players=2, switches=switches)
    s.project("europe/tech", "solar", installed=True)
    s.expertise(0, solar=expertise)
    s.give(0, money=money, tech=tech)
    return s


def test_a_plant_of_the_first_edition_tells_all_that_it_lacks() -> None:
    """8.3: expertise, cubes, money."""
    action = act.build(builder(0, 0, 0).space("europe/tech"), 0, 0)
    assert builder(1, 4, 0).game.all_refusals(action) == [
        refuse("not_enough_expertise", "build", needed=2, had=1, energy=SOLAR),
        refuse("not_enough_tech", "build", needed=2, had=0),
        refuse("not_enough_money", "build", needed=10, had=4),
    ]
    assert codes(builder(2, 4, 2).game.all_refusals(action)) == ["not_enough_money"]
    assert builder(2, 10, 2).game.all_refusals(action) == []


def test_without_the_project_or_its_tile_nothing_else_is_told() -> None:
    """8.3: nobody knows what a plant would cost that cannot be built there."""
    s = builder(0, 0, 0)
    space = s.space("europe/tech")
    assert codes(s.game.all_refusals(act.build(space + 1, 0, 0))) == ["not_an_installed_project"]
    assert codes(s.game.all_refusals(act.build(space, 1, 0))) == ["only_top_plant"]
    assert codes(s.game.all_refusals(act.build(space, 1_000_000, 0))) == ["only_top_plant"]


def test_the_price_with_a_card_that_cannot_be_used_is_not_told() -> None:
    """D-28: all else is."""
    s = builder(1, 0, 0)
    found = s.game.all_refusals(act.build(s.space("europe/tech"), 0, 1_000_000))
    assert codes(found) == ["not_enough_expertise", "card_cannot_be_attached", "not_enough_tech"]


def test_an_installation_lacks_a_cep_and_the_fee() -> None:
    """8.2, 9.4: another player's scientist stands on the project."""
    s = first_scene(players=2)
    s.project("europe/tech", "solar", scientist=1)
    action = act.install(s.space("europe/tech"))
    assert codes(s.game.all_refusals(action)) == ["no_cep_to_pay", "no_fee_for_scientist"]
    s.give(0, money=1)
    assert codes(s.game.all_refusals(action)) == ["no_cep_to_pay"]
    elsewhere = act.install(s.space("asia/tech"))
    assert codes(s.game.all_refusals(elsewhere)) == ["no_cep_to_pay"], "no installation is possible at all"


def test_a_un_goal_of_the_first_edition_lacks_plants_and_a_cube() -> None:
    """13.2: an energy that is shown twice is told once, with how many are needed."""
    s = first_scene(players=2)
    goals = s.table.setting.kit.un_goals
    card = next(goal for goal in goals if len(set(goal.energies)) > 1)
    s.table.un_row = (card.number,)
    found = s.game.all_refusals(act.score_un_goal(card.number))
    assert found[0] == refuse("not_enough_tech", "un_goal", needed=1, had=0)
    needs = {energy: card.energies.count(energy) for energy in card.energies}
    assert found[1:] == [
        refuse("plant_missing", "un_goal", energy=energy, needed=needed, had=0)
        for energy, needed in needs.items()
    ]


# --- Second Chance -----------------------------------------------------------------------------------------


def claimant(*plants: str, tech: int = 0) -> SecondScene:
    """Player 0 is on turn; whose infrastructure carries a plant is the last number of each."""
    s = second_scene("cooperative", players=2)
    s.demand("europe", *plants)
    s.give(0, tech=tech)
    s.table.un_row = (TWO_RECYCLING, RECYCLING_HYDRO)
    return s


def test_a_un_goal_of_second_chance_lacks_infrastructure_and_cubes() -> None:
    """8.C: each energy, and the cubes; what is there is not told."""
    game = claimant("hydro:1:0:0").game
    assert game.all_refusals(act.score_un_goal(RECYCLING_HYDRO)) == [
        refuse("infrastructure_missing", "un_goal", energy=0, needed=1, had=0),
        refuse("not_enough_tech", "un_goal", needed=1, had=0),
    ]
    assert game.all_refusals(act.score_un_goal(TWO_RECYCLING)) == [
        refuse("infrastructure_missing", "un_goal", energy=0, needed=2, had=0),
        refuse("not_enough_tech", "un_goal", needed=2, had=0),
    ]
    ready = claimant("hydro:1:0:0", "recycling:1:0:0", tech=1).game
    assert ready.all_refusals(act.score_un_goal(RECYCLING_HYDRO)) == []


def plant_of_second_chance() -> SecondScene:
    s = second_scene("cooperative", players=2)
    s.project("europe/money", "solar", level=2, host=1)
    return s


def test_a_plant_of_second_chance_tells_all_that_it_lacks() -> None:
    """9.C: knowledge, then cubes, money and CEPs, each only if it costs any."""
    s = plant_of_second_chance()
    found = s.game.all_refusals(act.build_plant(s.space("europe/money"), 0))
    solar = s.energy("solar")
    cost = s.table.setting.kit.plants[solar][1]
    goods = {"not_enough_tech": cost.tech, "not_enough_money": cost.money, "not_enough_cep": cost.cep}
    level = s.table.setting.kit.marks[solar].level2
    assert found == [
        refuse("not_enough_expertise", "build", needed=level, had=0, energy=solar),
        *(refuse(code, "build", needed=needed, had=0) for code, needed in goods.items() if needed),
    ]
    assert len(found) > 2
    elsewhere = act.build_plant(s.space("asia/money"), 0)
    assert codes(s.game.all_refusals(elsewhere)) == ["not_an_installed_project"]


def test_an_infrastructure_lacks_a_cep_and_a_marker() -> None:
    """9.B, A29."""
    s = second_scene("cooperative", players=2)
    s.project("europe/money", "solar")
    s.table.infrastructures[0] = s.table.setting.kit.infrastructure_markers
    action = act.infrastructure(s.space("europe/money"))
    assert codes(s.game.all_refusals(action)) == ["no_cep_to_pay", "no_marker_left"]


def test_an_owed_action_tells_all_that_it_lacks_and_what_the_card_depicts() -> None:
    """A16: the action of the card has to be possible first."""
    s = plant_of_second_chance()
    build_solar = next(
        c for c in s.table.setting.kit.lobby if c.on == "build" and c.energy == s.energy("solar")
    )
    s.table.stack[-1:] = [Frame("turn", 0), Frame("owed_action", 0, (build_solar.number,))]
    action = act.build_plant(s.space("europe/money"), 0)
    assert len(s.game.all_refusals(action)) > 2
    other = next(c for c in s.table.setting.kit.lobby if c.on == "build" and c.energy == s.energy("hydro"))
    s.table.stack[-1] = Frame("owed_action", 0, (other.number,))
    assert "other_action_owed" not in codes(s.game.all_refusals(action))
    s.knowledge(0, solar=9)
    s.give(0, money=30, tech=9, cep=9)
    assert codes(s.game.all_refusals(action)) == ["other_action_owed"]


# --- the moment --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first", "second_chance"])
def test_what_the_moment_forbids_is_told_alone(edition: str) -> None:
    """7, 8.C: one card in a turn; and outside of a turn, or after the game, nothing of the kind at all."""
    s = first_scene(players=2) if edition == "first" else second_scene("cooperative", players=2)
    card = s.table.un_row[0]
    action = act.score_un_goal(card)
    lacking = s.game.all_refusals(action)
    assert len(lacking) > 1
    s.table.used_card = 1
    assert s.game.all_refusals(action) == [CARD_USED]
    assert s.game.missing(Frame("turn", 0), action) == lacking, "what is missing does not depend on it"
    s.table.stack.append(Frame("bonus_any", 0))
    assert codes(s.game.all_refusals(action)) == ["not_now"]
    s.table.stack.clear()
    assert codes(s.game.all_refusals(action)) == ["game_over"]


def test_a_turn_without_its_main_action_tells_no_price() -> None:
    """7: the main action of this turn was taken."""
    s = builder(0, 0, 0)
    s.table.mandatory_done = 1
    assert s.game.all_refusals(act.build(s.space("europe/tech"), 0, 0)) == [MANDATORY_USED]


def test_what_others_lack_can_be_asked_in_anybodys_turn() -> None:
    """8.C: player 1 has the infrastructure for which player 0 lacks it."""
    s = claimant("recycling:1:0:1", "hydro:1:0:1", tech=1)
    action = act.score_un_goal(RECYCLING_HYDRO)
    assert codes(s.game.missing(Frame("turn", 1), action)) == ["not_enough_tech"]
    assert codes(s.game.missing(Frame("turn", 0), action)) == ["infrastructure_missing"] * 2
