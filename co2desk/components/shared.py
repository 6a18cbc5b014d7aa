"""What the packs of both editions hold, in the same form -> the values that both kits have.

The bounds are wide enough for any copy and any house rule, and narrow enough that no value can make a game
endless or huge. Whether the values together can be played is the question of the checks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from typing import Any, NamedTuple

from co2desk.components.cards import AMOUNT, read_lobby
from co2desk.components.documents import EDITION
from co2desk.components.reader import Cursor
from co2desk.engine.table import kit

REGIONS = ("north_america", "south_america", "europe", "africa", "asia", "oceania")
FOSSILS = ("coal", "oil", "gas")

TILES = 60  # the most tiles of a kind
PPM = 9_999  # the highest CO2 level
TRACK = 30  # the longest track
SLOTS = 12  # the most spaces of a kind in a region, and the most decades or rounds

#: The blocks of both editions, with their keys. A block without keys is opened by whoever reads it.
LAYOUT: Mapping[str, tuple[str, ...]] = {
    "energies": ("order",),
    "regions": ("clockwise", "project_spaces"),
    "co2": ("loss",),
    "fossil": (),
    "market": ("price_start", "price_min", "price_max", "refill"),
    "supplies": ("cep", "tech", "scientists"),
    "start": ("money", "cep", "lobby_cards"),
    "players": (),
    "plants": (),
    "tracks": (),
    "agendas": (),
    "summits": ("spaces", "tiles"),
    "lobby": (),
    "company_goals": ("cash", "cards"),
}


class Form(NamedTuple):
    """How the packs of one edition are written, where the two differ."""

    edition: str
    players: int  # the most of them
    energies: tuple[str, ...]
    grants: tuple[str, ...]
    benefits: str  # the block that says what preparing a project brings
    actions: tuple[str, ...]  # that play a lobby card
    effects: tuple[str, ...]  # main effects of lobby cards
    layout: Mapping[str, tuple[str, ...]]  # besides the layout of both
    numbers: Mapping[str, tuple[str, int, int]]  # single numbers of the kit: key, lowest and highest value


class Opened(NamedTuple):
    """The blocks of a pack: those with keys in `parts`, opened, the others in `blocks`."""

    form: Form
    blocks: Mapping[str, Cursor]
    parts: Mapping[str, Mapping[str, Cursor]]
    energies: tuple[str, ...]
    regions: tuple[str, ...]
    grants: tuple[str, ...]


def open_pack(root: Cursor, form: Form) -> Opened:
    keys = {block: list(names) for block, names in LAYOUT.items()}
    for block, names in form.layout.items():
        keys.setdefault(block, []).extend(names)
    for path, _, _ in form.numbers.values():
        block, _, key = path.partition(".")
        keys.setdefault(block, []).append(key)
    blocks = root.block([EDITION, *keys])
    parts = {block: blocks[block].block(names) for block, names in keys.items() if names}
    board = parts["regions"]
    return Opened(
        form,
        blocks,
        parts,
        energies=parts["energies"]["order"].arrangement(form.energies),
        regions=board["clockwise"].arrangement(REGIONS),
        grants=board["project_spaces"].arrangement(form.grants),
    )


def read_shared(
    opened: Opened, slots: tuple[int, ...], cep_limit: tuple[int, ...], tracks: tuple[kit.Track, ...]
) -> dict[str, Any]:
    """The values that both kits have, and the single numbers of this one, by their names in the kit."""
    form, parts, energies = opened.form, opened.parts, opened.energies
    market, supplies, start, summits = (parts[name] for name in ("market", "supplies", "start", "summits"))
    shared = kit.Kit(
        edition=opened.blocks[EDITION].word([form.edition]),
        energies=energies,
        regions=opened.regions,
        grants=opened.grants,
        slots=slots,
        cep_limit=cep_limit,
        fossils=_fossils(opened.blocks["fossil"]),
        cep=supplies["cep"].number(1, 500),
        tech=supplies["tech"].number(1, 500),
        scientists=supplies["scientists"].number(1, 12),
        start_money=start["money"].row(form.players, form.players, 0, AMOUNT),
        start_cep=start["cep"].number(0, 20),
        price_start=market["price_start"].number(1, AMOUNT),
        price_min=market["price_min"].number(1, AMOUNT),
        price_max=market["price_max"].number(1, AMOUNT),
        market_refill=market["refill"].number(1, 20),
        benefits=_benefits(opened.blocks[form.benefits].block(energies).values()),
        tracks=tracks,
        agendas=tuple(tile.indexes(energies, 3, 3) for tile in opened.blocks["agendas"].numbered(TILES)),
        summits=tuple(tile.indexes(energies, 2, 4) for tile in summits["tiles"].numbered(TILES)),
        summit_spaces=summits["spaces"].number(1, 20),
        lobby=read_lobby(
            opened.blocks["lobby"],
            form.actions,
            form.effects,
            {"region": opened.regions, "grant": opened.grants, "energy": energies},
        ),
        lobby_hand=start["lobby_cards"].number(1, 20),
        goal_cash=parts["company_goals"]["cash"].number(0, AMOUNT),
        loss_ppm=parts["co2"]["loss"].number(1, PPM),
    )
    values = {field.name: getattr(shared, field.name) for field in fields(kit.Kit)}
    for name, (path, low, high) in form.numbers.items():
        block, _, key = path.partition(".")
        values[name] = parts[block][key].number(low, high)
    return values


def read_track(row: Mapping[str, Cursor], energies: tuple[str, ...], region: int = -1) -> kit.Track:
    """A track from its `income` and `bonus`; `region` is the one that a region_cep bonus names."""
    income = row["income"].row(1, TRACK, 0, AMOUNT)
    bonus = row["bonus"].items(len(income), len(income) or TRACK)
    return kit.Track(income, tuple(_bonus(item, energies, region) for item in bonus))


def _bonus(item: Cursor, energies: tuple[str, ...], region: int) -> kit.Bonus | None:
    kind = item.word(["none", "any", "tech", "region_cep", *energies])
    if kind == "none":
        return None
    if kind in energies:
        return kit.Bonus("energy", energy=energies.index(kind))
    return kit.Bonus(kind, region=region if kind == "region_cep" else -1)


def read_players(opened: Opened, keys: tuple[str, ...]) -> list[dict[str, Cursor]]:
    """The table by number of players, row by row."""
    numbers = [str(n) for n in range(1, opened.form.players + 1)]
    return [row.block(keys) for row in opened.blocks["players"].block(numbers).values()]


def by_players(rows: list[dict[str, Cursor]], key: str, low: int, high: int) -> tuple[int, ...]:
    """A column of the table, at the number of players."""
    return (0, *(row[key].number(low, high) for row in rows))


def _fossils(block: Cursor) -> tuple[kit.FossilKind, ...]:
    kinds = []
    for name, kind in block.block(FOSSILS).items():
        values = kind.block(["ppm", "tiles"])
        kinds.append(kit.FossilKind(name, values["ppm"].number(1, 500), values["tiles"].number(0, TILES)))
    return tuple(kinds)


def _benefits(rows: Iterable[Cursor]) -> tuple[kit.Benefit, ...]:
    return tuple(kit.Benefit(*row.numbers(kit.Benefit._fields, 0, AMOUNT)) for row in rows)
