"""A setup is remembered between starts, and a wrong document never gets past its door."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from co2desk.bots import BOTS
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.session import GameOptions
from co2desk.session.seats import LONGEST_NAME, SIGNS, Seat, clean_name, seats_for
from co2desk.session.setup import GameSetup

SETUP = GameSetup(
    GameOptions(
        "first", 3, 7, {"draft": True}, "ru", True, {"goals_removed_1": (27, 33), "plant_choice": "any"}
    ),
    (Seat("Anna", "star"), Seat("Żółw 👩‍🔬", "disc", "steady"), Seat("Bo", "square", "random")),
)


def document(**changes: Any) -> dict[str, Any]:
    """The written form, with some values of the first seat changed."""
    written = json.loads(json.dumps(SETUP.to_json()))
    written["seats"][0].update(changes)
    return dict(written)


def test_a_setup_survives_being_written_and_read() -> None:
    """Options, names of any script, signs and players come back as they were, readings with lists too."""
    assert GameSetup.from_json(document()) == SETUP


def test_the_same_again_changes_the_seed_alone() -> None:
    """Everything else, the people included, is the same object or an equal one."""
    again = SETUP.again(99)
    assert again.options.seed == 99
    assert again.again(7) == SETUP
    assert again.seats is SETUP.seats


def test_a_name_of_the_greatest_length_is_kept() -> None:
    """The limit itself is allowed."""
    longest = "x" * LONGEST_NAME
    assert GameSetup.from_json(document(name=longest)).seats[0].name == longest


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_every_computer_player_can_take_a_seat(bot: str) -> None:
    """What the program offers can be remembered."""
    assert GameSetup.from_json(document(player=bot)).seats[0].player == bot


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        pytest.param({"name": ""}, "seats[0].name", id="no-name"),
        pytest.param({"name": "x" * (LONGEST_NAME + 1)}, "seats[0].name", id="long-name"),
        pytest.param({"name": "An\nna"}, "seats[0].name", id="two-lines"),
        pytest.param({"name": " Anna"}, "seats[0].name", id="spaces-around"),
        pytest.param({"name": 7}, "seats[0].name", id="number-as-name"),
        pytest.param({"sign": "heart"}, "seats[0].sign", id="unknown-sign"),
        pytest.param({"sign": ["disc"]}, "seats[0].sign", id="list-as-sign"),
        pytest.param({"sign": "disc"}, "seats[1].sign", id="sign-twice"),
        pytest.param({"player": "Genius 2.0"}, "seats[0].player", id="no-name-of-a-bot"),
        pytest.param({"player": "x" * 21}, "seats[0].player", id="long-name-of-a-bot"),
        pytest.param({"player": None}, "seats[0].player", id="no-player"),
        pytest.param({"colour": "red"}, "seats[0]", id="unknown-key"),
    ],
)
def test_a_wrong_seat_is_named(changes: dict[str, Any], where: str) -> None:
    """The error says where the first wrong value is."""
    with pytest.raises(BadDocumentError) as caught:
        GameSetup.from_json(document(**changes))
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("wrong", "where"),
    [
        pytest.param([], "setup", id="a-list"),
        pytest.param({}, "setup", id="nothing"),
        pytest.param({**SETUP.to_json(), "more": 1}, "setup", id="more"),
        pytest.param({**SETUP.to_json(), "seats": "three"}, "seats", id="no-list"),
        pytest.param({**SETUP.to_json(), "seats": SETUP.to_json()["seats"][:2]}, "seats", id="too-few"),
        pytest.param({**SETUP.to_json(), "seats": [1, 2, 3]}, "seats[0]", id="no-seats"),
        pytest.param({**SETUP.to_json(), "options": {"seed": -1}}, "options.seed", id="bad-options"),
    ],
)
def test_a_document_of_another_shape_is_refused(wrong: object, where: str) -> None:
    """Nothing but BadDocumentError ever comes out, whatever goes in."""
    with pytest.raises(BadDocumentError) as caught:
        GameSetup.from_json(wrong)
    assert caught.value.where == where


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("  Anna   Maria ", "Anna Maria"),
        ("An\tna\u2028", "An na"),
        ("\x00\x1b", ""),
        ("Bo\u202eb\u2066", "Bo b"),
        ("x" * 39 + " yz", "x" * 39),
        ("李雷", "李雷"),
    ],
)
def test_a_name_is_cleaned_to_one_short_line(text: str, name: str) -> None:
    """What is left can be shown on one line, and is its own clean form."""
    assert clean_name(text) == name
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("names", "seats"),
    [
        (["Zoë", "Anna"], ["Zoë", "Anna"]),
        (["Anna", "", "Anna"], ["Anna", "Bruno", "Chiara"]),
        (["", "Anna"], ["Bruno", "Anna"]),
        (["\n", "Bo\tb"], ["Anna", "Bo b"]),
    ],
)
def test_everybody_has_a_name_of_their_own(names: list[str], seats: list[str]) -> None:
    """Names from a text are a stranger's: whoever has none, or somebody else's, gets one that is free."""
    assert [seat.name for seat in seats_for(names)] == seats
    assert len({seat.sign for seat in seats_for(names)}) == len(seats)


def test_signs_are_enough_for_the_largest_table() -> None:
    """Five players need five signs (specification 2.1)."""
    assert len(set(SIGNS)) == 5


def test_a_computer_player_of_another_version_keeps_its_seat() -> None:
    """Who plays for one that this version does not know is for the window to decide."""
    assert "genius" not in BOTS
    assert GameSetup.from_json(document(player="genius")).seats[0].player == "genius"


def test_importing_setups_does_not_import_the_session() -> None:
    """The window imports this at its start; the session would make that start slow."""
    slow = {"co2desk.session.session", "co2desk.components", "co2desk.bots"}
    code = f"import sys, co2desk.session.setup; print({slow} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
