"""What the new game dialog asks for an edition. Another edition is a declaration, not another dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from co2desk.engine.editions.first.setting import adjusted as first_adjusted
from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.table.kit import FirstKit, Kit
from co2desk.ui.tongue import translate

UNKNOWN = ""  # a tile that nobody has seen yet


def always(players: int, chosen: Mapping[str, Any]) -> str:
    """A variant that can be chosen with anybody and anything."""
    return ""


def no_tiles(kit: Kit, value: Any) -> tuple[str, ...]:
    """A variant that puts nothing on the table."""
    return ()


@dataclass(frozen=True, slots=True)
class Variant:
    """One question: a box to tick when the values are False and True, else a list. The first value is usual.

    `why_not` says why the question cannot be answered now (a sentence, or ""), by the number of players and
    what else is chosen; then it is not asked, and the game takes the usual value. `tiles` are the fossil
    plants that a value puts on the table.
    """

    key: str
    values: Callable[[Any], tuple[Any, ...]]
    why_not: Callable[[int, Mapping[str, Any]], str] = always
    tiles: Callable[[Any, Any], tuple[str, ...]] = no_tiles


@dataclass(frozen=True, slots=True)
class EditionForm:
    edition: str
    title: Callable[[], str]
    players: tuple[int, ...]
    usual_players: int
    switches: type[Any]
    adjusted: Callable[[Any, Any], Kit]  # the pack's values as these readings change them
    variants: tuple[Variant, ...]


def no_or_yes(kit: Kit) -> tuple[bool, ...]:
    return (False, True)


# --- CO2 (2012) --------------------------------------------------------------------------------------------


def not_alone(players: int, chosen: Mapping[str, Any]) -> str:
    """Bids and passed cards need somebody else (specification 16.2, 16.3)."""
    if players > 1:
        return ""
    return translate("VariantFields", "This needs at least two players: a solo game is played without it.")


def presets(kit: FirstKit) -> tuple[str, ...]:
    """The sets of fossil plants to start with (specification 16.1); "" is the random setup."""
    return ("", *(preset.name for preset in kit.presets))


def preset_tiles(kit: FirstKit, name: str) -> tuple[str, ...]:
    """The fossil plants of a preset; of a random setup only their number is known."""
    if not name:
        return (UNKNOWN,) * len(kit.regions)
    start = next(preset.start for preset in kit.presets if preset.name == name)
    return tuple(fossil.name for fossil, count in zip(kit.fossils, start, strict=True) for _ in range(count))


FIRST = EditionForm(
    edition="first",
    title=lambda: translate("NewGameDialog", "New game of CO₂"),
    players=(1, 2, 3, 4, 5),
    usual_players=3,
    switches=FirstSwitches,
    adjusted=first_adjusted,
    variants=(
        Variant("preset", presets, tiles=preset_tiles),
        Variant("auction", no_or_yes, not_alone),
        Variant("draft", no_or_yes, not_alone),
    ),
)
