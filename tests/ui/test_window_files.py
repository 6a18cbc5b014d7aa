"""Saved games, whatever is in the file; how the window remembers its place, and starts without a screen."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QMessageBox

import co2desk
from co2desk.session import GameOptions, Session
from co2desk.ui.app import has_screen
from co2desk.ui.appearance import Appearance
from co2desk.ui.files import BIGGEST_FILE, SUFFIX
from co2desk.ui.preferences import Preferences
from co2desk.ui.seats import Seat
from co2desk.ui.window import LEAST, SIZE, MainWindow
from tests.ui.screen import Screen
from tests.ui.test_whole_games import steady

REPLAYS = sorted((Path(__file__).parents[1] / "replays").glob(f"*{SUFFIX}"))
SEATS = (Seat("Zoë", "star"), Seat("李", "diamond", "random"), Seat("A & <b>B", "square"))


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The sentences of message boxes, which nobody has to click away here."""
    sentences: list[str] = []

    def tell(parent: object, title: str, sentence: str, *_: object) -> QMessageBox.StandardButton:
        sentences.append(sentence)
        return QMessageBox.StandardButton.Discard

    monkeypatch.setattr(QMessageBox, "warning", tell)
    monkeypatch.setattr(QMessageBox, "question", tell)
    return sentences


@pytest.fixture
def playing(screen: Screen) -> Screen:
    """A game in its first turns."""
    screen.new(players=3, seed=4, seats=SEATS)
    screen.sit_down()
    for _ in range(3):
        if screen.controller.is_my_decision:
            screen.desk.submit(steady(4)(screen.controller.game))
    screen.settle()
    return screen


def saved(screen: Screen, folder: Path) -> dict[str, Any]:
    """The running game as a document."""
    path = folder / f"good{SUFFIX}"
    assert screen.window.save_to(path)
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return document


# --- saving and opening ---------------------------------------------------------------------------------


def test_a_saved_game_comes_back_as_it_was(playing: Screen, told: list[str], tmp_path: Path) -> None:
    """Position, names, signs and computer players; nobody is asked, for nothing would be lost."""
    path = tmp_path / f"a game{SUFFIX}"
    before, seats = playing.fingerprint, playing.controller.seats
    assert playing.window.save_to(path)
    assert playing.controller.is_saved
    playing.new(players=2, seed=9)
    assert playing.fingerprint != before
    assert playing.window.open_from(path)
    assert playing.fingerprint == before
    assert playing.controller.seats == seats == SEATS
    assert playing.controller.is_saved
    assert "Zoë" in playing.window.windowTitle()
    assert not told
    playing.sit_down()
    playing.wait_until(lambda: playing.controller.is_my_decision)


@pytest.mark.parametrize("path", REPLAYS, ids=lambda path: path.stem)
def test_every_finished_game_of_the_collection_can_be_opened(
    screen: Screen, told: list[str], path: Path
) -> None:
    """Games of both editions with every ending; they were saved without seats and get some."""
    assert screen.window.open_from(path)
    screen.settle()
    written = json.loads(path.read_text(encoding="utf-8"))
    assert screen.fingerprint == written["fingerprint"]
    assert len(screen.controller.seats) == written["options"]["players"]
    assert screen.controller.is_over
    assert not told


def test_a_game_saved_over_an_older_one_takes_its_place(playing: Screen, tmp_path: Path) -> None:
    """In one piece: there is never a half-written file, and nothing else is left in the folder."""
    path = tmp_path / f"game{SUFFIX}"
    path.write_text("something older", encoding="utf-8")
    assert playing.window.save_to(path)
    assert json.loads(path.read_text(encoding="utf-8"))["fingerprint"] == playing.fingerprint
    assert [found.name for found in tmp_path.glob(f"*{SUFFIX}*")] == [path.name]


def test_a_place_that_cannot_be_written_gives_a_sentence(
    playing: Screen, told: list[str], tmp_path: Path
) -> None:
    """A missing folder: the game is still here, and still counts as not saved."""
    before = playing.fingerprint
    assert not playing.window.save_to(tmp_path / "missing" / f"game{SUFFIX}")
    assert len(told) == 1
    assert not playing.controller.is_saved
    assert playing.fingerprint == before


def test_opening_asks_before_a_running_game_is_lost(
    playing: Screen, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Cancelled: the running game stays."""
    path = tmp_path / f"other{SUFFIX}"
    path.write_text(json.dumps(Session.new(GameOptions(players=2, seed=1)).save()), encoding="utf-8")
    before = playing.fingerprint
    cancel = QMessageBox.StandardButton.Cancel
    monkeypatch.setattr(QMessageBox, "question", lambda *_: cancel)
    assert not playing.window.open_from(path)
    assert playing.fingerprint == before
    monkeypatch.setattr(QMessageBox, "question", lambda *_: QMessageBox.StandardButton.Discard)
    assert playing.window.open_from(path)
    assert playing.fingerprint != before


# --- files that are no games ----------------------------------------------------------------------------


def changed(**values: Any) -> Callable[[dict[str, Any]], object]:
    return lambda document: {**document, **values}


def seats(**values: Any) -> Callable[[dict[str, Any]], object]:
    """With something else in the first seat."""
    return lambda document: {
        **document,
        "seats": [{**document["seats"][0], **values}, *document["seats"][1:]],
    }


DOCUMENTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "a list": lambda document: [document],
    "a number": lambda document: 7,
    "nothing": lambda document: None,
    "another format": changed(format="chess"),
    "a later version": changed(version=2),
    "a version that is no number": changed(version=True),
    "an unknown edition": changed(options={"edition": "third"}),
    "no options": changed(options=None),
    "other options": changed(options={"players": 3, "seed": 5}),
    "too many players": changed(options={"players": 10**9}),
    "no components": changed(components={}),
    "components that are a text": changed(components="<img src='x'>" * 1000),
    "no actions": changed(actions=None),
    "an action that is none": changed(actions=[{"do": "everything"}]),
    "an action that is refused": changed(actions=[{"kind": "end_turn"}]),
    "another fingerprint": changed(fingerprint="0" * 32),
    "a position from nowhere": changed(start={"co2": 10**30}),
    "one seat": lambda document: {**document, "seats": document["seats"][:1]},
    "seats that are a text": changed(seats="abc"),
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


def assert_told_and_nothing_lost(screen: Screen, told: list[str], path: Path) -> None:
    """Opening the file fails with one sentence that names it."""
    told.clear()
    before, seats_before = screen.fingerprint, screen.controller.seats
    assert not screen.window.open_from(path)
    assert len(told) == 1
    assert path.name in told[0]
    assert len(told[0]) < 1000
    assert screen.fingerprint == before
    assert screen.controller.seats == seats_before
    assert screen.buttons() or not screen.controller.is_my_decision


def test_a_document_that_is_no_game_gives_a_sentence(
    playing: Screen, told: list[str], tmp_path: Path
) -> None:
    """The sentence names the file and what is wrong; the running game goes on."""
    good = saved(playing, tmp_path)
    for name, spoil in DOCUMENTS.items():
        path = tmp_path / f"{name}{SUFFIX}"
        path.write_text(json.dumps(spoil(good)), encoding="utf-8")
        assert_told_and_nothing_lost(playing, told, path)


def test_a_file_that_cannot_be_read_gives_a_sentence(
    playing: Screen, told: list[str], tmp_path: Path
) -> None:
    """Whatever is in it."""
    for name, text in TEXTS.items():
        path = tmp_path / f"{name}{SUFFIX}"
        path.write_bytes(text)
        assert_told_and_nothing_lost(playing, told, path)


def test_a_huge_file_is_not_even_read(playing: Screen, told: list[str], tmp_path: Path) -> None:
    """A file with holes costs no room on the disk, and must cost no memory either."""
    path = tmp_path / f"huge{SUFFIX}"
    with path.open("wb") as file:
        file.truncate(BIGGEST_FILE * 40)
    assert_told_and_nothing_lost(playing, told, path)


def test_a_missing_file_and_a_folder_give_a_sentence(
    playing: Screen, told: list[str], tmp_path: Path
) -> None:
    """What the system says is told."""
    folder = tmp_path / f"folder{SUFFIX}"
    folder.mkdir()
    for path in (tmp_path / f"missing{SUFFIX}", folder):
        assert_told_and_nothing_lost(playing, told, path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_with_a_name_is_no_file(playing: Screen, told: list[str], tmp_path: Path) -> None:
    """It would be waited for without end."""
    path = tmp_path / f"pipe{SUFFIX}"
    os.mkfifo(path)
    assert_told_and_nothing_lost(playing, told, path)


def test_names_may_look_like_anything(screen: Screen) -> None:
    """A name is shown letter by letter, never read as markup or as a key to press."""
    screen.new(players=2, seed=3, seats=(Seat("<b>Anna</b>", "disc"), Seat("Tom & Jerry", "star")))
    names = {screen.desk.cover.it_is_me.text()}
    for _ in range(2):
        labels = [screen.desk.cover.headline, screen.desk.prompt.name, screen.desk.prompt.sentence]
        assert all(label.textFormat().name == "PlainText" for label in labels)
        names.add(screen.desk.cover.it_is_me.text())
        screen.sit_down()
        seat = screen.controller.seat
        while screen.controller.seat == seat:
            screen.desk.submit(steady(3)(screen.controller.game))
    assert names == {"I am <b>Anna</b>", "I am Tom && Jerry"}


# --- the window itself ----------------------------------------------------------------------------------


def test_the_window_comes_back_where_it_was(screen: Screen) -> None:
    """Place and size, the list beside the board and which page of it was open."""
    screen.new(players=2, seed=3)
    screen.window.resize(1000, 650)  # the screen of the tests is a small one
    screen.desk.side.setCurrentIndex(1)
    screen.window.menus.side.trigger()
    screen.settle()
    screen.controller.is_saved = True
    screen.window.close()
    again = MainWindow(screen.window.preferences, screen.appearance)
    again.show()
    screen.settle()
    assert (again.width(), again.height()) == (1000, 650)
    desk = again.desk_for_game()[0]
    assert desk.side.currentIndex() == 1
    assert not again.menus.side.isChecked()
    assert desk.side.isHidden()
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
    window.desk_for_game()
    assert (window.width(), window.height()) == SIZE
    assert window._previous() is None
    window.deleteLater()


def test_the_window_is_never_smaller_than_it_can_be_read(screen: Screen) -> None:
    """Whatever somebody asks for."""
    screen.window.resize(10, 10)
    assert (screen.window.width(), screen.window.height()) >= LEAST


def test_the_look_follows_the_preferences_at_once(screen: Screen) -> None:
    """Theme and palette change while a game is on the desk, and the board is painted in them."""
    screen.new(players=2, seed=3)
    screen.sit_down()
    preferences = screen.window.preferences
    preferences.set("theme", "light")
    light = screen.desk.view.grab().toImage()
    preferences.set("theme", "dark")
    screen.settle()
    assert screen.desk.board.look.dark
    assert screen.desk.view.grab().toImage() != light
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
