"""A game can be saved and loaded in the middle of any choice; one that was edited is refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions, Session, saves
from co2desk.session.journal import Journal, read_journal
from co2desk.session.saves import MOST_ENTRIES
from co2desk.session.takebacks import PRACTICE

from .helpers import play_on, played, played_to_a_turn, tables_of

# `branch`, `position` and `start` are there when there is something to say.
MEMBERS = (
    *("format", "version", "program", "id", "branch", "edition", "mode", "options", "practice", "players"),
    *("readings", "components", "start", "position", "turns", "log"),
)


def members(*left_out: str) -> list[str]:
    return [name for name in MEMBERS if name not in left_out]


def through_json(document: dict[str, Any]) -> Any:
    return json.loads(json.dumps(document))


@pytest.mark.parametrize("decisions", [0, 1, 33, 3_000])
def test_a_saved_game_is_the_same_after_loading(options: GameOptions, decisions: int) -> None:
    """At the start, after one decision, somewhere in the middle, and when it is over."""
    session = played(options, decisions)
    saved = through_json(session.save())
    loaded = Session.load(saved)
    has_position = any(table.stack and table.stack[-1].kind == "turn" for table in tables_of(session))
    assert list(saved) == members("branch", "start", "" if has_position else "position")
    assert loaded.game.fingerprint() == session.game.fingerprint()
    assert (loaded.options, loaded.readings, loaded.actions) == (options, session.readings, session.actions)
    assert loaded.save() == session.save()


@pytest.mark.parametrize(
    ("options", "mode"),
    [
        (GameOptions("first", 2, 7), "competitive"),
        (GameOptions("first", 1, 7), "solo"),
        (GameOptions("second_chance", 2, 7), "cooperative"),
        (GameOptions("second_chance", 3, 7, {"mode": "cooperative"}), "cooperative"),
        (GameOptions("second_chance", 3, 7, {"mode": "competitive"}), "competitive"),
        (GameOptions("second_chance", 1, 7), "solo"),
        (GameOptions("second_chance", 1, 7, {"mode": "solo", "solo_card": 3}), "solo"),
    ],
)
def test_a_save_names_the_mode_of_its_game(options: GameOptions, mode: str) -> None:
    """Whether it was chosen or follows from the number of players."""
    session = Session.new(options)
    saved = through_json(session.save())
    assert saved["mode"] == mode
    assert Session.load(saved).mode == mode
    assert Session.load({**saved, "mode": "chess"}).save()["mode"] == mode, "the options decide"


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
    assert list(saved) == members("branch")
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
        ("version", 0, "version", "1 to 3"),
        ("version", 4, "version", "at most 3"),
        ("version", "3", "version", "1 to 3"),
        ("version", True, "version", "1 to 3"),
        ("id", "-", "id", "32 digits"),
        ("id", 7, "id", "32 digits"),
        ("id", "../../.bashrc", "id", "32 digits"),
        ("branch", 5, "branch", "of, step"),
        ("branch", {"of": "0" * 32, "step": -1}, "branch.step", "a number of actions"),
        ("branch", {"of": "0" * 32, "step": 10**9}, "branch.step", "a number of actions"),
        ("branch", {"of": "0" * 31, "step": 1}, "branch.of", "32 digits"),
        ("practice", 1, "practice", "true or false"),
        ("players", {}, "players", "a list of seats, one for each player: 2"),
        ("players", [{"name": "Anna"}, {}], "players[0]", "name, sign, player"),
        ("options", "-", "options", "an object"),
        ("options.players", 9, "options.players", "1 to 5"),
        ("options.players", 10**4000, "options.players", "1 to 5"),
        (
            "options.switches",
            {"plant_sort": "cost"},
            "options.switches.plant_sort",
            "the reading that the game is played with",
        ),
        (
            "options.switches",
            {"moon": 1},
            "options.switches.moon",
            "the reading that the game is played with",
        ),
        ("options.edition", "second_chance", "readings.discs_per_player", "competitive_gas"),
        ("options.book", "en", "options.book", "consensus"),
        ("options.variants", {"draft": 1}, "options.variants.draft", "false, true"),
        ("readings", "-", "readings", "an object"),
        ("readings", [], "readings", "an object"),
        ("readings.plant_sort", "colour", "readings.plant_sort", "tech, cost"),
        ("readings.goals_removed_1", [1], "readings.goals_removed_1", "(27, 33)"),
        ("readings.moon", 1, "readings.moon", "plant_sort"),
        ("readings.plant_sort", None, "readings.plant_sort", "a name"),
        ("readings.plant_sort", "-", "readings.plant_sort", "a value"),
        ("components", "-", "components", "block"),
        ("components", 7, "components", "block"),
        ("components.edition", "third", "components.edition", "first"),
        ("components.plants.solar.1.vp", "many", "components.plants.solar.1.vp", "a whole number"),
        ("components.market.refill", "-", "components.market.refill", "a value"),
        ("log", "-", "log", "a list"),
        ("log", {}, "log", "a list"),
        ("log.3", 7, "log[3]", "an object"),
        ("log.3", {"do": "fly"}, "log[3].do", "propose"),
        ("log.3", {"do": "propose", "energy": "coal"}, "log[3].energy", "one of forestation, solar"),
        ("log.0", {"do": "end_turn"}, "log[0]", "legal action (code: mandatory_action_open)"),
        ("log.0", {"undo": 1, "how": "free"}, "log[0].undo", "something to undo"),
        ("log.3", {"undo": 4, "how": "free"}, "log[3].undo", "1 to 3"),
        ("log.3", {"undo": True, "how": "free"}, "log[3].undo", "1 to 3"),
        ("log.3", {"undo": 1, "how": "quietly"}, "log[3].how", "free, agreed, practice"),
        ("log.3", {"undo": 1}, "log[3]", "undo, how"),
        ("log.3", {"undo": 1, "how": "free", "do": "end_turn"}, "log[3]", "undo, how"),
        ("log.19", "-", "turns[4].after", "at most 19"),
        ("turns", "-", "turns", "a list"),
        ("turns", {}, "turns", "a list"),
        ("turns.4", "-", "turns", "a turn after entry 20"),
        ("turns.1", 7, "turns[1].after", "more than 0"),
        ("turns.1.after", 0, "turns[1].after", "more than 0"),
        ("turns.1.after", 21, "turns[1].after", "at most 20"),
        ("turns.1.fingerprint", 7, "turns[1].fingerprint", "a fingerprint"),
        ("turns.0.fingerprint", "0" * 32, "turns[0].fingerprint", ""),
        ("turns.4.fingerprint", "0" * 32, "turns[4].fingerprint", ""),
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
        ("options.variants.mode", "competitive", "turns[0].fingerprint"),
        ("options.variants.home", "atlantis", "options.variants.home"),
        ("options.book", "pl", "options.book"),
        ("readings.penalty_price", "later", "readings.penalty_price"),
        ("components.edition", "third", "components.edition"),
        ("components.plants.wind.2.vp", -1, "components.plants.wind.2.vp"),
        ("log.2", {"do": "propose"}, "log[2].energy"),
        ("turns.0.fingerprint", "", "turns[0].fingerprint"),
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
        assert "a position that can be played" in caught.value.expected


def test_a_list_of_actions_without_end_is_no_game() -> None:
    saved = through_json(Session.new(GameOptions(players=2)).save())
    with pytest.raises(BadDocumentError) as caught:
        Session.load({**saved, "log": [None] * (MOST_ENTRIES + 1)})
    assert caught.value.where == "log"


def test_a_log_that_grows_too_long_forgets_what_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A program may try out as much as it likes: what it saves can always be loaded again."""
    monkeypatch.setattr(saves, "MOST_ENTRIES", 60)
    session = played(GameOptions(players=2, seed=7), 20)
    while len(session.log) < 60:
        session.undo(1, PRACTICE)
        session.redo()
    assert session.taken_back
    session.undo(1, PRACTICE)
    session.redo()
    assert session.log == session.actions
    assert session.taken_back == []
    saved = through_json(session.save())
    assert saved["turns"] == through_json(played(GameOptions(players=2, seed=7), 20).save())["turns"]
    assert Session.load(saved).save() == saved


def test_a_journal_follows_a_log_that_was_made_shorter(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(saves, "MOST_ENTRIES", 30)
    session = played(GameOptions(players=2, seed=7), 20)
    journal = Journal(tmp_path / "game.co2journal", session)
    journal.begin()
    for _ in range(8):
        session.undo(1, PRACTICE)
        journal.record()
        session.redo()
        journal.record()
        assert Session.load(read_journal(journal.path).document).save() == session.save()
    journal.close()
    assert len(session.log) < 30


def test_fingerprints_are_compared_only_where_there_are_some() -> None:
    """A migration takes them out when what they are made of has changed."""
    session = played(GameOptions(players=2, seed=7), 20)
    loaded = Session.load({**through_json(session.save()), "turns": []})
    assert loaded.save() == session.save()


def test_a_wrong_fingerprint_leaves_the_game_up_to_the_last_right_one() -> None:
    saved = through_json(played(GameOptions(players=2, seed=7), 20).save())
    ends = [turn["after"] for turn in saved["turns"]]
    session, problem = Session.open(edited(saved, "turns.3.fingerprint", "0" * 32))
    assert problem is not None
    assert problem.where == "turns[3].fingerprint"
    assert len(session.log) == ends[2] > 0
    assert session.id == saved["id"]
    assert session.save()["turns"] == saved["turns"][:3]


@pytest.mark.parametrize(
    ("path", "value", "where", "right"),
    [
        ("log.19", "-", "turns[4].after", 3),
        ("turns.4", "-", "turns", 3),
        ("turns.2.after", None, "turns[2].after", 1),
        ("turns.2.fingerprint", [], "turns[2].fingerprint", 1),
    ],
)
def test_a_turn_of_the_wrong_form_leaves_the_game_up_to_the_one_before(
    path: str, value: object, where: str, right: int
) -> None:
    """A log that was cut off is one of these: its last turns are missing."""
    whole = through_json(played(GameOptions(players=2, seed=7), 20).save())
    session, problem = Session.open(edited(through_json(whole), path, value))
    assert problem is not None
    assert problem.where == where
    assert session.save()["turns"] == whole["turns"][: right + 1]
    assert session.save()["log"] == whole["log"][: whole["turns"][right]["after"]]


def test_a_wrong_entry_leaves_the_game_up_to_it() -> None:
    saved = through_json(played(GameOptions(players=2, seed=7), 20).save())
    session, problem = Session.open(edited(saved, "log.13", {"do": "fly"}))
    assert problem is not None
    assert problem.where == "log[13].do"
    assert session.save()["log"] == saved["log"][:13]
