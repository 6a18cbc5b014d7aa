"""Pay a CEP that is due, out of the hand or of a region."""

from __future__ import annotations

from collections.abc import Iterable

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.refusals import Refusal
from co2desk.engine.rules.payments import ANY_REGION
from co2desk.engine.table import actions as act
from co2desk.engine.table.ids import HAND, Player, Source
from co2desk.engine.table.table import Table
from co2desk.ui.actions.record import IN_REGION, ActionRecord, Drag
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey, PlaceKind


class PayCep(ActionRecord[Table, act.PayCep]):
    action = act.PayCep

    def drags(self, table: Table, player: Player, action: act.PayCep) -> Iterable[Drag]:
        piece = _piece_of(action.source)
        return ((piece, at.BANK), (piece, at.MARKET))

    def clicks(self, table: Table, player: Player, action: act.PayCep) -> Iterable[PlaceKey]:
        yield _piece_of(action.source)
        if action.source != HAND:
            yield at.region(action.source)

    def intended(
        self, table: Table, player: Player, source: PlaceKey, target: PlaceKey | None
    ) -> Iterable[act.PayCep]:
        payment = payment_with(source)
        if payment is not None and target in (None, at.MARKET, at.BANK):
            yield payment
        elif source.kind in IN_REGION:
            yield act.pay_cep(source.number)

    def why_not_yours(self, game: Game[Table], player: Player, source: PlaceKey) -> Refusal | None:
        """Why a region's CEPs are not this player's to pay with (12), asked as if a payment were due."""
        if source.kind is not PlaceKind.REGION_CEP:
            return None
        due = Frame("pay_cep", player, (ANY_REGION,))
        return next(iter(game.missing(due, act.pay_cep(source.number))), None)


def payment_with(piece: PlaceKey) -> act.PayCep | None:
    """The payment that is made with a piece; None for a piece that pays nothing."""
    if piece == at.CEP:
        return act.pay_cep(HAND)
    return act.pay_cep(piece.number) if piece.kind is PlaceKind.REGION_CEP else None


def _piece_of(source: Source) -> PlaceKey:
    return at.CEP if source == HAND else at.region_cep(source)
