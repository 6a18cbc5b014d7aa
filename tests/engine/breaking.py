"""Small changes to a table, for tests of what notices them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from co2desk.engine.table.table import Table

Break = Callable[[Any], None]


def set_item(name: str, index: int, value: object) -> Break:
    def change(table: Any) -> None:
        getattr(table, name)[index] = value

    return change


def set_value(name: str, value: object) -> Break:
    def change(table: Any) -> None:
        setattr(table, name, value)

    return change


def add(name: str, amount: int) -> Break:
    def change(table: Any) -> None:
        setattr(table, name, getattr(table, name) + amount)

    return change


def empty_market(table: Table) -> None:
    table.bank += table.market
    table.market = 0


def crowd_a_region(table: Table) -> None:
    table.bank -= 9 - table.region_cep[0]
    table.region_cep[0] = 9


def unname_a_project(table: Table) -> None:
    table.space_energy[next(s for s, stage in enumerate(table.space_stage) if stage)] = -1


def put_a_tile_twice(table: Table) -> None:
    table.summit_pile += (table.summit_tile[0],)


def invent_an_agenda(table: Table) -> None:
    table.agenda = ((0, 0, 0), *table.agenda[1:])


def take_out_a_fossil(table: Table) -> None:
    table.fossil_pile, table.fossil_out = table.fossil_pile[1:], table.fossil_pile[:1]


def keep_a_packet(table: Table) -> None:
    table.packets[0], table.lobby_hand[0] = table.lobby_hand[0], ()


def lose_a_un_goal(table: Table) -> None:
    table.un_row = table.un_row[1:]


def free_a_region(table: Table) -> None:
    table.controller[table.controlled(0)[0]] = -1


def forget_everything(table: Table) -> None:
    table.expertise = [0] * len(table.expertise)
