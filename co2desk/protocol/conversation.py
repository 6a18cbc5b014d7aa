"""A conversation with the referee: knows its commands, and answers those that need no game.

The engine is loaded with the first command about a game, so that `hello` is answered at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from co2desk import __version__
from co2desk.protocol.messages import PROTOCOL, Answer, Commands, Request, command_of

if TYPE_CHECKING:
    from co2desk.protocol.game_commands import GameCommands

EDITIONS = ("first", "second_chance")  # those of co2desk.session, which would load the engine

COMMANDS: Commands = {
    "hello": (),
    "new": ("options",),
    "state": ("seat",),
    "decision": (),
    "play": ("action", "seat"),
    "why": ("action",),
    "undo": ("count",),
    "position": ("options", "state", "components", "played"),
    "save": (),
    "load": ("game",),
    "quit": (),
}


class Conversation:
    """One conversation, with at most one game on the table."""

    def __init__(self) -> None:
        self._commands: GameCommands | None = None

    def answer(self, request: Request) -> Answer:
        """The answer to a request. Raises ProtocolError, and then nothing has changed."""
        name = command_of(request, COMMANDS)
        if name == "hello":
            return hello()
        if name == "quit":
            return {"bye": True}
        return self._game_commands().answer(name, request)

    def _game_commands(self) -> GameCommands:
        """The one late import of the protocol."""
        if self._commands is None:
            from co2desk.protocol.game_commands import GameCommands  # noqa: PLC0415 - loads the engine

            self._commands = GameCommands()
        return self._commands


def hello() -> Answer:
    return {
        "program": "co2desk",
        "version": __version__,
        "protocol": PROTOCOL,
        "roles": ["referee"],
        "editions": list(EDITIONS),
        "commands": list(COMMANDS),
    }
