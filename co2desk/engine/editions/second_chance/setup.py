"""Setting up Second Chance (specification 4). All chance is drawn here, each pile from its own stream.

Settles A2, A3, A4, A36, A66, A69, A70.
"""

from __future__ import annotations

from ...machine.frames import NOBODY, Frame
from ...machine.shuffles import Shuffler
from ...rules.setup import deal_goods, deal_lobby, tiles_of
from ...table.ids import Card
from .setting import COMPETITIVE, RANDOM_CARD, SOLO, SecondChanceSetting
from .table import SecondChanceTable

GAS = "gas"


def set_up(setting: SecondChanceSetting, seed: int) -> SecondChanceTable:
    """A table ready for its first decision."""
    table = SecondChanceTable(setting)
    kit = setting.kit
    chance = Shuffler(seed)
    table.start_player = chance.shuffled("start player", range(setting.players))[0]
    deal_goods(table, kit.start_tech)
    if setting.inspectors:
        table.tech_supply -= kit.inspectors
    lay_out_summits(table, chance)
    table.agenda = chance.shuffled("agenda", kit.agendas)[: setting.regions]
    choose_solo_card(table, chance)
    stack_fossils(table, chance)
    table.region_cep = list(kit.cep_limit)
    table.market = kit.market_refill
    table.bank = kit.cep - table.market - sum(table.region_cep) - sum(table.cep)
    deal_lobby(table, chance, drafting(setting))
    OPENINGS[setting.mode](table, chance)
    table.follow(*opening_frames(table))
    return table


def drafting(setting: SecondChanceSetting) -> bool:
    return setting.variants.draft and setting.players > 1


def opening_frames(table: SecondChanceTable) -> list[Frame]:
    setting = table.setting
    frames = [Frame("draft_round")] if drafting(setting) else []
    for player in setting.turn_order(table.start_player):
        if table.goal_choice[player]:
            frames.append(Frame("keep_goal", player, (setting.goals_kept,)))
    frames.append(Frame("inspectors"))
    if setting.opponent:
        frames.append(Frame("opponent_start", 0))
    return [*frames, Frame("decade")]


def lay_out_summits(table: SecondChanceTable, chance: Shuffler) -> None:
    """All tiles are shuffled together (A70)."""
    kit = table.setting.kit
    order = chance.shuffled("summits", range(len(kit.summits)))
    table.summit_tile = list(order[: kit.summit_spaces])
    table.summit_pile = order[kit.summit_spaces :]
    table.summit_seats = [(NOBODY,) * len(kit.summits[tile]) for tile in table.summit_tile]
    table.summit_last = [NOBODY] * kit.summit_spaces


def choose_solo_card(table: SecondChanceTable, chance: Shuffler) -> None:
    """The card is fixed before points and tiles are set: some cards change them."""
    wanted = table.setting.solo_card
    if wanted:
        numbers = [card.number for card in table.setting.kit.solo_cards]
        table.solo_card = chance.shuffled("solo cards", numbers)[0] if wanted == RANDOM_CARD else wanted


def solo_kind(table: SecondChanceTable) -> str:
    card = table.setting.solo_by_number.get(table.solo_card)
    return card.kind if card is not None else ""


def stack_fossils(table: SecondChanceTable, chance: Shuffler) -> None:
    setting = table.setting
    counts = [kind.tiles for kind in setting.kit.fossils]
    out = list(setting.fossils_removed())
    if solo_kind(table) == "no_gas":  # A66
        gas = next(i for i, kind in enumerate(setting.kit.fossils) if kind.name == GAS)
        out[gas] = counts[gas]
    out = [min(n, most) for n, most in zip(out, counts, strict=True)]
    left = [n - gone for n, gone in zip(counts, out, strict=True)]
    table.fossil_pile = chance.shuffled("fossils", tiles_of(left))
    table.fossil_out = tiles_of(out)


def show_un_goals(table: SecondChanceTable, chance: Shuffler, display: tuple[int, int]) -> None:
    kit = table.setting.kit
    two = chance.shuffled("un goals of two", [card.number for card in kit.un_two])
    three = chance.shuffled("un goals of three", [card.number for card in kit.un_three])
    table.un_row = two[: display[0]] + three[: display[1]]


def open_team_game(table: SecondChanceTable, chance: Shuffler) -> None:
    """What the cooperative and the solo game share: points, goals, pollution."""
    setting = table.setting
    kit = setting.kit
    table.co2 = kit.co2_start_cooperative
    table.vp[0] = setting.start_points()
    table.env_tiles = tuple(
        chance.shuffled(f"environmental goals {group}", range(len(kit.environmental[group])))[:shown]
        for group, shown in enumerate(kit.environmental_shown)
    )
    show_un_goals(table, chance, kit.un_display[setting.players])


def open_cooperation(table: SecondChanceTable, chance: Shuffler) -> None:
    open_team_game(table, chance)
    kit, players = table.setting.kit, table.setting.players
    goals = chance.shuffled("personal goals", [goal.number for goal in kit.personal_goals])
    each = kit.personal_goals_dealt
    table.personal = [tuple(sorted(goals[p * each : (p + 1) * each])) for p in range(players)]


def open_solo(table: SecondChanceTable, chance: Shuffler) -> None:
    open_team_game(table, chance)
    kit = table.setting.kit
    if solo_kind(table) == "fewer_points":
        table.vp[0] += table.setting.solo_by_number[table.solo_card].amount - kit.solo_start_vp
    goals = chance.shuffled("personal goals", [goal.number for goal in kit.personal_goals])
    dealt = tuple(sorted(goals[: kit.solo_goals_dealt]))
    if solo_kind(table) == "all_personal_goals":  # A50
        table.personal[0] = dealt
    else:
        table.goal_choice[0] = dealt


def open_competition(table: SecondChanceTable, chance: Shuffler) -> None:
    setting = table.setting
    kit, players = setting.kit, setting.players
    table.co2 = kit.co2_start_competitive
    goals = chance.shuffled("company goals", company_goals_in_play(setting))
    each = kit.company_goals_dealt
    table.goal_choice = [tuple(sorted(goals[p * each : (p + 1) * each])) for p in range(players)]
    cards = [card.number for card in kit.events]
    if setting.switches.seventh_event == "left_out":  # A71, the other reading
        cards = cards[: setting.regions]
    events = chance.shuffled("events", cards)
    table.event, table.event_pile = events[0], events[1:]
    show_un_goals(table, chance, kit.un_display_competitive)


def company_goals_in_play(setting: SecondChanceSetting) -> list[Card]:
    """All but those that two players remove."""
    removed = setting.kit.company_goals_removed if setting.players == 2 else ()
    return [goal.number for goal in setting.kit.company_goals if goal.number not in removed]


OPENINGS = {COMPETITIVE: open_competition, SOLO: open_solo, "cooperative": open_cooperation}
