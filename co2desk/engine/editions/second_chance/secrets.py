"""What a seat may not know (specification 19), for each mode: each part of it, dealt again.

See `table/secrets.py`. What is shown to all, such as a team's goals when the game is over, stays as it is.
"""

from __future__ import annotations

from random import Random

from ...table.ids import Card, Player
from ...table.secrets import deal_company_goals, deal_hands, deal_lobby, hidden_pile, one_card
from .observe import face_up, was_scored
from .setting import COMPETITIVE, COOPERATIVE, SOLO
from .setup import company_goals_in_play
from .table import SecondChanceTable


def lobbyists(table: SecondChanceTable, seat: Player, chance: Random) -> None:
    in_play = [card for card, flag in enumerate(table.card_in_play) if flag]
    deal_lobby(table, chance, lambda player, card: player == seat, in_play)


def company_goals(table: SecondChanceTable, seat: Player, chance: Random) -> None:
    if not was_scored(table):
        deal_company_goals(table, seat, chance, company_goals_in_play(table.setting), table.goal_choice)


def personal_goals(table: SecondChanceTable, seat: Player, chance: Random) -> None:
    """Who has held a small summit alone has shown the goal that asks for it, or does not have it (A24)."""
    if table.ending:
        return
    goals = table.setting.personal_by_number
    shown = {(player, card) for player in range(table.setting.players) for card in face_up(table, player)}

    def has(player: Player, card: Card) -> bool:
        return player == seat or (player, card) in shown

    def has_not(player: Player, card: Card) -> bool:
        return bool(table.small_summit_alone[player]) and goals[card].kind == "small_summit_alone"

    deal_hands(goals, (table.personal, table.goal_choice), has, chance, has_not)


SHARED = (hidden_pile("fossil_pile"), hidden_pile("summit_pile"), lobbyists)
HIDDEN = {
    COOPERATIVE: (*SHARED, personal_goals),
    COMPETITIVE: (*SHARED, hidden_pile("event_pile", one_card), company_goals),
    SOLO: (*SHARED, personal_goals),
}
