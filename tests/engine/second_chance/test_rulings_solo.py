"""What the rulebook leaves open about inspectors and the solo game (specification 22.8): each ruling."""

from __future__ import annotations

from collections import Counter

import pytest

from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.editions.second_chance.setting import Variants
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.events import OpponentCubePlaced
from tests.engine.second_chance.scene import REGIONS, Scene, kit, new_game, scene

ENERGIES = ("recycling", "hydro", "wind", "solar", "forestation")
EIGHT_REGIONS = tuple(("plant_in_region", region) for region in (*REGIONS, *REGIONS[:2]))
GREEN, BLUE = 0, 1  # inspectors


# --- inspectors ------------------------------------------------------------------------------------------


def inspected(done: tuple[int, ...] = (), mode: str = "solo", **switches: str) -> Scene:
    """Eight plant goals, of which some are achieved, two summit goals, and inspectors before the first."""
    s = scene(mode, switches=switches, inspectors=True)
    s.goals(*EIGHT_REGIONS, ("summit_size", 2), ("summit_size", 3))
    for tile in done:
        s.table.env_done[tile] = 1
    s.table.inspector_at = [-1, -1]
    return s


@pytest.mark.parametrize(
    ("reading", "done", "fossil", "at"),
    [
        ("achieved", (), "gas", 1),
        ("achieved", (0, 2), "gas", 3),
        ("achieved", (0, 2), "coal", 5),
        ("nothing", (0, 2), "gas", 1),
        ("nothing", (0, 2), "coal", 3),
    ],
)
def test_an_inspector_skips_achieved_goals_or_nothing(
    reading: str, done: tuple[int, ...], fossil: str, at: int
) -> None:
    """A44: "empty places": achieved tiles are turned over, not taken away; it starts before the first."""
    s = inspected(done, inspector_skips=reading)
    s.next_fossils(fossil)
    s.task(Frame("inspectors"))
    assert s.table.inspector_at[GREEN] == at


def test_an_inspector_goes_round() -> None:
    """A44: from the last but one of eight tiles, four further is the third."""
    s = inspected()
    s.table.inspector_at[GREEN] = 6
    s.next_fossils("coal")
    s.task(Frame("inspectors"))
    assert s.table.inspector_at[GREEN] == (6 + 4) % 8


def test_an_inspector_of_achieved_goals_stays_and_draws_nothing() -> None:
    """A45: the only tile drawn is for the other one."""
    s = inspected(tuple(range(8)))
    s.table.inspector_at = [3, -1]
    s.next_fossils("gas", "coal")
    s.task(Frame("inspectors"))
    assert s.table.inspector_at == [3, 1]
    assert s.codec.fossils[s.table.fossil_pile[-1]] == "gas"
    assert s.codec.fossils[s.table.fossil_pile[0]] == "coal"


@pytest.mark.parametrize("mode", ["cooperative", "solo"])
@pytest.mark.parametrize(("decade", "moved"), [(1, True), (3, True), (4, False)])
def test_inspectors_move_after_every_decade_but_the_last(mode: str, decade: int, moved: bool) -> None:
    """A45: the game is over then."""
    s = inspected(mode=mode)
    s.table.decade = decade
    s.task(Frame("decade_end"))
    assert (s.names().count("InspectorMoved") == 2) == moved
    assert (s.table.inspector_at != [-1, -1]) == moved


# --- the opponent's cubes --------------------------------------------------------------------------------


def cubes_from(start: str, *tiles: tuple[str, str | int], **switches: str) -> list[tuple[str, str]]:
    """Where the opponent's cubes go: region and energy, in order."""
    s = scene("solo", switches=switches)
    s.goals(*tiles)
    s.task(Frame("opponent_start", 0))
    events = s.do("choose_region", region=start)
    placed = [event for event in events if isinstance(event, OpponentCubePlaced)]
    return [(s.codec.regions[event.region], s.codec.energies[event.energy]) for event in placed]


def test_the_opponent_s_cubes_come_from_all_three_groups_of_goals() -> None:
    """A46: in the worst case eight regions, five energies of knowledge, and three of summits."""
    sizes = [("summit_size", size) for size in (2, 2, 3, 3, 4)]
    knowledge = [("knowledge_last", energy) for energy in ENERGIES]
    topics = [("summit_topic", energy) for energy in ("solar", "wind", "hydro")]
    placed = cubes_from("europe", *EIGHT_REGIONS, *knowledge, *sizes, *topics)
    assert [energy for _, energy in placed] == [*ENERGIES, "solar", "wind", "hydro"]


@pytest.mark.parametrize(
    ("reading", "regions"),
    [
        ("continue", ["south_america", "north_america", "asia"]),
        ("restart", ["south_america", "south_america", "north_america"]),
    ],
)
def test_the_search_for_a_region_goes_on_or_starts_again(reading: str, regions: list[str]) -> None:
    """A47: counter-clockwise from Europe; three solar goals, and two cubes are the most for a region."""
    tiles = (("plant_of_type", "solar"), ("knowledge_last", "solar"), ("knowledge_half", "solar"))
    assert [region for region, _ in cubes_from("europe", *tiles, opponent_cubes=reading)][:3] == regions


@pytest.mark.parametrize("reading", ["continue", "restart"])
def test_the_start_region_itself_is_the_last_one_to_be_tried(reading: str) -> None:
    """A47: of the three regions with recycling, North America comes round before Europe."""
    placed = cubes_from("europe", ("plant_of_type", "recycling"), opponent_cubes=reading)
    assert placed[0] == ("north_america", "recycling")
    assert ("europe", "recycling") in placed


def test_the_goals_are_gone_through_again_until_all_cubes_are_placed() -> None:
    """A48: two goals for eight cubes."""
    placed = cubes_from("europe", ("plant_of_type", "solar"), ("summit_topic", "hydro"))
    assert [energy for _, energy in placed] == ["solar", "hydro"] * 4
    assert max(Counter(region for region, _ in placed).values()) == 2


def test_cubes_for_which_there_is_no_region_are_left() -> None:
    """A48: three regions want solar, two cubes fit into each."""
    placed = cubes_from("europe", ("plant_of_type", "solar"))
    assert Counter(region for region, _ in placed) == {"north_america": 2, "south_america": 2, "asia": 2}


def test_a_goal_without_a_region_is_passed_over() -> None:
    """A48: once the three regions with solar are full, only hydro is placed."""
    tiles = (*[("plant_of_type", "solar")] * 2, ("knowledge_last", "solar"), ("knowledge_half", "solar"))
    topics = [("summit_topic", "solar")] * 2
    placed = cubes_from("europe", *tiles, *topics, ("summit_topic", "hydro"))
    assert [energy for _, energy in placed] == ["solar"] * 6 + ["hydro"] * 2
    assert {region for region, energy in placed if energy == "hydro"} <= {"africa", "oceania"}


# --- pieces and goals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "refusal"), [("solo", ""), ("cooperative", "no_marker_left")])
def test_alone_markers_of_other_colours_help_out(mode: str, refusal: str) -> None:
    """A49: otherwise ten plants would be impossible."""
    s = scene(mode)
    s.table.infrastructures[s.energy("solar")] = 8
    s.project("africa/tech", "hydro")
    s.give(0, cep=1)
    assert s.refused("infrastructure", space="africa/tech") == refusal


def judged(s: Scene) -> str:
    """How the game ends whose last decade is over; the personal goals are $10, and all UN goals claimed."""
    s.table.decade = 4
    s.table.personal[0] = s.table.personal[0] or (6, 6)
    s.give(0, money=10)
    s.table.un_row = ()
    s.task(Frame("decade_end"))
    return s.table.ending


@pytest.mark.parametrize(("plants", "ending"), [(10, "team_won"), (9, "solo_goal_missed")])
def test_ten_plants_meet_solo_goal_2(plants: int, ending: str) -> None:
    """A49: two more than the player has cubes."""
    s = scene("solo", solo_card=2)
    s.table.plants_built[s.energy("solar")] = plants
    assert judged(s) == ending


def begun(solo_card: int) -> SecondChanceGame:
    """A solo game as it is set up."""
    return new_game(kit(), 1, 1, variants=Variants(mode="solo", solo_card=solo_card))


def test_two_of_four_personal_goals_are_kept() -> None:
    """A50: the rule without solo goal 5."""
    game = begun(0)
    for _ in range(2):
        assert game.decision.kind == "keep_goal"
        game.apply(game.legal()[0])
    assert game.decision.kind == "opponent_start"
    assert len(game.table.personal[0]) == 2


def test_solo_goal_5_keeps_all_four_personal_goals() -> None:
    """A50: nothing is discarded."""
    game = begun(5)
    assert game.decision.kind == "opponent_start"
    assert len(set(game.table.personal[0])) == 4


@pytest.mark.parametrize(("tech", "won"), [(3, True), (2, False)])
def test_solo_goal_5_asks_for_all_four_personal_goals(tech: int, won: bool) -> None:
    """A50: money, tech, scientists and CEPs."""
    s = scene("solo", solo_card=5)
    s.table.personal[0] = (1, 4, 5, 6)
    s.table.hand_scientists[0], s.table.pool_scientists[0] = 4, 0
    s.give(0, tech=tech, cep=6)
    assert (judged(s) == "team_won") == won


def test_solo_goal_7_is_played_without_gas_also_for_the_inspectors() -> None:
    """A66: as if every gas tile that is drawn were discarded."""
    table = begun(7).table
    names = Counter(kit().fossils[fossil].name for fossil in table.fossil_pile)
    assert names == {"coal": 10, "oil": 10}
    assert Counter(kit().fossils[fossil].name for fossil in table.fossil_out) == {"gas": 10}


# --- the second main action ------------------------------------------------------------------------------


def after_a_plan(co2: int = 400, **goods: int) -> Scene:
    s = scene("solo")
    s.table.co2 = co2
    s.give(0, **goods)
    s.do("plan", energy="wind", region="europe", grant="scientist")
    s.do("recruit")
    s.do("decline")
    return s


def test_a_second_action_comes_after_the_first_one_only() -> None:
    """A67: nobody pollutes in advance."""
    assert scene("solo").refused("second_action") == "first_action_open"
    assert after_a_plan(cep=1).refused("second_action") == ""


def test_nobody_pollutes_without_a_second_action_to_take() -> None:
    """A67: no CEP to prepare the project with, and no infrastructure to build on."""
    assert after_a_plan().refused("second_action") == "no_second_action"


@pytest.mark.parametrize(("co2", "refusal"), [(490, ""), (500, "co2_at_limit")])
def test_at_the_limit_there_is_no_second_action(co2: int, refusal: str) -> None:
    """A67: from 490 to 500 is still possible."""
    assert after_a_plan(co2, cep=1).refused("second_action") == refusal


def test_a_second_action_that_was_paid_for_is_taken_at_once() -> None:
    """A67: polluting and acting are one; a third action does not exist."""
    s = after_a_plan(cep=2)
    s.do("second_action")
    for kind in ("end_turn", "sell_cep", "second_action"):
        assert s.refused(kind) == "not_now"
    s.do("infrastructure", space="europe/scientist")
    assert s.refused("second_action") == "second_action_used"
    assert s.can("end_turn")


@pytest.mark.parametrize(("card", "possible"), [(12, True), (35, False)])
def test_only_a_card_for_a_main_action_comes_before_the_second_action(card: int, possible: bool) -> None:
    """A67: card 12 is for preparing wind; a sale is not what was paid for."""
    s = after_a_plan(cep=2)
    s.lobby(0, card)
    s.do("second_action")
    assert s.can("play_lobby", card=card, main=2, option=0) == possible


def test_a_single_player_earns_on_every_track() -> None:
    """A77: the only disc is always in front."""
    s = scene("solo")
    s.knowledge(0, recycling=1, wind=2, forestation=3)
    s.task(Frame("income"))
    assert s.game.decision == Frame("income_split", 0, (1 + 2 + 3,))
