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
from co2desk.engine.machine.phrases import Phrase, phrase, verbatim
from co2desk.engine.table.kit import CompanyGoal, Kit, LobbyCard

AnyKit = TypeVar("AnyKit", bound=Kit)
Asked = Mapping[str, tuple[str, ...]]


class Complaint(NamedTuple):
    keys: tuple[str, ...]
    expected: Phrase
    found: Phrase | int


def run_checks(
    kit: AnyKit, document: Document, checks: Iterable[Callable[[AnyKit], Iterable[Complaint]]]
) -> list[Problem]:
    """Every reason why the kit cannot be played."""
    found: list[Problem] = []
    for check in checks:
        for complaint in check(kit):
            own = (key for key in complaint.keys if document.place(key).file != document.file)
            key = next(own, complaint.keys[0])
            said = complaint.found if isinstance(complaint.found, Phrase) else verbatim(complaint.found)
            found.append(document.problem(key, complaint.expected, said))
    return found


def check_market(kit: Kit) -> Iterator[Complaint]:
    """The price starts on the track."""
    if not kit.price_min <= kit.price_start <= kit.price_max:
        keys = ("market.price_start", "market.price_min", "market.price_max")
        expected = phrase("a price from {least} to {most}", least=kit.price_min, most=kit.price_max)
        yield Complaint(keys, expected, kit.price_start)


def check_grants(kit: Kit, order: tuple[str, ...]) -> Iterator[Complaint]:
    """What a project space gives goes by its place in the region: another order would pay another grant."""
    if kit.grants != order:
        expected = phrase("{words}, in this order", words=", ".join(order))
        yield Complaint(("regions.project_spaces",), expected, verbatim(", ".join(kit.grants)))


def check_fossils(kit: Kit, slots: Sequence[int], decades: int, keys: tuple[str, ...]) -> Iterator[Complaint]:
    """There is a fossil tile for every slot that a game can fill."""
    drawn = sum(min(spaces, decades) for spaces in slots)
    tiles = sum(kind.tiles for kind in kit.fossils)
    if tiles < drawn:
        expected = phrase("fossil tiles: at least {least}, one for each slot that can be filled", least=drawn)
        yield Complaint(("fossil", *keys), expected, tiles)


def check_removed(kit: Kit, keys: tuple[str, ...], taken: Iterable[int]) -> Iterator[Complaint]:
    """No more fossil tiles leave the game than there are. `keys` are the blocks that take them."""
    for kind, count in zip(kit.fossils, taken, strict=True):
        if count > kind.tiles:
            places = (*(f"{key}.{kind.name}" for key in keys), f"fossil.{kind.name}.tiles")
            expected = phrase(
                "{fossil} tiles that are dealt or removed: at most {most}", most=kind.tiles, fossil=kind.name
            )
            yield Complaint(places, expected, count)


def check_agendas(kit: Kit) -> Iterator[Complaint]:
    """Each region has an agenda, and each energy a region that wants it."""
    if len(kit.agendas) < len(kit.regions):
        expected = phrase("at least {least}, one for each region", least=len(kit.regions))
        yield Complaint(("agendas",), expected, len(kit.agendas))
    yield from check_different("agendas", kit.agendas)
    wanted = {energy for tile in kit.agendas for energy in tile}
    for index, energy in enumerate(kit.energies):
        if index not in wanted:
            #: Found: none, where one thing of a kind was expected.
            yield Complaint(("agendas",), phrase("a tile with {energy}", energy=energy), phrase("none"))


def check_different(block: str, tiles: Iterable[tuple[int, ...]]) -> Iterator[Complaint]:
    """No tile shows an energy twice."""
    for number, tile in enumerate(tiles, 1):
        if len(set(tile)) < len(tile):
            found = phrase("one of them twice")
            yield Complaint((f"{block}.{number}",), phrase("different energies"), found)


def check_lobby(kit: Kit, players: int, asked: Asked) -> Iterator[Complaint]:
    """What each card shows, and effects that fit its action. `asked` lists the pictures for each action."""
    if players * kit.lobby_hand > len(kit.lobby):
        keys = ("start.lobby_cards", "lobby.cards")
        most = len(kit.lobby) // players
        expected = phrase(
            "cards in a hand: at most {most}, so that there are enough for everyone (players: {players})",
            most=most,
            players=players,
        )
        yield Complaint(keys, expected, kit.lobby_hand)
    if any(card.minor.kind == "scientist" and card.minor.amount != 1 for card in kit.lobby):
        #: Found: more than one scientist, where exactly one was expected.
        yield Complaint(("lobby.minor.scientist",), _one_scientist(), phrase("more"))
    for card in kit.lobby:
        yield from _lobby_card(card, asked[card.on])


def _lobby_card(card: LobbyCard, asked: tuple[str, ...]) -> Iterator[Complaint]:
    key = f"lobby.cards.{card.number}"
    pictures = {"region": card.region, "grant": card.grant, "energy": card.energy}
    shown = tuple(name for name, index in pictures.items() if index >= 0)
    found = verbatim(", ".join(shown)) if shown else phrase("no picture")
    if len(shown) != min(len(asked), 1) or not set(shown) <= set(asked):
        none = phrase("no picture for the action {action}", action=card.on)
        words = ", ".join(asked)
        one = phrase("one picture for the action {action}: {words}", action=card.on, words=words)
        yield Complaint((key,), one if asked else none, found)
    for kind, amount in card.main:
        if kind == "expertise" and card.energy < 0:
            expected = phrase("expertise only on a card that shows an energy")
            yield Complaint((f"{key}.main",), expected, found)
        if kind == "scientist" and amount != 1:
            yield Complaint((f"{key}.main",), _one_scientist(), amount)


def _one_scientist() -> Phrase:
    return phrase("1, because a card moves one scientist")


def track_ends(length: int, energy: str) -> Phrase:
    """What is expected of a space that lies beyond the end of its track."""
    return phrase("at most {most}, the length of the {energy} track", most=length, energy=energy)


def check_deck(deck: str, numbers: Iterable[int], wanted: range) -> Iterator[Complaint]:
    """A deck has the cards it is printed with."""
    for number in sorted(set(numbers) ^ set(wanted)):
        expected = phrase("the cards {first} to {last}", first=wanted[0], last=wanted[-1])
        more = phrase("a card {number}", number=number)
        found = phrase("no such card") if number in wanted else more
        yield Complaint((f"{deck}.{number}",), expected, found)


def check_unique(cards: Iterable[tuple[int, str]]) -> Iterator[Complaint]:
    """No two cards have the same number. `cards` are the numbers with their keys."""
    seen: dict[int, str] = {}
    for number, key in cards:
        if number in seen:
            found = phrase("{number}, as in {key}", number=number, key=seen[number])
            yield Complaint((key, seen[number]), phrase("a number that no other card has"), found)
        seen[number] = key


def check_goals_left(
    goals: Iterable[CompanyGoal], removed: Sequence[int], needed: int, key: str
) -> Iterator[Complaint]:
    """After the company goals at `key` have left the game, there are enough to deal."""
    numbers = {goal.number for goal in goals}
    left = numbers - set(removed)
    if len(numbers) - len(left) < len(removed):
        found = verbatim(", ".join(map(str, removed)))
        yield Complaint((key,), phrase("numbers of company goals, each once"), found)
    elif len(left) < needed:
        expected = phrase("company goals left to deal: at least {least}", least=needed)
        yield Complaint((key, "company_goals.cards"), expected, len(left))


def check_plants(kit: Kit, key: str, energies: Iterable[int], supply: Sequence[int]) -> Iterator[Complaint]:
    """A UN goal asks for no more plants of an energy than there are in the `supply`."""
    for energy, count in Counter(energies).items():
        if count > supply[energy]:
            name, most = kit.energies[energy], supply[energy]
            yield Complaint(
                (key,), phrase("at most {most}, all {energy} plants", most=most, energy=name), count
            )
