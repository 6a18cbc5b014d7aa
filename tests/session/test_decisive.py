"""What decided a game: facts of the recorded games, with the step that shows them."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from co2desk.session import GameOptions, Session
from co2desk.session.decisive import MOST, decisive
from co2desk.session.history import history_of
from co2desk.text import Speaker

REPLAYS = Path(__file__).parent.parent / "replays"


def recorded(name: str) -> Session:
    return Session.load(json.loads((REPLAYS / f"{name}.co2game").read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*.co2game")), ids=lambda path: path.stem)
def test_every_finished_game_has_facts_in_words(path: Path) -> None:
    session = recorded(path.stem)
    history = history_of(session)
    names = ["Ada", "Max", "Eva", "Leo", "Mia"]
    speaker = Speaker(session.game.table.setting.base, names, readings=session.readings)
    facts = decisive(session, history)
    assert len(facts) == MOST
    assert len({fact.code for fact in facts}) == len(facts)
    for fact in facts:
        assert 0 < fact.step < history.steps
        assert speaker.decisive(fact.code, fact.values)


def test_a_quiet_game_has_three_facts() -> None:
    """Nobody gains or loses a point before the final scoring: the level and the plants remain to be told."""
    session, chance = Session.new(GameOptions("first", 1, 2)), Random(1)
    while not session.game.is_over:
        session.play(chance.choice(session.game.legal()))
    history, facts = history_of(session), decisive(session)
    assert [fact.code for fact in facts] == ["rise", "peak", "balance"]
    assert history.ppm[facts[1].step] == facts[1].values["ppm"] == max(history.ppm)


def test_a_team_that_ran_out_of_points_reads_what_cost_them() -> None:
    """The level never rose: what cost most, and the goals that would have cost less."""
    session = recorded("cooperative-points-lost")
    history, facts = history_of(session), decisive(session)
    assert [fact.code for fact in facts] == ["fall", "open_goals", "balance"]
    assert facts[1].values["goals"] == history.open_goals[-1] > 0


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("cooperative-goals-missed", "Too few personal goals are met: the game is lost."),
        ("cooperative-un-goals-missed", "Too many UN goals are still open: the game is lost."),
        ("solo-un-goals-missed", "Too many UN goals are still open: the game is lost."),
        ("solo-card-missed", "The solo goal is not met: the game is lost."),
    ],
)
def test_goals_that_lost_the_game_are_named_first(name: str, words: str) -> None:
    """16.1, 16.3: the level and the points were good enough."""
    session = recorded(name)
    first = decisive(session)[0]
    assert (
        Speaker(session.game.table.setting.base, ["Ada", "Max"]).decisive(first.code, first.values) == words
    )


def test_rivals_are_told_apart() -> None:
    """Who was ahead, and the gain is the one that the step brought."""
    session = recorded("first-last-decade")
    history, facts = history_of(session), {fact.code: fact for fact in decisive(session)}
    winner = session.game.result.ranking[0]
    gain = facts["gain"]
    assert gain.values["player"] == winner
    points = history.points[winner]
    assert points[gain.step] - points[gain.step - 1] == gain.values["vp"]
    assert gain.values["vp"] == max(now - was for was, now in pairwise(points[:-1]))


def test_a_lost_planet_begins_with_the_level() -> None:
    session = recorded("first-planet-lost")
    history, facts = history_of(session), decisive(session)
    rise = facts[0]
    assert rise.code == "rise"
    assert history.ppm[rise.step] - history.ppm[rise.step - 1] == rise.values["ppm"]


def test_the_balance_counts_its_plants() -> None:
    kit = Session.new(GameOptions("first", 2, 1)).game.table.setting.base
    speaker = Speaker(kit, ["Ada", "Max"])
    told = [speaker.decisive("balance", {"green": green, "fossils": 2 - green}) for green in (0, 1)]
    assert told == [
        "This game saw 0 green plants and 2 new fossil plants.",
        "This game saw 1 green plant and 1 new fossil plant.",
    ]
