"""`co2desk bench window KIND`: a process that `co2desk bench ui` measures.

It loads only what it shows. Nothing else may be imported on the way here: what the bare window loads as well
would make our own look better than it is.
"""

from __future__ import annotations

BARE, OURS, REPAINTS, GAMES = "bare", "ours", "repaints", "games"


def run(kind: str, number: str = "1") -> int:
    """`number`: how often something is done, if it is done more than once; any other kind is an edition."""
    if kind == BARE:
        from co2desk.commands.bench.bare import show_bare_window  # noqa: PLC0415 - see above

        show_bare_window()
    elif kind == OURS:
        from co2desk.commands.bench.start import show_our_window  # noqa: PLC0415 - see above

        show_our_window()
    else:
        import co2desk.ui  # noqa: F401, PLC0415 - before any other part of Qt, as the program does
        from co2desk.commands.bench import board  # noqa: PLC0415 - see above

        if kind == REPAINTS:
            board.tell_repaints(int(number))
        elif kind == GAMES:
            board.tell_memory_of_games(int(number))
        else:
            board.show_board(kind)
    return 0
