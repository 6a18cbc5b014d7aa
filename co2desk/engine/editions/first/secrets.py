"""What a seat may not know (specification 3; I-22, G-40): each part of it, dealt again.

See `table/secrets.py`. What is shown to all, such as a company goal that was scored, stays as it is.
"""

from __future__ import annotations

from random import Random

from ...table.ids import Card, Player
from ...table.reveals import start_tiles_seen
from ...table.secrets import deal_company_goals, deal_lobby, hidden_pile, one_card, shuffled
from .observe import was_scored
from .setup import company_goals_in_play
from .table import FirstTable

SEED_BITS = 64


def lobby_cards(table: FirstTable, seat: Player, chance: Random) -> None:
    """A card that was named with a build is paid with it (D-28), so everybody knows whose it is."""
    named = {(frame.player, frame.data[2]) for frame in table.stack if frame.kind == "build_pay"}

    def has(player: Player, card: Card) -> bool:
        return player == seat or (player, card) in named

    deal_lobby(table, chance, has, table.lobby_played)


def company_goals(table: FirstTable, seat: Player, chance: Random) -> None:
    if not was_scored(table):
        deal_company_goals(table, seat, chance, company_goals_in_play(table.setting))


def un_goals(table: FirstTable, seat: Player, chance: Random) -> None:
    """Alone some lie face down, and others are not in the game (G-39)."""
    shown = {*table.un_row, *table.un_out, *(card for cards in table.un_scored for card in cards)}
    unseen = shuffled({goal.number for goal in table.setting.kit.un_goals} - shown, chance)
    table.un_pile = tuple(unseen[: len(table.un_pile)])


def reserve_seed(table: FirstTable, seat: Player, chance: Random) -> None:
    """The order of a second pile of fossil plants (G-06)."""
    table.reserve_seed = chance.getrandbits(SEED_BITS)


HIDDEN = (
    hidden_pile("fossil_pile"),
    hidden_pile("summit_pile"),
    hidden_pile("event_pile", one_card),
    hidden_pile("start_tiles", start_tiles_seen),
    lobby_cards,
    company_goals,
    un_goals,
    reserve_seed,
)
