"""Everything that a seat may not know is dealt again (I-22; Second Chance: section 19).

The seat sees no difference, every invariant holds, every hidden card can come out in every hidden place, and
the outcome depends on the generator and on what the seat knows alone. Asked in random games of both editions,
all modes and variants, for every seat and for an onlooker.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest

from co2desk.engine.editions.first import invariants as first_invariants
from co2desk.engine.editions.first.document import attributes as first_attributes
from co2desk.engine.editions.second_chance import invariants as second_invariants
from co2desk.engine.editions.second_chance.document import attributes as second_attributes
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.engine.machine.switches import Value
from co2desk.engine.table.document import Attributes, Sight
from co2desk.engine.table.shapes import Problem

from .first.random_play import plan as first_plan
from .first.scene import scene as first_scene
from .random_play import Plan, find, play
from .second_chance.random_play import plan as second_plan
from .second_chance.scene import scene as second_scene
from .stage import ONLOOKER

GAMES_ASKED = 25
LOOKS = 0.1  # the share of the decisions that is looked at
MANY_DEALS = 400


class Edition(NamedTuple):
    plan: Callable[[int], Plan[Any]]
    problems: Callable[[Any], list[Problem]]
    attributes: Callable[[Any], Attributes]

    def hidden(self, game: Game[Any]) -> set[str]:
        """The names of what is not open to everybody."""
        found = self.attributes(game.table.setting)
        return {name for name, (_, sight) in found.items() if sight is not Sight.PUBLIC}


FIRST = Edition(first_plan, first_invariants.problems, first_attributes)
SECOND_CHANCE = Edition(second_plan, second_invariants.problems, second_attributes)
BOTH = [pytest.param(FIRST, id="first"), pytest.param(SECOND_CHANCE, id="second_chance")]


def looks(edition: Edition, number: int) -> Iterator[tuple[Game[Any], int]]:
    """Decisions and the end of a game, as each seat and an onlooker see them."""
    chance = Random(f"deal again {number}")
    for game, _ in play(edition.plan(number)):
        if chance.random() < LOOKS:
            yield from ((game, seat) for seat in range(ONLOOKER, game.table.setting.players))
    yield from ((game, seat) for seat in range(ONLOOKER, game.table.setting.players))


@pytest.mark.parametrize("number", range(GAMES_ASKED))
@pytest.mark.parametrize("edition", BOTH)
def test_a_seat_sees_no_difference_and_the_table_is_as_sound_as_before(edition: Edition, number: int) -> None:
    """I-22, section 19: also what the seat may do stays the same. Nothing that lies open is touched, and two
    tables that a seat cannot tell apart are the same one after the deal."""
    for game, seat in looks(edition, number):
        before = game.fingerprint()
        other = game.deal_again(seat, Random(number))
        assert game.fingerprint() == before
        assert other.observe(seat) == game.observe(seat)
        assert edition.problems(other.table) == []
        assert other.legal(seat) == game.legal(seat)
        changed = {name for name, value in vars(other.table).items() if value != vars(game.table)[name]}
        assert changed <= edition.hidden(game)
        unlike = game.deal_again(seat, Random("other"))
        assert unlike.deal_again(seat, Random(number)).fingerprint() == other.fingerprint()


def found_in(game: Game[Any], seat: int, name: str) -> set[Any]:
    """All values of an attribute in many deals."""
    chance = Random(1)
    found: set[Any] = set()
    for _ in range(MANY_DEALS):
        value = getattr(game.deal_again(seat, chance).table, name)
        found.add(tuple(value) if isinstance(value, list) else value)
    return found


@pytest.mark.parametrize("edition", BOTH)
def test_whatever_is_hidden_is_dealt_again(edition: Edition) -> None:
    """An attribute that is given a new sight has to be given a deal too."""
    missing = edition.hidden(edition.plan(0).start()) - {"lobby_pile"}
    if edition is FIRST:
        missing.add("lobby_pile")  # Second Chance has none
    for number in range(21):
        for game, _ in play(edition.plan(number)):
            dealt = game.deal_again(ONLOOKER, Random(number)).table
            missing -= {name for name in missing if getattr(dealt, name) != getattr(game.table, name)}
            if not missing:
                return
    pytest.fail(f"never dealt again: {missing}")


# --- each card, in each place ------------------------------------------------------------------------------


def cards_of(hands: set[Any], player: int) -> set[int]:
    """All cards that a player was ever dealt."""
    return {card for by_player in hands for card in by_player[player]}


def test_every_unseen_lobby_card_can_be_in_every_other_hand() -> None:
    """I-22: also those that left the game unseen; what was played, or is in the own hand, cannot."""
    s = first_scene(players=3)
    s.lobby(0, 1, 2, 3)
    s.lobby(1, 4, 5)
    s.lobby(2, 6, 7, 8, 9)
    s.table.lobby_played = (25, 26)
    hands = found_in(s.game, 0, "lobby_hand")
    unseen = {card.number for card in s.table.setting.base.lobby} - {1, 2, 3, 25, 26}
    assert {by_player[0] for by_player in hands} == {(1, 2, 3)}
    assert cards_of(hands, 1) == cards_of(hands, 2) == unseen


def test_a_card_that_was_named_with_a_build_stays_in_the_hand() -> None:
    """D-28: everybody has heard of it, and it is about to be paid with."""
    readings: dict[str, Value] = {"lobby_main_timing": "with", "build_displacement": "first"}
    games = (
        replace(first_plan(number), switches=readings, temper="builder", box="generous", players=4)
        for number in range(200)
    )
    table = find(games, "displaced", lambda table: named(table) > 0)
    builder = next(frame.player for frame in table.stack if frame.kind == "build_pay")
    game = Game(first_scene().game.edition, table)
    for seat in range(ONLOOKER, table.setting.players):
        hands = found_in(game, seat, "lobby_hand")
        assert all(named(table) in by_player[builder] for by_player in hands)


def named(table: Any) -> int:
    """The lobby card that goes with the build which waits for somebody; 0 for none."""
    return next((frame.data[2] for frame in table.stack if frame.kind == "build_pay"), 0)


def test_every_packet_can_hold_every_unseen_card() -> None:
    """16.3, 17.6: the own packet and hand are known."""
    game = next(g for n in range(60) for g, _ in play(first_plan(n)) if g.decision.kind == "draft").copy()
    seat = game.decision.player
    own = {*game.table.packets[seat], *game.table.lobby_hand[seat]}
    packets = found_in(game, seat, "packets")
    unseen = {card.number for card in game.table.setting.base.lobby} - own
    others = [player for player in range(game.table.setting.players) if player != seat]
    assert all(cards_of(packets, player) == unseen for player in others)


def test_company_goals_that_leave_the_game_are_nobodys() -> None:
    """D-08: two players remove some; the own goal is nobody else's, and a cashed one is gone."""
    s = first_scene(players=2)
    removed = set(s.table.setting.kit.goals_removed[2])
    own = s.table.goal[0]
    goals = {by_player[1] for by_player in found_in(s.game, 0, "goal")}
    assert goals == {goal.number for goal in s.table.setting.kit.company_goals} - removed - {own}
    s.do("cash_company_goal", player=1)
    assert {by_player[1] for by_player in found_in(s.game, 0, "goal")} == {0}


@pytest.mark.parametrize(("ending", "shown"), [("last_decade", True), ("planet_lost", False)])
def test_a_company_goal_that_was_scored_stays_where_it_is(ending: str, shown: bool) -> None:
    """G-40, 17.3: on a lost planet it stays secret, and so it is dealt again."""
    for stage in (first_scene(players=3), second_scene("competitive", players=3)):
        stage.table.goal[:] = list(stage.table.setting.goal_by_number)[:3]
        stage.table.stack.clear()
        stage.table.ending = ending
        assert (len(found_in(stage.game, 0, "goal")) == 1) == shown


def test_goals_to_choose_from_are_dealt_among_those_who_compete() -> None:
    """D2: two cards each; one player's choice cannot be in another hand."""
    games = (second_plan(number).start() for number in range(40))
    game = next(g for g in games if g.decision.kind == "keep_goal" and g.table.setting.rivals)
    seat = game.decision.player
    choices = found_in(game, seat, "goal_choice")
    removed = game.table.setting.kit.company_goals_removed if game.table.setting.players == 2 else ()
    unseen = set(game.table.setting.goal_by_number) - set(game.table.goal_choice[seat]) - set(removed)
    others = [player for player in range(game.table.setting.players) if player != seat]
    assert all(cards_of(choices, player) == unseen for player in others)


def test_a_personal_goal_that_was_shown_stays_and_one_that_is_excluded_never_comes() -> None:
    """A24: both partners have held a small summit alone; one has shown the goal for it."""
    alone = 3
    s = second_scene("cooperative", players=3)
    s.table.personal[:] = [(1, 2), (alone, 4), (5, 6)]
    s.table.small_summit_alone[:] = [0, 1, 1]
    dealt = found_in(s.game, 0, "personal")
    unseen = set(s.table.setting.personal_by_number) - {1, 2, alone}
    assert cards_of(dealt, 1) == unseen | {alone}
    assert all(alone in by_player[1] for by_player in dealt)
    assert cards_of(dealt, 2) == unseen
    s.table.personal[1] = (4, 7)
    dealt = found_in(s.game, 0, "personal")
    assert alone not in cards_of(dealt, 1) | cards_of(dealt, 2), "nobody but the own seat could have it"


def test_personal_goals_are_open_when_the_game_is_over() -> None:
    """Section 19."""
    s = second_scene("cooperative", players=3)
    s.table.personal[:] = [(1, 2), (3, 4), (5, 6)]
    s.table.ending = "team_won"
    assert len(found_in(s.game, 0, "personal")) == 1


def test_the_card_on_top_of_the_events_and_the_start_tile_that_was_drawn_stay() -> None:
    """Section 3, 16.4: they lie face up; those below come in every order."""
    s = first_scene(players=2)
    s.table.event_pile = (50, 47, 52)
    assert found_in(s.game, 0, "event_pile") == {(50, 47, 52), (50, 52, 47)}
    s.table.start_tiles = (4, 0, 1)
    assert {tiles[0] for tiles in found_in(s.game, 0, "start_tiles")} == {4, 0, 1}
    s.table.stack.append(Frame("start_space", 0, (4, 0)))
    assert found_in(s.game, 0, "start_tiles") == {(4, 0, 1), (4, 1, 0)}


def test_un_goals_that_are_not_in_the_game_can_lie_in_the_pile() -> None:
    """G-39: alone, part of them lie face down and the others stay in the box."""
    s = first_scene(players=1, switches={"solo_base": "two_player_strict"})
    s.table.un_row, s.table.un_pile = (36, 37), (38, 39)
    numbers = {goal.number for goal in s.table.setting.kit.un_goals}
    assert {card for pile in found_in(s.game, 0, "un_pile") for card in pile} == numbers - {36, 37}
    assert {len(pile) for pile in found_in(s.game, 0, "un_pile")} == {2}
