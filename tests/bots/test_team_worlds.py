"""The world in which partners plan: nothing in it is luck."""

from __future__ import annotations

from random import Random

from co2desk.bots.team.worlds import BAD_LUCK, likely_world
from co2desk.engine.table.actions import KeepCard
from co2desk.session import GameOptions, Session


def test_no_plan_relies_on_cards_of_partners() -> None:
    """19: nobody sees them, and what is dealt in their place is not in their hands."""
    game = Session.new(GameOptions("second_chance", 3, 5)).game
    seat = game.decision.player
    world = likely_world(game, seat, Random(1))
    hands = world.table.lobby_hand
    assert hands[seat] == game.table.lobby_hand[seat]
    assert [len(hand) for player, hand in enumerate(hands) if player != seat] == [0, 0]


def test_packets_of_a_draft_stay_complete() -> None:
    """17.6: cards that are passed on are counted."""
    game = Session.new(GameOptions("second_chance", 3, 5, variants={"draft": True})).game
    world = likely_world(game, game.decision.player, Random(1))
    while isinstance(world.legal()[0], KeepCard):
        world.apply(world.legal()[0])
    assert {len(hand) for hand in world.table.lobby_hand} == {world.table.setting.kit.lobby_hand}


def test_fossil_plants_come_as_on_average_and_a_little_worse() -> None:
    game = Session.new(GameOptions("second_chance", 2, 5)).game
    kit = game.table.setting.kit
    pile = likely_world(game, game.decision.player, Random(1)).table.fossil_pile
    assert sorted(pile) == sorted(game.table.fossil_pile)
    mean = sum(kit.fossils[tile].ppm for tile in pile) / len(pile)
    for drawn in (6, 12, 18):
        ppm = sum(kit.fossils[tile].ppm for tile in pile[:drawn])
        assert abs(ppm - drawn * mean - BAD_LUCK) <= 10
