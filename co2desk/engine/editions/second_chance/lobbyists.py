"""Lobbyist cards (specification 8.C, 17.1).

A played card stays in play; a scientist of any player may visit it once for its minor effect. The main effect
goes with an action taken immediately before or immediately after the card: after, the action has triggered
the card; before, the bonus comes first and the action is owed at once. Settles A10, A16, A17, A18, A61.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from ...machine.actions import Action
from ...machine.frames import Frame
from ...machine.refusals import Refusal, refuse
from ...machine.rule import Emit, NeedsRule, OnlyRule, Rule
from ...rules.bonuses import ChooseAnyEnergy, ChooseCepRegion
from ...rules.lobby import MINOR, PlayCard, give
from ...rules.market import VISIT_USED
from ...rules.scientists import MOVE_USED
from ...table.actions import (
    DECLINE,
    BuildPlant,
    Decline,
    Infrastructure,
    MoveScientist,
    Plan,
    PlayLobby,
    SellCep,
    play_lobby,
)
from ...table.events import ActionReleased, LobbyPlayed
from ...table.ids import INSTALLED, PROPOSED, Player, is_topic, space_of
from ...table.kit import LobbyCard
from .bonuses import HandOver
from .main_actions import SAME_KIND, USED
from .table import SecondChanceTable

AFTER, BEFORE = 1, 2  # values of PlayLobby.main besides MINOR
MAIN_ACTIONS = ("plan", "infrastructure", "build")
# What a bonus received before an action can add to the means of that action (A16): knowledge too, because a
# bonus on its track can be a CEP.
HELPFUL = {"infrastructure": {"cep", "expertise"}, "build": {"cep", "expertise", "money", "tech"}}
STAGE_NEEDED = {"infrastructure": PROPOSED, "build": INSTALLED}
NOTHING: frozenset[str] = frozenset()
USED_UP = (USED, SAME_KIND, MOVE_USED, VISIT_USED)  # what no bonus changes
MainRule = Rule[SecondChanceTable, Any]


class PlayBeforeOrAfter(PlayCard[SecondChanceTable]):
    """D8, D9: minor; main after its action; or main before its action, which is then owed."""

    rule = "lobby_main"
    exact = True

    def __init__(self, actions: dict[str, MainRule]) -> None:
        self.actions = actions  # by what a card is triggered on

    def sides(self) -> tuple[int, ...]:
        return (MINOR, AFTER, BEFORE)

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[PlayLobby]:
        cards, bits = table.setting.lobby_by_number, table.setting.card_bit
        found = list(super().candidates(table, frame)) if frame.kind == "turn" else []
        legal = self._legal_before(table, frame)
        for number in table.lobby_hand[frame.player]:
            card = cards[number]
            if card.on in legal:
                now = legal[card.on] & bits[number]
                for option in range(len(card.main)):
                    if now or self._bonus_helps(table, frame, card, option):
                        found.append(play_lobby(number, BEFORE, option))
        return found

    def _legal_before(self, table: SecondChanceTable, frame: Frame) -> dict[str, int]:
        """By what triggers a card: those in hand that depict a legal action. Actions that are used up are
        left out, because no bonus brings them back."""
        cards, bits = table.setting.lobby_by_number, table.setting.card_bit
        hand: dict[str, int] = {}
        for number in table.lobby_hand[frame.player]:
            on = cards[number].on
            hand[on] = hand.get(on, 0) | bits[number]
        return {
            on: depicted(table, frame, self.actions[on], mask)
            for on, mask in hand.items()
            if (frame.kind == "turn" or on in MAIN_ACTIONS)
            and self.actions[on].closed(table, frame) not in USED_UP
        }

    def why_not(self, table: SecondChanceTable, frame: Frame, action: PlayLobby) -> Refusal | None:
        refusal = self.not_in_hand(table, frame.player, action)
        if refusal is not None:
            return refusal
        if action.main == BEFORE:
            return self._action_impossible(table, frame, action)
        if frame.kind != "turn":
            return refuse("second_action_owed", "solo_second_action")
        return super().why_not(table, frame, action)

    def _action_impossible(self, table: SecondChanceTable, frame: Frame, action: PlayLobby) -> Refusal | None:
        """The owed action is tested with the bonus included, and with all that may follow from it (A16)."""
        card = table.setting.lobby_by_number[action.card]
        if frame.kind != "turn" and card.on not in MAIN_ACTIONS:
            return refuse("second_action_owed", "solo_second_action")
        possible = depicted(table, frame, self.actions[card.on], table.setting.card_bit[action.card])
        if possible or self._bonus_helps(table, frame, card, action.option):
            return None
        return refuse("owed_action_impossible", self.rule, card=action.card, on=card.on)

    def _bonus_helps(self, table: SecondChanceTable, frame: Frame, card: LobbyCard, option: int) -> bool:
        """Can the card's bonus make its action possible, alone or with what follows from it?"""
        effect, switches = card.main[option], table.setting.switches
        if effect.kind not in HELPFUL.get(card.on, NOTHING):
            return False
        if switches.lobby_before != "all_effects" and (card.on, effect.kind) != ("build", "money"):
            return False
        energies, stages, needed = table.space_energy, table.space_stage, STAGE_NEEDED[card.on]
        if not any(energies[s] == card.energy and stages[s] == needed for s in table.projects()):
            return False
        trial = table.copy()
        trial.stack.clear()
        give(trial, frame.player, card, effect, quietly)
        bit = table.setting.card_bit[card.number]
        return can_become_possible(trial, frame, self.actions[card.on], bit)

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


# The mask of the cards that depict an action, by its kind.
DEPICTING: dict[type[Action], Callable[[SecondChanceTable, Any], int]] = {
    Plan: lambda table, a: table.setting.on_plan[space_of(a.region, a.grant)],
    Infrastructure: lambda table, a: table.setting.on_infrastructure[table.space_energy[a.space]],
    BuildPlant: lambda table, a: table.setting.on_build[table.space_energy[a.space]],
    SellCep: lambda table, a: table.setting.on_sell,
    MoveScientist: lambda table, a: (
        table.setting.on_summit[table.space_energy[a.origin]] if is_topic(a.destination) else 0
    ),
}


def depicted(table: SecondChanceTable, frame: Frame, rule: MainRule, cards: int) -> int:
    """Those of the cards, all of them masks, that depict a legal action of this rule. Where they all do, the
    other actions are not looked at."""
    depicting, open_cards = DEPICTING[rule.action], cards
    for action in rule.legal(table, frame):
        open_cards &= ~depicting(table, action)
        if not open_cards:
            break
    return cards & ~open_cards


def can_become_possible(table: SecondChanceTable, frame: Frame, rule: MainRule, bit: int) -> bool:
    """The same after the choices that the bonus has opened, if they are made to this end."""
    if depicted(table, frame, rule, bit):
        return True
    choice = table.stack[-1] if table.stack else frame
    answer = ANSWERS.get(choice.kind)
    if answer is None or choice.player != frame.player:
        return False
    for action in answer.legal(table, choice):
        if getattr(action, "player", frame.player) == frame.player:  # a bonus given away does not help
            trial = table.copy()
            trial.stack.pop()
            answer.apply(trial, choice, action, quietly)
            if can_become_possible(trial, frame, rule, bit):
                return True
    return False


def quietly(event: Any) -> None:
    """What happens in a trial is not told."""


ANSWERS: dict[str, Rule[SecondChanceTable, Any]] = {
    "bonus": HandOver(),
    "bonus_any": ChooseAnyEnergy(),
    "bonus_region_cep": ChooseCepRegion(),
}


class MindOwed(Rule[SecondChanceTable, Any]):
    """An answer to a bonus, refused when it would make an action impossible that a card has announced."""

    def __init__(self, inner: Rule[SecondChanceTable, Any], actions: dict[str, MainRule]) -> None:
        self.inner = inner
        self.actions = actions
        self.action = inner.action
        self.rule = inner.rule

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[Any]:
        return self.inner.candidates(table, frame)

    def why_not(self, table: SecondChanceTable, frame: Frame, action: Any) -> Refusal | None:
        refusal = self.inner.why_not(table, frame, action)
        if refusal is not None:
            return refusal
        owed = next((below for below in table.stack if below.kind == "owed_action"), None)
        if owed is None or self._still_possible(table, frame, action, owed):
            return None
        return refuse("action_is_owed", "lobby_main", card=owed.data[0])

    def _still_possible(self, table: SecondChanceTable, frame: Frame, action: Any, owed: Frame) -> bool:
        number = owed.data[0]
        rule = self.actions[table.setting.lobby_by_number[number].on]
        bit = table.setting.card_bit[number]
        if not can_become_possible(table, owed, rule, bit):
            return True  # it was lost before this answer, or it is not this answer that decides
        trial = table.copy()
        trial.stack.pop()
        self.inner.apply(trial, frame, action, quietly)
        return can_become_possible(trial, owed, rule, bit)

    def apply(self, table: SecondChanceTable, frame: Frame, action: Any, emit: Emit) -> None:
        self.inner.apply(table, frame, action, emit)


class Release(OnlyRule[SecondChanceTable, Decline]):
    """Who has used the bonus otherwise and cannot carry out the owed action any more is let off."""

    action = Decline
    rule = "lobby_main"
    only = DECLINE

    def __init__(self, actions: dict[str, MainRule]) -> None:
        self.actions = actions

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        number = frame.data[0]
        rule = self.actions[table.setting.lobby_by_number[number].on]
        if depicted(table, frame, rule, table.setting.card_bit[number]):
            return refuse("action_is_owed", self.rule, card=number)
        return None

    def apply(self, table: SecondChanceTable, frame: Frame, action: Decline, emit: Emit) -> None:
        emit(ActionReleased(frame.player, frame.data[0]))


class Owed(NeedsRule[SecondChanceTable, Any]):
    """An action that a card played before it demands at once: the same rule, restricted to the card."""

    def __init__(self, on: str, inner: MainRule) -> None:
        self.on = on
        self.inner = inner
        self.action = inner.action
        self.rule = inner.rule

    def closed(self, table: SecondChanceTable, frame: Frame) -> Refusal | None:
        if table.setting.lobby_by_number[frame.data[0]].on != self.on:
            return refuse("other_action_owed", "lobby_main", card=frame.data[0])
        return self.inner.closed(table, frame)

    def candidates(self, table: SecondChanceTable, frame: Frame) -> Iterable[Any]:
        depicting, bit = DEPICTING[self.action], table.setting.card_bit[frame.data[0]]
        return (a for a in self.inner.candidates(table, frame) if depicting(table, a) & bit)

    def refusals(self, table: SecondChanceTable, frame: Frame, action: Any) -> Iterator[Refusal]:
        """What the card depicts can be told of an action that is possible otherwise."""
        possible = True
        for refusal in self.inner.refusals(table, frame, action):
            possible = False
            yield refusal
        if possible and not DEPICTING[self.action](table, action) & table.setting.card_bit[frame.data[0]]:
            yield refuse("other_action_owed", "lobby_main", card=frame.data[0])

    def apply(self, table: SecondChanceTable, frame: Frame, action: Any, emit: Emit) -> None:
        self.inner.apply(table, frame, action, emit)
