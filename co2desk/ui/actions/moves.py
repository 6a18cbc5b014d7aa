"""Legal actions as gestures: which piece can be dragged where, and what a click on a piece means.

Built anew from `legal()` after every change. The records of the actions, read backwards, tell what an
impossible drop was intended as, so that the engine itself can say why not.
"""

from __future__ import annotations

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.table.ids import Player
from co2desk.engine.table.table import Table
from co2desk.ui.actions.reasons import NOT_NOW, most_telling, reasons_against
from co2desk.ui.actions.record import IN_REGION
from co2desk.ui.actions.records import NO_RECORDS, ActionRecords
from co2desk.ui.models.places import NOBODY, PlaceKey, PlaceKind

# Places that answer decisions and are good for nothing else: no word about them while nothing is asked.
ANSWERS = IN_REGION | {PlaceKind.TRACK, PlaceKind.PLAYER, PlaceKind.CO2}


class Moves:
    """Every gesture that means something now, for the seat at the screen."""

    def __init__(
        self,
        game: Game[Table] | None = None,
        seat: Player = NOBODY,
        records: ActionRecords = NO_RECORDS,
    ) -> None:
        self.game, self.seat, self.records = game, seat, records
        self.legal: list[Action] = []
        self.targets: dict[PlaceKey, dict[PlaceKey, list[Action]]] = {}
        self.clicks: dict[PlaceKey, list[Action]] = {}
        self.answered: list[PlaceKey] = []  # of an action that is chosen in steps: what is settled already
        self._kinds: frozenset[str] = frozenset()  # a mode does without some of them
        if game is None or seat == NOBODY or game.is_over:
            return
        self._kinds = frozenset(action.kind for _, action in game.edition.rule_for)
        self.legal = game.legal(seat)
        for action in self.legal:
            record = records.of(action)
            for source, target in record.drags(game.table, seat, action):
                self.targets.setdefault(source, {}).setdefault(target, []).append(action)
            for key in record.clicks(game.table, seat, action):
                self.clicks.setdefault(key, []).append(action)

    @property
    def is_mine(self) -> bool:
        """Does the seat at the screen owe the answer?"""
        return self.game is not None and not self.game.is_over and self.game.to_act == self.seat

    def can_drag(self, source: PlaceKey) -> bool:
        return source in self.targets

    def can_click(self, key: PlaceKey) -> bool:
        return key in self.clicks or key in self.targets

    def is_shown_first(self, key: PlaceKey) -> bool:
        """Would a click take an action of a turn at once? Then it first shows what would happen. Of several
        actions one is chosen from a menu, which shows them; and what a decision asks for is no surprise."""
        actions = self.clicks.get(key, [])
        return self.game is not None and len(actions) == 1 and self.records.of(actions[0]).group is not None

    def dropped(self, source: PlaceKey, target: PlaceKey) -> list[Action]:
        return self.targets.get(source, {}).get(target, [])

    def places_of(self, action: Action) -> tuple[PlaceKey, ...]:
        """The pieces that stand for an action, and where they would go."""
        clicked = [key for key, actions in self.clicks.items() if action in actions]
        dragged = [
            key
            for source, targets in self.targets.items()
            for target, actions in targets.items()
            if action in actions
            for key in (source, target)
        ]
        return tuple(dict.fromkeys((*clicked, *dragged)))

    # --- why not ---------------------------------------------------------------------------------------

    def why_not(self, source: PlaceKey, target: PlaceKey | None = None) -> Refusal | None:
        """What stands against a drag, or against using a piece at all: the most telling refusal."""
        return next(iter(self.reasons(source, target)), None)

    def reasons(self, source: PlaceKey, target: PlaceKey | None = None) -> list[Refusal]:
        """The same with everything that is missing after it."""
        game = self.game
        if game is None or self.seat == NOBODY or game.is_over:
            return []
        refusal = self.records.why_not_yours(game, self.seat, source)
        if refusal is not None:
            return [refusal]
        intended = self.records.intended_actions(game.table, self.seat, source, target, self._kinds)
        found = [missing for action in intended if (missing := reasons_against(game, action))]
        if source.kind in ANSWERS:
            found = [refusals for refusals in found if refusals[0].code != NOT_NOW]
        return most_telling(found)
