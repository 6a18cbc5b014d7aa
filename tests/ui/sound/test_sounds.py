"""Sounds of a game: the right one, once, and none where nobody wants or can hear one."""

from __future__ import annotations

import shutil
import sys
import time
from pathlib import Path

import pytest

from co2desk.engine.table import actions as act
from co2desk.engine.table import events
from co2desk.paths import resources_dir
from co2desk.ui.models import places as at
from co2desk.ui.sound.sounds import LOSE, OF_EVENTS, WIN, sound_of
from co2desk.ui.sound.system_player import SystemPlayer
from tests.ui.first_screen import ANNA, SOLAR, prepared
from tests.ui.screen import Screen


@pytest.fixture
def heard(screen: Screen) -> list[str]:
    """What would be played."""
    names: list[str] = []
    screen.window.play_sound = names.append
    return names


def test_each_sound_has_its_file_and_each_file_its_sound() -> None:
    names = {path.stem for path in (resources_dir() / "sounds").iterdir()}
    assert names == {*OF_EVENTS, WIN, LOSE}


def test_the_weightiest_event_is_heard() -> None:
    paid, drawn = events.MoneyPaid(0, 3, "build"), events.LobbyDrawn(0, 1)
    assert sound_of([drawn, paid]) == "pay"
    assert sound_of([paid, events.DecadeBegan(2), drawn]) == "decade"
    assert sound_of([drawn]) == ""


def test_an_action_is_heard_once_and_not_with_the_sound_off(screen: Screen, heard: list[str]) -> None:
    """Off by one click on the loudspeaker, on again by the next; both are remembered."""
    session, stage = prepared()
    stage.give(ANNA, money=3, cep=1)
    screen.lay(session)
    screen.drag(at.projects(SOLAR), at.space(7))
    assert heard == ["place"]
    button, preferences = screen.window.sound_button, screen.window.preferences
    assert button.accessibleName() == "Turn the sound off"
    screen.push(button)
    assert not preferences.value("sound")
    assert not screen.window.menus.sound.isChecked()
    assert button.accessibleName() == "Turn the sound on"
    screen.drag(at.CEP, at.MARKET)
    assert screen.controller.session.actions[-1] == act.SELL_CEP
    assert heard == ["place"]
    screen.window.menus.sound.trigger()
    assert preferences.value("sound")


def test_the_end_is_heard_when_it_comes_and_not_when_it_is_looked_at_again(
    screen: Screen, heard: list[str]
) -> None:
    session, stage = prepared()
    stage.table.mandatory_done = True
    stage.last_turn()
    stage.table.decade = stage.table.setting.decades
    screen.lay(session)
    screen.submit(act.END_TURN)
    screen.settle()
    assert screen.controller.is_over
    assert heard[-1:] == [WIN]
    count = len(heard)
    screen.controller.open(screen.controller.session, screen.controller.setup)
    screen.settle()
    assert len(heard) == count


@pytest.mark.skipif(sys.platform == "win32", reason="Windows plays through its own library")
def test_a_system_with_and_without_a_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first program that is there gets the file; without one, or when it fails, nothing happens."""
    monkeypatch.setattr(shutil, "which", lambda name: None)
    SystemPlayer().play("place")
    program, told = tmp_path / "aplay", tmp_path / "told"
    program.write_text(f'#!/bin/sh\necho "$1" >> {told}\necho no device >&2\nexit 1\n', encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setattr(shutil, "which", lambda name: str(program) if name == "aplay" else None)
    player = SystemPlayer()
    player.play("place")
    player.play("pay")  # at the same moment: one is enough
    for _ in range(100):
        if told.exists() and told.read_text(encoding="utf-8"):
            break
        time.sleep(0.05)
    assert told.read_text(encoding="utf-8").splitlines() == [str(resources_dir() / "sounds" / "place.wav")]
