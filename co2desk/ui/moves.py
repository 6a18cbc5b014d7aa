"""Legal actions as gestures: which piece can be dragged where, and what a click on a piece means.

Built anew from `legal()` after every change. The same table, read backwards, tells what an impossible drop
would have meant, so that the engine itself can say why not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.rules.payments import ANY_REGION
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import EMPTY, FIRST_SEAT, GRANTS, HAND, INSTALLED, PROPOSED
from co2desk.ui.models.places import Key

SEAT: Key = ("seat",)  # in front of the player in view: home for scientists, CEPs and goals
TABLE: Key = ("table",)  # anywhere on the board
MARKET: Key = ("market",)
BANK: Key = ("bank",)
CEP: Key = ("cep",)
PARTS = ("slot", "agenda", "control", "region_cep", "region_tech")  # of a region

Drags = Iterable[tuple[Key, Key]]


def _scientists(table: Any, player: int, origin: int) -> list[Key]:
    """The pieces that a move can begin with."""
    if origin == HAND:
        return [("scientist", number) for number in range(table.hand_scientists[player])]
    return [("worker", origin)]


def _destination(place: int) -> Key:
    if place == HAND:
        return SEAT
    return ("space", place) if place < FIRST_SEAT else ("topic", place)


def _ceps(table: Any, player: int) -> list[Key]:
    """Where a player's CEPs lie."""
    regions = [region for region in table.controlled(player) if table.region_cep[region]]
    return [CEP] * bool(table.cep[player]) + [("region_cep", region) for region in regions]


def _cep_of(source: int) -> Key:
    return CEP if source == HAND else ("region_cep", source)


def _card(table: Any, player: int, card: int) -> list[Key]:
    hand = table.lobby_hand[player]
    return [("lobby", hand.index(card))] if card in hand else []


def _un_goal(table: Any, card: int) -> list[Key]:
    return [("un", table.un_row.index(card))] if card in table.un_row else []


def _build_drags(table: Any, action: Any) -> Drags:
    plants = ("plants", table.space_energy[action.space])
    return ((plants, ("space", action.space)), (plants, ("region", action.space // GRANTS)))


# kind of action -> the drags that mean it: (table, player, action) -> pairs of keys
DRAGS: dict[str, Callable[[Any, int, Any], Drags]] = {
    "propose": lambda t, p, a: ((("projects", a.energy), ("space", a.region * GRANTS + a.grant)),),
    "install": lambda t, p, a: [(cep, ("space", a.space)) for cep in _ceps(t, p)],
    "build": lambda t, p, a: _build_drags(t, a),
    "move_scientist": lambda t, p, a: [
        (piece, _destination(a.destination)) for piece in _scientists(t, p, a.origin)
    ],
    "recruit": lambda t, p, a: [(("pool", n), SEAT) for n in range(t.pool_scientists[p])],
    "buy_cep": lambda t, p, a: ((MARKET, SEAT),),
    "sell_cep": lambda t, p, a: ((CEP, MARKET),),
    "play_lobby": lambda t, p, a: [(card, TABLE) for card in _card(t, p, a.card)],
    "score_un_goal": lambda t, p, a: [(goal, SEAT) for goal in _un_goal(t, a.card)],
    "cash_company_goal": lambda t, p, a: ((("goal",), TABLE),) if a.player == p else (),
    "choose_region": lambda t, p, a: (
        ((MARKET, ("region", a.region)),) if t.stack[-1].kind == "bonus_region_cep" else ()
    ),
    "pay_cep": lambda t, p, a: ((_cep_of(a.source), BANK), (_cep_of(a.source), MARKET)),
}

# kind of action -> the pieces on which a click means it
CLICKS: dict[str, Callable[[Any, int, Any], Iterable[Key]]] = {
    "install": lambda t, p, a: (("space", a.space),),
    "build": lambda t, p, a: (("space", a.space),),
    "recruit": lambda t, p, a: [("pool", n) for n in range(t.pool_scientists[p])],
    "buy_cep": lambda t, p, a: (MARKET,),
    "sell_cep": lambda t, p, a: (MARKET,),
    "play_lobby": lambda t, p, a: _card(t, p, a.card),
    "score_un_goal": lambda t, p, a: _un_goal(t, a.card),
    "cash_company_goal": lambda t, p, a: (("goal",),) if a.player == p else (),
    "choose_energy": lambda t, p, a: (("track", a.energy),),
    "choose_region": lambda t, p, a: (("region", a.region),),
    "choose_project": lambda t, p, a: (("space", a.space), ("worker", a.space)),
    "pay_cep": lambda t, p, a: (_cep_of(a.source), *((("region", a.source),) if a.source >= 0 else ())),
    "appoint": lambda t, p, a: (("player", a.player),),
}


class Moves:
    """Every gesture that means something now, for the seat at the screen."""

    def __init__(self, game: Game[Any] | None = None, seat: int = -1) -> None:
        self.game = game
        self.seat = seat
        self.legal: list[Action] = []
        self.targets: dict[Key, dict[Key, list[Action]]] = {}
        self.clicks: dict[Key, list[Action]] = {}
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

    def can_drag(self, source: Key) -> bool:
        return source in self.targets

    def can_click(self, key: Key) -> bool:
        return key in self.clicks or key in self.targets

    def dropped(self, source: Key, target: Key) -> list[Action]:
        return self.targets.get(source, {}).get(target, [])

    # --- why not ---------------------------------------------------------------------------------------

    def why_not(self, source: Key, target: Key | None = None) -> Refusal | None:
        """What stands against a drag, or against using a piece at all: the most telling refusal."""
        if self.game is None or self.seat < 0 or self.game.is_over:
            return None
        meant = meant_by(self.game.table, self.seat, source, target)
        refusals = [refusal for action in meant if (refusal := self.game.why_not(action)) is not None]
        if source[0] == "region_cep":
            refusals = why_not_pay(self.game, self.seat, source[1]) or refusals
        elif source[0] in ANSWERS:
            refusals = [refusal for refusal in refusals if refusal.code != NOT_NOW]
        return min(refusals, key=lambda refusal: WEIGHT.get(refusal.code, 1)) if refusals else None


# A refusal that says what is missing helps more than one that says that a piece lies elsewhere.
NOT_NOW = "not_now"
WEIGHT = {
    NOT_NOW: 9,
    "not_an_installed_project": 5,
    "not_a_proposed_project": 5,
    "no_project_here": 5,
    "space_taken": 4,
    "not_on_agenda": 3,
    "hand_or_summit_only": 3,
    "only_from_project_to_summit": 2,
}


def why_not_pay(game: Game[Any], player: int, region: int) -> list[Refusal]:
    """Why a region's CEPs are not this player's to pay with (12), asked as if a payment were due."""
    due, action = Frame("pay_cep", player, (ANY_REGION,)), act.pay_cep(region)
    refusal = game.edition.rule_for[due.kind, type(action)].why_not(game.table, due, action)
    return [refusal] if refusal is not None else []


def _none(table: Any, player: int, action: Any) -> tuple[()]:
    return ()


def meant_by(table: Any, player: int, source: Key, target: Key | None) -> list[Action]:
    """What a drag that is not possible would have meant; without a target, what the piece is good for."""
    makers = MEANT.get(source[0])
    if target is not None and target[0] == "worker":  # a scientist stands for the place
        target = _destination(target[1])
    return list(makers(table, player, source, target)) if makers else []


def _meant_project(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    spaces = _spaces(table, target)
    for space in spaces:
        yield act.propose(source[1], space // GRANTS, space % GRANTS)


def _spaces(table: Any, target: Key | None) -> Iterable[int]:
    """The project spaces that a target stands for."""
    if target is None:
        return range(table.setting.spaces)
    if target[0] == "space":
        return (target[1],)
    region = _region(target)
    return range(region * GRANTS, region * GRANTS + GRANTS) if region >= 0 else ()


def _region(target: Key | None) -> int:
    """The region that a target lies in; -1 for none."""
    if target is None:
        return -1
    if target[0] == "space":
        return int(target[1]) // GRANTS
    return int(target[1]) if target[0] in ("region", *PARTS) else -1


def _meant_plant(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    energy = source[1]
    stack = table.plant_stack[energy]
    spaces = list(_spaces(table, target))
    fitting = [
        space
        for space in spaces
        if table.space_energy[space] == energy and table.space_stage[space] == INSTALLED
    ]
    for space in fitting or [space for space in spaces if table.space_stage[space] != INSTALLED]:
        yield act.build(space, stack[0] if stack else 0, 0)


def _meant_scientist(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    origin = source[1] if source[0] == "worker" else HAND
    if target is None:
        if HAND < origin < FIRST_SEAT:
            yield act.choose_project(origin)
        for space in range(table.setting.spaces):
            if table.space_stage[space] != EMPTY:
                yield act.move_scientist(origin, space)
    elif target[0] == "topic":
        yield act.move_scientist(origin, target[1])
    elif target[0] == "summit":
        for topic in range(len(table.topics(target[1]))):
            yield act.move_scientist(origin, FIRST_SEAT + target[1] * 4 + topic)
    elif target == SEAT:
        yield act.move_scientist(origin, HAND)
    else:
        for space in _spaces(table, target):
            yield act.move_scientist(origin, space)


def _meant_cep(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    if target is None or target == MARKET:
        if source == CEP:
            yield act.SELL_CEP
        yield act.pay_cep(HAND if source == CEP else source[1])
    if target == BANK:
        yield act.pay_cep(HAND if source == CEP else source[1])
    proposed = [space for space, stage in enumerate(table.space_stage) if stage == PROPOSED]
    for space in _spaces(table, target) if target is not None else proposed or (0,):
        yield act.install(space)


def _meant_market(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    region = _region(target)
    if region >= 0:
        yield act.choose_region(region)
    else:
        yield act.BUY_CEP


def _meant_card(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    hand = table.lobby_hand[player]
    if source[1] < len(hand):
        yield act.play_lobby(hand[source[1]], 0, 0)


def _meant_un_goal(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    if source[1] < len(table.un_row):
        yield act.score_un_goal(table.un_row[source[1]])


def _meant_space(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    """A click on a project: install it, build with it, or choose it."""
    space = source[1]
    energy = table.space_energy[space]
    if table.space_stage[space] == INSTALLED:
        stack = table.plant_stack[energy]
        yield act.build(space, stack[0] if stack else 0, 0)
    else:
        yield act.install(space)
    yield act.choose_project(space)


def _meant_region(table: Any, player: int, source: Key, target: Key | None) -> Iterable[Action]:
    """A click on a region, or on a part of it that is no piece."""
    yield act.choose_region(source[1])
    yield act.pay_cep(source[1])


# Places that answer decisions and are good for nothing else: no word about them while nothing is asked.
ANSWERS = frozenset({"region", "slot", "agenda", "control", "region_tech", "track"})

MEANT: dict[str, Callable[[Any, int, Key, Key | None], Iterable[Action]]] = {
    "projects": _meant_project,
    "plants": _meant_plant,
    "scientist": _meant_scientist,
    "worker": _meant_scientist,
    "pool": lambda t, p, s, target: (act.RECRUIT,),
    "cep": _meant_cep,
    "region_cep": _meant_cep,
    "market": _meant_market,
    "lobby": _meant_card,
    "un": _meant_un_goal,
    "space": _meant_space,
    "goal": lambda t, p, s, target: (act.cash_company_goal(p),),
    "track": lambda t, p, s, target: (act.choose_energy(s[1]),),
    **dict.fromkeys(ANSWERS - {"track"}, _meant_region),
}
