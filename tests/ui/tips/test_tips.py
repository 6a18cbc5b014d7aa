"""First-time tips: one sentence, once, beside the place; off and on again."""

from __future__ import annotations

import pytest

from co2desk.engine.table import actions as act
from co2desk.engine.table.actions import BUY_CEP, move_scientist
from co2desk.engine.table.events import FossilPlantPlaced, ScientistSentAway
from co2desk.engine.table.ids import HAND
from co2desk.lessons import Chapter, Guide, begin_chapter, load_lessons
from co2desk.session import Session
from co2desk.text.english.tips import TIPS, TIPS_SECOND_CHANCE
from co2desk.ui.models import places as at
from co2desk.ui.tips.occasions import Occasion, occasions
from co2desk.ui.tips.tips import Tips
from tests.ui import second_screen
from tests.ui.play.decisions import end_turn, to_bid
from tests.ui.screen import Screen

ANNA, EUROPE_TECH = 0, 7


def position(chapter: str) -> Session:
    """A position that a lesson begins in, as a game."""
    return begin_chapter(load_lessons()[0].chapter(chapter))


def played(screen: Screen, chapter: str) -> Tips:
    screen.lay(position(chapter))
    return screen.game_view.tips


def test_a_tip_comes_once_beside_its_place(screen: Screen) -> None:
    tips = played(screen, "permits")
    assert not tips.bubble.isVisible()
    screen.controller.submit(BUY_CEP)  # the last one on the market
    screen.settle()
    assert tips.bubble.isVisible()
    assert "market" in tips.bubble.text.text()
    near = screen.game_view.view.mapFromScene(
        screen.game_view.board.items_by_key[at.MARKET].sceneBoundingRect()
    )
    assert not tips.bubble.geometry().intersects(near.boundingRect())
    screen.push(tips.bubble.done_button)
    assert not tips.bubble.isVisible()
    tips = played(screen, "permits")
    screen.controller.submit(BUY_CEP)
    screen.settle()
    assert not tips.bubble.isVisible()


def test_tips_are_switched_off_and_brought_back(screen: Screen) -> None:
    tips = played(screen, "permits")
    screen.controller.submit(BUY_CEP)
    screen.settle()
    screen.push(tips.bubble.no_more)
    preferences = screen.window.preferences
    assert preferences.value("tips") is False
    assert not tips.bubble.isVisible()
    preferences.set("tips", True)
    played(screen, "permits")
    screen.controller.submit(BUY_CEP)
    screen.settle()
    assert tips.bubble.isVisible()


def test_questions_and_lessons(screen: Screen) -> None:
    """A question is explained to whoever is asked; a lesson explains itself."""
    tips = played(screen, "scientists")
    screen.controller.submit(move_scientist(HAND, EUROPE_TECH))
    screen.settle()
    assert not tips.bubble.isVisible()
    lessons = screen.window.parts.lessons
    lessons.begin(load_lessons()[0].chapter("permits"))
    screen.settle()
    while screen.table.price == 3:
        lessons.panel.way_on.click()
        screen.settle()
    assert screen.table.price == 4
    assert not tips.bubble.isVisible()


def told_in(screen: Screen, chapter: Chapter) -> list[str]:
    """Play all that a chapter plays as an ordinary game, by people, and read every tip where it appears."""
    guide = Guide(chapter, begin_chapter(chapter))
    guide.resume(len(chapter.steps))
    screen.lay(begin_chapter(chapter))
    tips, told = screen.game_view.tips, []
    for action in guide.session.actions:
        assert screen.controller.submit(action)
        screen.settle()
        screen.sit_down()
        while tips.bubble.isVisible():
            told.append(shown(tips).code)
            assert tips.bubble.text.text()
            keeps_clear(screen, tips)
            screen.push(tips.bubble.done_button)
    return told


def shown(tips: Tips) -> Occasion:
    assert tips.shown is not None
    return tips.shown


def keeps_clear(screen: Screen, tips: Tips) -> None:
    """Beside what it is about, inside of the view."""
    view = screen.game_view.view
    item = screen.game_view.board.items_by_key[shown(tips).place]
    place = view.mapFromScene(item.mapRectToScene(item.area)).boundingRect()
    assert not tips.bubble.geometry().intersects(place), shown(tips).code
    assert view.rect().contains(tips.bubble.geometry()), shown(tips).code


def test_every_first_time_of_the_first_edition_has_its_tip_once(screen: Screen) -> None:
    screen.window.resize(1272, 684)
    told = [code for chapter in load_lessons()[0].chapters for code in told_in(screen, chapter)]
    assert sorted(told) == sorted(set(told)), "each only once"
    assert set(told) == set(TIPS)


def test_second_chance_has_them_as_well(screen: Screen) -> None:
    """A team meets no disasters, and its lessons displace nobody and owe nothing for fuel."""
    screen.window.resize(1272, 684)
    told = [code for chapter in load_lessons()[1].chapters for code in told_in(screen, chapter)]
    assert sorted(told) == sorted(set(told))
    assert set(told) >= {"market_closed", "crane", "summit_held", "one_card", "income_split"}


def test_what_happens_while_others_move_waits_for_the_person_whom_it_concerns(screen: Screen) -> None:
    """The end of the turn teaches: the crane is reached when another player already decides."""
    chapter = load_lessons()[0].chapter("scientists")
    guide = Guide(chapter, begin_chapter(chapter))
    guide.resume([step.code for step in chapter.steps].index(f"{chapter.key}.rival"))
    screen.lay(begin_chapter(chapter))
    for action in guide.session.actions:
        screen.controller.submit(action)
        screen.settle()
        screen.sit_down()
    tips = screen.game_view.tips
    assert screen.asked == ("turn", 1)
    assert not tips.bubble.isVisible()
    guide.play_step()
    screen.controller.submit(guide.session.actions[-1])
    screen.settle()
    screen.sit_down()
    assert screen.asked[1] == 0
    heard = []
    while tips.bubble.isVisible():
        heard.append(shown(tips).code)
        screen.push(tips.bubble.done_button)
    assert heard == ["crane", "displaced"]


@pytest.mark.parametrize(
    ("mode", "codes"), [("competitive", ["danger_passed", "displaced"]), ("cooperative", ["displaced"])]
)
def test_second_chance_tells_rivals_of_the_danger_zone_and_teams_of_none(
    screen: Screen, mode: str, codes: list[str]
) -> None:
    screen.new(players=2, seed=3, edition="second_chance", variants={"mode": mode})
    before = screen.table
    danger = before.setting.kit.second_event_ppm
    before.co2 = danger - 10
    happened = [FossilPlantPlaced(0, 0, 0, danger), ScientistSentAway(0, 1, EUROPE_TECH)]
    found = list(occasions(happened, before, screen.game_view.board))
    assert [occasion.code for occasion in found] == codes
    assert all(occasion.place in screen.game_view.board.items_by_key for occasion in found)
    for code in codes:
        assert screen.controller.speaker.tip(code, danger)


def test_a_cep_paid_for_a_bid_is_not_mistaken_for_a_fossil_plant(screen: Screen) -> None:
    """The bar asks for the CEP of the bid, and no tip says that a plant has come."""
    to_bid(screen)
    for action in (act.bid(12), act.PASS):
        screen.answer(action)
        screen.sit_down()
    screen.answer(act.pay_bid(2, 2, 2))
    assert screen.asked == ("pay_cep", ANNA)
    tips = screen.game_view.tips
    assert "for your bid" in screen.game_view.prompt.sentence.text()
    assert tips.shown is None or tips.shown.code != "cep_due"
    assert "cep_due" not in tips.told


def test_second_chance_tells_of_fuel_that_is_due_and_of_the_danger_zone(screen: Screen) -> None:
    """Rivals: a CEP that a disaster costs is no fossil plant. The new decade brings one to the region that
    Anna controls, and the level rises."""
    screen.window.resize(1272, 684)
    session, stage = second_screen.prepared("competitive")
    table = stage.table
    danger = table.setting.kit.second_event_ppm
    for player in range(2):
        stage.give(player, cep=2)
    stage.control("europe", ANNA)
    stage.next_fossils(*["gas"] * 6)
    table.co2 = danger - 20
    table.mandatory_done = 1
    stage.last_turn()
    screen.lay(session)
    end_turn(screen)
    assert screen.asked == ("pay_cep", ANNA)
    assert "because of the disaster" in screen.game_view.prompt.sentence.text()
    assert read_all(screen) == []
    assert screen.controller.submit(act.pay_cep(HAND))
    screen.settle()
    assert screen.asked == ("pay_cep", ANNA)
    assert read_all(screen) == ["cep_due", "danger_passed"]


def test_a_scientist_of_second_chance_who_has_to_leave_is_explained(screen: Screen) -> None:
    screen.window.resize(1272, 684)
    session, stage = second_screen.prepared()
    stage.project("europe/tech", "recycling", scientist=ANNA)
    stage.give(ANNA, cep=1)
    screen.lay(session)
    assert screen.controller.submit(act.infrastructure(EUROPE_TECH))
    screen.settle()
    assert screen.asked == ("displaced", ANNA)
    assert read_all(screen) == ["displaced"]


def read_all(screen: Screen) -> list[str]:
    """Every tip that is told one after the other, with the words that are in sight."""
    tips, told = screen.game_view.tips, []
    while tips.bubble.isVisible():
        keeps_clear(screen, tips)
        told.append(shown(tips).code)
        danger = screen.table.setting.base.second_event_ppm
        assert tips.bubble.text.text() == TIPS_SECOND_CHANCE[told[-1]].format(danger=danger)
        screen.push(tips.bubble.done_button)
    return told


@pytest.mark.parametrize("texts", [TIPS, TIPS_SECOND_CHANCE], ids=["first", "second_chance"])
def test_a_tip_is_one_sentence(texts: dict[str, str]) -> None:
    for code, text in texts.items():
        assert text.count(".") + text.count("!") + text.count("?") == 1, code
        assert text.endswith("."), code
