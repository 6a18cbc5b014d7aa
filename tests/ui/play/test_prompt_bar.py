"""The prompt bar: who decides, what can be done and what cannot, warnings, editors."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QPushButton, QToolButton, QWidget

from co2desk.engine.machine.refusals import refuse
from co2desk.engine.table import actions as act
from co2desk.engine.table import ids
from co2desk.session.seats import Seat
from co2desk.ui.editions.first.declaration import FIRST
from co2desk.ui.editions.first.editors import BidEditor, PaymentEditor
from co2desk.ui.editors.split_income import SplitEditor
from co2desk.ui.ending.dialog import EndDialog
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.models import places as at
from co2desk.ui.play.turn_steps import StepState
from co2desk.ui.preferences import CHOICES, DARK
from co2desk.ui.theme.look import mixed
from co2desk.ui.widgets.stepper import Stepper
from tests.ui.first_screen import ANNA, ASIA_MONEY, BIOMASS, EUROPE, SOLAR, main_action_done, prepared
from tests.ui.painting import picture_of
from tests.ui.play import decisions
from tests.ui.pseudo import PSEUDO, is_pretended
from tests.ui.screen import Screen
from tests.ui.steady_player import steady

pytestmark = pytest.mark.shared_window

ENDS = "This ends the game. The last decade is over."


# --- who decides -------------------------------------------------------------------------------------------


def test_the_prompt_says_that_somebody_else_decides(screen: Screen) -> None:
    """Behind the cover: Bruno's turn, and nothing to press."""
    screen.new(players=2)
    assert screen.game_view.cover.isVisible()
    assert screen.game_view.prompt.sentence.text() == "Bruno decides."
    assert screen.buttons() == []
    assert not screen.game_view.prompt.what.isEnabled()


def test_the_prompt_says_that_a_computer_player_is_playing(screen: Screen) -> None:
    """For as long as it takes; then the person is asked."""
    heard: list[str] = []
    prompt = screen.game_view.prompt
    screen.controller.decision_changed.connect(lambda: heard.append(prompt.sentence.text()))
    screen.new(players=2, seats=(Seat("Anna", "disc"), Seat("Ada", "square", "steady")))
    screen.wait_until(lambda: screen.controller.is_my_decision)
    assert heard[0] == "Ada (computer) is playing."
    assert prompt.name.text() == "Anna"


def test_without_covers_the_one_who_has_to_decide_sits_at_the_screen(screen: Screen) -> None:
    """DP-09: also in the very first turn, whoever begins."""
    screen.controller.preferences.set("covers", False)
    screen.new(players=2)
    start = screen.table.start_player
    assert start != 0, "this deal lets the second seat begin"
    assert (screen.controller.seat, screen.controller.is_my_decision) == (start, True)
    screen.answer(act.propose(screen.table.agenda[EUROPE][0], EUROPE, 1))
    decisions.end_turn(screen)
    assert (screen.controller.seat, screen.controller.is_my_decision) == (1 - start, True)


# --- what cannot be done -----------------------------------------------------------------------------------


def group(screen: Screen, kind: str) -> QToolButton:
    button = screen.button(f"group_{kind}")
    assert isinstance(button, QToolButton)
    return button


def test_groups_without_an_action_are_closed_and_say_why(screen: Screen) -> None:
    """The reason that lies nearest, with its rule, as the tool tip of the button (8.2, 8.3, 12, 13.2)."""
    session, stage = prepared()
    stage.lobby(ANNA)
    screen.lay(session)
    expected = {
        "install": refuse("no_cep_to_pay", "pay_cep", needed=1, had=0),
        "build": refuse("not_an_installed_project", "build"),
        "move_scientist": refuse("no_project_here", "move_scientist"),
        "buy_cep": refuse("not_enough_money", "buy_cep", needed=3, had=0),
        "play_lobby": refuse("no_lobby_card", "lobby_main"),
        "score_un_goal": refuse("not_enough_tech", "un_goal", needed=1, had=0),
    }
    closed = {kind for kind, _ in FIRST.actions.turn_groups() if not group(screen, kind).isEnabled()}
    assert closed == set(expected)
    for kind, refusal in expected.items():
        assert group(screen, kind).toolTip() == screen.game_view.adviser.refusal(refusal, anywhere=True)
    end = screen.button("end_turn")
    assert not end.isEnabled()
    assert end.toolTip() == screen.game_view.adviser.refusal(refuse("mandatory_action_open", "turn"))


def test_after_the_main_action_its_three_groups_are_closed(screen: Screen) -> None:
    """Section 7: exactly one in a turn; the steps of the turn show it by a word."""
    session, stage = prepared()
    stage.give(ANNA, cep=1)
    screen.lay(session)
    labels = [label for label in screen.game_view.prompt.steps.labels if label.isVisible()]
    assert [label.accessibleName() for label in labels] == [
        "Main action: open",
        "Scientist: open",
        "Market: open",
        "Card: open",
    ]
    screen.drag(at.projects(SOLAR), at.space(7))
    reason = screen.game_view.adviser.refusal(refuse("mandatory_action_used", "turn"))
    assert {group(screen, kind).toolTip() for kind in ("propose", "install", "build")} == {reason}
    assert labels[0].accessibleName() == "Main action: done"
    assert [label.state for label in labels] == [StepState.DONE, *[StepState.OPEN] * 3]
    screen.drag(at.CEP, at.MARKET)
    assert labels[2].accessibleName() == "Market: done"
    assert screen.button("end_turn").isEnabled()


def test_what_can_be_done_looks_different_from_what_helps(screen: Screen) -> None:
    """One sees at a glance what to press; what is closed has no ground at all."""
    screen.lay(prepared()[0])
    prompt, look = screen.game_view.prompt, screen.window.appearance.look
    inside = {
        button: picture_of(button).pixelColor(8, button.height() // 2)
        for button in (group(screen, "propose"), group(screen, "build"), prompt.hint)
    }
    grounds = list(inside.values())
    assert grounds[0] == QColor(mixed(look.panel, look.accent, 0.2))
    assert grounds[2] == QColor(look.panel)
    assert len({ground.name() for ground in grounds}) == 3


def test_a_step_that_says_the_same_is_not_styled_again(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.lay(prepared()[0])
    label, changed = screen.game_view.prompt.steps.labels[0], list[str]()
    monkeypatch.setattr(label, "setText", changed.append)
    screen.game_view.prompt.refresh()
    assert changed == []
    label.show_step(label.text(), StepState.DONE)
    assert changed == [label.text()]


def test_the_steps_of_a_turn_do_not_move_when_one_is_done(screen: Screen) -> None:
    """What a turn needs next stands out; a mouse finds nothing to press."""
    screen.lay(prepared()[0])
    labels = [label for label in screen.game_view.prompt.steps.labels if label.isVisible()]
    assert [label.state for label in labels] == [StepState.NOW, *[StepState.OPEN] * 3]
    places = [label.geometry() for label in labels]
    screen.drag(at.projects(SOLAR), at.space(7))
    assert labels[0].state is StepState.DONE
    assert [label.geometry() for label in labels] == places
    steps = screen.game_view.prompt.steps
    assert steps.childAt(labels[1].geometry().center()) is None


def test_the_nearest_reason_names_what_is_missing(screen: Screen) -> None:
    """8.3: of two projects the one for which less expertise is missing explains the closed group."""
    session, stage = prepared()
    stage.project("europe/tech", "solar", installed=True)
    stage.project("asia/money", "forestation", installed=True)
    stage.expertise(ANNA, solar=1)
    screen.lay(session)
    refusal = refuse("not_enough_expertise", "build", needed=2, had=1, energy=SOLAR)
    assert group(screen, "build").toolTip() == screen.game_view.adviser.refusal(refusal, anywhere=True)


# --- menus -------------------------------------------------------------------------------------------------


def steps(screen: Screen) -> list[str]:
    return [button.text() for button in screen.buttons()]


def test_many_proposals_are_chosen_step_by_step_by_buttons(screen: Screen) -> None:
    """Fifty in one list would be no help: first the region, then the energy, then the space, which says what
    it brings."""
    session, _ = prepared()
    screen.lay(session)
    screen.push(group(screen, "propose"))
    speaker, sentence = screen.controller.speaker, screen.game_view.prompt.sentence
    assert sentence.text() == "Choose a region, here or on the board."
    assert steps(screen) == [*(speaker.region_name(region) for region in range(6)), "Back"]
    screen.push(screen.buttons()[EUROPE])
    assert sentence.text() == "Chosen: Europe. Choose an energy, here or on the board."
    assert at.region(EUROPE) in screen.marked("chosen")
    solar = next(button for button in screen.buttons() if button.text() == speaker.energy_name(SOLAR))
    assert not solar.icon().isNull()
    screen.push(solar)
    assert sentence.text() == "Chosen: Europe, solar. Choose a space, here or on the board."
    assert screen.marked("chosen") == {at.region(EUROPE), at.projects(SOLAR)}
    action = act.propose(SOLAR, EUROPE, 1)
    space = next(button for button in screen.buttons() if button.property("leaves") == [action])
    assert "2 technology cubes" in space.toolTip()
    screen.push(space)
    assert screen.controller.session.actions == [action]


def test_many_proposals_are_chosen_step_by_step_on_the_board(screen: Screen) -> None:
    """The answers to each step are marked, and nothing else."""
    session, _ = prepared()
    screen.lay(session)
    screen.push(group(screen, "propose"))
    assert screen.marked("legal") == {at.region(region) for region in range(6)}
    screen.click(at.agenda(EUROPE))
    assert at.projects(SOLAR) in screen.marked("legal")
    screen.click(at.projects(SOLAR))
    assert screen.marked("legal") == {at.space(3 * EUROPE + grant) for grant in range(3)}
    screen.click(at.space(3 * EUROPE + 1))
    assert screen.controller.session.actions == [act.propose(SOLAR, EUROPE, 1)]


def test_a_click_beside_the_open_step_is_never_without_an_answer(screen: Screen) -> None:
    """A button that was pressed by mistake is no trap: a piece that can be used takes the place of the
    choice, and what cannot be used is answered with the question."""
    session, stage = prepared()
    stage.project("asia/money", "biomass")
    stage.give(ANNA, cep=1)
    screen.lay(session)
    screen.push(group(screen, "propose"))
    screen.push(screen.buttons()[EUROPE])
    asked = screen.game_view.prompt.sentence.text()
    screen.click(at.space(3 * EUROPE), grip=False)
    assert screen.told == asked
    screen.click(at.space(ASIA_MONEY), grip=False)
    assert not screen.game_view.prompt.stepwise.is_active
    assert screen.explained[1].endswith("Click again to do this.")
    screen.click(at.space(ASIA_MONEY), grip=False)
    assert screen.controller.session.actions == [act.install(ASIA_MONEY)]


def test_each_step_can_be_taken_back_and_escape_takes_back_all(screen: Screen) -> None:
    session, _ = prepared()
    screen.lay(session)
    offered, marks = screen.offered(), screen.marked("source")
    for _ in range(2):
        screen.push(group(screen, "propose"))
        first = steps(screen)
        screen.push(screen.buttons()[EUROPE])
        screen.push(screen.button("back"))
        assert steps(screen) == first
        screen.push(screen.button("back"))
        assert (screen.offered(), screen.marked("source")) == (offered, marks)
    screen.push(group(screen, "propose"))
    screen.push(screen.buttons()[EUROPE])
    screen.key(Qt.Key.Key_Escape)
    assert (screen.offered(), screen.marked("source")) == (offered, marks)
    assert screen.controller.session.actions == []


def test_a_group_is_opened_and_used_by_keys(screen: Screen) -> None:
    """Space opens the menu of a button, the arrows walk, Enter does it."""
    session, stage = prepared()
    stage.give(ANNA, money=3, cep=1)
    screen.lay(session)
    button = group(screen, "buy_cep")

    def choose() -> None:
        menu = button.menu()
        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
            QTest.keyClick(menu, key)

    QTimer.singleShot(50, choose)  # the button waits for its menu to close
    QTest.keyClick(button, Qt.Key.Key_Space)
    screen.settle()
    assert screen.controller.session.actions == [act.SELL_CEP]


@pytest.mark.parametrize("text_size", CHOICES["text_size"][1])
def test_buttons_with_and_without_a_menu_are_equally_high(screen: Screen, text_size: int) -> None:
    """A calm line, at every text size."""
    session, stage = main_action_done()
    stage.give(ANNA, money=3, cep=1)
    screen.controller.preferences.set("text_size", text_size)
    screen.lay(session)
    prompt = screen.game_view.prompt
    assert {type(button) for button in screen.buttons()} == {QPushButton, QToolButton}
    assert len({button.height() for button in (*screen.buttons(), prompt.undo, prompt.what)}) == 1


# --- places of buttons -------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1600, 1000), (1024, 700)])
def test_the_end_of_a_turn_keeps_its_place(screen: Screen, size: tuple[int, int]) -> None:
    """Issue 20: it moved whenever the number on another button changed."""
    screen.window.resize(*size)
    session, stage = prepared()
    stage.give(ANNA, cep=1, money=5)
    screen.lay(session)
    bar = screen.game_view.prompt
    places, widths = set(), set()
    for drag in (None, (at.projects(SOLAR), at.space(7)), (at.CEP, at.MARKET)):
        if drag is not None:
            screen.drag(*drag)
        end = screen.button("end_turn")
        places.add(end.mapTo(bar, end.rect().topRight()).toTuple())
        widths.add(tuple(button.width() for button in screen.buttons()))
    assert len(widths) > 1, "the others do change"
    assert len(places) == 1
    assert bar.choices.rect().right() - 2 <= screen.button("end_turn").geometry().right()


def test_a_double_click_on_a_choice_does_no_other_thing(screen: Screen) -> None:
    """The end of a turn asks before it gives something away; the same click does not answer it."""
    session, stage = main_action_done()
    stage.give(ANNA, money=3, cep=1)
    stage.lobby(ANNA, 3)
    screen.lay(session)
    screen.push_twice(screen.button("end_turn"))
    assert screen.controller.session.actions == []
    screen.push_twice(screen.button("do_it"))
    assert screen.controller.session.actions == [act.END_TURN]


# --- warnings ----------------------------------------------------------------------------------------------


def test_the_end_of_a_turn_is_asked_once_when_something_is_still_open(screen: Screen) -> None:
    """Section 9: the free actions that are possible are named. Back leaves all as it was."""
    session, stage = main_action_done()
    stage.give(ANNA, money=3, cep=1)
    stage.lobby(ANNA, 3)
    screen.lay(session)
    before, offered = screen.fingerprint, screen.offered()
    screen.push(screen.button("end_turn"))
    assert screen.labels() == ["You could still: buy a CEP, sell a CEP, play a card."]
    assert screen.fingerprint == before
    screen.push(screen.button("back"))
    assert (screen.fingerprint, screen.offered(), screen.labels()) == (before, offered, [])
    screen.push(screen.button("end_turn"))
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions == [act.END_TURN]


def test_the_question_stays_in_its_place_and_can_be_switched_off_right_there(screen: Screen) -> None:
    """Whatever it says, its buttons are where they were; ticked, nobody is asked again."""
    places = set()
    for money, cep in ((3, 1), (3, 0)):
        session, stage = main_action_done()
        stage.give(ANNA, money=money, cep=cep)
        stage.lobby(ANNA, 3)
        screen.lay(session)
        screen.push(screen.button("end_turn"))
        places.add((screen.button("do_it").pos().toTuple(), screen.button("back").pos().toTuple()))
    assert len(places) == 1
    never = screen.game_view.prompt.findChild(QCheckBox, "do_not_ask")
    assert isinstance(never, QCheckBox)
    never.setChecked(True)
    screen.push(screen.button("back"))
    assert screen.controller.preferences.value("confirm_end_turn"), "nothing was ended"
    screen.push(screen.button("end_turn"))
    never = screen.game_view.prompt.findChild(QCheckBox, "do_not_ask")
    assert isinstance(never, QCheckBox)
    never.click()
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions == [act.END_TURN]
    assert not screen.controller.preferences.value("confirm_end_turn")


def test_the_end_of_a_turn_is_not_asked_when_nothing_useful_is_open(screen: Screen) -> None:
    """No question without a reason."""
    session, _ = main_action_done()
    screen.lay(session)
    screen.push(screen.button("end_turn"))
    assert screen.controller.session.actions == [act.END_TURN]


def test_the_end_of_a_turn_is_not_asked_when_the_player_does_not_want_it(screen: Screen) -> None:
    """A preference of its own."""
    session, stage = main_action_done()
    stage.give(ANNA, money=3)
    screen.controller.preferences.set("confirm_end_turn", False)
    screen.lay(session)
    screen.push(screen.button("end_turn"))
    assert screen.controller.session.actions == [act.END_TURN]


def test_the_end_of_the_game_is_warned_of_and_can_be_put_off(screen: Screen) -> None:
    """15.1: the last turn of the last decade. Back leaves everything as it was; doing it shows the result."""
    session, stage = main_action_done()
    stage.last_turn()
    stage.table.decade = stage.table.setting.decades
    screen.lay(session)
    before, offered = screen.fingerprint, screen.offered()
    screen.push(screen.button("end_turn"))
    assert screen.labels() == [ENDS]
    screen.push(screen.button("back"))
    assert (screen.fingerprint, screen.offered(), screen.labels()) == (before, offered, [])
    screen.push(screen.button("end_turn"))
    screen.push(screen.button("do_it"))
    assert screen.controller.is_over
    (dialog,) = screen.window.findChildren(EndDialog)
    assert dialog.isVisible()
    dialog.close()
    assert [button.text() for button in screen.buttons()] == ["Result"]


def test_the_end_of_the_game_is_not_warned_of_when_the_player_does_not_want_it(screen: Screen) -> None:
    """The other preference."""
    session, stage = main_action_done()
    stage.last_turn()
    stage.table.decade = stage.table.setting.decades
    screen.controller.preferences.set("warn_before_end", False)
    screen.lay(session)
    screen.push(screen.button("end_turn"))
    assert screen.controller.is_over


def test_a_decade_that_certainly_loses_the_planet_is_warned_of(screen: Screen) -> None:
    """6.4: 500 ppm whatever is drawn."""
    session, stage = main_action_done()
    for region in ("north_america", "europe", "asia"):
        stage.demand(region, "coal", "coal", "coal", "coal")
    stage.demand("oceania", "coal")
    stage.last_turn()
    screen.lay(session)
    assert screen.table.co2 >= 500
    before = screen.fingerprint
    screen.push(screen.button("end_turn"))
    assert screen.labels() == ["The decade ends with this turn, and the planet will be lost."]
    screen.push(screen.button("back"))
    assert screen.fingerprint == before


def test_a_drag_that_gives_something_away_is_warned_of_too(screen: Screen) -> None:
    """G-28: nobody can be moved or recruited, so a research grant would be lost; a drag is asked like a
    button, and no piece is left in the air meanwhile."""
    session, stage = prepared()
    stage.table.hand_scientists[ANNA] = stage.table.pool_scientists[ANNA] = 0
    screen.lay(session)
    before = screen.fingerprint
    screen.drag(at.projects(SOLAR), at.space(8))
    assert screen.labels() == ["You have no scientist to move or recruit: this space gives you nothing."]
    assert (screen.fingerprint, screen.flyers()) == (before, [])
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions == [act.propose(SOLAR, EUROPE, 2)]


def test_a_warning_stays_in_other_words_and_colours(
    screen: Screen, language_manager: LanguageManager
) -> None:
    """Nothing is done by a change of the language or of the look, and nothing is forgotten."""
    session, stage = main_action_done()
    stage.give(ANNA, money=3, cep=1)
    stage.lobby(ANNA, 3)
    screen.lay(session)
    screen.push(screen.button("end_turn"))
    (english,) = screen.labels()
    language_manager.speak(PSEUDO)
    screen.settle()
    (words,) = screen.labels()
    assert words != english
    assert is_pretended(words)
    screen.controller.preferences.set("theme", DARK)
    screen.settle()
    assert screen.labels() == [words]
    assert screen.controller.session.actions == []
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions == [act.END_TURN]


# --- editors -----------------------------------------------------------------------------------------------


def type_keys(widget: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(widget, key)


@pytest.mark.parametrize("money", [0, 2, 5])
def test_an_income_is_split_with_the_arrow_keys(screen: Screen, money: int) -> None:
    """DP-06: from all in points to all in money; the words beside the slider add up."""
    decisions.to_income_split(screen)
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, SplitEditor)
    assert (editor.slider.minimum(), editor.slider.maximum()) == (0, 5)
    type_keys(editor.slider, Qt.Key.Key_Home, *[Qt.Key.Key_Right] * money)
    assert editor.money.text() == f"{money} as money"
    assert editor.points.text() == f"{5 - money} as points"
    screen.push(editor.button)
    assert screen.controller.session.actions[-1] == act.split_income(money)


def test_a_bid_is_typed(screen: Screen) -> None:
    """DP-03: the editor knows the limits, and passing is beside it."""
    decisions.to_bid(screen)
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, BidEditor)
    assert (editor.amount.minimum(), editor.amount.maximum()) == (0, 4 + 2 * 2 + 6 * 3)
    editor.amount.selectAll()
    QTest.keyClicks(editor.amount, "11")
    assert editor.button.text() == "Bid $11"
    assert [button.property("choice") for button in screen.buttons()] == [act.PASS]
    screen.push(editor.button)
    assert screen.controller.session.actions[-1] == act.bid(11)


def test_a_bid_is_raised_and_lowered_by_its_buttons(screen: Screen) -> None:
    """DP-03: the mouse alone suffices, and the buttons end at the limits."""
    decisions.to_bid(screen)
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, BidEditor)
    stepper = editor.findChild(Stepper)
    assert isinstance(stepper, Stepper)
    assert not stepper.less.isEnabled()
    screen.push(stepper.more)
    screen.push(stepper.more)
    screen.push(stepper.less)
    assert editor.button.text() == "Bid $1"
    editor.amount.setValue(editor.amount.maximum())
    assert not stepper.more.isEnabled()


def test_a_payment_that_does_not_fit_cannot_be_given(screen: Screen) -> None:
    """DP-04, G-15: no single paid thing may be superfluous. The editor says what is wrong and closes its
    button; money covers what is missing."""
    decisions.to_bid_payment(screen)
    editor = screen.game_view.prompt.editor
    assert isinstance(editor, PaymentEditor)
    type_keys(editor.cep, Qt.Key.Key_Up, Qt.Key.Key_Up)
    type_keys(editor.tech, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert (editor.tech.value(), editor.cep.value()) == (0, 2)
    assert editor.button.isEnabled()
    type_keys(editor.tech, Qt.Key.Key_Up)
    assert not editor.button.isEnabled()
    assert editor.button.text() == "Pay"
    assert editor.note.isVisible()
    type_keys(editor.cep, Qt.Key.Key_Down)
    assert editor.button.isEnabled()
    assert not editor.note.isVisible()
    screen.push(editor.button)
    assert screen.controller.session.actions[-1] == act.pay_bid(1, 1, 1)


def test_what_is_set_stays_in_another_language(screen: Screen, language_manager: LanguageManager) -> None:
    """DP-04, DP-06: whether it is an answer or not."""
    for ask, values in ((decisions.to_income_split, [2]), (decisions.to_bid_payment, [1, 2])):
        ask(screen)
        editor = screen.game_view.prompt.editor
        assert editor is not None
        assert editor.values() != values
        editor.take(values)
        told = editor.button.isEnabled()
        language_manager.speak(PSEUDO)
        screen.settle()
        again = screen.game_view.prompt.editor
        assert again is not None
        assert again is not editor
        assert (again.values(), again.button.isEnabled()) == (values, told)
        assert is_pretended(again.button.text())
        language_manager.speak()
        screen.settle()


def test_back_from_a_warning_leaves_the_editor_as_it_was(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """DP-06: the part in money that was warned of."""
    decisions.to_income_split(screen)
    monkeypatch.setattr(screen.game_view.adviser, "warnings", lambda action: ["Think of it."])
    editor = screen.game_view.prompt.editor
    assert editor is not None
    editor.take([3])
    screen.push(editor.button)
    assert screen.labels() == ["Think of it."]
    screen.push(screen.button("back"))
    editor = screen.game_view.prompt.editor
    assert editor is not None
    assert editor.current() == act.split_income(3)
    screen.push(editor.button)
    screen.push(screen.button("do_it"))
    assert screen.controller.session.actions[-1] == act.split_income(3)


def test_a_draft_shows_the_cards_it_asks_about(screen: Screen) -> None:
    """DP-01: each button tells its card, for nothing else shows it."""
    decisions.to_draft(screen)
    speaker = screen.controller.speaker
    packet = screen.table.packets[screen.controller.seat]
    assert [button.property("choice") for button in screen.buttons()] == [act.keep_card(c) for c in packet]
    for card, button in zip(packet, screen.buttons(), strict=True):
        assert speaker.lobby_card(card).title in button.toolTip()


def test_the_buttons_of_a_choice_tell_where_it_leads(screen: Screen) -> None:
    """10: an energy to choose carries its sign, and the tool tip says what follows from it."""
    decisions.to_bonus_any(screen)
    button = next(b for b in screen.buttons() if b.property("choice") == act.choose_energy(BIOMASS))
    assert not button.icon().isNull()
    assert "biomass" in button.toolTip().lower()
    assert button.accessibleDescription() == button.toolTip()


def test_a_look_at_the_past_keeps_what_was_half_chosen(screen: Screen) -> None:
    """Back in the present, a click on the board answers the open step as before, and nothing else."""
    screen.new(players=2, seed=20)
    screen.sit_down()
    many: list[QWidget] = []
    while not many:
        screen.submit(steady(20)(screen.controller.game))
        screen.settle()
        screen.sit_down()
        many = [button for button in screen.buttons() if button.property("steps") is not None]
    screen.push(many[0])
    before = screen.game_view.board_input.moves.clicks
    screen.game_view.look_back()
    screen.settle()
    assert screen.game_view.board_input.moves.clicks == {}
    screen.push(screen.game_view.history.leave)
    assert screen.game_view.prompt.stepwise.is_active
    assert screen.game_view.board_input.moves.clicks == before


def test_a_drag_takes_the_place_of_a_choice_in_steps(screen: Screen) -> None:
    """Somebody presses the button, and then takes the piece after all."""
    screen.new()
    screen.sit_down()
    many = next(button for button in screen.buttons() if button.property("steps") is not None)
    screen.push(many)
    assert screen.game_view.prompt.stepwise.is_active
    wanted = next(action for action in screen.controller.moves.legal if isinstance(action, act.Propose))
    screen.drag(at.projects(wanted.energy), at.space(ids.space_of(wanted.region, wanted.grant)))
    assert not screen.game_view.prompt.stepwise.is_active
    assert screen.controller.session.actions == [wanted]
