"""A pack of the first edition -> the frozen records the engine plays with.

Reads shapes, references and bounds. The bounds are wide enough for any copy and any house rule, and narrow
enough that no value can make a game endless or huge. Whether the values together can be played is the
question of `co2desk.components.checks`.
"""

from __future__ import annotations

from collections.abc import Sequence

from co2desk.components.documents import EDITION
from co2desk.components.first_cards import (
    AMOUNT,
    CARDS,
    read_company_goals,
    read_events,
    read_lobby,
    read_spare_event,
    read_un_goals,
)
from co2desk.components.reader import Cursor
from co2desk.engine.table import kit

ENERGIES = ("forestation", "solar", "fusion", "biomass", "recycling")
REGIONS = ("north_america", "south_america", "europe", "africa", "asia", "oceania")
GRANTS = ("money", "tech", "research")
FOSSILS = ("coal", "oil", "gas")
PRESETS = ("beginner", "normal", "expert", "extreme")
PLAYERS = 5

_TILES = 60  # the most tiles of a kind
_TRACK = 30  # the longest track

_BLOCKS = (
    EDITION,
    *("energies", "regions", "co2", "fossil", "market", "supplies", "start", "players", "amounts", "install"),
    *("plants", "tracks", "agendas", "summits", "lobby", "company_goals", "un_goals", "events", "presets"),
)

#: The single numbers of the block `amounts`, named as in the kit, and the lowest each can be.
_AMOUNTS = {
    "money_grant_minimum": 0,
    "tech_grant": 0,
    "displacement_fee": 0,
    "green_regions_to_end": 1,
    "award_vp": 0,
    "money_per_vp": 1,
    "auction_tech_value": 1,
}


def read_first(root: Cursor) -> kit.FirstKit:
    """The kit in a document. It is only good when the cursor has met no problem."""
    pack = root.block(_BLOCKS)
    energies = pack["energies"].block(["order"])["order"].arrangement(ENERGIES)
    board = pack["regions"].block(["clockwise", "project_spaces", "slots"])
    regions = board["clockwise"].arrangement(REGIONS)
    grants = board["project_spaces"].arrangement(GRANTS)
    slots = board["slots"].numbers(regions, 1, 12)
    co2 = pack["co2"].block(["danger", "loss"])
    market = pack["market"].block(["price_start", "price_min", "price_max", "refill"])
    supplies = pack["supplies"].block(["cep", "tech", "scientists", "projects"])
    start = pack["start"].block(["money", "cep", "lobby_cards"])
    players = _by_players(pack["players"])
    amounts = pack["amounts"].block(_AMOUNTS)
    summits = pack["summits"].block(["spaces", "tiles"])
    company_goals = pack["company_goals"].block(["cash", "cards"])
    un_goals = pack["un_goals"].block(["tech", "cards"])
    events = pack["events"].block(["tech", "vp", "cards", "spare"])
    return kit.FirstKit(
        edition=pack[EDITION].word(["first"]),
        energies=energies,
        regions=regions,
        grants=grants,
        slots=slots,
        cep_limit=slots,  # 8.3: a region never holds more CEPs than it has demand slots
        fossils=_fossils(pack["fossil"]),
        cep=supplies["cep"].number(1, 500),
        tech=supplies["tech"].number(1, 500),
        scientists=supplies["scientists"].number(1, 12),
        start_money=tuple(item.number(0, AMOUNT) for item in start["money"].items(PLAYERS, PLAYERS)),
        start_cep=start["cep"].number(0, 20),
        price_start=market["price_start"].number(1, AMOUNT),
        price_min=market["price_min"].number(1, AMOUNT),
        price_max=market["price_max"].number(1, AMOUNT),
        market_refill=market["refill"].number(1, 20),
        benefits=_benefits(pack["install"], energies),
        tracks=_tracks(pack["tracks"], energies, regions),
        agendas=tuple(tile.indexes(energies, 3, 3) for tile in pack["agendas"].numbered(_TILES)),
        summits=tuple(tile.indexes(energies, 2, 4) for tile in summits["tiles"].numbered(_TILES)),
        summit_spaces=summits["spaces"].number(1, 20),
        lobby=read_lobby(pack["lobby"], energies, regions, grants),
        lobby_hand=start["lobby_cards"].number(1, 20),
        goal_cash=company_goals["cash"].number(0, AMOUNT),
        loss_ppm=co2["loss"].number(1, 9_999),
        plants=_plants(pack["plants"], energies),
        projects_per_energy=supplies["projects"].number(1, _TILES),
        un_goals=read_un_goals(un_goals["cards"], energies),
        un_goal_tech=un_goals["tech"].number(0, AMOUNT),
        company_goals=read_company_goals(company_goals["cards"]),
        goals_removed=_by_count(players, "goals_removed"),
        events=read_events(events["cards"], regions),
        spare_event=read_spare_event(events["spare"], regions),
        decades=_counts(players, "decades", 1, 12),
        rounds=_counts(players, "rounds", 1, 12),
        income_ranks=_counts(players, "income_ranks", 1, PLAYERS),
        un_row=_counts(players, "un_goals_shown", 0, _TILES),
        danger_ppm=co2["danger"].number(1, 9_999),
        event_tech=events["tech"].number(0, AMOUNT),
        event_vp=events["vp"].number(0, AMOUNT),
        presets=_presets(pack["presets"]),
        **{name: amounts[name].number(low, AMOUNT) for name, low in _AMOUNTS.items()},
    )


def _fossils(block: Cursor) -> tuple[kit.FossilKind, ...]:
    kinds = []
    for name, kind in block.block(FOSSILS).items():
        values = kind.block(["ppm", "tiles"])
        kinds.append(kit.FossilKind(name, values["ppm"].number(1, 500), values["tiles"].number(0, _TILES)))
    return tuple(kinds)


def _by_players(block: Cursor) -> list[dict[str, Cursor]]:
    keys = ("decades", "rounds", "income_ranks", "un_goals_shown", "goals_removed")
    return [row.block(keys) for row in block.block([str(n) for n in range(1, PLAYERS + 1)]).values()]


def _counts(players: list[dict[str, Cursor]], key: str, low: int, high: int) -> tuple[int, ...]:
    return (0, *(row[key].number(low, high) for row in players))


def _by_count(players: list[dict[str, Cursor]], key: str) -> tuple[tuple[int, ...], ...]:
    return ((), *(tuple(card.number(1, CARDS) for card in row[key].items(0, _TILES)) for row in players))


def _benefits(block: Cursor, energies: Sequence[str]) -> tuple[kit.Benefit, ...]:
    return tuple(
        kit.Benefit(*row.numbers(kit.Benefit._fields, 0, AMOUNT)) for row in block.block(energies).values()
    )


def _plants(block: Cursor, energies: Sequence[str]) -> tuple[tuple[kit.PlantTile, ...], ...]:
    return tuple(
        tuple(kit.PlantTile(*tile.numbers(kit.PlantTile._fields, 0, AMOUNT)) for tile in stack.numbered(20))
        for stack in block.block(energies).values()
    )


def _tracks(block: Cursor, energies: Sequence[str], regions: Sequence[str]) -> tuple[kit.Track, ...]:
    tracks = []
    for row in block.block(energies).values():
        values = row.block(["income", "bonus", "bonus_region"])
        income = tuple(item.number(0, AMOUNT) for item in values["income"].items(1, _TRACK))
        region = values["bonus_region"].index(regions)
        bonus = tuple(
            _bonus(item, energies, region)
            for item in values["bonus"].items(len(income), len(income) or _TRACK)
        )
        tracks.append(kit.Track(income, bonus))
    return tuple(tracks)


def _bonus(item: Cursor, energies: Sequence[str], region: int) -> kit.Bonus | None:
    kind = item.word(["none", "any", "tech", "region_cep", *energies])
    if kind == "none":
        return None
    if kind in energies:
        return kit.Bonus("energy", energy=energies.index(kind))
    return kit.Bonus(kind, region=region if kind == "region_cep" else -1)


def _presets(block: Cursor) -> tuple[kit.Preset, ...]:
    presets = []
    for name, preset in block.block(PRESETS).items():
        row = preset.block(["start", "removed"])
        start, removed = (row[key].numbers(FOSSILS, 0, _TILES) for key in ("start", "removed"))
        presets.append(kit.Preset(name, start, removed))
    return tuple(presets)
