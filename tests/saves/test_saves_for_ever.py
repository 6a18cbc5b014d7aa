"""A game saved by any version opens in every later one: old saves, and what has to be true of them."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions, Session, saves
from co2desk.session.documents import NewerVersionError, read_document
from co2desk.session.migrations import MIGRATIONS, NEW_IN_3, Document
from co2desk.session.saves import VERSION

from .record import FIELDS, FOLDER, GOES_ON, SUMS, shown, sums, table_fields
from .wanted import WANTED

SAVES = sorted(FOLDER.glob("*/*.co2game"))
PRESENT = sorted((FOLDER / str(VERSION)).glob("*.co2game"))
MOST_BYTES = 1_250_000  # of the saves of one version

HOW = 'CONTRIBUTING, "Change the save format", says how.'
FINGERPRINTS = f"""
A position has another fingerprint than the program of that time gave it. If the fields of a table, or what is
in them, have changed: bump saves.VERSION and write a migration which drops the fingerprints. If a rule, the
setup or a built-in reading has changed: games in progress have to go on as they began. {HOW}"""
LOG = f"""
An entry of the log cannot be played any more. Games in progress have to go on as they began: make the old way
a reading that a migration chooses, or let the migration rewrite the entry. {HOW}"""


def name_of(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


every_save = pytest.mark.parametrize("path", SAVES, ids=name_of)
every_present_save = pytest.mark.parametrize("path", PRESENT, ids=name_of)


def opened(path: Path) -> Session:
    """A session that the test may change."""
    session, problem = Session.open(read_document(path))
    advice = FINGERPRINTS if problem and problem.where.endswith(".fingerprint") else LOG
    assert problem is None, f"{problem}\n{advice}"
    return session


@cache
def looked_at(path: Path) -> Session:
    """The same for tests that change nothing in it."""
    return opened(path)


@every_save
def test_a_save_of_any_version_opens_and_goes_on_as_it_did(path: Path) -> None:
    """The next actions and where they led were written down by the program that wrote the save."""
    session, next_ones = opened(path), read_document(path.with_name(path.stem + GOES_ON))
    for action in next_ones.pop("actions"):
        session.play(session.game.codec.action_from_json(action))
    found = shown(session)
    if not saves.up_to_date(read_document(path))["turns"]:  # a migration has dropped the fingerprints
        del found["fingerprint"], next_ones["fingerprint"]
    assert found == next_ones, FINGERPRINTS


@every_save
def test_a_save_of_any_version_can_be_saved_again(path: Path) -> None:
    session = looked_at(path)
    written = json.loads(json.dumps(session.save()))
    assert written["version"] == VERSION
    again = Session.load(written)
    assert again.save() == written
    assert (again.log, again.actions, again.undone) == (session.log, session.actions, session.undone)
    assert (again.seats, again.practice, again.branch) == (session.seats, session.practice, session.branch)


@every_present_save
def test_a_save_of_this_version_is_written_as_it_was_read(path: Path) -> None:
    """Nothing that this version writes down is lost by loading it."""
    document = read_document(path)
    assert {**looked_at(path).save(), "program": document["program"]} == document


@every_save
def test_a_finished_game_is_finished_and_any_other_goes_on(path: Path) -> None:
    assert looked_at(path).game.is_over == path.stem.endswith("-finished")


@every_save
def test_the_same_file_is_the_same_game(path: Path) -> None:
    """Version 1 had no name for a game; it gets one that does not change."""
    assert opened(path).id == looked_at(path).id


def test_different_files_are_different_games() -> None:
    assert len({looked_at(path).id for path in SAVES}) == len(SAVES)


def test_nobody_has_rewritten_a_save() -> None:
    """A save that this version cannot read is a mistake of this version. `record.py` adds what is new."""
    assert sums() == SUMS.read_text(encoding="ascii"), f"restore the files that differ from {SUMS.name}"


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_the_saves_do_not_weigh_much(version: int) -> None:
    folder = FOLDER / str(version)
    assert sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) < MOST_BYTES


# --- one of everything -------------------------------------------------------------------------------------

EVERY_GAME = {
    *(("first", "competitive" if players > 1 else "solo", players) for players in range(1, 6)),
    *(("second_chance", mode, n) for mode in ("cooperative", "competitive") for n in (2, 3, 4)),
    ("second_chance", "solo", 1),
}


def paths_of(version: int) -> list[Path]:
    return sorted((FOLDER / str(version)).glob("*.co2game"))


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_there_is_a_save_of_every_version_edition_mode_and_number_of_players(version: int) -> None:
    found = paths_of(version)
    assert {read_document(path)["version"] for path in found} == {version}
    sessions = list(map(looked_at, found))
    assert {(s.options.edition, s.mode, s.options.players) for s in sessions} == EVERY_GAME


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_there_is_a_save_with_everything_that_a_version_knows(version: int) -> None:
    sessions = list(map(looked_at, paths_of(version)))
    variants = {key for s in sessions for key, value in s.options.variants.items() if value}
    assert variants == {"preset", "auction", "draft", "mode", "home", "difficulty", "inspectors", "solo_card"}
    assert {s.options.book for s in sessions} >= {"consensus", "pl", "fr", "ru"}
    assert any(s.options.literal for s in sessions)
    assert any(s.options.switches for s in sessions)
    assert {s.options.edition for s in sessions if s.start} == {"first", "second_chance"}
    assert {seat.language for s in sessions for seat in s.seats} >= {"", "pl", "zh_TW"}
    assert {seat.player for s in sessions for seat in s.seats} == {"person", "steady", "random"}
    waiting = [s.game for s in sessions if not s.game.is_over]
    assert any(game.decision.player != game.table.active != -1 for game in waiting)
    if version > 1:
        hows = {entry.how for s in sessions for _, entry in s.taken_back}
        assert hows == {"free", "agreed", "practice"}
        assert any(s.practice for s in sessions)
        assert any(s.undone for s in sessions)
        assert {bool(s.start) for s in sessions if s.branch} == {False, True}


def test_everything_that_is_wanted_is_recorded() -> None:
    """`python -m tests.saves.record` adds what is missing."""
    assert {path.stem for path in PRESENT} == set(WANTED)


# --- versions ----------------------------------------------------------------------------------------------


def test_there_is_one_migration_for_each_version_that_was() -> None:
    assert list(MIGRATIONS) == list(range(1, VERSION))
    assert [migration.__name__ for migration in MIGRATIONS.values()] == [
        f"from_{n}" for n in range(1, VERSION)
    ]


def test_the_fields_of_the_tables_are_those_of_this_version() -> None:
    """Fingerprints are made of them."""
    recorded = read_document(FOLDER / str(VERSION) / FIELDS)
    assert table_fields() == recorded, (
        "The fields of a table have changed, and with them every fingerprint: "
        f"bump saves.VERSION and write a migration which drops the fingerprints. {HOW}"
    )


def test_a_migration_may_drop_the_fingerprints(monkeypatch: pytest.MonkeyPatch) -> None:
    """As the next version will do it if the fields of a table change."""
    monkeypatch.setattr(saves, "VERSION", VERSION + 1)
    monkeypatch.setitem(MIGRATIONS, VERSION, lambda document: {**document, "turns": []})
    for path in (FOLDER / "1" / "first-2.co2game", FOLDER / str(VERSION) / "solo.co2game"):
        document = read_document(path)
        session = opened(path)
        assert session.save()["version"] == VERSION + 1
        key = "actions" if document["version"] == 1 else "log"
        assert session.save()["log"] == document[key]


# --- what version 3 has made a reading -------------------------------------------------------------------


def as_version_2(session: Session) -> Document:
    """The save that version 2 wrote of the same game: it did not know the readings that came later."""
    document: Document = json.loads(json.dumps(session.save()))
    new = NEW_IN_3[session.options.edition]
    assert new.items() <= document["readings"].items()
    readings = {key: value for key, value in document["readings"].items() if key not in new}
    switches = {key: v for key, v in document["options"]["switches"].items() if key not in new}
    options = {**document["options"], "switches": switches}
    return {**document, "version": 2, "readings": readings, "options": options}


def begun_before_3(options: GameOptions) -> Session:
    """A game with the readings of that time."""
    return Session.new(replace(options, switches={**options.switches, **NEW_IN_3[options.edition]}))


def play(session: Session, *entries: dict[str, Any]) -> None:
    for entry in entries:
        session.play(session.game.codec.action_from_json(entry))


def test_an_auction_in_which_everybody_passed_has_ended_as_it_did_then() -> None:
    """G-15: in version 2 the tile moved to the left, also before the first decade."""
    options = GameOptions("first", 3, 9, {"auction": True}, switches={"auction_decade_1": "on"})
    session = begun_before_3(options)
    drawn = session.game.table.start_player
    play(session, *[{"do": "pass"}] * 3)
    again = Session.load(as_version_2(session))
    assert again.game.decision.player == again.game.table.start_player == (drawn + 1) % 3
    assert again.game.fingerprint() == session.game.fingerprint()


def test_a_subsidy_that_was_left_then_is_left_still() -> None:
    """A12: in version 2 it was optional, and stays so to the end of that game."""
    session = begun_before_3(GameOptions("second_chance", 2, 9, {"mode": "cooperative"}))
    energy = session.document()["agenda"]["asia"][0]
    play(
        session,
        {"do": "plan", "energy": energy, "region": "asia", "grant": "scientist"},
        {"do": "decline"},
    )
    again = Session.load(as_version_2(session))
    assert [action.kind for action in again.actions] == ["plan", "decline"]
    assert again.game.fingerprint() == session.game.fingerprint()


@pytest.mark.parametrize("path", [path for path in SAVES if path.parent.name in "12"], ids=name_of)
def test_a_game_of_an_earlier_version_keeps_the_readings_of_its_time(path: Path) -> None:
    """G-15, A12, A53: what was no reading then. A14: what was one, but another one was usual."""
    document, session = read_document(path), opened(path)
    if session.options.edition == "first":
        assert session.readings["auction_decade_1_passed"] == "tile_moves"
    else:
        assert session.readings["scientist_subsidy"] == "optional"
        assert session.readings["award_without_tech"] == "nobody"
        chosen = document["options"]["switches"].get("competitive_bonuses", "own")
        assert session.readings["competitive_bonuses"] == chosen


def of_the_future(path: Path, version: int) -> Any:
    """What a later version may have added, wherever there is room for it."""
    document = read_document(path)
    document["version"] = version
    document["weather"] = {"rain": [1.5, None, {"deep": [[]]}]}
    document["log"] = [{"dream": True}, *document["log"]]
    document["options"]["weather"] = "fine"
    document["options"]["switches"]["weather_counts"] = "yes"
    document["readings"]["weather_counts"] = "yes"
    for gone in ("discs_per_player", "goals_removed_1", "opponent_cubes"):
        document["readings"].pop(gone, None)
    for seat in document["players"]:
        seat["hat"] = "straw"
    return document


@pytest.mark.parametrize("version", [VERSION + 1, 99])
@every_present_save
def test_a_save_of_a_later_version_goes_on_from_its_position(path: Path, version: int) -> None:
    document = of_the_future(path, version)
    with pytest.raises(NewerVersionError) as caught:
        Session.open(document)
    assert caught.value.where == "version"
    if "position" not in document:
        with pytest.raises(BadDocumentError) as without:
            Session.open_position(document)
        assert without.value.where == "position"
        return
    session, whole = Session.open_position(document), opened(path)
    assert session.document() == document["position"]
    assert session.seats == whole.seats
    assert list(session.readings) == list(whole.readings)
    assert session.branch is not None
    assert session.branch.of == document["id"] != session.id
    session.play(session.game.legal()[0])
    assert Session.load(json.loads(json.dumps(session.save()))).save() == session.save()


def test_only_games_without_a_turn_so_far_have_no_position() -> None:
    assert [path.stem for path in PRESENT if "position" not in read_document(path)] == [
        "first-draft-going-on"
    ]


@pytest.mark.parametrize(
    ("part", "value", "where"),
    [
        ("format", "co3game", "format"),
        ("position", None, "position"),
        ("position", [], "position"),
        ("position", {}, "position.stack"),
        ("options", None, "options"),
        ("options", {"edition": ["first"]}, "options.edition"),
        ("options", {"edition": "third"}, "options.edition"),
        ("components", {}, "components.edition"),
        ("readings", None, "readings"),
        ("players", [1, 2], "players[0]"),
        ("id", "", "id"),
    ],
)
def test_a_position_of_a_later_version_that_cannot_be_read_is_refused(
    part: str, value: object, where: str
) -> None:
    document = of_the_future(FOLDER / str(VERSION) / "first-2.co2game", VERSION + 1)
    with pytest.raises(BadDocumentError) as caught:
        Session.open_position({**document, part: value})
    assert caught.value.where == where
