"""How a team was judged: every condition says what the engine says, and when it came true."""

from __future__ import annotations

from typing import Any

import pytest

from co2desk.engine.editions.second_chance.personal_goals import SOLO_COUNTED, progress, solo_goal_kept
from co2desk.engine.editions.second_chance.scoring import rank
from co2desk.session import GameOptions, Session
from co2desk.session.verdict import BROKEN, KEPT, OPEN, SoloCard, Verdict, lasting_since, verdict_of
from tests.replays.games import RECORDED, load_recorded, recorded

from .helpers import played

TEAMS = [name for name in RECORDED if name.startswith(("cooperative", "solo"))]


def judged(name: str) -> Verdict:
    verdict = verdict_of(recorded(name))
    assert verdict is not None
    return verdict


def states(verdict: Verdict) -> list[str]:
    solo = [verdict.solo.state] if verdict.solo else []
    partners = [partner.state for partner in verdict.partners]
    return [verdict.co2, verdict.points, *partners, verdict.un_goals, *solo]


@pytest.mark.parametrize("name", ["first-last-decade", "competitive-last-decade", "competitive-planet-lost"])
def test_who_competes_is_not_judged(name: str) -> None:
    """16.2: the points decide."""
    assert verdict_of(recorded(name)) is None


@pytest.mark.parametrize("name", TEAMS)
def test_a_team_has_won_if_every_condition_is_kept(name: str) -> None:
    """16.1, 16.3: nothing but kept in a game that was won; in a lost one something is broken."""
    session = recorded(name)
    found = states(judged(name))
    assert (set(found) == {KEPT}) == bool(session.game.result.winners)
    assert (BROKEN in found) == (not session.game.result.winners)


@pytest.mark.parametrize(
    ("name", "broken"),
    [
        ("planet-lost", lambda verdict: verdict.co2),
        ("points-lost", lambda verdict: verdict.points),
        ("goals-missed", lambda verdict: max(partner.state == BROKEN for partner in verdict.partners)),
        ("un-goals-missed", lambda verdict: verdict.un_goals),
    ],
)
@pytest.mark.parametrize("mode", ["cooperative", "solo"])
def test_the_condition_that_ended_the_game_is_broken(mode: str, name: str, broken: Any) -> None:
    """A6, A7, A79, A80: the reason of the engine is among the broken conditions."""
    assert broken(judged(f"{mode}-{name}")) in (BROKEN, True)


@pytest.mark.parametrize("name", ["cooperative-planet-lost", "cooperative-points-lost", "solo-points-lost"])
def test_what_was_not_asked_for_any_more_is_open(name: str) -> None:
    """An early end leaves goals open: they were not missed."""
    verdict = judged(name)
    rest = [verdict.un_goals, *(partner.state for partner in verdict.partners)]
    assert OPEN in rest
    assert BROKEN not in rest


@pytest.mark.parametrize("name", TEAMS)
def test_a_goal_is_met_since_the_step_after_which_it_never_was_unmet(name: str) -> None:
    """A79: met and lost again does not count; the numbers are the engine's."""
    session = recorded(name)
    tables = [*session.positions, session.game.table]
    for partner in judged(name).partners:
        assert [goal.card for goal in partner.goals] == list(tables[-1].personal[partner.player])
        for goal in partner.goals:
            counts = [progress(table, partner.player, goal.card) for table in tables]
            assert (goal.have, goal.needed) == counts[-1]
            met = [have >= needed for have, needed in counts]
            if goal.since is None:
                assert not met[-1]
            else:
                assert all(met[goal.since :])
                assert goal.since == 0 or not met[goal.since - 1]


@pytest.mark.parametrize("name", TEAMS)
def test_partners_need_one_goal_and_who_is_alone_needs_all(name: str) -> None:
    """16.1, 16.3: and whoever has enough has kept the condition."""
    for partner in judged(name).partners:
        assert partner.needed == (len(partner.goals) if name.startswith("solo") else 1)
        assert (partner.state == KEPT) == (partner.met >= partner.needed)


def test_a_level_that_could_not_be_bought_down_names_its_price() -> None:
    """A31: 570 ppm in decade 2 are seven steps of two points; the team had six."""
    verdict = judged("cooperative-planet-lost")
    assert (verdict.ppm, verdict.most_ppm, verdict.price, verdict.vp) == (570, 500, 14, 6)


@pytest.mark.parametrize("name", TEAMS)
def test_only_a_team_that_has_won_is_rated(name: str) -> None:
    """A65: the rank is the engine's, and the sum is what the table of ranks is entered with."""
    session = recorded(name)
    rating = judged(name).rating
    if session.game.result.winners:
        assert rating is not None
        assert rating.rank == rank(session.game.table)
        total = rating.points + rating.for_ppm
        assert rating.rank == sum(total >= least for least in rating.ranks) - 1
    else:
        assert rating is None


# --- solo cards ------------------------------------------------------------------------------------------


def solo_game(card: int, seed: int = 1) -> Session:
    """A solo game with a card, played by chance to its end."""
    return played(GameOptions("second_chance", 1, seed, {"mode": "solo", "solo_card": card}), 100_000, seed)


def solo_of(session: Session) -> SoloCard:
    verdict = verdict_of(session)
    assert verdict is not None
    assert verdict.solo is not None
    return verdict.solo


def test_without_a_card_nothing_is_said_about_one() -> None:
    """16.3: the card is optional."""
    assert judged("solo-won").solo is None


def test_a_card_for_the_end_of_the_game_is_missed_there() -> None:
    """17.4: none of five tracks finished, nothing to date it by."""
    assert judged("solo-card-missed").solo == SoloCard(1, BROKEN, (0, 5), None)


def test_a_card_bound_to_a_decade_is_decided_when_that_decade_ends() -> None:
    """17.4, card 12: missed with the step that began decade 2, whatever the game ended by."""
    session = load_recorded("solo-goals-missed")
    tables = [*session.positions, session.game.table]
    step = next(step for step, table in enumerate(tables) if table.decade == 2)
    for table in tables:
        table.solo_card = 12
        table.solo_kept = int(table.decade == 1)
    assert solo_of(session) == SoloCard(12, BROKEN, None, step)
    session.game.table.solo_kept = 1
    assert solo_of(session) == SoloCard(12, KEPT, None, step)


def test_a_card_whose_decade_never_ended_is_open() -> None:
    """17.4, card 8: all plant goals by the end of decade 2, and the planet was lost before."""
    session = load_recorded("solo-planet-lost")
    assert session.game.table.decade == 2
    for table in (*session.positions, session.game.table):
        table.solo_card = 8
    assert solo_of(session).state == OPEN
    session.game.table.env_done[:8] = [1] * 8
    assert solo_of(session) == SoloCard(8, KEPT, (8, 8), len(session.positions))


@pytest.mark.parametrize(("name", "state"), [("solo-won", KEPT), ("solo-goals-missed", BROKEN)])
def test_a_harder_start_asks_for_nothing_but_to_win(name: str, state: str) -> None:
    """17.4, cards 6 and 7."""
    session = load_recorded(name)
    for card in (6, 7):
        session.game.table.solo_card = card
        assert solo_of(session) == SoloCard(card, state, None, None)


@pytest.mark.parametrize("card", range(1, 13))
def test_every_solo_card_can_be_told_at_the_end_of_a_game(card: int) -> None:
    """17.4: whatever happened, the state agrees with the engine, and what it counts is told."""
    session = solo_game(card)
    solo = solo_of(session)
    kind = session.game.table.setting.solo_by_number[card].kind
    assert (solo.counted is not None) == (kind in SOLO_COUNTED)
    if not solo_goal_kept(session.game.table):
        assert solo.state in (BROKEN, OPEN)


def test_what_lasts_is_dated_from_its_last_beginning() -> None:
    """True, lost and true again: only the last time counts; not true at the end is None."""
    assert lasting_since([1, 0, 1, 1], bool) == 2
    assert lasting_since([1, 1], bool) == 0
    assert lasting_since([1, 0], bool) is None
