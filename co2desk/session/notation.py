"""A game as plain text for chat, forums and mail: short lines, the same in every language, and complete.

    CO2 game record 2
    Edition: first
    Mode: competitive
    Players: 3
    P1: Anna
    ...

    -- Decade 1 --
    1. 1.1 P3 propose solar africa tech
    2. 1.1 P3 play_lobby card:8 main:0 option:0
    ...
    -- End --

After its number an action has the decade and the round, the seat that decided, its kind and its fields in the
order of the action's record: names as they are, numbers with the name of the field. A text can be read back;
it is believed only as far as the game can be played so. Words before the title and after the end are passed
over, and so are the marks with which mail quotes. A reading that is not written down is the usual one; in a
text of version 1, the one that was usual then.

Component values other than the built-in ones and edited positions are not in the text: its header says so.
The seed is, and the actions of everybody: whoever has the text can find out every hidden card.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from co2desk import __version__
from co2desk.components import Pack, load_pack
from co2desk.engine.machine.actions import KINDS, Action, BadDocumentError, Codec, meanings
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.phrases import Phrase, one_of, phrase, verbatim
from co2desk.engine.machine.refusals import IllegalActionError
from co2desk.session.builder import Readings
from co2desk.session.editions import builder_for
from co2desk.session.migrations import NEW_IN_3
from co2desk.session.notation_text import (
    END,
    EXAMPLE,
    SEATS,
    TITLE,
    VERSION,
    Fact,
    Written,
    escaped,
    taken_apart,
    unescaped,
    word_for,
    wrong,
)
from co2desk.session.options import GameOptions
from co2desk.session.seats import LONGEST_NAME
from co2desk.session.session import Session, legal_action
from co2desk.session.values import values_code

BUILT_IN, OWN = "built-in", "own"
CODE = 10  # digits of the code of the component values
LITERAL = ", literal"  # after the name of a rulebook
# What a text of version 1 means where it names no reading, if that is not the usual one any more.
USUAL_IN_1 = {
    "first": NEW_IN_3["first"],
    "second_chance": {**NEW_IN_3["second_chance"], "competitive_bonuses": "own"},
}
ACTION_LINE = re.compile(r"([0-9]{1,6})\. ([0-9]{1,2}\.[0-9]{1,2} P[1-9]) (.+)")


def to_notation(session: Session, names: Sequence[str] = ()) -> str:
    """The game so far, with the players' names if they are handed in. What was taken back is left out."""
    return "\n".join([f"{TITLE} {VERSION}", *_header(session, names), *_actions(session), "", END, ""])


def read_notation(text: str, pack: Pack | None = None) -> Session:
    """The game of a text, replayed with the built-in component values or with the given ones.

    Raises BadDocumentError that names the first line that is wrong.
    """
    written = taken_apart(text)
    if "Start" in written.facts:
        expected = phrase("a game from its beginning: an edited position cannot be copied as text")
        raise wrong(written.facts["Start"].line, expected)
    try:
        options = _options(written)
        values = pack or load_pack(options.edition, own=None)
        _check_components(written.fact("Components"), values)
        session = Session.new(options, values)
    except BadDocumentError as error:
        if not error.where.startswith("options"):
            raise
        raise wrong(written.line_of(error.where), error.expected) from error
    _check(written, "Mode", verbatim(_mode(session)))
    for number, action in enumerate(written.actions, start=1):
        _play(session, action, number)
    if "Result" in written.facts:
        goes_on = phrase("no result: the game goes on")
        _check(written, "Result", verbatim(_result(session)) if session.game.is_over else goes_on)
    return session


def read_names(text: str) -> tuple[str, ...]:
    """The names in a text by seat, "" where there is none. Raises BadDocumentError."""
    written = taken_apart(text)
    seats = SEATS[: written.number("Players")]
    return tuple(unescaped(written.facts[seat].value) if seat in written.facts else "" for seat in seats)


# --- the header --------------------------------------------------------------------------------------------


def _header(session: Session, names: Sequence[str]) -> Iterator[str]:
    options, built_in = session.options, load_pack(session.options.edition, own=None)
    code = values_code(session.pack)
    yield f"Edition: {options.edition}"
    yield f"Mode: {_mode(session)}"
    yield f"Players: {options.players}"
    for seat, name in zip(SEATS[: options.players], names, strict=False):
        yield f"{seat}: {escaped(name[:LONGEST_NAME])}"
    yield f"Seed: {options.seed}"
    for key, value in options.variants.items():
        yield f"Variant: {key} {word_for(value)}"
    yield f"Rulebook: {options.book}{LITERAL if options.literal else ''}"
    usual = _consensus(options)
    for key, value in session.readings.items():
        if value != usual[key]:
            yield f"Reading: {key} {word_for(value)}"
    yield f"Components: {BUILT_IN if code == values_code(built_in) else OWN} {code[:CODE]}"
    if session.start is not None:
        yield "Start: an edited position, not in this text"
    yield f"Program: co2desk {__version__}"
    if session.game.is_over:
        yield f"Result: {_result(session)}"


def _mode(session: Session) -> str:
    """The first edition has no named modes: alone it is another game than for two or more."""
    _, _, mode = session.game.edition.name.partition("/")
    return mode or ("solo" if session.options.players == 1 else "competitive")


def _consensus(options: GameOptions) -> Readings:
    """The readings without any book. All that differ are written down, whatever a book will say one day."""
    return builder_for(options).readings(GameOptions(options.edition, options.players))


def _result(session: Session) -> str:
    result = session.game.result
    winners = " ".join(SEATS[player] for player in result.winners) or "none"
    if len(result.scores) == session.options.players:
        points = ", ".join(f"{SEATS[player]} {result.scores[player]}" for player in result.ranking)
    else:
        points = f"team {result.scores[0]}"
    return f"{result.ending}; winners {winners}; points {points}"


def _options(written: Written) -> GameOptions:
    book = written.fact("Rulebook").value
    options = GameOptions.from_json(
        {
            "edition": written.fact("Edition").value,
            "players": written.number("Players"),
            "seed": written.number("Seed"),
            "variants": written.chosen("Variant"),
            "book": book.removesuffix(LITERAL),
            "literal": book.endswith(LITERAL),
        }
    )
    of_book = builder_for(options).readings(options)
    left_out = USUAL_IN_1[options.edition] if written.version == 1 else {}
    played = {**_consensus(options), **left_out, **written.chosen("Reading")}
    changed = {key: value for key, value in played.items() if key not in of_book or value != of_book[key]}
    return replace(options, switches=changed)


def _check_components(fact: Fact, pack: Pack) -> None:
    kind, _, code = fact.value.partition(" ")
    if kind not in (BUILT_IN, OWN) or not re.fullmatch(f"[0-9a-f]{{{CODE}}}", code):
        raise wrong(
            fact.line,
            phrase("{one} or {other}, and {count} digits from 0 to f", one=BUILT_IN, other=OWN, count=CODE),
        )
    wanted = values_code(pack)[:CODE]
    if code != wanted:
        own = phrase(
            "the component values {code}: this game was played with custom component values, which are not "
            "in the text; a saved game contains them",
            code=wanted,
        )
        other = phrase(
            "the component values {code}: this game was played with the component values of another version "
            "of co2desk, which are not in the text; a saved game contains them",
            code=wanted,
        )
        raise wrong(fact.line, own if kind == OWN else other)


def _check(written: Written, key: str, expected: Phrase) -> None:
    """A line that says what the game shows anyway must not say anything else."""
    line, value = written.fact(key)
    if value != expected:
        raise wrong(line, expected)


# --- the actions -------------------------------------------------------------------------------------------


def _actions(session: Session) -> Iterator[str]:
    codec = session.game.codec
    decade = 0
    for number, (action, table) in enumerate(zip(session.actions, session.positions, strict=True), start=1):
        if table.decade != decade:
            decade = table.decade
            yield from ("", f"-- Decade {decade} --")
        place = _place(Game(session.game.edition, table), action)
        yield " ".join([f"{number}.", place, *_words(codec, action)])


def _place(game: Game[Any], action: Action) -> str:
    """Decade, round and the seat that decided; an action that anybody may take names its player."""
    anybody = isinstance(action, tuple(rule.action for rule in game.edition.anytime))
    player: int = action.player if anybody else game.decision.player  # type: ignore[attr-defined]
    return f"{game.table.decade}.{game.table.round} {SEATS[player]}"


def _words(codec: Codec, action: Action) -> Iterator[str]:
    document = codec.action_to_json(action)
    yield action.kind
    for name, meaning in meanings(type(action)):
        value = document[name]
        if meaning == "Player":
            yield SEATS[value]
        else:
            yield f"{name}:{value}" if isinstance(value, int) else value


def _play(session: Session, written: Fact, number: int) -> None:
    line = written.line
    found = ACTION_LINE.fullmatch(" ".join(written.value.split()))
    if not found:
        raise wrong(line, EXAMPLE)
    if int(found[1]) != number:
        raise wrong(line, phrase("action number {number}", number=number))
    if session.game.is_over:
        raise wrong(line, phrase("{end}, because the game is over", end=END))
    try:
        action = session.game.codec.action_from_json(_action_document(line, found[3].split()))
        place = _place(session.game, action)
        if found[2] != place:
            raise wrong(line, verbatim(place))
        session.play(action)
    except IllegalActionError as error:
        raise wrong(line, legal_action(error)) from error
    except BadDocumentError as error:
        if isinstance(error.where, Phrase):  # the line is named already
            raise
        key = error.where.removeprefix("action.")
        seats = SEATS[: session.options.players]  # a player is written as a seat here, and not as a number
        expected = one_of(seats) if key == "player" else error.expected
        raise BadDocumentError(phrase("line {line}, {key}", line=line, key=key), expected) from error


def _action_document(line: int, words: list[str]) -> dict[str, Any]:
    kind, *values = words
    fields = meanings(KINDS[kind]) if kind in KINDS else ()
    if kind in KINDS and len(values) != len(fields):
        raise wrong(line, verbatim(" ".join([kind, *(name for name, _ in fields)])))
    document: dict[str, Any] = {"do": kind}
    for (name, meaning), word in zip(fields, values, strict=False):
        number = re.fullmatch(f"{name}:([0-9]{{1,7}})", word)
        if meaning == "Player":
            document[name] = SEATS.index(word) if word in SEATS else word
        else:
            document[name] = int(number[1]) if number else word
    return document
