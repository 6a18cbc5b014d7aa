"""The rulebooks disagree about scientists, expertise and summits (specification 19.4): each reading."""

from __future__ import annotations

import pytest

from tests.engine.first.scene import Scene, scene


def levels(s: Scene, player: int) -> dict[str, int]:
    """What a player knows, without the tracks not entered."""
    known = {name: s.table.level(player, energy) for energy, name in enumerate(s.codec.energies)}
    return {name: level for name, level in known.items() if level}


def end_turn(s: Scene) -> None:
    """End the turn as if its mandatory action were done."""
    s.table.mandatory_done = 1
    s.do("end_turn")


# --- moves -------------------------------------------------------------------------------------------------


def scientist_on_a_project(reading: str) -> Scene:
    s = scene(switches={"scientist_to_hand": reading})
    s.project("europe/money", "solar", scientist=0)
    s.project("asia/money", "biomass")
    s.summit(0, "solar", "fusion")
    return s


def test_the_way_home_is_the_only_move_that_some_books_do_not_have() -> None:
    """D-20: project to project and project to summit are the same in both readings."""
    moves = {
        reading: {a for a in scientist_on_a_project(reading).game.legal() if a.kind == "move_scientist"}
        for reading in ("allowed", "forbidden")
    }
    home = scene().action("move_scientist", origin="europe/money", destination="hand")
    assert moves["allowed"] - moves["forbidden"] == {home}
    assert moves["forbidden"] < moves["allowed"]
    assert scientist_on_a_project("forbidden").can(
        "move_scientist", origin="europe/money", destination="summit/0/0"
    )


def test_a_research_grant_does_not_open_the_way_home_either() -> None:
    """D-20: a granted move follows the rules of the free one."""
    for reading, refusal in (("allowed", ""), ("forbidden", "no_way_home")):
        s = scientist_on_a_project(reading)
        s.do("propose", energy="biomass", region="europe", grant="research")
        assert s.refused("move_scientist", origin="europe/money", destination="hand") == refusal


def test_without_the_way_home_a_displaced_scientist_still_comes_home() -> None:
    """D-20: scientists return by displacement, build or summit in every book."""
    s = scene(switches={"scientist_to_hand": "forbidden"})
    s.project("europe/money", "solar", scientist=1)
    s.summit(0, "solar", "fusion")
    s.give(0, money=1, cep=1)
    s.do("install", space="europe/money")
    s.do("move_scientist", origin="europe/money", destination="hand")
    assert s.table.hand_scientists[1] == 1
    assert levels(s, 1) == {"solar": 1}


# --- the point at the end of the turn ----------------------------------------------------------------------


def end_of_turn_with_projects(reading: str, *energies: str) -> Scene:
    s = scene(switches={"end_turn_expertise": reading})
    for energy, region in zip(energies, ("europe", "asia"), strict=False):
        s.project(f"{region}/money", energy, scientist=0)
    end_turn(s)
    return s


def test_the_point_at_the_end_of_the_turn_comes_by_itself_or_may_be_declined() -> None:
    """D-21: with a single project there is nothing to choose, unless the point is optional."""
    must = end_of_turn_with_projects("must", "solar")
    assert must.waiting[0] == "over"  # nothing was asked; the stage ends with the turn
    assert levels(must, 0) == {"solar": 1}
    may = end_of_turn_with_projects("may", "solar")
    assert may.waiting == ("project_expertise", 0)
    may.do("decline")
    assert levels(may, 0) == {}


@pytest.mark.parametrize(("reading", "refusal"), [("must", "not_optional"), ("may", "")])
def test_with_several_projects_one_is_chosen_in_both_readings(reading: str, refusal: str) -> None:
    """D-21: "choose" is a duty to choose, or includes choosing none."""
    s = end_of_turn_with_projects(reading, "solar", "biomass")
    assert s.waiting == ("project_expertise", 0)
    assert s.refused("decline") == refusal
    s.do("choose_project", space="asia/money")
    assert levels(s, 0) == {"biomass": 1}


@pytest.mark.parametrize("reading", ["must", "may"])
def test_a_scientist_at_a_summit_gives_no_point_at_the_end_of_the_turn(reading: str) -> None:
    """D-21: "one of your scientists on the board" means one who works on a project."""
    s = scene(switches={"end_turn_expertise": reading})
    s.summit(0, "solar", "fusion", seats={0: 0})
    end_turn(s)
    assert s.waiting[0] == "over"
    assert levels(s, 0) == {}


# --- the bonus that puts a CEP into a region ---------------------------------------------------------------


def region_cep_bonus(**switches: str) -> Scene:
    """Player 0 reaches the third space of the biomass track, with one CEP left on the market."""
    s = scene(switches=switches)
    s.expertise(0, biomass=2)
    s.project("europe/money", "biomass", scientist=0)
    s.table.market, s.table.bank = 1, s.table.bank + 1
    return s


@pytest.mark.parametrize(
    ("reading", "market", "price", "from_bank"), [("market", 2, 4, 2), ("bank", 1, 3, 1)]
)
def test_the_regional_permit_comes_from_the_market_or_from_the_bank(
    reading: str, market: int, price: int, from_bank: int
) -> None:
    """D-41: from the bank the market neither runs empty nor rises; the region gets one CEP in any case."""
    s = region_cep_bonus(region_cep_source=reading)
    bank, asia = s.table.bank, s.table.region_cep[s.region("asia")]
    end_turn(s)
    s.do("choose_region", region="asia")
    assert s.table.region_cep[s.region("asia")] == asia + 1
    assert (s.table.market, s.table.price, s.table.bank) == (market, price, bank - from_bank)


def test_the_regional_permit_goes_to_a_region_of_choice_or_to_the_one_the_track_names() -> None:
    """D-42: the biomass track of the kit names South America."""
    free = region_cep_bonus(region_cep_target="choice")
    end_turn(free)
    assert free.waiting == ("bonus_region_cep", 0)
    free.do("choose_region", region="africa")
    assert free.table.region_cep[free.region("africa")] == 3

    named = region_cep_bonus(region_cep_target="indicated")
    end_turn(named)
    assert named.waiting[0] == "over"
    assert named.table.region_cep[named.region("south_america")] == 4
    assert named.table.region_cep[named.region("africa")] == 2


def test_a_full_region_is_no_choice_and_loses_the_bonus_if_it_is_the_named_one() -> None:
    """D-42: at its limit South America cannot be chosen; named by the track, nothing leaves the market."""
    free = region_cep_bonus(region_cep_target="choice")
    free.region_cep("south_america", 4)
    end_turn(free)
    assert free.refused("choose_region", region="south_america") == "region_cep_limit"

    named = region_cep_bonus(region_cep_target="indicated")
    named.region_cep("south_america", 4)
    end_turn(named)
    assert "BonusLost" in named.names()
    assert (named.table.market, named.table.price) == (1, 3)


# --- summits -----------------------------------------------------------------------------------------------


def summit_with_three(**switches: str) -> Scene:
    """Players 0 and 3 speak already; player 1 takes the last topic in his own turn. Player 0 starts."""
    s = scene(switches=switches)
    s.table.start_player = 0
    s.summit(0, "forestation", "fusion", "recycling", seats={0: 0, 1: 3})
    s.project("oceania/money", "recycling", scientist=1)
    s.turn(1)
    s.do("move_scientist", origin="oceania/money", destination="summit/0/2")
    return s


@pytest.mark.parametrize(("reading", "order"), [("active_last", [3, 0, 1]), ("turn_order", [0, 1, 3])])
def test_the_active_player_learns_last_or_in_turn_order_at_a_summit(reading: str, order: list[int]) -> None:
    """D-22: from the left neighbour on, or from the start player on; what each receives is the same."""
    s = summit_with_three(summit_order=reading)
    end_turn(s)
    asked = []
    while s.waiting[0] == "summit_extra":
        asked.append(s.waiting[1])
        s.do("choose_energy", energy="fusion")
    assert asked == order
    assert [levels(s, player) for player in (0, 1, 3)] == [
        {"forestation": 1, "fusion": 1},
        {"fusion": 1, "recycling": 1},
        {"fusion": 2},
    ]


def test_a_summit_pays_all_participants_at_the_end_of_the_turn_that_completes_it() -> None:
    """D-52: nobody waits for the end of his own turn, and nobody gets anything before the turn is over."""
    s = summit_with_three()
    assert [levels(s, player) for player in (0, 1, 3)] == [{}, {}, {}]
    end_turn(s)
    while s.waiting[0] == "summit_extra":
        s.do("choose_energy", energy="recycling")
    assert all(levels(s, player) for player in (0, 1, 3))
    assert s.waiting[0] == "over"
    assert s.table.hand_scientists == [1, 1, 1, 1]


def test_a_finished_summit_leaves_the_game() -> None:
    """D-53: "replaced" means gone: neither on the board nor in the stack, and the next tile lies there."""
    s = summit_with_three()
    tile, following = s.table.summit_tile[0], s.table.summit_pile[0]
    end_turn(s)
    while s.waiting[0] == "summit_extra":
        s.do("choose_energy", energy="recycling")
    assert s.table.summit_tile[0] == following
    assert tile not in s.table.summit_tile
    assert tile not in s.table.summit_pile
    assert len(s.table.summit_tile) + len(s.table.summit_pile) == 17


def test_one_player_may_speak_on_several_topics_of_a_summit() -> None:
    """D-58: a point for each of his topics, but only one more for taking part."""
    s = scene()
    s.summit(0, "solar", "fusion", seats={0: 0})
    s.project("oceania/money", "fusion", scientist=0)
    s.do("move_scientist", origin="oceania/money", destination="summit/0/1")
    end_turn(s)
    assert s.waiting == ("summit_points", 0)
    s.do("choose_energy", energy="solar")  # the other own topic follows by itself
    assert s.waiting == ("summit_extra", 0)
    s.do("choose_energy", energy="solar")
    assert levels(s, 0) == {"solar": 2, "fusion": 1}
    assert s.game.is_over
