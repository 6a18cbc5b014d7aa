"""The camera of docs/screenshots: it waits until everything has come to rest, and leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from camera import QUIET_MS, Camera, settled
from PySide6.QtCore import QLocale, QTimer, QVariantAnimation
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QLabel
from shots import SMALL, Scene, Shot

from co2desk import paths
from co2desk.ui.i18n import language
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.preferences import DARK, LIGHT
from co2desk.ui.theme.appearance import Appearance
from tests.ui.application_look import ApplicationLook
from tests.ui.painting import picture_of

LAST = 8


@pytest.fixture
def label(app: QApplication) -> Iterator[QLabel]:
    found = QLabel("0")
    found.show()
    yield found
    found.close()


def grabbed(app: QApplication, label: QLabel) -> QImage:
    return settled(app, label, lambda: picture_of(label))


def test_nothing_is_taken_before_the_last_thing_is_painted(app: QApplication, label: QLabel) -> None:
    timer = QTimer(label, interval=QUIET_MS // 2)

    def count() -> None:
        label.setNum(int(label.text()) + 1)
        if label.text() == str(LAST):
            timer.stop()

    timer.timeout.connect(count)
    timer.start()
    grabbed(app, label)
    assert label.text() == str(LAST)


def test_what_still_moves_is_waited_for_even_if_it_is_not_seen_to_move(
    app: QApplication, label: QLabel
) -> None:
    slow = QVariantAnimation(label, startValue=0.0, endValue=1.0, duration=4 * QUIET_MS)
    slow.finished.connect(lambda: label.setText("here"))
    slow.start()
    picture = grabbed(app, label)
    assert label.text() == "here"
    assert picture == picture_of(label)


def test_what_always_moves_is_no_picture(
    app: QApplication, label: QLabel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("camera.PATIENCE_MS", 1)
    turning = QVariantAnimation(label, startValue=0.0, endValue=1.0, duration=QUIET_MS)
    turning.setLoopCount(-1)
    turning.start()
    with pytest.raises(TimeoutError):
        grabbed(app, label)


@pytest.fixture
def free_application(app: QApplication, compiled: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a camera changes in the application is put back. Without a screen there is only the window."""
    monkeypatch.setattr(Camera, "grab", lambda camera: picture_of(camera.window))
    monkeypatch.setattr(language, "translations_dir", lambda: compiled)
    monkeypatch.setenv(paths.HOME, "")
    before = ApplicationLook(app)
    yield
    before.put_back()


@pytest.mark.usefixtures("free_application")
def test_a_window_speaks_its_own_language_whatever_the_one_before_spoke(
    app: QApplication, tmp_path: Path
) -> None:
    heard = []
    for shot in (Shot(SMALL, LIGHT), Shot(SMALL, DARK, "zh_CN"), Shot(SMALL, LIGHT)):
        camera = Camera(app, shot, tmp_path)
        heard.append((camera.window.start.new.text(), QLocale().language()))
        camera.close()
    english, chinese, again = heard
    assert again == english
    assert chinese != english
    assert app.findChildren(LanguageManager) == []
    assert app.findChildren(Appearance) == []


@pytest.mark.usefixtures("free_application")
def test_a_picture_has_the_size_and_the_name_of_its_shot(app: QApplication, tmp_path: Path) -> None:
    shot = Shot(SMALL, DARK, "de")
    camera = Camera(app, shot, tmp_path)
    scene = Scene("start", (shot,), file="{picture}-{language}-{size}-{theme}.png")
    camera.begin(scene)
    camera.take("start")
    camera.close()
    (path,) = tmp_path.glob("*.png")
    assert path.name == "start-de-1280x720-dark.png"
    assert {path.name} == scene.files()
    picture = QImage(str(path))
    assert (picture.width(), picture.height()) == SMALL
