"""What the list of games says: in words, as plain text whatever a journal holds, and in the room there is."""

from __future__ import annotations

from datetime import datetime

import pytest
from PySide6.QtCore import QDateTime, QLocale, QTime
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from co2desk.session.seats import SIGNS
from co2desk.ui.start.game_painter import PlayersLine, in_lines, shared
from co2desk.ui.start.game_words import LONGEST, GameWords, one_line
from co2desk.ui.theme.look import Type
from tests.ui.known_games import HOSTILE, NAMES, NOW, game

# --- words ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("edition", "mode", "title"),
    [
        ("first", "competitive", "CO₂ (2012)"),
        ("first", "solo", "CO₂ (2012), solo"),
        ("second_chance", "cooperative", "CO₂: Second Chance, cooperative"),
        ("second_chance", "competitive", "CO₂: Second Chance, competitive"),
        ("second_chance", "solo", "CO₂: Second Chance, solo"),
        ("third", "chaotic", "Unknown to this version"),
        ("", "", "Unknown to this version"),
    ],
)
def test_edition_and_mode_are_told_in_words(words: GameWords, edition: str, mode: str, title: str) -> None:
    assert words.title(game(edition=edition, mode=mode)) == title


def test_the_line_says_how_far_the_game_is(words: GameWords) -> None:
    assert words.status(game()) == "Decade 3, 410 ppm · today 20:14"
    assert words.status(game(is_over=True, practice=True)) == "Finished · today 20:14 · practice"
    saved = game(saved_as="/home/anna/Sunday evening.co2game")
    assert words.status(saved) == "Decade 3, 410 ppm · today 20:14 · saved in Sunday evening.co2game"
    assert words.status(game(was_cut_off=True)) == "Decade 3, 410 ppm · today 20:14 · interrupted"
    assert words.status(game(was_cut_off=True, is_over=True)) == "Finished · today 20:14"


@pytest.mark.parametrize("changes", [{"decade": 0}, {"decade": -1}, {"decade": 10**60}, {"co2": -(10**60)}])
def test_what_a_journal_does_not_tell_is_left_out(words: GameWords, changes: dict[str, int]) -> None:
    assert words.status(game(**changes)) == "today 20:14"


def test_days_have_names_as_long_as_they_are_near(words: GameWords) -> None:
    def when(moment: QDateTime) -> str:
        return words.when(game(changed=float(moment.toSecsSinceEpoch())))

    midnight = QDateTime(NOW.date(), QTime(0, 0))
    assert when(midnight) == "today 00:00"
    assert when(midnight.addSecs(-1)) == "yesterday 23:59"
    assert when(midnight.addDays(-1)) == "yesterday 00:00"
    assert when(midnight.addDays(-1).addSecs(-1)) == "14/11/2026"
    assert when(midnight.addDays(3)) == "19/11/2026"  # a clock that was wrong


def test_dates_are_written_as_the_language_does(words: GameWords) -> None:
    """The language of the window sets the default locale."""
    QLocale.setDefault(QLocale("de_DE"))
    old = game(changed=datetime(2026, 3, 9, 12, 0).timestamp())
    assert words.when(old) == "09.03.26"


@pytest.mark.parametrize("changed", [float("nan"), float("inf"), -1e300, 1e25, 1e18])
def test_a_time_that_no_calendar_has_is_left_out(words: GameWords, changed: float) -> None:
    assert words.status(game(changed=changed)) == "Decade 3, 410 ppm"


def test_the_file_is_named_without_its_folders(words: GameWords) -> None:
    for path in ("/home/anna/a.co2game", "C:\\games\\a.co2game", "a.co2game", "\\\\server\\x/a.co2game"):
        assert words.file(game(saved_as=path)) == "a.co2game"
    assert words.file(game(saved_as="/")) == ""


def test_a_finished_game_is_opened_and_not_continued(words: GameWords) -> None:
    assert words.opening(game(is_over=True)) == "Open"
    assert words.opening(game()) == "Continue"


# --- what somebody has named ------------------------------------------------------------------------------


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
def test_any_text_becomes_one_readable_line(text: str) -> None:
    shown = one_line(text)
    assert len(shown) <= LONGEST
    assert not set(shown) & set("\n\r\t\x00\x1b\u2028\u2029\u202e\u2066\ud800")
    assert shown.encode().decode() == shown


def test_letters_of_all_scripts_stay() -> None:
    for name in ("Łukasz", "Жанна", "愛子", "שרה", "नमस्ते", "👩\u200d🔬", "o'Neill <3"):
        assert one_line(name) == name


# --- room -------------------------------------------------------------------------------------------------


def font() -> QFont:
    return Type("Noto Sans").font(14)


def test_short_names_leave_their_room_to_long_ones() -> None:
    assert shared([10, 20, 30], 100) == 30
    assert shared([10, 100, 100], 90) == 40
    assert shared([50, 50], 60) == 30
    assert shared([], 60) == 0


def test_names_that_do_not_fit_are_shortened_and_signs_stay(app: QApplication) -> None:
    """However narrow the line is, the names do not get more than there is."""
    line = PlayersLine([(sign, "Bartholomäus von und zu Hohenstein") for sign in SIGNS], font())
    for room in range(0, 900, 45):
        found = line.names(room)
        assert len(found) == len(SIGNS)
        used = sum(width + line.before for width in found if width)
        assert used <= max(0, room - line.signs) + 0.01
    assert all(line.names(700))
    assert any(line.names(200))
    assert not all(line.names(200))
    assert not any(line.names(60))


def test_names_that_fit_are_complete(app: QApplication) -> None:
    line = PlayersLine([(sign, name) for sign, name in zip(SIGNS, NAMES, strict=True)], font())
    assert line.names(line.width) == pytest.approx(line.needed)
    assert sum(line.names(line.width - 20)) == pytest.approx(sum(line.needed) - 20)


def test_players_take_as_many_lines_as_they_need(app: QApplication) -> None:
    five = [(sign, name) for sign, name in zip(SIGNS, NAMES, strict=True)]
    assert [len(line) for line in in_lines(five, font(), 1000, 3)] == [5]
    assert [len(line) for line in in_lines(five, font(), 240, 3)] == [3, 2]
    assert [len(line) for line in in_lines(five, font(), 20, 3)] == [2, 2, 1]
    assert in_lines(five[:1], font(), 20, 3) == [five[:1]]
    assert in_lines([], font(), 20, 3) == []
