"""Writes the section of docs/protocol.md that says what each tile and card is, by the numbers of a position.

python -m tests.protocol.tiles
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import zip_longest
from textwrap import wrap

from co2desk.components import load_pack
from co2desk.engine.editions.first.setting import FirstSetting, Variants
from co2desk.engine.editions.first.switches import Switches
from co2desk.engine.editions.second_chance.document import GOAL_GROUPS
from co2desk.engine.table.kit import Effect, EnvironmentalTile, FirstKit, Kit, LobbyCard, SecondChanceKit

from . import document

TITLE = "Tiles and cards by number"
BEFORE_THE_NEXT = "\n## Positions\n"
BOTH = ("First edition", "Second Chance")
GOALS = {
    "plant_in_region": "a plant in {}",
    "plant_of_type": "a plant of {}",
    "knowledge_last": "the last space of {}",
    "knowledge_half": "halfway on {}",
    "summit_size": "a summit of {} topics",
    "summit_topic": "a summit about {}",
}
EFFECTS = {
    "money": "${}",
    "tech": "{} tech",
    "cep": "{} CEP",
    "vp": "{} points",
    "scientist": "move a scientist",
    "expertise": "{} expertise",
    "discount": "${} off",
}


def first_kit() -> FirstKit:
    """The built-in values as a game is played with them: plants are numbered in their stacks."""
    kit = load_pack("first", None).kit
    assert isinstance(kit, FirstKit)
    return FirstSetting(kit, Switches(), Variants(), 2).kit


def second_kit() -> SecondChanceKit:
    kit = load_pack("second_chance", None).kit
    assert isinstance(kit, SecondChanceKit)
    return kit


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"


def names(kit: Kit, energies: Iterable[int]) -> str:
    return ", ".join(f"`{kit.energies[energy]}`" for energy in energies)


def side_by_side(first: dict[int, str], second: dict[int, str]) -> Iterator[list[str]]:
    """One row for each number, with what it is in each edition."""
    for number in sorted({*first, *second}):
        yield [str(number), first.get(number, ""), second.get(number, "")]


def summits(kit: Kit) -> dict[int, str]:
    return {number: names(kit, topics) for number, topics in enumerate(kit.summits)}


def events(kit: FirstKit | SecondChanceKit) -> dict[int, str]:
    return {card.number: f"`{kit.regions[card.region]}`" for card in kit.events}


def lobby(kit: Kit) -> dict[int, str]:
    return {card.number: lobby_card(kit, card) for card in kit.lobby}


def lobby_card(kit: Kit, card: LobbyCard) -> str:
    """Its action and what that has to show: main effect; minor effect."""
    shown = (
        [kit.regions[card.region]] * (card.region >= 0)
        + [kit.grants[card.grant]] * (card.grant >= 0)
        + [kit.energies[card.energy]] * (card.energy >= 0)
    )
    action = " ".join(f"`{word}`" for word in (card.on, *shown))
    return f"{action}: {' or '.join(map(effect, card.main))}; {effect(card.minor)}"


def effect(given: Effect) -> str:
    return EFFECTS[given.kind].format(given.amount)


def environmental(kit: SecondChanceKit, tile: EnvironmentalTile | None) -> str:
    if tile is None:
        return ""
    if tile.kind == "summit_size":
        return GOALS[tile.kind].format(tile.value)
    words = kit.regions if tile.kind == "plant_in_region" else kit.energies
    return GOALS[tile.kind].format(f"`{words[tile.value]}`")


def plants(kit: FirstKit) -> Iterator[list[str]]:
    for energy, stack in zip(kit.energies, kit.plants, strict=True):
        yield [f"`{energy}`", *(f"${tile.money}, {tile.tech} tech, {tile.vp} points" for tile in stack)]


INTRODUCTION = """
With the built-in values; those of a game stand in its save, under `components`. Tiles carry no printed
numbers: they are counted from 0 in the order of the component values. Cards have their printed numbers,
except UN goals and events of Second Chance, whose numbers are ours. Company goals
([13.3](spec/first_edition.md#133-company-goals), [17.3](spec/second_chance.md#173-company-goals)),
personal goals ([17.2](spec/second_chance.md#172-personal-goals)) and solo goals
([17.4](spec/second_chance.md#174-solo-goals)) are explained in the specification. Fossil plants are
written by name, agendas by their energies, project tiles of Second Chance by their level.
"""
PLANTS = """
Plants of the first edition (`tile`, `plant_stack`): the place in the sorted stack, 0 on top. The reading
`plant_sort` sorts them otherwise.
"""
SUMMITS = "Summit tiles (`summit_tile`, `summit_pile`), with their topics in order:"
EVENTS = """
Events (`event`, `event_pile`, `event_out`), with the region they strike. The reading `event_cards` adds
number {number} (`{region}`) to the first edition.
"""
ENVIRONMENTAL = "Environmental goals of Second Chance (`env_tiles`), each group counted by itself:"
UN_GOALS = """
UN goals (`un_row` and others), with the energies they ask for, and their points (first edition) or price
(Second Chance):
"""
LOBBY = """
Lobby cards (`lobby_hand` and others): the action and what it has to show, the main effect, and after the
semicolon the minor effect:
"""


def part(text: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield from ("", *wrap(text, 118, break_on_hyphens=False), "", *table(heads, rows))


def lines() -> Iterator[str]:
    first, second = first_kit(), second_kit()
    yield from (f"### {TITLE}", "", *wrap(INTRODUCTION, 118, break_on_hyphens=False))
    width = max(map(len, first.plants))
    yield from part(PLANTS, ["energy", *map(str, range(width))], plants(first))
    yield from part(SUMMITS, ["tile", *BOTH], side_by_side(summits(first), summits(second)))
    spare = first.spare_event
    told = EVENTS.format(number=spare.number, region=first.regions[spare.region])
    yield from part(told, ["event", *BOTH], side_by_side(events(first), events(second)))
    yield from part(
        ENVIRONMENTAL,
        ["tile", *(f"`{group}`" for group in GOAL_GROUPS)],
        (
            [str(number), *(environmental(second, tile) for tile in row)]
            for number, row in enumerate(zip_longest(*second.environmental))
        ),
    )
    of_first = {goal.number: f"{names(first, goal.energies)}: {goal.vp} points" for goal in first.un_goals}
    of_second = {
        card.number: f"{names(second, card.energies)}: {card.tech} tech"
        for card in (*second.un_two, *second.un_three)
    }
    yield from part(UN_GOALS, ["UN goal", *BOTH], side_by_side(of_first, of_second))
    yield from part(LOBBY, ["card", *BOTH], side_by_side(lobby(first), lobby(second)))


def section() -> str:
    return "\n".join(lines()) + "\n"


def main() -> int:
    """Puts the section in place of the one that is there."""
    text = document.text()
    start, end = text.index(f"### {TITLE}"), text.index(BEFORE_THE_NEXT)
    document.DOCUMENT.write_text(text[:start] + section() + text[end:], encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
