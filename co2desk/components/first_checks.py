"""Whether the values of a first edition pack can be played together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from co2desk.components.checks import (
    Asked,
    Complaint,
    check_agendas,
    check_deck,
    check_different,
    check_fossils,
    check_goals_left,
    check_grants,
    check_lobby,
    check_market,
    check_plants,
    check_removed,
    check_unique,
    run_checks,
    track_ends,
)
from co2desk.components.documents import Document
from co2desk.components.first import FORM
from co2desk.components.problems import Problem
from co2desk.engine.machine.phrases import phrase, verbatim
from co2desk.engine.table.kit import FirstKit

# The readings D-08, D-24 to D-27 and D-29 speak of these cards by number.
LOBBY_NUMBERS = range(1, 27)
COMPANY_GOAL_NUMBERS = range(27, 34)

ASKED: Asked = {
    "propose": ("region", "grant"),
    "install": ("energy",),
    "build": ("energy",),
    "summit": ("energy",),
    "buy": (),
    "sell": (),
}


def check_first(kit: FirstKit, document: Document) -> list[Problem]:
    """Every reason why the kit cannot be played."""
    checks = (
        *(_spaces, _supplies, _co2, _players, _plants, _tiles),
        *(_lobby, _numbers, _un_goals, _events, _presets),
    )
    return run_checks(kit, document, checks)


def _spaces(kit: FirstKit) -> Iterator[Complaint]:
    """8.1: one project space of each grant in every region."""
    yield from check_grants(kit, FORM.grants)


def _supplies(kit: FirstKit) -> Iterator[Complaint]:
    """2.1 and 4: the market, and the CEPs that are handed out before the game."""
    yield from check_market(kit)
    needed = sum(kit.slots) - len(kit.slots) + kit.market_refill + FORM.players * kit.start_cep
    if needed > kit.cep:
        handed_out = ("supplies.cep", "start.cep", "market.refill", "regions.slots")
        expected = phrase(
            "CEPs in total: at least {least}, for regions, market and five players", least=needed
        )
        yield Complaint(handed_out, expected, kit.cep)


def _co2(kit: FirstKit) -> Iterator[Complaint]:
    """6.2, 15.1 and G-10: enough fossil tiles, and a start in safety."""
    yield from check_fossils(kit, kit.slots, max(kit.decades), ("regions.slots", "players"))
    if kit.danger_ppm > kit.loss_ppm:
        expected = phrase("at most {most} ppm, where the planet is lost", most=kit.loss_ppm)
        yield Complaint(("co2.danger", "co2.loss"), expected, kit.danger_ppm)
    start = len(kit.regions) * max(kind.ppm for kind in kit.fossils)
    if kit.danger_ppm <= start:
        expected = phrase("more than {least} ppm, the highest level at the start", least=start)
        yield Complaint(("co2.danger", "fossil"), expected, kit.danger_ppm)


def _players(kit: FirstKit) -> Iterator[Complaint]:
    """2.1: the columns of the table by number of players."""
    for players in range(1, FORM.players + 1):
        row = f"players.{players}"
        removed = kit.goals_removed[players]
        yield from check_goals_left(kit.company_goals, removed, players, f"{row}.goals_removed")
        if kit.un_row[players] > len(kit.un_goals):
            keys = (f"{row}.un_goals_shown", "un_goals.cards")
            expected = phrase("at most {most}, all UN goals", most=len(kit.un_goals))
            yield Complaint(keys, expected, kit.un_row[players])
        if kit.decades[players] > len(kit.events) + 1:
            keys = (f"{row}.decades", "events.cards")
            most = len(kit.events) + 1
            expected = phrase("at most {most}, an event for each decade after the first", most=most)
            yield Complaint(keys, expected, kit.decades[players])


def _plants(kit: FirstKit) -> Iterator[Complaint]:
    """4 step 5 and 8.3: the stacks are sorted by tech, and every plant can be reached."""
    for energy, stack, track in zip(kit.energies, kit.plants, kit.tracks, strict=True):
        if not stack:
            #: Found: none, where one thing of a kind was expected.
            yield Complaint((f"plants.{energy}",), phrase("at least one plant"), phrase("none"))
        above = 0
        for number, tile in enumerate(stack, 1):
            key = f"plants.{energy}.{number}.tech"
            if tile.tech < above:
                expected = phrase(
                    "{energy} plants in ascending order of tech: at least {least} on tile {tile}",
                    energy=energy,
                    least=above,
                    tile=number,
                )
                yield Complaint((key, f"plants.{energy}.{number - 1}.tech"), expected, tile.tech)
            if tile.tech > track.length:
                expected = track_ends(track.length, energy)
                yield Complaint((key, f"tracks.{energy}.income"), expected, tile.tech)
            above = tile.tech


def _tiles(kit: FirstKit) -> Iterator[Complaint]:
    """4 steps 6 and 7, D-07: agenda and summit tiles."""
    yield from check_agendas(kit)
    yield from check_different("summits.tiles", kit.summits)
    pairs = sum(1 for tile in kit.summits if len(tile) == 2)
    if pairs <= kit.summit_spaces:
        expected = phrase(
            "tiles with two topics: at least {least}, more than there are spaces on the board",
            least=kit.summit_spaces + 1,
        )
        yield Complaint(("summits.tiles", "summits.spaces"), expected, pairs)


def _lobby(kit: FirstKit) -> Iterator[Complaint]:
    """13.1: a card that goes with a build lowers its price (G-34); no other action has a price to lower."""
    yield from check_lobby(kit, FORM.players, ASKED)
    for card in kit.lobby:
        keys = (f"lobby.cards.{card.number}.main", f"lobby.cards.{card.number}.action")
        kinds = [effect.kind for effect in card.main]
        if card.on == "build" and kinds != ["discount"]:
            expected = phrase("one discount and nothing else with the action {action}", action="build")
            yield Complaint(keys, expected, verbatim(", ".join(kinds)))
        if card.on != "build" and "discount" in kinds:
            expected = phrase("a discount only with the action {action}", action="build")
            yield Complaint(keys, expected, verbatim(card.on))


def _numbers(kit: FirstKit) -> Iterator[Complaint]:
    """1: every number is printed on one card."""
    decks = {
        "lobby.cards": [card.number for card in kit.lobby],
        "company_goals.cards": [goal.number for goal in kit.company_goals],
        "un_goals.cards": [goal.number for goal in kit.un_goals],
        "events.cards": [event.number for event in kit.events],
    }
    for deck, wanted in (("lobby.cards", LOBBY_NUMBERS), ("company_goals.cards", COMPANY_GOAL_NUMBERS)):
        yield from check_deck(deck, decks[deck], wanted)
    cards = [(number, f"{deck}.{number}") for deck, numbers in decks.items() for number in numbers]
    yield from check_unique([*cards, (kit.spare_event.number, "events.spare.number")])


def _un_goals(kit: FirstKit) -> Iterator[Complaint]:
    """G-36: there are as many plants as a UN goal asks for."""
    supply = [len(stack) for stack in kit.plants]
    for goal in kit.un_goals:
        yield from check_plants(kit, f"un_goals.cards.{goal.number}.plants", goal.energies, supply)


def _events(kit: FirstKit) -> Iterator[Complaint]:
    """1 and 6.3: one event card for each region."""
    shown = Counter(card.region for card in kit.events)
    for index, region in enumerate(kit.regions):
        if shown[index] != 1:
            yield Complaint(("events.cards",), phrase("one card for {region}", region=region), shown[index])


def _presets(kit: FirstKit) -> Iterator[Complaint]:
    """16.1: a tile for each region, and no more tiles than there are."""
    for preset in kit.presets:
        key = f"presets.{preset.name}"
        if sum(preset.start) != len(kit.regions):
            expected = phrase("one tile for each region: {count}", count=len(kit.regions))
            yield Complaint((f"{key}.start",), expected, sum(preset.start))
        taken = (start + removed for start, removed in zip(preset.start, preset.removed, strict=True))
        yield from check_removed(kit, (f"{key}.start", f"{key}.removed"), taken)
