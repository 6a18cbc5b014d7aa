"""A text of a game that was changed, cut off or never was one is refused by its line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions, Session
from co2desk.session.notation import read_notation, to_notation
from co2desk.session.notation_text import LONGEST_LINE, LONGEST_TEXT

from .helpers import play_on, played, played_to_a_turn
from .notations import a_record, line_number, refusal_of, same_game

pytestmark = pytest.mark.slow


def test_a_game_from_an_edited_position_says_so_and_is_refused(options: GameOptions) -> None:
    session, _ = Session.at_position(options, played_to_a_turn(options, 14).document())
    assert session is not None
    play_on(session, 5, seed=6)
    text = to_notation(session)
    assert "\nStart: an edited position, not in this text\n" in text
    where, expected = refusal_of(text)
    assert where == f"line {line_number(text, 'Start: ')}"
    assert "an edited position cannot be copied as text" in expected


def test_own_component_values_are_not_mixed_in(own_packs: Path) -> None:
    """A text of a game with the built-in values is read with them, whatever the reader's own copy has."""
    session = played(GameOptions(players=2, seed=7), 20)
    text = to_notation(session)
    (own_packs / "first.yaml").write_text("start:\n  money: [13, 14, 14, 15, 15]\n", encoding="utf-8")
    assert same_game(read_notation(text), session)
    own = played(GameOptions(players=2, seed=7), 20)
    assert "\nComponents: own " in to_notation(own)
    assert "custom component values" in refusal_of(to_notation(own))[1]
    assert same_game(read_notation(to_notation(own), own.pack), own)


def test_values_of_another_version_are_told_apart_from_own_ones() -> None:
    text = re.sub(r"Components: built-in \w+", "Components: built-in 0123456789", a_record())
    assert "the component values of another version" in refusal_of(text)[1]


@pytest.mark.parametrize(
    ("old", "new", "beginning", "expected"),
    [
        (
            "CO2 game record 2",
            "CO2 game record 3",
            "CO2",
            "CO2 game record 2: this is another version",
        ),
        (
            "CO2 game record 2",
            "CO2 game record 0",
            "CO2",
            "CO2 game record 2: this is another version",
        ),
        ("CO2 game record 2", "My game", None, "the title CO2 game record 2"),
        ("Edition: first", "Edition: third", "Edition", "one of first, second_chance"),
        ("Edition: first\n", "", "CO2", "a line Edition: below the title"),
        ("Mode: competitive", "Mode: solo", "Mode", "competitive"),
        ("Mode: competitive\n", "", "CO2", "a line Mode:"),
        ("Players: 2", "Players: 9", "Players", "1 to 5"),
        ("Players: 2", "Players: two", "Players", "a whole number"),
        ("Players: 2", "Players: 99999999999999999", "Players", "a whole number"),
        ("Players: 2", "Players: ²", "Players", "a whole number"),
        ("Seed: 7", "Seed: 9007199254740993", "Seed", "a whole number up to"),
        ("Seed: 7", "Seed: -7", "Seed", "a whole number"),
        ("Seed: 7", "Seed: 7\nSeed: 7", None, "Seed only once"),
        ("Seed: 7", "Seed: 7\nWeather: fine", "Weather", "one of Edition, Mode"),
        ("Seed: 7", "Seed: 7\nP6: Eve", "P6", "P4, P5, Variant, Reading"),
        ("Seed: 7", "Seed: 7\nfine weather", "fine", "one of Edition, Mode"),
        ("Seed: 7", "Seed: 7\nVariant: draft yes", "Variant", "one of false, true"),
        ("Seed: 7", "Seed: 7\nVariant: draft 1", "Variant", "one of false, true"),
        ("Seed: 7", "Seed: 7\nVariant: draft (1)", "Variant", "a name, a number, true or false"),
        ("Seed: 7", "Seed: 7\nVariant: weather fine", "Variant", "one of preset, auction, draft"),
        ("Seed: 7", "Seed: 7\nReading: goal_30 never", "Reading", "one of except_first, every"),
        ("Seed: 7", "Seed: 7\nReading: goal_30 true", "Reading", "one of except_first, every"),
        ("Seed: 7", "Seed: 7\nReading: goals_removed_1 (1)", "Reading", "(27, 33)"),
        ("Seed: 7", "Seed: 7\nReading: moon 1", "Reading", "plant_sort"),
        ("Rulebook: consensus", "Rulebook: en", "Rulebook", "consensus, pl, fr, ru, zh"),
        ("Components: built-in", "Components: mine", "Components", "built-in or own, and 10 digits"),
        ("Components: built-in ", "Components: built-in x", "Components", "built-in or own, and 10 digits"),
        ("\n2. 1.1", "\n3. 1.1", "3. 1.1", "action number 2"),
        ("\n2. 1.1", "\n²2. 1.1", "²", "an action such as 12."),
        ("\n2. 1.1", "\n2 1.1", "2 ", "an action such as 12."),
        ("\n2. 1.1", "\n2. 1.2", "2. ", "1.1 P"),
        ("-- End --", "", None, "-- End -- at the end: the text is cut off"),
        ("-- End --", "Result: won\n-- End --", "Result", "an action such as 12."),
        ("Seed: 7", "Seed: 7\nResult: planet_lost", "Result", "no result: the game goes on"),
    ],
)
def test_a_changed_text_is_refused_by_its_line(
    old: str, new: str, beginning: str | None, expected: str
) -> None:
    text = a_record()
    assert old in text
    changed = text.replace(old, new, 1)
    where, reason = refusal_of(changed)
    assert expected in reason
    if beginning is not None:
        assert where == f"line {line_number(changed, beginning)}"


@pytest.mark.parametrize(
    ("action", "inside", "expected"),
    [
        ("fly", ", do", "one of appoint"),
        ("propose", "", "propose energy region grant"),
        ("propose solar africa", "", "propose energy region grant"),
        ("propose solar africa tech tech", "", "propose energy region grant"),
        ("propose coal africa tech", ", energy", "one of forestation, solar"),
        ("propose energy:1 africa tech", ", energy", "one of forestation, solar"),
        ("play_lobby 8 main:0 option:0", ", card", "a whole number"),
        ("play_lobby card:-8 main:0 option:0", ", card", "a whole number"),
        ("play_lobby card:9999999 main:0 option:0", ", card", "a whole number"),
        ("cash_company_goal P5", ", player", "one of P1, P2"),
        ("cash_company_goal player:0", ", player", "one of P1, P2"),
        ("end_turn", "", "legal action (code: mandatory_action_open)"),
    ],
)
def test_a_wrong_action_is_refused_by_its_line(action: str, inside: str, expected: str) -> None:
    session = Session.new(GameOptions(players=2, seed=7))
    decides = session.game.to_act
    assert decides is not None
    text = to_notation(session).replace("-- End --", f"1. 1.1 P{decides + 1} {action}\n-- End --")
    where, reason = refusal_of(text)
    assert where == f"line {line_number(text, '1. ')}{inside}"
    assert expected in reason


def test_nothing_comes_after_the_end_of_the_game() -> None:
    text = to_notation(played(GameOptions(players=2, seed=5), 3_000))
    *_, last = (line for line in text.split("\n") if line[:1].isdigit())
    more = f"{int(last.partition('.')[0]) + 1}.{last.partition('.')[2]}"
    where, expected = refusal_of(text.replace("-- End --", f"{more}\n-- End --"))
    assert "the game is over" in expected
    assert where == f"line {line_number(text, '-- End --')}"


def test_another_result_is_refused() -> None:
    text = to_notation(played(GameOptions(players=2, seed=5), 3_000))
    where, _ = refusal_of(text.replace("points P", "points P1 99, P", 1))
    assert where == f"line {line_number(text, 'Result: ')}"


def test_a_text_without_bounds_is_no_game() -> None:
    assert refusal_of("\n" * (LONGEST_TEXT + 1))[1] == f"a text of at most {LONGEST_TEXT} characters"
    assert refusal_of("\n\n" + "x" * (LONGEST_LINE + 1)) == ("line 3", f"at most {LONGEST_LINE} characters")


letters = st.characters(exclude_categories=())


@given(st.text(letters) | st.text(letters).map(lambda text: f"CO2 game record 2\n{text}\n-- End --"))
def test_any_text_is_refused_by_a_line(text: str) -> None:
    assert refusal_of(text)[0].startswith("line ")


@settings(suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_a_text_with_one_change_is_a_game_or_refused_by_a_line(data: st.DataObject) -> None:
    lines = a_record().split("\n")
    at = data.draw(st.integers(0, len(lines) - 1))
    words = lines[at].split(" ")
    change = data.draw(st.sampled_from(["drop", "twice", "word", "letter", "swap"]))
    if change == "drop":
        del lines[at]
    elif change == "twice":
        lines.insert(at, lines[at])
    elif change == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], lines[at]
    elif change == "word":
        taken = data.draw(st.sampled_from(a_record().split()))
        words[data.draw(st.integers(0, len(words) - 1))] = taken
        lines[at] = " ".join(words)
    else:
        place = data.draw(st.integers(0, len(lines[at])))
        lines[at] = lines[at][:place] + data.draw(letters) + lines[at][place + 1 :]
    found = outcome("\n".join(lines))
    if isinstance(found, str):
        assert found.startswith("line ")
    else:
        assert same_game(read_notation(to_notation(found)), found)


def outcome(text: str) -> Session | str:
    """The game of a text, or where it is refused."""
    try:
        return read_notation(text)
    except BadDocumentError as error:
        return error.where
