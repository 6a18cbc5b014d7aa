"""Positions to look at: for screenshots and measurements. Played by computer players from fixed seeds.

Computer players lose Second Chance early; its late positions are played with gentler values, which are only
for looking at.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from co2desk.bots import seat_bots
from co2desk.components import Pack, load_pack, pack_from_document
from co2desk.engine.machine.actions import Action
from co2desk.session import GameOptions, Session

CROWDED_SEED = 327
GENTLE = {"difficulties.easy.start_vp": 99, "decades.prices": [1, 1, 1, 1]}
CLEAN_AIR = {"fossil.coal.ppm": 20, "fossil.oil.ppm": 20, "fossil.gas.ppm": 20}


def played(
    players: int,
    seed: int,
    decade: int,
    edition: str = "first",
    variants: Mapping[str, Any] | None = None,
    values: Mapping[str, Any] | None = None,
) -> Session:
    """A game played until a turn of this decade, or to its end."""
    options = GameOptions(edition, players, seed, variants=variants or {})
    session = Session.new(options, changed_pack(edition, values) if values else None)
    bots = seat_bots(["sample"], players, seed)
    while not session.game.is_over:
        if session.game.table.decade >= decade and session.game.decision.kind == "turn":
            break
        session.play(bots[session.game.decision.player].choose(session.game))
    return session


def changed_pack(edition: str, values: Mapping[str, Any]) -> Pack:
    """The built-in components with some values changed, by dotted path."""
    document = json.loads(json.dumps(load_pack(edition, None).document))
    for path, value in values.items():
        *outer, last = path.split(".")
        place = document
        for key in outer:
            place = place[key]
        place[last] = value
    return pack_from_document(document)


def crowded_session() -> Session:
    """Five players late in a game of CO₂ that is still going on."""
    return played(5, CROWDED_SEED, 6)


def crowded_second_chance(mode: str) -> Session:
    """Second Chance in its fourth decade."""
    if mode == "competitive":
        return played(4, 1, 4, "second_chance", {"mode": mode}, CLEAN_AIR)
    variants = {"mode": mode, "difficulty": "easy", "inspectors": True}
    return played(1 if mode == "solo" else 4, 1, 4, "second_chance", variants, GENTLE)


def before_event(
    kind: type,
    players: int,
    seed: int,
    decade: int = 0,
    edition: str = "first",
    variants: Mapping[str, Any] | None = None,
) -> tuple[Session, Action]:
    """A game right before such an event, from this decade on, and the action that brings it."""
    session = Session.new(GameOptions(edition, players, seed, variants=variants or {}))
    bots = seat_bots(["sample"], players, seed)
    while not session.game.is_over:
        action = bots[session.game.decision.player].choose(session.game)
        late_enough = session.game.table.decade >= decade
        if any(isinstance(event, kind) for event in session.play(action)) and late_enough:
            return session.branched(len(session.actions) - 1), action
    raise ValueError(f"no {kind.__name__} in the game of seed {seed}")
