"""Somebody plays on Windows, with mouse and keys: against the computer, through a kill, from saved files."""

from __future__ import annotations

import json
import os
import signal
import time
from pathlib import Path

from proof.playing import kept_game, play_a_turn
from proof.rooms import ProofError
from windows.proof.computer import Computer
from windows.proof.installing import wait_for_program

SAVES = Path(__file__).resolve().parents[3] / "tests" / "saves"
TURNS = 3
PATIENCE_SECONDS = 60
COMPUTER_PLAYERS = 2  # of a quick game
PLAY_AT_ONCE = (0.41, 0.893)  # that button on the page of the first start, as parts of width and height
SAVE_NAME = "Späte Partie à deux"


def self_test(computer: Computer, folder: Path) -> None:
    console = computer.name_of(folder / "co2desk-console.exe")
    told = computer.wine.run(console, "selftest", "--languages", seconds=1200)
    computer.demand("everything works" in told, "`co2desk-console selftest --languages`", told)
    code = computer.run_quietly(folder / "co2desk.exe", "selftest")
    computer.demand(code == 0, "`co2desk selftest`, which has no terminal, ends with the code 0", str(code))


def talk_to_engine(computer: Computer, folder: Path) -> None:
    """The protocol for bots, and every saved game of every version of the format."""
    saves = sorted(SAVES.rglob("*.co2game"))
    commands = [{"id": 0, "cmd": "hello"}]
    for number, path in enumerate(saves, 1):
        commands.append({"id": number, "cmd": "load", "game": json.loads(path.read_text(encoding="utf-8"))})
    said = "".join(f"{json.dumps(command, ensure_ascii=False)}\n" for command in commands)
    told = computer.wine.run(computer.name_of(folder / "co2desk-console.exe"), "engine", said=said)
    answers = [json.loads(line) for line in told.splitlines() if line.startswith("{")]
    bad = [saves[answer["id"] - 1].name for answer in answers if not answer.get("ok", "error" not in answer)]
    computer.demand(len(answers) == len(commands), "the engine answers every command", told[-500:])
    formats = sorted({path.parent.name for path in saves})
    computer.demand(
        not bad, f"it opens {len(saves)} saved games of the formats {', '.join(formats)}", str(bad)
    )


def print_letters(computer: Computer, folder: Path) -> None:
    """Letters that no old encoding of Windows has, into a pipe."""
    console = computer.name_of(folder / "co2desk-console.exe")
    told = computer.wine.run(console, "watch", "--players", "2", "--bots", "random")
    computer.demand("CO₂" in told, "a game is told in the terminal, in UTF-8", told[-300:])


def click_play_at_once(computer: Computer, window: str, games: Path) -> None:
    width, height = computer.screen.size(window)
    computer.screen.click(window, round(width * PLAY_AT_ONCE[0]), round(height * PLAY_AT_ONCE[1]))
    for _ in range(PATIENCE_SECONDS):
        if kept_game(games) is not None:
            computer.found("a click on “Play a quick game” begins a game")
            return
        time.sleep(1)
    raise ProofError("no game begins")


def play_at_once(computer: Computer, window: str) -> None:
    """Turns with the keyboard, and two computer players in between."""
    click_play_at_once(computer, window, computer.games)
    played = 0
    for _ in range(TURNS):
        _wait_for_my_turn(computer)
        played += play_a_turn(computer.screen, window, computer.games, take_over=())
    _wait_for_my_turn(computer)
    game = kept_game(computer.games)
    if game is None:
        raise ProofError("there is no game")
    computer.take_picture("playing-1-turns")
    others = game.entries - played
    sentence = f"{TURNS} turns are played: {played} actions, and {others} of the computer players"
    computer.demand(others > 0, sentence)
    players = _players(computer)
    sentence = f"each computer player thinks in a process of its own: {len(players)}"
    computer.demand(len(players) == COMPUTER_PLAYERS, sentence)


def save(computer: Computer, window: str) -> Path:
    """Ctrl+S opens the dialog of Windows; the file gets a name with spaces and accents."""
    computer.screen.press(window, "ctrl+s")
    dialog = computer.screen.wait_for_window(but=frozenset({window}))
    time.sleep(2)
    target = computer.wine.drive / "users" / "Public" / f"{SAVE_NAME}.co2game"
    computer.screen.press(dialog, "ctrl+a")
    computer.screen.write(dialog, f"C:\\users\\Public\\{SAVE_NAME}")
    computer.take_picture("playing-2-save")
    computer.screen.press(dialog, "Return")
    for _ in range(PATIENCE_SECONDS):
        if target.exists():
            computer.found(f"Ctrl+S saves “{target.name}”")
            return target
        time.sleep(1)
    raise ProofError(f"{target} was not written")


def quit_with_keys(computer: Computer, window: str) -> None:
    computer.screen.press(window, "ctrl+q")
    computer.screen.wait_for_end()
    _demand_no_players(computer, "no process of a computer player is left behind")
    computer.wine.wait()
    game = kept_game(computer.games)
    computer.demand(
        game is not None and game.is_closed, "Ctrl+Q ends it, and the game is put away in good order"
    )


def open_by_kind(computer: Computer, file: Path) -> str:
    """What a double click does. The window's number."""
    with computer.kinds_of_files_for_all():
        computer.wine.start("start", computer.name_of(file))
        window = wait_for_program(computer)
        title = computer.screen.wait_for_title(window, file.stem)
        computer.found(f"the file is opened by its kind: {title}")
        computer.take_picture("playing-3-opened")
    return window


def cut_power(computer: Computer, window: str, program: Path) -> None:
    """A kill in the middle of a game; the next start offers it as it was."""
    _wait_for_my_turn(computer)
    played = play_a_turn(computer.screen, window, computer.games, take_over=())
    before = kept_game(computer.games)
    computer.demand(len(_players(computer)) == COMPUTER_PLAYERS, "the computer players run")
    for process in computer.processes("co2desk.exe"):  # the window alone
        os.kill(process, signal.SIGKILL)
    _demand_no_players(computer, "the computer players end when their window is killed")
    computer.wine.kill()
    computer.screen.wait_for_end()
    left = kept_game(computer.games)
    if before is None or left is None:
        raise ProofError("there is no game")
    kept = left.entries >= before.entries
    computer.demand(kept, f"after a kill every action is on the disk, the last {played}, too")
    computer.demand(not left.is_closed, "the game was not put away")
    computer.wine.start(computer.name_of(program))
    window = wait_for_program(computer)
    computer.take_picture("playing-4-recovered")
    computer.screen.press(window, "Return")
    for _ in range(PATIENCE_SECONDS):
        if computer.screen.windows().get(window, "co2desk") != "co2desk":  # its title names the players
            break
        time.sleep(1)
    else:
        raise ProofError("the game is not offered again")
    computer.take_picture("playing-5-goes-on")
    _wait_for_my_turn(computer)
    more = play_a_turn(computer.screen, window, computer.games, take_over=())
    computer.found(f"it goes on where it was: {more} more actions")
    quit_with_keys(computer, window)


def _players(computer: Computer) -> list[int]:
    """The processes of computer players."""
    return computer.processes("co2desk-console.exe", "player", "--level")


def _demand_no_players(computer: Computer, sentence: str) -> None:
    for _ in range(PATIENCE_SECONDS):
        if not _players(computer):
            break
        time.sleep(1)
    computer.demand(not _players(computer), sentence)


def _wait_for_my_turn(computer: Computer) -> None:
    """Until the computer players have played: nothing new for some seconds."""
    quiet, entries = 0, -1
    for _ in range(PATIENCE_SECONDS * 2):
        game = kept_game(computer.games)
        now = game.entries if game is not None else -1
        quiet = quiet + 1 if now == entries else 0
        entries = now
        if quiet >= 4:
            return
        time.sleep(1)
    raise ProofError("the computer players do not end")
