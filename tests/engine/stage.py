"""What the stages for rule tests of both editions share: names to numbers, setting parts by name, playing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Generic, TypeVar

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.machine.rule import Event
from co2desk.engine.table.codec import NameCodec
from co2desk.engine.table.kit import Bonus
from co2desk.engine.table.table import Table

ONLOOKER = -1  # a seat that sees no hand at all

T = TypeVar("T", bound=Table)


class Stage(Generic[T]):
    def __init__(self, game: Game[T]) -> None:
        self.game = game
        self.events: list[Event] = []

    @property
    def table(self) -> T:
        return self.game.table

    @property
    def codec(self) -> NameCodec:
        codec = self.game.codec
        assert isinstance(codec, NameCodec)
        return codec

    # --- names to numbers ----------------------------------------------------------------------------

    def energy(self, name: str) -> int:
        return self.codec.energy_number[name]

    def region(self, name: str) -> int:
        return self.codec.region_number[name]

    def space(self, name: str) -> int:
        return self.codec.space_number(name)

    # --- setting the stage -----------------------------------------------------------------------------

    def agenda(self, region: str, *energies: str) -> None:
        rows = list(self.table.agenda)
        rows[self.region(region)] = tuple(self.energy(name) for name in energies)
        self.table.agenda = tuple(rows)

    def employ(self, player: int) -> None:
        """A scientist leaves the player's hand, or else the pool."""
        table = self.table
        place = table.hand_scientists if table.hand_scientists[player] else table.pool_scientists
        assert place[player], "this player has no scientist left"
        place[player] -= 1

    def summit(self, index: int, *topics: str, seats: Mapping[int, int] | None = None) -> None:
        """A summit with these topics on space `index`; `seats` maps topic positions to players."""
        wanted = tuple(self.energy(name) for name in topics)
        table = self.table
        tile = next(i for i, found in enumerate(table.setting.base.summits) if found == wanted)
        for other, lying in enumerate(table.summit_tile):
            if lying == tile:
                table.summit_tile[other] = table.summit_tile[index]
                table.summit_seats[other] = (-1,) * len(table.topics(other))
        if tile in table.summit_pile:
            table.summit_pile = tuple(
                table.summit_tile[index] if lying == tile else lying for lying in table.summit_pile
            )
        table.summit_tile[index] = tile
        taken = [-1] * len(wanted)
        for topic, player in (seats or {}).items():
            self.employ(player)
            taken[topic] = player
        table.summit_seats[index] = tuple(taken)

    def summits_only(self, keep: int) -> None:
        """Only the first summits stay on display; the other tiles go below the pile."""
        table = self.table
        for summit in range(keep, len(table.summit_tile)):
            table.summit_pile += (table.summit_tile[summit],)
            table.summit_tile[summit], table.summit_seats[summit] = -1, ()

    def recruit(self, player: int) -> None:
        """A scientist comes from the pool to the player's hand."""
        self.table.pool_scientists[player] -= 1
        self.table.hand_scientists[player] += 1

    def control(self, region: str, player: int) -> None:
        self.table.controller[self.region(region)] = player

    def knowledge(self, player: int, **levels: int) -> None:
        for name, level in levels.items():
            self.table.expertise[player * self.table.setting.energies + self.energy(name)] = level

    def print_bonus(self, energy: str, level: int, kind: str, other: str = "solar") -> None:
        """Put a bonus on a space of a track; a bonus of kind "energy" names another energy."""
        base = self.table.setting.base
        tracks = list(base.tracks)
        track = tracks[self.energy(energy)]
        bonus = Bonus(kind, self.energy(other) if kind == "energy" else -1)
        printed = (*track.bonus[: level - 1], bonus, *track.bonus[level:])
        tracks[self.energy(energy)] = track._replace(bonus=printed)
        self.table.setting.base = replace(base, tracks=tuple(tracks))

    def erase_bonuses(self) -> None:
        """Tracks without any bonus, for tests in which a point is only a point."""
        base = self.table.setting.base
        tracks = tuple(track._replace(bonus=(None,) * len(track.bonus)) for track in base.tracks)
        self.table.setting.base = replace(base, tracks=tracks)

    def give(self, player: int, money: int = 0, tech: int = 0, cep: int = 0) -> None:
        """Goods out of the supply and the bank."""
        table = self.table
        table.money[player] += money
        table.tech[player] += tech
        table.tech_supply -= tech
        table.cep[player] += cep
        table.bank -= cep

    def on_sale(self, amount: int) -> None:
        """Set the number of CEPs on the market; the difference goes to or comes from the bank."""
        self.table.bank += self.table.market - amount
        self.table.market = amount

    def region_cep(self, region: str, amount: int) -> None:
        """Set a region's CEPs; the difference goes to or comes from the bank."""
        number = self.region(region)
        self.table.bank += self.table.region_cep[number] - amount
        self.table.region_cep[number] = amount

    def region_tech(self, region: str, amount: int) -> None:
        number = self.region(region)
        self.table.tech_supply += self.table.region_tech[number] - amount
        self.table.region_tech[number] = amount

    def lobby(self, player: int, *cards: int) -> None:
        """The lobby hand of a player; nobody else keeps these cards."""
        table = self.table
        for other in range(table.setting.players):
            table.lobby_hand[other] = tuple(c for c in table.lobby_hand[other] if c not in cards)
        table.lobby_pile = tuple(c for c in table.lobby_pile if c not in cards)
        table.lobby_hand[player] = tuple(sorted(cards))

    def turn(self, player: int = 0) -> None:
        """An open turn. Nothing waits below it but the end of the turn itself."""
        table = self.table
        table.stack[:] = [Frame("turn", player)]
        table.active = player
        table.mandatory_done = table.used_scientist = table.used_market = table.used_card = 0
        table.stop = table.triggers = 0

    def then_turn_of(self, player: int) -> None:
        """When the open turn ends, this player's turn begins."""
        self.table.stack.insert(0, Frame("turn_begin", player))

    def last_turn(self) -> None:
        """Only the rest of the decade waits below the open turn."""
        stack = self.table.stack
        stack[:] = [frame for frame in stack if frame.kind not in ("round", "turn_begin")]

    def task(self, *frames: Frame) -> list[Event]:
        """Run these tasks now, e.g. `Frame("energy_supply")`, until somebody has to choose."""
        self.table.stack.clear()
        self.table.follow(*frames)
        self.events = []
        self.game.settle(self.events.append)
        return self.events

    # --- playing -------------------------------------------------------------------------------------

    def action(self, kind: str, **values: Any) -> Action:
        return self.codec.action_from_json({"do": kind, **values})

    def do(self, kind: str, **values: Any) -> list[Event]:
        """Play through the validated door; returns (and keeps) the events."""
        self.events = self.game.apply(self.action(kind, **values))
        return self.events

    def why(self, kind: str, **values: Any) -> Refusal | None:
        return self.game.why_not(self.action(kind, **values))

    def refused(self, kind: str, **values: Any) -> str:
        """The code of the refusal; "" when the action is legal."""
        refusal = self.why(kind, **values)
        return "" if refusal is None else refusal.code

    def can(self, kind: str, **values: Any) -> bool:
        """Legal, and listed as legal."""
        action = self.action(kind, **values)
        legal = self.game.why_not(action) is None
        assert legal == (action in self.game.legal())
        return legal

    def answers(self, seat: int | None = None) -> list[Action]:
        """The actions that a seat may choose from."""
        return list(self.game.legal(seat))

    def options(self, seat: int | None = None) -> list[Any]:
        """The answers of a seat: an action without fields stands as its kind, one with a single field as that
        value, others as tuples."""
        found: list[Any] = []
        for action in self.answers(seat):
            kind, *values = self.codec.action_to_json(action).values()
            found.append(kind if not values else values[0] if len(values) == 1 else tuple(values))
        return found

    def kinds(self) -> set[str]:
        """The kinds of actions that are legal now."""
        return {action.kind for action in self.game.legal()}

    def moves(self) -> list[tuple[str, str]]:
        """The legal moves of scientists: from where, to where."""
        found = [self.codec.action_to_json(a) for a in self.game.legal() if a.kind == "move_scientist"]
        return [(a["origin"], a["destination"]) for a in found]

    # --- looking at the table --------------------------------------------------------------------------

    def level(self, player: int, energy: str) -> int:
        """How far a player has come on the track of an energy."""
        return self.table.level(player, self.energy(energy))

    def money_tech_cep(self, player: int = 0) -> tuple[int, int, int]:
        """The goods of a player."""
        return self.table.money[player], self.table.tech[player], self.table.cep[player]

    @property
    def market_and_price(self) -> tuple[int, int]:
        """The CEPs on the market, and what one costs."""
        return self.table.market, self.table.price

    @property
    def waiting(self) -> tuple[str, int | None]:
        """What is to be decided, and by whom."""
        return ("over", None) if self.game.is_over else (self.game.decision.kind, self.game.to_act)

    def names(self) -> list[str]:
        """The events of the last action, by name."""
        return [type(event).__name__ for event in self.events]
