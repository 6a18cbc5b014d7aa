"""Whole random games of both editions are told: every decision, every legal action, every event."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from co2desk.engine.editions.first import EDITION as FIRST
from co2desk.engine.editions.second_chance import EDITIONS as SECOND_CHANCE
from co2desk.engine.machine.game import Game
from co2desk.text import Speaker
from tests.engine.first.random_play import plan as first_plan
from tests.engine.random_play import Plan, choose
from tests.engine.second_chance.random_play import plan as second_chance_plan

from .telling import check, shouting, speaker_for

# Games that together wait for nearly every kind of decision, in every mode and with every number of players.
FIRST_GAMES = (0, 1, 2, 9, 11, 26, 53, 57)
SECOND_CHANCE_GAMES = (6, 10, 23, 24, 27, 45, 53)
# Rare decisions, which have tests of their own.
RARE = {"forced_purchase", "bonus_received"}


def repeated(texts: list[str]) -> list[str]:
    return [text for text, count in Counter(texts).items() if count > 1]


class Teller:
    """Tells a game while it is played."""

    def __init__(self, plan: Plan[Any]) -> None:
        self.plan = plan
        self.game: Game[Any] = plan.start()
        self.speaker = speaker_for(self.game)
        self.translated = shouting(self.speaker)
        self.decisions: set[str] = set()

    def tell(self) -> None:
        chance = self.plan.random()
        while not self.game.is_over:
            self.tell_decision()
            for event in self.game.apply(choose(self.game, self.plan.temper, chance)):
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
        table, frame = self.game.table, self.game.decision
        said = [speaker.decision(frame, table)]
        for action in legal[:: max(1, len(legal) // 6)]:
            said += [speaker.action(action, table, frame), speaker.choice(action, table, frame)]
        assert [text for text in said if text != text.upper()] == []


@pytest.fixture(scope="module")
def heard() -> dict[str, set[str]]:
    return {"first": set(), "second_chance": set()}


@pytest.mark.parametrize("number", FIRST_GAMES)
def test_everything_in_a_game_of_the_first_edition_can_be_said(number: int) -> None:
    """No placeholder is left, nothing escapes the translation, and what differs is told differently."""
    Teller(first_plan(number)).tell()


@pytest.mark.parametrize("number", SECOND_CHANCE_GAMES)
def test_everything_in_a_game_of_second_chance_can_be_said(number: int) -> None:
    """The same in all three modes."""
    Teller(second_chance_plan(number)).tell()
