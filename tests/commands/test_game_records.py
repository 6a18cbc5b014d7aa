"""Games that are kept belong to the code of their players."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from co2desk import bots
from co2desk.commands.game_records import TOLD, chooses

FOLDER = Path(bots.__file__).parent


def thinking_with(start: str) -> set[Path]:
    """The files of the computer players that one of them imports, and those that these import."""
    found: set[Path] = set()
    waiting = [Path(start)]
    while waiting:
        path = waiting.pop()
        if path in found:
            continue
        found.add(path)
        for node in ast.walk(ast.parse((FOLDER / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("co2desk.bots."):
                place = Path(*(node.module or "").split(".")[2:])
                named = [place / name.name for name in node.names] if (FOLDER / place).is_dir() else [place]
                waiting += [path.with_suffix(".py") for path in named]
    return found


@pytest.mark.parametrize(("start", "rivals"), [("rivals/planner.py", True), ("team/partner.py", False)])
def test_games_belong_to_all_the_code_that_their_players_think_with(start: str, rivals: bool) -> None:
    files = {path for path in thinking_with(start) if path.name not in TOLD}
    assert len(files) > 5
    assert all(chooses(path, rivals) for path in files)


def test_games_of_partners_outlive_a_change_of_what_only_rivals_think_with() -> None:
    assert chooses(Path("rivals/playouts.py"), rivals=True)
    assert not chooses(Path("rivals/playouts.py"), rivals=False)
    assert not chooses(Path("team/climb.py"), rivals=True)
