"""Why there is no action of a kind now: the reason that lies nearest, asked of the engine itself."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from co2desk.engine.machine.actions import KINDS, Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import EMPTY, HAND, INSTALLED, PROPOSED, grant_of, region_of
from co2desk.ui.actions.missing import all_missing, distance, nearest_plant

Candidates = Callable[[Any, int], Iterable[Action]]  # (table, player) -> actions


def spaces_at(table: Any, wanted: int) -> list[int]:
    """The project spaces that have come this far."""
    return [space for space, stage in enumerate(table.space_stage) if stage == wanted]


def projects(make: Callable[[int, int, int], Action]) -> Candidates:
    """What the agendas ask for, on every free space."""
    return lambda t, p: (
        make(energy, region_of(space), grant_of(space))
        for space in spaces_at(t, EMPTY)
        for energy in t.agenda[region_of(space)]
    )


# Candidates that come near: what a player would try.
NEAR: dict[str, Candidates] = {
    "propose": projects(act.propose),
    "plan": projects(act.plan),
    "install": lambda t, p: map(act.install, spaces_at(t, PROPOSED)),
    "infrastructure": lambda t, p: map(act.infrastructure, spaces_at(t, PROPOSED)),
    "build": lambda t, p: (
        act.build(space, (t.plant_stack[t.space_energy[space]] or (0,))[0], 0)
        for space in spaces_at(t, INSTALLED)
    ),
    "build_plant": lambda t, p: (nearest_plant(t, space) for space in spaces_at(t, INSTALLED)),
    "move_scientist": lambda t, p: (
        act.move_scientist(origin, space)
        for origin in (HAND, *t.scientists_on_projects(p))
        for space in range(t.setting.spaces)
    ),
    "score_un_goal": lambda t, p: (act.score_un_goal(card) for card in t.un_row),
    "play_lobby": lambda t, p: (act.play_lobby(card, 0, 0) for card in t.lobby_hand[p]),
    "buy_cep": lambda t, p: (act.BUY_CEP,),
    "sell_cep": lambda t, p: (act.SELL_CEP,),
    "second_action": lambda t, p: (act.SECOND_ACTION,),
    "end_turn": lambda t, p: (act.END_TURN,),
}
# When nothing comes near, this is what is missing.
FAR: dict[str, Callable[[Any], Action]] = {
    "install": lambda t: act.install(0),
    "infrastructure": lambda t: act.infrastructure(0),
    "build": lambda t: act.build(0, 0, 0),
    "build_plant": lambda t: act.build_plant(0, 0),
}


def why_kind_closed(game: Game[Any], kind: str) -> Refusal | None:
    """The reason why no action of a kind is legal, or None when one is or nothing can be said."""
    return next(iter(nearest_reasons(game, kind)), None)


def nearest_reasons(game: Game[Any], kind: str) -> list[Refusal]:
    """The same with everything that is missing for the action that comes nearest."""
    if game.is_over:
        return all_missing(game, act.END_TURN)
    frame = game.decision
    rule = game.edition.rule_for.get((frame.kind, KINDS[kind]))
    if rule is None:
        return []
    closed = rule.closed(game.table, frame)
    if closed is not None:
        return [closed]
    near = [all_missing(game, action) for action in NEAR.get(kind, nothing)(game.table, frame.player)]
    if not near and kind in FAR:
        near = [all_missing(game, FAR[kind](game.table))]
    best = min(near, key=distance, default=[])
    return [] if [] in near else best


def nothing(table: Any, player: int) -> tuple[()]:
    return ()
