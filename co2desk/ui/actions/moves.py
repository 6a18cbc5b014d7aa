"""Legal actions as gestures: which piece can be dragged where, and what a click on a piece means.

Built anew from `legal()` after every change. The same table, read backwards, tells what an impossible drop
would have meant, so that the engine itself can say why not.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any

from co2desk.engine.editions.second_chance.lobbyists import AFTER, BEFORE
from co2desk.engine.machine.actions import KINDS, Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.rules.lobby import MINOR
from co2desk.engine.rules.payments import ANY_REGION
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import (
    EMPTY,
    HAND,
    INSTALLED,
    PREPARING,
    PROPOSED,
    card_at,
    card_place,
    grant_of,
    is_card,
    is_space,
    region_of,
    seat_at,
    space_of,
)
from co2desk.ui.actions.missing import all_missing, nearest_plant
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind

Drags = Iterable[tuple[PlaceKey, PlaceKey]]


def _scientists(table: Any, player: int, origin: int) -> list[PlaceKey]:
    """The pieces that a move can begin with."""
    if origin == HAND:
        return [at.scientist(number) for number in range(table.hand_scientists[player])]
    return [at.worker(origin)]


def _destination(table: Any, place: int) -> PlaceKey:
    """Where a scientist arrives."""
    if place == HAND:
        return at.SEAT
    if is_card(place):
        return at.lobbyist(_in_play(table).index(card_at(place)))
    return at.space_or_topic(place)


def _in_play(table: Any) -> list[int]:
    """The lobbyist cards in play, in the order in which they lie (Second Chance)."""
    return [card for card, in_play in enumerate(table.card_in_play) if in_play]


def _ceps(table: Any, player: int) -> list[PlaceKey]:
    """Where a player's CEPs lie."""
    regions = [region for region in table.controlled(player) if table.region_cep[region]]
    return [at.CEP] * bool(table.cep[player]) + [at.region_cep(region) for region in regions]


def _cep_of(source: int) -> PlaceKey:
    return at.CEP if source == HAND else at.region_cep(source)


def payment_with(piece: PlaceKey) -> Action | None:
    """The payment that is made with a piece; None for a piece that pays nothing."""
    if piece == at.CEP:
        return act.pay_cep(HAND)
    return act.pay_cep(piece.number) if piece.kind is PlaceKind.REGION_CEP else None


def _card(table: Any, player: int, card: int) -> list[PlaceKey]:
    hand = table.lobby_hand[player]
    return [at.lobby_card(hand.index(card))] if card in hand else []


def _un_goal(table: Any, card: int) -> list[PlaceKey]:
    return [at.un_goal(table.un_row.index(card))] if card in table.un_row else []


def _build_drags(table: Any, action: Any) -> Drags:
    plants = at.plants(table.space_energy[action.space])
    return ((plants, at.space(action.space)), (plants, at.region(region_of(action.space))))


def _project_drags(table: Any, player: int, action: Any) -> Drags:
    return ((at.projects(action.energy), at.space(space_of(action.region, action.grant))),)


def _cep_drags(table: Any, player: int, action: Any) -> Drags:
    """Any CEP that can pay for it; the one that is dragged is the one that is paid."""
    return [(cep, at.space(action.space)) for cep in _ceps(table, player)]


# kind of action -> the drags that mean it: (table, player, action) -> pairs of keys
DRAGS: dict[str, Callable[[Any, int, Any], Drags]] = {
    "propose": _project_drags,
    "plan": _project_drags,
    "install": _cep_drags,
    "infrastructure": _cep_drags,
    "build": lambda t, p, a: _build_drags(t, a),
    "build_plant": lambda t, p, a: ((at.space(a.space), at.region(region_of(a.space))),),
    "move_scientist": lambda t, p, a: [
        (piece, _destination(t, a.destination)) for piece in _scientists(t, p, a.origin)
    ],
    "recruit": lambda t, p, a: [(at.pool(n), at.SEAT) for n in range(t.pool_scientists[p])],
    "buy_cep": lambda t, p, a: ((at.MARKET, at.SEAT),),
    "sell_cep": lambda t, p, a: ((at.CEP, at.MARKET),),
    "play_lobby": lambda t, p, a: [(card, at.TABLE) for card in _card(t, p, a.card)],
    "score_un_goal": lambda t, p, a: [(goal, at.SEAT) for goal in _un_goal(t, a.card)],
    "cash_company_goal": lambda t, p, a: ((at.COMPANY_GOAL, at.TABLE),) if a.player == p else (),
    "choose_region": lambda t, p, a: (
        ((at.MARKET, at.region(a.region)),) if t.stack[-1].kind == "bonus_region_cep" else ()
    ),
    "pay_cep": lambda t, p, a: ((_cep_of(a.source), at.BANK), (_cep_of(a.source), at.MARKET)),
}

# kind of action -> the pieces on which a click means it
CLICKS: dict[str, Callable[[Any, int, Any], Iterable[PlaceKey]]] = {
    **dict.fromkeys(
        ("install", "build", "infrastructure", "build_plant"), lambda t, p, a: (at.space(a.space),)
    ),
    "recruit": lambda t, p, a: [at.pool(n) for n in range(t.pool_scientists[p])],
    "buy_cep": lambda t, p, a: (at.MARKET,),
    "sell_cep": lambda t, p, a: (at.MARKET,),
    "play_lobby": lambda t, p, a: _card(t, p, a.card),
    "score_un_goal": lambda t, p, a: _un_goal(t, a.card),
    "cash_company_goal": lambda t, p, a: (at.COMPANY_GOAL,) if a.player == p else (),
    "choose_energy": lambda t, p, a: (at.track(a.energy),),
    "choose_region": lambda t, p, a: (at.region(a.region),),
    "choose_project": lambda t, p, a: (at.space(a.space), at.worker(a.space)),
    "pay_cep": lambda t, p, a: (_cep_of(a.source), *((at.region(a.source),) if a.source >= 0 else ())),
    "appoint": lambda t, p, a: (at.player(a.player),),
    "give_bonus": lambda t, p, a: (at.player(a.player),),
    "second_action": lambda t, p, a: (at.CO2,),
}


class Moves:
    """Every gesture that means something now, for the seat at the screen."""

    def __init__(self, game: Game[Any] | None = None, seat: int = -1) -> None:
        self.game = game
        self.seat = seat
        self.legal: list[Action] = []
        self.targets: dict[PlaceKey, dict[PlaceKey, list[Action]]] = {}
        self.clicks: dict[PlaceKey, list[Action]] = {}
        if game is None or seat < 0 or game.is_over:
            return
        table = game.table
        self.legal = game.legal(seat)
        for action in self.legal:
            for source, target in DRAGS.get(action.kind, _none)(table, seat, action):
                self.targets.setdefault(source, {}).setdefault(target, []).append(action)
            for key in CLICKS.get(action.kind, _none)(table, seat, action):
                self.clicks.setdefault(key, []).append(action)

    @property
    def is_mine(self) -> bool:
        """Does the seat at the screen owe the answer?"""
        return self.game is not None and not self.game.is_over and self.game.to_act == self.seat

    def can_drag(self, source: PlaceKey) -> bool:
        return source in self.targets

    def can_click(self, key: PlaceKey) -> bool:
        return key in self.clicks or key in self.targets

    def dropped(self, source: PlaceKey, target: PlaceKey) -> list[Action]:
        return self.targets.get(source, {}).get(target, [])

    # --- why not ---------------------------------------------------------------------------------------

    def why_not(self, source: PlaceKey, target: PlaceKey | None = None) -> Refusal | None:
        """What stands against a drag, or against using a piece at all: the most telling refusal."""
        return next(iter(self.reasons(source, target)), None)

    def reasons(self, source: PlaceKey, target: PlaceKey | None = None) -> list[Refusal]:
        """The same with everything that is missing after it."""
        if self.game is None or self.seat < 0 or self.game.is_over:
            return []
        kinds = {action.kind for _, action in self.game.edition.rule_for}
        meant = meant_by(self.game.table, self.seat, source, target, kinds)
        found = [missing for action in meant if (missing := all_missing(self.game, action))]
        if source.kind is PlaceKind.REGION_CEP:
            found = why_not_pay(self.game, self.seat, source.number) or found
        elif source.kind in ANSWERS:
            found = [refusals for refusals in found if refusals[0].code != NOT_NOW]
        return min(found, key=lambda refusals: WEIGHT.get(refusals[0].code, 1), default=[])


# A refusal that says what is missing helps more than one that says that a piece lies elsewhere.
NOT_NOW = "not_now"
WEIGHT = {
    NOT_NOW: 9,
    "no_such_option": 9,
    "second_action_owed": 2,
    "not_an_installed_project": 5,
    "not_a_proposed_project": 5,
    "no_project_here": 5,
    "space_taken": 4,
    "not_on_agenda": 3,
    "hand_or_summit_only": 3,
    "only_from_project_to_summit": 2,
}


def why_not_pay(game: Game[Any], player: int, region: int) -> list[list[Refusal]]:
    """Why a region's CEPs are not this player's to pay with (12), asked as if a payment were due."""
    due, action = Frame("pay_cep", player, (ANY_REGION,)), act.pay_cep(region)
    refusal = game.edition.rule_for[due.kind, type(action)].why_not(game.table, due, action)
    return [[refusal]] if refusal is not None else []


def _none(table: Any, player: int, action: Any) -> tuple[()]:
    return ()


def meant_by(
    table: Any, player: int, source: PlaceKey, target: PlaceKey | None, kinds: Container[str] = KINDS
) -> list[Action]:
    """What a drag that is not possible would have meant; without a target, what the piece is good for.

    `kinds` are the actions that the game knows: editions use the same pieces for different ones.
    """
    if target is not None and target.kind is PlaceKind.WORKER:  # a scientist stands for the place
        target = _destination(table, target.number)
    makers = MEANT.get(source.kind, {})
    return [
        action
        for kind, maker in makers.items()
        if kind in kinds
        for action in maker(table, player, source, target)
    ]


Maker = Callable[[Any, int, PlaceKey, PlaceKey | None], Iterable[Action]]


def _spaces(table: Any, target: PlaceKey | None) -> Iterable[int]:
    """The project spaces that a target stands for."""
    return range(table.setting.spaces) if target is None else at.spaces_of(target)


def _region(target: PlaceKey | None) -> int | None:
    """The region that a target lies in."""
    return None if target is None else at.region_of(target)


def _begins(project: Callable[[int, int, int], Action]) -> Maker:
    """A project tile is put onto a space."""
    return lambda t, p, source, target: (
        project(source.number, region_of(space), grant_of(space)) for space in _spaces(t, target)
    )


def _prepares(project: Callable[[int], Action]) -> Maker:
    """A CEP is put onto a project."""

    def meant(table: Any, player: int, source: PlaceKey, target: PlaceKey | None) -> Iterable[Action]:
        open_now = [space for space, stage in enumerate(table.space_stage) if stage == PROPOSED]
        return (
            project(space) for space in (_spaces(table, target) if target is not None else open_now or (0,))
        )

    return meant


def _meant_plant(table: Any, player: int, source: PlaceKey, target: PlaceKey | None) -> Iterable[Action]:
    energy = source.number
    spaces = list(_spaces(table, target))
    fitting = [
        space
        for space in spaces
        if table.space_energy[space] == energy and table.space_stage[space] == INSTALLED
    ]
    for space in fitting or [space for space in spaces if table.space_stage[space] != INSTALLED]:
        yield from _builds(table, player, space, energy)


def _builds(table: Any, player: int, space: int, energy: int) -> Iterable[Action]:
    """The top plant on a project: alone, and with each card in hand that makes it cheaper (13.1)."""
    stack = table.plant_stack[energy]
    cards = table.setting.lobby_by_number
    fitting = [n for n in table.lobby_hand[player] if cards[n].on == "build" and cards[n].energy == energy]
    for card in (0, *fitting):
        yield act.build(space, stack[0] if stack else 0, card)


def _meant_move(table: Any, player: int, source: PlaceKey, target: PlaceKey | None) -> Iterable[Action]:
    origin = source.number if source.kind is PlaceKind.WORKER else HAND
    if target is None:
        projects = [space for space, stage in enumerate(table.space_stage) if stage != EMPTY]
        for space in projects or (0,):  # without a project, any space tells what is missing
            yield act.move_scientist(origin, space)
    elif target.kind is PlaceKind.TOPIC:
        yield act.move_scientist(origin, target.number)
    elif target.kind is PlaceKind.SUMMIT:
        for topic in range(len(table.topics(target.number))):
            yield act.move_scientist(origin, seat_at(target.number, topic))
    elif target.kind is PlaceKind.LOBBYIST:
        for card in _in_play(table)[target.number : target.number + 1]:
            yield act.move_scientist(origin, card_place(card))
    elif target == at.SEAT:
        yield act.move_scientist(origin, HAND)
    else:
        for space in _spaces(table, target):
            yield act.move_scientist(origin, space)


def _meant_choice(table: Any, player: int, source: PlaceKey, target: PlaceKey | None) -> Iterable[Action]:
    """A click on a scientist at work: the project is meant."""
    if target is None and is_space(source.number):
        yield act.choose_project(source.number)


def _meant_payment(table: Any, player: int, source: PlaceKey, target: PlaceKey | None) -> Iterable[Action]:
    if target in (None, at.MARKET, at.BANK):
        yield act.pay_cep(HAND if source == at.CEP else source.number)


def _meant_card(table: Any, player: int, source: PlaceKey, target: PlaceKey | None) -> Iterable[Action]:
    for card in table.lobby_hand[player][source.number : source.number + 1]:
        for side in (MINOR, AFTER, BEFORE):
            yield act.play_lobby(card, side, 0)


def _meant_un_goal(table: Any, player: int, source: PlaceKey, target: PlaceKey | None) -> Iterable[Action]:
    for card in table.un_row[source.number : source.number + 1]:
        yield act.score_un_goal(card)


def _at_space(stages: Container[int], make: Callable[[Any, int, int], Iterable[Action]]) -> Maker:
    """A click on a project that has come this far."""
    return lambda t, p, source, target: (
        make(t, p, source.number) if t.space_stage[source.number] in stages else ()
    )


BUILDABLE = (INSTALLED,)
NOT_BUILDABLE = (EMPTY, PROPOSED, PREPARING)
# Places that answer decisions and are good for nothing else: no word about them while nothing is asked.
IN_REGION = (at.REGION_PARTS - {PlaceKind.REGION_CEP}) | {PlaceKind.REGION}
ANSWERS = IN_REGION | {PlaceKind.TRACK, PlaceKind.PLAYER, PlaceKind.CO2}

MEANT_IN_REGION: dict[str, Maker] = {
    "choose_region": lambda t, p, s, target: (act.choose_region(s.number),),
    "pay_cep": lambda t, p, s, target: (act.pay_cep(s.number),),
}

# A piece that is dragged or clicked -> the actions that may be meant by it.
MEANT: dict[PlaceKind, dict[str, Maker]] = {
    PlaceKind.PROJECTS: {"propose": _begins(act.propose), "plan": _begins(act.plan)},
    PlaceKind.PLANTS: {"build": _meant_plant},
    PlaceKind.SCIENTIST: {"move_scientist": _meant_move},
    PlaceKind.WORKER: {"choose_project": _meant_choice, "move_scientist": _meant_move},
    PlaceKind.POOL: {"recruit": lambda t, p, s, target: (act.RECRUIT,)},
    PlaceKind.CEP: {
        "sell_cep": lambda t, p, s, target: (act.SELL_CEP,) if target in (None, at.MARKET) else (),
        "pay_cep": _meant_payment,
        "install": _prepares(act.install),
        "infrastructure": _prepares(act.infrastructure),
    },
    PlaceKind.REGION_CEP: {
        "pay_cep": _meant_payment,
        "install": _prepares(act.install),
        "infrastructure": _prepares(act.infrastructure),
    },
    PlaceKind.MARKET: {
        "choose_region": lambda t, p, s, target: (
            (act.choose_region(r),) if (r := _region(target)) is not None else ()
        ),
        "buy_cep": lambda t, p, s, target: (act.BUY_CEP,) if _region(target) is None else (),
    },
    PlaceKind.LOBBY_CARD: {"play_lobby": _meant_card},
    PlaceKind.UN_GOAL: {"score_un_goal": _meant_un_goal},
    PlaceKind.SPACE: {
        "build": _at_space(BUILDABLE, lambda t, p, space: _builds(t, p, space, t.space_energy[space])),
        "build_plant": _at_space(BUILDABLE, lambda t, p, space: (nearest_plant(t, space),)),
        "install": _at_space(NOT_BUILDABLE, lambda t, p, space: (act.install(space),)),
        "infrastructure": _at_space(NOT_BUILDABLE, lambda t, p, space: (act.infrastructure(space),)),
        "choose_project": lambda t, p, s, target: (act.choose_project(s.number),),
    },
    PlaceKind.COMPANY_GOAL: {"cash_company_goal": lambda t, p, s, target: (act.cash_company_goal(p),)},
    PlaceKind.TRACK: {"choose_energy": lambda t, p, s, target: (act.choose_energy(s.number),)},
    PlaceKind.PLAYER: {"give_bonus": lambda t, p, s, target: (act.give_bonus(s.number),)},
    PlaceKind.CO2: {"second_action": lambda t, p, s, target: (act.SECOND_ACTION,)},
    **dict.fromkeys(IN_REGION, MEANT_IN_REGION),
}
