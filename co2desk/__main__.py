"""The command line: `co2desk` opens the window; the other commands do without one."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from co2desk import __version__

COMMANDS = {
    "play": "open the window, optionally with a saved game",
    "watch": "watch a game between computer players in the terminal",
    "simulate": "play many games between computer players and summarise the results",
    "engine": "run the line protocol of docs/protocol.md on standard input and output",
    "player": "play a seat: a computer player that speaks the same protocol",
    "bench": "measure the engine; `bench ui` the window, `bench saves` saved games, `bench growth` long ones",
    "selftest": "check that everything works: open the window, play, save and quit",
}


def main(arguments: Sequence[str] | None = None) -> int:
    make_printable(sys.platform)
    try:
        code = start(list(sys.argv[1:] if arguments is None else arguments))
        if sys.stdout is not None:  # as in a program of Windows that has no terminal
            sys.stdout.flush()
        return code
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def make_printable(platform: str) -> None:
    """Let every letter of every language be printed, whatever the output can show.

    Windows writes into pipes and files in an old encoding that lacks most letters: there it becomes UTF-8.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            if platform == "win32":
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")
            else:
                stream.reconfigure(errors="backslashreplace")


def start(words: list[str]) -> int:
    command = words.pop(0) if words and not words[0].startswith("-") else ""
    if command == "engine" and words:
        print(
            "usage: co2desk engine\n\nSpeaks the JSON Lines protocol of docs/protocol.md. It has no options."
        )
        return 0 if words[0] in ("-h", "--help") else 2
    if command == "engine":  # first, because it has to start at once
        from co2desk.protocol.conversation import Conversation
        from co2desk.protocol.server import serve

        return serve(sys.stdin.buffer, sys.stdout.buffer, Conversation())
    if command == "bench" and words[:1] == ["window"]:  # measured, with all that it loads
        from co2desk.commands.bench.window import run as run_bench_window

        return run_bench_window(*words[1:])
    if not command and any(word in ("-h", "--help") for word in words):
        print("usage: co2desk [COMMAND] [OPTIONS]\n")
        print("\n".join(f"  {name:10} {purpose}" for name, purpose in COMMANDS.items()))
        print("\nWithout a command, co2desk opens its window; `co2desk FILE.co2game` opens a saved game.")
        print(
            "`co2desk COMMAND --help` lists the options of a command, `co2desk --version` prints the version."
        )
        return 0
    if not command and "--version" in words:
        print(f"co2desk {__version__}")
        return 0
    if not command and words:
        print(f"co2desk: unknown option {words[0]!r}; `co2desk --help` lists what there is.", file=sys.stderr)
        return 2
    if command not in COMMANDS and is_saved_game(command):
        words.insert(0, command)
        command = "play"
    if command and command not in COMMANDS:
        known = ", ".join(COMMANDS)
        print(f"co2desk: unknown command {command!r}; the commands are {known}.", file=sys.stderr)
        return 2
    if command in ("", "play"):
        from co2desk.commands.play import run as run_play

        return run_play(words)
    return run(command, words)


def is_saved_game(word: str) -> bool:
    """By its ending, in letters of any size, or because there is such a file.

    A desktop knows a saved game by its content, and hands it over whatever its name is.
    """
    return word.lower().endswith(".co2game") or os.path.isfile(word)  # noqa: PTH113 - any word


def run(command: str, words: list[str]) -> int:
    """A command that plays games; wrong component values of an own copy are told in one line each."""
    from co2desk.components import PackError

    try:
        if command == "watch":
            from co2desk.commands.watch import run as run_watch

            return run_watch(words)
        if command == "simulate":
            from co2desk.commands.simulate import run as run_simulate

            return run_simulate(words)
        if command == "player":
            from co2desk.commands.player import run as run_player

            return run_player(words)
        if command == "selftest":
            from co2desk.commands.selftest import run as run_selftest

            return run_selftest(words)
        if words[:1] == ["ui"]:
            from co2desk.commands.bench.ui import run as run_bench_ui

            return run_bench_ui(words[1:])
        if words[:1] == ["saves"]:
            from co2desk.commands.bench.saves import run as run_bench_saves

            return run_bench_saves(words[1:])
        if words[:1] == ["growth"]:
            from co2desk.commands.bench.growth import run as run_bench_growth

            return run_bench_growth(words[1:])
        from co2desk.commands.bench.engine import run as run_bench

        return run_bench(words)
    except PackError as error:
        for problem in error.problems:
            print(f"co2desk: {problem}.", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
