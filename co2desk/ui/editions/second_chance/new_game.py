"""What the new game dialog asks for a game of CO₂: Second Chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from co2desk.bots.levels import DEFAULT_LEVEL, DEFAULT_PARTNER
from co2desk.engine.editions.second_chance.setting import (
    COMPETITIVE,
    MODES,
    NO_CARD,
    RANDOM_CARD,
    SOLO,
    Variants,
)
from co2desk.engine.editions.second_chance.switches import Switches
from co2desk.engine.table.kit import SecondChanceKit
from co2desk.ui.editions.new_game import EditionForm, Variant, no_or_yes, not_alone
from co2desk.ui.i18n.translation import translate

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


def rival_or_partner(chosen: Mapping[str, Any]) -> str:
    return DEFAULT_LEVEL if chosen["mode"] == COMPETITIVE else DEFAULT_PARTNER


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


def inspectors_settled(players: int, chosen: Mapping[str, Any]) -> bool | None:
    return True if is_solo(chosen) else None


def not_solo(players: int, chosen: Mapping[str, Any]) -> str:
    return not_alone(1, chosen) if is_solo(chosen) else ""


def only_solo(players: int, chosen: Mapping[str, Any]) -> str:
    if is_solo(chosen):
        return ""
    return translate("VariantFields", "Only the solo game has such a goal.")


SECOND_CHANCE_FORM = EditionForm(
    edition="second_chance",
    title=lambda: translate("NewGameDialog", "New game of CO₂: Second Chance"),
    alone=lambda: translate("NewGameDialog", "Solo: one company against the CO₂ level. You win or lose."),
    players=(1, 2, 3, 4),
    usual_players=3,
    switches=Switches,
    adjusted=lambda kit, switches: kit,
    variants=(
        Variant("mode", lambda kit: MODES, basic=True),
        # A first team can win the easy game.
        Variant("difficulty", difficulties, not_among_rivals, suggested="easy", basic=True),
        Variant("inspectors", no_or_yes, inspectors_fit, settled=inspectors_settled),
        Variant("draft", no_or_yes, not_solo),
        Variant("solo_card", solo_cards, only_solo, basic=True),
        Variant("home", lambda kit: usual_first(USUAL.home, kit.regions)),
    ),
    why_not_players=players_fit_mode,
    meant=mode_of,
    usual_level=rival_or_partner,
    is_for_teams=True,
)
