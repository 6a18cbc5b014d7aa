"""A file and this computer's record may hold different continuations of one game: neither is ever lost."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from co2desk.session import GameOptions, Session
from co2desk.session.documents import readable, write_atomically
from co2desk.ui.files.names import SUFFIX
from tests.session.journals import damage
from tests.ui.files.message_boxes import MessageBoxes
from tests.ui.screen import Screen
from tests.ui.steady_player import steady

SAVES = Path(__file__).parents[2] / "saves"


def act(screen: Screen, times: int) -> None:
    for _ in range(times):
        screen.sit_down()
        screen.wait_until(lambda: screen.controller.is_my_decision)
        screen.submit(steady(4)(screen.controller.game))
        screen.settle()


@pytest.mark.parametrize("line", [3, -3], ids=["before the file's end", "behind the file's end"])
@pytest.mark.parametrize("answer", [0, 1], ids=["go on", "as saved"])
def test_a_damaged_record_stays_when_the_file_is_opened(
    playing: Screen, boxes: MessageBoxes, own_games: Path, tmp_path: Path, line: int, answer: int
) -> None:
    """What can be read goes on as a copy: written anew, the record would lose what is behind the damage."""
    id_, path = playing.controller.session.id, tmp_path / f"a{SUFFIX}"
    assert playing.window.parts.files.save_to(path)
    entries = len(playing.controller.session.log)
    act(playing, 4)
    playing.new(players=2, seed=9)
    (journal,) = own_games.glob(f"{id_}*journal")
    left = damage(journal, line)
    boxes.answer = answer
    assert playing.window.open_from(path)
    assert "damaged" in boxes[0]
    session = playing.controller.session
    assert (session.options.seed, session.id != id_) == (4, True)
    goes_on = line < 0 and answer == 0
    assert (len(session.log) > entries) == goes_on
    act(playing, 1)
    assert journal.read_bytes() == left


def test_a_game_that_continued_differently_is_opened_as_a_copy_and_told(
    playing: Screen, boxes: MessageBoxes, own_games: Path, tmp_path: Path
) -> None:
    """The same game went on at two computers: both games stay, and the window says what it has opened."""
    session = playing.controller.session
    path = tmp_path / f"other{SUFFIX}"
    document = session.save()
    act(playing, 3)
    mine = playing.fingerprint
    other, _ = Session.open(document)
    decided = other.game.legal()
    other.play(
        next(action for action in reversed(list(decided)) if action != session.actions[len(other.log)])
    )
    write_atomically(path, readable(other.save()))
    playing.new(players=2, seed=9)
    assert playing.window.open_from(path)
    assert playing.fingerprint == other.game.fingerprint()
    assert "copy" in playing.window.notice.text()
    assert not boxes
    playing.window.continue_game(session.id)
    assert playing.fingerprint == mine


@pytest.mark.parametrize("name", ["competitive-2", "first-3"])
def test_a_game_of_an_older_format_is_saved_where_it_came_from(
    screen: Screen, boxes: MessageBoxes, tmp_path: Path, name: str
) -> None:
    """Nobody has changed the file: nobody is asked, and it is of the new format then."""
    path = tmp_path / f"old{SUFFIX}"
    shutil.copy(SAVES / "1" / f"{name}{SUFFIX}", path)
    assert screen.window.open_from(path)
    assert screen.window.parts.files.save()
    assert not boxes
    assert b'"version": 3' in path.read_bytes()


def test_a_folder_that_is_gone_is_told_as_such(playing: Screen, boxes: MessageBoxes, tmp_path: Path) -> None:
    """The file itself need not be there, so that would be no reason."""
    folder = tmp_path / "drive"
    folder.mkdir()
    assert playing.window.parts.files.save_to(folder / f"a{SUFFIX}")
    shutil.rmtree(folder)
    assert not playing.window.parts.files.save()
    assert "folder not found" in boxes[0]


def test_every_game_is_in_the_list(screen: Screen) -> None:
    """However many there are."""
    autosave = screen.window.autosave
    for seed in range(130):
        autosave.begin(Session.new(GameOptions(players=2, seed=seed)))
    autosave.end()
    screen.window.known_games.show()
    assert screen.window.start.recent.list.model().rowCount() == 129  # and one on the card above
