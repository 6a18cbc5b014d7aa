"""Every action that can be written down, legal or not, to hold `legal()` and `why_not()` to each other."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from co2desk.engine.editions.first import FirstGame
from co2desk.engine.machine.actions import Action
from co2desk.engine.table import actions as a
from co2desk.engine.table.ids import CARD_PLACE, FIRST_SEAT, HAND, MAX_TOPICS

# One card of each kind that a build could be asked to take: propose, build (three energies), buy, unknown.
OTHER_CARDS = (1, 15, 17, 19, 25, 99)


def universe(game: FirstGame) -> Iterator[Action]:
    """All actions of all kinds; amounts up to what a game can need, and a little beyond."""
    setting = game.table.setting
    energies, regions = range(setting.energies), range(setting.regions)
    spaces, seats = range(setting.spaces), range(setting.players)
    summits = (len(game.table.summit_tile) + 1) * MAX_TOPICS
    cards_in_play = (CARD_PLACE + 1, CARD_PLACE + 26)  # a place of the other edition, but it can be written
    places = (HAND, *spaces, *range(FIRST_SEAT, FIRST_SEAT + summits), *cards_in_play)
    hands = {card for hand in (*game.table.lobby_hand, *game.table.packets) for card in hand}
    yield from (a.propose(*values) for values in product(energies, regions, range(3)))
    yield from (a.install(space) for space in spaces)
    cards = (0, *sorted(hands | {*OTHER_CARDS}))
    yield from (a.build(*values) for values in product(spaces, range(6), cards))
    yield from (a.move_scientist(*values) for values in product(places, places))
    yield from (a.play_lobby(*values) for values in product(range(1, 28), range(3), range(4)))
    yield from (a.score_un_goal(card) for card in range(33, 48))
    yield from (a.cash_company_goal(seat) for seat in seats)
    yield from (a.choose_energy(energy) for energy in energies)
    yield from (a.choose_region(region) for region in regions)
    yield from (a.choose_project(space) for space in spaces)
    yield from (a.pay_cep(source) for source in (HAND, *regions))
    yield from (a.split_income(money) for money in range(40))
    yield from (a.bid(amount) for amount in range(40))
    yield from (a.pay_bid(*values) for values in product(range(13), range(5), range(5)))
    yield from (a.appoint(seat) for seat in seats)
    yield from (a.keep_card(card) for card in range(1, 28))
    yield from (a.RECRUIT, a.DECLINE, a.BUY_CEP, a.SELL_CEP, a.END_TURN, a.PASS, a.BUY_FOR_PAYMENT)
