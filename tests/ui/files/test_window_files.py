"""Saved games, whatever is in the file; how the window remembers its place, and starts without a screen."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QSettings, QSize, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog

import co2desk
from co2desk.commands.play import has_screen
from co2desk.session import GameOptions, Session
from co2desk.session.documents import BIGGEST_FILE
from co2desk.session.library import GameLibrary
from co2desk.session.seats import Seat
from co2desk.ui.files.names import SUFFIX
from co2desk.ui.preferences import Preferences
from co2desk.ui.theme.appearance import Appearance
from co2desk.ui.window.main_window import LEAST, MainWindow
from co2desk.ui.window.state import first_size
from tests.replays.games import FILES
from tests.ui.files.message_boxes import MessageBoxes
from tests.ui.files.players import SEATS
from tests.ui.painting import picture_of
from tests.ui.screen import Screen
from tests.ui.steady_player import steady


def saved(screen: Screen, folder: Path) -> dict[str, Any]:
    """The running game as a document."""
    path = folder / f"good{SUFFIX}"
    assert screen.window.parts.files.save_to(path)
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


# --- saving and opening ---------------------------------------------------------------------------------


def test_a_saved_game_comes_back_as_it_was(playing: Screen, boxes: MessageBoxes, tmp_path: Path) -> None:
    """Position, names, signs and computer players; nobody is asked, for nothing would be lost."""
    path = tmp_path / f"a game{SUFFIX}"
    before, seats = playing.fingerprint, playing.controller.seats
    assert playing.window.parts.files.save_to(path)
    assert playing.window.autosave.is_saved
    playing.new(players=2, seed=9)
    assert playing.fingerprint != before
    assert playing.window.open_from(path)
    assert playing.fingerprint == before
    assert playing.controller.seats == seats == SEATS
    assert playing.window.autosave.is_saved
    assert "Zoë" in playing.window.windowTitle()
    assert not boxes
    playing.sit_down()
    playing.wait_until(lambda: playing.controller.is_my_decision)


def test_the_title_names_the_file(playing: Screen, boxes: MessageBoxes, tmp_path: Path) -> None:
    """As soon as the game has one of its own, and when it is opened from it; a new game has none."""
    window = playing.window
    before = window.windowTitle()
    assert window.parts.files.save_to(tmp_path / f"a game{SUFFIX}")
    assert window.windowTitle() == f"a game – {before}"
    playing.new(players=2, seed=9)
    assert "a game" not in window.windowTitle()
    assert window.open_from(tmp_path / f"a game{SUFFIX}")
    assert window.windowTitle() == f"a game – {before}"
    assert window.parts.files.save_to(tmp_path / f"[*]{SUFFIX}")
    assert window.windowHandle().title().startswith("[*] – ")  # as the screen shows it
    assert not boxes


@pytest.mark.usefixtures("drawn_thumbnails")
def test_a_game_has_its_picture_from_the_beginning(playing: Screen) -> None:
    """One that is cut off in its first decade is found by it as well; every game gets its own."""
    library, first = playing.window.autosave.library, playing.controller.session.id
    playing.wait_until(library.picture_path(first).exists)
    playing.new(players=2, seed=9)
    second = playing.controller.session.id
    assert playing.controller.table.decade == 1
    playing.wait_until(library.picture_path(second).exists)
    assert library.picture_path(first).read_bytes() != library.picture_path(second).read_bytes()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_finished_game_of_the_collection_can_be_opened(
    screen: Screen, boxes: MessageBoxes, path: Path
) -> None:
    """Games of both editions with every ending; those of the first format have no seats and get some."""
    assert screen.window.open_from(path)
    screen.settle()
    written = json.loads(path.read_text(encoding="utf-8"))
    assert screen.fingerprint == written.get("turns", [written])[-1]["fingerprint"]
    assert len(screen.controller.seats) == written["options"]["players"]
    assert screen.controller.is_over
    assert not boxes


def test_a_game_saved_over_an_older_one_takes_its_place(playing: Screen, tmp_path: Path) -> None:
    """In one piece: there is never a half-written file, and nothing else is left in the folder."""
    path = tmp_path / f"game{SUFFIX}"
    path.write_text("something older", encoding="utf-8")
    assert playing.window.parts.files.save_to(path)
    assert json.loads(path.read_text(encoding="utf-8"))["turns"][-1]["fingerprint"] == playing.fingerprint
    assert [found.name for found in tmp_path.glob(f"*{SUFFIX}*")] == [path.name]


def test_a_place_that_cannot_be_written_gives_a_sentence(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """A missing folder: the game is still here, and still counts as not saved."""
    before = playing.fingerprint
    assert not playing.window.parts.files.save_to(tmp_path / "missing" / f"game{SUFFIX}")
    assert len(boxes) == 1
    assert not playing.window.autosave.is_saved
    assert playing.fingerprint == before


def test_a_game_that_leaves_the_table_is_kept_without_asking(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """Nothing is lost: it lies in the library, exactly as it was."""
    path = tmp_path / f"other{SUFFIX}"
    path.write_text(json.dumps(Session.new(GameOptions(players=2, seed=1)).save()), encoding="utf-8")
    before, id_ = playing.fingerprint, playing.controller.session.id
    assert playing.window.open_from(path)
    assert playing.fingerprint != before
    playing.window.continue_game(id_)
    assert playing.fingerprint == before
    assert playing.controller.seats == SEATS
    assert not boxes


def test_a_game_that_cannot_be_recorded_is_asked_about(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path, own_games: Path
) -> None:
    """The folder is gone like a pulled drive: it is said once, the game goes on, and leaving asks."""
    shutil.rmtree(own_games)
    own_games.write_text("no folder any more", encoding="utf-8")
    playing.sit_down()
    playing.wait_until(lambda: playing.controller.is_my_decision)
    before = len(playing.controller.session.actions)
    for _ in range(2):
        if playing.controller.is_my_decision:
            playing.submit(steady(4)(playing.controller.game))
    assert len(playing.controller.session.actions) > before
    assert len(boxes) == 1
    assert "Autosave" in boxes[0]
    mark = playing.fingerprint
    path = tmp_path / f"other{SUFFIX}"
    path.write_text(json.dumps(Session.new(GameOptions(players=2, seed=1)).save()), encoding="utf-8")
    assert not playing.window.open_from(path)
    assert playing.fingerprint == mark
    assert playing.window.parts.files.save_to(tmp_path / f"saved{SUFFIX}")
    assert playing.window.open_from(path)
    assert playing.fingerprint != mark


def test_the_journal_is_written_before_the_window_shows_the_result(playing: Screen, own_games: Path) -> None:
    """When the first signal of an action comes, the action is on the disk already."""
    controller = playing.controller
    playing.sit_down()
    playing.wait_until(lambda: controller.is_my_decision)
    seen: list[tuple[int, int]] = []

    def look() -> None:
        seen.append((GameLibrary(own_games).read(controller.session.id).entries, len(controller.session.log)))

    controller.stepping.connect(look)
    playing.submit(steady(4)(controller.game))
    assert seen
    assert all(kept == played for kept, played in seen)


def test_saving_again_needs_no_name(playing: Screen, boxes: MessageBoxes, tmp_path: Path) -> None:
    """Ctrl+S writes to the same file; one that somebody else has changed is not overwritten unasked."""
    path = tmp_path / f"game{SUFFIX}"
    assert playing.window.parts.files.save_to(path)
    playing.sit_down()
    playing.wait_until(lambda: playing.controller.is_my_decision)
    playing.submit(steady(4)(playing.controller.game))
    assert not playing.window.autosave.is_saved
    assert playing.window.parts.files.save()
    assert playing.window.autosave.is_saved
    assert not boxes
    path.write_text(json.dumps(Session.new(GameOptions(players=2, seed=1)).save()), encoding="utf-8")
    other = path.read_bytes()
    assert not playing.window.parts.files.save()
    assert len(boxes) == 1
    assert path.read_bytes() == other
    boxes.answer = 1
    assert playing.window.parts.files.save()
    assert path.read_bytes() != other


def test_a_file_of_a_game_that_was_played_on_asks_which_continuation(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """Continue where it was left, or the saved position as a copy; both games stay."""
    path = tmp_path / f"early{SUFFIX}"
    assert playing.window.parts.files.save_to(path)
    early, id_ = playing.fingerprint, playing.controller.session.id
    playing.sit_down()
    playing.wait_until(lambda: playing.controller.is_my_decision)
    playing.submit(steady(4)(playing.controller.game))
    late = playing.fingerprint
    playing.new(players=2, seed=9)
    assert not playing.window.open_from(path)
    assert len(boxes) == 1
    boxes.answer = 0
    assert playing.window.open_from(path)
    assert (playing.fingerprint, playing.controller.session.id) == (late, id_)
    playing.new(players=2, seed=9)
    boxes.answer = 1
    assert playing.window.open_from(path)
    assert playing.fingerprint == early
    assert playing.controller.session.id != id_
    assert playing.controller.session.branch is not None
    playing.window.continue_game(id_)
    assert playing.fingerprint == late


def test_a_game_of_another_window_can_be_opened_as_a_copy(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path, own_games: Path
) -> None:
    """Two windows on one game are noticed."""
    path = tmp_path / f"game{SUFFIX}"
    assert playing.window.parts.files.save_to(path)
    before, id_ = playing.fingerprint, playing.controller.session.id
    playing.new(players=2, seed=9)
    mine = playing.fingerprint
    lock = GameLibrary(own_games).take(id_)
    assert not playing.window.open_from(path)
    assert "another window" in boxes[0]
    assert playing.fingerprint == mine
    boxes.answer = 0
    assert playing.window.open_from(path)
    assert playing.fingerprint == before
    assert playing.controller.session.id != id_
    lock.release()


def test_a_damaged_file_is_opened_as_far_as_it_is_right(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """As a copy, and only if that is wanted."""
    good = saved(playing, tmp_path)
    path = tmp_path / f"damaged{SUFFIX}"
    log = [*good["log"][:-1], {"do": "fly"}]
    path.write_text(json.dumps({**good, "log": log}), encoding="utf-8")
    before = playing.fingerprint
    assert not playing.window.open_from(path)
    assert f"log[{len(log) - 1}]" in boxes[0]
    assert playing.fingerprint == before
    boxes.answer = 0
    assert playing.window.open_from(path)
    assert len(playing.controller.session.log) == len(log) - 1
    assert playing.controller.session.id != good["id"]


def test_a_file_that_was_cut_off_is_opened_as_far_as_it_goes(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """The log is the last part of a save: the turns before the cut can be played on."""
    while len(playing.controller.session.marks) < 5:
        playing.sit_down()
        playing.wait_until(lambda: playing.controller.is_my_decision or playing.controller.is_covered)
        if playing.controller.is_my_decision:
            playing.submit(steady(4)(playing.controller.game))
    good = saved(playing, tmp_path)
    text = (tmp_path / f"good{SUFFIX}").read_bytes()
    path = tmp_path / f"cut{SUFFIX}"
    path.write_bytes(text[:-60])
    boxes.answer = 0
    playing.new(players=2, seed=9)
    assert playing.window.open_from(path)
    assert len(boxes) == 1
    entries = len(playing.controller.session.log)
    assert 0 < entries < len(good["log"])
    assert entries in {turn["after"] for turn in good["turns"]}
    assert playing.controller.session.save()["log"] == good["log"][:entries]
    path.write_bytes(text[:200])
    assert_told_and_nothing_lost(playing, boxes, path)


def test_a_name_without_its_ending_does_not_overwrite_a_file_unasked(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dialog of the system has asked about the name that was typed, not about the file that is meant."""
    path = tmp_path / f"evening{SUFFIX}"
    path.write_text("dear to somebody", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "evening"), ""))
    assert not playing.window.parts.files.save_as()
    assert path.read_text(encoding="utf-8") == "dear to somebody"
    assert len(boxes) == 1
    boxes.answer = 0
    assert playing.window.parts.files.save_as()
    assert playing.window.autosave.saved_as == path
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "new"), ""))
    assert playing.window.parts.files.save_as()
    assert len(boxes) == 2


def test_a_game_without_a_journal_is_still_on_the_list(
    playing: Screen, boxes: MessageBoxes, own_games: Path
) -> None:
    """There is a way back to it, and the status says that it is not recorded."""
    playing.sit_down()
    shutil.rmtree(own_games)
    own_games.write_text("no folder any more", encoding="utf-8")
    playing.wait_until(lambda: playing.controller.is_my_decision)
    playing.submit(steady(4)(playing.controller.game))
    playing.settle()
    assert "not autosaved" in playing.window.status.toolTip()
    before = playing.fingerprint
    playing.window.show_start()
    assert playing.window.menus.save.isEnabled()
    playing.window.start.continue_game.emit(playing.controller.session.id)
    assert playing.window.is_in_game
    assert playing.fingerprint == before


def test_whoever_comes_back_from_the_list_is_asked_who_it_is(playing: Screen) -> None:
    """Somebody else may sit there by now."""
    playing.sit_down()
    playing.wait_until(lambda: playing.controller.is_my_decision)
    seat = playing.controller.seat
    playing.window.show_start()
    playing.window.show_game()
    assert playing.controller.waiting_for == seat
    assert playing.game_view.cover.isVisible()


def test_a_damaged_journal_is_played_on_as_a_copy(
    playing: Screen, boxes: MessageBoxes, own_games: Path
) -> None:
    """The lines behind the damage stay where they are, for whoever can mend them."""
    id_ = playing.controller.session.id
    playing.new(players=2, seed=9)
    (journal,) = own_games.glob(f"{id_}*journal")
    lines = journal.read_bytes().splitlines(keepends=True)
    lines[-2] = lines[-2].replace(b"a", b"b")  # the last one says that it was put away
    journal.write_bytes(b"".join(lines))
    playing.window.continue_game(id_)
    assert len(boxes) == 1
    assert playing.controller.session.options.seed == 9
    boxes.answer = 0
    playing.window.continue_game(id_)
    assert playing.controller.session.options.seed == 4
    assert playing.controller.session.id != id_
    assert journal.read_bytes() == b"".join(lines)


def test_a_game_of_a_later_version_goes_on_from_its_position(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """Its log cannot be read, but the position that it records can."""
    good = saved(playing, tmp_path)
    path = tmp_path / f"future{SUFFIX}"
    path.write_text(json.dumps({**good, "version": 99, "program": "7.0", "log": "?"}), encoding="utf-8")
    boxes.answer = 0
    assert playing.window.open_from(path)
    assert "7.0" in boxes[0]
    assert playing.controller.session.start == good["position"]
    assert playing.controller.seats == SEATS


def test_a_file_dropped_onto_the_window_is_opened(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """One file, onto the board, too; several are not even accepted."""
    path = tmp_path / f"game{SUFFIX}"
    assert playing.window.parts.files.save_to(path)
    before = playing.fingerprint
    playing.new(players=2, seed=9)
    data = QMimeData()
    loud = path.with_name("GAME.CO2GAME")
    cases = (([path, path], False), ([loud], True), ([tmp_path / "a.txt"], True), ([path], True))
    for urls, accepted in cases:
        data.setUrls([QUrl.fromLocalFile(str(url)) for url in urls])
        enter = QDragEnterEvent(QPoint(5, 5), *drag_facts(data))
        enter.ignore()
        playing.app.sendEvent(playing.window, enter)
        assert enter.isAccepted() == accepted
    view = playing.game_view.view
    assert not view.acceptDrops()
    assert not view.viewport().acceptDrops()
    drop = QDropEvent(QPointF(5, 5), *drag_facts(data))
    playing.app.sendEvent(playing.window, drop)
    playing.wait_until(lambda: playing.fingerprint == before)
    assert not boxes


def test_a_dropped_file_that_is_no_game_is_told_about(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """Nothing is refused in silence, and the game on the table stays."""
    path, before = tmp_path / "holiday.txt", playing.fingerprint
    path.write_text("sun and sea", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    playing.app.sendEvent(playing.window, QDragEnterEvent(QPoint(5, 5), *drag_facts(data)))
    playing.app.sendEvent(playing.window, QDropEvent(QPointF(5, 5), *drag_facts(data)))
    playing.wait_until(lambda: bool(boxes))
    assert "holiday.txt" in boxes[0]
    assert playing.fingerprint == before


def drag_facts(data: QMimeData) -> tuple[Any, ...]:
    return Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


# --- files that are no games ----------------------------------------------------------------------------


def changed(**values: Any) -> Callable[[dict[str, Any]], object]:
    return lambda document: {**document, **values}


def seats(**values: Any) -> Callable[[dict[str, Any]], object]:
    """With something else in the first seat."""
    return lambda document: {
        **document,
        "players": [{**document["players"][0], **values}, *document["players"][1:]],
    }


DOCUMENTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "a list": lambda document: [document],
    "a number": lambda document: 7,
    "nothing": lambda document: None,
    "another format": changed(format="chess"),
    "a later version without a position": lambda document: {
        key: value for key, value in {**document, "version": 99}.items() if key != "position"
    },
    "a version that is no number": changed(version=True),
    "an unknown edition": changed(options={"edition": "third"}),
    "no options": changed(options=None),
    "other options": changed(options={"players": 3, "seed": 5}),
    "too many players": changed(options={"players": 10**9}),
    "no components": changed(components={}),
    "components that are a text": changed(components="<img src='x'>" * 1000),
    "no log": changed(log=None),
    "an action that is none": changed(log=[{"do": "everything"}], turns=[{"after": 1, "fingerprint": ""}]),
    "an action that is refused": changed(log=[{"do": "end_turn"}], turns=[{"after": 1, "fingerprint": ""}]),
    "another beginning": changed(turns=[{"after": 0, "fingerprint": ""}], log=[]),
    "a position from nowhere": changed(start={"co2": 10**30}),
    "one seat": lambda document: {**document, "players": document["players"][:1]},
    "seats that are a text": changed(players="abc"),
    "a name without end": seats(name="x" * 1_000_000),
    "a name of two lines": seats(name="a\nb"),
    "no name": seats(name=""),
    "a name that is a number": seats(name=5),
    "an unknown sign": seats(sign="crown"),
    "a sign that is taken": seats(sign="diamond"),
    "a player from nowhere": seats(player="../../bot"),
    "a player that is a list": seats(player=["person"]),
    "a seat with more in it": seats(height=180),
}
TEXTS: dict[str, bytes] = {
    "empty": b"",
    "broken": b'{"format": "co2game", "version": 1, "opt',
    "no text": bytes(range(256)) * 40,
    "half a character": b'{"format": "\xc3"}',
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(1000),
    "very deep": b"[" * 200_000,
    "deep and closed": b"[" * 100_000 + b"]" * 100_000,
    "a number without end": b"[" + b"9" * 100_000 + b"]",
    "not a number": b'{"format": NaN}',
}


def assert_told_and_nothing_lost(screen: Screen, boxes: MessageBoxes, path: Path) -> None:
    """Opening the file fails with one sentence that names it."""
    boxes.clear()
    before, seats_before = screen.fingerprint, screen.controller.seats
    assert not screen.window.open_from(path)
    assert len(boxes) == 1
    assert path.name in boxes[0]
    assert len(boxes[0]) < 1000
    assert screen.fingerprint == before
    assert screen.controller.seats == seats_before
    assert screen.buttons() or not screen.controller.is_my_decision


def test_a_document_that_is_no_game_gives_a_sentence(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """The sentence names the file and what is wrong; the running game goes on."""
    good = saved(playing, tmp_path)
    for name, spoil in DOCUMENTS.items():
        path = tmp_path / f"{name}{SUFFIX}"
        path.write_text(json.dumps(spoil(good)), encoding="utf-8")
        assert_told_and_nothing_lost(playing, boxes, path)


def test_a_file_that_cannot_be_read_gives_a_sentence(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """Whatever is in it."""
    for name, text in TEXTS.items():
        path = tmp_path / f"{name}{SUFFIX}"
        path.write_bytes(text)
        assert_told_and_nothing_lost(playing, boxes, path)


def test_a_huge_file_is_not_even_read(playing: Screen, boxes: MessageBoxes, tmp_path: Path) -> None:
    """A file with holes costs no room on the disk, and must cost no memory either."""
    path = tmp_path / f"huge{SUFFIX}"
    with path.open("wb") as file:
        file.truncate(BIGGEST_FILE * 40)
    assert_told_and_nothing_lost(playing, boxes, path)


def test_a_missing_file_and_a_folder_give_a_sentence(
    playing: Screen, boxes: MessageBoxes, tmp_path: Path
) -> None:
    """What the system says is told."""
    folder = tmp_path / f"folder{SUFFIX}"
    folder.mkdir()
    for path in (tmp_path / f"missing{SUFFIX}", folder):
        assert_told_and_nothing_lost(playing, boxes, path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_with_a_name_is_no_file(playing: Screen, boxes: MessageBoxes, tmp_path: Path) -> None:
    """It would be waited for without end."""
    path = tmp_path / f"pipe{SUFFIX}"
    os.mkfifo(path)
    assert_told_and_nothing_lost(playing, boxes, path)


def test_names_may_look_like_anything(screen: Screen) -> None:
    """A name is shown letter by letter, never read as markup or as a key to press."""
    screen.new(players=2, seed=3, seats=(Seat("<b>Anna</b>", "disc"), Seat("Tom & Jerry", "star")))
    names = {screen.game_view.cover.it_is_me.text()}
    for _ in range(2):
        labels = [
            screen.game_view.cover.headline,
            screen.game_view.prompt.name,
            screen.game_view.prompt.sentence,
        ]
        assert all(label.textFormat().name == "PlainText" for label in labels)
        names.add(screen.game_view.cover.it_is_me.text())
        screen.sit_down()
        seat = screen.controller.seat
        while screen.controller.seat == seat:
            screen.submit(steady(3)(screen.controller.game))
    assert names == {"I am <b>Anna</b>", "I am Tom && Jerry"}


# --- the window itself ----------------------------------------------------------------------------------


def test_the_window_comes_back_where_it_was(screen: Screen) -> None:
    """Place and size, the list beside the board and which page of it was open."""
    screen.new(players=2, seed=3)
    screen.game_view.side.setCurrentIndex(1)
    screen.window.menus.side.trigger()  # before it gives way by itself
    screen.window.resize(1000, 650)  # the screen of the tests is a small one
    screen.settle()
    screen.window.close()
    again = MainWindow(screen.window.preferences, screen.appearance)
    again.show()
    screen.settle()
    assert (again.width(), again.height()) == (1000, 650)
    game_view = again.parts.game_view
    assert game_view.side.currentIndex() == 1
    assert not again.menus.side.isChecked()
    assert game_view.side.isHidden()
    again.close()
    again.deleteLater()


@pytest.mark.parametrize("odd", ["nonsense", "-1", b"\x01\xd9\xd0\xcb" * 20])
def test_a_geometry_from_nowhere_does_no_harm(app: Any, tmp_path: Path, screen: Screen, odd: object) -> None:
    """A file with odd values: the window opens in its own size."""
    store = QSettings(str(tmp_path / "odd.ini"), QSettings.Format.IniFormat)
    for key in ("window/geometry", "window/split", "window/side", "window/tab", "last_setup"):
        store.setValue(key, odd)
    preferences = Preferences(store)
    window = MainWindow(preferences, screen.appearance)
    assert window.parts.game_view.side.currentIndex() == 0
    assert window.size() == first_size(window.screen().availableGeometry()).expandedTo(QSize(*LEAST))
    assert window.parts.starter.last_setup() is None
    window.deleteLater()


def test_the_window_is_never_smaller_than_it_can_be_read(screen: Screen) -> None:
    """Whatever somebody asks for."""
    screen.window.resize(10, 10)
    assert (screen.window.width(), screen.window.height()) >= LEAST


def test_the_look_follows_the_preferences_at_once(screen: Screen) -> None:
    """Theme and palette change while a game is open, and the board is painted in them."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    preferences = screen.window.preferences
    preferences.set("theme", "light")
    light = picture_of(screen.game_view.view)
    preferences.set("theme", "dark")
    screen.settle()
    assert screen.game_view.board.look.dark
    assert picture_of(screen.game_view.view) != light
    assert isinstance(screen.window.appearance, Appearance)


# --- no screen ------------------------------------------------------------------------------------------


def test_only_systems_with_a_window_server_ask_the_environment() -> None:
    """Linux tells by its environment whether there is a screen; a chosen platform is taken at its word."""
    assert not has_screen({}, "linux")
    assert not has_screen({"DISPLAY": "", "WAYLAND_DISPLAY": ""}, "linux")
    assert has_screen({"DISPLAY": ":0"}, "linux")
    assert has_screen({"WAYLAND_DISPLAY": "wayland-0"}, "linux")
    assert has_screen({"QT_QPA_PLATFORM": "offscreen"}, "linux")
    assert has_screen({}, "darwin")
    assert has_screen({}, "win32")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_without_a_screen_the_program_says_so_in_one_sentence() -> None:
    """No trace, no Qt: a sentence that says what to do, and a code for scripts."""
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {key: value for key, value in os.environ.items() if key not in gone}
    run = subprocess.run(
        [sys.executable, "-m", "co2desk"],
        env=environment,
        cwd=Path(co2desk.__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 1
    assert run.stdout == ""
    assert len(run.stderr.strip().splitlines()) == 1
    assert "co2desk watch" in run.stderr
