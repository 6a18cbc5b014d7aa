"""Drops and clicks that the rules refuse: nothing changes, the piece goes home, and a sentence says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from co2desk.engine.machine.frames import Frame
from co2desk.engine.machine.refusals import Refusal, refuse
from co2desk.engine.table import actions as act
from co2desk.session import Session
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.pointing.pointer import PLACES
from co2desk.ui.preferences import NORMAL, OFF
from tests.engine.first.scene import Scene
from tests.ui.board import tables
from tests.ui.first_screen import ANNA, ASIA, ASIA_MONEY, BIOMASS, BRUNO, EUROPE, EUROPE_TECH, SOLAR, prepared
from tests.ui.screen import Screen

pytestmark = pytest.mark.shared_window

FUSION = 2


class Refused(NamedTuple):
    """A drag, or with no target a click, and what the rules say to it."""

    prepare: Callable[[Session, Scene], None]
    source: PlaceKey
    target: PlaceKey | None
    refusal: Refusal
    switches: dict[str, str] = {}  # noqa: RUF012 - never changed


def said(screen: Screen, refusal: Refusal, anywhere: bool = False) -> str:
    """The sentence of a refusal, and the rule with its section in the rulebooks."""
    words = screen.game_view.adviser.refusal(refusal, anywhere=anywhere)
    reason, reference = words.split("\n")
    assert reason.endswith(".")
    assert "rulebook" in reference
    return words


# --- tables ------------------------------------------------------------------------------------------------


def two_projects(session: Session, s: Scene) -> None:
    """Bruno works on one of them; Anna's scientist is in her hand; a summit on both energies is open."""
    s.project("europe/tech", "solar", scientist=BRUNO)
    s.project("asia/money", "biomass")
    s.give(ANNA, cep=1)
    s.summit(0, "solar", "biomass")


def at_work(session: Session, s: Scene) -> None:
    """Anna works on solar; its topic on one summit is Bruno's, on another it is free."""
    s.project("europe/tech", "solar", scientist=ANNA)
    s.project("asia/money", "biomass")
    s.summit(0, "solar", "biomass", seats={0: BRUNO})
    s.summit(1, "solar", "fusion")


def at_a_summit(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")
    s.summit(0, "solar", "biomass", seats={1: ANNA})


def two_plants_to_build(session: Session, s: Scene) -> None:
    """Solar is installed in Europe and in Asia; money and cubes are just enough for one of the two."""
    s.project("europe/tech", "solar", installed=True)
    s.project("asia/money", "solar", installed=True)
    s.project("oceania/money", "fusion", installed=True)
    s.expertise(ANNA, solar=2)
    s.give(ANNA, money=10, tech=2)


def europe_is_green(session: Session, s: Scene) -> None:
    two_plants_to_build(session, s)
    s.demand("europe", "solar:1:1", "biomass:0:1", "biomass:1:1", "recycling:0:1", "recycling:1:1")


def bruno_works_in_asia(session: Session, s: Scene) -> None:
    """The fee for him makes the plant in Asia too dear."""
    two_plants_to_build(session, s)
    s.employ(BRUNO)
    s.table.space_scientist[ASIA_MONEY] = BRUNO


def europe_helps(session: Session, s: Scene) -> None:
    """A cube lies in Europe, and Anna lacks one."""
    two_plants_to_build(session, s)
    s.give(ANNA, tech=-1)
    s.region_tech("europe", 1)


def after_a_purchase(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")
    s.give(ANNA, money=3)
    session.play(act.BUY_CEP)


def market_ran_empty(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")
    s.give(ANNA, cep=1)
    s.table.stop = 1


def after_the_main_action(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")
    s.give(ANNA, cep=1)
    s.lobby(ANNA, 1, 2)
    session.play(act.propose(BIOMASS, ASIA, 0))


def after_the_free_actions(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar")
    s.lobby(ANNA, 1, 2)
    s.give(ANNA, tech=1)
    session.play(act.move_scientist(-1, EUROPE_TECH))
    session.play(act.play_lobby(1, 0, 0))


def full_region(session: Session, s: Scene) -> None:
    s.region_cep("europe", 5)
    tables.bonus_due(session, s)


def another_one_sent_away(session: Session, s: Scene) -> None:
    """Bruno has a second scientist, and there is another project."""
    s.project("asia/money", "biomass", scientist=BRUNO)
    s.project("asia/tech", "biomass")
    tables.sent_away(session, s)


def poor(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar", installed=True)
    s.table.projects_left[FUSION] = 0
    s.table.un_row = (34,)


def asia_pays_in_turn(session: Session, s: Scene) -> None:
    s.control("asia", ANNA)


def only_europe_may_pay(session: Session, s: Scene) -> None:
    """D-12, the other reading: a fossil plant in Europe is paid from Europe."""
    s.control("asia", ANNA)
    s.control("europe", ANNA)
    s.give(ANNA, cep=1)
    s.table.stack.append(Frame("pay_cep", ANNA, (EUROPE,)))


def summit_over(session: Session, s: Scene) -> None:
    s.table.stack.append(Frame("summit_extra", ANNA, (SOLAR, BIOMASS)))


def start_project_in_europe(session: Session, s: Scene) -> None:
    s.table.stack.append(Frame("start_space", ANNA, (SOLAR, EUROPE)))


def end_of_the_turn(session: Session, s: Scene) -> None:
    s.project("europe/tech", "solar", scientist=ANNA)
    s.project("asia/money", "biomass", scientist=ANNA)
    s.project("asia/tech", "biomass", scientist=BRUNO)
    s.table.stack.append(Frame("project_expertise", ANNA))


# --- drops -------------------------------------------------------------------------------------------------

DROPS: dict[str, Refused] = {
    "8.1 energy not on the agenda": Refused(
        two_projects,
        at.projects(FUSION),
        at.space(13),
        refuse("not_on_agenda", "propose", energy=FUSION, region=ASIA),
    ),
    "8.1 space taken": Refused(
        two_projects, at.projects(SOLAR), at.space(EUROPE_TECH), refuse("space_taken", "propose")
    ),
    "9.1 no project here": Refused(
        two_projects, at.scientist(0), at.space(6), refuse("no_project_here", "move_scientist")
    ),
    "9.1 project occupied": Refused(
        two_projects,
        at.scientist(0),
        at.space(EUROPE_TECH),
        refuse("project_occupied", "move_scientist", player=BRUNO),
    ),
    "9.1 dropped on the other scientist": Refused(
        two_projects,
        at.scientist(0),
        at.worker(EUROPE_TECH),
        refuse("project_occupied", "move_scientist", player=BRUNO),
    ),
    "11 from the hand to a summit": Refused(
        two_projects, at.scientist(0), at.topic(0, 1), refuse("only_from_project_to_summit", "move_scientist")
    ),
    "11 topic of another energy": Refused(
        at_work,
        at.worker(EUROPE_TECH),
        at.topic(0, 1),
        refuse("other_topic", "summit", topic=BIOMASS, energy=SOLAR),
    ),
    "11 topic taken": Refused(
        at_work, at.worker(EUROPE_TECH), at.topic(0, 0), refuse("topic_occupied", "summit", player=BRUNO)
    ),
    "D-20 no way home": Refused(
        at_work,
        at.worker(EUROPE_TECH),
        at.SEAT,
        refuse("no_way_home", "move_scientist"),
        {"scientist_to_hand": "forbidden"},
    ),
    "G-45 no dollar for the scientist": Refused(
        two_projects,
        at.CEP,
        at.space(EUROPE_TECH),
        refuse("no_fee_for_scientist", "displaced_scientist", needed=1, had=0, player=BRUNO),
    ),
    "8.2 nothing proposed here": Refused(
        two_projects, at.CEP, at.space(6), refuse("not_a_proposed_project", "install")
    ),
    "12 second visit to the market": Refused(
        after_a_purchase, at.CEP, at.MARKET, refuse("market_visit_used", "free_actions")
    ),
    "G-16 market ran empty": Refused(
        market_ran_empty, at.CEP, at.MARKET, refuse("market_stop", "market_stop")
    ),
    "8.3 no room among green plants": Refused(
        europe_is_green,
        at.plants(SOLAR),
        at.region(EUROPE),
        refuse("region_all_green", "build", region=EUROPE),
    ),
    "8.3 a dollar short because of a scientist": Refused(
        bruno_works_in_asia,
        at.plants(SOLAR),
        at.space(ASIA_MONEY),
        refuse("not_enough_money_and_fee", "build", needed=11, had=10, fee=1, player=BRUNO),
    ),
    "G-46 a cube short without the region's": Refused(
        europe_helps,
        at.plants(SOLAR),
        at.region(ASIA),
        refuse("not_enough_tech", "build", needed=2, had=1),
    ),
    "8.3 no project to build with": Refused(
        two_plants_to_build, at.plants(SOLAR), at.slot(0, 2), refuse("not_an_installed_project", "build")
    ),
    "G-19 region at its limit": Refused(
        full_region,
        at.MARKET,
        at.region(EUROPE),
        refuse("region_cep_limit", "region_cep_limit", limit=5, region=EUROPE),
    ),
    "9.4 displaced to another project": Refused(
        another_one_sent_away,
        at.worker(EUROPE_TECH),
        at.space(13),
        refuse("hand_or_summit_only", "displaced_scientist"),
    ),
}


def lay(screen: Screen, case: Refused) -> None:
    session, stage = prepared(switches=case.switches)
    case.prepare(session, stage)
    screen.lay(session)


def by_table(cases: dict[str, Refused]) -> list[Any]:
    """The names of the cases, those that share a table together: nothing that is refused changes it."""
    tables: dict[tuple[str, ...], list[str]] = {}
    for name, case in cases.items():
        tables.setdefault((case.prepare.__name__, *case.switches), []).append(name)
    return [pytest.param(names, id=" ".join(table)) for table, names in tables.items()]


@pytest.mark.parametrize("names", by_table(DROPS))
def test_an_illegal_drop_changes_nothing_and_says_why(screen: Screen, names: list[str]) -> None:
    """The place was not lit, the position stays the same, the piece is back, and the sentence is the engine's
    own refusal with the rule it comes from."""
    lay(screen, DROPS[names[0]])
    before, lit = screen.fingerprint, screen.marked("legal")
    for name in names:
        case = DROPS[name]
        assert case.target is not None
        screen.lift(case.source, case.target)
        assert len(screen.flyers()) == 1, name
        assert case.target not in screen.marked("legal"), name
        screen.drop(case.target)
        assert screen.fingerprint == before, name
        assert screen.told == said(screen, case.refusal), name
        assert screen.flyers() == [], name
        assert (screen.marked("legal"), screen.marked("chosen")) == (lit, set()), name


@pytest.mark.parametrize("speed", [OFF, NORMAL])
def test_a_refused_piece_goes_home(screen: Screen, speed: str) -> None:
    """With animation it glides, and is gone from the air when it has arrived; without, it is home at once.
    The board shows the piece where it was."""
    case = DROPS["9.1 project occupied"]
    lay(screen, case)
    screen.controller.preferences.set("animation", speed)
    screen.drag(case.source, at.space(EUROPE_TECH))
    if speed == NORMAL:
        (flyer,) = screen.flyers()
        assert not screen.controller.busy  # nobody has to wait for it
        home = screen.game_view.board.items_by_key[case.source]
        screen.wait_until(lambda: not screen.flyers())
        assert (flyer.center() - home.mapToScene(home.grip().center())).manhattanLength() < 1
    assert screen.flyers() == []
    assert screen.game_view.board.items_by_key[case.source].isVisible()
    assert screen.told


def test_the_sentence_is_where_the_eye_is_and_goes_with_the_next_input(screen: Screen) -> None:
    """Near the pointer, inside the view, and never in the way."""
    case = DROPS["9.1 project occupied"]
    lay(screen, case)
    screen.drag(case.source, at.space(EUROPE_TECH))
    bubble, view = screen.game_view.pointer.bubble, screen.game_view.view
    assert view.rect().contains(bubble.geometry())
    pointer = screen.point(at.space(EUROPE_TECH))
    assert bubble.geometry().adjusted(-60, -60, 60, 60).contains(pointer)
    screen.click(at.TABLE)
    assert screen.told == ""


def test_a_click_on_the_sentence_shows_the_other_rulebooks(screen: Screen) -> None:
    """9.1: an English reader gets a number; the next click takes the bubble away, and no piece moves."""
    case = DROPS["9.1 project occupied"]
    lay(screen, case)
    before = screen.fingerprint
    screen.drag(case.source, at.space(EUROPE_TECH))
    bubble, reason = screen.game_view.pointer.bubble, screen.told
    assert bubble.text() == f"{reason}\nPress F1 to read the rule, or click here for the printed rulebooks."
    QTest.mouseClick(bubble, Qt.MouseButton.LeftButton)
    assert bubble.text().removeprefix(reason).split() == [
        *("Polish", "rulebook:", "2.2.1", "French", "rulebook:", "2.2.1"),
        *("Russian", "rulebook:", "2.2.1", "Chinese", "rulebook:", "2.2.1", "科學家"),
    ]
    assert screen.game_view.view.rect().contains(bubble.geometry())
    QTest.mouseClick(bubble, Qt.MouseButton.LeftButton)
    assert screen.told == ""
    assert screen.fingerprint == before


def test_a_sentence_that_is_larger_than_the_board_keeps_its_words(screen: Screen) -> None:
    """The window is its host then; the click still shows what is below the sentence."""
    screen.new(players=2)
    screen.sit_down()
    bubble, view = screen.game_view.pointer.bubble, screen.game_view.view
    bubble.tell(view.rect().center(), "A sentence.\n" * 80, more="Polish rulebook: 2.1", hint="Click me")
    assert bubble.parentWidget() is screen.window
    assert bubble.text().endswith("Click me")
    QTest.mouseClick(bubble, Qt.MouseButton.LeftButton)
    assert bubble.isVisible()
    assert bubble.text().endswith("Polish rulebook: 2.1")
    bubble.hide()
    assert bubble.text() == ""


def test_a_sentence_without_a_rule_lets_the_mouse_through(screen: Screen) -> None:
    """There is nothing to click."""
    lay(screen, DROPS["9.1 project occupied"])
    screen.drag(at.scientist(0), at.TABLE)
    assert screen.game_view.pointer.bubble.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)


def test_a_piece_let_go_over_nothing_goes_home_with_a_sentence(screen: Screen) -> None:
    """No rule is named: the ground between two regions is no place at all."""
    lay(screen, DROPS["9.1 project occupied"])
    before = screen.fingerprint
    screen.drag(at.scientist(0), at.TABLE)
    assert screen.fingerprint == before
    assert screen.told == "This piece cannot be used there."


def test_a_second_click_on_an_illegal_place_says_why_too(screen: Screen) -> None:
    """9.1: picked up with one click, refused with the next."""
    case = DROPS["9.1 project occupied"]
    lay(screen, case)
    before = screen.fingerprint
    screen.click(case.source)
    screen.click(at.worker(EUROPE_TECH))
    assert screen.fingerprint == before
    assert screen.told == said(screen, case.refusal)
    assert screen.game_view.board_input.selection is None


# --- clicks on what cannot be used -------------------------------------------------------------------------

CLICKS: dict[str, Refused] = {
    "7 main action used: tile": Refused(
        after_the_main_action, at.projects(SOLAR), None, refuse("mandatory_action_used", "turn")
    ),
    "7 main action used: project": Refused(
        after_the_main_action, at.space(EUROPE_TECH), None, refuse("mandatory_action_used", "turn")
    ),
    "9.1 second move": Refused(
        after_the_free_actions,
        at.worker(EUROPE_TECH),
        None,
        refuse("scientist_move_used", "free_actions"),
    ),
    "9.3 second card": Refused(
        after_the_free_actions, at.lobby_card(0), None, refuse("card_action_used", "free_actions")
    ),
    "G-30 no tile left": Refused(
        poor, at.projects(FUSION), None, refuse("no_project_tile", "propose", energy=FUSION)
    ),
    "8.3 too little expertise: plant": Refused(
        poor,
        at.plants(SOLAR),
        None,
        refuse("not_enough_expertise", "build", needed=2, had=0, energy=SOLAR),
    ),
    "8.3 too little expertise: project": Refused(
        poor,
        at.space(EUROPE_TECH),
        None,
        refuse("not_enough_expertise", "build", needed=2, had=0, energy=SOLAR),
    ),
    "12 too little money": Refused(
        poor, at.MARKET, None, refuse("not_enough_money", "buy_cep", needed=3, had=0)
    ),
    "12 no CEP": Refused(poor, at.CEP, None, refuse("no_cep_in_hand", "sell_cep", needed=1, had=0)),
    "13.2 no cube": Refused(poor, at.un_goal(0), None, refuse("not_enough_tech", "un_goal", needed=1, had=0)),
    "9.1 a scientist at a summit": Refused(
        at_a_summit, at.worker(33), None, refuse("summit_not_held_yet", "summit")
    ),
    "9.1 somebody else's scientist": Refused(
        two_projects, at.worker(EUROPE_TECH), None, refuse("not_your_scientist", "move_scientist")
    ),
    "14 a region that is not controlled": Refused(
        two_projects,
        at.region_cep(EUROPE),
        None,
        refuse("region_not_controlled", "pay_cep", region=EUROPE),
    ),
    "8.2 nothing to install": Refused(
        asia_pays_in_turn, at.region_cep(ASIA), None, refuse("not_a_proposed_project", "install")
    ),
    "14 the same in a payment": Refused(
        tables.payment_due,
        at.region(EUROPE),
        None,
        refuse("region_not_controlled", "pay_cep", region=EUROPE),
    ),
    "D-12 another region must pay": Refused(
        only_europe_may_pay,
        at.region_cep(ASIA),
        None,
        refuse("other_region_must_pay", "pay_cep", region=EUROPE),
    ),
    "9.4 the other scientist stays": Refused(
        another_one_sent_away,
        at.worker(ASIA_MONEY),
        None,
        refuse("other_scientist_must_move", "displaced_scientist"),
    ),
    "G-19 region at its limit": Refused(
        full_region,
        at.slot(EUROPE, 2),
        None,
        refuse("region_cep_limit", "region_cep_limit", limit=5, region=EUROPE),
    ),
    "DP-22 no topic of the summit": Refused(
        summit_over, at.track(FUSION), None, refuse("not_a_topic_here", "summit", energy=FUSION)
    ),
    "DP-02 another region's space": Refused(
        start_project_in_europe, at.space(13), None, refuse("not_this_space", "solo_setup", region=EUROPE)
    ),
    "DP-21 somebody else's project": Refused(
        end_of_the_turn, at.worker(13), None, refuse("not_your_scientist", "project_expertise")
    ),
}


@pytest.mark.parametrize("names", by_table(CLICKS))
def test_a_click_on_a_piece_that_cannot_be_used_says_why(screen: Screen, names: list[str]) -> None:
    """The piece does not look usable, and a click changes nothing but tells the reason."""
    lay(screen, CLICKS[names[0]])
    before = screen.fingerprint
    for name in names:
        case = CLICKS[name]
        assert screen.game_view.board.items_by_key[case.source].mark == "", name
        screen.click(case.source)
        assert screen.fingerprint == before, name
        anywhere = case.source.kind not in PLACES
        assert screen.told == said(screen, case.refusal, anywhere), name
        assert screen.game_view.board_input.selection is None, name


def test_a_scientist_to_recruit_says_what_brings_one(screen: Screen) -> None:
    """DP-11: nothing is wrong with the moment; a research grant is missing."""
    session, _ = prepared()
    screen.lay(session)
    screen.click(at.pool(0))
    assert screen.told == "Can be recruited with a research grant."


def test_a_piece_that_cannot_be_taken_is_not_clicked_by_pulling_at_it(screen: Screen) -> None:
    """A press that is let go elsewhere is no click: nothing happens but the reason."""
    session, stage = prepared()
    stage.project("europe/tech", "solar")
    stage.give(0, cep=1)
    screen.lay(session)
    before = screen.fingerprint
    screen.drag(at.space(stage.space("europe/tech")), at.CO2)
    assert screen.fingerprint == before


def test_a_click_on_a_place_while_nothing_is_asked_of_it_says_nothing(screen: Screen) -> None:
    """Regions and tracks answer decisions; in a turn they are just to be looked at."""
    lay(screen, DROPS["9.1 project occupied"])
    for key in (at.region(EUROPE), at.slot(EUROPE, 2), at.track(SOLAR), at.player(BRUNO), at.CO2):
        screen.click(key, grip=False)
        assert screen.told == ""
