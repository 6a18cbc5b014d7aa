"""The examples of the rulebook, as the specification lists them (section 21): T1 to T31."""

from __future__ import annotations

import pytest

from co2desk.engine.machine.frames import Frame
from tests.engine.second_chance.scene import Scene, scene

EIGHT_PLANT_GOALS = (
    ("plant_in_region", "north_america"),
    ("plant_in_region", "south_america"),
    ("plant_in_region", "europe"),
    ("plant_of_type", "recycling"),
    ("plant_of_type", "hydro"),
    ("plant_of_type", "wind"),
    ("plant_of_type", "solar"),
    ("plant_of_type", "forestation"),
)


def levels(s: Scene, player: int, *energies: str) -> list[int]:
    return [s.table.level(player, s.energy(name)) for name in energies]


def in_decade(s: Scene, decade: int, points: int, co2: int = 400) -> None:
    s.table.decade, s.table.vp[0], s.table.co2 = decade, points, co2


# --- planning and the market -----------------------------------------------------------------------------


def test_planning_solar_in_north_america_gives_the_first_knowledge_and_a_dollar_for_each_permit() -> None:
    """T1: on the money space, with five CEPs in the region."""
    s = scene()
    s.do("plan", energy="solar", region="north_america", grant="money")
    assert s.table.region_cep[s.region("north_america")] == 5
    assert levels(s, 0, "solar") == [1]
    assert s.money_tech_cep() == (5, 0, 0)


def at_price_four(**given: int) -> Scene:
    s = scene()
    s.give(0, **given)
    s.table.price = 4
    return s


def test_buying_one_of_two_permits_leaves_the_price() -> None:
    """T2: at a price of 4 with two on the market."""
    s = at_price_four(money=4)
    s.do("buy_cep")
    assert s.money_tech_cep() == (0, 0, 1)
    assert s.market_and_price == (1, 4)


def test_a_sold_permit_goes_to_the_bank_and_lowers_the_price() -> None:
    """T3: the market stays as it is."""
    s = at_price_four(cep=1)
    bank = s.table.bank
    s.do("sell_cep")
    assert s.money_tech_cep() == (4, 0, 0)
    assert s.market_and_price == (2, 3)
    assert s.table.bank == bank + 1


@pytest.mark.parametrize("kind", ["buy_cep", "sell_cep"])
def test_a_bonus_that_takes_the_last_permit_raises_the_price_and_closes_the_market(kind: str) -> None:
    """T4: the permit of a prepared infrastructure; before the main action a visit was possible."""
    s = at_price_four(money=9, cep=2)
    s.project("africa/money", "recycling")
    s.table.market, s.table.bank = 1, s.table.bank + 1
    assert s.can(kind)
    s.do("infrastructure", space="africa/money")
    assert s.market_and_price == (2, 5)
    assert s.refused(kind).startswith("market_")


# --- infrastructure and plants ---------------------------------------------------------------------------


def test_the_owner_of_a_scientist_moves_it_when_another_player_prepares_its_project() -> None:
    """T5: yellow (0) prepares recycling in Africa, blue (1) goes to the project beside it."""
    s = scene()
    s.project("africa/money", "recycling", scientist=1)
    s.project("africa/tech", "hydro")
    s.give(0, cep=1)
    bank = s.table.bank
    s.do("infrastructure", space="africa/money")
    assert s.waiting == ("displaced", 1)
    s.do("move_scientist", origin="africa/money", destination="africa/tech")
    assert levels(s, 1, "recycling") == [1]
    assert s.table.space_scientist[s.space("africa/tech")] == 1
    assert s.money_tech_cep() == (5, 0, 1)
    assert (s.table.market, s.table.bank) == (1, bank + 1)
    assert s.table.space_stage[s.space("africa/money")] == 2
    assert s.table.space_host[s.space("africa/money")] == 0


def ready_to_build(
    space: str, energy: str, level: int = 1, knowledge: int = 1, host: int = 0, mode: str = "cooperative"
) -> Scene:
    """Player 0 with plenty of everything before an infrastructure."""
    s = scene(mode)
    s.project(space, energy, level=level, host=host)
    s.knowledge(0, **{energy: knowledge})
    s.give(0, money=20, tech=5, cep=3)
    return s


def test_red_builds_recycling_on_the_infrastructure_of_yellow_and_takes_control() -> None:
    """T6: $7, a CEP and a cube for 5 points, in a region without rivals."""
    s = ready_to_build("europe/tech", "recycling", host=1)
    s.do("build_plant", space="europe/tech", region_tech=0)
    europe = s.region("europe")
    assert s.money_tech_cep() == (20 - 7, 5 - 1, 3 - 1)
    assert s.table.vp == [5]
    assert s.table.demand[europe] == ((s.energy("recycling"), 1, 0, 1), None, None, None)
    assert s.table.has_cube(europe, s.energy("recycling"), 0)
    assert s.table.controller[europe] == 0
    assert s.table.space_stage[s.space("europe/tech")] == 0


def test_solar_in_a_full_region_replaces_the_leftmost_fossil_plant() -> None:
    """T7: $10, two cubes and a CEP for 8 points; the gas plant leaves with its 20 ppm."""
    s = ready_to_build("north_america/money", "solar", knowledge=2)
    s.demand("north_america", "gas", "coal", "oil", "coal")
    s.table.co2 = 480
    s.do("build_plant", space="north_america/money", region_tech=0)
    assert s.money_tech_cep() == (20 - 10, 5 - 2, 3 - 1)
    assert (s.table.vp, s.table.co2) == ([8], 460)
    slots = s.table.demand[s.region("north_america")]
    assert slots[0] == (s.energy("solar"), 1, 0, 0)
    assert [s.codec.fossils[plant.fossil] for plant in slots[1:]] == ["coal", "oil", "coal"]


@pytest.mark.parametrize(
    ("level", "short_of", "refusal"), [(1, 1, ""), (2, 1, "not_enough_expertise"), (2, 0, "")]
)
def test_a_plant_can_be_built_once_the_disc_has_reached_the_mark_of_its_level(
    level: int, short_of: int, refusal: str
) -> None:
    """T8: one space before "level 2" only level 1 is possible."""
    s = scene()
    mark = s.table.setting.kit.marks[s.energy("wind")].level2
    s = ready_to_build("asia/tech", "wind", level=level, knowledge=mark - short_of)
    assert s.refused("build_plant", space="asia/tech", region_tech=0) == refusal


# --- control ---------------------------------------------------------------------------------------------

REGION = "south_america"  # forestation, solar, wind


def control_after_building(
    energy: str, *plants: str, holder: int = 1, knowledge: int = 9, rival: int = 0
) -> int:
    """Who controls the region after player 0 has built a plant there."""
    s = ready_to_build(f"{REGION}/tech", energy, knowledge=knowledge)
    s.demand(REGION, *plants)
    s.control(REGION, holder)
    s.knowledge(1, **{energy: rival})
    s.do("build_plant", space=f"{REGION}/tech", region_tech=0)
    return s.table.controller[s.region(REGION)]


def test_more_types_control_a_region_and_not_more_plants() -> None:
    """T9: red (0) with two types against violet (1) with two plants of one type."""
    assert control_after_building("wind", "forestation:1:1:1", "forestation:1:1:1", "solar:1:0:0") == 0


def test_with_equally_many_types_the_next_preferred_one_decides() -> None:
    """T10: both have the first type of the agenda, only blue (0) has the second."""
    assert control_after_building("solar", "forestation:1:1:1", "wind:1:1:1", "forestation:1:0:0") == 0


@pytest.mark.parametrize(("knowledge", "rival", "controller"), [(3, 2, 0), (2, 2, 0), (2, 3, 1)])
def test_with_the_same_types_knowledge_decides_and_then_the_active_player(
    knowledge: int, rival: int, controller: int
) -> None:
    """T11: one solar plant each; more knowledge of solar, or the builder when it is equal."""
    assert control_after_building("solar", "solar:1:1:1", knowledge=knowledge, rival=rival) == controller


# --- summits, lobbyists, UN goals ------------------------------------------------------------------------


def test_the_player_who_completes_a_summit_gains_knowledge_last() -> None:
    """T12: red (1) with two scientists takes four points, then yellow (0) two, in any topics."""
    s = scene()
    s.project("europe/tech", "forestation", scientist=0)
    s.summit(0, "forestation", "solar", "wind", seats={1: 1, 2: 1})
    s.do("move_scientist", origin="europe/tech", destination="summit/0/0")
    s.do("plan", energy="hydro", region="asia", grant="money")
    before = levels(s, 0, "forestation", "solar", "wind")
    s.do("end_turn")
    for energy in ("solar", "wind", "forestation", "forestation"):
        assert s.waiting == ("summit_extra", 1)
        s.do("choose_energy", energy=energy)
    s.do("decline")  # the bonus of the second forestation space
    assert levels(s, 1, "forestation", "solar", "wind") == [2, 1, 1]
    for energy in ("solar", "forestation"):
        assert s.waiting == ("summit_extra", 0)
        s.do("choose_energy", energy=energy)
    s.do("decline")
    gained = zip(levels(s, 0, "forestation", "solar", "wind"), before, strict=True)
    assert [after - was for after, was in gained] == [1, 1, 0]
    assert s.table.hand_scientists[:2] == [1, 2]


@pytest.mark.parametrize("card_first", [True, False])
def test_the_card_for_a_lecture_adds_a_point_to_the_one_for_leaving_the_project(card_first: bool) -> None:
    """T13: two points of wind in all, whether the card comes before or after the move."""
    s = scene()
    s.project("asia/tech", "wind", scientist=0)
    s.summit(0, "solar", "wind")
    s.table.summit_tile[1:], s.table.summit_seats[1:] = [-1] * 5, [()] * 5
    s.lobby(0, 32)
    if card_first:
        s.do("play_lobby", card=32, main=2, option=0)  # the only lecture there is follows by itself
    else:
        s.do("move_scientist", origin="asia/tech", destination="summit/0/1")
        s.do("play_lobby", card=32, main=1, option=0)
    assert levels(s, 0, "wind") == [2]  # the CEP of the second wind space fits into no region
    assert s.table.summit_seats[0] == (-1, 0)


def with_un_goal(*plants: str) -> Scene:
    """A goal for recycling, hydro and wind that costs two cubes, and these plants in Africa."""
    s = scene()
    s.demand("africa", *plants)
    s.project("africa/tech", "hydro", host=0)
    s.give(0, tech=2)
    s.table.un_row = (21, 42)
    return s


def test_a_un_goal_is_claimed_with_own_infrastructures_under_built_plants() -> None:
    """T14: for two cubes and 2 points; who built the plants does not matter."""
    s = with_un_goal("recycling:1:1:0", "hydro:1:0:0", "wind:1:1:0")
    s.do("score_un_goal", card=21)
    assert s.money_tech_cep() == (0, 0, 0)
    assert s.table.vp == [2]
    assert 21 not in s.table.un_row


def test_an_infrastructure_without_a_plant_does_not_count_for_a_un_goal() -> None:
    """T14: the hydro project of this player has not been built yet."""
    s = with_un_goal("recycling:1:1:0", "wind:1:1:0")
    assert s.refused("score_un_goal", card=21) == "infrastructure_missing"


# --- income ----------------------------------------------------------------------------------------------


def test_income_of_the_first_and_second_stack_can_be_split() -> None:
    """T15: blue (0) in front on a 4 of hydro, second on a 3 of solar: 7, for instance $4 and 3 points."""
    s = scene()
    s.knowledge(0, hydro=7, solar=4)
    s.knowledge(1, hydro=2, solar=6)
    s.knowledge(2, solar=2)
    s.task(Frame("income"))
    assert s.game.decision == Frame("income_split", 0, (7,))
    s.do("split_income", money=4)
    assert (s.table.money[0], s.table.vp) == (4, [3])


@pytest.mark.parametrize(("rival", "earnings"), [(8, [5, 0]), (9, [5, 5])])
def test_two_players_earn_in_the_front_stack_only(rival: int, earnings: list[int]) -> None:
    """T16: alone on a 5, or tied there."""
    s = scene(players=2)
    s.knowledge(0, recycling=9)
    s.knowledge(1, recycling=rival)
    s.task(Frame("income"))
    while not s.game.is_over:
        s.do("split_income", money=s.game.decision.data[0])
    assert s.table.money == earnings


# --- environmental goals ---------------------------------------------------------------------------------


def after_open_goals(decade: int, tiles: int, points: int) -> Scene:
    s = scene()
    s.goals(*EIGHT_PLANT_GOALS[:tiles])
    in_decade(s, decade, points)
    s.task(Frame("goals"))
    return s


def test_eight_open_goals_in_the_second_decade_lose_a_game_with_thirteen_points() -> None:
    """T17: they cost 16."""
    s = after_open_goals(decade=2, tiles=8, points=13)
    assert (s.table.vp, s.table.ending) == ([-3], "points_lost")


def test_five_open_goals_in_the_third_decade_cost_fifteen_points() -> None:
    """T18: a team with exactly as many goes on."""
    s = after_open_goals(decade=3, tiles=5, points=15)
    assert (s.table.vp, s.table.ending) == ([0], "")


# --- energy supply and reduction -------------------------------------------------------------------------


def supplied(s: Scene, *fossils: str) -> Scene:
    s.next_fossils(*fossils)
    s.task(Frame("energy_supply"))
    return s


def fill(s: Scene, *regions: str) -> None:
    """The slot of the first decade is taken."""
    for region in regions:
        s.demand(region, "gas")


def test_a_penalty_costs_the_price_in_points_and_moves_a_permit_to_the_bank() -> None:
    """T19: at a price of 4, without a CEP on the board or in the region."""
    s = at_price_four()
    s.control("europe", 0)
    s.region_cep("europe", 0)
    fill(s, "north_america", "south_america", "africa", "asia", "oceania")
    s.table.vp[0], bank = 10, s.table.bank
    supplied(s, "oil")
    assert s.table.vp == [6]
    assert (s.table.market, s.table.bank, s.table.price) == (1, bank + 1, 4)


def test_regions_without_a_plant_of_the_decade_draw_fossil_plants_and_pay() -> None:
    """T20: oil in North America, which pays itself; South America is green; Red pays coal from Africa."""
    s = scene()
    s.demand("south_america", "wind:1:2:2")
    fill(s, "africa", "asia", "oceania")
    for region in ("europe", "africa"):
        s.control(region, 0)
    s.region_cep("europe", 0)
    ceps = s.table.region_cep[:]
    supplied(s, "oil", "coal")
    paid = [before - after for before, after in zip(ceps, s.table.region_cep, strict=True)]
    assert s.table.co2 == 400 + 70
    assert [name for name, ceps in zip(s.codec.regions, paid, strict=True) if ceps] == [
        "north_america",
        "africa",
    ]


def test_a_team_can_reduce_further_than_it_must() -> None:
    """T21: decade 3, 540 ppm, 16 points: at least four steps, five leave 490 ppm and 1 point."""
    s = scene()
    in_decade(s, 3, 16, 540)
    s.task(Frame("reduction_step"))
    assert [s.refused("reduce_co2", steps=steps) for steps in (3, 4, 5, 6)] == [
        "must_reduce_more",
        "",
        "",
        "cannot_reduce_more",
    ]
    s.do("reduce_co2", steps=5)
    assert (s.table.co2, s.table.vp, s.table.ending) == (490, [1], "")


def test_a_team_that_cannot_pay_for_the_limit_has_lost() -> None:
    """T22: decade 1, 520 ppm, 1 point."""
    s = scene()
    in_decade(s, 1, 1, 520)
    s.task(Frame("reduction_step"))
    assert (s.waiting, s.table.ending) == (("over", None), "planet_lost")


def inspected() -> Scene:
    """Both inspectors before the first tile of their group."""
    s = scene(inspectors=True)
    s.goals(*EIGHT_PLANT_GOALS)
    s.table.inspector_at = [-1, -1]
    return s


def test_an_inspector_starts_before_the_first_tile() -> None:
    """T23: a gas tile moves the inspector of the plant goals onto the second one."""
    s = inspected()
    s.next_fossils("gas")
    s.task(Frame("inspectors"))
    assert s.table.inspector_at[0] == 1
    assert s.codec.fossils[s.table.fossil_pile[-1]] == "gas"


def test_an_open_goal_with_an_inspector_costs_double() -> None:
    """T24: 4 points in decade 2 instead of 2."""
    s = inspected()
    s.table.env_done = [1, 0, *[1] * 6]
    s.table.inspector_at[0] = 1
    in_decade(s, 2, 10)
    s.task(Frame("goals"))
    assert s.table.vp == [10 - 4]


# --- the end of a cooperative game -----------------------------------------------------------------------


def test_a_team_wins_with_a_goal_for_everybody_and_two_un_goals_open() -> None:
    """T25: at 430 ppm after decade 4."""
    s = scene()
    in_decade(s, 4, 20, 430)
    for player, goals in enumerate(((6, 8), (4, 8), (1, 8), (6, 4))):
        s.table.personal[player] = goals
    for player, given in enumerate(({"money": 10}, {"tech": 3}, {"cep": 6}, {"money": 10})):
        s.give(player, **given)
    s.table.un_row = (1, 2)
    s.task(Frame("decade_end"))
    result = s.game.result
    assert (result.ending, result.winners) == ("team_won", (0, 1, 2, 3))
    assert dict(result.details)["un_goals_open"] == 2


# --- the competitive game --------------------------------------------------------------------------------


def test_the_first_supply_phase_gives_every_region_a_fossil_plant() -> None:
    """T26: two coal, three oil and one gas plant make 240 ppm of 50, and every region pays a CEP."""
    s = scene("competitive")
    ceps = s.table.region_cep[:]
    supplied(s, "coal", "oil", "gas", "oil", "coal", "oil")
    assert s.table.co2 == 50 + 190
    assert s.table.region_cep == [cep - 1 for cep in ceps]


def test_one_cube_of_the_region_helps_to_pay_for_a_plant() -> None:
    """T27: solar in Africa, where two cubes lie: a CEP, $10, and one of the two cubes is the region's."""
    s = ready_to_build("africa/tech", "solar", knowledge=2, mode="competitive")
    s.region_tech("africa", 2)
    s.do("build_plant", space="africa/tech", region_tech=1)
    assert s.money_tech_cep() == (20 - 10, 5 - 1, 3 - 1)
    assert s.table.region_tech[s.region("africa")] == 1


def test_income_of_ten_can_be_three_dollars_and_seven_points_of_ones_own() -> None:
    """T28: violet (1) keeps her points for herself."""
    s = scene("competitive")
    s.knowledge(1, recycling=9, hydro=9)
    s.task(Frame("income"))
    assert s.game.decision == Frame("income_split", 1, (10,))
    s.do("split_income", money=3)
    assert (s.table.money[1], s.table.vp) == (3, [0, 7, 0, 0])


def test_an_event_takes_points_for_the_missing_cube_and_a_permit_of_a_controlled_region() -> None:
    """T29: yellow (0) in North America, without tech and CEPs of her own, controls Africa."""
    s = scene("competitive", players=2)
    s.demand("north_america", "solar:1:1:1")
    s.control("africa", 0)
    s.table.event = 1  # North America
    africa = s.table.region_cep[s.region("africa")]
    s.task(Frame("event_phase"))
    assert s.table.region_cep[s.region("africa")] == africa - 1
    assert s.table.vp == [-2, 0]


def test_the_final_scoring_of_violet_is_115() -> None:
    """T30: 15 for money, 12 for the goal, 3 for tech, 10 for two UN goals, and 75 before."""
    s = scene("competitive")
    for region in ("africa", "oceania"):
        s.control(region, 0)
        s.region_cep(region, 1)
    s.give(0, money=5, tech=2, cep=3)
    s.give(1, tech=2)
    s.table.price = 5
    s.table.vp[0] = 75
    s.table.goal[0] = 9  # 3 points for each type of infrastructure
    s.project("asia/money", "solar", host=0)
    s.project("asia/tech", "hydro", host=0)
    s.project("europe/money", "wind", host=0)
    s.project("europe/tech", "recycling", host=0)
    s.table.un_row, s.table.un_claimed[0] = s.table.un_row[2:], s.table.un_row[:2]
    s.task(Frame("verdict"))
    result = s.game.result
    lines = {step: points for step, player, points in result.scoring if player == 0}
    assert lines == {"money": 15, "company_goal": 12, "most_tech": 3, "un_goals": 10}
    assert result.scores[0] == 115


# --- the solo game ---------------------------------------------------------------------------------------


def test_a_second_main_action_of_another_kind_costs_pollution() -> None:
    """T31: after a build at 470 ppm, and with the scientist already moved."""
    s = ready_to_build("europe/money", "recycling", mode="solo")
    s.project("asia/tech", "hydro")
    s.project("asia/money", "recycling", host=0)
    s.table.co2 = 470
    s.do("build_plant", space="europe/money", region_tech=0)
    s.do("move_scientist", origin="hand", destination="asia/tech")
    s.do("second_action")
    assert s.table.co2 == 480
    assert s.refused("build_plant", space="asia/money", region_tech=0) == "same_kind_of_action"
    s.do("plan", energy="wind", region="europe", grant="money")
    assert s.table.space_energy[s.space("europe/money")] == s.energy("wind")
    assert s.refused("move_scientist", origin="asia/tech", destination="europe/money") == (
        "scientist_move_used"
    )
    assert s.can("buy_cep")
