"""Lobbyist cards (specification 8.C, 17.1).

A played card stays in play; a scientist of any player may visit it once for its minor effect. The main effect
goes with an action taken immediately before or immediately after the card: after, the action has triggered
the card; before, the bonus comes first and the action is owed at once. Settles A10, A16, A17, A18, A61.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...machine.actions import Action
from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, Rule
from ...rules.lobby import MINOR, PlayCard, give
from ...table.actions import PlayLobby, play_lobby
from ...table.events import LobbyPlayed
from ...table.ids import FIRST_SEAT, GRANTS, Player
from ...table.kit import LobbyCard
from .table import SecondChanceTable

AFTER, BEFORE = 1, 2  # values of PlayLobby.main besides MINOR
MainRule = Rule[SecondChanceTable, Any]


class Play(PlayCard[SecondChanceTable]):
    """D8, D9: minor; main after its action; or main before its action, which is then owed."""

    rule = "lobby_main"

    def __init__(self, actions: dict[str, MainRule]) -> None:
        self.actions = actions  # by what a card is triggered on

    def sides(self) -> tuple[int, ...]:
        return (MINOR, AFTER, BEFORE)

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[PlayLobby]:
        cards = table.setting.lobby_by_number
        yield from super().candidates(table, frame)
        for number in table.lobby_hand[frame.player]:
            for option in range(len(cards[number].main)):
                yield play_lobby(number, BEFORE, option)

    def why_not(self, table: SecondChanceTable, frame: Frame, action: PlayLobby) -> Refusal | None:
        if action.main != BEFORE:
            if frame.kind != "turn":
                return refuse("second_action_owed", "solo_second_action")
            return super().why_not(table, frame, action)
        refusal = self.not_in_hand(table, frame.player, action)
        if refusal is not None:
            return refusal
        return self._action_impossible(table, frame, action)

    def _action_impossible(self, table: SecondChanceTable, frame: Frame, action: PlayLobby) -> Refusal | None:
        """The owed action is tested with the bonus included (A16). A bonus can only help, so choices that
        the bonus may still open do not matter here."""
        card = table.setting.lobby_by_number[action.card]
        trial = table.copy()
        helps = table.setting.switches.lobby_before == "all_effects"
        if helps or (card.on == "build" and card.main[action.option].kind == "money"):
            give(trial, frame.player, card, card.main[action.option], lambda event: None)
        rule = self.actions[card.on]
        owed = Frame("owed_action", frame.player, (action.card,))
        if rule.closed(trial, owed) is None and any(
            matches(trial, card, candidate) and rule.why_not(trial, owed, candidate) is None
            for candidate in rule.candidates(trial, owed)
        ):
            return None
        return refuse("owed_action_impossible", self.rule, card=action.card, on=card.on)

    def apply(self, table: SecondChanceTable, frame: Frame, action: PlayLobby, emit: Emit) -> None:
        if action.main == BEFORE:
            table.follow(Frame("owed_action", frame.player, (action.card,)))
        super().apply(table, frame, action, emit)

    def put_away(self, table: SecondChanceTable, player: Player, action: PlayLobby, emit: Emit) -> None:
        """The card stays on the table; it is open to visitors."""
        table.used_card = 1
        table.triggers = 0
        table.card_in_play[action.card] = 1
        hand = table.lobby_hand[player]
        table.lobby_hand[player] = tuple(card for card in hand if card != action.card)
        if table.decade == 1:
            table.cards_in_decade_1 += 1
        emit(LobbyPlayed(player, action.card, action.main, action.option))


def matches(table: SecondChanceTable, card: LobbyCard, action: Action) -> bool:
    """Is this the action the card depicts?"""
    values: dict[str, int] = {}
    for key in ("energy", "region", "grant"):
        if hasattr(action, key):
            values[key] = getattr(action, key)
    space = getattr(action, "space", -1)
    if space >= 0:
        values["energy"] = table.space_energy[space]
    if card.on == "summit":
        destination, origin = getattr(action, "destination", -1), getattr(action, "origin", -1)
        if destination < FIRST_SEAT or not 0 <= origin < table.setting.regions * GRANTS:
            return False
        values["energy"] = table.space_energy[origin]
    wanted = {"energy": card.energy, "region": card.region, "grant": card.grant}
    return all(value in (-1, values.get(key, -1)) for key, value in wanted.items())


class Owed(Rule[SecondChanceTable, Any]):
    """An action that a card played before it demands at once: the same rule, restricted to the card."""

    def __init__(self, on: str, inner: MainRule) -> None:
        self.on = on
        self.inner = inner
        self.action = inner.action  # type: ignore[misc]
        self.rule = inner.rule  # type: ignore[misc]

    def _card(self, table: SecondChanceTable, frame: Frame) -> LobbyCard:
        return table.setting.lobby_by_number[frame.data[0]]

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        if self._card(table, frame).on != self.on:
            return refuse("other_action_owed", "lobby_main", card=frame.data[0])
        return self.inner.closed(table, frame)

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[Any]:
        card = self._card(table, frame)
        return (a for a in self.inner.candidates(table, frame) if matches(table, card, a))

    def why_not(self, table: SecondChanceTable, frame: Frame, action: Any) -> Refusal | None:
        if not matches(table, self._card(table, frame), action):
            return refuse("other_action_owed", "lobby_main", card=frame.data[0])
        return self.inner.why_not(table, frame, action)

    def apply(self, table: SecondChanceTable, frame: Frame, action: Any, emit: Emit) -> None:
        self.inner.apply(table, frame, action, emit)
