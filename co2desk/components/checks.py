"""Whether the values of a first edition pack can be played together.

Each check cites the rule that would break. A problem is reported at the first of the keys it concerns that
an owner has written; if there is none, at the first key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from co2desk.components.documents import Document
from co2desk.components.first import PLAYERS
from co2desk.components.problems import Problem
from co2desk.engine.table.kit import FirstKit, LobbyCard

# The readings D-08, D-24 to D-27 and D-29 speak of these cards by number.
LOBBY_NUMBERS = range(1, 27)
COMPANY_GOAL_NUMBERS = range(27, 34)


class Complaint(NamedTuple):
    keys: tuple[str, ...]
    expected: str
    found: str | int


def check_first(kit: FirstKit, document: Document) -> list[Problem]:
    """Every reason why the kit cannot be played."""
    found: list[Problem] = []
    for check in (_supplies, _co2, _players, _plants, _tiles, _lobby, _numbers, _un_goals, _events, _presets):
        for complaint in check(kit):
            own = (key for key in complaint.keys if document.place(key).file != document.file)
            key = next(own, complaint.keys[0])
            found.append(document.problem(key, complaint.expected, str(complaint.found)))
    return found


def _supplies(kit: FirstKit) -> Iterator[Complaint]:
    """2.1 and 4: the market, and the CEPs that are handed out before the game."""
    if not kit.price_min <= kit.price_start <= kit.price_max:
        keys = ("market.price_start", "market.price_min", "market.price_max")
        yield Complaint(keys, f"a price from {kit.price_min} to {kit.price_max}", kit.price_start)
    needed = sum(kit.slots) - len(kit.slots) + kit.market_refill + PLAYERS * kit.start_cep
    if needed > kit.cep:
        handed_out = ("supplies.cep", "start.cep", "market.refill", "regions.slots")
        yield Complaint(handed_out, f"at least {needed} CEPs, for regions, market and five players", kit.cep)


def _co2(kit: FirstKit) -> Iterator[Complaint]:
    """6.2, 15.1 and G-10: enough fossil tiles, and a start in safety."""
    drawn = sum(min(slots, max(kit.decades)) for slots in kit.slots)
    tiles = sum(kind.tiles for kind in kit.fossils)
    if tiles < drawn:
        keys = ("fossil", "regions.slots", "players")
        yield Complaint(keys, f"at least {drawn} fossil tiles, one for each slot that can be filled", tiles)
    if kit.danger_ppm > kit.loss_ppm:
        expected = f"at most {kit.loss_ppm} ppm, where the planet is lost"
        yield Complaint(("co2.danger", "co2.loss"), expected, kit.danger_ppm)
    start = len(kit.regions) * max(kind.ppm for kind in kit.fossils)
    if kit.danger_ppm <= start:
        expected = f"more than {start} ppm, the highest level at the start"
        yield Complaint(("co2.danger", "fossil"), expected, kit.danger_ppm)


def _players(kit: FirstKit) -> Iterator[Complaint]:
    """2.1: the columns of the table by number of players."""
    goals = {goal.number for goal in kit.company_goals}
    for players in range(1, PLAYERS + 1):
        row = f"players.{players}"
        removed = kit.goals_removed[players]
        left = goals - set(removed)
        if len(goals) - len(left) < len(removed):
            numbers = ", ".join(map(str, removed))
            yield Complaint((f"{row}.goals_removed",), "numbers of company goals, each once", numbers)
        elif len(left) < players:
            keys = (f"{row}.goals_removed", "company_goals.cards")
            yield Complaint(keys, f"at least {players} company goals left to deal", len(left))
        if kit.un_row[players] > len(kit.un_goals):
            keys = (f"{row}.un_goals_shown", "un_goals.cards")
            yield Complaint(keys, f"at most {len(kit.un_goals)}, all UN goals", kit.un_row[players])
        if kit.decades[players] > len(kit.events) + 1:
            keys = (f"{row}.decades", "events.cards")
            expected = f"at most {len(kit.events) + 1}, an event for each decade after the first"
            yield Complaint(keys, expected, kit.decades[players])


def _plants(kit: FirstKit) -> Iterator[Complaint]:
    """4 step 5 and 8.3: the stacks are sorted by tech, and every plant can be reached."""
    for energy, stack, track in zip(kit.energies, kit.plants, kit.tracks, strict=True):
        if not stack:
            yield Complaint((f"plants.{energy}",), "at least one plant", "none")
        above = 0
        for number, tile in enumerate(stack, 1):
            key = f"plants.{energy}.{number}.tech"
            if tile.tech < above:
                expected = f"{energy} plants in ascending order of tech: at least {above} on tile {number}"
                yield Complaint((key, f"plants.{energy}.{number - 1}.tech"), expected, tile.tech)
            if tile.tech > track.length:
                expected = f"at most {track.length}, the length of the {energy} track"
                yield Complaint((key, f"tracks.{energy}.income"), expected, tile.tech)
            above = tile.tech


def _tiles(kit: FirstKit) -> Iterator[Complaint]:
    """4 steps 6 and 7, D-07: agenda and summit tiles."""
    if len(kit.agendas) < len(kit.regions):
        yield Complaint(("agendas",), f"at least {len(kit.regions)} tiles, one a region", len(kit.agendas))
    for block, tiles in (("agendas", kit.agendas), ("summits.tiles", kit.summits)):
        for number, tile in enumerate(tiles, 1):
            if len(set(tile)) < len(tile):
                yield Complaint((f"{block}.{number}",), "different energies", "one of them twice")
    wanted = {energy for tile in kit.agendas for energy in tile}
    for index, energy in enumerate(kit.energies):
        if index not in wanted:
            yield Complaint(("agendas",), f"a tile with {energy}", "none")
    pairs = sum(1 for tile in kit.summits if len(tile) == 2)
    if pairs <= kit.summit_spaces:
        expected = f"at least {kit.summit_spaces + 1} tiles with two topics, more than the board has spaces"
        yield Complaint(("summits.tiles", "summits.spaces"), expected, pairs)


def _lobby(kit: FirstKit) -> Iterator[Complaint]:
    """13.1: what each card shows, and effects that fit its action."""
    if PLAYERS * kit.lobby_hand > len(kit.lobby):
        keys = ("start.lobby_cards", "lobby.cards")
        yield Complaint(keys, f"at most {len(kit.lobby) // PLAYERS}, to deal to five players", kit.lobby_hand)
    if any(card.minor.kind == "scientist" and card.minor.amount != 1 for card in kit.lobby):
        yield Complaint(("lobby.minor.scientist",), "1, as a card moves one scientist", "more")
    for card in kit.lobby:
        key = f"lobby.cards.{card.number}"
        shown = _shown(card)
        if shown not in _ASKED[card.on]:
            expected = f"{' or '.join(_ASKED[card.on])} for the action {card.on}"
            yield Complaint((key,), expected, shown)
        for kind, amount in card.main:
            if kind == "discount" and card.on != "build":
                yield Complaint((f"{key}.main",), "a discount only with the action build", card.on)
            if kind == "expertise" and card.energy < 0:
                yield Complaint((f"{key}.main",), "expertise only on a card that shows an energy", shown)
            if kind == "scientist" and amount != 1:
                yield Complaint((f"{key}.main",), "1, as a card moves one scientist", amount)


_ASKED = {
    "propose": ("region", "grant"),
    "install": ("energy",),
    "build": ("energy",),
    "summit": ("energy",),
    "buy": ("no picture",),
    "sell": ("no picture",),
}


def _shown(card: LobbyCard) -> str:
    pictures = {"region": card.region, "grant": card.grant, "energy": card.energy}
    return " and ".join(name for name, index in pictures.items() if index >= 0) or "no picture"


def _numbers(kit: FirstKit) -> Iterator[Complaint]:
    """1: every number is printed on one card."""
    decks = {
        "lobby.cards": [card.number for card in kit.lobby],
        "company_goals.cards": [goal.number for goal in kit.company_goals],
        "un_goals.cards": [goal.number for goal in kit.un_goals],
        "events.cards": [event.number for event in kit.events],
    }
    for deck, wanted in (("lobby.cards", LOBBY_NUMBERS), ("company_goals.cards", COMPANY_GOAL_NUMBERS)):
        expected = f"the cards {wanted[0]} to {wanted[-1]}"
        for number in sorted(set(decks[deck]) ^ set(wanted)):
            found = "no such card" if number in wanted else f"a card {number}"
            yield Complaint((f"{deck}.{number}",), expected, found)
    seen: dict[int, str] = {}
    keys = [(number, f"{deck}.{number}") for deck, numbers in decks.items() for number in numbers]
    for number, key in (*keys, (kit.spare_event.number, "events.spare.number")):
        if number in seen:
            found = f"{number}, as in {seen[number]}"
            yield Complaint((key, seen[number]), "a number that no other card has", found)
        seen[number] = key


def _un_goals(kit: FirstKit) -> Iterator[Complaint]:
    """G-36: there are as many plants as a UN goal asks for."""
    for goal in kit.un_goals:
        for energy, count in Counter(goal.energies).items():
            if count > len(kit.plants[energy]):
                expected = f"at most {len(kit.plants[energy])} {kit.energies[energy]} plants"
                yield Complaint((f"un_goals.cards.{goal.number}.plants",), expected, count)


def _events(kit: FirstKit) -> Iterator[Complaint]:
    """1 and 6.3: one event card for each region."""
    shown = Counter(card.region for card in kit.events)
    for index, region in enumerate(kit.regions):
        if shown[index] != 1:
            yield Complaint(("events.cards",), f"one card for {region}", shown[index])


def _presets(kit: FirstKit) -> Iterator[Complaint]:
    """16.1: a tile for each region, and no more tiles than there are."""
    for preset in kit.presets:
        key = f"presets.{preset.name}"
        if sum(preset.start) != len(kit.regions):
            expected = f"{len(kit.regions)} tiles, one for each region"
            yield Complaint((f"{key}.start",), expected, sum(preset.start))
        for kind, start, removed in zip(kit.fossils, preset.start, preset.removed, strict=True):
            if start + removed > kind.tiles:
                keys = (f"{key}.start.{kind.name}", f"{key}.removed.{kind.name}", f"fossil.{kind.name}.tiles")
                yield Complaint(keys, f"at most {kind.tiles} {kind.name} tiles", start + removed)
