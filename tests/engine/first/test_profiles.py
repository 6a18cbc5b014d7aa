"""The rulebook profiles against the matrix of the specification (section 21), and whole games with them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from random import Random
from typing import NamedTuple

import pytest

from co2desk.components import load_profiles, profile_values
from co2desk.engine.editions.first import FirstGame
from co2desk.engine.editions.first.ending import ENDINGS, LOST
from co2desk.engine.editions.first.setting import Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.machine.switches import Value, catalogue_of, make_switches
from co2desk.engine.table.kit import FirstKit
from tests.engine.first.scene import kit, new_game

PROFILES = ("consensus", "pl", "fr", "ru", "zh")


class Row(NamedTuple):
    """One line of the matrix: the entry of the register, then what is played with each profile."""

    difference: str
    consensus: Value
    pl: Value
    fr: Value
    ru: Value
    zh: Value


def same(difference: str, value: Value) -> Row:
    """A line on which no book that decides the question differs from the consensus."""
    return Row(difference, value, value, value, value, value)


# Misprints are corrected here; a book that is silent, or open to two readings, plays the consensus.
MATRIX = {
    # The books list 20 or 15 discs and do not say what happens without one: no profile limits them (G-32).
    "discs_per_player": same("D-01", 0),
    "un_goal_cards": same("D-02", 13),
    "event_cards": same("D-03", 6),
    "plant_sort": Row("D-05", "tech", "tech", "tech", "tech", "cost"),
    "auction_decade_1": Row("D-06", "off", "off", "on", "on", "on"),
    "auction_decade_1_passed": same("G-15", "tile_stays"),
    "summit_spaces": same("D-07", 6),
    "goals_removed_1": Row("D-08", (27, 30, 32, 33), (27, 30, 32, 33), (27, 30, 32, 33), (27, 33), (27, 33)),
    "goals_removed_2": Row("D-08", (28, 30, 33), (28, 30, 33), (28, 30, 33), (), ()),
    "goals_removed_3": Row("D-08", (30,), (30,), (30,), (), ()),
    "region_order": same("D-10", "fixed_start"),
    "skip_full_region": same("D-11", "skip"),
    "fossil_cep_source": same("D-12", "any_controlled"),
    "biomass_install_money": Row("D-14", 3, 3, 3, 1, 3),
    "recycling_cep_source": same("D-15", "market"),
    "money_grant_basis": same("D-16", "cep"),
    "own_scientist_after_install": Row("D-17", "stays", "stays", "stays", "stays", "leaves"),
    "plant_choice": same("D-18", "top"),
    "tech_needed_with_subsidy": same("D-56", "less_one"),
    "build_displacement": Row("D-19", "last", "last", "last", "last", "first"),
    "scientist_to_hand": Row("D-20", "allowed", "allowed", "allowed", "forbidden", "forbidden"),
    "end_turn_expertise": Row("D-21", "must", "must", "must", "must", "may"),
    "summit_order": Row("D-22", "active_last", "active_last", "active_last", "turn_order", "active_last"),
    "market_after_stop": Row("D-23", "no_sale", "no_sale", "no_sale", "no_sale", "closed"),
    "lobby_0709_tech": Row("D-24", 2, 1, 2, 2, 2),
    "lobby_0709_effect": Row("D-25", "fixed", "fixed", "fixed", "choose", "choose"),
    "lobby_12_choice": same("D-26", "choose"),
    "lobby_25_26": Row("D-27", "buy_sell", "buy_sell", "buy_sell", "sell_buy", "sell_buy"),
    # All four card lists lower the price. That the action comes first is said by PL alone, literally.
    "lobby_main_timing": Row("D-28", "attach", "attach", "attach", "attach", "with"),
    "goal_30": Row("D-29", "except_first", "except_first", "except_first", "every", "every"),
    "control_expertise": same("D-30", "built"),
    "six_decades_at": same("D-31", 5),
    "end_income": same("D-33", "paid"),
    "extreme_removes_gas": Row("D-34", 6, 6, 6, 0, 6),
    "solo_base": Row("D-36", "two_player", "normal", "two_player", "two_player", "two_player"),
    "solo_slot": same("D-37", "choice"),
    "solo_next_start": Row("D-38", "next_region", "next_region", "next_region", "same_region", "next_region"),
    "solo_end_level": Row("D-39", "reaches", "exceeds", "exceeds", "exceeds", "reaches"),
    "expertise_on_own_return": same("D-40", "no"),
    "region_cep_source": same("D-41", "market"),
    "region_cep_target": same("D-42", "choice"),
    "control_recount": same("D-44", "builder_or_controller"),
}

# The values with an asterisk, or called literal, in the matrix.
LITERAL: dict[str, dict[str, Value]] = {
    "consensus": {},
    "pl": {"lobby_main_timing": "after", "control_expertise": "agenda", "end_income": "not_paid"},
    "fr": {"goals_removed_1": (27, 30, 33), "fossil_cep_source": "this_region"},
    "ru": {"un_goal_cards": 12, "recycling_cep_source": "bank"},
    "zh": {
        "un_goal_cards": 12,
        "event_cards": 7,
        "money_grant_basis": "money",
        "six_decades_at": 6,
        "expertise_on_own_return": "yes",
    },
}


# --- the matrix --------------------------------------------------------------------------------------------


def test_the_matrix_has_a_line_for_every_switch() -> None:
    """Section 21: no switch without a line, no line without a switch, and both name the same difference."""
    settles = {switch.key: switch.settles for switch in catalogue_of(Switches)}
    assert set(MATRIX) == set(settles)
    assert [key for key, row in MATRIX.items() if row.difference not in settles[key]] == []


@pytest.mark.parametrize("literal", [False, True], ids=["corrected", "literal"])
@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_plays_the_values_of_its_column(name: str, literal: bool) -> None:
    """Section 21: every switch, with the misprints of the book only if it is taken at its word."""
    expected = {key: getattr(row, name) for key, row in MATRIX.items()}
    if literal:
        expected |= LITERAL[name]
    assert asdict(make_switches(Switches, profile_values("first", name, literal))) == expected


@pytest.mark.parametrize("name", PROFILES)
def test_a_profile_says_which_difference_each_of_its_values_settles(name: str) -> None:
    """Section 21: the number in the column D."""
    found = load_profiles("first")[name].differences
    assert found == {key: MATRIX[key].difference for key in found}


# --- whole games -------------------------------------------------------------------------------------------

PATIENT = replace(kit(), loss_ppm=9_000)  # a planet that is never lost: these games reach the final scoring


def play_to_the_end(game: FirstGame, seed: int) -> None:
    """Any legal action at random, but a plant when one can be built."""
    chance = Random(seed)
    while not game.is_over:
        actions = game.legal()
        assert actions, f"nobody can do anything: {game.decision}"
        plants = [action for action in actions if action.kind == "build"]
        game.apply(chance.choice(plants or actions))


def check_the_end(game: FirstGame) -> None:
    """Over for a known reason, with a score for everybody and nothing lost from the box."""
    table = game.table
    ending, scores, winners, ranking, scoring, _ = game.result
    assert ending in ENDINGS
    assert len(scores) == table.setting.players
    assert sorted(ranking) == list(range(table.setting.players))
    assert bool(winners) == bool(scoring) == (ending != LOST)
    assert table.bank + table.market + sum(table.region_cep) + sum(table.cep) == kit().cep
    assert table.tech_supply + sum(table.region_tech) + sum(table.tech) == kit().tech


def play(values: Mapping[str, Value], players: int, variants: Variants, box: FirstKit) -> FirstGame:
    game = new_game(box, players, players, make_switches(Switches, values), variants)
    play_to_the_end(game, players)
    check_the_end(game)
    return game


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("literal", [False, True], ids=["corrected", "literal"])
@pytest.mark.parametrize("name", PROFILES)
def test_a_whole_game_can_be_played_by_every_rulebook(name: str, literal: bool, players: int) -> None:
    """Section 21: every column as a game, plain and with all variants, and once more up to the scoring."""
    values = profile_values("first", name, literal)
    everything = Variants(preset="extreme", auction=True, draft=True)
    play(values, players, Variants(), kit())
    play(values, players, everything, kit())
    assert play(values, players, everything, PATIENT).result.ending != LOST


def players_for(key: str) -> tuple[int, ...]:
    """The numbers of players with which a switch has an effect."""
    if key.startswith("solo_"):
        return (1,)
    if key.startswith("goals_removed_"):
        return (int(key[-1]),)
    return (5,) if key == "six_decades_at" else (1, 2, 4)


VALUES = [(switch.key, value) for switch in catalogue_of(Switches) for value in switch.values]


@pytest.mark.parametrize(("key", "value"), VALUES, ids=lambda part: str(part).replace(" ", ""))
def test_a_whole_game_can_be_played_with_every_value_of_every_switch(key: str, value: Value) -> None:
    """Section 21: each value alone, in games that it concerns, up to the scoring."""
    preset = "extreme" if key == "extreme_removes_gas" else ""
    variants = Variants(preset=preset, auction=key == "auction_decade_1")
    for players in players_for(key):
        game = play({key: value}, players, variants, PATIENT)
        assert game.result.ending != LOST
        assert getattr(game.table.setting.switches, key) == value
