"""The new game dialog: one screen, by mouse and by keyboard, with a sentence for everything it refuses."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLineEdit, QWidget

from co2desk.bots.levels import DEFAULT_LEVEL, LEVELS
from co2desk.components import Pack, load_pack
from co2desk.engine.machine.actions import BadDocumentError
from co2desk.engine.machine.phrases import phrase
from co2desk.session import GameOptions, Session
from co2desk.session.options import BIGGEST_SEED
from co2desk.session.seats import LONGEST_NAME, PERSON, PROGRAM, SIGNS, Program, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.players.words import PLAYERS, player_words
from co2desk.ui.setup import dialog as new_game
from co2desk.ui.setup import player_rows
from co2desk.ui.setup.dialog import NewGameDialog
from co2desk.ui.theme.look import Type
from tests.ui.keyboard_and_mouse import choose, choose_from_list, click, show, tick, write
from tests.ui.painting import picture_of
from tests.ui.screen import Screen
from tests.ui.setup.fields import box, values_of, variant

Open = Callable[..., NewGameDialog]
PREVIOUS = GameSetup(
    GameOptions("first", 4, 5, {"draft": True, "preset": "expert"}, "pl", True, {"plant_choice": "any"}),
    (
        Seat("Anna", "star"),
        Seat("Bo", "disc"),
        Seat("Computer 3", "square", "expert"),
        Seat("Deep Green", "diamond", "steady"),
    ),
)


@pytest.fixture
def opened(app: QApplication) -> Iterator[Open]:
    """Opens the dialog; it is closed and gone after the test."""
    dialogs: list[NewGameDialog] = []

    def open_one(previous: GameSetup | None = None, shows_all: bool = True) -> NewGameDialog:
        dialog = NewGameDialog(None, previous, shows_all=shows_all)
        dialogs.append(dialog)
        show(dialog)
        return dialog

    yield open_one
    for dialog in dialogs:
        dialog.close()
        dialog.deleteLater()


def started(dialog: NewGameDialog) -> GameSetup:
    click(dialog.start)
    assert dialog.result() == QDialog.DialogCode.Accepted, dialog.problem.text()
    return dialog.setup


# --- a newcomer --------------------------------------------------------------------------------------------


def test_a_newcomer_presses_enter_and_plays(opened: Open) -> None:
    """The start button has the focus, and what it starts is a game: a person against steady computers."""
    dialog = opened()
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)
    setup = dialog.setup
    assert [seat.is_person for seat in setup.seats] == [True, False, False]
    assert {seat.player for seat in setup.seats[1:]} == {"steady"}
    assert [seat.name for seat in setup.seats] == ["Player 1", "Computer 2", "Computer 3"]
    assert setup.options == GameOptions("first", 3, setup.options.seed)
    assert not Session.new(setup.options).game.is_over


def questions(dialog: NewGameDialog) -> list[str]:
    """The variants that are asked about."""
    return [field.variant.key for field in dialog.variants.fields if field.isVisible()]


def height_wanted(dialog: NewGameDialog) -> int:
    """By everything that is asked, in a window of 1280 x 720."""
    return dialog.content.heightForWidth(1140)


def test_a_newcomer_is_asked_who_plays_and_little_else(opened: Open) -> None:
    """Edition, players with their levels, and how hard it is; all the rest waits behind a button."""
    dialog = opened(shows_all=False)
    assert questions(dialog) == ["preset"]
    assert dialog.seats.isVisible()
    hidden = (dialog.seed, dialog.practice, dialog.rulebook)
    assert not any(widget.isVisible() for widget in hidden)
    high = height_wanted(dialog)
    click(dialog.more)
    assert questions(dialog) == ["preset", "auction", "draft"]
    assert all(widget.isVisible() for widget in hidden)
    assert height_wanted(dialog) > 1.5 * high
    click(dialog.more)
    assert questions(dialog) == ["preset"]
    assert height_wanted(dialog) == high


def test_a_newcomer_chooses_an_edition_by_its_picture_and_players_by_their_crests(opened: Open) -> None:
    """Each edition says what it is about. Order and languages of players wait behind the button, but a
    language that somebody has chosen is told."""
    dialog = opened(shows_all=False)
    first, second = dialog.cards
    assert first.isChecked()
    assert "points wins" in first.about.text()
    click(second)
    assert dialog.form.edition == "second_chance"
    assert second.isChecked()
    assert not first.isChecked()
    row = dialog.seats.rows[0]
    assert all(widget.isVisible() for widget in (row.signs, row.name, row.player))
    assert not any(widget.isVisible() for widget in row.details)
    row.language.choose("de")
    dialog.retranslate()
    assert "changed" in dialog.more.text()
    click(dialog.more)
    assert all(widget.isVisible() for widget in row.details)


def test_the_chosen_edition_is_marked_without_its_colour(opened: Open) -> None:
    dialog = opened(shows_all=False)
    card = dialog.cards[1]
    dialog.start.setFocus()
    before = picture_of(card)
    click(card)
    dialog.start.setFocus()
    after = picture_of(card)
    spot = QPoint(card.width() - 21, 20)  # the middle of the mark
    assert before.pixelColor(spot) != after.pixelColor(spot)


def test_what_is_chosen_behind_the_button_counts_and_is_told(opened: Open) -> None:
    dialog = opened(shows_all=False)
    assert dialog.more.text() == "&More"
    click(dialog.more)
    assert dialog.more.text() == "&Less"
    click(dialog.practice)
    click(dialog.more)
    assert dialog.more.text() == "&More (changed)"
    assert started(dialog).practice


def test_the_same_again_shows_what_is_unusual_in_it(opened: Open) -> None:
    """A draft, a rulebook or a ruling of the last game is in sight before it is played again."""
    plain = opened(replace(PREVIOUS, options=GameOptions("first", 4, 5)), shows_all=False)
    click(plain.same_again)
    assert not plain.more.isChecked()
    unusual = opened(PREVIOUS, shows_all=False)
    click(unusual.same_again)
    assert unusual.more.isChecked()
    assert unusual.rulebook.isVisible()


def test_whoever_wants_to_see_everything_sees_it_next_time_too(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    def look(dialog: NewGameDialog) -> int:
        seen.append(dialog.more.isChecked())
        dialog.more.click()
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(NewGameDialog, "exec", look)
    for _ in range(3):
        screen.window.parts.starter.set_up()
    assert seen == [False, True, False]


def test_a_wrong_seed_comes_into_sight(opened: Open) -> None:
    dialog = opened()
    dialog.seed.line.setText("nothing")
    click(dialog.more)
    click(dialog.start)
    assert dialog.isVisible()
    assert dialog.seed.isVisible()


def test_cancelling_starts_nothing(opened: Open) -> None:
    """Escape closes the dialog, and there is no setup to ask for."""
    dialog = opened()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    with pytest.raises(LookupError):
        _ = dialog.setup


def test_each_dialog_draws_a_seed_of_its_own(opened: Open) -> None:
    """Two games in a row are not the same deal; nine digits make a coincidence next to impossible."""
    assert opened().seed.seed != opened().seed.seed


# --- seats -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5])
def test_any_number_of_players_can_be_clicked(opened: Open, players: int) -> None:
    """One to five seats are shown and played, each with a sign of its own (specification 2.1)."""
    dialog = opened()
    click(dialog.counts.button(players))
    assert [row.isVisible() for row in dialog.seats.rows] == [number < players for number in range(5)]
    assert [number for number in range(1, 6) if dialog.counts.button(number).font().bold()] == [players]
    setup = started(dialog)
    assert setup.options.players == len(setup.seats) == players
    assert len({seat.sign for seat in setup.seats}) == players
    assert Session.new(setup.options).game.table.setting.players == players


def test_the_arrow_keys_change_the_number_of_players(opened: Open) -> None:
    """The five buttons are one choice: arrows walk along it."""
    dialog = opened()
    dialog.counts.button(3).setFocus()
    QTest.keyClick(dialog.counts.button(3), Qt.Key.Key_Right)
    assert dialog.seats.count == 4
    assert dialog.counts.checkedId() == 4


def test_a_typed_name_is_played_and_a_missing_one_is_made_up(opened: Open) -> None:
    """Spaces around a name do not count; a name of spaces is none."""
    dialog = opened()
    write(dialog.seats.rows[0].name, "  Anna  K. ")
    write(dialog.seats.rows[1].name, "   ")
    assert [seat.name for seat in started(dialog).seats] == ["Anna K.", "Computer 2", "Computer 3"]


def test_a_name_stops_at_forty_characters(opened: Open) -> None:
    """The field takes no more, so that the setup can be remembered."""
    dialog = opened()
    write(dialog.seats.rows[0].name, "x" * 60)
    setup = started(dialog)
    assert setup.seats[0].name == "x" * LONGEST_NAME
    assert GameSetup.from_json(setup.to_json()) == setup


def test_choosing_a_sign_that_is_taken_swaps_it(opened: Open) -> None:
    """The first seat takes the square of the third, which gets the disc."""
    dialog = opened()
    choose_from_list(dialog.seats.rows[0].signs, "square")
    assert [seat.sign for seat in started(dialog).seats] == ["square", "triangle", "disc"]


def test_a_sign_can_be_taken_from_a_seat_that_nobody_uses(opened: Open) -> None:
    """With two players the star is free; when the fifth seat comes into play it has what was given up."""
    dialog = opened()
    click(dialog.counts.button(2))
    choose_from_list(dialog.seats.rows[1].signs, "star")
    click(dialog.counts.button(5))
    assert [seat.sign for seat in dialog.seats.seats()] == ["disc", "star", "square", "diamond", "triangle"]


def test_a_sign_is_chosen_from_its_list_by_mouse(opened: Open) -> None:
    """A click into the list takes the sign; the words stand beside the pictures there."""
    dialog = opened()
    signs = dialog.seats.rows[0].signs
    QTest.mouseClick(signs, Qt.MouseButton.LeftButton)
    index = signs.model().index(SIGNS.index("triangle"), 0)
    assert index.data() == "Triangle"
    QTest.qWait(QApplication.doubleClickInterval() + 50)  # a list ignores a click right after it has opened
    place, inside = signs.view().viewport(), signs.view().visualRect(index).center()
    QTest.mouseMove(place, inside)
    QTest.mouseClick(place, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, inside)
    assert [seat.sign for seat in dialog.seats.seats()] == ["triangle", "disc", "square"]


def test_choosing_the_same_sign_again_changes_nothing(opened: Open) -> None:
    """Every seat keeps its sign."""
    dialog = opened()
    choose_from_list(dialog.seats.rows[0].signs, "disc")
    assert [seat.sign for seat in dialog.seats.seats()] == list(SIGNS[:3])


def test_a_seat_moves_around_the_table_and_the_focus_goes_along(opened: Open) -> None:
    """Pressing "up" twice brings the third seat to the front, with name, sign and player."""
    dialog = opened()
    rows = dialog.seats.rows
    write(rows[2].name, "Eve")
    choose(rows[2].player, PERSON)
    rows[2].up.setFocus()
    QTest.keyClick(rows[2].up, Qt.Key.Key_Space)
    assert dialog.focusWidget() is rows[1].up
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Space)
    assert dialog.focusWidget() is rows[0].down  # it can only go back from here
    assert dialog.seats.seats()[0] == Seat("Eve", "square")
    assert [seat.sign for seat in dialog.seats.seats()] == ["square", "disc", "triangle"]


def test_a_seat_moves_down_by_mouse(opened: Open) -> None:
    """The first seat becomes the second; names that are made up follow the place, not the seat."""
    dialog = opened()
    click(dialog.seats.rows[0].down)
    assert dialog.seats.seats()[:2] == (Seat("Computer 1", "triangle", "steady"), Seat("Player 2", "disc"))


def test_the_ends_of_the_table_have_nowhere_to_go(opened: Open) -> None:
    """The first seat cannot move up nor the last one down, and "last" follows the number of players."""
    dialog = opened()
    rows = dialog.seats.rows
    assert not rows[0].up.isEnabled()
    assert not rows[2].down.isEnabled()
    click(dialog.counts.button(4))
    assert rows[2].down.isEnabled()
    assert not rows[3].down.isEnabled()


def test_computer_players_say_how_they_play(opened: Open) -> None:
    """The sentence of every computer player at the table is on the screen, and of no other."""
    dialog = opened()
    words = player_words()
    choose(dialog.seats.rows[1].player, "strong")
    assert dialog.seats.note.text().split("\n") == [words["steady"][1], words["strong"][1]]
    choose(dialog.seats.rows[1].player, PERSON)
    choose(dialog.seats.rows[2].player, PERSON)
    assert not dialog.seats.note.isVisible()
    assert started(dialog).seats[1] == Seat("Player 2", "triangle")


def test_every_level_is_offered(app: QApplication) -> None:
    """A new one needs a name and an honest sentence before it can be released. Random is for the command
    line, and for old saves."""
    assert (PERSON, *LEVELS, PROGRAM) == PLAYERS
    assert set(player_words()) == {*PLAYERS, "random"}


@pytest.mark.parametrize("player", ["random", "genius", PROGRAM])
def test_a_player_of_the_last_game_who_is_not_offered_has_a_substitute(opened: Open, player: str) -> None:
    """Of another version; or a program of which nothing is known."""
    seats = (Seat("Anna", "star"), Seat("Bo", "disc", player))
    dialog = opened(GameSetup(GameOptions(players=2), seats))
    click(dialog.same_again)
    assert started(dialog).seats == (seats[0], Seat("Bo", "disc", DEFAULT_LEVEL))


# --- another program --------------------------------------------------------------------------------------


@pytest.fixture
def answers(monkeypatch: pytest.MonkeyPatch) -> list[Program | None]:
    """What is chosen in the dialog for a program, one after the other; nothing opens."""
    coming: list[Program | None] = []
    monkeypatch.setattr(player_rows, "ask_for_program", lambda parent, program: coming.pop(0))
    return coming


def test_another_program_is_chosen_and_shown(opened: Open, answers: list[Program | None]) -> None:
    dialog = opened()
    bot = Program(("/opt/my bots/co2", "--deep"), 60)
    answers.append(bot)
    choose(dialog.seats.rows[1].player, PROGRAM)
    assert dialog.seats.note.text().split("\n")[-1] == '"/opt/my bots/co2" --deep'
    assert started(dialog).seats[1] == Seat("Computer 2", "triangle", PROGRAM, program=bot)


def test_whoever_chooses_no_program_keeps_the_player(opened: Open, answers: list[Program | None]) -> None:
    dialog = opened()
    player = dialog.seats.rows[1].player
    choose(player, "strong")
    answers.append(None)
    player.choose(PROGRAM)  # as with the mouse; the arrow keys would pass the levels in between
    player.activated.emit(player.currentIndex())
    assert answers == []
    assert player.value == "strong"
    assert dialog.seats.seats()[1] == Seat("Computer 2", "triangle", "strong")


def test_a_program_moves_with_its_seat_and_is_forgotten_with_it(
    opened: Open, answers: list[Program | None]
) -> None:
    dialog = opened()
    bot = Program(("bot",))
    answers.append(bot)
    choose(dialog.seats.rows[1].player, PROGRAM)
    click(dialog.seats.rows[1].down)
    assert [seat.program for seat in dialog.seats.seats()] == [None, None, bot]
    choose(dialog.seats.rows[2].player, "steady")
    assert started(dialog).seats[2] == Seat("Computer 3", "triangle", "steady")


def test_a_program_of_the_last_game_is_there_again(opened: Open) -> None:
    seats = (Seat("Anna", "star"), Seat("Bo", "disc", PROGRAM, program=Program(("bot", "x"), 5)))
    dialog = opened(GameSetup(GameOptions(players=2), seats))
    click(dialog.same_again)
    assert started(dialog).seats == seats


def test_two_equal_names_are_refused_until_one_changes(opened: Open) -> None:
    """The log calls people by name: the dialog says so, stays open, and shows where."""
    dialog = opened()
    write(dialog.seats.rows[0].name, "Anna")
    write(dialog.seats.rows[2].name, "anna")
    click(dialog.start)
    assert dialog.isVisible()
    assert "anna" in dialog.problem.text()
    assert dialog.focusWidget() is dialog.seats.rows[2].name
    QTest.keyClicks(dialog.focusWidget(), "2")
    assert not dialog.problem.isVisible()
    assert started(dialog).seats[2].name == "anna2"


def test_a_name_of_a_seat_that_nobody_uses_is_free(opened: Open) -> None:
    """Hidden rows keep what was typed, and do not count."""
    dialog = opened()
    write(dialog.seats.rows[0].name, "Anna")
    write(dialog.seats.rows[2].name, "Anna")
    click(dialog.counts.button(2))
    assert started(dialog).seats[0].name == "Anna"


# --- variants ----------------------------------------------------------------------------------------------


def test_variants_that_are_chosen_are_played(opened: Open) -> None:
    """Preset, auction and draft (specification 16.1 to 16.3) reach the options; the usual values stay out."""
    dialog = opened()
    choose(values_of(dialog, "preset").choice, "beginner")
    tick(box(dialog, "auction"))
    tick(box(dialog, "draft"))
    tick(box(dialog, "draft"))
    assert started(dialog).options.variants == {"preset": "beginner", "auction": True}


def test_a_preset_is_explained_with_the_numbers_of_the_pack(opened: Open, own_packs: Path) -> None:
    """The sentence and the tiles follow an owner's own values (specification 16.1)."""
    (own_packs / "first.yaml").write_text(
        "presets:\n  beginner:\n    start: {coal: 0, oil: 0, gas: 6}\n", encoding="utf-8"
    )
    dialog = opened()
    field = values_of(dialog, "preset")
    assert field.tiles.names == ("",) * 6
    choose(field.choice, "beginner")
    assert field.tiles.names == ("gas",) * 6
    assert "120 ppm" in field.note.text()
    choose(field.choice, "expert")
    assert field.tiles.names == ("coal",) * 4 + ("oil", "gas")
    assert "210 ppm" in field.note.text()


def test_a_reading_changes_what_a_preset_means(opened: Open) -> None:
    """D-34: in the Russian book no gas plant leaves the extreme game."""
    dialog = opened()
    field = values_of(dialog, "preset")
    choose(field.choice, "extreme")
    assert "6 gas plants" in field.note.text()
    choose(dialog.rulebook.book, "ru")
    assert "gas" not in field.note.text()


def test_a_solo_game_has_no_auction_and_no_draft(opened: Open) -> None:
    """Both are disabled with the reason, and not played even when ticked before (specification 16.4)."""
    dialog = opened()
    tick(box(dialog, "auction"))
    tick(box(dialog, "draft"))
    click(dialog.counts.button(1))
    for key in ("auction", "draft"):
        field = variant(dialog, key)
        assert not field.isEnabled()
        assert "two players" in field.toolTip()
        assert field.note.text() == field.toolTip()
    assert variant(dialog, "preset").isEnabled()
    assert dialog.alone.isVisible()
    assert started(dialog).options.variants == {}


def test_variants_come_back_with_the_second_player(opened: Open) -> None:
    """What was ticked before a look at the solo game is still ticked after it."""
    dialog = opened()
    tick(box(dialog, "draft"))
    click(dialog.counts.button(1))
    click(dialog.counts.button(2))
    assert not dialog.alone.isVisible()
    assert started(dialog).options.variants == {"draft": True}


# --- rulebook ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", ["consensus", "pl", "fr", "ru", "zh"])
def test_the_book_on_the_table_is_played(opened: Open, book: str) -> None:
    """Every profile can be chosen, and its game begins."""
    dialog = opened()
    choose(dialog.rulebook.book, book)
    options = started(dialog).options
    assert (options.book, options.literal, options.switches) == (book, False, {})
    Session.new(options)


def test_misprints_are_taken_literally_on_demand(opened: Open) -> None:
    """The Polish book then pays no income at the end (D-33)."""
    dialog = opened()
    choose(dialog.rulebook.book, "pl")
    tick(dialog.rulebook.literal)
    options = started(dialog).options
    assert options.literal
    assert Session.new(options).readings["end_income"] == "not_paid"


def test_the_consensus_has_no_misprints_to_take_literally(opened: Open) -> None:
    """The box is disabled with the reason; ticked for another book, it is not played with this one."""
    dialog = opened()
    literal = dialog.rulebook.literal
    assert not literal.isEnabled()
    assert literal.toolTip()
    choose(dialog.rulebook.book, "zh")
    tick(literal)
    assert literal.isChecked()
    choose(dialog.rulebook.book, "consensus")
    assert not literal.isChecked()
    assert started(dialog).options.literal is False


# --- seed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", "twelve", "-1", "1.5", "1_000", "٣", str(BIGGEST_SEED + 1), "9" * 30])
def test_a_wrong_seed_is_refused_where_it_stands(opened: Open, text: str) -> None:
    """The field says what a seed is, the dialog stays open, and the next text is typed over it."""
    dialog = opened()
    write(dialog.seed.line, text)
    assert dialog.seed.problem.isVisible()
    assert str(BIGGEST_SEED) in dialog.seed.problem.text()
    click(dialog.start)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.seed.line
    write(dialog.seed.line, "7")
    assert not dialog.seed.problem.isVisible()
    assert started(dialog).options.seed == 7


@pytest.mark.parametrize("seed", [0, BIGGEST_SEED])
def test_the_smallest_and_the_largest_seed_are_played(opened: Open, seed: int) -> None:
    """A spin box would stop at 32 bits."""
    dialog = opened()
    write(dialog.seed.line, f" {seed} ")
    assert started(dialog).options.seed == seed


def test_a_new_seed_can_be_drawn(opened: Open) -> None:
    """The button mends a wrong text, too."""
    dialog = opened()
    write(dialog.seed.line, "x")
    click(dialog.seed.new)
    first = dialog.seed.seed
    click(dialog.seed.new)
    assert first is not None
    assert dialog.seed.seed != first


# --- same again --------------------------------------------------------------------------------------------


def test_without_a_previous_game_there_is_no_same_again(opened: Open) -> None:
    """A newcomer has one button less to think about."""
    assert not opened().same_again.isVisible()


def test_same_again_keeps_everything_but_the_seed(opened: Open) -> None:
    """People, signs, variants, book, misprints and changed readings are filled in; Enter then starts."""
    dialog = opened(PREVIOUS)
    assert dialog.seats.count == 3  # untouched, the dialog is the same for everybody
    click(dialog.same_again)
    assert dialog.isVisible()
    assert dialog.focusWidget() is dialog.start
    setup = started(dialog)
    assert setup.options.seed != PREVIOUS.options.seed
    assert setup == PREVIOUS.again(setup.options.seed)


def test_same_again_can_be_changed_before_the_start(opened: Open) -> None:
    """One friend is missing tonight; a made-up name is still made up."""
    dialog = opened(PREVIOUS)
    click(dialog.same_again)
    assert dialog.seats.rows[2].name.text() == ""
    click(dialog.counts.button(3))
    assert started(dialog).seats == PREVIOUS.seats[:3]


@pytest.mark.parametrize(
    "options",
    [
        pytest.param(GameOptions("third", 4, 5), id="unknown-edition"),
    ],
)
def test_a_previous_game_of_another_kind_is_not_offered(opened: Open, options: GameOptions) -> None:
    """What this dialog cannot show, it does not promise."""
    assert not opened(GameSetup(options, PREVIOUS.seats)).same_again.isVisible()


def test_what_is_not_known_any_more_is_left_out(opened: Open) -> None:
    """A setup that another release remembered does no harm."""
    strange = GameOptions(
        "first", 4, 5, {"preset": "lunar", "x": 1}, "latin", True, {"plant_choice": "all", "y": 1}
    )
    dialog = opened(GameSetup(strange, PREVIOUS.seats))
    click(dialog.same_again)
    setup = started(dialog)
    assert setup.seats == PREVIOUS.seats
    assert setup.options == GameOptions("first", 4, setup.options.seed)


# --- what cannot be played ---------------------------------------------------------------------------------


def test_wrong_values_of_an_own_copy_are_told_and_can_be_mended(opened: Open, own_packs: Path) -> None:
    """The mistake is on the screen at once, starting is refused, and works when the file is mended."""
    file = own_packs / "first.yaml"
    file.write_text("plants:\n  solar:\n    5: {money: many}\ncolour: red\n", encoding="utf-8")
    dialog = opened()
    assert dialog.problem.isVisible()
    click(dialog.start)
    assert dialog.isVisible()
    assert "first.yaml" in dialog.problem.text()
    file.write_text("plants:\n  solar:\n    5: {money: 17}\n", encoding="utf-8")
    assert Session.new(started(dialog).options).pack.document != load_pack("first", None).document


def test_values_that_go_wrong_while_the_dialog_is_open_are_told(opened: Open, own_packs: Path) -> None:
    """The values are checked when the game starts, not when the dialog opens."""
    dialog = opened()
    assert not dialog.problem.isVisible()
    (own_packs / "first.yaml").write_text("plants: none\n", encoding="utf-8")
    click(dialog.start)
    assert dialog.isVisible()
    assert "plants" in dialog.problem.text()


def test_options_that_the_edition_refuses_are_told(opened: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    """The sentence names what is wrong and what was expected; the dialog stays open."""

    def refuse(options: GameOptions, pack: Pack) -> None:
        raise BadDocumentError("options.players", phrase("{least} to {most}", least=2, most=4))

    dialog = opened()
    monkeypatch.setattr(new_game, "check_playable", refuse)
    click(dialog.start)
    assert dialog.isVisible()
    assert "options.players" in dialog.problem.text()
    assert "2 to 4" in dialog.problem.text()


# --- everybody ---------------------------------------------------------------------------------------------


def focusable(dialog: QWidget) -> list[QWidget]:
    """Everything that takes the focus by the tab key."""
    kinds = (QAbstractButton, QComboBox, QLineEdit)
    found = [widget for kind in kinds for widget in dialog.findChildren(kind)]
    return [w for w in found if w.isVisible() and w.isEnabled() and w.focusPolicy() & Qt.FocusPolicy.TabFocus]


def test_everything_can_be_reached_and_has_a_name(opened: Open) -> None:
    """The tab key visits every field; a screen reader has a name for each of them."""
    dialog = opened(PREVIOUS)
    click(dialog.counts.button(5))
    waiting = set(focusable(dialog))
    assert len(waiting) > 30
    for widget in waiting:
        assert widget.accessibleName() or (isinstance(widget, QAbstractButton) and widget.text()), widget
    for _ in range(2 * len(waiting)):
        focused = QApplication.focusWidget()
        assert focused is not None
        waiting.discard(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    # Of the five numbers of players, and of the editions, only the chosen one is a stop; the arrow keys
    # reach the others.
    rows = (*dialog.counts.buttons(), *dialog.editions.buttons())
    assert {widget for widget in waiting if widget not in rows} == set()


def test_scrolling_past_a_list_does_not_change_it(opened: Open) -> None:
    """The wheel turns a list only while it has the focus."""
    dialog = opened()
    choice = values_of(dialog, "preset").choice

    def turn() -> None:
        middle = QPointF(choice.rect().center())
        event = QWheelEvent(
            middle,
            QPointF(choice.mapToGlobal(middle)),
            QPoint(),
            QPoint(0, -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(choice, event)

    turn()
    assert choice.value == ""
    choice.setFocus()
    turn()
    assert choice.value == "beginner"


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_dialog_never_opens_beyond_the_screen(app: QApplication, opened: Open, scale: float) -> None:
    """Large text makes the middle scroll; the buttons below it are always there."""
    before = app.font()
    app.setFont(Type("Noto Sans", scale).font(14))
    try:
        dialog = opened(PREVIOUS)
        room = dialog.screen().availableSize()
        assert dialog.width() <= room.width()
        assert dialog.height() <= room.height()
        assert dialog.rect().contains(dialog.start.geometry())
    finally:
        app.setFont(before)
