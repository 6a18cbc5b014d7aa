"""The moving picture of a turn: what is in its file, and that it is not made of players who do nothing."""

from __future__ import annotations

import struct
from types import SimpleNamespace

import make_animation
import pytest
from make_animation import FRAME_MS, SHOWN, Film, animated_png
from PySide6.QtGui import QColor, QImage


def frame(colour: str, dot: int = 0) -> QImage:
    """One colour, and a dot of another."""
    found = QImage(SHOWN, QImage.Format.Format_RGB32)
    found.fill(QColor(colour))
    found.setPixelColor(dot, dot, QColor("#ffffff"))
    return found


def parts(file: bytes, kind: bytes) -> list[bytes]:
    found, place = [], 8
    while place < len(file):
        (length,) = struct.unpack_from(">I", file, place)
        if file[place + 4 : place + 8] == kind:
            found.append(file[place + 8 : place + 8 + length])
        place += length + 12
    return found


def test_a_frame_is_what_has_changed_and_stands_until_the_next_one() -> None:
    film = [frame("#204060"), frame("#204060"), frame("#204060", dot=9)]
    controls = [struct.unpack(">IIIIIHHBB", part) for part in parts(animated_png(film), b"fcTL")]
    assert [control[5] for control in controls] == [2 * FRAME_MS, FRAME_MS]
    assert controls[0][1:5] == (SHOWN.width(), SHOWN.height(), 0, 0)
    assert controls[1][1:5] == (10, 10, 0, 0)  # from the old dot to the new one


def test_players_who_do_nothing_are_no_film(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(make_animation, "MOST_FRAMES", 3)
    monkeypatch.setattr(Film, "rest", lambda *_: None)
    film = Film.__new__(Film)
    film.parts = SimpleNamespace(controller=SimpleNamespace(session=SimpleNamespace(actions=[])))  # type: ignore[assignment]
    with pytest.raises(TimeoutError):
        film.follow(1)
