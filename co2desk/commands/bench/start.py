"""Our window as it starts, for `co2desk bench ui`."""

from __future__ import annotations

from co2desk.commands.bench.bare import SIZE, tell_and_leave
from co2desk.ui.app import make_window


def show_our_window() -> None:
    app, window = make_window()
    window.resize(*SIZE)
    window.show()
    app.processEvents()
    tell_and_leave()
