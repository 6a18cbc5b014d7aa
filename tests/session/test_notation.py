"""A game as text for people: what it looks like, and that it can be read back, for ever."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk import __version__
from co2desk.components import Pack, pack_from_document
from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches
from co2desk.engine.machine.actions import KINDS, meanings
from co2desk.engine.machine.switches import catalogue_of
from co2desk.session import GameOptions, Session
from co2desk.session.notation import read_names, read_notation, to_notation
from co2desk.session.notation_text import LONGEST_LINE
from tests.replays.games import FILES

from .helpers import play_on, played
from .notations import a_record, line_number, refusal_of, same_game, same_recorded_game

pytestmark = pytest.mark.slow

SHARED = Path(__file__).parent / "shared"
EDITIONS = ("first", "second_chance")
PRINTED = ("edition", "players", "seed", "variants", "book", "literal")


# --- there and back ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("decisions", [0, 1, 33, 3_000])
def test_a_game_can_be_read_back_from_its_text(options: GameOptions, decisions: int) -> None:
    """At the start, after one decision, somewhere in the middle, and when it is over."""
    session = played(options, decisions)
    text = to_notation(session)
    again = read_notation(text)
    assert same_game(again, session)
    assert to_notation(again) == text


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_recorded_game_can_be_read_back_with_its_component_values(path: Path) -> None:
    session = Session.load(json.loads(path.read_text(encoding="utf-8")))
    assert same_recorded_game(read_notation(to_notation(session), session.pack), session)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_without_them_a_recorded_game_with_values_of_its_own_is_refused(path: Path) -> None:
    session = Session.load(json.loads(path.read_text(encoding="utf-8")))
    text = to_notation(session)
    if "\nComponents: built-in " in text:
        assert same_recorded_game(read_notation(text), session)
        return
    where, expected = refusal_of(text)
    assert where == f"line {line_number(text, 'Components: own ')}"
    assert "played with custom component values, which are not in the text" in expected


def test_recorded_games_are_of_both_kinds() -> None:
    kinds = {
        "own" if "\nComponents: own " in text else "built-in"
        for text in (to_notation(Session.load(json.loads(path.read_text("utf-8")))) for path in FILES)
    }
    assert kinds == {"own", "built-in"}


@pytest.mark.parametrize(
    ("edition", "key", "value"),
    [
        (edition, switch.key, value)
        for edition, switches in (("first", FirstSwitches), ("second_chance", SecondChanceSwitches))
        for switch in catalogue_of(switches)
        for value in switch.values[1:]
    ],
)
def test_every_reading_survives(edition: str, key: str, value: object) -> None:
    session = Session.new(GameOptions(edition, 2, switches={key: value}))
    assert same_game(read_notation(to_notation(session)), session)


@pytest.mark.parametrize(
    "options",
    [
        GameOptions("first", 5, 2**53, {"preset": "", "auction": False}),
        GameOptions("first", 2, 0, book="ru", literal=True, switches={"goals_removed_1": (27, 30, 32, 33)}),
        GameOptions("first", 2, 3, {"preset": "extreme"}, book="zh"),
        GameOptions("second_chance", 4, 4, {"mode": "cooperative", "inspectors": True, "home": "asia"}),
        GameOptions("second_chance", 1, 5, {"solo_card": 12, "difficulty": "easy"}),
    ],
)
def test_every_kind_of_option_survives(options: GameOptions) -> None:
    session = played(options, 5)
    assert same_game(read_notation(to_notation(session)), session)


def test_a_reading_that_only_repeats_its_book_is_the_same_game() -> None:
    session = Session.new(GameOptions(players=2, book="pl", switches={"lobby_0709_tech": 1}))
    again = read_notation(to_notation(session))
    assert (again.readings, again.options.switches) == (session.readings, {})


def test_the_readings_of_the_game_count_and_not_what_the_book_says_today() -> None:
    saved = json.loads(json.dumps(played(GameOptions(players=2, book="pl"), 20).save()))
    saved["options"]["book"] = "consensus"
    session = Session.load(saved)
    again = read_notation(to_notation(session))
    assert again.readings == session.readings
    assert again.game.fingerprint() == session.game.fingerprint()


def test_what_was_taken_back_is_not_in_the_text() -> None:
    session = played(GameOptions(players=2, seed=3), 12)
    text = to_notation(session)
    play_on(session, 3, seed=8)
    session.undo(3)
    assert to_notation(session) == text


def test_the_seat_of_an_action_that_anybody_may_take_is_the_one_that_took_it() -> None:
    """G-40: a company goal can be cashed while another player decides."""
    session = Session.new(GameOptions(players=3, seed=1))
    other = next(seat for seat in range(3) if seat != session.game.to_act)
    (action,) = session.game.legal(other)
    session.play(action)
    text = to_notation(session)
    assert f"\n1. 1.1 P{other + 1} cash_company_goal P{other + 1}\n" in text
    assert same_game(read_notation(text), session)


# --- what it looks like ------------------------------------------------------------------------------------


def test_a_text_looks_like_this() -> None:
    session = Session.new(GameOptions("first", 2, 7, {"draft": True}, "fr", switches={"goal_30": "every"}))
    play_on(session, 1, seed=1)
    code = to_notation(session).partition("Components: built-in ")[2][:10]
    card = session.game.codec.action_to_json(session.actions[0])["card"]
    assert to_notation(session, ["Anna", "Ben\n1. 1.1 P1 pass"]).split("\n") == [
        "CO2 game record 2",
        "Edition: first",
        "Mode: competitive",
        "Players: 2",
        "P1: Anna",
        "P2: Ben\\u{a}1. 1.1 P1 pass",
        "Seed: 7",
        "Variant: draft true",
        "Rulebook: fr",
        "Reading: auction_decade_1 on",
        "Reading: goal_30 every",
        "Reading: solo_end_level exceeds",
        f"Components: built-in {code}",
        f"Program: co2desk {__version__}",
        "",
        "-- Decade 1 --",
        f"1. 1.1 P{session.positions[0].stack[-1].player + 1} keep_card card:{card}",
        "",
        "-- End --",
        "",
    ]


def test_the_lines_of_a_whole_game_are_short_and_plain(options: GameOptions) -> None:
    lines = to_notation(played(options, 3_000)).split("\n")
    assert max(map(len, lines)) <= 78
    assert all(line.isascii() and not set(line) & set('{}[]"') for line in lines)


def test_every_decade_begins_with_a_marker() -> None:
    session = played(GameOptions(players=2, seed=5), 3_000)
    lines = to_notation(session).split("\n")
    found = [line for line in lines if line.startswith("-- Decade")]
    decades = sorted({table.decade for table in session.positions})
    assert found == [f"-- Decade {decade} --" for decade in decades]
    assert len(found) > 1
    for marker in found:
        before, after = lines[lines.index(marker) - 1], lines[lines.index(marker) + 1]
        assert (before, after.split()[1][0]) == ("", marker.split()[2])


def test_the_result_names_winners_and_points() -> None:
    rivals = played(GameOptions(players=2, seed=5), 3_000)
    team = played(GameOptions("second_chance", 3, 14), 3_000)
    for session in (rivals, team):
        result = session.game.result
        winners = " ".join(f"P{player + 1}" for player in result.winners) or "none"
        assert f"\nResult: {result.ending}; winners {winners}; points " in to_notation(session)
    assert f"; points team {team.game.result.scores[0]}\n" in to_notation(team)
    best = rivals.game.result.ranking[0]
    assert f"; points P{best + 1} {rivals.game.result.scores[best]}, P" in to_notation(rivals)


# --- names -------------------------------------------------------------------------------------------------


@given(st.lists(st.text(st.characters(exclude_categories=()), max_size=60), max_size=3))
def test_a_name_is_never_anything_but_a_name(names: list[str]) -> None:
    session = shared_session()
    plain, text = to_notation(session), to_notation(session, names)
    count = min(len(names), 2)
    assert len(text.split("\n")) == len(text.splitlines()) + 1 == len(plain.split("\n")) + count
    assert max(map(len, text.split("\n"))) <= LONGEST_LINE
    assert read_names(text) == tuple([*(name[:40] for name in names[:2]), "", ""][:2])


@cache
def shared_session() -> Session:
    return played(GameOptions(players=2, seed=7), 10)


@pytest.mark.parametrize(
    "name",
    ["-- End --", "Anna\nSeed: 9", "P2: Ben", "x\u2028Seed: 9", "\\u{a}", "> ", "\x85Seed: 9", "\r", " ", ""],
)
def test_a_game_is_the_same_whatever_its_players_are_called(name: str) -> None:
    session = shared_session()
    text = to_notation(session, [name, name])
    assert same_game(read_notation(text), session)
    assert read_names(text) == (name, name)


# --- what mail and forums do to a text ---------------------------------------------------------------------


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\n".join(f"> {line}" for line in text.split("\n")),
        lambda text: "\n".join(f">> > {line}  " for line in text.split("\n")),
        lambda text: "Dear Ben,\nSeed: 5\nthis was our game:\n\n" + text + "\n-- \nAnna",
        lambda text: "\ufeff" + text,
        lambda text: text.replace("\n\n", "\n"),
        lambda text: text.replace(". 1.1 P", ".  1.1\u00a0P"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.replace("\n", "\u2028"),
        lambda text: text.replace(" ", "\u00a0"),
        lambda text: text.replace("--", "\u2014"),
        lambda text: text.replace("--", "\u2013"),
    ],
)
def test_a_text_survives_mail(change: Callable[[str], str]) -> None:
    assert change(a_record()) != a_record()
    assert same_game(read_notation(change(a_record())), read_notation(a_record()))


# --- for ever ----------------------------------------------------------------------------------------------


def kept(edition: str) -> tuple[str, Pack]:
    """A text that version 1 wrote, and the component values of its time. Never change these files."""
    values = json.loads((SHARED / f"values-{edition}.json").read_text(encoding="utf-8"))
    return (SHARED / f"record-1-{edition}.txt").read_text(encoding="utf-8"), pack_from_document(values)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_of_version_1_can_be_read_for_ever(edition: str) -> None:
    text, pack = kept(edition)
    session = read_notation(text, pack)
    assert session.game.is_over
    assert actions_in(to_notation(session)) == actions_in(text)
    expected = {
        "first": GameOptions(
            "first",
            3,
            20120830,
            {"draft": True, "auction": True, "preset": "expert"},
            "ru",
            True,
            {"goals_removed_1": (), "goal_30": "every"},
        ),
        "second_chance": GameOptions(
            "second_chance",
            2,
            2**53,
            {"mode": "competitive", "draft": True, "home": "asia"},
            switches={"penalty_price": "after"},
        ),
    }
    printed, wanted = session.options.to_json(), expected[edition].to_json()
    assert {key: printed[key] for key in PRINTED} == {key: wanted[key] for key in PRINTED}
    assert session.readings.items() >= expected[edition].switches.items()
    assert (
        read_names(text)[:2]
        == {"first": ("Anna", "Борис"), "second_chance": ("Anna", "P2: \u202eBo")}[edition]
    )


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_text_of_version_1_means_the_readings_that_were_usual_then(edition: str) -> None:
    """A14, A12, A53, G-15: it names only what was unusual; the text of the same game names them today."""
    text, pack = kept(edition)
    session = read_notation(text, pack)
    earlier = {
        "first": {"auction_decade_1_passed": "tile_moves"},
        "second_chance": {
            "competitive_bonuses": "own",
            "scientist_subsidy": "optional",
            "award_without_tech": "nobody",
        },
    }[edition]
    assert session.readings.items() >= earlier.items()
    again = to_notation(session)
    assert again.startswith("CO2 game record 2\n")
    assert all(f"\nReading: {key} {value}\n" in again for key, value in earlier.items())
    assert same_game(read_notation(again, pack), session)


def actions_in(text: str) -> list[str]:
    return [line for line in text.split("\n") if line[:1].isdigit()]


def test_the_fields_of_an_action_keep_their_order() -> None:
    """They stand in a text in this order. A new kind comes to this list; what is here never changes."""
    assert {kind: [name for name, _ in meanings(record)] for kind, record in KINDS.items()} == {
        "propose": ["energy", "region", "grant"],
        "install": ["space"],
        "build": ["space", "tile", "card"],
        "move_scientist": ["origin", "destination"],
        "recruit": [],
        "decline": [],
        "buy_cep": [],
        "sell_cep": [],
        "play_lobby": ["card", "main", "option"],
        "score_un_goal": ["card"],
        "cash_company_goal": ["player"],
        "end_turn": [],
        "choose_energy": ["energy"],
        "choose_region": ["region"],
        "choose_project": ["space"],
        "pay_cep": ["source"],
        "buy_for_payment": [],
        "split_income": ["money"],
        "bid": ["amount"],
        "pass": [],
        "pay_bid": ["money", "tech", "cep"],
        "appoint": ["player"],
        "keep_card": ["card"],
        "plan": ["energy", "region", "grant"],
        "infrastructure": ["space"],
        "build_plant": ["space", "region_tech"],
        "second_action": [],
        "give_bonus": ["player"],
        "reduce_co2": ["steps"],
    }


def test_the_example_of_the_document_can_be_read() -> None:
    """docs/notation.md shows a real game."""
    text = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    example = text[text.index("CO2 game record") : text.index("-- End --") + len("-- End --")]
    assert len(read_notation(example).actions) == 4
    assert read_names(example) == ("Anna", "Bruno")
