"""What the stage tells has room on it in small windows: every step by its name, sentences and results."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication

from co2desk.languages import LANGUAGES
from co2desk.ui.i18n.language import LanguageManager
from co2desk.ui.play import pace
from co2desk.ui.preferences import NORMAL, STANDARD
from co2desk.ui.stage.panel import MOST_LINES
from co2desk.ui.stage.parts import LevelGauge
from co2desk.ui.theme.appearance import families, load_fonts
from co2desk.ui.theme.look import Type, look_of
from co2desk.ui.widgets.labels import ENDLESS
from tests.ui.fitting import misfits
from tests.ui.painted_words import listening
from tests.ui.painting import picture_of
from tests.ui.pseudo import PSEUDO
from tests.ui.screen import NAMES, Screen
from tests.ui.stage.conftest import LONG
from tests.ui.stage.scenes import GAMES, before_scene, one_person

WRAPPED = Qt.TextFlag.TextWordWrap
SPOKEN = [language for language in LANGUAGES if language != PSEUDO]
TEAM = {"players": 3, "edition": "second_chance", "variants": {"mode": "cooperative"}}
SCENES = {
    **{code: (code, options) for code, (options, _) in GAMES.items()},
    "decade of a team": ("decade", TEAM),
}


def assert_all_is_told(screen: Screen, told: str) -> None:
    """The stage as it is painted: the names of all steps, and nothing cut off."""
    stage = screen.game_view.stage
    with listening() as words:
        picture_of(stage)
    shown = [word.text for word in words.words]
    if stage.steps.is_shown:
        for name in stage.steps.names:
            assert name in shown, f"{told}: the step {name!r}"
    room = stage.sentence.width(), ENDLESS
    across = stage.sentence.fontMetrics().boundingRect(QRect(0, 0, *room), WRAPPED, stage.sentence.text())
    lines = round(across.height() / stage.sentence.fontMetrics().lineSpacing())
    assert lines <= MOST_LINES + 1, f"{told}: {lines} lines"  # one more only in the smallest letters
    found = [*words.misfits(NAMES), *words.overlaps(), *misfits(stage)]
    assert not found, f"{told}: {found}"
    assert stage.column.totalHeightForWidth(stage.width()) <= stage.height(), told
    assert screen.game_view.rect().contains(stage.geometry()), told


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720)])
@pytest.mark.parametrize("at_end", [False, True])
@pytest.mark.parametrize("name", SCENES)
def test_a_scene_has_room_in_every_language(
    speaking: Screen,
    language_manager: LanguageManager,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    at_end: bool,
    size: tuple[int, int],
) -> None:
    """Its beginning, and its result."""
    monkeypatch.setitem(pace.MOVE_MS, NORMAL, LONG)
    speaking.controller.preferences.set("pace", NORMAL)
    speaking.window.resize(*size)
    code, options = SCENES[name]
    session, action = before_scene(code, at_end=at_end, **options)
    speaking.lay(session, one_person(session.options.players, session.game.decision.player))
    speaking.controller.submit(action)
    view = speaking.game_view
    speaking.wait_until(view.stage.isVisible)
    for _ in range(3 if at_end else 0):
        if not view.stage.is_result:
            view.storyteller.hurry()
            speaking.settle()
    assert view.stage.is_result == at_end
    in_all_languages(speaking, language_manager, f"{name}, {size}")


def in_all_languages(screen: Screen, manager: LanguageManager, told: str) -> None:
    for language in SPOKEN:
        manager.speak(language)
        screen.settle()
        assert_all_is_told(screen, f"{told} in {language}")


@pytest.mark.parametrize("size", [80, 100, 150])
def test_the_danger_zone_and_the_limit_do_not_lie_on_each_other(app: QApplication, size: int) -> None:
    """400 and 500 ppm are close together on the scale of the level."""
    load_fonts()
    gauge = LevelGauge(look_of(STANDARD, dark=True), Type(families("en"), size / 100))
    gauge.resize(gauge.sizeHint())
    gauge.begin(230, 400, 500)
    with listening() as heard:
        picture_of(gauge)
    danger, limit = (next(word for word in heard.words if word.text == text) for text in ("400", "500"))
    assert danger.ink.right() < limit.ink.left()
    assert limit.ink.right() <= gauge.width()
    gauge.deleteLater()
