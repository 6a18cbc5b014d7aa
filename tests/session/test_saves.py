"""A game can be saved and loaded in the middle of any choice; one that was edited is refused by name."""

from __future__ import annotations

import json
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions, Session

from .helpers import play_on, played, played_to_a_turn

MEMBERS = ["format", "version", "program", "options", "readings", "components", "actions", "fingerprint"]


def through_json(document: dict[str, Any]) -> Any:
    return json.loads(json.dumps(document))


@pytest.mark.parametrize("decisions", [0, 1, 33, 3_000])
def test_a_saved_game_is_the_same_after_loading(options: GameOptions, decisions: int) -> None:
    """At the start, after one decision, somewhere in the middle, and when it is over."""
    session = played(options, decisions)
    saved = through_json(session.save())
    loaded = Session.load(saved)
    assert list(saved) == MEMBERS
    assert loaded.game.fingerprint() == session.game.fingerprint()
    assert (loaded.options, loaded.readings, loaded.actions) == (options, session.readings, session.actions)
    assert loaded.save() == session.save()


def test_a_loaded_game_goes_on_like_the_one_that_was_saved(options: GameOptions) -> None:
    session = played(options, 40)
    loaded = Session.load(through_json(session.save()))
    for each in (session, loaded):
        play_on(each, 40, seed=5)
    assert loaded.save() == session.save()


def test_a_loaded_game_can_be_taken_back_to_its_beginning(options: GameOptions) -> None:
    loaded = Session.load(through_json(played(options, 30).save()))
    loaded.undo(1_000)
    assert loaded.game.fingerprint() == Session.new(options).game.fingerprint()


def test_a_game_that_began_in_a_position_is_saved_with_it(options: GameOptions) -> None:
    session, _ = Session.at_position(options, played_to_a_turn(options, 14).document())
    assert session is not None
    play_on(session, 15, seed=6)
    saved = through_json(session.save())
    assert list(saved) == [*MEMBERS, "start"]
    loaded = Session.load(saved)
    assert loaded.save() == session.save()
    loaded.undo(1_000)
    assert loaded.document() == session.start


def test_the_readings_of_a_save_count_and_not_what_the_book_says_today() -> None:
    session = Session.new(GameOptions(players=2, book="pl"))
    saved = through_json(session.save())
    saved["options"]["book"] = "consensus"
    assert Session.load(saved).readings == session.readings


def edited(saved: Any, path: str, value: object) -> Any:
    """The save with another value; "-" takes the value out."""
    *parents, last = path.split(".")
    part = saved
    for key in parents:
        part = part[int(key) if isinstance(part, list) else key]
    at: Any = int(last) if isinstance(part, list) else last
    if value == "-":
        del part[at]
    else:
        part[at] = value
    return saved


@pytest.mark.parametrize(
    ("path", "value", "where", "expected"),
    [
        ("format", "-", "format", "co2game"),
        ("format", "chess", "format", "co2game"),
        ("version", 2, "version", "1"),
        ("version", "1", "version", "1"),
        ("version", True, "version", "1"),
        ("options", "-", "options", "an object"),
        ("options.players", 9, "options.players", "1 to 5"),
        ("options.edition", "second_chance", "readings.discs_per_player", "competitive_gas"),
        ("options.book", "en", "options.book", "consensus"),
        ("options.variants", {"draft": 1}, "options.variants.draft", "false, true"),
        ("readings", "-", "readings", "an object"),
        ("readings", [], "readings", "an object"),
        ("readings.plant_sort", "colour", "readings.plant_sort", "tech, cost"),
        ("readings.goals_removed_1", [1], "readings.goals_removed_1", "(27, 33)"),
        ("readings.moon", 1, "readings.moon", "plant_sort"),
        ("readings.plant_sort", None, "readings.plant_sort", "a name"),
        ("components", "-", "components", "block"),
        ("components", 7, "components", "block"),
        ("components.edition", "third", "components.edition", "first"),
        ("components.plants.solar.1.vp", "many", "components.plants.solar.1.vp", "a whole number"),
        ("components.market.refill", "-", "components.market.refill", "a value"),
        ("actions", "-", "actions", "a list"),
        ("actions", {}, "actions", "a list"),
        ("actions.3", 7, "actions[3]", "an object"),
        ("actions.3", {"do": "fly"}, "actions[3].do", "propose"),
        ("actions.3", {"do": "propose", "energy": "coal"}, "actions[3].energy", "energy"),
        ("actions.0", {"do": "end_turn"}, "actions[0]", "legal (mandatory_action_open)"),
        ("actions.19", "-", "fingerprint", ""),
        ("fingerprint", "-", "fingerprint", ""),
        ("fingerprint", "0" * 32, "fingerprint", ""),
        ("options.seed", 8, None, ""),
        ("components.start.cep", 3, None, ""),
    ],
)
def test_an_edited_save_is_refused_with_the_first_wrong_thing_named(
    path: str, value: object, where: str | None, expected: str
) -> None:
    """Where another seed or another component leads first depends on the game; it is refused all the same."""
    saved = through_json(played(GameOptions(players=2, seed=7), 20).save())
    with pytest.raises(BadDocumentError) as caught:
        Session.load(edited(saved, path, value))
    assert where in (None, caught.value.where)
    assert expected in caught.value.expected


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("options.variants.mode", "competitive", "actions[0]"),
        ("options.variants.home", "atlantis", "options.variants.home"),
        ("options.book", "pl", "options.book"),
        ("readings.penalty_price", "later", "readings.penalty_price"),
        ("components.edition", "third", "components.edition"),
        ("components.plants.wind.2.vp", -1, "components.plants.wind.2.vp"),
        ("actions.2", {"do": "propose"}, "actions[2].energy"),
        ("fingerprint", "", "fingerprint"),
    ],
)
def test_an_edited_save_of_second_chance_is_refused_too(path: str, value: object, where: str) -> None:
    options = GameOptions("second_chance", 2, 7, {"mode": "cooperative"})
    saved = through_json(played(options, 20).save())
    with pytest.raises(BadDocumentError) as caught:
        Session.load(edited(saved, path, value))
    assert caught.value.where == where


@pytest.mark.parametrize("document", [None, [], "co2game", 1, {}, {"format": ["co2game"]}])
def test_what_is_no_save_is_refused(document: object) -> None:
    with pytest.raises(BadDocumentError) as caught:
        Session.load(document)
    assert caught.value.where == "format"


def test_a_wrong_start_names_its_first_problem() -> None:
    options = GameOptions(players=2)
    session, _ = Session.at_position(options, Session.new(options).document())
    assert session is not None
    saved = through_json(session.save())
    for path, value, where in (("start.price", 99, "start.price"), ("start", 5, "start")):
        with pytest.raises(BadDocumentError) as caught:
            Session.load(edited(through_json(saved), path, value))
        assert caught.value.where == where
        assert "a valid position" in caught.value.expected


def test_a_list_of_actions_without_end_is_no_game() -> None:
    saved = through_json(Session.new(GameOptions(players=2)).save())
    with pytest.raises(BadDocumentError) as caught:
        Session.load({**saved, "actions": [None] * 100_001})
    assert caught.value.where == "actions"
