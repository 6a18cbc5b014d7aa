"""Where the cards of every position are, one function for each deck (specification 18, I-18)."""

from __future__ import annotations

from .position_checks import Found, problem, twice, waits_for
from .setting import FirstSetting
from .setup import NORMAL_UN_STACK, STRICT_UN_STACK
from .table import FirstTable


def lobby_cards_are_conserved(table: FirstTable) -> Found:
    """I-18: every dealt lobby card is in one hand, packet or pile, or was played."""
    kit = table.setting.kit
    hands = [card for cards in (*table.lobby_hand, *table.packets) for card in cards]
    cards = [*hands, *table.lobby_pile, *table.lobby_played]
    dealt = len(kit.lobby) if table.setting.solo else kit.lobby_hand * table.setting.players
    for card in twice(cards):
        yield problem("lobby_hand", "card_twice", card=card)
    if len(cards) != dealt:
        yield problem("lobby_hand", "lobby_not_conserved", total=len(cards), expected=dealt)
    if table.lobby_pile and not table.setting.solo:
        yield problem("lobby_pile", "only_alone")
    if any(table.packets) and not waits_for(table, "draft_round"):
        yield problem("packets", "draft_is_over")


def un_goals_are_conserved(table: FirstTable) -> Found:
    """I-18: every UN goal in play is in exactly one place."""
    scored = [card for cards in table.un_scored for card in cards]
    cards = [*table.un_row, *table.un_pile, *table.un_out, *scored]
    for card in twice(cards):
        yield problem("un_row", "card_twice", card=card)
    if len(cards) != un_goals_in_play(table.setting):
        expected = un_goals_in_play(table.setting)
        yield problem("un_row", "un_goals_not_conserved", total=len(cards), expected=expected)
    if not table.setting.solo and (table.un_pile or table.un_out):
        yield problem("un_pile", "only_alone")


def un_goals_in_play(setting: FirstSetting) -> int:
    """The row of this number of players; alone the whole stack, or one of two smaller ones (G-39)."""
    kit = setting.kit
    if not setting.solo:
        return kit.un_row[setting.players]
    smaller = {"two_player_strict": STRICT_UN_STACK, "normal": NORMAL_UN_STACK}
    base = setting.switches.solo_base
    return kit.un_row[smaller[base]] if base in smaller else len(kit.un_goals)


def company_goals_are_conserved(table: FirstTable) -> Found:
    """I-18, for company goals: each player holds one that was dealt to nobody else, or has cashed it."""
    for card in twice(card for card in table.goal if card):
        yield problem("goal", "card_twice", card=card)
    for player, card in enumerate(table.goal):
        if bool(card) == bool(table.goal_cashed[player]):
            yield problem(f"goal.{player}", "goal_held_or_cashed")
        if card in table.setting.kit.goals_removed[table.setting.players]:
            yield problem(f"goal.{player}", "goal_removed", card=card)


def events_are_conserved(table: FirstTable) -> Found:
    """I-18, for events: each supply phase has used one card, the others are there once."""
    used = table.decade - 2 if waits_for(table, "event", "decade") else table.decade - 1
    expected = len(table.setting.kit.events) - used
    cards = [card for card in (table.event, *table.event_pile) if card]
    for card in twice(cards):
        yield problem("event_pile", "card_twice", card=card)
    if len(cards) != max(0, expected) or (table.event_pile and not table.event):
        yield problem("event_pile", "events_not_conserved", total=len(cards), expected=expected)
