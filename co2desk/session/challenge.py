"""A challenge: a short code that sets up the same deal at another table, such as `CO2-1C6XS-NJFZ7-3347X-X3`.

The code holds edition, players, seed, variants, rulebook and single readings, and a mark of the component
values, so that the other side can say that its values differ. It can be read out and typed: letters and
digits that look alike count as the same, and case, spaces and dashes do not matter.

Five bits make a character (Crockford's base 32). One after the other, in version 1:

    1 character   the version
    1             the edition's number times 8, and the number of players
    1             how many characters the seed has
    0 to 11       the seed
    4             the first 20 bits of the code of the component values
    any           everything unusual: JSON in which `WORDS` stand as single bytes; often nothing
    4             the check: the last 20 bits of the CRC-32 of the numbers of all characters before

A later version begins with another number and has the same check at its end. What is here stays as it is.
"""

from __future__ import annotations

import json
import re
import unicodedata
import zlib
from dataclasses import dataclass
from typing import Any, NamedTuple

from co2desk.components import Pack, load_pack
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import Phrase, phrase
from co2desk.session.challenge_words import EDITIONS, WORDS
from co2desk.session.editions import check_playable
from co2desk.session.options import GameOptions
from co2desk.session.values import values_code

PREFIX = "CO2"
VERSION = 1
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LOOK_ALIKE = str.maketrans("OIL", "011")
GROUP = 5
BASE = 32
VALUES, CHECK = 4, 4  # characters
SHORTEST = 3 + VALUES + CHECK
LONGEST_SEED = 11
LONGEST = 1_000  # characters of a code as it was typed
LETTERS = {"book": "b", "literal": "l", "switches": "s", "variants": "v"}  # in the JSON
USUAL: dict[str, Any] = {"book": "consensus", "literal": False, "switches": {}, "variants": {}}

_WORD = re.compile("|".join(re.escape(word) for word in sorted(WORDS, key=len, reverse=True)))
_FIRST_WORD = 128  # below are the characters of ASCII
_SPACES = ("Zs", "Zl", "Zp", "Cc", "Cf", "Pd")  # categories of what may stand between the groups


class Challenge(NamedTuple):
    """What a code says. `values` is the mark of the component values with which it was made."""

    options: GameOptions
    values: str

    def fits(self, pack: Pack) -> bool:
        """Whether a table with these component values deals the same game."""
        return self.values == values_mark(pack)


@dataclass(frozen=True, slots=True)
class WrongCode:
    """A text that is no challenge code, or one with a mistake in it."""

    expected: Phrase


@dataclass(frozen=True, slots=True)
class NotPlayable:
    """A right code of a game that this version does not know."""

    problem: BadDocumentError


class WrongCodeError(BadDocumentError):
    """A challenge code that cannot be read."""


def is_code(text: str) -> bool:
    """Is this meant as a challenge code, right or wrong?"""
    return text.strip().upper().startswith(PREFIX)


def open_challenge(text: str) -> Challenge | WrongCode | NotPlayable:
    """What somebody's code sets up here."""
    try:
        return read_challenge(text)
    except WrongCodeError as error:
        return WrongCode(error.expected)
    except BadDocumentError as error:
        return NotPlayable(error)


def challenge_code(options: GameOptions, pack: Pack) -> str:
    """The code of a deal. Raises BadDocumentError for options that cannot be played with these values."""
    check_playable(options, pack)
    edition = next(number for number, name in EDITIONS.items() if name == options.edition)
    seed = _numbers(options.seed)
    numbers = [VERSION, edition * 8 + options.players, len(seed), *seed]
    numbers += [DIGITS.index(digit) for digit in values_mark(pack)]
    numbers += _from_bytes(_unusual(options))
    written = "".join(DIGITS[number] for number in [*numbers, *_check(numbers)])
    return "-".join([PREFIX, *(written[at : at + GROUP] for at in range(0, len(written), GROUP))])


def read_challenge(text: str) -> Challenge:
    """The deal of a code.

    Raises WrongCodeError for a code that cannot be read, BadDocumentError for options that cannot be played.
    """
    numbers = _characters(text)
    *said, _, _, _, _ = numbers
    if _check(said) != numbers[-CHECK:]:
        raise _wrong(
            phrase("a code without typing mistakes; this one has a wrong, missing or extra character")
        )
    if said[0] != VERSION:
        known = phrase("a version {known} code; this one is version {found}", known=VERSION, found=said[0])
        raise _wrong(known)
    edition, players = divmod(said[1], 8)
    if edition not in EDITIONS:
        editions = ", ".join(EDITIONS.values())
        raise _wrong(phrase("an edition that this program knows: {editions}", editions=editions))
    end = 3 + said[2]
    if said[2] > LONGEST_SEED or end + VALUES > len(said):
        raise _wrong(phrase("a seed and a checksum of the component values"))
    document = {"edition": EDITIONS[edition], "players": players, "seed": _number(said[3:end])}
    options = GameOptions.from_json({**document, **_read_unusual(_to_bytes(said[end + VALUES :]))})
    check_playable(options, load_pack(options.edition, own=None))
    return Challenge(options, "".join(DIGITS[number] for number in said[end : end + VALUES]))


def values_mark(pack: Pack) -> str:
    """The beginning of the code of the component values, as it stands in a challenge."""
    bits = int(values_code(pack), 16) >> (64 - 5 * VALUES)
    return "".join(DIGITS[number] for number in _numbers(bits, VALUES))


def _wrong(expected: Phrase) -> WrongCodeError:
    #: Where something is wrong: in a challenge code.
    return WrongCodeError(phrase("code"), expected)


def _unreadable() -> WrongCodeError:
    return _wrong(phrase("options that can be read"))


# --- everything unusual ------------------------------------------------------------------------------------


def _unusual(options: GameOptions) -> bytes:
    document = options.to_json()
    found = {letter: document[key] for key, letter in LETTERS.items() if document[key] != USUAL[key]}
    if not found:
        return b""
    written = json.dumps(found, sort_keys=True, separators=(",", ":"))
    return _WORD.sub(lambda word: chr(_FIRST_WORD + WORDS.index(word[0])), written).encode("latin-1")


def _read_unusual(data: bytes) -> dict[str, Any]:
    if not data:
        return {}
    text = "".join(_meant(byte) for byte in data)
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _unreadable() from error
    if not isinstance(found, dict) or not set(found) <= set(LETTERS.values()):
        raise _wrong(phrase("options that this version knows"))
    return {key: found[letter] for key, letter in LETTERS.items() if letter in found}


def _meant(byte: int) -> str:
    if byte < _FIRST_WORD:
        return chr(byte)
    if byte - _FIRST_WORD >= len(WORDS):
        raise _wrong(phrase("words that this version knows"))
    return WORDS[byte - _FIRST_WORD]


# --- characters, each a number from 0 to 31 ----------------------------------------------------------------


def _characters(text: str) -> list[int]:
    """What was typed, without the prefix."""
    if len(text) > LONGEST:
        raise _wrong(phrase("at most {most} characters", most=LONGEST))
    letters = unicodedata.normalize("NFKC", text).upper().translate(LOOK_ALIKE)
    kept = [letter for letter in letters if unicodedata.category(letter) not in _SPACES]
    for letter in kept:
        if letter not in DIGITS:
            raise _wrong(phrase("only digits and letters other than U, not {letter}", letter=ascii(letter)))
    code = "".join(kept).removeprefix(PREFIX.translate(LOOK_ALIKE))
    if len(code) < SHORTEST:
        expected = phrase("at least {least} characters after {prefix}", least=SHORTEST, prefix=PREFIX)
        raise _wrong(expected)
    return [DIGITS.index(letter) for letter in code]


def _check(numbers: list[int]) -> list[int]:
    return _numbers(zlib.crc32(bytes(numbers)) % BASE**CHECK, CHECK)


def _numbers(value: int, least: int = 0) -> list[int]:
    """A number in base 32, the highest place first."""
    found: list[int] = []
    while value or len(found) < least:
        value, place = divmod(value, BASE)
        found.insert(0, place)
    return found


def _number(numbers: list[int]) -> int:
    value = 0
    for place in numbers:
        value = value * BASE + place
    return value


def _from_bytes(data: bytes) -> list[int]:
    """Eight bits after eight bits as five bits after five bits; zeros fill the last character."""
    count = -(-len(data) * 8 // 5)
    return _numbers(int.from_bytes(data) << (count * 5 - len(data) * 8), count)


def _to_bytes(numbers: list[int]) -> bytes:
    data, spare = divmod(len(numbers) * 5, 8)
    value = _number(numbers)
    if spare >= 5 or value % 2**spare:
        raise _unreadable()
    return (value >> spare).to_bytes(data)
