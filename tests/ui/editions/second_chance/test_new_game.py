"""A new game of Second Chance: edition, mode, players, variants, open questions, and the way back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog

from co2desk.engine.editions.second_chance.setting import COMPETITIVE, COOPERATIVE, MODES, SOLO
from co2desk.engine.editions.second_chance.switches import Switches
from co2desk.engine.machine.switches import catalogue_of
from co2desk.lessons import load_lessons
from co2desk.session import GameOptions, Session
from co2desk.session.seats import Seat
from co2desk.session.setup import GameSetup, setup_of
from co2desk.ui.editions.first.new_game import FIRST_FORM
from co2desk.ui.editions.lookup import FORMS
from co2desk.ui.editions.second_chance.new_game import SECOND_CHANCE_FORM
from co2desk.ui.models import places as at
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.setup.readings import ReadingsDialog
from co2desk.ui.setup.readings_model import ALL, CHANGED, KEY_ROLE
from tests.engine.second_chance.scene import kit
from tests.ui.keyboard_and_mouse import choose, click, show, tick, write
from tests.ui.screen import Screen, people
from tests.ui.second_screen import options
from tests.ui.setup.fields import box, values_of, variant

Open = Callable[..., NewGameDialog]
VARIANTS: dict[str, str | bool | int] = {
    "difficulty": "easy",
    "inspectors": True,
    "draft": True,
    "home": "asia",
}
PREVIOUS = GameSetup(
    GameOptions("second_chance", 4, 5, VARIANTS, switches={"summit_points": "own_topic_first"}),
    (Seat("Anna", "star"), Seat("Bo", "disc"), Seat("Computer 3", "square", "strong"), Seat("Di", "diamond")),
)
ALONE = GameSetup(GameOptions("second_chance", 1, 5, {"mode": SOLO, "solo_card": 7}), (Seat("Anna", "star"),))


@pytest.fixture
def opened(app: QApplication) -> Iterator[Open]:
    """Opens the dialog with Second Chance chosen; it is closed and gone after the test."""
    dialogs: list[NewGameDialog] = []

    def open_one(
        previous: GameSetup | None = None, chosen: bool = True, shows_all: bool = True
    ) -> NewGameDialog:
        dialog = NewGameDialog(None, previous, shows_all=shows_all)
        dialogs.append(dialog)
        show(dialog)
        if chosen:
            click(edition(dialog, "second_chance"))
        return dialog

    yield open_one
    for dialog in dialogs:
        dialog.close()
        dialog.deleteLater()


def edition(dialog: NewGameDialog, name: str) -> QAbstractButton:
    return dialog.editions.button(list(FORMS).index(name))


def set_mode(dialog: NewGameDialog, mode: str) -> None:
    choose(values_of(dialog, "mode").choice, mode)


def possible(dialog: NewGameDialog) -> list[int]:
    """The numbers of players that can be clicked."""
    return [
        n for n in range(1, 6) if dialog.counts.button(n).isVisible() and dialog.counts.button(n).isEnabled()
    ]


def started(dialog: NewGameDialog) -> GameSetup:
    click(dialog.start)
    assert dialog.result() == QDialog.DialogCode.Accepted, dialog.problem.text()
    Session.new(dialog.setup.options)
    return dialog.setup


# --- the edition -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "asked"),
    [
        ("cooperative", ["mode", "difficulty"]),
        ("competitive", ["mode"]),
        ("solo", ["mode", "difficulty", "inspectors", "solo_card"]),
    ],
)
def test_each_mode_asks_only_what_a_first_game_needs(opened: Open, mode: str, asked: list[str]) -> None:
    """The solo game tells of its inspectors, because they are not as usual."""
    dialog = opened(shows_all=False)
    set_mode(dialog, mode)
    assert [field.variant.key for field in dialog.variants.fields if field.isVisible()] == asked


def test_the_first_edition_is_open_for_a_newcomer(opened: Open) -> None:
    """Both editions are there by their names, and pressing Enter plays CO₂ (2012)."""
    dialog = opened(chosen=False)
    assert [button.text() for button in dialog.editions.buttons()] == ["CO₂ (2012)", "CO₂: Second Chance"]
    assert dialog.editions.checkedButton() is edition(dialog, "first")
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    assert dialog.setup.options.edition == "first"


def test_the_difficulty_of_a_first_game_is_called_so(opened: Open) -> None:
    """The others are not; and the first edition, where everything can be chosen, gives no reasons."""
    dialog = opened()
    choice = values_of(dialog, "difficulty").choice
    named = {choice.itemText(row) for row in range(choice.count())}
    assert named == {"Normal", "Easy – for a first game", "Hard"}
    assert choice.currentText() == "Easy – for a first game"
    click(edition(dialog, "first"))
    assert not dialog.why_not_more.isVisible()


def test_a_new_game_opens_on_the_edition_that_was_learnt_or_played_last(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lesson counts, and so does a game that was opened; "Same again" is still the game before."""
    starter, found = screen.window.parts.starter, []
    monkeypatch.setattr(NewGameDialog, "exec", lambda dialog: found.append(dialog.form.edition))
    lessons = {lesson.name: lesson.chapters[0] for lesson in load_lessons()}
    for name in ("second_chance", "first"):
        screen.window.parts.lessons.begin(lessons[name])
        starter.set_up()
    screen.new(edition="second_chance", players=2)
    starter.set_up()
    assert found == ["second_chance", "first", "second_chance"]


def test_second_chance_is_started_with_two_clicks(opened: Open) -> None:
    """The team game of three; the usual values stay out of the options."""
    dialog = opened()
    assert dialog.title.text() == SECOND_CHANCE_FORM.title()
    assert edition(dialog, "second_chance").isChecked()
    setup = started(dialog)
    easy = {"difficulty": "easy"}  # what a first team can win
    assert setup.options == GameOptions("second_chance", 3, setup.options.seed, variants=easy)
    assert Session.new(setup.options).game.table.setting.mode == COOPERATIVE


def test_the_arrow_keys_change_the_edition(opened: Open) -> None:
    """The two buttons are one choice."""
    dialog = opened(chosen=False)
    edition(dialog, "first").setFocus()
    QTest.keyClick(edition(dialog, "first"), Qt.Key.Key_Right)
    assert dialog.form is SECOND_CHANCE_FORM


def test_people_and_seed_stay_when_the_edition_changes(opened: Open) -> None:
    """Names, signs and the seed are the table's, not the edition's; a fifth friend has no place here."""
    dialog = opened(chosen=False)
    click(dialog.counts.button(5))
    write(dialog.seats.rows[0].name, "Anna")
    write(dialog.seed.line, "77")
    click(edition(dialog, "second_chance"))
    assert possible(dialog) == [2, 3, 4]
    assert dialog.seats.count == 3
    setup = started(dialog)
    assert (setup.seats[0].name, setup.options.seed) == ("Anna", 77)


def test_what_was_chosen_for_an_edition_is_still_there_after_a_look_at_the_other(opened: Open) -> None:
    """Variants and readings of both editions are kept apart."""
    dialog = opened(chosen=False)
    click(dialog.counts.button(5))
    tick(box(dialog, "auction"))
    choose(dialog.rulebook.book, "ru")
    click(edition(dialog, "second_chance"))
    tick(box(dialog, "inspectors"))
    assert not dialog.rulebook.book.isVisible()
    click(edition(dialog, "first"))
    assert dialog.form is FIRST_FORM
    setup = started(dialog)
    assert (setup.options.players, setup.options.book) == (5, "ru")
    assert setup.options.variants == {"auction": True}
    click(edition(dialog, "second_chance"))
    assert box(dialog, "inspectors").isChecked()


# --- modes and players -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "players"), [(m, n) for m in (COOPERATIVE, COMPETITIVE) for n in (2, 3, 4)] + [(SOLO, 1)]
)
def test_every_mode_is_played_by_every_number_of_players(opened: Open, mode: str, players: int) -> None:
    """Specification 4: two to four together or as rivals, one alone."""
    dialog = opened()
    set_mode(dialog, mode)
    click(dialog.counts.button(players))
    setup = started(dialog)
    assert len(setup.seats) == players
    assert Session.new(setup.options).game.table.setting.mode == mode


def test_the_solo_game_is_for_one_and_the_others_are_not(opened: Open) -> None:
    """What a mode does not allow is disabled with the reason; the number from before comes back."""
    dialog = opened()
    click(dialog.counts.button(4))
    assert possible(dialog) == [2, 3, 4]
    assert "solo" in dialog.counts.button(1).toolTip()
    assert dialog.why_not_more.text() == dialog.counts.button(1).toolTip()
    set_mode(dialog, SOLO)
    assert possible(dialog) == [1]
    assert dialog.seats.count == 1
    assert dialog.alone.isVisible()
    assert "for one" in dialog.counts.button(3).toolTip()
    assert "for one" in dialog.why_not_more.text()
    assert dialog.why_not_more.isVisible()
    set_mode(dialog, COMPETITIVE)
    assert possible(dialog) == [2, 3, 4]
    assert dialog.seats.count == 4
    assert not dialog.alone.isVisible()


# --- variants ----------------------------------------------------------------------------------------------

OPEN_IN = {
    "mode": set(MODES),
    "difficulty": {COOPERATIVE, SOLO},
    "inspectors": {COOPERATIVE},
    "draft": {COOPERATIVE, COMPETITIVE},
    "solo_card": {SOLO},
    "home": set(MODES),
}


@pytest.mark.parametrize("mode", MODES)
def test_variants_that_do_not_apply_are_disabled_with_the_reason(opened: Open, mode: str) -> None:
    """Specification 4.2, 4.3, 17: each mode has its own. The reason stands where the explanation was; what
    is disabled is not played even if it was chosen before."""
    dialog = opened()
    tick(box(dialog, "inspectors"))
    tick(box(dialog, "draft"))
    choose(values_of(dialog, "difficulty").choice, "easy")
    set_mode(dialog, mode)
    for field in dialog.variants.fields:
        key = field.variant.key
        assert field.isEnabled() == (mode in OPEN_IN[key]), key
        if not field.isEnabled():
            assert field.note.text() == field.toolTip()
            assert field.note.text().endswith(".")
    played = set(started(dialog).options.variants) - {"mode"}
    assert played == {key for key in ("inspectors", "draft", "difficulty") if mode in OPEN_IN[key]}


def test_every_variant_of_the_edition_is_asked_for() -> None:
    """With every value that the edition knows, the usual one first."""
    values = {variant.key: variant.values(kit()) for variant in SECOND_CHANCE_FORM.variants}
    assert set(values) == set(OPEN_IN)
    assert values["mode"] == MODES
    assert values["difficulty"] == ("hard", "normal", "easy")
    assert values["home"][0] == "north_america"
    assert set(values["home"]) == set(kit().regions)
    assert values["solo_card"] == (0, -1, *(card.number for card in kit().solo_cards))


def test_chosen_variants_are_played(opened: Open) -> None:
    """Difficulty, inspectors, draft and home region reach the options, explained with the pack's numbers."""
    dialog = opened()
    choose(values_of(dialog, "difficulty").choice, "easy")
    assert "6 coal plants" in variant(dialog, "difficulty").note.text()
    assert "Starting points: 5." in variant(dialog, "difficulty").note.text()
    tick(box(dialog, "inspectors"))
    tick(box(dialog, "draft"))
    choose(values_of(dialog, "home").choice, "asia")
    assert started(dialog).options.variants == VARIANTS


@pytest.mark.parametrize("card", [0, -1, 5])
def test_a_solo_goal_is_none_random_or_chosen_by_its_text(opened: Open, card: int) -> None:
    """D2: the sentence below tells what the card asks for."""
    dialog = opened()
    set_mode(dialog, SOLO)
    field = values_of(dialog, "solo_card")
    choose(field.choice, card)
    speaker = dialog.variants.speaker
    assert field.note.text() == speaker.variant_help("solo_card", card)
    if card > 0:
        assert field.note.text() == speaker.solo_goal(card).body[0]
    variants = started(dialog).options.variants
    usual = {"mode": SOLO, "difficulty": "easy"}
    assert variants == ({**usual, "solo_card": card} if card else usual)


def test_alone_the_points_and_the_inspectors_are_those_of_the_solo_game(opened: Open) -> None:
    """What is told is what the game begins with; back among others, the box is as it was."""
    dialog = opened()
    choose(values_of(dialog, "difficulty").choice, "hard")
    assert not box(dialog, "inspectors").isChecked()
    set_mode(dialog, SOLO)
    points = Session.new(dialog._options(1)).game.table.vp[0]
    assert variant(dialog, "difficulty").note.text().endswith(f"Starting points: {points}.")
    assert box(dialog, "inspectors").isChecked()
    assert "inspectors" not in dialog.variants.values(), "it is no choice"
    set_mode(dialog, COOPERATIVE)
    assert not box(dialog, "inspectors").isChecked()
    assert variant(dialog, "difficulty").note.text().endswith("Starting points: 0.")


def test_the_draft_says_how_many_cards_are_kept(screen: Screen) -> None:
    """17.6: several of the first packet, one after the other; each card that is kept counts."""
    screen.new(players=3, edition="second_chance", variants={"draft": True})
    screen.sit_down()
    keeps, sentence = kit().draft_keeps[0], screen.game_view.prompt.sentence
    assert keeps > 1
    assert sentence.text().startswith(f"Keep {keeps} of these ")
    for _ in range(keeps - 1):
        screen.submit(screen.controller.moves.legal[0])
        screen.settle()
    assert sentence.text().startswith("Keep one of these ")


def test_a_long_goal_does_not_widen_the_dialog(opened: Open) -> None:
    """The closed list is as wide as there is room; the list itself shows the whole sentence."""
    dialog = opened()
    set_mode(dialog, SOLO)
    choice = values_of(dialog, "solo_card").choice
    metrics = choice.fontMetrics()
    longest = max(metrics.horizontalAdvance(choice.itemText(row)) for row in range(choice.count()))
    assert choice.minimumSizeHint().width() < longest / 2
    choice.showPopup()
    assert choice.view().width() >= longest
    choice.hidePopup()


# --- open questions ----------------------------------------------------------------------------------------


def open_questions(dialog: NewGameDialog) -> ReadingsDialog:
    click(dialog.rulebook.differences)
    found = dialog.findChild(ReadingsDialog)
    assert isinstance(found, ReadingsDialog)
    assert QTest.qWaitForWindowActive(found)
    return found


def shown(questions: ReadingsDialog) -> list[str]:
    rows = range(questions.filter.rowCount())
    return [str(questions.filter.index(row, 0).data(KEY_ROLE)) for row in rows]


def test_every_open_question_is_asked_with_its_answers(opened: Open) -> None:
    """All switches of the edition in their order; there is one book, so no books are compared."""
    questions = open_questions(opened())
    assert shown(questions) == [switch.key for switch in catalogue_of(Switches)]
    assert questions.show_only.values == (ALL, CHANGED)
    assert questions.windowTitle() == "Open questions in the rulebook"
    write(questions.search, "a13")
    assert shown(questions) == ["summit_points"]
    detail, speaker = questions.detail, questions.speaker
    assert detail.question.text() == speaker.reading("summit_points")
    assert detail.value.currentText() == speaker.reading_value("summit_points", "any_topic")
    assert detail.state.text() == "As recommended."
    assert "A13" in detail.settles.text()
    assert not detail.books_label.isVisible()
    assert not any(label.isVisible() for pair in detail.book_labels for label in pair)
    click(questions.done_button)


def test_another_reading_is_played_and_can_be_taken_back(opened: Open) -> None:
    """A13: the change is marked, counted in the dialog, and reaches the game."""
    dialog = opened()
    questions = open_questions(dialog)
    write(questions.search, "a13")
    choose(questions.detail.value, "own_topic_first")
    assert questions.detail.state.text() == "Changed by you."
    click(questions.detail.back)
    assert questions.detail.state.text() == "As recommended."
    choose(questions.detail.value, "own_topic_first")
    click(questions.done_button)
    assert dialog.rulebook.note.text() == "Rulings changed for this game: 1"
    options = started(dialog).options
    assert (options.book, options.literal) == ("consensus", False)
    assert options.switches == {"summit_points": "own_topic_first"}
    assert Session.new(options).readings["summit_points"] == "own_topic_first"


# --- same again, and saving --------------------------------------------------------------------------------


@pytest.mark.parametrize("previous", [PREVIOUS, ALONE], ids=["team", "alone"])
def test_same_again_remembers_the_edition_and_everything_else(opened: Open, previous: GameSetup) -> None:
    """The edition that was played last is open; one click fills in the rest, and only the seed is new."""
    dialog = opened(previous, chosen=False)
    assert dialog.form is SECOND_CHANCE_FORM
    click(dialog.same_again)
    setup = started(dialog)
    assert setup == previous.again(setup.options.seed)
    assert setup.options.seed != previous.options.seed


def test_same_again_changes_the_edition_back(opened: Open) -> None:
    """Also after a look at the other one."""
    dialog = opened(PREVIOUS, chosen=False)
    click(edition(dialog, "first"))
    click(dialog.same_again)
    assert dialog.form is SECOND_CHANCE_FORM
    assert edition(dialog, "second_chance").isChecked()
    assert started(dialog).seats == PREVIOUS.seats


def test_a_setup_of_one_without_a_mode_is_a_solo_game(opened: Open) -> None:
    """As the session reads it."""
    written = GameSetup(GameOptions("second_chance", 1, 5), ALONE.seats)
    dialog = opened(written, chosen=False)
    click(dialog.same_again)
    assert variant(dialog, "mode").value == SOLO
    assert started(dialog).options.variants == {"mode": SOLO}


def test_wrong_values_of_an_own_copy_are_told_for_their_edition(opened: Open, own_packs: Path) -> None:
    """The other edition can be played all the same."""
    (own_packs / "second_chance.yaml").write_text("colour: red\n", encoding="utf-8")
    dialog = opened()
    assert "second_chance.yaml" in dialog.problem.text()
    click(edition(dialog, "first"))
    assert not dialog.problem.isVisible()
    assert started(dialog).options.edition == "first"


@pytest.mark.parametrize("mode", MODES)
def test_a_game_of_any_mode_is_saved_and_opened_again(mode: str) -> None:
    """The document holds the session and the people; what is read is the same game."""
    session = Session.new(options(mode))
    for _ in range(6):
        session.play(session.game.legal()[0])
    setup = GameSetup(session.options, people(session.options.players), practice=True)
    session.seats, session.practice = setup.seats, setup.practice
    again = Session.load(json.loads(json.dumps(session.save())))
    assert again.game.fingerprint() == session.game.fingerprint()
    assert setup_of(again) == setup


# --- in the window -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_the_window_names_the_edition(screen: Screen, mode: str) -> None:
    """In its title; and a company goal is on the menu only where there is one to discard."""
    screen.new(edition="second_chance", players=1 if mode == SOLO else 2, variants={"mode": mode})
    title = screen.window.windowTitle()
    assert title.startswith("CO₂: Second Chance – Anna")
    assert screen.window.menus.cash.menuAction().isVisible() == (mode == COMPETITIVE)
    screen.new(players=2)
    assert screen.window.windowTitle().startswith("CO₂ (2012) – Anna, Bruno")
    assert screen.window.menus.cash.menuAction().isVisible()


def test_a_company_goal_is_discarded_from_the_menu_in_the_own_turn_only(screen: Screen) -> None:
    """A51: before the first turn goals are chosen and nothing can be discarded; in her turn Anna may."""
    screen.new(edition="second_chance", players=2, variants={"mode": COMPETITIVE})
    menu = screen.window.menus.cash
    assert not menu.isEnabled()
    screen.sit_down()
    while screen.asked[0] == "keep_goal":
        screen.push(screen.buttons()[0])
        screen.sit_down()
    kind, who = screen.asked
    assert kind == "turn"
    assert menu.isEnabled()
    menu.aboutToShow.emit()
    assert [entry.isEnabled() for entry in menu.actions()] == [player == who for player in range(2)]


def test_a_game_is_opened_from_its_file(screen: Screen, tmp_path: Path) -> None:
    """Saved in the window, and opened again beside a game of the other edition: board, title and position."""
    screen.new(edition="second_chance", players=2, variants={"mode": COOPERATIVE})
    before = screen.fingerprint
    file = tmp_path / "team.co2game"
    assert screen.window.parts.files.save_to(file)
    screen.new(players=3)
    assert screen.window.open_from(file)
    screen.settle()
    assert screen.fingerprint == before
    assert screen.window.windowTitle().startswith("team – CO₂: Second Chance")
    assert at.environmental_goal(20) in screen.game_view.board.items_by_key


def test_the_quick_game_is_the_first_edition(screen: Screen) -> None:
    """One click, one person, two computer players."""
    screen.window.parts.starter.quick_game()
    screen.settle()
    assert screen.controller.session.options.edition == "first"
    assert screen.controller.session.options.players == 3


def test_partners_that_nobody_has_chosen_plan_with_the_team(opened: Open) -> None:
    """Steady looks at one turn; Strong plans the decade with its team, and says what it plans."""
    dialog = opened()
    rows = dialog.seats.rows
    assert [row.player.value for row in rows[:3]] == ["person", "strong", "strong"]
    choose(rows[2].player, "expert")
    choose(values_of(dialog, "mode").choice, COMPETITIVE)
    assert [row.player.value for row in rows[:3]] == ["person", "steady", "expert"]
    click(edition(dialog, "first"))
    assert [row.player.value for row in rows[:3]] == ["person", "steady", "expert"]
    click(edition(dialog, "second_chance"))
    choose(values_of(dialog, "mode").choice, COOPERATIVE)
    assert [row.player.value for row in rows[:3]] == ["person", "strong", "expert"]


def test_players_of_the_game_before_stay_as_they_were(opened: Open) -> None:
    before = (
        Seat("Anna", "star"),
        Seat("Computer 2", "disc", "beginner"),
        Seat("Computer 3", "square", "steady"),
    )
    dialog = opened(GameSetup(GameOptions("second_chance", 3, 5, {}), before), chosen=False)
    click(dialog.same_again)
    assert [row.player.value for row in dialog.seats.rows[:4]] == ["person", "beginner", "steady", "strong"]
