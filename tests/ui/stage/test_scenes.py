"""Each scene plays on the stage with a picture, the bar says what is played, and its result stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest

from co2desk.engine.rules.scoring import Result
from co2desk.engine.table import events as ev
from co2desk.engine.table.actions import KeepCard, bid
from co2desk.session import GameOptions, Session
from co2desk.text import Speaker
from co2desk.text.figures import figure
from co2desk.ui.editions.first.scenes import SCENES
from co2desk.ui.models.places import NOBODY, PlaceKind
from co2desk.ui.play.ending_words import victory_words
from co2desk.ui.stage.pictures import PICTURES
from co2desk.ui.stage.standings import final
from co2desk.ui.stage.words import scene_name
from tests.replays.games import load_recorded
from tests.ui.board_check import assert_board_is_true
from tests.ui.painting import picture_of
from tests.ui.screen import NAMES, Screen, people
from tests.ui.stage.scenes import GAMES, before_scene, one_person


def open_end(screen: Screen, code: str) -> None:
    """The last action of a scene has been made, and is being told."""
    session, action = before_scene(code, at_end=True, **GAMES[code][0])
    screen.lay(session, one_person(session.options.players, session.game.decision.player))
    screen.controller.submit(action)
    screen.settle()


@pytest.mark.parametrize("code", GAMES)
def test_a_scene_is_told_in_pictures_and_the_bar_names_it(slow: Screen, code: str) -> None:
    """Issue 19: not the question that was answered before it."""
    session, action = before_scene(code, **GAMES[code][0])
    slow.lay(session, one_person(session.options.players, session.game.decision.player))
    slow.controller.submit(action)
    view = slow.game_view
    slow.wait_until(view.stage.isVisible)
    assert view.stage.title.text() == view.prompt.sentence.text() == scene_name(code)
    drawn = picture_of(view.stage.picture)
    sky, ground = drawn.pixelColor(drawn.width() // 2, 4), drawn.pixelColor(4, drawn.height() // 2)
    assert QColor(view.stage.look.panel) not in (sky, ground)
    assert view.prompt.teller.isVisible()


@pytest.mark.parametrize("code", GAMES)
def test_the_result_of_each_scene_stays_until_somebody_goes_on(slow: Screen, code: str) -> None:
    """Issue 19: the decade, the auction, a summit, the draft, the first placement alone."""
    open_end(slow, code)
    view = slow.game_view
    for _ in range(3):
        if not view.stage.is_result:
            view.storyteller.hurry()
            slow.settle()
    assert view.stage.is_result
    assert GAMES[code][1] in view.stage.sentence.text()
    assert not view.prompt.teller.isVisible(), "nothing is going on that could be paused"
    assert_board_is_true(slow)
    slow.window.setFocus()
    slow.key(Qt.Key.Key_Space)
    assert not view.stage.is_result
    assert view.prompt.sentence.text() != scene_name(code)


@pytest.mark.parametrize("edition", ["first", "second_chance"])
def test_on_a_small_screen_the_stage_lies_within_the_columns_of_the_regions(
    slow: Screen, edition: str
) -> None:
    """Tracks, cards and instruments beside them are not cut through."""
    slow.window.resize(1280, 720)
    QTest.qWait(20)
    session, action = before_scene("decade", players=3, edition=edition)
    slow.lay(session, one_person(3, session.game.decision.player))
    slow.controller.submit(action)
    view = slow.game_view
    slow.wait_until(view.stage.isVisible)
    items = view.board.items_by_key.items()
    regions = [
        view.view.mapFromScene(item.mapRectToScene(item.area)).boundingRect()
        for key, item in items
        if key.kind is PlaceKind.REGION
    ]
    start = view.view.viewport().mapTo(view, QPoint()).x()
    left, right = (start + min(r.left() for r in regions), start + max(r.right() for r in regions))
    for _ in range(2):
        stage = view.stage.geometry()
        assert left <= stage.left() < stage.right() <= right
        assert view.stage.column.totalMinimumSize().width() <= stage.width(), "nothing is cut off"
        view.storyteller.hurry()
        slow.settle()


def test_a_result_stays_also_after_a_pause(slow: Screen) -> None:
    """Whoever reads in peace and then wants to see the end gets to see it."""
    open_end(slow, "decade")
    teller = slow.game_view.storyteller
    teller.toggle_pause()
    QTest.qWait(50)
    teller.hurry()
    QTest.qWait(50)
    assert slow.game_view.stage.is_result


def test_whoever_skips_waits_for_no_small_scene(slow: Screen) -> None:
    open_end(slow, "summit")
    slow.game_view.storyteller.skip()
    slow.settle()
    assert not slow.game_view.stage.is_result


def test_the_result_of_a_summit_tells_who_has_learned_what(slow: Screen) -> None:
    open_end(slow, "summit")
    view = slow.game_view
    while view.storyteller.is_telling and not view.stage.is_result:
        view.storyteller.hurry()
        slow.settle()
    told = view.storyteller.plot.so_far
    gained = [event for event in told if isinstance(event, ev.ExpertiseGained)]
    assert gained
    rows = {row.name: sum(figure.amount for figure in row.figures) for row in view.stage._rows}
    for player in {event.player for event in gained}:
        points = sum(event.player == player for event in gained)
        assert rows[view.stage.name_of(player)] >= points


def test_the_gauge_tells_what_the_scene_has_added(slow: Screen) -> None:
    open_end(slow, "decade")
    view = slow.game_view
    before = slow.controller.session.positions[-1].co2
    slow.game_view.storyteller.hurry()
    slow.settle()
    assert view.stage.is_result
    assert view.stage.gauge.start == before
    assert view.stage.gauge.level == slow.table.co2 > before


def test_secrets_stay_with_their_player_at_a_small_scene(slow: Screen) -> None:
    """A summit is no reason to ask who sits at the screen."""
    session, action = before_scene("summit", **GAMES["summit"][0])
    slow.lay(session, people(5))
    seat = slow.controller.seat
    slow.controller.submit(action)
    slow.wait_until(slow.game_view.stage.isVisible)
    assert slow.controller.seat in (seat, NOBODY)
    assert not slow.game_view.cover.isVisible()


def test_every_event_that_begins_a_step_has_a_picture() -> None:
    begins = {kind for scene in SCENES for step in scene.steps for kind in step.begins}
    without = {ev.RegionTechReturned, ev.FossilPileEmpty, ev.FossilPileRenewed}  # nothing is to be seen
    assert begins - without <= set(PICTURES)


def test_the_end_of_a_game_says_how_the_planet_stands(slow: Screen) -> None:
    """Issue 19: the planet saved or lost is a moment of its own."""
    session, action = before_scene("ending", players=3, seed=3)
    slow.lay(session, one_person(3, session.game.decision.player))
    slow.controller.submit(action)
    view = slow.game_view
    slow.settle()
    while not view.stage.is_result:
        view.storyteller.hurry()
        slow.settle()
    is_lost = slow.table.co2 >= slow.table.setting.kit.loss_ppm or not slow.controller.game.result.winners
    assert ("saved" in view.stage.sentence.text()) != is_lost
    look = view.stage.look
    assert view.stage.picture.planet == ((look.danger, "smoke") if is_lost else (look.safe, "forestation"))


def test_the_stage_grows_with_the_board(slow: Screen) -> None:
    """From as far as the board can be read."""
    open_end(slow, "decade")
    stage = slow.game_view.stage
    slow.window.resize(1280, 720)
    QTest.qWait(20)
    small = stage.width()
    slow.window.resize(2560, 1440)
    slow.wait_until(lambda: stage.width() > small)
    assert slow.game_view.rect().contains(stage.geometry())
    slow.window.resize(1280, 720)
    slow.wait_until(lambda: stage.width() == small)


# --- how the players stand -------------------------------------------------------------------------------


def players_of(screen: Screen) -> list[tuple[str, str, bool]]:
    """Names and states in a row, and who leads."""
    row = screen.game_view.stage.players
    assert row.isVisible()
    return [(row.name_of(one.player), one.words, one.leads) for one in row.standings]


def tell_next(screen: Screen) -> None:
    """What is told now is over, and the next player decides."""
    stage = screen.game_view.stage
    before = stage.sentence.text()
    screen.game_view.storyteller.hurry()
    screen.wait_until(lambda: stage.isVisible() and stage.sentence.text() not in ("", before))


def test_the_stage_shows_all_bids_and_calls_the_person_you(slow: Screen) -> None:
    """Whoever bids most is seen at once; whoever has not bid yet is not said to have passed."""
    session, _ = before_scene("auction", seed=3, players=3, variants={"auction": True})
    first = session.game.decision.player
    slow.lay(session, one_person(3, first))
    slow.controller.submit(bid(2))
    slow.settle()
    view, others = slow.game_view, {NAMES[(first + step) % 3] for step in (1, 2)}
    assert view.stage.sentence.text() == "You bid $2."
    assert {name: (words, leads) for name, words, leads in players_of(slow)} == {
        "You": ("2", True),
        **dict.fromkeys(others, ("…", False)),
    }
    while not view.stage.is_result:
        tell_next(slow)
    events = [event for told in slow.controller.session.events for event in told]
    told = [event for event in events if isinstance(event, ev.BidMade | ev.BidPassed)][-3:]
    highest = max(event.amount for event in told if isinstance(event, ev.BidMade))
    assert {event.player for event in told} == {0, 1, 2}
    amounts = {view.stage.name_of(event.player): getattr(event, "amount", None) for event in told}
    assert sorted(players_of(slow)) == sorted(
        (name, "no bid" if amount is None else str(amount), amount == highest)
        for name, amount in amounts.items()
    )


def test_the_draft_shows_own_cards_and_only_the_backs_of_others(slow: Screen) -> None:
    """I-22: the picture of a kept card is for its owner; everybody sees how many each has kept."""
    session = Session.new(GameOptions(players=3, seed=1, variants={"draft": True}))
    slow.lay(session, one_person(3, session.game.decision.player))
    view, controller = slow.game_view, slow.controller
    stage, own = view.stage, controller.moves.legal[0]
    assert isinstance(own, KeepCard)
    controller.submit(own)
    slow.settle()
    assert stage.sentence.text().startswith("You keep ")
    assert controller.speaker.card_name("lobby", own.card) in stage.sentence.text()
    assert len(stage.picture.cards) == 1
    tell_next(slow)
    other = session.decider(len(session.actions) - 1)
    assert stage.sentence.text() == f"{NAMES[other]} keeps a lobby card."
    assert len(stage.picture.cards) == 1, "the own card stays, and no other is seen"
    cards = {stage.players.name_of(one.player): one.cards for one in stage.players.standings}
    assert cards["You"] == cards[NAMES[other]] == 1
    assert sum(cards.values()) == 2
    stage.close_scene()
    assert not stage.picture.cards, "nothing stays of a hand"


@pytest.mark.parametrize("reader", [1, 0, NOBODY])
def test_a_sentence_calls_only_the_player_at_the_screen_you(slow: Screen, reader: int) -> None:
    session, _ = before_scene("auction", seed=1, players=3, variants={"auction": True})
    slow.lay(session, one_person(3, 0))
    told = slow.controller.speaker.event_to(ev.IncomeSplit(0, 3, 0), reader)
    assert told == ("You take $3." if reader == 0 else "Anna takes $3.")


# --- the end of the game ---------------------------------------------------------------------------------


def open_ending(screen: Screen, name: str) -> tuple[Session, int]:
    """The last action of a recorded game is made by the only person, and the stage tells what it came to."""
    session = load_recorded(name)
    step = len(session.actions) - 1
    person = session.decider(step)
    screen.lay(session.branched(step), one_person(session.options.players, person))
    screen.controller.submit(session.actions[step])
    stage, told = screen.game_view.stage, 0
    screen.wait_until(stage.isVisible)
    while not (stage.is_result and stage.scene is not None and stage.scene.is_endless):
        assert told < 3, "the decade, what came before, and the end"
        told += 1
        screen.game_view.storyteller.hurry()
        screen.settle()
    return session, person


@pytest.mark.parametrize("name", ["first-green-regions", "competitive-last-decade"])
def test_the_last_stage_names_the_winner_and_everybody_s_points(slow: Screen, name: str) -> None:
    session, person = open_ending(slow, name)
    result, stage = session.game.result, slow.game_view.stage
    (winner,) = result.winners
    words = "You win" if person == winner else f"{NAMES[winner]} wins"
    assert stage.headline.text() == words
    assert stage.headline.isVisible()
    assert stage.headline.font().pixelSize() > stage.sentence.font().pixelSize()
    assert stage.crests.isVisible()
    second = slow.controller.seats[result.ranking[1]].name
    best, next_best = (result.scores[player] for player in result.ranking[:2])
    why = f"Most points: {best}. Next: {second}, {next_best}."
    assert stage.sentence.text().splitlines()[0] == why
    assert "The planet is saved." in stage.sentence.text()
    assert players_of(slow) == [
        ("You" if player == person else NAMES[player], str(result.scores[player]), player == winner)
        for player in result.ranking
    ]


def test_the_last_stage_shows_a_lost_team_its_points_and_no_winner(slow: Screen) -> None:
    session, _ = open_ending(slow, "cooperative-points-lost")
    stage = slow.game_view.stage
    assert "win" not in stage.sentence.text()
    assert stage.headline.text() == "The game is lost"
    assert not stage.crests.isVisible()
    assert players_of(slow) == [("The team", figure(session.game.result.scores[0]), False)]


def test_rivals_who_lost_the_planet_are_not_ranked(slow: Screen) -> None:
    session, _ = open_ending(slow, "first-planet-lost")
    stage, table = slow.game_view.stage, session.game.table
    assert stage.headline.text() == "The planet is lost"
    assert f"Lost at {table.co2} ppm in decade {table.decade}." in stage.sentence.text()
    assert "the planet is lost" in slow.game_view.stage.sentence.text()
    assert not slow.game_view.stage.players.isVisible()


def test_the_winner_is_called_you_only_by_the_own_screen() -> None:
    session = load_recorded("first-green-regions")
    (winner,) = session.game.result.winners
    players = session.options.players
    seats = one_person(players, winner)
    speaker = Speaker(session.game.table.setting.base, [seat.name for seat in seats])
    told = [victory_words(speaker, seats, session.game, reader) for reader in (winner, winner - 1, NOBODY)]
    assert told == ["You win", f"{NAMES[winner]} wins", f"{NAMES[winner]} wins"]


def test_whoever_shares_the_victory_is_named_with_the_others() -> None:
    result = Result("last_decade", (40, 31, 40), (0, 2), (0, 2, 1), (("income", 0, 1),))
    assert [(one.player, one.leads) for one in final(result, (0, 1, 2))] == [(0, True), (2, True), (1, False)]


# --- the bar above it ------------------------------------------------------------------------------------


def test_the_bar_has_a_crest_for_a_player_and_an_emblem_for_what_nobody_decides(slow: Screen) -> None:
    session, action = before_scene("decade", **GAMES["decade"][0])
    slow.lay(session, one_person(3, session.game.decision.player))
    prompt, look = slow.game_view.prompt, slow.window.appearance.look
    assert prompt.sign.accessibleName() == NAMES[session.game.decision.player]
    crest = prompt.sign.pixmap().toImage()
    slow.controller.submit(action)
    slow.wait_until(slow.game_view.stage.isVisible)
    emblem = prompt.sign.pixmap().toImage()
    assert not emblem.isNull()
    assert emblem != crest
    assert picture_of(prompt).pixelColor(2, prompt.height() // 2) == QColor(look.accent)


def test_help_is_closed_while_a_scene_plays_and_says_why_but_undo_works(slow: Screen) -> None:
    session, action = before_scene("summit", **GAMES["summit"][0])
    slow.lay(session, one_person(5, session.game.decision.player))
    prompt, before = slow.game_view.prompt, slow.fingerprint
    open_tips = [button.toolTip() for button in (prompt.hint, prompt.what)]
    assert prompt.hint.isEnabled()
    assert prompt.what.isEnabled()
    prompt.what.setFocus()
    slow.controller.submit(action)
    slow.wait_until(slow.game_view.stage.isVisible)
    for button in (prompt.hint, prompt.what):
        assert not button.isEnabled()
        assert button.toolTip() == "Possible as soon as it is your decision"
    assert not prompt.undo.hasFocus()
    assert prompt.undo.isEnabled()
    slow.push(prompt.undo)
    assert slow.fingerprint == before
    assert not slow.game_view.stage.isVisible()
    assert [button.toolTip() for button in (prompt.hint, prompt.what)] == open_tips
    assert prompt.hint.isEnabled()
