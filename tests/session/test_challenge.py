"""A challenge code sets up the same deal elsewhere, survives being typed, and notices mistakes."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from co2desk.components import Pack, load_pack, pack_from_document
from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import Phrase
from co2desk.engine.machine.switches import catalogue_of
from co2desk.session import GameOptions, Session
from co2desk.session.challenge import (
    DIGITS,
    LONGEST,
    Challenge,
    NotPlayable,
    WrongCode,
    _check,
    _from_bytes,
    challenge_code,
    is_code,
    open_challenge,
    read_challenge,
)
from co2desk.session.challenge_words import EDITIONS, WORDS
from co2desk.session.editions import EDITIONS as KNOWN_EDITIONS
from co2desk.session.options import BIGGEST_SEED

SHARED = Path(__file__).parent / "shared"
SWITCHES = {"first": FirstSwitches, "second_chance": SecondChanceSwitches}


@cache
def built_in(edition: str) -> Pack:
    return load_pack(edition, own=None)


def code_for(options: GameOptions) -> str:
    return challenge_code(options, built_in(options.edition))


def refusal_of(text: str) -> tuple[str, Phrase]:
    with pytest.raises(BadDocumentError) as caught:
        read_challenge(text)
    return caught.value.where, caught.value.expected


def written(*numbers: int) -> str:
    """A code of any content with the right check."""
    return "".join(DIGITS[number] for number in [*numbers, *_check(list(numbers))])


# --- there and back ----------------------------------------------------------------------------------------


def test_a_code_deals_the_same_game(options: GameOptions) -> None:
    found = read_challenge(code_for(options))
    assert found.options == options
    assert found.fits(built_in(options.edition))
    assert Session.new(found.options).game.fingerprint() == Session.new(options).game.fingerprint()


@given(st.integers(0, BIGGEST_SEED), st.sampled_from([("first", 5), ("second_chance", 4)]), st.data())
def test_every_seed_fits_into_a_short_code(seed: int, edition: tuple[str, int], data: st.DataObject) -> None:
    options = GameOptions(edition[0], data.draw(st.integers(1, edition[1])), seed)
    code = code_for(options)
    assert read_challenge(code).options == options
    assert len(code) <= 30


def test_a_drawn_seed_makes_a_code_of_24_characters() -> None:
    assert code_for(GameOptions(players=3, seed=999_999_999)).count("-") == 4
    assert len(code_for(GameOptions(players=3, seed=999_999_999))) == 24


@pytest.mark.parametrize(
    ("edition", "key", "value"),
    [
        (edition, switch.key, value)
        for edition, switches in SWITCHES.items()
        for switch in catalogue_of(switches)
        for value in switch.values
    ],
)
def test_every_reading_fits_into_a_code(edition: str, key: str, value: object) -> None:
    options = GameOptions(edition, 2, 5, switches={key: value})
    assert read_challenge(code_for(options)).options == options


@pytest.mark.parametrize("edition", SWITCHES)
def test_all_readings_together_fit_into_a_code(edition: str) -> None:
    chosen = {switch.key: switch.values[-1] for switch in catalogue_of(SWITCHES[edition])}
    options = GameOptions(edition, 2, BIGGEST_SEED, switches=chosen)
    code = code_for(options)
    assert read_challenge(code).options == options
    assert len(code) < LONGEST / 4


@pytest.mark.parametrize(
    ("options", "most"),
    [
        (GameOptions("first", 4, 13, {"draft": True, "auction": True, "preset": "expert"}), 32),
        (GameOptions("first", 2, 13, {"draft": False, "preset": ""}, "zh", True), 36),
        (GameOptions("second_chance", 2, 15, {"mode": "competitive", "draft": True}), 32),
        (GameOptions("second_chance", 4, 15, {"mode": "cooperative", "inspectors": True}), 32),
        (GameOptions("second_chance", 1, 15, {"mode": "solo", "solo_card": 12, "difficulty": "easy"}), 36),
        (GameOptions("second_chance", 3, 15, {"home": "oceania"}), 32),
    ],
)
def test_variants_make_a_code_only_a_little_longer(options: GameOptions, most: int) -> None:
    code = code_for(options)
    assert read_challenge(code).options == options
    assert len(code) <= most


def test_the_order_of_choices_does_not_matter() -> None:
    one, other = ({"draft": True, "auction": True}, {"auction": True, "draft": True})
    assert code_for(GameOptions(variants=one)) == code_for(GameOptions(variants=other))


def test_options_that_cannot_be_played_have_no_code() -> None:
    for options, where in (
        (GameOptions("third"), "options.edition"),
        (GameOptions(players=8), "options.players"),
        (GameOptions(variants={"weather": True}), "options.variants.weather"),
        (GameOptions(switches={"goal_30": "never"}), "options.switches.goal_30"),
        (GameOptions(book="en"), "options.book"),
    ):
        with pytest.raises(BadDocumentError) as caught:
            challenge_code(options, built_in("first"))
        assert caught.value.where == where


# --- component values --------------------------------------------------------------------------------------


def test_other_component_values_are_noticed(own_packs: Path) -> None:
    """On either side; the code itself can be read all the same."""
    file = own_packs / "first.yaml"
    file.write_text("start:\n  money: [13, 14, 14, 15, 15]\n", encoding="utf-8")
    own = load_pack("first")
    options = GameOptions(players=3, seed=8)
    mine, theirs = challenge_code(options, own), code_for(options)
    assert mine != theirs
    assert read_challenge(mine).options == read_challenge(theirs).options == options
    assert (read_challenge(mine).fits(own), read_challenge(mine).fits(built_in("first"))) == (True, False)
    assert (read_challenge(theirs).fits(own), read_challenge(theirs).fits(built_in("first"))) == (False, True)


def test_where_values_come_from_does_not_matter(own_packs: Path) -> None:
    refill = built_in("first").kit.market_refill
    (own_packs / "first.yaml").write_text(f"market:\n  refill: {refill}\n", encoding="utf-8")
    own = load_pack("first")
    assert own.sources["market.refill"] == "own_copy"
    assert read_challenge(code_for(GameOptions())).fits(own)


def test_the_values_of_another_edition_do_not_fit() -> None:
    assert not read_challenge(code_for(GameOptions())).fits(built_in("second_chance"))
    with pytest.raises(BadDocumentError) as caught:
        challenge_code(GameOptions("first"), built_in("second_chance"))
    assert caught.value.where == "components.edition"


# --- typing ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed",
    [
        str.lower,
        lambda code: code.replace("-", ""),
        lambda code: code.replace("-", " "),
        lambda code: code.replace("-", "\u2013"),
        lambda code: f"\n  {code}\r\n",
        lambda code: code.removeprefix("CO2-"),
        lambda code: code.replace("CO2", "CO₂"),
        lambda code: code.replace("0", "O").replace("1", "I"),
        lambda code: code.replace("0", "o").replace("1", "l"),
        lambda code: "".join(chr(ord(char) + 0xFEE0) for char in code),
        "\u200b".join,
    ],
)
def test_a_code_can_be_typed_in_many_ways(typed: Callable[[str], str]) -> None:
    options = GameOptions(players=3, seed=BIGGEST_SEED, variants={"draft": True})
    code = code_for(options)
    assert typed(code) != code
    assert read_challenge(typed(code)).options == options


@pytest.mark.parametrize(
    "options", [GameOptions(players=3, seed=123_456_789), GameOptions(seed=4, book="ru", literal=True)]
)
def test_every_wrong_character_and_every_swap_of_neighbours_is_noticed(options: GameOptions) -> None:
    code = code_for(options).removeprefix("CO2-").replace("-", "")
    wrong = {code[:at] + digit + code[at + 1 :] for at in range(len(code)) for digit in DIGITS}
    wrong |= {code[:at] + code[at + 1] + code[at] + code[at + 2 :] for at in range(len(code) - 1)}
    wrong |= {code[:at] + code[at + 1 :] for at in range(len(code))}
    wrong |= {code[:at] + digit + code[at:] for at in range(len(code) + 1) for digit in DIGITS}
    wrong.discard(code)
    assert len(wrong) > 1_000
    for mistyped in wrong:
        assert "without typing mistakes" in refusal_of(f"CO2{mistyped}")[1]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "at least 11 characters after CO2"),
        ("CO2-", "at least 11 characters after CO2"),
        ("CO2-12345-6789", "at least 11 characters after CO2"),
        ("CO2-12345-6789U-12345", "letters other than U, not 'U'"),
        ("CO2-12345-6789é-12345", "not '\\xc9'"),
        ("CO2-12345-67890-12345", "without typing mistakes"),
        ("1" * 1_001, "at most 1000 characters"),
        ("-" * 1_001, "at most 1000 characters"),
    ],
)
def test_what_is_no_code_is_told(text: str, expected: str) -> None:
    where, reason = refusal_of(text)
    assert where == "code"
    assert expected in reason
    assert open_challenge(text) == WrongCode(reason)


VALUES = (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("numbers", "where", "expected"),
    [
        ((2, 12, 0, *VALUES), "code", "a version 1 code; this one is version 2"),
        ((1, 3, 0, *VALUES), "code", "an edition that this program knows: first, second_chance"),
        ((1, 28, 0, *VALUES), "code", "an edition that this program knows"),
        ((1, 8, 0, *VALUES), "options.players", "1 to 5"),
        ((1, 15, 0, *VALUES), "options.players", "1 to 5"),
        ((1, 12, 12, *([0] * 12), *VALUES), "code", "a seed and a checksum"),
        ((1, 12, 1, *VALUES), "code", "a seed and a checksum"),
        ((1, 12, 11, 8, *([0] * 9), 1, *VALUES), "options.seed", "a whole number up to"),
        ((1, 12, 0, *VALUES, 0), "code", "options that can be read"),
        ((1, 12, 0, *VALUES, 0, 1), "code", "options that can be read"),
        ((1, 12, 0, *VALUES, *_from_bytes(b"\xff")), "code", "words that this version knows"),
        ((1, 12, 0, *VALUES, *_from_bytes(b"[")), "code", "options that can be read"),
        ((1, 12, 0, *VALUES, *_from_bytes(b"[" * 500)), "code", "options that can be read"),
        ((1, 12, 0, *VALUES, *_from_bytes(b"[]")), "code", "options that this version knows"),
        ((1, 12, 0, *VALUES, *_from_bytes(b'{"w":1}')), "code", "options that this version knows"),
        ((1, 12, 0, *VALUES, *_from_bytes(b'{"v":1}')), "options.variants", "an object"),
        ((1, 12, 0, *VALUES, *_from_bytes(b'{"l":1}')), "options.literal", "true or false"),
        ((1, 12, 0, *VALUES, *_from_bytes(b'{"b":NaN}')), "options.book", "the name of a rulebook profile"),
        ((1, 12, 0, *VALUES, *_from_bytes(b'{"v":{"moon":1}}')), "options.variants.moon", "one of preset"),
        ((1, 12, 0, *VALUES, *_from_bytes(b'{"s":{"moon":1}}')), "options.switches.moon", "one of discs"),
    ],
)
def test_a_code_of_another_program_says_what_is_wrong(
    numbers: tuple[int, ...], where: str, expected: str
) -> None:
    found, reason = refusal_of(written(*numbers))
    assert found == where
    assert expected in reason
    opened = open_challenge(written(*numbers))
    if where == "code":
        assert opened == WrongCode(reason)
    else:
        assert isinstance(opened, NotPlayable)
        assert (opened.problem.where, opened.problem.expected) == (where, reason)


@pytest.mark.parametrize(
    ("text", "is_meant"), [(" co2-12345", True), ("CO2", True), ("123", False), ("", False)]
)
def test_a_code_is_known_by_its_beginning(text: str, is_meant: bool) -> None:
    """Right or wrong: whoever types one is told what is wrong with it, and not that it is no number."""
    assert is_code(text) == is_meant


def test_a_right_code_is_opened() -> None:
    code = code_for(GameOptions(players=3, seed=7))
    assert open_challenge(code) == read_challenge(code)


def outcome(text: str) -> Challenge | str:
    """What a code says, or where it is refused."""
    try:
        return read_challenge(text)
    except BadDocumentError as error:
        return error.where


@given(st.text(st.characters(exclude_categories=())) | st.text(DIGITS, min_size=11))
def test_any_text_is_refused(text: str) -> None:
    assert outcome(text) == "code"


def packed(words: list[str]) -> bytes:
    return bytes(128 + WORDS.index(word) for word in words)


@given(
    st.sampled_from([12, 19]),
    st.binary(max_size=60) | st.lists(st.sampled_from(WORDS)).map(packed),
)
def test_any_content_is_a_game_or_refused(players: int, content: bytes) -> None:
    found = outcome(written(1, players, 0, *VALUES, *_from_bytes(content)))
    if isinstance(found, Challenge):
        assert read_challenge(code_for(found.options)).options == found.options
    else:
        assert found.startswith(("code", "options"))


# --- for ever ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("code", "options", "values"),
    [
        ("CO2-1C6XS-NJFZ7-3347X-X3", GameOptions(players=4, seed=999_999_999), "7334"),
        ("CO2-1CB80-00000-00007-3345S-ZX", GameOptions(players=4, seed=2**53), "7334"),
        (
            "CO2-1B157-334GA-5891E-75JPJ-S9C8H-Y3G6E-N4",
            GameOptions(
                "first",
                3,
                5,
                {"draft": True},
                "pl",
                True,
                {"goal_30": "every", "goals_removed_1": (), "un_goal_cards": 12},
            ),
            "7334",
        ),
        (
            "CO2-1H1G8-WM7G2-D2S5S-CKCRK-31RFD-P2",
            GameOptions("second_chance", 1, 16, {"mode": "solo", "solo_card": 11, "difficulty": "easy"}),
            "8WM7",
        ),
    ],
)
def test_a_code_of_version_1_can_be_read_for_ever(code: str, options: GameOptions, values: str) -> None:
    """And with the component values of its time the same code is written."""
    assert read_challenge(code) == Challenge(options, values)
    kept = json.loads((SHARED / f"values-{options.edition}.json").read_text(encoding="utf-8"))
    assert challenge_code(options, pack_from_document(kept)) == code


def test_the_fixed_numbers_never_change() -> None:
    """Words and editions may be added at the end; what is there stays where it is."""
    first = hashlib.sha256("\n".join(WORDS[:102]).encode()).hexdigest()
    assert first == "5cd4408eca7a161fb04a7ebeb3be2254cb8c753c646c8a65f2210345c689b229"
    assert len(set(WORDS)) == len(WORDS) <= 128
    assert all(word.isascii() for word in WORDS)
    assert (EDITIONS[1], EDITIONS[2]) == ("first", "second_chance")
    assert set(EDITIONS.values()) == set(KNOWN_EDITIONS)
    assert set(EDITIONS) <= {1, 2, 3}
