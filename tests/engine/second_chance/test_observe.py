"""What a seat may know (section 19): tables that differ only in what a seat may not know look the same."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from co2desk.engine.editions.second_chance.document import attributes, to_document
from co2desk.engine.editions.second_chance.ending import LAST_DECADE
from co2desk.engine.editions.second_chance.observe import LOOKS
from co2desk.engine.editions.second_chance.setting import COMPETITIVE, MODES, SOLO
from co2desk.engine.editions.second_chance.table import SecondChanceTable
from co2desk.engine.machine.frames import Frame
from co2desk.engine.table.document import Sight

from ..random_play import play
from ..secrets import ONLOOKER, assert_views_keep_secrets, deal_lobby_again, reshuffled
from .random_play import plan
from .scene import scene

SUMMIT_ALONE = 3  # the personal goal that has to be shown when it is achieved


def with_other_secrets(table: SecondChanceTable, seat: int, chance: Random) -> SecondChanceTable:
    """The same table with everything changed that this seat may not know.

    Cards nobody may see go through all hidden places, also those that left the game unseen."""
    twin = table.copy()
    twin.fossil_pile = reshuffled(table.fossil_pile, chance)
    twin.summit_pile = reshuffled(table.summit_pile, chance)
    twin.event_pile = (*table.event_pile[:1], *reshuffled(table.event_pile[1:], chance))
    in_play = [card for card, flag in enumerate(table.card_in_play) if flag]
    deal_lobby_again(twin, seat, in_play, chance)
    if table.setting.mode == COMPETITIVE:
        deal_company_goals_again(twin, seat, chance)
    elif not table.ending:
        deal_personal_goals_again(twin, seat, chance)
    return twin


def deal_company_goals_again(twin: SecondChanceTable, seat: int, chance: Random) -> None:
    """Held, still to be chosen from, or discarded; only what was scored lies open."""
    own = {twin.goal[seat], *twin.goal_choice[seat]} if seat != ONLOOKER else set()
    cards = [card for card in twin.setting.goal_by_number if card not in own]
    chance.shuffle(cards)
    for player in range(twin.setting.players):
        if player != seat:
            twin.goal_choice[player] = tuple(cards.pop() for _ in twin.goal_choice[player])
            if twin.goal[player] and twin.ending != LAST_DECADE:
                twin.goal[player] = cards.pop()


def deal_personal_goals_again(twin: SecondChanceTable, seat: int, chance: Random) -> None:
    """Partners' goals; who has held a summit alone has shown the goal for it, or does not have it."""
    alone = twin.small_summit_alone
    known = {*twin.personal[seat], *twin.goal_choice[seat]} if seat != ONLOOKER else set()
    if any(SUMMIT_ALONE in cards and alone[player] for player, cards in enumerate(twin.personal)):
        known.add(SUMMIT_ALONE)
    cards = [card for card in twin.setting.personal_by_number if card not in known]
    chance.shuffle(cards)
    for player in range(twin.setting.players):
        if player != seat:
            for places in (twin.personal, twin.goal_choice):
                shown = [c for c in places[player] if c == SUMMIT_ALONE and alone[player]]
                possible = [card for card in cards if card != SUMMIT_ALONE or not alone[player]]
                dealt = possible[: len(places[player]) - len(shown)]
                cards = [card for card in cards if card not in dealt]
                places[player] = tuple(sorted((*shown, *dealt)))


@pytest.mark.parametrize("number", range(21))
def test_view_does_not_depend_on_what_a_seat_may_not_know(number: int) -> None:
    """At many decisions of games in all modes, and at their end, for every seat and an onlooker."""
    chance = Random(number)
    other = partial(with_other_secrets, chance=chance)
    for game, _ in play(plan(number)):
        if chance.random() < 0.1:
            assert_views_keep_secrets(game, other)
    assert_views_keep_secrets(game, other)


def test_partners_do_not_see_each_others_cards() -> None:
    """4.1: hands and personal goals are secret among partners too."""
    s = scene("cooperative", players=3)
    s.lobby(0, 1, 2, 3)
    s.lobby(1, 4, 9)
    s.lobby(2, 20)
    s.table.personal[:] = [(1, 2), (4, 5), (6, 7)]
    view = s.game.observe(1)
    assert view["lobby_hand"] == [{"count": 3}, [4, 9], {"count": 1}]
    hidden = {"count": 2, "shown": []}
    assert view["personal"] == [hidden, [4, 5], hidden]
    assert s.game.observe(ONLOOKER)["personal"] == [hidden] * 3


def test_summit_held_alone_shows_its_goal() -> None:
    """A24: goal 03 becomes public when it is achieved; that a summit was held alone is public anyway."""
    s = scene("cooperative", players=2)
    s.table.personal[:] = [(2, SUMMIT_ALONE), (4, 5)]
    assert s.game.observe(1)["personal"][0] == {"count": 2, "shown": []}
    s.table.small_summit_alone[:] = [1, 1]
    view = s.game.observe(ONLOOKER)
    assert view["personal"] == [{"count": 2, "shown": [SUMMIT_ALONE]}, {"count": 2, "shown": []}]
    assert view["small_summit_alone"] == [True, True]


@pytest.mark.parametrize("ending", ["", "team_won", "points_lost", "planet_lost"])
def test_personal_goals_are_shown_when_the_game_is_over(ending: str) -> None:
    s = scene("cooperative", players=2)
    s.table.personal[:] = [(2, 8), (4, 5)]
    s.table.ending = ending
    shown = s.game.observe(0)["personal"]
    assert shown == ([[2, 8], [4, 5]] if ending else [[2, 8], {"count": 2, "shown": []}])


@pytest.mark.parametrize("ending", ["", "last_decade", "planet_lost"])
def test_company_goals_are_secret_until_they_are_scored(ending: str) -> None:
    """17.3: also when discarded; a scored one is shown. A lost planet scores nothing."""
    s = scene("competitive", players=3)
    s.table.goal[:] = [4, 0, 10]
    s.table.goal_cashed[1] = 1
    s.table.ending = ending
    hidden = [{"held": True}, None, {"held": True}]
    view = s.game.observe(1)
    assert view["goal"] == ([4, None, 10] if ending == LAST_DECADE else hidden)
    assert view["goal_cashed"] == [False, True, False]


def test_goals_to_choose_from_are_seen_by_who_chooses() -> None:
    """D2: of the others it is only known how many they were dealt."""
    s = scene("competitive", players=2)
    s.table.goal_choice[:] = [(1, 4), (3, 8)]
    assert s.game.observe(0)["goal_choice"] == [[1, 4], {"count": 2}]
    assert s.game.observe(ONLOOKER)["goal_choice"] == [{"count": 2}, {"count": 2}]


def test_own_packet_of_the_draft_is_seen() -> None:
    """17.6: everybody sees the own packet, the others see how many cards are in it."""
    s = scene("cooperative", players=2)
    s.table.packets[:] = [(3, 5, 7), (8,)]
    assert s.game.observe(0)["packets"] == [[3, 5, 7], {"count": 1}]


def test_piles_are_counted_and_the_next_event_lies_face_up() -> None:
    """Section 19: fossil, summit and event piles are hidden, but for the event on top."""
    s = scene("competitive", players=2)
    s.table.event_pile = (5, 2, 6)
    view = s.game.observe(0)
    assert view["event_pile"] == {"count": 3, "top": 5}
    assert view["fossil_pile"] == {"count": len(s.table.fossil_pile)}
    assert view["summit_pile"] == {"count": len(s.table.summit_pile)}


@pytest.mark.parametrize("mode", MODES)
def test_what_is_open_is_shown_as_in_the_document(mode: str) -> None:
    """Everything else reads like the document of the table, the pending decisions too."""
    s = scene(mode)
    s.table.stack.append(Frame("bonus_any", 0))
    view, document = s.game.observe(ONLOOKER), to_document(s.table)
    secret = {key for key, (_, sight) in attributes(s.table.setting).items() if sight is not Sight.PUBLIC}
    assert view.keys() == document.keys()
    assert {key for key in document if view[key] != document[key]} <= secret
    assert secret == {
        *("fossil_pile", "summit_pile", "event_pile", "lobby_pile"),
        *("lobby_hand", "packets", "goal", "personal", "goal_choice"),
    }


def test_every_sight_of_this_edition_has_a_look() -> None:
    sights = {attribute.sight for attribute in attributes(scene(SOLO).table.setting).values()}
    assert sights <= LOOKS.keys()
