"""Every action that can be written down, legal or not, to hold `legal()` and `why_not()` to each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from co2desk.engine.machine.actions import Action
from co2desk.engine.machine.game import Game
from co2desk.engine.table import actions as a
from co2desk.engine.table.ids import CARD_PLACE, FIRST_TOPIC, GRANTS, HAND, MAX_TOPICS

MOST = 40  # of any good: more than a game can need


def shared_universe(game: Game[Any]) -> Iterator[Action]:
    """All actions of the kinds that both editions know; amounts a little beyond what can be needed."""
    setting = game.table.setting
    energies, regions = range(setting.energies), range(setting.regions)
    spaces, seats = range(setting.spaces), range(setting.players)
    summits = (len(game.table.summit_tile) + 1) * MAX_TOPICS
    lobby = beyond(setting.lobby_by_number)
    # In the first edition scientists visit no cards, but such a place can be written down.
    visits = [CARD_PLACE + card for card in {lobby[1], lobby[-2], *cards_in_play(game)}]
    places = (HAND, *spaces, *range(FIRST_TOPIC, FIRST_TOPIC + summits), *visits)
    goals = {*setting.goal_by_number, *getattr(setting, "personal_by_number", ())}
    yield from (a.move_scientist(*values) for values in product(places, places))
    yield from (a.play_lobby(*values) for values in product(lobby, range(4), range(4)))
    yield from (a.score_un_goal(card) for card in beyond(setting.un_by_number))
    yield from (a.cash_company_goal(seat) for seat in seats)
    yield from (a.choose_energy(energy) for energy in energies)
    yield from (a.choose_region(region) for region in regions)
    yield from (a.choose_project(space) for space in spaces)
    yield from (a.pay_cep(source) for source in (HAND, *regions))
    yield from (a.split_income(money) for money in range(MOST))
    yield from (a.keep_card(card) for card in beyond({*setting.lobby_by_number, *goals}))
    yield from (a.RECRUIT, a.DECLINE, a.BUY_CEP, a.SELL_CEP, a.END_TURN)


def cards_in_play(game: Game[Any]) -> list[int]:
    return [card for card, in_play in enumerate(getattr(game.table, "card_in_play", ())) if in_play]


def projects_of(game: Game[Any]) -> Iterator[tuple[int, int, int]]:
    """Every energy, region and grant."""
    setting = game.table.setting
    return product(range(setting.energies), range(setting.regions), range(GRANTS))


def beyond(numbers: Any) -> range:
    """All numbers of a deck, with one below and one above that are none."""
    return range(max(0, min(numbers) - 1), max(numbers) + 2)
