"""Whether the values of a pack can be played together: what both editions ask.

Each check cites the rule that would break. A problem is reported at the first of the keys it concerns that
an owner has written; if there is none, at the first key.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, TypeVar

from co2desk.components.documents import Document
from co2desk.components.problems import Problem
from co2desk.engine.table.kit import CompanyGoal, Kit, LobbyCard

AnyKit = TypeVar("AnyKit", bound=Kit)
Asked = Mapping[str, tuple[str, ...]]


class Complaint(NamedTuple):
    keys: tuple[str, ...]
    expected: str
    found: str | int


def run_checks(
    kit: AnyKit, document: Document, checks: Iterable[Callable[[AnyKit], Iterable[Complaint]]]
) -> list[Problem]:
    """Every reason why the kit cannot be played."""
    found: list[Problem] = []
    for check in checks:
        for complaint in check(kit):
            own = (key for key in complaint.keys if document.place(key).file != document.file)
            key = next(own, complaint.keys[0])
            found.append(document.problem(key, complaint.expected, str(complaint.found)))
    return found


def check_market(kit: Kit) -> Iterator[Complaint]:
    """The price starts on the track."""
    if not kit.price_min <= kit.price_start <= kit.price_max:
        keys = ("market.price_start", "market.price_min", "market.price_max")
        yield Complaint(keys, f"a price from {kit.price_min} to {kit.price_max}", kit.price_start)


def check_grants(kit: Kit, order: tuple[str, ...]) -> Iterator[Complaint]:
    """What a project space gives goes by its place in the region: another order would pay another grant."""
    if kit.grants != order:
        expected = f"{', '.join(order)}, in this order"
        yield Complaint(("regions.project_spaces",), expected, ", ".join(kit.grants))


def check_fossils(kit: Kit, slots: Sequence[int], decades: int, keys: tuple[str, ...]) -> Iterator[Complaint]:
    """There is a fossil tile for every slot that a game can fill."""
    drawn = sum(min(spaces, decades) for spaces in slots)
    tiles = sum(kind.tiles for kind in kit.fossils)
    if tiles < drawn:
        expected = f"at least {drawn} fossil tiles, one for each slot that can be filled"
        yield Complaint(("fossil", *keys), expected, tiles)


def check_removed(kit: Kit, keys: tuple[str, ...], taken: Iterable[int]) -> Iterator[Complaint]:
    """No more fossil tiles leave the game than there are. `keys` are the blocks that take them."""
    for kind, count in zip(kit.fossils, taken, strict=True):
        if count > kind.tiles:
            places = (*(f"{key}.{kind.name}" for key in keys), f"fossil.{kind.name}.tiles")
            yield Complaint(places, f"at most {kind.tiles} {kind.name} tiles", count)


def check_agendas(kit: Kit) -> Iterator[Complaint]:
    """Each region has an agenda, and each energy a region that wants it."""
    if len(kit.agendas) < len(kit.regions):
        yield Complaint(("agendas",), f"at least {len(kit.regions)} tiles, one a region", len(kit.agendas))
    yield from check_different("agendas", kit.agendas)
    wanted = {energy for tile in kit.agendas for energy in tile}
    for index, energy in enumerate(kit.energies):
        if index not in wanted:
            yield Complaint(("agendas",), f"a tile with {energy}", "none")


def check_different(block: str, tiles: Iterable[tuple[int, ...]]) -> Iterator[Complaint]:
    """No tile shows an energy twice."""
    for number, tile in enumerate(tiles, 1):
        if len(set(tile)) < len(tile):
            yield Complaint((f"{block}.{number}",), "different energies", "one of them twice")


def check_lobby(kit: Kit, players: int, asked: Asked) -> Iterator[Complaint]:
    """What each card shows, and effects that fit its action. `asked` lists the pictures for each action."""
    if players * kit.lobby_hand > len(kit.lobby):
        keys = ("start.lobby_cards", "lobby.cards")
        expected = f"at most {len(kit.lobby) // players}, to deal to {players} players"
        yield Complaint(keys, expected, kit.lobby_hand)
    if any(card.minor.kind == "scientist" and card.minor.amount != 1 for card in kit.lobby):
        yield Complaint(("lobby.minor.scientist",), "1, as a card moves one scientist", "more")
    for card in kit.lobby:
        yield from _lobby_card(card, asked[card.on])


def _lobby_card(card: LobbyCard, asked: tuple[str, ...]) -> Iterator[Complaint]:
    key = f"lobby.cards.{card.number}"
    pictures = {"region": card.region, "grant": card.grant, "energy": card.energy}
    shown = " and ".join(name for name, index in pictures.items() if index >= 0) or "no picture"
    if shown not in asked:
        yield Complaint((key,), f"{' or '.join(asked)} for the action {card.on}", shown)
    for kind, amount in card.main:
        if kind == "expertise" and card.energy < 0:
            yield Complaint((f"{key}.main",), "expertise only on a card that shows an energy", shown)
        if kind == "scientist" and amount != 1:
            yield Complaint((f"{key}.main",), "1, as a card moves one scientist", amount)


def check_deck(deck: str, numbers: Iterable[int], wanted: range) -> Iterator[Complaint]:
    """A deck has the cards it is printed with."""
    for number in sorted(set(numbers) ^ set(wanted)):
        found = "no such card" if number in wanted else f"a card {number}"
        yield Complaint((f"{deck}.{number}",), f"the cards {wanted[0]} to {wanted[-1]}", found)


def check_unique(cards: Iterable[tuple[int, str]]) -> Iterator[Complaint]:
    """No two cards have the same number. `cards` are the numbers with their keys."""
    seen: dict[int, str] = {}
    for number, key in cards:
        if number in seen:
            found = f"{number}, as in {seen[number]}"
            yield Complaint((key, seen[number]), "a number that no other card has", found)
        seen[number] = key


def check_goals_left(
    goals: Iterable[CompanyGoal], removed: Sequence[int], needed: int, key: str
) -> Iterator[Complaint]:
    """After the company goals at `key` have left the game, there are enough to deal."""
    numbers = {goal.number for goal in goals}
    left = numbers - set(removed)
    if len(numbers) - len(left) < len(removed):
        yield Complaint((key,), "numbers of company goals, each once", ", ".join(map(str, removed)))
    elif len(left) < needed:
        expected = f"at least {needed} company goals left to deal"
        yield Complaint((key, "company_goals.cards"), expected, len(left))


def check_plants(kit: Kit, key: str, energies: Iterable[int], supply: Sequence[int]) -> Iterator[Complaint]:
    """A UN goal asks for no more plants of an energy than there are in the `supply`."""
    for energy, count in Counter(energies).items():
        if count > supply[energy]:
            yield Complaint((key,), f"at most {supply[energy]} {kit.energies[energy]} plants", count)
