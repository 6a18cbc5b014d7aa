"""Where cards, goals and event tiles are, one function for each kind (specification 20)."""

from __future__ import annotations

from collections import Counter

from ...machine.frames import NOBODY
from ...rules.invariants import Found, players, problem, waits_for
from ...rules.invariants import positions as shared
from ...rules.invariants.positions import cards_are_conserved
from .goals import INSPECTED, events_for, tiles
from .phases import step_of
from .setting import COOPERATIVE, RANDOM_CARD, SOLO, SecondChanceSetting
from .table import SecondChanceTable


def lobbyists_are_conserved(table: SecondChanceTable) -> Found:
    """I15: every dealt lobbyist is in one hand or packet, or in play, where one scientist may visit it."""
    in_play = [card for card, flag in enumerate(table.card_in_play) if flag]
    kit = table.setting.kit
    yield from shared.lobby_cards_are_conserved(table, in_play, kit.lobby_hand * table.setting.players)
    for pile in ("lobby_pile", "lobby_played"):
        if getattr(table, pile):
            yield problem(pile, "only_first_edition")
    for card, visitor in enumerate(table.card_visitor):
        if visitor >= 0 and not table.card_in_play[card]:
            yield problem(f"card_visitor.{card}", "card_not_in_play")
    early = table.cards_in_decade_1
    if early > len(in_play) or (table.decade == 1 and early != len(in_play)):
        yield problem("cards_in_decade_1", "lobby_not_conserved", expected=len(in_play))


def un_goals_are_conserved(table: SecondChanceTable) -> Found:
    """I16: the display never grows: each of its cards is open or was claimed."""
    kit = table.setting.kit
    shown = kit.un_display_competitive if table.setting.rivals else kit.un_display[table.setting.players]
    cards = [*table.un_row, *(card for claimed in table.un_claimed for card in claimed)]
    for deck, count in zip((kit.un_two, kit.un_three), shown, strict=True):
        numbers = {card.number for card in deck}
        found = [card for card in cards if card in numbers]
        yield from cards_are_conserved("un_row", found, min(count, len(deck)), "un_goals_not_conserved")


def environmental_goals_are_shown(table: SecondChanceTable) -> Found:
    """I17: a team has all its tiles on display, each once; whoever competes has none."""
    kit, team = table.setting.kit, not table.setting.rivals
    for group, row in enumerate(table.env_tiles):
        expected = min(kit.environmental_shown[group], len(kit.environmental[group])) if team else 0
        yield from cards_are_conserved("env_tiles", row, expected, "goals_not_conserved")


def environmental_goals_are_achieved(table: SecondChanceTable) -> Found:
    """I17: exactly those tiles are achieved whose event has happened often enough (A33)."""
    seen: Counter[object] = Counter()
    expected = [0] * len(table.env_done)
    for index, tile in enumerate(tiles(table)):
        seen[tile] += 1
        expected[index] = int(events_for(table, tile) >= seen[tile])
    for index, (done, wanted) in enumerate(zip(table.env_done, expected, strict=True)):
        if done != wanted:
            yield problem(f"env_done.{index}", "goal_differs", expected=wanted)


def inspectors_stand_at_tiles(table: SecondChanceTable) -> Found:
    """I17: an inspector stands at a tile of its group; without the variant there is none (A44)."""
    for number, group in enumerate(INSPECTED):
        at = table.inspector_at[number]
        if at >= len(table.env_tiles[group]) or (at != NOBODY and not table.setting.inspectors):
            yield problem(f"inspector_at.{number}", "no_inspector_here")


def personal_goals_are_dealt(table: SecondChanceTable) -> Found:
    """D2: partners hold two personal goals each; alone some of those dealt are kept, or all (A50)."""
    goals = [card for cards in (*table.personal, *alone_dealt(table)) for card in cards]
    expected = personal_goals_in_play(table)
    yield from cards_are_conserved("personal", goals, expected * table.setting.players, "goals_not_conserved")
    if any(len(cards) > expected for cards in table.personal):
        yield problem("personal", "goals_not_conserved", expected=expected)


def alone_dealt(table: SecondChanceTable) -> list[tuple[int, ...]]:
    """Personal goals still to be chosen from; in other modes the choice is among company goals."""
    return table.goal_choice if table.setting.mode == SOLO else []


def personal_goals_in_play(table: SecondChanceTable) -> int:
    """How many each player holds, with those still to be chosen from."""
    kit = table.setting.kit
    card = table.setting.solo_by_number.get(table.solo_card)
    if table.setting.mode == COOPERATIVE:
        return kit.personal_goals_dealt
    if table.setting.rivals:
        return 0
    if any(table.goal_choice) or (card is not None and card.kind == "all_personal_goals"):
        return kit.solo_goals_dealt
    return table.setting.goals_kept


def company_goals_are_dealt(table: SecondChanceTable) -> Found:
    """D2: who competes chooses between the goals dealt, then holds one or has cashed it; a team has none."""
    setting = table.setting
    kit = setting.kit
    if not setting.rivals:
        if any(table.goal) or any(table.goal_cashed) or (any(table.goal_choice) and setting.mode != SOLO):
            yield problem("goal", "only_competitive")
        return
    removed = kit.company_goals_removed if setting.players == 2 else ()
    choosing = [player for player in players(table) if table.goal_choice[player]]
    yield from shared.company_goals_are_dealt(table, removed, choosing)
    for player in choosing:
        choice = table.goal_choice[player]
        if len(choice) != kit.company_goals_dealt or table.goal[player] or table.goal_cashed[player]:
            yield problem(f"goal_choice.{player}", "goals_not_conserved", expected=kit.company_goals_dealt)
    dealt = [*(card for card in table.goal if card), *(c for cards in table.goal_choice for c in cards)]
    if len(set(dealt)) != len(dealt) or set(dealt) & set(removed):
        yield problem("goal_choice", "goals_not_conserved")


def goals_are_chosen_in_the_opening(table: SecondChanceTable) -> Found:
    """D2: nothing is left to choose from when the first decade begins."""
    if any(table.goal_choice) and not waits_for(table, "keep_goal"):
        yield problem("goal_choice", "only_before_the_game")


def solo_card_fits(table: SecondChanceTable) -> Found:
    """D2: the solo goal is the chosen one, a random one or none; only one bound to a decade can be missed."""
    wanted = table.setting.solo_card
    if bool(table.solo_card) != bool(wanted) or wanted not in (RANDOM_CARD, table.solo_card):
        yield problem("solo_card", "other_solo_card", expected=wanted)
    card = table.setting.solo_by_number.get(table.solo_card)
    if not table.solo_kept and not (card is not None and 0 < card.decade <= table.decade):
        yield problem("solo_kept", "not_missed_yet")


def events_are_conserved(table: SecondChanceTable) -> Found:
    """I21: every event tile in play is the current one, in the pile or discarded; a team has none."""
    cards = [card for card in (table.event, *table.event_pile, *table.event_out) if card]
    yield from cards_are_conserved("event_pile", cards, events_in_play(table.setting), "events_not_conserved")
    if table.event_pile and not table.event:
        yield problem("event", "event_missing")
    resolved = table.decade - (0 if step_of(table) == "decade_end" else 1)
    if cards and not min(table.decade - 1, len(cards)) <= len(table.event_out) <= 2 * resolved:
        yield problem("event_out", "events_not_conserved", least=table.decade - 1, most=2 * resolved)


def events_in_play(setting: SecondChanceSetting) -> int:
    """All tiles, or one for each region where the seventh is left out (A71)."""
    if not setting.rivals:
        return 0
    tiles = len(setting.kit.events)
    return min(tiles, setting.regions) if setting.switches.seventh_event == "left_out" else tiles
