"""Options are small and readable; a wrong one is named by its path."""

from __future__ import annotations

import json
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.protocol.conversation import EDITIONS as EDITIONS_OF_THE_PROTOCOL
from co2desk.session import GameOptions, Session
from co2desk.session.editions import EDITIONS


def refusal_of(document: object) -> tuple[str, str]:
    """The path and the expectation with which a game with these options is refused."""
    with pytest.raises(BadDocumentError) as caught:
        Session.new(GameOptions.from_json(document))
    return caught.value.where, caught.value.expected


def test_everything_can_be_left_out() -> None:
    assert GameOptions.from_json({}) == GameOptions("first", 4, 1, {}, "consensus", False, {})


def test_options_survive_json(options: GameOptions) -> None:
    assert GameOptions.from_json(json.loads(json.dumps(options.to_json()))) == options


def test_lists_of_readings_survive_json() -> None:
    options = GameOptions(switches={"goals_removed_1": (27, 33), "un_goal_cards": 12})
    assert options.to_json()["switches"] == {"goals_removed_1": [27, 33], "un_goal_cards": 12}
    assert GameOptions.from_json(options.to_json()) == options


@pytest.mark.parametrize(
    ("document", "where", "expected"),
    [
        (None, "options", "an object"),
        ([], "options", "an object"),
        ({"colour": "green"}, "options.colour", "edition, players, seed"),
        ({"edition": 1}, "options.edition", "a name"),
        ({"edition": "third"}, "options.edition", "first, second_chance"),
        ({"players": "4"}, "options.players", "number of players"),
        ({"players": True}, "options.players", "number of players"),
        ({"players": 0}, "options.players", "1 to 5"),
        ({"players": 6}, "options.players", "1 to 5"),
        ({"seed": -1}, "options.seed", "whole number"),
        ({"seed": 2**53 + 1}, "options.seed", "whole number"),
        ({"seed": 1.0}, "options.seed", "whole number"),
        ({"variants": ["draft"]}, "options.variants", "an object"),
        ({"variants": {"draft": None}}, "options.variants.draft", "true or false"),
        ({"variants": {"draft": 1}}, "options.variants.draft", "false, true"),
        ({"variants": {"draft": "true"}}, "options.variants.draft", "false, true"),
        ({"variants": {"preset": "impossible"}}, "options.variants.preset", "expert"),
        ({"variants": {"weather": True}}, "options.variants.weather", "preset, auction, draft"),
        ({"variants": {"mode": "solo"}}, "options.variants.mode", "preset, auction, draft"),
        ({"book": 3}, "options.book", "rulebook profile"),
        ({"book": "en"}, "options.book", "consensus, pl, fr, ru, zh"),
        ({"literal": 1}, "options.literal", "true or false"),
        ({"switches": []}, "options.switches", "an object"),
        ({"switches": {"plant_sort": True}}, "options.switches.plant_sort", "a name"),
        ({"switches": {"plant_sort": "colour"}}, "options.switches.plant_sort", "tech, cost"),
        ({"switches": {"un_goal_cards": "12"}}, "options.switches.un_goal_cards", "13, 12"),
        ({"switches": {"goals_removed_1": [1, 2]}}, "options.switches.goals_removed_1", "(27, 33)"),
        ({"switches": {"goals_removed_1": ["27"]}}, "options.switches.goals_removed_1", "a list of numbers"),
        ({"switches": {"moon": 1}}, "options.switches.moon", "plant_sort"),
    ],
)
def test_a_wrong_option_is_named_by_its_path(document: object, where: str, expected: str) -> None:
    found, reason = refusal_of(document)
    assert found == where
    assert expected in reason


@pytest.mark.parametrize(
    ("more", "where", "expected"),
    [
        ({"players": 5}, "options.players", "2 to 4"),
        ({"players": 1, "variants": {"mode": "cooperative"}}, "options.players", "2 to 4"),
        ({"players": 2, "variants": {"mode": "solo"}}, "options.players", "1"),
        ({"variants": {"mode": "teams"}}, "options.variants.mode", "cooperative, competitive, solo"),
        ({"variants": {"mode": True}}, "options.variants.mode", "cooperative, competitive, solo"),
        ({"variants": {"home": "atlantis"}}, "options.variants.home", "north_america"),
        ({"variants": {"difficulty": "trivial"}}, "options.variants.difficulty", "hard, normal, easy"),
        ({"variants": {"solo_card": 1}}, "options.variants.solo_card", "mode, home, draft"),
        (
            {"variants": {"mode": "competitive", "difficulty": "hard"}},
            "options.variants.difficulty",
            "mode, home, draft",
        ),
        ({"players": 1, "variants": {"solo_card": 99}}, "options.variants.solo_card", "0, -1, 1"),
        ({"players": 1, "variants": {"draft": True}}, "options.variants.draft", "mode, home, difficulty"),
        ({"book": "pl"}, "options.book", "consensus"),
        ({"literal": True}, "options.literal", "false"),
        ({"switches": {"penalty_price": "later"}}, "options.switches.penalty_price", "before, after"),
        ({"switches": {"plant_sort": "tech"}}, "options.switches.plant_sort", "penalty_price"),
    ],
)
def test_a_wrong_option_of_second_chance_is_named_by_its_path(
    more: dict[str, Any], where: str, expected: str
) -> None:
    found, reason = refusal_of({"edition": "second_chance", "players": 3, **more})
    assert found == where
    assert expected in reason


def test_without_a_mode_one_player_plays_solo_and_several_play_together() -> None:
    for players, mode in ((1, "solo"), (2, "cooperative"), (4, "cooperative")):
        assert Session.new(GameOptions("second_chance", players)).game.edition.name == f"second_chance/{mode}"


def test_a_book_and_single_readings_on_top_of_it_are_what_the_game_is_played_with() -> None:
    plain = Session.new(GameOptions(players=2, book="pl"))
    changed = Session.new(GameOptions(players=2, book="pl", switches={"goal_30": "every"}))
    assert {key for key in plain.readings if plain.readings[key] != changed.readings[key]} == {"goal_30"}
    assert changed.game.table.setting.switches.goal_30 == "every"


def test_taking_a_book_literally_changes_its_readings() -> None:
    plain = Session.new(GameOptions(players=2, book="fr"))
    literal = Session.new(GameOptions(players=2, book="fr", literal=True))
    assert plain.readings != literal.readings


def test_the_protocol_offers_the_editions_of_the_session() -> None:
    """It keeps its own list, because the session would load the engine before the first answer."""
    assert EDITIONS_OF_THE_PROTOCOL == EDITIONS
