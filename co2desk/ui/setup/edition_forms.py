"""What the new game dialog asks for an edition. Another edition is a declaration, not another dialog."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from co2desk.engine.editions.first.setting import adjusted as first_adjusted
from co2desk.engine.editions.first.switches import Switches as FirstSwitches
from co2desk.engine.editions.second_chance.setting import (
    COMPETITIVE,
    MODES,
    NO_CARD,
    RANDOM_CARD,
    SOLO,
    Variants,
)
from co2desk.engine.editions.second_chance.switches import Switches as SecondChanceSwitches
from co2desk.engine.table.kit import FirstKit, Kit, SecondChanceKit
from co2desk.ui.i18n.translation import translate

UNKNOWN = ""  # a tile that nobody has seen yet


def always(players: int, chosen: Mapping[str, Any]) -> str:
    """What can be chosen with anybody and anything."""
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


def as_written(players: int, variants: Mapping[str, Any]) -> Mapping[str, Any]:
    """Variants of a setup that do not depend on the number of players."""
    return variants


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
    # Why so many cannot play with what is chosen (a sentence), or "".
    why_not_players: Callable[[int, Mapping[str, Any]], str] = always
    # The variants that a setup of so many players means.
    meant: Callable[[int, Mapping[str, Any]], Mapping[str, Any]] = as_written


def no_or_yes(kit: Kit) -> tuple[bool, ...]:
    return (False, True)


# --- CO2 (2012) --------------------------------------------------------------------------------------------


def not_alone(players: int, chosen: Mapping[str, Any]) -> str:
    """Bids and passed cards need somebody else (specification 16.2, 16.3)."""
    if players > 1:
        return ""
    #: “This” is a variant of the game, such as the auction.
    return translate("VariantFields", "This needs at least two players: it is not available in a solo game.")


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
    alone=lambda: translate("NewGameDialog", "Solo: one company, one planet, your best score."),
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


# --- CO2: Second Chance ------------------------------------------------------------------------------------

USUAL = Variants()


def usual_first(usual: Any, values: tuple[Any, ...]) -> tuple[Any, ...]:
    return (usual, *(value for value in values if value != usual))


def difficulties(kit: SecondChanceKit) -> tuple[str, ...]:
    return usual_first(USUAL.difficulty, tuple(difficulty.name for difficulty in kit.difficulties))


def solo_cards(kit: SecondChanceKit) -> tuple[int, ...]:
    """None, a random one, or one of choice (specification 4.3)."""
    return (NO_CARD, RANDOM_CARD, *(card.number for card in kit.solo_cards))


def is_solo(chosen: Mapping[str, Any]) -> bool:
    return bool(chosen["mode"] == SOLO)


def players_fit_mode(players: int, chosen: Mapping[str, Any]) -> str:
    """Alone one plays the solo game, and nobody else does (specification 4)."""
    if (players == 1) == is_solo(chosen):
        return ""
    if players == 1:
        return translate("NewGameDialog", "A single player plays the solo game: choose it first.")
    return translate("NewGameDialog", "The solo game is for one player: choose another mode first.")


def mode_of(players: int, variants: Mapping[str, Any]) -> Mapping[str, Any]:
    """Without a mode one player plays solo."""
    return {"mode": SOLO if players == 1 else USUAL.mode, **variants}


def not_among_rivals(players: int, chosen: Mapping[str, Any]) -> str:
    """Only a team has environmental goals, and a start that is easier or harder (specification 4.2)."""
    if chosen["mode"] != COMPETITIVE:
        return ""
    return translate("VariantFields", "The competitive game is always played without it.")


def inspectors_fit(players: int, chosen: Mapping[str, Any]) -> str:
    """They walk along the environmental goals, and always do in the solo game (specification 4.3, 17.7)."""
    if is_solo(chosen):
        return translate("VariantFields", "The solo game always has inspectors.")
    return not_among_rivals(players, chosen)


def not_solo(players: int, chosen: Mapping[str, Any]) -> str:
    return not_alone(1, chosen) if is_solo(chosen) else ""


def only_solo(players: int, chosen: Mapping[str, Any]) -> str:
    if is_solo(chosen):
        return ""
    return translate("VariantFields", "Only the solo game has such a goal.")


SECOND_CHANCE = EditionForm(
    edition="second_chance",
    title=lambda: translate("NewGameDialog", "New game of CO₂: Second Chance"),
    alone=lambda: translate("NewGameDialog", "Solo: one company against the CO₂ level. You win or lose."),
    players=(1, 2, 3, 4),
    usual_players=3,
    switches=SecondChanceSwitches,
    adjusted=lambda kit, switches: kit,
    variants=(
        Variant("mode", lambda kit: MODES),
        Variant("difficulty", difficulties, not_among_rivals),
        Variant("inspectors", no_or_yes, inspectors_fit),
        Variant("draft", no_or_yes, not_solo),
        Variant("solo_card", solo_cards, only_solo),
        Variant("home", lambda kit: usual_first(USUAL.home, kit.regions)),
    ),
    why_not_players=players_fit_mode,
    meant=mode_of,
)

FORMS: dict[str, EditionForm] = {form.edition: form for form in (FIRST, SECOND_CHANCE)}
