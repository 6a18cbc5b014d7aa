"""What the new game dialog asks for an edition. Another edition is a form, not another dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from co2desk.bots.levels import DEFAULT_LEVEL
from co2desk.engine.table.kit import Kit
from co2desk.ui.i18n.translation import translate

UNKNOWN = ""  # a tile that nobody has seen yet


def always(players: int, chosen: Mapping[str, Any]) -> str:
    """What can be chosen with anybody and anything."""
    return ""


def no_tiles(kit: Kit, value: Any) -> tuple[str, ...]:
    """A variant that puts nothing on the table."""
    return ()


def open_question(players: int, chosen: Mapping[str, Any]) -> None:
    """The rules settle nothing."""


@dataclass(frozen=True, slots=True)
class Variant:
    """One question: a box to tick when the values are False and True, else a list. The first value is usual.

    `why_not` says why the question cannot be answered now (a sentence, or ""), by the number of players and
    what else is chosen; then it is not asked, and the game takes the usual value. `tiles` are the fossil
    plants that a value puts on the table. `settled` is the answer that the rules give where it is not asked
    for and not the usual one. `suggested` is chosen for a first game, if it is not the usual one. What is
    `basic` is asked at once; everything else waits behind a button.
    """

    key: str
    values: Callable[[Any], tuple[Any, ...]]
    why_not: Callable[[int, Mapping[str, Any]], str] = always
    tiles: Callable[[Any, Any], tuple[str, ...]] = no_tiles
    suggested: Any = None
    settled: Callable[[int, Mapping[str, Any]], Any] = open_question
    basic: bool = False


def as_written(players: int, variants: Mapping[str, Any]) -> Mapping[str, Any]:
    """Variants of a setup that do not depend on the number of players."""
    return variants


def rival(variants: Mapping[str, Any]) -> str:
    return DEFAULT_LEVEL


@dataclass(frozen=True, slots=True)
class EditionForm:
    edition: str
    title: Callable[[], str]
    alone: Callable[[], str]  # what a game of one is
    players: tuple[int, ...]
    usual_players: int
    switches: type[Any]
    adjusted: Callable[[Any, Any], Kit]  # the pack's values as these readings change them
    variants: tuple[Variant, ...]
    is_for_teams: bool = False  # first of all; there may be rules for rivals, too
    # Why so many cannot play with what is chosen (a sentence), or "".
    why_not_players: Callable[[int, Mapping[str, Any]], str] = always
    # The variants that a setup of so many players means.
    meant: Callable[[int, Mapping[str, Any]], Mapping[str, Any]] = as_written
    # The level of computer players where nobody has chosen one.
    usual_level: Callable[[Mapping[str, Any]], str] = rival


def no_or_yes(kit: Kit) -> tuple[bool, ...]:
    return (False, True)


def not_alone(players: int, chosen: Mapping[str, Any]) -> str:
    """Bids and passed cards need somebody else (specification 16.2, 16.3)."""
    if players > 1:
        return ""
    #: “This” is a variant of the game, such as the auction.
    return translate("VariantFields", "This needs at least two players: it is not available in a solo game.")
