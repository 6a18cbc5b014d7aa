"""Setting up the first edition (specification 4; rulebooks, setup).

All chance of a game is drawn here, each pile from its own stream of the one seed; the seed is kept for a
second pile of fossil plants. Settles D-04, D-05, D-07, D-08, D-48, D-69, G-14, G-37, G-47, G-48.
"""

from __future__ import annotations

from ...machine.frames import NOBODY, Frame
from ...machine.shuffles import Shuffler
from ...rules.setup import deal_goods, deal_lobby, tiles_of
from ...table.ids import Card
from ...table.table import FossilPlant
from .setting import FirstSetting
from .table import FirstTable


def set_up(setting: FirstSetting, seed: int) -> FirstTable:
    """A table ready for its first decision."""
    table = FirstTable(setting)
    chance = Shuffler(seed)
    table.start_player = chance.shuffled("start player", range(setting.players))[0]
    deal_goods(table, 0)
    lay_out_summits(table, chance)
    table.agenda = chance.shuffled("agenda", setting.kit.agendas)[: setting.regions]
    place_fossil_plants(table, chance)
    distribute_ceps(table)
    deal_goals(table, chance)
    events = chance.shuffled("events", [card.number for card in setting.kit.events])
    table.event, table.event_pile = events[0], events[1:]
    rest = deal_lobby(table, chance, setting.draft)
    table.lobby_pile = rest if setting.lobby_deck else ()
    table.level_after_supply = table.co2
    table.reserve_seed = seed
    table.follow(*opening(table, chance))
    return table


def opening(table: FirstTable, chance: Shuffler) -> list[Frame]:
    """What is decided before the first decade."""
    setting = table.setting
    frames = []
    if setting.draft:
        frames.append(Frame("draft_round"))
    if setting.start_projects:
        table.start_tiles = chance.shuffled("start projects", range(setting.energies))
        frames.append(Frame("start_region", 0))
    if setting.auction and setting.switches.auction_decade_1 == "on":
        frames.append(Frame("auction"))
    return [*frames, Frame("first_decade")]


def lay_out_summits(table: FirstTable, chance: Shuffler) -> None:
    """Two-topic tiles on the board; all others are shuffled together (D-07)."""
    kit = table.setting.kit
    small = chance.shuffled("small summits", [i for i, topics in enumerate(kit.summits) if len(topics) == 2])
    table.summit_tile = list(small[: kit.summit_spaces])
    table.summit_seats = [(NOBODY,) * len(kit.summits[tile]) for tile in table.summit_tile]
    rest = [i for i in range(len(kit.summits)) if i not in table.summit_tile]
    table.summit_pile = chance.shuffled("summits", rest)


def place_fossil_plants(table: FirstTable, chance: Shuffler) -> None:
    """Slot 1 of every region, at random or from a preset (16.1, G-48)."""
    setting = table.setting
    kit = setting.kit
    counts = [kind.tiles for kind in kit.fossils]
    preset = next((p for p in kit.presets if p.name == setting.variants.preset), None)
    if preset is not None:
        counts = [n - start - out for n, start, out in zip(counts, preset.start, preset.removed, strict=True)]
        first = chance.shuffled("preset", tiles_of(preset.start))
        pile = chance.shuffled("fossils", tiles_of(counts))
        table.fossil_out = tiles_of(preset.removed)
    else:
        drawn = chance.shuffled("fossils", tiles_of(counts))
        first, pile = drawn[: setting.regions], drawn[setting.regions :]
    table.fossil_pile = pile
    for region, fossil in enumerate(first):
        table.demand[region] = (FossilPlant(fossil), *table.demand[region][1:])
        table.co2 += kit.fossils[fossil].ppm


def distribute_ceps(table: FirstTable) -> None:
    kit = table.setting.kit
    table.region_cep = [row.count(None) for row in table.demand]
    table.market = kit.market_refill
    table.bank = kit.cep - table.market - sum(table.region_cep) - sum(table.cep)


def deal_goals(table: FirstTable, chance: Shuffler) -> None:
    """One company goal each, and the UN goals."""
    setting = table.setting
    kit, players = setting.kit, setting.players
    dealt = chance.shuffled("company goals", company_goals_in_play(setting))
    table.goal = list(dealt[:players])
    un = chance.shuffled("un goals", [goal.number for goal in kit.un_goals])
    shown = kit.un_row[players]
    in_play = un[: setting.un_stack or shown]
    table.un_row, table.un_pile = in_play[:shown], in_play[shown:]  # alone, an own copy may show some at once


def company_goals_in_play(setting: FirstSetting) -> list[Card]:
    """All but those that this number of players removes (D-08)."""
    removed = setting.kit.goals_removed[setting.players]
    return [goal.number for goal in setting.kit.company_goals if goal.number not in removed]
