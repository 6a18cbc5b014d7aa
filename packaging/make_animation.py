#!/usr/bin/env python3
"""Make docs/screenshots/turn.png, the moving picture of a turn in the README: `make animation` starts this.

A real window is played by mouse, and every frame is a grab of it. The file is an animated PNG: one palette,
and of each frame only the part that has changed.
"""

from __future__ import annotations

import os
import struct
import sys
import tempfile
import zlib
from itertools import pairwise
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from camera import let_pass
from PySide6.QtCore import QPoint, QPointF, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QColor, QCursor, QImage, QPainter, QPen, QPolygonF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from co2desk import paths
from co2desk.commands.examples import played
from co2desk.engine.table.actions import Propose
from co2desk.engine.table.ids import space_of
from co2desk.session.seats import SIGNS, Seat
from co2desk.session.setup import GameSetup
from co2desk.ui.models import places as at
from co2desk.ui.models.places import PlaceKey
from co2desk.ui.preferences import DARK, NORMAL, Preferences
from co2desk.ui.theme.appearance import Appearance, load_fonts
from co2desk.ui.window.main_window import MainWindow

FILE = Path(__file__).resolve().parent.parent / "docs" / "screenshots" / "turn.png"
WINDOW, SHOWN = QSize(1280, 720), QSize(960, 540)
FRAME_MS = 100
SEED, PLAYERS, DECADE = 107, 3, 3
NAMES = ("Anna", "Bruno", "Chiara")
MOST_FRAMES = 200  # of what computer players do
ARROW = [(0, 0), (0, 17), (4, 13), (7, 20), (10, 19), (7, 12), (12, 12)]  # the mouse, which no grab shows


class Film:
    """A window, a mouse, and the frames that have been taken."""

    def __init__(self, app: QApplication, home: str) -> None:
        self.app = app
        os.environ[paths.HOME] = home  # nobody's own games
        preferences = Preferences(QSettings(str(Path(home) / "preferences.ini"), QSettings.Format.IniFormat))
        preferences.set("animation", NORMAL)
        preferences.set("theme", DARK)
        preferences.set("tips", False)  # nobody is there who reads them
        self.window = MainWindow(preferences, Appearance(app, preferences))
        self.window.resize(WINDOW)
        self.window.show()
        self.mouse = QPoint(640, 500)
        self.frames: list[QImage] = []
        session = played(PLAYERS, SEED, DECADE)
        person = session.game.decision.player
        seats = [Seat(NAMES[n], SIGNS[n], "steady") for n in range(PLAYERS)]
        seats[person] = Seat(NAMES[person], SIGNS[person])
        self.parts = self.window.parts
        self.parts.controller.open(session, GameSetup(session.options, tuple(seats)))
        self.window.show_game()
        self.wait(5 * FRAME_MS)

    def wait(self, milliseconds: int) -> None:
        let_pass(milliseconds)

    def rest(self, frames: int) -> None:
        for _ in range(frames):
            self.wait(FRAME_MS)
            self.take()

    def take(self) -> None:
        picture = self.window.grab().toImage()
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor("#000000"), 1.4))
        painter.setBrush(QColor("#ffffff"))
        painter.drawPolygon(QPolygonF([QPointF(self.mouse) + QPointF(x, y) * 1.3 for x, y in ARROW]))
        painter.end()
        smooth = Qt.TransformationMode.SmoothTransformation
        self.frames.append(picture.scaled(SHOWN, Qt.AspectRatioMode.IgnoreAspectRatio, smooth))

    # --- the mouse ---------------------------------------------------------------------------------------

    def place(self, key: PlaceKey) -> QPoint:
        """The middle of a piece, in the window."""
        view = self.parts.game_view.view
        item = self.parts.game_view.board.items_by_key[key]
        return view.mapTo(self.window, view.mapFromScene(item.mapToScene(item.grip().center())))

    def move(self, to: QPoint, steps: int = 8) -> None:
        """Glide to a point of the window, slower towards the end."""
        view = self.parts.game_view.view
        start = QPointF(self.mouse)
        for step in range(1, steps + 1):
            share = 1 - (1 - step / steps) ** 2
            self.mouse = (start + (QPointF(to) - start) * share).toPoint()
            QCursor.setPos(self.window.mapToGlobal(self.mouse))
            QTest.mouseMove(view.viewport(), view.viewport().mapFrom(self.window, self.mouse))
            self.rest(1)

    def press(self, down: bool) -> None:
        viewport = self.parts.game_view.view.viewport()
        where = viewport.mapFrom(self.window, self.mouse)
        act = QTest.mousePress if down else QTest.mouseRelease
        act(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where)

    def drag(self, source: PlaceKey, target: PlaceKey) -> None:
        self.move(self.place(source))
        self.press(down=True)
        self.move(self.place(target), 14)
        self.rest(6)
        self.press(down=False)

    def press_button(self, name: str = "") -> None:
        """A button of the bar above the board, by its name, or the first one."""
        bar = self.parts.game_view.prompt.choices
        buttons = [button for button in bar.findChildren(QAbstractButton, name) if button.isVisible()]
        self.move(buttons[0].mapTo(self.window, buttons[0].rect().center()))
        self.rest(2)
        buttons[0].click()
        self.rest(3)

    def follow(self, moves: int) -> None:
        """What computer players do next, told one by one. Raises TimeoutError if they do nothing."""
        session = self.parts.controller.session
        done = len(session.actions) + moves
        for _ in range(MOST_FRAMES):
            if len(session.actions) >= done:
                return
            self.rest(1)
        raise TimeoutError("computer players do not move")

    def play(self) -> None:
        """Look at a plant, propose a project by drag, end the turn, and see what the next player does."""
        self.rest(6)
        self.move(self.place(at.plants(1)))
        self.rest(16)
        game = self.parts.controller.game
        money = game.table.setting.base.grants.index("money")
        action = next(
            action for action in game.legal() if isinstance(action, Propose) and action.grant == money
        )
        self.drag(at.projects(action.energy), at.space(space_of(action.region, action.grant)))
        self.rest(12)
        self.parts.controller.preferences.set("confirm_end_turn", value=False)
        self.press_button("end_turn")
        while self.parts.controller.is_my_decision:
            self.press_button()
        self.follow(4)
        self.rest(14)


# --- the file -----------------------------------------------------------------------------------------------


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def rows(picture: QImage, part: QRect) -> bytes:
    """The pixels of a part, each row after the number of its filter (none)."""
    cut = picture.copy(part)
    bits, line, width = bytes(cut.constBits()), cut.bytesPerLine(), cut.width()
    return b"".join(b"\0" + bits[y * line : y * line + width] for y in range(cut.height()))


def changed(one: QImage, other: QImage) -> QRect:
    """The smallest rectangle around everything that differs; a single pixel if nothing does."""
    line, width = one.bytesPerLine(), one.width()
    before, after = bytes(one.constBits()), bytes(other.constBits())
    starts = [y * line for y in range(one.height())]
    lines = [y for y, at_ in enumerate(starts) if before[at_ : at_ + width] != after[at_ : at_ + width]]
    if not lines:
        return QRect(0, 0, 1, 1)
    left, right = width, 0
    for y in lines:
        here, there = before[y * line : y * line + width], after[y * line : y * line + width]
        columns = [x for x in range(width) if here[x] != there[x]]
        left, right = min(left, columns[0]), max(right, columns[-1])
    return QRect(QPoint(left, lines[0]), QPoint(right, lines[-1]))


def palette_of(frames: list[QImage]) -> list[int]:
    """At most 256 colours for the whole film: those of its first, middle and last frame below each other."""
    few = [frames[0], frames[len(frames) // 2], frames[-1]]
    sheet = QImage(SHOWN.width(), SHOWN.height() * len(few), QImage.Format.Format_RGB32)
    painter = QPainter(sheet)
    for number, frame in enumerate(few):
        painter.drawImage(0, number * SHOWN.height(), frame)
    painter.end()
    return list(sheet.convertToFormat(QImage.Format.Format_Indexed8).colorTable())


def animated_png(frames: list[QImage]) -> bytes:
    """The film as an animated PNG that repeats for ever."""
    table = palette_of(frames)
    plain = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    film = [
        frame.convertToFormat(QImage.Format.Format_RGB32).convertToFormat(
            QImage.Format.Format_Indexed8, table, plain
        )
        for frame in frames
    ]
    kept: list[tuple[QImage, QRect, int]] = [(film[0], film[0].rect(), FRAME_MS)]
    for before, frame in pairwise(film):
        if before == frame:
            picture, part, shown = kept[-1]
            kept[-1] = (picture, part, shown + FRAME_MS)
        else:
            kept.append((frame, changed(before, frame), FRAME_MS))
    header = struct.pack(">IIBBBBB", SHOWN.width(), SHOWN.height(), 8, 3, 0, 0, 0)
    colours = b"".join(bytes((shade >> 16 & 255, shade >> 8 & 255, shade & 255)) for shade in table)
    out = [b"\x89PNG\r\n\x1a\n", chunk(b"IHDR", header), chunk(b"acTL", struct.pack(">II", len(kept), 0))]
    out.append(chunk(b"PLTE", colours))
    number = 0
    for place, (picture, part, shown) in enumerate(kept):
        control = struct.pack(
            ">IIIIIHHBB", number, part.width(), part.height(), part.x(), part.y(), shown, 1000, 0, 0
        )
        out.append(chunk(b"fcTL", control))
        number += 1
        data = zlib.compress(rows(picture, part), 9)
        if place == 0:
            out.append(chunk(b"IDAT", data))
        else:
            out.append(chunk(b"fdAT", struct.pack(">I", number) + data))
            number += 1
    return b"".join([*out, chunk(b"IEND", b"")])


def main(target: Path) -> None:
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    load_fonts()
    with tempfile.TemporaryDirectory() as home:
        film = Film(app, home)
        film.play()
        film.window.close()
    target.write_bytes(animated_png(film.frames))
    print(f"{target.name}: {len(film.frames)} frames, {target.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FILE)
