"""Where the cards of every position are, one function for each deck (specification 18, I-18)."""

from __future__ import annotations

from ...rules.invariants import Found, problem, waits_for
from ...rules.invariants import positions as shared
from ...rules.invariants.positions import cards_are_conserved
from .setting import FirstSetting
from .table import FirstTable


def lobby_cards_are_conserved(table: FirstTable) -> Found:
    """I-18: every dealt lobby card is in one hand, packet or pile, or was played."""
    kit, solo = table.setting.kit, table.setting.solo
    dealt = len(kit.lobby) if solo else kit.lobby_hand * table.setting.players
    yield from shared.lobby_cards_are_conserved(table, table.lobby_played, dealt)
    if table.lobby_pile and not solo:
        yield problem("lobby_pile", "only_alone")


def un_goals_are_conserved(table: FirstTable) -> Found:
    """I-18: every UN goal in play is in exactly one place."""
    scored = [card for cards in table.un_scored for card in cards]
    cards = [*table.un_row, *table.un_pile, *table.un_out, *scored]
    expected = un_goals_in_play(table.setting)
    yield from cards_are_conserved("un_row", cards, expected, "un_goals_not_conserved")
    if not table.setting.solo and (table.un_pile or table.un_out):
        yield problem("un_pile", "only_alone")


def un_goals_in_play(setting: FirstSetting) -> int:
    """The row of this number of players, or the stack of one (G-39)."""
    return setting.un_stack or setting.kit.un_row[setting.players]


def company_goals_are_conserved(table: FirstTable) -> Found:
    """I-18, for company goals: each player holds one that was dealt to nobody else, or has cashed it."""
    yield from shared.company_goals_are_dealt(table, table.setting.kit.goals_removed[table.setting.players])


def events_are_conserved(table: FirstTable) -> Found:
    """I-18, for events: each supply phase has used one card, the others are there once."""
    used = table.decade - 2 if waits_for(table, "event", "decade") else table.decade - 1
    expected = max(0, len(table.setting.kit.events) - used)
    cards = [card for card in (table.event, *table.event_pile) if card]
    yield from cards_are_conserved("event_pile", cards, expected, "events_not_conserved")
    if table.event_pile and not table.event:
        yield problem("event", "event_missing")
