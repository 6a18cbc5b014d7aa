"""A person plays in a window of co2desk, with keys alone; the journal of the game tells what was done."""

from __future__ import annotations

import time
from pathlib import Path

from proof.account import Account
from proof.rooms import PLAYER, ProofError, Room
from proof.screen import Screen

from co2desk.session.journal import JournalContent, read_journal

SAVE = Path(__file__).resolve().parents[2] / "tests" / "saves" / "2" / "first-people.co2game"
PLACE = f"/home/{PLAYER}/Partie d'été.co2game"  # spaces and accents are usual in a home
PLAYED_BY = "Anna"  # the title of the window names the players
MOST_ACTIONS = 30  # a turn has fewer
PATIENCE_SECONDS = 30


def kept_game(journals: Path) -> JournalContent | None:
    """The one game that is kept there, as far as it was played."""
    found = list(journals.glob("*.co2journal"))
    return read_journal(found[0]) if len(found) == 1 else None


def put_save(room: Room) -> str:
    """A game that five have begun, in the player's home."""
    return room.put(SAVE, PLACE)


def play_a_turn(
    screen: Screen, window: str, journals: Path, take_over: tuple[str, ...] = ("Return", "Return")
) -> int:
    """Take the screen over, open the list of actions, and do the first one until the turn has ended."""
    begun = now = _wait_for(journals, 0)
    while now.mark["player"] == begun.mark["player"]:
        if now.entries - begun.entries > MOST_ACTIONS:
            raise ProofError("the turn does not end")
        screen.press(window, *take_over, "F5")
        listed = screen.wait_for_window(but=frozenset({window}))
        screen.press(listed, "Return")
        now = _wait_for(journals, now.entries + 1)
        screen.press(listed, "Escape")
    return now.entries - begun.entries


def open_and_quit(account: Account, screen: Screen, room: Room, program: str, picture: Path) -> None:
    """Start it as anybody would; see the window; leave with Ctrl+Q."""
    running = room.start_as_player(program, screen=screen.name)
    window = screen.wait_for_window()
    screen.take_picture(picture)
    account.found(f"the window opens and shows something ({picture.name})")
    screen.press(window, "ctrl+q")
    screen.wait_for_end()
    code = running.wait(PATIENCE_SECONDS)
    account.demand(code == 0, "Ctrl+Q ends the program with the code 0", room.output())
    account.demand(not room.output(), "it has complained about nothing", room.output())


def leave(screen: Screen, window: str) -> None:
    """Ctrl+Q; a cover that waits for its player takes no other key than Enter, so it goes first."""
    for _ in range(PATIENCE_SECONDS):
        if not screen.windows():
            return
        screen.press(window, "Return", "Return", "ctrl+q")
        time.sleep(1)
    raise ProofError("the window does not close")


def _wait_for(journals: Path, entries: int) -> JournalContent:
    for _ in range(PATIENCE_SECONDS * 5):
        game = kept_game(journals)
        if game is not None and game.entries >= entries:
            return game
        time.sleep(0.2)
    raise ProofError(f"there is no game with {entries} entries in {journals}")
