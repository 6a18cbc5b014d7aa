#!/usr/bin/env python3
"""Take the pictures of docs/screenshots with a real window: `make screenshots` starts this under Xvfb.

`shots.py` lists them all. Every picture is a grab of the screen, so it shows what a player sees: the window,
and a dialog over it. A run for all scenes removes what the list does not name.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import stage_pictures
import table_pictures
import teaching_pictures
from camera import Camera
from PySide6.QtWidgets import QApplication
from shots import FOLDER, Scene, by_shot, manifest, scenes_called

from co2desk.ui.theme.appearance import load_fonts

TAKERS: dict[str, Callable[[Camera], None]] = (
    table_pictures.TAKERS | stage_pictures.TAKERS | teaching_pictures.TAKERS
)
PACKER = shutil.which("pngquant")  # without it the files are larger


def take_all(
    app: QApplication, scenes: list[Scene], folder: Path, finish: Callable[[Path], object]
) -> list[str]:
    """Takes these scenes, and returns the pictures that could not be taken: one that fails does not spoil the
    others."""
    missing: list[str] = []
    for shot, wanted in by_shot(scenes).items():
        camera = Camera(app, shot, folder)
        for scene in wanted:
            camera.begin(scene)
            try:
                TAKERS[scene.name](camera)
            except Exception:  # whatever it is, it belongs to this scene
                traceback.print_exc()
            expected = [folder / scene.file_of(picture, shot) for picture in scene.taken]
            missing += [path.name for path in expected if path not in camera.taken]
        for path in camera.taken:
            print(path.name, flush=True)
            finish(path)
        camera.close()
    return missing


def pack(path: Path) -> None:
    """At most 256 colours: a picture is a quarter as large then. Some pictures are left as they are."""
    if PACKER is not None:
        words = [PACKER, "--ext", ".png", "--force", "--skip-if-larger", "256", str(path)]
        subprocess.run(words, check=False)  # noqa: S603 - names from shots.py


def main(words: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scenes", nargs="*", help="names of shots.py; all of them if none is named")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures are put")
    asked = parser.parse_args(words)
    try:
        scenes = scenes_called(asked.scenes)
    except LookupError as error:
        parser.error(str(error))
    app = QApplication([])
    app.setQuitOnLastWindowClosed(False)
    app.setCursorFlashTime(0)  # the same picture every time
    load_fonts()
    asked.folder.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as packers:  # while the next ones are taken
        missing = take_all(app, scenes, asked.folder, lambda path: packers.submit(pack, path))
    if not asked.scenes and asked.folder == FOLDER:  # any other folder may hold somebody's own pictures
        for path in FOLDER.glob("*.png"):
            if path.name not in manifest():
                path.unlink()
    if missing:
        print("not taken:", *missing, sep="\n", file=sys.stderr)
    return len(missing) > 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
