"""What the rulebook leaves open about setup, components and geography (specification 22.1): each ruling.

At the end every value of every switch is played in whole games.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import combinations_with_replacement
from random import Random

import pytest

from co2desk.engine.editions.second_chance import SecondChanceGame
from co2desk.engine.editions.second_chance.ending import ENDINGS
from co2desk.engine.editions.second_chance.setting import MODES, Variants
from co2desk.engine.editions.second_chance.switches import Switches
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.switches import Value, catalogue_of, make_switches
from co2desk.engine.table.events import FossilPlantPlaced
from co2desk.engine.table.kit import Difficulty, SecondChanceKit
from tests.engine.second_chance.scene import kit, new_game, scene

SEED = 5
MOST_DECISIONS = 3_000  # no game is longer


def dealt(mode: str, players: int, seed: int = 1, **switches: Value) -> SecondChanceGame:
    """A game as it is set up, before the first decision."""
    return new_game(kit(), players, seed, make_switches(Switches, switches), Variants(mode=mode))


# --- geography -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("home", "first"),
    [("north_america", "north_america south_america europe"), ("asia", "asia oceania north_america")],
)
def test_energy_supply_starts_at_the_home_region_and_goes_on_clockwise(home: str, first: str) -> None:
    """A1: "where the players live" is chosen once for the game; the example starts in North America."""
    s = scene(home=home)
    events = s.task(Frame("energy_supply"))
    visited = [s.codec.regions[event.region] for event in events if isinstance(event, FossilPlantPlaced)]
    assert visited[:3] == first.split()
    assert sorted(visited) == sorted(s.codec.regions)


def test_the_home_region_is_north_america_unless_somebody_says_otherwise() -> None:
    """A1: as in the example."""
    assert scene().table.setting.home == scene().region("north_america")


def test_every_region_has_one_project_space_of_each_subsidy() -> None:
    """A68: the text shows three kinds of spaces."""
    s = scene()
    wanted = {f"{region}/{grant}" for region in s.codec.regions for grant in ("money", "tech", "scientist")}
    plans = [s.codec.action_to_json(a) for a in s.game.legal() if a.kind == "plan"]
    assert {f"{plan['region']}/{plan['grant']}" for plan in plans} == wanted


@pytest.mark.parametrize("mode", MODES)
def test_all_spaces_for_permits_are_full_at_the_start(mode: str) -> None:
    """A69: so North America has five, as in the example of planning."""
    table = dealt(mode, 1 if mode == "solo" else 4).table
    assert table.region_cep == list(kit().cep_limit)
    assert table.region_cep[kit().regions.index("north_america")] == 5


@pytest.mark.parametrize(("ceps", "lost"), [(5, True), (4, False)])
def test_a_regional_permit_finds_no_room_before_a_region_has_paid(ceps: int, lost: bool) -> None:
    """A69: the consequence; the second wind space carries the bonus."""
    s = scene("competitive")
    s.knowledge(0, wind=1)
    s.region_cep("europe", ceps)
    s.do("plan", energy="wind", region="europe", grant="tech")
    assert ("BonusLost" in s.names()) == lost
    assert (s.waiting == ("bonus", 0)) == (not lost)


# --- pieces ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_player_has_four_scientists_one_of_them_in_hand(mode: str) -> None:
    """A2: the list of components is garbled; setup hands out one and puts three into the pool."""
    players = 1 if mode == "solo" else 4
    table = dealt(mode, players).table
    assert table.hand_scientists == [1] * players
    assert table.pool_scientists == [3] * players


def test_a_competitive_game_shows_five_un_goals_of_two_plants_and_five_of_three() -> None:
    """A3: the second number is missing in the rulebook."""
    game = dealt("competitive", 3)
    cards = [game.table.setting.un_by_number[number] for number in game.table.un_row]
    assert Counter(len(card.energies) for card in cards) == {2: 5, 3: 5}


def test_the_un_goals_are_every_pair_and_every_three_plants_but_three_of_a_kind() -> None:
    """A3: 15 + 30 = 45 cards fit exactly."""
    energies = range(len(kit().energies))
    pairs = {tuple(sorted(card.energies)) for card in kit().un_two}
    threes = {tuple(sorted(card.energies)) for card in kit().un_three}
    assert pairs == set(combinations_with_replacement(energies, 2))
    assert threes == {card for card in combinations_with_replacement(energies, 3) if len(set(card)) > 1}
    assert len(kit().un_two) + len(kit().un_three) == 45


@pytest.mark.parametrize(
    ("mode", "players", "reading", "gas"),
    [
        ("cooperative", 3, "removed", 4),
        ("cooperative", 3, "kept", 4),
        ("competitive", 3, "removed", 4),
        ("competitive", 3, "kept", 10),
        ("competitive", 4, "removed", 10),
        ("cooperative", 2, "removed", 10),
    ],
)
def test_three_players_play_without_six_gas_tiles_also_when_they_compete(
    mode: str, players: int, reading: str, gas: int
) -> None:
    """A4: the rule stands in the cooperative setup; the competitive one lists only what changes."""
    game = dealt(mode, players, competitive_gas=reading)
    names = [kit().fossils[fossil].name for fossil in game.table.fossil_pile]
    assert Counter(names) == {"coal": 10, "oil": 10, "gas": gas}


def test_the_first_summits_may_have_any_number_of_topics() -> None:
    """A70: all tiles are shuffled together."""
    sizes: Counter[int] = Counter()
    for seed in range(20):
        table = dealt("cooperative", 4, seed).table
        sizes.update(len(table.topics(summit)) for summit in range(len(table.summit_tile)))
        assert sorted((*table.summit_tile, *table.summit_pile)) == list(range(18))
    assert sizes.keys() == {2, 3, 4}


@pytest.mark.parametrize(("reading", "tiles"), [("in_play", 7), ("left_out", 6)])
def test_the_seventh_event_tile_is_in_play_or_left_out(reading: str, tiles: int) -> None:
    """A71: seven tiles for six regions; without the unknown one there is exactly one for each region."""
    game = dealt("competitive", 4, seventh_event=reading)
    table = game.table
    cards = (table.event, *table.event_pile)
    regions = {table.setting.event_region[card] for card in cards}
    assert len(cards) == len(set(cards)) == tiles
    assert len(regions) == 6


def test_the_rulebook_counts_seven_event_tiles_and_so_does_a_game_without_a_choice() -> None:
    """A71: one lies open as the current event, the others are the pile."""
    assert len(dealt("competitive", 4).table.event_pile) == 6


# --- cards -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("energies", "met"),
    [
        (("solar", "solar"), [9]),
        (("solar", "hydro", "wind"), [10]),
        (("solar", "hydro", "wind", "wind"), [9, 10]),
    ],
)
def test_goal_9_asks_for_equal_infrastructures_and_goal_10_for_different_ones(
    energies: tuple[str, ...], met: list[int]
) -> None:
    """A5: both have the same wording; with four players two equal or three different ones are needed."""
    s = scene()
    for space, energy in zip(
        ("asia/money", "asia/tech", "europe/money", "europe/tech"), energies, strict=False
    ):
        s.project(space, energy, host=0)
    found = []
    for card in (9, 10):
        s.table.personal[0] = (card,)
        if dict(s.game.result.details)["goals_0"]:
            found.append(card)
    assert found == met


# --- every value of every switch -------------------------------------------------------------------------


def patient() -> SecondChanceKit:
    """Values with which no game is lost before its last decade."""
    rich = Difficulty("hard", (0, 0, 0), 1_000)
    return replace(kit(), difficulties=(rich,), loss_ppm=9_000)


def play_at_random(game: SecondChanceGame) -> None:
    """Kinds of actions are equally likely, so that the many plans do not crowd out everything else."""
    chance = Random(SEED)
    for _ in range(MOST_DECISIONS):
        if game.is_over:
            return
        legal = game.legal()
        kind = chance.choice(sorted({action.kind for action in legal}))
        game.apply(chance.choice([action for action in legal if action.kind == kind]))
    raise AssertionError("a game without end")


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(
    ("key", "value"),
    [(switch.key, value) for switch in catalogue_of(Switches) for value in switch.values],
)
def test_a_game_with_any_value_of_any_switch_can_be_played_to_its_end(
    key: str, value: Value, mode: str
) -> None:
    """All switches, one value at a time; CEPs and tech are conserved, and the last decade is reached."""
    variants = Variants(mode=mode, inspectors=mode == "cooperative")
    game = new_game(
        patient(), 1 if mode == "solo" else 3, SEED, make_switches(Switches, {key: value}), variants
    )
    play_at_random(game)
    table = game.table
    assert table.ending in ENDINGS
    assert table.decade == table.setting.decades
    assert table.bank + table.market + sum(table.cep) + sum(table.region_cep) == kit().cep
    inspectors = kit().inspectors if table.setting.inspectors else 0
    assert table.tech_supply + sum(table.tech) + sum(table.region_tech) + inspectors == kit().tech
