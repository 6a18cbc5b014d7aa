"""Whole random games of both editions are told: every decision, every legal action, every event."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from co2desk.engine.editions.first import EDITION as FIRST
from co2desk.engine.editions.second_chance import EDITIONS as SECOND_CHANCE
from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.game import Game
from co2desk.text import Speaker
from tests.engine.first.random_play import plan as first_plan
from tests.engine.first.scene import scene
from tests.engine.random_play import Plan, choose
from tests.engine.second_chance.random_play import plan as second_chance_plan

from .telling import check, shouting, speaker_for

pytestmark = pytest.mark.slow

# Games that together wait for every kind of decision but the rare one below.
FIRST_GAMES = (0, 1, 2, 9, 11, 26, 53, 57)
SECOND_CHANCE_GAMES = (6, 10, 23, 24, 27, 45, 53)


def repeated(texts: list[str]) -> list[str]:
    return [text for text, count in Counter(texts).items() if count > 1]


class Teller:
    """Tells a game, and remembers what kinds of decisions there were to tell."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.speaker = speaker_for(game)
        self.translated = shouting(self.speaker)
        self.decisions: set[str] = set()

    def play(self, plan: Plan[Any]) -> None:
        chance = plan.random()
        while not self.game.is_over:
            self.tell_decision()
            for event in self.game.apply(choose(self.game, plan.temper, chance)):
                for seat in (None, *range(self.game.table.setting.players)):
                    check(self.speaker.event(event, seat))
                    loud = self.translated.event(event, seat)
                    assert loud == loud.upper()

    def tell_decision(self) -> None:
        table, frame, legal = self.game.table, self.game.decision, self.game.legal()
        self.decisions.add(frame.kind)
        question = self.speaker.decision(frame, table)
        check(question)
        assert question[-1] in ".?"
        actions = [self.speaker.action(action, table, frame) for action in legal]
        choices = [self.speaker.choice(action, table, frame) for action in legal]
        for text in (*actions, *choices):
            check(text)
            assert text[-1] != ".", "a phrase, not a sentence"
        assert repeated(actions) == [], frame
        assert frame.kind == "turn" or repeated(choices) == [], frame
        self.hear_translation(self.translated, legal)

    def hear_translation(self, speaker: Speaker, legal: list[Any]) -> None:
        """Whatever is not in capitals has not passed through the hook."""
        table, frame = self.game.table, self.game.decision
        said = [speaker.decision(frame, table)]
        for action in legal[:: max(1, len(legal) // 6)]:
            said += [speaker.action(action, table, frame), speaker.choice(action, table, frame)]
        assert [text for text in said if text != text.upper()] == []


@cache
def told(edition: str, number: int) -> frozenset[str]:
    """The kinds of decisions of a game, all of which were told."""
    plan: Plan[Any] = first_plan(number) if edition == "first" else second_chance_plan(number)
    teller = Teller(plan.start())
    teller.play(plan)
    return frozenset(teller.decisions)


@pytest.mark.parametrize("number", FIRST_GAMES)
def test_everything_in_a_game_of_the_first_edition_can_be_said(number: int) -> None:
    """No placeholder is left, nothing escapes the translation, and what differs is told differently."""
    assert "turn" in told("first", number)


@pytest.mark.parametrize("number", SECOND_CHANCE_GAMES)
def test_everything_in_a_game_of_second_chance_can_be_said(number: int) -> None:
    """The same in all three modes."""
    assert "turn" in told("second_chance", number)


def test_a_purchase_that_is_forced_can_be_said() -> None:
    """DP-08: the one decision that no random game comes to."""
    s = scene(players=2)
    s.table.stack[:] = [Frame("forced_purchase", 1)]
    s.table.active = -1
    s.table.goal[1] = 29
    s.give(1, money=1)
    teller = Teller(s.game)
    teller.tell_decision()
    assert teller.decisions == {"forced_purchase"}


def test_these_games_know_every_decision_of_both_editions() -> None:
    """What the tests above have told is all that the sequences of play can ask."""
    first = {kind for number in FIRST_GAMES for kind in told("first", number)}
    assert {*FIRST.decisions} == first | {"forced_purchase"}
    second_chance = {kind for number in SECOND_CHANCE_GAMES for kind in told("second_chance", number)}
    assert {kind for edition in SECOND_CHANCE.values() for kind in edition.decisions} == second_chance
