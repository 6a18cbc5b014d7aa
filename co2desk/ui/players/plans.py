"""What computer players plan and ask of others, as far as it still holds.

A plan is for the decade, and grows old: what has been done since is not planned any more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from co2desk.bots.team.intentions import intention_of
from co2desk.bots.thought import Intention, Step
from co2desk.engine.machine.game import Game
from co2desk.engine.table.ids import NONE, spaces_in
from co2desk.engine.table.table import Table
from co2desk.protocol.intentions import members_from_json
from co2desk.protocol.player import Choice
from co2desk.session import Session
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey

# The members that each code needs. Lines with another code are none that can be told.
NEEDED = {
    "plan_project": ("energy", "region"),
    "prepare": ("energy", "region"),
    "build": ("energy", "region"),
    "claim_un_goal": ("card",),
    "send_to_summit": ("energy", "summit"),
    "recruit": (),
    "give_bonus": ("partner",),
}


def plans(session: Session, choices: Mapping[int, Choice]) -> dict[int, tuple[Intention, ...]]:
    """By seat, what is still to be done of its last plan. `choices` are by step."""
    found: dict[int, tuple[Intention, ...]] = {}
    if not choices:
        return found
    game, actions = session.game, session.actions
    done: set[Intention | None] = set()
    for step in range(len(actions), 0, -1):
        table = session.positions[step - 1]
        if table.decade != game.table.decade:
            break
        choice, seat = choices.get(step), session.decider(step - 1)
        if choice is not None and choice.action == actions[step - 1] and seat not in found:
            said = tuple(said for said in read_plan(choice, game) if said not in done)
            if said or any(line.get("code") in NEEDED for line in choice.plan):
                found[seat] = said
        kind = table.stack[-1].kind
        done.add(
            intention_of(Game(game.edition, table), Step(kind, actions[step - 1]), list(table.summit_tile))
        )
    return {seat: said for seat, said in found.items() if said}


def read_plan(choice: Choice, game: Game[Any]) -> list[Intention]:
    """What a program says it plans. It may say anything: what makes no sense here is left out."""
    lines = (line for line in choice.plan if line["code"] in NEEDED)
    return [said for line in lines if (said := _intention(line, game)) is not None]


def _intention(line: dict[str, Any], game: Game[Any]) -> Intention | None:
    table = game.table
    members = members_from_json(line, ("seat", *NEEDED[line["code"]]), game.codec)
    if members is None:
        return None
    said = Intention(line["code"], **members)
    there = said.summit < len(table.summit_tile) and said.card in (NONE, *table.un_row)
    return said if there else None


def places_of(said: Intention, table: Table) -> tuple[PlaceKey, ...]:
    """Where on the board it is to happen."""
    if said.card != NONE:
        return tuple(at.un_goal(number) for number, card in enumerate(table.un_row) if card == said.card)
    if said.summit != NONE:
        return (at.summit(said.summit),)
    if said.partner != NONE:
        return (at.player(said.partner),)
    if said.region == NONE:
        return ()
    spaces = [space for space in spaces_in(said.region) if table.space_energy[space] == said.energy]
    return tuple(map(at.space, spaces)) if spaces else (at.region(said.region),)
