"""Tables of the first edition for tests at the screen: neutral, in a decade that goes on after the turn."""

from __future__ import annotations

from typing import Any

from co2desk.engine.machine.frames import Frame
from co2desk.session import GameOptions, Session
from tests.engine.first.scene import EVERY_AGENDA, Scene

ANNA, BRUNO = 0, 1
SOLAR, BIOMASS = 1, 3
EUROPE, ASIA = 2, 4
EUROPE_TECH, ASIA_MONEY = 7, 12  # project spaces


def prepared(players: int = 2, seed: int = 1, **options: Any) -> tuple[Session, Scene]:
    """A game whose table a test sets by name, as neutral as the stage of the rule tests: known agendas, no
    goods. Player 0 has the first turn of the decade, and the decade goes on after it."""
    session = Session.new(GameOptions(players=players, seed=seed, **options))
    stage = Scene(session.game)
    table = stage.table
    for region, energies in EVERY_AGENDA:
        stage.agenda(region, *energies)
    for player in range(players):
        table.money[player] = 0
        table.bank += table.cep[player]
        table.cep[player] = 0
    table.start_player = table.active = 0
    rounds = [Frame("round", -1, (number,)) for number in range(table.setting.rounds, 1, -1)]
    waiting = [Frame("turn_begin", player) for player in range(players - 1, 0, -1)]
    table.stack[:] = [Frame("next_decade"), Frame("end_check"), *rounds, *waiting, Frame("turn", 0)]
    return session, stage


def main_action_done(**options: Any) -> tuple[Session, Scene]:
    """Anna has taken her main action, and has no lobby cards."""
    session, stage = prepared(**options)
    stage.table.mandatory_done = 1
    stage.lobby(ANNA)
    return session, stage
