"""The command line's options for a game, shared by the commands that play one."""

from __future__ import annotations

import argparse
import re
from typing import Any

from co2desk.bots import BOTS
from co2desk.engine.machine.actions import BadDocumentError, shown
from co2desk.session import GameOptions
from co2desk.session.editions import BUILDERS, EDITIONS

WORDS: dict[str, Any] = {"true": True, "false": False, "()": ()}
NUMBER = re.compile(r"-?[0-9]{1,9}")
REPEATED = {"variants": "variant", "switches": "switch"}  # of a game's options, by the name that is typed
LONGEST = 60  # characters of what was typed


def whole_number(text: str) -> int:
    if not NUMBER.fullmatch(text):
        raise argparse.ArgumentTypeError(f"must be a whole number, not {text!r}")
    return int(text)


def at_least_one(text: str) -> int:
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def books() -> str:
    """The rulebooks of each edition."""
    return "; ".join(f"{edition}: {', '.join(builder.books())}" for edition, builder in BUILDERS.items())


def add_game_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--edition", default="first", choices=EDITIONS, help="the game to play (default first)"
    )
    parser.add_argument("--players", type=whole_number, default=4, help="number of players (default 4)")
    parser.add_argument("--seed", type=whole_number, default=1, help="random seed")
    parser.add_argument(
        "--bots",
        default="random",
        help=f"comma-separated computer players, repeated until every seat has one: {', '.join(BOTS)}",
    )
    parser.add_argument("--book", default="consensus", help=f"rulebook profile (of {books()})")
    parser.add_argument(
        "--literal", action="store_true", help="play probable misprints of the book literally"
    )
    parser.add_argument(
        "--variant",
        action="append",
        default=[],
        metavar="NAME[=VALUE]",
        help="such as draft or preset=expert; may be repeated",
    )
    parser.add_argument(
        "--switch",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="the ruling on a single question; may be repeated",
    )


def game_options(found: argparse.Namespace) -> GameOptions:
    """The options as the session takes them; it says what is wrong with them."""
    return GameOptions(
        edition=found.edition,
        players=found.players,
        seed=found.seed,
        variants=dict(_pair(text) for text in found.variant),
        book=found.book,
        literal=found.literal,
        switches=dict(_pair(text) for text in found.switch),
    )


def _pair(text: str) -> tuple[str, Any]:
    """KEY, KEY=true, KEY=7, KEY=27,33 or KEY=word; whether a value fits its key is for the session to say."""
    key, has_value, value = text.partition("=")
    if not has_value:
        return key, True
    if value in WORDS:
        return key, WORDS[value]
    parts = [part for part in value.split(",") if part]
    if "," in value and all(NUMBER.fullmatch(part) for part in parts):
        return key, tuple(int(part) for part in parts)
    return key, int(value) if NUMBER.fullmatch(value) else value


def refusal(error: BadDocumentError, found: argparse.Namespace) -> str:
    """Why there is no such game, by what was typed and not by the path in a document."""
    path, _, rest = error.where.partition(".")
    if path != "options":
        return f"{error}."
    name, _, key = rest.partition(".")
    typed = REPEATED.get(name, name)
    if typed == "literal":
        return f"--literal is not possible with --edition {found.edition}; leave it out."
    value = getattr(found, typed)
    if name in REPEATED:
        value = next(text for text in reversed(value) if shown(_pair(text)[0]).startswith(key))
    return f"--{typed} {shown(str(value)[:LONGEST])} is not possible; choose {error.expected}."


def bot_names(found: argparse.Namespace, parser: argparse.ArgumentParser) -> list[str]:
    names: list[str] = found.bots.split(",")
    unknown = [name for name in names if name not in BOTS]
    if unknown:
        parser.error(f"unknown computer player {unknown[0]!r}; choose from {', '.join(BOTS)}")
    return names
