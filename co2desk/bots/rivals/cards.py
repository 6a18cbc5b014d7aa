"""What the lobby cards in a hand are worth, in either edition."""

from __future__ import annotations

from typing import Any

from co2desk.bots.rivals.weights import Weights
from co2desk.engine.table.kit import Effect, LobbyCard

# How often the action that a main effect needs comes up in time.
CHANCES: dict[str, float] = {
    "propose": 0.6,
    "plan": 0.6,
    "install": 0.5,
    "infrastructure": 0.5,
    "build": 0.45,
    "summit": 0.3,
    "buy": 0.8,
    "sell": 0.8,
}
ON_ANY_REGION = 0.15  # more, if only the kind of the project space matters
POINT_OF_KNOWLEDGE = 2.0
MOVE = 0.8
KNOWN = 16  # decks that are remembered

worths: dict[tuple[int, int], tuple[Any, Any, dict[int, float]]] = {}


def hand_worth(
    hand: tuple[int, ...], lobby: tuple[LobbyCard, ...], own_turns: int, use: float, w: Weights
) -> float:
    """A card is played in each turn at most: those beyond the turns that are left are worth nothing."""
    if not hand:
        return 0.0
    cards = card_worths(lobby, w)
    total = 0.0
    for number in hand:
        total += cards[number]
    return total * (0.4 + w.cards * use) * min(1.0, own_turns / len(hand))


def card_worths(lobby: tuple[LobbyCard, ...], w: Weights) -> dict[int, float]:
    """By number: the minor effect is certain; the main effect is what it brings beyond that."""
    key = (id(lobby), id(w))
    found = worths.get(key)
    if found is None:
        if len(worths) >= KNOWN:
            worths.clear()
        found = worths[key] = (lobby, w, {card.number: card_worth(card, w) for card in lobby})
    return found[2]


def card_worth(card: LobbyCard, w: Weights) -> float:
    minor = effect_worth(card.minor, w)
    main = max(effect_worth(effect, w) for effect in card.main)
    chance = CHANCES[card.on] + (ON_ANY_REGION if card.grant >= 0 else 0.0)
    return minor + chance * max(0.0, main - minor)


def effect_worth(effect: Effect, w: Weights) -> float:
    kind, amount = effect.kind, effect.amount
    if kind in ("money", "discount"):
        return (0.5 + w.money) * amount
    if kind == "tech":
        return w.tech * amount
    if kind == "cep":
        return (0.5 * w.usual_price + 0.3 * w.first_cep) * amount
    if kind == "vp":
        return float(amount)
    return POINT_OF_KNOWLEDGE if kind == "expertise" else MOVE
