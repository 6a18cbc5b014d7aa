"""What the tests of the window share."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from compile_catalogue import compiled as compile_catalogue

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QLocale, QPoint, QSettings, Qt, qInstallMessageHandler
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from co2desk import paths
from co2desk.languages import ENGLISH, LANGUAGES
from co2desk.ui.i18n import language
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.pictures import thumbnails
from co2desk.ui.players import command_line, computer_players
from co2desk.ui.preferences import Preferences
from co2desk.ui.review import reviewer
from co2desk.ui.theme.appearance import Appearance, load_fonts
from tests.ui.application_look import ApplicationLook
from tests.ui.pseudo import NAME, PSEUDO, make_pretended
from tests.ui.screen import Screen, strays
from tests.ui.shared_window import SharedWindow
from tests.ui.thinking import AdviserHere, ReviewerHere, ThinkerHere
from tests.ui.unseen_errors import Trouble

AWAY = QPoint(10_000, 10_000)  # on no window
SHARED: list[QWidget] = []  # windows that stay open until all tests of their file have run


@pytest.fixture(scope="session")
def app() -> QApplication:
    """The one application object of a test run."""
    found = QApplication.instance()
    if not isinstance(found, QApplication):
        found = QApplication(["co2desk"])
    QCursor.setPos(AWAY)
    return found


@pytest.fixture(autouse=True)
def clear_screen() -> Iterator[None]:
    """Every test puts its own windows away: one that is left open would catch the mouse of the next test.

    Tool tips go by themselves, but too late for the next test. A mouse that rests where the next window opens
    points at something there, and one whose button is down (QTest's double click never lets it go) leaves
    nothing that it has entered. What a test made without a parent is deleted here: see `strays`.
    """
    yield
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        return
    let_go_of_the_mouse()
    left = [widget for widget in app.topLevelWidgets() if widget.isVisible() and widget not in SHARED]
    for widget in left:
        widget.hide()
    assert [widget for widget in left if widget.windowType() != Qt.WindowType.ToolTip] == []
    for widget in strays():
        if widget not in SHARED:
            widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # no event loop does it


def let_go_of_the_mouse() -> None:
    nothing = QWidget()
    for button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton):
        if button in QApplication.mouseButtons():
            QTest.mouseRelease(nothing, button)
    assert QApplication.mouseButtons() == Qt.MouseButton.NoButton
    QCursor.setPos(AWAY)


@pytest.fixture(autouse=True)
def own_packs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of an owner's own component packs: an empty one, whoever runs the tests."""
    folder = tmp_path / "packs"
    folder.mkdir()
    monkeypatch.setattr(paths, "user_packs_dir", lambda: folder)
    return folder


@pytest.fixture(autouse=True)
def own_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the journals: an empty one, whoever runs the tests."""
    folder = tmp_path / "games"
    monkeypatch.setattr(paths, "user_games_dir", lambda: folder)
    return folder


@pytest.fixture(autouse=True)
def no_thumbnails(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures for the list of games are drawn only where a test is about them: it takes long."""
    if "drawn_thumbnails" not in request.fixturenames:
        monkeypatch.setattr(thumbnails, "write_thumbnail", lambda *_: False)


@pytest.fixture
def drawn_thumbnails() -> None:
    """The test is about the pictures in the list of games."""


@pytest.fixture(autouse=True)
def thinkers_here(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer players think in this process, unless a test is about the others."""
    if "player_processes" not in request.fixturenames:
        monkeypatch.setattr(computer_players, "make_thinker", ThinkerHere)
        monkeypatch.setattr(computer_players, "make_adviser", AdviserHere)
        monkeypatch.setattr(reviewer, "make_reviewer", ReviewerHere)


@pytest.fixture
def player_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test is about computer players in processes of their own. On a busy computer they may be slow."""
    monkeypatch.setattr(command_line, "SECONDS", 600)


@pytest.fixture(scope="module")
def shared_window(app: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SharedWindow]:
    """The window of all tests of a file that is marked with `shared_window`."""
    folder = tmp_path_factory.mktemp("shared_window")
    store = QSettings(str(folder / "preferences.ini"), QSettings.Format.IniFormat)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(paths, "user_games_dir", lambda: folder / "games")
        screen = Screen(app, Preferences(store))
    found = SharedWindow(screen)
    SHARED.append(screen.window)
    yield found
    SHARED.remove(screen.window)
    screen.close()


def is_shared(request: pytest.FixtureRequest) -> bool:
    """Does the test play in the window of its file? A test that needs one of its own is marked with
    `shared_window(False)`."""
    mark = request.node.get_closest_marker("shared_window")
    return mark is not None and mark.args != (False,)


@pytest.fixture
def preferences(request: pytest.FixtureRequest, app: QApplication, tmp_path: Path) -> Iterator[Preferences]:
    """Preferences in a file of their own."""
    if is_shared(request):
        shared: SharedWindow = request.getfixturevalue("shared_window")
        yield shared.screen.window.preferences
        return
    store = QSettings(str(tmp_path / "preferences.ini"), QSettings.Format.IniFormat)
    yield Preferences(store)
    store.sync()


@pytest.fixture
def appearance(app: QApplication, preferences: Preferences) -> Iterator[Appearance]:
    """The look of the program, without its window."""
    load_fonts()
    before = ApplicationLook(app)
    found = Appearance(app, preferences)
    yield found
    found.deleteLater()
    before.put_back()


@pytest.fixture
def screen(request: pytest.FixtureRequest, app: QApplication, preferences: Preferences) -> Iterator[Screen]:
    """The window, with nothing on the desk yet."""
    if is_shared(request):
        shared: SharedWindow = request.getfixturevalue("shared_window")
        yield shared.take()
        shared.leave()
        return
    found = Screen(app, preferences)
    yield found
    found.close()


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A translations folder of its own, with every catalogue as it is now and the pretended language.

    Make has compiled the catalogues already; a run of single tests may find old ones.
    Tests that run side by side share the folder: whoever needs it first makes it."""
    own = tmp_path_factory.getbasetemp()
    found = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / "translations"
    if not found.exists():
        folder = tmp_path_factory.mktemp("translations_in_progress")
        for source in paths.translations_dir().glob("*.ts"):
            made, wanted = source.with_suffix(".qm"), folder / f"{source.stem}.qm"
            if made.exists() and made.stat().st_mtime > source.stat().st_mtime:
                shutil.copy(made, wanted)
            else:
                assert compile_catalogue(source, wanted) == []
        make_pretended(folder)
        with suppress(OSError):  # somebody else has done the same at the same time
            folder.rename(found)
    return found


@pytest.fixture
def language_manager(
    app: QApplication, preferences: Preferences, compiled: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[LanguageManager]:
    """What makes the window speak, with the pretended language beside the real ones."""
    monkeypatch.setattr(language, "translations_dir", lambda: compiled)
    monkeypatch.setitem(LANGUAGES, PSEUDO, NAME)
    preferences.set("language", ENGLISH)
    before = QLocale()
    found = LanguageManager(app, preferences)
    yield found
    found.speak(ENGLISH)
    preferences.changed.disconnect(found._preference_changed)
    QLocale.setDefault(before)
    app.processEvents()
    found.deleteLater()


@pytest.fixture
def speaking(
    app: QApplication, preferences: Preferences, language_manager: LanguageManager
) -> Iterator[Screen]:
    """A window that can speak; the program's own language is English."""
    screen = Screen(app, preferences, language_manager=language_manager)
    language_manager.changed.connect(screen.appearance.set_language)  # as the program does
    yield screen
    language_manager.changed.disconnect(screen.appearance.set_language)
    screen.close()


@pytest.fixture
def trouble(monkeypatch: pytest.MonkeyPatch) -> Iterator[Trouble]:
    """Errors in code that Qt calls, and what Qt itself complains about, during a test."""
    heard = Trouble()
    monkeypatch.setattr(sys, "excepthook", heard.exception)
    monkeypatch.setattr(sys, "unraisablehook", heard.unraisable)
    before = qInstallMessageHandler(heard.message)
    yield heard
    qInstallMessageHandler(before)
