"""What a seat may not know, dealt again: the parts that both editions have.

`observe` says what a seat may know. Each function here changes a part of the rest: it takes all cards that
this seat cannot tell apart, those that left the game unseen too, and deals them again. The outcome depends on
the generator and on what the seat knows, and on nothing else: cards are sorted before they are shuffled.
`Edition.hidden` lists all of it for an edition. Seat -1 is an onlooker, who sees no hand at all.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random

from .ids import Card, Player
from .table import Table

Hands = list[tuple[Card, ...]]  # by player
Known = Callable[[Player, Card], bool]  # is it known that this player has, or has not, this card?


def shuffled(cards: Iterable[Card], chance: Random) -> list[Card]:
    """The cards in random order, whatever order they were in."""
    found = sorted(cards)
    chance.shuffle(found)
    return found


def hidden_pile(
    name: str, face_up: Callable[[Table], int] = lambda table: 0
) -> Callable[[Table, Player, Random], None]:
    """A pile of which everybody knows what is in it, but not the order. The first cards may lie face up."""

    def deal(table: Table, seat: Player, chance: Random) -> None:
        cards = getattr(table, name)
        seen = face_up(table)
        setattr(table, name, (*cards[:seen], *shuffled(cards[seen:], chance)))

    return deal


def one_card(table: Table) -> int:
    return 1


def nobody(player: Player, card: Card) -> bool:
    return False


def deal_hands(
    cards: Iterable[Card], places: Sequence[Hands], has: Known, chance: Random, has_not: Known = nobody
) -> list[Card]:
    """Other cards in place of those that nobody is known to have; returns the cards that are left over.

    `cards` may lie anywhere among `places`. Where somebody is known not to have a card, everything is dealt
    until it is so: then every deal that is possible is equally likely."""
    known = {
        card for hands in places for player, hand in enumerate(hands) for card in hand if has(player, card)
    }
    unknown = set(cards) - known
    while True:
        pile = shuffled(unknown, chance)
        dealt = [[renewed(player, hand, pile, has) for player, hand in enumerate(hands)] for hands in places]
        if not any(
            card not in known and has_not(player, card)
            for hands in dealt
            for player, hand in enumerate(hands)
            for card in hand
        ):
            break
    for hands, found in zip(places, dealt, strict=True):
        hands[:] = found
    return pile


def renewed(player: Player, hand: tuple[Card, ...], pile: list[Card], has: Known) -> tuple[Card, ...]:
    """A hand with cards off the pile in place of those that are not known; hands are kept in order."""
    kept = [card for card in hand if has(player, card)]
    if len(kept) == len(hand):
        return hand
    return tuple(sorted((*kept, *(pile.pop() for _ in range(len(hand) - len(kept))))))


def deal_lobby(table: Table, chance: Random, has: Known, shown: Iterable[Card]) -> None:
    """Lobby cards in hands, packets and the pile; `shown` lie on the table."""
    cards = {card.number for card in table.setting.base.lobby} - set(shown)
    rest = deal_hands(cards, (table.lobby_hand, table.packets), has, chance)
    table.lobby_pile = tuple(rest[: len(table.lobby_pile)])


def deal_company_goals(
    table: Table, seat: Player, chance: Random, in_play: Iterable[Card], *choices: Hands
) -> None:
    """Company goals that others hold, or still choose from."""
    held: Hands = [(card,) if card else () for card in table.goal]
    deal_hands(in_play, (held, *choices), lambda player, card: player == seat, chance)
    table.goal[:] = [cards[0] if cards else 0 for cards in held]
