"""Tables of Second Chance for tests at the screen: neutral, in a decade that goes on after the turn."""

from __future__ import annotations

from typing import Any

from co2desk.engine.editions.second_chance.phases import steps_of
from co2desk.engine.editions.second_chance.sequence import ACTIONS
from co2desk.engine.editions.second_chance.setting import COOPERATIVE, SOLO
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.switches import Value
from co2desk.session import GameOptions, Session
from tests.engine.second_chance.scene import EVERY_AGENDA, Scene

ANNA, BRUNO = 0, 1
RECYCLING, HYDRO, WIND, SOLAR, FORESTATION = range(5)
NORTH_AMERICA, SOUTH_AMERICA, EUROPE, AFRICA, ASIA, OCEANIA = range(6)
EUROPE_TECH, ASIA_MONEY = 7, 12  # project spaces


def options(
    mode: str = COOPERATIVE,
    players: int = 0,
    seed: int = 1,
    switches: dict[str, Value] | None = None,
    **variants: Any,
) -> GameOptions:
    """Two players by default, one in the solo game."""
    players = players or (1 if mode == SOLO else 2)
    chosen = {"mode": mode, **variants}
    return GameOptions("second_chance", players, seed, chosen, switches=switches or {})


def prepared(mode: str = COOPERATIVE, players: int = 0, seed: int = 1, **more: Any) -> tuple[Session, Scene]:
    """Known agendas, no goods, goals that are chosen; player 0 has the first turn of the decade."""
    session = Session.new(options(mode, players, seed, **more))
    stage = Scene(session.game)
    table = stage.table
    setting = table.setting
    for region, energies in EVERY_AGENDA:
        stage.agenda(region, *energies)
    for player in range(setting.players):
        stage.give(player, -table.money[player], -table.tech[player], -table.cep[player])
        keep_goals(table, player)
    table.start_player = table.active = 0
    steps = steps_of(setting)
    table.stack.clear()
    table.follow(
        Frame("turn", 0),
        *(Frame("turn_begin", player) for player in range(1, setting.players)),
        *(Frame("round", -1, (number,)) for number in range(2, setting.rounds(table.decade) + 1)),
        *(Frame(step) for step in steps[steps.index(ACTIONS) + 1 :]),
    )
    return session, stage


def keep_goals(table: Any, player: int) -> None:
    """The first goals of those that were dealt to choose from."""
    dealt, table.goal_choice[player] = table.goal_choice[player], ()
    if dealt and table.setting.rivals:
        table.goal[player] = dealt[0]
    elif dealt:
        table.personal[player] = dealt[: table.setting.goals_kept]
